package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// Brandish keeps what was chosen with a ram until the ships meet.
func Brandish(b *ships.Battle, by *crew.Member, s *ships.Ship, with []ships.Chosen) {
	for _, k := range with {
		for i := range k.Acts {
			a := k.Acts[i]
			if a.Touch&shipyard.RamDamage == 0 {
				continue
			}
			if a.Pooled {
				a.Faces = k.Faces
			}
			a.First = true
			Grant(b, ships.Effect{Change: a.Change, Ship: s.ID, By: b.IDOf(by), Until: b.IDOf(by), End: true, Feature: k.ID})
		}
	}
}

// Headlong throws what a ram deals besides its dice, of which the rammer itself
// takes half.
func Headlong(b *ships.Battle, s *ships.Ship, by crew.Seat, to event.Sides) int32 {
	r := dice.Roll{Cause: "ram, more damage"}
	UseChanges(b, &r, ships.Rolling{Touch: shipyard.RamDamage, Ship: s.ID})
	if len(r.Mods) == 0 && len(r.More) == 0 {
		return 0
	}
	r.Sum(&b.Tray, 0, 0)
	b.Emit(to, &ships.DamageRolled{By: by, Mount: -1, Roll: r, Type: shipyard.Kinetic})
	return max(0, r.Total)
}

// RamDice adds the Hit Dice that fittings bring to a ram.
func RamDice(b *ships.Battle, s *ships.Ship, damage *dice.Roll) {
	Changes(b, &ships.Rolling{Touch: shipyard.RamDamage, Ship: s.ID}, func(x *shipyard.Change, name string, _ *crew.Member) {
		if x.How == shipyard.Harder {
			damage.Die(name, int(x.N), int(b.ClassOf(s).HitDie), false)
		}
	})
}

// RamTaken is what a ship suffers of its own ram.
func RamTaken(b *ships.Battle, s *ships.Ship, amount int32) int32 {
	Changes(b, &ships.Rolling{Touch: shipyard.RamDamage, Ship: s.ID}, func(x *shipyard.Change, _ string, _ *crew.Member) {
		if x.How == shipyard.Times {
			amount = amount * int32(x.N) / 2
		}
	})
	return amount
}
