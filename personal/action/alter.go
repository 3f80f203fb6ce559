package action

import (
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
)

// OfDeck reports whether a ruling is about a square of a deck, as opposed to a person.
func (r *DeckRuling) OfDeck() bool {
	switch r.Kind {
	case RuleDoor, RuleBurn, RuleBreak, RuleSquare:
		return true
	}
	return false
}

// OfAll reports whether a ruling is about everybody: a variant, or a rest that names
// nobody.
func (r *DeckRuling) OfAll() bool {
	return r.Kind == RuleVariant || r.Kind == RuleRest && r.Person == 0
}

// checkAll refuses unknown variants, and rests of a negative length.
func (r *DeckRuling) checkAll(f *personal.Fight) error {
	switch {
	case r.Kind == RuleRest && r.Amount >= 0:
	case r.Kind == RuleRest || r.Number < 0 || int(r.Number) >= len(personal.Variants.Words):
		return crew.Refuse(crew.Manners, "the book has no such thing")
	case f.Variants&(1<<r.Number) != 0 == r.On:
		return crew.Refuse(crew.Manners, "it is like that already")
	}
	return nil
}

// doAll switches a variant on or off, or gives everybody alive a rest.
func (r *DeckRuling) doAll(f *personal.Fight) {
	if r.Kind == RuleVariant {
		f.Variants ^= 1 << r.Number
		return
	}
	for i := range f.People {
		if p := &f.People[i]; p.State != personal.Away && p.State != personal.Dead {
			restFor(f, p, r.Amount, int32(max(0, r.Second)))
		}
	}
}

func (r *DeckRuling) checkDeck(f *personal.Fight) error {
	if int(r.Deck) >= len(f.Decks) || f.Plan(r.Deck).Index(r.At) < 0 {
		return crew.Refuse(crew.Manners, "there is no such square")
	}
	switch r.Kind {
	case RuleSquare:
		return r.checkSquare(f)
	case RuleBurn:
		if f.Cell(r.Deck, r.At).Solid() {
			return crew.Refuse(crew.Manners, "nothing burns in a wall")
		}
		if f.Hazardous(r.Deck, r.At) == r.On {
			return crew.Refuse(crew.Manners, "it is like that already")
		}
		return nil
	}
	n := f.Door(r.Deck, r.At)
	if n < 0 {
		return crew.Refuse(crew.Manners, "there is no door at %s", r.At)
	}
	d := &f.Decks[r.Deck].Doors[n]
	switch by := personal.StandsAt(f, r.Deck, r.At); {
	case r.Kind == RuleBreak && d.Broken == r.On:
		return crew.Refuse(crew.Manners, "it is like that already")
	case r.Kind == RuleDoor && d.Broken:
		return crew.Refuse(crew.Manners, "the door is broken: mend it first")
	case !r.On && by != nil: // the door would be shut
		return crew.Refuse(crew.Manners, "%s stands in the door", by.Name)
	}
	return nil
}

// checkSquare refuses changes that a square does not allow.
func (r *DeckRuling) checkSquare(f *personal.Fight) error {
	symbol := drawnBy(f, r)
	drawn, to, left := f.Plan(r.Deck).Cell(r.At), deckplan.CellOf(symbol), personal.MaxAltered-len(f.Decks[r.Deck].Altered)
	switch {
	case r.Number != personal.AsDrawn && (r.Number > personal.LastSymbol || strings.IndexByte(personal.Alterable, byte(r.Number)) < 0):
		return crew.Refuse(crew.Manners, "%s: a square cannot be made that", r.At)
	case drawn == deckplan.ConsoleCell:
		return crew.Refuse(crew.Manners, "a console stands at %s", r.At)
	case f.Door(r.Deck, r.At) >= 0 && to == deckplan.DoorCell:
		return crew.Refuse(crew.Manners, "there is a door at %s already: open, lock or break it", r.At)
	case f.Cell(r.Deck, r.At) == to && (to != deckplan.ConsoleCell || f.BareSymbol(r.Deck, r.At) == symbol):
		return crew.Refuse(crew.Manners, "%s is already like that: %s", r.At, personal.SymbolSays(f.BareSymbol(r.Deck, r.At)))
	case left < 1 || to == deckplan.Ladder && left < 2:
		return crew.Refuse(crew.Manners, "%d squares of the deck have been changed, which is the most", personal.MaxAltered)
	}
	if err := r.checkBuilt(f, drawn, to); err != nil {
		return err
	}
	return r.checkRoom(f, to)
}

// checkRoom refuses to change a square under somebody who could not stay there.
func (r *DeckRuling) checkRoom(f *personal.Fight, to deckplan.Cell) error {
	shuts := to.Solid() || to == deckplan.DoorCell && !personal.DoorLike(f, drawnBy(f, r)).Open
	if n := f.DoorOf(r.Deck, r.At); r.Number == personal.AsDrawn && to == deckplan.DoorCell && n >= 0 { // the plan's door, in the state that it was left in
		s := &f.Decks[r.Deck].Doors[n]
		shuts = !s.Open && !s.Broken
	}
	for i := range f.People {
		p := &f.People[i]
		if p.Deck != r.Deck || p.State == personal.Away || p.State == personal.Dead || !f.Covers(p, r.At) {
			continue
		}
		if shuts || to == deckplan.Duct && !personal.CrawlsThrough(f, p) {
			return crew.Refuse(crew.Manners, "%s stands at %s", p.Name, r.At)
		}
	}
	return nil
}

// checkBuilt refuses changes that need more than their own square: something below, a
// hull around it, a ship to order, room for one more.
func (r *DeckRuling) checkBuilt(f *personal.Fight, drawn, to deckplan.Cell) error {
	d := &f.Decks[r.Deck]
	switch under := (deckplan.Square{X: r.At.X, Y: r.At.Y, Level: r.At.Level + 1}); {
	case to == deckplan.Shaft && (f.Plan(r.Deck).Index(under) < 0 || f.Blocked(r.Deck, under)):
		return crew.Refuse("HOUSE-SHAFT", "%s: there is nothing below to fall to", r.At)
	case r.Number == personal.AsDrawn:
		return nil
	case drawn == deckplan.Void && (to == deckplan.DoorCell || to == deckplan.ConsoleCell || to == deckplan.Ladder):
		return crew.Refuse(crew.Manners, "%s is outside of the hull", r.At)
	case to == deckplan.DoorCell && f.DoorOf(r.Deck, r.At) < 0 && len(d.Doors) >= deckplan.MaxDoors:
		return crew.Refuse(crew.Manners, "the deck has %d doors, which is the most", deckplan.MaxDoors)
	case to == deckplan.ConsoleCell && d.Ship == 0:
		return crew.Refuse(crew.Manners, "%s: this deck belongs to no ship, so a console there would have nothing to command", r.At)
	case to != deckplan.Ladder:
		return nil
	case drawn == deckplan.Ladder:
		return crew.Refuse(crew.Manners, "the plan has a ladder at %s: draw what the plan has", r.At)
	case personal.FreeFigure(f, r.Deck) == 0:
		return crew.Refuse(crew.Manners, "the deck has nine ladders, which is the most")
	}
	end, ok := f.LadderEnd(r.Deck, r.At)
	if !ok {
		return crew.Refuse(crew.Manners, "%s: there is no other level for a ladder to lead to", r.At)
	}
	switch c := f.Cell(r.Deck, end); c {
	case deckplan.Void, deckplan.DoorCell, deckplan.ConsoleCell, deckplan.Ladder, deckplan.Shaft, deckplan.Hatch:
		return crew.Refuse(crew.Manners, "the ladder would end at %s, where there is %s", end, c.Says())
	}
	return nil
}

// drawnBy returns the map symbol that a ruling draws into its square.
func drawnBy(f *personal.Fight, r *DeckRuling) byte {
	if r.Number == personal.AsDrawn {
		return f.Plan(r.Deck).Symbol(r.At)
	}
	return byte(r.Number)
}
