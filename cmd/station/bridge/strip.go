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
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
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
	b.watch(u, s)
	d := &b.drifts
	points(u, v, d, cols[0])
	if k.State == ships.Able {
		systems(u, v, d, cols[1])
	} else {
		saves(u, k, s, cols[1])
	}
	dice(u, v, d, cols[2])
	feet(u, v, d, cols[3])
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

func points(u *kit.UI, v *view.View, d *drift, r kit.Rect) {
	s, rows := v.Sheet(), r.Rows(2, 6)
	u.Hint(rows[0], lastChange(v, driftHull))
	u.Hint(rows[1], lastChange(v, driftShield))
	c := kit.Hull
	if 2*s.Hull < s.MaxHull {
		c = kit.Bad
	}
	u.Bar(rows[0], d.name(u, driftHull, "Hull", r.W, int(s.MaxHull)), int(s.Hull), int(s.MaxHull), c)
	if s.Collapsed {
		u.Text(rows[1], "Shields down", kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bad})
		return
	}
	u.Bar(rows[1], d.name(u, driftShield, "Shields", r.W, int(s.MaxShield)), int(s.Shield), int(s.MaxShield), kit.Shield)
}

func caption(u *kit.UI, r *kit.Rect, name, short say.Text, d *drift, i int) {
	t := kit.Type{Size: kit.Small, Colour: kit.Muted}
	if says, c := d.was(u, i); says != "" {
		t.Colour, t.Bold = c, true
		if name = say.Of("%s: was %s", name, says); u.Width(name, t) > r.W {
			name = say.Of("%s: was %s", short, says)
		}
	}
	u.Text(r.Top(18), name, t)
	r.Top(3)
}

// drift holds what the numbers of the strip were, and how long that is still shown.
type drift struct {
	ship   space.ID
	now    [drifting]int
	before [drifting]int
	until  [drifting]float64
}

// The watched numbers of the strip.
const (
	driftHull = iota
	driftShield
	driftSystem
	driftDice
	driftSpeed
	drifting
)

// lingers is for how many seconds a number's former value is shown.
const lingers = 8

// watch records which numbers of the strip have changed.
func (b *Bridge) watch(u *kit.UI, s *picture.ShipSheet) {
	d := &b.drifts
	now := [drifting]int{int(s.Hull), int(s.Shield), int(s.System), int(s.HitDice), s.FlyingSpeed.Feet()}
	if d.ship != s.ID {
		*d = drift{ship: s.ID, now: now, before: now}
	}
	for i := range now {
		if now[i] == d.now[i] {
			continue
		}
		if u.Now > d.until[i] { // otherwise keep the value before the first of several changes
			d.before[i] = d.now[i]
		}
		d.now[i], d.until[i] = now[i], u.Now+lingers
	}
}

// lastChange returns the line of the log by which a number of the own ship last changed, or "".
func lastChange(v *view.View, number int) say.Text {
	if e := v.Log.Last(func(f event.Fact) bool { return changes(f, v.Head.Seat.Ship, number) }); e != nil {
		return e.Line()
	}
	return ""
}

// changes reports whether a fact tells that a number of a ship has changed.
func changes(fact event.Fact, ship space.ID, number int) bool {
	switch f := fact.(type) {
	case *ships.Changed:
		return f.Ship == ship && number == numberOf(f.Stat)
	case *ships.Damaged:
		return f.Ship == ship && (number == driftHull && f.Hull > 0 || number == driftShield && f.Shield > 0)
	case *ships.Regenerated:
		return f.Ship == ship && number == driftShield
	case *ships.Charged:
		return f.Ship == ship && number == driftShield
	case *ships.Mended:
		return f.Ship == ship && number == driftHull
	case *ships.Patched:
		return f.Ship == ship && number == driftHull || f.By.Ship == ship && number == driftDice
	case *ships.SystemDamaged:
		return f.Ship == ship && number == driftSystem
	}
	return false
}

// numberOf returns the number of the strip that a changed number of the ship bears on, or -1.
func numberOf(stat ships.Stat) int {
	switch stat {
	case ships.FlyingSpeedStat:
		return driftSpeed
	case ships.HullMaxStat:
		return driftHull
	case ships.ShieldMaxStat:
		return driftShield
	}
	return -1
}

// was returns the former value of a number, in the colour of the change, or "".
func (d *drift) was(u *kit.UI, i int) (string, kit.Colour) {
	if u.Now > d.until[i] || d.before[i] == d.now[i] {
		return "", kit.Muted
	}
	if (d.now[i] < d.before[i]) != (i == driftSystem) {
		return fmt.Sprint(d.before[i]), kit.Bad
	}
	return fmt.Sprint(d.before[i]), kit.Good
}

// name returns the name of a bar with a width and its former value, in short if its numbers leave
// little room.
func (d *drift) name(u *kit.UI, i int, name say.Text, width float64, most int) say.Text {
	says, _ := d.was(u, i)
	if says == "" {
		return name
	}
	numbers := say.Name(fmt.Sprintf("%d/%d", most, most))
	room := width - u.Width(numbers, kit.Type{Bold: true}) - 4
	for _, all := range [...]say.Text{say.Of("%s: was %s", name, says), say.Kind(name, say.Name(says+" →"))} {
		if u.Width(all, kit.Type{Size: kit.Small}) <= room {
			return all
		}
	}
	return name
}

// systems draws system damage: six levels, and the effect of the latest.
func systems(u *kit.UI, v *view.View, d *drift, r kit.Rect) {
	s := v.Sheet()
	caption(u, &r, "System damage", "System", d, driftSystem)
	pips := r.Top(14)
	for i := range 6 {
		box := kit.Rect{X: pips.X + float64(i)*18, Y: pips.Y, W: 14, H: 12}
		u.Fill(box, kit.Deep)
		if i < int(s.System) {
			u.Fill(box, kit.Bad)
		}
		u.Path(kit.Chamfer(box, 3), 1, kit.Edge, true)
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
	if all != nil {
		u.Hint(r, say.Sentences(say.Ruled(say.Clauses(all...), "SHIP-SYSDMG"), lastChange(v, driftSystem)))
	}
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

func dice(u *kit.UI, v *view.View, d *drift, r kit.Rect) {
	s := v.Sheet()
	u.Hint(r, lastChange(v, driftDice))
	caption(u, &r, "Hit Dice", "Hit", d, driftDice)
	u.Text(r.Top(24), say.Of("%d of %dd%d", s.HitDice, s.HitDiceMax, s.HitDie), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Bright})
	r.Top(4)
	u.Pips(r.Top(12), int(s.HitDice), int(s.HitDiceMax), kit.Hull)
}

func feet(u *kit.UI, v *view.View, d *drift, r kit.Rect) {
	s := v.Sheet()
	caption(u, &r, "Flying speed", "Flying", d, driftSpeed)
	says, word := say.Of("%d of %d ft", s.Feet.Feet(), s.FlyingSpeed.Feet()), kit.Type{Size: kit.Body, Bold: true, Colour: kit.Bright}
	why := lastChange(v, driftSpeed)
	if s.Feet == 0 && s.FlyingSpeed > 0 && v.Ship().State == ships.Able && !piloted(v) {
		says, word.Bold, word.Colour = say.Of("%d ft a turn", s.FlyingSpeed.Feet()), false, kit.Muted
		why = say.Sentences(why, "The whole flying speed is back at the start of each of the pilot's turns.")
	}
	u.Hint(r, why)
	u.Text(r.Top(24), says, word)
	r.Top(5)
	u.Meter(r.Top(8), s.Feet.Feet(), s.FlyingSpeed.Feet(), kit.Accent(crew.Pilot))
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
		u.Path(p, 1.5, c, true)
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
