package action

import (
	"broadside/personal"
	"broadside/personal/combat"
)

// fallFrom makes somebody fall from a height. Onto something soft it takes half of the
// dice, counted up to the maximum of a fall (FOS-FALL).
func fallFrom(f *personal.Fight, p *personal.Person, height int16, soft bool) {
	x := &f.Book().Falls
	n := min(int(height/max(1, x.Every)), int(x.Most))
	f.Tell(p, &personal.Dropped{Person: p.ID, Height: height})
	if soft {
		n /= 2
	}
	if n > 0 {
		combat.SufferFall(f, p, n)
	}
}
