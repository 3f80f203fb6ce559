package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// ScanForHidden lets ships with scanners find what hides within their reach, while an
// operator is at them (SHIP-DEVICE).
func ScanForHidden(b *ships.Battle) {
	for i := range b.Ships {
		if o := &b.Ships[i]; o.Hidden && o.State.Here() {
			detect(b, o)
		}
	}
}

// detect lets the scanners of every other side have a hidden ship, where they reach
// it.
func detect(b *ships.Battle, o *ships.Ship) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if b.ClassOf(s).Hooks&(1<<shipyard.Scan) == 0 || b.Knows(s.Side, o) || b.Range(s, o) > scans(b, s) {
			continue
		}
		b.TellOwnSide(s, &ships.Invoked{By: crew.Seat{Ship: s.ID}, Name: b.FeatureOf(b.Fitted(s, shipyard.Scan).Feature).Name})
		b.Find(s, o)
	}
}

// scans is how far a ship's scanners find what hides; 0: they find nothing.
func scans(b *ships.Battle, s *ships.Ship) space.Length { return looks(b, s, shipyard.Scan) }

// looks is how far a scanner of a hook reaches now.
func looks(b *ships.Battle, s *ships.Ship, hook shipyard.Hook) space.Length {
	if b.ClassOf(s).Hooks&(1<<hook) == 0 || !s.CanAct() || s.Has(shipyard.Blinded) {
		return 0
	}
	reach := space.Length(0)
	for i := range s.Features {
		if f := b.FeatureOf(s.Features[i].Feature); f.Hook == hook && b.Deployed(s, f.Role) != nil {
			reach = max(reach, f.Reach)
		}
	}
	return reach
}

// peers says whether dust veils nothing from a ship: its scanners take no notice.
func peers(b *ships.Battle, s *ships.Ship) bool { return looks(b, s, shipyard.ClearView) > 0 }

// sees says whether a ship looks through what hides or veils another: dust, and
// being invisible.
func sees(b *ships.Battle, s, t *ships.Ship) bool {
	reach := looks(b, s, shipyard.Truesight)
	return reach > 0 && b.Range(s, t) <= reach
}
