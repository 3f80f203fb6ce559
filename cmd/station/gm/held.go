package gm

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// held is the page of waiting orders: what would happen, and the dice, which can be changed before
// they fall.
type held struct {
	number uint16 // the chosen order
	die    int
	set    map[uint16][]int16 // changed values by order; 0: as shown
	asks   uint16             // the improvised order that call is for
	call   ships.Terms
}

func (h *held) show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	inner := u.Panel(r, "")
	if len(v.Held) == 0 {
		says := say.Text("No order waits. With Hold on (O), every order that rolls dice waits here until you have seen the roll. What somebody improvises comes here too.")
		u.Paragraph(inner, says, kit.Type{Colour: kit.Muted})
		h.set = nil
		return nil
	}
	at := h.choose(v)
	row := &v.Held[at]
	switch {
	case len(v.Held) > 1 && inner.W < 480:
		h.list(u, v, inner.Top(min(inner.H*0.3, kit.Finger(u, 34)*float64(len(v.Held)))))
		inner.Top(10)
	case len(v.Held) > 1:
		list := inner.Left(inner.W * 0.34)
		inner.Left(10)
		h.list(u, v, list)
	}
	u.Text(inner.Top(22), say.Label(row.Seat.Name(), crew.PermissionOf(row.Verb).Title), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	if row.Asks {
		return append(ordered, h.asked(u, v, inner, row)...)
	}
	foot := inner.Foot(66)
	inner.Foot(6)
	values := h.dice(u, inner.Foot(56), row)
	inner.Foot(4)
	t := kit.Type{Size: kit.Small}
	told := say.Of("As the dice fell: %s", row.Text) // changed dice do not rewrite it
	u.Scroll("held text", inner, u.Height(told, inner.W-14, t), func(r kit.Rect) {
		r.W = inner.W - 14
		u.Paragraph(r, told, t)
	})
	parts := foot.Columns(2, kit.Gap)
	release := kit.Action{Name: "Release", Key: "any.confirm", Does: "Let it happen with these dice."}
	if u.Do(parts[0], release) {
		ordered = append(ordered, &sim.Release{Number: row.Number, Dice: values})
	}
	if u.Do(parts[1], kit.Action{Name: "Cancel", Key: "any.undo", Does: "It does not happen, and costs nothing."}) {
		ordered = append(ordered, &sim.CancelOrder{Number: row.Number})
	}
	return ordered
}

// choose returns the index of the chosen order, or of the first if that is gone.
func (h *held) choose(v *view.View) int {
	for i := range v.Held {
		if v.Held[i].Number == h.number {
			return i
		}
	}
	h.number, h.die = v.Held[0].Number, 0
	return 0
}

func (h *held) list(u *kit.UI, v *view.View, r kit.Rect) {
	each := kit.Finger(u, 34)
	u.Scroll("held orders", r, each*float64(len(v.Held)), func(r kit.Rect) {
		for i := range v.Held {
			row := &v.Held[i]
			says := say.Label(row.Seat.Ship.Name(), row.Verb)
			if u.Do(r.Top(each).Trim(0, 2), kit.Action{Name: says, Cut: true, On: row.Number == h.number}) {
				h.number, h.die = row.Number, 0
			}
		}
	})
}

// dice draws the dice of the order, and returns them as changed.
func (h *held) dice(u *kit.UI, r kit.Rect, row *picture.HeldRow) []dice.Fixed {
	shown := parseDice(row.Dice)
	values := h.set[row.Number]
	if len(values) != len(shown) {
		values = make([]int16, len(shown))
		if h.set == nil {
			h.set = map[uint16][]int16{}
		}
		h.set[row.Number] = values
	}
	h.die = max(0, min(h.die, len(shown)-1))
	if u.Key("any.left") && h.die > 0 {
		h.die--
	}
	if u.Key("any.right") && h.die+1 < len(shown) {
		h.die++
	}
	help := r.Foot(18)
	u.Text(help, dieHelp(u), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	by := int16(0)
	if u.Key("any.up") {
		by = 1
	}
	if u.Key("any.down") {
		by = -1
	}
	width := min(48, r.W/float64(max(1, len(shown))))
	fixed := make([]dice.Fixed, len(shown))
	for i, d := range shown {
		box := r.Left(width)
		turn := int16(0)
		if i == h.die {
			turn = by
		}
		if u.Clicked(box) {
			if i == h.die {
				turn = 1
			}
			h.die = i
		}
		if u.Over(box) && u.In.Wheel != 0 {
			turn = 1
			if u.In.Wheel < 0 {
				turn = -1
			}
		}
		if turn != 0 {
			values[i] = wrap(or(values[i], d.Value)+turn, d.Faces)
		}
		fixed[i] = dice.Fixed{Faces: d.Faces, Value: values[i]}
		face(u, box, d.Faces, or(values[i], d.Value), values[i] != 0 && values[i] != d.Value, i == h.die)
	}
	return fixed
}

// dieHelp describes how to change a die.
func dieHelp(u *kit.UI) say.Text {
	if u.Label("any.up") == "" {
		return "Touch a die to choose it, and again to turn it."
	}
	return "← → choose a die, ↑ ↓ change it, or click it again"
}

func or(a, b int16) int16 {
	if a != 0 {
		return a
	}
	return b
}

func wrap(value, faces int16) int16 { return (value-1+faces)%faces + 1 }

// parseDice reads the dice of a held order: "d20=14 d6=3".
func parseDice(s string) []dice.Fixed {
	var list []dice.Fixed
	for len(s) > 0 {
		var d dice.Fixed
		if n, err := fmt.Sscanf(s, "d%d=%d", &d.Faces, &d.Value); n != 2 || err != nil {
			return list
		}
		list = append(list, d)
		for len(s) > 0 && s[0] != ' ' {
			s = s[1:]
		}
		for len(s) > 0 && s[0] == ' ' {
			s = s[1:]
		}
	}
	return list
}

// face draws a die: its value large, its size below, an accent if a GM has changed it.
func face(u *kit.UI, r kit.Rect, faces, value int16, changed, chosen bool) {
	at := kit.Point{X: r.Centre().X, Y: r.Y + 18}
	c := kit.Plain
	if changed {
		c = u.Accent
	}
	corners, turn := 6, 0.0
	switch faces {
	case 4:
		corners = 3
	case 6:
		corners, turn = 4, 45
	case 8, 10:
		corners = 5
	}
	var p []kit.Point
	for i := range corners {
		p = append(p, kit.Polar(at, turn+360*float64(i)/float64(corners), 16))
	}
	u.Polygon(p, kit.Mix(kit.Raised, c, 0.15))
	u.Outline(p, 1.5, c)
	if chosen {
		u.Ring(at, 18.5, 1.5, u.Accent)
	}
	says := fmt.Sprint(value)
	if value == 0 {
		says = "?"
	}
	u.Text(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: 36}, say.Name(says), kit.Type{Bold: true, Colour: kit.Bright, Align: kit.Middle})
}
