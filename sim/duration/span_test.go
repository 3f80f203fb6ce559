package duration

import (
	"testing"

	"broadside/crew"
)

func TestSpansCountTheirTurnsOrRounds(t *testing.T) {
	const me, you = 1, 2
	type moment struct {
		of  crew.ID
		end bool
	}
	start, end, round := moment{me, false}, moment{me, true}, moment{0, false}
	other := moment{you, false}
	for _, c := range []struct {
		name string
		span Span
		pass []moment
		over int // after how many of them
	}{
		{"a start", Starts(1, me), []moment{end, other, round, start}, 4},
		{"two starts", Starts(2, me), []moment{start, end, start}, 3},
		{"an end", Ends(1, me, false), []moment{start, end}, 2},
		{"the end after the one of this turn", Ends(1, me, true), []moment{end, start, end}, 3},
		{"rounds", Rounds(2), []moment{start, round, end, round}, 4},
		{"an end of nobody's turn is a round", Ends(1, 0, false), []moment{start, end, round}, 3},
		{"no time", Span{}, []moment{start, end, round}, 0},
	} {
		over := 0
		for i, m := range c.pass {
			if c.span.Pass(m.of, m.end) {
				if over != 0 {
					t.Errorf("%s: it ends twice", c.name)
				}
				over = i + 1
			}
		}
		if over != c.over {
			t.Errorf("%s: it ends after %d, not after %d", c.name, over, c.over)
		}
	}
}

func TestRoundsAreCountedForWhoIsGone(t *testing.T) {
	s := Ends(2, 1, false)
	if s.Orphan(2); s != Ends(2, 1, false) {
		t.Fatalf("who has not gone: %+v", s)
	}
	s.Orphan(1)
	if s.Pass(1, true) || s.Pass(0, false) || !s.Pass(0, false) {
		t.Errorf("%+v is left", s)
	}
}
