package keep

import (
	"sync"

	"broadside/sim"
	"broadside/sim/journal"
)

// Opener is a journal.Opener for several goroutines and shelves.
type Opener struct {
	mu     sync.Mutex
	opener journal.Opener
}

// Begin calls journal.Opener.Begin.
func (o *Opener) Begin(h journal.Header, w *sim.World) ([]byte, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.opener.Begin(h, w)
}

// NewReader calls journal.Opener.NewReader.
func (o *Opener) NewReader(kept []byte) (*journal.Reader, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.opener.NewReader(kept)
}

// Recover calls journal.Opener.Recover.
func (o *Opener) Recover(kept []byte, snapshots ...[]byte) (*journal.Recovered, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.opener.Recover(kept, snapshots...)
}

// Inspect calls journal.Opener.Inspect.
func (o *Opener) Inspect(kept []byte, snapshots ...[]byte) (*journal.Salvage, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.opener.Inspect(kept, snapshots...)
}
