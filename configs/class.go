package configs

import (
	"fmt"
	"slices"
	"strconv"

	"go.yaml.in/yaml/v3"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/ships/shipyard"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// Shapes are the silhouettes that a station can draw. A ship's bow is up:
//
//	dart    a slim triangle, for fighters
//	wedge   a broad arrowhead, for warships
//	hammer  a long body with a wide head, for corvettes
//	barge   a box with a blunt bow, for freighters
//	spine   holds strung along a keel, for large haulers and frigates
//	disc    round, for drones and couriers
var Shapes = []string{"dart", "wedge", "hammer", "barge", "spine", "disc"}

// class reads a ship class and works out its numbers.
func (l *loader) class(e *entry, m *mapping, lib *shipyard.Library) shipyard.Class {
	errors := l.errors
	l.cast = nil
	d := shipyard.Design{Key: e.key, Armour: "none", Shield: "none"}
	m.need("name", "shape", "size", "space", "crew")
	m.text("name", &d.Name, crew.MaxName)
	m.text("notes", &d.Notes, scenario.MaxText)
	word(m, "shape", &d.Shape, oneOf("shape", Shapes))
	word(m, "size", &d.Size, shipyard.ParseSize)
	m.space(&d)
	m.save(&d)
	m.truth("station", &d.Station)
	deck := l.deckOf(m, d.Size)
	d.Hyperdrive = d.Size.Drives() && !d.Station
	m.truth("hyperdrive", &d.Hyperdrive)
	m.tier(&d)
	word(m, "armour", &d.Armour, oneOf("armour", armourKeys()))
	word(m, "shield", &d.Shield, oneOf("shield", shieldKeys()))
	d.Resists, d.Vulnerable = m.types("resists"), m.types("vulnerable")
	var scores [3]int8
	m.scores(scores[:])
	d.Str, d.Dex, d.Con = scores[0], scores[1], scores[2]
	sound := l.errors == errors // as far as its numbers are worked out from
	d.Crew = m.crewList("crew")
	m.machines(&d)
	l.hardpoints(m, &d, lib)
	c, err := d.Build()
	if err != nil && sound {
		m.sayError(m.line, m.path, err, "change its size, tier, scores or fittings")
	}
	if err != nil { // what is fitted is still judged by what was asked for
		c.Size, c.Tier, c.Station, c.Crew = d.Size, d.Tier, d.Station, d.Crew
	}
	m.numbers(&c, err == nil)
	m.furnish(&c)
	c.Deck = deck
	return c
}

// deckOf reads the plan of a ship's decks, which is for ships of its size.
func (l *loader) deckOf(m *mapping, size shipyard.Size) (key string) {
	word(m, "deck", &key, func(w string) (string, error) {
		var keys []string
		for i := range l.folk.Plans {
			p := &l.folk.Plans[i]
			if p.Key == w && p.Size != size.String() {
				return "", fmt.Errorf("the deck plan %s is for %s, and this is a %s ship: name one for its size, or draw it", w, hulls(p), size)
			}
			if p.Key == w {
				return w, nil
			}
			keys = append(keys, p.Key)
		}
		if slices.ContainsFunc(l.decks, func(e entry) bool { return e.key == w }) {
			l.errors++ // told where the deck stands
			return w, nil
		}
		return "", noSuch("deck plan", w, keys)
	})
	return key
}

func hulls(p *deckplan.Plan) string {
	if p.Size == "" || p.Size == "station" {
		return "places without consoles"
	}
	return p.Size + " ships"
}

// furnish reads a ship's role of tier 2 and its modifications, and adds what
// comes by itself with its size and tier.
func (m *mapping) furnish(c *shipyard.Class) {
	lib, modifications := m.lib, machineSlots(c)
	stock := lib.Stock(c.Size)
	c.Features = slices.Clone(stock)
	read := func(n *yaml.Node, path string, kind shipyard.FeatureKind) {
		m.parseWord(n, path, func(s string) error {
			id, err := featureID(lib, s)
			if err != nil {
				return err
			}
			if slices.Contains(stock, id) {
				modifications-- // every ship of the size has it
				return nil
			}
			c.Features = append(c.Features, id)
			return lib.Features[id-1].Fits(c, kind)
		})
	}
	if n := m.ask("role"); n != nil {
		read(n, m.at("role"), shipyard.TierRole)
	}
	m.list("modifications", crew.MaxHaves/2, func(n *yaml.Node, path string) {
		read(n, path, shipyard.Modification)
		modifications++
	})
	if slots := c.Slots(); modifications > slots {
		m.say(m.lineOf("modifications"), m.at("modifications"), fmt.Sprintf("%d modifications are more than the %d slots of a %s ship of tier %d",
			modifications, slots, c.Size, c.Tier), "remove some, or raise its tier")
	}
	lib.Furnish(c)
}

// tier reads a tier and the scores that it has raised.
func (m *mapping) tier(d *shipyard.Design) {
	whole(m, "tier", &d.Tier, 0, shipyard.MaxTier)
	raised := func(key string) (list []crew.Ability) {
		m.words(key, shipyard.MaxTier+1, func(s string) error {
			i := slices.Index(abilities[:3], s)
			if i < 0 {
				return fmt.Errorf("%q is no score of a ship: use str, dex or con", s)
			}
			list = append(list, crew.Ability(i))
			return nil
		})
		return list
	}
	d.Raises, d.Peak = raised("raises"), raised("peak")
}

// numbers compares what a file says that a ship comes to with what it does. A
// file need not say it.
func (m *mapping) numbers(c *shipyard.Class, built bool) {
	m.within("numbers", func(m *mapping) {
		for _, n := range []struct {
			key string
			is  int
			but string
		}{
			{"hull", int(c.HullMax), ""}, {"shields", int(c.ShieldMax), ""}, {"regeneration", int(c.Regen), ""},
			{"ac", int(c.AC), ", before what its " + flier(c) + " adds"},
			{"fly", c.Fly.Feet(), ""}, {"turn", c.Turn.Feet(), ""}, {"hit-dice", int(c.HitDice), ""},
		} {
			said := n.is
			whole(m, n.key, &said, 0, shipyard.MaxPoints)
			if built && said != n.is {
				m.say(m.lineOf(n.key), m.at(n.key), fmt.Sprintf("%s %d is off its formula: size, tier, scores and fittings make it %d%s", n.key, said, n.is, n.but),
					fmt.Sprintf("write %d, or change what it is worked out from", n.is))
			}
		}
	})
}

// flier is who adds to the AC of a class's ships.
func flier(c *shipyard.Class) string {
	if c.Station {
		return "operator"
	}
	return "pilot"
}

// machines asks of a class's machines what they ask of a ship: brains a medium one
// or a smaller, computers a large one or a larger, and each the tier of its grade.
func (m *mapping) machines(d *shipyard.Design) {
	for i := range d.Crew {
		mind := d.Crew[i].Mind
		switch {
		case mind.Kind == crew.Brain && d.Size > shipyard.Medium:
			m.say(m.lineOf("crew"), m.at("crew"), fmt.Sprintf("a droid brain cannot fly a %s ship", d.Size), "use a computer, or a smaller ship")
		case mind.Kind == crew.Computer && d.Size < shipyard.Large:
			m.say(m.lineOf("crew"), m.at("crew"), fmt.Sprintf("a central computer has no room in a %s ship", d.Size), "use a brain, or a larger ship")
		case mind.Grade > d.Tier:
			m.say(m.lineOf("crew"), m.at("crew"), fmt.Sprintf("a machine of the grade %s needs tier %d", crew.GradeNames()[mind.Grade], mind.Grade), "raise the tier, or take a lower grade")
		}
	}
}

// machineSlots are the slots that a class's machines take: one for each grade and
// one. Tiny ships are built with their brain.
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

// space reads how many feet across a ship is.
func (m *mapping) space(d *shipyard.Design) {
	least, most := d.Size.Spaces()
	limit, words := most, fmt.Sprintf("%d to %d", least, most)
	if most == 0 {
		limit, words = maxSpace, fmt.Sprintf("at least %d", least)
	}
	whole(m, "space", &d.Across, 1, maxSpace)
	if d.Across != 0 && (d.Across < least || d.Across > limit) {
		m.say(m.lineOf("space"), m.at("space"), fmt.Sprintf("%d ft does not fit a %s ship", d.Across, d.Size),
			"write "+words+", or another size")
	}
}

const maxSpace = 100_000 // feet

// saves are the proficient saves that a ship of a size may choose from.
var saves = [...][]string{
	shipyard.Tiny: {"dex"}, shipyard.Small: {"str", "dex"}, shipyard.Medium: {"str", "dex", "con"},
	shipyard.Large: {"str", "con"}, shipyard.Huge: {"str", "con"}, shipyard.Gargantuan: {"str", "con"},
}

func (m *mapping) save(d *shipyard.Design) {
	save := ""
	word(m, "save", &save, oneOf("save for a "+d.Size.String()+" ship,", saves[d.Size]))
	for i, name := range [...]string{"str", "dex", "con"} {
		if save == name {
			d.Saves = 1 << i
		}
	}
}

func armourKeys() (keys []string) {
	for _, a := range shipyard.Armours {
		keys = append(keys, a.Key)
	}
	return keys
}

func shieldKeys() (keys []string) {
	for _, s := range shipyard.Shields {
		keys = append(keys, s.Key)
	}
	return keys
}

func (m *mapping) types(key string) (set shipyard.Types) {
	m.words(key, 4, func(s string) error {
		t, err := shipyard.ParseDamageType(s)
		if err == nil {
			set |= 1 << t
		}
		return err
	})
	return set
}

// words reads a list of words.
func (m *mapping) words(key string, limit int, parse func(string) error) {
	m.list(key, limit, func(n *yaml.Node, path string) { m.parseWord(n, path, parse) })
}

// hardpoints reads the weapons and fits them to the ship's size. There may be as
// many as the Strength score.
func (l *loader) hardpoints(m *mapping, d *shipyard.Design, lib *shipyard.Library) {
	m.each("hardpoints", shipyard.MaxMounts, func(m *mapping) {
		var at shipyard.Mounting
		m.need("weapon", "mount")
		if n := m.ask("weapon"); n != nil {
			m.parseWord(n, m.at("weapon"), func(key string) (err error) {
				at.Weapon, err = l.fit(key, d.Size, lib)
				return err
			})
		}
		at.Loads = l.loads(m, &at.Weapon, lib)
		word(m, "mount", &at, func(s string) (shipyard.Mounting, error) { return parseMount(s, at) })
		d.Mounts = append(d.Mounts, at)
	})
	bare := *d
	bare.Mounts = nil
	c, err := bare.Build()
	if err == nil && len(d.Mounts) > int(c.Str) {
		m.say(m.lineOf("hardpoints"), m.at("hardpoints"), fmt.Sprintf("%d hardpoints are more than its Strength score of %d", len(d.Mounts), c.Str),
			"remove some, or raise its Strength")
	}
}

func (l *loader) fit(key string, size shipyard.Size, lib *shipyard.Library) (shipyard.Weapon, error) {
	if p := lib.Pattern(key); p != nil {
		return p.Fit(size)
	}
	var keys []string
	for i := range l.weapons {
		if l.weapons[i].key == key {
			l.errors++ // told where the weapon stands
			return shipyard.Weapon{}, nil
		}
		keys = append(keys, l.weapons[i].key)
	}
	return shipyard.Weapon{}, noSuch("weapon", key, keys)
}

// noSuch is the error of a key that nothing has.
func noSuch(noun, key string, keys []string) error {
	if near := nearest(key, keys); near != "" {
		return fmt.Errorf("there is no %s %q: did you mean %s?", noun, key, near)
	}
	if len(keys) == 0 {
		return fmt.Errorf("there is no %s %q: there is none at all, so add it", noun, key)
	}
	return fmt.Errorf("there is no %s %q: use %s", noun, key, orList(slices.Sorted(slices.Values(keys))))
}

var facings = []string{"fore", "starboard", "aft", "port"}

// parseMount reads where a hardpoint points: turret, a side of the ship, or
// degrees clockwise from the bow.
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
		return at, fmt.Errorf("%q is no mount: use turret, fore, starboard, aft, port, or degrees from the bow, 0 to 359", word)
	}
	at.Facing = space.Angle(degrees) * space.Degree
	return at, nil
}
