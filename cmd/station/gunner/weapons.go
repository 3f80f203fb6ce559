package gunner

import (
	"fmt"
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// weapons lists what the ship carries: where each is mounted, its state, its
// ammunition.
func (s *Screen) weapons(u *kit.UI, v *view.View, r kit.Rect, mounts []picture.MountRow) {
	r = u.Panel(r, "WEAPONS")
	if len(mounts) == 0 {
		u.Text(r.Top(24), "The ship carries none.", kit.Type{Colour: kit.Muted})
		return
	}
	height := 96.0
	whole := float64(len(mounts)) * (height + 6)
	if whole <= r.H {
		s.list(u, v, r, mounts, height)
		return
	}
	u.Scroll("weapons", r, whole, func(r kit.Rect) { s.list(u, v, r, mounts, height) })
}

func (s *Screen) list(u *kit.UI, v *view.View, r kit.Rect, mounts []picture.MountRow, height float64) {
	for i := range mounts {
		box := r.Top(height)
		r.Top(6)
		s.pick(u, v, box, mounts, i)
	}
}

// pick draws a weapon to choose.
func (s *Screen) pick(u *kit.UI, v *view.View, r kit.Rect, mounts []picture.MountRow, i int) {
	key := kit.Choice(i + 1)
	if u.Key(key) || u.Clicked(r) {
		s.weapon, s.picked = uint8(i), true
		u.Use(key)
	}
	s.mount(u, v, r, &mounts[i], key)
}

// mount draws one weapon: its dial of arcs, its name, damage, latch, ammunition.
func (s *Screen) mount(u *kit.UI, v *view.View, r kit.Rect, m *picture.MountRow, key kit.Bound) {
	chosen := m.Mount == s.weapon
	fill, edge := kit.Raised, kit.Edge
	if chosen {
		fill, edge = kit.Mix(kit.Raised, u.Accent, 0.2), u.Accent
	} else if kit.Points(u, r) {
		edge = kit.Mix(kit.Edge, u.Accent, 0.6)
	}
	u.Plate(r, fill, edge)
	u.Hint(r, v.Trail.Tell(v, view.Gauge{Kind: view.ShotsGauge, Number: int(m.Mount)}))
	r = r.Trim(9, 5)
	hardpoint(u, r.Left(44).Centre(), m, u.Accent)
	r.Left(9)
	head := r.Top(23)
	if key != "" {
		u.KeyCap(head.Side(22), key)
		head.Side(5)
	}
	u.Text(head, say.Name(m.Name), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	small := kit.Type{Size: kit.Small, Colour: kit.Plain}
	damage := say.Kind(m.Damage, m.Type)
	if m.Attacks > 1 {
		damage = say.Kind(fmt.Sprintf("%d ×", m.Attacks), damage)
	}
	where := say.Pair(m.Grade, reach(m))
	if m.Grade == shipyard.Quaternary {
		damage, where = say.Text("drops bombs"), say.Text("quaternary: see More")
	}
	u.Text(r.Top(19), damage, small)
	small.Colour = kit.Muted
	u.Text(r.Top(19), where, small)
	r.Top(2)
	state(u, r, m)
}

// reach returns a weapon's ranges in feet.
func reach(m *picture.MountRow) say.Text {
	switch {
	case m.Far == 0:
		return say.Of("%d ft", m.Near.Feet())
	case m.Grade == shipyard.Secondary:
		return say.Of("%d to %d ft", m.Near.Feet(), m.Far.Feet())
	}
	return say.Of("%d/%d ft", m.Near.Feet(), m.Far.Feet())
}

// state draws the latch and the ammunition, each as shape and word.
func state(u *kit.UI, r kit.Rect, m *picture.MountRow) {
	word, c := say.Text("ready"), kit.Good
	switch n := attacks(m); {
	case m.AmmoMax > 0 && m.Ammo == 0:
		word, c = say.Text("empty"), kit.Bad
	case m.Latched && n > 0:
		word, c = say.Of("%d left", n), kit.Warn
	case m.Latched:
		word, c = say.Text("fired"), kit.Muted
	}
	at := kit.Point{X: r.X + 7, Y: r.Centre().Y}
	// The latch is open when the weapon is free, and closed once it has fired.
	body := kit.Rect{X: at.X - 6, Y: at.Y - 1, W: 12, H: 8}
	u.Fill(body, c)
	if m.Latched {
		u.Arc(kit.Point{X: at.X, Y: at.Y - 1}, 4, -90, 90, 2, c)
	} else {
		u.Arc(kit.Point{X: at.X + 3, Y: at.Y - 3}, 4, -90, 70, 2, c)
	}
	u.Text(kit.Rect{X: r.X + 20, Y: r.Y, W: 70, H: r.H}, word, kit.Type{Size: kit.Small, Bold: true, Colour: c})
	if m.AmmoMax == 0 {
		return
	}
	right := kit.Rect{X: r.Right() - 100, Y: r.Y, W: 100, H: r.H}
	u.Text(right, say.Of("%d of %d shots", m.Ammo, m.AmmoMax), kit.Type{Size: kit.Small, Colour: kit.Plain, Align: kit.End})
}

// hardpoint draws a small ship with the arc of a weapon.
func hardpoint(u *kit.UI, at kit.Point, m *picture.MountRow, c kit.Colour) {
	from, to := 0.0, 360.0
	if !m.Turret {
		f := float64(m.Facing) / 1000
		from, to = f-26.565, f+26.565
	}
	if m.Latched {
		c = kit.Muted
	}
	u.Ring(at, 20, 1, kit.Edge)
	u.Wedge(at, 0, 20, from, to, kit.Fade(c, 0.55), 0.4)
	u.Polygon([]kit.Point{kit.Polar(at, 0, 10), kit.Polar(at, 145, 7), kit.Polar(at, 215, 7)}, kit.Bright)
	u.Text(kit.Rect{X: at.X - 30, Y: at.Y + 22, W: 60, H: 16}, m.Place, kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.Middle, Cut: true})
}

// targets lists the hostile ships with what the chosen weapon would do to each.
func (s *Screen) targets(u *kit.UI, v *view.View, r kit.Rect, m *picture.MountRow) {
	r = u.Panel(r, say.Of("TARGETS of the %s", m.Name))
	s.note(u, v, r.Top(s.noteHeight(u, v, r.W)))
	foes := v.Foes()
	if len(foes) == 0 {
		u.Text(r.Top(24), "No hostile ship is in sight.", kit.Type{Colour: kit.Muted})
		return
	}
	if s.target != s.revealed {
		s.revealed = s.target
		at := slices.IndexFunc(foes, func(k *picture.Contact) bool { return k.ID == s.target })
		u.Reveal("targets", r, rowHeight*float64(max(0, at)), rowHeight)
	}
	u.Scroll("targets", r, float64(len(foes))*rowHeight, func(r kit.Rect) {
		for _, k := range foes {
			row := r.Top(rowHeight)
			if !u.Shows(row) {
				continue // no options are asked for either
			}
			row.Foot(4)
			if u.Clicked(row) {
				s.aim(u, k.ID)
			}
			s.row(u, v, row, k, m)
		}
	})
}

// note describes what helps or hinders a shot at the target, and what may still be added.
func (s *Screen) note(u *kit.UI, v *view.View, r kit.Rect) {
	u.Paragraph(r, s.reasons(v), kit.Type{Size: kit.Small})
}

func (s *Screen) noteHeight(u *kit.UI, v *view.View, width float64) float64 {
	if says := s.reasons(v); says != "" {
		return u.Height(says, width, kit.Type{Size: kit.Small}) + 4
	}
	return 0
}

// reasons describes the reasons for the chosen shot's odds, or returns "" if it cannot reach.
func (s *Screen) reasons(v *view.View) say.Text {
	mounts, o := v.MountsOf(v.Head.Seat.Ship), s.option(v, s.target)
	if o == nil || o.Reasons() == "" || int(s.weapon) >= len(mounts) {
		return ""
	}
	if rule, _ := miss(v, o, &mounts[s.weapon]); rule != "" {
		return ""
	}
	says := view.Reasons(o.Reasons())
	if o.Saves {
		return say.Of("On their save, %s.", says)
	}
	return kit.Sentence(says)
}

// row draws one target: its name, distance, cover, chance and damage.
func (s *Screen) row(u *kit.UI, v *view.View, r kit.Rect, k *picture.Contact, m *picture.MountRow) {
	o := s.option(v, k.ID)
	edge, fill := kit.Edge, kit.Raised
	if k.ID == s.target {
		edge, fill = u.Accent, kit.Mix(kit.Raised, u.Accent, 0.18)
	}
	u.Plate(r, fill, edge)
	r = r.Trim(10, 3)
	c := kit.SideColour(k.Side)
	at := kit.Point{X: r.X + 7, Y: r.Centre().Y}
	for a := 0.0; a < 360; a += 90 {
		u.Line(kit.Polar(at, a, 7), kit.Polar(at, a+90, 7), 1.5, c)
	}
	r.Left(22)
	if u.Small {
		s.narrow(u, v, r, k, m, o)
		return
	}
	who := r.Left(r.W*0.25).Rows(2, 0)
	u.Text(who[0], say.Name(k.Name), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	u.Text(who[1], v.Condition(k), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	r.Left(8)
	if o == nil {
		return
	}
	if rule, why := miss(v, o, m); rule != "" {
		u.Paragraph(r, say.Ruled(kit.Sentence(why), rule), kit.Type{Size: kit.Small, Colour: kit.Mix(kit.Bad, kit.Muted, 0.25)})
		return
	}
	damage := r.Side(116).Rows(2, 0)
	u.Text(damage[0], say.Of("%s off shields", view.Tenths(o.Shield)), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Shield, Align: kit.End})
	u.Text(damage[1], say.Of("%s off hull", view.Tenths(o.Hull)), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Hull, Align: kit.End})
	chance := r.Side(84)
	rows := chance.Rows(2, 0)
	u.Text(rows[0], say.Name(view.Percent(o.Chance)), kit.Type{Size: kit.Name, Bold: true, Colour: u.Accent, Align: kit.Middle})
	if o.Later != 0 && o.Later != o.Chance {
		u.Text(rows[1], say.Of("then %s", view.Percent(o.Later)), kit.Type{Size: kit.Small, Bold: true, Colour: u.Accent, Align: kit.Middle})
	} else {
		u.Meter(kit.Rect{X: chance.X + 14, Y: rows[1].Y + 7, W: chance.W - 28, H: 5}, int(o.Chance), 1000, u.Accent)
	}
	lines := r.Rows(2, 0)
	u.Text(lines[0], say.Of("%d ft, %s", v.RangeTo(k), o.Band), kit.Type{Size: kit.Small})
	u.Text(lines[1], hinder(o), kit.Type{Size: kit.Small, Colour: kit.Muted})
	switch {
	case o.Why() != "":
		u.Hint(r, say.Ruled(kit.Sentence(o.Why()), o.Rule()))
	case o.Reasons() != "":
		u.Hint(r, kit.Sentence(view.Reasons(o.Reasons())))
	}
}

// narrow draws the same in a small window, with the name on a line of its own.
func (s *Screen) narrow(u *kit.UI, v *view.View, r kit.Rect, k *picture.Contact, m *picture.MountRow, o *picture.Option) {
	small := kit.Type{Size: kit.Small, Cut: true}
	rows := r.Rows(3, 0)
	head := rows[0]
	rule, why := "", say.Text("")
	if o != nil {
		rule, why = miss(v, o, m)
	}
	if o != nil && rule == "" {
		chance := kit.Type{Bold: true, Colour: u.Accent, Align: kit.End}
		says := chances(o)
		u.Text(head.Side(u.Width(says, chance)+2), says, chance)
		head.Side(8)
	}
	u.Text(head, say.Name(k.Name), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	switch {
	case o == nil:
		small.Colour = kit.Muted
		u.Text(rows[1], v.Condition(k), small)
	case rule != "":
		u.Paragraph(kit.Rect{X: r.X, Y: rows[1].Y, W: r.W, H: r.Bottom() - rows[1].Y}, kit.Sentence(why), kit.Type{Size: kit.Small, Colour: kit.Mix(kit.Bad, kit.Muted, 0.25), Cut: true})
	default:
		says := say.Of("%d ft, %s, %s", v.RangeTo(k), o.Band, cover(o))
		if u.Width(says, small) > rows[1].W { // what a long range is worth stands below the list
			says = say.Of("%d ft, %s", v.RangeTo(k), cover(o))
		}
		u.Text(rows[1], says, kit.Type{Size: kit.Small})
		off := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Shield}
		shields, hull := say.Of("%s off shields", view.Tenths(o.Shield)), say.Of("%s off hull", view.Tenths(o.Hull))
		u.Text(rows[2].Left(u.Width(shields, off)+14), shields, off)
		off.Colour = kit.Hull
		u.Text(rows[2], hull, off)
		rows[2].Left(u.Width(hull, off) + 8)
		if side := (kit.Type{Size: kit.Small, Align: kit.End}); u.Width(edge(o), side) <= rows[2].W { // or it stands below the list alone
			u.Text(rows[2], edge(o), side)
		}
	}
}

// hinder describes cover, and any advantage or disadvantage of the roll.
func hinder(o *picture.Option) say.Text {
	if edge := edge(o); edge != "" {
		return say.Pair(cover(o), edge)
	}
	return cover(o)
}

func cover(o *picture.Option) say.Text {
	if o.Cover == space.NoCover {
		return "no cover"
	}
	return say.Text(o.Cover.String())
}

// edge describes an advantage or disadvantage, and whether it is the target's.
func edge(o *picture.Option) say.Text {
	switch {
	case o.Edge > 0 && o.Saves:
		return "saves with advantage"
	case o.Edge < 0 && o.Saves:
		return "saves with disadvantage"
	case o.Edge > 0:
		return "advantage"
	case o.Edge < 0:
		return "disadvantage"
	}
	return ""
}
