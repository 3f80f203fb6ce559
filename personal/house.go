package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// What the world's house rules ask of a fight on foot: consoles, ways across, and
// what a ship's wounds do to its decks.

// DeckOf is the first deck of a ship, or -1.
func (f *Fight) DeckOf(ship space.ID) int8 {
	for i := range f.Decks {
		if ship != 0 && f.Decks[i].Ship == ship {
			return int8(i)
		}
	}
	return -1
}

// PlanOf is the plan of a deck.
func (f *Fight) PlanOf(deck int8) *deckplan.Plan { return f.plan(deck) }

// Beside says whether somebody stands on a square of their deck or next to it.
func (f *Fight) Beside(p *Person, deck int8, at deckplan.Square) bool {
	return p.State != Away && p.Deck == deck && f.gapAt(p.At, f.span(p), at, 1) <= 1
}

// Guard is somebody hostile and able beside a square, or nil: who keeps p from
// working there.
func (f *Fight) Guard(p *Person, deck int8, at deckplan.Square) *Person {
	for i := range f.People {
		if o := &f.People[i]; hostile(o, p) && !f.helpless(o) && f.Beside(o, deck, at) {
			return o
		}
	}
	return nil
}

// Fit says whether somebody can work a console at all: able, and not held from
// acting by a condition.
func (f *Fight) Fit(p *Person) bool { return !f.helpless(p) }

// MayWork asks for a turn and an action for something that no book prices: it
// takes one of the book's first tokens.
func (f *Fight) MayWork(p *Person, rule string) error {
	switch {
	case p.State != Able || f.helpless(p):
		return crew.Refuse(rule, "%s cannot act", p.Name)
	case len(f.Prompts) > 0:
		return f.Book().Refuse(rulebook.TopicReact, "a reaction is awaited first")
	case p.Surprised:
		return f.Book().Refuse(rulebook.TopicSurprise, "%s is surprised: no move and no action in their first turn", p.Name)
	case !p.Open:
		return f.Book().Refuse(rulebook.TopicTurn, "it is not %s's turn", p.Name)
	case f.bars(p, 0, rulebook.ActUse) != nil:
		return f.bars(p, 0, rulebook.ActUse)
	case p.Tokens[0] < 1:
		return crew.Refuse(rule, "%s has no %s left", p.Name, f.Book().Tokens[0].Name)
	}
	return nil
}

// Work takes the action of it.
func (f *Fight) Work(p *Person) { p.Tokens[0]-- }

// Actions is how many of a book's first tokens somebody has left.
func (f *Fight) Actions(p *Person) int8 { return p.Tokens[0] }

// EndActions takes what is left of them: they have acted in another way.
func (f *Fight) EndActions(p *Person) { p.Tokens[0] = 0 }

// MayWalk asks for so many squares of movement in somebody's own turn.
func (f *Fight) MayWalk(p *Person, squares int16, rule string) error {
	left, square := f.left(p, rulebook.Walk), f.Book().Square
	switch {
	case p.State != Able || f.flags(p)&rulebook.NoMove != 0:
		return crew.Refuse(rule, "%s cannot move", p.Name)
	case !p.Open:
		return f.Book().Refuse(rulebook.TopicTurn, "it is not %s's turn", p.Name)
	case len(p.Path) > 0:
		return f.Book().Refuse(rulebook.TopicMove, "%s is still under way", p.Name)
	case left < squares*square:
		return f.Book().Refuse(rulebook.TopicMove, "that takes %d %s of movement, and %s has %d left", squares*square, f.Book().Unit, p.Name, left)
	}
	return nil
}

// Stepped takes so many squares of movement.
func (f *Fight) Stepped(p *Person, squares int16) { p.Spent += squares * f.Book().Square }

// Trained is a check of the one who works at machines: the skill that plays that
// part, or else the ability that the book names for it.
func (f *Fight) Trained(p *Person, need int, cause string) bool {
	book := f.Book()
	return f.check(p, book.Machines, book.SkillFor(rulebook.SkillMachines), need, cause).Good()
}

// MachinesRoll is what such a check is made with.
func (f *Fight) MachinesRoll(p *Person) dice.Roll {
	book := f.Book()
	r := f.trial(p, book.Machines, book.SkillFor(rulebook.SkillMachines), "", nil)
	f.expected(&r, edging{check: true, person: p.ID})
	return r
}

// Room is the free square nearest to one of a list on a deck where somebody fits,
// the squares of the list first.
func (f *Fight) Room(p *Person, deck int8, near []deckplan.Square) (deckplan.Square, bool) {
	was, at := p.Deck, p.At
	defer func() { p.Deck, p.At = was, at }()
	p.Deck = deck
	for ring := int16(0); ring <= 3; ring++ {
		for _, q := range near {
			for dy := -ring; dy <= ring; dy++ {
				for dx := -ring; dx <= ring; dx++ {
					to := q.Plus(dx, dy)
					if max(deckplan.Abs(dx), deckplan.Abs(dy)) != ring || f.plan(deck).Index(to) < 0 || f.cell(deck, to) == deckplan.Shaft || !f.look(deck, q).sees(to) {
						continue
					}
					if tight, ok := f.fits(p, to); ok && !tight && f.inWay(p, to, true) == nil {
						return to, true
					}
				}
			}
		}
	}
	return deckplan.Square{}, false
}

// Land puts somebody on another deck.
func (f *Fight) Land(p *Person, deck int8, at deckplan.Square) {
	f.stop(p)
	p.Deck, p.Height, p.Hidden, p.Found = deck, 0, false, 0
	f.put(p, at)
	f.slip(p)
	f.tell(p, &Entered{p.ID, at})
}

// Shake has everybody on a ship's decks save or fall prone, in the order of their
// IDs.
func (f *Fight) Shake(ship space.ID, dc int) {
	ability := max(0, f.Book().Defence.Ability)
	for i := range f.People {
		p := &f.People[i]
		if p.State != Able || f.Decks[p.Deck].Ship != ship || p.Height > 0 || f.has(p, rulebook.PartProne) {
			continue
		}
		if !f.save(p, saving{ability: ability, dc: dc, cause: "the shaking of the deck"}).Good() {
			f.setPart(p, rulebook.PartProne, true)
		}
	}
}

// Expose opens a ship's decks to space: each hatch and the squares next to it are
// hazardous from now on.
func (f *Fight) Expose(ship space.ID) {
	for n := range f.Decks {
		if f.Decks[n].Ship != ship {
			continue
		}
		deck := int8(n)
		for _, h := range f.Hatches(deck) {
			f.burn(deck, h, true)
			for _, d := range deckplan.Neighbours {
				if q := h.Plus(d.X, d.Y); !f.cell(deck, q).Solid() && f.cell(deck, q) != deckplan.DoorCell {
					f.burn(deck, q, true)
				}
			}
		}
	}
}

// Doom is the end of everybody aboard a ship that is destroyed (HOUSE-LOST).
func (f *Fight) Doom(ship space.ID) {
	for i := range f.People {
		if p := &f.People[i]; !p.Out() && f.Decks[p.Deck].Ship == ship {
			f.die(p, DiedShip, "")
		}
	}
}

// Place tells a square of a deck in words.
func (f *Fight) Place(deck int8, q deckplan.Square) string {
	return fmt.Sprintf("%s, %s", f.plan(deck).Name, q)
}

// EnterNear brings somebody onto a deck at the free square nearest to one of a list.
func (f *Fight) EnterNear(id crew.ID, a *Arrival, near []deckplan.Square) error {
	if a.Sheet < 0 || int(a.Sheet) >= len(f.Book().Sheets) {
		return fmt.Errorf("%w: there is no sheet %d", ErrEnter, a.Sheet)
	}
	p := f.fresh(id, a)
	at, ok := f.Room(&p, a.Deck, near)
	if !ok {
		return fmt.Errorf("%w: %s has no room there", ErrEnter, a.Name)
	}
	to := *a
	to.At = at
	return f.Enter(id, &to)
}
