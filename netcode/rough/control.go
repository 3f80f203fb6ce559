package rough

import (
	"sync"
	"testing"
	"time"
)

// Patience is how long a test waits for something certain before it gives up. It prevents endless
// waiting and promises nothing: a machine may be slow.
const Patience = 5 * time.Minute

// Control is work of a known size that runs again and again beside a test. The time that it takes
// shows how slow the machine is just then, race detector included: promises of time are held
// against that, not against the clock alone.
type Control struct {
	mu    sync.Mutex
	worst time.Duration // the slowest piece since the last restart
}

const (
	piece     = 5 * time.Millisecond // what a piece takes on an idle machine
	pieceSize = 1 << 22              // steps of it
	rest      = 40 * piece           // between two pieces
)

// Beside starts the work. It stops when the test ends.
func Beside(t testing.TB) *Control {
	c := &Control{}
	over := make(chan struct{})
	var working sync.WaitGroup
	working.Go(func() {
		for next := time.Duration(0); ; next = rest {
			select {
			case <-over:
				return
			case <-time.After(next):
				c.work()
			}
		}
	})
	t.Cleanup(func() {
		close(over)
		working.Wait()
	})
	return c
}

// work does one piece and records the time that it took.
func (c *Control) work() {
	began := time.Now()
	table := make([]uint32, 256)
	x := uint32(1)
	for range pieceSize {
		x = x*1664525 + 1013904223
		table[x>>24] += x
	}
	took := time.Since(began)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.worst = max(c.worst, took)
}

// Restart forgets the slowest piece.
func (c *Control) Restart() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.worst = 0
}

// Allows returns how long something may take here and now that takes at most promised on an idle
// machine: longer by the same factor as the slowest piece since the restart.
func (c *Control) Allows(promised time.Duration) time.Duration {
	c.work()
	c.mu.Lock()
	defer c.mu.Unlock()
	return max(promised, time.Duration(float64(promised)*float64(c.worst)/float64(piece)))
}

// FailIfSlow fails a test in which something took longer than Allows permits.
func (c *Control) FailIfSlow(t testing.TB, what string, took, promised time.Duration) {
	t.Helper()
	if most := c.Allows(promised); took > most {
		t.Errorf("%s took %v; promised are %v, which are %v on this machine at the moment", what, took, promised, most)
	}
}
