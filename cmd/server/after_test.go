package main

import (
	"context"
	"os"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim"
	"broadside/sim/say"
)

// After the end a lone player without a GM decides what comes next: they read the report, watch the
// battle again from the journal just written, and fight again.
func TestLonePlayerDecidesWhatComesNext(t *testing.T) {
	e := &evening{running: hostWith(t, os.Stderr, "--now", "--live", "--state", t.TempDir(), "--discovery=false")}
	var cancel func()
	e.ctx, cancel = context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	var (
		programme *netcode.Programme
		report    *netcode.Report
		reel      *netcode.Reel
	)
	join := func(name, key string, seat crew.Seat) *client.Client {
		c, err := client.Join(e.ctx, e.address, netcode.Guest{Hello: netcode.Hello{Name: name, Passphrase: key}, Trust: trustAll})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Sit(seat); err != nil {
			t.Fatal(err)
		}
		return c
	}
	await := func(c *client.Client, what string, so func() bool) {
		t.Helper()
		if err := c.Await(e.ctx, what, so); err != nil {
			t.Fatal(err)
		}
	}
	send := func(m netcode.Message) {
		t.Helper()
		if err := e.ada.Send(m); err != nil {
			t.Fatal(err)
		}
	}
	e.gm, e.ada = join("Mo", e.key, crew.Master), join("Ada", "", crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	defer e.ada.Leave("")
	said := ""
	e.ada.Talked = func(c *netcode.Chat) { said += c.Text + "\n" }
	e.ada.Heard = func(m netcode.Message) {
		switch m := m.(type) {
		case *netcode.Programme:
			programme = m
		case *netcode.Report:
			report = m
		case *netcode.Reel:
			reel = m
		}
	}
	await(e.gm, "the second round", func() bool { return e.gm.Picture != nil && e.gm.Picture.Head.Round > 1 })
	send(&netcode.Report{})
	await(e.ada, "that it is too soon", func() bool { return strings.Contains(said, "not over yet") })
	if err := e.gm.Order(&sim.Finish{Over: true, Winners: 1, Text: "The Gap is open."}); err != nil {
		t.Fatal(err)
	}
	await(e.ada, "the end", func() bool { return e.ada.Lobby != nil && e.ada.Lobby.State == netcode.Over })
	if e.ada.Lobby.Decides || programme != nil {
		t.Error("a player decides beside a GM")
	}
	send(&netcode.Battle{})
	await(e.ada, "that it is for the GM", func() bool { return strings.Contains(said, "Only the GM") })

	e.gm.Leave("")
	await(e.ada, "the choice", func() bool { return e.ada.Lobby.Decides && programme != nil })
	if programme.On != "duel" || len(programme.Scenarios) < 10 {
		t.Errorf("the choice is %+v", programme)
	}
	send(&netcode.Report{})
	await(e.ada, "the report", func() bool { return report != nil })
	if all := strings.Join(report.Lines(say.Text.String), "\n"); !strings.Contains(all, "Turning points:") || !strings.Contains(all, "Second Helping") {
		t.Errorf("the report is\n%s", all)
	}

	since := e.ada.Lobby.Since
	send(&netcode.Reel{Speed: 100})
	await(e.ada, "the recording", func() bool {
		return e.ada.Lobby.Since > since && reel != nil && e.ada.Picture != nil && e.ada.Picture.Tick > e.ada.Lobby.Since
	})
	if !e.ada.Lobby.Decides {
		t.Error("who has had the battle shown again may not wind it")
	}
	if e.ada.Picture.Head.Over || e.ada.Picture.Head.Round > 1 {
		t.Errorf("the recording begins in round %d, over: %v", e.ada.Picture.Head.Round, e.ada.Picture.Head.Over)
	}
	send(&netcode.Reel{Tick: reel.Last, Speed: 100})
	await(e.ada, "its end", func() bool { return e.ada.Picture != nil && e.ada.Picture.Head.Over })

	since = e.ada.Lobby.Since
	recording := true
	send(&netcode.Battle{Scenario: "duel"})
	await(e.ada, "another battle", func() bool {
		if recording && e.ada.Lobby.Since > since { // what came of the recording before that was right
			recording, reel = false, nil
		}
		return e.ada.Lobby.Since > since && e.ada.Picture != nil && !e.ada.Picture.Head.Over && e.ada.Picture.Head.Round > 0
	})
	if reel != nil || e.ada.Lobby.Decides {
		t.Errorf("another battle is a recording (%v), or in the hands of a player (%v)", reel, e.ada.Lobby.Decides)
	}
	if s := e.ada.Lobby.SeatOf(e.ada.Welcome.Client); s == nil || s.Seat.Role != crew.Pilot {
		t.Errorf("Ada has %+v", s)
	}
	e.end(t)
}
