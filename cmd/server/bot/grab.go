package bot

import (
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// grip is a fighter's hold on a foe whom they drag away from a console, or on a fallen friend.
type grip struct {
	on    crew.ID
	round int32
}

// gripping is how many rounds somebody is held.
const gripping = 2

// grab grapples a foe who keeps a friend from a console, if they can be dragged off and that is
// worth more than a blow or a push.
func (b *fighter) grab(s *boots) (name string, i sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil {
		return "", nil
	}
	most := s.blow()
	s.legal(crew.Grapple, func(a *picture.ActRow) {
		f := s.person(a.Person)
		if f == nil || f.Side == s.me.Side || f.State != personal.Able || s.haul(f, 2) == nil {
			return
		}
		what := fmt.Sprint("grapple ", f.ID)
		if worth := float64(a.Chance) / 1000 * driven; worth > most && !b.tried(what) {
			most, name, i = worth, what, &action.Deed{What: crew.Grapple, Person: f.ID}
			b.grip = grip{f.ID, s.p.Head.Round}
		}
	})
	return name, i
}

// haul returns the shortest step that leaves a dragged foe where they keep nobody from a console,
// which is where the fighter stood last; nil if there is none. The step's cost times dear must not
// exceed what is left of the movement.
func (s *boots) haul(f *picture.PersonRow, dear int16) (best *picture.StepRow) {
	for i := range s.p.Steps {
		st := &s.p.Steps[i]
		if st.Mode == rulebook.Walk && !st.Jump && st.Cost*dear <= s.own.Left && st.At != s.me.At && !s.taken(st.At) &&
			(best == nil || st.Cost < best.Cost) && s.opens(f, st.From) {
			best = st
		}
	}
	return best
}

// drag drags the held foe away, holds them for a while, and lets go; a fallen friend is brought out of fire.
func (b *fighter) drag(s *boots) (string, sim.Intent) {
	if !b.holds(s) {
		return "", nil
	}
	f := s.person(b.grip.on)
	if f != nil && f.Side == s.me.Side {
		return b.bear(s, f)
	}
	if f != nil && f.State == personal.Able && s.p.Head.Round < b.grip.round+gripping {
		return s.goTo(s.haul(f, 1))
	}
	b.grip = grip{}
	return "release", &action.Deed{What: crew.Release}
}

// holds reports whether the grab has succeeded and lasts.
func (b *fighter) holds(s *boots) bool { return b.grip.on != 0 && s.may(crew.Release) != nil }
