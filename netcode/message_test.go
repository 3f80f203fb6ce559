package netcode

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/vmihailenco/msgpack/v5"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// samples returns every message with real contents, some at their limits.
func samples() []Message {
	token := bytes.Repeat([]byte{0xab}, TokenSize)
	return append([]Message{
		&Hello{Protocol: 1, Build: "v0.1 (abcdef)", Name: "Zoë Ångström", Token: token, Passphrase: "open"},
		&Hello{Protocol: 1, Name: "B"},
		&Welcome{Protocol: 1, Build: "v0.1", Token: token, Table: "The long watch", Client: 1<<32 - 1, Ticks: 20},
		&Goodbye{Code: Version, Reason: mismatch(2, "1.2.0", 1)},
		&Ping{Mark: 1<<32 - 1},
		&Pong{},
		&Sit{Seat: crew.Seat{Ship: 3, Role: crew.Gunner, Number: 2}},
		&Sit{Seat: crew.Master},
		&Stand{},
		&Hold{Seat: crew.Seat{Ship: 3, Role: crew.Gunner, Number: 2}, How: Look},
		&Absence{Seat: crew.Seat{Ship: 3, Role: crew.Gunner, Number: 2}, How: WaitFor, Seconds: 90},
		&Missed{Since: 400, Turns: []MissedTurn{{Seat: crew.Seat{Ship: 3, Role: crew.Gunner, Number: 2}, Round: 3, From: 500, To: 520, Skipped: "Mo"}}},
		&Ready{Ready: true},
		&Admission{Closed: true},
		&Speed{Half: true},
		&Chat{Text: "Shields up!"},
		&Chat{From: "Zoë", Text: strings.Repeat("𝔅", MaxChat)},
		&Remark{Text: say.Of("%s sits there.", "Zoë")},
		&Remark{Text: say.Text(strings.Repeat("t", MaxText))},
		&Lobby{},
		&Lobby{Notice: say.Of("The hall %s cannot be reached.", "nats://192.0.2.1")},
		fullLobby(),
		&Frame{picture.Frame{Tick: 100, Base: 97, Bits: []byte{1, 2, 3}}},
		&Frame{picture.Frame{Tick: maxTick, Base: 0, Bits: make([]byte, MaxBin)}},
		&Ack{Tick: 100},
		&Battle{Scenario: strings.Repeat("k", MaxKey), Seed: 1<<64 - 1},
		&Battle{},
		&Kick{Client: 1<<32 - 1, Ban: Pardon},
		&Brief{},
		fullBrief(),
		&Visit{},
		&Back{Tick: 77, Deeds: []Deed{{Tick: 77, Text: say.Label("Hesper's gunner", "attack")}}},
		&Reel{Tick: Stay, Last: 900, Speed: 150, Paused: true, Marks: []Mark{{Tick: 340, Side: 1, Text: "Hesper is disabled."}}},
		fullVisit(),
		fullProgramme(),
		fullReport(),
		fullLesson(),
		&Point{From: "Mo", Ship: 3, Deck: NoDeck},
		&Point{At: space.Point{X: 500 * space.Foot, Y: -9}, Deck: 2, On: deckplan.Square{X: 3, Y: 9, Level: 1}},
		&Targets{picture.Asked{Ships: []space.ID{1, 40, 65_535}, Placing: picture.Placing{Kind: picture.PowerGear, Number: 2, Slot: 3, At: deckplan.Square{X: 4, Y: 5}}}},
		&Report{},
	}, simSamples()...)
}

// fullBrief and fullVisit return the longest possible messages.
func fullBrief() *Brief {
	b := &Brief{Text: strings.Repeat("b", MaxBrief)}
	for range event.MaxSides {
		b.Sides = append(b.Sides, strings.Repeat("𝔅", MaxName))
	}
	return b
}

func fullVisit() *Visit {
	v := &Visit{}
	for range MaxVisitors {
		v.Visitors = append(v.Visitors, Visitor{Client: 1<<32 - 1, Name: strings.Repeat("𝔅", MaxName), Host: strings.Repeat("f", MaxHost), Banned: true})
	}
	return v
}

// fullLobby returns the longest possible lobby.
func fullLobby() *Lobby {
	name := strings.Repeat("𝔅", MaxName)
	l := &Lobby{Scenario: name, State: Over, Since: maxTick, Notice: say.Text(strings.Repeat("n", MaxText))}
	for i := range MaxShips {
		l.Ships = append(l.Ships, Ship{ID: 65535, Name: name, Class: name, Side: uint8(i)})
	}
	for range MaxSeats {
		l.Seats = append(l.Seats, Seat{Seat: crew.Seat{Ship: 65535, Role: crew.Pilot, Number: 32}, Holder: Taken, Who: name, Client: 1<<32 - 1, Ready: true, Health: Dead})
	}
	for range MaxPlayers {
		l.Players = append(l.Players, Player{Client: 1<<32 - 1, Name: name, Here: true, Late: true})
	}
	return l
}

// fullProgramme returns the longest possible programme.
func fullProgramme() *Programme {
	name := strings.Repeat("𝔅", MaxName)
	p := &Programme{On: strings.Repeat("k", MaxKey), Campaign: name}
	for range MaxScenarios {
		p.Scenarios = append(p.Scenarios, Scenario{Key: strings.Repeat("k", MaxKey), Title: name, Minutes: scenario.MaxMinutes, People: [2]int8{scenario.MaxPeople, scenario.MaxPeople}, Book: name, Opening: strings.Repeat("o", MaxOpening), Comes: name})
	}
	return p
}

// fullLesson returns the longest possible lesson.
func fullLesson() *Lesson {
	l := &Lesson{Key: strings.Repeat("k", MaxKey), Seat: crew.Seat{Ship: 65535, Role: crew.Pilot, Number: 1}}
	l.Role = crew.Boots
	for range scenario.MaxSteps {
		long, name := strings.Repeat("s", scenario.MaxSays), strings.Repeat("c", scenario.MaxControl)
		l.Steps = append(l.Steps, scenario.LessonStep{Says: long, Control: name, Action: name, Until: scenario.Ended, Verb: 255, Target: 65535, Needs: 65535, Else: long})
	}
	return l
}

// fullReport returns the longest possible report.
func fullReport() *Report {
	r := &Report{}
	for range MaxReportRows {
		r.Rows = append(r.Rows, append(Row{say.Text(strings.Repeat("r", MaxCell))}, slices.Repeat(Row{"5"}, MaxCells-1)...))
	}
	return r
}

// channelOf returns a channel that carries the message.
func channelOf(m Message) Channel { return wayOf(m.Kind()).over.widest() }

func TestEveryMessageComesBackEqual(t *testing.T) {
	seen := map[Kind]bool{}
	for _, m := range samples() {
		seen[m.Kind()] = true
		raw, err := Encode(nil, m)
		if err != nil {
			t.Errorf("%s: %v", m.Kind(), err)
			continue
		}
		back, err := Decode(raw, channelOf(m))
		if err != nil {
			t.Errorf("%s: %v", m.Kind(), err)
			continue
		}
		if !reflect.DeepEqual(m, back) {
			t.Errorf("%s: %+v came back as %+v", m.Kind(), m, back)
		}
	}
	for k := Kind(1); k <= lastKind; k++ {
		if !seen[k] {
			t.Errorf("no sample of %s", k)
		}
	}
}

func TestMessagesTravelOnlyWhereTheyBelong(t *testing.T) {
	for _, m := range samples() {
		raw, err := Encode(nil, m)
		if err != nil {
			t.Fatal(err)
		}
		for _, from := range []Channel{ToServer, AckToServer, ToClient, FrameToClient} {
			if wayOf(m.Kind()).over.has(from) {
				continue
			}
			if _, err := Decode(raw, from); err == nil {
				t.Errorf("%s was taken from channel %d", m.Kind(), from)
			}
		}
	}
}

func TestMessageBeyondItsLimitsIsNotSent(t *testing.T) {
	long := fullLobby()
	long.Ships = append(long.Ships, Ship{})
	for name, m := range map[string]Message{
		"too many ships":      long,
		"a long build":        &Hello{Name: "A", Build: strings.Repeat("b", MaxBuild+1)},
		"a picture too large": &Frame{picture.Frame{Bits: make([]byte, picture.MaxBits+1)}},
		"a negative tick":     &Ack{Tick: -1},
		"a long key":          &Battle{Scenario: strings.Repeat("k", MaxKey+1)},
	} {
		dst := []byte("kept")
		out, err := Encode(dst, m)
		if !errors.Is(err, field.ErrRange) {
			t.Errorf("%s: %v", name, err)
		}
		if string(out) != "kept" {
			t.Errorf("%s: half of it was written", name)
		}
	}
}

func TestNamesAreCleaned(t *testing.T) {
	for in, want := range map[string]string{
		"Ada":                          "Ada",
		"  A\tda \n Lovelace ":         "A da Lovelace",
		"Mo ":                          "Mo",
		" Mo":                          "Mo",
		"M  o\x7f":                     "M o",
		"A\u030angstro\u0308m":         "Ångström",
		"e\u0000\u0301":                "é",
		"evil\u202egnirts":             "evilgnirts",
		"\u0007\u200b":                 "",
		strings.Repeat("x", 100):       strings.Repeat("x", MaxName),
		strings.Repeat("ab ", 8) + "c": strings.TrimSpace(strings.Repeat("ab ", 8)),
		"a\xffb":                       "ab",
		"<b>[red]\x1b[31mMo":           "<b>[red][31mMo",
		"Zo\u0308\u0301\u0300\u0302e":  "Zö\u0301\u0300e",
		"\u0301\u0302Mo \u0303 \u0304": "Mo",
		"M\u3164o\u2800\u034f\ufe0f":   "Mo",
	} {
		if got := CleanName(in); got != want {
			t.Errorf("%q became %q, not %q", in, got, want)
		}
	}
}

func FuzzCleanLine(f *testing.F) {
	for _, s := range []string{"Ada", "A\u030a  x", "e\u0000\u0301", "\u1100\u1161\u11a8", strings.Repeat("a\u0301\u0327", 40), "0 \u031c 0"} {
		f.Add(s, 24)
	}
	f.Fuzz(func(t *testing.T, s string, max int) {
		max = min(max&0xff, MaxChat) + 1
		once := CleanLine(s, max)
		if twice := CleanLine(once, max); twice != once {
			t.Fatalf("%q became %q and then %q", s, once, twice)
		}
		if utf8.RuneCountInString(once) > max || !utf8.ValidString(once) || strings.ContainsAny(once, "\n\x00\u202e") {
			t.Fatalf("%q became %q", s, once)
		}
	})
}

// walkWithDecoder reads a guarded message element by element.
func walkWithDecoder(t *testing.T, raw []byte, n int) {
	t.Helper()
	src := bytes.NewReader(raw)
	dec := msgpack.NewDecoder(src)
	if got, err := dec.DecodeArrayLen(); err != nil || got != n {
		t.Fatalf("%d elements, %v, where the guard counted %d", got, err, n)
	}
	for i := range n {
		code, err := dec.PeekCode()
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case isNumber(code):
			_, err = dec.DecodeInt64()
		case isText(code):
			_, err = dec.DecodeString()
		case isBin(code):
			_, err = dec.DecodeBytes()
		default:
			err = fmt.Errorf("code %#02x", code)
		}
		if err != nil {
			t.Fatalf("element %d: %v", i, err)
		}
	}
	if src.Len() != 0 {
		t.Fatalf("%d bytes are left", src.Len())
	}
}

// FuzzMessage checks every kind of message over every channel: no panic, little memory, and what
// was read is written to the same bytes.
func FuzzMessage(f *testing.F) {
	for _, m := range samples() {
		raw, err := Encode(nil, m)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	for _, h := range hostile {
		f.Add(h.raw)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		for _, from := range []Channel{ToServer, AckToServer, ToClient, FrameToClient} {
			var m Message
			var err error
			n := allocated(func() { m, err = Decode(raw, from) })
			if err != nil {
				if CodeOf(err) == Internal {
					t.Fatalf("%v has no code", err)
				}
				if n > enough {
					t.Fatalf("%d bytes allocated for %v", n, err)
				}
				continue
			}
			again, err := Encode(nil, m)
			if err != nil {
				t.Fatalf("%+v was read and cannot be written: %v", m, err)
			}
			back, err := Decode(again, from)
			if err != nil || !reflect.DeepEqual(m, back) {
				t.Fatalf("%+v came back as %+v, %v", m, back, err)
			}
		}
	})
}

// Titles may be longer than names of people, and no longer than a message declares.
func TestTitlesAreNotCut(t *testing.T) {
	if says := CleanTitle("Closing Time at the Ledger"); says != "Closing Time at the Ledger" {
		t.Errorf("the title reads %q", says)
	}
	if says := CleanTitle(strings.Repeat("\u0958", 60)); says == "" || len(says) > MaxNameBytes || CleanTitle(says) != says {
		t.Errorf("a title has %d bytes", len(says))
	}
}
