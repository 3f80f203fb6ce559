package film

import (
	"crypto/sha256"
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/space"
)

func TestMain(m *testing.M) { stage.Main(m) }

var seat = crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}

// record plays a duel for a while, and then what is given, and returns its recording. Nobody hurries.
func record(t *testing.T, turns int, then ...func(*rehearsal.Battle) error) *journal.Recording {
	t.Helper()
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	start, err := b.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	rec := &journal.Recording{Library: b.Library, Scenario: b.Scenario, Start: journal.State{Tick: b.World.Tick, World: start}}
	b.Kept = func(orders []sim.Order, r *sim.Result) {
		tick := &journal.Tick{Tick: b.World.Tick, Hash: r.Hash}
		for i, a := range r.Answers {
			if a.Refusal == nil {
				tick.Orders = append(tick.Orders, orders[i])
			}
		}
		rec.Ticks = append(rec.Ticks, tick)
	}
	for range turns {
		if err := b.FightOn(); err != nil {
			t.Fatal(err)
		}
		if err := b.Wait(100); err != nil {
			t.Fatal(err)
		}
	}
	for _, do := range then {
		if err := do(b); err != nil {
			t.Fatal(err)
		}
	}
	return rec
}

// develop runs a film through, and draws some of its frames.
func develop(t *testing.T, f *Film) (frames int, drawn []string) {
	t.Helper()
	size := image.Pt(320, 180)
	target := ebiten.NewImage(size.X, size.Y)
	defer target.Deallocate()
	pixels := make([]byte, 4*size.X*size.Y)
	for {
		img := target
		if frames%20 != 0 {
			img = nil
		}
		if !f.Next(img, size) {
			break
		}
		if frames++; img != nil {
			img.ReadPixels(pixels)
			sum := sha256.Sum256(pixels)
			drawn = append(drawn, string(sum[:]))
		}
		if frames > 5000 {
			t.Fatal("the film does not end")
		}
	}
	if err := f.Err(); err != nil {
		t.Fatal(err)
	}
	return frames, drawn
}

func TestAFilmIsTheSameAgainAndLeavesQuietOut(t *testing.T) {
	rec := record(t, 12)
	var frames [2]int
	var drawn [2][]string
	for i := range 2 {
		f, err := New(rec, seat, 20, 1)
		if err != nil {
			t.Fatal(err)
		}
		frames[i], drawn[i] = develop(t, f)
	}
	if frames[0] != frames[1] || strings.Join(drawn[0], "") != strings.Join(drawn[1], "") {
		t.Errorf("a film has %d frames, and again %d, or they are not alike", frames[0], frames[1])
	}
	different := map[string]bool{}
	for _, d := range drawn[0] {
		different[d] = true
	}
	if ticks := len(rec.Ticks); frames[0] < 100 || frames[0] >= ticks || len(different) < len(drawn[0])*3/4 {
		t.Errorf("%d ticks make %d frames, of %d looked at %d differ", ticks, frames[0], len(drawn[0]), len(different))
	}
}

// The last event is shown to its end.
func TestAFilmEndsWhenAllHasBeenShown(t *testing.T) {
	rec := record(t, 12)
	f, err := New(rec, seat, 20, 1)
	if err != nil {
		t.Fatal(err)
	}
	banged := false
	f.UI.Watch = true
	for f.Next(nil, image.Pt(1280, 720)) {
		if texts := f.UI.Texts(); slices.Contains(texts, "somebody") {
			t.Fatalf("the film does not name whom it shows: %q", texts)
		}
		if f.ended > 0 && !banged { // a battle ends with a bang
			banged = true
			for range 3 {
				f.hear(event.Event{Tick: f.now.Tick, Sides: event.AllSides, Fact: &ships.WasDestroyed{Ship: 2}})
			}
		}
	}
	if f.screen.Busy(f.clock) || f.clock < f.ended+2*closing {
		t.Errorf("the film ends %v s after the battle", f.clock-f.ended)
	}
}

// Ships that fly on after the end make no film longer.
func TestAFilmEndsWithItsBattle(t *testing.T) {
	give := func(seat crew.Seat, i sim.Intent) func(*rehearsal.Battle) error {
		return func(b *rehearsal.Battle) error { return b.Give(seat, i) }
	}
	wait := func(ticks int) func(*rehearsal.Battle) error {
		return func(b *rehearsal.Battle) error { return b.Wait(ticks) }
	}
	pilot := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	var long [2]int
	for n, after := range []int{200, 800} {
		f, err := New(record(t, 0, give(crew.Master, &sim.SetTempo{Tempo: crew.Live}), wait(120), give(pilot, &deployment.Helm{Throttle: 50}), wait(40), give(crew.Master, &sim.Finish{Over: true}), wait(20+after)), seat, 20, 1)
		if err != nil {
			t.Fatal(err)
		}
		long[n], _ = develop(t, f)
		if k := f.now.Contact(1); k.Step == (space.Point{}) || !f.now.Head.Over {
			t.Fatalf("at the end %s moves by %v: the test shows nothing", k.Name, k.Step)
		}
	}
	if long[1] != long[0] {
		t.Errorf("with 30 s more after the end the film has %d frames in place of %d", long[1], long[0])
	}
}

func TestAFilmOfWhatIsNotThere(t *testing.T) {
	rec := record(t, 1)
	for says, err := range map[string]error{
		"no round 9":       second(New(rec, seat, 20, 9)),
		"no screen of":     second(New(rec, crew.Seat{Ship: 99, Role: crew.Screen}, 20, 1)),
		"1 to 20 frames a": second(New(rec, seat, 50, 1)),
	} {
		if err == nil || !strings.Contains(strings.ReplaceAll(err.Error(), "no main screen", "no screen"), says) {
			t.Errorf("not %q is said but %v", says, err)
		}
	}
}

func second(_ *Film, err error) error { return err }
