package mechanic

import (
	"fmt"
	"math"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// cutaway draws the ship from above with its hull cut open: how much of it is intact, its shields
// around it, and its systems with the effect of each lost one.
func cutaway(u *kit.UI, v *view.View, r kit.Rect) {
	k, sheet := v.Ship(), v.Sheet()
	inner := u.Panel(r, say.Pair(say.Pair(k.Name, k.Class), k.Size))
	gauges(u, v, inner.Left(min(250, inner.W*0.27)))
	inner.Left(16)
	list := inner.Side(min(340, inner.W*0.5))
	inner.Side(28)
	radius := min(inner.W, inner.H)/2 - 6
	at := inner.Centre()
	length := radius * 1.72
	ring := shieldRing{at, radius}
	ring.draw(u, sheet)
	outline := plot.Outline(k.Shape, k.Size, at, 0, length)
	body(u, k, sheet, at, length)
	ribs(u, outline, at, length)
	rows := list.Rows(systems, 4)
	for i := range systems {
		room := compartment(outline, at, length, i)
		system(u, v, room, rows[i], i+1)
	}
}

// body draws the hull, filled from the stern as far as it is intact.
func body(u *kit.UI, k *picture.Contact, s *picture.ShipSheet, at kit.Point, length float64) {
	whole, c := part(s.Hull, s.MaxHull), kit.Hull
	if 2*s.Hull < s.MaxHull {
		c = kit.Bad
	}
	box := kit.Rect{X: at.X - length, Y: at.Y - length/2 - 4, W: 2 * length, H: length + 8}
	level := box.H - 8
	plot.Silhouette(u, k.Shape, k.Size, at, 0, length, kit.Mix(kit.Night, kit.Panel, 0.5), kit.Fade(c, 0.8))
	box.Y, box.H = at.Y+length/2-level*whole, level*whole+4
	u.Clip(box)
	plot.Silhouette(u, k.Shape, k.Size, at, 0, length, kit.Mix(kit.Panel, c, 0.34), c)
	u.Unclip()
	if whole > 0 && whole < 1 {
		u.Dashes(kit.Point{X: at.X - length*0.42, Y: box.Y}, kit.Point{X: at.X + length*0.42, Y: box.Y}, 1, 4, kit.Fade(c, 0.8))
	}
}

func part(value, most int32) float64 {
	if most <= 0 {
		return 0
	}
	return min(1, max(0, float64(value)/float64(most)))
}

// ribs draws the frames of the hull.
func ribs(u *kit.UI, outline []kit.Point, at kit.Point, length float64) {
	const frames = 19
	for i := 1; i < frames; i++ {
		y := at.Y - length/2 + length*float64(i)/frames
		w := width(outline, at, y)
		if w > 4 {
			u.Line(kit.Point{X: at.X - w + 2, Y: y}, kit.Point{X: at.X + w - 2, Y: y}, 1, kit.Fade(kit.Night, 0.75))
		}
	}
	u.Line(kit.Point{X: at.X, Y: at.Y - length*0.46}, kit.Point{X: at.X, Y: at.Y + length*0.46}, 1.5, kit.Fade(kit.Night, 0.75))
}

// width returns how far the hull reaches to the right of its middle at a height.
func width(outline []kit.Point, at kit.Point, y float64) float64 {
	w := 0.0
	for i := range outline {
		p, q := outline[i], outline[(i+1)%len(outline)]
		if (p.Y < y) == (q.Y < y) {
			continue
		}
		x := p.X + (q.X-p.X)*(y-p.Y)/(q.Y-p.Y)
		w = max(w, x-at.X)
	}
	return w
}

// systems is the number of levels of system damage.
const systems = 6

// compartment returns the place of a system in the hull, bow to stern.
func compartment(outline []kit.Point, at kit.Point, length float64, i int) kit.Rect {
	y := at.Y - length*0.36 + length*0.78*float64(i)/systems
	h := length * 0.78 / systems * 0.72
	w := max(12, min(width(outline, at, y), width(outline, at, y+h))*0.72)
	return kit.Rect{X: at.X - w, Y: y, W: 2 * w, H: h}
}

// system draws a level of system damage: its place aboard, and its effect.
func system(u *kit.UI, v *view.View, room, row kit.Rect, level int) {
	s := v.Sheet()
	lost := int(s.System) >= level
	c, word := kit.Muted, say.Text("whole")
	if lost {
		c, word = kit.Bad, say.Text("LOST")
	}
	fill := kit.Mix(kit.Night, kit.Panel, 0.6)
	if lost {
		fill = kit.Mix(kit.Night, kit.Bad, 0.3+0.25*u.Blink())
	}
	p := kit.Chamfer(room, 5)
	u.Polygon(p, fill)
	u.Outline(p, 1.2, kit.Fade(c, 0.9))
	u.Text(room, say.Name(fmt.Sprint(level)), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Mix(c, kit.Bright, 0.5), Align: kit.Middle})
	from, to := kit.Point{X: room.Right(), Y: room.Centre().Y}, kit.Point{X: row.X, Y: row.Centre().Y}
	bend := to.X - 18
	u.Path([]kit.Point{from, {X: bend - math.Abs(to.Y-from.Y)*0.35, Y: from.Y}, {X: bend, Y: to.Y}, to}, 1, kit.Fade(c, 0.55))
	u.Disc(from, 2.5, c)
	u.Plate(row, kit.Mix(kit.Deep, c, 0.06), kit.Fade(c, 0.5))
	row = row.Trim(10, 1)
	u.Text(row.Left(20), say.Name(fmt.Sprint(level)), kit.Type{Size: kit.Name, Bold: true, Colour: kit.Mix(c, kit.Bright, 0.4)})
	u.Tag(row.Side(64), word, c)
	row.Side(6)
	says := say.Text(ships.SystemDamage[level].String())
	t := kit.Type{Size: kit.Small, Colour: kit.Plain}
	if lost {
		says, t.Colour, t.Bold = cost(s, level, says), kit.Bright, true
	}
	h := u.Height(says, row.W, t)
	row.Top(max(0, (row.H-h)/2))
	u.Paragraph(row, says, t)
}

// cost describes what a lost system takes from this ship, and what is left.
func cost(s *picture.ShipSheet, level int, says say.Text) say.Text {
	switch level {
	case 2:
		return say.Label(says, say.Of("%d ft, %d ft", s.FlyingSpeed.Feet(), s.TurningSpeed.Feet()))
	case 4:
		return say.Label(says, fmt.Sprintf("%d, %d, %d", s.MaxHull, s.MaxShield, s.Regeneration))
	}
	return says
}

// shieldRing draws the shields around the ship, in segments.
type shieldRing struct {
	at     kit.Point
	radius float64
}

func (g shieldRing) draw(u *kit.UI, s *picture.ShipSheet) {
	const segments = 24
	lit := int(math.Ceil(part(s.Shield, s.MaxShield) * segments))
	for i := range segments {
		from := float64(i)*360/segments + 1.5
		// Shields fail from the stern, and those at the bow last.
		side := i
		if side >= segments/2 {
			side = segments - 1 - side
		}
		c, w := kit.Fade(kit.Shield, 0.14), 2.0
		if side < (lit+1)/2 {
			c, w = kit.Shield, 4
		} else if s.Collapsed {
			c = kit.Fade(kit.Bad, 0.5)
		}
		u.Arc(g.at, g.radius, from, from+360/segments-3, w, c)
	}
	if s.Shield > 0 {
		u.Wedge(g.at, g.radius*0.86, g.radius-3, 0, 360, kit.Fade(kit.Shield, 0.04+0.02*u.Blink()), 0)
	}
}

// gauges draws the ship's numbers: hull, shields, Hit Dice, destruction saves.
func gauges(u *kit.UI, v *view.View, r kit.Rect) {
	s := v.Sheet()
	c, word := kit.Hull, say.Text("above half")
	switch {
	case s.Hull == 0:
		c, word = kit.Bad, say.Text("no power")
	case 2*s.Hull < s.MaxHull:
		c, word = kit.Bad, say.Text("below half")
	}
	gap, digits := 10.0, 34.0
	if r.H < 284 {
		gap, digits = 3, 24
	}
	whole := r
	hint := func(g view.GaugeKind) { // over what has been drawn since the last one
		u.Hint(kit.Rect{X: whole.X, Y: whole.Y, W: whole.W, H: r.Y - whole.Y}, v.Trail.Tell(v, view.Gauge{Kind: g}))
		whole = r
	}
	number(u, &r, digits, "HULL", word, int(s.Hull), int(s.MaxHull), c)
	hint(view.HullGauge)
	r.Top(gap)
	number(u, &r, digits, "SHIELDS", say.Name(s.Shields), int(s.Shield), int(s.MaxShield), kit.Shield)
	hint(view.ShieldGauge)
	regenerates, tone := regeneration(s, v.Ship().State)
	r.Top(u.Paragraph(r, regenerates, kit.Type{Size: kit.Small, Colour: tone}) + gap)
	hint(view.RegenerationGauge)
	head(u, &r, "HIT DICE", say.Of("%d of %dd%d", s.HitDice, s.HitDiceMax, s.HitDie))
	u.Pips(r.Top(16), int(s.HitDice), int(s.HitDiceMax), kit.Hull)
	hint(view.DiceGauge)
	r.Top(gap)
	saves(u, v, r)
}

// regeneration describes what shields do at the start of the pilot's turn.
func regeneration(s *picture.ShipSheet, state ships.ShipState) (say.Text, kit.Colour) {
	switch {
	case state == ships.Destroyed:
		return "They no longer regenerate.", kit.Muted
	case s.MaxShield == 0:
		return "This ship has none.", kit.Muted
	case s.Collapsed:
		return "Collapsed: they regain nothing until something raises them.", kit.Bad
	case s.Shield >= s.MaxShield:
		return say.Of("Full; up to +%d at the start of the pilot's turn.", s.Regeneration), kit.Muted
	}
	return say.Of("+%d at the start of the pilot's turn.", s.Regeneration), kit.Good
}

func head(u *kit.UI, r *kit.Rect, name, word say.Text) {
	line := r.Top(20)
	told := u.Text(line, word, kit.Type{Size: kit.Small, Colour: kit.Plain, Align: kit.End})
	u.Text(line.Left(line.W-told.W-6), name, kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted})
	r.Top(2)
}

// number draws a value to be read from afar, in digits of a height, with its bar.
func number(u *kit.UI, r *kit.Rect, height float64, name, word say.Text, value, most int, c kit.Colour) {
	head(u, r, name, word)
	line := r.Top(height)
	big := kit.Type{Size: height, Bold: true, Colour: kit.Bright}
	text := fmt.Sprint(value)
	w := u.Width(say.Name(text), big)
	u.Text(line, say.Name(text), big)
	line.Left(w + 8)
	line.Top(height / 6)
	u.Text(line, say.Of("of %d", most), kit.Type{Size: kit.Body, Colour: kit.Muted})
	u.Meter(r.Top(10), value, most, c)
	r.Top(4)
}

// saves draws the track of destruction saves: three successes stabilise the ship, and each failure
// is a level of system damage.
func saves(u *kit.UI, v *view.View, r kit.Rect) {
	s, state := v.Sheet(), v.Ship().State
	word := say.Text("not needed")
	switch state {
	case ships.Disabled:
		word = say.Text("each turn")
	case ships.Stable:
		word = say.Text("no more")
	case ships.Lost, ships.Destroyed:
		word = say.Text(state.String())
	}
	if state == ships.Stable {
		u.Hint(r, view.StableHint)
	}
	head(u, &r, "DESTRUCTION SAVES", word)
	line := r.Top(16)
	c := kit.Accent(crew.Mechanic)
	if state == ships.Able {
		c = kit.Muted
	}
	u.Pips(line.Left(60), int(s.Successes), 3, c)
	u.Text(line, "3 hold it; 10 or more saves", kit.Type{Size: kit.Small, Colour: kit.Muted})
}
