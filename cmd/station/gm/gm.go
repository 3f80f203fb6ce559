// Package gm is the GM's console: every ship with its secrets, the clock and the order of turns,
// and the rulings, the most frequent first.
package gm

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
)

// Screen is the GM's console.
type Screen struct {
	space    plot.Map
	ship     space.ID  // the chosen one
	seat     crew.Seat // of its crew
	tab      tab
	back     tab // the page to return to when no order waits any more
	tool     tool
	escUntil float64 // until when Esc is meant for a tool that its order has closed
	turns    int     // the turn that was last scrolled to
	held     held
	cue      int // the chosen trigger
	was      int // waiting orders in the last picture
	aimed    space.Point
	hit      bool // whether the map was clicked, at aimed
	pickup   space.ID
}

// New makes a GM's console.
func New() *Screen { return &Screen{space: plot.Map{Whole: true}} }

const (
	barHeight   = 38.0
	sheetHeight = 284.0
)

// Show draws the console and returns what is ruled.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	s.follow(v)
	if v.Reel != nil {
		return s.watch(u, v, r)
	}
	ordered = append(ordered, s.table(u, v, r.Top(barHeight))...)
	space, right, below := divide(r)
	s.situation(u, v, space)
	switch s.tool.(type) {
	case *battle, *guests, *spawn, *back: // not about a ship, and with a long list
		ordered = append(ordered, s.drawer(u, v, right)...)
	default:
		sheet := right.Top(sheetHeight)
		right.Top(kit.Gap)
		ordered = append(ordered, s.drawer(u, v, right)...) // what is drawn first handles its keys first
		s.sheet(u, v, sheet)
	}
	return append(ordered, s.tabs(u, v, below)...)
}

// divide divides the room below the bar: for the map, what is beside it, and the pages below.
func divide(r kit.Rect) (space, right, below kit.Rect) {
	r.Top(kit.Gap)
	right = r.Side(max(380, r.W*0.4))
	r.Side(kit.Gap)
	below = r.Foot(max(250, r.H*0.42))
	r.Foot(kit.Gap)
	return r, right, below
}

// watch shows a recording: everything that the GM knows. There is nothing to rule, and it gives no
// orders.
func (s *Screen) watch(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	s.recorded(u, v, r.Top(barHeight))
	space, right, below := divide(r)
	s.situation(u, v, space)
	s.tabs(u, v, below)
	if s.tool != nil { // of the table
		s.drawer(u, v, right)
		return nil
	}
	s.sheet(u, v, right.Top(sheetHeight))
	right.Top(kit.Gap)
	u.Deny(kit.Recorded) // cues
	s.notes(u, v, right)
	u.Deny("")
	return nil
}

// recorded says once that nothing can be ruled here; if the table can turn to another battle, it
// leads there.
func (s *Screen) recorded(u *kit.UI, v *view.View, r kit.Rect) {
	switch s.tool.(type) {
	case *battle, *guests:
	default:
		s.tool = nil
	}
	if v.Table.Programme != nil {
		s.open(u, r.Side(150), kit.Action{Name: "Table", Key: "gm.table", Does: "Start another battle here, or see who is at the table."}, &battle{at: -1})
		r.Side(kit.Gap)
	}
	if u.Key("gm.players") {
		s.take(u, &guests{})
	}
	u.Text(r, "A recording, with all that the GM knew. Nothing is ruled in it.", kit.Type{Colour: kit.Muted, Cut: true})
}

// follow drops choices that are gone, and turns to orders that have begun to wait.
func (s *Screen) follow(v *view.View) {
	if v.Contact(s.ship) == nil {
		s.ship = 0
		for i := range v.Contacts {
			if k := &v.Contacts[i]; s.ship == 0 && !k.State.Gone() {
				s.ship = k.ID
			}
		}
	}
	if v.CrewAt(s.seat) == nil || s.seat.Ship != s.ship {
		s.seat = crew.Seat{}
		for i := range v.Crew {
			if s.seat.Ship == 0 && v.Crew[i].Seat.Ship == s.ship {
				s.seat = v.Crew[i].Seat
			}
		}
	}
	switch {
	case len(v.Held) > s.was && s.tab != heldTab:
		s.tab, s.back = heldTab, s.tab
	case len(v.Held) == 0 && s.was > 0 && s.tab == heldTab:
		s.tab = s.back
	}
	s.was = len(v.Held)
}

// choose chooses a ship.
func (s *Screen) choose(id space.ID) {
	if id != 0 {
		s.ship = id
	}
}

// viewOf returns the view of a seat: its ship, its foes, its chart.
func viewOf(v *view.View, seat crew.Seat) *view.View {
	theirs, p := *v, *v.Picture
	p.Head.Seat = seat
	if k := v.Contact(seat.Ship); k != nil {
		p.Head.Side = k.Side
	}
	theirs.Picture = &p
	return &theirs
}

// situation draws all ships, with the hidden ones marked, and what the open tool shows.
func (s *Screen) situation(u *kit.UI, v *view.View, r kit.Rect) {
	m := &s.space
	m.Begin(u, v, r)
	if k := v.Contact(s.ship); k != nil {
		for _, w := range v.MountsOf(k.ID) {
			m.Arc(k, &w, kit.SideColour(k.Side))
		}
		m.CourseLeft(k, v.Legs, kit.SideColour(k.Side))
	}
	if t, ok := s.tool.(onMap); ok {
		t.draw(u, v, s)
	}
	s.pickup = m.Ships(s.ship)
	s.aimed, s.hit = m.Aimed()
	s.aimed.X, s.aimed.Y = s.aimed.X/space.Foot*space.Foot, s.aimed.Y/space.Foot*space.Foot
	switch t := s.tool.(type) {
	case *command: // it takes the ship as its target
	case onMap:
		if !t.aims() {
			s.choose(s.pickup)
		}
	default:
		s.choose(s.pickup)
	}
	for i := range v.Contacts {
		if k := &v.Contacts[i]; k.Hidden && k.State.Here() {
			p := v.PoseOf(k)
			at := m.Place(p.X, p.Y)
			u.DashedRing(at, 26, 2, 12, kit.Warn)
			tag := kit.Rect{X: at.X - 32, Y: at.Y - 50, W: 64, H: 20}
			m.Reserve(u.Tag(tag, "HIDDEN", kit.Warn))
		}
	}
	m.End()
}
