package deck

import "broadside/cmd/station/view"

// Crowded returns the index of a person on the deck where both sides are, or else of anybody on a
// deck, or -1.
func Crowded(v *view.View) int {
	best, most := -1, 0
	for i := range v.People {
		p, worth := &v.People[i], 1
		for j := range v.People {
			if o := &v.People[j]; o.Deck == p.Deck && o.At.Level == p.At.Level && o.Side != p.Side {
				worth += 10
			} else if o.Deck == p.Deck && o.At.Level == p.At.Level {
				worth++
			}
		}
		if worth > most {
			best, most = i, worth
		}
	}
	return best
}
