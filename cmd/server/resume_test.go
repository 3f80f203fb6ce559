package main

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim"
	"broadside/sim/journal"
)

// TestFaultJournalRots: a table whose journal is damaged is not resumed; what can be read of it is
// offered, and can be continued.
func TestFaultJournalRots(t *testing.T) {
	t.Parallel()
	w := lookAt(t, "", "BROADSIDE_TICK=200")
	w.await("a snapshot", func() bool {
		written, _ := filepath.Glob(filepath.Join(w.state, "journals", "*.snapshot"))
		return len(written) > 0
	})
	ended := w.played()
	found, _ := filepath.Glob(filepath.Join(w.state, "journals", "*.journal"))
	kept, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	r, err := journal.Recover(kept)
	if err != nil {
		t.Fatal(err)
	}
	kept[r.Begun+200] ^= 4
	if err := os.WriteFile(found[0], kept, 0o600); err != nil {
		t.Fatal(err)
	}
	flags := []string{"--state", w.state, "--address", "127.0.0.1:0"}
	_, errs, code := run(t, append([]string{"resume", "--discovery=false"}, flags...)...)
	if code != 1 || !strings.Contains(errs, "damaged at byte") || !strings.Contains(errs, "broadside-server recover") {
		t.Fatalf("a rotten journal: exit code %d, %s", code, errs)
	}
	name := filepath.Base(found[0])
	if out, _, _ := run(t, append([]string{"recover"}, flags...)...); !strings.Contains(out, name) || !strings.Contains(out, "damaged") {
		t.Errorf("the list of journals: %s", out)
	}
	out, _, code := run(t, append([]string{"recover", name}, flags...)...)
	from := regexp.MustCompile(`--from (\d+)`).FindStringSubmatch(out)
	if code != 0 || from == nil || !strings.Contains(out, "by the snapshot of tick") {
		t.Fatalf("exit code %d\n%s", code, out)
	}
	t.Logf("of a battle of %d ticks:\n%s", ended, out)
	if out, errs, code := run(t, append([]string{"recover", name, "--from", from[1]}, flags...)...); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	again := startWith(t, os.Stderr, append([]string{"resume", "--discovery=false"}, flags...)...)
	if out := again.end(t); !strings.Contains(out, "paused until the GM lets it go on") {
		t.Errorf("the table says:\n%s", out)
	}
}

// A table without a battle to resume says where journals are, and names the latest.
func TestResumeElsewhereTellsOfTheJournals(t *testing.T) {
	state := t.TempDir()
	_, errs, code := run(t, "resume", "--discovery=false", "--state", state, "--address", "127.0.0.1:0")
	if code != 1 || !strings.Contains(errs, "begin one with \"broadside-server host\"") {
		t.Errorf("without journals: exit code %d, %s", code, errs)
	}
	name := "2026-05-01-200000-duel-1a2b3c4d.journal"
	if err := os.WriteFile(filepath.Join(state, "journals", name), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, errs, code = run(t, "resume", "--discovery=false", "--state", state, "--address", "127.0.0.1:0")
	if code != 1 || !strings.Contains(errs, "1 journal in") || !strings.Contains(errs, name) {
		t.Errorf("with a journal: exit code %d, %s", code, errs)
	}
}

// TestClosedTableGoesOn closes a table during a battle and resumes it: damage is kept, a returning
// player finds their seat, and it is paused.
func TestClosedTableGoesOn(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	flags := []string{"--address", "127.0.0.1:0", "--discovery=false", "--state", t.TempDir()}
	first := startWith(t, os.Stderr, append([]string{"host", "--now", "--live"}, flags...)...)
	join := func(r *running, token []byte) *client.Client {
		c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: "Mo", Token: token, Passphrase: r.key}, Trust: trustAll})
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	gm := join(first, nil)
	if err := gm.Sit(crew.Master); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "a picture", func() bool { return gm.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	if err := gm.Order(&sim.Edit{Ship: 1, Number: sim.HullNumber, Value: 3}); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "the wound", func() bool { return gm.Picture.Contact(1).Hull == 3 }); err != nil {
		t.Fatal(err)
	}
	tick, token := gm.Picture.Tick, gm.Welcome.Token
	first.end(t)

	second := startWith(t, os.Stderr, append([]string{"resume"}, flags...)...)
	gm = join(second, token)
	if err := gm.Await(ctx, "the seat", func() bool { return gm.Lobby != nil && gm.Lobby.SeatOf(gm.Welcome.Client) != nil }); err != nil {
		t.Fatal(err)
	}
	if seat := gm.Lobby.SeatOf(gm.Welcome.Client).Seat; seat != crew.Master {
		t.Errorf("the GM comes back to %s", seat)
	}
	if err := gm.Sit(crew.Master); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "a picture", func() bool { return gm.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	if p := gm.Picture; p.Contact(1).Hull != 3 || p.Tick < tick || !p.Head.Paused {
		t.Errorf("it goes on from tick %d after tick %d, paused %v, with %d hull points", p.Tick, tick, p.Head.Paused, p.Contact(1).Hull)
	}
	gm.Leave("")
	if out := second.end(t); !strings.Contains(out, "paused until the GM lets it go on") {
		t.Errorf("a battle that waits for its GM says %q", out)
	}
	for _, asks := range []struct {
		flag  []string
		tempo crew.Tempo
	}{{nil, crew.Live}, {[]string{"--tempo", "together"}, crew.Together}, {nil, crew.Together}, {[]string{"--live"}, crew.Live}} {
		again := startWith(t, os.Stderr, slices.Concat([]string{"resume", "--now"}, asks.flag, flags)...)
		gm = join(again, nil)
		if err := gm.Sit(crew.Master); err != nil {
			t.Fatal(err)
		}
		if err := gm.Await(ctx, "a picture", func() bool { return gm.Picture != nil && !gm.Picture.Head.Paused }); err != nil {
			t.Fatal(err)
		}
		if got := gm.Picture.Head.Tempo; got != asks.tempo {
			t.Errorf("resumed with %q it is played %v, not %v", asks.flag, got, asks.tempo)
		}
		if err := gm.Order(&sim.Pause{On: true}); err != nil {
			t.Fatal(err)
		}
		if err := gm.Await(ctx, "the pause", func() bool { return gm.Picture.Head.Paused }); err != nil {
			t.Fatal(err)
		}
		gm.Leave("")
		again.end(t)
	}
	if _, errs, code := run(t, append([]string{"resume", "--scenario", "convoy"}, flags...)...); code != 1 || !strings.Contains(errs, "--scenario: this battle goes on as it began") {
		t.Errorf("resumed with another scenario: exit code %d, %s", code, errs)
	}

	// The GM has left while it was paused.
	for flag, says := range map[string]string{"--now=false": "paused until the GM lets it go on", "--now": "goes on where it was"} {
		again := startWith(t, os.Stderr, append([]string{"resume", flag}, flags...)...)
		gm = join(again, nil)
		if err := gm.Sit(crew.Master); err != nil {
			t.Fatal(err)
		}
		if err := gm.Await(ctx, "a picture", func() bool { return gm.Picture != nil }); err != nil {
			t.Fatal(err)
		}
		paused := gm.Picture.Head.Paused
		if !paused {
			if err := gm.Order(&sim.Pause{On: true}); err != nil {
				t.Fatal(err)
			}
			if err := gm.Await(ctx, "the pause", func() bool { return gm.Picture.Head.Paused }); err != nil {
				t.Fatal(err)
			}
		}
		gm.Leave("")
		if out := again.end(t); !strings.Contains(out, says) || paused == (flag == "--now") {
			t.Errorf("resumed with %s it is paused: %v, and says %q", flag, paused, out)
		}
	}
}

// TestFaultChangedPasswordOpensNoChair closes the table while somebody is in the GM's chair: they
// have it again if the password is the same, but not if it was changed.
func TestFaultChangedPasswordOpensNoChair(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	flags := []string{"--address", "127.0.0.1:0", "--discovery=false", "--state", t.TempDir()}
	var token []byte
	// play joins a table with a password, and reports whether the guest has the chair.
	play := func(command, password, said string) bool {
		r := startWith(t, os.Stderr, append([]string{command, "--gm-password", password}, flags...)...)
		c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: "Eve", Token: token, Passphrase: said}, Trust: trustAll})
		if err != nil {
			t.Fatal(err)
		}
		token = c.Welcome.Token
		refused := false
		c.Talked = func(m *netcode.Chat) { refused = refused || strings.Contains(m.Text, "password") }
		if err := c.Sit(crew.Master); err != nil {
			t.Fatal(err)
		}
		if err := c.Await(ctx, "the chair, or why not", func() bool { return refused || c.Picture != nil }); err != nil {
			t.Fatal(err)
		}
		r.end(t) // the guest has not left before
		return !refused
	}
	if !play("host", "lantern", "lantern") || !play("resume", "lantern", "") {
		t.Fatal("who has given the password does not have the chair")
	}
	if play("resume", "harbour", "lantern") || play("resume", "lantern", "") {
		t.Error("who has given an older password has the chair")
	}
}

// TestFaultTwoServersPlayNoBattle starts a second server on the battle that another one plays.
func TestFaultTwoServersPlayNoBattle(t *testing.T) {
	flags := []string{"--address", "127.0.0.1:0", "--discovery=false", "--state", t.TempDir()}
	first := startWith(t, os.Stderr, append([]string{"host", "--now", "--live"}, flags...)...)
	if _, errs, code := run(t, append([]string{"resume"}, flags...)...); code != 1 || !strings.Contains(errs, "a server is playing this battle") {
		t.Errorf("the second ends with %d: %s", code, errs)
	}
	first.end(t)
	startWith(t, os.Stderr, append([]string{"resume"}, flags...)...).end(t) // it is intact, and no longer in use
}

// What a journal contains of a password is useless without its table's key.
func TestPasswordIsProvenByTheKeyOfItsTable(t *testing.T) {
	prove := func(identity *netcode.Identity, password string) string {
		proof, err := provePassword(identity, password)
		if err != nil {
			t.Fatal(err)
		}
		return string(proof)
	}
	one, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	other, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	first := prove(one, "lantern")
	if first == "" || first != prove(one, "lantern") || first == prove(one, "harbour") || first == prove(other, "lantern") || prove(one, "") != "" {
		t.Error("another key or another password gives the same proof, or the same gives another")
	}
}

// A table that closes tells how to open it again as it was, without its secrets.
func TestClosedTableTellsHowToGoOn(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	out := hostAt(t, "--discovery=false", "--state", state, "--name", "The Red $Door", "--pin", "4711", "--closed", "--gm-password", "lantern", "--scenario", "duel", "--live", "--proxy", "10.0.0.1,10.0.0.2").end(t)
	for _, want := range []string{"broadside-server resume --address 127.0.0.1:", " --closed=true", " --discovery=false", ` --name 'The Red $Door'`, " --proxy 10.0.0.1 --proxy 10.0.0.2", " --state " + state, ", with the same --gm-password and --pin as before"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if _, command, _ := strings.Cut(out, "To go on with it:"); strings.Contains(command, "4711") || strings.Contains(command, "lantern") || strings.Contains(command, "duel") || strings.Contains(command, "--live") {
		t.Errorf("the table says too much: %s", command)
	}
}
