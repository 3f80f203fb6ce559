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

// Hazards tells what regions do to ships that come into them, or begin a turn of
// their pilot in them (SHIP-HAZARD). Fields do it where their obstacles have a
// size.
var Hazards = [...]struct {
	dc    int // of a Piloting check; 0: none is made
	dice  int8
	faces int8
	of    shipyard.DamageType
	Half  bool // what is left to those who succeed; else nothing is
	Inner bool // half of what a Hit Die can show, without dice
	Turns bool // only at the start of a turn
}{
	Field:     {faces: 6, of: shipyard.Kinetic},
	Gas:       {dc: 12, dice: 1, faces: 6, of: shipyard.Kinetic, Half: true},
	Storm:     {of: shipyard.Pulse, Inner: true},
	Radiation: {of: shipyard.Energy, Turns: true},
	Beacon:    {},
	Dust:      {},
}

// Check of an obstacle, and its damage, by its size.
const (
	obstacleDC = 5 // for tiny ones, and as much more for each size
	MaxBraved  = 16
)

// Hazard says what a region asks of a ship, and what it deals.
func (o *Object) Hazard() (dc int, d dice.Dice, of shipyard.DamageType, ok bool) {
	h := &Hazards[o.Kind]
	switch {
	case o.Kind == Field && o.Rocks == 0, o.Kind == Asteroid, o.Kind == Wreck, o.Kind == Beacon, o.Kind == Dust:
		return 0, dice.Dice{}, 0, false
	case o.Kind == Field:
		return obstacleDC * int(o.Rocks), dice.Dice{Count: o.Rocks, Faces: h.faces}, h.of, true
	}
	return h.dc, dice.Dice{Count: h.dice, Faces: h.faces}, h.of, true
}

// Says is what a region does to ships, for the stations; "" where it does
// nothing.
func (o *Object) Says() string {
	dc, d, of, ok := o.Hazard()
	switch {
	case o.Kind == Dust:
		return "hides what is in it and behind it"
	case o.Left > 0:
		return fmt.Sprintf("each foot costs two, %d rounds", o.Left)
	case o.Kind == Field && !ok:
		return "each foot costs two"
	case o.Kind == Field:
		return fmt.Sprintf("each foot costs two; Piloting %d or %s %s", dc, d, of)
	case o.Kind == Gas:
		return fmt.Sprintf("Piloting %d or %s %s, else half", dc, d, of)
	case o.Kind == Storm:
		return "half a Hit Die of pulse"
	case o.Kind == Radiation:
		return "1 energy each turn"
	}
	return ""
}

// Holds says whether a place lies in a region.
func (o *Object) Holds(p space.Point) bool { return !o.Kind.Solid() && space.Nearer(p, o.At, o.Radius) }

func (s *Ship) HasBraved(id space.ID) bool {
	for _, x := range s.Braved {
		if x == id {
			return true
		}
	}
	return false
}

// Braved says what a region has done to a ship.
type Braved struct {
	Ship   space.ID
	Hazard string
	Roll   dice.Roll // without dice where none are thrown
	Type   shipyard.DamageType
	Amount int32
}

func (*Braved) Kind() event.Kind { return KindBraved }

// Fields describes a Braved.
func (f *Braved) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Text(c, "hazard", &f.Hazard, crew.MaxName)
	f.Roll.Fields(c)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "amount", &f.Amount, 0, shipyard.MaxPoints)
}

func (f *Braved) Sentence(n event.Names) string {
	if len(f.Roll.Dice) == 0 {
		return fmt.Sprintf("%s, in the %s: %d %s.", n.ShipName(f.Ship), f.Hazard, f.Amount, f.Type)
	}
	return fmt.Sprintf("%s, in the %s: %s, %d %s.", n.ShipName(f.Ship), f.Hazard, f.Roll.String(), f.Amount, f.Type)
}
