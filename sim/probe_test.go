package sim_test

import (
	"fmt"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/space"
)

// aimer is a Coder that aims an intent: every ID of a ship becomes the same one, and
// every seat is of one role.
type aimer struct {
	at   space.ID
	role crew.Role
}

func (a *aimer) Number(name string, v, lo, hi int64) int64 {
	switch {
	case hi == space.MaxID:
		return int64(a.at)
	case name == "role":
		return int64(a.role)
	case name == "number" && hi > 1:
		return 1
	}
	return max(lo, min(hi, v))
}

func (a *aimer) Text(_, s string, _ int) string         { return s }
func (a *aimer) Bytes(_ string, b []byte, _ int) []byte { return b }
func (a *aimer) Count(_ string, n, _ int) int           { return n }
func (a *aimer) Fail(error)                             {}
func (a *aimer) Err() error                             { return nil }

// TestProbingForHiddenShipsTellsNothing gives every possible order against a hidden ship,
// and against one that does not exist: both are refused alike.
func TestProbingForHiddenShipsTellsNothing(t *testing.T) {
	const nowhere space.ID = 60_001
	w := begin(t, crew.Live)
	for range 2 * crew.RoundTicks {
		step(t, w)
	}
	tried, refused := 0, 0
	for i := range w.Members {
		m := &w.Members[i]
		if m.Seat.Ship != 1 {
			continue
		}
		for v := range crew.LastVerb + 1 {
			for role := crew.Pilot; role <= crew.Coordinator; role++ {
				probe := func(at space.ID) string {
					intent := deployment.NewIntent(v)
					if intent == nil {
						return ""
					}
					intent.Fields(&aimer{at, role})
					tried++
					r := w.Validate(&sim.Order{Seat: m.Seat, Intent: intent})
					if r == nil {
						return "obeyed"
					}
					refused++
					return r.Rule + ": " + strings.ReplaceAll(r.Why.String(), fmt.Sprint(at), "N")
				}
				if hidden, absent := probe(lurker), probe(nowhere); hidden != absent {
					t.Errorf("%v, %v of a %v: a ship that hides is answered with %q, and one that is not there with %q", m.Seat, v, role, hidden, absent)
				}
			}
		}
	}
	if tried < 100 || refused < 100 {
		t.Errorf("%d orders were tried and %d refused", tried, refused)
	}
}
