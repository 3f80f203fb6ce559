package story

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// class reads: class KEY SIZE [across FEET] [strength N] [dexterity N]
// [constitution N] [tier N] [raise ABILITY]... [peak ABILITY]... [station] [armour
// KEY] [shield KEY] [resists TYPE]... [vulnerable TYPE]... [dexterity-save] (strength-, constitution-):
// a hull of the story's own, worked out as every other is. Its
// weapons follow with mount; its crew is whom the crew command puts aboard.
func (c *scene) class(_ *Stock, p *phrase) error {
	key, err := p.name()
	if err != nil {
		return err
	}
	if c.library.Class(key) >= 0 {
		return fmt.Errorf("%w: there is a class %q already", ErrSetUp, key)
	}
	d := shipyard.Design{Key: key, Name: key, Armour: "none", Shield: "none"}
	if d.Size, err = shipyard.ParseSize(p.next()); err != nil {
		return err
	}
	d.Across, _ = d.Size.Spaces()
	d.Hyperdrive = d.Size.Drives()
	for err == nil && !p.done() {
		err = design(&d, p.next(), p)
	}
	if err != nil {
		return err
	}
	class, err := d.Build()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSetUp, err)
	}
	c.library.Furnish(&class)
	c.library.Classes = append(c.library.Classes, class)
	return nil
}

func design(d *shipyard.Design, word string, p *phrase) (err error) {
	ability := func(score *int8) {
		var n int
		n, err = p.number(1, 40)
		*score = int8(n)
	}
	kind := func(set *shipyard.Types) {
		var t shipyard.DamageType
		t, err = shipyard.ParseDamageType(p.next())
		*set |= 1 << t
	}
	raised := func(list *[]crew.Ability) {
		for a := crew.Strength; a <= crew.Constitution; a++ {
			if refer(a.String()) == p.peek() {
				p.next()
				*list = append(*list, a)
				return
			}
		}
		err = fmt.Errorf("%w: %q; a ship has strength, dexterity and constitution", ErrName, p.peek())
	}
	switch word {
	case "tier":
		var n int
		n, err = p.number(0, shipyard.MaxTier)
		d.Tier = int8(n)
	case "raise":
		raised(&d.Raises)
	case "peak":
		raised(&d.Peak)
	case "station":
		d.Station = true
	case "across":
		d.Across, err = p.number(1, 100_000)
	case "strength":
		ability(&d.Str)
	case "dexterity":
		ability(&d.Dex)
	case "constitution":
		ability(&d.Con)
	case "armour":
		d.Armour = p.next()
	case "shield":
		d.Shield = p.next()
	case "resists":
		kind(&d.Resists)
	case "vulnerable":
		kind(&d.Vulnerable)
	case "hyperdrive":
		d.Hyperdrive = true
	case "strength-save":
		d.Saves |= 1 << crew.Strength
	case "dexterity-save":
		d.Saves |= 1 << crew.Dexterity
	case "constitution-save":
		d.Saves |= 1 << crew.Constitution
	default:
		return fmt.Errorf("%w: %q; a class has across, strength, dexterity, constitution, tier, raise, peak, station, armour, shield, resists, vulnerable, strength-save, dexterity-save and constitution-save", ErrSyntax, word)
	}
	return err
}

// mount reads: mount CLASS WEAPON turret|fore|starboard|aft|port [BOMB COUNT]... It arms a class
// of the story's own.
func (c *scene) mount(stock *Stock, p *phrase) error {
	n, err := classOf(&c.library, p.next())
	if err != nil {
		return err
	}
	class := &c.library.Classes[n]
	if int(n) < len(stock.Library.Classes) {
		return fmt.Errorf("%w: %s is no class of the story's own", ErrSetUp, class.Key)
	}
	key := p.next()
	pattern := c.library.Pattern(key)
	if pattern == nil {
		return missing("weapon", key, keys(c.library.Patterns, func(w *shipyard.Pattern) string { return w.Key }))
	}
	m := shipyard.Mounting{}
	if m.Weapon, err = pattern.Fit(class.Size); err != nil {
		return fmt.Errorf("%w: %w", ErrSetUp, err)
	}
	if m.Turret, m.Facing, err = facing(p.next()); err != nil {
		return err
	}
	if m.Loads, err = c.loads(p); err != nil {
		return err
	}
	if len(class.Mounts) >= int(class.Str) {
		return fmt.Errorf("%w: %s has no hardpoint left", ErrSetUp, class.Key)
	}
	class.Mounts = append(class.Mounts, m)
	return nil
}

// loads reads what a mount drops: [BOMB COUNT]...
func (c *scene) loads(p *phrase) (list []shipyard.Load, err error) {
	for err == nil && !p.done() {
		key := p.next()
		l := shipyard.Load{Bomb: c.library.Bomb(key)}
		if l.Bomb == nil {
			return nil, missing("bomb", key, keys(c.library.Bombs, func(k *shipyard.Bomb) string { return k.Key }))
		}
		var n int
		n, err = p.number(1, 1000)
		l.Count = int16(n)
		list = append(list, l)
	}
	return list, err
}

func facing(word string) (turret bool, a space.Angle, err error) {
	for i, name := range [...]string{"fore", "starboard", "aft", "port"} {
		if name == word {
			return false, space.Angle(i) * space.Quarter, nil
		}
	}
	if word != "turret" {
		err = fmt.Errorf("%w: a weapon stands in a turret, or faces fore, starboard, aft or port, not %q", ErrName, word)
	}
	return true, 0, err
}
