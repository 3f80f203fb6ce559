package deckplan

import "broadside/sim/say"

// Says returns what a cell is in words.
func (c Cell) Says() say.Text {
	for _, s := range Symbols {
		if s.Cell == c {
			return s.Says
		}
	}
	return ""
}
