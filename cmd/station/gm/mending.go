package gm

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
)

// mending gives a ship conditions and takes them away, and lets it be repaired
// and docked.
type mending struct{ at, span int }

func (*mending) name() say.Text { return "CONDITION AND REPAIR" }
func (*mending) help() say.Text {
	return "A condition given here lasts until it is taken away. Repairs, docks and journeys are for quiet hours."
}

func (m *mending) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	k, own := v.Contact(s.ship), v.Own(s.ship)
	if k == nil || own == nil {
		return nil, true
	}
	foot := r.Foot(kit.Finger(u, 36)).Columns(2, kit.Gap)
	r.Foot(6)
	way := r.Foot(kit.Finger(u, 36)).Columns(2, kit.Gap)
	r.Foot(6)
	if u.Do(way[0], kit.Action{Name: spans[m.span].name, Key: "tool.next", Cut: true, Does: "How long the ship travels. Again takes the next."}) {
		m.span = (m.span + 1) % len(spans)
	}
	travel := kit.Action{Name: "Travel", Key: "mending.travel", Does: spans[m.span].does()}
	switch k.State {
	case ships.Destroyed, ships.Lost:
		travel.Rule, travel.Why = "SHIP-REPAIR", "The ship is lost."
	case ships.Disabled:
		travel.Rule, travel.Why = "SHIP-REPAIR", "It falls apart: stabilise it first."
	}
	if u.Do(way[1], travel) {
		return []sim.Intent{&sim.Travel{Ship: s.ship, Hours: spans[m.span].hours, Air: spans[m.span].air}}, false
	}
	c := shipyard.Condition(m.at)
	give := kit.Action{Name: "Give it", Key: "any.confirm", Does: kit.Sentence(say.Text(c.Says().String()))}
	if k.Conditions.Has(c) {
		give = kit.Action{Name: "Take it away", Key: "any.confirm", On: true, Does: say.Of("%s is no longer %s.", k.Name, c)}
	}
	if u.Do(r.Foot(66), give) {
		return []sim.Intent{&sim.SetCondition{Ship: s.ship, Condition: c, On: !k.Conditions.Has(c)}}, false
	}
	r.Foot(6)
	var names []say.Text
	for c := range shipyard.LastCondition + 1 {
		name := say.Text(c.String())
		if k.Conditions.Has(c) {
			name = say.Of("%s: now", name)
		}
		names = append(names, name)
	}
	m.at = pick(u, "conditions", r, names, m.at)
	repair, seat := m.repair(v, own)
	if u.Do(foot[0], repair) {
		return []sim.Intent{&sim.Repair{Seat: seat, Dice: own.HitDice}}, false
	}
	dock := kit.Action{Name: "Dock", Key: "mending.mend", Does: "Everything is repaired, with one level of system damage less."}
	if k.State == ships.Destroyed {
		dock.Rule, dock.Why = "SHIP-REPAIR", "The ship is destroyed."
	}
	if u.Do(foot[1], dock) {
		return []sim.Intent{&sim.Maintain{Ship: s.ship}}, false
	}
	return nil, false
}

// span is how long a ship may travel by one ruling.
type span struct {
	name  say.Text
	hours int16
	air   bool
}

var spans = []span{{"An hour", 1, false}, {"8 hours", 8, false}, {"A day", 24, false}, {"3 days", 72, false}, {"A week", 168, false}, {"An hour in air", 1, true}, {"8 hours in air", 8, true}}

func (s span) does() say.Text {
	rest := say.Text("Those of rank 5 rest")
	if s.hours >= 8 {
		rest = say.Text("The crew rests")
	}
	if s.air {
		return say.Of("%s; %d fuel is burnt.", rest, s.hours)
	}
	return say.Of("%s; a unit of fuel is burnt each day.", rest)
}

// repair is a repair with all the Hit Dice that are left, by the ship's mechanic.
func (m *mending) repair(v *view.View, own *picture.Sheet) (kit.Action, crew.Seat) {
	a := kit.Action{Name: "Repair", Key: "mending.repair", Does: say.Of("The mechanic spends %d Hit Dice on the hull.", own.HitDice)}
	var seat crew.Seat
	for i := range v.Crew {
		if row := &v.Crew[i]; row.Seat.Ship == own.ID && row.Roles.Has(crew.Mechanic) && seat.Ship == 0 {
			seat = row.Seat
		}
	}
	switch {
	case seat.Ship == 0:
		a.Rule, a.Why = "SHIP-REPAIR", "No mechanic is aboard."
	case own.HitDice == 0:
		a.Rule, a.Why = "SHIP-REPAIR", "No Hit Dice are left."
	case own.Hull >= own.MaxHull:
		a.Rule, a.Why = "SHIP-REPAIR", "The hull is whole."
	}
	return a, seat
}
