package dice

import (
	"fmt"
)

// Dice is a number of equal dice and what is added to their sum.
type Dice struct {
	Count, Faces, Plus int8
}

// None says whether there are no dice and nothing is added.
func (d Dice) None() bool { return d == Dice{} }

func (d Dice) String() string {
	if d.Plus == 0 {
		return fmt.Sprintf("%dd%d", d.Count, d.Faces)
	}
	return fmt.Sprintf("%dd%d%+d", d.Count, d.Faces, d.Plus)
}
