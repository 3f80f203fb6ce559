package sim

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/combat"
)

// admit lets those in who have been called: they have their turns with whoever has
// called them, from the next one on. For whom there is no room does not come.
func (w *World) admit() {
	for i := range w.Fight.Comers {
		c := &w.Fight.Comers[i]
		n := 1
		for j := range w.Fight.People {
			if w.Fight.People[j].Sheet == c.Sheet {
				n++
			}
		}
		c.Name = fmt.Sprintf("%s %d", c.Name, n)
		if w.board(&c.Arrival) != nil {
			continue
		}
		id := crew.ID(len(w.Members))
		if at := w.Order.Place(c.By); at >= 0 {
			w.Order.Slots[at].Members = append(w.Order.Slots[at].Members, id)
		}
		combat.Arrive(&w.Fight, id, c)
	}
	w.Fight.Comers = w.Fight.Comers[:0]
}
