package mainscreen

import (
	"math"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/space"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
)

// director chooses what is shown, one scene after another, from the log.
type director struct {
	log   *log.Log
	count int // entries read so far
	now   scene
	queue []scene
	seen  map[int]float64 // when entries are to be shown, by number
}

const (
	news  = 1.5 // seconds: older entries are not shown to somebody who joins
	most  = 8   // scenes that may wait
	stale = 7.0 // seconds after which a waiting scene is no longer worth showing
	brisk = 2.5 // the same live, where more happens than can be shown; twice that for a heavy scene
)

// tooOld reports whether a waiting scene is no longer worth showing.
func tooOld(v *view.View, s *scene) bool {
	age := v.Clock - s.entry.Heard
	switch {
	case s.weight >= grand:
		return false
	case v.Head.Tempo == crew.Live && s.weight < heavy:
		return age > brisk
	case v.Head.Tempo == crew.Live:
		return age > 2*brisk
	}
	return age > stale
}

// direct reads new entries and chooses the present scene.
func (d *director) direct(v *view.View) {
	if v.Log != d.log || v.Log.Count < d.count { // another battle: the past is not news
		*d = director{log: v.Log, seen: map[int]float64{}}
		for i := range v.Log.Entries {
			if e := &v.Log.Entries[i]; e.Heard < v.Clock-news {
				d.count = e.Number
			}
		}
	}
	fresh := min(v.Log.Count-d.count, len(v.Log.Entries))
	for i := len(v.Log.Entries) - fresh; i < len(v.Log.Entries); i++ {
		d.hear(v, &v.Log.Entries[i])
	}
	d.count = v.Log.Count
	d.turn(v)
}

// hear makes an entry part of a scene, or begins one with it.
func (d *director) hear(v *view.View, e *log.Entry) {
	for i := len(d.queue) - 1; i >= 0; i-- {
		if d.queue[i].joins(e) {
			return
		}
	}
	if d.busy(v.Clock) && d.now.joins(e) {
		d.seen[e.Number] = d.now.start + d.now.lead()
		return
	}
	if v.Clock-e.Heard > stale {
		return
	}
	s, ok := sceneOf(v, e)
	if !ok {
		return
	}
	d.queue = append(d.queue, s)
	if len(d.queue) > most {
		d.drop()
	}
}

// drop drops the least important waiting scene; its entries are shown at once.
func (d *director) drop() {
	least := 0
	for i := range d.queue {
		if d.queue[i].weight < d.queue[least].weight {
			least = i
		}
	}
	d.queue = append(d.queue[:least], d.queue[least+1:]...)
}

// busy reports whether a scene is being shown.
func (d *director) busy(now float64) bool { return now < d.now.start+d.now.lasts }

// turn goes on to the next scene when the last has been shown long enough.
func (d *director) turn(v *view.View) {
	for len(d.queue) > 0 && tooOld(v, &d.queue[0]) {
		d.queue = d.queue[1:]
	}
	age := v.Clock - d.now.start
	if age < 0 { // by another clock
		age = between + 1
	}
	waits := len(d.queue) > 0
	switch {
	case age < d.now.lasts && (!waits || age < d.now.least()):
		return
	case !waits && !d.idleFor(v, age):
		return
	case !waits:
		d.now = idle(v, d.now)
		return
	}
	d.now = d.queue[0]
	d.queue = d.queue[1:]
	d.now.start = v.Clock
	for _, n := range d.now.parts {
		d.seen[n] = v.Clock + d.now.lead()
	}
	for n := range d.seen {
		if d.seen[n] < v.Clock-20 {
			delete(d.seen, n)
		}
	}
}

// When returns when an entry is shown: later than now if it waits for its scene.
func (d *director) When(e *log.Entry) float64 {
	if at, ok := d.seen[e.Number]; ok {
		return at
	}
	for i := range d.queue {
		for _, n := range d.queue[i].parts {
			if n == e.Number {
				return math.Inf(1)
			}
		}
	}
	return e.Heard
}

// awaitsEnd reports whether the scene of a ship's end waits.
func (d *director) awaitsEnd(id space.ID) bool {
	return slices.ContainsFunc(d.queue, func(s scene) bool {
		f, ends := s.entry.Fact.(*ships.WasDestroyed)
		return ends && f.Ship == id
	})
}

// between is how long a view without a scene is kept, in seconds.
const between = 9.0

// idleFor reports whether it is time for another view while nothing happens.
func (d *director) idleFor(v *view.View, age float64) bool {
	return d.now.entry.Kind != 0 || d.now.entry.Tick != turnOf(v) || age > between
}

// turnOf identifies the open turn.
func turnOf(v *view.View) int64 {
	for i := range v.Turns {
		if v.Turns[i].Open {
			return int64(v.Head.Round)<<16 + int64(i) + 1
		}
	}
	return -1
}

// idle returns what is shown while nothing happens: the ship whose turn it is with its nearest foe,
// and now and then all of space.
func idle(v *view.View, was scene) scene {
	s := scene{start: v.Clock, weight: light, entry: log.Entry{Tick: turnOf(v)}}
	seat := crew.Seat{}
	who := crew.ID(0)
	for i := range v.Turns {
		if v.Turns[i].Open && v.Head.Tempo != crew.Live {
			seat, who = v.Turns[i].Seat, v.Turns[i].Person
		}
	}
	for i := range v.People {
		if p := &v.People[i]; p.Open && (p.ID == who || who == 0 && p.Seat == seat) {
			s.foot = footing{on: true, deck: p.Deck, at: p.At, by: p.ID}
			return s
		}
	}
	if n := deck.Crowded(v); n >= 0 && len(v.Contacts) == 0 { // there is nothing in space
		p := &v.People[n]
		s.foot = footing{on: true, deck: p.Deck, at: p.At, by: p.ID}
		return s
	}
	k, first := v.Contact(seat.Ship), was.start == 0
	if first || k == nil || !k.State.Here() || was.entry.Kind == 0 && !was.wide && was.entry.Tick == s.entry.Tick {
		s.wide = true
		return s
	}
	s.a = seat.Ship
	far := space.Length(math.MaxInt64)
	for i := range v.Contacts {
		o := &v.Contacts[i]
		if o.Side != k.Side && !o.State.Gone() && o.State != ships.Away && space.Distance(k.At, o.At) < far {
			far, s.b = space.Distance(k.At, o.At), o.ID
		}
	}
	return s
}
