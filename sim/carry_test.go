package sim_test

import (
	"testing"

	"pgregory.net/rapid"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
)

// TestBattlesCarryShipsAndPeople wounds those of the players, and looks at them
// in another battle of the same scenario: wounds stay, and nothing else of the first.
func TestBattlesCarryShipsAndPeople(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	carried := 0
	rapid.Check(t, func(rt *rapid.T) {
		sc := &data.Scenarios[rapid.IntRange(0, len(data.Scenarios)-1).Draw(rt, "scenario")]
		fresh := func() *sim.World {
			w, err := sim.New(data.Library, sc, 7)
			if err != nil {
				rt.Fatal(err)
			}
			return w
		}
		was, w, untouched := fresh(), fresh(), fresh()
		for i := range was.Ships {
			s := &was.Ships[i]
			s.Hull -= rapid.Int32Range(0, s.Hull-1).Draw(rt, "hull")
			s.System, s.HitDice = int8(rapid.IntRange(0, 3).Draw(rt, "system")), 1
			for j := range s.Mounts {
				if s.Mounts[j].Ammo > 0 && len(s.Mounts[j].Stock) == 0 {
					s.Mounts[j].Ammo--
				}
			}
			if len(s.Crew) > 0 {
				was.Member(s.Crew[0]).Name = "Somebody Else"
			}
		}
		for i := range was.Fight.People {
			if p := &was.Fight.People[i]; rapid.Bool().Draw(rt, "dead") {
				p.HP, p.State = 0, personal.Dead
			} else {
				p.HP = rapid.Int32Range(1, p.HP).Draw(rt, "hit points")
			}
		}
		if _, err := w.Carry(was); err != nil {
			rt.Fatal(err)
		}
		for i := range w.Ships {
			s, old, new := &w.Ships[i], &was.Ships[i], &untouched.Ships[i]
			want := new
			if sc.Sides[s.Side].Players {
				want = old
				carried++
			}
			if s.Hull != want.Hull || s.System != want.System || s.HitDice != want.HitDice || s.At != new.At || s.Shield != s.MaxShield() {
				rt.Errorf("%s: %d hull points, system damage %d, %d Hit Dice, %d of %d shield points at %v", s.Name, s.Hull, s.System, s.HitDice, s.Shield, s.MaxShield(), s.At)
			}
			if len(s.Crew) == 0 {
				continue
			}
			if name := w.Member(s.Crew[0]).Name; (name == "Somebody Else") != sc.Sides[s.Side].Players {
				rt.Errorf("%s is crewed by %s", s.Name, name)
			}
		}
		for i := range w.Fight.People {
			p, old, new := &w.Fight.People[i], &was.Fight.People[i], &untouched.Fight.People[i]
			want := new
			if sc.Sides[p.Side].Players {
				want = old
				carried++
			}
			if p.HP != want.HP || p.State != want.State || p.At != new.At {
				rt.Errorf("%s has %d hit points and is %s", p.Name, p.HP, p.State)
			}
		}
		for range 300 {
			if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: &sim.Pause{}}}); err != nil {
				rt.Fatal(err)
			}
		}
	})
	if carried == 0 {
		t.Error("nothing was carried")
	}
}

// TestShipsOfOneNameAreCarriedApart has two ships of one name and class, of which one
// is wounded, and then the other lost.
func TestShipsOfOneNameAreCarriedApart(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	fresh := func() *sim.World {
		w, err := sim.New(data.Library, data.Scenario("duel"), 7)
		if err != nil {
			t.Fatal(err)
		}
		twin := data.Scenario("duel").Ships[0]
		if err := deployment.MusterAs(&w.Battle, 40_009, &twin); err != nil {
			t.Fatal(err)
		}
		w.Ships[len(w.Ships)-1].Name = w.Ships[0].Name
		return w
	}
	was, w := fresh(), fresh()
	last := len(was.Ships) - 1
	whole := was.Ships[0].Hull
	was.Ships[last].Hull = 3
	if lost, err := w.Carry(was); err != nil || len(lost) > 0 {
		t.Fatal(lost, err)
	}
	if w.Ships[0].Hull != whole || w.Ships[last].Hull != 3 {
		t.Errorf("they have %d and %d hull points, not %d and 3", w.Ships[0].Hull, w.Ships[last].Hull, whole)
	}
	was.Ships[0].State = ships.Destroyed
	w = fresh()
	if lost, err := w.Carry(was); err != nil || len(lost) != 1 || lost[0] != w.Ships[0].Name {
		t.Fatalf("lost are %q: %v", lost, err)
	}
	if w.Ships[0].Hull != whole || w.Ships[0].State.Gone() || w.Ships[last].Hull != 3 {
		t.Errorf("after one was lost they have %d and %d hull points, not %d and 3", w.Ships[0].Hull, w.Ships[last].Hull, whole)
	}
}

// TestShipsThatHaveLeftAreCarried has a ship leave a battle by a jump, or end it in a bay:
// it comes whole in all else, at its place of the next battle, and is not lost.
func TestShipsThatHaveLeftAreCarried(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	for _, state := range []ships.State{ships.Away, ships.Stowed} {
		was, err := sim.New(data.Library, data.Scenario("duel"), 7)
		if err != nil {
			t.Fatal(err)
		}
		w, _ := sim.New(data.Library, data.Scenario("duel"), 7)
		s := &w.Ships[0]
		was.Ships[0].State, was.Ships[0].Hull = state, 3
		lost, err := w.Carry(was)
		if err != nil || len(lost) > 0 {
			t.Fatalf("%s: lost are %q: %v", state, lost, err)
		}
		if s.State != ships.Able || s.Hull != 3 || s.Docked != 0 {
			t.Errorf("%s: it comes with %d hull points, and is %s", state, s.Hull, s.State)
		}
	}
}
