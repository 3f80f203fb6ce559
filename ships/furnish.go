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

// Furnish gives a class what was chosen for it, and what comes by itself with its
// size and tier.
func (l *Library) Furnish(c *Class) {
	chosen := c.Features
	c.Features = nil
	for _, id := range chosen {
		l.Fit(c, id)
	}
	l.comes(c, 0)
}

// Fit gives a class one feature, and what comes with that at its tier.
func (l *Library) Fit(c *Class, id crew.FeatureID) {
	c.Features = append(slices.Clip(c.Features), id)
	l.fold(c, &l.Features[id-1])
	l.arm(c, &l.Features[id-1])
	l.comes(c, id)
}

// comes gives a class what its size and tier bring with something that it has.
func (l *Library) comes(c *Class, with crew.FeatureID) {
	for i := range l.Features {
		f := &l.Features[i]
		if f.Kind == TierFeature && f.Sizes.Has(c.Size) && f.Tier <= c.Tier && f.Needs == with {
			l.Fit(c, crew.FeatureID(i+1))
		}
	}
}

// arm builds in a weapon that comes with a feature. It points fore.
func (l *Library) arm(c *Class, f *Feature) {
	p := l.Pattern(f.Weapon)
	if p == nil || len(c.Mounts) == MaxMounts {
		return
	}
	if w, err := p.Fit(c.Size); err == nil {
		c.Mounts = append(slices.Clip(c.Mounts), Mounting{Weapon: w})
	}
}

// fold works what a feature always does into the numbers of a class.
func (l *Library) fold(c *Class, f *Feature) {
	if f.Usage != Passive {
		return
	}
	for i := range f.Acts {
		x := &f.Acts[i].Change
		if x.Touch&numbers == 0 {
			continue
		}
		n := int(x.N)
		switch x.Of {
		case ShipStrength:
			n *= crew.Modifier(c.Str)
		case ShipDexterity:
			n *= crew.Modifier(c.Dex)
		case ShipConstitution:
			n *= crew.Modifier(c.Con)
		case HalfDexterity:
			n *= crew.Modifier(c.Dex) / 2
		}
		c.amend(x, n)
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
