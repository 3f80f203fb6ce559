package bridge

import (
	"testing"

	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/picture"
)

// Each number of the strip tells by what it last changed, and by nothing else.
func TestEachNumberTellsByWhatItLastChanged(t *testing.T) {
	p := &picture.Picture{}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	v := view.New(nil, p, 1)
	v.Log = &log.Log{}
	for _, x := range []struct {
		what string
		fact event.Fact
	}{
		{"slower", &ships.Changed{Ship: 1, Stat: ships.FlyingSpeedStat}},
		{"easier to hit", &ships.Changed{Ship: 1, Stat: ships.ArmourClassStat}},
		{"a hit on the shields", &ships.Damaged{Ship: 1, Shield: 4}},
		{"a hit on the hull", &ships.Damaged{Ship: 1, Hull: 4}},
		{"shields back", &ships.Regenerated{Ship: 1, Amount: 2}},
		{"shields by a feature", &ships.Charged{Ship: 1, Gained: 3}},
		{"level 2", &ships.SystemDamaged{Ship: 1, Levels: 1, Level: 2}},
		{"patched", &ships.Patched{By: crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}, Ship: 1, Gained: 3}},
		{"another ship is patched", &ships.Patched{By: crew.Seat{Ship: 1, Role: crew.Mechanic, Number: 1}, Ship: 3, Gained: 3}},
		{"another ship is hit", &ships.Damaged{Ship: 2, Hull: 4, Shield: 4}},
		{"another ship is slower", &ships.Changed{Ship: 2, Stat: ships.FlyingSpeedStat}},
	} {
		v.Log.Entries = append(v.Log.Entries, log.Entry{What: x.what, Fact: x.fact})
	}
	for number, want := range map[int]string{driftHull: "patched", driftShield: "shields by a feature", driftSystem: "level 2", driftDice: "another ship is patched", driftSpeed: "slower"} {
		if says := lastChange(v, number).String(); says != want {
			t.Errorf("number %d changed last by %q, not %q", number, says, want)
		}
	}
	v.Log.Entries = append(v.Log.Entries[:4], log.Entry{Who: "The mechanic", What: "spends a Hit Die", Result: "+3 hull", Fact: &ships.Patched{By: crew.Seat{Ship: 2}, Ship: 2}})
	if says := lastChange(v, driftHull).String(); says != "a hit on the hull" {
		t.Errorf("the hull changed last by %q", says)
	}
	if says := lastChange(v, driftDice).String(); says != "" {
		t.Errorf("the Hit Dice changed by %q", says)
	}
	v.Head.Seat.Ship = 2
	if says := lastChange(v, driftDice).String(); says != "The mechanic: spends a Hit Die; +3 hull" {
		t.Errorf("the other ship's Hit Dice changed by %q", says)
	}
}
