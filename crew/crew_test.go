package crew

import (
	"testing"

	"pgregory.net/rapid"
)

func TestEveryVerbHasOneRow(t *testing.T) {
	names, verbs := map[string]Verb{}, map[Verb]bool{}
	for _, row := range Table() {
		if PermissionOf(row.Verb).Verb != row.Verb || row.ID == "" || row.Title == "" || row.Says == "" || row.Roles == 0 {
			t.Errorf("the row of %v lacks something: %+v", row.Verb, row)
		}
		if other, twice := names[row.Name]; twice {
			t.Errorf("%q is the name of %d and of %d", row.Name, other, row.Verb)
		}
		if verbs[row.Verb] || row.Verb > LastVerb {
			t.Errorf("%s has verb %d, which another has or nobody may have", row.Name, row.Verb)
		}
		names[row.Name], verbs[row.Verb] = row.Verb, true
		if row.Roles.Has(GM) != (row.Verb >= RuleTempo) {
			t.Errorf("%s: only rulings are for the GM", row.Name)
		}
	}
}

func TestFeaturesAndPowersAreNotCalledFree(t *testing.T) {
	for verb, price := range map[Verb]string{Feature: "varies", CastPower: "varies", Interfere: "action", Call: "free"} {
		if got := PermissionOf(verb).Price().String(); got != price {
			t.Errorf("%s costs %q, not %q", verb, got, price)
		}
	}
}

func TestPlacesReadBack(t *testing.T) {
	for r := Pilot; r <= lastRole; r++ {
		for _, n := range []uint8{1, 2, MaxSeats} {
			role, number, err := ParsePlace(Seat{Role: r, Number: n}.Place())
			if err != nil || role != r || number != n {
				t.Errorf("%v %d reads back as %v %d: %v", r, n, role, number, err)
			}
		}
	}
	for _, bad := range []string{"", "cook", "gunner-0", "gunner-33", "gunner-x", "none"} {
		if _, _, err := ParsePlace(bad); err == nil {
			t.Errorf("%q is read as a place", bad)
		}
	}
}

func TestModifiersRoundDown(t *testing.T) {
	for score, want := range map[int8]int{1: -5, 8: -1, 9: -1, 10: 0, 11: 0, 12: 1, 18: 4, 20: 5} {
		if got := Modifier(score); got != want {
			t.Errorf("score %d: %+d, want %+d", score, got, want)
		}
	}
}

// However the order changes, its totals fall and the turn stays with the same member.
func TestTheTurnStaysWhereItIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := Initiative{}
		add := func(id ID) {
			n.Insert(Slot{Members: []ID{id}, Total: int16(rapid.IntRange(-3, 25).Draw(t, "total"))})
		}
		for id := ID(1); id <= 4; id++ {
			add(id)
		}
		n.Round, n.Current = 1, int16(rapid.IntRange(0, 3).Draw(t, "current"))
		mine := n.Slots[n.Current].Members[0]
		for id := ID(5); id < 12; id++ {
			other := ID(rapid.IntRange(1, int(id)).Draw(t, "other"))
			at, ruled := n.Place(other), rapid.Bool().Draw(t, "ruled")
			switch {
			case ruled:
				n.Put(other, int16(rapid.IntRange(-3, 25).Draw(t, "put")))
			case at >= 0 && other != mine:
				n.Take(at)
			default:
				add(id)
			}
			if got := n.Slots[n.Current].Members[0]; got != mine {
				t.Fatalf("the turn went from %d to %d", mine, got)
			}
			for i := 1; i < len(n.Slots); i++ {
				if n.Slots[i].Before(&n.Slots[i-1]) {
					t.Fatalf("slot %d stands behind a lower one", i)
				}
			}
		}
	})
}

func TestLiveTurnsAreSpreadOverTheRound(t *testing.T) {
	for count := 1; count <= 300; count += 13 {
		n := Initiative{Round: 1, Current: int16(count / 2)}
		for i := range count {
			n.Slots = append(n.Slots, Slot{Members: []ID{ID(i + 1)}, Total: int16(-i)})
		}
		n.GoLive()
		for i, s := range n.Slots {
			if s.Due < 1 || s.Due > RoundTicks {
				t.Fatalf("%d slots: slot %d is due in %d ticks", count, i, s.Due)
			}
		}
		if n.Slots[n.Current].Due != RoundTicks {
			t.Errorf("%d slots: the current turn is not whole", count)
		}
		was := n.Current
		if n.EndLive(Rounds); n.Current != was {
			t.Errorf("%d slots: the turn went from %d to %d on the way back", count, was, n.Current)
		}
	}
}
