package link

import (
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/space"

	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
)

// feed puts the pictures of one seat together.
type feed struct {
	held        []*sim.Flat // pictures that a frame may be for, the oldest first
	now, before *sim.Picture
	arrived     time.Time // when now came
	beat        time.Duration
	log         log.Log
	early       []*netcode.Events // that came before the first picture, whose names they need
}

// maxHeld is how many pictures are kept for frames to build on.
const maxHeld = 64

// take makes the next picture of a frame. Frames that come late, that are for
// another seat, or for a picture that is not at hand any more, make none.
func (f *feed) take(frame *sim.Frame, seat crew.Seat, at time.Time) (made bool, err error) {
	if n := len(f.held); n > 0 && frame.Tick <= f.held[n-1].Tick {
		return false, nil
	}
	base, ok := f.base(frame.Base)
	if !ok {
		return false, nil
	}
	flat, err := sim.Patch(base, frame)
	if err != nil {
		return false, err
	}
	p, err := flat.Picture()
	if err != nil || p.Head.Seat != seat {
		return false, err
	}
	if len(f.held) == maxHeld {
		f.held = append(f.held[:0], f.held[1:]...)
	}
	f.held = append(f.held, flat)
	f.before, f.now, f.arrived = f.now, p, at
	if f.before != nil && f.now.Tick-f.before.Tick > 10 {
		f.before = nil // too far back to be drawn from
	}
	for _, e := range f.early {
		f.tell(e)
	}
	f.early = nil
	return true, nil
}

func (f *feed) base(tick int64) (*sim.Flat, bool) {
	if tick == 0 {
		return nil, true
	}
	for i, p := range f.held {
		if p.Tick == tick {
			f.held = append(f.held[:0], f.held[i:]...)
			return p, true
		}
	}
	return nil, false
}

// tell puts events into the log.
func (f *feed) tell(m *netcode.Events) {
	if f.now == nil {
		f.early = append(f.early, m)
		return
	}
	f.log.Hostile = func(id space.ID) bool {
		k := f.now.Contact(id)
		return k != nil && k.Side != f.now.Head.Side && f.now.Head.Seat.Ship != 0
	}
	for _, e := range m.Events {
		f.log.Add(e, f.now)
	}
}

// view is what a screen shows at a moment, or nil before the first picture.
func (f *feed) view(at time.Time) *view.View {
	if f.now == nil {
		return nil
	}
	since := at.Sub(f.arrived)
	v := view.New(f.before, f.now, float64(since)/float64(f.beat))
	v.Log, v.Lag = &f.log, since.Seconds()
	return v
}
