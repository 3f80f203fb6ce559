package bot

import (
	"cmp"
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
)

// The worth of having a foe elsewhere, in points of damage.
const (
	burnt  = 3.5             // in a hazard
	fallen = 3.5 + hindrance // down a shaft
	driven = 2 * hindrance   // away from a console that a friend can then take
)

// shove pushes a foe to a worse place, if that is worth more than a blow.
func (b *fighter) shove(s *boots) (name string, i sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil {
		return "", nil
	}
	most := s.blow()
	s.legal(crew.Shove, func(a *picture.ActRow) {
		f := s.person(a.Person)
		if f == nil || f.State != personal.Able || f.Height > 0 {
			return
		}
		to := f.At.Plus(int16(cmp.Compare(f.At.X, s.me.At.X)), int16(cmp.Compare(f.At.Y, s.me.At.Y)))
		what := fmt.Sprint("shove ", f.ID)
		if worth := float64(a.Chance) / 1000 * s.elsewhere(g, f, to); worth > most && !b.tried(what) {
			most, name, i = worth, what, &action.Deed{What: crew.Shove, Person: f.ID, OtherWay: true}
		}
	})
	return name, i
}

// blow returns the expected damage of the best attack.
func (s *boots) blow() (most float64) {
	s.legal(crew.Strike, func(a *picture.ActRow) { most = max(most, float64(a.Chance)/1000*s.weight(a.Item)) })
	return most
}

// elsewhere returns what it is worth to have a foe at another square.
func (s *boots) elsewhere(g *ground, f *picture.PersonRow, to deckplan.Square) float64 {
	switch c := g.charAt(to); {
	case s.taken(to):
		return 0
	case c == 'v':
		return fallen
	case solid(c):
		return 0
	case c == '*':
		return burnt
	case s.opens(f, to):
		return driven
	}
	return 0
}

// opens reports whether a friend beside a console could use it if a foe stood somewhere else.
func (s *boots) opens(f *picture.PersonRow, to deckplan.Square) bool {
	return slices.ContainsFunc(s.wanted(s.me.Seat), func(k deckplan.Square) bool {
		return apart(k, f.At) <= 1 && apart(k, to) > 1 &&
			!slices.ContainsFunc(s.foes, func(o *picture.PersonRow) bool {
				return o.ID != f.ID && o.State == personal.Able && apart(k, o.At) <= 1
			}) &&
			slices.ContainsFunc(s.p.People, func(o picture.PersonRow) bool {
				return o.Side == s.me.Side && o.ID != s.me.ID && o.Deck == s.me.Deck && o.State == personal.Able && apart(k, o.At) <= 1
			})
	})
}
