package crew

import (
	"slices"

	"broadside/sim/field"
	"broadside/sim/space"
)

// Wait is how far somebody who has readied something has come. What they wait for
// happens with a subject, a ship or a person, for which it did not hold before.
type Wait[S space.ID | ID] struct {
	Was   []S  // for whom it held when last looked at
	Fired bool // it has happened, and they have not answered
	By    S    // with whom; 0: with nobody
}

// Fields describes a Wait for at most so many subjects, whose numbers end at last.
func (w *Wait[S]) Fields(c field.Coder, most int, last int64) {
	field.List(c, "was", &w.Was, most, func(c field.Coder, id *S) { field.Int(c, "subject", id, 1, last) })
	field.Bool(c, "fired", &w.Fired)
	field.Int(c, "set-off-by", &w.By, 0, last)
}

// Next returns the first subject for which it has come to hold, or 0. While one is
// being answered the others wait.
func (w *Wait[S]) Next(now []S) S {
	for _, id := range now {
		if !w.Fired && !slices.Contains(w.Was, id) {
			return id
		}
	}
	return 0
}

// Note keeps for whom it holds now. Who has come beside the one that is being answered
// is left to be noticed next.
func (w *Wait[S]) Note(now []S) {
	was := len(w.Was)
	for _, id := range now {
		if !w.Fired || id == w.By || slices.Contains(w.Was[:was], id) {
			w.Was = append(w.Was, id)
		}
	}
	w.Was = slices.Delete(w.Was, 0, was)
}

// Fire notes that it has happened with a subject.
func (w *Wait[S]) Fire(by S) { w.Fired, w.By = true, by }
