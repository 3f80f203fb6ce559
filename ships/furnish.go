package ships

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/space"
)

// slots are the modification slots of a size at tier 0, and those that each tier
// adds.
var slots = [...][2]int{Tiny: {2, 1}, Small: {5, 1}, Medium: {10, 2}, Large: {15, 3}, Huge: {20, 4}, Gargantuan: {25, 5}}

// Slots is how many modifications a ship of the class can carry.
func (c *Class) Slots() int { return slots[c.Size][0] + slots[c.Size][1]*int(c.Tier) }

// Fits says why a class cannot have a feature as what it was chosen to be, or nil.
func (f *Feature) Fits(c *Class, kind FeatureKind) error {
	switch {
	case f.Kind != kind:
		return fmt.Errorf("%s is a %s, not a %s: choose another", f.Key, f.Kind, kind)
	case f.Sizes != 0 && !f.Sizes.Has(c.Size):
		return fmt.Errorf("%s is not for a %s ship: choose another", f.Key, c.Size)
	case f.Tier > c.Tier:
		return fmt.Errorf("%s needs tier %d: raise the tier, or choose another", f.Key, f.Tier)
	case f.Needs != 0 && !slices.Contains(c.Features, f.Needs):
		return fmt.Errorf("%s needs what it is built upon: list that first", f.Key)
	}
	return nil
}

// Furnish gives a class what comes by itself with its size and tier, and with
// the role that is chosen for it.
func (l *Library) Furnish(c *Class) {
	chosen := slices.Clone(c.Features)
	for i := range l.Features {
		f := &l.Features[i]
		if f.Kind == TierFeature && f.Sizes.Has(c.Size) && f.Tier <= c.Tier && (f.Needs == 0 || slices.Contains(chosen, f.Needs)) {
			c.Features = append(c.Features, crew.FeatureID(i+1))
		}
	}
	l.fold(c)
}

// fold works what is always so into the numbers of a class.
func (l *Library) fold(c *Class) {
	plus := func(x *Change) int {
		switch x.Of {
		case ShipStrength:
			return int(x.N) * crew.Modifier(c.Str)
		case ShipDexterity:
			return int(x.N) * crew.Modifier(c.Dex)
		case ShipConstitution:
			return int(x.N) * crew.Modifier(c.Con)
		case HalfDexterity:
			return int(x.N) * (crew.Modifier(c.Dex) / 2)
		}
		return int(x.N)
	}
	for _, id := range c.Features {
		f := &l.Features[id-1]
		for i := range f.Acts {
			if a := &f.Acts[i]; f.Usage == Passive && a.Touch&numbers != 0 {
				c.amend(&a.Change, plus(&a.Change))
			}
		}
	}
}

// amend changes a number of a class for good.
func (c *Class) amend(x *Change, n int) {
	half := func(v int64) int64 {
		if x.How == Times {
			return v * int64(x.N) / 2
		}
		return v
	}
	if x.How == Times {
		n = 0
	}
	switch x.Touch {
	case ArmourAC:
		c.AC += int16(n)
	case FlySpeed:
		c.Fly = max(0, space.Length(half(int64(c.Fly)))+space.Length(n)*space.Foot)
	case TurnSpeed:
		c.Turn = max(space.Foot, space.Length(half(int64(c.Turn)))+space.Length(n)*space.Foot)
	case RegenRate:
		c.Regen = int32(half(int64(c.Regen))) + int32(n)
	case ShieldRoom:
		c.ShieldMax = int32(half(int64(c.ShieldMax))) + int32(n)
	}
}
