package boots

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/sim/event"
	"broadside/sim/say"
)

// lingers is for how many seconds of the battle a number's former value is shown.
const lingers = 8

// former describes how a number of somebody last changed, and why, or is empty.
type former struct {
	says  say.Text
	was   int32
	fresh bool
	worse bool
}

// lastShift returns the latest change of a number that the log tells.
func lastShift(v *view.View, who crew.ID, what say.Text) former {
	e := v.Log.Last(func(fact event.Fact) bool {
		f, ok := fact.(*personal.Shifted)
		return ok && f.Person == who && f.What == what
	})
	if e == nil {
		return former{}
	}
	f := e.Fact.(*personal.Shifted)
	return former{e.Line(), f.From, v.Tick-e.Tick < lingers*20, f.To < f.From}
}

// lastWound returns what last changed somebody's points, as the log tells it, or "".
func lastWound(v *view.View, who crew.ID) say.Text {
	e := v.Log.Last(func(fact event.Fact) bool {
		switch f := fact.(type) {
		case *personal.Damaged:
			return f.Person == who
		case *personal.Healed:
			return f.Person == who
		}
		return false
	})
	if e == nil {
		return ""
	}
	return e.Line()
}

// add adds the former value to a number, while it is news.
func (f *former) add(number say.Text) say.Text {
	if !f.fresh {
		return number
	}
	return say.Of("%s, was %d", number, f.was)
}

// colour returns the colour of a number: while its change is news, that of the change.
func (f *former) colour(otherwise kit.Colour) kit.Colour {
	switch {
	case !f.fresh:
		return otherwise
	case f.worse:
		return kit.Bad
	}
	return kit.Good
}
