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
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
)

func TestMain(m *testing.M) { stage.Main(m) }

// poster shows a level of a plan as a GM sees it, whatever is being fought.
type poster struct {
	fight personal.Fight
	level int8
	deck  deck.Map
}

func (p *poster) Show(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	plan := p.fight.PlanOf(0)
	shown, seen := *v, *v.Picture
	seen.Decks = []picture.DeckRow{{Name: plan.Name, Wide: plan.Wide, High: plan.High, Levels: int8(len(plan.Levels)), Unit: "m", Square: 2}}
	seen.Lines, seen.People = nil, nil
	for y := range plan.High {
		row := picture.LineRow{Level: p.level, Y: y}
		for x := range plan.Wide {
			row.Cells += string(rune(p.fight.Symbol(0, deckplan.Square{X: x, Y: y, Level: p.level})))
			row.Seen += "+"
		}
		seen.Lines = append(seen.Lines, row)
	}
	shown.Picture = &seen
	p.deck.Level = p.level
	p.deck.Begin(u, &shown, r, deckplan.Square{X: plan.Wide / 2, Y: plan.High / 2})
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

func TestInitialsTellThoseOfOneNameApart(t *testing.T) {
	for name, want := range map[string]string{
		"Ilse Varga": "IV", "Reaver 1": "R1", "Reaver 11": "11", "Émile Roux": "ÉR", "Gaffer": "G", "Ann-Mari Sund": "AM", "": "",
	} {
		if got := deck.Initials(name); got != want {
			t.Errorf("%q has %q on the deck, not %q", name, got, want)
		}
	}
}
