package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
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

// HazardOf returns what a region asks of a ship, and what it deals.
func (o *Object) HazardOf() (dc int, d dice.Dice, of shipyard.DamageType, ok bool) {
	h := &Hazards[o.Kind]
	switch {
	case o.Kind == Field && o.Rocks == 0, o.Kind == Asteroid, o.Kind == Wreck, o.Kind == Beacon, o.Kind == Dust:
		return 0, dice.Dice{}, 0, false
	case o.Kind == Field:
		return obstacleDC * int(o.Rocks), dice.Dice{Count: o.Rocks, Faces: h.faces}, h.of, true
	}
	return h.dc, dice.Dice{Count: h.dice, Faces: h.faces}, h.of, true
}

// Says returns what a region does to ships, for the stations; "" where it does
// nothing.
func (o *Object) Says() say.Text {
	dc, d, of, ok := o.HazardOf()
	switch {
	case o.Kind == Dust:
		return "hides what is in it and behind it"
	case o.Left > 0:
		return say.Of("each foot costs two, %d rounds", o.Left)
	case o.Kind == Field && !ok:
		return "each foot costs two"
	case o.Kind == Field:
		return say.Of("each foot costs two; Piloting %d or %s %s", dc, d, of)
	case o.Kind == Gas:
		return say.Of("Piloting %d or %s %s, else half", dc, d, of)
	case o.Kind == Storm:
		return "half a Hit Die of pulse"
	case o.Kind == Radiation:
		return "1 energy each turn"
	}
	return ""
}

// Holds reports whether a place lies in a region.
func (o *Object) Holds(p space.Point) bool { return !o.Kind.Solid() && space.Nearer(p, o.At, o.Radius) }

// HasBraved reports whether a region has already done to the ship what it does once in a turn of its
// pilot (SHIP-HAZARD).
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

func (f *Braved) Sentence() say.Text {
	if f.Roll.Dice.Len() == 0 {
		return say.Of("%s, in the %s: %d %s.", f.Ship.Name(), f.Hazard, f.Amount, f.Type)
	}
	return say.Of("%s, in the %s: %s, %d %s.", f.Ship.Name(), f.Hazard, f.Roll.Text(), f.Amount, f.Type)
}

// Covered is what the shields of a ship took for another.
type Covered struct {
	Ship, Friend space.ID
	Type         shipyard.DamageType
	Shield       int32
}

func (*Covered) Kind() event.Kind { return KindCovered }

// Fields describes a Covered.
func (f *Covered) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "friend", &f.Friend)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "shield", &f.Shield, 0, shipyard.MaxPoints)
}

func (f *Covered) Sentence() say.Text {
	return say.Of("The shields of %s are spread over %s: %s takes %d from them.", f.Ship.Name(), f.Friend.Name(), f.Type, f.Shield)
}

// MaxBombs is how many kinds of bombs there may be.
const MaxBombs = 32

// Charge is what makes a ship of the battle a bomb that drifts.
type Charge struct {
	Live   bool    // it is a bomb
	By     crew.ID // who let it go; 0: nobody, or nobody who is still there
	From   space.ID
	Size   shipyard.Size // of the ship that let it go
	Damage dice.Dice
	DC     int16
	Drift  space.Length // a round
	Left   int16        // rounds until it goes off by itself; 0: it never does
	Armed  bool         // Proximity: it looks for ships
}

// Fields describes a Charge.
func (g *Charge) Fields(c field.Coder) {
	field.Bool(c, "live", &g.Live)
	field.Int(c, "by", &g.By, 0, crew.MaxMembers)
	ShipField(c, "from", &g.From)
	field.Int(c, "size", &g.Size, 0, int64(shipyard.Gargantuan))
	field.Int(c, "dice", &g.Damage.Count, 0, 100)
	field.Int(c, "faces", &g.Damage.Faces, 0, 100)
	field.Int(c, "plus", &g.Damage.Plus, -100, 100)
	field.Int(c, "DC", &g.DC, 0, 1000)
	field.Int(c, "drift", &g.Drift, 0, int64(shipyard.MaxLeg))
	field.Int(c, "left", &g.Left, 0, maxRounds)
	field.Bool(c, "armed", &g.Armed)
}

// Drifted says that a charge has moved.
type Drifted struct {
	Ship space.ID
	Feet space.Length
}

func (*Drifted) Kind() event.Kind { return KindDrifted }

// Fields describes a Drifted.
func (f *Drifted) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
}

func (f *Drifted) Sentence() say.Text {
	return say.Of("%S drifts %d ft.", f.Ship.Name(), f.Feet.Feet())
}

// Detonated says that a charge has gone off.
type Detonated struct {
	Ship space.ID
}

func (*Detonated) Kind() event.Kind { return KindDetonated }

// Fields describes a Detonated.
func (f *Detonated) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Detonated) Sentence() say.Text { return say.Of("%S goes off.", f.Ship.Name()) }

// Released says that a bomb has been let go.
type Released struct {
	By   crew.Seat
	Ship space.ID // the bomb
}

func (*Released) Kind() event.Kind { return KindReleased }

// Fields describes a Released.
func (f *Released) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
}

func (f *Released) Sentence() say.Text {
	return say.Of("%s lets go of %s.", f.By.Name(), f.Ship.Name())
}

// A line of cargo behind a ship: as long and as wide as three discs in a row.
const (
	SpillDiscs  = 3
	SpillRadius = 50 * space.Foot
	SpillRounds = Minute
)

// Spilled says that a ship has left cargo behind.
type Spilled struct {
	Ship space.ID
}

func (*Spilled) Kind() event.Kind { return KindSpilled }

// Fields describes a Spilled.
func (f *Spilled) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Spilled) Sentence() say.Text {
	return say.Of("Behind %s, crates drift over a line of %d by %d ft: difficult terrain for %d rounds.",
		f.Ship.Name(), 2*SpillDiscs*SpillRadius.Feet(), 2*SpillRadius.Feet(), SpillRounds)
}
