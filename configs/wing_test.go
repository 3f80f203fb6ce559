package configs

import (
	"fmt"
	"testing"
	"testing/fstest"

	"broadside/sim/space"
)

// A wing of five, three side by side: heads east, so that its rows lie west of it.
func TestAWingFliesInRows(t *testing.T) {
	file := "fight:\n" + goodScene + `  ships:
    - {name: Lance, class: fighter, side: us, at: [1000, 200], heading: 90, wing: {count: 5, across: 3, apart: 400}}
    - {name: Cain, class: fighter, side: them, at: [9000, 0]}
`
	sc := mustLoad(t, fstest.MapFS{"scenarios/x.yaml": {Data: []byte(file)}}).Scenario("fight")
	got := ""
	for _, s := range sc.Ships {
		got += fmt.Sprintf("%s at %d %d heads %d; ", s.Name, s.At.X/space.Foot, s.At.Y/space.Foot, s.Heading/space.Degree)
	}
	const want = "Lance 1 at 1000 600 heads 90; Lance 2 at 1000 200 heads 90; Lance 3 at 1000 -200 heads 90; " +
		"Lance 4 at 600 400 heads 90; Lance 5 at 600 0 heads 90; Cain at 9000 0 heads 0; "
	if got != want {
		t.Errorf("%s\nnot\n%s", got, want)
	}
}
