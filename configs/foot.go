package configs

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// Limits of a scenario's decks.
const (
	maxFootDecks = 8
	maxFootCrew  = 40
	maxFolk      = 200
)

// readFoot reads what a scenario has on decks: the book, the plans and whose they
// are, and who stands on them beside the crews.
func (s *scene) readFoot(m *mapping) {
	f := &scenario.Foot{Library: s.folk, Book: notRead}
	s.Foot = f
	m.need("book", "decks")
	word(m, "book", &f.Book, s.parseBook)
	m.words("variants", 8, func(w string) error {
		n, err := personal.Variants.Find(w)
		f.Variants |= 1 << n
		return err
	})
	m.words("without", 8, func(w string) error {
		h, ok := scenario.ParseHouseRule(w)
		if !ok {
			return fmt.Errorf("there is no house rule %q: use pod, dock, breach, seize, sabotage, capture, shake or open", w)
		}
		f.Without = f.Without.With(h)
		return nil
	})
	m.each("decks", maxFootDecks, s.readFootDeck)
	m.each("people", maxFolk, func(m *mapping) { f.People = append(f.People, s.readFolk(m)...) })
	m.each("arrivals", scenario.MaxFootArrivals, s.readComers)
}

// parseBook finds a book; who is on the decks of one that could not be read is not
// asked.
func (s *scene) parseBook(key string) (int16, error) {
	return s.lookUp("book", key, keysOf(s.folk.Books, func(b *rulebook.Book) string { return b.Key }), s.books)
}

// parsePlan finds a deck.
func (s *scene) parsePlan(key string) (int16, error) {
	return s.lookUp("deck", key, keysOf(s.folk.Plans, func(p *deckplan.Plan) string { return p.Key }), s.decks)
}

// lookUp finds the place of a key among what was read. Of an entry that could not be
// read it is told where it stands, and only there.
func (s *scene) lookUp(noun, key string, read []string, entries []entry) (int16, error) {
	if n := slices.Index(read, key); n >= 0 {
		return int16(n), nil
	}
	keys := keysOf(entries, func(e *entry) string { return e.key })
	if slices.Contains(keys, key) {
		s.errors++
		return notRead, nil
	}
	return notRead, noSuch(noun, key, keys)
}

// notRead is the place of a book or a deck that there is not, or that could not be
// read.
const notRead = int16(-1)

// parseSheet finds somebody of the scenario's book: a figure that every book can
// have, or a sheet of this one by its key.
func (s *scene) parseSheet(key string) (int16, error) {
	if s.Foot.Book == notRead {
		return 0, s.anybody(key)
	}
	b := &s.folk.Books[s.Foot.Book]
	if n, err := rulebook.Figures.Find(key); err == nil {
		sheet := b.Figure(n)
		if sheet < 0 {
			return -1, fmt.Errorf("nobody in the book %s plays the %s: name a sheet here, or add the figure to `plays` of one of its sheets", b.Key, key)
		}
		return sheet, nil
	}
	if n := b.Sheet(key); n >= 0 {
		return n, nil
	}
	for i := range s.folk.Books {
		if o := &s.folk.Books[i]; o.Sheet(key) >= 0 {
			return -1, fmt.Errorf("%s is of the book %s, and this is played by %s: name a sheet of %s, or a figure that every book has, such as %s",
				key, o.Key, b.Key, b.Key, rulebook.Figures.Words[0])
		}
	}
	keys := slices.Clone(rulebook.Figures.Words)
	for i := range b.Sheets {
		keys = append(keys, b.Sheets[i].Key)
	}
	return -1, noSuch("person of "+b.Key, key, keys)
}

// anybody asks whether there is such a figure, or such a sheet in some book; while
// a book could not be read, it may be there.
func (s *scene) anybody(key string) error {
	if _, err := rulebook.Figures.Find(key); err == nil || len(s.folk.Books) < len(s.books) {
		return nil
	}
	keys := slices.Clone(rulebook.Figures.Words)
	for i := range s.folk.Books {
		b := &s.folk.Books[i]
		if b.Sheet(key) >= 0 {
			return nil
		}
		keys = append(keys, keysOf(b.Sheets, func(x *rulebook.Sheet) string { return x.Key })...)
	}
	return noSuch("person of any book", key, keys)
}

// readFootDeck reads a deck: a plan, and for a ship's own its pods and who of its
// crew is who.
func (s *scene) readFootDeck(m *mapping) {
	d := scenario.FootDeck{Plan: notRead, Hand: -1}
	word(m, "plan", &d.Plan, s.parsePlan)
	word(m, "ship", &d.Ship, s.parseShip)
	aboard := s.starting(d.Ship)
	switch {
	case d.Ship != 0 && aboard == nil:
		m.say(m.lineOf("ship"), m.at("ship"), "the ship is not there from the start, so nobody can stand on it", "name one that stands under ships")
	case m.find("plan") != nil || d.Ship == 0 && m.find("ship") != nil:
	case aboard == nil:
		m.need("plan")
	default:
		s.ownPlan(m, &d, aboard)
	}
	whole(m, "pods", &d.Pods, 0, 20)
	word(m, "hand", &d.Hand, s.parseSheet)
	if d.Ship != 0 && d.Hand < 0 && m.find("hand") == nil {
		m.say(m.line, m.path, "the crew of the ship's deck have no sheets", "write `hand:` and the sheet of those who have none of their own")
	}
	m.within("crew", func(m *mapping) {
		for _, key := range m.keys {
			role, number, err := crew.ParsePlace(key.Value)
			if err != nil {
				m.say(key.Line, m.at(key.Value), err.Error(), "write the seat, such as pilot or gunner-2")
				continue
			}
			b := scenario.Berth{Role: role, Number: number}
			word(m, key.Value, &b.Sheet, s.parseSheet)
			d.Crew = append(d.Crew, b)
		}
	})
	for i := range s.Foot.Decks {
		if d.Ship != 0 && s.Foot.Decks[i].Ship == d.Ship {
			m.say(m.line, m.path, "the ship has a deck already", "draw all its levels in one plan")
		}
	}
	s.Foot.Decks = append(s.Foot.Decks, d)
}

// starting is a ship that is there as the battle begins, or nil.
func (s *scene) starting(id space.ID) *ships.Arrival {
	for i := range s.Ships {
		if id != 0 && s.ShipID(i) == id {
			return &s.Ships[i]
		}
	}
	return nil
}

// ownPlan gives a ship the plan that its class names.
func (s *scene) ownPlan(m *mapping, d *scenario.FootDeck, aboard *ships.Arrival) {
	if aboard.Class < 0 || int(aboard.Class) >= len(s.lib.Classes) {
		return // told where the class stands
	}
	c := &s.lib.Classes[aboard.Class]
	if n := s.folk.Plan(c.Deck); n >= 0 {
		d.Plan = n
		return
	}
	if c.Deck != "" {
		s.errors++ // told where the deck stands
		return
	}
	m.say(m.line, m.path, fmt.Sprintf("the class %s names no deck plan", c.Key), "write `plan:` here, or `deck:` in the class")
}

// readFolk reads people who are of no crew: where they stand, or else the next free
// marks of their side.
func (s *scene) readFolk(m *mapping) []personal.Arrival {
	a := personal.Arrival{}
	deck, count := 1, 1
	m.need("name", "sheet", "side")
	m.text("name", &a.Name, crew.MaxName)
	word(m, "sheet", &a.Sheet, s.parseSheet)
	word(m, "side", &a.Side, s.parseSide)
	m.text("group", &a.Group, crew.MaxName)
	if int(a.Side) < len(s.Sides) {
		a.Special = s.Sides[a.Side].Players
	}
	m.truth("special", &a.Special)
	m.truth("hidden", &a.Hidden)
	whole(m, "deck", &deck, 1, max(1, len(s.Foot.Decks)))
	whole(m, "count", &count, 1, 30)
	a.Deck = int8(deck - 1)
	if deck > len(s.Foot.Decks) {
		return nil
	}
	level := 1
	whole(m, "level", &level, 1, deckplan.MaxLevels)
	if m.find("at") == nil {
		return s.placeFolk(m, a, count)
	}
	m.square("at", level, &a.At)
	list := numbered(a, count)
	for i := range list {
		list[i].Near = i > 0
	}
	return list
}

// numbered are as many people of a kind as there are, each with a number if there are
// several.
func numbered(a personal.Arrival, count int) []personal.Arrival {
	list := slices.Repeat([]personal.Arrival{a}, count)
	for i := range list {
		if count > 1 {
			list[i].Name = fmt.Sprintf("%s %d", a.Name, i+1)
		}
	}
	return list
}

// readComers reads people whom a trigger brings in.
func (s *scene) readComers(m *mapping) {
	a := scenario.FootArrival{People: s.readFolk(m)}
	m.text("name", &a.Name, crew.MaxName)
	m.truth("awaited", &a.Awaited)
	if slices.ContainsFunc(s.Foot.Arrivals, func(o scenario.FootArrival) bool { return o.Name == a.Name }) {
		m.say(m.lineOf("name"), m.at("name"), fmt.Sprintf("others who arrive are named %q", a.Name), "give each arrival a name of its own")
	}
	for i := range a.People {
		a.People[i].Near = true
	}
	s.Foot.Arrivals = append(s.Foot.Arrivals, a)
	s.lines.comers = append(s.lines.comers, m.line)
}

// placeFolk puts people on the marks of their side: the first side's on a, the
// others' on b, and the following on what squares are nearest.
func (s *scene) placeFolk(m *mapping, a personal.Arrival, count int) []personal.Arrival {
	at := int(s.Foot.Decks[a.Deck].Plan)
	if at < 0 {
		return nil // told where the plan stands
	}
	plan := &s.folk.Plans[at]
	letter := min(1, int(a.Side))
	marks := plan.Marks[letter]
	if len(marks) == 0 {
		m.say(m.line, m.path, fmt.Sprintf("the deck %s has no marks for this side", plan.Key), "write `at: [column, row]`, or mark squares of the deck with a or b")
		return nil
	}
	taken := 0
	for i := range s.Foot.People {
		if o := &s.Foot.People[i]; o.Deck == a.Deck && min(1, int(o.Side)) == letter {
			taken++
		}
	}
	list := numbered(a, count)
	for i := range list {
		list[i].At = marks[min(taken+i, len(marks)-1)]
		list[i].Near = true
	}
	return list
}

// judgeFoot finds what only a battle that begins can tell: people without room.
func (e *entry) judgeFoot(s *scene) {
	if s.Foot == nil {
		return
	}
	sc := s.Scenario
	if _, err := sim.New(s.lib, &sc, 1); err != nil {
		e.page.say(e.line, e.key+".foot", err.Error(), "give everybody a free square of a deck")
	}
	for i := range s.Foot.Decks {
		d := &s.Foot.Decks[i]
		plan := &s.folk.Plans[d.Plan]
		aboard := s.starting(d.Ship)
		if aboard == nil {
			continue
		}
		size := s.lib.Classes[aboard.Class].Size
		if fits, err := shipyard.ParseSize(plan.Size); err == nil && fits != size {
			e.doubt(e.line, ".foot", fmt.Sprintf("the deck %s is for %s ships, and %s is %s", plan.Key, fits, aboard.Name, size), "choose another plan")
		}
	}
}
