package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"broadside/cmd/server/keep"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/journal"
)

func resumeCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "resume [JOURNAL]",
		Short: "Resume a saved table",
		Long: `Resumes the battle that was hosted last, or that of a journal, hours or
days later, whether it was closed or cut off. Ships, crews, wounds and turns are as
they were, and everyone who comes back finds their seat.

The battle is paused until the GM lets it run; with --now, or where people played it
without a GM, it runs at once. It keeps the ships, rules and tempo of its journal, even
if the files have changed since; --tempo and --clock change it. The other settings
are those of "broadside-server host".`,
		Example: `  broadside-server resume
  broadside-server resume --now --address 0.0.0.0:7630
  broadside-server resume ~/.local/state/broadside/journals/2026-05-01-200000-duel-1a2b3c4d.journal`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if err := leash(c); err != nil {
				return err
			}
			for _, key := range ofBeginning {
				if name := flagName(key); c.Flags().Changed(name) {
					return fmt.Errorf("--%s: this battle goes on as it began; leave it out, or begin another with \"broadside-server host\"", name)
				}
			}
			return runHost(c, func(p *programme) (*staged, error) {
				r, err := p.openSaved(args)
				s, err := p.resume(r, err, true)
				if err == nil && !s.World.Over {
					s.Opening = append(s.Opening, s.changes(c.Flags())...)
				}
				return s, err
			}, false)
		},
	}
	hostFlags(c)
	superviseFlags(c)
	c.Flags().Lookup("address").Usage = "where stations reach the table, as when it was hosted: `address` and UDP port"
	c.Flags().Lookup("now").Usage = "let the battle run at once, although a GM has played it"
	for _, key := range ofBeginning {
		_ = c.Flags().MarkHidden(flagName(key)) // the flag exists
	}
	return c
}

// ofBeginning are the settings that only a battle that begins has; one that goes on has what its
// journal says.
var ofBeginning = [...]string{"scenario", "campaign", "seed"}

// changes returns the rulings by which flags change a battle that goes on.
func (h *hosting) changes(flags *pflag.FlagSet) []sim.Intent {
	var to []sim.Intent
	if tempo, ok := crew.ParseTempo(h.tempo); ok && (flags.Changed("tempo") || flags.Changed("live") || flags.Changed("rounds")) {
		to = append(to, &sim.SetTempo{Tempo: tempo})
	}
	if flags.Changed("clock") {
		to = append(to, &sim.SetClock{Ticks: int16(h.clock * table.TicksPerSecond)})
	}
	return to
}

// openSaved opens the journal that is named, or the latest one of the table.
func (p *programme) openSaved(args []string) (*keep.Resumed, error) {
	if len(args) == 0 {
		r, err := p.shelf.ResumeLast(true)
		if errors.Is(err, keep.ErrNothing) {
			err = p.elsewhere(err)
		}
		return r, err
	}
	s, err := p.read()
	if err != nil {
		return nil, err
	}
	path, err := s.findJournal(args[0])
	if err != nil {
		return nil, err
	}
	shelf := p.shelf
	if !s.keeps(path) {
		if addressFile(s.flags) != "" { // after a fall, --resume would find another battle
			return nil, fmt.Errorf("supervise resumes only battles in %s; move %s there, or use \"broadside-server resume\"", s.journalDir(), path)
		}
		p.apart = path
		if shelf, err = newShelf(filepath.Dir(path), p.kept().address, p.log); err != nil {
			return nil, err
		}
	}
	return shelf.Resume(filepath.Base(path), true)
}

// staged is a battle that a table can turn to, and what it was made from.
type staged struct {
	*hosting
	*table.Battle
	path    string // of its journal
	resumed string // how it goes on, or ""
}

// beginning makes a table's first battle.
type beginning func(*programme) (*staged, error)

// openBattle begins a new battle.
func openBattle(p *programme) (*staged, error) {
	h := p.kept()
	p.playing = h.campaign
	return p.stage(h, false)
}

// goOn continues the battle that was cut off, or begins one.
func goOn(p *programme) (*staged, error) {
	// A table that another host has closed to move continues.
	moved := p.member != nil && p.member.Taken()
	r, err := p.shelf.ResumeLast(moved)
	if errors.Is(err, keep.ErrNothing) {
		return openBattle(p)
	}
	return p.resume(r, err, false)
}

// resume continues a battle from its journal.
func (p *programme) resume(r *keep.Resumed, err error, pause bool) (*staged, error) {
	if errors.Is(err, journal.ErrDamaged) || errors.Is(err, journal.ErrDiverged) {
		return nil, fmt.Errorf("%w; see \"broadside-server recover\" for what can be recovered", err)
	}
	if err != nil {
		return nil, err
	}
	if r.Torn != nil {
		p.log.Warn("the end of the journal was torn and is left out", "journal", r.Journal.Path(), "reason", r.Torn)
	}
	h := *p.kept()
	h.scenario, h.seed = r.World.Scenario, r.Header.Seed
	p.campaign, p.playing = r.Header.Campaign, r.Header.Campaign
	earlier, err := earlierBattles(p.shelf, r.Header.Campaign, filepath.Base(r.Journal.Path()))
	if err != nil {
		return nil, errors.Join(err, r.Journal.Close())
	}
	s := &staged{hosting: &h, path: r.Journal.Path(), Battle: &table.Battle{
		World: r.World, Now: h.now, Journal: p.journal(r.Journal), Minds: minds(h.seed), Pace: h.pace, Events: r.Events, Roster: &r.Roster,
		Campaign: r.Header.Campaign, Earlier: earlier, Recording: recordingOf(r.Journal.Path()),
		Discard: p.discard(r.Header.Campaign, r.Journal.Path()),
	}}
	s.resumed = fmt.Sprintf("The battle goes on where it was, in round %d.", r.World.Order.Round)
	switch w := r.World; {
	case !w.Begun() || w.Over:
	case pause && h.now && w.Paused: // after a crash a pause stays
		s.Opening = []sim.Intent{&sim.Pause{}}
	case w.Paused || pause && !h.now && !table.LacksGM(&r.Roster):
		s.resumed = fmt.Sprintf("The battle is where it was, in round %d, and paused until the GM lets it go on.", w.Order.Round)
		if !w.Paused {
			s.Opening = []sim.Intent{&sim.Pause{On: true}}
		}
	}
	if r.World.Over {
		s.resumed = fmt.Sprintf("This battle is over since round %d: %s\nThe GM's console turns the table to another one (F6); \"broadside-server host\" begins one, and \"broadside-server replay\" shows this.",
			r.World.Order.Round, r.World.Outcome)
	}
	return s, nil
}

// elsewhere adds the journals of other tables to the error that the table at an address has
// no battle to continue.
func (p *programme) elsewhere(err error) error {
	journals, bad := p.shelf.Journals()
	at := p.kept().address
	switch {
	case bad != nil:
		return fmt.Errorf("%w (%w)", err, bad)
	case len(journals) == 0:
		return fmt.Errorf("%w, and no journal in %s; begin one with \"broadside-server host\", or name the folder with --state", err, p.shelf.Path(""))
	}
	return fmt.Errorf("%w at port %s, but %s in %s, the latest being %s; resume it with\n  broadside-server resume %s\n"+
		"or give the --address with which it was hosted; \"broadside-server recover\" lists them all", err, portOf(at), plural(len(journals), "journal"),
		p.shelf.Path(""), journals[0], p.shelf.Path(journals[0]))
}
