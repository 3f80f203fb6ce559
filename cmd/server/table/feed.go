package table

import (
	"time"

	"broadside/crew"
	"broadside/sim/picture"
)

const (
	// late is how old an acknowledged picture may be to serve as a base: five rounds.
	late = 5 * crew.RoundTicks
	// maxSent is how many pictures wait for their acknowledgement: those of over a second and a
	// half, longer than any round trip.
	maxSent = 32
	// An acknowledgement can be lost. hope is the number of ticks after which a frame is built on
	// a whole picture that nobody has acknowledged yet, again the number after which that picture
	// is sent again.
	hope  = 2
	again = 10
	// beat is the number of ticks after which a frame is sent although nothing has changed.
	beat = 20

	// tardy is how old a picture may be when it is acknowledged. If a client acknowledges only
	// older ones for tardyFor, its line is too narrow for a battle.
	tardy    = 3 * time.Second
	tardyFor = 500 * time.Millisecond
)

// feed is what one client has been sent of its seat's pictures.
type feed struct {
	base  *picture.Flat   // the latest picture that the client has acknowledged
	sent  []*picture.Flat // later ones, oldest first
	last  int64           // the tick of the last frame
	whole *picture.Flat   // the last whole picture, until one is acknowledged
	tardy int64           // the tick since which all acknowledgements were late, or 0
	asked picture.Asked   // what the client wants to know besides
}

// reset forgets everything, for another seat or link.
func (f *feed) reset() { *f = feed{} }

// resume continues from the picture that a client claims to have assembled, and reports whether it
// can. A client with the latest token has been sent what is known here. One with the token before
// has heard nothing since that token was issued, and can hold no more than the picture from which
// it continued then.
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

// acknowledge records that the client has assembled a picture. It ignores a picture that is no
// longer known, or that was of another seat.
func (f *feed) acknowledge(tick int64) {
	for i, p := range f.sent {
		if p.Tick == tick {
			f.base, f.whole = p, nil
			f.sent = append(f.sent[:0], f.sent[i+1:]...)
			return
		}
	}
}

// due reports whether the client needs a frame at a tick, when pictures last changed at the other.
func (f *feed) due(tick, changed int64) bool {
	switch {
	case f.base == nil || tick-f.base.Tick > late:
		return f.whole == nil || tick-f.last >= hope
	case f.base.Tick < changed:
		return true
	}
	return tick-f.last >= beat
}

// frame returns the next frame: the difference from what the client has or should have by now, or
// the whole picture. Its bits are valid until the next call.
func (f *feed) frame(d *picture.Differ, now *picture.Flat) picture.Frame {
	if f.base != nil && now.Tick-f.base.Tick > late {
		f.base, f.sent = nil, nil
	}
	f.last = now.Tick
	base := f.base
	switch {
	case base != nil:
	case f.whole != nil && now.Tick-f.whole.Tick < again:
		base = f.whole
	default:
		f.whole = now
	}
	if len(f.sent) == maxSent {
		f.sent = append(f.sent[:0], f.sent[1:]...)
	}
	f.sent = append(f.sent, now)
	return d.Diff(base, now)
}
