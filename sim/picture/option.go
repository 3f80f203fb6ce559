package picture

import (
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Roll fills in a roll: its bonus, its edge and what bears on it.
func (o *Option) Roll(r *dice.Roll) {
	o.Bonus, o.Edge = int16(r.Bonus()), int8(r.Edge())
	var names []say.Text
	for _, x := range r.Reasons {
		if x.Good {
			names = append(names, say.For(x.Name))
		} else {
			names = append(names, say.Against(x.Name))
		}
	}
	o.Reasons = FitList(names)
}

// May adds what can still be done for the roll once it lies on the table.
func (o *Option) May(what say.Text) {
	switch {
	case what == "":
	case o.Reasons == "":
		o.Reasons = Fit(what)
	default:
		o.Reasons = Fit(say.Pair(o.Reasons, what))
	}
}

// Fit is a text if a row can hold it; else only its message is left.
func Fit(t say.Text) say.Text {
	if len(t) > say.Max {
		return t.Message()
	}
	return t
}

// FitList is a list of as many texts as a row can hold.
func FitList(texts []say.Text) (all say.Text) {
	for n := len(texts); n > 0; n-- {
		if all = say.List(texts[:n]); len(all) <= say.Max {
			return all
		}
	}
	return ""
}
