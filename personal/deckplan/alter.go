package deckplan

// Says is what a cell is in words.
func (c Cell) Says() string {
	for _, s := range Symbols {
		if s.Cell == c {
			return s.Says
		}
	}
	return ""
}
