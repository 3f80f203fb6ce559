package sight

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Gallery draws the pictures of a world, one tick after another. What several seats see
// alike it draws once, and what still shows the same it keeps.
type Gallery struct {
	world    *sim.World
	drawn    []*drawn
	berths   []*berth
	desks    map[crew.Seat]*desk
	outlooks []*outlook // of this tick
	notes    *notebook  // of a gallery that has been renewed
	noted    bool       // this tick
	looked   bool       // this tick: nothing has moved since
	viewer   viewer     // who looks now
	told     tellings
	room     room
	sketch   page // of the last View
	rows     picture.Paper
}

// room is for orders that are judged: most of those that seats could give.
type room struct {
	fire      deployment.Fire
	fireAt    deployment.FireAt
	ram       deployment.Ram
	interfere deployment.Interfere
	patch     deployment.Patch
	stabilise deployment.Stabilise
	plain     map[crew.Verb]sim.Intent // those that are the same for everybody
}

// berth is what those know alike who serve on a ship and know what a side does, or the GM.
type berth struct {
	ship     space.ID
	side     event.Side
	all      bool
	stale    bool  // it is from an earlier tick
	made     int64 // by the notebook; 0: nothing of it can be kept
	quarters picture.Quarters
}

// desk is where the pictures of a seat are drawn.
type desk struct {
	picture picture.Picture
	own     picture.Own
	page    page
	asked   []space.ID
	made    int64 // by the notebook; 0: nothing of it can be kept
}

// NewGallery makes a Gallery of a world, which must stay as it is until Renew.
func NewGallery(w *sim.World) *Gallery { return &Gallery{world: w} }

// Renew makes the gallery draw a world as it is after a step: the same one, or another.
func (g *Gallery) Renew(w *sim.World) {
	if g.notes == nil || w != g.world {
		g.notes, g.drawn, g.berths, g.desks = &notebook{}, nil, nil, map[crew.Seat]*desk{}
	}
	g.world, g.outlooks, g.noted, g.looked = w, g.outlooks[:0], false, false
	for _, d := range g.drawn {
		d.stale = true
	}
	for _, b := range g.berths {
		b.stale = true
	}
}

// View returns the picture of a seat, as View has it, but with options on those ships
// alone that are near, are named by a goal or are asked for. What pictures have alike,
// they share.
func (g *Gallery) View(seat crew.Seat, asked []space.ID) *picture.Picture {
	g.world.FailsToShow(seat)
	g.beginLook()
	defer g.world.EndLook()
	v := g.newViewer(seat)
	p := &g.sketch
	*p = page{list: make([]picture.Option, 0, len(p.list)), answers: p.answers[:0], groups: p.groups[:0], drawn: p.drawn[:0], given: p.given[:0]}
	v.asked, v.page = asked, p
	d := g.drawnFor(v)
	if d.lists == nil {
		d.lists = d.backdrop.Copy()
	}
	shown := *d.lists
	v.addShip(&shown)
	v.addOwn(&shown, true)
	return &shown
}

// Flat returns the same picture as rows, and shares unchanged rows with earlier
// pictures.
func (g *Gallery) Flat(seat crew.Seat, asked []space.ID) *picture.Flat {
	g.world.FailsToShow(seat)
	g.beginLook()
	defer g.world.EndLook()
	v, at := g.newViewer(seat), g.deskOf(seat)
	v.asked, v.page = asked, &at.page
	d := g.drawnFor(v)
	if !d.settled {
		d.backdrop.Settle(&g.rows, g.world.Tick)
		d.settled = true
	}
	n := g.note()
	if n == nil || at.made == 0 || at.made < n.rest.at || !slices.Equal(at.asked, asked) {
		stands := n != nil && at.made >= max(1, n.foot.at) && v.standsOnDeck()
		at.made = 0
		at.clear(stands)
		v.addOwn(&at.picture, !stands)
		at.asked = append(at.asked[:0], asked...)
	} else {
		at.picture.Tick, at.picture.Head = g.world.Tick, v.head()
	}
	if n != nil {
		at.made = n.now
	}
	f := at.own.Flatten(&g.rows, &at.picture, &d.backdrop, g.quartersFor(v), at.page.redrawn())
	at.page.noteShown()
	return f
}

// beginLook begins a look at a world that stays as it is until Renew.
func (g *Gallery) beginLook() {
	if !g.looked {
		g.world.Resurvey()
		g.looked = true
	}
	g.world.BeginLook()
}

// deskOf returns the desk of a seat.
func (g *Gallery) deskOf(seat crew.Seat) *desk {
	at := g.desks[seat]
	if at == nil {
		at = &desk{}
		if g.desks != nil {
			g.desks[seat] = at
		}
	}
	return at
}

// clear empties the lists of a desk's picture, except for options, and if stands is
// true except for those on foot.
func (d *desk) clear(stands bool) {
	p := &d.picture
	now := picture.Picture{
		Features: p.Features[:0], Held: p.Held[:0], Classes: p.Classes[:0], Triggers: p.Triggers[:0],
	}
	if stands {
		now.Selves, now.Stocks, now.Gear, now.Steps, now.Acts = p.Selves, p.Stocks, p.Gear, p.Steps, p.Acts
	}
	*p = now
}

func (g *Gallery) newViewer(seat crew.Seat) *viewer {
	v := &g.viewer
	*v = viewer{World: g.world, gallery: g, seat: seat, all: seat == crew.Master}
	v.side, _ = SideOfSeat(g.world, seat)
	return v
}

// drawnFor returns what all see alike who know what a viewer does, as it is now.
func (g *Gallery) drawnFor(v *viewer) *drawn {
	at := slices.IndexFunc(g.drawn, func(d *drawn) bool { return d.all == v.all && d.side == v.side })
	if at < 0 {
		at = len(g.drawn)
		g.drawn = append(g.drawn, &drawn{side: v.side, all: v.all, stale: true})
	}
	d := g.drawn[at]
	if d.stale {
		d.draw(v)
	}
	return d
}

// quartersFor returns what all know alike who serve with a viewer, as it is now.
func (g *Gallery) quartersFor(v *viewer) *picture.Quarters {
	ship := v.seat.Ship
	at := slices.IndexFunc(g.berths, func(b *berth) bool { return b.ship == ship && b.side == v.side && b.all == v.all })
	if at < 0 {
		at = len(g.berths)
		g.berths = append(g.berths, &berth{ship: ship, side: v.side, all: v.all, stale: true})
	}
	b := g.berths[at]
	if b.stale {
		if n := g.note(); n == nil || b.made == 0 || b.made < n.rest.at {
			b.made = 0
			v.drawQuarters(&b.quarters)
			b.quarters.Settle(&g.rows)
			if n != nil {
				b.made = n.now
			}
		}
		b.stale = false
	}
	return &b.quarters
}

// note returns the notebook with the changes since the last tick, or nil.
func (g *Gallery) note() *notebook {
	if g.notes != nil && !g.noted {
		g.notes.look(g.world)
		g.noted = true
	}
	return g.notes
}

// recalls returns the notebook by which options of a ship's crew can be reused, or nil
// where they have to be recomputed: they depend on who stands where on a deck, on
// orders that wait, and for a ship in a bay on other ships.
func (g *Gallery) recalls(s *ships.Ship) *notebook {
	if w := g.world; s == nil || s.State == ships.Stowed || w.Fight.HasDecks() || len(w.Held) > 0 {
		return nil
	}
	return g.note()
}

// outlookOf returns what lies around a ship for those aboard who know what a side does.
func (g *Gallery) outlookOf(ship space.ID, side event.Side) *outlook {
	for _, o := range g.outlooks {
		if o.ship == ship && o.side == side {
			return o
		}
	}
	n := len(g.outlooks)
	if n < cap(g.outlooks) { // one of an earlier tick has room
		g.outlooks = g.outlooks[:n+1]
	} else {
		g.outlooks = append(g.outlooks, nil)
	}
	if g.outlooks[n] == nil {
		g.outlooks[n] = &outlook{}
	}
	o := g.outlooks[n]
	*o = outlook{ship: ship, side: side, lines: o.lines[:0], arcs: o.arcs[:0], targets: o.targets[:0], nearest: o.nearest[:0]}
	return o
}
