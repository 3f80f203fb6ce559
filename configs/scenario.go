package configs

import (
	"errors"
	"fmt"
	"regexp"
	"slices"

	"go.yaml.in/yaml/v3"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// Limits of a scenario.
const (
	maxShips   = 64
	maxObjects = 512
	maxPlace   = 100_000 // feet from the middle, each way
	maxRound   = 10_000
	lastOrder  = 1000
	maxMinutes = 600
	maxPeople  = 99
)

// scene is a scenario that is being read, with what its words stand for.
type scene struct {
	scenario.Scenario
	order    int
	sides    []string
	places   []place
	triggers []string // their keys
	lib      *shipyard.Library
	folk     *rulebook.Library
	*loader
	lines struct{ ships, arrivals, objects, goals, triggers, comers []int } // where each stands
}

// scenario reads what a battle begins with.
func (l *loader) scenario(e *entry, m *mapping, lib *shipyard.Library, folk *rulebook.Library) *scene {
	s := &scene{loader: l, lib: lib, folk: folk, order: lastOrder}
	s.Key, l.cast = e.key, nil
	m.need("title", "brief", "sides")
	if m.find("foot") == nil {
		m.need("ships")
	}
	m.text("title", &s.Title, crew.MaxName)
	m.text("brief", &s.Brief, maxBrief)
	m.controls("brief", s.Brief)
	m.text("notes", &s.Notes, scenario.MaxText)
	whole(m, "order", &s.order, 1, lastOrder)
	word(m, "tempo", &s.Tempo, parseTempo)
	m.truth("grid", &s.Grid)
	word(m, "initiative", &s.Shared, parseInitiative)
	m.within("sides", s.readSides)
	m.within("places", s.readPlaces)
	m.each("ships", maxShips, s.readShip)
	m.each("arrivals", scenario.MaxArrivals, s.readArrival)
	m.each("objects", maxObjects, s.readObject)
	m.within("foot", s.readFoot)
	m.each("goals", scenario.MaxGoals, s.readGoal)
	m.within("triggers", s.readTriggers)
	word(m, "favours", &s.Favours, s.parseSides)
	for i := range s.Objects {
		s.Objects[i].ID = s.ObjectID(i)
	}
	whole(m, "minutes", &s.Minutes, 1, maxMinutes)
	m.people("people", &s.People)
	if e.page.list == &l.lessons {
		m.need("lesson")
		m.within("lesson", s.readLesson)
	}
	return s
}

// control is a control that a text names: [Ram].
var control = regexp.MustCompile(`\[([^\]]*)\]`)

// controls reports the controls that a text names and no station has.
func (m *mapping) controls(key, text string) {
	for _, found := range control.FindAllStringSubmatch(text, -1) {
		named := func(r crew.Rule) bool { return r.Title == found[1] && !r.Roles.Has(crew.GM) }
		if !slices.ContainsFunc(crew.Table(), named) && !slices.ContainsFunc(crew.FootTable(), named) {
			m.page.say(m.lineOf(key), m.at(key), fmt.Sprintf("no control is called %q", found[1]),
				"name an order as the page of help (H) does, such as [Ram] or [Dock], or leave the brackets out")
		}
	}
}

// maxBrief is what a message to a station can carry of one text.
const maxBrief = 1000

func parseTempo(word string) (crew.Tempo, error) {
	for _, t := range []crew.Tempo{crew.Rounds, crew.Live} {
		if t.String() == word {
			return t, nil
		}
	}
	return 0, fmt.Errorf("there is no tempo %q: use rounds or live", word)
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

func (s *scene) readSides(m *mapping) {
	for _, key := range m.keys {
		if len(s.sides) == event.MaxSides {
			m.say(key.Line, m.at(key.Value), "there are too many sides", fmt.Sprintf("have at most %d", event.MaxSides))
			m.keys = m.keys[:0]
			return
		}
		side := scenario.SideInfo{Name: short(key.Value)}
		m.within(key.Value, func(m *mapping) {
			m.need("name")
			m.text("name", &side.Name, crew.MaxName)
			m.truth("players", &side.Players)
		})
		s.sides, s.Sides = append(s.sides, key.Value), append(s.Sides, side)
	}
}

func (s *scene) parseSide(word string) (event.Side, error) {
	if i := slices.Index(s.sides, word); i >= 0 {
		return event.Side(i), nil
	}
	if len(s.sides) == 0 {
		return 0, errors.New("there are no sides: write them under sides")
	}
	return 0, noSuch("side", word, slices.Clone(s.sides))
}

func (s *scene) readShip(m *mapping) {
	s.Ships = append(s.Ships, s.arrival(m))
	s.lines.ships = append(s.lines.ships, m.line)
}

// readArrival reads a ship that a trigger brings in.
func (s *scene) readArrival(m *mapping) {
	a := scenario.Arrival{Arrival: s.arrival(m)}
	m.truth("awaited", &a.Awaited)
	if a.Bay != "" {
		m.say(m.lineOf("bay"), m.at("bay"), "what arrives later comes from no bay", "have it in the bay from the start, or give it a place")
	}
	s.Arrivals = append(s.Arrivals, a)
	s.lines.arrivals = append(s.lines.arrivals, m.line)
}

func (s *scene) arrival(m *mapping) ships.Arrival {
	a := ships.Arrival{Class: -1}
	m.need("name", "class", "side")
	if m.find("bay") == nil {
		m.need("at")
	}
	m.text("name", &a.Name, crew.MaxName)
	word(m, "class", &a.Class, s.parseClass)
	word(m, "side", &a.Side, s.parseSide)
	m.point("at", &a.At)
	m.degrees("heading", &a.Heading)
	if int(a.Side) < len(s.Sides) {
		a.Special = s.Sides[a.Side].Players
	}
	m.truth("special", &a.Special)
	m.truth("hidden", &a.Hidden)
	word(m, "bay", &a.Bay, s.parseBay)
	m.text("group", &a.Group, crew.MaxName)
	if a.Class >= 0 {
		a.Crew = m.crewChanges("crew", s.lib.Classes[a.Class].Crew)
	} else {
		m.ask("crew")
	}
	for i := range len(s.Ships) + len(s.Arrivals) {
		if a.Name != "" && s.ship(i).Name == a.Name {
			m.say(m.lineOf("name"), m.at("name"), fmt.Sprintf("another ship is named %q", a.Name), "give each ship a name of its own")
		}
	}
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

func (s *scene) parseClass(key string) (int16, error) {
	if i := s.lib.Class(key); i >= 0 {
		return int16(i), nil
	}
	var keys []string
	for i := range s.classes {
		if s.classes[i].key == key {
			s.errors++ // told where the class stands
			return -1, nil
		}
		keys = append(keys, s.classes[i].key)
	}
	if s.unread("classes") {
		s.errors++
		return -1, nil
	}
	return -1, noSuch("class", key, keys)
}

func (s *scene) readObject(m *mapping) {
	var o ships.Object
	m.need("kind", "at")
	word(m, "kind", &o.Kind, parseKind)
	o.Name = o.Kind.String()
	m.text("name", &o.Name, crew.MaxName)
	m.point("at", &o.At)
	if o.Kind == ships.Beacon {
		m.feet("radius", &o.Radius, 0, maxPlace)
	} else {
		m.need("radius")
		m.feet("radius", &o.Radius, 1, maxPlace)
	}
	if o.Kind == ships.Field {
		word(m, "rocks", &o.Rocks, func(word string) (int8, error) {
			size, err := shipyard.ParseSize(word)
			return 1 + int8(size), err
		})
	}
	s.Objects = append(s.Objects, o)
	s.lines.objects = append(s.lines.objects, m.line)
}

func parseKind(word string) (ships.Kind, error) {
	if k, ok := ships.ParseKind(word); ok {
		return k, nil
	}
	return 0, fmt.Errorf("there is no kind of object %q: use %s", word, orList(ships.KindNames()))
}

// readLesson reads what a scenario teaches.
func (s *scene) readLesson(m *mapping) {
	l := &scenario.Lesson{}
	m.need("seat", "steps")
	word(m, "seat", &l.Role, parseLearner)
	s.Lesson = l
	m.each("steps", scenario.MaxSteps, func(m *mapping) { l.Steps = append(l.Steps, s.readStep(m, l.Role)) })
	if n := m.find("steps"); n != nil && len(l.Steps) == 0 {
		m.say(n.Line, m.at("steps"), "there are no steps", "write at least one, such as {say: ..., order: fly}")
	}
	if at := s.Seat(); l.Role.Deployed() && !s.seated(at) {
		m.say(m.lineOf("seat"), m.at("seat"), fmt.Sprintf("no ship of players has a %s at first", l.Role), "name a seat of the first ship of a side for `players`")
	}
}

func parseLearner(word string) (crew.Role, error) {
	role, err := crew.ParseRole(word)
	if err == nil && role == crew.Screen {
		return 0, fmt.Errorf("nothing is ordered at the main screen: use pilot, gunner, operator, mechanic, coordinator, boots or gm")
	}
	return role, err
}

// seated reports whether a ship has a seat.
func (s *scene) seated(at crew.Seat) bool {
	for i := range s.Ships {
		if s.ShipID(i) == at.Ship {
			for _, b := range s.Ships[i].Crew {
				if b.Roles.Has(at.Role) {
					return true
				}
			}
		}
	}
	return false
}

// untils are the words for what ends a step and has no key of its own.
var untils = []string{"read", "used", "turn", "over"}

// readStep reads a step of a lesson for a seat.
func (s *scene) readStep(m *mapping, role crew.Role) (x scenario.Step) {
	m.need("say")
	m.text("say", &x.Says, scenario.MaxSays)
	m.text("else", &x.Else, scenario.MaxSays)
	word(m, "control", &x.Control, func(name string) (string, error) {
		var names []string
		for _, c := range scenario.Controls(role) {
			names = append(names, c.Name)
		}
		return oneOf(role.String()+"'s control", names)(name)
	})
	word(m, "action", &x.Action, parseActions)
	word(m, "needs", &x.Needs, s.parseShip)
	ends := 0
	has := func(key string) bool {
		if m.find(key) != nil {
			ends++
			return true
		}
		m.ask(key)
		return false
	}
	if has("until") {
		word(m, "until", &x.Until, func(word string) (scenario.Until, error) {
			_, err := oneOf("end of a step", untils)(word)
			return [...]scenario.Until{scenario.Read, scenario.Used, scenario.TurnOpen, scenario.Ended, 0}[max(0, slices.Index(untils, word))], err
		})
	}
	if has("order") {
		x.Until = scenario.Ordered
		word(m, "order", &x.Verb, func(word string) (crew.Verb, error) { return parseOrder(role, word) })
	}
	if has("beat") {
		x.Until = scenario.Beaten
		word(m, "beat", &x.Target, s.parseShip)
	}
	switch {
	case ends > 1:
		m.say(m.line, m.path, "a step ends in several ways", "keep one of until, order and beat")
	case x.Until == scenario.Used && x.Control == "" && x.Action == "":
		m.say(m.lineOf("until"), m.at("until"), "there is nothing to be used", "add `control:` or `action:`")
	case x.Control != "" && x.Action != "":
		m.say(m.lineOf("action"), m.at("action"), "a control tells its key by itself", "keep one of control and action")
	}
	return x
}

// bound is an action of a station's table of keys.
var bound = regexp.MustCompile(`^[a-z]+\.[a-z0-9-]+( [a-z]+\.[a-z0-9-]+)*$`)

// parseActions reads actions by the names by which stations bind keys to them.
func parseActions(word string) (string, error) {
	if !bound.MatchString(word) {
		return "", fmt.Errorf("%q names no action: write one as stations bind keys to it, such as any.up", word)
	}
	return word, nil
}

// parseOrder reads an order that a seat can give.
func parseOrder(role crew.Role, word string) (crew.Verb, error) {
	var names []string
	for _, row := range slices.Concat(crew.Table(), crew.FootTable()) {
		if !row.Roles.Has(role) && (role != crew.Boots || row.Verb != crew.EndTurn) {
			continue
		}
		if row.Name == word {
			return row.Verb, nil
		}
		names = append(names, row.Name)
	}
	return 0, noSuch("order of the "+role.String(), word, names)
}

// people reads [fewest, most].
func (m *mapping) people(key string, to *[2]int8) {
	n := 0
	m.list(key, 2, func(x *yaml.Node, path string) {
		if v, ok := m.number(x, path, 1, maxPeople); ok {
			to[n] = int8(v)
			n++
		}
	})
	if x := m.find(key); x != nil && x.Kind == yaml.SequenceNode && (n != 2 || to[0] > to[1]) {
		m.say(x.Line, m.at(key), "this says not for how many people it is", "write [fewest, most], such as [2, 5]")
	}
}

// point reads [x, y] in feet: x to the east, y to the north.
func (m *mapping) point(key string, to *space.Point) {
	var xy []int
	whole := true
	m.list(key, 2, func(n *yaml.Node, path string) {
		v, ok := m.number(n, path, -maxPlace, maxPlace)
		whole = whole && ok
		xy = append(xy, v)
	})
	switch n := m.find(key); {
	case n == nil || !whole || n.Kind != yaml.SequenceNode || len(n.Content) > 2:
	case len(xy) < 2:
		m.say(n.Line, m.at(key), "a place needs two numbers", "write [feet east, feet north]")
	default:
		*to = space.Point{X: space.Length(xy[0]) * space.Foot, Y: space.Length(xy[1]) * space.Foot}
	}
}

// degrees reads a heading: 0 north, 90 east.
func (m *mapping) degrees(key string, to *space.Angle) {
	n := 0
	whole(m, key, &n, -359, 359)
	*to = (space.Angle(n) * space.Degree).Norm()
}
