// Package duration holds how long temporary effects last, in space and on foot.
package duration

import (
	"broadside/crew"
	"broadside/sim/field"
)

// Span is a time counted in turns: until a number of somebody's turns have started or
// ended, or a number of rounds have begun. The zero Span is not ended by time.
type Span struct {
	Of   crew.ID // whose turns; 0: rounds, which only begin
	End  bool    // their ends are counted, not their starts
	Left int16   // 0: it is not ended by time
}

// Most is the longest Span.
const Most = 1000

// Fields describes a Span.
func (s *Span) Fields(c field.Coder) {
	field.Int(c, "until", &s.Of, 0, crew.MaxMembers)
	field.Bool(c, "end", &s.End)
	field.Int(c, "left", &s.Left, 0, Most)
}

// Rounds returns a Span that lasts until n rounds have begun.
func Rounds(n int16) Span { return Span{Left: n} }

// Starts returns a Span that lasts until n turns of a member have started.
func Starts(n int16, of crew.ID) Span { return Span{Of: of, Left: n} }

// Ends returns a Span that lasts until n turns of a member have ended, not counting a
// turn that is open.
func Ends(n int16, of crew.ID, open bool) Span {
	if open {
		n++
	}
	return Span{Of: of, End: of != 0, Left: n}
}

// Pass counts the start or the end of somebody's turn, or for ID 0 of a round, and
// reports whether the Span has ended.
func (s *Span) Pass(of crew.ID, end bool) bool {
	if s.Left == 0 || s.Of != of || s.End != end {
		return false
	}
	s.Left--
	return s.Left == 0
}

// Orphan makes a Span count rounds instead of the turns of a member who no longer has
// any.
func (s *Span) Orphan(of crew.ID) {
	if s.Of == of {
		s.Of, s.End = 0, false
	}
}
