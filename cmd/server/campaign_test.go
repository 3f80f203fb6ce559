package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/journal"
)

// TestCampaignCarriesWounds damages two ships, turns to another battle, and hosts a third on
// another evening: the players' ship is damaged in all of them, the other is new.
func TestCampaignCarriesWounds(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	state := t.TempDir()
	flags := []string{"--discovery=false", "--state", state, "--scenario", "duel", "--campaign", "The Long Haul"}
	chair := func(r *running) *client.Client {
		c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: "Mo", Passphrase: r.key}, Trust: trustAll})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Sit(crew.Master); err != nil {
			t.Fatal(err)
		}
		if err := c.Await(ctx, "a picture", func() bool { return c.Picture != nil && c.Lobby != nil }); err != nil {
			t.Fatal(err)
		}
		return c
	}
	hulls := func(c *client.Client) [2]int32 {
		return [2]int32{c.Picture.Contacts[0].Hull, c.Picture.Contacts[1].Hull}
	}

	first := hostAt(t, flags...)
	gm := chair(first)
	whole := hulls(gm)
	for i := range whole {
		if err := gm.Order(&sim.Edit{Ship: gm.Picture.Contacts[i].ID, Number: sim.HullNumber, Value: 3}); err != nil {
			t.Fatal(err)
		}
	}
	if err := gm.Await(ctx, "the wounds", func() bool { return hulls(gm) == [2]int32{3, 3} }); err != nil {
		t.Fatal(err)
	}
	since := gm.Lobby.Since
	if err := gm.Send(&netcode.Battle{}); err != nil {
		t.Fatal(err)
	}
	// This battle goes on while the next is set up.
	if err := gm.Order(&sim.Edit{Ship: gm.Picture.Contacts[0].ID, Number: sim.HullNumber, Value: 2}); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "the second battle", func() bool { return gm.Lobby.Since > since && gm.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	if got, want := hulls(gm), [2]int32{2, whole[1]}; got != want {
		t.Errorf("in the second battle the hulls have %v points, not %v", got, want)
	}
	gm.Leave("")
	if out := first.end(t); !strings.Contains(out, "The campaign:               The Long Haul, a new one\n") || !strings.Contains(out, "To go on with it: broadside-server resume --address ") || !strings.Contains(out, " --state "+state) {
		t.Errorf("at the end the table does not say that the campaign is new, or how to go on with it: %s", out)
	}
	playable(t, state)

	second := hostAt(t, flags...)
	gm = chair(second)
	if got, want := hulls(gm), [2]int32{2, whole[1]}; got != want {
		t.Errorf("on another evening the hulls have %v points, not %v", got, want)
	}
	lost := gm.Picture.Contacts[0]
	if want := "As the campaign has left them: " + lost.Name + "."; gm.Lobby.Notice.String() != want {
		t.Errorf("instead of %q the table says %q", want, gm.Lobby.Notice)
	}
	if err := gm.Order(&sim.Damage{Ship: lost.ID, Amount: 4 * whole[0]}); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "a wreck", func() bool { return gm.Picture.Contacts[0].State == ships.Destroyed }); err != nil {
		t.Fatal(err)
	}
	gm.Leave("")
	if out, want := second.end(t), "The Long Haul; as it has left them come "+lost.Name+"\n"; !strings.Contains(out, want) {
		t.Errorf("the server does not say %q: %s", want, out)
	}

	third := hostAt(t, flags...)
	gm = chair(third)
	if got := hulls(gm); got != whole || !strings.Contains(gm.Lobby.Notice.String(), lost.Name) {
		t.Errorf("after %s was lost the hulls have %v points, not %v, and the table says %q", lost.Name, got, whole, gm.Lobby.Notice)
	}
	since = gm.Lobby.Since
	if err := gm.Send(&netcode.Battle{Scenario: "chase"}); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "a battle of others", func() bool { return gm.Lobby.Since > since }); err != nil {
		t.Fatal(err)
	}
	if said := gm.Lobby.Notice.String(); !strings.HasPrefix(said, "Nobody here was in an earlier battle of the campaign") {
		t.Errorf("of a battle without its ship the table says %q", said)
	}
	gm.Leave("")
	third.end(t)

	other := hostAt(t, append(flags[:len(flags)-1:len(flags)-1], "Another")...)
	gm = chair(other)
	if got := hulls(gm); got != whole {
		t.Errorf("in another campaign the hulls have %v points, not %v", got, whole)
	}
	if gm.Lobby.Notice != "" {
		t.Errorf("of the first battle of a campaign the table says %q", gm.Lobby.Notice)
	}
	gm.Leave("")
	if out, want := other.end(t), "The campaign:               Another, a new one; there are already The Long Haul\n"; !strings.Contains(out, want) {
		t.Errorf("the server does not say %q: %s", want, out)
	}
}

// Two long names of campaigns or tables that begin alike are not one name.
func TestNamesOfCampaignsAndTablesAreNotCut(t *testing.T) {
	for _, flag := range []string{"--campaign", "--name"} {
		_, errs, code := run(t, "host", "--discovery=false", "--address", "127.0.0.1:0", "--state", t.TempDir(), flag, "The Voyages of the Second Moon, crew of Monday")
		if code == 0 || !strings.Contains(errs, flag+": ") || !strings.Contains(errs, "at most 24 characters") || !strings.Contains(errs, `"The Voyages of the Secon"`) {
			t.Errorf("%s: %d %s", flag, code, errs)
		}
	}
}

// TestWhoMissesABattleOfACampaignComesToTheNext wounds a ship, plays a battle without it, and
// turns back to one with it: at the same table, and on another evening.
func TestWhoMissesABattleOfACampaignComesToTheNext(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	flags := []string{"--discovery=false", "--state", t.TempDir(), "--campaign", "The Long Haul", "--scenario"}
	chair := func(r *running) *client.Client {
		c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: "Mo", Passphrase: r.key}, Trust: trustAll})
		if err == nil {
			err = c.Sit(crew.Master)
		}
		if err == nil {
			err = c.Await(ctx, "a picture", func() bool { return c.Picture != nil && c.Lobby != nil })
		}
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	turn := func(gm *client.Client, scenario string, again bool) {
		time.Sleep(time.Second / 3) // a guest's requests beyond three a second are dropped
		since := gm.Lobby.Since
		if err := gm.Send(&netcode.Battle{Scenario: scenario, Again: again}); err != nil {
			t.Fatal(err)
		}
		if err := gm.Await(ctx, scenario, func() bool { return gm.Lobby.Since > since && gm.Picture != nil }); err != nil {
			t.Fatal(err)
		}
	}
	wound := func(gm *client.Client, hull int32) {
		if err := gm.Order(&sim.Edit{Ship: gm.Picture.Contacts[0].ID, Number: sim.HullNumber, Value: hull}); err != nil {
			t.Fatal(err)
		}
		if err := gm.Await(ctx, "the wound", func() bool { return gm.Picture.Contacts[0].Hull == hull }); err != nil {
			t.Fatal(err)
		}
	}
	table := hostAt(t, append(flags, "duel")...)
	gm := chair(table)
	wound(gm, 3)
	for range 9 {
		turn(gm, "chase", false)
	}
	turn(gm, "duel", false)
	if got := gm.Picture.Contacts[0].Hull; got != 3 {
		t.Errorf("after battles without it the ship has %d hull points", got)
	}
	// A battle that is lost is fought again as it began, and does not count.
	wound(gm, 1)
	for _, again := range []bool{true, false} {
		if turn(gm, "duel", again); gm.Picture.Contacts[0].Hull != 3 {
			t.Errorf("fought again, and then on from there (%t), the ship has %d hull points", again, gm.Picture.Contacts[0].Hull)
		}
	}
	for range 9 {
		turn(gm, "chase", false)
	}
	gm.Leave("")
	table.end(t)
	table = hostAt(t, append(flags, "duel")...)
	gm = chair(table)
	if got := gm.Picture.Contacts[0].Hull; got != 3 {
		t.Errorf("on another evening, after battles without it, the ship has %d hull points", got)
	}
	wound(gm, 1)
	turn(gm, "duel", true)
	gm.Leave("")
	table.end(t)
	// What is fought again does not count after a restart either.
	table = startWith(t, os.Stderr, "resume", "--address", "127.0.0.1:0", flags[0], flags[1], flags[2])
	gm = chair(table)
	if turn(gm, "duel", true); gm.Picture.Contacts[0].Hull != 3 {
		t.Errorf("after a restart, fought again, the ship has %d hull points", gm.Picture.Contacts[0].Hull)
	}
	gm.Leave("")
	table.end(t)
}

// playable replays each journal of a table as a recording.
func playable(t *testing.T, state string) {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(state, "journals", "*.journal"))
	if err != nil || len(found) != 2 {
		t.Fatalf("there are %d journals: %v", len(found), err)
	}
	for _, name := range found {
		kept, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := journal.Read(bytes.NewReader(kept))
		if err != nil {
			t.Fatal(err)
		}
		p, err := rec.NewPlayer()
		for err == nil {
			_, err = p.Step()
		}
		if !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", filepath.Base(name), err)
		}
	}
}
