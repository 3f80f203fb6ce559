package deployment

import (
	"broadside/ships"
	"broadside/ships/impact"
)

// Pass lets a tick pass for ships that have moved.
func Pass(b *ships.Battle) {
	impact.TowHooked(b)
	impact.MoveStowed(b)
	impact.EnterRegions(b)
	impact.AnswerComers(b)
	impact.ReleaseHeld(b)
	impact.ScanForHidden(b)
	impact.TripCharges(b)
	healStable(b)
}
