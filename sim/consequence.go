package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// followConsequence carries out a consequence. Ships and other things that are gone are
// left alone.
func followConsequence(w *World, c *scenario.Consequence) {
	switch c.Kind {
	case scenario.Tell:
		w.Emit(c.Sides, &Told{c.Text})
		return
	case scenario.Win:
		endBattle(w, c.Sides, say.Name(c.Text))
		return
	case scenario.Arrive:
		bringShip(w, c.Ship)
		return
	case scenario.OpenGoal:
		setGoal(w, c.Goal, scenario.Shut, scenario.Open)
		return
	case scenario.ShutGoal:
		setGoal(w, c.Goal, scenario.Open, scenario.Shut)
		return
	case scenario.Silence:
		w.Cues[c.Trigger].Off, w.Cues[c.Trigger].Gone = true, true
		return
	case scenario.Enter:
		bringPeople(w, int(c.People))
		return
	case scenario.OpenDoors, scenario.ShutDoors, scenario.LockDoors, scenario.Burn, scenario.PutOut:
		rearrangeDeck(&w.Fight, c)
		return
	}
	if s := w.Ship(c.Ship); s != nil {
		applyToShip(w, c, s)
	}
}

// applyToShip carries out a consequence for a ship.
func applyToShip(w *World, c *scenario.Consequence, s *ships.Ship) {
	switch c.Kind {
	case scenario.Depart:
		(&Remove{s.ID}).Do(w)
	case scenario.Reveal:
		if s.Hidden {
			s.Hidden, s.Found = false, 0
			w.Emit(event.AllSides, &ships.Revealed{Ship: s.ID})
		}
	case scenario.Vanish:
		s.Hidden, s.Found = true, 0
		deployment.Conceal(&w.Battle, s)
	case scenario.Harm:
		impact.Hurt(&w.Battle, ships.Wound{Target: s.ID, Type: c.Type, Amount: c.Amount})
	case scenario.Afflict:
		impact.Afflict(&w.Battle, s, ships.Affliction{Kind: c.Condition, Lasts: duration.Rounds(c.Rounds)})
	case scenario.Join:
		changeSide(w, s, c.Side)
	}
}

// changeSide makes a ship change sides with those aboard who came with it. Both sides are told.
func changeSide(w *World, s *ships.Ship, side event.Side) {
	was, to := s.Side, w.Watchers(s)
	if was == side {
		return
	}
	if s.Hidden {
		s.Found = s.Found.With(was)
	}
	s.Side = side
	taken := slices.ContainsFunc(s.Crew, func(id crew.ID) bool { return sideOfMember(w, id) != was && w.Fight.Person(id) != nil })
	action.ChangeSides(&w.Fight, s.ID, was, side, func(id crew.ID) bool {
		seat := w.Member(id).Seat
		return seat.Ship == s.ID && (seat.Role.Deployed() || !taken) // others may be its captors
	})
	for i := range w.Aboard.Consoles {
		if k := &w.Aboard.Consoles[i]; k.Seat.Ship == s.ID && k.Holder == int8(side)+1 {
			k.Holder = 0
		}
	}
	w.Emit(to|w.Watchers(s), &Joined{s.ID, side, w.Scenario.Sides[side].Name})
}

func setGoal(w *World, i uint8, from, to scenario.GoalState) {
	g, p := &w.Scenario.Goals[i], &w.Goals[i]
	if p.Standing == from {
		p.Standing, p.Kept = to, 0
		w.Emit(sideSet(g.Side), &GoalChanged{g.Side, to, g.Text})
	}
}

// rearrangeDeck changes an area of a deck, as a GM could. Impossible changes are left
// out.
func rearrangeDeck(f *personal.Fight, c *scenario.Consequence) {
	r := action.DeckRuling{Kind: action.RuleDoor, Deck: c.Area.Deck, On: c.Kind == scenario.OpenDoors || c.Kind == scenario.Burn, Locked: c.Kind == scenario.LockDoors}
	if c.Kind == scenario.Burn || c.Kind == scenario.PutOut {
		r.Kind = action.RuleBurn
	}
	from, to := c.Area.From, c.Area.To
	r.At.Level = from.Level
	for r.At.Y = min(from.Y, to.Y); r.At.Y <= max(from.Y, to.Y); r.At.Y++ {
		for r.At.X = min(from.X, to.X); r.At.X <= max(from.X, to.X); r.At.X++ {
			d, hung := personal.DoorAt(f, r.Deck, r.At)
			as := r.Kind == action.RuleDoor && hung && d.Open == r.On && (d.Locked || !r.Locked) // a locked door is shut
			if !as && r.Check(f) == nil {
				r.Do(f)
			}
		}
	}
}

// Joined reports that a ship has changed sides.
type Joined struct {
	Ship space.ID
	Side event.Side
	Name string // of the side
}

func (*Joined) Kind() event.Kind { return KindJoined }

// Fields describes a Joined.
func (f *Joined) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &f.Ship)
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Text(c, "name", &f.Name, scenario.MaxText)
}

func (f *Joined) Sentence() say.Text { return say.Of("%s joins %s.", f.Ship.Name(), f.Name) }

// outcomeWatchers returns the sides that may know of a part of what a trigger does.
func outcomeWatchers(w *World, t *scenario.Trigger) (to event.Sides) {
	for i := range t.Then {
		switch c := &t.Then[i]; c.Kind {
		case scenario.Tell:
			to |= c.Sides
		case scenario.Win:
			return event.AllSides
		case scenario.Silence:
		case scenario.OpenGoal, scenario.ShutGoal:
			to |= sideSet(w.Scenario.Goals[c.Goal].Side)
		case scenario.Enter:
			for j := range w.Scenario.Foot.Reinforcements[c.People].People {
				to |= sideSet(w.Scenario.Foot.Reinforcements[c.People].People[j].Side)
			}
		case scenario.OpenDoors, scenario.ShutDoors, scenario.LockDoors, scenario.Burn, scenario.PutOut:
			if s := w.Ship(w.Fight.Decks[c.Area.Deck].Ship); s != nil {
				to |= w.Watchers(s)
			} else {
				to = event.AllSides
			}
		case scenario.Arrive:
			if i := slices.Index(w.ids, c.Ship) - len(w.Scenario.Ships); i >= 0 && !w.Come[i] {
				to |= arrivalWatchers(&w.Scenario.Reinforcements[i])
			}
		default:
			if s := w.Ship(c.Ship); s != nil {
				to |= w.Watchers(s)
			}
		}
	}
	return to
}

// arrivalWatchers returns the sides that see a ship as it arrives.
func arrivalWatchers(a *scenario.Reinforcement) event.Sides {
	if a.Hidden || a.Bay != "" {
		return sideSet(a.Side)
	}
	return event.AllSides
}
