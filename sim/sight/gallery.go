package sight

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Gallery draws the pictures of a world, one tick after another. What several seats see
// alike it draws once, and what still shows the same it keeps.
type Gallery struct {
	world    *sim.World
	drawn    []drawn
	outlooks []*outlook                 // of this tick
	owns     map[crew.Seat]*picture.Own // of a gallery that has been renewed
	notes    *notebook                  // of a gallery that has been renewed
	noted    bool                       // this tick

	// Room for what is drawn of a backdrop, until that is settled.
	contacts []picture.Contact
	turns    []picture.TurnRow
}

// drawn is what those see alike who know what a side does, or everything.
type drawn struct {
	side     event.Side
	all      bool
	stale    bool // it is of an earlier tick
	backdrop *picture.Backdrop
}

// NewGallery makes a Gallery of a world, which must stay as it is until Renew.
func NewGallery(w *sim.World) *Gallery { return &Gallery{world: w} }

// Renew has the gallery draw a world as it is now: the same after a step, or another.
func (g *Gallery) Renew(w *sim.World) {
	if g.notes == nil || w != g.world {
		g.notes, g.owns = &notebook{}, map[crew.Seat]*picture.Own{}
	}
	g.world, g.outlooks, g.noted = w, g.outlooks[:0], false
	for i := range g.drawn {
		g.drawn[i].stale = true
	}
}

// View is the picture of a seat, as View has it, but with options on those ships alone
// that are near, are named by a goal or are asked for.
func (g *Gallery) View(seat crew.Seat, asked []space.ID) *picture.Picture {
	g.world.FailsToShow(seat)
	v := g.newViewer(seat)
	v.asked = asked
	p := g.backdropOf(v).Shared()
	v.complete(p)
	if g.owns != nil {
		p.Keep(g.ownOf(seat))
	}
	return p
}

// ownOf is what is kept of a seat.
func (g *Gallery) ownOf(seat crew.Seat) *picture.Own {
	own := g.owns[seat]
	if own == nil {
		own = &picture.Own{}
		g.owns[seat] = own
	}
	return own
}

func (g *Gallery) newViewer(seat crew.Seat) *viewer {
	v := &viewer{World: g.world, gallery: g, seat: seat, all: seat == crew.Master}
	v.side, _ = SideOfSeat(g.world, seat)
	return v
}

func (g *Gallery) backdropOf(v *viewer) *picture.Backdrop {
	for i := range g.drawn {
		d := &g.drawn[i]
		if d.all != v.all || d.side != v.side {
			continue
		}
		if d.stale {
			d.backdrop, d.stale = v.backdrop(d.backdrop), false
		}
		return d.backdrop
	}
	b := v.backdrop(nil)
	g.drawn = append(g.drawn, drawn{side: v.side, all: v.all, backdrop: b})
	return b
}

// pageOf is what is noted of a member aboard a ship, or nil: of one in a bay, other ships
// bear on what it is told.
func (g *Gallery) pageOf(id crew.ID, s *ships.Ship) *page {
	if g.notes == nil || s.State == ships.Stowed {
		return nil
	}
	if !g.noted {
		g.notes.look(g.world)
		g.noted = true
	}
	return g.notes.open(id, s.ID)
}

// outlookOf is what lies around a ship for those aboard who know what a side does.
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
	*o = outlook{ship: ship, side: side, lines: o.lines[:0], nearest: o.nearest[:0], friends: o.friends, foes: o.foes}
	return o
}
