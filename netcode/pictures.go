package netcode

import (
	"slices"

	"broadside/crew"
	"broadside/sim/picture"
)

// Pictures puts the frames of one seat together, as every client must. The zero
// value has none yet.
type Pictures struct {
	held  []*picture.Picture // those that a frame may be for, the oldest first
	since int64
}

// maxHeld is how many pictures are kept for frames to build on: those of more
// than three seconds.
const maxHeld = 64

// Take makes the next picture of a frame, which is then to be acknowledged. There
// is none, and no error, when the frame comes late, is for a picture that is not
// at hand any more, or shows another seat. The error wraps sim.ErrFrame.
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

// base finds the picture that a frame is for, and forgets those before it: the
// server has gone on from there.
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

// Since forgets what came before a battle: all up to a tick, and the frames up to
// it that are yet to come. What has overtaken the news of the battle stays.
func (p *Pictures) Since(tick int64) {
	p.held = slices.DeleteFunc(p.held, func(f *picture.Picture) bool { return f.Tick <= tick })
	p.since = tick
}

// Restart forgets all pictures: another seat, or another link.
func (p *Pictures) Restart() { p.held = nil }

// Latest is the tick of the latest picture, or 0.
func (p *Pictures) Latest() int64 {
	if len(p.held) == 0 {
		return 0
	}
	return p.held[len(p.held)-1].Tick
}

// Held are the pictures as they were put together that a frame may be for, the
// oldest first.
func (p *Pictures) Held() []*picture.Picture { return p.held }
