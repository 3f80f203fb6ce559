package deployment

import (
	"broadside/ships"
	"broadside/ships/impact"
)

// pass lets a tick pass for ships that have moved.
func pass(b *ships.Battle) {
	impact.TowHooked(b)
	impact.MoveStowed(b)
	impact.EnterRegions(b)
	impact.AnswerComers(b)
	impact.ReleaseHeld(b)
	impact.ScanForHidden(b)
	impact.TripCharges(b)
	healStable(b)
}
