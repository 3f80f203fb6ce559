package bot

import (
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// exposed reports whether somebody at a square can be shot at or burns.
func (s *boots) exposed(g *ground, q deckplan.Square) bool {
	return g.charAt(q) == '*' || s.risk(g, q) > 0
}

// lies reports whether somebody is a friend who cannot get out of the way.
func (s *boots) lies(o *picture.PersonRow) bool {
	return o.Side == s.me.Side && o.Deck == s.me.Deck && o.ID != s.me.ID && (o.State == personal.Dying || o.State == personal.Stable || s.asleep(o))
}

// rescue takes hold of a friend who lies exposed within reach, if there is a way to drag them to
// where they are not, or a hatch to their own ship.
func (b *fighter) rescue(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil || len(s.threats) == 0 {
		return "", nil
	}
	for i := range s.p.People {
		o := &s.p.People[i]
		if !s.lies(o) || apart(o.At, s.me.At) > 1 || !s.exposed(g, o.At) || s.refuge(g, o, 2) == nil && s.retreat() == nil {
			continue
		}
		if !s.acts() && !b.engaged(s) && b.awaited != o.ID { // once: they may prove too heavy, or hands full
			b.awaited = o.ID
			return "end", &sim.EndTurn{} // and does it in the next turn
		}
		for _, v := range [...]crew.Verb{crew.Carry, crew.Grapple} {
			what := fmt.Sprint(v, " ", o.ID)
			if s.can(v, o) && !b.tried(what) {
				b.grip = grip{o.ID, s.p.Head.Round}
				return what, &action.Deed{What: v, Person: o.ID}
			}
		}
	}
	return "", nil
}

// can reports whether an order for somebody is legal now.
func (s *boots) can(v crew.Verb, o *picture.PersonRow) (legal bool) {
	s.legal(v, func(a *picture.ActRow) { legal = legal || a.Person == o.ID })
	return legal
}

// refuge returns the safest step after which somebody who is dragged along lies where nobody can
// shoot at them, the shortest of those; dear is what each unit of it costs.
func (s *boots) refuge(g *ground, o *picture.PersonRow, dear int16) (best *picture.StepRow) {
	least := 0.0
	for i := range s.p.Steps {
		st := &s.p.Steps[i]
		if st.Mode != rulebook.Walk || st.Jump || st.Cost*dear > s.own.Left || st.At == s.me.At || s.taken(st.At) || g.charAt(st.At) == '*' || s.exposed(g, st.From) {
			continue
		}
		if risk := s.risk(g, st.At); best == nil || risk < least || risk == least && st.Cost < best.Cost {
			best, least = st, risk
		}
	}
	return best
}

// retreat returns the order to go back to a ship of the bot's own side by the hatch at hand, or nil.
func (s *boots) retreat() (i sim.Intent) {
	s.legal(crew.Cross, func(a *picture.ActRow) {
		if k := s.p.Contact(a.Ship); i == nil && k != nil && k.Side == s.me.Side && !s.home() {
			i = &sim.Cross{Ship: a.Ship}
		}
	})
	return i
}

// bear brings a fallen friend in the bot's grip out of fire, or over the hatch, and lets go there.
func (b *fighter) bear(s *boots, o *picture.PersonRow) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if g != nil && s.lies(o) && s.exposed(g, o.At) && s.p.Head.Round < b.grip.round+gripping {
		if name, i := s.goTo(s.refuge(g, o, 1)); i != nil {
			return name, i
		}
		if i := s.retreat(); i != nil {
			return "retreat", i
		}
		if s.own.Left < s.own.Speed {
			return "", nil // the rest of the way is for the next turn
		}
	}
	b.grip = grip{}
	return "release", &action.Deed{What: crew.Release}
}
