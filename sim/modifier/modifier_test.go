package modifier

import (
	"testing"

	"broadside/sim/dice"
)

// rolled returns the text of a d20 with modifiers, after the throw.
func rolled(note func(r *dice.Roll), fixed ...dice.Fixed) string {
	var tray dice.Tray
	tray.Script()
	tray.Lay(fixed...)
	r := dice.Roll{Cause: "attack"}
	note(&r)
	r.ThrowD20(&tray)
	if tray.Err() != nil || tray.LaidOut() > 0 {
		return "other dice are thrown"
	}
	return r.String()
}

func TestNumbersAndDiceOfANameAddUpAndAdvantageIsHadOnce(t *testing.T) {
	got := rolled(func(r *dice.Roll) {
		for range 2 {
			Helps.Note(r, "Direct")
			Modifier{How: Plus, N: 2}.Note(r, "aim")
			Modifier{How: Die, N: 1, Faces: 4}.Note(r, "spirit")
			Modifier{How: Late, N: 1, Faces: 6}.Note(r, "what waits")
			Modifier{How: Resist}.Note(r, "no matter of a roll")
		}
	}, dice.Fixed{Faces: 20, Value: 5}, dice.Fixed{Faces: 20, Value: 14}, dice.Fixed{Faces: 4, Value: 3}, dice.Fixed{Faces: 4, Value: 2})
	if want := "d20 14, d4 3+2 spirit, dropped 5 (advantage: Direct) + 2 aim + 2 aim = 23"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	got = rolled(func(r *dice.Roll) {
		Helps.Note(r, "luck")
		Hinders.Note(r, "luck")
	}, dice.Fixed{Faces: 20, Value: 9})
	if want := "d20 9 (advantage: luck) (disadvantage: luck)"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestWhatHelpsARollHindersTheOneAgainstIt(t *testing.T) {
	for _, pair := range [][2]Modifier{
		{Helps, Hinders},
		{{How: Plus, N: 3}, {How: Plus, N: -3}},
		{{How: Die, N: 1, Faces: 6}, {How: Less, N: 1, Faces: 6}},
	} {
		if pair[0].Reversed() != pair[1] || pair[1].Reversed() != pair[0] {
			t.Errorf("%+v turns into %+v, and %+v into %+v", pair[0], pair[0].Reversed(), pair[1], pair[1].Reversed())
		}
		if pair[0].Lowers() || !pair[1].Lowers() {
			t.Errorf("%+v and %+v: which of them lowers?", pair[0], pair[1])
		}
	}
}

func TestATallyAddsThenMultipliesAndRoundsOnce(t *testing.T) {
	for _, c := range []struct {
		name string
		by   []Modifier
		want int64
	}{
		{"nothing", nil, 7},
		{"what is no matter of a number", []Modifier{Helps, {How: Late, N: 1, Faces: 4}}, 7},
		{"added", []Modifier{{How: Plus, N: 2}, {How: Plus, N: -1}}, 17},
		{"halved and doubled", []Modifier{{How: Times, N: 1}, {How: Times, N: 4}}, 7},
		{"halved twice, what is added too", []Modifier{{How: Times, N: 1}, {How: Plus, N: 2}, {How: Times, N: 1}}, 6},
		{"nothing left", []Modifier{{How: Times, N: 0}, {How: Plus, N: 2}}, 0},
	} {
		var sum Tally
		for _, m := range c.by {
			sum.Note(m, 10)
		}
		if got := sum.Of(7); got != c.want {
			t.Errorf("%s: 7 is %d, not %d", c.name, got, c.want)
		}
	}
}

// What could raise a roll of 9 that must reach 12, and what could not.
func TestWhatComesLateServesWhereItCanTurnTheOutcome(t *testing.T) {
	lies := func(natural int16) *dice.Roll {
		var tray dice.Tray
		tray.Script()
		tray.Lay(dice.Fixed{Faces: 20, Value: natural})
		r := &dice.Roll{}
		r.Add("proficiency", int(9-natural))
		r.ThrowD20(&tray)
		return r
	}
	for _, c := range []struct {
		m       Modifier
		natural int16
		attack  bool
		want    bool
	}{
		{Modifier{How: Late, N: 1, Faces: 4}, 5, true, true},
		{Modifier{How: Sure, N: 3}, 5, true, true},
		{Modifier{How: Sure, N: 2}, 5, true, false},
		{Modifier{How: Late, N: 1, Faces: 4}, 1, true, false}, // it misses all the same
		{Modifier{How: Late, N: 1, Faces: 4}, 1, false, true},
		{Modifier{How: Natural, N: 20}, 1, true, true},
		{Modifier{How: Natural, N: 3}, 5, false, false},
		{Modifier{How: Less, N: 1, Faces: 4}, 5, false, false}, // it has already failed
		{Modifier{How: Reroll, N: 4}, 5, false, false},         // only for lower dice
		{Modifier{How: Reroll}, 5, false, true},
		{Modifier{How: Second}, 5, false, true},
		{Helps, 5, false, false},
	} {
		if got := c.m.CanTurn(lies(c.natural), 12, c.attack); got != c.want {
			t.Errorf("%+v on a %d (attack %v): %v", c.m, c.natural, c.attack, got)
		}
	}
}
