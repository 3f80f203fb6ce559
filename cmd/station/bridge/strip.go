package bridge

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// strip draws the own ship at the bottom: its points, what is left of the turn, and the end of it.
func (b *Bridge) strip(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	u.Plate(r, kit.Panel, kit.Edge)
	r = r.Trim(12, 8)
	end := r.Side(366)
	r.Side(12)
	budget(u, v, r.Side(158))
	r.Side(12)
	k, s := v.Ship(), v.Sheet()
	art := r.Left(64)
	plot.Silhouette(u, k.Shape, k.Size, art.Centre(), 0, 58, kit.Mix(kit.Panel, kit.SideColour(k.Side), 0.3), kit.SideColour(k.Side))
	if s.Shield > 0 {
		u.Arc(art.Centre(), 33, -360*float64(s.Shield)/float64(max(1, s.MaxShield))/2, 360*float64(s.Shield)/float64(max(1, s.MaxShield))/2, 2, kit.Shield)
	}
	r.Left(10)
	cols := r.Columns(4, 16)
	points(u, v, cols[0])
	if k.State == ships.Able {
		systems(u, v, cols[1])
	} else {
		saves(u, k, s, cols[1])
	}
	dice(u, v, cols[2])
	feet(u, v, cols[3])
	rows := end.Rows(2, 5)
	first := rows[0].Columns(3, 5)
	b.openDeed(u, first[1])
	b.openMore(u, v, first[2])
	if u.Do(first[0], search(v)) {
		ordered = append(ordered, &deployment.Search{Skill: crew.Perception})
	}
	last := rows[1].Columns(2, 5)
	b.learnt.button(u, v, last[0])
	b.ends = u.Do(last[1], endTurn(v))
	return ordered
}

// end returns the order to end the turn after the orders of the same screen, which it waits for.
func (b *Bridge) end(u *kit.UI, v *view.View, ordered []sim.Intent) []sim.Intent {
	v.Settling = v.Settling || len(ordered) > 0
	if b.ending.Sure(u, v, endTurn(v), b.ends) {
		ordered = append(ordered, &sim.EndTurn{})
	}
	b.ends = false
	return ordered
}

// search looks for hidden ships, which anybody aboard can do.
func search(v *view.View) kit.Action {
	a := kit.Action{Name: "Search", Key: "bridge.search", Does: crew.PermissionOf(crew.Search).Says}
	v.Judge(&a, crew.Search)
	for _, o := range v.OptionsOf(crew.Search) {
		a.Does = say.Of("Perception %s: finds every hidden ship whose Stealth it reaches.", view.Bonus(o.Bonus, o.Edge))
	}
	return a
}

func endTurn(v *view.View) kit.Action {
	a := kit.Action{Name: "End turn", Key: "bridge.end", Does: crew.PermissionOf(crew.EndTurn).Says}
	v.Judge(&a, crew.EndTurn)
	return a
}

func points(u *kit.UI, v *view.View, r kit.Rect) {
	s, rows := v.Sheet(), r.Rows(2, 6)
	u.Hint(rows[0], tell(v, view.HullGauge))
	u.Hint(rows[1], say.Sentences(tell(v, view.ShieldGauge), say.Of("They regain %d at the start of the pilot's turn.", s.Regeneration), tell(v, view.RegenerationGauge)))
	c := kit.Hull
	if 2*s.Hull < s.MaxHull {
		c = kit.Bad
	}
	u.Bar(rows[0], barName(u, v, view.HullGauge, "Hull", r.W, int(s.MaxHull)), int(s.Hull), int(s.MaxHull), c)
	if s.Collapsed {
		u.Text(rows[1], "Shields down", kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bad})
		return
	}
	u.Bar(rows[1], barName(u, v, view.ShieldGauge, "Shields", r.W, int(s.MaxShield)), int(s.Shield), int(s.MaxShield), kit.Shield)
}

// gaugeHeight is the height of a number of the strip with its pips or its meter.
const gaugeHeight = 40

// caption draws the name of a number above it, and while that is news its former value. It returns
// the room beneath the number, which begins at the same height for each.
func caption(u *kit.UI, v *view.View, r *kit.Rect, name, short say.Text, g view.GaugeKind) (below kit.Rect) {
	t := kit.Type{Size: kit.Small, Colour: kit.Muted}
	if was, c, fresh := v.Trail.Was(view.Gauge{Kind: g}); fresh {
		t.Colour, t.Bold = c, true
		if name = say.Of("%s: was %s", name, fmt.Sprint(was)); u.Width(name, t) > r.W {
			name = say.Of("%s: was %s", short, fmt.Sprint(was))
		}
	}
	u.Text(r.Top(18), name, t)
	r.Top(3)
	below = *r
	below.Top(gaugeHeight)
	return below
}

// beneath draws a number that the strip has below another one, if there is room.
func beneath(u *kit.UI, v *view.View, r kit.Rect, g view.GaugeKind, number, about say.Text) {
	if r.Top(3); r.H < 18 {
		return
	}
	r = r.Top(18)
	t := kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true}
	u.Hint(r, say.Sentences(about, tell(v, g)))
	if was, c, fresh := v.Trail.Was(view.Gauge{Kind: g}); fresh {
		t.Colour, t.Bold = c, true
		if whole := say.Of("%s, was %d", number, was); u.Width(whole, t) <= r.W { // otherwise its hint tells
			number = whole
		}
	}
	u.Text(r, number, t)
}

// barName returns the name of a bar with a width and its former value, in short if its numbers
// leave little room.
func barName(u *kit.UI, v *view.View, g view.GaugeKind, name say.Text, width float64, most int) say.Text {
	was, _, fresh := v.Trail.Was(view.Gauge{Kind: g})
	if !fresh {
		return name
	}
	says := fmt.Sprint(was)
	numbers := say.Name(fmt.Sprintf("%d/%d", most, most))
	room := width - u.Width(numbers, kit.Type{Bold: true}) - 4
	for _, all := range [...]say.Text{say.Of("%s: was %s", name, says), say.Kind(name, say.Name(says+" →"))} {
		if u.Width(all, kit.Type{Size: kit.Small}) <= room {
			return all
		}
	}
	return name
}

// tell returns from what to what a number of the own ship last changed, and why, or "".
func tell(v *view.View, g view.GaugeKind) say.Text {
	return v.Trail.Tell(v, view.Gauge{Kind: g})
}

// systems draws system damage: six levels, and the effect of the latest.
func systems(u *kit.UI, v *view.View, r kit.Rect) {
	s := v.Sheet()
	below := caption(u, v, &r, "System damage", "System", view.SystemGauge)
	pips := r.Top(14)
	for i := range 6 {
		box := kit.Rect{X: pips.X + float64(i)*18, Y: pips.Y, W: 14, H: 12}
		u.Fill(box, kit.Deep)
		if i < int(s.System) {
			u.Fill(box, kit.Bad)
		}
		u.Outline(kit.Chamfer(box, 3), 1, kit.Edge)
	}
	says, c := say.Text("none"), kit.Good
	if s.System > 0 {
		says, c = say.Of("level %d", s.System), kit.Bad
	}
	r.Top(2)
	box := r.Top(20)
	u.Text(box, says, kit.Type{Size: kit.Small, Bold: true, Colour: c})
	var all []say.Text
	for i := 1; i <= int(s.System); i++ {
		all = append(all, say.Text(ships.SystemDamage[i].String()))
	}
	about := tell(v, view.SystemGauge)
	if all != nil {
		about = say.Sentences(say.Ruled(say.Clauses(all...), "SHIP-SYSDMG"), about)
	}
	u.Hint(kit.Rect{X: pips.X, Y: pips.Y, W: pips.W, H: box.Bottom() - pips.Y}, about)
	beneath(u, v, below, view.FuelGauge, say.Of("Fuel %d", s.Fuel), "A unit lasts a day of flight, or an hour in an atmosphere.")
}

// saves draws the destruction saves of a ship at 0.
func saves(u *kit.UI, k *picture.Contact, s *picture.ShipSheet, r kit.Rect) {
	if k.State == ships.Stable {
		u.Hint(r, view.StableHint)
	}
	u.Text(r.Top(22), view.State(k.State), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Bad})
	u.Text(r.Top(20), "Saves passed", kit.Type{Size: kit.Small, Colour: kit.Muted})
	r.Top(2)
	u.Pips(r.Top(14), int(s.Successes), 3, kit.Good)
}

func dice(u *kit.UI, v *view.View, r kit.Rect) {
	s := v.Sheet()
	u.Hint(r, tell(v, view.DiceGauge))
	below := caption(u, v, &r, "Hit Dice", "Hit", view.DiceGauge)
	u.Text(r.Top(24), say.Of("%d of %dd%d", s.HitDice, s.HitDiceMax, s.HitDie), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Bright})
	r.Top(4)
	u.Pips(r.Top(12), int(s.HitDice), int(s.HitDiceMax), kit.Hull)
	beneath(u, v, below, view.ArmourGauge, say.Of("AC %d", v.Ship().AC), "What an attack on your ship must reach.")
}

func feet(u *kit.UI, v *view.View, r kit.Rect) {
	s := v.Sheet()
	below := caption(u, v, &r, "Flying speed", "Flying", view.FlyingGauge)
	says, word := say.Of("%d of %d ft", s.Feet.Feet(), s.FlyingSpeed.Feet()), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Bright}
	why := tell(v, view.FlyingGauge)
	if s.Feet == 0 && s.FlyingSpeed > 0 && v.Ship().State == ships.Able && !piloted(v) {
		says, word.Bold, word.Colour = say.Of("%d ft a turn", s.FlyingSpeed.Feet()), false, kit.Muted
		why = say.Sentences(why, "The whole flying speed is back at the start of each of the pilot's turns.")
	}
	u.Hint(r, why)
	u.Text(r.Top(24), says, word)
	r.Top(5)
	u.Meter(r.Top(8), s.Feet.Feet(), s.FlyingSpeed.Feet(), kit.Accent(crew.Pilot))
	beneath(u, v, below, view.TurningGauge, say.Of("90° for %d ft", s.TurningSpeed.Feet()), "What a turn of 90° takes of the flying speed.")
}

// piloted reports whether it is the turn of the own ship's pilot.
func piloted(v *view.View) bool {
	for i := range v.Crew {
		if c := &v.Crew[i]; c.Seat.Ship == v.Head.Seat.Ship && c.Roles.Has(crew.Pilot) && c.Open {
			return true
		}
	}
	return false
}

// budget draws what is left of the turn: each part has its own shape.
func budget(u *kit.UI, v *view.View, r kit.Rect) {
	me := v.Me()
	if me == nil {
		return
	}
	for i, part := range []struct {
		name say.Text
		left bool
	}{{"Action", me.Action}, {"Bonus action", me.Bonus}, {"Reaction", me.Reaction}} {
		row := r.Rows(3, 2)[i]
		at, c := kit.Point{X: row.X + 8, Y: row.Centre().Y}, kit.Fade(kit.Muted, 0.6)
		word := kit.Type{Size: kit.Small, Colour: kit.Muted}
		if part.left {
			c = u.Accent
			word.Colour, word.Bold = kit.Bright, true
		}
		var p []kit.Point
		for k := range []int{24, 3, 4}[i] {
			p = append(p, kit.Polar(at, 360*float64(k)/float64([]int{24, 3, 4}[i]), 7))
		}
		if part.left {
			u.Polygon(p, c)
		}
		u.Outline(p, 1.5, c)
		says := part.name
		switch {
		case part.left:
		case lost(v):
		case me.Open || part.name == "Reaction" && !me.Surprised:
			says = say.Of("%s: used", says)
		default:
			says = say.Of("%s: later", says)
			u.Hint(row, "It is there at the start of each of your turns.")
		}
		u.Text(kit.Rect{X: row.X + 24, Y: row.Y, W: row.W - 24, H: row.H}, says, word)
	}
}
