package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// StartHyperdrive starts a hyperdrive.
func StartHyperdrive(b *ships.Battle, by *crew.Member, rounds int16) {
	s := b.ShipOf(by)
	s.Hyperdrive.Boot, s.Hyperdrive.By = rounds, b.IDOf(by)
	b.NoteLasting(s)
	b.TellOwnSide(s, &ships.Starting{Ship: s.ID, Rounds: s.Hyperdrive.Boot})
}

// CountJumps counts down the jumps that a member has started.
func CountJumps(b *ships.Battle, id crew.ID) {
	for s := range b.Lasting {
		if h := &s.Hyperdrive; h.Boot > 0 && h.By == id {
			if h.Boot--; !s.State.Crewed() {
				h.Boot = 0
			} else if h.Boot == 0 {
				leaveByJump(b, s)
			}
		}
	}
}

// leaveByJump makes a ship jump away, unless something holds it.
func leaveByJump(b *ships.Battle, s *ships.Ship) {
	if !s.CanAct() || s.Suffers(shipyard.NoJump) {
		b.TellOwnSide(s, &ships.Starting{Ship: s.ID})
		return
	}
	s.Fuel--
	s.Hyperdrive.Plotted = false
	depart(b, s)
	ReleaseHeld(b)
}

// depart removes a ship, with those in its bays and the one coupled to it.
func depart(b *ships.Battle, s *ships.Ship) {
	b.TellWatchers(s, &ships.Jumped{Ship: s.ID})
	s.State = ships.Away
	b.Halt(s)
	shareFate(b, s)
	for i := range b.Ships {
		if t := &b.Ships[i]; coupled(b, s, t) && t.State.Here() {
			t.Docked = 0
			depart(b, t)
		}
	}
}

// leastDriveDC is the lowest DC for a damaged ship to keep its drive starting.
const leastDriveDC = 10

// checkBoot throws the save that keeps a hyperdrive starting while its ship takes damage.
func checkBoot(b *ships.Battle, s *ships.Ship, damage int32) {
	if s.Hyperdrive.Boot == 0 || damage == 0 || s.State.Gone() {
		return
	}
	x := ships.Trial{Save: crew.Constitution, DC: int(max(leastDriveDC, damage/2)), Cause: "keeping the hyperdrive starting", Of: shipyard.PerilStart}
	if !TrySave(b, s, &x) && !s.State.Fallen() { // not lost by that save
		s.Hyperdrive.Boot = 0
		b.TellOwnSide(s, &ships.Starting{Ship: s.ID})
	}
}
