package table

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// frames show each seat what it may know.
type frames struct {
	*company
	safety  *safety
	sights  map[crew.Seat]*seen
	changed int64 // the tick in which pictures last changed
	moving  bool
	gallery *sight.Gallery // of the tick whose frames are being sent; nil between
}

// seen is what a seat sees.
type seen struct {
	flat    *picture.Flat
	changed int64 // the tick in which it last became another
}

// noteChange notes whether any picture can differ from the last tick's: only
// orders, events, motion and clocks change one.
func (fr *frames) noteChange(r *sim.Result) {
	moving := false
	for i := range fr.world.Ships {
		s := &fr.world.Ships[i]
		helm := s.Feet > 0 && (s.Throttle != 0 || s.Rudder != 0)
		moving = moving || helm || s.UnderWay() || s.Step != space.Point{}
	}
	clock := fr.world.Window.Member != 0 || fr.world.Clock > 0 && !fr.world.Paused
	if len(r.Accepted)+len(r.Events) > 0 || moving || fr.moving || clock {
		fr.changed = fr.past + r.Tick
	}
	fr.moving = moving
}

// lookFrom is what a seat sees, if anything can have changed since it was last asked
// for or it is to be shown again. What changes in what the seat may not know is no
// change to it: not even a frame tells of it. It is nil where nothing can be shown.
func (fr *frames) lookFrom(seat crew.Seat, again bool) *seen {
	s := fr.sights[seat]
	if s != nil && (s.flat.Tick == fr.now() || s.flat.Tick >= fr.changed && !again) {
		return s
	}
	gallery := fr.gallery
	if gallery == nil {
		gallery = sight.NewGallery(fr.world)
	}
	p := fr.safety.viewSeat(gallery, seat)
	if p == nil {
		return s
	}
	flat := p.Flatten()
	flat.Tick = fr.now()
	switch {
	case s == nil:
		s = &seen{changed: flat.Tick}
		fr.sights[seat] = s
	case !s.flat.Shows(flat):
		s.changed = flat.Tick
	}
	s.flat = flat
	return s
}

// sendFrames puts the latest picture into the mailbox of each link. Those who
// share a seat share the picture.
func (fr *frames) sendFrames() {
	if fr.Reel == nil && fr.world.Tick%int64(fr.Frames) != 0 {
		return
	}
	fr.gallery = sight.NewGallery(fr.world)
	defer func() { fr.gallery = nil }()
	for _, g := range fr.guests {
		if !fr.canWatch(g) || !g.hears() {
			continue
		}
		s := fr.lookFrom(g.seat, false)
		if s == nil || !g.feed.due(fr.now(), s.changed) {
			continue
		}
		if s = fr.lookFrom(g.seat, true); s == nil {
			continue
		}
		if err := g.link.SendFrame(g.feed.frame(s.flat)); err != nil && g.link.Err() == nil {
			fr.Log.Error("a frame could not be sent", "to", g.name, "error", err)
		}
	}
}
