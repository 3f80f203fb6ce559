package combat

import (
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/rulebook"
)

// giveAway reveals a hidden person who has attacked, hit or miss (ME-UNSEEN), to each
// side that has somebody on the deck to see it, or to hear it if the weapon makes a
// noise.
func giveAway(f *personal.Fight, p *personal.Person, silent bool) {
	if !p.Hidden {
		return
	}
	was, secret := p.Found, false
	for i := range f.People {
		o := &f.People[i]
		if !personal.Hostile(p, o) || o.IsOut() || o.Deck != p.Deck || p.Found.Has(o.Side) {
			continue
		}
		if !silent && f.Flags(o)&rulebook.Deaf == 0 || f.InSight(o, p) {
			p.Found = p.Found.With(o.Side)
		}
	}
	for i := range f.People {
		o := &f.People[i]
		secret = secret || personal.Hostile(p, o) && !o.IsOut() && o.Deck == p.Deck && !p.Found.Has(o.Side)
	}
	if !secret {
		p.Hidden, p.Found = false, 0
	}
	if !secret || p.Found != was {
		f.Tell(p, &personal.Spotted{Person: p.ID})
	}
}

// showExposed reveals people who have come into plain sight.
func showExposed(f *personal.Fight, p *personal.Person) {
	if !p.Hidden {
		return
	}
	was := p.Found
	for i := range f.People {
		if o := &f.People[i]; !p.Found.Has(o.Side) && aim.IsOpenTo(f, p, o) {
			p.Found = p.Found.With(o.Side)
		}
	}
	if p.Found != was {
		f.Tell(p, &personal.Spotted{Person: p.ID})
	}
}
