package event

import (
	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Actor is somebody at a console, by their seat; somebody on a deck; or a ship, by a seat
// without a role.
type Actor struct {
	Seat   crew.Seat
	Person crew.ID // 0: at a console, or a ship
}

// Fields describes an Actor.
func (a *Actor) Fields(c field.Coder) {
	a.Seat.Fields(c)
	field.Int(c, "person", &a.Person, 0, crew.MaxMembers)
}

// Name returns the text that names an Actor.
func (a Actor) Name() say.Text {
	switch {
	case a.Person != 0:
		return a.Person.Name()
	case a.Seat.Role == crew.NoRole:
		return a.Seat.Ship.Name()
	}
	return a.Seat.Name()
}
