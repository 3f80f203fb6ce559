package configs

import (
	"fmt"
	"regexp"
	"slices"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// Limits of a scenario.
const (
	maxShips   = 256
	maxObjects = 512
	maxPlace   = 100_000 // feet from the middle, each way
	maxRound   = 10_000
	lastOrder  = 1000
)

// scene is a scenario that is being read, with the meanings of its names.
type scene struct {
	scenario.Scenario
	order    int
	sides    []string
	places   []place
	triggers []string // their keys
	teaches  bool     // it is a lesson
	lib      *shipyard.Library
	folk     *rulebook.Library
	*loader
	lines struct{ ships, arrivals, objects, goals, triggers, comers []int } // the line of each
}

// scenario reads a scenario or a lesson.
func (l *loader) scenario(key string, lesson bool, m *page.Mapping) *scene {
	s := l.newScene()
	s.Key, s.teaches, l.cast = key, lesson, nil
	s.keys(m)
	for i := range s.Objects {
		s.Objects[i].ID = s.ObjectID(i)
	}
	s.SortDecks()
	return s
}

func (l *loader) newScene() *scene {
	return &scene{loader: l, lib: l.lib, folk: l.folk, order: lastOrder}
}

// keys describes a scenario.
func (s *scene) keys(c schema.Coder) {
	c.Need("title", "brief", "sides")
	c.NeedOne("ships", "foot")
	schema.Text(c, "title", &s.Title, crew.MaxName, "as people read it")
	schema.Text(c, "brief", &s.Brief, maxBrief, "what everybody is told before; a control in brackets must be one: [Ram]")
	controls(c, "brief", s.Brief)
	schema.Text(c, "notes", &s.Notes, scenario.MaxText, "for the GM alone")
	schema.Whole(c, "order", &s.order, 1, lastOrder, "its place in the list; the first one is hosted by default")
	schema.Among(c, "tempo", &s.Tempo, crew.TempoNames(), parseTempo, "one turn after another; all at once; or one after another with neighbours of a side at once")
	schema.Truth(c, "grid", &s.Grid, "ships fly in squares of 50 ft, by the variant of the rules")
	schema.Among(c, "initiative", &s.Shared, []string{"crew", "ship"}, parseInitiative, "each for themselves, or a crew all at once")
	c.Entries(schema.Key{Name: "sides", Doc: "who fights, by a key for each", Kind: schema.EntriesKind, Most: event.MaxSides}, s.sideKeys)
	c.Entries(schema.Key{Name: "places", Doc: "parts of space that goals and triggers name", Kind: schema.EntriesKind, Most: maxPlaces, Type: "place"}, s.placeKeys)
	schema.Records(c, "ships", "ship", maxShips, "that are there from the start", s.shipKeys)
	schema.Records(c, "arrivals", "arrival", scenario.MaxArrivals, "ships that triggers bring in by `arrive`", s.arrivalKeys)
	schema.Records(c, "objects", "object", maxObjects, "rocks, clouds and marks", s.objectKeys)
	schema.Record(c, "foot", "", "people on decks", s.footKeys)
	schema.Records(c, "goals", "goal", scenario.MaxGoals, "what decides the battle; the first that is reached ends it", s.goalKeys)
	s.triggerKeys(c)
	s.sideKey(c, "favours", func(side event.Side) { s.Favours = event.Sides(0).With(side) }, "a side that is meant to win more often than not")
	schema.Whole(c, "minutes", &s.Minutes, 1, scenario.MaxMinutes, "how long it takes turn by turn")
	s.peopleKey(c)
	if s.teaches {
		c.Need("lesson")
		schema.Record(c, "lesson", "", "what it teaches", s.lessonKeys)
	}
}

// peopleKey describes for how many people a scenario is meant.
func (s *scene) peopleKey(c schema.Coder) {
	var n []int8
	switch ok := c.Numbers(schema.Key{Name: "people", Doc: "how many people it is for: [fewest, most]", Kind: schema.NumbersKind, Low: 1, High: scenario.MaxPeople, Most: 2, Form: "[fewest, most]"}, func(x int) { n = append(n, int8(x)) }); {
	case !ok:
	case len(n) != 2 || n[0] > n[1]:
		c.Fault("people", "this does not say how many people it is for", "write [fewest, most], such as [2, 5]")
	default:
		s.People = [2]int8(n)
	}
}

// lineIn returns the line of a record that is read from a file.
func lineIn(c schema.Coder) int {
	if m, written := c.(*page.Mapping); written {
		return m.Line
	}
	return 0
}

// control matches a control that a text names: [Ram].
var control = regexp.MustCompile(`\[([^\]]*)\]`)

// controls reports the controls that a text names and that no station has.
func controls(c schema.Coder, key, text string) {
	for _, found := range control.FindAllStringSubmatch(text, -1) {
		named := func(r crew.Permission) bool { return r.Title.String() == found[1] && !r.Roles.Has(crew.GM) }
		if !slices.ContainsFunc(crew.Table(), named) && !slices.ContainsFunc(crew.FootTable(), named) {
			c.Fault(key, fmt.Sprintf("no control is called %q", found[1]),
				"name an order as the page of help (H) does, such as [Ram] or [Dock], or leave the brackets out")
		}
	}
}

// maxBrief is the most of one text that a message to a station can carry, in bytes.
const maxBrief = 1000

func parseTempo(word string) (crew.Tempo, error) {
	t, ok := crew.ParseTempo(word)
	if !ok {
		return 0, page.NoWord("tempo", word, crew.TempoNames())
	}
	return t, nil
}

func parseInitiative(word string) (bool, error) {
	switch word {
	case "crew":
		return false, nil
	case "ship":
		return true, nil
	}
	return false, fmt.Errorf("there is no initiative %q: use crew, each for themselves, or ship, all at once", word)
}

func (s *scene) sideKeys(key string, c schema.Coder) {
	side := scenario.SideInfo{Name: page.Short(key)}
	c.Need("name")
	schema.Text(c, "name", &side.Name, crew.MaxName, "as people read it")
	schema.Truth(c, "players", &side.Players, "people play it: its ships are special")
	s.sides, s.Sides = append(s.sides, key), append(s.Sides, side)
}

// sideKey describes the key of a side.
func (s *scene) sideKey(c schema.Coder, key string, set func(event.Side), doc string) {
	n := -1
	if schema.Named(c, key, &n, "side", s.sides, doc); n >= 0 {
		set(event.Side(n))
	}
}

// shipKey describes the name of a ship of the scenario, present from the start or arriving later.
func (s *scene) shipKey(c schema.Coder, key string, to *space.ID, doc string) {
	var names []string
	for i := range len(s.Ships) + len(s.Reinforcements) {
		names = append(names, s.ship(i).Name)
	}
	n := -1
	if schema.Named(c, key, &n, "ship", names, doc); n >= 0 {
		*to = s.ShipID(n)
	}
}

// wing is a formation of identical ships, in rows across their heading.
type wing struct {
	Count, Across int
	Apart         space.Length
}

// shipKeys describes a ship that is present from the start, or a wing of them.
func (s *scene) shipKeys(c schema.Coder) {
	a := s.arrival(c)
	w := wing{Count: 1}
	schema.Record(c, "wing", "", "more of the same behind and beside it, named after it: Lance 1, Lance 2", func(c schema.Coder) {
		w.Apart = 500 * space.Foot
		c.Need("count")
		schema.Whole(c, "count", &w.Count, 2, maxShips, "how many there are in all")
		schema.Whole(c, "across", &w.Across, 1, maxShips, "how many fly side by side; all if left out")
		schema.Feet(c, "apart", &w.Apart, 50, 5000, "from one to the next")
	})
	if w.Across == 0 {
		w.Across = w.Count
	}
	if w.Count > 1 && a.Bay != "" {
		c.Fault("wing", "a wing does not begin in a docking bay", "give it a place by at")
		w.Count = 1
	}
	if len(s.Ships)+w.Count > maxShips {
		c.Fault("wing", fmt.Sprintf("this makes %d ships", len(s.Ships)+w.Count), fmt.Sprintf("a scenario has at most %d", maxShips))
		w.Count = 1
	}
	for n := range w.Count {
		one := a
		if w.Count > 1 {
			one.Name = fmt.Sprintf("%s %d", a.Name, n+1)
			row := min(w.Across, w.Count-n/w.Across*w.Across) // the last row may have fewer
			aside := space.Length(2*(n%w.Across)-row+1) * w.Apart / 2
			one.At = a.At.Ahead(a.Heading+space.Quarter, aside).Ahead(a.Heading, -space.Length(n/w.Across)*w.Apart)
			s.checkName(c, one.Name)
		}
		s.Ships = append(s.Ships, one)
		s.lines.ships = append(s.lines.ships, lineIn(c))
	}
}

// checkName reports a name that an earlier ship has.
func (s *scene) checkName(c schema.Coder, name string) {
	for i := range len(s.Ships) + len(s.Reinforcements) {
		if name != "" && s.ship(i).Name == name {
			c.Fault("name", fmt.Sprintf("another ship is named %q", name), "give each ship a name of its own")
		}
	}
}

// arrivalKeys describes a ship that arrives by a trigger.
func (s *scene) arrivalKeys(c schema.Coder) {
	a := scenario.Reinforcement{Arrival: s.arrival(c)}
	schema.Truth(c, "awaited", &a.Awaited, "its side is not beaten while it may still arrive")
	if m, written := c.(*page.Mapping); written && m.Has("wing") {
		m.Know("wing")
		m.Fault("wing", "arrivals come one by one", "write an entry for each, or put the wing under `ships:`")
	}
	if a.Bay != "" {
		c.Fault("bay", "an arrival cannot come from a bay", "have it in the bay from the start, or give it a place")
	}
	s.Reinforcements = append(s.Reinforcements, a)
	s.lines.arrivals = append(s.lines.arrivals, lineIn(c))
}

// arrival describes a ship.
func (s *scene) arrival(c schema.Coder) ships.Arrival {
	a := ships.Arrival{Class: -1}
	c.Need("name", "class", "side")
	c.NeedOne("at", "bay")
	schema.Text(c, "name", &a.Name, crew.MaxName, "of its own")
	schema.Named(c, "class", &a.Class, "class", schema.KeysOf(s.lib.Classes, func(c *shipyard.Class) string { return c.Key }), "of the ship")
	s.sideKey(c, "side", func(side event.Side) { a.Side = side }, "that it fights for")
	schema.Point(c, "at", &a.At, maxPlace, "where it begins")
	schema.Degrees(c, "heading", &a.Heading, "0 is north, 90 east")
	if int(a.Side) < len(s.Sides) {
		a.Special = s.Sides[a.Side].Players
	}
	schema.Truth(c, "special", &a.Special, "is disabled at 0 hit points, and does not explode; ships of players are")
	schema.Truth(c, "hidden", &a.Hidden, "known to its own side alone until it fires")
	schema.Word(c, "bay", &a.Bay, "name of a ship listed before", s.parseBay, "in whose docking bay it begins, in place of `at`")
	schema.Text(c, "group", &a.Group, crew.MaxName, "ships of one group and class share an initiative roll")
	switch m, written := c.(*page.Mapping); {
	case a.Class >= 0:
		a.Crew = s.crewChanges(c, s.lib.Classes[a.Class].Crew)
	case written:
		m.Know("crew") // of a class that does not exist
	default:
		s.crewChanges(c, nil)
	}
	s.checkName(c, a.Name)
	return a
}

// parseBay reads the name of the ship in whose docking bay another begins.
func (s *scene) parseBay(name string) (string, error) {
	for i := range s.Ships {
		if s.Ships[i].Name == name {
			return name, nil
		}
	}
	return "", fmt.Errorf("no ship before this one is named %q: list the carrier first", name)
}

// objectKeys describes an object in space.
func (s *scene) objectKeys(c schema.Coder) {
	var o ships.Object
	c.Need("kind", "at")
	schema.Switch(c, "kind", &o.Kind, schema.Vocabulary{Noun: "kind of object", Words: ships.KindNames()}, "asteroids and wrecks are solid, each foot of a field costs two, a beacon only marks a place", func() {
		if o.Kind == ships.Beacon {
			schema.Feet(c, "radius", &o.Radius, 0, maxPlace, "from its middle")
		} else {
			c.Need("radius")
			schema.Feet(c, "radius", &o.Radius, 1, maxPlace, "from its middle")
		}
		if o.Kind == ships.Field {
			rocks := int8(-1)
			schema.Pick(c, "rocks", &rocks, shipyard.SizeWords, "that make the field dangerous too")
			o.Rocks = 1 + rocks
		}
	})
	o.Name = o.Kind.String()
	schema.Text(c, "name", &o.Name, crew.MaxName, "as people read it")
	schema.Point(c, "at", &o.At, maxPlace, "its middle")
	s.Objects = append(s.Objects, o)
	s.lines.objects = append(s.lines.objects, lineIn(c))
}
