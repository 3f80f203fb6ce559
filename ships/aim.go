package ships

import (
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Aim is everything that decides an attack before its dice are thrown.
type Aim struct {
	Mounting *shipyard.Mounting
	Range    space.Length
	Band     shipyard.Band
	InArc    bool
	Cover    space.Cover
	Saves    bool      // the target makes a Dexterity save; nobody rolls to hit
	Fails    string    // the condition by which it fails without a roll
	Need     int       // AC with cover, or the save DC
	Roll     dice.Roll // of the attacker, or of the target's save
	Critical int       // from which natural roll a hit is critical
	Chosen   []Chosen  // what was chosen with the attack
	Mount    uint8
	Result   shipyard.Result // of the target's save, once it is made
	Later    bool            // an attack after the first, which first rolls no longer touch
}

// CoverOf is the best cover that anything between two ships gives the second,
// or what the GM has set (SHIP-COVER). Ships that the first one's side does not
// know of hide nothing.
func (b *Battle) CoverOf(s, t *Ship) space.Cover {
	if t.Cover > 0 {
		return space.Cover(t.Cover - 1)
	}
	best, target := space.NoCover, b.Disc(t)
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind.Solid() {
			best = max(best, space.Shadow(s.At, target, o.Disc()))
		}
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if o != s && o != t && o.State.Here() && !o.Charge.Live && b.Knows(s.Side, o) {
			best = max(best, space.Shadow(s.At, target, b.Disc(o)))
		}
	}
	return best
}
