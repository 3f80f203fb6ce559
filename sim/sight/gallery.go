package sight

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Gallery draws the pictures of one tick. What several seats see alike it draws once.
type Gallery struct {
	world *sim.World
	drawn []drawn
}

// drawn is what those see alike who know what a side does, or everything.
type drawn struct {
	side     event.Side
	all      bool
	backdrop *picture.Backdrop
}

// NewGallery makes a Gallery of a world, which must stay as it is as long as the Gallery
// is used.
func NewGallery(w *sim.World) *Gallery { return &Gallery{world: w} }

// View is the picture of a seat, as View has it, but with options on those ships alone
// that are near, are named by a goal or are asked for.
func (g *Gallery) View(seat crew.Seat, asked []space.ID) *picture.Picture {
	g.world.FailsToShow(seat)
	v := newViewer(g.world, seat)
	v.asked = asked
	p := g.backdropOf(v).Shared()
	v.complete(p)
	return p
}

func (g *Gallery) backdropOf(v *viewer) *picture.Backdrop {
	for _, d := range g.drawn {
		if d.all == v.all && d.side == v.side {
			return d.backdrop
		}
	}
	b := v.backdrop()
	g.drawn = append(g.drawn, drawn{v.side, v.all, b})
	return b
}
