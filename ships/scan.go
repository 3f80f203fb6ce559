package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// scanForHidden lets ships with scanners find what hides within their reach, while an
// operator is at them (SHIP-DEVICE).
func (b *Battle) scanForHidden() {
	for i := range b.Ships {
		if o := &b.Ships[i]; o.Hidden && o.State.Here() {
			b.detect(o)
		}
	}
}

// detect lets the scanners of every other side have a hidden ship, where they reach
// it.
func (b *Battle) detect(o *Ship) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if b.ClassOf(s).Hooks&(1<<shipyard.Scan) == 0 || b.Knows(s.Side, o) || b.Range(s, o) > b.scans(s) {
			continue
		}
		b.inside(s, &Invoked{By: crew.Seat{Ship: s.ID}, Name: b.FeatureOf(b.fitted(s, shipyard.Scan).Feature).Name})
		b.find(s, o)
	}
}

// scans is how far a ship's scanners find what hides; 0: they find nothing.
func (b *Battle) scans(s *Ship) space.Length { return b.looks(s, shipyard.Scan) }

// looks is how far a scanner of a hook reaches now.
func (b *Battle) looks(s *Ship, hook shipyard.Hook) space.Length {
	if b.ClassOf(s).Hooks&(1<<hook) == 0 || !s.CanAct() || s.Has(shipyard.Blinded) {
		return 0
	}
	reach := space.Length(0)
	for i := range s.Features {
		if f := b.FeatureOf(s.Features[i].Feature); f.Hook == hook && b.deployed(s, f.Role) != nil {
			reach = max(reach, f.Reach)
		}
	}
	return reach
}

// peers says whether dust veils nothing from a ship: its scanners take no notice.
func (b *Battle) peers(s *Ship) bool { return b.looks(s, shipyard.ClearView) > 0 }

// sees says whether a ship looks through what hides or veils another: dust, and
// being invisible.
func (b *Battle) sees(s, t *Ship) bool {
	reach := b.looks(s, shipyard.Truesight)
	return reach > 0 && b.Range(s, t) <= reach
}
