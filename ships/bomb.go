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

func (f *Drifted) Sentence(n event.Names) string {
	return fmt.Sprintf("%s drifts %d ft.", capital(n.ShipName(f.Ship)), f.Feet.Feet())
}

// Detonated says that a charge has gone off.
type Detonated struct {
	Ship space.ID
}

func (*Detonated) Kind() event.Kind { return KindDetonated }

// Fields describes a Detonated.
func (f *Detonated) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Detonated) Sentence(n event.Names) string { return capital(n.ShipName(f.Ship)) + " goes off." }
