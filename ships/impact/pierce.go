package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// pierceReach is how far behind its target a shot can pierce.
const pierceReach = 150 * space.Foot

// pierce deals a die to the nearest ship behind the target, in the line of fire,
// where the attack's roll would have hit it too. A weapon that calls for saves
// pierces where its target has failed.
func pierce(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.Aim, faces int8) {
	var second *ships.Ship
	line := space.Bearing(s.At, t.At)
	for i := range b.Ships {
		o := &b.Ships[i]
		if o == s || o == t || o.State.Gone() || o.Side == s.Side || !b.Knows(s.Side, o) || b.Range(t, o) > pierceReach || !space.InCone(t.At, line, o.At) {
			continue
		}
		if second == nil || b.Range(t, o) < b.Range(t, second) {
			second = o
		}
	}
	if second == nil || !a.Saves && int(a.Roll.Total) < b.ArmourClass(second) {
		return
	}
	r := dice.Roll{Cause: "the shot goes through to " + second.Name}
	r.Sum(&b.Tray, 1, int(faces))
	b.Emit(b.Watchers(s)&b.Watchers(second), &ships.DamageRolled{By: by.Seat, Mount: -1, Roll: r, Type: a.Mounting.Weapon.Type})
	Hurt(b, ships.Wound{Target: second.ID, By: s.ID, Type: a.Mounting.Weapon.Type, Amount: r.Total})
}

// felled lets whoever has brought a ship to 0 with a shot answer that.
func felled(b *ships.Battle, w *ships.Wound) {
	m, s := b.Member(w.Member), b.Ship(w.By)
	if m == nil || s == nil {
		return
	}
	Standing(b, s, shipyard.Fells, func(u ships.User) {
		if u.Member == m && m.Open {
			faces := Pay(b, u, false)
			TellInvoked(b, u, 0, crew.Seat{})
			Perform(b, u, ships.Invocation{Target: w.Target, Faces: faces})
		}
	})
}
