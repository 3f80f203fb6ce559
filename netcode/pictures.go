package netcode

import (
	"slices"

	"broadside/crew"
	"broadside/sim/picture"
)

// Pictures assembles the frames of one seat, as every client must. The zero value has no
// picture yet.
type Pictures struct {
	held  []*picture.Picture // those that a frame may build on, oldest first
	since int64
}

// maxHeld is how many pictures are kept for frames to build on: more than three seconds.
const maxHeld = 64

// Take returns the picture of a frame, which the caller then acknowledges. It returns nil and
// no error if the frame is late, builds on a picture that is no longer held, or shows another
// seat. The error wraps sim.ErrFrame.
func (p *Pictures) Take(f *picture.Frame, seat crew.Seat) (*picture.Picture, error) {
	if n := len(p.held); n > 0 && f.Tick <= p.held[n-1].Tick || f.Tick <= p.since {
		return nil, nil
	}
	base, ok := p.base(f.Base)
	if !ok {
		return nil, nil
	}
	next, err := picture.Patch(base, f)
	if err != nil || next.Head.Seat != seat {
		return nil, err
	}
	if len(p.held) == maxHeld {
		p.held = slices.Delete(p.held, 0, 1)
	}
	p.held = append(p.held, next)
	shown := *next
	return &shown, nil
}

// base returns the picture that a frame builds on, and drops earlier ones: the server no
// longer uses them.
func (p *Pictures) base(tick int64) (*picture.Picture, bool) {
	if tick == 0 {
		return nil, true
	}
	i := slices.IndexFunc(p.held, func(f *picture.Picture) bool { return f.Tick == tick })
	if i < 0 {
		return nil, false
	}
	p.held = slices.Delete(p.held, 0, i)
	return p.held[0], true
}

// DropUpTo drops what precedes a battle: all pictures up to a tick, and frames up to it that
// have not arrived yet. Later pictures that overtook the news of the battle stay.
func (p *Pictures) DropUpTo(tick int64) {
	p.held = slices.DeleteFunc(p.held, func(f *picture.Picture) bool { return f.Tick <= tick })
	p.since = tick
}

// DropAll drops all pictures, for another seat or link.
func (p *Pictures) DropAll() { p.held = nil }

// Latest returns the tick of the latest picture, or 0.
func (p *Pictures) Latest() int64 {
	if len(p.held) == 0 {
		return 0
	}
	return p.held[len(p.held)-1].Tick
}

// Held returns the pictures that a frame may build on, oldest first.
func (p *Pictures) Held() []*picture.Picture { return p.held }
