package log

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/space"
)

// speaker tells texts in a language, with names.
type speaker struct {
	Names
	language *say.Language
}

// Abridge leaves out of a message what is left out wherever the names are from.
func (n speaker) Abridge(message say.Text) say.Text {
	if a, ok := n.Names.(say.Abridger); ok {
		return a.Abridge(message)
	}
	return message
}

func (n speaker) tell(t say.Text) string { return n.language.Tell(t, n) }

// say tells a message with its values.
func (n speaker) say(message say.Text, values ...any) string {
	return n.tell(say.Of(message, values...))
}

// ShipName names a ship.
func (n speaker) ShipName(id space.ID) string { return n.tell(id.Name()) }

// SeatName names a seat.
func (n speaker) SeatName(seat crew.Seat) string { return n.tell(seat.Name()) }

// PersonName names somebody on a deck.
func (n speaker) PersonName(id crew.ID) string { return n.tell(id.Name()) }

func (n speaker) throw(r *dice.Roll) Throw {
	return Throw{Dice: r.Dice.All(), Says: n.tell(r.Text()), Total: int(r.Total)}
}

func (n speaker) ended(ok bool) (string, Tone) {
	if ok {
		return n.tell("success"), Well
	}
	return n.tell("failure"), Badly
}
