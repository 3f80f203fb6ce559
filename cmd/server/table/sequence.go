package table

import (
	"broadside/netcode"
	"broadside/sim/say"
)

// keptAnswers is how many answers to a guest's latest orders are kept, for orders that are
// repeated.
const keptAnswers = 64

// unsaved is more orders than a guest gives between two stored rosters.
const unsaved = 1 << 16

// resumed returns the sequence of a guest after a restart of the server. Earlier numbers are never
// accepted again, although nobody knows which were used since the roster was stored.
func resumed(last uint32) sequence { return sequence{last: last + unsaved} }

// sequence is what a table knows of the numbers of a guest's orders, across all their links.
type sequence struct {
	last    uint32 // the number of the latest order taken
	answers [keptAnswers]netcode.Answer
}

// take reports whether the order with a number comes next. Otherwise again is the answer already
// given to that number, or why says what is wrong with the number; neither is set while the answer
// is pending.
func (s *sequence) take(number uint32) (next bool, again *netcode.Answer, why say.Text) {
	switch {
	case number == s.last+1 && number != 0:
		s.last = number
		return true, nil, ""
	case number > s.last:
		return false, nil, say.Of("it has the number %d, and the next is %d: some were left out", number, s.last+1)
	case number == 0 || s.last-number >= keptAnswers:
		return false, nil, say.Of("the number %d was given long ago, and the next is %d", number, s.last+1)
	}
	if a := &s.answers[number%keptAnswers]; a.Number == number {
		return false, a, ""
	}
	return false, nil, ""
}

// note stores the answer to an order that was taken.
func (s *sequence) note(a *netcode.Answer) {
	if a.Number <= s.last {
		s.answers[a.Number%keptAnswers] = *a
	}
}
