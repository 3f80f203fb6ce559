package netcode

import (
	"math/rand/v2"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// flying returns a battle in which a ship turns and flies, so that every tick looks different.
func flying(t *testing.T) (*sim.World, crew.Seat) {
	t.Helper()
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("duel"), 5)
	if err != nil {
		t.Fatal(err)
	}
	for _, i := range []sim.Intent{&sim.SetTempo{Tempo: crew.Live}, &sim.Pause{}} {
		if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: i}}); err != nil {
			t.Fatal(err)
		}
	}
	return w, crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
}

// Whatever of the frames and acks is lost or late, a picture that is made is the
// one that was sent.
func TestPicturesAreWhatWasSentWhateverIsLost(t *testing.T) {
	w, seat := flying(t)
	dice := rand.New(rand.NewPCG(11, 12))
	var p Pictures
	var base *picture.Flat
	var late []picture.Frame
	made, dropped, others := 0, 0, 0
	take := func(f picture.Frame, want *picture.Flat) {
		got, err := p.Take(&f, seat)
		if err != nil {
			t.Fatal(err)
		}
		if got == nil {
			dropped++
			return
		}
		made++
		if want == nil {
			t.Fatalf("a frame of tick %d that came late has made a picture", f.Tick)
		}
		if d := picture.Diff(want, got.Flatten()); len(d.Bits) != 1 || d.Bits[0] != 0 {
			t.Fatalf("the picture of tick %d is not what was sent", f.Tick)
		}
		if dice.IntN(3) > 0 { // else the ack is lost
			base = want
		}
	}
	for n := range 600 {
		orders := []sim.Order{{Seat: seat, Number: uint32(n + 1), Intent: &deployment.Helm{Throttle: 100, Rudder: int8(n/20%3) - 1}}}
		if _, err := w.Step(orders); err != nil {
			t.Fatal(err)
		}
		now := sight.View(w, seat).Flatten()
		f := picture.Diff(base, now)
		switch dice.IntN(6) {
		case 0: // lost
		case 1:
			late = append(late, f)
		case 2: // overtaken by the frame of another seat
			other := picture.Diff(nil, sight.View(w, crew.Master).Flatten())
			if got, err := p.Take(&other, seat); err != nil || got != nil {
				t.Fatalf("the picture of another seat was made: %v", err)
			}
			others++
			fallthrough
		default:
			take(f, now)
			for _, f := range late {
				take(f, nil)
			}
			late = nil
		}
		if len(p.Held()) > maxHeld {
			t.Fatalf("%d pictures are held", len(p.Held()))
		}
	}
	if made < 200 || dropped < 20 || others < 20 {
		t.Errorf("%d made, %d dropped, %d of others", made, dropped, others)
	}
}

func TestPicturesOfTheBattleBeforeAreForgotten(t *testing.T) {
	w, seat := flying(t)
	var p Pictures
	frames := make([]picture.Frame, 4)
	for i := range frames {
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
		frames[i] = picture.Diff(nil, sight.View(w, seat).Flatten())
	}
	for i := range 3 {
		if got, err := p.Take(&frames[i], seat); got == nil || err != nil {
			t.Fatalf("frame %d: %v", i, err)
		}
	}
	p.DropUpTo(frames[1].Tick)
	if held := p.Held(); len(held) != 1 || held[0].Tick != frames[2].Tick {
		t.Errorf("what has overtaken the news is not all that is held: %d", len(held))
	}
	p.DropAll()
	if got, _ := p.Take(&frames[1], seat); got != nil {
		t.Error("a frame of the battle before has made a picture")
	}
	if got, err := p.Take(&frames[3], seat); got == nil || err != nil {
		t.Errorf("the next frame makes no picture: %v", err)
	}
}
