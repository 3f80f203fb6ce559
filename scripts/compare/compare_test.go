//go:build unix

package main

import (
	"strings"
	"testing"
)

// Nothing may become several times as dear beside its peer as it was when this was
// written; docs/performance.md has the figures themselves.
func TestNothingHasBecomeMuchDearer(t *testing.T) {
	bounds := map[string]float64{
		"a tick of 100 ships that turn and fire, for each":             120,
		"a pilot's picture of 100 ships, view to bytes, for each ship": 10,
		"the pictures of 16 seats of a side":                           20,
		"an attack on foot with its log, among 2":                      250,
		"bytes a second for a seat, 100 ships":                         0.5,
	}
	for _, open := range []scene{stepScene, pictureScene, replayScene, footScene} {
		rows, shut, err := open(true)
		if err != nil {
			t.Fatal(err)
		}
		for i := range rows {
			f := rows[i].measure(1)
			t.Log(strings.TrimSpace(f.line(&rows[i])))
			for _, x := range f.ours {
				if x <= 0 {
					t.Errorf("%s: %v %s cannot be", rows[i].what, x, rows[i].unit)
				}
			}
			if most, ok := bounds[rows[i].what]; ok {
				delete(bounds, rows[i].what)
				if f.ratios[0] > most {
					t.Errorf("%s: %.2f times %s, more than %v", rows[i].what, f.ratios[0], rows[i].peer, most)
				}
			}
		}
		shut()
	}
	if len(bounds) > 0 {
		t.Errorf("not measured: %v", bounds)
	}
}

// Blocks go ours, theirs, theirs, ours, so that a machine that grows slower hurts both.
func TestBlocksAreInTurn(t *testing.T) {
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
