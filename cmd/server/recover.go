package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"broadside/cmd/server/keep"
	"broadside/cmd/server/table"
	"broadside/sim"
	"broadside/sim/journal"
)

func recoverCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "recover [JOURNAL]",
		Short: "See what can be recovered from a damaged journal",
		Long: `Checks a journal and its snapshots, says where it is damaged, and lists the
moments from which its battle can continue. With --from it starts a new journal at
one of them, which "broadside-server resume" then continues; the damaged one is not
changed. Without a journal it lists all journals. With --latest it tells, as JSON, of the
battle that was played last and is not over, as the first screen of a station does.`,
		Example: `  broadside-server recover
  broadside-server recover ~/.local/state/broadside/journals/2026-05-01-200000-duel-1a2b3c4d.journal
  broadside-server recover 2026-05-01-200000-duel-1a2b3c4d.journal --from 1400`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := readSettings(c)
			if err != nil {
				return err
			}
			dir, name := s.journalDir(), ""
			switch {
			case len(args) == 1:
				path, err := s.findJournal(args[0])
				if err != nil {
					return err
				}
				dir, name = filepath.Dir(path), filepath.Base(path)
			case c.Flags().Changed("from"):
				return errors.New("--from needs a journal; \"broadside-server recover\" lists them")
			}
			shelf, err := newShelf(dir, s.text("address"), slog.New(slog.NewTextHandler(c.ErrOrStderr(), nil)))
			if err != nil {
				return err
			}
			if latest, err := c.Flags().GetBool("latest"); err != nil || latest {
				return errors.Join(err, tellLatest(c.OutOrStdout(), shelf))
			}
			if name == "" {
				return listJournals(c.OutOrStdout(), s, shelf)
			}
			from, err := c.Flags().GetInt64("from")
			if err != nil {
				return err
			}
			return salvage(c.OutOrStdout(), s, shelf, name, from)
		},
	}
	f := c.Flags()
	f.Int64("from", 0, "the `tick` from which to go on, one of those that are offered")
	f.Bool("latest", false, "tell of the latest battle that is not over, as JSON, or null")
	f.String("address", "", "where the table that goes on with it listens: `address` and UDP port (default 0.0.0.0:7620)")
	f.String("state", "", "the `folder` for the table's identity and journals (default: broadside in your state folder)")
	f.String("settings", "", "a settings `file` (default: server.yaml in your configuration folder)")
	return c
}

// command returns a command of this program on a journal, with the flags given here that say where
// things are.
func (s *settings) command(name, path string) string {
	line := "broadside-server " + name
	for _, key := range []string{"settings", "state", "address"} {
		if f := s.flags.Lookup(key); f.Changed && !(key == "address" && name != "resume") {
			line += " --" + key + " " + quote(f.Value.String())
		}
	}
	if s.keeps(path) {
		path = filepath.Base(path)
	}
	return line + " " + quote(path)
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// listJournals lists the journals of a folder and their state.
func listJournals(w io.Writer, s *settings, shelf *keep.Shelf) error {
	names, err := shelf.Journals()
	if err != nil {
		return err
	}
	if len(names) == 0 {
		_, err = fmt.Fprintf(w, "There are no journals in %s.\n", shelf.Path(""))
	}
	for _, name := range names {
		found, bad := shelf.Inspect(name)
		words := ""
		switch {
		case bad != nil:
			words = "lost: " + bad.Error()
		case !found.Whole:
			words = "damaged; " + offered(found)
		case shelf.InUse(name):
			words = "being played, " + moment(&found.Offers[0])
		case found.Closed:
			words = standing(found.Offers[0].World) + "; closed, " + moment(&found.Offers[0])
		default:
			words = standing(found.Offers[0].World) + "; cut off, " + moment(&found.Offers[0])
		}
		if bad == nil {
			words = fmt.Sprintf("%s, begun %s\n    %s", found.Offers[0].World.Scenario.Title, time.Unix(found.Header.Started, 0).Format("Monday, 2 January 2006, 15:04"), words)
		}
		if _, err = fmt.Fprintf(w, "%s\n    %s\n", name, words); err != nil {
			return err
		}
	}
	if len(names) > 0 {
		_, err = fmt.Fprintf(w, "They are in %s.\nGo on with one by \"%s\", or watch it by \"%s\".\n", shelf.Path(""), s.command("resume", "JOURNAL"), s.command("replay", "JOURNAL"))
	}
	return err
}

// maxLatest is how many journals are read for the latest battle that is not over: some two seconds.
const maxLatest = 256

// saved is a battle to go on with, as --latest tells of it.
type saved struct {
	Journal string `json:"journal"`
	Title   string `json:"title"`
	Round   int32  `json:"round"`
	Played  int64  `json:"played"` // the last time, in seconds since 1970
	Damaged bool   `json:"damaged"`
}

// tellLatest prints the battle of a shelf that was played last and is not over, or null. It leaves out
// lessons, battles that have not begun or are played now, and journals of which nothing can be read; also
// a damaged journal once another battle has been played, which may be the one recovered from it.
func tellLatest(w io.Writer, shelf *keep.Shelf) error {
	names, err := shelf.Journals()
	if err != nil {
		return err
	}
	played := map[string]int64{}
	for _, name := range names {
		if info, err := os.Stat(shelf.Path(name)); err == nil {
			played[name] = info.ModTime().Unix()
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(played[b], played[a]) })
	var latest *saved
	later := false // another battle has been played since
	for _, name := range names[:min(len(names), maxLatest)] {
		s, err := shelf.Inspect(name)
		if err != nil || shelf.InUse(name) {
			continue
		}
		on := s.Offers[0].World
		if !on.Begun() || on.Scenario.Lesson != nil {
			continue
		}
		if !on.Over && (s.Whole || !later) {
			latest = &saved{shelf.Path(name), on.Scenario.Title, on.Order.Round, played[name], !s.Whole}
			break
		}
		later = true
	}
	return json.NewEncoder(w).Encode(latest)
}

// standing tells who has won a battle, or that it is not finished.
func standing(w *sim.World) string {
	switch won := table.Winners(w); {
	case !w.Over:
		return "not finished"
	case won == "":
		return "over, and nobody has won"
	default:
		return "won by " + won
	}
}

func offered(s *journal.Salvage) string {
	return fmt.Sprintf("it can go on from %s", moment(&s.Offers[0]))
}

// moment describes a moment of a battle.
func moment(o *journal.Offer) string {
	at := time.Duration(o.World.Tick) * time.Second / table.TicksPerSecond
	return fmt.Sprintf("tick %d, round %d, after %v", o.World.Tick, o.World.Order.Round, at.Round(time.Second))
}

// salvage prints what can be recovered of a journal, or starts a new one with it.
func salvage(w io.Writer, set *settings, shelf *keep.Shelf, name string, from int64) error {
	s, err := shelf.Inspect(name)
	if err != nil {
		return fmt.Errorf("%s: nothing can be recovered from it: %w", name, err)
	}
	for i := range s.Offers {
		if o := &s.Offers[i]; from != 0 && o.World.Tick == from {
			h := s.Header
			h.Started = time.Now().Unix()
			path, err := shelf.Renew(h, o)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(w, "The battle is saved again from %s in\n    %s\nGo on with it by: %s\n", moment(o), path, set.command("resume", path))
			return err
		}
	}
	if from != 0 {
		return fmt.Errorf("--from %d: the battle cannot continue from there; leave it out to see from where it can", from)
	}
	switch {
	case s.Wrong != nil:
		fmt.Fprintf(w, "%s: %v.\n", name, s.Wrong)
	default:
		fmt.Fprintf(w, "%s is whole.\n", name)
	}
	if s.Whole {
		_, err = fmt.Fprintf(w, "It ends with %s. Go on with it by: %s\n", moment(&s.Offers[0]), set.command("resume", shelf.Path(name)))
		return err
	}
	fmt.Fprintln(w, "The battle can go on from:")
	for i := range s.Offers {
		o := &s.Offers[i]
		words := "as the journal tells"
		if o.Snapshot != 0 {
			words = fmt.Sprintf("by the snapshot of tick %d", o.Snapshot)
		}
		fmt.Fprintf(w, "  %s (%s)\n", moment(o), words)
	}
	_, err = fmt.Fprintf(w, "Choose one with: %s --from %d\n", set.command("recover", shelf.Path(name)), s.Offers[0].World.Tick)
	return err
}
