package gm

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
)

// conditions gives a ship conditions and takes them away.
type conditions struct{ at int }

func (*conditions) name() say.Text { return "CONDITION" }
func (*conditions) help() say.Text {
	return "A condition given here lasts until it is taken away."
}

func (c *conditions) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	k := v.Contact(s.ship)
	if k == nil {
		return nil, true
	}
	if len(v.Conditions) == 0 {
		return nil, true
	}
	c.at = min(c.at, len(v.Conditions)-1)
	at := &v.Conditions[c.at]
	give := kit.Action{Name: "Give it", Key: "any.confirm", Does: kit.Sentence(at.Says)}
	if k.Conditions.Has(at.Condition) {
		give = kit.Action{Name: "Take it away", Key: "any.confirm", On: true, Does: say.Of("%s is no longer %s.", k.Name, at.Name)}
	}
	if u.Do(r.Foot(66), give) {
		return []sim.Intent{&sim.SetCondition{Ship: s.ship, Condition: at.Condition, On: !k.Conditions.Has(at.Condition)}}, false
	}
	r.Foot(6)
	var names []say.Text
	for i := range v.Conditions {
		name := kit.Capital(v.Conditions[i].Name)
		if k.Conditions.Has(v.Conditions[i].Condition) {
			name = say.Of("%s: now", name)
		}
		names = append(names, name)
	}
	c.at = pick(u, "conditions", r, names, c.at)
	return nil, false
}

// repairs lets a ship travel, be repaired and dock.
type repairs struct{ span int }

func (*repairs) name() say.Text { return "REPAIR AND TRAVEL" }
func (*repairs) help() say.Text {
	return "Between battles. To give hull at once, use Damage, mend."
}

func (p *repairs) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	k, own := v.Contact(s.ship), v.Own(s.ship)
	if k == nil || own == nil {
		return nil, true
	}
	rows := r.Top(min(r.H, 180)).Rows(2, 6)
	above, below := rows[0].Columns(2, kit.Gap), rows[1].Columns(2, kit.Gap)
	repair, seat := repairBy(v, own, k.State)
	if u.Do(above[0], repair) {
		return []sim.Intent{&sim.Repair{Seat: seat, Dice: own.HitDice}}, false
	}
	dock := kit.Action{Name: "Dock", Key: "mending.mend", Does: "A day fills everything, and system damage falls by 1."}
	if own.System == deployment.Used {
		dock.Does = say.Of("A day fills all. System damage falls if a check reaches %d.", deployment.UsedDC)
	}
	if k.State == ships.Destroyed {
		dock.Rule, dock.Why = "SHIP-REPAIR", "The ship is destroyed."
	}
	if u.Do(above[1], dock) {
		return []sim.Intent{&sim.Maintain{Ship: s.ship}}, false
	}
	if u.Do(below[0], kit.Action{Name: spans[p.span].name, Key: "tool.next", Cut: true, Does: "How long it travels; press for another."}) {
		p.span = (p.span + 1) % len(spans)
	}
	travel := kit.Action{Name: "Travel", Key: "mending.travel", Does: spans[p.span].does()}
	switch k.State {
	case ships.Destroyed, ships.Lost:
		travel.Rule, travel.Why = "SHIP-REPAIR", "The ship is lost."
	case ships.Disabled:
		travel.Rule, travel.Why = "SHIP-REPAIR", "It falls apart: stabilise it first."
	}
	if u.Do(below[1], travel) {
		return []sim.Intent{&sim.Travel{Ship: s.ship, Hours: spans[p.span].hours, Air: spans[p.span].air}}, false
	}
	return nil, false
}

// span is how long a ship may travel in one ruling.
type span struct {
	name  say.Text
	hours int16
	air   bool
}

var spans = []span{{"An hour", 1, false}, {"8 hours", 8, false}, {"A day", 24, false}, {"3 days", 72, false}, {"A week", 168, false}, {"An hour in air", 1, true}, {"8 hours in air", 8, true}}

func (s span) does() say.Text {
	rest := say.Text("Only crew of rank 5 rest")
	if s.hours >= 8 {
		rest = say.Text("The crew rests")
	}
	if s.air {
		return say.Of("%s; %d fuel is burnt.", rest, s.hours)
	}
	return say.Of("%s; a unit of fuel is burnt each day.", rest)
}

// repairBy returns a repair by the ship's mechanic with the remaining Hit Dice, until the hull is
// whole.
func repairBy(v *view.View, own *picture.ShipSheet, state ships.ShipState) (kit.Action, crew.Seat) {
	a := kit.Action{Name: "Repair", Key: "mending.repair", Does: say.Of("The mechanic spends up to %d Hit Dice on the hull.", own.HitDice)}
	var seat crew.Seat
	for i := range v.Crew {
		if row := &v.Crew[i]; row.Seat.Ship == own.ID && row.Roles.Has(crew.Mechanic) && seat.Ship == 0 {
			seat = row.Seat
		}
	}
	switch {
	case seat.Ship == 0:
		a.Rule, a.Why = "SHIP-REPAIR", "No mechanic is aboard."
	case state.Fallen():
		a.Rule, a.Why = "SHIP-REPAIR", say.Of("The ship is %s.", state)
	case own.HitDice == 0:
		a.Rule, a.Why = "SHIP-REPAIR", "No Hit Dice are left."
	case own.Hull >= own.MaxHull:
		a.Rule, a.Why = "SHIP-REPAIR", "The hull is whole."
	}
	return a, seat
}
