package view

import (
	"broadside/cmd/station/kit"
	"broadside/sim"
	"broadside/sim/say"
)

// Pocket is a screen that can be laid out in one column, on a phone or a tablet.
type Pocket interface {
	Screen
	// Column handles the keys of the screen and returns its pieces from the top down.
	Column(u *kit.UI, v *View) []Piece
	// Situation draws the map, after Column, and returns the orders given on it.
	Situation(u *kit.UI, v *View, r kit.Rect) []sim.Intent
}

// Paged is a screen that splits itself into pages of a small window.
type Paged interface {
	Screen
	// Pages handles the keys of the screen and returns its pages.
	Pages(u *kit.UI, v *View) []Page
}

// Page is one page of a small window.
type Page struct {
	Name say.Text
	Show func(kit.Rect) []sim.Intent
}

// Piece is a part of a column, with its height.
type Piece struct {
	Height float64
	Show   func(kit.Rect) []sim.Intent
}

// Heights of pieces: of an order with its effect, and the least that a finger can hit.
const (
	OrderHeight = 66.0
	TouchHeight = 46.0
)

// GlanceShare is the share of a wide window that the map takes beside orders.
const GlanceShare = 0.42

// ColumnWidth returns the least width of a column.
func ColumnWidth(u *kit.UI) float64 {
	if u.Size.W > u.Size.H { // the pages and the map are beside it
		return (1-GlanceShare)*(u.Size.W-114) - 24
	}
	return u.Size.W - 24
}

// Draw returns a piece without orders.
func Draw(height float64, show func(kit.Rect)) Piece {
	return Piece{height, func(r kit.Rect) []sim.Intent { show(r); return nil }}
}

// Give returns a piece with a control, and its order.
func Give(u *kit.UI, a kit.Action, order func() sim.Intent) Piece {
	return Piece{max(OrderHeight, kit.ActionHeight(u, a, ColumnWidth(u))), func(r kit.Rect) []sim.Intent {
		if u.Do(r, a) {
			return []sim.Intent{order()}
		}
		return nil
	}}
}

// Column draws pieces one below the other, and scrolls if there is no room for all.
func Column(u *kit.UI, id string, r kit.Rect, pieces []Piece) (ordered []sim.Intent) {
	const gap = 6
	height := 0.0
	for i := range pieces {
		height += pieces[i].Height + gap
	}
	u.Scroll(id, r, height, func(r kit.Rect) {
		for i := range pieces {
			ordered = append(ordered, pieces[i].Show(r.Top(pieces[i].Height))...)
			r.Top(gap)
		}
	})
	return ordered
}
