package deployment

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/say"
)

// checkAsked refuses anything but two different scales that the feature can compare.
func (i *Invoke) checkAsked(f *shipyard.Feature) error {
	if a, b := i.Of[0], i.Of[1]; f.Asks == 0 || a != b && f.Asks.Has(a) && f.Asks.Has(b) {
		return nil
	}
	var names []say.Text
	for _, of := range f.Asks.List() {
		names = append(names, of.Compared())
	}
	return crew.Refuse("SHIP-FEATURE", "%s compares two different things: choose among %s", f.Name, say.List(names))
}
