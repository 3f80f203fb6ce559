package main

import (
	"bufio"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"broadside/cmd/server/table"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/say"
)

func replayCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "replay FILE",
		Short: "Show a battle again from its journal, and summarise it",
		Long: `Plays a battle again from its journal: checks that it reaches the same state as
the battle did, prints a report, and then shows it at a table of its own. Stations
join that as they join any other, choose the seat to look from (all may share one; a
main screen shows most, and the GM's hides nothing) and have a timeline, on which those who watch can stop the
recording, change its speed and jump. Ctrl-C ends it.

To find where two machines diverge, have one write its states and the other compare
its own with them; or compare two journals of one battle. The exit code is 1 if
they differ, and the first tick and the first field are named.

A name that no file in this folder has is looked for where journals are kept;
"broadside-server recover" lists those.`,
		Example: `  broadside-server replay 2026-05-01-200000-duel-1a2b3c4d.journal
  broadside-server replay --report --picture duel.png 2026-05-01-200000-duel-1a2b3c4d.journal
  broadside-server replay --video duel.png 2026-05-01-200000-duel-1a2b3c4d.journal
  broadside-server replay --states here.states battle.journal
  broadside-server replay --against here.states battle.journal`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New("name one journal; \"broadside-server recover\" lists them")
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			if err := purpose(c.Flags()); err != nil {
				return err
			}
			s, err := readSettings(c)
			if err != nil {
				return err
			}
			path := s.journal(args[0])
			if film, _ := c.Flags().GetString("video"); film != "" {
				return runStation(c, "replay", "--video="+film, "--", path)
			}
			r := replay{settings: s, path: path, out: c.OutOrStdout(), errs: c.ErrOrStderr()}
			return r.run(c.Context())
		},
	}
	f := c.Flags()
	f.Bool("report", false, "print the report and end, without a table")
	f.String("picture", "", "also write the report as a picture to a PNG `file`")
	f.String("video", "", "have the station in the same folder make a film of it, an animated PNG `file` or a folder of frames, and end; see \"broadside replay --help\"")
	f.String("states", "", "write the state after each tick to a `file`, and end")
	f.String("against", "", "compare with the states, or the journal, in a `file`, and end")
	f.String("address", "", "where stations reach the table: `address` and UDP port (default 0.0.0.0:7620, or if that is in use one of 7625 to 7629)")
	f.String("name", "", "the `name` of the table where tables are listed, of at most 24 characters")
	f.Bool("discovery", true, "let stations on the local network find the table")
	f.String("discovery-at", "", "the `address` to listen at for stations that look for tables (default: where the table listens, port 7621)")
	f.String("state", "", "the `folder` for the table's identity and journals (default: broadside in your state folder)")
	f.String("settings", "", "a settings `file` (default: server.yaml in your configuration folder)")
	f.Bool("verbose", false, "log every refused order and every guest")
	return c
}

// purposes lists the flags that say what a recording is for, each with those that may
// accompany it beside those that say where the journal is.
var purposes = [...]struct {
	name string
	with []string
}{{"video", nil}, {"states", nil}, {"against", nil}, {"report", []string{"picture"}}}

// where are the flags that say where a journal is.
var where = []string{"settings", "state"}

// purpose refuses flags that have no effect beside another, and a purpose without its value.
func purpose(flags *pflag.FlagSet) error {
	for _, p := range purposes {
		f := flags.Lookup(p.name)
		switch {
		case !f.Changed || f.Value.String() == "false":
			continue
		case f.Value.String() == "":
			return fmt.Errorf("--%s needs the name of a file", p.name)
		}
		var others []string
		flags.Visit(func(f *pflag.Flag) {
			if f.Name != p.name && !slices.Contains(p.with, f.Name) && !slices.Contains(where, f.Name) {
				others = append(others, "--"+f.Name)
			}
		})
		if others != nil {
			return fmt.Errorf("%s and --%s cannot be combined; leave one of them out", strings.Join(others, ", "), p.name)
		}
	}
	return nil
}

// replay is a recording and what to do with it.
type replay struct {
	settings  *settings
	path      string
	out, errs io.Writer
}

func (r *replay) run(ctx context.Context) error {
	flag := func(name string) string { return r.settings.flags.Lookup(name).Value.String() }
	switch {
	case flag("states") != "":
		return r.writeStates(flag("states"))
	case flag("against") != "":
		return r.compare(flag("against"))
	}
	rec, err := readRecording(r.path)
	if err != nil {
		return err
	}
	l, err := r.settings.language()
	if err != nil {
		return err
	}
	film, err := newReel(rec)
	if err != nil {
		return err
	}
	if err := film.report.Write(r.out, l); err != nil {
		return err
	}
	if film.bad != nil {
		fmt.Fprintf(r.errs, "%s can be played up to tick %d: %v\n", r.path, film.last, film.bad)
	}
	if path := flag("picture"); path != "" {
		if err := film.picture(path, l); err != nil {
			return err
		}
		fmt.Fprintf(r.out, "\nThe picture of the report: %s\n", path)
	}
	if flag("report") == "true" {
		if film.bad != nil {
			return exit(1)
		}
		return nil
	}
	return r.show(ctx, film)
}

func (r *reel) picture(path string, l *say.Language) error {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("the picture: %w", err)
	}
	return errors.Join(r.report.Picture(f, l), f.Close())
}

// play prepares a recording to be played.
func play(path string) (*journal.Player, *journal.Recording, error) {
	rec, err := readRecording(path)
	if err != nil {
		return nil, nil, err
	}
	p, err := rec.NewPlayer()
	return p, rec, err
}

func (r *replay) writeStates(path string) error {
	p, rec, err := play(r.path)
	if err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("the states: %w", err)
	}
	z := gzip.NewWriter(f)
	n, err := journal.WriteStates(z, p)
	if err := errors.Join(err, rec.Torn, z.Close(), f.Close()); err != nil {
		return err
	}
	fmt.Fprintf(r.out, "The states of %d ticks are written to %s.\n", n, path)
	return nil
}

// compare compares the recording with states or another journal.
func (r *replay) compare(path string) error {
	p, rec, err := play(r.path)
	if err != nil {
		return err
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	var other journal.Run
	in := bufio.NewReader(file)
	if head, err := in.Peek(2); err == nil && head[0] == 0x1f && head[1] == 0x8b {
		z, err := gzip.NewReader(in)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		other = journal.ReadStates(z, rec.Library, rec.Scenario)
	} else if other, _, err = play(path); err != nil {
		return err
	}
	alike, d, err := journal.Differ(p, other)
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Errorf("%s and %s are alike up to tick %d, where %[2]s is cut off; copy it again, or write it again with --states", r.path, path, alike)
	case err != nil:
		return fmt.Errorf("%s and %s are alike up to tick %d, and cannot be compared further: %w", r.path, path, alike, err)
	}
	if d != nil {
		fmt.Fprintf(r.out, "%s and %s are alike up to tick %d; %v.\n", r.path, path, alike, d)
		return exit(1)
	}
	fmt.Fprintf(r.out, "%s and %s are alike in all of %d ticks.\n", r.path, path, alike)
	return nil
}

// seatToWatch returns the seat from which a recording is watched best: the main screen of a ship of
// players, or where they have none, the GM's.
func seatToWatch(w *sim.World) string {
	for i := range w.Ships {
		s := &w.Ships[i]
		if sides := w.Scenario.Sides; int(s.Side) < len(sides) && sides[s.Side].Players {
			return fmt.Sprintf("%d.screen", s.ID)
		}
	}
	return "gm"
}

// show hosts a table at which the recording is watched.
func (r *replay) show(ctx context.Context, film *reel) error {
	s := r.settings
	name, err := s.shownName("name", "table")
	if err != nil {
		return err
	}
	h := &hosting{name: name, scenario: film.rec.Scenario}
	if err := s.door(h); err != nil {
		return err
	}
	tell, complain := newSpool(r.out), newSpool(r.errs)
	defer tell.Close()
	defer complain.Close()
	log := slog.New(slog.NewTextHandler(complain, &slog.HandlerOptions{Level: s.level()}))
	identity, door, err := h.listen(s, s.places())
	if err != nil {
		return err
	}
	defer door.Close("The table is closing.")
	beacon, err := h.announce(door, identity, film.World)
	if err != nil {
		log.Warn("stations cannot find the table by themselves; they can join by its address", "error", err)
	}
	set := h.table(tell, log)
	set.Tell, set.Tick, set.Reel = nil, 0, film
	if beacon != nil {
		defer beacon.Close()
		set.Standing = beacon.stands
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\nThe table %q shows this battle again.\n", h.name)
	h.moved(&b, s)
	fmt.Fprintf(&b, "listening on %s\n", door.Addr())
	fmt.Fprintf(&b, "To watch, on this machine:  broadside --join %s --seat %s\n", joinAt(door.Addr(), net.IPv4(127, 0, 0, 1)), seatToWatch(film.World))
	invite(&b, "To watch", h.links(door, identity), terminal(os.Stdout))
	if beacon != nil {
		fmt.Fprintf(&b, "Or by the table's code:     %s\n", beacon.table.Code)
	}
	fmt.Fprintf(&b, "The table's fingerprint:    %s\nCtrl-C ends it.\n", identity.Fingerprint())
	fmt.Fprint(tell, b.String())
	return h.run(ctx, table.New(set), door)
}
