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

// Gallery draws the pictures of a world, tick after tick. It draws once what several
// seats have in common, and keeps what has not changed.
type Gallery struct {
	world    *sim.World
	drawn    []*drawn
	berths   []*berth
	desks    map[crew.Seat]*desk
	outlooks map[vantage]*outlook
	notes    *notebook // of a gallery that has been renewed
	noted    bool      // noted in this tick
	looked   bool      // in this tick: nothing has moved since
	viewer   viewer    // the current viewer
	told     tellings
	room     room
	sketch   page // of the last View
	rows     picture.Paper
}

// room has buffers for orders to be judged: most of those that seats could give.
type room struct {
	fire      deployment.Fire
	fireAt    deployment.FireAt
	ram       deployment.Ram
	interfere deployment.Interfere
	patch     deployment.Patch
	stabilise deployment.Stabilise
	plain     map[plainOrder]sim.Intent
}

// berth is what everybody knows who serves on a ship and knows what a side does, or the
// GM.
type berth struct {
	ship     space.ID
	side     event.Side
	all      bool
	stale    bool  // it is from an earlier tick
	made     int64 // by the notebook; 0: nothing can be kept
	quarters picture.Quarters
}

// desk is where the pictures of a seat are drawn.
type desk struct {
	picture picture.Picture
	own     picture.Own
	page    page
	asked   picture.Asked
	made    int64 // by the notebook; 0: nothing can be kept
}

// NewGallery returns a Gallery of a world, which must not change until Renew.
func NewGallery(w *sim.World) *Gallery { return &Gallery{world: w} }

// Renew makes the gallery draw a world after a step: the same world, or another.
func (g *Gallery) Renew(w *sim.World) {
	if g.notes == nil || w != g.world {
		g.notes, g.drawn, g.berths, g.desks, g.outlooks = &notebook{}, nil, nil, map[crew.Seat]*desk{}, nil
	}
	g.world, g.noted, g.looked = w, false, false
	for _, d := range g.drawn {
		d.stale = true
	}
	for _, b := range g.berths {
		b.stale = true
	}
}

// View returns the picture of a seat, like the function View, but with options only on
// ships that are near, named by a goal or asked for. Pictures share what they have in
// common.
func (g *Gallery) View(seat crew.Seat, asked picture.Asked) *picture.Picture {
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

// Flat returns the same picture as rows, and shares unchanged rows with earlier pictures.
func (g *Gallery) Flat(seat crew.Seat, asked picture.Asked) *picture.Flat {
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
	changed := n == nil || at.made == 0 || !asked.IsSame(&at.asked) || at.made < n.rest.at && !v.optionsLast()
	if changed {
		stands := n != nil && at.made >= max(1, n.foot.at) && v.standsOnDeck()
		at.made = 0
		at.clear(stands)
		v.addOwn(&at.picture, !stands)
		at.asked = picture.Asked{Ships: append(at.asked.Ships[:0], asked.Ships...), Placing: asked.Placing}
	} else {
		at.picture.Tick, at.picture.Head = g.world.Tick, v.head()
	}
	if n != nil {
		at.made = n.now
	}
	f := at.own.Flatten(&g.rows, &at.picture, &d.backdrop, g.quartersFor(v), changed, at.page.redrawn())
	at.page.noteShown()
	return f
}

// beginLook begins a look at a world, which must not change until Renew.
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

// clear empties the lists of a desk's picture, except for options, and if stands is set
// also except for those on foot.
func (d *desk) clear(stands bool) {
	p := &d.picture
	now := picture.Picture{
		Features: p.Features[:0], Held: p.Held[:0], Classes: p.Classes[:0], Triggers: p.Triggers[:0], Reached: p.Reached[:0],
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

// drawnFor returns what is common to everybody with a viewer's knowledge, up to date.
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

// quartersFor returns what is common to everybody who serves with a viewer, up to date.
func (g *Gallery) quartersFor(v *viewer) *picture.Quarters {
	ship := v.serves()
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

// recalls returns the notebook by which options of a ship's crew can be reused, or nil if
// they have to be recomputed because they depend on positions on a deck, on orders that
// wait, or for a ship in a bay on other ships.
func (g *Gallery) recalls(s *ships.Ship) *notebook {
	if w := g.world; s == nil || s.State == ships.Stowed || w.Fight.HasDecks() || len(w.Held) > 0 {
		return nil
	}
	return g.note()
}
