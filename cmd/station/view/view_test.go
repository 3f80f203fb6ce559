package view

import (
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

func TestPosesLieBetweenTwoPictures(t *testing.T) {
	at := func(x space.Length, h space.Angle) *picture.Picture {
		return &picture.Picture{Contacts: []picture.Contact{{ID: 1, Reckoning: space.Reckoning{At: space.Point{X: x * space.Foot}, Heading: h * space.Degree, Step: space.Point{X: 10 * space.Foot}}}}}
	}
	before, now := at(90, 350), at(100, 10)
	for between, want := range map[float64]Pose{0: {X: 90, Heading: -10}, 0.5: {X: 95}, 1: {X: 100, Heading: 10}, 3: {X: 100, Heading: 10}} {
		v := New(before, now, between)
		if got := v.PoseOf(&now.Contacts[0]); got != want {
			t.Errorf("at %v the ship is at %v, not %v", between, got, want)
		}
	}
	v := New(nil, now, 0)
	if got := v.PoseOf(&now.Contacts[0]); got != (Pose{X: 100, Heading: 10}) {
		t.Errorf("without a picture before, the ship is at %v", got)
	}
}

// The movement between two pictures is interpolated as far as ships can fly; a ship that has moved
// farther was put there.
func TestOnlyWhatFliesGlides(t *testing.T) {
	shot := func(tick int64, id space.ID, x, step space.Length) *picture.Picture {
		return &picture.Picture{Tick: tick, Contacts: []picture.Contact{{ID: id, Reckoning: space.Reckoning{At: space.Point{X: x * space.Foot}, Step: space.Point{X: step * space.Foot}}}}}
	}
	for name, c := range map[string]struct {
		before, now *picture.Picture
		want        float64
	}{
		"a lost picture":       {shot(1, 1, 70, 10), shot(4, 1, 100, 10), 85},
		"the last of a course": {shot(1, 1, 90, 10), shot(3, 1, 100, 0), 95},
		"a jump":               {shot(1, 1, 0, 0), shot(2, 1, 900, 0), 900},
		"a jump in flight":     {shot(1, 1, 0, 10), shot(2, 1, 900, 10), 900},
		"a new ship":           {shot(1, 1, 0, 0), shot(2, 2, 900, 10), 900},
	} {
		v := New(c.before, c.now, 0.5)
		if got := v.PoseOf(&c.now.Contacts[0]).X; got != c.want {
			t.Errorf("%s: the ship is at %v, not %v", name, got, c.want)
		}
	}
}

func TestFoesAreHostileAliveAndNearestFirst(t *testing.T) {
	p := &picture.Picture{Contacts: []picture.Contact{
		{ID: 1},
		{ID: 2, Side: 1, Reckoning: space.Reckoning{At: space.Point{X: 900 * space.Foot}}},
		{ID: 3, Side: 1, Reckoning: space.Reckoning{At: space.Point{X: 100 * space.Foot}}, State: ships.Destroyed},
		{ID: 4, Side: 1, Reckoning: space.Reckoning{At: space.Point{X: 300 * space.Foot}}, State: ships.Disabled},
		{ID: 5},
	}}
	p.Head.Seat.Ship = 1
	v := New(nil, p, 1)
	foes := v.Foes()
	if len(foes) != 2 || foes[0].ID != 4 || foes[1].ID != 2 {
		t.Errorf("the foes are %v", foes)
	}
}

func TestARangeIsToldAsRefusalsTellIt(t *testing.T) {
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1}, {ID: 2, Side: 1, Reckoning: space.Reckoning{At: space.Point{X: 1151*space.Foot + 999}}}}}
	p.Head.Seat.Ship = 1
	v := New(nil, p, 1)
	if far := v.RangeTo(v.Contact(2)); far != 1160 {
		t.Errorf("a ship at 1151.999 ft is told as %d ft away", far)
	}
}

func TestChartHoldsWhatIsNear(t *testing.T) {
	p := &picture.Picture{
		Contacts: []picture.Contact{{ID: 1, Across: 100 * space.Foot}, {ID: 2, Side: 1, Reckoning: space.Reckoning{At: space.Point{X: 500 * space.Foot}}, Across: 100 * space.Foot}},
		Objects:  []ships.Object{{ID: 3, Kind: ships.Asteroid, At: space.Point{Y: 5000 * space.Foot}, Radius: 50 * space.Foot}},
		Sheets:   []picture.ShipSheet{{ID: 1, TurningSpeed: 150 * space.Foot}},
	}
	p.Head.Seat.Ship = 1
	c := New(nil, p, 1).Chart(450 * space.Foot)
	if len(c.Zones) != 1 || c.Zones[0].Ship != 2 || !c.Zones[0].Barred || c.Radius != 50*space.Foot || c.Turn != 150*space.Foot {
		t.Errorf("the chart is %+v", c)
	}
}

func TestAHeldOrderWaitsUntilItIsSettled(t *testing.T) {
	p := &picture.Picture{}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	v := New(nil, p, 1)
	hear := func(f event.Fact) { v.Log.Add(event.Event{Fact: f}, p) }
	if v.WaitsForGM() {
		t.Error("with nothing ordered somebody waits")
	}
	hear(&sim.OrderHeld{Seat: p.Head.Seat, Verb: crew.Attack})
	v.Log.Say(1, "Mara", "Well?")
	if !v.WaitsForGM() {
		t.Error("talk ends the wait for the GM")
	}
	hear(&ships.Attacked{By: p.Head.Seat, Target: 2})
	if v.WaitsForGM() {
		t.Error("the wait goes on after the shot")
	}
}

func TestReasonsAreToldInWords(t *testing.T) {
	direct, lock, far := say.For("Direct"), say.For("Lock"), say.Against(say.Text("long range"))
	for list, want := range map[say.Text]string{
		"":                                 "",
		far:                                "disadvantage: long range",
		say.List([]say.Text{direct, lock}): "advantage: Direct, Lock",
		say.List([]say.Text{direct, far, say.Against("Evade"), "up to"}): "up to if it fails; advantage: Direct; disadvantage: long range, Evade",
	} {
		if got := Reasons(list).String(); got != want {
			t.Errorf("%s is told as %q, not %q", list, got, want)
		}
	}
}

// What would only fill something that is full says so, and still may be ordered.
func TestAFeatureThatWouldAddNothingSaysSo(t *testing.T) {
	boost, patch, both := shipyard.Tasks(1<<shipyard.Screen), shipyard.Tasks(1<<shipyard.Mend), shipyard.Tasks(1<<shipyard.Screen|1<<shipyard.Modify)
	for _, c := range []struct {
		does   shipyard.Tasks
		sheet  picture.ShipSheet
		target space.ID
		want   string
	}{
		{boost, picture.ShipSheet{Shield: 20, MaxShield: 20}, 0, "The shields are full: it would add nothing now. Costs your bonus action."},
		{boost, picture.ShipSheet{Shield: 19, MaxShield: 20}, 0, "Costs your bonus action."},
		{boost, picture.ShipSheet{}, 0, "There are no shields: it would add nothing. Costs your bonus action."},
		{both, picture.ShipSheet{Shield: 20, MaxShield: 20}, 0, "Costs your bonus action."},
		{patch, picture.ShipSheet{Hull: 30, MaxHull: 30}, 0, "The hull is whole: it would add nothing now. Costs your bonus action."},
		{patch, picture.ShipSheet{Hull: 30, MaxHull: 30}, 2, "Costs your bonus action."},
		{boost, picture.ShipSheet{}, 2, "The shields are full: it would add nothing now. Costs your bonus action."},
		{boost, picture.ShipSheet{}, 3, "Costs your bonus action."},
	} {
		v := New(nil, &picture.Picture{Sheets: []picture.ShipSheet{c.sheet}, Contacts: []picture.Contact{
			{ID: 2, Hull: 3, HullMax: 9, Shield: 4, ShieldMax: 4}, {ID: 3, Hull: -1, HullMax: -1, Shield: -1, ShieldMax: -1},
		}}, 0)
		if got := say.English(v.Price(&picture.FeatureRow{Tasks: c.does}, &picture.Option{Cost: crew.Bonus, Target: c.target}), nil); got != c.want {
			t.Errorf("%b at %+v, target %d, says %q, not %q", c.does, c.sheet, c.target, got, c.want)
		}
	}
}
