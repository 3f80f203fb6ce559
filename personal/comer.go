package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
)

// Comer is somebody who has been called in this tick: whoever keeps the order of
// turns lets them in, beside the one who has called them.
type Comer struct {
	By     crew.ID
	Says   string
	Rounds int8
	Arrival
}

// maxComers bounds what one tick calls.
const maxComers = 16

// body is the nearest dead body that somebody sees within so many units, or nil.
func (f *Fight) body(p *Person, within int16) (best *Person) {
	least := within + 1
	for i := range f.People {
		o := &f.People[i]
		if o.State != Dead || o.Deck != p.Deck || !f.inSight(p, o) {
			continue
		}
		if d := f.Distance(p, o); d < least {
			best, least = o, d
		}
	}
	return best
}

// call notes who comes: at the body, which is gone then, or at whom the effect is on.
func (f *Fight) call(by, at *Person, c *rulebook.Calls, cause string) {
	if c.Within > 0 {
		if at = f.body(by, c.Within); at == nil {
			return
		}
		at.State = Away
	}
	n := max(1, f.lot(by, c.Count, number, cause))
	a := Arrival{Name: f.Book().Sheets[c.Sheet].Name, Sheet: c.Sheet, Side: by.Side, Deck: at.Deck, At: at.At, Near: true}
	for range n {
		if len(f.Comers) < maxComers {
			f.Comers = append(f.Comers, Comer{by.ID, c.Says, c.Rounds, a})
		}
	}
}

// withdraw takes somebody off the decks.
func (f *Fight) withdraw(p *Person) {
	f.stop(p)
	p.State, p.Open = Away, false
	f.slip(p)
}

// Arrive tells of somebody who has been called and let in, and counts their rounds.
func (f *Fight) Arrive(id crew.ID, c *Comer) {
	p := f.Person(id)
	if p == nil {
		return
	}
	f.did(p, c.Says, 0)
	if n := f.Book().Roles[rulebook.PartCalled]; c.Rounds > 0 && n >= 0 {
		f.befall(p, Affliction{Condition: n, By: c.By, Ends: rulebook.EndsRounds, Left: c.Rounds, Save: -1, Implied: -1})
	}
}
