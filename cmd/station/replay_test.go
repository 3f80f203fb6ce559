//go:build !js

package main

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/crew"
	"broadside/sim"
)

// An interrupted film ends like one whose window is closed: with a valid file.
func TestInterruptEndsAFilm(t *testing.T) {
	m := &filming{cut: make(chan os.Signal, 1)}
	if err := m.Update(); err != nil {
		t.Fatalf("nothing has ended it, and it ends with %v", err)
	}
	m.cut <- os.Interrupt
	if err := m.Update(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("after an interrupt it goes on: %v", err)
	}
}

// Without a named screen, a film is made from the first ship's, and for a battle without ships from
// the GM's.
func TestAFilmFindsItsScreen(t *testing.T) {
	data, problems := load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	first := crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}
	for _, c := range []struct {
		scenario, seat string
		want           crew.Seat
		err            string
	}{
		{"duel", "", first, ""}, {"duel", "gm", crew.Master, ""}, {"ring", "", crew.Master, ""},
		{"duel", "nobody.screen", crew.Seat{}, "choose one of Second Helping"}, {"ring", "1.screen", crew.Seat{}, "filmed with --seat gm"},
	} {
		w, err := sim.New(data.Library, data.Scenario(c.scenario), 1)
		if err != nil {
			t.Fatal(err)
		}
		got, err := (&filming{seat: c.seat}).screenOf(w)
		if got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s, --seat %q: %v, %v", c.scenario, c.seat, got, err)
		}
	}
}
