package configs

import (
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/ships/shipyard"
)

// Every hull has decks to fight on: of its own from medium on, of its size below.
func TestEveryHullHasDecks(t *testing.T) {
	data, whose := mustLoad(t), map[string]string{}
	for i := range data.Library.Classes {
		c := &data.Library.Classes[i]
		if c.Bomb != nil {
			continue
		}
		n := data.Persons.Plan(c.Deck)
		if n < 0 {
			t.Errorf("%s has no deck plan", c.Key)
			continue
		}
		p := &data.Persons.Plans[n]
		if other := whose[c.Deck]; c.Size >= shipyard.Medium {
			if other != "" {
				t.Errorf("%s and %s have the deck plan %s both", other, c.Key, c.Deck)
			}
			t.Run(c.Key, func(t *testing.T) { worthFightingOn(t, c, p) })
		}
		whose[c.Deck] = c.Key
	}
	for a, p := range data.Persons.Plans {
		for b := range a {
			if q := &data.Persons.Plans[b]; string(cellBytes(q)) == string(cellBytes(&p)) {
				t.Errorf("%s and %s are the same map", p.Key, q.Key)
			}
		}
	}
}

func cellBytes(p *deckplan.Plan) (all []byte) {
	for _, c := range p.Cells {
		all = append(all, byte(c))
	}
	return all
}

// Direct reaches a square (SHIP-DIRECT): a coordinator stands beside somebody's console.
func TestCoordinatorsReachSomebody(t *testing.T) {
	for _, p := range mustLoad(t).Persons.Plans {
		for _, c := range p.Consoles {
			if c.Role == crew.Coordinator && !slices.ContainsFunc(p.Consoles, func(o deckplan.Console) bool {
				return o.Role != c.Role && o.At.Level == c.At.Level && deckplan.Near(o.At, c.At) == 1
			}) {
				t.Errorf("%s: nobody's console stands beside the coordinator's", p.Key)
			}
		}
	}
}

// worthFightingOn checks a plan for what five people need: a console for every seat, cover of each
// degree, bad ground, doors, ducts and shafts, and no single square that keeps boarders off the
// bridge.
func worthFightingOn(t *testing.T, c *shipyard.Class, p *deckplan.Plan) {
	consoles, seats := [crew.GM + 1]int{}, [crew.GM + 1]int{}
	for _, k := range p.Consoles {
		consoles[k.Role]++
	}
	for _, b := range c.Crew {
		if seats[b.Role]++; seats[b.Role] > consoles[b.Role] {
			t.Errorf("there are %d consoles for a %s, too few", consoles[b.Role], b.Role)
		}
	}
	has := map[deckplan.Cell]int{}
	for _, cell := range p.Cells {
		has[cell]++
	}
	wanted := []deckplan.Cell{deckplan.LowCover, deckplan.HighCover, deckplan.Difficult, deckplan.Hazard, deckplan.Duct}
	if len(p.Levels) > 1 {
		wanted = append(wanted, deckplan.Shaft)
	}
	for _, cell := range wanted {
		if has[cell] == 0 {
			t.Errorf("there is no %s", cell.Says())
		}
	}
	levels := [...]int{shipyard.Medium: 1, shipyard.Large: 2, shipyard.Huge: 2, shipyard.Gargantuan: 4}[c.Size]
	if len(p.Doors) < 4 || len(p.Hatches) < 2 || len(p.Levels) < levels || len(p.Ladders) < 2*(len(p.Levels)-1) {
		t.Errorf("%d doors, %d hatches, %d levels and %d ends of ladders are too few", len(p.Doors), len(p.Hatches), len(p.Levels), len(p.Ladders))
	}
	if len(p.Marks[0]) == 0 || len(p.Marks[1]) == 0 {
		t.Error("a side has no place to begin")
	}
	for _, k := range p.Consoles {
		if k.Role != crew.Pilot {
			continue
		}
		for i := range p.Cells {
			q := squareOf(p, i)
			if !p.Cell(q).Solid() && q != k.At && !reached(p, k.At, q) {
				t.Errorf("the holder of %s keeps everybody from the pilot's console", q)
			}
		}
	}
}

func squareOf(p *deckplan.Plan, i int) deckplan.Square {
	row := i / int(p.Width)
	return deckplan.Square{X: int16(i % int(p.Width)), Y: int16(row % int(p.Height)), Level: int8(row / int(p.Height))}
}

// reached reports whether a square can be reached from some hatch while one square is blocked.
func reached(p *deckplan.Plan, to, but deckplan.Square) bool {
	at := func(q deckplan.Square) int { return (int(q.Level)*int(p.Height)+int(q.Y))*int(p.Width) + int(q.X) }
	seen := make([]bool, len(p.Cells))
	seen[at(but)] = true
	var list []deckplan.Square
	visit := func(q deckplan.Square) {
		if !p.Cell(q).Solid() && !seen[at(q)] {
			seen[at(q)] = true
			list = append(list, q)
		}
	}
	for _, h := range p.Hatches {
		visit(h)
	}
	for n := 0; n < len(list) && !seen[at(to)]; n++ {
		for _, d := range [...]deckplan.Square{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
			visit(list[n].Plus(d.X, d.Y))
		}
		if p.Cell(list[n]) == deckplan.Ladder {
			if up, ok := p.LadderTo(list[n]); ok {
				visit(up)
			}
		}
	}
	return seen[at(to)]
}

func TestADeckThatDoesNotFitItsHullIsTold(t *testing.T) {
	class := func(deck string) string {
		return "skiff:\n" + goodClass + "  deck: " + deck + "\n"
	}
	for _, c := range []struct{ deck, message, remedy string }{
		{"small-carft", `no deck plan "small-carft"`, "small-craft"},
		{"corvette", "the deck plan corvette is for medium ships", "name one for its size"},
		{"tavern", "the deck plan tavern is for places without consoles", "name one for its size"},
	} {
		_, problems := Load(files(t, "classes/x.yaml", class(c.deck)))
		wantProblem(t, problems, "classes/x.yaml", 7, c.message, c.remedy)
	}
	foot := staged("  foot:\n    book: me5e\n    decks: [{ship: Abel, hand: umbra-guard}]\n")
	if _, problems := Load(files(t, "scenarios/x.yaml", foot)); Broken(problems) {
		t.Error(problems)
	}
	none := staged("  foot:\n    book: me5e\n    decks:\n      - {ship: Abel, hand: umbra-guard}\n")
	_, problems := Load(files(t, "classes/x.yaml", "fighter:\n"+goodClass, "scenarios/x.yaml", none))
	wantProblem(t, problems, "scenarios/x.yaml", 12, "the class fighter names no deck plan", "`plan:`")
	row := "#" + strings.Repeat("P", 24) + "#"
	hall := plan(strings.Repeat("#", 26), row, "#GSEC"+strings.Repeat(".", 20)+"^", row, row, "#"+strings.Repeat(".", 24)+"#", row, row, "#"+strings.Repeat(".", 24)+"#", row, strings.Repeat("#", 26))
	full := staged("  foot:\n    book: me5e\n    decks:\n      - {ship: Abel, plan: shed, hand: umbra-guard}\n      - {ship: Cain, plan: shed, hand: umbra-guard}\n")
	_, problems = Load(files(t, "decks/a.yaml", hall, "scenarios/x.yaml", full))
	wantProblem(t, problems, "scenarios/x.yaml", 13, "the ships have 296 consoles, and a battle has at most 255", "draw fewer consoles")
	late := staged("  arrivals:\n    - {name: Seth, class: fighter, side: us, at: [0, 9000]}\n  foot:\n    book: me5e\n    decks:\n      - {ship: Seth, hand: umbra-guard}\n")
	_, problems = Load(files(t, "scenarios/x.yaml", late))
	wantProblem(t, problems, "scenarios/x.yaml", 14, "not there from the start", "under ships")
}
