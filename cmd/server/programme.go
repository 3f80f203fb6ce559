package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"

	"broadside/cmd/server/keep"
	"broadside/cmd/server/meter"
	"broadside/cmd/server/table"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/scenario"
)

// programme is what can be fought at a table: the settings and data as they were when last
// read without faults.
type programme struct {
	read     func() (*settings, error)
	shelf    *keep.Shelf // of journals
	campaign string      // of the battle that was gone on with, or ""
	playing  string      // that of the battle which the table has, or ""
	apart    string      // the journal of the table's battle if it is not on the shelf, or ""
	tell     io.Writer
	complain io.Writer
	log      *slog.Logger
	meter    *meter.Meter
	tellers  tellers       // those to tell about the table
	member   *membership   // of a hall, or nil
	over     chan struct{} // closed when the table has ended completely

	reading sync.Mutex // one at a time
	mu      sync.Mutex
	good    *hosting
}

// kept returns the settings and data last read without faults.
func (p *programme) kept() *hosting {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.good
}

// Scenarios implements table.Programme.
func (p *programme) Scenarios(campaign []*sim.World) []netcode.Scenario {
	data := p.kept().data
	all := data.Scenarios
	var offered []netcode.Scenario
	for i := range all[:min(len(all), netcode.MaxScenarios)] {
		sc := &all[i]
		o := netcode.Scenario{Key: sc.Key, Title: netcode.CleanTitle(sc.Title), Minutes: sc.Minutes, People: sc.People, Opening: opening(sc.Brief), Comes: shorten(strings.Join(heirs(sc, campaign), ", "), netcode.MaxNameBytes)}
		if sc.Foot != nil {
			o.Book = netcode.CleanTitle(data.Persons.Books[sc.Foot.Book].Name)
		}
		offered = append(offered, o)
	}
	return offered
}

// heirs returns the names of the players' ships and people of a scenario who come from some battles.
func heirs(sc *scenario.Scenario, earlier []*sim.World) (names []string) {
	add := func(name string, side event.Side) {
		comes := func(w *sim.World) bool { return w.PlayersHave(name) }
		if int(side) < len(sc.Sides) && sc.Sides[side].Players && !slices.Contains(names, name) && slices.ContainsFunc(earlier, comes) {
			names = append(names, name)
		}
	}
	for i := range sc.Ships {
		add(sc.Ships[i].Name, sc.Ships[i].Side)
	}
	if sc.Foot != nil {
		for i := range sc.Foot.People {
			add(sc.Foot.People[i].Name, sc.Foot.People[i].Side)
		}
	}
	return names
}

// opening returns the first sentences of a text as far as a programme has room, or of the
// first one its first words.
func opening(text string) string {
	text = netcode.CleanLine(strings.NewReplacer("[", "", "]", "").Replace(text), len(text))
	if len(text) <= netcode.MaxOpening {
		return text
	}
	if end := strings.LastIndex(text[:netcode.MaxOpening+1], ". "); end > 0 {
		return text[:end+1]
	}
	return shorten(text, netcode.MaxOpening)
}

// shorten returns as many words of a text as there is room for, in bytes.
func shorten(text string, room int) string {
	if len(text) <= room {
		return text
	}
	return text[:max(0, strings.LastIndexByte(text[:room-len("…")+1], ' '))] + "…"
}

// Battle implements table.Programme. It reports faults, and then uses what was read before.
func (p *programme) Battle(key string, seed uint64) (*table.Battle, error) {
	faults := p.reload()
	h := *p.kept()
	if key != "" {
		var err error
		if h.scenario, err = pick(h.data, key); err != nil {
			return nil, fmt.Errorf("%w%s", err, doubts(faults))
		}
	}
	if h.campaign == "" {
		h.campaign = p.campaign
	}
	if h.seed = seed; seed == 0 {
		h.seed = randomSeed()
	}
	follows := h.campaign != "" && h.campaign == p.playing
	staged, err := p.stage(&h, follows)
	if err != nil {
		return nil, err
	}
	b := staged.Battle
	b.Follows = follows
	b.Doubts = doubts(faults)
	b.Opened = func() {
		p.playing, p.apart = h.campaign, ""
		fmt.Fprintf(p.tell, "Now %s (%s) is hosted. The dice follow from the seed %d.\nThe battle's journal:       %s\n",
			h.scenario.Title, h.scenario.Key, h.seed, staged.path)
		if err := p.tellers.turned(b.World); err != nil {
			p.log.Warn("people who look for tables are still told of the previous battle", "error", err)
		}
	}
	return b, nil
}

// discard returns a function that leaves the battle of a journal out of its campaign.
func (p *programme) discard(campaign, journal string) func() {
	return func() {
		if err := p.shelf.Discard(campaign, filepath.Base(journal)); err != nil {
			p.log.Warn("a battle that is fought again still counts in its campaign", "journal", journal, "error", err)
		}
	}
}

// stage sets up a battle with its own journal. One that follows another of its campaign gets
// what that leaves when the table turns.
func (p *programme) stage(h *hosting, follows bool) (*staged, error) {
	w, err := sim.New(h.data.Library, h.scenario, h.seed)
	if err != nil {
		return nil, err
	}
	var legacy *sim.Legacy
	var earlier []*sim.World
	if !follows {
		if legacy, earlier, err = h.carry(p.shelf, w); err != nil {
			return nil, err
		}
	}
	kept, err := h.begin(p.shelf, w)
	if err != nil {
		return nil, err
	}
	return &staged{hosting: h, path: kept.Path(), Battle: &table.Battle{
		World: w, Opening: h.opening(), Now: h.now, Journal: p.journal(kept), Minds: minds(h.seed), Pace: h.pace, Campaign: h.campaign, Legacy: legacy, Earlier: earlier, Recording: recordingOf(kept.Path()),
		Discard: p.discard(h.campaign, kept.Path()),
	}}, nil
}

// journal returns the journal of the table's battle.
func (p *programme) journal(k *keep.Keeper) table.Journal {
	if p.member == nil {
		return k
	}
	return copied{k, p.member}
}

// reload reads settings and data again. It prints faults and returns them, one per element,
// and keeps what was read before if there are any.
func (p *programme) reload() (faults []string) {
	p.reading.Lock()
	defer p.reading.Unlock()
	var said bytes.Buffer
	s, err := p.read()
	var h *hosting
	if err == nil {
		h, err = s.hosting(&said)
	}
	text := strings.TrimRight(said.String(), "\n")
	if err == nil {
		if text != "" {
			fmt.Fprintln(p.complain, text)
		}
		p.mu.Lock()
		p.good = h
		p.mu.Unlock()
		return nil
	}
	if text == "" {
		text = err.Error()
	}
	fmt.Fprintf(p.complain, "%s\nThe table keeps the settings and data that it had.\n", text)
	return strings.Split(text, "\n")
}

// maxFaults is how many faults a GM is told; the terminal shows all.
const maxFaults = 3

// doubts tells a GM that the data read before is used, and why.
func doubts(faults []string) string {
	if len(faults) == 0 {
		return ""
	}
	return "\nSettings or data are broken; the table uses what it had.\n" + strings.Join(faults[:min(len(faults), maxFaults)], "\n")
}

// reloadOnHangup reloads settings and data on SIGHUP. If the signal comes because the terminal was
// closed, the context that it returns ends, as it does with the given one and with end.
func (p *programme) reloadOnHangup(ctx context.Context) (running context.Context, end func()) {
	ctx, cancel := context.WithCancel(ctx)
	hup := make(chan os.Signal, 1)
	signal.Notify(hup, syscall.SIGHUP)
	attached := hasTerminal()
	var handling sync.WaitGroup
	handling.Go(func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-hup:
				if attached && !hasTerminal() {
					cancel()
				} else if p.reload() == nil {
					fmt.Fprintln(p.tell, "Settings and data have been read again; the next battle uses them.")
				}
			}
		}
	})
	return ctx, func() {
		signal.Stop(hup)
		cancel()
		handling.Wait()
	}
}

// hasTerminal reports whether the program has a controlling terminal.
func hasTerminal() bool {
	f, err := os.Open("/dev/tty")
	if err != nil {
		return false
	}
	_ = f.Close() // nothing was written
	return true
}
