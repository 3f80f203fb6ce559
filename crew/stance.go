package crew

import (
	"slices"

	"broadside/sim/field"
)

// Stance is a standing order: what somebody does unasked where they could react, or
// has a feature do that answers what happens in the midst of a roll.
type Stance uint8

// The stances.
const (
	Unset  Stance = iota // a feature is used when it can change the outcome, and who may react is asked
	Always               // whenever it is possible
	Never
)

var stanceNames = [...]string{"useful", "always", "never"}

func (s Stance) String() string { return stanceNames[s] }

// Following is the stance that comes after s where they are gone through one by one.
func (s Stance) Following() Stance { return (s + 1) % (Never + 1) }

// ParseStance reads the name of a stance.
func ParseStance(word string) (Stance, bool) {
	at := slices.Index(stanceNames[:], word)
	return Stance(max(at, 0)), at >= 0
}

// StanceField describes a Stance.
func StanceField(c field.Coder, name string, s *Stance) { field.Int(c, name, s, 0, int64(Never)) }
