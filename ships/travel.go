package ships

import (
	"fmt"

	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Day is how many hours of flight a unit of fuel lasts. In an atmosphere it lasts one.
const Day = 24

// MaxTravel is how many hours may pass at once.
const MaxTravel = 30 * Day

// Travelled says that hours have passed aboard a ship.
type Travelled struct {
	Ship        space.ID
	Hours       int32
	Air         bool
	Burnt, Left int16 // fuel
}

func (*Travelled) Kind() event.Kind { return KindTravelled }

// Fields describes a Travelled.
func (f *Travelled) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "hours", &f.Hours, 1, MaxTravel)
	field.Bool(c, "air", &f.Air)
	field.Int(c, "burnt", &f.Burnt, 0, maxFuel)
	field.Int(c, "left", &f.Left, 0, maxFuel)
}

func (f *Travelled) Sentence(n event.Names) string {
	where, rest := "", ""
	if f.Air {
		where = " in an atmosphere"
	}
	if f.Hours >= LongRest {
		rest = " The crew has rested."
	}
	pass := "pass"
	if f.Hours == 1 || f.Hours == Day {
		pass = "passes"
	}
	return fmt.Sprintf("Aboard %s %s %s%s: %d fuel burnt, %d left.%s", n.ShipName(f.Ship), hours(f.Hours), pass, where, f.Burnt, f.Left, rest)
}
