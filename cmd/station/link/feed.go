package link

import (
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
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
	log         *log.Log
	since       int64   // the tick before the battle
	untold      []heard // events that wait for the picture whose names they need
}

type heard struct {
	ships.Event
	at time.Time
}

func newFeed(beat time.Duration, since int64) feed {
	return feed{beat: beat, since: since, log: &log.Log{}}
}

// turn forgets the battle before. What has overtaken the news stays.
func (f *feed) turn(since int64) {
	was := *f
	*f = newFeed(was.beat, since)
	for _, p := range was.held {
		if p.Tick > since {
			f.held = append(f.held, p)
		}
	}
	if was.now != nil && was.now.Tick > since {
		f.now, f.arrived = was.now, was.arrived
	}
}

// unnamed is how long an event waits for its picture.
const unnamed = 400 * time.Millisecond

// maxHeld is how many pictures are kept for frames to build on.
const maxHeld = 64

// take makes the next picture of a frame. Frames that come late, that are for
// another seat, or for a picture that is not at hand any more, make none.
func (f *feed) take(frame *sim.Frame, seat crew.Seat, at time.Time) (made bool, err error) {
	if n := len(f.held); n > 0 && frame.Tick <= f.held[n-1].Tick || frame.Tick <= f.since {
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
	f.tell(at)
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

// hear takes events in.
func (f *feed) hear(m *netcode.Events, at time.Time) {
	for _, e := range m.Events {
		f.untold = append(f.untold, heard{e, at})
	}
	f.tell(at)
}

// tell puts into the log the events whose picture has come, so that whoever has
// just arrived has a name, and those that have waited long enough.
func (f *feed) tell(at time.Time) {
	if f.now == nil {
		return
	}
	f.log.Hostile = func(id space.ID) bool {
		k := f.now.Contact(id)
		return k != nil && k.Side != f.now.Head.Side && f.now.Head.Seat.Ship != 0
	}
	n := 0
	for n < len(f.untold) && (f.untold[n].Tick <= f.now.Tick || at.Sub(f.untold[n].at) > unnamed) {
		// Live, everybody's turn is open, and when each began tells nobody anything.
		if e := f.untold[n].Event; f.now.Head.Tempo != crew.Live || e.Fact.Kind() != sim.KindTurn {
			f.log.Add(e, names{f.now})
		}
		n++
	}
	f.untold = append(f.untold[:0], f.untold[n:]...)
}

// names are those of a picture. Before the battle has an order of turns, a
// picture cannot tell who is alone aboard, and each seat is named in full.
type names struct{ *sim.Picture }

func (n names) SeatName(seat crew.Seat) string {
	if len(n.Turns) == 0 {
		return sim.NameSeat(n.ShipName(seat.Ship), seat, false)
	}
	return n.Picture.SeatName(seat)
}

// view is what a screen shows at a moment, or nil before the first picture.
func (f *feed) view(at time.Time) *view.View {
	if f.now == nil {
		return nil
	}
	f.tell(at)
	since := at.Sub(f.arrived)
	v := view.New(f.before, f.now, float64(since)/float64(f.beat))
	v.Log, v.Lag = f.log, since.Seconds()
	return v
}
