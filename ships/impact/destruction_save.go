package impact

import (
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// destructionDC is the DC of a destruction save.
const destructionDC = 10

// throwDestruction throws a destruction save for a cause, and reports whether it succeeds.
func throwDestruction(b *ships.Battle, s *ships.Ship, cause say.Text) (dice.Roll, bool) {
	r := dice.Roll{Cause: cause}
	if s.System >= 3 {
		r.Disadvantage("system damage 3")
	}
	what := ships.Rolling{Touch: shipyard.Saves | shipyard.Destruct, Ship: s.ID, Score: shipyard.NoScore}
	if p := b.Pilot(s); p != nil {
		what.Member = b.IDOf(p)
	}
	UseChanges(b, &r, what)
	r.ThrowD20(&b.Tray)
	ApplyLate(b, &r, destructionDC, &what)
	return r, r.Total >= destructionDC
}

// DestructionSave throws a ship's save at the start of the pilot's turn at 0 hit points
// (SHIP-DSAVE, SHIP-DSAVE-NAT).
func DestructionSave(b *ships.Battle, s *ships.Ship) {
	r, ok := throwDestruction(b, s, "destruction save")
	f := &ships.DestructionSaved{Ship: s.ID, Roll: r, Success: ok}
	b.TellOwnSide(s, f)
	switch natural := r.Natural(); {
	case natural == 20:
		RepairHull(b, s, 1)
	case natural == 1:
		DamageSystems(b, s, 2)
	case f.Success:
		if s.Successes++; s.Successes == 3 {
			StabiliseShip(b, s)
		}
	default:
		DamageSystems(b, s, 1)
	}
}
