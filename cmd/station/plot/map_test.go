package plot

import (
	"math"
	"testing"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/sight"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
)

var pilot = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}

// shown draws a map some times, with the last input at the last.
func shown(t *testing.T, m *Map, r kit.Rect, in kit.Input, after func()) *view.View {
	t.Helper()
	b, err := rehearsal.Start("convoy", crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, sight.View(b.World, pilot), 1)
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range []kit.Input{{Mouse: kit.Point{X: -9, Y: -9}}, in, {Mouse: in.Mouse, Released: in.Pressed}} {
		u.Begin(nil, 1280, 720, in, 0)
		m.Begin(u, v, r)
		after()
		m.End()
		u.End()
	}
	return v
}

func TestPlacesComeBack(t *testing.T) {
	var m Map
	r := kit.Rect{X: 300, Y: 60, W: 600, H: 500}
	shown(t, &m, r, kit.Input{Mouse: kit.Point{X: -9, Y: -9}}, func() {})
	for _, p := range []kit.Point{{X: 300, Y: 60}, {X: 600, Y: 310}, {X: 899, Y: 559}} {
		q := m.PlaceOf(m.Where(p))
		if math.Hypot(p.X-q.X, p.Y-q.Y) > 0.01 {
			t.Errorf("%v came back as %v", p, q)
		}
	}
	north, east := m.Where(kit.Point{X: 600, Y: 100}), m.Where(kit.Point{X: 800, Y: 310})
	if middle := m.Where(r.Centre()); north.Y <= middle.Y || east.X <= middle.X {
		t.Errorf("up is not north, or right not east: %v, %v, %v", middle, north, east)
	}
}

func TestEverybodyNearIsOnTheMap(t *testing.T) {
	var m Map
	r := kit.Rect{X: 0, Y: 0, W: 700, H: 400}
	v := shown(t, &m, r, kit.Input{Mouse: kit.Point{X: -9, Y: -9}}, func() {})
	own := v.Ship()
	for i := range v.Contacts {
		k := &v.Contacts[i]
		if space.Distance(own.At, k.At) < 2600*space.Foot && !r.Has(m.PlaceOf(k.At)) {
			t.Errorf("%s is at %v, not on the map", k.Name, m.PlaceOf(k.At))
		}
	}
}

func TestAClickChoosesAShip(t *testing.T) {
	var m Map
	r := kit.Rect{X: 0, Y: 0, W: 700, H: 400}
	v := shown(t, &m, r, kit.Input{Mouse: kit.Point{X: -9, Y: -9}}, func() {})
	target := v.Contact(4)
	at := m.PlaceOf(target.At)
	var clicked space.ID
	shown(t, &m, r, kit.Input{Mouse: at, Pressed: true, Held: true}, func() {
		if id := m.Ships(0); id != 0 {
			clicked = id
		}
	})
	if clicked != target.ID {
		t.Errorf("a click on ship %d at %v chose %d", target.ID, at, clicked)
	}
}

func TestEveryShapeIsKnown(t *testing.T) {
	for _, shape := range shipyard.Shapes {
		if silhouettes[shape] == nil {
			t.Errorf("there is no silhouette of the shape %q", shape)
		}
	}
}

func TestSilhouettesKeepTheirLength(t *testing.T) {
	for name := range silhouettes {
		nose, tail := math.Inf(-1), math.Inf(1)
		for _, p := range Outline(name, 0, kit.Point{}, 90, 100) { // nose to the right
			nose, tail = max(nose, p.X), min(tail, p.X)
			if math.Abs(p.Y) > 50.1 {
				t.Errorf("%s is wider than it is long: %v", name, p)
			}
		}
		if nose < 40 || nose > 50.1 || tail > -40 || tail < -50.1 {
			t.Errorf("%s reaches from %v to %v", name, tail, nose)
		}
	}
}

func TestNamesStandBesideWhatIsDrawn(t *testing.T) {
	var m Map
	r := kit.Rect{W: 900, H: 600}
	at := kit.Point{X: 450, Y: 300}
	name := []line{{"Second Helping", kit.Type{Size: kit.Small}}, {"your ship", kit.Type{Size: kit.Small}}}
	var alone, crowded, full spot
	shown(t, &m, r, kit.Input{}, func() {
		m.labels, m.shunned, m.stood = nil, nil, map[string]kit.Point{}
		alone = m.place(&label{at: at, r: 20, lines: name})
		m.shun(kit.Point{X: 450, Y: 340}, 18)
		crowded = m.place(&label{at: at, r: 20, lines: name})
		m.Reserve(r)
		full = m.place(&label{at: at, r: 20, lines: name})
	})
	if alone.box.Y != at.Y+20 {
		t.Errorf("a name alone stands at %v, not below its ship", alone.box)
	}
	if crowded.n != 2 || crowded.box.Meets(m.shunned[0]) {
		t.Errorf("a name stands at %v, on what it could keep off", crowded.box)
	}
	if full.n != 0 {
		t.Errorf("a name stands at %v, where all is taken", full.box)
	}
}
