package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// brandish keeps what was chosen with a ram until the ships meet.
func (b *Battle) brandish(by *crew.Member, s *Ship, with []chosen) {
	for _, k := range with {
		for i := range k.Acts {
			a := k.Acts[i]
			if a.Touch&shipyard.RamDamage == 0 {
				continue
			}
			if a.Pooled {
				a.Faces = k.faces
			}
			a.First = true
			b.Grant(Effect{Change: a.Change, Ship: s.ID, By: b.IDOf(by), Until: b.IDOf(by), End: true, Feature: k.id})
		}
	}
}

// headlong throws what a ram deals besides its dice, of which the rammer itself
// takes half.
func (b *Battle) headlong(s *Ship, by crew.Seat, to event.Sides) int32 {
	r := dice.Roll{Cause: "ram, more damage"}
	b.use(&r, rolling{touch: shipyard.RamDamage, ship: s.ID})
	if len(r.Mods) == 0 && len(r.More) == 0 {
		return 0
	}
	r.Sum(&b.Tray, 0, 0)
	b.Emit(to, &DamageRolled{By: by, Mount: -1, Roll: r, Type: shipyard.Kinetic})
	return max(0, r.Total)
}

// ramDice adds the Hit Dice that fittings bring to a ram.
func (b *Battle) ramDice(s *Ship, damage *dice.Roll) {
	b.changes(&rolling{touch: shipyard.RamDamage, ship: s.ID}, func(x *shipyard.Change, name string, _ *crew.Member) {
		if x.How == shipyard.Harder {
			damage.Die(name, int(x.N), int(b.ClassOf(s).HitDie), false)
		}
	})
}

// ramTaken is what a ship suffers of its own ram.
func (b *Battle) ramTaken(s *Ship, amount int32) int32 {
	b.changes(&rolling{touch: shipyard.RamDamage, ship: s.ID}, func(x *shipyard.Change, _ string, _ *crew.Member) {
		if x.How == shipyard.Times {
			amount = amount * int32(x.N) / 2
		}
	})
	return amount
}
