package sim_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// A gallery keeps the options of a seat until something changes or a ship may have flown far
// enough to change them: many ships fly about among asteroids and dust, and in each tick the
// options must be those that a new gallery draws.
func TestOptionsLastWhileShipsFly(t *testing.T) {
	for seed := range uint64(3) {
		flyAbout(t, rand.New(rand.NewPCG(seed, 0)))
	}
}

func flyAbout(t *testing.T, random *rand.Rand) {
	m := meet(t, 60)
	for i := range m.Ships { // close together, so that there is much between them
		m.Ships[i].At.X, m.Ships[i].At.Y = m.Ships[i].At.X/3, m.Ships[i].At.Y/3
	}
	for i := range 30 {
		kind := [...]ships.ObjectKind{ships.Asteroid, ships.Asteroid, ships.Field, ships.Asteroid, ships.Dust}[i%5]
		m.Objects = append(m.Objects, ships.Object{ID: 900 + space.ID(i), Kind: kind, Name: "thing", At: m.Ships[i*2].At.Plus(space.Point{X: 150 * space.Foot}), Radius: 50 * space.Foot})
	}
	m.Library.Features = append(m.Library.Features, shipyard.Feature{Name: "Jolt", Usage: shipyard.Ordered, Target: shipyard.Foe, Reach: 500 * space.Foot})
	o, _ := m.HolderOf(crew.Seat{Ship: 3, Role: crew.Operator, Number: 1})
	o.Features = append(o.Features, crew.Have{Feature: crew.FeatureID(len(m.Library.Features))})
	bomb := &m.Ships[20]
	class := *m.ClassOf(bomb)
	class.Bomb = &shipyard.Bomb{}
	m.Library.Classes = append(m.Library.Classes, class)
	_, dropper := m.HolderOf(crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
	bomb.Class, bomb.Charge.By = int16(len(m.Library.Classes)-1), dropper

	var seats []crew.Seat
	for _, id := range [...]space.ID{1, 2, 3, 9, 16, 31, 38, 46} {
		seats = append(seats, crew.Seat{Ship: id, Role: crew.Gunner, Number: 1})
	}
	for _, r := range [...]crew.Role{crew.Pilot, crew.Operator, crew.Mechanic, crew.Coordinator} {
		seats = append(seats, crew.Seat{Ship: 2, Role: r, Number: 1}, crew.Seat{Ship: 3, Role: r, Number: 1})
	}
	gallery := sight.NewGallery(m.World)
	for n := range 3 * crew.RoundTicks / 2 {
		switch {
		case n < 60 && n%5 == 0: // a bomb is dropped, or taken away
			bomb.Charge.Live = !bomb.Charge.Live
		case n < 120 && n%5 == 0: // a thing grows, or shrinks
			m.Objects[random.IntN(30)].Radius ^= 64 * space.Foot
		}
		m.tick(t)
		s := &m.Ships[random.IntN(len(m.Ships))]
		step(t, m.World, sim.Order{Seat: crew.Seat{Ship: s.ID, Role: crew.Pilot, Number: 1}, Intent: &deployment.Helm{Throttle: int8(20 * random.IntN(6)), Rudder: int8(20*random.IntN(11) - 100)}})
		gallery.Renew(m.World)
		fresh := sight.NewGallery(m.World)
		for _, seat := range seats {
			var asked picture.Asked
			if seat.Ship == 2 {
				asked.Ships = []space.ID{21, 23, 25, 27, 29}
			}
			got := gallery.Flat(seat, asked)
			if want := fresh.View(seat, asked); !got.ShowsSame(want.Flatten()) {
				t.Fatalf("tick %d: %v has options that are no longer so: %s", m.Tick, seat, optionsDiffer(want, got))
			}
		}
	}
}

// A weapon is fired, or kept for another gunner: what an attack with it would do is the same, but
// whether it is allowed is not.
func TestAChangedMountIsJudgedAgain(t *testing.T) {
	m := meet(t, 4)
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	gunner, _ := m.HolderOf(seat)
	_, other := m.HolderOf(crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	gunner.Open, gunner.Action = true, true
	kept, mount, refused := sight.NewGallery(m.World), &m.Ships[0].Mounts[0], 0
	for _, now := range [...]ships.Mount{{}, {Only: other}, {}, {Latch: other}, {}} {
		mount.Only, mount.Latch = now.Only, now.Latch
		step(t, m.World)
		kept.Renew(m.World)
		got, want := kept.Flat(seat, picture.Asked{}), sight.View(m.World, seat)
		if !got.ShowsSame(want.Flatten()) {
			t.Fatalf("with %+v options are no longer so: %s", now, optionsDiffer(want, got))
		}
		if want.Options[0].Rule() != "" {
			refused++
		}
	}
	if refused != 2 {
		t.Errorf("an attack is refused %d times", refused)
	}
}

// The first shot of a full weapon lets everybody aboard reload it, whoever has fired.
func TestTheFirstShotLetsAnyoneReload(t *testing.T) {
	for _, r := range [...]crew.Role{crew.Pilot, crew.Operator, crew.Mechanic, crew.Coordinator, crew.Gunner} {
		m := meet(t, 2)
		m.ClassOf(&m.Ships[0]).Mounts[0].Weapon.Ammo = 3
		m.Ships[0].Mounts[0].Ammo = 3
		lasts(t, m, crew.Seat{Ship: 1, Role: r, Number: 1}, crew.Reload, func() { m.Ships[0].Mounts[0].Ammo = 2 })
	}
}

// A coordinator with nobody else aboard can direct the crew of a ship that comes within reach.
func TestALoneCoordinatorDirectsACrewThatComesNear(t *testing.T) {
	m := meet(t, 4)
	m.Library.Features = append(m.Library.Features, shipyard.Feature{Name: "Afar", Usage: shipyard.Passive, Reach: 500 * space.Foot, Acts: []shipyard.Act{{Change: shipyard.Change{Touch: shipyard.Directed}}}})
	seat := crew.Seat{Ship: 1, Role: crew.Coordinator, Number: 1}
	c, id := m.HolderOf(seat)
	c.Features = append(c.Features, crew.Have{Feature: crew.FeatureID(len(m.Library.Features))})
	own, friend := &m.Ships[0], &m.Ships[2]
	own.Crew = []crew.ID{id}
	for i := range m.Ships {
		m.Ships[i].Throttle, m.Ships[i].Rudder = 0, 0
	}
	friend.At = own.At.Plus(space.Point{Y: 3000 * space.Foot})
	lasts(t, m, seat, crew.Direct, func() { friend.At = own.At.Plus(space.Point{Y: 300 * space.Foot}) })
}

// lasts lets a world stand still for some ticks, and then makes something happen that gives a seat
// its first option of a verb.
func lasts(t *testing.T, m *melee, seat crew.Seat, verb crew.Verb, happen func()) {
	t.Helper()
	gallery := sight.NewGallery(m.World)
	for n := range 8 {
		if n == 6 {
			happen()
		}
		step(t, m.World)
		gallery.Renew(m.World)
		got, want := gallery.Flat(seat, picture.Asked{}), sight.View(m.World, seat)
		if !got.ShowsSame(want.Flatten()) {
			t.Fatalf("tick %d: %v has options that are no longer so: %s", m.Tick, seat, optionsDiffer(want, got))
		}
		if has := slices.ContainsFunc(want.Options, func(o picture.Option) bool { return o.Verb == verb }); has != (n >= 6) {
			t.Fatalf("tick %d: %v has %s: %v", m.Tick, seat, verb, has)
		}
	}
}
