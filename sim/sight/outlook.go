package sight

import (
	"slices"

	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// outlook is the surroundings of a ship for those aboard who know what a side does. Each part
// is worked out on demand, and kept from look to look until something changes, or a ship may
// have flown far enough to change it.
type outlook struct {
	vantage
	notes   *notebook // by which it is kept; nil: nothing changes
	looked  int64     // the last look
	made    int64     // the look in which everything was last dropped
	changed int64     // the last look that found a part different that does not depend on aim
	shifted int64     // the last look that found one different that does

	near    focus        // without ships asked for
	targets []int32      // the indexes of the foes in it
	scouted bool         // those are known
	seen    int64        // the look in which they were last renewed
	lasts   space.Length // their end, by the odometer
	spare   focus        // a buffer for near

	feet   space.Length // that the ship can still fly
	arcs   []impact.Arc // of its mounts
	lines  []line       // to other ships, by index
	ranged int64        // the last look in which those to all targets were renewed
	aimed  int64        // the same, with what can be aimed along them

	listing int          // number of the current lists of what can come between
	listed  space.Length // their end, by the odometer

	seer    space.ID // the ship that has this one in plain sight; 0: none
	sought  int64    // the look in which it was last found
	screens []screen // from other ships to this one, by index
}

// line is what is between the ship and another one.
type line struct {
	reach
	mounts [shipyard.MaxMounts]mountBearing
	screen
	ranged int64 // the last look in which it was renewed
	aimed  int64 // the same, with what can be aimed along it
	way    space.Length
	at     space.Length // the odometer when the way was measured
	lasts  space.Length // the end of what depends on the range, by the odometer
}

// screen is what can come between two ships.
type screen struct {
	listing int
	things  []int32      // by their numbers
	clear   space.Length // the end of cover and dust, by the odometer
	cover   space.Cover
	dust    bool
}

// reach is what a ship is too far away for.
type reach struct {
	beyondRam       bool // with the flying speed that is left
	beyondInterfere bool
}

// begin begins a look.
func (o *outlook) begin(n *notebook, own *ships.Ship, at int) {
	if n == nil || o.looked == n.now {
		return
	}
	o.notes, o.looked, o.arcs, o.feet = n, n.now, o.arcs[:0], own.Feet()
	if o.made < max(1, n.since, n.muster, n.ships[at].is) {
		o.made, o.changed, o.scouted, o.listed = n.now, n.now, false, -1
	}
}

// odometer returns how far the farthest ship has flown by now.
func (o *outlook) odometer() space.Length {
	if o.notes == nil {
		return 0
	}
	return o.notes.flown
}

// shownSince returns when anything of the ship at an index last changed, apart from its motion.
func (o *outlook) shownSince(at int) int64 {
	if o.notes == nil {
		return 0
	}
	return o.notes.ships[at].is
}

// scout renews which ships are near, and the foes among them.
func (o *outlook) scout(v *viewer, own *ships.Ship) {
	if o.seen == o.looked {
		return
	}
	o.seen = o.looked
	if !o.scouted || o.odometer() > o.lasts {
		o.spare = slices.Grow(o.spare[:0], len(v.Ships))[:len(v.Ships)]
		near, leeway := v.nearTo(own, o.spare)
		if o.lasts = o.odometer() + leeway; !o.scouted || !slices.Equal(near, o.near) || (near == nil) != (o.near == nil) {
			o.near, o.spare, o.scouted, o.changed = near, o.near, true, o.looked
			o.targets = v.foesIn(o.targets[:0], near)
		}
	}
	for _, i := range o.targets {
		o.changed = max(o.changed, o.shownSince(int(i)))
	}
}

// renew renews the lines to all targets, if aim is set with what can be aimed along them.
func (o *outlook) renew(b *ships.Battle, own *ships.Ship, aim bool) {
	if o.ranged == o.looked && (!aim || o.aimed == o.looked) {
		return
	}
	for _, i := range o.targets {
		o.lineTo(b, own, int(i), aim)
	}
	if o.ranged = o.looked; aim {
		o.aimed = o.looked
	}
}

// lineTo returns what is between the ship and the one at an index, if aim is set with what can be
// aimed along it.
func (o *outlook) lineTo(b *ships.Battle, own *ships.Ship, at int, aim bool) *line {
	if len(o.lines) != len(b.Ships) {
		o.lines = make([]line, len(b.Ships))
	}
	l := &o.lines[at]
	if l.ranged > 0 && l.ranged == o.looked && (!aim || l.aimed == l.ranged) {
		return l
	}
	t := &b.Ships[at]
	if l.ranged < max(o.made, o.shownSince(at), 1) {
		l.lasts, l.listing = -1, 0
	}
	if l.ranged = o.looked; o.measure(b, own, t, l) {
		o.changed = o.looked
	}
	if !aim {
		return l
	}
	if l.aimed = o.looked; o.aimAlong(b, own, t, l) {
		o.shifted = o.looked
	}
	return l
}

// measure renews what depends on the range of a ship, and reports whether it has changed.
func (o *outlook) measure(b *ships.Battle, own, t *ships.Ship, l *line) bool {
	now, was := o.odometer(), l.reach
	flown := 2*(now-l.at) + 2 // the most by which the way has changed
	if now <= l.lasts && (l.way-flown > o.feet || l.way+flown <= o.feet) {
		l.beyondRam = l.way-flown > o.feet
		return l.reach != was
	}
	away := b.Range(own, t)
	l.way, l.at = space.Distance(own.At, t.At), now
	l.beyondRam, l.beyondInterfere = l.way > o.feet, away > deployment.InterfereReach
	leeway := max(away-deployment.InterfereReach, deployment.InterfereReach-away)
	for n := range own.Mounts {
		w := &impact.MountOf(b, own, n).Weapon
		if band := w.BandOf(away); band != l.mounts[n].band {
			l.mounts[n].band, o.shifted = band, o.looked
		}
		for _, edge := range [...]space.Length{shipyard.CloseCombat, w.Near, w.Far} {
			leeway = min(leeway, max(away-edge, edge-away))
		}
	}
	if l.lasts = now + leeway/2 - 2; b.Grid {
		l.lasts = now
	}
	return l.reach != was
}

// aimAlong renews what attacks on a ship depend on besides the range, and reports whether it has
// changed.
func (o *outlook) aimAlong(b *ships.Battle, own, t *ships.Ship, l *line) (changed bool) {
	if len(o.arcs) == 0 {
		for n := range own.Mounts {
			o.arcs = append(o.arcs, impact.ArcOf(b, own, n))
		}
	}
	for n := range o.arcs {
		if in := o.arcs[n].Has(t.At); in != l.mounts[n].inArc {
			l.mounts[n].inArc, changed = in, true
		}
	}
	return o.peer(b, own, t, &l.screen) || changed
}

// peer renews what comes between two ships, and reports whether cover or dust has changed.
func (o *outlook) peer(b *ships.Battle, s, t *ships.Ship, k *screen) bool {
	now := o.odometer()
	if now > o.listed {
		o.listing, o.listed = o.listing+1, now+ships.BetweenLeeway
	}
	if k.listing != o.listing {
		k.listing, k.things = o.listing, ships.AppendBetween(k.things[:0], b, s, t)
	} else if now <= k.clear {
		return false
	}
	cover, dust := k.cover, k.dust
	k.cover, k.dust, k.clear = ships.CoverAmong(k.things, b, s, t)
	k.clear = now + max(0, k.clear)
	return k.cover != cover || k.dust != dust
}

// seenBy returns a ship that has the own one in plain sight, as far as its crew knows, or nil.
func (o *outlook) seenBy(b *ships.Battle, own *ships.Ship) *ships.Ship {
	if o.sought == o.looked {
		return b.Ship(o.seer)
	}
	if len(o.screens) != len(b.Ships) {
		o.screens = make([]screen, len(b.Ships))
	}
	by := deployment.SeenBy(b, own, func(s, t *ships.Ship) space.Cover {
		k := &o.screens[b.PlaceOf(s.ID)]
		o.peer(b, s, t, k)
		return k.cover
	})
	was := o.seer
	if o.seer, o.sought = 0, o.looked; by != nil {
		o.seer, o.changed = by.ID, max(o.changed, o.shownSince(b.PlaceOf(by.ID)))
	}
	if o.seer != was {
		o.changed = o.looked
	}
	return by
}

// outlookOf returns the surroundings of the own ship.
func (v *viewer) outlookOf(own *ships.Ship) *outlook {
	g, p, from := v.gallery, v.page, vantage{own.ID, v.side}
	if p.out == nil || p.out.vantage != from {
		if p.out = g.outlooks[from]; p.out == nil {
			p.out = &outlook{vantage: from, looked: 1, feet: own.Feet(), listed: -1}
			if g.outlooks == nil {
				g.outlooks = map[vantage]*outlook{}
			}
			g.outlooks[from] = p.out
		}
	}
	p.out.begin(g.note(), own, v.PlaceOf(own.ID))
	return p.out
}

// vantage is whose surroundings an outlook is.
type vantage struct {
	ship space.ID
	side event.Side
}
