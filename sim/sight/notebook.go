package sight

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/space"
)

// notebook notes when what options depend on changed last, so that a page can keep
// those for which all of it stays as it was: the battle's state at large, the own ship
// with its crew, the target with what its crew are. What lies between two ships the
// page compares itself. Where more could bear on an option, nothing is recalled: it is
// worked out again.
type notebook struct {
	world  *sim.World
	now    int64 // how often it has looked
	walk   int64 // of a hash, which the battle had at the last look
	since  int64 // when the battle at large changed last
	large  large
	foot   mark // of the fight on foot, and of what connects it with ships
	rest   mark // of all but the time that passes while nothing happens
	hash   field.Hash
	counts bool // a feature may depend on how many points a ship has
	ships  []noted
	crew   []crew.Member // as they were at the last look
	told   []int64       // when each of them changed last
}

// large is what of a battle bears on all options.
type large struct {
	over, paused, hold, grid, begun bool
	tempo                           crew.Tempo
	asked                           crew.ID
}

// noted is what is noted of a ship: when what changed last.
type noted struct {
	is     int64   // anything but its motion and the next three, or what its crew can do
	points int64   // of its hull and shields
	ready  int64   // its crew: who could still react
	mounts []int64 // what is left to each mount
	was    ships.Ship
}

// shown returns when anything changed last that others see of a ship but its motion.
func (k *noted) shown() int64 { return max(k.is, k.points) }

// look notes what the hash of a step has found changed since the last look.
func (n *notebook) look(w *sim.World) {
	n.now++
	kept, _, members := w.Kept()
	if w != n.world || len(w.Ships) != len(n.ships) || len(w.Members) != len(n.crew) {
		n.world, n.since, n.walk, n.counts = w, n.now, 0, w.Library.Counts(shipyard.ShipPoints)
		n.ships, n.crew, n.told = make([]noted, len(w.Ships)), make([]crew.Member, len(w.Members)), make([]int64, len(w.Members))
	}
	now := large{w.Over, w.Paused, w.Hold, w.Grid, w.Begun(), w.Order.Tempo, w.Asked()}
	if now != n.large {
		n.large, n.since = now, n.now
	}
	for i := range w.Ships {
		s, k := &w.Ships[i], &n.ships[i]
		if s.ID != k.was.ID {
			n.since = n.now
		}
		if kept.Changed(i) > n.walk || s.ID != k.was.ID {
			n.noteShip(s, k)
		}
	}
	for i := range w.Members {
		if m, was := &w.Members[i], &n.crew[i]; members.Changed(i) > n.walk {
			n.noteMember(m, was)
			was.Keep(m)
			n.told[i] = n.now
		}
	}
	n.noteRest(kept.Latest() > n.walk || members.Latest() > n.walk)
	n.walk = kept.Walks()
}

// mark is a sum over a part of the world, and when it changed last.
type mark struct {
	sum uint64
	at  int64
}

func (m *mark) note(h *field.Hash, now int64) {
	if sum := h.Sum(); sum != m.sum {
		m.sum, m.at = sum, now
	}
}

// noteRest notes whether anything has changed but the time; that ships or members have,
// is known.
func (n *notebook) noteRest(changed bool) {
	w := n.world
	if w.Fight.HasDecks() {
		n.hash.Reset()
		personal.FieldsAtRest(&n.hash, &w.Fight)
		w.Aboard.Fields(&n.hash)
		w.Order.FieldsAtRest(&n.hash)
		for i := range w.Cues {
			w.Cues[i].Fields(&n.hash)
		}
		n.foot.note(&n.hash, n.now)
	}
	if changed = changed || n.foot.at == n.now || n.since == n.now || len(w.Held) > 0; changed {
		n.foot.at = n.now // positions in space may affect decks
	}
	for i := range w.Ships {
		changed = changed || w.Ships[i].Step != space.Point{}
	}
	if changed {
		n.rest = mark{at: n.now}
		return
	}
	n.hash.Reset()
	n.hash.Renewed = true // by the step
	sim.FieldsAtRest(&n.hash, w)
	n.rest.note(&n.hash, n.now)
}

// noteShip notes what has changed of a ship: what is left to a mount bears on what is
// fired with it, and points on next to nothing.
func (n *notebook) noteShip(s *ships.Ship, k *noted) {
	then := *s
	then.Hull, then.Shield, then.Collapsed, then.Mounts = k.was.Hull, k.was.Shield, k.was.Collapsed, k.was.Mounts
	points := s.Hull != then.Hull || s.Shield != then.Shield || s.Collapsed != then.Collapsed
	if points {
		k.points = n.now
	}
	if !then.Matches(&k.was) || len(s.Mounts) != len(k.mounts) || points && n.counts {
		k.is = n.now
		k.mounts = slices.Grow(k.mounts[:0], len(s.Mounts))[:len(s.Mounts)]
		clear(k.mounts)
	} else {
		for i := range s.Mounts {
			if !s.Mounts[i].Matches(&k.was.Mounts[i]) {
				k.mounts[i] = n.now
			}
		}
	}
	k.was.Keep(s)
}

// noteMember notes what has changed of a member: what is left of a turn bears on what
// they may do themselves, and their reaction on what may be done to rolls of their
// ship; what is spent of a career on what is done to it, too, and who they are on
// anything.
func (n *notebook) noteMember(m, was *crew.Member) {
	at := n.world.PlaceOf(m.Seat.Ship)
	then := *was
	then.Budget = m.Budget
	same := m.Matches(&then)
	then.Career = m.Career
	then.Rank, then.Craft, then.Deployment = was.Rank, was.Craft, was.Deployment
	switch {
	case at < 0 || !m.Matches(&then):
		n.since = n.now
	case same && m.Reaction == was.Reaction && m.Surprised == was.Surprised:
	case same:
		n.ships[at].ready = n.now
	default:
		n.ships[at].is = n.now
	}
}
