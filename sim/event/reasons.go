package event

import (
	"slices"

	"broadside/sim/say"
)

// Reasons collects why a number has changed.
type Reasons struct{ begun, ended []say.Text }

// maxReasons is the maximum number of reasons told for a change.
const maxReasons = 8

// Begins adds something that now affects the number.
func (r *Reasons) Begins(why say.Text) { r.begun = addOnce(r.begun, why) }

// Ends adds the text for something that no longer affects the number.
func (r *Reasons) Ends(why say.Text) { r.ended = addOnce(r.ended, why) }

func addOnce(all []say.Text, why say.Text) []say.Text {
	if slices.Contains(all, why) {
		return all
	}
	return append(all, why)
}

// Text returns the reasons: first what has begun, then, after a semicolon, what has ended.
func (r *Reasons) Text() say.Text {
	begun := r.begun[:min(len(r.begun), maxReasons)]
	ended := r.ended[:min(len(r.ended), maxReasons-len(begun))]
	switch {
	case len(ended) == 0:
		return say.List(begun)
	case len(begun) == 0:
		return say.List(ended)
	}
	return say.Clauses(say.List(begun), say.List(ended))
}
