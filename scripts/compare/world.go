//go:build unix

package main

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"time"

	"github.com/vmihailenco/msgpack/v5"

	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// melee is a battle of escorts in which all turn and fire whenever they may. Their losses are
// restored, so that a tick costs the same however long it goes on.
type melee struct {
	*sim.World
	orders []sim.Order
	fires  []deployment.Fire // of each ship
	calm   bool              // nobody fires
}

func meet(count int) (*melee, error) {
	data, problems := configs.Load()
	if data == nil {
		return nil, fmt.Errorf("%v", problems)
	}
	sc := *data.Scenario("fleet")
	entry := sc.Ships[1]
	sc.Ships, sc.Goals, sc.Triggers = nil, nil, nil
	for i := range count {
		entry.Name, entry.Side, entry.Group = fmt.Sprintf("Escort %d", i), event.Side(i%2), ""
		entry.At = space.Point{X: space.Length(i%40) * 450 * space.Foot, Y: space.Length(i/40)*450*space.Foot - 10_000*space.Foot}
		sc.Ships = append(sc.Ships, entry)
	}
	w, err := sim.New(data.Library, &sc, 7)
	if err != nil {
		return nil, err
	}
	m := &melee{World: w, fires: make([]deployment.Fire, count)}
	if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: &sim.Pause{}}}); err != nil {
		return nil, err
	}
	for range 2 * crew.RoundTicks {
		m.tick()
	}
	return m, nil
}

func (m *melee) tick() {
	m.orders = m.orders[:0]
	for i := range m.Ships {
		s := &m.Ships[i]
		s.Hull, s.Shield, s.State, s.System, s.Successes, s.Collapsed = s.HullMax, s.ShieldMax, ships.Able, 0, 0, false
		if gunner, _ := m.HolderOf(crew.Seat{Ship: s.ID, Role: crew.Gunner, Number: 1}); gunner.Open && gunner.Action && !m.calm {
			m.fires[i] = deployment.Fire{Target: m.Ships[i^1].ID}
			m.orders = append(m.orders, sim.Order{Seat: gunner.Seat, Intent: &m.fires[i]})
		}
		if pilot, _ := m.HolderOf(crew.Seat{Ship: s.ID, Role: crew.Pilot, Number: 1}); pilot.Open && s.Throttle == 0 {
			m.orders = append(m.orders, sim.Order{Seat: pilot.Seat, Intent: &deployment.Helm{Throttle: 60, Rudder: 40}})
		}
	}
	_, err := m.Step(m.orders)
	fail(err)
}

// mover is the least that a ship in motion costs: it moves, and is found in a grid.
type mover struct{ x, y, vx, vy int64 }

func glide(all []mover, grid map[[2]int64][]int32) {
	for k := range grid {
		grid[k] = grid[k][:0]
	}
	for i := range all {
		m := &all[i]
		m.x, m.y = m.x+m.vx, m.y+m.vy
		k := [2]int64{m.x >> 20, m.y >> 20}
		grid[k] = append(grid[k], int32(i))
	}
}

func stepScene(quick bool) (rows []row, shut func(), err error) {
	counts := []int{100, 1000, 2500} // a battle has room for 2,730 crews of six
	if quick {
		counts = counts[:1]
	}
	for _, n := range counts {
		m, err := meet(n)
		if err != nil {
			return nil, nil, err
		}
		all, grid := make([]mover, n), map[[2]int64][]int32{}
		for i := range all {
			all[i] = mover{int64(i) << 16, int64(i) << 14, 300, int64(i % 7)}
		}
		rows = append(rows, row{
			what: fmt.Sprintf("a tick of %d ships that turn and fire, for each", n), unit: "µs", wanted: target{most: 0.7}, peer: "moving and a grid",
			ours:   func() float64 { return perRun(m.tick) / float64(n) },
			theirs: func() float64 { return perRun(func() { glide(all, grid) }) / float64(n) },
		})
	}
	return rows, func() {}, nil
}

// known is a ship in plain msgpack: twenty fields.
type known struct {
	ID, X, Y, Heading, Speed, Hull, HullMax, Shield, ShieldMax, AC                int32
	Side, State, System, Successes, Failures, Throttle, Rudder, Class, Size, Turn int32
}

// side returns the 16 seats of a side.
func side() (seats []crew.Seat) {
	for ship := space.ID(1); len(seats) < 16; ship += 2 {
		for _, r := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic} {
			seats = append(seats, crew.Seat{Ship: ship, Role: r, Number: 1})
		}
	}
	return seats
}

// desk draws the pictures of seats, tick after tick, as a table does.
type desk struct {
	m       *melee
	seats   []crew.Seat
	gallery *sight.Gallery
	differ  picture.Differ
	last    []*picture.Flat
	bytes   int
}

// draw returns how many microseconds of processor time the pictures of each of a number of ticks
// take, after one that makes up for what the desk has not drawn.
func (d *desk) draw(ticks int) float64 {
	if d.last == nil {
		d.gallery, d.last = sight.NewGallery(d.m.World), make([]*picture.Flat, len(d.seats))
		for i, s := range d.seats {
			d.last[i] = sight.View(d.m.World, s).Flatten()
		}
	}
	var took time.Duration
	for n := range ticks + 1 {
		d.m.tick()
		if n == 1 {
			d.bytes, took = 0, 0
		}
		began := worked()
		d.gallery.Renew(d.m.World)
		for i, s := range d.seats {
			next := d.gallery.Flat(s, picture.Asked{})
			d.bytes += len(d.differ.Diff(d.last[i], next).Bits)
			d.last[i] = next
		}
		took += worked() - began
	}
	return float64(took.Nanoseconds()) / 1000 / float64(ticks)
}

// blocked tells why a tick allocates.
const blocked = "rows of pictures and facts are allocated in blocks, since stations and the log keep them: less than one block in a tick."

func pictureScene(quick bool) (rows []row, shut func(), err error) {
	const count = 100
	ticks := 120
	if quick {
		ticks = 20
	}
	m, err := meet(count)
	if err != nil {
		return nil, nil, err
	}
	one, all := &desk{m: m, seats: side()[:1]}, &desk{m: m, seats: side()}
	for _, d := range []*desk{one, all} {
		d.draw(ticks) // whatever is created only once must exist already
	}
	states := make([]known, count)
	for i := range states {
		s := &m.Ships[i]
		states[i] = known{ID: int32(s.ID), X: int32(s.At.X), Y: int32(s.At.Y), Heading: int32(s.Heading), Hull: s.Hull, HullMax: s.HullMax, Shield: s.Shield, ShieldMax: s.ShieldMax}
	}
	var plain bytes.Buffer
	encode := func() {
		plain.Reset()
		e := msgpack.NewEncoder(&plain)
		e.UseArrayEncodedStructs(true)
		fail(e.Encode(states))
	}
	return []row{
		{
			what: "a pilot's picture of 100 ships, view to bytes, for each ship", unit: "µs", wanted: target{most: 0.24}, peer: "msgpack of twenty fields",
			ours:   func() float64 { return one.draw(ticks) / count },
			theirs: func() float64 { return perRun(encode) / count },
		},
		{
			what: "the pictures of 16 seats of a side", unit: "µs", wanted: target{2, true}, why: "nearly all that 15 more seats show is reused; what is left are what three more ships see and can hit, which changes as all fly. All sixteen take less than twice what the row above allows one.", peer: "one seat",
			ours: func() float64 { return all.draw(ticks) }, theirs: func() float64 { return one.draw(ticks) },
		},
		{
			what: "bytes a second for a seat, 100 ships", unit: "kB", wanted: target{most: 12}, peer: "msgpack in full",
			ours: func() float64 {
				all.draw(ticks)
				return float64(all.bytes) / float64(len(all.seats)*ticks) * 20 / 1000
			},
			theirs: func() float64 { encode(); return float64(plain.Len()) * 20 / 1000 },
		},
		{
			what: "allocations of a tick and the pictures of 16 seats, 100 ships", wanted: target{}, why: blocked,
			ours: func() float64 {
				return float64(allocated(func() { all.draw(ticks) }).Mallocs) / float64(ticks)
			},
		},
		{
			what: "allocations of the same while nobody fires", wanted: target{}, why: blocked,
			ours: func() float64 {
				m.calm = true
				defer func() { m.calm = false }()
				all.draw(ticks) // until no shot is on its way
				return float64(allocated(func() { all.draw(ticks) }).Mallocs) / float64(ticks)
			},
		},
	}, func() {}, nil
}

// replayScene records melees and replays them.
func replayScene(quick bool) (rows []row, shut func(), err error) {
	rounds := 20
	if quick {
		rounds = 4
	}
	for _, count := range [...]int{2, 6, 100} {
		kept, err := record(count, rounds)
		if err != nil {
			return nil, nil, err
		}
		play := func() {
			j, err := new(journal.Opener).NewReader(kept)
			fail(err)
			w, err := j.FirstWorld()
			fail(err)
			fail(journal.Replay(w, j))
		}
		rows = append(rows, row{
			what: fmt.Sprintf("a replay of %d ships, for a second of play", count), unit: "ms", wanted: target{most: 2.5},
			ours: func() float64 { return perRun(play) / 1e6 / (float64(rounds*crew.RoundTicks) / 20) * 1000 },
		})
	}
	return rows, func() {}, nil
}

// record returns the journal of a melee.
func record(count, rounds int) ([]byte, error) {
	m, err := meet(count)
	if err != nil {
		return nil, err
	}
	kept, err := journal.Begin(journal.Header{Scenario: "fleet"}, m.World)
	if err != nil {
		return nil, err
	}
	for range rounds * crew.RoundTicks {
		m.orders = m.orders[:0]
		for i := range m.Ships {
			if gunner, _ := m.HolderOf(crew.Seat{Ship: m.Ships[i].ID, Role: crew.Gunner, Number: 1}); gunner.Open && gunner.Action {
				m.orders = append(m.orders, sim.Order{Seat: gunner.Seat, Intent: &deployment.Fire{Target: m.Ships[i^1].ID}})
			}
		}
		r, err := m.Step(m.orders)
		if err != nil {
			return nil, err
		}
		if kept, err = journal.Append(kept, &journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash}); err != nil {
			return nil, err
		}
	}
	return kept, nil
}

// model returns the name of the processor.
func model() string {
	for line := range strings.Lines(read("/proc/cpuinfo")) {
		if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return runtime.GOARCH
}

func processors() int { return runtime.NumCPU() }
