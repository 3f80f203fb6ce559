package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// Cloud is what a thing leaves behind for some rounds: smoke, which hides what is in
// it or behind it, or ground that goes on burning.
type Cloud struct {
	At     deckplan.Square
	Radius int16 // squares
	Left   int16 // rounds
	Burns  bool
	Device int16 // of what burns
	Mark   int8
	By     uint16
}

// Fields describes a Cloud.
func (b *Cloud) Fields(c field.Coder) {
	b.At.Fields(c)
	field.Int(c, "radius", &b.Radius, 0, deckplan.MaxWide)
	field.Int(c, "left", &b.Left, 0, 1000)
	field.Bool(c, "burns", &b.Burns)
	field.Int(c, "device", &b.Device, 0, rulebook.MaxItems)
	field.Int(c, "mark", &b.Mark, 0, rulebook.MaxMark)
	field.Int(c, "by", &b.By, 0, 1<<16-1)
}

// spread leaves what lasts of a thing around a square.
func (f *Fight) spread(p *Person, n int16, mark int8, at deckplan.Square) {
	d := f.Book().Devices[n].Marked(mark)
	deck := &f.Decks[p.Deck]
	if d.Lasts > 0 && len(deck.Clouds) < maxClouds {
		deck.Clouds = append(deck.Clouds, Cloud{At: at, Radius: d.Effect.Size / f.Book().Square, Left: int16(d.Lasts), Burns: !d.Smoke, Device: n, Mark: mark, By: uint16(p.ID)})
	}
}

// smear leaves what somebody leaves where they have been.
func (f *Fight) smear(p *Person, was deckplan.Square) {
	n := f.SheetOf(p).Trail
	if n < 0 || p.Height > 0 {
		return
	}
	middle := was.Plus(f.span(p)/2, f.span(p)/2)
	deck := &f.Decks[p.Deck]
	deck.Clouds = slices.DeleteFunc(deck.Clouds, func(b Cloud) bool { return b.Burns && b.Device == n && b.At == middle })
	f.spread(p, n, 1, middle)
}

// spares says whether what burns on the ground does nothing to somebody.
func (f *Fight) spares(p *Person, b *Cloud) bool {
	by := f.Person(crew.ID(b.By))
	return !b.Burns || by == nil || f.Book().Devices[b.Device].Effect.Foes && !hostile(by, p)
}

// over says whether a cloud takes a square of a deck.
func (f *Fight) over(deck int8, b *Cloud, q deckplan.Square) bool {
	return b.At.Level == q.Level && deckplan.Near(b.At, q) <= b.Radius && f.look(deck, b.At).sees(q)
}

// alight says whether a square of a deck burns by what has been left there: for
// somebody, or for nobody in particular.
func (f *Fight) alight(p *Person, deck int8, q deckplan.Square) bool {
	return slices.ContainsFunc(f.Decks[deck].Clouds, func(b Cloud) bool {
		return b.Burns && f.over(deck, &b, q) && (p == nil || !f.spares(p, &b))
	})
}

// sear is what burning ground does to who comes into it for the first time in a turn,
// or ends a turn there.
func (f *Fight) sear(p *Person, ends bool) {
	if p.Seared && !ends || p.State != Able && !ends || p.Out() {
		return
	}
	var walked crew.ID // on whose trail
	for _, b := range slices.Clone(f.Decks[p.Deck].Clouds) {
		by := f.Person(crew.ID(b.By))
		if f.spares(p, &b) || p.Height > 0 || !f.over(p.Deck, &b, p.At) {
			continue
		}
		if f.SheetOf(by).Trail == b.Device {
			if walked == by.ID {
				continue
			}
			walked = by.ID
		}
		p.Seared = true
		d := f.Book().Devices[b.Device].Marked(b.Mark)
		s, e := f.deviceSource(by, &d, b.At), d.Effect
		s.deck, s.lies, e.Shape = p.Deck, true, rulebook.NoArea
		f.work(&s, &e, p.ID, b.At)
	}
}
