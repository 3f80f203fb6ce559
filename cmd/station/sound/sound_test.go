package sound

import (
	"encoding/binary"
	"slices"
	"testing"
	"time"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"

	"broadside/cmd/station/log"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
)

func TestCuesAreHeardAndFadeOut(t *testing.T) {
	for c := range lastCue + 1 {
		b := render(cues[c])
		loudest, last := 0, 0
		for i := 0; i+3 < len(b); i += 4 {
			v := int(int16(binary.LittleEndian.Uint16(b[i:])))
			last = max(v, -v)
			loudest = max(loudest, last)
		}
		length := time.Duration(len(b)/4) * time.Second / rate
		if loudest < 1500 || loudest > 32000 || last > 200 || length > 2*time.Second {
			t.Errorf("cue %d: loudest %d, last %d, %v long", c, loudest, last, length)
		}
	}
}

func TestEarHearsTheBattleOnce(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	var ear Ear
	var l log.Log
	told, heard := 0, map[Cue]int{}
	listen := func() {
		p := b.View(seat)
		for ; told < len(b.Events); told++ {
			l.Add(b.Events[told], p)
		}
		v := view.New(nil, p, 1)
		v.Log = &l
		for _, c := range ear.Listen(v) {
			heard[c]++
		}
	}
	listen()
	for turn := range 2 {
		if err := b.Fight(seat, 1); err != nil {
			t.Fatal(err)
		}
		listen()
		if heard[Turn] != turn+1 {
			t.Fatalf("in turn %d it has heard %v", turn+1, heard)
		}
		listen()
		if err := b.Give(seat, &sim.EndTurn{}); err != nil {
			t.Fatal(err)
		}
		listen()
	}
	if heard[Turn] != 2 || heard[Shot] == 0 {
		t.Errorf("it has heard %v", heard)
	}
	if err := b.Give(crew.Master, &sim.Finish{Over: true, Winners: 2}); err != nil {
		t.Fatal(err)
	}
	listen()
	if heard[Beaten] != 1 || heard[Won] != 0 {
		t.Errorf("at the end it has heard %v", heard)
	}
}

// A log that holds less than was heard is another seat's.
func TestEarBearsAShorterLog(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, b.View(seat), 1)
	for _, e := range b.Events {
		v.Log.Add(e, v)
	}
	var ear Ear
	ear.Listen(v)
	whole := *v.Log
	*v.Log = log.Log{}
	for _, e := range b.Events[:len(b.Events)-3] {
		v.Log.Add(e, v)
	}
	if cues := ear.Listen(v); len(cues) != 0 {
		t.Errorf("what is past in another log sounds: %v", cues)
	}
	*v.Log = whole
	v.Log.Add(event.Event{Fact: &ships.WasDestroyed{Ship: 2}}, v)
	if cues := ear.Listen(v); !slices.Contains(cues, Loss) {
		t.Errorf("after another log the ear is deaf: %v", cues)
	}
}
