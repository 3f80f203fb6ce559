package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// follow does what a trigger says. What is no longer there is left alone.
func (w *World) follow(c *scenario.Consequence) {
	switch c.Kind {
	case scenario.Tell:
		w.Emit(c.Sides, &Told{c.Text})
		return
	case scenario.Win:
		w.end(c.Sides, c.Text)
		return
	case scenario.Arrive:
		w.arrive(c.Ship)
		return
	case scenario.OpenGoal:
		w.setGoal(c.Goal, scenario.Shut, scenario.Open)
		return
	case scenario.ShutGoal:
		w.setGoal(c.Goal, scenario.Open, scenario.Shut)
		return
	case scenario.Silence:
		w.Cues[c.Trigger].Off = true
		return
	case scenario.Enter:
		w.enter(int(c.People))
		return
	case scenario.OpenDoors, scenario.ShutDoors, scenario.LockDoors, scenario.Burn, scenario.PutOut:
		w.rearrange(c)
		return
	}
	if s := w.Ship(c.Ship); s != nil {
		w.befall(c, s)
	}
}

// befall does what happens to a ship.
func (w *World) befall(c *scenario.Consequence, s *ships.Ship) {
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
		impact.Afflict(&w.Battle, s, ships.Affliction{Kind: c.Condition, Rounds: c.Rounds})
	case scenario.Join:
		s.Side = c.Side
		w.Emit(w.Watchers(s), &Joined{s.ID, c.Side, w.Scenario.Sides[c.Side].Name})
	}
}

func (w *World) setGoal(i uint8, from, to scenario.Standing) {
	g, p := &w.Scenario.Goals[i], &w.Goals[i]
	if p.Standing == from {
		p.Standing, p.Kept = to, 0
		w.Emit(sideSet(g.Side), &GoalChanged{g.Side, to, g.Text})
	}
}

// arrivalID is the ID that an arrival has from the start.
func (w *World) arrivalID(i int) space.ID { return w.ids[len(w.Scenario.Ships)+i] }

// arrive brings a ship in, once; where its place is taken, beside it.
func (w *World) arrive(id space.ID) {
	if !w.comes(id) {
		return
	}
	i := slices.Index(w.ids, id) - len(w.Scenario.Ships)
	a := w.Scenario.Arrivals[i].Arrival
	a.At = w.room(&a)
	if deployment.MusterAs(&w.Battle, id, &a) != nil {
		return
	}
	w.Come[i] = true
	w.Emit(w.Watchers(w.Ship(id)), &Arrived{id})
	w.rollInitiative()
}

// enter has people come onto their decks, once: each to the free square nearest to
// where they are to stand. Who finds none, or no deck, does not come.
func (w *World) enter(i int) {
	come := &w.Come[len(w.Scenario.Arrivals)+i]
	if *come {
		return
	}
	*come = true
	people := w.Scenario.Foot.Arrivals[i].People
	for j := range people {
		a := &people[j]
		if id := w.Fight.Decks[a.Deck].Ship; id != 0 {
			if s := w.Ship(id); s == nil || s.State.Gone() {
				continue
			}
		}
		if w.board(a) == nil {
			action.Greet(&w.Fight, crew.ID(len(w.Members)))
		}
	}
	w.rollInitiative()
}

// rearrange changes what stands in an area of a deck, as a GM would; what cannot
// be so is left as it is.
func (w *World) rearrange(c *scenario.Consequence) {
	r := action.Ruling{Kind: action.RuleDoor, Deck: c.Area.Deck, On: c.Kind == scenario.OpenDoors || c.Kind == scenario.Burn, Locked: c.Kind == scenario.LockDoors}
	if c.Kind == scenario.Burn || c.Kind == scenario.PutOut {
		r.Kind = action.RuleBurn
	}
	from, to := c.Area.From, c.Area.To
	r.At.Level = from.Level
	for r.At.Y = min(from.Y, to.Y); r.At.Y <= max(from.Y, to.Y); r.At.Y++ {
		for r.At.X = min(from.X, to.X); r.At.X <= max(from.X, to.X); r.At.X++ {
			d, hung := personal.DoorAt(&w.Fight, r.Deck, r.At)
			as := r.Kind == action.RuleDoor && hung && d.Open == r.On && (d.Locked || !r.Locked) // a locked door is shut
			if !as && r.Check(&w.Fight) == nil {
				r.Do(&w.Fight)
			}
		}
	}
}

// room is the free place nearest to where a ship is to arrive, as far as it is
// looked for.
func (w *World) room(a *ships.Arrival) space.Point {
	body := space.Disc{At: a.At, Radius: w.Library.Classes[a.Class].Across / 2}
	for ring := space.Length(0); ring <= 8; ring++ {
		for way := range space.Angle(8) {
			at := body
			at.At = a.At.Ahead(way*45*space.Degree, ring*(body.Radius+50*space.Foot))
			if w.free(at) {
				return at.At
			}
		}
	}
	return a.At
}

func (w *World) free(d space.Disc) bool {
	for i := range w.Ships {
		if s := &w.Ships[i]; s.State.Here() && space.Nearer(d.At, s.At, d.Radius+w.Disc(s).Radius) {
			return false
		}
	}
	for i := range w.Objects {
		if o := &w.Objects[i]; o.Kind.Solid() && space.Nearer(d.At, o.At, d.Radius+o.Radius) {
			return false
		}
	}
	return true
}

// Joined says that a ship fights for another side from now on.
type Joined struct {
	Ship space.ID
	Side event.Side
	Name string // of the side
}

func (*Joined) Kind() event.Kind { return KindJoined }

// Fields describes a Joined.
func (f *Joined) Fields(c field.Coder) {
	field.Int(c, "ship", &f.Ship, 0, space.MaxID)
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Text(c, "name", &f.Name, scenario.MaxText)
}

func (f *Joined) Sentence(n event.Names) string { return n.ShipName(f.Ship) + " joins " + f.Name + "." }
