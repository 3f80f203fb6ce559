package sim

import (
	"broadside/crew"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Repair lets a mechanic spend Hit Dice on their ship's hull outside of combat
// (SHIP-REPAIR).
type Repair struct {
	Seat crew.Seat // who does it
	Dice int8
}

func (*Repair) Verb() crew.Verb { return crew.RuleRepair }

// Fields describes a Repair.
func (r *Repair) Fields(c field.Coder) {
	r.Seat.Fields(c)
	field.Int(c, "dice", &r.Dice, 1, 100)
}

func (r *Repair) Check(w *World) error {
	m, _ := w.HolderOf(r.Seat)
	if m == nil {
		return crew.Refuse(crew.Manners, "there is no seat %s on ship %d", r.Seat, r.Seat.Ship)
	}
	switch s := w.Ship(r.Seat.Ship); {
	case !w.RolesOf(m).Has(crew.Mechanic):
		return crew.Refuse("SHIP-REPAIR", "the %s is not a mechanic", r.Seat)
	case s.State.Fallen():
		return crew.Refuse("SHIP-REPAIR", "%s is %s", s.Name, s.State)
	case s.HitDice < r.Dice:
		return crew.Refuse("SHIP-REPAIR", "%s has %d Hit Dice, not %d", s.Name, s.HitDice, r.Dice)
	case s.Hull >= s.MaxHull():
		return crew.Refuse("SHIP-REPAIR", "the hull is whole")
	}
	return nil
}

func (r *Repair) Do(w *World) {
	m, _ := w.HolderOf(r.Seat)
	deployment.Repair(&w.Battle, w.Ship(r.Seat.Ship), m, r.Dice)
}

// Maintain does the maintenance of a ship at a dock (SHIP-REPAIR).
type Maintain struct {
	Ship space.ID
}

func (*Maintain) Verb() crew.Verb { return crew.RuleMaintain }

// Fields describes a Maintain.
func (r *Maintain) Fields(c field.Coder) { ships.ShipField(c, "ship", &r.Ship) }

func (r *Maintain) Check(w *World) error {
	if err := w.mustKnow(r.Ship); err != nil {
		return err
	}
	if s := w.Ship(r.Ship); s.State == ships.Destroyed {
		return crew.Refuse("SHIP-REPAIR", "%s is %s", s.Name, s.State)
	}
	return nil
}

func (r *Maintain) Do(w *World) {
	s := w.Ship(r.Ship)
	var by *crew.Member
	for _, id := range s.Crew {
		if m := w.Member(id); w.RolesOf(m).Has(crew.Mechanic) {
			by = m
			break
		}
	}
	deployment.Maintain(&w.Battle, s, by)
}

// Travel lets hours pass aboard a ship outside of combat (SHIP-REPAIR).
type Travel struct {
	Ship  space.ID
	Hours int16
	Air   bool // in an atmosphere
}

func (*Travel) Verb() crew.Verb { return crew.RuleTravel }

// Fields describes a Travel.
func (r *Travel) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &r.Ship)
	field.Int(c, "hours", &r.Hours, 1, ships.MaxTravel)
	field.Bool(c, "air", &r.Air)
}

func (r *Travel) Check(w *World) error {
	if err := w.mustKnow(r.Ship); err != nil {
		return err
	}
	switch s := w.Ship(r.Ship); {
	case s.State.Fallen():
		return crew.Refuse("SHIP-REPAIR", "%s is %s", s.Name, s.State)
	case s.State == ships.Disabled:
		return crew.Refuse("SHIP-REPAIR", "%s falls apart: stabilise it first", s.Name)
	}
	return nil
}

func (r *Travel) Do(w *World) {
	s := w.Ship(r.Ship)
	deployment.Travel(&w.Battle, s, int32(r.Hours), r.Air)
	if w.Fight.HasDecks() {
		action.LetHoursPass(&w.Fight, r.Ship, s.Side, int32(r.Hours))
	}
}
