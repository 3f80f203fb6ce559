package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"broadside/cmd/server/client"
	"broadside/cmd/server/keep"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
)

func botsCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "bots",
		Short: "Play a whole battle with bots, over the network",
		Long: `Plays a scenario without people: a table is opened on this machine, and for every
seat of every ship a bot joins it as a station would, over QUIC. The battle is printed
as it happens, and its result at the end. Then its journal is played again, to check
that it ends the same way.

The exit code is 0 when the battle has been decided, 3 when nobody has won after
--rounds rounds, and 1 when something went wrong.`,
		Example: `  broadside-server bots --fast
  broadside-server bots --scenario duel --seed 7 --tempo live --speed 10`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			s, err := readSettings(c)
			if err != nil {
				return err
			}
			return runBots(c.Context(), s, c.OutOrStdout(), c.ErrOrStderr())
		},
	}
	f := c.Flags()
	f.String("scenario", "", "the scenario, by its `name` in the list that \"broadside-server scenarios\" prints; without it the first")
	dataFlag(c)
	f.String("seed", "", "a `number` from which all dice follow")
	f.String("tempo", "", "a `tempo`: rounds, one turn at a time, or live, everyone at once; without it the scenario's own")
	f.Int("rounds", 60, "`rounds` after which nobody has won")
	f.String("journal", "", "a `file` to keep the battle's journal in, for \"broadside-server replay\"")
	f.Float64("speed", 4, "how many `times` as fast as at a table, 0.1 to 50")
	f.Bool("fast", false, "as fast as the bots can follow")
	f.String("settings", "", "a settings `file` (default: server.yaml in your configuration folder)")
	f.Bool("verbose", false, "log every refused order and every guest")
	c.MarkFlagsMutuallyExclusive("speed", "fast")
	return c
}

// fastest is the shortest tick of an unwatched battle of bots: orders and pictures still
// cross the network.
const fastest = time.Millisecond

// match is a battle of bots.
type match struct {
	*hosting
	rounds int
	log    *slog.Logger
	dir    string // for temporary files
	keep   string // where to keep the journal, or ""
	world  *sim.World
	table  *table.Table
	door   *netcode.QUICListener
	guest  netcode.Guest
	bots   []*player
}

// player is a bot and the seat that it plays.
type player struct {
	*client.Client
	seat crew.Seat
}

// runBots plays a battle and prints how it ended.
func runBots(ctx context.Context, s *settings, out, errs io.Writer) error {
	m, err := s.match(errs)
	if err != nil {
		return err
	}
	tell, complain := newSpool(out), newSpool(errs)
	defer tell.Close()
	defer complain.Close()
	m.log = slog.New(slog.NewTextHandler(complain, &slog.HandlerOptions{Level: s.level()}))
	if m.dir, err = os.MkdirTemp("", "broadside-bots-*"); err != nil {
		return err
	}
	defer os.RemoveAll(m.dir)
	kept, err := m.setUp(tell)
	if err != nil {
		return err
	}
	if err = m.play(ctx); err != nil || ctx.Err() != nil {
		return err
	}
	if err := m.verify(kept.Path()); err != nil {
		return err
	}
	if m.keep != "" {
		written, err := os.ReadFile(kept.Path())
		if err == nil {
			err = os.WriteFile(m.keep, written, 0o600)
		}
		if err != nil {
			return fmt.Errorf("the journal cannot be written there: %w; name a file in an existing folder", err)
		}
	}
	return m.result(tell)
}

// match reads the settings of a battle of bots.
func (s *settings) match(errs io.Writer) (*match, error) {
	h, err := s.hosting(errs)
	if err != nil {
		return nil, err
	}
	m := &match{hosting: h}
	if m.rounds, err = s.flags.GetInt("rounds"); err != nil || m.rounds < 1 {
		return nil, errors.New("--rounds: a battle has at least one round; give a number from 1")
	}
	speed, err := s.flags.GetFloat64("speed")
	if err != nil || !(speed >= 0.1 && speed <= 50) {
		return nil, errors.New("--speed: give a number from 0.1 to 50, such as 4 for four times as fast")
	}
	m.tick = time.Duration(float64(time.Second/table.TicksPerSecond) / speed)
	if fast, err := s.flags.GetBool("fast"); err == nil && fast {
		m.tick = fastest
	}
	m.scenario = m.scenario.Crewed()
	m.keep, err = s.flags.GetString("journal")
	return m, err
}

// setUp opens the table and starts its journal.
func (m *match) setUp(tell io.Writer) (*keep.Keeper, error) {
	var err error
	if m.world, err = sim.New(m.data.Library, m.scenario, m.seed); err != nil {
		return nil, err
	}
	identity, err := netcode.LoadIdentity(m.dir)
	if err != nil {
		return nil, err
	}
	print := identity.Fingerprint()
	m.guest = netcode.Guest{Hello: netcode.Hello{Build: netcode.Build()}, Pin: &print}
	shelf, err := newShelf(m.dir, "127.0.0.1:0", m.log)
	if err != nil {
		return nil, err
	}
	kept, err := m.begin(shelf, m.world)
	if err != nil {
		return nil, err
	}
	if m.door, err = netcode.Listen("127.0.0.1:0", identity); err != nil {
		return nil, errors.Join(err, kept.Close())
	}
	t := m.hosting.table(tell, m.log)
	// The table's own bots play the seats of ships that arrive later, as no bot has joined for
	// those.
	t.Battle = table.Battle{World: m.world, Opening: m.opening(), Journal: kept, Minds: minds(m.seed), Pace: m.tick}
	t.Note, t.Frames = nil, 1
	t.Capacity = len(m.world.Members)
	t.Until = func(w *sim.World) bool { return w.Over || int(w.Order.Round) > m.rounds }
	m.table = table.New(t)
	fmt.Fprintf(tell, "%s (%s), with the seed %d: %d bots join at %s.\n", m.scenario.Title, m.scenario.Key,
		m.seed, len(m.world.Members), m.door.Addr())
	return kept, nil
}

// play runs the table and the bots until the battle is over.
func (m *match) play(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var seats []crew.Seat // read while the table does not own the world yet
	for i := range m.world.Members {
		seats = append(seats, m.world.Members[i].Seat)
	}
	hosted := make(chan error, 1)
	go func() {
		defer cancel()
		hosted <- m.run(ctx, m.table, m.door)
	}()
	err := m.gather(ctx, seats)
	ended := make(chan error, len(m.bots))
	if err == nil {
		think := minds(m.seed)
		for _, b := range m.bots {
			go func() { ended <- b.Play(ctx, think(b.seat)) }()
		}
		for range m.bots {
			if why := <-ended; why != nil && !client.IsOver(why) && ctx.Err() == nil {
				err = errors.Join(err, fmt.Errorf("a bot has lost the table: %w", why))
				cancel()
			}
		}
	}
	if err != nil {
		cancel()
	}
	err = errors.Join(err, <-hosted)
	for _, b := range m.bots {
		b.Leave("The battle is over.")
	}
	m.door.Close("The battle is over.")
	return err
}

// gather joins a bot for each seat, seats them all, and then makes them all ready.
func (m *match) gather(ctx context.Context, seats []crew.Seat) error {
	for i, seat := range seats {
		g := m.guest
		g.Hello.Name = fmt.Sprintf("Bot %d", i+1)
		c, err := m.join(ctx, g)
		if err != nil {
			return fmt.Errorf("bot %d: %w", i+1, err)
		}
		m.bots = append(m.bots, &player{c, seat})
		if err := c.Sit(seat); err != nil {
			return err
		}
		if err := c.Await(ctx, "a seat", func() bool { return c.Picture != nil }); err != nil {
			return fmt.Errorf("bot %d: %w", i+1, err)
		}
	}
	for _, b := range m.bots {
		if err := b.Ready(true); err != nil {
			return err
		}
	}
	return nil
}

// patience is how many times a bot knocks at the door of its own process, which may be slow
// to open on a busy machine.
const patience = 6

// join joins a bot to the table.
func (m *match) join(ctx context.Context, g netcode.Guest) (*client.Client, error) {
	for tries := 1; ; tries++ {
		c, err := client.Join(ctx, m.door.Addr().String(), g)
		if ended := (*netcode.Ended)(nil); tries == patience || !errors.As(err, &ended) || ended.Code != netcode.Lost {
			return c, err
		}
	}
}

// verify replays the journal.
func (m *match) verify(path string) error {
	again, err := replayed(path)
	if err != nil {
		return fmt.Errorf("the battle cannot be played again from its journal %s: %w", filepath.Base(path), err)
	}
	if again.Hash() != m.world.Hash() {
		return errors.New("the battle's journal ends differently")
	}
	return nil
}

// result prints who has won.
func (m *match) result(tell io.Writer) error {
	w := m.world
	fmt.Fprintf(tell, "The journal of %d ticks leads to the same end when it is played again.\n", w.Tick)
	if !w.Over {
		fmt.Fprintf(tell, "Result: nobody has won yet, after %s. More are played with --rounds.\n", plural(m.rounds, "round"))
		return exit(exitUndecided)
	}
	var names []string
	for i, side := range w.Scenario.Sides {
		if w.Winners.Has(event.Side(i)) {
			names = append(names, side.Name)
		}
	}
	won := "nobody wins"
	if len(names) > 0 {
		won = "won by " + strings.Join(names, " and ")
	}
	fmt.Fprintf(tell, "Result: %s in round %d. %s\n", won, w.Order.Round, w.Outcome)
	return nil
}
