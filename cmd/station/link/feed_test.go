package link

import (
	"math"
	"slices"
	"testing"
	"time"

	"broadside/cmd/station/effect"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// between returns where a ship is drawn that has moved from 0 to 90 ft in a number of ticks, a time
// after the second picture.
func between(ticks int64, after time.Duration) float64 {
	at := time.Unix(1000, 0)
	f := newFeed(50*time.Millisecond, nil)
	shot := func(tick int64, x space.Length) *picture.Picture {
		return &picture.Picture{Tick: tick, Contacts: []picture.Contact{{ID: 1, Reckoning: space.Reckoning{At: space.Point{X: x * space.Foot}, Step: space.Point{X: 90 * space.Foot / space.Length(ticks)}}}}}
	}
	f.before, f.now, f.arrived, f.glides, f.began = shot(10, 0), shot(10+ticks, 90), at, at, at
	v := f.view(at.Add(after))
	return v.PoseOf(&f.now.Contacts[0]).X
}

// A view knows how long a tick of its table takes.
func TestAViewKeepsTheTimeOfItsTable(t *testing.T) {
	f := newFeed(100*time.Millisecond, nil)
	f.now = &picture.Picture{Tick: 10}
	if got := f.view(time.Unix(1000, 0)).Seconds(120); math.Abs(got-12) > 1e-9 {
		t.Errorf("a round takes %v s", got)
	}
}

func TestShipsAreNeverDrawnFartherBackThanOnePicture(t *testing.T) {
	for _, c := range []struct {
		ticks int64
		after time.Duration
		want  float64
	}{
		{1, 0, 0}, {1, 25 * time.Millisecond, 45}, {1, 50 * time.Millisecond, 90},
		{3, 50 * time.Millisecond, 30}, {3, 150 * time.Millisecond, 90}, {9, 150 * time.Millisecond, 90},
	} {
		if got := between(c.ticks, c.after); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%v after a picture %d ticks later the ship is at %v ft, not %v", c.after, c.ticks, got, c.want)
		}
	}
}

// A ship at an even speed is drawn at nearly that speed, though pictures come early when somebody
// orders something, or a little late.
func TestShipsDoNotJumpWhenPicturesComeEarly(t *testing.T) {
	const beat, step = 50 * time.Millisecond, 10
	start := time.Unix(1000, 0)
	f := newFeed(beat, nil)
	early := [...]time.Duration{0, 0, 40, 45, 0, 10, -4, 49, 3, 49} // in milliseconds
	last, shown := 0.0, 0
	for now := beat; shown < 60; now += time.Millisecond {
		if tick := shown + 1; now >= time.Duration(tick)*beat-early[shown%len(early)]*time.Millisecond {
			f.turnTo(&picture.Picture{Tick: int64(tick), Contacts: []picture.Contact{{ID: 1, Reckoning: space.Reckoning{
				At: space.Point{X: step * space.Length(tick) * space.Foot}, Step: space.Point{X: step * space.Foot},
			}}}}, start.Add(now))
			shown++
		}
		v := f.view(start.Add(now))
		at := v.PoseOf(&f.now.Contacts[0]).X
		if moved := at - last; shown > 2 && (moved < 0 || moved > 3) {
			t.Errorf("after %v the ship moved %.1f ft in a millisecond; it flies %.1f", now, moved, step/50.0)
		}
		last = at
	}
}

// Events are shown from when they are heard, even while the battle is paused, and the past that a
// late joiner is told of is not shown as if it happened now.
func TestEffectsRunOnTheStationsClock(t *testing.T) {
	at := time.Unix(1000, 0)
	f := newFeed(50*time.Millisecond, nil)
	f.now, f.arrived, f.began = &picture.Picture{Tick: 500, Contacts: []picture.Contact{{ID: 1}}}, at, at
	f.hear(&netcode.Events{Events: []event.Event{
		{Tick: 300, Fact: &ships.WasDestroyed{Ship: 1}},
		{Tick: 500, Fact: &ships.ShieldsDown{Ship: 1}},
	}}, at.Add(time.Second))
	for after, want := range map[time.Duration]int{1500 * time.Millisecond: 1, 4 * time.Second: 0} {
		v := f.view(at.Add(after))
		if all := effect.Gather(v.Log.Entries, v.Sees, v.Clock); len(all) != want {
			t.Errorf("after %v %d effects are seen, not %d: %+v", after, len(all), want, all)
		}
	}
}

// Once a battle is over there are no turns, and people on decks still have their names.
func TestPeopleHaveNamesWithoutTurns(t *testing.T) {
	boots := crew.Seat{Role: crew.Boots, Number: 2}
	n := names{&picture.Picture{People: []picture.PersonRow{{Name: "Mo", Seat: boots}}, Contacts: []picture.Contact{{ID: 1, Name: "Ox"}}}}
	for seat, want := range map[crew.Seat]string{boots: "Mo", {Role: crew.Boots, Number: 3}: "somebody", {Ship: 1, Role: crew.Pilot, Number: 1}: "Ox's pilot"} {
		if got := say.English(seat.Name(), n); got != want {
			t.Errorf("%v is %q, not %q", seat, got, want)
		}
	}
}

// TestFaultEventsWithoutAPictureFillNoMemory has a table send events and never a picture.
func TestFaultEventsWithoutAPictureFillNoMemory(t *testing.T) {
	f := newFeed(50*time.Millisecond, nil)
	for tick := range int64(3 * maxUntold) {
		f.hear(&netcode.Events{Events: []event.Event{{Tick: tick + 1, Fact: &ships.Flew{Ship: 1}}}}, time.Unix(1000, 0))
	}
	if n := len(f.untold); n != maxUntold || f.untold[n-1].Tick != 3*maxUntold {
		t.Errorf("%d events wait, the last of tick %d", n, f.untold[n-1].Tick)
	}
	f.turnTo(&picture.Picture{Tick: 3*maxUntold + 1}, time.Unix(1001, 0))
	f.tell(time.Unix(1001, 0))
	const says = "2000 events are left out here: too many came at once."
	told := 0
	for _, e := range f.log.Entries {
		if e.What == says {
			told++
		}
	}
	if told > 1 || len(f.log.Entries) == 0 {
		t.Errorf("the log says %d times of %d entries %q", told, len(f.log.Entries), says)
	}
	f = newFeed(50*time.Millisecond, nil)
	f.turnTo(&picture.Picture{Tick: 1}, time.Unix(1000, 0))
	f.hear(&netcode.Events{Events: slices.Repeat([]event.Event{{Tick: 2, Fact: &ships.Flew{Ship: 1}}}, maxUntold+2)}, time.Unix(1000, 0))
	f.hear(&netcode.Events{}, time.Unix(1000, 0))
	if n := len(f.log.Entries); n != 1 || f.log.Entries[0].What != "2 events are left out here: too many came at once." {
		t.Errorf("the log has %d entries: %+v", n, f.log.Entries)
	}
}
