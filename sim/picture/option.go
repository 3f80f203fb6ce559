package picture

import (
	"slices"

	"broadside/sim/dice"
	"broadside/sim/say"
)

// Tellings keeps the texts of reasons: most rolls have one of few lists of them.
type Tellings struct{ lists []toldReasons }

type toldReasons struct {
	reasons []dice.Reason
	text    say.Text
}

// mostTold is how many lists are kept.
const mostTold = 32

// text returns why a d20 is rolled twice, or not.
func (t *Tellings) text(reasons []dice.Reason) say.Text {
	if len(reasons) == 0 {
		return ""
	}
	for i := range t.lists {
		if slices.Equal(t.lists[i].reasons, reasons) {
			return t.lists[i].text
		}
	}
	if len(t.lists) == mostTold {
		t.lists = t.lists[:0]
	}
	text := tellReasons(reasons)
	t.lists = append(t.lists, toldReasons{slices.Clone(reasons), text})
	return text
}

func tellReasons(reasons []dice.Reason) say.Text {
	var names []say.Text
	for _, x := range reasons {
		if x.Good {
			names = append(names, say.For(x.Name))
		} else {
			names = append(names, say.Against(x.Name))
		}
	}
	return FitList(names)
}

// Roll fills in a roll: its bonus, its edge and what bears on it.
func (o *Option) Roll(r *dice.Roll, told *Tellings) {
	o.Bonus, o.Edge, o.Reasons = int16(r.Bonus()), int8(r.Edge()), told.text(r.Reasons)
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

// Fit returns a text if a row can hold it; else only its message is left.
func Fit(t say.Text) say.Text {
	if len(t) > say.Max {
		return t.Message()
	}
	return t
}

// FitList returns a list of as many texts as a row can hold.
func FitList(texts []say.Text) (all say.Text) {
	for n := len(texts); n > 0; n-- {
		if all = say.List(texts[:n]); len(all) <= say.Max {
			return all
		}
	}
	return ""
}
