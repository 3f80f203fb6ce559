package personal

import (
	"broadside/crew"
)

// Calls is who comes when an effect calls them: a body that rises, what hatches.
type Calls struct {
	Sheet  int16 // -1: nobody
	Count  Dice  // how many; no dice: one
	Says   string
	Within int16 // units to the body that it takes, the nearest in sight; 0: it takes none
}

// Comer is somebody who has been called in this tick: whoever keeps the order of
// turns lets them in, beside the one who has called them.
type Comer struct {
	By   crew.ID
	Says string
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
func (f *Fight) call(by, at *Person, c *Calls, cause string) {
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
			f.Comers = append(f.Comers, Comer{by.ID, c.Says, a})
		}
	}
}

// Arrive tells of somebody who has been called and let in.
func (f *Fight) Arrive(id crew.ID, says string) {
	if p := f.Person(id); p != nil {
		f.did(p, says, 0)
	}
}
