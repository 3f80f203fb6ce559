package sim_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/space"
)

// alter is a Coder that changes one field of a record.
type alter struct{ left int }

func (a *alter) now() bool { a.left--; return a.left == -1 }

func (a *alter) Number(_ string, v, _, _ int64) int64 {
	if a.now() {
		return v ^ 1
	}
	return v
}

func (a *alter) Text(_, s string, _ int) string {
	if a.now() {
		return s + "x"
	}
	return s
}

func (a *alter) Bytes(_ string, b []byte, _ int) []byte { return b }

func (a *alter) Count(_ string, n, _ int) int {
	if a.now() {
		return n + 1
	}
	return n
}

func (a *alter) Fail(error) {}
func (a *alter) Err() error { return nil }

// matchesAll changes each lasting field of a record in turn, and checks that Matches
// notices.
func matchesAll[T any, P field.Lasting[T]](t *testing.T, sample T) {
	t.Helper()
	for n := 0; ; n++ {
		var one, other T
		P(&one).Keep(&sample)
		P(&other).Keep(&sample)
		if !P(&one).Matches(&other) {
			t.Fatalf("a copy of %T does not match it", sample)
		}
		a := alter{n}
		P(&other).LastingFields(&a)
		if a.left >= 0 {
			return
		}
		if P(&one).Matches(&other) {
			t.Errorf("field %d of %T can change without notice", n, sample)
		}
	}
}

// TestNoLastingFieldChangesUnnoticed fails if a field is added to a record and not to its
// Matches, because its hash would then be outdated.
func TestNoLastingFieldChangesUnnoticed(t *testing.T) {
	matchesAll(t, crew.Member{Career: crew.Career{Features: []crew.Have{{Feature: 1}}}})
	matchesAll(t, crew.Slot{Members: []crew.ID{1}, Ties: []int8{2}})
	matchesAll(t, ships.Object{})
	matchesAll(t, personal.Person{
		Path: []deckplan.Square{{X: 1}}, Injury: personal.Injury{Faces: []int8{1}, Degrees: []int8{1}}, Used: []int8{1}, Powers: []int16{1},
		Arms: []personal.ArmState{{}}, Devices: []rulebook.Supply{{}}, Conditions: []personal.Affliction{{}}, Holds: []personal.Hold{{}},
	})
	matchesAll(t, ships.Ship{
		Mounts: []ships.Mount{{Stock: []int16{3}}}, Crew: []crew.ID{1}, Features: []crew.Have{{Feature: 1}},
		Afflictions: []ships.Affliction{{}}, Effects: []ships.Effect{{}}, Braved: []space.ID{2},
	})
}

// reroll is a Coder that changes one number of a record within its range.
type reroll struct {
	alter
	with *rapid.T
}

func (r *reroll) Number(name string, v, lo, hi int64) int64 {
	if r.now() {
		return rapid.Int64Range(lo, hi).Filter(func(n int64) bool { return n != v }).Draw(r.with, name)
	}
	return v
}

// mixesAll gives each changing field of a record in turn another value, and checks that the
// record is mixed differently.
func mixesAll[T any, P interface {
	*T
	field.Changing
}](t *testing.T, sample func() T) {
	t.Helper()
	mixed := func(r T) uint64 {
		var h field.Hash
		h.Reset()
		P(&r).MixChanging(&h)
		return h.Sum()
	}
	rapid.Check(t, func(t *rapid.T) {
		one := sample()
		for range 2 { // in the first round all are zero
			for n := 0; ; n++ {
				was, r := mixed(one), reroll{alter{n}, t}
				if P(&one).ChangingFields(&r); r.left >= 0 {
					break
				}
				if mixed(one) == was {
					t.Fatalf("%+v does not mix its field %d", one, n)
				}
			}
		}
	})
}

func TestNoChangingFieldIsLeftOutOfAHash(t *testing.T) {
	mixesAll(t, func() crew.Slot { return crew.Slot{} })
	mixesAll(t, func() ships.Ship { return ships.Ship{Motion: ships.Motion{Course: make([]ships.Leg, 2)}} })
}

// sameFromNothing checks that a world's hash depends on its state alone, and not on what
// was cached in earlier ticks.
func sameFromNothing(w *sim.World) error {
	packed, err := w.Snapshot()
	if err != nil {
		return err
	}
	fresh, err := sim.Restore(w.Library, w.Scenario, packed)
	if err != nil {
		return err
	}
	if fresh.Hash() != w.Hash() {
		return fmt.Errorf("tick %d: the hash is not that of the state", w.Tick)
	}
	return nil
}

func TestTheHashIsThatOfTheState(t *testing.T) {
	m := meet(t, 4)
	for range crew.RoundTicks {
		m.tick(t)
		if err := sameFromNothing(m.World); err != nil {
			t.Fatal(err)
		}
	}
}
