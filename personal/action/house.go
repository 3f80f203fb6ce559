package action

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"
)

// DeckOf returns the first deck of a ship, or -1.
func DeckOf(f *personal.Fight, ship space.ID) int8 {
	for i := range f.Decks {
		if ship != 0 && f.Decks[i].Ship == ship {
			return int8(i)
		}
	}
	return -1
}

// PlanOf returns the plan of a deck.
func PlanOf(f *personal.Fight, deck int8) *deckplan.Plan { return f.Plan(deck) }

// Beside reports whether a person stands on a square of their deck or next to it, and not inside
// somebody.
func Beside(f *personal.Fight, p *personal.Person, deck int8, at deckplan.Square) bool {
	return p.State != personal.Away && personal.Around(f, p) == nil && p.Deck == deck && deckplan.Gap(p.At, f.Span(p), at, 1) <= 1
}

// GuardBeside returns an able hostile person next to a square, who keeps p from working there,
// or nil. If foreseen is set, it is somebody whom p's side knows of: orders are judged by that.
func GuardBeside(f *personal.Fight, p *personal.Person, deck int8, at deckplan.Square, foreseen bool) *personal.Person {
	for i := range f.People {
		if o := &f.People[i]; personal.Hostile(o, p) && !f.Helpless(o) && Beside(f, o, deck, at) && (!foreseen || personal.Aware(f, p.Side, o)) {
			return o
		}
	}
	return nil
}

// ComeUpon makes o, who may be nil, keep p from what their order was judged to allow, because
// p's side knew nothing of o, who is found if hidden. It reports whether there is anybody.
func ComeUpon(f *personal.Fight, p, o *personal.Person) bool {
	if o != nil {
		f.TellOwnSide(p, &personal.Did{By: p.ID, What: "is kept from it by somebody unseen"})
		movement.Find(f, p, o)
	}
	return o != nil
}

// FindBeside makes p find the hidden on or next to squares of a deck, on which they wanted to arrive.
func FindBeside(f *personal.Fight, p *personal.Person, deck int8, all []deckplan.Square) {
	for i := range f.People {
		o := &f.People[i]
		if slices.ContainsFunc(all, func(at deckplan.Square) bool { return Beside(f, o, deck, at) }) && !personal.Aware(f, p.Side, o) {
			movement.Find(f, p, o)
		}
	}
}

// Goes reports whether somebody can leave the deck by themselves: they are fit, held by
// nobody, and able to move.
func Goes(f *personal.Fight, p *personal.Person) bool {
	return CanWork(f, p) && f.Holder(p) == nil && f.Flags(p)&rulebook.NoMove == 0
}

// CanWork reports whether somebody can work a console at all: no condition keeps them
// from acting.
func CanWork(f *personal.Fight, p *personal.Person) bool { return !f.Helpless(p) }

// MayWork requires a turn and an action for something that no book prices: it takes one
// of the book's first tokens.
func MayWork(f *personal.Fight, p *personal.Person, rule string) error {
	switch {
	case p.State != personal.Able || f.Helpless(p):
		return crew.Refuse(rule, "%s cannot act", p.Name)
	case p.Surprised:
		return checkSurprised(f, p)
	case !p.Open:
		return f.Book().Refuse(rulebook.TopicTurn, "it is not your turn")
	case f.CheckReserved(p, 0, rulebook.ActUse) != nil:
		return f.CheckReserved(p, 0, rulebook.ActUse)
	case p.Tokens[0] < 1:
		return crew.Refuse(rule, "%s has no %s left", p.Name, f.Book().Tokens[0].Name)
	}
	return nil
}

// PayForWork takes that action.
func PayForWork(f *personal.Fight, p *personal.Person) { p.Tokens[0]-- }

// Left returns what somebody has left on foot for a cost at a console.
func Left(f *personal.Fight, p *personal.Person, c crew.Cost) int8 {
	if n := tokenOf(f.Book(), c); n >= 0 {
		return p.Tokens[n]
	}
	return 0
}

// EndLeft takes what somebody has left on foot for a cost at a console, because they have acted
// there.
func EndLeft(f *personal.Fight, p *personal.Person, c crew.Cost) {
	if n := tokenOf(f.Book(), c); n >= 0 {
		p.Tokens[n] = 0
	}
}

// tokenOf returns the token of a book that corresponds to a cost at a console, or -1. Actions are its
// first token; a bonus action corresponds to the price of the off-hand weapon, if that is not the token
// of an attack, and an object to the price of handling one.
func tokenOf(b *rulebook.Book, c crew.Cost) int {
	pays := func(a rulebook.ActionKind) int {
		if x := b.Actions[a].Prices; len(x) > 0 {
			return int(x[0].Token)
		}
		return -1
	}
	n := -1
	switch c {
	case crew.Action:
		return 0
	case crew.Bonus:
		if n = pays(rulebook.ActSecond); n == pays(rulebook.ActAttack) {
			return -1
		}
	case crew.Object:
		n = pays(rulebook.ActHandle)
	}
	if n == 0 {
		return -1 // it is the token of actions
	}
	return n
}

// crossingPrice returns the movement that crossing a number of squares between decks
// takes, and what the person has left for it, walking or flying.
func crossingPrice(f *personal.Fight, p *personal.Person, squares int16) (cost, left int16) {
	x, flags := &f.Book().Movement, f.Flags(p)
	cost, left = squares*f.Book().Square, f.MovementLeft(p, rulebook.Walk)
	if flags&rulebook.Crawls == 0 {
		left = max(left, f.MovementLeft(p, rulebook.FlyMode))
	}
	if x.Crawl && flags&rulebook.Crawls != 0 || x.Once && flags&rulebook.HalfSpeed != 0 {
		cost *= 2
	}
	return cost, left
}

// MayWalk requires movement for a number of squares, in the person's own turn.
func MayWalk(f *personal.Fight, p *personal.Person, squares int16, rule string) error {
	cost, left := crossingPrice(f, p, squares)
	switch {
	case p.State != personal.Able || f.Flags(p)&rulebook.NoMove != 0:
		return crew.Refuse(rule, "%s cannot move", p.Name)
	case !p.Open:
		return f.Book().Refuse(rulebook.TopicTurn, "it is not your turn")
	case len(p.Path) > 0:
		return f.Book().Refuse(rulebook.TopicMove, "%s is still under way", p.Name)
	case left < cost:
		return f.Book().Refuse(rulebook.TopicMove, "that takes %d %s of movement, and %s has %d left", cost, f.Book().Unit, p.Name, left)
	}
	return nil
}

// SetOut begins a move from hatch to hatch, and asks those whose reach the person leaves. It
// reports whether the person has to wait for their answers (ME-OPPORTUNITY).
func SetOut(f *personal.Fight, p *personal.Person) (waits bool) {
	if personal.Strides(f, p) {
		f.Pay(p, rulebook.ActStride)
		p.Spent = 0
	}
	waits = movement.AskLeaving(f, p, p.At.Plus(2*deckplan.MaxWidth, 0), p.Height)
	if waits {
		p.Path, p.Rises, p.Beat = append(p.Path[:0], p.At), p.Height, 0
	}
	return waits
}

// PayForSquares takes the movement for a number of squares from a person who has set out.
func PayForSquares(f *personal.Fight, p *personal.Person, squares int16) {
	cost, _ := crossingPrice(f, p, squares)
	p.Spent += cost
}

// StillGoes reports whether nothing has stopped a person who has set out.
func StillGoes(f *personal.Fight, p *personal.Person) bool {
	return p.State == personal.Able && len(p.Path) == 1 && p.Path[0] == p.At && max(f.TopSpeed(p, rulebook.Walk), f.TopSpeed(p, rulebook.FlyMode)) > 0
}

// CheckMachines rolls a check on machines, with the book's skill for them or else the
// ability that it names, and reports success.
func CheckMachines(f *personal.Fight, p *personal.Person, need int, cause say.Text) bool {
	book := f.Book()
	return combat.Check(f, p, book.Checks.Machines, book.SkillFor(rulebook.SkillMachines), need, cause).Good()
}

// MachinesRoll returns the roll of such a check.
func MachinesRoll(f *personal.Fight, p *personal.Person) dice.Roll {
	book := f.Book()
	r := f.PrepareCheck(p, book.Checks.Machines, book.SkillFor(rulebook.SkillMachines), "", nil)
	f.NoteEdges(&r, personal.Edging{Check: true, Person: p.ID})
	return r
}

// PutOnDeck puts somebody on another deck with those they hold, most people in all, and returns
// how many have come. Those for whom there is no room within reach stay and are released. What
// lies where they arrive, and what comes with them, applies as after any step.
func PutOnDeck(f *personal.Fight, p *personal.Person, deck int8, at deckplan.Square, most int) int {
	held := slices.Clone(p.Holds)
	moveToDeck(f, p, deck, at)
	all := []*personal.Person{p}
	for _, h := range held {
		o := f.Person(h.Person)
		if !p.HasHold(o.ID) || len(all) == most {
			continue
		}
		to, ok := f.FindRoom(o, deck, []deckplan.Square{p.At})
		if personal.Around(f, o) == p {
			to, ok = p.At, true
		}
		if ok && deckplan.LengthOf(deckplan.Gap(to, f.Span(o), p.At, f.Span(p)), f.Book().Square) <= personal.Reach(f, p) {
			moveToDeck(f, o, deck, to)
			all = append(all, o)
		}
	}
	for _, h := range held {
		combat.EndHoldsOf(f, f.Person(h.Person))
	}
	combat.EndLostHolds(f, p)
	for _, o := range all {
		if !o.IsOut() {
			combat.EnterSquare(f, o)
		}
	}
	return len(all)
}

// moveToDeck puts one person on another deck.
func moveToDeck(f *personal.Fight, p *personal.Person, deck int8, at deckplan.Square) {
	personal.ForgetAsked(f, p)
	was := p.Deck
	p.Path = p.Path[:0]
	p.Deck, p.Height, p.Hidden, p.Found = deck, 0, false, 0
	bringZones(f, p, was)
	combat.PutAt(f, p, at)
	TellArrival(f, p.ID)
}

// bringZones moves the zones that follow a person along from another deck.
func bringZones(f *personal.Fight, p *personal.Person, was int8) {
	from, to := &f.Decks[was], &f.Decks[p.Deck]
	for i := 0; i < len(from.Zones); {
		z := from.Zones[i]
		x := f.Book().Powers[z.Power].Effect.Stays
		if z.By != p.ID || !x.Follows || len(to.Zones) == personal.MaxZones {
			i++
			continue
		}
		from.Zones = slices.Delete(from.Zones, i, i+1)
		to.Zones = append(to.Zones, z)
		combat.EndZone(f, &z)
	}
}

// ShakeDecks makes everybody on a ship's decks save or fall prone, in the order of their
// IDs.
func ShakeDecks(f *personal.Fight, ship space.ID, dc int) {
	ability := max(0, f.Book().Defence.Ability)
	for i := range f.People {
		p := &f.People[i]
		if p.State != personal.Able || f.Decks[p.Deck].Ship != ship || p.Height > 0 || f.Has(p, rulebook.PartProne) {
			continue
		}
		if !combat.Save(f, p, personal.Saving{Ability: ability, DC: dc, Cause: "the shaking of the deck"}).Good() {
			combat.SetPart(f, p, rulebook.PartProne, true)
		}
	}
}

// OpenToSpace opens a ship's decks to space: each hatch and the squares next to it become
// hazardous.
func OpenToSpace(f *personal.Fight, ship space.ID) {
	for n := range f.Decks {
		if f.Decks[n].Ship != ship {
			continue
		}
		deck := int8(n)
		for _, h := range f.Hatches(deck) {
			burn(f, deck, h, true)
			for _, d := range deckplan.Neighbours {
				if q := h.Plus(d.X, d.Y); !f.Cell(deck, q).Solid() && f.Cell(deck, q) != deckplan.DoorCell {
					burn(f, deck, q, true)
				}
			}
		}
	}
}

// KillAboard kills everybody aboard a destroyed ship (HOUSE-LOST).
func KillAboard(f *personal.Fight, ship space.ID) {
	for i := range f.People {
		if p := &f.People[i]; !p.IsOut() && f.Decks[p.Deck].Ship == ship {
			combat.Die(f, p, personal.DiedShip, "")
		}
	}
}

// Depart removes everybody from the decks of a ship that is removed (HOUSE-LOST).
func Depart(f *personal.Fight, ship space.ID) {
	for i := range f.People {
		if p := &f.People[i]; !p.IsOut() && f.Decks[p.Deck].Ship == ship {
			f.TellDeed(p, "leaves with the ship", 0)
			combat.Withdraw(f, p)
		}
	}
}

// ChangeSides makes the people on a ship's decks who belong to it change sides with it, and its locks know
// their new side.
func ChangeSides(f *personal.Fight, ship space.ID, from, to event.Side, belongs func(crew.ID) bool) {
	for i := range f.Decks {
		if d := &f.Decks[i]; d.Ship == ship && d.Keys == from {
			d.Keys = to
		}
	}
	for i := range f.People {
		if p := &f.People[i]; p.Side == from && f.Decks[p.Deck].Ship == ship && belongs(p.ID) {
			personal.ChangeSide(f, p, to)
		}
	}
}

// Arrive brings somebody onto a deck, at their square or, if they may, near it.
func Arrive(f *personal.Fight, id crew.ID, a *personal.Arrival) error {
	if a.Near {
		return EnterNear(f, id, a, []deckplan.Square{a.At})
	}
	return EnterDeck(f, id, a)
}

// EnterNear brings somebody onto a deck at the free square nearest to one of a list.
func EnterNear(f *personal.Fight, id crew.ID, a *personal.Arrival, near []deckplan.Square) error {
	if a.Sheet < 0 || int(a.Sheet) >= len(f.Book().Sheets) {
		return fmt.Errorf("%w: there is no sheet %d", personal.ErrEnter, a.Sheet)
	}
	p := newPerson(f, id, a)
	at, ok := f.FindRoom(&p, a.Deck, near)
	if !ok {
		return fmt.Errorf("%w: %s has no room there", personal.ErrEnter, a.Name)
	}
	to := *a
	to.At = at
	return EnterDeck(f, id, &to)
}
