package modifier

import (
	"testing"

	"broadside/sim/dice"
)

// What waits for the outcome of a roll is offered only if it can turn it: a number on
// either side of each edge.
func TestWhatComesLateIsOfferedIfItCanTurnTheRoll(t *testing.T) {
	var (
		good  = func(r *dice.Roll) { r.Advantage("luck") }
		bad   = func(r *dice.Roll) { r.Disadvantage("smoke") }
		both  = func(r *dice.Roll) { r.Advantage("luck"); r.Disadvantage("smoke") }
		again = Modifier{How: Reroll}
		low   = Modifier{How: Reroll, N: 2}
		two   = Modifier{How: Second}
	)
	for _, c := range []struct {
		name   string
		m      Modifier
		edge   func(r *dice.Roll)
		values []int // of the d20s; 3 is added to the roll
		need   int
		attack bool
		want   bool
	}{
		{"a roll that misses by 1", again, nil, []int{8}, 12, false, true},
		{"a roll that succeeds just so", again, nil, []int{8}, 11, false, false},
		{"what a 20 just reaches", again, nil, []int{8}, 23, false, true},
		{"what a 20 does not reach", again, nil, []int{8}, 24, false, false},
		{"an attack that a natural 20 hits", again, nil, []int{8}, 24, true, true},
		{"a natural 1 of an attack that hits by its number", again, nil, []int{1}, 4, true, true},
		{"a natural 1 of a check that succeeds", again, nil, []int{1}, 4, false, false},
		{"a 2 that is thrown again", low, nil, []int{2}, 20, false, true},
		{"a 3 that is not", low, nil, []int{3}, 20, false, false},
		{"a second d20 that just reaches it", two, nil, []int{8}, 23, false, true},
		{"a second d20 that does not", two, nil, []int{8}, 24, false, false},
		{"a second d20 after a success", two, nil, []int{8}, 11, false, false},
		{"a roll with advantage", two, good, []int{8, 7}, 20, false, false},
		{"a roll with both", two, both, []int{8}, 20, false, false},
		{"disadvantage whose first die just succeeds", two, bad, []int{9, 8}, 12, false, true},
		{"disadvantage whose first die does not", two, bad, []int{9, 8}, 13, false, false},
		{"disadvantage that succeeds all the same", two, bad, []int{9, 8}, 11, false, false},
		{"disadvantage whose first die is a natural 1 of an attack", two, bad, []int{1, 8}, 4, true, false},
		{"disadvantage whose first die is a natural 20 of an attack", two, bad, []int{20, 8}, 24, true, true},
		{"disadvantage whose first die is a natural 20 of a check", two, bad, []int{20, 8}, 24, false, false},
	} {
		var tray dice.Tray
		tray.Script()
		for _, v := range c.values {
			tray.Lay(dice.Fixed{Faces: 20, Value: int16(v)})
		}
		r := dice.Roll{Cause: "attack"}
		r.Add("skill", 3)
		if c.edge != nil {
			c.edge(&r)
		}
		r.ThrowD20(&tray)
		if tray.Err() != nil || tray.LaidOut() > 0 {
			t.Fatalf("%s: other dice are thrown", c.name)
		}
		if got := c.m.CanTurn(&r, c.need, c.attack); got != c.want {
			t.Errorf("%s (%s, needs %d): offered %t, want %t", c.name, r.String(), c.need, got, c.want)
		}
	}
}

// A second d20 changes a roll with disadvantage, or with neither; advantage stays, and so does
// what disadvantage has cancelled.
func TestASecondD20ChangesRollsWithoutAdvantage(t *testing.T) {
	for _, c := range []struct {
		name      string
		good, bad bool
		want      bool
	}{
		{"neither", false, false, true},
		{"disadvantage", false, true, true},
		{"advantage", true, false, false},
		{"both", true, true, false},
	} {
		var r dice.Roll
		if c.good {
			r.Advantage("luck")
		}
		if c.bad {
			r.Disadvantage("smoke")
		}
		if got := (Modifier{How: Second}).ChangesRoll(&r); got != c.want {
			t.Errorf("%s: changed %t, want %t", c.name, got, c.want)
		}
	}
}
