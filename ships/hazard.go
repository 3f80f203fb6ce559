package ships

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Hazards lists what regions do to ships that enter them, or that begin a turn of their
// pilot in them (SHIP-HAZARD). A Field does it if its obstacles have a size.
var Hazards = [...]struct {
	dc    int // of a Piloting check; 0: none is made
	dice  int8
	faces int8
	of    shipyard.DamageType
	Half  bool // a success halves the damage; else it prevents it
	Inner bool // half the highest face of a Hit Die, without dice
	Turns bool // only at the start of a turn
}{
	Field:     {faces: 6, of: shipyard.Kinetic},
	Gas:       {dc: 12, dice: 1, faces: 6, of: shipyard.Kinetic, Half: true},
	Storm:     {of: shipyard.Pulse, Inner: true},
	Radiation: {of: shipyard.Energy, Turns: true},
	Beacon:    {},
	Dust:      {},
}

// The DC of the check against obstacles, and their damage, by their size.
const (
	obstacleDC = 5 // for tiny ones, and as much more for each size
	MaxBraved  = 16
)

// HazardOf returns the DC of a region's check and the damage that it deals.
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

// Says returns what a region does to ships, for the stations, or "" if it does nothing.
func (o *Object) Says() say.Text {
	dc, d, of, ok := o.HazardOf()
	switch {
	case o.Kind == Dust:
		return "hides what is in it and behind it"
	case o.Left > 0:
		return say.Of("each foot costs two, %s", say.Count(int(o.Left), "%d round", "%d rounds"))
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

// HasBraved reports whether a region has already affected the ship since the last turn of its pilot
// began (SHIP-HAZARD).
func (s *Ship) HasBraved(id space.ID) bool {
	return slices.Contains(s.Braved, id)
}

// Braved reports what a region has done to a ship.
type Braved struct {
	Ship   space.ID
	Hazard string
	Roll   dice.Roll // without dice if none were thrown
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

// Covered reports damage that one ship's shields took for another ship.
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

// Charge is the part of a ship's state that makes it a drifting bomb.
type Charge struct {
	Live   bool    // it is a bomb
	By     crew.ID // who dropped it; 0: nobody, or somebody who is gone
	From   space.ID
	Size   shipyard.Size // of the ship that dropped it
	Damage dice.Dice
	DC     int16
	Drift  space.Length // a round
	Left   int16        // rounds until it goes off by itself; 0: never
	Armed  bool         // Proximity: it goes off near ships
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

// Drifted reports that a charge has moved.
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

// Detonated reports that a charge has gone off.
type Detonated struct {
	Ship space.ID
}

func (*Detonated) Kind() event.Kind { return KindDetonated }

// Fields describes a Detonated.
func (f *Detonated) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Detonated) Sentence() say.Text { return say.Of("%S goes off.", f.Ship.Name()) }

// Released reports that a bomb has been dropped.
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

// Spilled reports that a ship has left cargo behind.
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
