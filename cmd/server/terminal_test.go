package main

import (
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/event"
)

// TestFaultWordsOfOrdersAreNotObeyedByATerminal calls text that clears a terminal and forges a line
// of the table.
func TestFaultWordsOfOrdersAreNotObeyedByATerminal(t *testing.T) {
	state := t.TempDir()
	r := hostAt(t, "--now", "--live", "--discovery=false", "--state", state)
	join := func(name string, seat crew.Seat) *client.Client {
		c, err := client.Join(t.Context(), r.address, netcode.Guest{Hello: netcode.Hello{Name: name}, Trust: func(netcode.Fingerprint) error { return nil }})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Sit(seat); err != nil {
			t.Fatal(err)
		}
		if err := c.Await(t.Context(), "a picture", func() bool { return c.Picture != nil }); err != nil {
			t.Fatal(err)
		}
		return c
	}
	eve := join("Eve", crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	ada := join("Ada", crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
	var heard string
	ada.Told = func(events []event.Event) {
		for _, e := range events {
			if called, ok := e.Fact.(*ships.Called); ok {
				heard = called.Word
			}
		}
	}
	var why *netcode.Answer
	eve.Refused = func(a *netcode.Answer) { why = a }
	if err := eve.Order(&deployment.Call{Word: "now\x1b[2J\u009b2J\u202e\n  *  Kit has left."}); err != nil {
		t.Fatal(err)
	}
	if err := eve.Await(t.Context(), "an answer", func() bool { return !eve.Waits() }); err != nil || why != nil {
		t.Fatalf("%v, %+v", err, why)
	}
	if err := ada.Await(t.Context(), "the word", func() bool { return heard != "" }); err != nil {
		t.Fatal(err)
	}
	if want := "now[2J2J * Kit has left."; heard != want {
		t.Errorf("the crew hears %q, not %q", heard, want)
	}
	eve.Leave("")
	ada.Leave("")
	out := r.end(t)
	if !strings.Contains(out, "now[2J2J * Kit has left.!") {
		t.Errorf("the terminal does not tell what was called:\n%s", out)
	}
	if strings.ContainsAny(out, "\x1b\u009b\u202e") || strings.Contains(out, "\n  *  Kit") {
		t.Errorf("the terminal is told:\n%q", out)
	}
}

func TestNothingIsObeyedOnTheWayToATerminal(t *testing.T) {
	var b strings.Builder
	if n, err := (screened{&b}).Write([]byte("a\x1b[2J\nb\u202e▀")); n != 13 || err != nil || b.String() != "a[2J\nb▀" {
		t.Errorf("%d, %v: %q", n, err, b.String())
	}
	_, errs, code := run(t, "host", "--scenario", "\x1b[2Jduel")
	if code != 1 || strings.Contains(errs, "\x1b") || !strings.Contains(errs, "duel") {
		t.Errorf("exit code %d: %q", code, errs)
	}
}
