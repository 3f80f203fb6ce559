package sim_test

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/modifier"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// TestWhatIsSharedIsWhatEachWouldSee plays random battles. What seats share is drawn,
// compared and encoded once: each frame must equal that made for its seat alone, without
// a cache, and contain nothing that only another side knows.
func TestWhatIsSharedIsWhatEachWouldSee(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		w := begin(t, crew.Tempo(rapid.IntRange(0, 1).Draw(rt, "tempo")))
		gallery := sight.NewGallery(w)
		var differ picture.Differ
		seats := []crew.Seat{crew.Master, {Ship: 1, Role: crew.Screen, Number: 1}}
		for i := range w.Members {
			seats = append(seats, w.Members[i].Seat)
		}
		held, alone, had := make([]*picture.Flat, len(seats)), make([]*picture.Flat, len(seats)), make([]*picture.Picture, len(seats))
		shown := false // the GM has revealed what hides
		for range rapid.IntRange(1, 60).Draw(rt, "ticks") {
			orders := rapid.SliceOfN(rapid.Custom(anyOrder(w)), 0, 3).Draw(rt, "orders")
			if rapid.IntRange(0, 9).Draw(rt, "condition") == 0 {
				orders = append(orders, sim.Order{Seat: crew.Master, Intent: &sim.SetCondition{
					Ship: rapid.SampledFrom([]space.ID{1, 2, lurker}).Draw(rt, "ship"), On: true, Rounds: 1,
					Condition: shipyard.ConditionID(rapid.IntRange(0, len(w.Library.Conditions)-1).Draw(rt, "kind")),
				}})
			}
			r, err := w.Step(orders)
			if err != nil {
				rt.Fatal(err)
			}
			for _, o := range r.Accepted {
				shown = shown || o.Seat == crew.Master
			}
			gallery.Renew(w)
			pick := rapid.Uint64().Draw(rt, "seats")
			for i, seat := range seats {
				if pick>>i&1 == 0 || !sight.CanView(w, seat) {
					continue
				}
				now, want := gallery.Flat(seat, picture.Asked{}), sight.View(w, seat).Flatten()
				if !now.ShowsSame(want) {
					rt.Fatalf("tick %d: %v is shown another picture where others see it, too", w.Tick, seat)
				}
				frame, own := differ.Diff(held[i], now), picture.Diff(alone[i], want)
				if !bytes.Equal(frame.Bits, own.Bits) || frame.Base != own.Base {
					rt.Fatalf("tick %d: the frame of %v is another where others share it", w.Tick, seat)
				}
				got, err := picture.Patch(had[i], &frame)
				if err != nil || !got.Flatten().ShowsSame(want) {
					rt.Fatalf("tick %d: %v puts another picture together: %v", w.Tick, seat, err)
				}
				if s := w.Ship(lurker); !shown && s != nil && s.Hidden && s.Side == 1 && !s.Found.Has(0) && seat.Ship == 1 && bytes.Contains(frame.Bits, []byte("Lurker")) {
					rt.Fatalf("tick %d: %v is sent what hides", w.Tick, seat)
				}
				if pick>>(i+32)&1 != 0 { // it is acknowledged
					held[i], alone[i], had[i] = now, want, got
				}
			}
		}
	})
}

// TestOptionsAreRecalledAsTheyAre makes many ships turn and fire, or drift, while a GM changes them and
// a rock comes and goes. A gallery that reuses options from tick to tick shows the same as a new one.
func TestOptionsAreRecalledAsTheyAre(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		m := meet(t, rapid.SampledFrom([]int{16, 64}).Draw(rt, "ships")) // all of them in focus, or not
		kept := sight.NewGallery(m.World)
		drift, rocks := rapid.Bool().Draw(rt, "drift"), len(m.Objects)
		for range rapid.IntRange(1, 40).Draw(rt, "ticks") {
			if rapid.IntRange(0, 9).Draw(rt, "rock") == 0 {
				if a, b := m.Ships[0].At, m.Ships[1].At; len(m.Objects) == rocks {
					m.Objects = append(m.Objects, ships.Object{ID: 900, Kind: ships.Asteroid, Name: "rock", At: space.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}, Radius: 100 * space.Foot})
				} else {
					m.Objects = m.Objects[:rocks]
				}
			}
			if !drift {
				m.tick(t)
			} else {
				for i := range m.Ships {
					s := &m.Ships[i]
					s.Throttle, s.Rudder, s.Course, s.Step = 0, 0, nil, space.Point{}
				}
				step(t, m.World)
			}
			if rapid.IntRange(0, 4).Draw(rt, "ruling") == 0 {
				s := &m.Ships[rapid.IntRange(0, 15).Draw(rt, "ship")]
				step(t, m.World, sim.Order{Seat: crew.Master, Intent: rapid.SampledFrom([]sim.Intent{
					&sim.SetHidden{Ship: s.ID, Hidden: !s.Hidden}, &sim.SetCover{Ship: s.ID, Cover: s.Cover ^ 3}, &sim.Rename{Ship: s.ID, Name: s.Name + "x"},
					&sim.Place{Ship: s.ID, At: space.Point{X: s.At.Y, Y: s.At.X}}, &sim.GrantEdge{Seat: crew.Seat{Ship: s.ID, Role: crew.Gunner, Number: 1}, Good: true},
					&sim.SetCondition{Ship: s.ID, Condition: m.Library.Condition("blinded"), On: true, Rounds: 2}, &sim.SetCondition{Ship: s.ID, Condition: m.Library.Condition("invisible"), On: true, Rounds: 1},
					&sim.Surprise{Seat: crew.Seat{Ship: s.ID, Role: crew.Pilot, Number: 1}, On: true}, &sim.Pause{On: !m.Paused}, &sim.Damage{Ship: s.ID, Amount: 5}, &sim.Edit{Ship: s.ID, Number: sim.HullNumber, Value: 1 + s.Hull/2}, &sim.Edit{Ship: s.ID, Number: sim.AmmoNumber, Value: 1},
					&sim.SetTempo{Tempo: crew.Live - m.Order.Tempo}, &sim.Edit{Ship: s.ID, Number: sim.SideNumber, Value: int32(1 - s.Side)}, &sim.Edit{Ship: s.ID, Number: sim.ShieldNumber, Value: s.ShieldMax / 2},
				}).Draw(rt, "what")})
			}
			if rapid.IntRange(0, 4).Draw(rt, "shot") == 0 { // one of two, so that the other is left
				gunner, _ := m.HolderOf(crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
				gunner.Open, gunner.Action, m.Ships[0].Mounts[0] = true, true, ships.Mount{}
				step(t, m.World, sim.Order{Seat: gunner.Seat, Intent: &deployment.Fire{Target: 2, Attacks: 1}})
			}
			var asked picture.Asked
			if n := rapid.IntRange(0, 3).Draw(rt, "asked for"); n > 0 {
				asked.Ships = []space.ID{m.Ships[len(m.Ships)-n].ID}
			}
			kept.Renew(m.World)
			fresh := sight.NewGallery(m.World)
			for id := space.ID(1); id <= 2; id++ {
				for _, r := range [...]crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator} {
					seat := crew.Seat{Ship: id, Role: r, Number: 1}
					got, want := kept.Flat(seat, asked), fresh.View(seat, asked)
					if !got.ShowsSame(want.Flatten()) {
						rt.Fatalf("tick %d: %v has options that are no longer so: %s", m.Tick, seat, optionsDiffer(want, got))
					}
				}
			}
		}
	})
}

// TestWhatCountsPointsIsForetoldByThem gives a gunner a feature that depends on the ship's
// points: options that depend on points are then not reused.
func TestWhatCountsPointsIsForetoldByThem(t *testing.T) {
	m := meet(t, 2)
	heft := shipyard.Change{Touch: shipyard.Attacks, Modifier: modifier.Modifier{How: modifier.Plus, N: 1}, Of: shipyard.ShipPoints}
	m.Library.Features = append(m.Library.Features, shipyard.Feature{Name: "Heft", Usage: shipyard.Passive, Acts: []shipyard.Act{{Change: heft}}})
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	gunner, _ := m.HolderOf(seat)
	gunner.Features = append(gunner.Features, crew.Have{Feature: crew.FeatureID(len(m.Library.Features))})
	kept := sight.NewGallery(m.World)
	was := int16(0)
	for range 3 {
		step(t, m.World, sim.Order{Seat: crew.Master, Intent: &sim.Damage{Ship: 1, Amount: 5}})
		kept.Renew(m.World)
		got, want := kept.Flat(seat, picture.Asked{}), sight.View(m.World, seat)
		if !got.ShowsSame(want.Flatten()) {
			t.Fatalf("tick %d: options are no longer so: %s", m.Tick, optionsDiffer(want, got))
		}
		now := want.Options[0].Bonus
		if now == was {
			t.Fatalf("tick %d: %d to hit, as before", m.Tick, now)
		}
		was = now
	}
}

// TestWhatAScannerReachesIsForetold lets a foe fly through dust out of the reach of a scanner:
// nothing else changes, but the gunner's chance does.
func TestWhatAScannerReachesIsForetold(t *testing.T) {
	m := meet(t, 2)
	scanner := shipyard.Feature{Name: "Scanner", Usage: shipyard.Passive, Role: crew.Gunner, Sees: 1 << shipyard.Dust, Reach: 300 * space.Foot}
	m.Library.Features = append(m.Library.Features, scanner)
	own, foe := &m.Ships[0], &m.Ships[1]
	m.ClassOf(own).Sees = scanner.Sees
	own.Features = append(own.Features, crew.Have{Feature: crew.FeatureID(len(m.Library.Features))})
	for _, s := range [...]*ships.Ship{own, foe} {
		s.Throttle, s.Rudder, s.Course, s.Step = 0, 0, nil, space.Point{}
	}
	m.Objects = append(m.Objects, ships.Object{ID: 900, Kind: ships.Dust, Name: "dust", At: own.At.Plus(space.Point{X: 400 * space.Foot}), Radius: 200 * space.Foot})
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	kept := sight.NewGallery(m.World)
	foe.At = own.At.Plus(space.Point{X: 250 * space.Foot})
	foe.Heading, foe.Throttle = space.Bearing(own.At, foe.At), 100
	var chances []int16
	for range crew.RoundTicks {
		step(t, m.World)
		kept.Renew(m.World)
		got, want := kept.Flat(seat, picture.Asked{}), sight.View(m.World, seat)
		if !got.ShowsSame(want.Flatten()) {
			t.Fatalf("%v away options are no longer so: %s", m.Range(own, foe), optionsDiffer(want, got))
		}
		if now := want.Options[0].Chance; len(chances) == 0 || now != chances[len(chances)-1] {
			chances = append(chances, now)
		}
	}
	if len(chances) != 2 || chances[0] <= chances[1] {
		t.Errorf("beyond %v the chances are %v", m.Range(own, foe), chances)
	}
}

// TestAFixedMountTurnsWithItsShip makes a ship circle whose weapon fires only ahead: its possible
// targets change from tick to tick, which a gallery that reuses options must show.
func TestAFixedMountTurnsWithItsShip(t *testing.T) {
	m := meet(t, 16)
	m.ClassOf(&m.Ships[0]).Mounts[0].Turret = false
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	kept := sight.NewGallery(m.World)
	was, changes := map[space.ID]bool{}, 0
	for range crew.RoundTicks {
		gunner, _ := m.HolderOf(seat)
		gunner.Open, gunner.Action = true, true
		step(t, m.World)
		kept.Renew(m.World)
		got, want := kept.Flat(seat, picture.Asked{}), sight.View(m.World, seat)
		if !got.ShowsSame(want.Flatten()) {
			t.Fatalf("tick %d: options are no longer so: %s", m.Tick, optionsDiffer(want, got))
		}
		for i := range want.Options {
			if o := &want.Options[i]; o.Verb == crew.Attack && o.Weapon == 0 {
				bears := o.Rule() != "SHIP-ARC"
				if before, known := was[o.Target]; known && bears != before {
					changes++
				}
				was[o.Target] = bears
			}
		}
	}
	if changes == 0 {
		t.Error("it bears on the same as ever")
	}
}

// TestWhatGoesWithAnAttackGoesWithItsTarget hides the only foe against which a gunner could use a
// feature: no option may reveal it.
func TestWhatGoesWithAnAttackGoesWithItsTarget(t *testing.T) {
	m := meet(t, 4)
	for i := range m.Ships {
		m.Ships[i].Throttle, m.Ships[i].Rudder, m.Ships[i].Course, m.Ships[i].Step = 0, 0, nil, space.Point{}
	}
	m.Library.Features = append(m.Library.Features, shipyard.Feature{Name: "Knack", Usage: shipyard.Along, With: crew.Attack})
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	gunner, _ := m.HolderOf(seat)
	gunner.Features = append(gunner.Features, crew.Have{Feature: crew.FeatureID(len(m.Library.Features))})
	gunner.Open, gunner.Action = true, true
	kept := sight.NewGallery(m.World)
	chosen := 0
	for _, hidden := range [...]bool{false, false, false, true} {
		for i := range m.Ships {
			if s := &m.Ships[i]; s.Side != m.Ships[0].Side {
				step(t, m.World, sim.Order{Seat: crew.Master, Intent: &sim.SetHidden{Ship: s.ID, Hidden: hidden}})
			}
		}
		kept.Renew(m.World)
		got, want := kept.Flat(seat, picture.Asked{}), sight.View(m.World, seat)
		for i := range want.Options {
			if o := &want.Options[i]; o.Verb == crew.Attack && o.Feature != 0 {
				chosen++
			}
		}
		if !got.ShowsSame(want.Flatten()) {
			t.Fatalf("tick %d: options are no longer so: %s", m.Tick, optionsDiffer(want, got))
		}
	}
	if chosen == 0 {
		t.Error("nothing goes with an attack")
	}
}

// TestAShipThatChangesSidesIsShownToItsNewSide makes a ship change sides. Its seats build on what
// their old side knew, those of the new side on what theirs did.
func TestAShipThatChangesSidesIsShownToItsNewSide(t *testing.T) {
	w := begin(t, crew.Live)
	gallery := sight.NewGallery(w)
	var differ picture.Differ
	seats := []crew.Seat{hesperPilot, {Ship: 2, Role: crew.Pilot, Number: 1}}
	held, alone := make([]*picture.Flat, len(seats)), make([]*picture.Flat, len(seats))
	for _, side := range [...]int32{0, 1, 1, 0} {
		step(t, w, sim.Order{Seat: crew.Master, Intent: &sim.Edit{Ship: 1, Number: sim.SideNumber, Value: side}})
		gallery.Renew(w)
		for i, seat := range seats {
			now, want := gallery.Flat(seat, picture.Asked{}), sight.View(w, seat).Flatten()
			frame, own := differ.Diff(held[i], now), picture.Diff(alone[i], want)
			if !bytes.Equal(frame.Bits, own.Bits) {
				t.Fatalf("tick %d: the frame of %v is another where others share it", w.Tick, seat)
			}
			held[i], alone[i] = now, want
		}
	}
}

// optionsDiffer returns how the options of a picture differ from those in rows.
func optionsDiffer(want *picture.Picture, flat *picture.Flat) string {
	got, err := whole(flat)
	if err != nil {
		return err.Error()
	}
	return cmp.Diff(want.Options, got.Options)
}
