package boots

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// former adds to a number its former value while that is news, and returns its colour: then that of
// the change.
func former(v *view.View, g view.Gauge, number say.Text, otherwise kit.Colour) (say.Text, kit.Colour) {
	was, c, fresh := v.Trail.Was(g)
	if !fresh {
		return number, otherwise
	}
	return say.Of("%s, was %d", number, was), c
}

// paid tells from what to what somebody's stocks of some kinds last changed, and why.
func paid(v *view.View, of crew.ID, kinds ...picture.StockKind) say.Text {
	var all []say.Text
	for i := range v.Stocks {
		if r := &v.Stocks[i]; r.Person == of && slices.Contains(kinds, r.Stock.Kind()) {
			all = append(all, v.Trail.Tell(v, view.Gauge{Kind: view.StockGauge, Number: int(r.Stock)}))
		}
	}
	return say.Sentences(all...)
}

// loads tells from what to what the number of something carried, or the DC of a power, last changed,
// and why.
func loads(v *view.View, g *picture.GearRow) say.Text {
	if g.Kind == picture.PowerGear {
		return v.Trail.Tell(v, view.Carried(view.DCGauge, g))
	}
	return v.Trail.Tell(v, view.Carried(view.LoadGauge, g))
}
