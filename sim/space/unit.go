// Package space is geometry in whole numbers: lengths, angles, points, headings, cones
// and circles. It uses no floats, so that results are the same on every machine.
//
// North is up: heading 0 points along +Y, 90 along +X, as on a compass.
package space

import (
	"fmt"
	"strings"

	"broadside/sim/say"
)

// ID is the number of a thing in space, a ship or an object. 0 is none. No ID is used
// twice in a battle.
type ID uint16

// MaxID is the highest ID.
const MaxID = 1<<16 - 1

// Length is a distance in thousandths of a foot.
type Length int64

// Foot is one foot.
const Foot Length = 1000

// Reach is how far from the centre of the map anything may be, in each direction:
// 1,000,000 ft.
const Reach = 1_000_000 * Foot

// Name returns the text that names the ship.
func (id ID) Name() say.Text { return say.Ship(int(id)) }

// Feet returns the length in whole feet, rounded down.
func (l Length) Feet() int {
	if l < 0 {
		return -int((-l + Foot - 1) / Foot)
	}
	return int(l / Foot)
}

// JustOver reports whether the length is greater than a limit, but rounds to the same tens of feet as
// the first foot beyond it.
func (l Length) JustOver(limit Length) bool {
	return l > limit && l.TensOfFeet() == (limit+Foot).TensOfFeet()
}

// TensOfFeet returns the length in feet, rounded up to ten, as refusals tell how far
// away something is: what is beyond a limit still reads so, and an option that is
// refused need not be sent again with every foot flown.
func (l Length) TensOfFeet() int {
	const ten = 10 * Foot
	return 10 * int((l+ten-1)/ten)
}

// String writes a length as feet: "350 ft", "2.5 ft".
func (l Length) String() string {
	if l%Foot == 0 {
		return fmt.Sprintf("%d ft", l/Foot)
	}
	sign := ""
	if l < 0 {
		sign, l = "-", -l
	}
	return fmt.Sprintf("%s%d.%d ft", sign, l/Foot, l%Foot/100)
}

// Angle is a turn or a heading in thousandths of a degree, clockwise.
type Angle int32

// Angles that occur in rules.
const (
	Degree  Angle = 1000
	Quarter       = 90 * Degree
	Circle        = 360 * Degree
)

// Norm returns the same direction in 0 ≤ a < Circle.
func (a Angle) Norm() Angle {
	a %= Circle
	if a < 0 {
		a += Circle
	}
	return a
}

// Text returns the length as a text, worded as by String.
func (l Length) Text() say.Text {
	if l%Foot == 0 {
		return say.Of("%d ft", l/Foot)
	}
	return say.Of("%s ft", strings.TrimSuffix(l.String(), " ft"))
}

// Text returns the angle as a text, which needs no words.
func (a Angle) Text() say.Text { return say.Name(a.String()) }

// String writes an angle as degrees: "90°", "2.5°".
func (a Angle) String() string {
	if a%Degree == 0 {
		return fmt.Sprintf("%d°", a/Degree)
	}
	sign := ""
	if a < 0 {
		sign, a = "-", -a
	}
	return fmt.Sprintf("%s%d.%d°", sign, a/Degree, a%Degree/100)
}
