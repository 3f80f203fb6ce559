package configs

import (
	"fmt"
	"slices"

	"broadside/configs/page"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// place is a part of space that goals and triggers can name.
type place struct {
	key string
	space.Disc
	line int
	used bool
}

const maxPlaces = 64

func (s *scene) placeKeys(key string, c schema.Coder) {
	p := place{key: page.Short(key), line: lineIn(c)}
	discKeys(c, &p.Disc)
	s.places = append(s.places, p)
}

func discKeys(c schema.Coder, to *space.Disc) {
	c.Need("at", "radius")
	schema.Point(c, "at", &to.At, maxPlace, "its middle")
	schema.Feet(c, "radius", &to.Radius, 1, maxPlace, "from its middle")
}

// zoneKey describes a zone: the name of a place, or a place of its own.
func (s *scene) zoneKey(c schema.Coder, to *space.Disc) {
	c.Need("zone")
	c.Record(schema.Key{Name: "zone", Doc: "the name of a place, or a place of its own", Kind: schema.RecordKind, Type: "place", Short: func(key string) error {
		var keys []string
		for i := range s.places {
			p := &s.places[i]
			if keys = append(keys, p.key); p.key == key {
				p.used, *to = true, p.Disc
				return nil
			}
		}
		if len(keys) == 0 {
			return fmt.Errorf("there is no place %q: name places under places, or write at and radius in braces", key)
		}
		return page.NoSuch("place", key, keys)
	}}, func(c schema.Coder) { discKeys(c, to) })
}

// goalKeys describes what decides a battle.
func (s *scene) goalKeys(c schema.Coder) {
	var g scenario.Goal
	c.Need("side", "kind", "text")
	keyKey(c, &g.Key)
	if g.Key != "" && s.goalNamed(g.Key) >= 0 {
		c.Fault("key", fmt.Sprintf("another goal has the key %q", g.Key), "give each goal a key of its own, or none")
	}
	s.sideKey(c, "side", func(side event.Side) { g.Side = side }, "whose goal it is")
	schema.Text(c, "text", &g.Text, maxBrief, "what everybody reads when it is reached")
	schema.Truth(c, "minor", &g.Minor, "reached or not, the battle goes on")
	schema.Truth(c, "later", &g.Later, "in force only once a trigger says so")
	schema.Switch(c, "kind", &g.Kind, schema.Vocabulary{Noun: "kind of goal", Words: scenario.GoalNames()}, "what has to be done; [writing.md](writing.md) tells of each", func() { s.goalKindKeys(c, &g) })
	s.Goals = append(s.Goals, g)
	s.lines.goals = append(s.lines.goals, lineIn(c))
}

// goalKindKeys describes the keys of goals of one kind.
func (s *scene) goalKindKeys(c schema.Coder, g *scenario.Goal) {
	switch g.Kind {
	case scenario.Protect, scenario.Capture, scenario.Escape:
		c.Need("ship")
	}
	if g.Kind != scenario.Hold && g.Kind != scenario.Gather {
		s.shipKey(c, "ship", &g.Ship, "that it is about; without it any ship of the side, or of its foes")
	}
	if g.Kind.Zoned() {
		s.zoneKey(c, &g.Zone)
	}
	switch {
	case g.Kind == scenario.Survive:
		c.Need("round")
		schema.Whole(c, "round", &g.Round, 1, maxRound, "the last round to survive")
	case g.Kind == scenario.Hold:
		c.Need("rounds")
		schema.Whole(c, "rounds", &g.Round, 1, maxRound, "to hold it without a break")
	case g.Kind == scenario.Gather:
		c.Need("people")
		schema.Whole(c, "people", &g.Count, 1, 100, "who have to stand there")
		s.areaKeys(c, &g.Area)
	case g.Kind == scenario.Reach && g.Ship == 0:
		if !c.Has("ship") {
			c.NeedOne("ship", "ships")
		}
		schema.Whole(c, "ships", &g.Count, 1, maxShips, "how many of the side's ships, if none is named")
	}
}

// areaKeys describes the squares of a level of a deck between two corners.
func (s *scene) areaKeys(c schema.Coder, to *scenario.Area) {
	c.Need("from", "to")
	deck, level := 1, 1
	schema.Whole(c, "deck", &deck, 1, maxFootDecks, "of those under `foot`, from 1")
	schema.Whole(c, "level", &level, 1, deckplan.MaxLevels, "of the deck, from 1")
	to.Deck = int8(deck - 1)
	squareKey(c, "from", level, &to.From, "one corner")
	squareKey(c, "to", level, &to.To, "the other corner")
	switch {
	case s.Foot == nil:
		c.Fault("", "the scenario has no decks", "write them under `foot:`")
	case deck > len(s.Foot.Decks):
		c.Fault("deck", fmt.Sprintf("there is no deck %d", deck), fmt.Sprintf("the scenario has %d", len(s.Foot.Decks)))
	case s.Foot.Decks[deck-1].Plan != notRead:
		if p := &s.folk.Plans[s.Foot.Decks[deck-1].Plan]; to.To.X >= p.Width || to.To.Y >= p.Height || level > len(p.Levels) {
			c.Fault("to", fmt.Sprintf("the area is not on the deck %s", p.Key), fmt.Sprintf("it has columns to %d, rows to %d, and levels to %d", p.Width-1, p.Height-1, len(p.Levels)))
		}
	}
}

// squareKey describes [column, row] of a level, counted from 0 at the upper left.
func squareKey(c schema.Coder, key string, level int, to *deckplan.Square, doc string) {
	schema.Pair(c, key, deckplan.MaxWidth, "[column, row]", "a square needs two numbers", "write [column, row], from 0 at the upper left", doc, func(x, y int) {
		*to = deckplan.Square{X: int16(x), Y: int16(y), Level: int8(level - 1)}
	})
}

// keyKey describes the name by which others refer to an entry.
func keyKey(c schema.Coder, to *string) {
	schema.Word(c, "key", to, schema.KeyForm, func(s string) (string, error) {
		if !page.GoodKey(s) {
			return "", fmt.Errorf("%q is not a key: %s", s, page.KeyRemedy)
		}
		return s, nil
	}, "by which triggers name it")
}

func (s *scene) goalNamed(key string) int {
	return slices.IndexFunc(s.Goals, func(g scenario.Goal) bool { return g.Key == key && key != "" })
}

// goalKey describes a reference to a goal.
func (s *scene) goalKey(c schema.Coder, to *uint8) {
	c.Need("goal")
	schema.Word(c, "goal", to, "key of a goal", func(key string) (uint8, error) {
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
		return 0, page.NoSuch("goal", key, keys)
	}, "that is meant")
}

// ship returns the ship with an index in the scenario.
func (s *scene) ship(place int) *ships.Arrival {
	if i := place - len(s.Ships); i >= 0 {
		return &s.Reinforcements[i].Arrival
	}
	return &s.Ships[place]
}
