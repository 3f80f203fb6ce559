package deck

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/say"
	"broadside/sim/space"
)

// LegendHeight returns the height of a legend of a width.
func LegendHeight(width float64) float64 {
	columns := legendColumns(width)
	rows := (len(told()) + columns - 1) / columns
	return 26 + float64(rows)*legendRow
}

// legendColumns returns the number of columns in which a legend of a width can be read.
func legendColumns(width float64) int { return max(1, min(4, int(width/legendWidth))) }

// told returns the symbols in a legend.
func told() (symbols []byte) {
	for _, k := range deckplan.Symbols {
		if k.Cell != deckplan.Void && k.Cell != deckplan.Mark && (k.Cell != deckplan.Ladder || k.Symbol == '1') {
			symbols = append(symbols, k.Symbol)
		}
	}
	return symbols
}

const (
	legendRow   = 26.0
	legendWidth = 235.0 // of a column
)

// Says describes a symbol of a map, with the book's word for cover.
func Says(v *view.View, symbol byte) say.Text {
	if c := personal.CoverOf(deckplan.CellOf(symbol)); c != space.NoCover {
		return v.CoverName(c)
	}
	return say.Text(personal.SymbolSays(symbol).String())
}

// Legend draws the kinds of squares of a deck with their names.
func Legend(u *kit.UI, v *view.View, r kit.Rect) {
	u.Text(r.Top(26), "On the deck; people have round shoulders on your side, and square ones on others", kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted, Cut: true})
	m, columns := Map{u: u, cell: legendRow - 4}, legendColumns(r.W)
	for n, symbol := range told() {
		column := r.Columns(columns, 8)[n%columns]
		box := kit.Rect{X: column.X, Y: column.Y + float64(n/columns)*legendRow, W: m.cell, H: m.cell}
		m.square(box, symbol, true, true)
		u.Text(kit.Rect{X: box.Right() + 8, Y: box.Y, W: column.W - m.cell - 8, H: m.cell}, Says(v, symbol), kit.Type{Size: kit.Small})
	}
}
