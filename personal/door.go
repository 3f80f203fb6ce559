package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// doorAt finds the door that a deed is about, beside somebody.
func (i *Deed) doorAt(f *Fight, p *Person, rule string) (*DoorState, error) {
	n := f.door(p.Deck, i.At)
	if n < 0 {
		return nil, crew.Refuse(rule, "there is no door at %s", i.At)
	}
	if f.gapAt(p.At, f.span(p), i.At, 1) > 1 {
		return nil, crew.Refuse(rule, "the door is out of reach")
	}
	return &f.Decks[p.Deck].Doors[n], nil
}

// DoorAt is the door at a square of a deck as it is now, if one is there.
func (f *Fight) DoorAt(deck int8, at deckplan.Square) (DoorState, bool) {
	n := f.door(deck, at)
	if n < 0 {
		return DoorState{}, false
	}
	return f.Decks[deck].Doors[n], true
}

// mayDoor asks for a door that can be opened or shut (ME-FREE, HOE-COMMON).
func (i *Deed) mayDoor(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActDoor].Rule
	d, err := i.doorAt(f, p, rule)
	switch {
	case err != nil:
		return err
	case d.Broken:
		return crew.Refuse(rule, "the door is broken")
	case d.Locked && !f.keyed(p):
		return crew.Refuse(rule, "the door is locked: force it, or break it")
	case d.Open == !i.OtherWay:
		return crew.Refuse(rule, "that is so already")
	case i.OtherWay && f.standsAt(p.Deck, i.At) != nil:
		return crew.Refuse(rule, "somebody stands in the door")
	}
	return nil
}

func (i *Deed) door(f *Fight, p *Person) {
	f.SetDoor(p.Deck, i.At, !i.OtherWay, i.OtherWay && f.keyed(p), p.ID)
}

// Bolt has every shut door of a deck be locked to all but a side, whose people pass
// it and lock it behind them; to force one takes a check of so much (SHIP-DEVICE).
func (f *Fight) Bolt(deck int8, force int8, side event.Side) {
	d := &f.Decks[deck]
	d.Bolts, d.Keys = force, side
	for i := range d.Doors {
		d.Doors[i].Locked = !d.Doors[i].Open && !d.Doors[i].Broken
	}
	f.doorStamp++
}

// keyed says whether the locks of a deck are no matter to somebody on it.
func (f *Fight) keyed(p *Person) bool {
	d := &f.Decks[p.Deck]
	return d.Bolts > 0 && d.Keys == p.Side
}

// SetDoor opens or shuts a door, and locks it or not.
func (f *Fight) SetDoor(deck int8, at deckplan.Square, open, locked bool, by crew.ID) {
	n := f.door(deck, at)
	if n < 0 {
		return
	}
	d := &f.Decks[deck].Doors[n]
	d.Open, d.Locked = open, locked && !open
	f.doorStamp++
	to := f.overlookers(deck, at)
	if p := f.Person(by); p != nil {
		to = f.watchers(p)
	}
	f.emit(to, &DoorMoved{By: by, At: at, Open: open, Locked: d.Locked})
}

// breakDoor breaks a door, or mends it: then it is whole, and shut.
func (f *Fight) breakDoor(deck int8, at deckplan.Square, broken bool) {
	d := &f.Decks[deck].Doors[f.door(deck, at)]
	*d = DoorState{Open: broken, Broken: broken}
	if !broken {
		d.Points = f.Book().Doors.Points
	}
	f.doorStamp++
	f.emit(f.overlookers(deck, at), &DoorMoved{At: at, Open: broken, Broken: broken})
}

// mayForce asks for a locked door.
func (i *Deed) mayForce(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActForce].Rule
	d, err := i.doorAt(f, p, rule)
	if err == nil && !d.Locked {
		err = crew.Refuse(rule, "the door is not locked")
	}
	return err
}

// force is a check of strength against a locked door.
func (i *Deed) force(f *Fight, p *Person) {
	x := f.Book().Doors
	need := int(x.Force)
	if bolts := f.Decks[p.Deck].Bolts; bolts > 0 {
		need = int(bolts)
	}
	if f.check(p, x.Ability, -1, need, "force a door").Good() {
		f.SetDoor(p.Deck, i.At, true, false, p.ID)
	}
}

// DoorMoved says that a door has been opened, shut or broken.
type DoorMoved struct {
	By                   crew.ID
	At                   deckplan.Square
	Open, Locked, Broken bool
}

func (*DoorMoved) Kind() event.Kind { return KindDoor }

// Fields describes a DoorMoved.
func (f *DoorMoved) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	f.At.Fields(c)
	field.Bool(c, "open", &f.Open)
	field.Bool(c, "locked", &f.Locked)
	field.Bool(c, "broken", &f.Broken)
}

func (f *DoorMoved) Sentence(n event.Names) string {
	how, does := "shut", "shuts"
	switch {
	case f.Broken:
		how, does = "broken", "breaks"
	case f.Open:
		how, does = "open", "opens"
	case f.Locked:
		how, does = "locked", "locks"
	}
	if f.By == 0 {
		return fmt.Sprintf("The door at %s is %s.", f.At, how)
	}
	return fmt.Sprintf("%s %s the door at %s.", name(n, f.By), does, f.At)
}
