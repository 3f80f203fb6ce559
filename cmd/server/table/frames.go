package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// frames show each seat what it may know.
type frames struct {
	*company
	safety  *safety
	sights  map[crew.Seat]*seen
	changed int64 // the tick in which pictures last changed
	moving  bool
	sent    int // frames of this tick
	differ  picture.Differ
}

// seen is the picture of a seat.
type seen struct {
	flat    *picture.Flat
	changed int64 // the tick in which it last changed
	asked   picture.Asked
}

// noteChange records whether any picture can differ from the last tick's: only orders, events,
// motion and clocks change one.
func (fr *frames) noteChange(r *sim.Result) {
	moving := false
	for i := range fr.world.Ships {
		s := &fr.world.Ships[i]
		helm := (s.Throttle != 0 || s.Rudder != 0) && s.Feet() > 0
		moving = moving || helm || s.UnderWay() || s.Step != space.Point{} || s.Told.Moves()
	}
	for i := range fr.world.Fight.People {
		moving = moving || len(fr.world.Fight.People[i].Path) > 0
	}
	clock := fr.world.Asked() != 0 || fr.world.Clock > 0 && !fr.world.Paused
	if len(r.Accepted)+len(r.Events) > 0 || moving || fr.moving || clock {
		fr.changed = fr.past + r.Tick
	}
	fr.moving = moving
}

// lookFrom returns what a seat sees, computed again only if something can have changed since the
// last call or if again is set. A change that the seat may not know of changes nothing for it, so
// not even a frame betrays it. It returns nil if nothing can be shown.
func (fr *frames) lookFrom(seat crew.Seat, again bool) *seen {
	s, asked := fr.sights[seat], fr.askedFrom(seat)
	if s != nil && asked.IsSame(&s.asked) && (s.flat.Tick == fr.now() || s.flat.Tick >= fr.changed && !again) {
		return s
	}
	flat := fr.safety.flattenSeat(seat, asked)
	if flat == nil {
		return s
	}
	flat.Tick = fr.now()
	switch {
	case s == nil:
		s = &seen{changed: flat.Tick}
		fr.sights[seat] = s
	case !s.flat.ShowsSame(flat):
		s.changed = flat.Tick
	}
	s.flat, s.asked = flat, asked
	return s
}

// askedFrom returns what those who look from a seat want to know.
func (fr *frames) askedFrom(seat crew.Seat) (all picture.Asked) {
	for _, g := range fr.guests {
		if g.link != nil && g.seat == seat {
			all.Ships = append(all.Ships, g.feed.asked.Ships...)
			if g.feed.asked.Placing.Number != 0 {
				all.Placing = g.feed.asked.Placing
			}
		}
	}
	slices.Sort(all.Ships)
	all.Ships = slices.Compact(all.Ships)
	all.Ships = all.Ships[:min(len(all.Ships), netcode.MaxTargets)]
	return all
}

// sendFrames puts the latest picture into the mailbox of each link. Guests who share a seat share
// the picture.
func (fr *frames) sendFrames() {
	fr.sent = 0
	if fr.Reel == nil && fr.world.Tick%int64(fr.Frames) != 0 {
		return
	}
	for _, g := range fr.guests {
		if !fr.canWatch(g) || !g.canHear() {
			continue
		}
		s := fr.lookFrom(g.seat, false)
		if s == nil || !g.feed.due(fr.now(), s.changed) {
			continue
		}
		if s = fr.lookFrom(g.seat, true); s == nil {
			continue
		}
		fr.sent++
		if err := g.link.SendFrame(g.feed.frame(&fr.differ, s.flat)); err != nil && g.link.Err() == nil {
			fr.Log.Error("a frame could not be sent", "to", g.name, "error", err)
		}
	}
}
