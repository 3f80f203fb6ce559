package boots

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
)

// Carried things are described in full if there is room for all, otherwise in three lines at most.
func TestNotesAreWholeWhereTheyHaveRoom(t *testing.T) {
	s := stage.Set(t, "prize", crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}) // whose dagger has many properties
	v, screen := s.Look(), New()
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	defer s.UI.End()
	low, short := screen.itemHeights(s.UI, v, kit.Rect{W: 240, H: 100})
	height, whole := screen.itemHeights(s.UI, v, kit.Rect{W: 240, H: 2000})
	if whole <= short {
		t.Errorf("the notes take %v points where there is room, and %v where there is none", whole, short)
	}
	line := kit.Type{Size: kit.Small}.LineHeight()
	for i := range v.Gear {
		lines := float64(len(s.UI.Wrap(screen.noted(v, i, unit(v, screen.deck.Deck)), 210, kit.Type{Size: kit.Small})))
		if want := gearHeight + (max(1, lines)-1)*line; height[i] != want {
			t.Errorf("%s is %v high, and its %v lines need %v", v.Gear[i].Name, height[i], lines, want)
		}
		if most := gearHeight + 2*line; i != screen.gear && low[i] > most {
			t.Errorf("%s is %v high where there is no room, more than %v", v.Gear[i].Name, low[i], most)
		}
	}
}

// Who has fallen sees no deck, and is told lengths in the unit that they had.
func TestLengthsKeepTheirUnitInTheDark(t *testing.T) {
	s := stage.Set(t, "prize", crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	v, screen := s.Look(), New()
	deck := v.Decks[0].Number
	if told := lengthsOn(screen, v, deck); told != "m" {
		t.Fatalf("lengths are told in %q", told)
	}
	v.Decks = nil
	if told := lengthsOn(screen, v, deck); told != "m" {
		t.Errorf("where no deck is seen lengths are told in %q", told)
	}
}
