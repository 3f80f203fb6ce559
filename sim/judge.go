package sim

import (
	"slices"

	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// judgeGoals ends the battle when a goal is reached, or when at most one side has a ship
// left that can fight (SHIP-ROUND).
func judgeGoals(w *World) {
	if !w.Begun() || w.Endless {
		return
	}
	for i := range w.Scenario.Goals {
		judgeGoal(w, i)
	}
	if w.Over {
		return
	}
	fighting, count := event.Sides(0), 0
	for side := range w.Scenario.Sides {
		if canFight(w, event.Side(side)) {
			fighting, count = fighting.With(event.Side(side)), count+1
		}
	}
	switch {
	case count == 0:
		endBattle(w, 0, "Nobody is left who can fight.")
	case count == 1 && len(w.Scenario.Sides) > 1:
		endBattle(w, fighting, "Every other side is beaten.")
	}
}

func judgeGoal(w *World, i int) {
	g, p := &w.Scenario.Goals[i], &w.Goals[i]
	if p.Standing != scenario.Open {
		return
	}
	if g.Kind == scenario.Hold {
		holdZone(w, g, p)
	}
	switch {
	case hasFailed(w, g):
		p.Standing = scenario.Failed
		if g.Minor {
			w.Emit(sideSet(g.Side), &GoalChanged{g.Side, scenario.Failed, g.Text})
			return
		}
		if g.Kind == scenario.Gather {
			left := say.Count(countRemaining(w, g.Side), "%d is left", "%d are left")
			endBattle(w, otherSides(w, g.Side), say.Of("It takes %d of %s, and %s.", g.Count, w.Scenario.Sides[g.Side].Name, left))
			return
		}
		endBattle(w, otherSides(w, g.Side), say.Of("%s has been lost.", w.ShipName(g.Ship)))
	case isReached(w, g, p):
		p.Standing = scenario.Reached
		if g.Minor {
			w.Emit(sideSet(g.Side), &GoalReached{g.Side, g.Text})
			return
		}
		w.Emit(event.AllSides, &GoalReached{g.Side, g.Text})
		endBattle(w, sideSet(g.Side), say.Name(g.Text))
	}
}

func sideSet(side event.Side) event.Sides { return event.Sides(0).With(side) }

// otherSides returns the sides that fight, except one.
func otherSides(w *World, than event.Side) (set event.Sides) {
	for side := range w.Scenario.Sides {
		if event.Side(side) != than && canFight(w, event.Side(side)) {
			set = set.With(event.Side(side))
		}
	}
	return set
}

// canFight reports whether a side has a ship that is able, may be able again, or is still
// to come.
func canFight(w *World, side event.Side) bool {
	for i := range w.Ships {
		if s := &w.Ships[i]; s.Side == side && !s.Charge.Live && (s.State == ships.Able || s.State == ships.Disabled) {
			return true
		}
	}
	if action.CanFight(&w.Fight, side) || countAwaited(w, side) > 0 {
		return true
	}
	for i := range w.Scenario.Reinforcements {
		if a := &w.Scenario.Reinforcements[i]; a.Side == side && isAwaited(w, i) {
			return true
		}
	}
	return false
}

// goalShip returns the ship of a goal, or nil if it is gone or counts as lost.
func goalShip(w *World, g *scenario.Goal) *ships.Ship {
	a, s := w.Scenario.ArrivalAt(slices.Index(w.ids, g.Ship)), w.Ship(g.Ship)
	if a == nil || s == nil || g.CountsAsLost(a.Side, s.Side) {
		return nil
	}
	return s
}

func hasFailed(w *World, g *scenario.Goal) bool {
	s := goalShip(w, g)
	if willCome(w, g.Ship) {
		return false
	}
	switch g.Kind {
	case scenario.Protect, scenario.Escape:
		return s == nil || s.State.Fallen() || s.State == ships.Stable
	case scenario.Capture:
		return s == nil || !s.State.Crewed()
	case scenario.Gather:
		return countRemaining(w, g.Side) < int(g.Count)
	}
	return false
}

func isReached(w *World, g *scenario.Goal, p *scenario.Progress) bool {
	s := goalShip(w, g)
	switch g.Kind {
	case scenario.Beat:
		if g.Ship != 0 {
			return !willCome(w, g.Ship) && (s == nil || s.State == ships.Stable || s.State.Fallen())
		}
		for side := range w.Scenario.Sides {
			if event.Side(side) != g.Side && canFight(w, event.Side(side)) {
				return false
			}
		}
		return true
	case scenario.Reach:
		if g.Ship != 0 {
			return s != nil && ships.InZone(s, g.Zone)
		}
		return ships.CountInZone(&w.Battle, g.Side, g.Zone) >= int(max(1, g.Count))
	case scenario.Survive:
		if w.Order.Round <= g.Round || willCome(w, g.Ship) {
			return false
		}
		return g.Ship == 0 && canFight(w, g.Side) || s != nil && !s.State.Fallen()
	case scenario.Capture:
		if s != nil && action.DeckOf(&w.Fight, s.ID) >= 0 && w.plays(scenario.HouseCapture) {
			return s.Side == g.Side // taken by those who hold all its consoles
		}
		return s != nil && s.State == ships.Stable && ships.IsBeside(&w.Battle, g.Side, s, scenario.Beside)
	case scenario.Escape:
		return s != nil && s.State == ships.Away
	case scenario.Hold:
		return p.Kept >= g.Round
	case scenario.Gather:
		return countGathered(&w.Fight, g.Side, &g.Area) >= int(g.Count)
	}
	return false
}

// holdZone counts the rounds that have ended with a zone held by one side.
func holdZone(w *World, g *scenario.Goal, p *scenario.Progress) {
	if w.Order.Round < 2 || !roundBegan(&w.Battle) {
		return
	}
	was := p.Kept
	if p.Kept++; ships.CountInZone(&w.Battle, g.Side, g.Zone) == 0 {
		p.Kept = 0
	}
	for side := range w.Scenario.Sides {
		if event.Side(side) != g.Side && ships.CountInZone(&w.Battle, event.Side(side), g.Zone) > 0 {
			p.Kept = 0
		}
	}
	if p.Kept != was {
		w.Emit(sideSet(g.Side), &ZoneKept{g.Side, p.Kept, g.Round})
	}
}

// roundBegan reports whether a round has begun in this tick.
func roundBegan(b *ships.Battle) bool {
	return slices.ContainsFunc(b.Events, func(e event.Event) bool { return e.Fact.Kind() == KindRoundBegan })
}

func endBattle(w *World, winners event.Sides, why say.Text) {
	if w.Over {
		return
	}
	w.Over, w.Winners, w.Outcome = true, winners, why
	w.Emit(event.AllSides, &BattleOver{winners, why})
	action.SteppedFight{Fight: &w.Fight}.Conclude()
}

// countGathered returns how many of a side's people in an area are up (HOUSE-PEOPLE).
func countGathered(f *personal.Fight, side event.Side, a *scenario.Area) (n int) {
	for i := range f.People {
		if p := &f.People[i]; p.Side == side && p.IsUp() && a.Has(p.Deck, p.At) {
			n++
		}
	}
	return n
}

// countRemaining returns how many of a side's people are up, may get up again, or are still to come.
func countRemaining(w *World, side event.Side) int {
	return action.CountPeople(&w.Fight, side, true) + countAwaited(w, side)
}

// countAwaited returns how many of a side's people who count have yet to arrive.
func countAwaited(w *World, side event.Side) (n int) {
	foot := w.Scenario.Foot
	if foot == nil {
		return 0
	}
	for i := range foot.Reinforcements {
		a := &foot.Reinforcements[i]
		if !a.Awaited || w.Come[len(w.Scenario.Reinforcements)+i] || isSilenced(w, func(c *scenario.Consequence) bool { return c.Kind == scenario.Enter && int(c.People) == i }) {
			continue
		}
		for j := range a.People {
			if a.People[j].Side == side {
				n++
			}
		}
	}
	return n
}

// isAwaited reports whether a side counts on a ship that is still to come.
func isAwaited(w *World, arrival int) bool {
	return w.Scenario.Reinforcements[arrival].Awaited && !w.Come[arrival] &&
		!isSilenced(w, func(c *scenario.Consequence) bool {
			return c.Kind == scenario.Arrive && c.Ship == reinforcementID(w, arrival)
		})
}

// isSilenced reports whether the scenario has silenced all triggers with a consequence, so
// that it can no longer happen. What the GM holds back may still happen.
func isSilenced(w *World, has func(*scenario.Consequence) bool) bool {
	silent := false
	for i := range w.Scenario.Triggers {
		for j := range w.Scenario.Triggers[i].Then {
			if has(&w.Scenario.Triggers[i].Then[j]) {
				if !w.Cues[i].Gone {
					return false
				}
				silent = true
			}
		}
	}
	return silent
}

// GoalReached reports that a side has reached a goal.
type GoalReached struct {
	Side event.Side
	Text string
}

func (*GoalReached) Kind() event.Kind { return KindGoalReached }

// Fields describes a GoalReached.
func (f *GoalReached) Fields(c field.Coder) {
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Text(c, "text", &f.Text, scenario.MaxText)
}

func (f *GoalReached) Sentence() say.Text { return say.Of("Goal reached: %s", f.Text) }

// GoalChanged reports that a goal can no longer be reached, or has come into or gone out
// of force.
type GoalChanged struct {
	Side     event.Side
	Standing scenario.GoalState
	Text     string
}

func (*GoalChanged) Kind() event.Kind { return KindGoalChanged }

// Fields describes a GoalChanged.
func (f *GoalChanged) Fields(c field.Coder) {
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Int(c, "standing", &f.Standing, 0, int64(scenario.Shut))
	field.Text(c, "text", &f.Text, scenario.MaxText)
}

func (f *GoalChanged) Sentence() say.Text {
	return say.Of([...]say.Text{"A new goal: %s", "Goal reached: %s", "Goal failed: %s", "No longer a goal: %s"}[f.Standing], f.Text)
}

// ZoneKept reports how long a side has held a zone.
type ZoneKept struct {
	Side      event.Side
	Kept, All int32
}

func (*ZoneKept) Kind() event.Kind { return KindZoneKept }

// Fields describes a ZoneKept.
func (f *ZoneKept) Fields(c field.Coder) {
	field.Int(c, "side", &f.Side, 0, event.MaxSides-1)
	field.Int(c, "kept", &f.Kept, 0, 1<<30)
	field.Int(c, "all", &f.All, 0, 1<<30)
}

func (f *ZoneKept) Sentence() say.Text {
	if f.Kept == 0 {
		return say.Of("The zone is no longer held; it takes %d rounds from the start.", f.All)
	}
	return say.Of("The zone has been held for %d of %d rounds.", f.Kept, f.All)
}
