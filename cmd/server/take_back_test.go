package main

import (
	"context"
	"os"
	"regexp"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/say"
)

// TestOrdersAreTakenBackForGood names a ship as the GM, takes names back, and names it again; then
// the server is killed, and its journal must contain the last name.
func TestOrdersAreTakenBackForGood(t *testing.T) {
	r := hostWith(t, os.Stderr, "--discovery=false", "--scenario", "duel")
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: "Mo", Passphrase: r.key}, Trust: trustAll})
	if err != nil {
		t.Fatal(err)
	}
	var deeds *netcode.Back
	var since int64
	var told []string // of the battle as it stands
	c.Heard = func(m netcode.Message) {
		switch m := m.(type) {
		case *netcode.Back:
			deeds = m
		case *netcode.Lobby:
			if m.Since != since {
				since, told = m.Since, nil
			}
		case *netcode.Events:
			for _, e := range m.Events {
				told = append(told, say.English(e.Fact.Sentence(), c.Picture))
			}
		}
	}
	name := func() string {
		if c.Picture == nil {
			return ""
		}
		return c.Picture.ShipName(1)
	}
	await := func(what string, found func() bool) {
		t.Helper()
		if err := c.Await(ctx, what, found); err != nil {
			t.Fatal(err)
		}
	}
	rename := func(to string) {
		t.Helper()
		if err := c.Order(&sim.Rename{Ship: 1, Name: to}); err != nil {
			t.Fatal(err)
		}
		await(to, func() bool { return name() == to })
	}
	say := func(what string) {
		t.Helper()
		if err := c.Order(&sim.Say{Text: what}); err != nil {
			t.Fatal(err)
		}
		await(what, func() bool { return strings.Contains(strings.Join(told, " "), what) })
	}
	back := func(tick int64) {
		t.Helper()
		deeds = nil
		if err := c.Send(&netcode.Back{Tick: tick}); err != nil {
			t.Fatal(err)
		}
		await("the deeds", func() bool { return deeds != nil })
	}
	if err := c.Sit(crew.Master); err != nil {
		t.Fatal(err)
	}
	await("a picture", func() bool { return name() != "" })
	first := name()
	say("Before")
	for _, to := range []string{"Alpha", "Beta", "Gamma"} {
		rename(to)
	}
	say("After")
	back(0)
	if len(deeds.Deeds) != 5 || name() != "Gamma" {
		t.Fatalf("to be taken back there is %v", deeds)
	}
	back(deeds.Deeds[2].Tick)
	await("the ship to be Alpha again", func() bool { return name() == "Alpha" })
	if log := strings.Join(told, " "); !strings.Contains(log, "Before") || strings.Contains(log, "After") {
		t.Errorf("the log stands as %q", log)
	}
	back(12345)
	if len(deeds.Deeds) != 2 {
		t.Fatalf("after it there is %v", deeds)
	}
	back(deeds.Deeds[0].Tick)
	await("the ship to be "+first, func() bool { return name() == first })
	rename("Delta")
	if err := r.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	<-r.read
	_ = r.cmd.Wait() // it was killed
	c.Leave("")
	path := regexp.MustCompile(`journal: +(\S+)`).FindStringSubmatch(r.out.String())
	if path == nil {
		t.Fatalf("no journal in\n%s", r.out)
	}
	seen := film(t, path[1])
	w, _, err := seen.Leap(seen.Last())
	if err != nil || w.ShipName(1) != "Delta" {
		t.Errorf("the recording ends with %s: %v", w.ShipName(1), err)
	}
	kept, err := os.ReadFile(path[1])
	if err != nil {
		t.Fatal(err)
	}
	if again, err := journal.Recover(kept); err != nil || again.World.Hash() != w.Hash() {
		t.Errorf("what is recovered is not what is shown again: %v", err)
	}
}
