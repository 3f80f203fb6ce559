package table

import (
	"maps"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// battle returns a scenario as shipped.
func battle(t *testing.T, key string, tempo crew.Tempo) *sim.World {
	t.Helper()
	data := Shipped(t)
	w, err := sim.New(data.Library, data.Scenario(key), 5)
	if err != nil {
		t.Fatal(err)
	}
	opening := []sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: tempo}}, {Seat: crew.Master, Intent: &sim.Pause{}}}
	if _, err := w.Step(opening); err != nil {
		t.Fatal(err)
	}
	return w
}

// everyone returns every seat of a world, and the GM's chair.
func everyone(w *sim.World) []crew.Seat {
	seats := []crew.Seat{crew.Master}
	for i := range w.Members {
		seats = append(seats, w.Members[i].Seat)
	}
	return seats
}

var pilotOne = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}

// Frames are omitted while pictures cannot differ, so they must not differ.
func TestPicturesDifferOnlyWhenTheTableNotesAChange(t *testing.T) {
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		table := New(Settings{Battle: Battle{World: battle(t, "duel", tempo)}})
		w := table.world
		seats, brains, last := everyone(w), map[crew.Seat]*bot.Brain{}, map[crew.Seat]*picture.Flat{}
		for _, s := range seats {
			brains[s] = bot.New(s, 3)
		}
		still := 0
		for over := 0; over < 100 && w.Tick < 1200; {
			if w.Over {
				over++
			}
			var orders []sim.Order
			for _, s := range seats[1:] {
				if w.Tick%7 != 0 {
					continue
				}
				for _, i := range brains[s].Decide(sight.View(w, s)) {
					orders = append(orders, sim.Order{Seat: s, Intent: i})
				}
			}
			r, err := w.Step(orders)
			if err != nil {
				t.Fatal(err)
			}
			table.frames.noteChange(r)
			for i, s := range seats {
				if (int64(i)+w.Tick)%3 != 0 {
					continue // views are expensive: each seat has one every third tick
				}
				now := sight.View(w, s).Flatten()
				if was := last[s]; was != nil && table.frames.changed <= was.Tick {
					still++
					if f := picture.Diff(was, now); len(f.Bits) != 1 || f.Bits[0] != 0 {
						t.Fatalf("%s, ticks %d to %d: the picture of %d.%s has changed, and the table did not notice", tempo, was.Tick, w.Tick, s.Ship, s)
					}
				}
				last[s] = now
			}
		}
		if tempo == crew.Rounds && still == 0 {
			t.Error("the battle never stood still")
		}
	}
}

func TestFeedBuildsOnWhatWasAcknowledged(t *testing.T) {
	w := battle(t, "duel", crew.Live)
	seat := pilotOne
	var f feed
	var d picture.Differ
	next := func() picture.Frame {
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
		return f.frame(&d, sight.View(w, seat).Flatten())
	}
	first := next()
	if first.Base != 0 {
		t.Fatalf("the first frame is built on tick %d", first.Base)
	}
	due := map[int64]int64{} // the base of each frame until the whole picture is sent again
	for tick := first.Tick + 1; tick <= first.Tick+again; tick++ {
		if !f.due(tick, tick) {
			if _, err := w.Step(nil); err != nil {
				t.Fatal(err)
			}
			continue
		}
		due[tick-first.Tick] = next().Base
	}
	if want := map[int64]int64{2: first.Tick, 4: first.Tick, 6: first.Tick, 8: first.Tick, 10: 0}; !maps.Equal(due, want) {
		t.Errorf("while nothing is acknowledged, frames build on %v, want %v", due, want)
	}
	f.acknowledge(first.Tick)
	if third := next(); third.Base != first.Tick {
		t.Errorf("built on tick %d, want %d", third.Base, first.Tick)
	}
	f.acknowledge(99999)
	if g := next(); g.Base != first.Tick {
		t.Error("a tick that was never sent was built on")
	}
	for w.Tick < first.Tick+late {
		if g := next(); g.Base != first.Tick {
			t.Fatalf("tick %d is built on %d", g.Tick, g.Base)
		}
	}
	if g := next(); g.Base != 0 {
		t.Errorf("five rounds late, the frame is built on tick %d", g.Base)
	}
	if len(f.sent) > maxSent {
		t.Errorf("%d pictures are kept", len(f.sent))
	}
	f.reset() // as if the client had changed seats
	seat.Ship = 2
	whole := next()
	f.acknowledge(first.Tick)
	if g := next(); g.Base != whole.Tick {
		t.Errorf("after another seat's picture was acknowledged, the frame is built on tick %d, want %d", g.Base, whole.Tick)
	}
}

// A guest continues from a picture that they can have, and from no other of that tick.
func TestFeedGoesOnFromWhatIsHeld(t *testing.T) {
	w := battle(t, "duel", crew.Live)
	var d picture.Differ
	sent := func(f *feed, ticks int) {
		for range ticks {
			if _, err := w.Step(nil); err != nil {
				t.Fatal(err)
			}
			f.frame(&d, sight.View(w, pilotOne).Flatten())
		}
	}
	var first feed
	sent(&first, 6)
	acknowledged := w.Tick - 5
	first.acknowledge(acknowledged)
	for _, x := range []struct {
		held, after int64
		latest, ok  bool
	}{
		{held: acknowledged, latest: true, ok: true},
		{held: w.Tick, latest: true, ok: true}, // its acknowledgement was lost
		{held: w.Tick + 1, latest: true},       // never sent
		{held: acknowledged - 1, latest: true},
		{held: 0, latest: true},
		{held: acknowledged, ok: true}, // the welcome with the latest token was lost, and then the link
		{held: w.Tick},                 // what was sent over it is not what the same tick showed before
		{held: acknowledged, latest: true, after: late - 5, ok: true},
		{held: acknowledged, latest: true, after: late - 4},
	} {
		f := feed{base: first.base, sent: first.sent}
		if ok := f.resume(x.held, x.latest, w.Tick+x.after); ok != x.ok || ok != (f.base != nil) || ok && f.base.Tick != x.held || len(f.sent) > 0 {
			t.Errorf("%+v: %v, %+v", x, ok, f)
		}
	}
	if first.resume(acknowledged, true, w.Tick); !first.due(w.Tick, 0) {
		t.Error("who comes back waits for the next change")
	}
}

// closed is a link that records whether it was closed.
type closed struct {
	ear
	code netcode.Code
}

func (c *closed) Close(code netcode.Code, _ say.Text) { c.code = code }

// Three seconds late is not too late, nor is anything for less than half a second, nor if a single
// picture comes in time.
func TestWhoSeesOnlyThePastIsSentAway(t *testing.T) {
	for _, row := range []struct {
		name string
		age  func(tick int64) int64
		cut  int64 // in which tick
	}{
		{"three seconds late", func(int64) int64 { return 60 }, 0},
		{"later", func(int64) int64 { return 61 }, 210},
		{"one in time", func(tick int64) int64 { return 61 * min(1, tick%10) }, 0},
		{"of the future", func(int64) int64 { return -1000 }, 0},
	} {
		table := New(Settings{Name: "Test", Battle: Battle{World: battle(t, "duel", crew.Live)}})
		link := &closed{}
		g := newGuest(1, "Ada")
		g.link = link
		cut := int64(0)
		for tick := int64(200); tick < 300 && cut == 0; tick++ {
			table.world.Tick = tick
			if table.noteAcknowledged(g, tick-row.age(tick)); link.code == netcode.Stalled {
				cut = tick
			}
		}
		if cut != row.cut {
			t.Errorf("%s: cut in tick %d, not %d", row.name, cut, row.cut)
		}
	}
}

func TestOnlyThisMachineIsLocal(t *testing.T) {
	for _, row := range []struct {
		remote string
		local  bool
	}{
		{"127.0.0.1:4000", true}, {"[::1]:4000", true}, {"192.168.1.7:4000", false}, {"[fe80::1]:4000", false}, {"hall", false}, {"", false},
	} {
		if local(hostOf(row.remote)) != row.local {
			t.Errorf("%q: local is %v", row.remote, !row.local)
		}
	}
}

func TestGMChairIsRefusedWithAReason(t *testing.T) {
	table := New(Settings{Battle: Battle{World: battle(t, "duel", crew.Rounds)}})
	if why := table.seats.refuseSeat(&guest{}, crew.Master); why == "" {
		t.Error("a stranger has the GM's chair")
	}
	table.Password = "lantern"
	if why := table.seats.refuseSeat(&guest{}, crew.Master); why == "" {
		t.Error("a stranger without the password has the GM's chair")
	}
	if why := table.seats.refuseSeat(&guest{knows: true}, crew.Master); why != "" {
		t.Error(why)
	}
	for _, knows := range []bool{false, true} {
		l := table.lobby.lobbyFor(&guest{knows: knows})
		if offered := slices.ContainsFunc(l.Seats, func(s netcode.Seat) bool { return s.Seat == crew.Master }); offered != knows {
			t.Errorf("the GM's chair is offered to somebody who may have it (%v): %v", knows, offered)
		}
	}
	if why := table.seats.refuseSeat(&guest{knows: true}, crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}); why == "" {
		t.Error("a seat of a ship that is not for players was given")
	}
}

// slow is a mind that never decides in time.
type slow struct{ let chan struct{} }

func (s slow) Decide(*picture.Picture) []sim.Intent {
	<-s.let
	return nil
}

func (slow) Refused() {}

func TestSlowThoughtDoesNotHoldTheTableUp(t *testing.T) {
	synctest.Test(t, slowThought)
}

func slowThought(t *testing.T) {
	let := make(chan struct{})
	minds := func(crew.Seat) Mind { return slow{let} }
	table := New(Settings{Battle: Battle{World: battle(t, "convoy", crew.Live), Minds: minds}})
	table.bots.seatBots()
	defer table.beside.Wait()
	defer close(let)
	defer table.bots.dismissBots()
	done := make(chan error, 1)
	go func() {
		for range 500 {
			if err := table.makeTick(); err != nil {
				done <- err
				return
			}
		}
		done <- nil
	}()
	select {
	case err := <-done:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(time.Second): // it passes only when everybody waits
		t.Fatal("the table waits for a thought")
	}
}

// shelf keeps the latest state that a table hands over.
type shelf struct{ state *journal.State }

func (*shelf) KeepTick(*sim.Result, bool)      {}
func (*shelf) KeepRoster(*journal.Roster)      {}
func (*shelf) KeepReturn(*journal.State)       {}
func (s *shelf) KeepSnapshot(k *journal.State) { s.state = k }
func (*shelf) Lag() (int64, time.Duration)     { return 0, 0 }
func (*shelf) Trouble() say.Text               { return "" }
func (*shelf) Close() error                    { return nil }

// A snapshot is written beside the loop, which goes on meanwhile.
func TestAStateIsNotChangedWhileItIsWritten(t *testing.T) {
	kept := &shelf{}
	table := New(Settings{Battle: Battle{World: battle(t, "duel", crew.Live), Journal: kept}})
	numbered := func(n int64) event.Event { return event.Event{Tick: n} }
	for n := range int64(newest) {
		table.chronicle.keepEvents([]event.Event{numbered(n)})
	}
	for table.world.Tick%snapshotEvery != 0 {
		if _, err := table.world.Step(nil); err != nil {
			t.Fatal(err)
		}
	}
	table.record.saveTick(&sim.Result{Tick: table.world.Tick})
	for n := range int64(maxHistory) {
		table.chronicle.keepEvents([]event.Event{numbered(newest + n)})
	}
	for n, e := range kept.state.Events {
		if e.Tick != int64(n) {
			t.Fatalf("event %d of the kept state is now that of tick %d", n, e.Tick)
		}
	}
}

// In a large battle more happens in a minute than a guest who sits down is told; one who comes back
// is told all since the first turn that was played for them.
func TestAGuestIsToldAllSinceTheTurnThatTheyMissed(t *testing.T) {
	table := New(Settings{Battle: Battle{World: battle(t, "duel", crew.Live)}})
	const past = 5000 // ticks of the battle before this one
	const played, all = 2 * maxHistory, past + 2*maxHistory
	table.past = past
	for n := range int64(played) {
		table.chronicle.keepEvents([]event.Event{{Tick: n}})
	}
	if n := len(table.chronicle.history); n != maxHistory || table.chronicle.history[0].Tick != played-maxHistory {
		t.Errorf("%d events are kept", n)
	}
	for name, c := range map[string]struct {
		missed []netcode.MissedTurn
		want   int64
	}{
		"somebody new":               {nil, all - newest},
		"a turn missed a while ago":  {[]netcode.MissedTurn{{From: all - 700}, {From: all - 300}}, all - 700},
		"a turn missed a moment ago": {[]netcode.MissedTurn{{From: all - 3}}, all - newest},
	} {
		if got := table.chronicle.firstFor(&guest{missed: c.missed}); got != c.want {
			t.Errorf("%s: told since tick %d, want %d", name, got, c.want)
		}
	}
}
