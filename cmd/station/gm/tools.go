package gm

import (
	"broadside/sim/say"

	"broadside/crew"
	"broadside/sim"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// tool is an open ruling, with its choices.
type tool interface {
	name() say.Text
	help() say.Text
	// show draws the tool and returns its rulings, and whether it is done. A ruling on a ship is
	// not: there may be another, and the Esc that ends it must not leave the console.
	show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool)
}

// onMap is a tool that draws on the map.
type onMap interface {
	draw(u *kit.UI, v *view.View, s *Screen)
	aims() bool // a click on the map chooses a place for it, not a ship
}

// drawer draws the open tool, or else all tools.
func (s *Screen) drawer(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if s.tool == nil {
		if u.Now < s.escUntil && u.Escaped() {
			s.escUntil = 0
		}
		return s.menu(u, v, r)
	}
	inner := u.Panel(r, s.tool.name())
	back := kit.Rect{X: r.Right() - 122, Y: r.Y + 5, W: 110, H: kit.Finger(u, 26)}
	if u.Small {
		inner.Top(24) // higher by this much
	}
	shut := u.Do(back, kit.Action{Name: "Back", Key: "any.back"}) || u.Escaped() // also in one step from an entry
	inner.Top(2)
	inner.Top(u.Paragraph(inner, s.tool.help(), kit.Type{Size: kit.Small, Colour: kit.Muted}) + 6)
	open := s.tool
	ordered, done := open.show(u, v, inner, s)
	if (shut || done) && s.tool == open {
		s.tool, s.escUntil = nil, 0
		if !shut {
			s.escUntil = u.Now + kit.ToastTime
		}
	}
	return ordered
}

// menu draws the rulings on the chosen ship, and the one that adds another.
func (s *Screen) menu(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	k := v.Contact(s.ship)
	title := say.Text("RULINGS")
	if k != nil {
		title = say.Of("%s ON %s", title, k.Name)
	}
	inner := u.Panel(r, title)
	items := []struct {
		kit.Action
		tool
	}{
		{kit.Action{Name: "Give an order", Key: "gm.order", Does: "As one of its crew."}, &command{}},
		{kit.Action{Name: "Damage, mend", Key: "gm.damage", Does: "Take hull, or give it."}, &damage{amount: 10}},
		{kit.Action{Name: "Repair, travel", Key: "gm.repair", Does: "Between battles."}, &repairs{}},
		{kit.Action{Name: "Condition", Key: "gm.condition", Does: "Give or take one."}, &conditions{}},
		{kit.Action{Name: "Advantage", Key: "gm.advantage", Does: "On the next roll."}, &edge{}},
		{kit.Action{Name: "Cover", Key: "gm.cover", Does: "Set, or by geometry."}, &cover{}},
		{kit.Action{Name: "Move", Key: "gm.move", Does: "Put it elsewhere."}, &move{}},
		{kit.Action{Name: "Numbers", Key: "gm.numbers", Does: "Hull, speed, side."}, &numbers{}},
		{kit.Action{Name: "Initiative", Key: "gm.initiative", Does: "When it acts."}, &initiative{}},
		{kit.Action{Name: "Rename", Key: "gm.rename", Does: "Another name."}, &rename{}},
		{kit.Action{Name: "Reach", Key: "gm.reach", Does: "Whose gun it is."}, &reach{}},
		{kit.Action{Name: "Remove", Key: "any.remove", Does: "For good."}, &remove{}},
	}
	n := len(items)
	places := menuPlaces(u, inner, n)
	for i, item := range items {
		a := item.Action
		if k == nil {
			a.Rule, a.Why = crew.Manners, "Choose a ship first."
		}
		if u.Do(places[i], a) {
			s.take(u, item.tool)
		}
	}
	hide := kit.Action{Name: "Hide", Key: "gm.hide", Does: "From others."}
	if k != nil && k.Hidden {
		hide = kit.Action{Name: "Show", Key: "gm.hide", On: true, Does: "To all."}
	}
	if k == nil {
		hide.Rule, hide.Why = crew.Manners, "Choose a ship first."
	}
	if u.Do(places[n], hide) {
		ordered = append(ordered, &sim.SetHidden{Ship: s.ship, Hidden: !k.Hidden})
	}
	surprise, surprised := s.surprise(v)
	if u.Do(places[n+1], surprise) {
		ordered = append(ordered, surprised)
	}
	if u.Do(places[n+2], kit.Action{Name: "Spawn", Key: "gm.spawn", Does: "Another ship."}) {
		s.take(u, &spawn{})
	}
	if u.Do(places[n+3], kit.Action{Name: "Take back", Key: "gm.back", Does: "What was ordered."}) {
		s.take(u, &back{})
	}
	if u.Do(places[n+4], kit.Action{Name: "Yours to decide", Short: "To decide", Key: "gm.decide", Does: "And the defaults."}) {
		s.take(u, &deciding{})
	}
	return ordered
}

// menuPlaces returns the boxes of the rulings: the given number of tools, three with short names,
// and two more. The short ones share a row, except for fingers.
func menuPlaces(u *kit.UI, r kit.Rect, tools int) (places []kit.Rect) {
	if u.Small {
		for _, row := range r.Rows(menuRows, 5) {
			places = append(places, row.Columns(2, 6)...)
		}
		return places
	}
	for i, row := range r.Rows(menuRows-1, 5) {
		columns := 2
		if i == tools/2 {
			columns = 3
		}
		places = append(places, row.Columns(columns, 6)...)
	}
	return places
}

// menuRows is the number of rows of two rulings.
const menuRows = 9

// surprise returns the ruling on whether the chosen seat is surprised.
func (s *Screen) surprise(v *view.View) (kit.Action, *sim.Surprise) {
	a := kit.Action{Name: "Surprise", Key: "gm.surprise", Does: "This seat."}
	m := v.CrewAt(s.seat)
	switch {
	case m == nil:
		a.Rule, a.Why = crew.Manners, "Choose somebody first."
		return a, nil
	case m.Open:
		a.Rule, a.Why = "SHIP-SURPRISE", "Their turn has begun."
	case m.Surprised:
		a.On, a.Does = true, "It is over."
	}
	return a, &sim.Surprise{Seat: s.seat, On: !m.Surprised}
}

// pick draws a list to choose from, by Up and Down or a click, and returns the choice.
func pick(u *kit.UI, id string, r kit.Rect, names []say.Text, at int) int {
	height := kit.Finger(u, 30)
	at = max(0, min(at, len(names)-1))
	was := at
	if u.Key("any.up") && at > 0 {
		at--
	}
	if u.Key("any.down") && at+1 < len(names) {
		at++
	}
	if at != was && height*float64(len(names)) > r.H {
		u.ScrollTo(id, height*float64(at)-r.H/2+height)
	}
	u.Scroll(id, r, height*float64(len(names)), func(r kit.Rect) {
		for i, name := range names {
			row := r.Top(height)
			box := kit.Rect{X: row.X, Y: row.Y + 1, W: row.W, H: row.H - 2}
			if u.Do(box, kit.Action{Name: name, Cut: true, On: i == at}) {
				at = i
			}
		}
	})
	return at
}

// step draws a number that can be changed by steps or typed, and returns it.
func step(u *kit.UI, r kit.Rect, says say.Text, value, lo, hi, by int) int {
	if n, written := kit.Digits(u); written {
		value = n
	}
	return max(lo, min(hi, value+by*kit.Steps(u, r, says)))
}

// cut returns the beginning of a text, at most most bytes, in whole runes.
func cut(s string, most int) string {
	for len(s) > most {
		r := []rune(s)
		s = string(r[:len(r)-1])
	}
	return s
}

// nameOf returns the name of somebody of a crew, or their seat if they have none.
func nameOf(v *view.View, seat crew.Seat) say.Text {
	if m := v.CrewAt(seat); m != nil && m.Name != "" {
		return say.Of("%s, %s of %s", m.Name, seat, seat.Ship.Name())
	}
	return seat.Name()
}
