package personal_test

import (
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/space"
)

// glance is how somebody sees somebody else.
type glance struct {
	sees, clear bool
	cover       space.Cover
	body        crew.ID // who gives it
	watchers    event.Sides
}

// glances returns how each person sees each other.
func glances(f *personal.Fight) (all []glance) {
	for i := range f.People {
		for j := range f.People {
			a, b := &f.People[i], &f.People[j]
			s := f.BestShelter(a, b)
			g := glance{sees: f.Sees(a, b), clear: f.LineOfSight(a, b), cover: s.Cover, watchers: f.Watchers(a)}
			if s.Body != nil {
				g.body = s.Body.ID
			}
			all = append(all, g)
		}
	}
	return all
}

// tinkers draws a ruling that changes a square where people stand, or puts somebody elsewhere.
func tinkers(t *rapid.T, f *personal.Fight) *action.DeckRuling {
	r := &action.DeckRuling{
		Kind:   rapid.SampledFrom([]action.RulingKind{action.RuleDoor, action.RuleBreak, action.RuleSquare, action.RuleSquare, action.RulePlace}).Draw(t, "ruling"),
		At:     deckplan.Square{X: int16(rapid.IntRange(4, 16).Draw(t, "x")), Y: int16(rapid.IntRange(3, 7).Draw(t, "y"))},
		On:     rapid.Bool().Draw(t, "on"),
		Person: f.People[rapid.IntRange(0, len(f.People)-1).Draw(t, "whom")].ID,
	}
	if r.Kind == action.RuleSquare {
		r.Number = int16(rapid.SampledFrom([]byte("##.=oO-+/x")).Draw(t, "symbol"))
	}
	return r
}

// After any orders and rulings, people see and cover each other as they do in the same fight
// read back from its bytes, where nothing has been worked out yet.
func TestKeptLinesAreThoseOfAFightReadBack(t *testing.T) {
	lib, changed := library(), 0
	rapid.Check(t, func(t *rapid.T) {
		f := crowd(t, lib)
		f.Intent = action.NewIntent
		last := glances(f)
		for range rapid.IntRange(5, 25).Draw(t, "orders") {
			p := &f.People[rapid.IntRange(0, len(f.People)-1).Draw(t, "who")]
			switch rapid.IntRange(0, 3).Draw(t, "what") {
			case 0:
				action.StartTurn(f, p.ID)
				if i := likely(t, f, p); action.Validate(f, p, i) == nil && len(*f.Windows) == 0 {
					i.Do(f, p)
				}
			case 1:
				tick(f)
				f.Comers = nil
			default:
				if r := tinkers(t, f); r.Check(f) == nil {
					r.Do(f)
				}
			}
			again := readBack(t, f)
			kept, fresh := glances(f), glances(again)
			for n := range fresh {
				by, on := &f.People[n/len(f.People)], &f.People[n%len(f.People)]
				if kept[n] != fresh[n] {
					t.Fatalf("%s at %v, %s at %v: %+v is kept where %+v is worked out", by.Name, by.At, on.Name, on.At, kept[n], fresh[n])
				}
				if by.IsUp() && !on.Hidden && f.InSight(by, on) && !f.Watchers(on).Has(by.Side) {
					t.Fatalf("%s sees %s, and their side is not told", by.Name, on.Name)
				}
				if fresh[n].clear != last[n].clear {
					changed++
				}
			}
			last = fresh
		}
	})
	if changed < 10 {
		t.Errorf("lines became clear or blocked only %d times", changed)
	}
}

// A wall of force stands before anybody is told what comes with it, and has fallen before anybody
// is told what ends with it: no line is kept as it was on the other side of that.
func TestLinesAreKeptOnlyAsTheyAreWithAWall(t *testing.T) {
	lib := library()
	var wall, zone int16
	f, by, on := duel(t, lib, int(lib.Book("me5e")), func(b *rulebook.Book, s *rulebook.Sheet) {
		b.Powers = append([]rulebook.Power(nil), b.Powers...)
		wall, zone = b.Power("standing-wall"), b.Power("hex-screen")
		stays := *b.Powers[wall].Effect.Stays
		stays.Burden = b.Condition("deafened")
		b.Powers[wall].Effect.Stays = &stays
		b.Powers[zone].Effect.Stays = &rulebook.Stays{Within: b.Condition("deafened"), Burden: -1}
		s.Powers = []int16{wall}
	})
	on.At.X = 9
	cast := &combat.Cast{Power: 1, At: deckplan.Square{X: 5, Y: 2}}
	if err := action.Validate(f, by, cast); err != nil || !f.Sees(on, by) {
		t.Fatal(err)
	}
	cast.Do(f, by)
	if f.Sees(on, by) {
		t.Error("the wall is made, and they are seen through it")
	}
	deck := &f.Decks[0]
	deck.Zones[0].Left = 1
	deck.Zones = append([]personal.Zone{{By: by.ID, Power: zone, At: by.At, Toward: by.At, Left: 1}}, deck.Zones...)
	*f.Log = (*f.Log)[:0]
	combat.FadeZones(f)
	if log := *f.Log; len(log) == 0 || !log[0].Sides.Has(on.Side) {
		t.Errorf("the wall has ended, and what ends with it is not told: %v", log)
	}
}
