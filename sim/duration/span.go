// Package duration is how long what lasts does, in space and on foot.
package duration

import (
	"broadside/crew"
	"broadside/sim/field"
)

// Span is a time counted in turns: until so many of somebody's have started, or
// ended, or so many rounds have begun. The zero Span is not ended by time.
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

// Rounds lasts until so many rounds have begun.
func Rounds(n int16) Span { return Span{Left: n} }

// Starts lasts until so many turns of somebody's have started.
func Starts(n int16, of crew.ID) Span { return Span{Of: of, Left: n} }

// Ends lasts until so many turns of somebody's have ended. That of a turn which is
// open does not count.
func Ends(n int16, of crew.ID, open bool) Span {
	if open {
		n++
	}
	return Span{Of: of, End: of != 0, Left: n}
}

// Pass counts the start or the end of somebody's turn, or with nobody that of a
// round, and reports whether that ends the time.
func (s *Span) Pass(of crew.ID, end bool) bool {
	if s.Left == 0 || s.Of != of || s.End != end {
		return false
	}
	s.Left--
	return s.Left == 0
}

// Orphan counts rounds in place of the turns of somebody who has none any more.
func (s *Span) Orphan(of crew.ID) {
	if s.Of == of {
		s.Of, s.End = 0, false
	}
}
