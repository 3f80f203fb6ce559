package sight

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// notebook keeps options from tick to tick. An option is recalled while all that it
// depends on stays as it was: the battle's state at large, the own ship with its crew, the
// target with what its crew are, and what lies between. Where more could bear on an
// option, nothing is recalled: it is worked out again.
type notebook struct {
	world *sim.World
	now   int64 // how often it has looked
	walk  int64 // of a hash, which the battle had at the last look
	since int64 // when the battle at large changed last
	large large
	foot  mark // of the fight on foot, and of what there is between it and ships
	rest  mark // of all but the time that passes while nothing happens
	hash  field.Hash
	ships []noted
	crew  []crew.Member // as they were at the last look
	told  []int64       // when each of them changed last
	pages []*page       // by member
	taken int           // of the pages
}

// large is what of a battle bears on all options.
type large struct {
	over, paused, hold, grid, begun bool
	tempo                           crew.Tempo
	asked                           crew.ID
}

// noted is what is noted of a ship.
type noted struct {
	id    space.ID
	is    int64 // when it changed last, but for its motion, or what its crew can do
	ready int64 // when its crew did, as to who could still react
}

// page is what a notebook has of a seat.
type page struct {
	last, next []answer // of the last drawing, and of this
	at         int      // in last, where the next is if all is as it was
	own        int64    // when the own ship changed last, or its crew
	spent      int64    // when the member did
}

// maxPages bounds what a notebook keeps: some 20 kB a seat.
const maxPages = 512

// question is what an option is about, of one seat.
type question struct {
	verb    crew.Verb
	weapon  uint8
	feature crew.FeatureID
	target  space.ID
	seat    crew.Seat
}

// bearing is what an option depends on that lies between two ships.
type bearing struct {
	band   shipyard.Band
	cover  space.Cover
	inArc  bool
	far    int  // tens of feet, where the order is refused for that
	shifts bool // more bears on it than this
	flown  bool // each foot bears on whether the order is legal
}

// answer is an option as it was worked out.
type answer struct {
	question
	bearing
	made   int64
	judged int64
	option picture.Option
}

// look notes what the hash of a step has found changed since the last look.
func (n *notebook) look(w *sim.World) {
	n.now++
	kept, _, members := w.Kept()
	if w != n.world || len(w.Ships) != len(n.ships) || len(w.Members) != len(n.crew) {
		n.world, n.since, n.walk = w, n.now, 0
		n.ships, n.crew, n.told = make([]noted, len(w.Ships)), make([]crew.Member, len(w.Members)), make([]int64, len(w.Members))
		n.pages, n.taken = make([]*page, len(w.Members)), 0
	}
	now := large{w.Over, w.Paused, w.Hold, w.Grid, w.Begun(), w.Order.Tempo, w.Asked()}
	if now != n.large {
		n.large, n.since = now, n.now
	}
	for i := range w.Ships {
		s, k := &w.Ships[i], &n.ships[i]
		if kept.Changed(i) > n.walk {
			k.is = n.now
		}
		if s.ID != k.id {
			k.id, k.is, n.since = s.ID, n.now, n.now
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

// noteRest notes whether anything has changed but the time; that ships or members have, is known.
func (n *notebook) noteRest(changed bool) {
	w := n.world
	if w.Fight.Begun() {
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
		n.foot.at = n.now // who stands where in space may bear on decks
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

// noteMember notes what has changed of a member: what is left of a turn bears on what they may
// do themselves, and their reaction on what may be done to rolls of their ship; what is spent of a career on
// what is done to it, too, and who they are on anything.
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

// open opens the page of a member; it is nil where nothing may be recalled.
func (n *notebook) open(id crew.ID, ship space.ID) *page {
	at := n.world.PlaceOf(ship)
	if w := n.world; at < 0 || w.Fight.Begun() || len(w.Held) > 0 {
		return nil // who stands where on deck bears on options, and so do orders that wait
	}
	p := n.pages[id-1]
	if p == nil {
		if n.taken == maxPages {
			return nil
		}
		p = &page{}
		n.pages[id-1] = p
		n.taken++
	}
	p.last, p.next, p.at = p.next, p.last[:0], 0
	p.own, p.spent = max(n.since, n.ships[at].is, n.ships[at].ready), n.told[id-1]
	return p
}

// find finds the last answer to a question, or nil.
func (p *page) find(q question) *answer {
	for n, i := 0, p.at; n < len(p.last); n, i = n+1, i+1 {
		if i >= len(p.last) {
			i = 0
		}
		if p.last[i].question == q {
			p.at = i + 1
			return &p.last[i]
		}
	}
	return nil
}

// recall is the option that answers a question as it was, if nothing has changed that it
// depends on; else foresee works out what would come of it, and judge whether it is legal. What
// is judged once more for how ships have flown has the rule of the last time.
func (v *viewer) recall(q question, b bearing, foresee, judge func(picture.Option) picture.Option) picture.Option {
	p := v.page
	if p != nil {
		if was := p.find(q); was != nil && v.gallery.notes.stands(p, was, b) {
			p.next = append(p.next, *was)
			a := &p.next[len(p.next)-1]
			a.bearing = b
			switch {
			case was.judged < p.spent:
				a.option.Rule, a.option.Why = "", ""
				a.option, a.judged = judge(a.option), v.gallery.notes.now
			case was.follows(b):
				a.option = judge(a.option)
			}
			return a.option
		}
	}
	o := judge(foresee(picture.Option{Verb: q.verb, Weapon: q.weapon, Feature: q.feature, Target: q.target, Seat: q.seat}))
	if p != nil {
		now := v.gallery.notes.now
		p.next = append(p.next, answer{question: q, bearing: b, made: now, judged: now, option: o})
	}
	return o
}

// follows reports whether it depends on how ships fly if an order is legal, or why it is
// not: others refuse it for what is spent, or too early.
func (a *answer) follows(b bearing) bool {
	switch rule := a.option.Rule; {
	case b.flown:
		return rule != "SHIP-ROUND" && rule != "SHIP-ACTION"
	case b.far == a.far:
		return false
	case a.verb == crew.Attack:
		return rule == "SHIP-RANGE"
	case a.verb == crew.Ram:
		return rule == "SHIP-FLY"
	default:
		return rule == "SHIP-INTERFERE"
	}
}

// stands reports whether nothing has changed that what would come of an option depends on.
func (n *notebook) stands(p *page, a *answer, b bearing) bool {
	if b.shifts || a.made < p.own || (b.far == 0) != (a.far == 0) {
		return false
	}
	if b.far = a.far; b != a.bearing {
		return false
	}
	if a.target == 0 {
		return true
	}
	at := n.world.PlaceOf(a.target)
	return at >= 0 && a.made >= n.ships[at].is
}
