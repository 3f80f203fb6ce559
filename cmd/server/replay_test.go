package main

import (
	"context"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/configs/language/pseudo"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships/deployment"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// recorded plays a duel of bots for some rounds, and returns its journal.
func recorded(t *testing.T, args ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "duel.journal")
	out, errs, code := run(t, append([]string{"bots", "--fast", "--scenario", "duel", "--seed", "7", "--rounds", "3", "--journal", path}, args...)...)
	if code != 0 && code != exitUndecided {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	return path
}

// film reads a journal as the command does.
func film(t *testing.T, path string) *reel {
	t.Helper()
	rec, err := readRecording(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := newReel(rec)
	if err != nil || r.bad != nil {
		t.Fatal(err, r.bad)
	}
	return r
}

// In another language, the report and the timeline of a recording contain no English except names.
func TestARecordingSpeaksAnotherLanguage(t *testing.T) {
	l, err := pseudo.Language()
	if err != nil {
		t.Fatal(err)
	}
	r := film(t, recorded(t))
	var texts []say.Text
	for _, row := range r.Report().Rows {
		texts = append(texts, row...)
	}
	for _, m := range r.Marks() {
		texts = append(texts, m.Text)
	}
	names := []string{r.report.Title, r.report.Key}
	for _, s := range r.report.Ships {
		names = append(names, s.Name)
	}
	names = append(names, r.report.Sides...)
	for _, text := range texts {
		told := l.Tell(text, nil)
		for _, name := range names {
			told = strings.ReplaceAll(told, name, "")
		}
		if strings.ContainsFunc(told, func(c rune) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }) {
			t.Errorf("%s keeps English: %q", text, told)
		}
	}
	if len(r.Marks()) == 0 || len(texts) < 40 {
		t.Errorf("there are %d marks, %d texts", len(r.Marks()), len(texts))
	}
}

func TestReplayShowsARecordingToAnySeat(t *testing.T) {
	path := recorded(t)
	known := film(t, path)
	r := startWith(t, os.Stderr, "replay", "--address", "127.0.0.1:0", "--discovery=false", path)
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	var wound *netcode.Reel
	join := func(name string, seat crew.Seat) *client.Client {
		c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: name}, Trust: trustAll})
		if err != nil {
			t.Fatal(err)
		}
		c.Heard = func(m netcode.Message) {
			if m, ok := m.(*netcode.Reel); ok {
				wound = m
			}
		}
		if err := c.Sit(seat); err != nil {
			t.Fatal(err)
		}
		if err := c.Await(ctx, "a picture", func() bool { return c.Picture != nil && c.Lobby != nil && wound != nil }); err != nil {
			t.Fatal(err)
		}
		return c
	}
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	seats := []crew.Seat{crew.Master, gunner, gunner, {Ship: 2, Role: crew.Pilot, Number: 1}, {Ship: 2, Role: crew.Screen, Number: 1}}
	var watching []*client.Client
	for _, seat := range seats {
		watching = append(watching, join("Ann", seat))
	}
	gm := watching[0]
	first := known.First() // which the timeline counts from
	if first == 0 || wound.Last != known.Last()-first || len(wound.Marks) == 0 || wound.Marks[len(wound.Marks)-1].Tick > wound.Last {
		t.Errorf("the timeline says %+v, and the recording has %d ticks, %d of them before the battle", wound, known.Last(), first)
	}
	for _, tick := range []int64{wound.Last, 0, 150, 149, wound.Last / 2} {
		if err := gm.Send(&netcode.Reel{Tick: tick, Speed: 100, Paused: true}); err != nil {
			t.Fatal(err)
		}
		w, _, err := known.Leap(first + tick)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range watching {
			since := c.Lobby.Since
			leapt := func() bool { return c.Lobby.Since > since && c.Picture != nil && wound.Tick == tick }
			if err := c.Await(ctx, "the leap", leapt); err != nil {
				t.Fatal(err)
			}
			want := sight.View(w, seats[i])
			if err := sameBattle(want, c.Picture); err != "" {
				t.Errorf("tick %d, seat %v: %s", tick, seats[i], err)
			}
		}
	}
	for i, c := range watching {
		if !c.Lobby.Decides {
			t.Errorf("who watches from %v is not told that they may wind the recording", seats[i])
		}
	}
	refused := false
	watching[1].Refused = func(*netcode.Answer) { refused = true }
	if err := watching[1].Order(&deployment.Fire{Target: 2}); err != nil {
		t.Fatal(err)
	}
	if err := watching[1].Await(ctx, "a refusal", func() bool { return refused }); err != nil {
		t.Fatal(err)
	}
	// At 64 times its speed it is over in a moment.
	if err := gm.Send(&netcode.Reel{Tick: 0, Speed: netcode.FastestReel}); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "the end", func() bool { return wound.Paused && wound.Tick == wound.Last && gm.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	for _, c := range watching {
		c.Leave("Seen.")
	}
	if out := r.end(t); !strings.Contains(out, "Turning points:") {
		t.Errorf("no report in\n%s", out)
	}
}

// sameBattle describes where a picture shows another moment of the battle, or returns "". The ticks
// of a table that shows a recording are its own.
func sameBattle(want, got *picture.Picture) string {
	frame := picture.Diff(nil, want.Flatten())
	frame.Tick++ // a table's ticks begin at 1, a recording's at 0
	again, err := picture.Patch(nil, &frame)
	if err != nil {
		return err.Error()
	}
	now := *got
	now.Tick = again.Tick
	if frame = picture.Diff(again.Flatten(), now.Flatten()); len(frame.Bits) > 1 {
		return "it shows another moment"
	}
	return ""
}

func TestReplayNamesTheTickAndTheFieldThatDiffer(t *testing.T) {
	path := recorded(t)
	dir := t.TempDir()
	states := filepath.Join(dir, "battle.states")
	if out, errs, code := run(t, "replay", "--states", states, path); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	if out, errs, code := run(t, "replay", "--against", states, path); code != 0 || !strings.Contains(out, "are alike in all") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
	whole, err := os.ReadFile(states)
	if err != nil {
		t.Fatal(err)
	}
	half := filepath.Join(dir, "half.states")
	if err := os.WriteFile(half, whole[:len(whole)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := run(t, "replay", "--against", half, path); code != 1 || !strings.Contains(errs, "where "+half+" is cut off") {
		t.Errorf("half of the states: exit code %d\n%s", code, errs)
	}
	other := recorded(t, "--tempo", "live")
	out, errs, code := run(t, "replay", "--against", other, path)
	if code != 1 || !regexp.MustCompile(`they part in tick 1, in [a-z ]+: \d+ and \d+\.`).MatchString(out) {
		t.Errorf("another battle: exit code %d\n%s%s", code, out, errs)
	}
}

func TestReplayReportsAsTextAndAsAPicture(t *testing.T) {
	path := recorded(t)
	picture := filepath.Join(t.TempDir(), "report.png")
	out, errs, code := run(t, "replay", "--report", "--picture", picture, path)
	if code != 0 || !strings.Contains(out, "dealt") || !strings.Contains(out, picture) {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	f, err := os.Open(picture)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if img, err := png.Decode(f); err != nil || img.Bounds().Dx() != 1280 {
		t.Errorf("the picture cannot be read: %v", err)
	}
	dealt, taken, sides := 0, 0, film(t, path).report.Ships
	for _, s := range sides {
		dealt, taken = dealt+s.Dealt, taken+s.Taken
	}
	if dealt != taken || dealt == 0 {
		t.Errorf("%d points were dealt and %d taken", dealt, taken)
	}
}

func TestReplayRefusesWhatItCannotPlay(t *testing.T) {
	path := recorded(t)
	kept, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		bytes []byte
		says  string
	}{
		"no journal": {[]byte("Dear diary"), "not a journal of this version"},
		"torn":       {kept[:len(kept)-5], "can be played up to tick"},
	} {
		t.Run(name, func(t *testing.T) {
			spoilt := filepath.Join(t.TempDir(), "spoilt.journal")
			if err := os.WriteFile(spoilt, c.bytes, 0o600); err != nil {
				t.Fatal(err)
			}
			if out, errs, code := run(t, "replay", "--report", spoilt); code != 1 || !strings.Contains(errs, c.says) {
				t.Errorf("exit code %d\n%s%s", code, out, errs)
			}
		})
	}
}
