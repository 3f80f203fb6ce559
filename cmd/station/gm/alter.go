package gm

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// damage damages a ship, or repairs it.
type damage struct {
	amount int
	kind   int
}

func (*damage) name() say.Text { return "DAMAGE OR MEND" }
func (*damage) help() say.Text {
	return "Damage goes to the shields first, by its type; at 0 hull the rules decide what becomes of the ship."
}

func (d *damage) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) (ordered []sim.Intent, done bool) {
	foot := r.Foot(66).Columns(2, kit.Gap)
	d.amount = step(u, r.Top(kit.Finger(u, 36)), say.Name(fmt.Sprint(d.amount)), d.amount, 1, 9999, 1)
	r.Top(8)
	var types []say.Text
	for t := shipyard.Energy; t <= shipyard.Thermite; t++ {
		types = append(types, say.Of("%s damage", say.Text(t.String())))
	}
	d.kind = pick(u, "damage types", r, types, d.kind)
	name := s.ship.Name()
	hurt := kit.Action{Name: "Damage", Key: "any.confirm", Does: say.Of("%d %s to %s.", d.amount, types[d.kind], name)}
	if u.Do(foot[0], hurt) {
		return []sim.Intent{&sim.Damage{Ship: s.ship, Type: shipyard.DamageType(d.kind), Amount: int32(d.amount)}}, false
	}
	if u.Do(foot[1], kit.Action{Name: "Mend", Key: "mending.mend", Does: say.Of("The hull of %s regains %d.", name, d.amount)}) {
		return []sim.Intent{&sim.Damage{Ship: s.ship, Amount: -int32(d.amount)}}, false
	}
	return nil, false
}

// cover sets a ship's cover.
type cover struct{ at int }

func (*cover) name() say.Text { return "COVER" }
func (*cover) help() say.Text {
	return "Half cover adds 2 to AC and Dexterity saves, three quarters 5; behind total cover nothing can be targeted. It stays until changed."
}

func (c *cover) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	foot, own := r.Foot(66), v.Own(s.ship)
	if own == nil {
		return nil, true
	}
	grades := [...]space.Cover{space.NoCover, space.HalfCover, space.ThreeQuartersCover, space.TotalCover}
	names := []say.Text{"By geometry", "No cover", "Half cover", "Three-quarters cover", "Total cover"}
	for i := range names {
		if i == 0 && own.Cover == 0 || i > 0 && own.Cover == 1+int8(grades[i-1]) {
			names[i] = say.Of("%s: now", names[i])
		}
	}
	c.at = pick(u, "covers", r, names, c.at)
	set := &sim.SetCover{Ship: s.ship}
	if c.at > 0 {
		set.Cover = 1 + int8(grades[c.at-1])
	}
	if u.Do(foot, kit.Action{Name: "Set it", Key: "any.confirm", Does: say.Of("The cover of %s against every attack.", s.ship.Name())}) {
		return []sim.Intent{set}, false
	}
	return nil, false
}

// edge gives somebody advantage or disadvantage on the next roll.
type edge struct {
	kind    int
	all     bool     // anybody aboard
	against space.ID // only attacks on this ship
}

func (*edge) name() say.Text { return "ADVANTAGE" }
func (*edge) help() say.Text {
	return "On the next matching roll. Choose who by their number above, or the whole ship."
}

func (e *edge) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	foot := r.Foot(66).Columns(2, kit.Gap)
	whose := nameOf(v, s.seat)
	if e.all || e.kind == int(sim.EdgeSave) || s.seat.Ship == 0 {
		whose = say.Of("Anybody aboard %s", s.ship.Name())
	}
	if u.Do(r.Top(kit.Finger(u, 32)), kit.Action{Name: whose, Cut: true, Key: "tool.next", Does: "One person, or anybody aboard."}) {
		e.all = !e.all
	}
	r.Top(5)
	if e.kind == int(sim.EdgeAttack) {
		e.against = s.aim(u, v, r.Top(kit.Finger(u, 32)), e.against, "attacks on %s", "attacks on any ship")
		r.Top(5)
	} else {
		e.against = 0
	}
	e.kind = pick(u, "kinds of rolls", r, []say.Text{"Next check", "Next attack", "Next save of the ship"}, e.kind)
	good := u.Do(foot[0], kit.Action{Name: "Advantage", Key: "any.confirm", Does: "Rolled twice; the higher counts."})
	bad := u.Do(foot[1], kit.Action{Name: "Disadvantage", Key: "mending.repair", Does: "Rolled twice; the lower counts."})
	if !good && !bad {
		return nil, false
	}
	i := &sim.GrantEdge{Good: good, Kind: sim.EdgeKind(e.kind), Seat: s.seat, Against: e.against}
	if e.all || i.Kind == sim.EdgeSave || s.seat.Ship == 0 {
		i.Seat = crew.Seat{Ship: s.ship}
	}
	return []sim.Intent{i}, false
}

// aim chooses another ship by Tab, and shows it in a message, or by its name alone; any is shown if
// any ship will do.
func (s *Screen) aim(u *kit.UI, v *view.View, r kit.Rect, at space.ID, message, any say.Text) space.ID {
	var ids []space.ID
	if any != "" {
		ids = append(ids, 0)
	}
	for i := range v.Contacts {
		if k := &v.Contacts[i]; k.ID != s.ship && !k.State.Gone() {
			ids = append(ids, k.ID)
		}
	}
	if len(ids) == 0 {
		u.Text(r, "There is no other ship.", kit.Type{Size: kit.Small, Colour: kit.Muted})
		return 0
	}
	n := 0
	for i, id := range ids {
		if id == at {
			n = i
		}
	}
	name := any
	switch {
	case ids[n] != 0 && message != "":
		name = say.Of(message, ids[n].Name())
	case ids[n] != 0:
		name = ids[n].Name()
	}
	if u.Do(r, kit.Action{Name: name, Cut: true, Key: "any.next", Does: "The next ship."}) {
		n = (n + 1) % len(ids)
	}
	return ids[n]
}

// numbers changes a number of a ship.
type numbers struct {
	at    int
	ship  space.ID
	value int
}

func (*numbers) name() say.Text { return "NUMBERS" }
func (*numbers) help() say.Text {
	return "A hull set to 0 disables the ship; one set above 0 brings it back."
}

func (n *numbers) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	k, own := v.Contact(s.ship), v.Own(s.ship)
	if k == nil || own == nil {
		return nil, true
	}
	foot := r.Foot(kit.Finger(u, 36))
	r.Foot(6)
	stepper := r.Foot(kit.Finger(u, 36))
	r.Foot(6)
	names := make([]say.Text, len(sim.NumberNames()))
	for i := range names {
		names[i] = say.Label(sim.Number(i), n.says(v, sim.Number(i), numberOf(v, k, own, sim.Number(i))))
	}
	was := n.at
	n.at = pick(u, "numbers", r, names, n.at)
	if n.at != was || n.ship != s.ship {
		n.ship, n.value = s.ship, numberOf(v, k, own, sim.Number(n.at))
	}
	number := sim.Number(n.at)
	lo, hi := number.Bounds()
	if number == sim.SideNumber {
		hi = int32(max(0, sides(v)-1))
	}
	by := 1
	if number == sim.FlyNumber || number == sim.TurnNumber || number == sim.FeetNumber {
		by = 10
	}
	n.value = step(u, stepper, n.says(v, number, n.value), n.value, int(lo), int(hi), by)
	now := n.says(v, number, numberOf(v, k, own, number))
	set := kit.Action{Name: say.Of("Set %s from %s to %s", sim.Number(n.at), now, n.says(v, number, n.value)), Cut: true, Key: "any.confirm"}
	if u.Do(foot, set) {
		return []sim.Intent{&sim.Edit{Ship: s.ship, Number: number, Value: int32(n.value)}}, false
	}
	return nil, false
}

func (n *numbers) says(v *view.View, number sim.Number, value int) say.Text {
	switch number {
	case sim.SideNumber:
		return v.SideName(event.Side(value))
	case sim.SpecialNumber:
		return [...]say.Text{"no: an NPC explodes at 0", "yes"}[min(1, value)]
	case sim.FlyNumber, sim.TurnNumber, sim.FeetNumber:
		return say.Of("%d ft", value)
	}
	return say.Name(fmt.Sprint(value))
}

// sides returns how many sides the battle has.
func sides(v *view.View) int {
	n := 0
	for _, t := range v.Texts {
		if t.Kind >= picture.SideText && t.Kind < picture.SideText+event.MaxSides {
			n++
		}
	}
	return n
}

// numberOf returns the present value of a number.
func numberOf(v *view.View, k *picture.Contact, s *picture.ShipSheet, n sim.Number) int {
	switch n {
	case sim.HullNumber:
		return int(s.Hull)
	case sim.ShieldNumber:
		return int(s.Shield)
	case sim.HitDiceNumber:
		return int(s.HitDice)
	case sim.SystemNumber:
		return int(s.System)
	case sim.HullMaxNumber:
		return int(s.HullMax)
	case sim.ShieldMaxNumber:
		return int(s.ShieldMax)
	case sim.RegenNumber:
		return int(s.Regen)
	case sim.ACNumber:
		return int(s.AC)
	case sim.StrengthNumber:
		return int(s.Str)
	case sim.DexterityNumber:
		return int(s.Dex)
	case sim.FlyNumber:
		return s.Fly.Feet()
	case sim.TurnNumber:
		return s.Turn.Feet()
	case sim.FeetNumber:
		return s.Feet.Feet()
	case sim.SideNumber:
		return int(k.Side)
	case sim.SpecialNumber:
		if k.Special {
			return 1
		}
	case sim.FuelNumber:
		return int(s.Fuel)
	case sim.AmmoNumber:
		most := 0
		for _, m := range v.MountsOf(k.ID) {
			most = max(most, int(m.Ammo))
		}
		return most
	}
	return 0
}
