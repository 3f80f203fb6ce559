package picture_test

import (
	"testing"

	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// The level of a square is told only if there are several on some deck.
func TestTheLevelOfASquare(t *testing.T) {
	for _, c := range []struct {
		decks []picture.DeckRow
		want  string
	}{
		{[]picture.DeckRow{{Levels: 1}, {Levels: 1}}, "the door at 5 4 is shut"},
		{[]picture.DeckRow{{Levels: 1}, {Levels: 2}}, "the door at 5 4 on level 1 is shut"},
	} {
		p := &picture.Picture{Decks: c.decks}
		if says := say.English(say.Of("the door at %s is shut", deckplan.Square{X: 5, Y: 4}), p); says != c.want {
			t.Errorf("told is %q, want %q", says, c.want)
		}
	}
}
