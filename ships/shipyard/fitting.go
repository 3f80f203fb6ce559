package shipyard

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/damage"
	"broadside/sim/modifier"
	"broadside/sim/space"
)

// slots are the modification slots of a size at tier 0, and those added by each tier.
var slots = [...][2]int{Tiny: {2, 1}, Small: {5, 1}, Medium: {10, 2}, Large: {15, 3}, Huge: {20, 4}, Gargantuan: {25, 5}}

// Slots returns how many modifications a ship of the class can carry.
// A space station has twice those of tier 0.
func (c *Class) Slots() int {
	n := slots[c.Size][0]
	if c.Station {
		n *= 2
	}
	return n + slots[c.Size][1]*int(c.Tier)
}

// CheckFits returns why a class cannot have a feature that was chosen as one of a kind, or
// nil.
func (f *Feature) CheckFits(c *Class, kind FeatureKind) error {
	switch {
	case f.Kind != kind:
		return fmt.Errorf("%s is a %s, not a %s: choose another", f.Key, f.Kind, kind)
	case f.Sizes != 0 && !f.Sizes.Has(c.Size):
		return fmt.Errorf("%s is not for a %s ship: choose another", f.Key, c.Size)
	case f.Tier > c.Tier:
		return fmt.Errorf("%s needs tier %d: raise the tier, or choose another", f.Key, f.Tier)
	case f.Needs != 0 && !slices.Contains(c.Features, f.Needs):
		return fmt.Errorf("%s needs another feature before it: list that first", f.Key)
	}
	return nil
}

// Stock returns the features that every ship of a size is built with. They take no slots.
func (l *Library) Stock(z Size) (list []crew.FeatureID) {
	for i := range l.Features {
		if l.Features[i].Built.Stock.Has(z) {
			list = append(list, crew.FeatureID(i+1))
		}
	}
	return list
}

// Furnish gives a class the features chosen for it, and those that come automatically
// with its size and tier.
func (l *Library) Furnish(c *Class) {
	chosen := c.Features
	c.Features = nil
	for _, id := range append(l.Stock(c.Size), chosen...) {
		l.Fit(c, id)
	}
	l.fitStock(c, 0)
}

// Fit gives a class a feature, those that it brings, and those that come with it at the
// class's tier. It replaces the feature that it is to replace, and no feature is added
// twice.
func (l *Library) Fit(c *Class, id crew.FeatureID) {
	if slices.ContainsFunc(c.Features, func(has crew.FeatureID) bool { return has == id || l.Features[has-1].Built.Replaces == id }) {
		return
	}
	f := &l.Features[id-1]
	c.Features = slices.DeleteFunc(append(slices.Clone(c.Features), id), func(old crew.FeatureID) bool { return old == f.Built.Replaces })
	c.raiseScores(f)
	l.buildIn(c, f)
	l.rework(c)
	for _, other := range f.Brings {
		l.Fit(c, other)
	}
	l.fitStock(c, id)
}

// fitStock gives a class what its size and tier bring with a feature that it has.
func (l *Library) fitStock(c *Class, with crew.FeatureID) {
	for i := range l.Features {
		f := &l.Features[i]
		if (f.Kind == TierFeature || f.Built.Comes) && (f.Sizes == 0 || f.Sizes.Has(c.Size)) && f.Tier <= c.Tier && f.Needs == with {
			l.Fit(c, crew.FeatureID(i+1))
		}
	}
}

// raiseScores adds a feature's bonuses to scores, up to the size's highest. The bonuses
// of tier 5 come on top, and features for that tier have no limit.
func (c *Class) raiseScores(f *Feature) {
	for i := range f.Acts {
		x := &f.Acts[i].Change
		if f.Usage != Passive || x.Touch&scoresTouch == 0 {
			continue
		}
		score, limit := &c.Str, ceilings[c.Size].sturdy
		switch x.Touch {
		case ShipDex:
			score, limit = &c.Dex, ceilings[c.Size].agile
		case ShipCon:
			score = &c.Con
		}
		if f.Tier == MaxTier {
			limit = maxScore
		}
		*score = max(*score, min(*score+int8(x.N), limit))
	}
}

// hardestLock is a DC that no check of a person reaches.
const hardestLock = 40

// maxScore is higher than the score of any ship.
const maxScore = 40

// rework recomputes a class from its scores and all its features.
func (l *Library) rework(c *Class) {
	c.deriveNumbers()
	c.resetRanges()
	c.Hooks, c.Moments, c.Sees, c.Bays, c.Upkeep, c.Slaved, c.Locks = 0, 0, 0, 0, 0, 0, 0
	for _, id := range c.Features {
		f := &l.Features[id-1]
		c.Hooks |= 1 << f.Hook
		c.Moments |= 1 << f.Moment
		c.Sees |= f.Sees
		l.foldFeature(c, f)
	}
}

// buildIn adds a built-in weapon that comes with a feature. It points fore.
func (l *Library) buildIn(c *Class, f *Feature) {
	p := l.Pattern(f.Weapon)
	if p == nil || len(c.Mounts) == MaxMounts {
		return
	}
	if w, err := p.Fit(c.Size); err == nil {
		c.Mounts = append(slices.Clip(c.Mounts), Mounting{Weapon: w})
	}
}

// foldFeature applies the permanent changes of a feature to the numbers of a class.
func (l *Library) foldFeature(c *Class, f *Feature) {
	if f.Usage != Passive {
		return
	}
	for i := range f.Acts {
		x := &f.Acts[i].Change
		n := int(x.N)
		switch x.Of {
		case ShipStrength:
			n *= crew.Modifier(c.Str)
		case ShipDexterity:
			n *= crew.Modifier(c.Dex)
		case ShipConstitution:
			n *= crew.Modifier(c.Con)
		case HalfDexterity:
			n *= HalveDexterity(c.Dex)
		}
		for left := x.Touch & NumberTouches &^ scoresTouch; left != 0; left &= left - 1 {
			c.changeNumber(left&-left, x, n)
		}
	}
}

// resetRanges sets the ranges of its weapons to those without features.
func (c *Class) resetRanges() {
	c.Mounts = slices.Clone(c.Mounts) // they may be shared with other classes
	for i := range c.Mounts {
		if m := &c.Mounts[i]; m.Bare != (Ranges{}) {
			m.Weapon.Ranges, m.Bare = m.Bare, Ranges{}
		}
	}
}

// changeNumber changes a number of a class permanently.
func (c *Class) changeNumber(t Touch, x *Change, n int) {
	half := x.Scale(damage.Whole()).Of
	if x.How == modifier.Times {
		n = 0
	}
	if c.Station && t&(FlySpeed|TurnSpeed) != 0 {
		return // its speeds are fixed
	}
	switch t {
	case ArmourAC:
		c.AC += int16(n)
	case FlySpeed:
		c.Fly = max(0, space.Length(half(int64(c.Fly)))+space.Length(n)*space.Foot)
	case TurnSpeed:
		turn := space.Length(half(int64(c.Turn))) + space.Length(n)*space.Foot
		c.Fly += max(0, LeastSpeed-turn) // what cannot be taken off the turning speed
		c.Turn = max(LeastSpeed, turn)
	case RegenRate:
		c.Regen = int32(half(int64(c.Regen))) + int32(n)
	case Fuelling:
		c.Fuel = int16(half(int64(c.Fuel))) + int16(n)
	case ShieldRoom:
		c.ShieldMax = int32(half(int64(c.ShieldMax))) + int32(n)
	case BayCount:
		c.Bays += int16(n)
	case Slaves:
		c.Slaved += int16(n)
	case Upkeep:
		c.Upkeep += int16(n)
	case Locks:
		c.Locks = min(c.Locks+int16(n), hardestLock)
	case Reaches:
		for i := range c.Mounts {
			m := &c.Mounts[i]
			if x.Grades != 0 && !x.Grades.Has(m.Weapon.Grade) {
				continue
			}
			if m.Bare == (Ranges{}) {
				m.Bare = m.Weapon.Ranges
			}
			m.Weapon.Stretch(func(feet int64) int64 { return half(feet) + int64(n)*int64(space.Foot) })
		}
	}
}
