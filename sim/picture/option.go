package picture

import (
	"strings"

	"broadside/sim/dice"
)

// Roll fills in a roll: its bonus, its edge and what bears on it.
func (o *Option) Roll(r *dice.Roll) {
	o.Bonus, o.Edge = int16(r.Bonus()), int8(r.Edge())
	var names []string
	for _, x := range r.Reasons {
		sign := "−"
		if x.Good {
			sign = "+"
		}
		names = append(names, sign+x.Name)
	}
	o.Reasons = Clip(strings.Join(names, ", "))
}

// May adds what can still be done for the roll once it lies on the table.
func (o *Option) May(what string) {
	if what == "" {
		return
	}
	if o.Reasons != "" {
		o.Reasons += ", "
	}
	o.Reasons = Clip(o.Reasons + what)
}

// Clip cuts a text to what a row can hold.
func Clip(s string) string { return Shorten(s, maxWhy) }

// Shorten cuts a text to a number of bytes.
func Shorten(s string, most int) string {
	if len(s) > most {
		return strings.ToValidUTF8(s[:most], "")
	}
	return s
}
