package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Rule is the id under which a feature is refused.
func (u User) Rule() string {
	if u.Feature.Kind == shipyard.Power {
		return "SHIP-POWER"
	}
	return "SHIP-FEATURE"
}

// Invoked says that a feature is used.
type Invoked struct {
	By     crew.Seat
	Name   string // of the feature
	Target space.ID
	Seat   crew.Seat
}

func (*Invoked) Kind() event.Kind { return KindInvoked }

// Fields describes an Invoked.
func (f *Invoked) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	ShipField(c, "target", &f.Target)
	f.Seat.Fields(c)
}

func (f *Invoked) Sentence(n event.Names) string {
	on := ""
	switch {
	case f.Seat.Ship != 0:
		on = " on " + n.SeatName(f.Seat)
	case f.Target != 0:
		on = " on " + n.ShipName(f.Target)
	}
	by := n.SeatName(f.By)
	if f.By.Role == crew.NoRole {
		by = n.ShipName(f.By.Ship) // it works by itself
	}
	return fmt.Sprintf("%s uses %s%s.", by, f.Name, on)
}

// Working says how far something has come that takes several actions.
type Working struct {
	By       crew.Seat
	Name     string
	Work, Of int8
}

func (*Working) Kind() event.Kind { return KindWorking }

// Fields describes a Working.
func (f *Working) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	field.Int(c, "work", &f.Work, 0, 127)
	field.Int(c, "of", &f.Of, 0, 127)
}

func (f *Working) Sentence(n event.Names) string {
	return fmt.Sprintf("%s works on %s: %d of %d actions.", n.SeatName(f.By), f.Name, f.Work, f.Of)
}

// Stood says what a standing order is from now on.
type Stood struct {
	By     crew.Seat
	Name   string
	Stance crew.Stance
}

func (*Stood) Kind() event.Kind { return KindStood }

// Fields describes a Stood.
func (f *Stood) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	field.Int(c, "stance", &f.Stance, 0, int64(crew.LastStance))
}

func (f *Stood) Sentence(n event.Names) string {
	return n.SeatName(f.By) + " will " + fmt.Sprintf([...]string{
		"use %s when it changes the outcome.", "never use %s.", "use %s whenever possible.",
	}[f.Stance], f.Name)
}
