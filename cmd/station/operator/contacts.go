package operator

import (
	"fmt"
	"math"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

const (
	rowHeight  = 40.0
	fileHeight = 166.0
)

// contacts draws the list of ships in sight, hostile ones first, with everything known about the
// selected one.
func (s *Screen) contacts(u *kit.UI, v *view.View, r kit.Rect) {
	list := s.list(v)
	inner := u.Panel(r, say.Of("CONTACTS: %d", len(list)))
	if len(list) == 0 {
		u.Paragraph(inner, "No other ship is in sight.", kit.Type{Colour: kit.Muted})
		return
	}
	if u.Label("target.next") != "" {
		keys := kit.Rect{X: r.Right() - 142, Y: inner.Y - 24, W: 130, H: 20}
		u.KeyCap(keys.Side(38), "target.next")
		keys.Side(6)
		u.Text(keys, "Next", kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End})
	}
	height := rowHeight*float64(len(list)) + fileHeight
	for i, k := range list {
		if k.ID == s.target && s.target != s.shown {
			s.shown = s.target
			u.ScrollTo("contacts", rowHeight*float64(i)-inner.H*0.25)
		}
	}
	u.Scroll("contacts", inner, height, func(r kit.Rect) {
		for _, k := range list {
			row := r.Top(rowHeight)
			chosen := k.ID == s.target
			if chosen {
				file := r.Top(fileHeight)
				u.Plate(kit.Rect{X: row.X, Y: row.Y, W: row.W, H: rowHeight + fileHeight - 6}, kit.Mix(kit.Panel, u.Accent, 0.08), kit.Fade(u.Accent, 0.7))
				s.file(u, v, k, file)
			}
			s.row(u, v, k, row)
			if !chosen && v.Foe(k) && !k.State.Gone() && u.Clicked(row) {
				s.target = k.ID
			}
		}
	})
}

// list returns hostile ships, nearest first, then friends, then those that are gone.
func (s *Screen) list(v *view.View) []*picture.Contact {
	list := v.Foes()
	for _, gone := range [2]bool{false, true} {
		for i := range v.Contacts {
			k := &v.Contacts[i]
			if k.State.Gone() == gone && (gone || !v.Foe(k)) && k.ID != v.Head.Seat.Ship {
				list = append(list, k)
			}
		}
	}
	return list
}

func (s *Screen) row(u *kit.UI, v *view.View, k *picture.Contact, r kit.Rect) {
	c := kit.SideColour(k.Side)
	if k.State.Gone() {
		c = kit.Muted
	}
	r = r.Trim(8, 0)
	u.SideMark(kit.Point{X: r.X + 8, Y: r.Centre().Y}, 7, !v.Foe(k), c)
	r.Left(24)
	far := say.Of("%d ft", v.RangeTo(k))
	t := kit.Type{Bold: true, Colour: kit.Bright, Align: kit.End}
	rows := r.Rows(2, 0)
	u.Text(lower(rows[0].Side(u.Width(far, t)+2), 3), far, t)
	u.Text(lower(rows[0], 3), say.Name(k.Name), kit.Type{Bold: true, Colour: kit.Mix(c, kit.Bright, 0.6), Cut: true})
	u.Text(lower(rows[1], -1), say.Pair(v.SideName(k.Side), v.Condition(k)), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
}

func lower(r kit.Rect, by float64) kit.Rect { r.Y += by; return r }

// file draws what the sensors know about a ship.
func (s *Screen) file(u *kit.UI, v *view.View, k *picture.Contact, r kit.Rect) {
	r = r.Trim(8, 0)
	art := r.Left(104)
	c := kit.SideColour(k.Side)
	at := kit.Point{X: art.Centre().X, Y: art.Y + 60}
	u.Ring(at, 44, 1, kit.Fade(u.Accent, 0.3))
	for a := 0.0; a < 360; a += 30 {
		u.Line(kit.Polar(at, a, 44), kit.Polar(at, a, 40), 1, kit.Fade(u.Accent, 0.5))
	}
	plot.Silhouette(u, k.Shape, k.Size, at, float64(k.Heading)/1000, 62, kit.Mix(kit.Panel, c, 0.3), c)
	if k.Shields {
		u.Arc(at, 36, float64(k.Heading)/1000-60, float64(k.Heading)/1000+60, 2.5, kit.Shield)
	}
	shields, tone := say.Text("SHIELDS UP"), kit.Shield
	if !k.Shields {
		shields, tone = say.Text("NO SHIELDS"), kit.Muted
	}
	tag := kit.Rect{X: art.X, Y: at.Y + 54, W: art.W, H: 22}
	u.Tag(tag, shields, tone)
	hull, tone := say.Text("HULL > HALF"), kit.Good
	if k.Worn {
		hull, tone = say.Text("HULL < HALF"), kit.Bad
	}
	tag.Y += 24
	u.Tag(tag, hull, tone)
	r.Left(10)
	for _, f := range s.facts(v, k) {
		line := r.Top(20)
		u.Text(line.Left(58), f[0], kit.Type{Size: kit.Small, Colour: kit.Muted})
		u.Text(line, f[1], kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Cut: true})
	}
}

// facts returns the names and values of what is known.
func (s *Screen) facts(v *view.View, k *picture.Contact) [][2]say.Text {
	bearing := space.Bearing(v.Ship().At, k.At)
	speed := math.Hypot(float64(k.Step.X), float64(k.Step.Y)) * 20 / 1000
	motion := say.Text("at rest")
	if speed >= 0.5 {
		motion = say.Of("%s ft a second", say.Name(fmt.Sprintf("%.0f", speed)))
	}
	return [][2]say.Text{
		{"Class", say.Name(k.Class)},
		{"Size", say.Of("%s, %d ft", k.Size, k.Across.Feet())},
		{"State", view.State(k.State)},
		{"AC", say.Name(fmt.Sprint(k.AC))},
		{"Bearing", say.Name(fmt.Sprintf("%03d°", bearing/space.Degree))},
		{"Heading", say.Name(fmt.Sprintf("%03d°", k.Heading/space.Degree))},
		{"Speed", motion},
	}
}

// search draws the second way to look for hidden ships; every station has the first.
func (s *Screen) search(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	a := kit.Action{Name: "Search by Investigation", Key: "operator.investigate", Does: crew.PermissionOf(crew.Search).Says}
	v.Judge(&a, crew.Search)
	if u.Do(r, a) {
		ordered = append(ordered, &deployment.Search{Skill: crew.Investigation})
	}
	return ordered
}
