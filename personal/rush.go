package personal

import (
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// rush brings somebody beside whom they charge at, or to a place, before what they do
// there works: at once, so that nobody is left who could strike at them. They come to
// the nearest free square there.
func (f *Fight) rush(s *source, target crew.ID, at deckplan.Square) {
	p := s.by
	if t := f.Person(target); t != nil {
		at = t.At
	}
	to, found := p.At, false
	for dy := int16(-2); dy <= 2; dy++ {
		for dx := int16(-2); dx <= 2; dx++ {
			q := at.Plus(dx, dy)
			if f.plan(p.Deck).Index(q) < 0 || f.cell(p.Deck, q) == deckplan.Shaft || !f.look(p.Deck, at).sees(q) || f.inWay(p, q, true) != nil {
				continue
			}
			if tight, ok := f.fits(p, q); !ok || tight {
				continue
			}
			if !found || deckplan.Near(at, q) < deckplan.Near(at, to) || deckplan.Near(at, q) == deckplan.Near(at, to) && deckplan.Near(p.At, q) < deckplan.Near(p.At, to) {
				to, found = q, true
			}
		}
	}
	if !found || to == p.At {
		return
	}
	f.letGo(p)
	f.put(p, to)
	s.from = to
	f.moved(p, rulebook.Walk)
	f.shifted(p)
}
