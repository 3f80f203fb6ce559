package boots_test

import (
	"testing"

	"broadside/crew"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
)

// painter is a GM at the palette, with the cursor on a square of the first deck.
type painter struct {
	*stage.Stage
	t      *testing.T
	screen *boots.Screen
	at     deckplan.Square
}

func paint(t *testing.T) *painter {
	p := &painter{stage.Set(t, "prize", crew.Master), t, boots.New(), deckplan.Square{}}
	p.Press(p.screen, "Ctrl+D")
	v := p.Look()
	most, rest := v.People[deck.Crowded(v)], 0 // it begins where most is going on
	for i := range v.Decks {
		switch d := &v.Decks[i]; {
		case d.Number == most.Deck:
			rest += int(d.Levels - most.At.Level)
		case d.Number > most.Deck:
			rest += int(d.Levels)
		}
	}
	for range rest {
		p.Press(p.screen, "U")
	}
	return p
}

// find returns the first square of the first level with a symbol, and with nobody on or near it.
func (p *painter) find(symbol byte) deckplan.Square {
	p.t.Helper()
	plan := action.PlanOf(&p.World.Fight, 0)
	for y := range plan.Height {
	next:
		for x := range plan.Width {
			q := deckplan.Square{X: x, Y: y}
			if action.Symbol(&p.World.Fight, 0, q) != symbol {
				continue
			}
			for i := range p.World.Fight.People {
				if o := &p.World.Fight.People[i]; o.Deck == 0 && o.At == q {
					continue next
				}
			}
			return q
		}
	}
	p.t.Fatalf("there is no %q", symbol)
	return p.at
}

// above returns a floor of the first level with a floor of the second below.
func (p *painter) above() deckplan.Square {
	p.t.Helper()
	plan := action.PlanOf(&p.World.Fight, 0)
	for y := range plan.Height {
		for x := range plan.Width {
			q := deckplan.Square{X: x, Y: y}
			if action.Symbol(&p.World.Fight, 0, q) == '.' && action.Symbol(&p.World.Fight, 0, deckplan.Square{X: x, Y: y, Level: 1}) == '.' {
				return q
			}
		}
	}
	p.t.Fatal("nothing is below")
	return p.at
}

// use moves a tool to a square with the arrows and presses Space.
func (p *painter) use(tool kit.Key, q deckplan.Square) []sim.Intent {
	p.t.Helper()
	keys := []kit.Key{tool}
	for ; p.at.X < q.X; p.at.X++ {
		keys = append(keys, "Right")
	}
	for ; p.at.X > q.X; p.at.X-- {
		keys = append(keys, "Left")
	}
	for ; p.at.Y < q.Y; p.at.Y++ {
		keys = append(keys, "Down")
	}
	for ; p.at.Y > q.Y; p.at.Y-- {
		keys = append(keys, "Up")
	}
	return p.Press(p.screen, append(keys, "Space")...)
}

// Every tool of the palette is obeyed, and the deck shows its result.
func TestAGMChangesTheDeck(t *testing.T) {
	p := paint(t)
	for _, c := range []struct {
		tool     kit.Key
		from, to byte
	}{
		{"2", '.', '#'}, {"1", '#', '.'}, {"3", '.', '='}, {"T", '.', ','}, {"4", '.', 'o'}, {"5", 'o', 'O'}, {"6", '.', '~'}, {"7", '#', '-'}, {"9", '#', '^'},
		{"D", '.', '+'}, {"C", '.', 'P'}, {"C", '.', 'G'}, {"C", '.', 'S'}, {"1", 'S', '.'},
		{"O", '+', '/'}, {"O", '/', '+'}, {"L", '+', 'x'}, {"L", 'x', '+'}, {"B", '+', '\\'}, {"B", '\\', '+'}, {"F", '.', '*'}, {"F", '*', '.'},
	} {
		q := p.find(c.from)
		ordered := p.use(c.tool, q)
		if len(ordered) != 1 {
			t.Fatalf("%s on %q at %s orders %v", c.tool, c.from, q, ordered)
		}
		p.Rule(ordered[0])
		if is := action.Symbol(&p.World.Fight, 0, q); is != c.to {
			t.Errorf("%s makes %q of %q at %s, not %q", c.tool, is, c.from, q, c.to)
		}
	}
	below := p.above() // a shaft needs something below
	if ordered := p.use("8", below); len(ordered) != 1 {
		t.Errorf("a shaft orders %v", ordered)
	} else if p.Rule(ordered[0]); action.Symbol(&p.World.Fight, 0, below) != 'v' {
		t.Error("there is no shaft")
	}
	if ordered := p.use("1", below); len(ordered) != 1 {
		t.Errorf("floor orders %v", ordered)
	} else if p.Rule(ordered[0]); action.Symbol(&p.World.Fight, 0, below) != '.' {
		t.Error("there is no floor")
	}
	// So does a ladder, which has a number of its own.
	end := deckplan.Square{X: below.X, Y: below.Y, Level: 1}
	if ordered := p.use("R", below); len(ordered) != 1 {
		t.Errorf("a ladder orders %v", ordered)
	} else if p.Rule(ordered[0]); action.Symbol(&p.World.Fight, 0, below) != action.Symbol(&p.World.Fight, 0, end) || deckplan.CellOf(action.Symbol(&p.World.Fight, 0, below)) != deckplan.Ladder {
		t.Error("there is no ladder with two ends")
	}
	if ordered := p.use("0", below); len(ordered) != 1 {
		t.Errorf("what is drawn orders %v", ordered)
	} else if p.Rule(ordered[0]); action.Symbol(&p.World.Fight, 0, below) != '.' {
		t.Error("it is not as drawn again")
	}
}

// Squares that give cover have the book's names for it.
func TestCoverIsCalledAsTheBookCallsIt(t *testing.T) {
	for scenario, want := range map[string]say.Text{"ring": say.Name("standard cover"), "prize": "half cover"} {
		if got := deck.Says(stage.Set(t, scenario, crew.Master).Look(), 'o'); got != want {
			t.Errorf("%s: a low thing is %q, not %q", scenario, got, want)
		}
	}
}

// What the table would refuse is shown before it is ordered.
func TestAGMIsToldWhatCannotBeChanged(t *testing.T) {
	p := paint(t)
	var stands deckplan.Square
	for i := range p.World.Fight.People {
		if o := &p.World.Fight.People[i]; o.Deck == 0 && action.Symbol(&p.World.Fight, 0, o.At) == '.' {
			stands = o.At
		}
	}
	for _, c := range []struct {
		tool kit.Key
		at   deckplan.Square
	}{
		{"2", stands}, {"3", stands}, {"2", p.find('#')}, {"1", action.PlanOf(&p.World.Fight, 0).Consoles[0].At}, {"O", p.find('.')}, {"B", p.find('#')}, {"F", p.find('#')},
		{"8", deckplan.Square{X: 1, Y: 4}}, {"R", deckplan.Square{X: 1, Y: 4}}, {"D", p.find('+')}, {"C", action.PlanOf(&p.World.Fight, 0).Consoles[0].At}, {"1", deckplan.Square{}},
	} {
		if ordered := p.use(c.tool, c.at); len(ordered) != 0 {
			t.Errorf("%s at %s orders %+v", c.tool, c.at, ordered[0])
		}
	}
	p.Press(p.screen, "Escape", "")
	if ordered := p.Press(p.screen, "Space"); len(ordered) == 1 && ordered[0].Verb() == crew.RulePerson {
		t.Error("the palette is still open")
	}
}

// One click does it while the palette is open.
func TestAClickChangesTheDeck(t *testing.T) {
	p := paint(t)
	p.Press(p.screen, "4")
	for y := 150.0; y < 400; y += 25 {
		for x := 100.0; x < 800; x += 25 {
			for _, i := range p.Click(p.screen, kit.Point{X: x, Y: y}) {
				p.Rule(i)
			}
		}
	}
	changed := 0
	for _, a := range p.World.Fight.Decks[0].Altered {
		if deckplan.CellOf(a.Symbol) == deckplan.LowCover {
			changed++
		}
	}
	if changed < 20 {
		t.Errorf("%d squares are cover now", changed)
	}
}

func TestPaletteInPictures(t *testing.T) {
	p := paint(t)
	for tool, from := range map[kit.Key]byte{"2": '.', "6": '.', "B": '+', "F": '.', "7": '#'} {
		p.Rule(p.use(tool, p.find(from))...)
	}
	p.Rule(p.use("8", p.above())...)
	p.use("2", p.find('.'))
	p.Pictures("boots-palette", crew.GM, p.screen)
}
