package gm

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// reach limits a weapon to one gunner.
type reach struct {
	mount int
	whose int // 0: every gunner; otherwise 1 + a gunner
}

func (*reach) name() say.Text { return "REACH" }
func (*reach) help() say.Text {
	return "Every gunner reaches every weapon of the ship, until you say that one of them alone does."
}

func (t *reach) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	mounts := v.MountsOf(s.ship)
	var gunners []crew.Seat
	for i := range v.Crew {
		if m := &v.Crew[i]; m.Seat.Ship == s.ship && m.Roles.Has(crew.Gunner) {
			gunners = append(gunners, m.Seat)
		}
	}
	if len(mounts) == 0 || len(gunners) == 0 {
		u.Paragraph(r, "It has no weapons, or no gunners.", kit.Type{Colour: kit.Muted})
		return nil, false
	}
	foot := r.Foot(66)
	r.Foot(6)
	t.whose = t.whose % (len(gunners) + 1)
	whom, seat := say.Text("every gunner"), crew.Seat{}
	if t.whose > 0 {
		seat = gunners[t.whose-1]
		whom = say.Of("only the %s", say.Text(seat.String()))
	}
	if u.Do(r.Foot(kit.Finger(u, 32)), kit.Action{Name: say.Of("For %s", whom), Cut: true, Key: "tool.side", Does: "The next gunner."}) {
		t.whose = (t.whose + 1) % (len(gunners) + 1)
	}
	r.Foot(6)
	var names []say.Text
	for i := range mounts {
		name := say.Pair(mounts[i].Name, mounts[i].Place)
		if mounts[i].Only.Role != crew.NoRole {
			name = say.Pair(name, say.Text(mounts[i].Only.String()))
		}
		names = append(names, name)
	}
	t.mount = pick(u, "weapons to reach", r, names, t.mount)
	w := &mounts[min(t.mount, len(mounts)-1)]
	if u.Do(foot, kit.Action{Name: "Say so", Key: "any.confirm", Does: say.Of("The %s is for %s.", w.Name, whom)}) {
		return []sim.Intent{&sim.ReserveWeapon{Ship: s.ship, Weapon: w.Mount, Seat: seat}}, false
	}
	return nil, false
}
