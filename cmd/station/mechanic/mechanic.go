// Package mechanic is the mechanic's station: the ship cut open, and what can be repaired.
package mechanic

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim"
	"broadside/sim/picture"
)

// Screen is the mechanic's station.
type Screen struct {
	ready ready.Choice
	space plot.Map // in a small window
}

// New makes a mechanic's station.
func New() *Screen { return &Screen{} }

// Heights of the orders, and of the room below which they and the cutaway are drawn closer, as while a
// band says that somebody is away.
const (
	footHeight = 190.0
	lowFoot    = 170.0
	lowRoom    = 500.0
)

// Show draws the station and returns what is ordered.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if v.Ship() == nil || v.Sheet() == nil {
		return nil
	}
	height := footHeight
	switch {
	case r.H < lowRoom:
		height = lowFoot
	case v.HasAlong(crew.Patch):
		height += 38
	}
	foot := r.Foot(height)
	r.Foot(kit.Gap)
	cutaway(u, v, r)
	wait := foot.Side(foot.W * 0.19)
	foot.Side(kit.Gap)
	stable := foot.Side(foot.W * 0.40)
	foot.Side(kit.Gap)
	if s.patch(u, v, foot) {
		ordered = append(ordered, &deployment.Patch{})
	}
	works := works(v)
	switch {
	case v.Ship().State == ships.Able && works != nil:
		ordered = append(ordered, power(u, works, stable)...)
	case s.stabilise(u, v, stable):
		ordered = append(ordered, &deployment.Stabilise{})
	}
	if i := s.ready.Do(u, v, wait, response(v)); i != nil {
		ordered = append(ordered, i)
	}
	return ordered
}

// response returns the mechanic's order for a circumstance: to stabilise a disabled ship, or repair
// any other.
func response(v *view.View) ready.Response {
	if v.Ship().State == ships.Disabled {
		return ready.Response{Intent: &deployment.Stabilise{}, Says: "Stabilise the ship"}
	}
	return ready.Response{Intent: &deployment.Patch{}, Says: "Patch the hull"}
}

// option returns the seat's only option of a verb.
func option(v *view.View, verb crew.Verb) picture.Option {
	for _, o := range v.OptionsOf(verb) {
		return o
	}
	return picture.Option{Verb: verb}
}

// patch shows the order Patch: its chance, and what success and failure give back.
func (s *Screen) patch(u *kit.UI, v *view.View, r kit.Rect) bool {
	o, sheet := option(v, crew.Patch), v.Sheet()
	inner := u.Panel(r, "PATCH THE HULL")
	c := tone(u, &o)
	ring(u, inner.Left(108), &o, c, say.Of("DC %d", sheet.PatchDC))
	inner.Left(12)
	a := kit.Action{Name: "Patch", Key: "mechanic.patch"}
	v.Judge(&a, crew.Patch)
	a.Does = say.Of("%s. Costs your action and a Hit Die.", check(v, &o))
	if o.Hull > 0 {
		a.Does = say.Of("%s. Gives back about %s hull. Costs your action and a Hit Die.", check(v, &o), view.Tenths(o.Hull))
	}
	if v.HasAlong(crew.Patch) {
		v.ChooseAlong(u, inner.Foot(34), "X", crew.Patch)
		inner.Foot(4)
	}
	done := u.Do(inner.Foot(min(90, inner.H-58)), v.WithGoing(crew.Patch, a))
	inner.Foot(4)
	lines := inner.Rows(2, 2)
	name := say.Of("d%d", sheet.HitDie)
	outcome(u, lines[0], true, c, say.Of("Success: one %s", name), name)
	outcome(u, lines[1], false, c, "Failure: the lower", name, name)
	return done
}

// stabilise shows the order Stabilise.
func (s *Screen) stabilise(u *kit.UI, v *view.View, r kit.Rect) bool {
	o := option(v, crew.Stabilise)
	inner := u.Panel(r, "STABILISE AT 0 HULL")
	ring(u, inner.Left(108), &o, tone(u, &o), say.Of("DC %d", impact.StabiliseDC))
	inner.Left(12)
	a := kit.Action{Name: "Stabilise", Key: "mechanic.stabilise"}
	v.Judge(&a, crew.Stabilise)
	a.Does = say.Of("%s. Then no more destruction saves. Costs your action.", check(v, &o))
	return u.Do(inner, a)
}

func tone(u *kit.UI, o *picture.Option) kit.Colour {
	if o.Why() != "" {
		return kit.Muted
	}
	return u.Accent
}

// check describes the roll of an option.
func check(v *view.View, o *picture.Option) say.Text {
	return say.Of("Mechanic's Kit %s: %s", v.Because(o), view.Percent(o.Chance))
}

// ring draws the chance of an option, and what it is against.
func ring(u *kit.UI, r kit.Rect, o *picture.Option, c kit.Colour, against say.Text) {
	u.Odds(kit.Point{X: r.Centre().X, Y: r.Y + 52}, 48, o.Chance, c)
	u.Text(kit.Rect{X: r.X, Y: r.Y + 104, W: r.W, H: 22}, against, kit.Type{Bold: true, Colour: kit.Bright, Align: kit.Middle})
}

// outcome draws one outcome of a check: a mark, its dice, and words.
func outcome(u *kit.UI, r kit.Rect, good bool, c kit.Colour, says say.Text, dice ...say.Text) {
	at := kit.Point{X: r.X + 8, Y: r.Centre().Y}
	if good {
		u.Path([]kit.Point{{X: at.X - 6, Y: at.Y}, {X: at.X - 1, Y: at.Y + 5}, {X: at.X + 7, Y: at.Y - 6}}, 2.5, kit.Good)
	} else {
		u.Line(kit.Point{X: at.X - 5, Y: at.Y - 5}, kit.Point{X: at.X + 5, Y: at.Y + 5}, 2.5, kit.Bad)
		u.Line(kit.Point{X: at.X - 5, Y: at.Y + 5}, kit.Point{X: at.X + 5, Y: at.Y - 5}, 2.5, kit.Bad)
	}
	r.Left(22)
	for _, d := range dice {
		box := r.Left(34)
		p := kit.Chamfer(kit.Rect{X: box.X + 1, Y: box.Centre().Y - 11, W: 30, H: 22}, 6)
		u.Polygon(p, kit.Mix(kit.Deep, c, 0.16))
		u.Outline(p, 1, kit.Fade(c, 0.8))
		u.Text(kit.Rect{X: box.X, Y: box.Y, W: 32, H: box.H}, d, kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Align: kit.Middle})
	}
	r.Left(6)
	if t := (kit.Type{Size: kit.Small, Colour: kit.Plain}); !u.Small || u.Width(says, t) <= r.W { // mark and dice tell the same
		u.Text(r, says, t)
	}
}
