package keep_test

import (
	"context"
	"log/slog"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/keep"
	"broadside/cmd/server/table"
	"broadside/configs"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/journal"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// battle is a table of bots whose journal is on a disk. It needs a synctest bubble: everything is
// in memory, so waiting costs nothing there, and each wait is exact.
type battle struct {
	*testing.T
	disk   *disk
	world  *sim.World
	keeper *keep.Keeper
	hashes []uint64        // of each tick that has been told
	late   []time.Duration // how late each was told
}

// pace is the duration of a tick.
const pace = 50 * time.Millisecond

// shelf returns the shelf of a disk.
func shelf(f keep.Folder) *keep.Shelf {
	return keep.NewShelf(f, "0", slog.New(slog.DiscardHandler))
}

// load reads the data once: no battle changes it.
var load = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })

func begin(t *testing.T, d *disk) *battle {
	t.Helper()
	return beginOf(t, d, "duel")
}

// beginOf begins a battle of a scenario.
func beginOf(t *testing.T, d *disk, scenario string) *battle {
	t.Helper()
	data, problems := load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario(scenario), 7)
	if err != nil {
		t.Fatal(err)
	}
	k, err := shelf(d).Begin(journal.Header{Scenario: scenario, Seed: 7, Started: 1}, w)
	if err != nil {
		t.Fatal(err)
	}
	return &battle{T: t, disk: d, world: w, keeper: k}
}

// fight lets bots fight for some ticks, at the pace of a game night.
func (b *battle) fight(ticks int64, meanwhile func(tick int64)) error {
	b.Helper()
	last := b.world.Tick + ticks
	due := time.Now()
	t := table.New(table.Settings{
		Name: "Test",
		Battle: table.Battle{
			World: b.world, Now: true, Journal: b.keeper, Pace: pace,
			Opening: []sim.Intent{&sim.SetTempo{Tempo: crew.Live}},
			Minds:   func(seat crew.Seat) table.Mind { return bot.New(seat, 7) },
		},
		// Until is asked when a tick has been told.
		Until: func(w *sim.World) bool {
			due = due.Add(pace)
			b.late = append(b.late, time.Since(due))
			if !w.Over { // or there is no play to lose
				b.disk.published(w.Tick)
			}
			b.hashes = append(b.hashes, w.Hash())
			if meanwhile != nil {
				meanwhile(w.Tick)
			}
			return w.Tick == last
		},
	})
	return t.Run(context.Background())
}
