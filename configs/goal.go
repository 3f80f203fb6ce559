package configs

import (
	"errors"
	"fmt"
	"slices"

	"go.yaml.in/yaml/v3"

	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// place is a part of space that goals and triggers name.
type place struct {
	key string
	space.Disc
	line int
	used bool
}

const maxPlaces = 64

func (s *scene) readPlaces(m *mapping) {
	for i, key := range m.keys {
		if i == maxPlaces {
			m.say(key.Line, m.at(key.Value), "there are too many places", fmt.Sprintf("have at most %d", maxPlaces))
			m.keys = m.keys[:i]
			return
		}
		p := place{key: short(key.Value), line: key.Line}
		m.within(key.Value, func(m *mapping) { m.disc(&p.Disc) })
		s.places = append(s.places, p)
	}
}

func (m *mapping) disc(to *space.Disc) {
	m.need("at", "radius")
	m.point("at", &to.At)
	m.feet("radius", &to.Radius, 1, maxPlace)
}

// zone reads a zone: the name of a place, or a place of its own.
func (s *scene) zone(m *mapping, to *space.Disc) {
	m.need("zone")
	if n := m.find("zone"); n != nil && n.Kind == yaml.MappingNode {
		m.within("zone", func(m *mapping) { m.disc(to) })
		return
	}
	word(m, "zone", to, func(key string) (space.Disc, error) {
		var keys []string
		for i := range s.places {
			p := &s.places[i]
			if keys = append(keys, p.key); p.key == key {
				p.used = true
				return p.Disc, nil
			}
		}
		if len(keys) == 0 {
			return space.Disc{}, fmt.Errorf("there is no place %q: name places under places, or write at and radius in braces", key)
		}
		return space.Disc{}, noSuch("place", key, keys)
	})
}

func (s *scene) readGoal(m *mapping) {
	var g scenario.Goal
	m.need("side", "kind", "text")
	m.key("key", &g.Key)
	if g.Key != "" && s.goalNamed(g.Key) >= 0 {
		m.say(m.lineOf("key"), m.at("key"), fmt.Sprintf("another goal has the key %q", g.Key), "give each goal a key of its own, or none")
	}
	word(m, "side", &g.Side, s.parseSide)
	word(m, "kind", &g.Kind, parseGoal)
	m.text("text", &g.Text, maxBrief)
	m.truth("minor", &g.Minor)
	m.truth("later", &g.Later)
	switch g.Kind {
	case scenario.Protect, scenario.Capture, scenario.Escape:
		m.need("ship")
	}
	if g.Kind != scenario.Hold && g.Kind != scenario.Gather {
		word(m, "ship", &g.Ship, s.parseShip)
	}
	if g.Kind.Zoned() {
		s.zone(m, &g.Zone)
	}
	switch {
	case g.Kind == scenario.Survive:
		m.need("round")
		whole(m, "round", &g.Round, 1, maxRound)
	case g.Kind == scenario.Hold:
		m.need("rounds")
		whole(m, "rounds", &g.Round, 1, maxRound)
	case g.Kind == scenario.Gather:
		m.need("people")
		whole(m, "people", &g.Count, 1, 100)
		s.area(m, &g.Area)
	case g.Kind == scenario.Reach && g.Ship == 0:
		if m.find("ship") == nil {
			m.needOne("ship", "ships")
		}
		whole(m, "ships", &g.Count, 1, maxShips)
	}
	s.Goals = append(s.Goals, g)
	s.lines.goals = append(s.lines.goals, m.line)
}

// area reads squares of a level of a deck, from one corner to the other.
func (s *scene) area(m *mapping, to *scenario.Area) {
	m.need("from", "to")
	deck, level := 1, 1
	whole(m, "deck", &deck, 1, maxFootDecks)
	whole(m, "level", &level, 1, deckplan.MaxLevels)
	to.Deck = int8(deck - 1)
	m.square("from", level, &to.From)
	m.square("to", level, &to.To)
	switch {
	case s.Foot == nil:
		m.say(m.line, m.path, "the scenario has no decks", "write them under `foot:`")
	case deck > len(s.Foot.Decks):
		m.say(m.lineOf("deck"), m.at("deck"), fmt.Sprintf("there is no deck %d", deck), fmt.Sprintf("the scenario has %d", len(s.Foot.Decks)))
	case s.Foot.Decks[deck-1].Plan != notRead:
		if p := &s.folk.Plans[s.Foot.Decks[deck-1].Plan]; to.To.X >= p.Wide || to.To.Y >= p.High || level > len(p.Levels) {
			m.say(m.lineOf("to"), m.at("to"), fmt.Sprintf("the area is not on the deck %s", p.Key), fmt.Sprintf("it has columns to %d, rows to %d, and levels to %d", p.Wide-1, p.High-1, len(p.Levels)))
		}
	}
}

// square reads [column, row] of a level, from 0 at the upper left.
func (m *mapping) square(key string, level int, to *deckplan.Square) {
	var xy []int
	m.list(key, 2, func(n *yamlNode, path string) {
		if v, ok := m.number(n, path, 0, deckplan.MaxWide); ok {
			xy = append(xy, v)
		}
	})
	if len(xy) == 2 {
		*to = deckplan.Square{X: int16(xy[0]), Y: int16(xy[1]), Level: int8(level - 1)}
	} else if m.find(key) != nil {
		m.say(m.lineOf(key), m.at(key), "a square needs two numbers", "write [column, row], from 0 at the upper left")
	}
}

// needOne reports that one of two keys must be there.
func (m *mapping) needOne(a, b string) {
	if m.find(a) == nil && m.find(b) == nil {
		m.say(m.line, m.path, fmt.Sprintf("%s or %s is missing", a, b), fmt.Sprintf("add `%s:` or `%s:`", a, b))
	}
}

// key reads a name by which others call an entry.
func (m *mapping) key(key string, to *string) {
	word(m, key, to, func(s string) (string, error) {
		if !goodKey(s) {
			return "", fmt.Errorf("%q is no key: use small letters, digits and hyphens, %d at most", s, maxKey)
		}
		return s, nil
	})
}

func (s *scene) goalNamed(key string) int {
	return slices.IndexFunc(s.Goals, func(g scenario.Goal) bool { return g.Key == key && key != "" })
}

// goalRef reads which goal is meant.
func (s *scene) goalRef(m *mapping, to *uint8) {
	m.need("goal")
	word(m, "goal", to, func(key string) (uint8, error) {
		if i := s.goalNamed(key); i >= 0 {
			return uint8(i), nil
		}
		var keys []string
		for i := range s.Goals {
			if s.Goals[i].Key != "" {
				keys = append(keys, s.Goals[i].Key)
			}
		}
		if len(keys) == 0 {
			return 0, fmt.Errorf("there is no goal %q: give a goal this key", key)
		}
		return 0, noSuch("goal", key, keys)
	})
}

func parseGoal(word string) (scenario.GoalKind, error) {
	if k, ok := scenario.ParseGoal(word); ok {
		return k, nil
	}
	return 0, fmt.Errorf("there is no kind of goal %q: use %s", word, orList(scenario.GoalNames()))
}

// parseShip finds a ship of the scenario, there from the start or to arrive.
func (s *scene) parseShip(name string) (space.ID, error) {
	var names []string
	for i := range len(s.Ships) + len(s.Arrivals) {
		a := s.ship(i)
		if a.Name == name {
			return s.ShipID(i), nil
		}
		names = append(names, a.Name)
	}
	if len(names) == 0 {
		return 0, errors.New("there are no ships: write them under ships")
	}
	return 0, noSuch("ship", name, names)
}

// ship is a ship of the scenario by its place.
func (s *scene) ship(place int) *ships.Arrival {
	if i := place - len(s.Ships); i >= 0 {
		return &s.Arrivals[i].Arrival
	}
	return &s.Ships[place]
}
