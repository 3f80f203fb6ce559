package sight_test

import (
	"slices"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// aimer is a Coder that aims an intent: every number of a field becomes one, and every other is
// as low as it can be, or one more.
type aimer struct {
	field string // "" for people
	at    int64
	more  int64
}

func (a *aimer) Number(name string, v, lo, hi int64) int64 {
	if a.field == name || a.field == "" && hi == crew.MaxMembers {
		return min(a.at, hi)
	}
	return min(max(lo, v)+a.more, hi)
}

func (a *aimer) Text(_, s string, _ int) string         { return "so" }
func (a *aimer) Bytes(_ string, b []byte, _ int) []byte { return b }
func (a *aimer) Count(_ string, n, _ int) int           { return n }
func (a *aimer) Fail(error)                             {}
func (a *aimer) Err() error                             { return nil }

// TestFaultProbingOnDecksTellsNothing orders everything that there is to order at people, fixtures
// and consoles that a side has not seen, and at some that are not there: both are refused alike.
func TestFaultProbingOnDecksTellsNothing(t *testing.T) {
	w := boarders(t, crew.Live)
	for range 2 * crew.RoundTicks {
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
	}
	var unseen []crew.ID
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.State != personal.Away && !personal.Aware(&w.Fight, 0, p) {
			unseen = append(unseen, p.ID)
		}
	}
	nobody := crew.ID(1)
	for w.Fight.Person(nobody) != nil || w.Member(nobody) != nil {
		nobody++
	}
	shown := sight.View(w, crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	far := -1
	for i := range w.Aboard.Consoles {
		if !slices.ContainsFunc(shown.Consoles, func(k picture.ConsoleRow) bool { return int(k.Number) == i }) {
			far = i
		}
	}
	if len(unseen) == 0 || far < 0 {
		t.Fatalf("of a side, %v are unseen, and console %d", unseen, far)
	}
	tried, refused := 0, 0
	for i := range w.Members {
		m := &w.Members[i]
		if p := w.PersonAt(m.Seat); p == nil || p.Side != 0 || p.State != personal.Able {
			continue
		}
		for v := range crew.LastVerb + 1 {
			probe := func(a *aimer) string {
				intent := sim.NewIntent(v)
				if intent == nil {
					return ""
				}
				intent.Fields(a)
				tried++
				r := sim.Judge(w, &sim.Order{Seat: m.Seat, Intent: intent})
				if r == nil {
					return "obeyed"
				}
				refused++
				return r.Rule + ": " + r.Why.String()
			}
			for _, more := range []int64{0, 1, 2} {
				for _, row := range []struct {
					field         string
					hidden, never int64
				}{{"", int64(unseen[0]), int64(nobody)}, {"", int64(unseen[len(unseen)-1]), int64(nobody)}, {"thing", 1, 30}, {"console", int64(far), scenario.MaxConsoles - 1}} {
					hidden, absent := probe(&aimer{row.field, row.hidden, more}), probe(&aimer{row.field, row.never, more})
					if hidden != absent {
						t.Errorf("%v, %v with %d: %s that is not seen is answered with %q, and one that is not there with %q", m.Seat, v, more, row.field, hidden, absent)
					}
				}
			}
		}
	}
	probeDevices(t, w, unseen, nobody)
	waits := func(subject crew.ID) *crew.Refusal {
		return sim.Judge(w, &sim.Order{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Intent: &action.Ready{When: crew.WhenSeen, Subject: subject, Response: &combat.Attack{}}})
	}
	if hidden, absent := waits(unseen[0]), waits(nobody); hidden != nil || absent != nil {
		t.Errorf("who waits for somebody who is not seen is told %v, and for somebody who is not there %v", hidden, absent)
	}
	aim := &deployment.Handle{Thing: 1}
	order := sim.Order{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Intent: aim}
	r, err := w.Step([]sim.Order{order})
	if err != nil {
		t.Fatal(err)
	}
	if why := r.Answers[0].Refusal; why == nil || why.Why != sim.Judge(w, &order).Why || why.Why == w.Validate(&order).Why {
		t.Errorf("an order for a fixture that is not seen is answered with %v", why)
	}
	if tried < 1000 || refused < 1000 {
		t.Errorf("%d orders were tried and %d refused", tried, refused)
	}
}

// probeDevices throws what sticks to somebody or seeks them at people who are not seen, and at nobody, with a
// square that it reaches.
func probeDevices(t *testing.T, w *sim.World, unseen []crew.ID, nobody crew.ID) {
	t.Helper()
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	p := w.PersonAt(seat)
	p.Devices = nil
	for i := range w.Fight.Book().Devices {
		if d := &w.Fight.Book().Devices[i]; d.Seeks || d.Stick >= 0 {
			p.Devices = append(p.Devices, rulebook.Supply{Device: int16(i), Count: 9})
		}
	}
	throw := func(device int, at crew.ID) *crew.Refusal {
		return sim.Judge(w, &sim.Order{Seat: seat, Intent: &combat.Use{Device: uint8(device), Target: at, At: p.At}})
	}
	for i := range p.Devices {
		absent := throw(i+1, nobody)
		for _, id := range unseen {
			if hidden := throw(i+1, id); hidden == nil || absent == nil || *hidden != *absent {
				t.Errorf("device %d thrown at somebody who is not seen is answered with %v, and at nobody with %v", i+1, hidden, absent)
			}
		}
		if free := throw(i+1, 0); free != nil {
			t.Errorf("device %d thrown at a square is refused: %v", i+1, free)
		}
	}
	if len(p.Devices) < 2 {
		t.Errorf("the book has %d devices that find somebody", len(p.Devices))
	}
}
