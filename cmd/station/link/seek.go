package link

import (
	"context"
	"net/netip"
	"time"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim/say"
)

// Seeker looks for tables repeatedly, in the background.
type Seeker struct {
	Found   []discovery.Found // by the last look
	Looked  bool              // it has looked at least once
	Trouble string            // why it could not look, or ""

	results chan seen
	stop    context.CancelFunc
}

type seen struct {
	found []discovery.Found
	err   error
}

// lookFor is the duration of a look, and the pause between two.
const lookFor = 1200 * time.Millisecond

// Seek starts looking at the targets.
func Seek(targets []netip.AddrPort) *Seeker {
	ctx, stop := context.WithCancel(context.Background())
	s := &Seeker{results: make(chan seen, 1), stop: stop}
	go s.run(ctx, targets)
	return s
}

func (s *Seeker) run(ctx context.Context, targets []netip.AddrPort) {
	for ctx.Err() == nil {
		look, done := context.WithTimeout(ctx, lookFor)
		found, err := discovery.Seek(look, targets, "")
		<-look.Done()
		done()
		select {
		case s.results <- seen{found, err}:
		case <-ctx.Done():
		}
	}
}

// Poll takes the results since the last call, and reports whether there were any.
func (s *Seeker) Poll() bool {
	select {
	case r := <-s.results:
		s.Found, s.Looked, s.Trouble = r.found, true, ""
		if r.err != nil {
			s.Trouble = "Tables cannot be looked for here: " + r.err.Error() + "."
		}
		return true
	default:
		return false
	}
}

// Stop stops looking.
func (s *Seeker) Stop() { s.stop() }

// Find looks for the one table with a code.
func Find(ctx context.Context, targets []netip.AddrPort, code string) (discovery.Found, error) {
	ctx, done := context.WithTimeout(ctx, patience)
	defer done()
	found, err := discovery.Seek(ctx, targets, code)
	switch {
	case err != nil:
		return discovery.Found{}, err
	case len(found) == 0:
		return discovery.Found{}, &netcode.Ended{Code: netcode.Lost, Reason: say.Of("No table with the code %s answers on this network. Ask the GM for the address, and join by it.", code)}
	}
	return found[0], nil
}
