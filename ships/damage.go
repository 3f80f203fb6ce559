package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Wound is damage on its way: gathered while a tick's orders are obeyed, and
// settled together at its end, so that nobody is saved by being asked first.
type Wound struct {
	Target, By space.ID
	Type       shipyard.DamageType
	Amount     int32
	Critical   bool
	Disable    bool // a primary weapon's choice at 0 hit points
	Pure       bool // nothing makes it less: no layer, no resistance
	Shot       bool // of a weapon: Member's, with Mount
	Member     crew.ID
	Mount      uint8
	Chosen     []Chosen
	Spared     bool // the choice was made: what else the attacker deals in this tick is withheld
}

// Fraction is a multiplier of damage.
type Fraction struct{ Num, Den int64 }

func (f Fraction) Times(num, den int64) Fraction { return Fraction{f.Num * num, f.Den * den} }

// Screen is what a ship's shields make of damage, by what power they have.
func (s *Ship) Screen() Fraction {
	f := Fraction{1, 1}
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch&shipyard.Takes != 0 && e.How == shipyard.Times {
			f = f.Times(int64(e.N), 2)
		}
	}
	return f
}

// Damaged is what a ship lost.
type Damaged struct {
	Ship         space.ID
	Type         shipyard.DamageType
	Shield, Hull int32
	By           space.ID // for the reckoning after a battle; it does not travel
}

func (*Damaged) Kind() event.Kind { return KindDamaged }

// Fields describes a Damaged.
func (f *Damaged) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "shield", &f.Shield, 0, shipyard.MaxPoints)
	field.Int(c, "hull", &f.Hull, 0, shipyard.MaxPoints*4)
}

func (f *Damaged) Sentence(n event.Names) string {
	name := capital(n.ShipName(f.Ship))
	switch {
	case f.Shield > 0 && f.Hull > 0:
		return fmt.Sprintf("%s: %s takes %d from the shields and %d from the hull.", name, f.Type, f.Shield, f.Hull)
	case f.Shield > 0:
		return fmt.Sprintf("%s: %s takes %d from the shields.", name, f.Type, f.Shield)
	case f.Hull > 0:
		return fmt.Sprintf("%s: %s takes %d from the hull.", name, f.Type, f.Hull)
	}
	return fmt.Sprintf("%s: %s does no harm.", name, f.Type)
}

// ShieldsDown says that shields have reached 0 and will not regenerate.
type ShieldsDown struct {
	Ship space.ID
}

func (*ShieldsDown) Kind() event.Kind { return KindShieldsDown }

// Fields describes a ShieldsDown.
func (f *ShieldsDown) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *ShieldsDown) Sentence(n event.Names) string {
	return "The shields of " + n.ShipName(f.Ship) + " are down."
}
