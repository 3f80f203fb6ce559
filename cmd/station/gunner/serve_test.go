package gunner

import (
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// After a shot the gunner continues with a weapon of the same grade, or else with the one that does
// most.
func TestALikeWeaponGoesFirst(t *testing.T) {
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1}, {ID: 2, Side: 1}}}
	p.Head.Seat.Ship = 1
	for i, hull := range []int16{9, 8, 20} {
		p.Mounts = append(p.Mounts, picture.MountRow{Ship: 1, Mount: uint8(i), Turret: true, Grade: []shipyard.Grade{shipyard.Primary, shipyard.Primary, shipyard.Tertiary}[i]})
		p.Options = append(p.Options, picture.Option{Verb: crew.Attack, Weapon: uint8(i), Target: 2, Hull: hull})
	}
	v, s := view.New(nil, p, 1), New()
	s.target, s.served = 2, 2
	for _, want := range []uint8{0, 1, 2} {
		if s.serve(v, p.Mounts); s.weapon != want {
			t.Fatalf("weapon %d is chosen, not %d", s.weapon, want)
		}
		p.Mounts[want].Latched = true
	}
}

// The target is one that a weapon reaches, unless somebody has chosen it.
func TestTheTargetIsOneThatAWeaponReaches(t *testing.T) {
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1}, {ID: 2, Side: 1}, {ID: 3, Side: 1}, {ID: 4, Side: 1}}}
	p.Head.Seat.Ship = 1
	p.Mounts = []picture.MountRow{{Ship: 1, Turret: true}}
	p.Options = []picture.Option{{Verb: crew.Attack, Target: 2, Hull: 9}, {Verb: crew.Attack, Target: 3, Hull: 9}, {Verb: crew.Attack, Target: 4, Hull: 9}}
	v, s := view.New(nil, p, 1), New()
	aim := func(at, want space.ID) {
		t.Helper()
		if s.retarget(v, p.Mounts, at); s.target != want {
			t.Errorf("at ship %d the target is %d, not %d", at, s.target, want)
		}
	}
	aim(2, 2)
	p.Options[0].Band = shipyard.BeyondReach
	aim(2, 3)
	aim(2, 2) // chosen now
	aim(2, 2)
	p.Options[0].Band, p.Options[1].Band = p.Options[1].Band, p.Options[0].Band
	aim(3, 3)
	p.Contacts[2].State, p.Options[0].Band = ships.Lost, shipyard.BeyondReach // so another is the nearest
	aim(2, 4)
}
