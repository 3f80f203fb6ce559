package netcode

import (
	"context"
	"errors"
	"sync"
	"time"

	"broadside/netcode/fair"
	"broadside/sim/say"
)

// Listener is a door through which guests arrive.
type Listener interface {
	// Accept waits for a guest who has said a hello of our version. The caller decides whether
	// to let them in: Send a *Welcome, or Close the link with a reason.
	Accept(context.Context) (Link, *Hello, error)

	// Close says goodbye to every guest, waits until their links are done and admits nobody
	// afterwards.
	Close(why say.Text)
}

// ErrClosed is what Accept returns after Close.
var ErrClosed = errors.New("the door is closed")

// door takes guests from their first packet to Accept.
type door struct {
	version int
	guests  chan guest
	closed  chan struct{}

	mu      sync.Mutex
	links   map[*link]struct{}
	step    doorstep
	knocks  fair.Ration
	shut    bool
	running sync.WaitGroup
}

type guest struct {
	link   *link
	hello  *Hello
	caller *caller
}

func newDoor(version int) *door {
	return &door{
		version: version, guests: make(chan guest, MaxKnocking), closed: make(chan struct{}),
		links: make(map[*link]struct{}), knocks: fair.Ration{Each: MaxKnocksEach, All: MaxKnocks},
	}
}

func (d *door) Accept(ctx context.Context) (Link, *Hello, error) {
	select {
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	case <-d.closed:
		return nil, nil, ErrClosed
	case g := <-d.guests:
		d.leave(g.caller)
		return g.link, g.hello, nil
	}
}

// arrive lets a caller onto the doorstep. It returns nil if they knock too often, if there is
// no room even after sending another away, or if the door is shut.
func (d *door) arrive(host string) *caller {
	d.mu.Lock()
	if d.shut || !d.knocks.Take(host, time.Now()) {
		d.mu.Unlock()
		return nil
	}
	c, displaced := d.step.enter(host)
	var turn func()
	if displaced != nil {
		turn = displaced.turn
	}
	d.mu.Unlock()
	if turn != nil {
		turn()
	}
	return c
}

// invite runs the first steps of a caller. From then on turn sends the caller away.
func (d *door) invite(c *caller, turn func(), steps func()) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.shut {
		return false
	}
	c.turn = turn
	d.running.Go(steps)
	return true
}

// leave takes a caller off the doorstep.
func (d *door) leave(c *caller) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.step.leave(c)
}

// crowded is the reason given to callers who have to make room.
const crowded say.Text = "Too many are joining at once: try again in a moment."

// greet makes a link of a caller's carrier and waits for the hello, until the context ends.
func (d *door) greet(ctx context.Context, c carrier, who *caller) {
	l := newLink(c, serverSide)
	d.mu.Lock()
	if d.shut {
		d.mu.Unlock()
		l.Close(Closing, closing)
		<-l.Done()
		return
	}
	d.links[l] = struct{}{}
	who.turn = func() { l.Close(Crowded, crowded) }
	d.running.Add(1)
	l.whenDone(func() {
		defer d.running.Done()
		d.mu.Lock()
		defer d.mu.Unlock()
		delete(d.links, l)
		d.step.leave(who)
	})
	d.mu.Unlock()
	select {
	case m, ok := <-l.Inbox():
		if !ok {
			break
		}
		hello := m.(*Hello) // the link accepts nothing else first
		if words := mismatch(d.version, Build(), hello.Protocol); words != "" {
			l.Close(Version, words)
			break
		}
		d.mu.Lock()
		who.turn = nil
		d.mu.Unlock()
		select {
		case d.guests <- guest{l, hello, who}:
		default: // the caller was sent away meanwhile
			l.Close(Crowded, crowded)
		}
	case <-ctx.Done():
		l.Close(Late, late)
	}
}

// late is the reason given to callers who say nothing.
var late = say.Of("No hello came within %d s.", int(HelloTime/time.Second))

// close sends everybody away and shuts the door.
func (d *door) close(why say.Text) {
	d.mu.Lock()
	if !d.shut {
		d.shut = true
		close(d.closed)
	}
	for l := range d.links {
		l.Close(Closing, why)
	}
	d.mu.Unlock()
	d.running.Wait()
}
