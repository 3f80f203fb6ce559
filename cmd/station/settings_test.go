package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"broadside/crew"
	"broadside/netcode"
)

func TestHelpTellsEveryFlag(t *testing.T) {
	command(func(*settings) error { return nil }).Flags().VisitAll(func(f *pflag.Flag) {
		if f.Usage == "" {
			t.Errorf("the help does not tell what --%s is", f.Name)
		}
	})
}

func TestANameThatWouldBeCutIsRefused(t *testing.T) {
	for _, name := range []string{"Maximiliane of the Far Ridge", "\x1b"} {
		if s, err := newSettings(map[string]string{"name": name}); err == nil || !strings.HasPrefix(err.Error(), "--name: ") {
			t.Errorf("%q joins as %v, %v", name, s, err)
		}
	}
	if s, err := newSettings(map[string]string{"name": " Mara  Quill "}); err != nil || s.name != "Mara Quill" {
		t.Errorf("%v, %v", s, err)
	}
}

func TestSeatsInWords(t *testing.T) {
	l := &netcode.Lobby{Ships: []netcode.Ship{{ID: 1, Name: "Second Helping"}, {ID: 12, Name: "Kind Word"}, {ID: 13, Name: "3rd Wheel"}, {Name: "The Watch"}},
		Seats: []netcode.Seat{
			{Seat: crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}, Who: "Ben Ottoway"},
			{Seat: crew.Seat{Role: crew.Boots, Number: 1}, Who: "Ilse Corrigan", Holder: netcode.Bot},
			{Seat: crew.Seat{Role: crew.Boots, Number: 2}, Who: "Osric Hale", Holder: netcode.Bot},
			{Seat: crew.Seat{Role: crew.Boots, Number: 3}, Who: "Mara", Holder: netcode.Taken},
			{Seat: crew.Seat{Role: crew.Boots, Number: 4}, Who: "Nobody", Holder: netcode.Held},
		}}
	for words, want := range map[string]crew.Seat{
		"1.gunner":                {Ship: 1, Role: crew.Gunner, Number: 1},
		"12.gunner-2":             {Ship: 12, Role: crew.Gunner, Number: 2},
		"second-helping.pilot":    {Ship: 1, Role: crew.Pilot, Number: 1},
		"Second Helping.Pilot":    {Ship: 1, Role: crew.Pilot, Number: 1},
		"kind.screen":             {Ship: 12, Role: crew.Screen, Number: 1},
		"3rdwheel.coordinator":    {Ship: 13, Role: crew.Coordinator, Number: 1},
		"gm":                      crew.Master,
		"GM":                      crew.Master,
		"second helping.mechanic": {Ship: 1, Role: crew.Mechanic, Number: 1},
		"second-helping.boots-2":  {Ship: 1, Role: crew.Boots, Number: 2},
		"the-watch.boots-4":       {Role: crew.Boots, Number: 4},
		"osric-hale.boots":        {Role: crew.Boots, Number: 2},
		"Ilse.boots":              {Role: crew.Boots, Number: 1},
		"ben.boots":               {Ship: 1, Role: crew.Gunner, Number: 1},
	} {
		wish, err := parseSeat(words)
		if err != nil {
			t.Errorf("%q: %v", words, err)
			continue
		}
		if seat, err := wish.findIn(l); err != nil || seat != want {
			t.Errorf("%q is %v, %v; not %v", words, seat, err, want)
		}
	}
	for _, words := range []string{"", "gunner", "1.cook", "1.gm", "1.gunner-0"} {
		if wish, err := parseSeat(words); err == nil {
			t.Errorf("%q is the seat %v", words, wish)
		}
	}
	for _, words := range []string{"nobody.pilot", "2.pilot", "3.pilot", ".pilot", "osric-hale.pilot", "mara.boots", "nobody.boots", ".boots", "2.boots"} {
		wish, err := parseSeat(words)
		if err != nil {
			t.Fatal(err)
		}
		if seat, err := wish.findIn(l); err == nil {
			t.Errorf("%q is the seat %v", words, seat)
		}
	}
	onFoot := &netcode.Lobby{Ships: []netcode.Ship{{Name: "The Watch"}}, Seats: []netcode.Seat{{Seat: crew.Seat{Role: crew.Boots, Number: 1}, Who: "Kade Morrow", Holder: netcode.Bot}}}
	for _, words := range []string{"1.screen", "the-watch.screen", "1.operator"} {
		wish, err := parseSeat(words)
		if err != nil {
			t.Fatal(err)
		}
		if seat, err := wish.findIn(onFoot); err == nil || !strings.Contains(err.Error(), "has no ships") || !strings.Contains(err.Error(), "--seat kade-morrow.boots") {
			t.Errorf("where there are no ships, %q is the seat %v, %v", words, seat, err)
		}
	}
}

func TestSizes(t *testing.T) {
	if w, h, err := parseSize("1920x1080"); w != 1920 || h != 1080 || err != nil {
		t.Errorf("%d, %d, %v", w, h, err)
	}
	for _, words := range []string{"", "1920", "1920x", "300x600", "-1920x1080", "1e9x1080", "99999x99999"} {
		if _, _, err := parseSize(words); err == nil {
			t.Errorf("%q is a size", words)
		}
	}
}

// A misspelt environment variable is warned of.
func TestAMisspeltVariableIsWarnedOf(t *testing.T) {
	t.Setenv("BROADSIDE_HIGH_CONTRST", "true")
	var errs bytes.Buffer
	c := command(func(*settings) error { return nil })
	c.SetErr(&errs)
	c.SetArgs(nil)
	if err := c.Execute(); err != nil || strings.Count(errs.String(), "the nearest setting is BROADSIDE_HIGH_CONTRAST") != 1 {
		t.Errorf("%v, and the terminal says %q", err, errs.String())
	}
}
