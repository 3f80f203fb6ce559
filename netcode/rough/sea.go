// Package rough makes networks go wrong on purpose, the same way for the same seed, and has guests
// that break every rule. Tests and measurements use it.
package rough

import (
	"container/heap"
	"math/rand/v2"
	"net"
	"sync"
	"time"
)

// Sea is what happens to packets, in both directions.
type Sea struct {
	Seed uint64

	// Of a thousand packets, how many are lost, arrive twice, or are held back for Back so that
	// others overtake them.
	Lost, Doubled, Overtaken int
	Back                     time.Duration

	// Delay and Jitter are the travel time of each packet: Delay, and up to Jitter longer.
	Delay, Jitter time.Duration
}

// Conn is a packet connection over a rough sea. It implements net.PacketConn.
type Conn struct {
	mailbox
	under   net.PacketConn
	out, in *current
	running sync.WaitGroup
	once    sync.Once
}

type packet struct {
	data []byte
	at   net.Addr
	due  time.Time
	turn int // order among packets that are due at once
}

// Over sends what goes through c over the sea. The connection closes c.
func (s Sea) Over(c net.PacketConn) *Conn {
	r := &Conn{mailbox: newMailbox(), under: c}
	r.out = newCurrent(s, 1, func(p packet) { _, _ = c.WriteTo(p.data, p.at) }) // lost like any packet
	r.in = newCurrent(s, 2, r.put)
	r.running.Go(func() { r.out.run(r.closed) })
	r.running.Go(func() { r.in.run(r.closed) })
	r.running.Go(r.receive)
	return r
}

// receive handles incoming packets until the socket is closed.
func (r *Conn) receive() {
	buf := make([]byte, 1<<16)
	for {
		n, from, err := r.under.ReadFrom(buf)
		if err != nil {
			select {
			case <-r.closed:
				return
			default:
				continue // it reports a packet that did not arrive
			}
		}
		r.in.put(buf[:n], from)
	}
}

// WriteTo implements net.PacketConn.
func (r *Conn) WriteTo(b []byte, to net.Addr) (int, error) {
	select {
	case <-r.closed:
		return 0, net.ErrClosed
	default:
	}
	r.out.put(b, to)
	return len(b), nil
}

// LocalAddr implements net.PacketConn.
func (r *Conn) LocalAddr() net.Addr { return r.under.LocalAddr() }

// Close implements net.PacketConn. Packets on their way are lost.
func (r *Conn) Close() error {
	var err error
	r.once.Do(func() {
		close(r.closed)
		err = r.under.Close()
		r.running.Wait()
		r.patient.reset(time.Time{})
	})
	return err
}

// Narrow limits the rate to that many bytes a second, each way, with a queue of Deep bytes in
// front, as on bad Wi-Fi; 0: no limit.
func (r *Conn) Narrow(rate int) {
	r.out.narrow(rate)
	r.in.narrow(rate)
}

// Deep is how many bytes wait at a narrow place; more are lost.
const Deep = 8 << 10

// Fates counts packets by what happened to them.
type Fates struct{ Sent, Lost, Doubled, Overtaken int }

// Fates returns the counts so far, both directions together.
func (r *Conn) Fates() Fates {
	a, b := r.out.told(), r.in.told()
	return Fates{a.Sent + b.Sent, a.Lost + b.Lost, a.Doubled + b.Doubled, a.Overtaken + b.Overtaken}
}

// current carries packets in one direction.
type current struct {
	sea    Sea
	wake   chan struct{}
	arrive func(packet)

	mu    sync.Mutex
	dice  *rand.Rand
	fates Fates
	on    voyage
	rate  int       // bytes a second; 0: no limit
	free  time.Time // when everything queued at the narrow place is through
}

func newCurrent(s Sea, way uint64, arrive func(packet)) *current {
	return &current{sea: s, wake: make(chan struct{}, 1), arrive: arrive, dice: rand.New(rand.NewPCG(s.Seed, way))}
}

func (c *current) narrow(rate int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.rate, c.free = rate, time.Now()
}

// squeeze returns how long a packet takes through the narrow place, and whether it finds room in
// the queue.
func (c *current) squeeze(size int, now time.Time) (time.Duration, bool) {
	if c.rate == 0 {
		return 0, true
	}
	queued := max(0, c.free.Sub(now))
	if int(queued.Seconds()*float64(c.rate))+size > Deep {
		return 0, false
	}
	c.free = now.Add(queued + time.Duration(size)*time.Second/time.Duration(c.rate))
	return c.free.Sub(now), true
}

func (c *current) told() Fates {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.fates
}

// put sends a packet on its way. The same dice are rolled for each, whatever happens to it, so that
// the fate of the nth packet depends on the seed alone.
func (c *current) put(data []byte, at net.Addr) {
	c.mu.Lock()
	defer c.mu.Unlock()
	lost, doubled, overtaken := c.dice.IntN(1000), c.dice.IntN(1000), c.dice.IntN(1000)
	first, second := c.delay(), c.delay()
	now := time.Now()
	through, room := c.squeeze(len(data), now)
	first, second = first+through, second+through
	c.fates.Sent++
	if lost < c.sea.Lost || !room {
		c.fates.Lost++
		return
	}
	if overtaken < c.sea.Overtaken {
		c.fates.Overtaken++
		first += c.sea.Back
	}
	data = append([]byte(nil), data...)
	c.on.add(packet{data: data, at: at, due: now.Add(first)})
	if doubled < c.sea.Doubled {
		c.fates.Doubled++
		c.on.add(packet{data: data, at: at, due: now.Add(second)})
	}
	select {
	case c.wake <- struct{}{}:
	default:
	}
}

func (c *current) delay() time.Duration {
	return c.sea.Delay + time.Duration(c.dice.Int64N(int64(c.sea.Jitter)+1))
}

// run delivers packets when they are due.
func (c *current) run(closed <-chan struct{}) {
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-closed:
			return
		case <-c.wake:
		case <-timer.C:
		}
		for {
			p, wait := c.next(time.Now())
			if p == nil {
				if wait > 0 {
					timer.Reset(wait)
				}
				break
			}
			c.arrive(*p)
		}
	}
}

// next returns the packet that is due, or the time until one is; 0: there is none.
func (c *current) next(now time.Time) (*packet, time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.on.packets) == 0 {
		return nil, 0
	}
	if wait := c.on.packets[0].due.Sub(now); wait > 0 {
		return nil, wait
	}
	p := heap.Pop(&c.on).(packet)
	return &p, 0
}

// voyage is a heap of the packets on their way, with the next one on top.
type voyage struct {
	packets []packet
	turns   int
}

func (v *voyage) add(p packet) {
	v.turns++
	p.turn = v.turns
	heap.Push(v, p)
}

func (v *voyage) Len() int      { return len(v.packets) }
func (v *voyage) Swap(i, j int) { v.packets[i], v.packets[j] = v.packets[j], v.packets[i] }
func (v *voyage) Push(p any)    { v.packets = append(v.packets, p.(packet)) }

func (v *voyage) Less(i, j int) bool {
	a, b := &v.packets[i], &v.packets[j]
	return a.due.Before(b.due) || a.due.Equal(b.due) && a.turn < b.turn
}

func (v *voyage) Pop() any {
	n := len(v.packets) - 1
	p := v.packets[n]
	v.packets = v.packets[:n]
	return p
}
