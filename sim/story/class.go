package story

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// class reads: class KEY SIZE [KEY VALUE]..., the keys of a design: a hull of the story's
// own, worked out like every other. Its weapons follow with mount, and its crew with the
// crew command.
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
	r, err := write(schema.Describe("", (&shipyard.Design{}).Keys), p, plainClass)
	if err != nil {
		return err
	}
	if err := r.read(d.Keys); err != nil {
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

// plainClass replaces what stories write for some keys by the keys: abilities by their
// names, across, and the proficient save as one word.
func plainClass(p *phrase) (done bool, err error) {
	word := p.peek()
	if word == "across" {
		p.put("space")
	}
	for a := crew.Strength; a <= crew.Constitution; a++ {
		switch name, short := refer(a.String()), shipyard.ScoreWords[a]; {
		case word == name:
			p.put("scores", short)
		case word == name+"-save":
			p.put("save", short)
		case (word == "raise" || word == "peak") && len(p.words) > 1 && p.words[1].text == name:
			p.words[1].text = short
		}
	}
	return false, nil
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
		return fmt.Errorf("%w: %s is not a class of the story's own", ErrSetUp, class.Key)
	}
	key := p.next()
	pattern := c.library.Pattern(key)
	if pattern == nil {
		return missing("weapon", key, schema.KeysOf(c.library.Patterns, func(w *shipyard.Pattern) string { return w.Key }))
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

// loads reads the loads of a mount: [BOMB COUNT]...
func (c *scene) loads(p *phrase) (list []shipyard.Load, err error) {
	for err == nil && !p.done() {
		key := p.next()
		l := shipyard.Load{Bomb: c.library.Bomb(key)}
		if l.Bomb == nil {
			return nil, missing("bomb", key, schema.KeysOf(c.library.Bombs, func(k *shipyard.Bomb) string { return k.Key }))
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
