package effect

import (
	"math"
	"reflect"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/picture"
)

func gunner() crew.Seat { return crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1} }

// heard returns a log of facts, on the battle's own clock.
func heard(facts ...event.Event) []log.Entry {
	var l log.Log
	for _, e := range facts {
		l.Add(e, &picture.Picture{})
	}
	return l.Entries
}

func sees(e *log.Entry) float64 { return e.Heard }

func TestDamageIsShownWithItsShot(t *testing.T) {
	entries := heard(
		event.Event{Tick: 20, Fact: &ships.Attacked{By: gunner(), Target: 2, Hit: true}},
		event.Event{Tick: 20, Fact: &ships.Attacked{By: gunner(), Target: 2}},
		event.Event{Tick: 20, Fact: &ships.Attacked{By: gunner(), Target: 2, Hit: true}},
		event.Event{Tick: 20, Fact: &ships.Damaged{Ship: 3, Hull: 9}},
		event.Event{Tick: 20, Fact: &ships.Damaged{Ship: 2, Shield: 7}},
		event.Event{Tick: 20, Fact: &ships.Damaged{Ship: 2, Hull: 5}},
	)
	all := Gather(entries, sees, 1.2)
	want := []struct {
		kind         Kind
		hit          bool
		shield, hull int32
	}{{Shot, true, 7, 0}, {Shot, false, 0, 0}, {Shot, true, 0, 5}, {Hit, true, 0, 9}}
	if len(all) != len(want) {
		t.Fatalf("there are %d effects: %+v", len(all), all)
	}
	for i, w := range want {
		if e := all[i]; e.Kind != w.kind || e.Hit != w.hit || e.Shield != w.shield || e.Hull != w.hull || e.Start != 1 {
			t.Errorf("effect %d is %+v, not %+v", i, e, w)
		}
	}
	if late := Gather(entries, sees, 1+Longest); len(late) != 0 {
		t.Errorf("after %v s there is still %+v", Longest, late)
	}
}

var from, to = Spot{At: kit.Point{X: 100, Y: 300}, Radius: 20, Colour: kit.Good}, Spot{At: kit.Point{X: 500, Y: 300}, Radius: 20}

// arcs returns the middles of the drawn arcs.
func arcs(marks []Mark) (at []float64) {
	for _, m := range marks {
		if m.Shape == Arc {
			at = append(at, (m.From+m.To)/2)
		}
	}
	return at
}

func TestShieldsFlashWhereTheShotComesFrom(t *testing.T) {
	e := Effect{Kind: Shot, Hit: true, Shield: 5}
	if early := arcs(e.Marks(from, to, Flight-0.05, false)); len(early) != 0 {
		t.Errorf("shields flash before the bolt is there: %v", early)
	}
	late := arcs(e.Marks(from, to, Flight+0.1, false))
	for _, a := range late {
		if math.Sin(a*math.Pi/180) > -0.99 { // to the west
			t.Errorf("shields flash at %v degrees", a)
		}
	}
	if len(late) == 0 {
		t.Error("shields do not flash")
	}
	e.Shield, e.Hull = 0, 5
	if hull := arcs(e.Marks(from, to, Flight+0.1, false)); len(hull) != 0 {
		t.Errorf("shields flash at a hit on the hull: %v", hull)
	}
}

// reach returns how far east anything is drawn, and how near to the target's middle a line gets.
func reach(e *Effect) (east, near float64) {
	near = math.Inf(1)
	for age := 0.0; age < e.Lasts(); age += 0.02 {
		for _, m := range e.Marks(from, to, age, true) {
			if m.Shape == Line {
				east = max(east, m.Q.X)
				near = min(near, math.Hypot(m.Q.X-to.At.X, m.Q.Y-to.At.Y))
			}
		}
	}
	return east, near
}

func TestAMissGoesPastItsTarget(t *testing.T) {
	if east, _ := reach(&Effect{Kind: Shot, Hit: true, Shield: 1}); east > to.At.X {
		t.Errorf("a hit goes on to %v", east)
	}
	east, near := reach(&Effect{Kind: Shot})
	if east < to.At.X+to.Radius || near < to.Radius {
		t.Errorf("a miss goes to %v, and within %v of its target", east, near)
	}
}

func TestEveryKindBeginsAndEndsAndIsTheSameAgain(t *testing.T) {
	for kind := range Kind(len(lasts)) {
		e := Effect{Kind: kind, Ship: 1, At: 2, Hit: true, Shield: 3, Hull: 4, Seed: 7}
		if e.Lasts() <= 0 || e.Lasts() > Longest || len(e.Marks(from, to, -0.01, false))+len(e.Marks(from, to, e.Lasts(), false)) > 0 {
			t.Errorf("kind %d lasts %v s, and is seen before or after", kind, e.Lasts())
		}
		whole, few := 0, 0
		for age := 0.0; age < e.Lasts(); age += 0.05 {
			marks := e.Marks(from, to, age, false)
			if again := e.Marks(from, to, age, false); !reflect.DeepEqual(marks, again) {
				t.Errorf("kind %d at %.2f s is not the same again", kind, age)
			}
			whole, few = whole+len(marks), few+len(e.Marks(from, to, age, true))
			for _, m := range marks {
				if v := m.P.X + m.P.Y + m.Q.X + m.Q.Y + m.Radius + m.Width; math.IsNaN(v) || math.IsInf(v, 0) || m.Radius < 0 || m.Width < 0 {
					t.Fatalf("kind %d at %.2f s: %+v", kind, age, m)
				}
			}
			e.Marks(to, to, age, false) // on the same spot
		}
		if whole == 0 || few > whole {
			t.Errorf("kind %d has %d marks, and %d where there are to be few", kind, whole, few)
		}
	}
}
