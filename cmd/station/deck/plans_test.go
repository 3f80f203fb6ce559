package deck_test

import (
	"fmt"
	"testing"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/cmd/station/view"
	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
)

func TestMain(m *testing.M) { stage.Main(m) }

// poster shows a level of a plan as a GM sees it, in any battle.
type poster struct {
	fight personal.Fight
	level int8
	deck  deck.Map
	most  *deckplan.Square // the known part; nil: all

	middle *deckplan.Square // whom it is for; nil: the middle of the plan
}

func (p *poster) Show(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	plan := action.PlanOf(&p.fight, 0)
	shown, seen := *v, *v.Picture
	seen.Decks = []picture.DeckRow{{Name: plan.Name, Width: plan.Width, Height: plan.Height, Levels: int8(len(plan.Levels)), Unit: "m", Square: 2}}
	seen.Lines, seen.People = nil, nil
	for y := range plan.Height {
		row := picture.LineRow{Level: p.level, Y: y}
		for x := range plan.Width {
			symbol := action.Symbol(&p.fight, 0, deckplan.Square{X: x, Y: y, Level: p.level})
			if p.most != nil && (x > p.most.X || y > p.most.Y) {
				symbol = ' '
			}
			row.Cells += string(rune(symbol))
			row.Seen += "+"
		}
		seen.Lines = append(seen.Lines, row)
	}
	shown.Picture = &seen
	p.deck.Level = p.level
	middle := deckplan.Square{X: plan.Width / 2, Y: plan.Height / 2}
	if p.middle != nil {
		middle = *p.middle
	}
	p.deck.Begin(u, &shown, r, middle)
	p.deck.End()
	return nil
}

// Every level of every shipped plan can be drawn and read.
func TestPlans(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	s := stage.Set(t, "prize", crew.Master)
	for n := range data.Persons.Plans {
		plan := &data.Persons.Plans[n]
		for level := range plan.Levels {
			p := &poster{level: int8(level)}
			p.fight.Library = data.Persons
			p.fight.AddDeck(int16(n), 0)
			s.Picture(fmt.Sprintf("plan-%s-%d", plan.Key, level+1), crew.GM, p)
		}
	}
}

// If only a corner of a deck has been seen, it fills the frame; keys zoom in.
func TestADeckIsFittedToWhatIsKnown(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	p := &poster{}
	p.fight.Library = data.Persons
	p.fight.AddDeck(0, 0)
	s := stage.Set(t, "prize", crew.Master)
	corner := deckplan.Square{X: 12, Y: 9}
	p.most = &corner
	s.Press(p, "")
	part := p.deck.Box(corner)
	s.Press(p, "Equal")
	if near := p.deck.Box(corner); near.W <= part.W {
		t.Errorf("a square is %v wide, and nearer by a step %v", part.W, near.W)
	}
	s.Press(p, "Minus")
	p.most = nil
	s.Press(p, "")
	if whole := p.deck.Box(corner); whole.W >= part.W {
		t.Errorf("a square of a corner is %v wide, and one of the whole deck %v", part.W, whole.W)
	}
}

// Under the mouse the squares stay in place while more becomes known, until a key asks for
// everything or the mouse leaves.
func TestADeckStaysUnderTheMouse(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	for _, leave := range []kit.Input{{}, {Mouse: kit.Point{X: 640, Y: 360}, Keys: []kit.Key{"Minus"}}, {Mouse: kit.Point{X: 640, Y: 360}, Wheel: -1}} {
		corner := deckplan.Square{X: 12, Y: 9}
		p := &poster{most: &corner, middle: &corner}
		p.fight.Library = data.Persons
		p.fight.AddDeck(0, 0)
		s := stage.Set(t, "prize", crew.Master)
		s.Show(p, kit.Input{})
		part := p.deck.Box(corner)
		p.most = nil
		s.Show(p, kit.Input{Mouse: kit.Point{X: 640, Y: 360}})
		if at := p.deck.Box(corner); at != part {
			t.Errorf("the square under the mouse goes from %v to %v", part, at)
		}
		s.Show(p, leave)
		if at := p.deck.Box(corner); at.W >= part.W {
			t.Errorf("after %+v a square is %v wide, as before", leave, at.W)
		}
	}
	p := &poster{middle: &deckplan.Square{X: 2, Y: 2}}
	p.fight.Library = data.Persons
	p.fight.AddDeck(0, 0)
	s := stage.Set(t, "prize", crew.Master)
	p.most = &deckplan.Square{X: 4, Y: 4}
	s.Show(p, kit.Input{})
	p.most, p.middle = nil, &deckplan.Square{X: 30, Y: 14}
	s.Show(p, kit.Input{Mouse: kit.Point{X: 640, Y: 360}})
	if at := p.deck.Box(*p.middle); at.X < 0 || at.Right() > kit.MinWidth {
		t.Errorf("who the map is for is at %v, off the map", at)
	}
}

func TestInitialsTellThoseOfOneNameApart(t *testing.T) {
	for name, want := range map[string]string{
		"Ilse Varga": "IV", "Reaver 1": "R1", "Reaver 11": "11", "Umbra guard 2": "U2", "Umbra guard 12": "12", "Émile Roux": "ÉR", "Gaffer": "G", "Ann-Mari Sund": "AM", "": "",
		"Tally Sheet's pilot": "P", "Tally Sheet's gunner 2": "G2",
	} {
		if got := deck.Initials(name); got != want {
			t.Errorf("%q has %q on the deck, not %q", name, got, want)
		}
	}
}
