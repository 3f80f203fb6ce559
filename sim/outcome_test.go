package sim_test

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// The longest text that a GM or a scenario can have ends a battle for everybody: it fits
// in the state, in the events and in the pictures, however much of it has to be escaped.
func TestTheLongestOutcomeIsTold(t *testing.T) {
	for _, c := range []string{"x", `"`, "\n"} {
		text := strings.Repeat(c, scenario.MaxText)
		for name, w := range map[string]*sim.World{
			"a GM's": staged(t, func(*scenario.Scenario) {}),
			"a goal's": staged(t, func(sc *scenario.Scenario) {
				sc.Goals = []scenario.Goal{{Kind: scenario.Survive, Text: text}}
			}),
		} {
			var orders []sim.Order
			if name == "a GM's" {
				orders = append(orders, gm(&sim.Finish{Over: true, Text: text}))
			}
			r := step(t, w, orders...)
			if !w.Over {
				t.Fatalf("%s text %q...: the battle goes on", name, c)
			}
			if _, err := w.Snapshot(); err != nil {
				t.Errorf("%s text %q...: %v", name, c, err)
			}
			if _, err := netcode.Pack(&netcode.Events{Events: r.Events}); err != nil {
				t.Errorf("%s text %q...: %v", name, c, err)
			}
			frame := picture.Diff(nil, sight.View(w, crew.Master).Flatten())
			if _, err := picture.Patch(nil, &frame); err != nil {
				t.Errorf("%s text %q...: %v", name, c, err)
			}
		}
	}
}
