// Package night_test plays whole nights in one process, each drawn from a seed: the real table,
// keeper and links, stations without windows, bots, a GM who meddles and a client that keeps to no
// rule, on a simulated clock, disk and network that go wrong.
package night_test

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/keep"
	"broadside/cmd/server/table"
	"broadside/configs"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

func TestMain(m *testing.M) {
	debug.SetGCPercent(800) // little of what a night allocates lasts
	goleak.VerifyTestMain(m)
}

// opener opens the journals of all nights, whose battles are made of the same data.
var opener = new(keep.Opener)

// load reads the data once: no battle changes it.
var load = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })

// number returns a number from the environment, or a default.
func number(t *testing.T, name string, otherwise uint64) uint64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

// TestFaultNights plays nights. NIGHT is the seed of the first, random if not set, NIGHTS their
// number, and MINUTES the length of each, which may be a fraction.
func TestFaultNights(t *testing.T) {
	nights, minutes := uint64(50), 0.3
	if rough.Full() {
		nights, minutes = 20, 10
	}
	first := number(t, "NIGHT", rand.Uint64N(1<<40))
	nights = number(t, "NIGHTS", nights)
	if text := os.Getenv("MINUTES"); text != "" {
		var err error
		if minutes, err = strconv.ParseFloat(text, 64); err != nil {
			t.Fatalf("MINUTES: %v", err)
		}
	}
	long := time.Duration(minutes * float64(time.Minute))
	for seed := first; seed < first+nights; seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			t.Cleanup(func() {
				if t.Failed() {
					t.Logf("to repeat it: make nights NIGHT=%d NIGHTS=1 MINUTES=%g", seed, minutes)
				}
			})
			synctest.Test(t, func(t *testing.T) { play(t, seed, long) })
		})
	}
}

// In one night of oftenIn, pictures come with each tick, in the others every seldom ticks, which is
// not a multiple of any other interval. Most of the cost of a night is pictures. Everything else
// about a tick comes with that tick in all of them.
const (
	oftenIn = 16
	seldom  = 29
)

// In one night of deckIn there are people on decks, who cost three times as much as ships.
const deckIn = 8

// night is a night, and what is known of it.
type night struct {
	*testing.T
	seed uint64
	dice *rand.Rand    // of the night itself; each person has their own
	pace int64         // ticks between pictures
	bots time.Duration // time between a bot's orders
	deck bool          // people fight on decks
	data *configs.Data
	ctx  context.Context
	over context.CancelFunc

	mu       sync.Mutex
	people   []*person
	players  []*player
	disk     *disk
	door     *netcode.InMemory
	end      func() // ends the current table
	tables   sync.WaitGroup
	ill      bool          // the disk has had trouble since the table came up
	now      int64         // the tick of the table
	latest   int64         // the latest tick of which anybody was shown or told something
	bell     chan struct{} // closed when that changes; nil: nobody waits for it
	turned   []int64       // the ticks in which the table turned to another battle
	began    time.Time     // when it last turned
	breaks   int           // how often something may have been lost, or everybody may have seen everything
	shown    map[moment]*picture.Picture
	watched  map[crew.Seat]int64 // seats that somebody looks from, or has asked for, with the tick until which all their pictures are compared
	stepped  uint64              // the hash of the latest tick
	frames   int                 // frames sent of that tick
	turns    map[*sim.World]bool // battles to which the table has yet to turn
	doomed   chan struct{}       // makes the table be killed a moment later
	compared int
	obeyed   []string // words that were called, in order
	calm     bool     // nothing goes wrong any more
	kills    int
	lossy    map[int]bool // tables that may not have stored everything, by the number of kills before them
	hash     uint64       // of all ticks: equal for equal seeds
	battles  int
}

// play plays a night and checks all promises.
func play(t *testing.T, seed uint64, long time.Duration) {
	data, problems := load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	n := &night{T: t, seed: seed, dice: rand.New(rand.NewPCG(seed, 0)), data: data, disk: newDisk(), shown: map[moment]*picture.Picture{}, watched: map[crew.Seat]int64{}, turns: map[*sim.World]bool{}, lossy: map[int]bool{}, doomed: make(chan struct{}, 1)}
	n.pace, n.bots, n.deck = seldom, time.Duration(2+n.dice.IntN(7))*time.Second, seed%deckIn == 0
	if n.dice.IntN(oftenIn) == 0 {
		n.pace = 1
	}
	n.ctx, n.over = context.WithCancel(context.Background())
	b, err := n.Battle("", seed)
	if err != nil {
		t.Fatal(err)
	}
	n.open(b)
	var crowd sync.WaitGroup
	var players []*player
	for i := range 3 + n.dice.IntN(3) {
		p := newPlayer(n, i)
		players = append(players, p)
	}
	n.players = players
	for _, p := range players {
		crowd.Go(p.live)
	}
	crowd.Go(newGM(n).live)
	crowd.Go(newStranger(n).live)
	for end := time.Now().Add(long); time.Now().Before(end); {
		select {
		case <-time.After(time.Duration(n.dice.Int64N(int64(25*time.Second))) + 12_345*time.Microsecond + 7):
			n.goWrong(players)
		case <-n.doomed:
			time.Sleep(aMoment)
			n.kill(players, (*disk).killed, 0)
		}
	}
	n.settle(players)
	n.over()
	crowd.Wait()
	n.end()
	n.tables.Wait()
	n.judge(players)
}

// aMoment is the least time after which a request has been handled.
const aMoment = 200*time.Millisecond + 7

// Scenarios implements table.Programme.
func (n *night) Scenarios([]*sim.World) []netcode.Scenario {
	all := []netcode.Scenario{{Key: "duel", Title: "Duel"}, {Key: "ambush", Title: "Ambush"}, {Key: rivals, Title: "Rivals"}, {Key: "chase", Title: "Chase"}}
	if n.deck {
		all[0] = netcode.Scenario{Key: "boarders", Title: "Boarders"}
	}
	return all
}

// rivals is the ambush with players on both sides.
const rivals = "rivals"

var ambushed = sync.OnceValue(func() *scenario.Scenario {
	data, _ := load()
	sc := *data.Scenario("ambush")
	sc.Key, sc.Sides = rivals, slices.Clone(sc.Sides)
	for i := range sc.Sides {
		sc.Sides[i].Players = true
	}
	return &sc
})

func (n *night) scenario(key string) *scenario.Scenario {
	if key == rivals {
		return ambushed()
	}
	return n.data.Scenario(key)
}

// Battle implements table.Programme.
func (n *night) Battle(key string, seed uint64) (*table.Battle, error) {
	if key == "" {
		key = n.Scenarios(nil)[seed/deckIn%4].Key
	}
	w, err := sim.New(n.data.Library, n.scenario(key), seed)
	if err != nil {
		return nil, err
	}
	n.mu.Lock()
	n.battles++
	s := n.shelf()
	s.Random = n.random("journal", n.battles)
	n.mu.Unlock()
	k, err := s.Begin(journal.Header{Scenario: key, Seed: seed, Started: time.Now().Unix()}, w)
	if err != nil {
		return nil, err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.door != nil {
		n.turns[w] = true
	}
	return n.battle(w, k), nil
}

func (n *night) shelf() *keep.Shelf {
	s := keep.NewShelf(n.disk, "0", slog.New(slog.DiscardHandler))
	s.Opener = opener
	return s
}

// random returns a repeatable source of secrets for a night. Otherwise a night would not be the
// same again, as the length of a journal depends on them.
func (n *night) random(of string, number int) io.Reader {
	var seed [32]byte
	binary.LittleEndian.PutUint64(seed[:], n.seed)
	binary.LittleEndian.PutUint64(seed[8:], uint64(number))
	copy(seed[16:], of)
	return rand.NewChaCha8(seed)
}

// battle returns the table's battle for a world.
func (n *night) battle(w *sim.World, k *keep.Keeper) *table.Battle {
	return &table.Battle{
		World: w, Journal: &witness{k, n}, Now: true, Pace: n.bots,
		Minds: func(seat crew.Seat) table.Mind { return bot.New(seat, n.seed^uint64(seat.Ship)<<8^uint64(seat.Role)) },
	}
}

// witness is a journal that records what was called, and the hash of each world.
type witness struct {
	*keep.Keeper
	n *night
}

func (w *witness) KeepTick(r *sim.Result, idle bool) {
	w.n.mu.Lock()
	w.n.stepped = r.Hash
	w.n.mu.Unlock()
	for _, o := range r.Accepted {
		if c, called := o.Intent.(*deployment.Call); called && o.Number > 0 {
			w.n.mu.Lock()
			w.n.obeyed = append(w.n.obeyed, c.Word)
			w.n.mu.Unlock()
		}
	}
	w.Keeper.KeepTick(r, idle)
}

// hostKey opens the GM's chair, once.
const hostKey = "for the host alone"

// open opens a table.
func (n *night) open(b *table.Battle) {
	ctx, cancel := context.WithCancel(context.Background())
	door := netcode.NewInMemory()
	t := table.New(table.Settings{
		Name: "Night", Build: "test", Battle: *b, HostKey: hostKey, Programme: n, Measured: n.measure, Frames: int(n.pace), Until: n.look, Random: n.random("tokens", n.kills),
		Audit: slog.New(slog.NewJSONHandler(io.Discard, nil)),
	})
	n.tables.Go(func() { _ = t.Serve(ctx, door) })
	n.tables.Go(func() {
		if err := t.Run(ctx); err != nil && !n.hasDied(door) {
			n.Errorf("the table has stopped: %v", err)
		}
		door.Close("The night is over.")
	})
	n.mu.Lock()
	defer n.mu.Unlock()
	n.now = b.World.Tick
	if b.Roster != nil {
		n.now += b.Roster.Past
	}
	n.door = door
	n.end = cancel
}

// hasDied reports whether a table was killed, or its disk had trouble.
func (n *night) hasDied(door *netcode.InMemory) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.ill || n.door != door
}

// measure records how many were shown the tick.
func (n *night) measure(m table.Measure) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.frames = m.Frames
}

// goWrong makes something go wrong.
func (n *night) goWrong(players []*player) {
	p := players[n.dice.IntN(len(players))]
	switch n.dice.IntN(7) {
	case 0:
		n.kill(players, (*disk).killed, 0)
	case 1:
		n.kill(players, func(d *disk) *disk { return d.powerless(n.dice) }, mayCost)
	case 2:
		n.disk.ail(true, 0)
		n.markIll()
		time.Sleep(time.Duration(n.dice.Int64N(int64(20 * time.Second))))
		n.disk.ail(false, 0)
	case 3:
		n.disk.ail(false, time.Duration(n.dice.Int64N(int64(2*time.Second))))
		n.markIll()
		time.Sleep(time.Duration(n.dice.Int64N(int64(20 * time.Second))))
		n.disk.ail(false, 0)
	case 4:
		way := n.dice.IntN(3)
		p.strait.Cut(way != 1, way != 0)
		time.Sleep(time.Duration(n.dice.Int64N(int64(30 * time.Second))))
		p.strait.Cut(false, false)
	case 5:
		for _, p := range players { // a partition
			p.strait.Cut(true, true)
		}
		long := time.Duration(n.dice.Int64N(int64(15 * time.Second)))
		if n.dice.IntN(4) == 0 { // until bots have played for them
			long += time.Minute
		}
		time.Sleep(long)
		for _, p := range players {
			p.strait.Cut(false, false)
		}
	default:
		p.strait.Roughen(n.dice.IntN(300), time.Duration(n.dice.IntN(60))*time.Millisecond, time.Duration(1+n.dice.IntN(80))*time.Millisecond)
	}
}

func (n *night) markIll() {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.ill = true
	n.lossy[n.kills] = true // a battle that is left meanwhile is not stored to its end
}

// mayCost is how many ticks a power cut may cost.
const mayCost = 2

// kill ends the table without warning, and lets another continue with what is left of its disk.
// Nothing that anybody was shown may be missing, beyond cost ticks.
func (n *night) kill(players []*player, left func(*disk) *disk, cost int64) {
	if n.dice.IntN(4) > 0 {
		n.awaitShown()
	}
	for _, p := range players {
		p.strait.Cut(true, true)
	}
	n.mu.Lock()
	was, ill, latest := n.disk, n.ill, n.latest
	n.disk = left(was)
	n.kills++
	end := n.end
	n.ill = false
	n.mu.Unlock()
	was.ail(false, 0)
	end()
	synctest.Wait()
	n.mu.Lock()
	n.obeyed = append(n.obeyed, killed)
	n.mu.Unlock()
	b, back, err := n.resume()
	if err != nil {
		n.Fatalf("after a kill nothing can be had of the battle: %v", err)
	}
	if !ill && back < latest-cost {
		n.Errorf("tick %d had been shown, and the battle goes on from tick %d", latest, back)
	}
	n.mu.Lock()
	n.latest = 0
	if ill || cost > 0 {
		n.breaks++
		n.lossy[n.kills-1] = true
	}
	n.turned = slices.DeleteFunc(n.turned, func(tick int64) bool { return tick > back })
	n.shown = map[moment]*picture.Picture{}
	n.mu.Unlock()
	n.open(b)
	for _, p := range players {
		p.hangUp()
		p.strait.Cut(false, false)
	}
}

// resume returns the battle to continue and its latest tick. A battle without any tick on the disk
// begins again, as with a host.
func (n *night) resume() (*table.Battle, int64, error) {
	r, err := n.shelf().ResumeLast(true)
	if errors.Is(err, keep.ErrNothing) {
		b, err := n.Battle("", n.seed)
		if err == nil {
			n.mu.Lock()
			delete(n.turns, b.World) // no table turns to it
			n.mu.Unlock()
		}
		return b, 0, err
	}
	if err != nil {
		return nil, 0, err
	}
	b := n.battle(r.World, r.Journal)
	b.Roster, b.Events = &r.Roster, r.Events
	return b, r.World.Tick + r.Roster.Past, nil
}

// killed marks, among the words that were called, where a table was killed: what came just before
// may be lost with it.
const killed = ""

// settle stops everything from going wrong, and waits until everybody is back.
func (n *night) settle(players []*player) {
	n.mu.Lock()
	n.calm = true
	n.mu.Unlock()
	for _, p := range players {
		p.strait.Roughen(0, time.Millisecond, time.Millisecond)
		p.strait.Cut(false, false)
	}
	n.mu.Lock()
	since := n.now + 2*table.TicksPerSecond
	n.mu.Unlock()
	away := func(p *player) bool { return !p.isBackSince(since) }
	for range 24 {
		if time.Sleep(5 * time.Second); !slices.ContainsFunc(players, away) {
			return
		}
	}
}
