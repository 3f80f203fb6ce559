package kit

// scrolling is how far boxes that scroll have been scrolled, by their names.
type scrolling struct {
	scrolls  map[string]float64
	unveiled map[string]string // what was meant last in each
	turn     int               // how many turns of one's own have begun
	afresh   map[string]int    // in which of them each list of orders was shown last
}

// NewTurn begins a turn of one's own.
func (s *scrolling) NewTurn() { s.turn++ }

// Afresh makes a box begin at its top with each turn of one's own: a list of orders.
func (s *scrolling) Afresh(id string) {
	if s.afresh[id] != s.turn {
		s.afresh[id] = s.turn
		delete(s.scrolls, id)
		delete(s.unveiled, id)
	}
}
