package coordinator

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/sim/picture"
	"broadside/sim/say"
)

const shipHeight = 38.0

// shipsHeight returns the height of the list of ships.
func shipsHeight(v *view.View) float64 { return 40 + shipHeight*float64(len(v.Contacts)) }

// ships draws the state of every ship in sight, friends first: theirs in numbers, the others' in
// words.
func (s *Screen) ships(u *kit.UI, v *view.View, r kit.Rect) {
	inner := u.Panel(r, "SHIPS")
	var list []*picture.Contact
	for _, foe := range [2]bool{false, true} {
		for i := range v.Contacts {
			if k := &v.Contacts[i]; v.Foe(k) == foe {
				list = append(list, k)
			}
		}
	}
	u.Scroll("ships", inner, shipHeight*float64(len(list)), func(r kit.Rect) {
		for _, k := range list {
			row := r.Top(shipHeight)
			if k.ID == s.target {
				u.Plate(row.Trim(0, 1), kit.Mix(kit.Panel, u.Accent, 0.12), kit.Fade(u.Accent, 0.7))
			}
			if v.Foe(k) && !k.State.Gone() && u.Clicked(row) {
				s.target = k.ID
			}
			ship(u, v, k, row.Trim(6, 0))
		}
	})
}

func ship(u *kit.UI, v *view.View, k *picture.Contact, r kit.Rect) {
	c := kit.SideColour(k.Side)
	if k.State.Gone() {
		c = kit.Muted
	}
	u.SideMark(kit.Point{X: r.X + 8, Y: r.Centre().Y}, 7, !v.Foe(k), c)
	r.Left(24)
	name := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Mix(c, kit.Bright, 0.6), Cut: true}
	if k.Hull < 0 || k.State.Gone() {
		rows := r.Rows(2, 0)
		u.Text(rows[0], say.Name(k.Name), name)
		u.Text(rows[1], v.Condition(k), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
		return
	}
	bars := r.Side(min(110, r.W*0.4)).Rows(2, 0)
	u.Text(r, say.Name(k.Name), name)
	hull := kit.Hull
	if 2*k.Hull < k.HullMax {
		hull = kit.Bad
	}
	bar(u, bars[0], "H", k.Hull, k.HullMax, hull)
	bar(u, bars[1], "S", k.Shield, k.ShieldMax, kit.Shield)
}

// bar draws a small bar with its letter and number.
func bar(u *kit.UI, r kit.Rect, letter string, value, most int32, c kit.Colour) {
	t := kit.Type{Size: kit.Small, Colour: kit.Muted}
	u.Text(r.Left(14), say.Name(letter), t)
	t.Colour, t.Align, t.Bold = kit.Bright, kit.End, true
	u.Text(r.Side(34), say.Name(fmt.Sprint(value)), t)
	u.Meter(kit.Rect{X: r.X, Y: r.Centre().Y - 3, W: r.W, H: 6}, int(value), int(most), c)
}
