package plot

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// least is the least size of a drawn ship, in points from nose to tail.
const least = 20.0

// roomFor is the most ships that are drawn large on a grand map.
const roomFor = 16

// around is how far the brackets of a ship and the mark of the chosen one reach beyond it.
const around = 17.0

// hulls keeps labels off ships and, if possible, off what is drawn around them.
func (m *Map) hulls() {
	for i := range m.v.Contacts {
		k := &m.v.Contacts[i]
		p := m.v.PoseOf(k)
		at, r := m.Place(p.X, p.Y), m.radius(k)
		if k.State == ships.Away || !m.seen(at, r+4) {
			continue
		}
		m.Reserve(square(at, r*0.7))
		if k.State != ships.Destroyed {
			m.shun(at, r+around)
		}
	}
}

// Ships draws every ship, with the chosen one marked, and returns the one that was clicked, or 0.
func (m *Map) Ships(chosen space.ID) (clicked space.ID) {
	m.point(chosen)
	m.pointers(chosen)
	for i := range m.v.Contacts {
		k := &m.v.Contacts[i]
		p := m.v.PoseOf(k)
		at, r := m.Place(p.X, p.Y), m.radius(k)
		if !m.seen(at, r+4) {
			continue
		}
		m.ship(k, p, at, r, k.ID == chosen)
		m.clamps(k, p, r)
	}
	if _, ok := m.Aimed(); ok {
		return Under(m, m.u.In.Mouse)
	}
	return 0
}

// Under returns the uppermost ship at a place of the screen, or 0.
func Under(m *Map, at kit.Point) (under space.ID) {
	for i := range m.v.Contacts {
		k := &m.v.Contacts[i]
		p := m.v.PoseOf(k)
		if c := m.Place(p.X, p.Y); math.Hypot(at.X-c.X, at.Y-c.Y) <= max(m.radius(k), 16) {
			under = k.ID
		}
	}
	return under
}

// radius returns the radius of a drawn ship.
func (m *Map) radius(k *picture.Contact) float64 {
	least := least / 2
	space := m.Feet(float64(k.Across) / 2000)
	if m.Grand && len(m.v.Contacts) <= roomFor {
		return max(1.9*least, 1.3*space)
	}
	return max(least, space)
}

func (m *Map) ship(k *picture.Contact, p view.Pose, at kit.Point, r float64, chosen bool) {
	u, c := m.u, kit.SideColour(k.Side)
	own := k.ID == m.v.Head.Seat.Ship
	body := kit.Mix(kit.Panel, c, 0.28)
	state := m.State(k)
	switch state {
	case ships.Destroyed:
		m.ruin(k, at, r)
		return
	case ships.Away:
		return
	case ships.Able:
	default:
		c, body = kit.Mix(c, kit.Muted, 0.6), kit.Panel
	}
	if space := m.Feet(float64(k.Across) / 2000); space > least/2+3 && !m.Grand {
		u.DashedRing(at, space, 1, int(max(16, min(64, space/4))), kit.Fade(c, 0.45))
	}
	if m.Grand {
		m.hull(k, p, at, r, c, state == ships.Able)
	} else {
		if k.Step.X != 0 || k.Step.Y != 0 {
			for i := range 3 {
				u.Disc(kit.Polar(at, p.Heading+180, r*(0.95+0.35*float64(i))), max(0.8, r*(0.16-0.04*float64(i))), kit.Fade(kit.Bright, 0.5-0.14*float64(i)))
			}
		}
		Silhouette(u, k.Shape, k.Size, at, p.Heading, 2*r, body, c)
	}
	mark := c
	if m.Grand {
		mark = kit.Fade(c, 0.5)
	}
	m.bracket(k, at, r+5, mark, own)
	if k.Worn && m.Grand {
		m.smoulder(k, at, r)
	}
	if k.Shields {
		u.Arc(at, r+3, p.Heading-50, p.Heading+50, 2, kit.Fade(kit.Shield, 0.9))
	}
	if state != ships.Able {
		d := r * 0.7
		u.Line(kit.Point{X: at.X - d, Y: at.Y - d}, kit.Point{X: at.X + d, Y: at.Y + d}, 2, kit.Bad)
	}
	beside := r + 10
	if chosen {
		m.cross(at, r+11)
		beside = r + 18
	}
	if !m.Quiet || own || chosen {
		m.title(k, at, beside, c, own, chosen)
	}
}

// clamps draws the connection of a docked ship to the other: a bar between the two.
func (m *Map) clamps(k *picture.Contact, p view.Pose, r float64) {
	t := m.v.Contact(k.Docked)
	if t == nil {
		return
	}
	q := m.v.PoseOf(t)
	a, b := m.Place(p.X, p.Y), m.Place(q.X, q.Y)
	far := math.Hypot(b.X-a.X, b.Y-a.Y)
	if far < 1 {
		return
	}
	x, y := (b.X-a.X)/far, (b.Y-a.Y)/far
	from, to := min(r*0.6, far*0.3), far-min(m.radius(t)*0.6, far*0.3)
	for _, side := range [2]float64{-4, 4} {
		m.u.Line(kit.Point{X: a.X + x*from - y*side, Y: a.Y + y*from + x*side}, kit.Point{X: a.X + x*to - y*side, Y: a.Y + y*to + x*side}, 2, kit.Bright)
	}
	for _, at := range [3]float64{from, (from + to) / 2, to} {
		m.u.Line(kit.Point{X: a.X + x*at - y*6, Y: a.Y + y*at + x*6}, kit.Point{X: a.X + x*at + y*6, Y: a.Y + y*at - x*6}, 2, kit.Bright)
	}
}

// docked reports whether a ship is docked to another that is known.
func (m *Map) docked(k *picture.Contact) bool {
	if k.Docked != 0 {
		return true
	}
	for i := range m.v.Contacts {
		if m.v.Contacts[i].Docked == k.ID {
			return true
		}
	}
	return false
}

// bracket draws the shape of a side: round for the seat's own, corners for others.
func (m *Map) bracket(k *picture.Contact, at kit.Point, r float64, c kit.Colour, own bool) {
	switch {
	case own:
		for a := 45.0; a < 360; a += 90 {
			m.u.Arc(at, r, a-22, a+22, 2, c)
		}
	case !m.v.Foe(k):
		m.u.Arc(at, r, -120, -60, 2, c)
		m.u.Arc(at, r, 60, 120, 2, c)
	default:
		// The hostile mark is the corners of a diamond.
		d, arm := r*1.15, r*0.42
		for a := 0.0; a < 360; a += 90 {
			tip := kit.Polar(at, a, d)
			m.u.Path([]kit.Point{kit.Polar(tip, a+135, arm), tip, kit.Polar(tip, a-135, arm)}, 2, c)
		}
	}
}

// cross marks the chosen ship.
func (m *Map) cross(at kit.Point, r float64) {
	m.u.Ring(at, r, 1.5, m.u.Accent)
	for a := 0.0; a < 360; a += 90 {
		m.u.Line(kit.Polar(at, a, r-5), kit.Polar(at, a, r+6), 2, m.u.Accent)
	}
}

// ruin draws the wreck of a ship.
func (m *Map) ruin(k *picture.Contact, at kit.Point, r float64) {
	h := uint32(k.ID) * 2654435761
	for i := range 7 {
		h = h*1664525 + 1013904223
		p := kit.Polar(at, float64(h>>8&0xfff)/4096*360, r*float64(h>>20&0xff)/256)
		size := 2 + float64(i%3)
		if m.Grand {
			facet(m.u, rock(space.ID(h), p, size*r/14), p, kit.Muted)
			continue
		}
		m.u.Polygon([]kit.Point{kit.Polar(p, 10, size), kit.Polar(p, 130, size), kit.Polar(p, 250, size)}, kit.Fade(kit.Muted, 0.7))
	}
	if m.bursts(k.ID, 1.5) {
		return
	}
	m.name(k, false, at, r+2, line{say.Of("%s: destroyed", k.Name), kit.Type{Size: kit.Small, Colour: kit.Muted}})
}

// name requests a label about a ship, beside it.
func (m *Map) name(k *picture.Contact, first bool, at kit.Point, r float64, lines ...line) {
	l := label{key: key{id: uint32(k.ID)}, rank: rankShip, at: at, r: r, lines: lines}
	if first {
		l.rank = rankOwn
	}
	m.ask(&l)
}

// title requests a label with a ship's name, side and state.
func (m *Map) title(k *picture.Contact, at kit.Point, r float64, c kit.Colour, own, chosen bool) {
	whose := m.v.SideName(k.Side)
	if own {
		whose = say.Text("your ship")
	}
	second := line{whose, kit.Type{Size: kit.Small, Colour: c}}
	if state := m.v.Condition(k); state != "" {
		second.text = say.Dots(second.text, state)
	}
	if m.docked(k) {
		second.text = say.Dots(second.text, "docked")
	}
	if k.State != ships.Able {
		second.Colour = kit.Bad
	}
	if k.Hidden {
		second.text = say.Of("%s · hidden", second.text)
	}
	if m.Grand {
		first := line{say.Name(k.Name), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Mix(c, kit.Bright, 0.5)}}
		if m.State(k) == ships.Able {
			m.name(k, own || chosen, at, r, first)
		} else {
			m.name(k, own || chosen, at, r, first, line{view.State(k.State), second.Type})
		}
		return
	}
	m.name(k, own || chosen, at, r, line{say.Name(k.Name), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Mix(c, kit.Bright, 0.5)}}, second)
}

// beyond is what the map's edge points at in one place: a ship, or several of a side.
type beyond struct {
	first  *picture.Contact
	at     kit.Point
	angle  float64 // degrees from north
	count  int
	chosen bool
}

const (
	// crowded is the number of ships of a side beyond the edge from which they share arrows.
	crowded = 13
	// together is how near one another, in points, they have to be for that.
	together = 96
)

// listBeyond returns what the edge of the map points at.
func (m *Map) listBeyond(chosen space.ID) (all []beyond) {
	for i := range m.v.Contacts {
		k := &m.v.Contacts[i]
		p := m.v.PoseOf(k)
		if at := m.Place(p.X, p.Y); k.State.Here() && !m.seen(at, m.radius(k)+4) {
			all = append(all, m.pointAt(k, at, k.ID == chosen))
		}
	}
	if len(all) >= crowded {
		all = gather(all)
	}
	return all
}

// pointers shows at the edge where ships are that are not on the map.
func (m *Map) pointers(chosen space.ID) {
	all := m.listBeyond(chosen)
	for _, b := range all {
		m.Reserve(square(b.at, 9))
	}
	for _, b := range all {
		col := kit.SideColour(b.first.Side)
		m.u.Polygon([]kit.Point{kit.Polar(b.at, b.angle, 9), kit.Polar(b.at, b.angle+140, 8), kit.Polar(b.at, b.angle-140, 8)}, col)
		if b.chosen {
			m.u.Ring(b.at, 12, 1.5, m.u.Accent)
		}
		who := say.Name(b.first.Name)
		if b.count > 1 {
			who = say.Of("%d ships", b.count)
		}
		m.name(b.first, b.chosen, b.at, 10, line{who, kit.Type{Size: kit.Small, Colour: col}})
	}
}

// pointAt returns the place of the map's edge that points at a ship.
func (m *Map) pointAt(k *picture.Contact, at kit.Point, chosen bool) beyond {
	room := m.r.Inset(16)
	c := room.Centre()
	dx, dy := at.X-c.X, at.Y-c.Y
	t := min(room.W/2/max(1, math.Abs(dx)), room.H/2/max(1, math.Abs(dy)))
	return beyond{k, kit.Point{X: c.X + dx*t, Y: c.Y + dy*t}, math.Atan2(dx, -dy) * 180 / math.Pi, 1, chosen}
}

// gather groups ships of a side in the same direction under the arrow of the first; the chosen ship
// has its own.
func gather(all []beyond) []beyond {
	kept := all[:0]
next:
	for _, b := range all {
		for i := range kept {
			k := &kept[i]
			if !b.chosen && !k.chosen && k.first.Side == b.first.Side && math.Hypot(k.at.X-b.at.X, k.at.Y-b.at.Y) < together {
				k.count++
				continue next
			}
		}
		kept = append(kept, b)
	}
	return kept
}
