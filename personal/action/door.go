package action

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// doorAt returns the door that a deed is about, which must be beside the person.
func (i *Deed) doorAt(f *personal.Fight, p *personal.Person, rule string) (*personal.DoorState, error) {
	n := f.Door(p.Deck, i.At)
	if n < 0 {
		return nil, crew.Refuse(rule, "there is no door at %s", i.At)
	}
	if !Beside(f, p, p.Deck, i.At) {
		return nil, crew.Refuse(rule, "the door is out of reach")
	}
	return &f.Decks[p.Deck].Doors[n], nil
}

// mayDoor requires a door that can be opened or shut (ME-FREE, HOE-COMMON).
func (i *Deed) mayDoor(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActDoor].Rule
	d, err := i.doorAt(f, p, rule)
	switch {
	case err != nil:
		return err
	case d.Broken:
		return crew.Refuse(rule, "the door is broken")
	case d.Locked && !hasKey(f, p):
		return crew.Refuse(rule, "the door is locked: force it, or break it")
	case d.Open == !i.OtherWay:
		return crew.Refuse(rule, "it is like that already")
	case i.OtherWay && standsInDoor(f, p, i.At, true) != nil:
		return crew.Refuse(rule, "somebody stands in the door")
	}
	return nil
}

// standsInDoor returns somebody in the square of a door that p would shut, or nil; if foreseen is
// set, one of whom p's side knows.
func standsInDoor(f *personal.Fight, p *personal.Person, at deckplan.Square, foreseen bool) *personal.Person {
	for i := range f.People {
		if o := &f.People[i]; personal.Occupies(f, o, p.Deck, at) && (!foreseen || personal.Aware(f, p.Side, o)) {
			return o
		}
	}
	return nil
}

// hasKey reports whether a person can pass the locks of their deck freely.
func hasKey(f *personal.Fight, p *personal.Person) bool {
	d := &f.Decks[p.Deck]
	return d.Bolts > 0 && d.Keys == p.Side
}

func (i *Deed) door(f *personal.Fight, p *personal.Person) {
	if i.OtherWay && ComeUpon(f, p, standsInDoor(f, p, i.At, false)) {
		return
	}
	setDoor(f, p.Deck, i.At, !i.OtherWay, i.OtherWay && hasKey(f, p), p.ID)
}

// mayForce requires a locked door.
func (i *Deed) mayForce(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActForce].Rule
	d, err := i.doorAt(f, p, rule)
	if err == nil && !d.Locked {
		err = crew.Refuse(rule, "the door is not locked")
	}
	return err
}

// forceDC returns the DC to force a locked door of the person's deck.
func forceDC(f *personal.Fight, p *personal.Person) int {
	if bolts := f.Decks[p.Deck].Bolts; bolts > 0 {
		return int(bolts)
	}
	return int(f.Book().Doors.Force)
}

// ForcingRoll returns the roll that would force a locked door, and its DC.
func ForcingRoll(f *personal.Fight, p *personal.Person) (r dice.Roll, need int) {
	r = f.PrepareCheck(p, f.Book().Doors.Ability, -1, "", nil)
	f.NoteEdges(&r, personal.Edging{Check: true, Person: p.ID})
	return r, forceDC(f, p)
}

// force throws a check of strength against a locked door.
func (i *Deed) force(f *personal.Fight, p *personal.Person) {
	if combat.Check(f, p, f.Book().Doors.Ability, -1, forceDC(f, p), personal.ForceOf).Good() {
		setDoor(f, p.Deck, i.At, true, false, p.ID)
	}
}

// setDoor opens or shuts a door, and locks or unlocks it.
func setDoor(f *personal.Fight, deck int8, at deckplan.Square, open, locked bool, by crew.ID) {
	n := f.Door(deck, at)
	if n < 0 {
		return
	}
	d := &f.Decks[deck].Doors[n]
	d.Open, d.Locked = open, locked && !open
	f.DoorStamp++
	to := f.Overlookers(deck, at)
	if p := f.Person(by); p != nil {
		to = f.Watchers(p)
	}
	f.Emit(to, &personal.DoorMoved{By: by, At: at, Open: open, Locked: d.Locked})
}

// breakDoor breaks a door, or mends it, which leaves it shut.
func breakDoor(f *personal.Fight, deck int8, at deckplan.Square, broken bool) {
	d := &f.Decks[deck].Doors[f.Door(deck, at)]
	*d = personal.DoorState{Open: broken, Broken: broken}
	if !broken {
		d.Points = f.Book().Doors.Points
	}
	f.DoorStamp++
	f.Emit(f.Overlookers(deck, at), &personal.DoorMoved{At: at, Open: broken, Broken: broken})
}

// drawSquare draws a symbol into a square; 0 restores the plan's. The other end of a
// ladder is drawn and removed with it.
func drawSquare(f *personal.Fight, deck int8, q deckplan.Square, symbol byte) {
	other, paired := personal.BuiltLadder(f, deck, q)
	switch {
	case deckplan.CellOf(symbol) == deckplan.Ladder:
		symbol = personal.FreeFigure(f, deck)
		setSquare(f, deck, q, symbol)
		other, _ = f.LadderEnd(deck, q)
		setSquare(f, deck, other, symbol)
		return
	case paired && f.Plan(deck).Cell(other).Solid():
		setSquare(f, deck, other, '.')
	case paired:
		setSquare(f, deck, other, 0)
	}
	setSquare(f, deck, q, symbol)
}

// setSquare draws a symbol into one square, or restores the plan's.
func setSquare(f *personal.Fight, deck int8, q deckplan.Square, symbol byte) {
	d, plan := &f.Decks[deck], f.Plan(deck)
	i, ok := slices.BinarySearchFunc(d.Altered, q, personal.ComparedTo)
	if symbol != 0 && deckplan.CellOf(symbol) == plan.Cell(q) && deckplan.CellOf(symbol) != deckplan.ConsoleCell && deckplan.CellOf(symbol) != deckplan.Ladder {
		if deckplan.CellOf(symbol) == deckplan.DoorCell {
			d.Doors[f.DoorOf(deck, q)] = personal.DoorLike(f, symbol)
		}
		symbol = 0
	}
	switch {
	case ok && symbol == 0:
		d.Altered = slices.Delete(d.Altered, i, i+1)
	case ok:
		d.Altered[i].Symbol = symbol
	case symbol != 0:
		d.Altered = slices.Insert(d.Altered, i, personal.Altered{At: q, Symbol: symbol})
	}
	if deckplan.CellOf(symbol) == deckplan.DoorCell {
		personal.HangDoor(f, deck, q, symbol)
	}
	f.DoorStamp++
	f.Emit(f.Overlookers(deck, q), &personal.SquareAltered{Deck: deck, At: q, Symbol: f.BareSymbol(deck, q)})
	for i := range f.People {
		if p := &f.People[i]; p.Deck == deck && p.State != personal.Away && f.Covers(p, q) {
			combat.PutAt(f, p, p.At) // their surroundings have changed
			combat.FallDown(f, p)
		}
	}
}
