package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Invocation is a feature at work: on whom, and the die that was paid.
type Invocation struct {
	Target space.ID
	Seat   crew.Seat
	Faces  int8
	Of     [2]shipyard.Source
}

// With is the effect with the die that was paid for it.
func (e Effect) With(faces int8) Effect {
	e.Faces = faces
	return e
}

// Faded says that somebody no longer keeps something up.
type Faded struct {
	By   crew.Seat
	Name string
}

func (*Faded) Kind() event.Kind { return KindFaded }

// Fields describes a Faded.
func (f *Faded) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
}

func (f *Faded) Sentence(n event.Names) string {
	return fmt.Sprintf("%s keeps %s up no longer.", n.SeatName(f.By), f.Name)
}

// Thrown is a die that a feature has thrown for a number.
type Thrown struct {
	By   crew.Seat
	Roll dice.Roll
}

func (*Thrown) Kind() event.Kind { return KindThrown }

// Fields describes a Thrown.
func (f *Thrown) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Thrown) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String())
}

// Charged is what shields gained by a feature.
type Charged struct {
	By     crew.Seat
	Ship   space.ID
	Roll   dice.Roll
	Gained int32
}

func (*Charged) Kind() event.Kind { return KindCharged }

// Fields describes a Charged.
func (f *Charged) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, -shipyard.MaxPoints, shipyard.MaxPoints)
}

func (f *Charged) Sentence(n event.Names) string {
	return fmt.Sprintf("%s: %s; the shields of %s gain %d.", f.Roll.Cause, f.Roll.String(), n.ShipName(f.Ship), f.Gained)
}

// Mended is what a hull gained by a feature.
type Mended struct {
	By     crew.Seat
	Ship   space.ID
	Roll   dice.Roll
	Gained int32
}

func (*Mended) Kind() event.Kind { return KindMended }

// Fields describes a Mended.
func (f *Mended) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, 0, shipyard.MaxPoints)
}

func (f *Mended) Sentence(n event.Names) string {
	return fmt.Sprintf("%s: %s; the hull of %s regains %d.", f.Roll.Cause, f.Roll.String(), n.ShipName(f.Ship), f.Gained)
}
