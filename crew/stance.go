package crew

import (
	"slices"

	"broadside/sim/field"
)

// Stance is a standing order: whether somebody reacts without being asked, or whether a
// feature that answers something during a roll is used.
type Stance uint8

// The stances.
const (
	Unset  Stance = iota // a feature is used if it can change the outcome; a member who may react is asked
	Always               // whenever possible
	Never
)

var stanceNames = [...]string{"useful", "always", "never"}

func (s Stance) String() string { return stanceNames[s] }

// Following returns the stance after s, in a cycle.
func (s Stance) Following() Stance { return (s + 1) % (Never + 1) }

// ParseStance parses the name of a stance.
func ParseStance(word string) (Stance, bool) {
	at := slices.Index(stanceNames[:], word)
	return Stance(max(at, 0)), at >= 0
}

// StanceField describes a Stance.
func StanceField(c field.Coder, name string, s *Stance) { field.Int(c, name, s, 0, int64(Never)) }
