package configs

import (
	"fmt"
	"slices"
	"strconv"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/ships/shipyard"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// class reads a ship class and computes its numbers.
func (l *loader) class(key string, m *page.Mapping) shipyard.Class {
	errors := l.Errors
	l.cast = nil
	d := shipyard.Design{Key: key, Armour: "none", Shield: "none"}
	d.Keys(m)
	sound := l.Errors == errors // everything that its numbers are computed from
	deck := l.fitKeys(m, &d)
	c, err := d.Build()
	if err != nil && sound {
		m.SayError(m.Line, m.Path, err, "change its size, tier, scores or fittings")
	}
	if err != nil { // what is fitted is still checked against what was asked for
		c.Size, c.Tier, c.Station, c.Crew = d.Size, d.Tier, d.Station, d.Crew
	}
	numberKeys(m, &c, err == nil)
	l.furnish(m, &c)
	c.Deck = deck
	return c
}

// fitKeys describes everything but the numbers of a class.
func (l *loader) fitKeys(c schema.Coder, d *shipyard.Design) (deck string) {
	l.deckKey(c, d.Size, &deck)
	c.Need("crew")
	d.Crew = l.crewList(c)
	machines(c, d)
	l.hardpoints(c, d)
	return deck
}

// deckKey describes the deck plan of a ship, which must be for ships of its size.
func (l *loader) deckKey(c schema.Coder, size shipyard.Size, to *string) {
	n := -1
	schema.Named(c, "deck", &n, "deck plan", schema.KeysOf(l.folk.Plans, planKey), "of its decks; without it the ship has none to board")
	if n < 0 {
		return
	}
	p := &l.folk.Plans[n]
	if *to = p.Key; p.Size != size.String() {
		c.Fault("deck", fmt.Sprintf("the deck plan %s is for %s, and this is a %s ship", p.Key, hulls(p), size), "name one for its size, or draw it")
	}
}

func planKey(p *deckplan.Plan) string { return p.Key }

func hulls(p *deckplan.Plan) string {
	if p.Size == "" || p.Size == "station" {
		return "places without consoles"
	}
	return p.Size + " ships"
}

// furnish describes a ship's role of tier 2 and its modifications, and adds those that come with
// its size and tier.
func (l *loader) furnish(c schema.Coder, class *shipyard.Class) {
	modifications := machineSlots(class)
	stock := l.lib.Stock(class.Size)
	class.Features = slices.Clone(stock)
	fit := func(key string, kind shipyard.FeatureKind, ids []crew.FeatureID) {
		for _, id := range ids {
			if slices.Contains(stock, id) {
				modifications-- // every ship of the size has it
				continue
			}
			class.Features = append(class.Features, id)
			if err := l.lib.Features[id-1].CheckFits(class, kind); err != nil {
				message, remedy := page.Parted(err, "write another")
				c.Fault(key, message, remedy)
			}
		}
	}
	var role, built []crew.FeatureID
	l.lib.FeatureKey(c, "role", &role, "of a ship, from tier 2")
	fit("role", shipyard.TierRole, role)
	l.lib.FeatureList(c, "modifications", &built, crew.MaxHaves/2, "that are built in, where the size has a slot for each; `broadside-server list modifications` has them")
	modifications += len(built)
	fit("modifications", shipyard.Modification, built)
	if slots := class.Slots(); modifications > slots {
		c.Fault("modifications", fmt.Sprintf("%d modifications are more than the %d slots of a %s ship of tier %d",
			modifications, slots, class.Size, class.Tier), "remove some, or raise its tier")
	}
	l.lib.Furnish(class)
}

// numberKeys describes the resulting numbers that a file may state, and compares them with the
// computed ones.
func numberKeys(c schema.Coder, class *shipyard.Class, built bool) {
	schema.Record(c, "numbers", "", "what its numbers should come to: they are checked, and not changed", func(c schema.Coder) {
		for _, n := range []struct {
			key, doc string
			is       int
			but      string
		}{
			{"hull", "hull points", int(class.HullMax), ""}, {"shields", "shield points", int(class.ShieldMax), ""},
			{"regeneration", "shield points that come back each turn", int(class.Regen), ""},
			{"ac", "armour class without what the " + flier(class) + " adds", int(class.AC), ", before what its " + flier(class) + " adds"},
			{"fly", "flying speed in feet", class.Fly.Feet(), ""}, {"turn", "turning speed in feet", class.Turn.Feet(), ""}, {"hit-dice", "Hit Dice", int(class.HitDice), ""},
		} {
			said := n.is
			if !built {
				said = 0
			}
			schema.Whole(c, n.key, &said, 0, shipyard.MaxPoints, n.doc)
			if built && said != n.is {
				c.Fault(n.key, fmt.Sprintf("%s %d is off its formula: size, tier, scores and fittings make it %d%s", n.key, said, n.is, n.but),
					fmt.Sprintf("write %d, or change what it is worked out from", n.is))
			}
		}
	})
}

// flier returns the crew member who adds to the AC of a class's ships.
func flier(c *shipyard.Class) string {
	if c.Station {
		return "operator"
	}
	return "pilot"
}

// machines checks the requirements of a class's machines: brains need a ship of medium size or
// smaller, computers a large one or larger, and each the tier of its grade.
func machines(c schema.Coder, d *shipyard.Design) {
	for i := range d.Crew {
		mind := d.Crew[i].Mind
		switch {
		case mind.Kind == crew.Brain && d.Size > shipyard.Medium:
			c.Fault("crew", fmt.Sprintf("a droid brain cannot fly a %s ship", d.Size), "use a computer, or a smaller ship")
		case mind.Kind == crew.Computer && d.Size < shipyard.Large:
			c.Fault("crew", fmt.Sprintf("a central computer has no room in a %s ship", d.Size), "use a brain, or a larger ship")
		case mind.Grade > d.Tier:
			c.Fault("crew", fmt.Sprintf("a machine of the grade %s needs tier %d", crew.GradeNames()[mind.Grade], mind.Grade), "raise the tier, or take a lower grade")
		}
	}
}

// machineSlots returns the slots that a class's machines take: the grade of each, and one more
// except on tiny ships and stations, which are built with theirs.
func machineSlots(c *shipyard.Class) (slots int) {
	for i := range c.Crew {
		if mind := c.Crew[i].Mind; mind.Kind != crew.NoMachine {
			slots += 1 + int(mind.Grade)
			if c.Size == shipyard.Tiny || c.Station {
				slots--
			}
		}
	}
	return slots
}

// hardpoints describes the weapons, which are fitted to the ship's size. There may be as many as
// the Strength score.
func (l *loader) hardpoints(c schema.Coder, d *shipyard.Design) {
	schema.Records(c, "hardpoints", "", shipyard.MaxMounts, "as many as the Strength score at most", func(c schema.Coder) {
		var at shipyard.Mounting
		c.Need("weapon", "mount")
		n := -1
		schema.Named(c, "weapon", &n, "weapon", schema.KeysOf(l.lib.Patterns, func(p *shipyard.Pattern) string { return p.Key }), "that is mounted")
		if n >= 0 {
			var err error
			if at.Weapon, err = l.lib.Patterns[n].Fit(d.Size); err != nil {
				message, remedy := page.Parted(err, "write another")
				c.Fault("weapon", message, remedy)
			}
		}
		l.loads(c, &at)
		schema.Word(c, "mount", &at, "`turret`, `fore`, `starboard`, `aft`, `port`, or degrees from the bow", func(s string) (shipyard.Mounting, error) { return parseMount(s, at) }, "where it points")
		d.Mounts = append(d.Mounts, at)
	})
	bare := *d
	bare.Mounts = nil
	class, err := bare.Build()
	if err == nil && len(d.Mounts) > int(class.Str) {
		c.Fault("hardpoints", fmt.Sprintf("%d hardpoints are more than its Strength score of %d", len(d.Mounts), class.Str), "remove some, or raise its Strength")
	}
}

// loads describes the bombs in a quaternary weapon's hardpoint: a number of each kind, in total no
// more than its ammunition.
func (l *loader) loads(c schema.Coder, at *shipyard.Mounting) {
	w := &at.Weapon
	if w.Grade == shipyard.Quaternary {
		c.Need("bombs")
	}
	sum := int16(0)
	schema.Amounts(c, "bombs", "bomb", schema.KeysOf(l.lib.Bombs, func(k *shipyard.Bomb) string { return k.Key }), 1, shipyard.MaxAmmo, "of a quaternary weapon: how many of each it carries", func(bomb, n int) {
		sum += int16(n)
		at.Loads = append(at.Loads, shipyard.Load{Bomb: &l.lib.Bombs[bomb], Count: int16(n)})
	})
	switch {
	case w.Key == "":
	case w.Grade != shipyard.Quaternary && c.Has("bombs"):
		c.Fault("bombs", "only a quaternary weapon drops bombs", "leave them out, or mount another weapon")
	case sum > w.Ammo && w.Grade == shipyard.Quaternary:
		c.Fault("bombs", fmt.Sprintf("%d bombs are more than the %s carries aboard a ship of this size", sum, w.Name), fmt.Sprintf("load %d in all", w.Ammo))
	}
}

var facings = []string{"fore", "starboard", "aft", "port"}

// parseMount reads the direction of a hardpoint: turret, a side of the ship, or degrees clockwise
// from the bow.
func parseMount(word string, at shipyard.Mounting) (shipyard.Mounting, error) {
	if word == "turret" {
		at.Turret = true
		return at, nil
	}
	if i := slices.Index(facings, word); i >= 0 {
		at.Facing = space.Angle(i) * space.Quarter
		return at, nil
	}
	degrees, err := strconv.Atoi(word)
	if err != nil || degrees < 0 || degrees >= 360 {
		return at, fmt.Errorf("%q is not a mount: use turret, fore, starboard, aft, port, or degrees from the bow, 0 to 359", word)
	}
	at.Facing = space.Angle(degrees) * space.Degree
	return at, nil
}
