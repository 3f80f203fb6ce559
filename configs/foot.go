package configs

import (
	"fmt"
	"slices"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// Limits of a scenario's decks.
const (
	maxFootDecks = 8
	maxFootCrew  = 40
	maxFolk      = 200
)

// footKeys describes a scenario's decks: the book, the plans and their ships, and the people on
// them besides the crews.
func (s *scene) footKeys(c schema.Coder) {
	f := &scenario.Foot{Library: s.folk, Book: notRead}
	s.Foot = f
	c.Need("book", "decks")
	all, named := keysOf(s.books), -1
	if schema.Named(c, "book", &named, "book", all, "that is played"); named >= 0 {
		if f.Book = int16(slices.IndexFunc(s.folk.Books, func(b rulebook.Book) bool { return b.Key == all[named] })); f.Book == notRead {
			c.Fault("book", "", "") // the error is reported in the book
		}
	}
	schema.Set(c, "variants", &f.Variants, personal.Variants, "optional rules of the book")
	schema.Set(c, "without", &f.Without, schema.Vocabulary{Noun: "house rule", Words: scenario.HouseRuleNames()}, "house rules that are not played")
	schema.Records(c, "decks", "", maxFootDecks, "of ships, or of places that belong to no ship", s.footDeckKeys)
	schema.Records(c, "fixtures", "fixture", crew.MaxFixtures, "levers, switches and the like, which anybody beside them can handle and triggers wait for", s.fixtureKeys)
	schema.Records(c, "people", "person", maxFolk, "who are of no crew", func(c schema.Coder) { f.People = append(f.People, s.folkKeys(c)...) })
	schema.Records(c, "arrivals", "comers", scenario.MaxFootReinforcements, "people whom triggers bring in by `enter`", s.comerKeys)
}

// fixtureKeys describes a fixture of a deck.
func (s *scene) fixtureKeys(c schema.Coder) {
	x := scenario.Fixture{}
	deck, level := 1, 1
	c.Need("name", "at")
	schema.Text(c, "name", &x.Name, crew.MaxName, "as everybody reads it; triggers call it so")
	schema.Whole(c, "deck", &deck, 1, maxFootDecks, "of those above, from 1")
	schema.Whole(c, "level", &level, 1, deckplan.MaxLevels, "of the deck, from 1")
	squareKey(c, "at", level, &x.At, "beside which it is handled")
	s.sideKey(c, "for", func(side event.Side) { x.For = x.For.With(side) }, "whose people know what it does: bots handle it, as long as a trigger waits for that")
	x.Deck = int8(deck - 1)
	switch {
	case deck > len(s.Foot.Decks):
		c.Fault("deck", fmt.Sprintf("there is no deck %d", deck), fmt.Sprintf("the scenario has %d", len(s.Foot.Decks)))
		return
	case s.Foot.Decks[x.Deck].Plan >= 0 && s.folk.Plans[s.Foot.Decks[x.Deck].Plan].Index(x.At) < 0:
		c.Fault("at", fmt.Sprintf("%s is outside of the deck", x.At), "name a square of its plan")
	case slices.ContainsFunc(s.Foot.Fixtures, func(o scenario.Fixture) bool { return o.Name == x.Name }):
		c.Fault("name", fmt.Sprintf("another fixture is named %q", x.Name), "give each a name of its own")
	}
	s.Foot.Fixtures = append(s.Foot.Fixtures, x)
}

// notRead is the index of a book or deck that does not exist or could not be read.
const notRead = int16(-1)

// parseSheet returns somebody of the scenario's book: a figure of any book, or a sheet of this one
// by its key.
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
			return -1, fmt.Errorf("%s belongs to the book %s, but this battle uses %s: name a sheet of %s, or a figure that every book has, such as %s",
				key, o.Key, b.Key, b.Key, rulebook.Figures.Words[0])
		}
	}
	keys := slices.Clone(rulebook.Figures.Words)
	for i := range b.Sheets {
		keys = append(keys, b.Sheets[i].Key)
	}
	return -1, page.NoSuch("person of "+b.Key, key, keys)
}

// anybody returns an error unless there is such a figure, or such a sheet in some book. If a book
// could not be read, it may be there.
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
		keys = append(keys, schema.KeysOf(b.Sheets, func(x *rulebook.Sheet) string { return x.Key })...)
	}
	return page.NoSuch("person of any book", key, keys)
}

// footDeckKeys describes a deck: a plan and, for a ship's own, its pods and the people of its crew.
func (s *scene) footDeckKeys(c schema.Coder) {
	d := scenario.FootDeck{Plan: notRead, Hand: -1}
	c.NeedOne("plan", "ship")
	schema.Named(c, "plan", &d.Plan, "deck plan", schema.KeysOf(s.folk.Plans, planKey), "of the deck; without it the one of the ship's class")
	s.shipKey(c, "ship", &d.Ship, "whose deck it is")
	aboard := s.starting(d.Ship)
	switch {
	case d.Ship != 0 && aboard == nil:
		c.Fault("ship", "the ship is not there from the start, so nobody can stand on it", "name one that stands under ships")
	case aboard != nil && !c.Has("plan"):
		s.ownPlan(c, &d, aboard)
	}
	if aboard != nil {
		s.unnameHands(aboard)
	}
	schema.Whole(c, "pods", &d.Pods, 0, 20, "for boarding")
	schema.Word(c, "hand", &d.Hand, "sheet or figure", s.parseSheet, "of those of the crew who have none of their own")
	if d.Ship != 0 && d.Hand < 0 && !c.Has("hand") {
		c.Fault("", "the crew of the ship's deck have no sheets", "write `hand:` and the sheet of those who have none of their own")
	}
	b := scenario.CrewSheet{}
	schema.Pairs(c, "crew", "seat: sheet or figure", "who of the crew is who", func(place string) (err error) {
		if b.Role, b.Number, err = crew.ParsePlace(place); err != nil {
			return fmt.Errorf("%w: write the seat, such as pilot or gunner-2", err)
		}
		return nil
	}, func(sheet string) (err error) {
		b.Sheet, err = s.parseSheet(sheet)
		d.Crew = append(d.Crew, b)
		return err
	})
	for i := range s.Foot.Decks {
		if d.Ship != 0 && s.Foot.Decks[i].Ship == d.Ship {
			c.Fault("", "the ship has a deck already", "draw all its levels in one plan")
		}
	}
	s.Foot.Decks = append(s.Foot.Decks, d)
	if n := s.consoles(); d.Ship != 0 && n > crew.MaxConsoles {
		c.Fault("", fmt.Sprintf("with this deck the ships have %d consoles, and a battle has at most %d", n, crew.MaxConsoles), "draw fewer consoles, or leave out a deck")
	}
}

// consoles returns the number of consoles on the decks of ships.
func (s *scene) consoles() (n int) {
	for i := range s.Foot.Decks {
		if d := &s.Foot.Decks[i]; d.Ship != 0 && d.Plan != notRead {
			n += len(s.folk.Plans[d.Plan].Consoles)
		}
	}
	return n
}

// starting returns a ship that is there when the battle begins, or nil.
func (s *scene) starting(id space.ID) *ships.Arrival {
	for i := range s.Ships {
		if id != 0 && s.ShipID(i) == id {
			return &s.Ships[i]
		}
	}
	return nil
}

// unnameHands removes the titles of nameless crew members: several ships' pilots may be on one
// deck, where the nameless are called by their ship and seat.
func (s *scene) unnameHands(a *ships.Arrival) {
	if a.Crew == nil && a.Class >= 0 {
		a.Crew = slices.Clone(s.lib.Classes[a.Class].Crew)
	}
	for i := range a.Crew {
		if s.isTitle(a.Crew[i].Name) {
			a.Crew[i].Name = ""
		}
	}
}

// ownPlan gives a ship the plan that its class names.
func (s *scene) ownPlan(c schema.Coder, d *scenario.FootDeck, aboard *ships.Arrival) {
	if aboard.Class < 0 || int(aboard.Class) >= len(s.lib.Classes) {
		return // the error is reported in the class
	}
	class := &s.lib.Classes[aboard.Class]
	if n := s.folk.Plan(class.Deck); n >= 0 {
		d.Plan = n
		return
	}
	if class.Deck != "" {
		s.Errors++ // the error is reported in the deck
		return
	}
	c.Fault("", fmt.Sprintf("the class %s names no deck plan", class.Key), "write `plan:` here, or `deck:` in the class")
}

// folkKeys describes people who belong to no crew: where they stand, or else the next free marks of
// their side.
func (s *scene) folkKeys(c schema.Coder) []personal.Arrival {
	a := personal.Arrival{}
	deck, count, level := 1, 1, 1
	c.Need("name", "sheet", "side")
	schema.Text(c, "name", &a.Name, crew.MaxName, "with a number, where there are several")
	schema.Word(c, "sheet", &a.Sheet, "sheet or figure", s.parseSheet, "of the scenario's book")
	s.sideKey(c, "side", func(side event.Side) { a.Side = side }, "that they fight for")
	schema.Text(c, "group", &a.Group, crew.MaxName, "people of one group share an initiative roll")
	if int(a.Side) < len(s.Sides) {
		a.Special = s.Sides[a.Side].Players
	}
	schema.Truth(c, "special", &a.Special, "makes saves at 0; those of players do")
	schema.Truth(c, "hidden", &a.Hidden, "until they act")
	schema.Whole(c, "deck", &deck, 1, maxFootDecks, "of those above, from 1")
	schema.Whole(c, "count", &count, 1, 30, "how many there are")
	a.Deck = int8(deck - 1)
	schema.Whole(c, "level", &level, 1, deckplan.MaxLevels, "of the deck, from 1")
	squareKey(c, "at", level, &a.At, "without it at the marks of the deck, the first side at a, the others at b")
	if deck > len(s.Foot.Decks) {
		c.Fault("deck", fmt.Sprintf("there is no deck %d", deck), fmt.Sprintf("the scenario has %d", len(s.Foot.Decks)))
		return nil
	}
	if !c.Has("at") {
		return s.placeFolk(c, a, count)
	}
	list := numbered(a, count)
	for i := range list {
		list[i].Near = i > 0
	}
	return list
}

// numbered returns count people of a kind, each with a number if there are several.
func numbered(a personal.Arrival, count int) []personal.Arrival {
	list := slices.Repeat([]personal.Arrival{a}, count)
	for i := range list {
		if count > 1 {
			list[i].Name = fmt.Sprintf("%s %d", a.Name, i+1)
		}
	}
	return list
}

// comerKeys describes people who arrive by a trigger.
func (s *scene) comerKeys(c schema.Coder) {
	a := scenario.FootReinforcement{People: s.folkKeys(c)}
	schema.Text(c, "name", &a.Name, crew.MaxName, "by which triggers name them")
	schema.Truth(c, "awaited", &a.Awaited, "their side is not beaten while they may still arrive")
	if slices.ContainsFunc(s.Foot.Reinforcements, func(o scenario.FootReinforcement) bool { return o.Name == a.Name }) {
		c.Fault("name", fmt.Sprintf("others who arrive are named %q", a.Name), "give each arrival a name of its own")
	}
	for i := range a.People {
		a.People[i].Near = true
	}
	s.Foot.Reinforcements = append(s.Foot.Reinforcements, a)
	s.lines.comers = append(s.lines.comers, lineIn(c))
}

// placeFolk puts people on the marks of their side: the first side's on a, the others' on b, and
// any further ones on the nearest squares.
func (s *scene) placeFolk(c schema.Coder, a personal.Arrival, count int) []personal.Arrival {
	at := int(s.Foot.Decks[a.Deck].Plan)
	if at < 0 {
		return nil // the error is reported in the plan
	}
	plan := &s.folk.Plans[at]
	letter := min(1, int(a.Side))
	marks := plan.Marks[letter]
	if len(marks) == 0 {
		c.Fault("", fmt.Sprintf("the deck %s has no marks for this side", plan.Key), "write `at: [column, row]`, or mark squares of the deck with a or b")
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

// judgeStart finds people without room, and triggers that go off at once, which only shows when a
// battle begins.
func (e *entry) judgeStart(s *scene) {
	if s.Foot == nil && (!e.judged || len(s.Triggers) == 0) {
		return
	}
	sc := s.Scenario
	w, err := sim.New(s.lib, &sc, 1)
	switch {
	case err != nil && s.Foot == nil:
		e.page.Say(e.line, e.key, err.Error(), "change what keeps it from beginning")
		return
	case err != nil:
		e.page.Say(e.line, e.key+".foot", err.Error(), "give everybody a free square of a deck")
		return
	}
	for i := range sc.Triggers {
		if t := &sc.Triggers[i]; sim.IsMet(w, &t.When) {
			e.doubt(s.lines.triggers[i], ".triggers."+t.Key+".when", "this is so before the battle begins, and its moment is the first tick",
				"ask for what is not so yet, or write `{kind: round, round: 1}` if you mean the start")
		}
	}
}

// judgeDecks finds decks that are not made for their ships.
func (e *entry) judgeDecks(s *scene) {
	if s.Foot == nil {
		return
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
