package sight

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/space"
)

// notebook notes when the inputs of options last changed, so that a page can keep options
// whose inputs are unchanged: the battle's state at large, the seat's ship and its crew,
// the target and its crew. What is between two ships is compared by the page itself. If
// an option could depend on anything else, it is recomputed.
type notebook struct {
	world  *sim.World
	now    int64 // number of looks
	walk   int64 // the hash walk of the battle at the last look
	since  int64 // when the battle at large last changed
	large  large
	foot   mark         // of the fight on foot, and of what connects it with ships
	rest   mark         // of everything but the time that passes while nothing happens
	muster int64        // when it last changed which ships and objects there are, for whom
	flown  space.Length // an odometer: how far the farthest ship has flown between looks
	hash   field.Hash
	laid   int64 // the hash walk of the objects at the last look
	counts bool  // a feature may depend on the points of a ship
	ships  []noted
	crew   []crew.Member // as they were at the last look
	told   []int64       // when each of them last changed
}

// large is the state at large that all options depend on.
type large struct {
	over, paused, begun bool
	tempo               crew.Tempo
	asked               crew.ID
}

// noted is when the parts of a ship last changed.
type noted struct {
	is      int64   // anything but its motion, the numbers below, and what its crew can do
	points  int64   // of its hull and shields
	ready   int64   // which of its crew can still react
	mounts  []int64 // anything of each mount
	attacks []int64 // how many attacks can be made with each
	at      space.Point
	was     ships.Ship
}

// shown returns when anything that others see of a ship, apart from its motion, last
// changed.
func (k *noted) shown() int64 { return max(k.is, k.points) }

// look notes what the hash of a step has found changed since the last look.
func (n *notebook) look(w *sim.World) {
	n.now++
	kept, objects, members := w.Kept()
	if w != n.world || len(w.Ships) != len(n.ships) || len(w.Members) != len(n.crew) {
		n.world, n.since, n.walk, n.counts = w, n.now, 0, w.Library.Counts(shipyard.ShipPoints)
		n.ships, n.crew, n.told = make([]noted, len(w.Ships)), make([]crew.Member, len(w.Members)), make([]int64, len(w.Members))
	}
	now := large{w.Over, w.Paused, w.Begun(), w.Order.Tempo, w.Asked()}
	if now != n.large {
		n.large, n.since = now, n.now
	}
	if laid := objects.Latest(); laid != n.laid {
		n.laid, n.muster = laid, n.now
	}
	var flown space.Length
	for i := range w.Ships {
		s, k := &w.Ships[i], &n.ships[i]
		flown, k.at = max(flown, space.MostDistance(k.at, s.At)), s.At
		if s.ID != k.was.ID {
			n.since = n.now
		}
		if kept.Changed(i) > n.walk || s.ID != k.was.ID {
			n.noteShip(s, k)
		}
	}
	n.flown += flown
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

// mark is the hash of a part of the world, and when it last changed.
type mark struct {
	sum uint64
	at  int64
}

func (m *mark) note(h *field.Hash, now int64) {
	if sum := h.Sum(); sum != m.sum {
		m.sum, m.at = sum, now
	}
}

// noteRest notes whether anything but the time has changed. Changes of ships or members
// are already known.
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
		for i := range w.Held {
			w.Held[i].Fields(&n.hash)
		}
		n.foot.note(&n.hash, n.now)
	}
	if changed = changed || n.foot.at == n.now || n.since == n.now; changed {
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
	n.hash.Renewed = true // as the step has done
	sim.FieldsAtRest(&n.hash, w)
	n.rest.note(&n.hash, n.now)
}

// noteShip notes what has changed of a ship. What is left to a mount affects only what is
// fired with it, and points affect next to nothing.
func (n *notebook) noteShip(s *ships.Ship, k *noted) {
	then := *s
	then.Hull, then.Shield, then.Collapsed, then.Mounts = k.was.Hull, k.was.Shield, k.was.Collapsed, k.was.Mounts
	if o := &k.was; s.ID != o.ID || s.Side != o.Side || s.State != o.State || s.Hidden != o.Hidden || s.Found != o.Found || s.Class != o.Class || s.Charge != o.Charge {
		n.muster = n.now
	}
	points := s.Hull != then.Hull || s.Shield != then.Shield || s.Collapsed != then.Collapsed
	if points {
		k.points = n.now
	}
	if !then.Matches(&k.was) || len(s.Mounts) != len(k.mounts) || points && n.counts {
		k.is = n.now
		k.mounts, k.attacks = slices.Grow(k.mounts[:0], len(s.Mounts))[:len(s.Mounts)], slices.Grow(k.attacks[:0], len(s.Mounts))[:len(s.Mounts)]
		clear(k.mounts)
		clear(k.attacks)
	} else {
		for i := range s.Mounts {
			m, o, w := &s.Mounts[i], &k.was.Mounts[i], &n.world.ClassOf(s).Mounts[i].Weapon
			if m.Matches(o) {
				continue
			}
			if k.mounts[i] = n.now; deployment.AttacksLeft(s, m, w) != deployment.AttacksLeft(s, o, w) {
				k.attacks[i] = n.now
			}
		}
	}
	k.was.Keep(s)
}

// noteMember notes what has changed of a member. What is left of their turn affects only
// what they may do themselves; their reaction also affects rolls of their ship; their
// career what is done to it, too; and who they are affects everything.
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
