package bridge

import (
	"strings"
	"testing"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/configs/language/pseudo"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/say"
)

func TestTimelineWindsARecording(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var line timeline
	track := kit.Rect{X: 0, Y: 600, W: 1280, H: timelineHeight}
	now := 0.0
	do := func(reel netcode.Reel, in ...kit.Input) (asked []netcode.Reel) {
		p := &picture.Picture{}
		p.Head.Seat = crew.Master
		v := view.New(nil, p, 1)
		v.Reel, v.Wind = &reel, func(r netcode.Reel) { asked = append(asked, r) }
		for _, in := range in {
			now++
			u.Begin(nil, 1280, 720, in, now)
			line.show(u, v, track)
			line.seek(u, v)
			u.End()
		}
		return asked
	}
	key := func(k kit.Key) kit.Input { return kit.Input{Keys: []kit.Key{k}} }
	at := netcode.Reel{Tick: 1000, Last: 4000, Speed: 100}
	stay := func(speed int, paused bool) netcode.Reel {
		return netcode.Reel{Tick: netcode.Stay, Speed: speed, Paused: paused}
	}
	to := func(tick int64) netcode.Reel { return netcode.Reel{Tick: tick, Speed: 100} }
	slowest, fastest := at, at
	marked := at
	marked.Marks = []netcode.Mark{{Tick: 400}, {Tick: 900}, {Tick: 2000}, {Tick: 3000}}
	slowest.Speed, fastest.Speed = 25, 6400
	for _, c := range []struct {
		name string
		reel netcode.Reel
		key  kit.Key
		want []netcode.Reel
	}{
		{"stop", at, "Space", []netcode.Reel{stay(100, true)}},
		{"faster", at, "Ctrl+Up", []netcode.Reel{stay(200, false)}},
		{"slower", at, "Ctrl+Down", []netcode.Reel{stay(50, false)}},
		{"slower than slowest", slowest, "Ctrl+Down", nil},
		{"faster than fastest", fastest, "Ctrl+Up", nil},
		{"ten seconds on", at, "Ctrl+Right", []netcode.Reel{to(1200)}},
		{"ten seconds back", at, "Ctrl+Left", []netcode.Reel{to(800)}},
		{"ten seconds on, by an arrow that nothing else hears", at, "Right", []netcode.Reel{to(1200)}},
		{"ten seconds back, likewise", at, "Left", []netcode.Reel{to(800)}},
		{"back beyond the start", netcode.Reel{Tick: 30, Last: 4000, Speed: 100}, "Ctrl+Left", []netcode.Reel{to(0)}},
		{"on beyond the end", netcode.Reel{Tick: 3990, Last: 4000, Speed: 100}, "Ctrl+Right", []netcode.Reel{to(4000)}},
		{"the moment before", marked, "Ctrl+PageUp", []netcode.Reel{to(860)}},
		{"the moment after", marked, "Ctrl+PageDown", []netcode.Reel{to(1960)}},
		{"before the first moment", netcode.Reel{Tick: 300, Last: 4000, Speed: 100, Marks: marked.Marks}, "Ctrl+PageUp", []netcode.Reel{to(0)}},
	} {
		asked := do(c.reel, key(c.key))
		if len(asked) != len(c.want) || len(asked) > 0 && !same(asked[0], c.want[0]) {
			t.Errorf("%s asks for %+v, want %+v", c.name, asked, c.want)
		}
	}
	// The mouse takes the position, moves, and lets go beyond the end.
	held := func(x float64, pressed bool) kit.Input {
		return kit.Input{Mouse: kit.Point{X: x, Y: 628}, Held: true, Pressed: pressed}
	}
	asked := do(at, held(800, true), held(1100, false), kit.Input{Mouse: kit.Point{X: 1279, Y: 628}, Released: true})
	if n := len(asked); n != 3 || asked[0].Tick >= asked[1].Tick || asked[2].Tick != at.Last {
		t.Errorf("scrubbing asks for %+v", asked)
	}
}

// A viewer who may not control a recording sees its position, has no controls for it, and reads who
// does.
func TestTimelineOfWhoMayOnlyWatch(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		var line timeline
		p := &picture.Picture{}
		v := view.New(nil, p, 1)
		v.Reel = &netcode.Reel{Tick: 1000, Last: 4000, Speed: 100, Marks: []netcode.Mark{{Tick: 400, Text: "It explodes."}}}
		show := func(in kit.Input) {
			u.Begin(nil, size[0], size[1], in, 1)
			line.show(u, v, kit.Rect{X: 4, Y: 100, W: u.Size.W - 8, H: timelineIn(u.Size.W-8, u)})
			u.End()
			for _, f := range u.Faults() {
				t.Errorf("at %v: %v", size, f)
			}
		}
		for x := 10.0; x < u.Size.W; x += 20 {
			for _, k := range []kit.Key{"Space", "Ctrl+Up", "Ctrl+Right", "Ctrl+PageUp"} {
				show(kit.Input{Mouse: kit.Point{X: x, Y: 120}, Pressed: true, Held: true, Keys: []kit.Key{k}})
			}
			show(kit.Input{Mouse: kit.Point{X: x, Y: 120}, Released: true})
		}
		show(kit.Input{})
		if says := strings.Join(u.Texts(), " "); !strings.Contains(says, "The GM controls") || !strings.Contains(says, "0:50 of 3:20") || strings.Contains(says, "Stop") {
			t.Errorf("at %v it says %q", size, says)
		}
	}
}

func same(a, b netcode.Reel) bool {
	return a.Tick == b.Tick && a.Speed == b.Speed && a.Paused == b.Paused
}

func TestRowsOfPagesHaveKeysOfTheirOwn(t *testing.T) {
	var set *binding.Set
	seen := map[kit.Key]bool{"L": true, "B": true} // which close them
	for i := range 33 {
		for _, k := range set.Keys(pageKey(i)) {
			if seen[k] {
				t.Errorf("row %d has the key %q of another", i, k)
			}
			seen[k] = true
		}
	}
	if len(seen) != 35 || pageKey(33) != "" {
		t.Errorf("%d keys are given, and row 33 has %q", len(seen)-2, pageKey(33))
	}
}

// The report of a recording is in the reader's language, like the marks on its timeline.
func TestRecordingSpeaksAnotherLanguage(t *testing.T) {
	foreign, err := pseudo.Language()
	if err != nil {
		t.Fatal(err)
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	v := view.New(nil, &picture.Picture{}, 1)
	v.Wind = func(netcode.Reel) {}
	v.Reel = &netcode.Reel{Tick: 1000, Last: 4000, Speed: 100, Marks: []netcode.Mark{{Tick: 2000, Text: say.Of("%s is %s.", "Hesper", say.Text("disabled"))}}}
	var line timeline
	told := ""
	for x := 10.0; x < 1280; x += kit.Gap {
		u.Language = foreign
		u.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: x, Y: 108}}, 1)
		line.show(u, v, kit.Rect{X: 4, Y: 100, W: u.Size.W - 8, H: timelineIn(u.Size.W-8, u)})
		u.End()
		told += strings.Join(u.Texts(), "\n") + "\n"
	}
	v.Table.Report = &netcode.Report{Rows: []netcode.Row{{"ship", "hits"}, {say.Name("Hesper"), say.Name("4 (44 %)")}}}
	if lines := reportLines(u, v); len(lines) != 2 || lines[0] != "=øøøø    øøøø" || lines[1] != "=Hesper  4 (44 %)" {
		t.Errorf("the report is told as %q", lines)
	}
	if !strings.Contains(told, "1:40: Hesper øø øøøøøøøø.") {
		t.Errorf("a mark is told as\n%s", told)
	}
}
