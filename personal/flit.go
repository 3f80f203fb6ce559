package personal

import (
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// flit takes somebody elsewhere at once: a d8 says which way, 1 north and so on
// clockwise, and dice how many squares. Where there is no room they come out on the way
// there, as far as there is.
func (f *Fight) flit(p *Person, d dice.Dice, cause string) {
	die, _ := f.Tray.Throw(len(deckplan.Neighbours), "direction")
	way := deckplan.Neighbours[die-1]
	for n := f.lot(p, d, leaps, cause); n > 0; n-- {
		to := p.At.Plus(n*way.X, n*way.Y)
		if tight, ok := f.fits(p, to); ok && !tight && f.inWay(p, to, true) == nil {
			p.Path = p.Path[:0]
			f.put(p, to)
			f.enter(p)
			f.shifted(p)
			break
		}
	}
	f.moved(p, rulebook.Walk)
}
