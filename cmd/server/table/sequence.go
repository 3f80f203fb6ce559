package table

import (
	"broadside/netcode"
	"broadside/sim/say"
)

// keptAnswers is how many answers to a guest's latest orders are kept, for orders
// that are given again.
const keptAnswers = 64

// unsaved is more orders than a guest gives from one roster that is kept to the next.
const unsaved = 1 << 16

// resumed returns the sequence of a guest after a restart of the server. Numbers of before are
// never taken again, though nobody knows which have been given since the roster was kept.
func resumed(last uint32) sequence { return sequence{last: last + unsaved} }

// sequence is what a table knows of the numbers of a guest's orders, over all of
// their links.
type sequence struct {
	last    uint32 // the number of the order taken last
	answers [keptAnswers]netcode.Answer
}

// take reports whether an order of a number comes next. Else again is the answer that
// the same number has been given before, why says in words what is wrong with the
// number, or neither is there while the answer is yet to come.
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

// note keeps the answer to an order that was taken.
func (s *sequence) note(a *netcode.Answer) {
	if a.Number <= s.last {
		s.answers[a.Number%keptAnswers] = *a
	}
}
