package plot

import (
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
)

var pilot = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}

// open begins a battle, as the pilot of the first ship sees it.
func open(t *testing.T, scenario string) (*rehearsal.Battle, *kit.UI, *view.View) {
	t.Helper()
	b, err := rehearsal.Start(scenario, crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	return b, u, view.New(nil, sight.View(b.World, pilot), 1)
}

// shown draws a map several times, the last time with an input.
func shown(t *testing.T, m *Map, r kit.Rect, in kit.Input, after func()) *view.View {
	t.Helper()
	_, u, v := open(t, "convoy")
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
	var alone, crowded, crossing, full spot
	shown(t, &m, r, kit.Input{}, func() {
		m.labels, m.shunned, m.strokes = nil, nil, nil
		alone = m.place(&label{at: at, r: 20, lines: name})
		m.shun(kit.Point{X: 450, Y: 340}, 18)
		crowded = m.place(&label{at: at, r: 20, lines: name})
		m.shunned = nil
		m.line(kit.Point{X: 300, Y: 330}, kit.Point{X: 600, Y: 330})
		m.arc(kit.Point{X: 450, Y: 0}, 275, 90, 270)
		crossing = m.place(&label{at: at, r: 20, lines: name})
		m.Reserve(r)
		full = m.place(&label{at: at, r: 20, lines: name})
	})
	if alone.box.Y != at.Y+20 {
		t.Errorf("a name alone stands at %v, not below its ship", alone.box)
	}
	if crowded.n != 2 || crowded.box.Meets(square(kit.Point{X: 450, Y: 340}, 18)) {
		t.Errorf("a name stands at %v, on what it could keep off", crowded.box)
	}
	for _, s := range m.strokes[len(m.strokes)-2:] {
		if crossing.n != 2 || s.crosses(crossing.box) {
			t.Errorf("a name stands at %v, across %+v", crossing.box, s)
		}
	}
	if full.n != 0 {
		t.Errorf("a name stands at %v, where all is taken", full.box)
	}
}

// crowd draws everything that can be written on a map at once: arcs, ranges, lines of sight, a
// course, names and what lies in space. It returns the boxes of labels.
func crowd(m *Map, u *kit.UI, v *view.View, at space.Point, now float64) (written []kit.Rect) {
	u.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -9, Y: -9}}, now)
	own := v.Ship()
	m.Frame(float64(at.X/space.Foot), float64(at.Y/space.Foot), 0.25)
	m.Begin(u, v, kit.Rect{X: 290, Y: 50, W: 680, H: 210})
	mounts := v.MountsOf(own.ID)
	for i := range mounts {
		m.ChosenArc(own, &mounts[i], kit.Plain)
	}
	for _, feet := range []space.Length{250, 500, 1000} {
		m.Ring(own, feet*space.Foot, kit.Plain, say.Of("%d ft", int64(feet)))
	}
	for _, k := range v.Foes() {
		m.Sight(own, k, say.Of("%d ft, long range", v.RangeTo(k)), kit.Plain)
	}
	m.Ships(2)
	reserved := len(m.labels)
	m.End()
	u.End()
	return m.labels[reserved:]
}

// All labels avoid each other, and stay in place as long as nothing moves.
func TestLabelsGiveWayToEachOther(t *testing.T) {
	b, u, _ := open(t, "convoy")
	var m Map
	leftOut := false
	for turn := range 12 {
		v := view.New(nil, sight.View(b.World, pilot), 1)
		written := slices.Clone(crowd(&m, u, v, b.Ship(1).At, float64(turn)))
		for i, r := range written {
			for _, o := range written[:i] {
				if r.Meets(o) {
					t.Errorf("in turn %d a label at %v lies on one at %v", turn, r, o)
				}
			}
		}
		before := maps.Clone(m.stands)
		crowd(&m, u, v, b.Ship(1).At, float64(turn))
		for k := range m.stands {
			if m.stands[k] != before[k] {
				t.Errorf("in turn %d %q goes from %v to %v, and no ship moves", turn, k.text, before[k], m.stands[k])
			}
		}
		if _, ok := m.stands[key{id: 1}]; !ok || len(written) < 5 {
			t.Errorf("in turn %d there are %d labels, of the own ship: %v", turn, len(written), ok)
		}
		leftOut = leftOut || len(m.asked) > len(written)
		if err := b.FightOn(); err != nil {
			t.Fatal(err)
		}
	}
	if !leftOut {
		t.Error("there is always room for all: the test shows nothing")
	}
}

// The names of two ships close to each other do not read as one.
func TestNamesOfCloseShipsStandApart(t *testing.T) {
	b, u, _ := open(t, "duel")
	own, foe, wreck := b.Ship(1), b.Ship(2), b.Ship(3)
	wreck.State = ships.Destroyed
	for around := range 24 {
		wreck.At = own.At.Ahead(space.Angle(around)*45*space.Degree, 60*space.Foot)
		foe.At = own.At.Ahead(space.Angle(around)*15*space.Degree, 60*space.Foot)
		var m Map
		v := view.New(nil, sight.View(b.World, pilot), 1)
		u.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -9, Y: -9}}, float64(around))
		m.Frame(float64(own.At.X/space.Foot), float64(own.At.Y/space.Foot), 0.25)
		m.Begin(u, v, kit.Rect{X: 290, Y: 50, W: 680, H: 230})
		m.Ring(v.Ship(), 450*space.Foot, kit.Plain, "450 ft")
		m.Ring(v.Ship(), 900*space.Foot, kit.Plain, "900 ft")
		m.Sight(v.Ship(), v.Contact(2), "90 ft, normal range", kit.Plain)
		m.Ships(2)
		m.End()
		u.End()
		for i, r := range m.names[:min(3, len(m.names))] { // of ships
			for _, o := range m.names[:i] {
				if r.Inset(-between).Meets(o) {
					t.Errorf("at %d° a name at %v reads as one with that at %v", around*15, r, o)
				}
			}
		}
	}
}

// The damage of two hits on one ship is shown side by side, and each number rises smoothly.
func TestNumbersOfHitsStandApart(t *testing.T) {
	b, u, v := open(t, "duel")
	p := sight.View(b.World, pilot)
	for _, hull := range []int32{22, 4, 4} {
		v.Log.Add(event.Event{Tick: p.Tick, Fact: &ships.Damaged{Ship: 2, Hull: hull}}, p)
	}
	var m Map
	var before []kit.Point
	for frame := range 20 {
		v.Clock = log.Seconds(p.Tick) + float64(frame)*0.05
		written := crowd(&m, u, v, b.Ship(2).At, v.Clock)
		var at []kit.Point
		for i := range m.asked {
			l := &m.asked[i]
			if is, stands := m.stands[l.key]; l.rank == rankHit && stands {
				at = append(at, kit.Point{X: l.at.X + is.by.X, Y: l.at.Y + is.by.Y - l.risen})
			}
		}
		if len(at) != 3 {
			t.Fatalf("in frame %d %d numbers of 3 are written: %v", frame, len(at), written)
		}
		for i, q := range at {
			for _, o := range at[:i] {
				if math.Abs(q.X-o.X) < 20 && math.Abs(q.Y-o.Y) < 20 {
					t.Errorf("in frame %d numbers stand at %v and %v", frame, q, o)
				}
			}
			if before != nil && (q.X != before[i].X || q.Y > before[i].Y || before[i].Y-q.Y > 2) {
				t.Errorf("in frame %d a number goes from %v to %v", frame, before[i], q)
			}
		}
		before = at
	}
}

// Many ships beyond the edge are shown by numbers, each ship in one of them.
func TestManyShipsBeyondTheEdge(t *testing.T) {
	_, u, v := open(t, "fleet")
	var m Map
	u.Begin(nil, 1280, 720, kit.Input{}, 0)
	m.Begin(u, v, kit.Rect{X: 300, Y: 60, W: 900, H: 600})
	far := &v.Contacts[len(v.Contacts)-1]
	p := v.PoseOf(far)
	m.Frame(p.X, p.Y, 1)
	all := m.listBeyond(0)
	m.Ships(0)
	m.End()
	u.End()
	sum, seen := 0, 0
	for _, b := range all {
		sum += b.count
	}
	for i := range v.Contacts {
		p := v.PoseOf(&v.Contacts[i])
		if m.seen(m.Place(p.X, p.Y), m.radius(&v.Contacts[i])+4) {
			seen++
		}
	}
	if left := len(v.Contacts) - seen; sum != left || len(all) > left/3 {
		t.Errorf("%d arrows stand for %d of %d ships beyond the edge", len(all), sum, left)
	}
	first := all[0].first
	chosen := m.listBeyond(first.ID)
	if i := slices.IndexFunc(chosen, func(b beyond) bool { return b.chosen }); chosen[i].first != first || chosen[i].count != 1 {
		t.Errorf("the chosen ship shares an arrow: %+v", chosen[i])
	}
}

// On a small map a region has only its name, and no name of an object in space covers another
// object.
func TestCaptionsHideNothingOnASmallMap(t *testing.T) {
	_, _, v := open(t, "duel")
	for _, size := range [][2]int{{375, 667}, {1280, 720}} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		var m Map
		named := 0
		for range 3 {
			u.Begin(nil, size[0], size[1], kit.Input{Mouse: kit.Point{X: -9, Y: -9}}, 0)
			m.Begin(u, v, kit.Rect{X: 8, Y: 220, W: u.Size.W - 16, H: 136})
			m.End()
			u.End()
		}
		for i := range m.asked {
			l := &m.asked[i]
			s, stands := m.stands[l.key]
			if l.rank != rankCaption || !stands {
				continue
			}
			named++
			w := u.Width(l.lines[0].text, l.lines[0].Type) + 4
			at := kit.Point{X: l.at.X + s.by.X, Y: l.at.Y + s.by.Y}
			box := kit.Rect{X: at.X - w/2, Y: at.Y - l.lines[0].LineHeight()/2, W: w, H: l.lines[0].LineHeight()}
			if u.Small && m.hides(box, l) > crossed {
				t.Errorf("at %v %q hides something", size, l.lines[0].text)
			}
			if long := strings.Contains(say.English(l.lines[0].text, v), ":"); long == u.Small && strings.HasPrefix(say.English(l.lines[0].text, v), "debris") {
				t.Errorf("at %v the debris is told as %q", size, l.lines[0].text)
			}
		}
		t.Logf("at %v %d captions", size, named)
	}
}

// The name of a field whose middle is beyond the edge of the map is put where the field is seen.
func TestAFieldAtTheEdgeIsNamedInside(t *testing.T) {
	m := Map{r: kit.Rect{X: 100, Y: 100, W: 600, H: 400}}
	for _, x := range []struct{ at, want kit.Point }{
		{kit.Point{X: 400, Y: 300}, kit.Point{X: 400, Y: 300}},
		{kit.Point{X: 60, Y: 300}, kit.Point{X: 180, Y: 300}},
		{kit.Point{X: 400, Y: 530}, kit.Point{X: 400, Y: 460}},
		{kit.Point{X: -200, Y: 300}, kit.Point{X: -200, Y: 300}}, // too little of it is seen
	} {
		if got := m.visible(x.at, 200); got != x.want {
			t.Errorf("a field at %v is named at %v, not at %v", x.at, got, x.want)
		}
	}
}

// A place that several goals of a side are about is named once, and again if one of them is reached.
func TestAPlaceOfSeveralGoalsIsNamedOnce(t *testing.T) {
	_, u, v := open(t, "convoy")
	zone := space.Disc{At: v.Ship().At, Radius: 300 * space.Foot}
	for n, reached := range []bool{false, false, true} {
		g := picture.GoalRow{Number: uint8(90 + n), Goal: scenario.Goal{Kind: scenario.Hold, Zone: zone}}
		if reached {
			g.Standing = scenario.Reached
		}
		if v.Goals = append(v.Goals, g); n == 0 {
			v.Goals = v.Goals[len(v.Goals)-1:]
		}
	}
	var m Map
	u.Begin(nil, 1280, 720, kit.Input{}, 0)
	m.Begin(u, v, kit.Rect{W: 1280, H: 720})
	var told []string
	for _, l := range m.asked {
		if says := u.Told(l.lines[0].text); strings.HasPrefix(says, "goal") {
			told = append(told, says)
		}
	}
	m.End()
	u.End()
	if want := []string{"goal of " + u.Told(v.SideName(0)), "goal of " + u.Told(v.SideName(0)) + ", reached"}; !slices.Equal(told, want) {
		t.Errorf("the map tells %q, not %q", told, want)
	}
}
