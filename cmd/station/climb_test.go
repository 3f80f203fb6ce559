//go:build unix

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/picture"
)

// ordered returns the obeyed orders of a seat, from the table's journal.
func (e *evening) ordered(seat crew.Seat) (all []sim.Intent) {
	e.Helper()
	files, err := filepath.Glob(filepath.Join(e.kept, "journals", "*.journal"))
	if err != nil || len(files) != 1 {
		e.Fatalf("the table keeps %v: %v", files, err)
	}
	f, err := os.Open(files[0])
	if err != nil {
		e.Fatal(err)
	}
	defer f.Close()
	rec, err := journal.Read(f)
	if err != nil {
		e.Fatal(err)
	}
	for _, t := range rec.Ticks {
		for _, o := range t.Orders {
			if o.Seat == seat {
				all = append(all, o.Intent)
			}
		}
	}
	return all
}

// TestAClimbIsOrderedAtATable orders the climb that a station offers, and climbs as far as it says,
// at a table in a process of its own. Three squares take a whole speed of 30 ft.
func TestAClimbIsOrderedAtATable(t *testing.T) {
	t.Parallel()
	e := hosted(t, "--scenario", "ring", "--seed", "7", "--bot-pace", "10ms")
	g := e.sit("Ada")
	seat := crew.Seat{Role: crew.Boots, Number: 1}
	g.sitDown(seat)
	var v *view.View
	climbs := func(st picture.StepRow) bool { return st.Mode == rulebook.Climb && st.Cost == 30 && st.Hard == 0 }
	g.until("a climb is offered", func() bool {
		v = g.link.View(time.Now())
		return v != nil && v.Head.Seat == seat && slices.ContainsFunc(v.Steps, climbs)
	})
	me := v.People[slices.IndexFunc(v.People, func(p picture.PersonRow) bool { return p.Seat == seat })]
	to := v.Steps[slices.IndexFunc(v.Steps, climbs)].At
	g.draw("Ctrl+W")
	for _, k := range walk(me.At, to) {
		g.draw(k)
	}
	g.until("she has climbed", func() bool { return e.told(fmt.Sprintf("%s has moved to %s", me.Name, to)) == 1 })
	var moved *movement.Move
	for _, i := range e.ordered(seat) {
		if m, ok := i.(*movement.Move); ok {
			moved = m
		}
	}
	if moved == nil || moved.Mode != rulebook.Climb || len(moved.Path) != 3 || moved.Path[2] != to {
		t.Errorf("the table was ordered %+v, not to climb to %s", moved, to)
	}
}
