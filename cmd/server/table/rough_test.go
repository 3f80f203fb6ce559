package table_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// recording keeps what a table hands to its journal.
type recording struct {
	accepted [][]sim.Order // by tick, from the first
	hashes   []uint64
}

func (r *recording) KeepTick(result *sim.Result, _ bool) {
	r.accepted = append(r.accepted, slices.Clone(result.Accepted))
	r.hashes = append(r.hashes, result.Hash)
}

func (*recording) KeepRoster(*journal.Roster)  {}
func (*recording) KeepSnapshot(*journal.State) {}
func (*recording) Trouble() say.Text           { return "" }
func (*recording) Lag() (int64, time.Duration) { return 0, 0 }
func (*recording) KeepReturn(*journal.State)   {}
func (*recording) Close() error                { return nil }

// sailor plays a seat over a rough sea, and records what arrives and when.
type sailor struct {
	*client.Client
	seat     crew.Seat
	sea      *rough.Conn
	pictures []*picture.Picture
	at       []time.Time          // when each picture was assembled
	sent     map[uint32]time.Time // orders, by number
	due      int                  // orders given during the sailor's own turn
	answered map[uint32][]time.Time
}

// crossing is a live battle over a rough sea, with each ship under way, so that every tick changes
// every picture.
type crossing struct {
	*hosted
	sea     rough.Sea
	sailors []*sailor
	kept    *recording
}

// embark seats a sailor in each seat of every crew, each with a sea of their own.
func embark(t *testing.T, sea rough.Sea) *crossing {
	t.Helper()
	lib, sc := duel(t)
	w, err := sim.New(lib, sc, sea.Seed)
	if err != nil {
		t.Fatal(err)
	}
	var seats []crew.Seat
	for i := range w.Members {
		seats = append(seats, w.Members[i].Seat)
	}
	c := &crossing{sea: sea, kept: &recording{}}
	c.hosted = host(t, func(s *table.Settings) {
		s.World, s.Now, s.Journal = w, true, c.kept
		s.Tick = time.Second / table.TicksPerSecond
		s.Opening = []sim.Intent{&sim.SetTempo{Tempo: crew.Live}}
	})
	for i, seat := range seats {
		s := &sailor{seat: seat, sent: map[uint32]time.Time{}, answered: map[uint32][]time.Time{}}
		own := sea
		own.Seed += uint64(i)
		s.Client = c.sits(fmt.Sprintf("Sailor %d", i), s.seat, func(g *netcode.Guest) {
			g.Over = func() (net.PacketConn, error) {
				socket, err := c.socket()
				if err != nil {
					return nil, err
				}
				s.sea = own.Over(socket)
				return s.sea, nil
			}
		})
		s.Heard = s.hear
		c.sailors = append(c.sailors, s)
	}
	return c
}

func (s *sailor) hear(m netcode.Message) {
	if a, ok := m.(*netcode.Answer); ok {
		s.answered[a.Number] = append(s.answered[a.Number], time.Now())
	}
}

// pace is the interval between a sailor's orders.
const pace = 150 * time.Millisecond

// sail gives orders and handles pictures for a while, and then waits until all orders are answered.
func (s *sailor) sail(ctx context.Context, while time.Duration) error {
	end := time.Now().Add(while)
	for n := uint32(1); time.Now().Before(end); n++ {
		s.sent[n] = time.Now()
		if isOpen(s.Client, s.seat) {
			s.due++
		}
		var i sim.Intent = &sim.EndTurn{}
		if s.seat.Role == crew.Pilot {
			i = &deployment.Helm{Throttle: 100, Rudder: int8(n%3) - 1}
		}
		if err := s.Order(i); err != nil {
			return err
		}
		if err := s.take(ctx, time.Now().Add(pace)); err != nil {
			return err
		}
	}
	for s.Waits() {
		if err := s.take(ctx, time.Now().Add(pace)); err != nil {
			return fmt.Errorf("waiting for answers: %w", err)
		}
	}
	return nil
}

// take handles what comes until a moment.
func (s *sailor) take(ctx context.Context, until time.Time) error {
	soon, cancel := context.WithDeadline(ctx, until)
	defer cancel()
	for {
		fresh, err := s.Next(soon)
		switch {
		case errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil:
			return nil
		case err != nil:
			return err
		case fresh:
			s.pictures, s.at = append(s.pictures, s.Picture), append(s.at, time.Now())
		}
	}
}

// sail lets all sailors sail at once, and ends the table.
func (c *crossing) sail(while time.Duration) {
	c.Helper()
	ctx, cancel := context.WithTimeout(c.ctx, while+rough.Patience)
	defer cancel()
	var running sync.WaitGroup
	for _, s := range c.sailors {
		running.Go(func() {
			if err := s.sail(ctx, while); err != nil {
				c.Errorf("%d.%s: %v", s.seat.Ship, s.seat, err)
			}
		})
	}
	running.Wait()
	c.end()
}

// gaps returns the times between pictures, of all sailors.
func (c *crossing) gaps() []time.Duration {
	var all []time.Duration
	for _, s := range c.sailors {
		for i := 1; i < len(s.at); i++ {
			all = append(all, s.at[i].Sub(s.at[i-1]))
		}
	}
	return all
}

// waits returns the times from orders to answers, of all sailors.
func (c *crossing) waits() []time.Duration {
	var all []time.Duration
	for _, s := range c.sailors {
		for n, sent := range s.sent {
			if len(s.answered[n]) > 0 {
				all = append(all, s.answered[n][0].Sub(sent))
			}
		}
	}
	return all
}

// quantile returns the value that the given number of thousandths do not exceed.
func quantile(all []time.Duration, thousandth int) time.Duration {
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return all[min(len(all)-1, len(all)*thousandth/1000)]
}

// judge compares what every sailor saw with a battle that is replayed from the recording without
// any sea.
func (c *crossing) judge() {
	c.Helper()
	c.judgeOrders()
	lib, sc := duel(c.T)
	again, err := sim.New(lib, sc, c.sea.Seed)
	if err != nil {
		c.Fatal(err)
	}
	next := make([]int, len(c.sailors))
	for i, orders := range c.kept.accepted {
		r, err := again.Step(orders)
		if err != nil {
			c.Fatal(err)
		}
		if r.Hash != c.kept.hashes[i] {
			c.Fatalf("tick %d has another hash when it is played again", r.Tick)
		}
		for k, s := range c.sailors {
			if n := next[k]; n < len(s.pictures) && s.pictures[n].Tick == r.Tick {
				next[k]++
				if f := picture.Diff(sight.View(again, s.seat).Flatten(), s.pictures[n].Flatten()); len(f.Bits) != 1 || f.Bits[0] != 0 {
					c.Fatalf("tick %d: the picture of %d.%s is not what it should see", r.Tick, s.seat.Ship, s.seat)
				}
			}
		}
	}
	for k, s := range c.sailors {
		if next[k] != len(s.pictures) || next[k] == 0 {
			c.Errorf("%d of %d pictures of %d.%s were compared", next[k], len(s.pictures), s.seat.Ship, s.seat)
		}
	}
}

// judgeOrders checks that each order was answered once, and obeyed as often as it was accepted, in
// the order given.
func (c *crossing) judgeOrders() {
	c.Helper()
	obeyed := map[crew.Seat][]uint32{}
	for _, orders := range c.kept.accepted {
		for _, o := range orders {
			obeyed[o.Seat] = append(obeyed[o.Seat], o.Number)
		}
	}
	for _, s := range c.sailors {
		for n := range s.sent {
			if len(s.answered[n]) != 1 {
				c.Errorf("order %d of %d.%s was answered %d times", n, s.seat.Ship, s.seat, len(s.answered[n]))
			}
		}
		numbers := obeyed[s.seat]
		if !slices.IsSorted(numbers) || len(slices.Compact(slices.Clone(numbers))) != len(numbers) {
			c.Errorf("%d.%s: the orders were obeyed as %v", s.seat.Ship, s.seat, numbers)
		}
		if s.seat.Role == crew.Pilot && len(numbers) < s.due/2 {
			c.Errorf("%d.%s: %d of %d orders were obeyed", s.seat.Ship, s.seat, len(numbers), s.due)
		}
	}
}

// seas are what friends' networks do on a bad evening, and worse.
var seas = []struct {
	name      string
	sea       rough.Sea
	gap, wait time.Duration // promised for 99 of 100; 0: no promise
}{
	{name: "1 % lost", sea: rough.Sea{Lost: 10, Delay: 5 * time.Millisecond, Jitter: 5 * time.Millisecond}, gap: 250 * time.Millisecond, wait: time.Second},
	{name: "5 % lost", sea: rough.Sea{Lost: 50, Doubled: 20, Overtaken: 20, Back: 60 * time.Millisecond, Delay: 10 * time.Millisecond, Jitter: 20 * time.Millisecond}, gap: 250 * time.Millisecond, wait: time.Second},
	{name: "10 % lost", sea: rough.Sea{Lost: 100, Doubled: 50, Overtaken: 50, Back: 60 * time.Millisecond, Delay: 10 * time.Millisecond, Jitter: 20 * time.Millisecond}, wait: time.Second},
	{name: "20 % lost", sea: rough.Sea{Lost: 200, Doubled: 50, Overtaken: 50, Back: 60 * time.Millisecond, Delay: 10 * time.Millisecond, Jitter: 20 * time.Millisecond}, wait: time.Second},
	{name: "30 % lost", sea: rough.Sea{Lost: 300, Doubled: 50, Overtaken: 50, Back: 60 * time.Millisecond, Delay: 10 * time.Millisecond, Jitter: 20 * time.Millisecond}},
	{name: "jitter and double", sea: rough.Sea{Doubled: 300, Overtaken: 300, Back: 80 * time.Millisecond, Delay: 5 * time.Millisecond, Jitter: 80 * time.Millisecond}, wait: time.Second},
}

func TestFaultRoughNetwork(t *testing.T) {
	while, seeds := 4*time.Second, 1
	if rough.Full() {
		while, seeds = time.Minute, 3
	}
	for _, c := range seas {
		for seed := range seeds {
			t.Run(fmt.Sprintf("%s, seed %d", c.name, seed+1), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					sea := c.sea
					sea.Seed = uint64(seed+1) * 1000
					x := embark(t, sea)
					x.sail(while)
					x.judge()
					x.promised(c.gap, c.wait)
				})
			})
		}
	}
}

// promised compares the times of a crossing with what is promised for 99 of 100; 0: no promise.
func (c *crossing) promised(gap, wait time.Duration) {
	c.Helper()
	var fates rough.Fates
	for _, s := range c.sailors {
		f := s.sea.Fates()
		fates.Sent, fates.Lost = fates.Sent+f.Sent, fates.Lost+f.Lost
	}
	gaps, waits := c.gaps(), c.waits()
	longest, last := quantile(gaps, 990), quantile(waits, 990)
	c.Logf("%d of %d packets lost; %d pictures, p99 %v after the one before; %d orders, p99 answered after %v",
		fates.Lost, fates.Sent, len(gaps), longest, len(waits), last)
	if lost := fates.Lost * 1000 / fates.Sent; lost < c.sea.Lost*2/3 {
		c.Errorf("only %d of 1000 packets were lost", lost)
	}
	if gap > 0 && longest > gap {
		c.Errorf("a picture came %v after the one before", longest)
	}
	if wait > 0 && last > wait {
		c.Errorf("an order was answered after %v", last)
	}
}
