package table

import (
	"time"

	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/space"
)

const (
	// late is how old an acknowledged picture may be to be a base: five rounds.
	late = 5 * crew.RoundTicks
	// maxSent is how many pictures wait for their acknowledgement: those of
	// more than a second and a half, longer than any round trip.
	maxSent = 32
	// again is after how many ticks a whole picture is sent again if nobody
	// has acknowledged it.
	again = 10
	// beat is after how many ticks a frame is sent though nothing has changed.
	beat = 20

	// tardy is how old a picture may be when it is acknowledged. Who hears of
	// nothing younger for tardyFor has a line that is too narrow for a battle.
	tardy    = 3 * time.Second
	tardyFor = 500 * time.Millisecond
)

// feed is what one client has been sent of its seat's pictures.
type feed struct {
	base  *picture.Flat   // the latest that the client has acknowledged
	sent  []*picture.Flat // since then, the oldest first
	last  int64           // the tick of the last frame
	whole int64           // the tick of the last whole picture
	tardy int64           // the tick since which all that were acknowledged were too old, or 0
	asked []space.ID      // the ships that the client wants options on
}

// reset forgets everything: another seat, another link.
func (f *feed) reset() { *f = feed{} }

// resume goes on from the picture that a client says it has put together. Who comes by the latest
// token has been sent what is known here; who comes by the one before has heard nothing since
// that was given, and can hold no more than what was gone on from then. It reports whether there is such
// a picture.
func (f *feed) resume(held int64, latest bool, now int64) bool {
	base := f.base
	if latest {
		for _, p := range f.sent {
			if p.Tick == held {
				base = p
			}
		}
	}
	if base == nil || base.Tick != held || now-held > late {
		f.reset()
		return false
	}
	*f = feed{base: base, asked: f.asked, last: -beat} // a frame is due
	return true
}

// acknowledge notes that the client has put a picture together. Of a picture
// that is not known any more, or was of another seat, nothing is noted.
func (f *feed) acknowledge(tick int64) {
	for i, p := range f.sent {
		if p.Tick == tick {
			f.base = p
			f.sent = append(f.sent[:0], f.sent[i+1:]...)
			return
		}
	}
}

// due reports whether the client needs a frame of a tick, when pictures last
// changed at another.
func (f *feed) due(tick, changed int64) bool {
	switch {
	case f.base == nil || tick-f.base.Tick > late:
		return f.whole == 0 || tick-f.whole >= again
	case f.base.Tick < changed:
		return true
	}
	return tick-f.last >= beat
}

// frame returns the next frame: the difference to what the client has, or the whole
// picture. Its bits are good until another is made.
func (f *feed) frame(d *picture.Differ, now *picture.Flat) picture.Frame {
	if f.base != nil && now.Tick-f.base.Tick > late {
		f.base, f.sent = nil, nil
	}
	f.last = now.Tick
	if f.base == nil {
		f.whole = now.Tick
	}
	if len(f.sent) == maxSent {
		f.sent = append(f.sent[:0], f.sent[1:]...)
	}
	f.sent = append(f.sent, now)
	return d.Diff(f.base, now)
}
