package ships_test

import (
	"testing"

	"pgregory.net/rapid"

	"broadside/sim/dice"
)

func anyRoll(t *rapid.T) *dice.Roll {
	r := &dice.Roll{}
	r.Add("bonus", rapid.IntRange(-5, 15).Draw(t, "bonus"))
	switch rapid.IntRange(-1, 1).Draw(t, "edge") {
	case 1:
		r.Advantage("for")
	case -1:
		r.Disadvantage("against")
	}
	return r
}

// counted throws a roll in each of its 400 ways and returns, in thousandths, how often
// the predicate holds for the die that counts.
func counted(r *dice.Roll, what func(natural, total int) bool) float64 {
	n := 0
	for a := int16(1); a <= 20; a++ {
		for b := int16(1); b <= 20; b++ {
			var tray dice.Tray
			tray.Lay(dice.Fixed{Faces: 20, Value: a}, dice.Fixed{Faces: 20, Value: b})
			thrown := dice.Roll{Mods: r.Mods, Reasons: r.Reasons}
			if total := thrown.ThrowD20(&tray); what(thrown.Natural(), total) {
				n++
			}
		}
	}
	return float64(n) * 1000 / 400
}

func near(got int, want float64) bool { return want-1.1 < float64(got) && float64(got) < want+0.1 }

func TestChancesAreWhatCountingFinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, need := anyRoll(t), rapid.IntRange(-5, 45).Draw(t, "need")
		if want := counted(r, func(_, total int) bool { return total >= need }); !near(dice.Chance(r, need), want) {
			t.Errorf("check %+v against %d: %d, counted %v", r, need, dice.Chance(r, need), want)
		}
		hits := func(natural, total int) bool { return natural == 20 || natural != 1 && total >= need }
		if want := counted(r, hits); !near(dice.AttackChance(r, need), want) {
			t.Errorf("attack %+v against %d: %d, counted %v", r, need, dice.AttackChance(r, need), want)
		}
	})
}

func TestContestChancesAreWhatCountingFinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, o := anyRoll(t), anyRoll(t)
		var want float64
		for n := 1; n <= 20; n++ {
			mine := counted(r, func(_, total int) bool { return total > n+o.Bonus() })
			theirs := counted(o, func(natural, _ int) bool { return natural == n })
			want += mine * theirs / 1000
		}
		if got := dice.ContestChance(r, o); !near(got, want) {
			t.Fatalf("%+v against %+v: %d, counted %v", r, o, got, want)
		}
	})
}
