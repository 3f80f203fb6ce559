package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
)

// doorAt finds the door that a deed is about, beside somebody.
func (i *Deed) doorAt(f *personal.Fight, p *personal.Person, rule string) (*personal.DoorState, error) {
	n := f.Door(p.Deck, i.At)
	if n < 0 {
		return nil, crew.Refuse(rule, "there is no door at %s", i.At)
	}
	if f.GapAt(p.At, f.Span(p), i.At, 1) > 1 {
		return nil, crew.Refuse(rule, "the door is out of reach")
	}
	return &f.Decks[p.Deck].Doors[n], nil
}

// mayDoor asks for a door that can be opened or shut (ME-FREE, HOE-COMMON).
func (i *Deed) mayDoor(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActDoor].Rule
	d, err := i.doorAt(f, p, rule)
	switch {
	case err != nil:
		return err
	case d.Broken:
		return crew.Refuse(rule, "the door is broken")
	case d.Locked && !personal.Keyed(f, p):
		return crew.Refuse(rule, "the door is locked: force it, or break it")
	case d.Open == !i.OtherWay:
		return crew.Refuse(rule, "that is so already")
	case i.OtherWay && personal.StandsAt(f, p.Deck, i.At) != nil:
		return crew.Refuse(rule, "somebody stands in the door")
	}
	return nil
}

func (i *Deed) door(f *personal.Fight, p *personal.Person) {
	combat.SetDoor(f, p.Deck, i.At, !i.OtherWay, i.OtherWay && personal.Keyed(f, p), p.ID)
}

// mayForce asks for a locked door.
func (i *Deed) mayForce(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActForce].Rule
	d, err := i.doorAt(f, p, rule)
	if err == nil && !d.Locked {
		err = crew.Refuse(rule, "the door is not locked")
	}
	return err
}

// force is a check of strength against a locked door.
func (i *Deed) force(f *personal.Fight, p *personal.Person) {
	x := f.Book().Doors
	need := int(x.Force)
	if bolts := f.Decks[p.Deck].Bolts; bolts > 0 {
		need = int(bolts)
	}
	if combat.Check(f, p, x.Ability, -1, need, "force a door").Good() {
		combat.SetDoor(f, p.Deck, i.At, true, false, p.ID)
	}
}
