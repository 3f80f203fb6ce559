package bot_test

import (
	"slices"
	"testing"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// yard is a deck with a few people, one of whom is a bot while the others stand still.
type yard struct {
	*sim.World
	t     testing.TB
	me    crew.ID
	brain *bot.Brain
	facts []event.Fact
	given uint32
}

// body is a person in a yard: a sheet, a side and a square.
type body struct {
	sheet string
	side  event.Side
	x, y  int16
}

// newYard draws a deck, of a ship of the first side or of none, and puts people on it. The first of
// them is the bot.
func newYard(t testing.TB, ship bool, rows []string, people ...body) *yard {
	t.Helper()
	return newYards(t, "me5e", ship, [][]string{rows}, people...)
}

// newYards draws a deck of several levels, by a book.
func newYards(t testing.TB, book string, ship bool, levels [][]string, people ...body) *yard {
	t.Helper()
	data := load(t)
	lib := *data.Scenario("crews").Foot.Library
	plan := deckplan.Plan{Key: "yard", Name: "Yard", Width: int16(len(levels[0][0])), Height: int16(len(levels[0]))}
	for _, rows := range levels {
		if wrong := plan.AddLevel("deck", rows); len(wrong) > 0 {
			t.Fatal(wrong)
		}
	}
	lib.Plans = []deckplan.Plan{plan}
	at := lib.Book(book)
	sc := &scenario.Scenario{Key: "yard", Sides: []scenario.SideInfo{{Name: "One"}, {Name: "Other"}}}
	sc.Foot = &scenario.Foot{Library: &lib, Book: at, Decks: []scenario.FootDeck{{Hand: -1}}}
	if ship {
		sc.Ships = []ships.Arrival{{Name: "Yard", Class: int16(data.Library.Class("corvette"))}}
		sc.Foot.Decks[0].Ship = 1
	}
	for _, b := range people {
		sheet := lib.Books[at].Sheet(b.sheet)
		if sheet < 0 {
			t.Fatalf("there is no %s", b.sheet)
		}
		sc.Foot.People = append(sc.Foot.People, personal.Arrival{Name: b.sheet, Sheet: sheet, Side: b.side, At: deckplan.Square{X: b.x, Y: b.y}})
	}
	w, err := sim.New(data.Library, sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	y := &yard{World: w, t: t, me: w.Fight.People[0].ID}
	y.brain = bot.New(w.Member(y.me).Seat, 1)
	y.step(sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Rounds}}, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
	return y
}

func (y *yard) step(orders ...sim.Order) {
	y.t.Helper()
	result, err := y.Step(orders)
	if err != nil {
		y.t.Fatal(err)
	}
	for i, a := range result.Answers {
		if a.Refusal != nil {
			y.t.Fatalf("tick %d: %s by %s is refused: %v", y.Tick, orders[i].Intent.Verb(), orders[i].Seat, a.Refusal)
		}
	}
	for _, e := range y.Events {
		y.facts = append(y.facts, e.Fact)
	}
}

// until plays until something has happened: the bot by its pictures, the others by ending their
// turns.
func (y *yard) until(what string, happened func() bool) {
	y.t.Helper()
	for !happened() {
		if y.Order.Round > 8 || y.Over {
			for _, f := range y.facts {
				y.t.Log(say.English(f.Sentence(), y.World))
			}
			y.t.Fatalf("it never comes to this: %s", what)
		}
		var orders []sim.Order
		for i := range y.Members {
			seat := y.Members[i].Seat
			var intents []sim.Intent
			switch id := y.Numbering.ID(i); {
			case !y.OpenTurn(id):
			case id == y.me:
				intents = y.brain.Decide(sight.View(y.World, seat))
			case y.Asked() == 0:
				intents = []sim.Intent{&sim.EndTurn{}}
			}
			for _, intent := range intents {
				y.given++
				orders = append(orders, sim.Order{Seat: seat, Number: y.given, Intent: intent})
			}
		}
		y.step(orders...)
	}
}

func (y *yard) person(n int) *personal.Person { return &y.Fight.People[n] }

// struck returns the person whom the bot has attacked first, or nobody.
func (y *yard) struck() crew.ID {
	for _, f := range y.facts {
		if a, ok := f.(*personal.Attacked); ok && a.By == y.me {
			return a.Target
		}
	}
	return 0
}

func (y *yard) ended() bool { return y.struck() != 0 && !y.person(0).Open }

// A hurt fighter with a remedy gets out of sight before using it.
func TestBootsFallBackToMend(t *testing.T) {
	y := newYard(t, false, []string{
		"##################",
		"#................#",
		"#................#",
		"###..#############",
		"###..............#",
		"##################",
	}, body{"kade-morrow", 0, 6, 1}, body{"umbra-trooper", 1, 14, 1})
	y.person(0).HP = y.person(0).MaxHP / 3
	y.until("a remedy", func() bool {
		return slices.ContainsFunc(y.facts, func(f event.Fact) bool {
			u, ok := f.(*personal.Used)
			return ok && u.By == y.me && u.On == y.me
		})
	})
	if y.Fight.LineOfSight(y.person(1), y.person(0)) {
		t.Errorf("mends in sight of the foe, at %s", y.person(0).At)
	}
	if y.struck() != 0 {
		t.Error("fights on, hurt as they are")
	}
}

// A fighter who has shot in the open ends the turn in cover.
func TestBootsTakeCover(t *testing.T) {
	y := newYard(t, false, []string{
		"##################",
		"#................#",
		"#..O.............#",
		"#................#",
		"##################",
	}, body{"umbra-trooper", 0, 2, 1}, body{"umbra-trooper", 1, 14, 2})
	y.until("a shot, and the end of the turn", y.ended)
	if c := y.Fight.BestShelter(y.person(1), y.person(0)).Cover; c != space.ThreeQuartersCover {
		t.Errorf("ends the turn at %s with %s cover", y.person(0).At, c)
	}
}

// Of two like foes, the one at a console is shot at first.
func TestBootsPreferAFoeAtAConsole(t *testing.T) {
	rows := []string{
		"###################",
		"^.................#",
		"#..............P..#",
		"#.................#",
		"#.................#",
		"#.................#",
		"###################",
	}
	y := newYard(t, true, rows, body{"umbra-trooper", 0, 3, 3}, body{"cobalt-trooper", 1, 14, 5}, body{"cobalt-trooper", 1, 14, 2})
	y.until("a shot", func() bool { return y.struck() != 0 })
	if y.struck() != y.person(2).ID {
		t.Errorf("shoots at %d first", y.struck())
	}
}

// A fighter who guards a ship waits behind the door through which boarders must come, with a view
// of it from cover, and shoots at the first who does.
func TestBootsHoldADoor(t *testing.T) {
	y := newYard(t, true, []string{
		"#######################",
		"^.........#...........#",
		"#.........#......o....#",
		"#.........+......o.P..#",
		"#.........#......o....#",
		"#.........#...........#",
		"#######################",
	}, body{"umbra-trooper", 0, 12, 5}, body{"cobalt-trooper", 1, 2, 1})
	door := deckplan.Square{X: 10, Y: 3}
	y.until("a shot held ready behind the crates", func() bool {
		at := y.person(0).At
		return len(y.Fight.Readied) == 1 && len(y.person(0).Path) == 0 && at.X == 18 && at.Y >= 2 && at.Y <= 4
	})
	y.until("the turn of the other", func() bool { return y.person(1).Open })
	rule := func(r action.DeckRuling) { y.step(sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: r}}) }
	rule(action.DeckRuling{Kind: action.RuleDoor, At: door, On: true})
	rule(action.DeckRuling{Kind: action.RulePlace, Person: y.person(1).ID, At: deckplan.Square{X: 9, Y: 3}})
	y.until("a shot at who comes", func() bool { return y.struck() == y.person(1).ID })
	if !y.person(1).Open {
		t.Error("shoots in a turn of their own, not when the foe comes")
	}
}

// The one of a side nearest to a thing that it waits for handles it, with foes in sight, once.
func TestBootsHandleWhatTheirSideWaitsFor(t *testing.T) {
	y := newYards(t, "lurasko", false, [][]string{{
		"##################",
		"#................#",
		"#.......o........#",
		"#................#",
		"##################",
	}}, body{"bank-trooper", 0, 2, 1}, body{"bank-trooper", 0, 1, 3}, body{"siege-walker", 1, 13, 1})
	y.Scenario.Foot.Fixtures = []scenario.Fixture{{Name: "Wheel", At: deckplan.Square{X: 8, Y: 2}, For: event.Sides(0).With(0)}}
	y.Scenario.Triggers = []scenario.Trigger{{Key: "wheel", When: scenario.Premise{Kind: scenario.Handled}}}
	y.Cues = make([]sim.Cue, 1)
	handled := func() (n int) {
		for _, f := range y.facts {
			if h, ok := f.(*ships.Handled); ok && h.Thing == y.Numbering.FixtureIDs()[0] {
				n++
			}
		}
		return n
	}
	y.until("the wheel is handled", func() bool { return handled() > 0 })
	round := y.Order.Round
	y.until("two rounds more", func() bool { return y.Order.Round == round+2 })
	if n := handled(); n != 1 {
		t.Errorf("handles it %d times", n)
	}
}
