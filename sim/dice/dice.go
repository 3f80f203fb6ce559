package dice

import (
	"fmt"
	"strconv"

	"broadside/sim/say"
)

// Dice is a number of equal dice and a number added to their sum.
type Dice struct {
	Count, Faces, Plus int8
}

// TwiceMean returns twice the average of the dice.
func (d Dice) TwiceMean() int { return int(d.Count)*(int(d.Faces)+1) + 2*int(d.Plus) }

// IsNone reports whether there are no dice and nothing is added.
func (d Dice) IsNone() bool { return d == Dice{} }

// Text returns the dice as a text, worded as by String.
func (d Dice) Text() say.Text {
	if d.Count == 0 {
		return say.Name(d.String())
	}
	if d.Plus == 0 {
		return say.Of("%dd%d", d.Count, d.Faces)
	}
	return say.Of("%dd%d%+d", d.Count, d.Faces, d.Plus)
}

func (d Dice) String() string {
	if d.Count == 0 {
		return strconv.Itoa(int(d.Plus))
	}
	if d.Plus == 0 {
		return fmt.Sprintf("%dd%d", d.Count, d.Faces)
	}
	return fmt.Sprintf("%dd%d%+d", d.Count, d.Faces, d.Plus)
}
