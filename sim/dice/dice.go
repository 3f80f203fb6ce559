package dice

import (
	"fmt"

	"broadside/sim/say"
)

// Dice is a number of equal dice and what is added to their sum.
type Dice struct {
	Count, Faces, Plus int8
}

// None says whether there are no dice and nothing is added.
func (d Dice) None() bool { return d == Dice{} }

// Text tells dice as String writes them.
func (d Dice) Text() say.Text {
	if d.Plus == 0 {
		return say.Of("%dd%d", d.Count, d.Faces)
	}
	return say.Of("%dd%d%+d", d.Count, d.Faces, d.Plus)
}

func (d Dice) String() string {
	if d.Plus == 0 {
		return fmt.Sprintf("%dd%d", d.Count, d.Faces)
	}
	return fmt.Sprintf("%dd%d%+d", d.Count, d.Faces, d.Plus)
}
