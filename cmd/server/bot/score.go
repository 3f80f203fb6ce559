package bot

import (
	"math"

	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// aims is what a pilot wants of a place, together with what is the same for all places compared.
type aims struct {
	*scene
	bound  bool // whether this ship wants to be in a zone
	zone   space.Disc
	draw   float64 // of the zone, in multiples of a good shot
	flee   bool    // whether it must survive and need not fight
	way    route   // to the zone, or to the focus
	far    float64 // what is left of it from here
	next   vec
	out    vec  // away from the ship whose space this one is in, if any
	around bool // whether it leads to no zone, but is not straight
	bold   float64
	picked []int     // the foes on which a course may end with its guns trained
	best   []float64 // scratch space: the best prizes of a place
}

func (s *scene) aims() *aims {
	a := &aims{scene: s, bold: 1}
	for i := range s.p.Goals {
		g := &s.p.Goals[i]
		if g.Standing == scenario.Open && g.Side == s.own.Side && !g.Minor {
			a.want(g)
		}
	}
	if bay := s.nearestBay(); bay != nil && !a.bound {
		a.bind(space.Disc{At: bay.At, Radius: bay.Across/2 + ships.DockReach*9/10}, drawsIn)
	}
	if a.flee && !a.bound {
		a.bold = 0.25
	}
	if s.sheet.Hull*3 < s.sheet.MaxHull {
		a.bold *= 0.7
	}
	a.picked = a.chosen()
	return a
}

// steer finds the way to the place where the ship wants to be.
func (a *aims) steer(c *chart) {
	var to vec // if nobody is known: the middle of the map
	var ship space.ID
	switch {
	case a.bound:
		to = place(a.zone.At)
	case a.focus >= 0:
		to, ship = a.foes[a.focus].at, a.foes[a.focus].k.ID
	}
	a.way = c.route(a.here.at, to, ship)
	a.far, a.next = a.way.left(a.here.at)
	if r := c.shipAt(a.here.at); r != nil {
		if d := r.at.distance(a.here.at); d > 0 {
			a.out = a.here.at.minus(r.at).times(1 / d)
		}
	}
	a.around = !a.bound && (len(a.way.corners) > 1 || a.focus < 0 && a.far > 300)
}

// score returns what a place and a heading are worth. Hidden, unless nil, holds how much of each
// foe cover leaves exposed.
func (a *aims) score(at vec, heading float64, hidden []float64) float64 {
	nose := toward(heading)
	shots, hope := a.shots(at, nose, hidden)
	if a.around {
		hope *= 0.2 // it leads straight into an obstacle
	}
	total := a.bold * (shots + 0.5*hope)
	total -= a.risk(at, hidden) * a.scale * (0.35 + 0.65*(1-a.bold))
	if at == a.here.at {
		total += 0.4 * a.scale * nose.dot(a.out) // to leave at all may take a turn to come about
	}
	switch {
	case a.bound && at.distance(place(a.zone.At)) <= feet(a.zone.Radius):
		total += a.draw * a.scale
	case a.bound:
		total += a.draw / 4 * a.progress(at, nose)
	case a.around:
		total += 0.8 * a.progress(at, nose)
	}
	if a.p.Head.Round > stalemate && a.focus >= 0 && !a.flee {
		total -= 0.3 * a.scale * a.rangeTo(at, &a.foes[a.focus]) / 400
	}
	if a.flee && !a.bound {
		total += a.scale * min(1.5, a.nearest(at)/1500)
	}
	return total
}

// shots returns what the gunners could do from a place, and what they could hope for with a little
// more flying or turning.
func (a *aims) shots(at, nose vec, hidden []float64) (shots, hope float64) {
	a.best = a.best[:0]
	hope = math.Inf(-1)
	for g := range a.guns {
		best := 0.0
		w := &a.guns[g]
		dir := nose.turn(w.turned)
		for f := range a.foes {
			h := a.hitOf(g, f)
			if h.clean <= best && h.clean <= hope {
				continue
			}
			prize, chance := w.worth(a.scene, at, dir, &a.foes[f], h)
			if hidden != nil {
				prize *= hidden[f]
			}
			best, hope = max(best, prize), max(hope, chance)
		}
		a.best = append(a.best, best)
	}
	for n := 0; n < a.hands && n < len(a.best); n++ {
		top := n
		for i := n + 1; i < len(a.best); i++ {
			if a.best[i] > a.best[top] {
				top = i
			}
		}
		a.best[n], a.best[top] = a.best[top], a.best[n]
		shots += a.best[n] * [...]float64{1, 0.8, 0.6, 0.5}[min(n, 3)]
	}
	if math.IsInf(hope, 0) {
		hope = 0
	}
	return shots, hope
}

// turn returns a direction turned clockwise by degrees.
func (a vec) turn(degrees float64) vec {
	if degrees == 0 {
		return a
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return vec{a.x*cos + a.y*sin, a.y*cos - a.x*sin}
}

// worth returns what a gun is worth against a foe from a place, and what it could be worth after
// more flying or turning: the slope that leads a ship towards its shots.
func (w *gun) worth(s *scene, at, dir vec, f *foe, h hit) (prize, hope float64) {
	way := f.at.minus(at)
	d := math.Sqrt(way.dot(way))
	r := max(0, d-beyond(s.own)-f.beyond)
	cos := 1.0
	if d > 0 && !w.row.Turret {
		cos = way.dot(dir) / d
	}
	inArc := w.row.Turret || d > 0 && cos >= coneEdge
	good := w.near
	if w.row.Grade == shipyard.Secondary {
		good = w.far
	}
	off := max(0, coneEdge-cos)
	hope = h.clean - s.scale*(max(0, r-0.8*good)/800+0.5*off)
	switch {
	case !inArc || r > w.far:
		return 0, hope
	case r <= closeFeet, w.row.Grade == shipyard.Secondary && r < w.near, w.row.Grade != shipyard.Secondary && r > w.near:
		return h.troubled, hope
	}
	return h.clean, hope
}

// risk returns the part, from 0 to 1, of all foes' danger that a place is exposed to.
func (a *aims) risk(at vec, hidden []float64) float64 {
	exposed, all := 0.0, 0.0
	for i := range a.foes {
		f := &a.foes[i]
		if !f.able {
			continue
		}
		m := a.menace(at, f)
		if a.rangeTo(at, f) <= closeFeet {
			m += 0.6 // nobody shoots well there, and a ship in the way of another is rammed
		}
		if hidden != nil {
			m *= hidden[i]
		}
		exposed += f.danger * m
		all += f.danger
	}
	if all == 0 {
		return 0
	}
	return exposed / all
}

// progress returns how far a place and a heading bring a ship on its way, in feet. Turning that
// remains counts as feet.
func (a *aims) progress(at, nose vec) float64 {
	left, next := a.way.left(at)
	way := next.minus(at)
	if d := math.Sqrt(way.dot(way)); d > 1 {
		left += feet(a.sheet.TurningSpeed) * (1 - way.dot(nose)/d)
	}
	return a.scale * (a.far - left) / max(50, feet(a.sheet.FlyingSpeed))
}

// nearest returns the range to the nearest foe that can fight.
func (a *aims) nearest(at vec) float64 {
	best := 3000.0
	for i := range a.foes {
		if f := &a.foes[i]; f.able {
			best = min(best, a.rangeTo(at, f))
		}
	}
	return best
}

// hiding fills in how much of a shot to and from each foe cover leaves.
func (a *aims) hiding(at vec, c *chart, hidden []float64) {
	from := point(at)
	for i := range a.foes {
		hidden[i] = 1
		k := a.foes[i].k
		lane := space.LaneTo(from, space.Disc{At: k.At, Radius: k.Across / 2})
		best := space.NoCover
		for j := range c.solid {
			if c.solid[j].ship != k.ID {
				best = max(best, lane.Shadow(c.solid[j].Disc))
			}
		}
		hidden[i] = [...]float64{space.NoCover: 1, space.SlightCover: 1, space.HalfCover: 0.85, space.ThreeQuartersCover: 0.65, space.TotalCover: 0}[best]
	}
}

func point(v vec) space.Point {
	return space.Point{X: space.Length(v.x * float64(space.Foot)), Y: space.Length(v.y * float64(space.Foot))}
}
