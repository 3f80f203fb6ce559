package kit

// scrolling holds how far boxes have been scrolled, by name.
type scrolling struct {
	scrolls  map[string]float64
	unveiled map[string]string // what was meant last in each
	turn     int               // number of the player's turns so far
	afresh   map[string]int    // the turn in which each list of orders was last shown
}

// NewTurn begins a turn of the player's.
func (s *scrolling) NewTurn() { s.turn++ }

// Afresh makes a box, a list of orders, start at its top in each turn of the player's.
func (s *scrolling) Afresh(id string) {
	if s.afresh[id] != s.turn {
		s.afresh[id] = s.turn
		delete(s.scrolls, id)
		delete(s.unveiled, id)
	}
}
