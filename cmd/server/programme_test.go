package main

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/configs"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim"
	"broadside/sim/scenario"
)

const raid = `raid:
  title: TITLE
  brief: A fight.
  sides:
    crew: {name: The Crew, players: true}
    raiders: {name: The Raiders}
  ships:
    - {name: Plain Dealing, class: courier, side: crew, at: [0, 0], heading: 90}
    - {name: Diligence, class: corvette, side: raiders, at: [2000, 0], heading: 270}
  goals:
    - {side: crew, kind: beat, text: Won.}
`

// folder is a folder of data with one scenario.
type folder struct {
	*testing.T
	dir string
}

func (f folder) write(text string) {
	f.Helper()
	if err := os.MkdirAll(filepath.Join(f.dir, "scenarios"), 0o700); err != nil {
		f.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(f.dir, "scenarios", "raid.yaml"), []byte(text), 0o600); err != nil {
		f.Fatal(err)
	}
}

// lines collects the output of a process.
type lines struct {
	mu  sync.Mutex
	all []string
}

func (l *lines) read(from *os.File) {
	in := bufio.NewScanner(from)
	for in.Scan() {
		l.mu.Lock()
		l.all = append(l.all, in.Text())
		l.mu.Unlock()
	}
}

func (l *lines) text() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.Join(l.all, "\n")
}

func (l *lines) await(t *testing.T, words string) {
	t.Helper()
	awaitWords(t, l.text, words)
}

// awaitWords waits until a growing text contains some words.
func awaitWords(t *testing.T, text func() string, words string) {
	t.Helper()
	for end := time.Now().Add(rough.Patience); !strings.Contains(text(), words); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("the terminal never says %q:\n%s", words, text())
		}
	}
}

// evening is a hosted table in a process of its own, with a GM at it and a player.
type evening struct {
	*running
	gm, ada *client.Client
	said    lines // by the table to the GM
	ctx     context.Context
}

// turn asks for a battle as the GM, and waits until everybody is in it.
func (e *evening) turn(t *testing.T, key string) {
	t.Helper()
	since := e.gm.Lobby.Since
	if err := e.gm.Send(&netcode.Battle{Scenario: key}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []*client.Client{e.gm, e.ada} {
		if err := c.Await(e.ctx, "the other battle", func() bool { return c.Lobby.Since > since && c.Picture != nil }); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTableTurnsToOtherBattlesAndKeepsWhatItHasWhenDataIsBroken(t *testing.T) {
	data, state := folder{t, t.TempDir()}, t.TempDir()
	data.write(strings.ReplaceAll(raid, "TITLE", "The First Raid"))
	settings := filepath.Join(t.TempDir(), "server.yaml")
	if err := os.WriteFile(settings, []byte("clock: 30\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	out, in, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	var errs lines
	var reading sync.WaitGroup
	reading.Go(func() { errs.read(out) })
	e := &evening{running: hostWith(t, in, "--data", data.dir, "--scenario", "raid", "--state", state, "--settings", settings, "--discovery=false")}
	in.Close()
	var cancel func()
	e.ctx, cancel = context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	join := func(name string, seat crew.Seat) *client.Client {
		c, err := client.Join(e.ctx, e.address, netcode.Guest{Hello: netcode.Hello{Name: name, Passphrase: e.key}, Trust: trustAll})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Sit(seat); err != nil {
			t.Fatal(err)
		}
		if err := c.Await(e.ctx, "a picture", func() bool { return c.Picture != nil && c.Lobby != nil }); err != nil {
			t.Fatal(err)
		}
		return c
	}
	e.gm = join("Mo", crew.Master)
	defer e.gm.Leave("")
	e.gm.Talked = func(c *netcode.Chat) { e.said.all = append(e.said.all, c.Text) }
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	e.ada = join("Ada", seat)
	defer e.ada.Leave("")
	if e.gm.Picture.Head.Clock != 600 {
		t.Errorf("the clock is %d ticks", e.gm.Picture.Head.Clock)
	}

	// A class that does not exist: the terminal says where, and the table keeps what it had.
	hup := func() {
		t.Helper()
		if err := e.cmd.Process.Signal(syscall.SIGHUP); err != nil {
			t.Fatal(err)
		}
	}
	data.write(strings.ReplaceAll(strings.ReplaceAll(raid, "TITLE", "The Broken Raid"), "class: corvette", "class: corvtte"))
	hup()
	errs.await(t, "raid.yaml:9: ")
	errs.await(t, "keeps the settings and data that it had")
	e.turn(t, "raid")
	if e.gm.Lobby.Scenario != "The First Raid" || e.gm.Picture.Contact(2) == nil {
		t.Errorf("with a broken file the table turns to %s", e.gm.Lobby.Scenario)
	}
	if err := e.gm.Await(e.ctx, "what is broken", func() bool { return strings.Contains(e.said.text(), "raid.yaml:9: ") }); err != nil {
		t.Fatal(err)
	}

	// The same with a broken settings file.
	data.write(strings.ReplaceAll(raid, "TITLE", "The Second Raid"))
	if err := os.WriteFile(settings, []byte("clock: 60\ntempo: quick\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	hup()
	errs.await(t, "server.yaml:2: tempo")
	e.turn(t, "raid")
	if e.gm.Lobby.Scenario != "The First Raid" || e.gm.Picture.Head.Clock != 0 && e.gm.Picture.Head.Clock != 600 {
		t.Errorf("with a broken setting the table turns to %s, clock %d", e.gm.Lobby.Scenario, e.gm.Picture.Head.Clock)
	}

	// When everything is repaired, the next battle is made from it.
	if err := os.WriteFile(settings, []byte("clock: 60\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	hup()
	awaitWords(t, e.out.String, "read again")
	e.turn(t, "raid")
	if err := e.gm.Await(e.ctx, "the new clock", func() bool { return e.gm.Picture.Head.Clock == 1200 }); err != nil {
		t.Fatal(err)
	}
	if e.gm.Lobby.Scenario != "The Second Raid" {
		t.Errorf("the table turns to %s", e.gm.Lobby.Scenario)
	}
	e.turn(t, "duel")

	if e.ada.Seat() != seat || e.ada.Link().Err() != nil {
		t.Errorf("after four other battles Ada sits at %+v, and her link has ended with %v", e.ada.Seat(), e.ada.Link().Err())
	}
	terminal := e.end(t)
	reading.Wait()
	for _, must := range []string{"Now The Second Raid (raid) is hosted.", "Now The Toll at Lantern Gap (duel) is hosted."} {
		if !strings.Contains(terminal, must) {
			t.Errorf("the terminal never says %q:\n%s", must, terminal)
		}
	}
	kept, err := filepath.Glob(filepath.Join(state, "journals", "*.journal"))
	if err != nil || len(kept) != 5 {
		t.Errorf("there are %d journals of five battles (%v)", len(kept), err)
	}
	for _, path := range kept {
		if !strings.Contains(terminal, path) {
			t.Errorf("the terminal never names the journal %s", path)
		}
	}
}

// Those who choose the next battle are told how long each takes, and for how many it is.
func TestProgrammeTellsTheSizeOfABattle(t *testing.T) {
	data := &configs.Data{Scenarios: []scenario.Scenario{{Key: "raid", Title: "Raid", Minutes: 20, People: [2]int8{2, 5}}}}
	p := &programme{good: &hosting{data: data}}
	want := netcode.Scenario{Key: "raid", Title: "Raid", Minutes: 20, People: [2]int8{2, 5}}
	if all := p.Scenarios(nil); len(all) != 1 || all[0] != want {
		t.Errorf("offered are %+v, not %+v", all, want)
	}
}

// Those who choose it are told who of the campaign comes to a battle.
func TestProgrammeTellsWhoComes(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	var campaign []*sim.World
	for _, key := range []string{"prize", "duel"} {
		w, err := sim.New(data.Library, data.Scenario(key), 1)
		if err != nil {
			t.Fatal(err)
		}
		campaign = append(campaign, w)
	}
	want := map[string]string{"prize": "Final Notice, Maren Oduya, Tobias Renn, Sef Calder, Bailiff 1, Bailiff 2", "duel": data.Scenario("duel").Ships[0].Name, "chase": "", "crews": "Maren Oduya, Tobias Renn, Sef Calder"}
	for _, o := range (&programme{good: &hosting{data: data}}).Scenarios(campaign) {
		if comes, asked := want[o.Key]; asked && o.Comes != comes {
			t.Errorf("to %s comes %q, not %q", o.Key, o.Comes, comes)
		}
	}
}
