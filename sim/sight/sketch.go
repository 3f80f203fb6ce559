package sight

import (
	"slices"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// sketch is an option being computed, with its texts beside it.
type sketch struct {
	picture.Option
	texts picture.OptionTexts
}

// refuse fills in why an order is refused, unless r is nil.
func (o sketch) refuse(r *crew.Refusal) sketch {
	if o.texts.Rule, o.texts.Why = "", ""; r != nil {
		o.texts.Rule, o.texts.Why = r.Rule, picture.Fit(r.Why)
	}
	return o
}

// tellings caches the texts of reasons, because most rolls have one of a few lists of
// them.
type tellings struct{ lists []toldReasons }

type toldReasons struct {
	reasons []dice.Reason
	text    say.Text
}

// mostTold is the number of lists that are cached.
const mostTold = 32

// text returns the reasons for and against advantage.
func (t *tellings) text(reasons []dice.Reason) say.Text {
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
	return picture.FitList(names)
}

// roll fills in a roll: its bonus, its edge and its modifiers.
func (o *sketch) roll(r *dice.Roll, told *tellings) {
	o.Bonus, o.Edge, o.texts.Reasons = int16(r.Bonus()), int8(r.Edge()), told.text(r.Reasons.All())
}

// addMay adds what can still be done for the roll once it is thrown.
func (o *sketch) addMay(what say.Text) {
	switch {
	case what == "":
	case o.texts.Reasons == "":
		o.texts.Reasons = picture.Fit(what)
	default:
		o.texts.Reasons = picture.Fit(say.Pair(o.texts.Reasons, what))
	}
}
