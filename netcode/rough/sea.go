// Package rough makes networks go wrong on purpose, the same way for the same
// seed, and has guests that keep no rule. Tests use it, and what
// measures.
package rough

import (
	"container/heap"
	"math/rand/v2"
	"net"
	"sync"
	"time"
)

// Sea is what befalls packets, on the way out and on the way in alike.
type Sea struct {
	Seed uint64

	// Of a thousand packets so many are lost, come twice, or are held back for
	// Back so that others overtake them.
	Lost, Doubled, Overtaken int
	Back                     time.Duration

	// Each packet is on its way for Delay, and up to Jitter longer.
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
	turn int // among those that are due at once
}

// Over sends over the sea what is sent and received over c, which it closes.
func (s Sea) Over(c net.PacketConn) *Conn {
	r := &Conn{mailbox: newMailbox(), under: c}
	r.out = newCurrent(s, 1, func(p packet) { _, _ = c.WriteTo(p.data, p.at) }) // lost like any packet
	r.in = newCurrent(s, 2, r.put)
	r.running.Go(func() { r.out.run(r.closed) })
	r.running.Go(func() { r.in.run(r.closed) })
	r.running.Go(r.receive)
	return r
}

// receive takes in what comes to the socket until it is closed.
func (r *Conn) receive() {
	buf := make([]byte, 1<<16)
	for {
		n, from, err := r.under.ReadFrom(buf)
		if err != nil {
			select {
			case <-r.closed:
				return
			default:
				continue // it tells of a packet that did not arrive
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

// Close implements net.PacketConn. What is still on its way is lost.
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

// Narrow lets so many bytes a second through from now on, each way, with a queue
// of Deep bytes before them, as a bad Wi-Fi has; 0: as many as there are.
func (r *Conn) Narrow(rate int) {
	r.out.narrow(rate)
	r.in.narrow(rate)
}

// Deep is how many bytes wait where the way is narrow; more are lost.
const Deep = 8 << 10

// Fates are how many packets went which way.
type Fates struct{ Sent, Lost, Doubled, Overtaken int }

// Fates tells what has become of the packets so far, both ways together.
func (r *Conn) Fates() Fates {
	a, b := r.out.told(), r.in.told()
	return Fates{a.Sent + b.Sent, a.Lost + b.Lost, a.Doubled + b.Doubled, a.Overtaken + b.Overtaken}
}

// current carries packets one way.
type current struct {
	sea    Sea
	wake   chan struct{}
	arrive func(packet)

	mu    sync.Mutex
	dice  *rand.Rand
	fates Fates
	on    voyage
	rate  int       // bytes a second; 0: as many as there are
	free  time.Time // when what is queued where it is narrow is through
}

func newCurrent(s Sea, way uint64, arrive func(packet)) *current {
	return &current{sea: s, wake: make(chan struct{}, 1), arrive: arrive, dice: rand.New(rand.NewPCG(s.Seed, way))}
}

func (c *current) narrow(rate int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.rate, c.free = rate, time.Now()
}

// squeeze returns how long a packet takes through where it is narrow, and whether it
// finds room in the queue.
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

// put sends a packet on its way. The same dice are thrown for each, whatever
// becomes of it, so that the fate of the nth packet depends on the seed alone.
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

// run lets packets arrive when they are due.
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

// next returns the packet that is due, or how long until one is; 0: none is on its way.
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

// voyage is the packets on their way, a heap with the next one on top.
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
