package crew

import (
	"slices"

	"broadside/sim/field"
	"broadside/sim/space"
)

// Wait is what somebody who has readied something last saw of what they wait for. It
// happens with a subject, a ship or a person, for which it did not hold before.
type Wait[S space.ID | ID] struct {
	Was []S // for whom it held
}

// Fields describes a Wait for at most so many subjects, whose numbers end at last.
func (w *Wait[S]) Fields(c field.Coder, most int, last int64) {
	field.List(c, "was", &w.Was, most, func(c field.Coder, id *S) { field.Int(c, "subject", id, 1, last) })
}

// Next returns the first subject for which it has come to hold, or 0.
func (w *Wait[S]) Next(now []S) S {
	for _, id := range now {
		if !slices.Contains(w.Was, id) {
			return id
		}
	}
	return 0
}

// Note keeps for whom it holds now. While a window is open for one of them, who has come
// beside that one is left to be noticed next.
func (w *Wait[S]) Note(now []S, asked *Window) {
	was := len(w.Was)
	for _, id := range now {
		if asked == nil || id == S(asked.Subject) || slices.Contains(w.Was[:was], id) {
			w.Was = append(w.Was, id)
		}
	}
	w.Was = slices.Delete(w.Was, 0, was)
}
