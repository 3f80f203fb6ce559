package deployment

import (
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// sky is a battle of one ship with a pilot among objects and friends.
func sky(t *rapid.T) *ships.Battle {
	d := shipyard.Design{Key: "dart", Name: "Dart", Size: shipyard.Small, Across: 50, Armour: "none", Shield: "none"}
	class, err := d.Build()
	if err != nil {
		t.Fatal(err)
	}
	b := &ships.Battle{Library: &shipyard.Library{Classes: []shipyard.Class{class}}, Grid: rapid.Bool().Draw(t, "grid")}
	place := rapid.Custom(func(t *rapid.T) space.Point {
		return space.Point{X: feet(t, "x", -500, 500), Y: feet(t, "y", -500, 500)}
	})
	pilot := shipyard.Berth{Role: crew.Pilot}
	pilot.Roles = crew.Of(crew.Pilot)
	muster(t, b, ships.Arrival{Name: "Wren", Heading: angle(t, "heading"), Crew: []shipyard.Berth{pilot}})
	for range rapid.IntRange(0, 3).Draw(t, "friends") {
		muster(t, b, ships.Arrival{Name: "Friend", At: place.Draw(t, "friend"), Crew: []shipyard.Berth{}})
	}
	for range rapid.IntRange(0, 4).Draw(t, "objects") {
		b.LastID++
		kind := rapid.SampledFrom([]ships.ObjectKind{ships.Field, ships.Field, ships.Asteroid}).Draw(t, "kind")
		b.Objects = append(b.Objects, ships.Object{ID: b.LastID, Kind: kind, At: place.Draw(t, "object"), Radius: feet(t, "radius", 1, 200)})
	}
	StartTurn(b, b.Ships[0].Crew[0])
	return b
}

func muster(t *rapid.T, b *ships.Battle, a ships.Arrival) {
	if _, err := AddShip(b, &a); err != nil {
		t.Fatal(err)
	}
}

func feet(t *rapid.T, name string, least, most int) space.Length {
	return space.Length(rapid.IntRange(least, most).Draw(t, name)) * space.Foot
}

func angle(t *rapid.T, name string) space.Angle {
	return space.Angle(rapid.IntRange(0, 359_999).Draw(t, name))
}

// A course costs and ends as planned when it is flown, in any number of ticks.
func TestACourseIsFlownAsItIsPlanned(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := sky(t)
		s, pilot := &b.Ships[0], &b.Members[0]
		legs := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) ships.Leg {
			if b.Grid {
				turn := space.Angle(rapid.IntRange(-2, 2).Draw(t, "eighths"))
				return ships.Leg{Turn: turn * space.Eighth, Ahead: feet(t, "squares", 0, 2) * 50}
			}
			turn := space.Angle(rapid.IntRange(-60_000, 60_000).Draw(t, "turn"))
			return ships.Leg{Turn: turn, Ahead: feet(t, "ahead", 0, 80)}
		}), 1, 4).Draw(t, "legs")
		fly := &Fly{Legs: legs}
		plan := planCourse(b, s, legs, 0)
		if err := fly.Check(b, pilot); err != nil {
			if plan.Blocked == nil && plan.Within == nil && plan.Cost <= s.Feet() {
				t.Fatalf("refused without a reason: %v", err)
			}
			return
		}
		had := s.Feet()
		fly.Do(b, pilot)
		pace := int16(rapid.SampledFrom([]int{1, 7, 40, 120}).Draw(t, "pace"))
		for ticks := 0; s.UnderWay(); ticks++ {
			if ticks > 1000 {
				t.Fatalf("after %d ticks there is still a course of %v with %v left", ticks, s.Course, s.Feet())
			}
			move(b, pace)
		}
		if s.At != plan.End.At || s.Heading != plan.End.Heading {
			t.Errorf("it ends at %v on %v, planned %v on %v", s.At, s.Heading, plan.End.At, plan.End.Heading)
		}
		if had-s.Feet() != plan.Cost {
			t.Errorf("it cost %v, planned %v", had-s.Feet(), plan.Cost)
		}
	})
}

// A turn costs the least number of whole feet that cover its share of the turning speed.
func TestATurnCostsTheLeastWholeFeetThatCoverIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turn := space.Angle(rapid.IntRange(-360_000, 360_000).Draw(t, "turn"))
		speed := feet(t, "speed", 1, 1000)
		cost := ships.TurnCost(turn, speed)
		size := int64(max(turn, -turn))
		exact := size * int64(speed) // times a quarter circle
		quarter := int64(space.Quarter)
		if cost%space.Foot != 0 || int64(cost)*quarter < exact || int64(cost-space.Foot)*quarter >= exact && cost > 0 {
			t.Fatalf("%v at %v for 90° costs %v", turn, speed, cost)
		}
	})
}
