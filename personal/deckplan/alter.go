package deckplan

import "broadside/sim/say"

// Says returns the text for a cell.
func (c Cell) Says() say.Text {
	for _, s := range Symbols {
		if s.Cell == c {
			return s.Says
		}
	}
	return ""
}
