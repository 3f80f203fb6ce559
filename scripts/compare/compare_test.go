//go:build unix

package main

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"broadside/netcode/rough"
)

// The test is also the peer, if its flags say so.
func TestMain(m *testing.M) {
	if servedPeer() {
		return
	}
	fail(os.Setenv("QUIC_GO_DISABLE_RECEIVE_BUFFER_WARNING", "true"))
	os.Exit(m.Run())
}

// bound is a row's limit: many times its value in docs/performance.md.
type bound struct {
	ratio float64       // relative to the peer
	ours  float64       // or of what is counted
	time  time.Duration // or of a time by the clock, on an idle machine
}

// hold measures the rows of scenes once, each as a test, and compares them with bounds.
func hold(t *testing.T, bounds map[string]bound, scenes ...scene) {
	t.Helper()
	control := rough.Beside(t)
	for _, open := range scenes {
		rows, shut, err := open(true)
		if err != nil {
			t.Fatal(err)
		}
		for i := range rows {
			r := &rows[i]
			most, ok := bounds[r.what]
			if !ok {
				t.Errorf("%s: no bound holds it", r.what)
			}
			delete(bounds, r.what)
			t.Run(r.what, func(t *testing.T) {
				control.Restart()
				most.hold(t, r, control)
			})
		}
		shut()
	}
	for what := range bounds {
		t.Errorf("there is no row %s", what)
	}
}

// hold measures a row once, and compares it with the bound.
func (b bound) hold(t *testing.T, r *row, control *rough.Control) {
	f := r.measure(1)
	t.Log(strings.TrimSpace(f.line(r)))
	for _, x := range f.ours {
		if x < 0 || math.IsNaN(x) {
			t.Errorf("%v %s cannot be", x, r.unit)
		}
		if b.ours > 0 && x > b.ours {
			t.Errorf("%.4g %s, more than %v", x, r.unit, b.ours)
		}
		if b.time > 0 {
			control.FailIfSlow(t, "it", time.Duration(x*float64(time.Millisecond)), b.time)
		}
	}
	if b.ratio > 0 && f.ratios[0] > b.ratio {
		t.Errorf("%.2f times %s, more than %v", f.ratios[0], r.peer, b.ratio)
	}
}

func TestNothingHasBecomeMuchDearer(t *testing.T) {
	hold(t, map[string]bound{
		"a tick of 100 ships that turn and fire, for each":              {ratio: 40},
		"a pilot's picture of 100 ships, view to bytes, for each ship":  {ratio: 5},
		"the pictures of 16 seats of a side":                            {ratio: 14},
		"bytes a second for a seat, 100 ships":                          {ratio: 0.03},
		"allocations of a tick and the pictures of 16 seats, 100 ships": {ours: 3},
		"allocations of the same while nobody fires":                    {ours: 3},
		"a replay of 2 ships, for a second of play":                     {ours: 4},
		"a replay of 6 ships, for a second of play":                     {ours: 5},
		"a replay of 100 ships, for a second of play":                   {ours: 15},
		"an attack on foot with its log, among 2":                       {ratio: 600},
		"allocations of that attack":                                    {ours: 0.1},
		"an attack on foot with its log, among 60":                      {ratio: 600},
		"memory that a station takes for a hostile frame of 24.6 kB":    {ours: 105},
	}, stepScene, pictureScene, replayScene, footScene, hostileScene)
}

func TestNothingTakesMuchMoreOverALink(t *testing.T) {
	server := filepath.Join(t.TempDir(), "broadside-server")
	if out, err := exec.Command("go", "build", "-tags", "lean", "-o", server, "broadside/cmd/server").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	hold(t, map[string]bound{
		"a client-second of a table of 8":                                                 {ratio: 6},
		"joining, from the first packet to the first picture":                             {ratio: 60},
		"memory that a table takes for a client, heap and stacks":                         {ratio: 8},
		"all but a hundredth of ticks are made within, one of 16 links dead":              {ratio: 10},
		"half of all orders are shown within":                                             {time: 100 * time.Millisecond},
		"all but a hundredth of all orders are shown within":                              {time: 200 * time.Millisecond},
		"coming back over 100 ms there and back, to the first picture":                    {time: 500 * time.Millisecond},
		"what comes in until then":                                                        {ratio: 0.6},
		"the part of the time that is in gaps over 100 ms, where 2 % of packets are lost": {ours: 70},
		"all but a thousandth of gaps are shorter, where 5 % are lost":                    {ours: 4000},
	}, linkScene(server), crowdScene(server), roughScene(server))
}

// Blocks run ours, theirs, theirs, ours, so that a machine that slows down affects both alike.
func TestBlocksAlternate(t *testing.T) {
	order := ""
	r := row{
		what: "x", peer: "y",
		ours:   func() float64 { order += "A"; return float64(len(order)) },
		theirs: func() float64 { order += "B"; return float64(len(order)) },
	}
	if f := r.measure(2); order != "ABBAABBA" || f.ratios[0] != 1 || f.ratios[1] != 1 {
		t.Errorf("%s, %v", order, f.ratios)
	}
	if got := spread([]float64{9, 1, 2, 3, 4}); got != "3 (1 to 9)" {
		t.Errorf("a spread is told as %q", got)
	}
}

// Rows that are measured together use the same measurements, whichever is asked first.
func TestRowsAreMeasuredTogether(t *testing.T) {
	times := 0.0
	each := together(2, func() []float64 {
		times++
		return []float64{times, -times}
	})
	var got []float64
	for _, i := range []int{0, 0, 1, 1, 1, 0} {
		got = append(got, each[i]())
	}
	if want := []float64{1, 2, -1, -2, -3, 3}; !slices.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
}
