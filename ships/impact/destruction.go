package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// Breach takes damage from the hull and applies what happens at 0 (SHIP-ZERO): an
// attacker's choice to disable holds (SHIP-DISABLE), massive damage destroys
// (SHIP-MASSIVE), and any damage destroys a ship that is not special (SHIP-NPC).
func Breach(b *ships.Battle, s *ships.Ship, damage int32, w *ships.Wound) {
	if s.Hull == 0 {
		hurtAtZero(b, s, damage, w)
		return
	}
	over := damage - s.Hull
	if over < 0 {
		s.Hull -= damage
		return
	}
	if over < s.MaxHull() && answerWrecked(b, s) {
		return
	}
	s.Hull, s.Successes = 0, 0
	switch {
	case w.Disable && !s.Charge.Live:
		disable(b, s)
		DamageSystems(b, s, 1)
		if s.State == ships.Disabled {
			StabiliseShip(b, s)
		}
	case over >= s.MaxHull():
		destroy(b, s, ships.Massive)
	case !s.Special:
		destroy(b, s, ships.Exploded)
	default:
		disable(b, s)
		DamageSystems(b, s, 1)
	}
}

// hurtAtZero deals damage to a ship at 0 hit points (SHIP-DMG0): one level of system
// damage, two from a critical hit, and destruction by as much as its maximum.
// A stable ship is no longer stable.
func hurtAtZero(b *ships.Battle, s *ships.Ship, damage int32, w *ships.Wound) {
	if damage >= s.MaxHull() {
		destroy(b, s, ships.Massive)
		return
	}
	if s.State == ships.Stable {
		s.State = ships.Disabled // its successes are gone since it is stable
		b.TellWatchers(s, &ships.WasDisabled{Ship: s.ID})
	}
	if AnswerMoment(b, s, shipyard.Beaten, 0) {
		return
	}
	levels := 1
	if w.Critical {
		levels = 2
	}
	DamageSystems(b, s, levels)
}

func disable(b *ships.Battle, s *ships.Ship) {
	s.State = ships.Disabled
	b.Halt(s)
	b.TellWatchers(s, &ships.WasDisabled{Ship: s.ID})
}

func destroy(b *ships.Battle, s *ships.Ship, how ships.End) {
	if s.Charge.Live {
		DetonateCharge(b, s)
		return
	}
	s.State, s.Hull, s.Shield = ships.Destroyed, 0, 0
	b.Halt(s)
	b.TellWatchers(s, &ships.WasDestroyed{Ship: s.ID, How: how})
	shareFate(b, s)
}

// DamageSystems adds levels of system damage; at 6 the ship is lost (SHIP-SYSDMG).
func DamageSystems(b *ships.Battle, s *ships.Ship, levels int) {
	s.System = int8(min(6, int(s.System)+levels))
	b.TellOwnSide(s, &ships.SystemDamaged{Ship: s.ID, Levels: int8(levels), Level: s.System})
	s.Hull, s.Shield = min(s.Hull, s.MaxHull()), min(s.Shield, s.MaxShield())
	if s.System == 6 {
		s.State = ships.Lost
		b.Halt(s)
		b.TellWatchers(s, &ships.WasDestroyed{Ship: s.ID, How: ships.SystemsFailed})
	}
}

// CheckWreck refuses to disable or lose a ship by ruling where nothing can wreck it: in a docking
// bay, or after a jump (SHIP-BAY).
func CheckWreck(b *ships.Battle, s *ships.Ship) error {
	switch s.State {
	case ships.Stowed:
		return crew.Refuse("SHIP-BAY", "%s is in the docking bay of %s: its hull is at least 1 there, its system damage at most 5", s.Name, b.Ship(s.Docked).Name)
	case ships.Away:
		return crew.Refuse("SHIP-JUMP", "%s has jumped: its hull is at least 1 there, its system damage at most 5", s.Name)
	}
	return nil
}

// SetHull sets a ship's hull points by ruling: 0 disables it, more bring it back.
func SetHull(b *ships.Battle, s *ships.Ship, points int32) {
	was := s.State
	s.Hull = min(points, s.MaxHull())
	switch {
	case was == ships.Stowed || was == ships.Away:
		s.Hull = max(1, s.Hull) // a ship that is in a bay or has jumped is not wrecked there
	case s.Hull == 0 && was == ships.Able:
		disable(b, s)
	case s.Hull > 0 && was != ships.Able:
		s.State, s.Successes = ships.Able, 0
		s.System = min(s.System, 5)
		b.TellWatchers(s, &ships.Revived{Ship: s.ID})
	}
}

// SetSystem sets a ship's level of system damage by ruling; 6 loses it.
func SetSystem(b *ships.Battle, s *ships.Ship, level int8) {
	if s.System = level; level == 6 && !s.State.Gone() {
		s.System = 5
		DamageSystems(b, s, 1)
	}
}

// Dismiss removes a ship from the battle. Its crew keep their IDs and have no ship any
// more.
func Dismiss(b *ships.Battle, id space.ID) {
	for i := range b.Ships {
		if b.Ships[i].ID == id {
			for _, m := range b.Ships[i].Crew {
				ForgetReadied(b, m)
				orphan(b, m)
				b.Member(m).Close()
			}
			b.RemoveShip(i)
			return
		}
	}
}

// ForgetReadied drops what a member has readied, and the window for it.
func ForgetReadied(b *ships.Battle, id crew.ID) {
	b.Readied.Drop(id, &b.Windows, crew.ReadiedAtConsole)
}
