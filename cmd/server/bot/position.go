package bot

import (
	"math"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
)

// What makes one square better than another under fire.
const (
	beside  = 0.5  // what a foe in reach adds to the risk of a square
	eager   = 2.0  // worth of a line to a foe before shooting
	alert   = 0.3  // and after shooting
	settled = 0.15 // how much better another square must be
	tiring  = 0.01 // what each square of the way costs
)

// risk returns how exposed a square is to foes: the lines to it, less cover, and foes in reach.
func (s *boots) risk(g *ground, q deckplan.Square) (sum float64) {
	for _, f := range s.threats {
		sum += g.line(f.At, q)
		if apart(f.At, q) <= 1 {
			sum += beside
		}
	}
	return sum
}

// aim returns how well the best target could be shot at from a square.
func (s *boots) aim(g *ground, q deckplan.Square) (best float64) {
	for _, f := range s.threats {
		if n := apart(f.At, q); n <= s.reach && n > 1 {
			best = max(best, g.line(q, f.At))
		}
	}
	return best
}

// shoots returns how far the fighter shoots well, in squares; 0 for those who only strike.
func (s *boots) shoots() (most int) {
	if s.deck == nil {
		return 0
	}
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		if loaded(g) || g.Kind == picture.PowerGear && average(g) > 0 {
			most = max(most, int(g.Range)/2/int(s.deck.Square))
		}
	}
	return most
}

// loaded reports whether gear is a gun in hand with ammunition.
func loaded(g *picture.GearRow) bool {
	return g.Kind == picture.ArmGear && g.Drawn && !g.Broken && g.Range > 0 && g.Count != 0
}

// spot returns the step of this turn to the best square, or nil if the fighter stands well already.
func (b *fighter) spot(s *boots, value func(deckplan.Square) float64) (best *picture.StepRow) {
	most := value(s.me.At) + settled
	for i := range s.p.Steps {
		st := &s.p.Steps[i]
		if v := value(st.At) - tiring*float64(st.Cost)/float64(s.deck.Square); v > most && !b.isBlocked(s, st.At) {
			best, most = st, v
		}
	}
	return best
}

// engaged reports whether a fighter with a gun has a foe to shoot at, from here or after a few
// steps. Fighters who are leaving do not stay to shoot.
func (b *fighter) engaged(s *boots) bool {
	g := b.decks[s.me.Deck]
	if g == nil || s.deck == nil || s.leaving() || s.reach == 0 {
		return false
	}
	if s.aim(g, s.me.At) > 0 {
		return true
	}
	for i := range s.p.Steps {
		if s.aim(g, s.p.Steps[i].At) > 0 {
			return true
		}
	}
	return false
}

// takeCover steps out to shoot, and back afterwards. Before shooting it does not leave the foes' sight,
// since the fighter would only walk out to them again.
func (b *fighter) takeCover(s *boots) (string, sim.Intent) {
	if !b.engaged(s) || s.pinned() {
		return "", nil
	}
	g, shoots := b.decks[s.me.Deck], s.acts()
	keen := alert
	if shoots {
		keen = eager
	}
	return s.goTo(b.spot(s, func(q deckplan.Square) float64 {
		aim := s.aim(g, q)
		if shoots && aim == 0 && q != s.me.At {
			return math.Inf(-1)
		}
		return keen*aim - s.risk(g, q)
	}))
}

// pinned reports whether a foe stands in reach, who would strike at a fighter who leaves.
func (s *boots) pinned() bool {
	return slices.ContainsFunc(s.threats, func(f *picture.PersonRow) bool { return apart(f.At, s.me.At) <= 1 })
}

// fallBack takes a hurt fighter out of the line of fire, to heal there.
func (b *fighter) fallBack(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil || s.deck == nil || !s.hurt(wounded) || len(s.threats) == 0 || b.remedy(s, s.me, 0) == nil {
		return "", nil
	}
	step := b.spot(s, func(q deckplan.Square) float64 { return -s.risk(g, q) })
	if step != nil && s.pinned() && s.may(crew.Disengage) != nil && s.risk(g, step.At) == 0 {
		return "disengage", &action.Deed{What: crew.Disengage, Quick: s.may(crew.Disengage).Hand == personal.WithSecond}
	}
	return s.goTo(step)
}
