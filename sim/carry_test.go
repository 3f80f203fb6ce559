package sim_test

import (
	"iter"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/space"
)

// worldsOf loads the shipped data, and returns what begins a battle of a scenario.
func worldsOf(t *testing.T) (data *configs.Data, fresh func(key string) *sim.World) {
	t.Helper()
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	return data, func(key string) *sim.World {
		t.Helper()
		w, err := sim.New(data.Library, data.Scenario(key), 7)
		if err != nil {
			t.Fatal(err)
		}
		return w
	}
}

// TestBattlesCarryShipsAndPeople wounds the players' ships and people, and checks them in
// another battle of the same scenario: only their wounds remain.
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
		if _, err := w.CarryOver(only(was)); err != nil {
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

// only yields worlds, the latest first.
func only(worlds ...*sim.World) iter.Seq[*sim.World] { return slices.Values(worlds) }

// TestShipsOfOneNameAreCarriedApart uses two ships of one name and class, of which one is
// wounded, and then the other lost.
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
		if err := deployment.AddShipAs(&w.Battle, 40_009, &twin); err != nil {
			t.Fatal(err)
		}
		w.Ships[len(w.Ships)-1].Name = w.Ships[0].Name
		return w
	}
	was, w := fresh(), fresh()
	last := len(was.Ships) - 1
	whole := was.Ships[0].Hull
	was.Ships[last].Hull = 3
	if l, err := w.CarryOver(only(was)); err != nil || len(l.Lost) > 0 || len(l.Came) != 2 {
		t.Fatal(l, err)
	}
	if w.Ships[0].Hull != whole || w.Ships[last].Hull != 3 {
		t.Errorf("they have %d and %d hull points, not %d and 3", w.Ships[0].Hull, w.Ships[last].Hull, whole)
	}
	was.Ships[0].State = ships.Destroyed
	w = fresh()
	if l, err := w.CarryOver(only(was)); err != nil || len(l.Lost) != 1 || l.Lost[0] != w.Ships[0].Name {
		t.Fatalf("lost are %q: %v", l.Lost, err)
	}
	if w.Ships[0].Hull != whole || w.Ships[0].State.Gone() || w.Ships[last].Hull != 3 {
		t.Errorf("after one was lost they have %d and %d hull points, not %d and 3", w.Ships[0].Hull, w.Ships[last].Hull, whole)
	}
}

// TestARemovedWreckIsLost lets a GM clear away a ship that is lost, and remove one that is whole.
func TestARemovedWreckIsLost(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	for state, lost := range map[ships.ShipState]bool{ships.Lost: true, ships.Destroyed: true, ships.Able: false, ships.Away: false} {
		was, err := sim.New(data.Library, data.Scenario("duel"), 7)
		if err != nil {
			t.Fatal(err)
		}
		s := &was.Ships[0]
		s.State = state
		if state == ships.Destroyed {
			s.Hull, s.Shield = 0, 0
		}
		remove := sim.Order{Seat: crew.Master, Intent: &sim.Remove{Ship: s.ID}}
		r, err := was.Step([]sim.Order{remove})
		if err != nil {
			t.Fatalf("a ship that is %s is removed: %v", state, err)
		}
		if refused := len(r.Accepted) == 0; refused != (state == ships.Destroyed) {
			t.Errorf("the removal of a ship that is %s is refused: %v", state, refused)
		} else if refused {
			const says = "counts as lost and cannot be removed: set its hull above 0 to bring it back"
			if why := r.Answers[0].Refusal.Why.String(); !strings.Contains(why, says) {
				t.Errorf("the removal of a ship that is %s is refused because %s", state, why)
			}
			if _, err := was.Step([]sim.Order{{Seat: crew.Master, Intent: &sim.Edit{Ship: s.ID, Number: sim.HullNumber, Value: 5}}}); err != nil || s.State != ships.Able {
				t.Errorf("with hull points again it is %s: %v", s.State, err)
			}
			s.State, s.Hull, s.Shield = state, 0, 0
		}
		w, err := sim.New(data.Library, data.Scenario("duel"), 7)
		if err != nil {
			t.Fatal(err)
		}
		if l, err := w.CarryOver(only(was)); err != nil || len(l.Lost) > 0 != lost || len(l.Came) > 0 {
			t.Errorf("a removed ship that was %s: lost %q, came %q, %v", state, l.Lost, l.Came, err)
		}
	}
}

// TestHiddenShipsOfOneNameAreCarriedApart uses two hidden ships of one name and class, which have
// other IDs in each battle, and wounds the first.
func TestHiddenShipsOfOneNameAreCarriedApart(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	fresh := func(seed uint64) (w *sim.World, twins [2]*ships.Ship) {
		w, err := sim.New(data.Library, data.Scenario("duel"), seed)
		if err != nil {
			t.Fatal(err)
		}
		a, ids := data.Scenario("duel").Ships[0], [2]space.ID{}
		a.Name, a.Hidden = "Twin", true
		for i := range ids {
			if ids[i], err = deployment.AddShip(&w.Battle, &a); err != nil {
				t.Fatal(err)
			}
			w.Tray.Throw(20, "a die between them")
		}
		return w, [2]*ships.Ship{w.Ship(ids[0]), w.Ship(ids[1])}
	}
	for seed := range uint64(8) {
		was, old := fresh(seed)
		w, twins := fresh(seed + 8)
		whole := twins[1].Hull
		old[0].Hull = 3
		carry(t, w, was)
		if twins[0].Hull != 3 || twins[1].Hull != whole {
			t.Errorf("seed %d: they have %d and %d hull points, not 3 and %d", seed, twins[0].Hull, twins[1].Hull, whole)
		}
	}
}

// TestShipsThatHaveLeftAreCarried makes a ship leave a battle by a jump, or end it in a
// bay. It is carried over as usual, starts at its place in the next battle, and is not
// lost.
func TestShipsThatHaveLeftAreCarried(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	for _, state := range []ships.ShipState{ships.Away, ships.Stowed} {
		was, err := sim.New(data.Library, data.Scenario("duel"), 7)
		if err != nil {
			t.Fatal(err)
		}
		w, _ := sim.New(data.Library, data.Scenario("duel"), 7)
		s := &w.Ships[0]
		was.Ships[0].State, was.Ships[0].Hull = state, 3
		l, err := w.CarryOver(only(was))
		if err != nil || len(l.Lost) > 0 {
			t.Fatalf("%s: lost are %q: %v", state, l.Lost, err)
		}
		if s.State != ships.Able || s.Hull != 3 || s.Docked != 0 {
			t.Errorf("%s: it comes with %d hull points, and is %s", state, s.Hull, s.State)
		}
	}
}

// TestADisabledShipIsCarriedIntoABay disables a ship in a battle and starts the next one with it in a
// docking bay, where nothing is wrecked.
func TestADisabledShipIsCarriedIntoABay(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	was, err := sim.New(data.Library, data.Scenario("duel"), 7)
	if err != nil {
		t.Fatal(err)
	}
	w, _ := sim.New(data.Library, data.Scenario("duel"), 7)
	nest := data.Scenario("duel").Ships[0]
	nest.Name = "Nest"
	nest.Class = int16(slices.IndexFunc(data.Library.Classes, func(c shipyard.Class) bool { return c.Bays > 0 }))
	id, err := deployment.AddShip(&w.Battle, &nest)
	if err != nil {
		t.Fatal(err)
	}
	s := &w.Ships[0]
	if err := impact.Stow(&w.Battle, s, w.Ship(id)); err != nil {
		t.Fatal(err)
	}
	was.Ships[0].State, was.Ships[0].Hull = ships.Disabled, 0
	carry(t, w, was)
	if s.State != ships.Stowed || s.Hull != 1 || s.Docked != id {
		t.Errorf("it comes with %d hull points, and is %s", s.Hull, s.State)
	}
}

// TestCollapsedShieldsAreCarried continues from a battle in which the shields of one ship
// had collapsed and those of another were only low.
func TestCollapsedShieldsAreCarried(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	for _, collapsed := range []bool{false, true} {
		was, err := sim.New(data.Library, data.Scenario("duel"), 7)
		if err != nil {
			t.Fatal(err)
		}
		w, _ := sim.New(data.Library, data.Scenario("duel"), 7)
		was.Ships[0].Shield, was.Ships[0].Collapsed = 0, collapsed
		if l, err := w.CarryOver(only(was)); err != nil || len(l.Lost) > 0 {
			t.Fatalf("lost are %q: %v", l.Lost, err)
		}
		s, want := &w.Ships[0], int32(0)
		if !collapsed {
			want = w.Ships[0].MaxShield()
		}
		if s.Shield != want || s.Collapsed != collapsed || s.MaxShield() == 0 {
			t.Errorf("collapsed %v: it comes with %d shield points of %d, collapsed %v", collapsed, s.Shield, s.MaxShield(), s.Collapsed)
		}
	}
}

// TestWhatIsCarriedOfPeople gives a person conditions and layers in one battle, and
// checks what remains of them in the next.
func TestWhatIsCarriedOfPeople(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	type points map[string]int32
	for _, c := range []struct {
		scenario    string
		state       personal.PersonState
		begins      []string
		stays, ends []string
		had, has    points // of layers
	}{
		{"crews", personal.Able, []string{"exhaustion-2", "prone", "burning", "poisoned"}, []string{"exhaustion-2"}, []string{"prone", "burning", "poisoned"},
			points{"temporary": 7}, points{"temporary": 7}},
		{"crews", personal.Able, []string{"indoctrinated-6"}, []string{"indoctrinated-6", "incapacitated"}, nil, nil, nil},
		{"crews", personal.Dying, []string{"unconscious"}, []string{"unconscious", "incapacitated", "prone"}, nil, points{"shields": 0}, nil},
		{"lantern", personal.Able, []string{"limping", "possessed", "exhausted", "prone", "stunned"}, []string{"limping", "encumbered", "possessed", "exhausted"}, []string{"prone", "stunned"}, nil, nil},
		{"tithe", personal.Able, []string{"limb-2", "severed", "fevered", "floored", "grouped", "ignited"}, []string{"limb-2", "severed", "fevered"}, []string{"floored", "grouped", "ignited"},
			points{"techshield": 30, "ember": 10}, points{"techshield": 0, "ember": 0}},
		{"crews", personal.Away, []string{"exhaustion-1", "prone"}, []string{"exhaustion-1"}, []string{"prone"}, nil, nil},
		{"ring", personal.Stable, []string{"downed"}, []string{"downed", "slowed-2", "prone"}, nil, points{"temporary": 4, "plating": 1}, points{"temporary": 4}},
	} {
		fresh := func() *sim.World {
			w, err := sim.New(data.Library, data.Scenario(c.scenario), 7)
			if err != nil {
				t.Fatal(err)
			}
			return w
		}
		was, w := fresh(), fresh()
		book, p := was.Fight.Book(), &was.Fight.People[0]
		layer := func(key string) int {
			return slices.IndexFunc(book.Layers, func(l rulebook.Layer) bool { return l.Key == key })
		}
		p.State, p.Harm, p.Faces, p.Used, p.Repose.Mended = c.state, 31, []int8{1, 1}, []int8{1}, true
		ends := c.state
		switch c.state {
		case personal.Dying, personal.Stable:
			p.HP = 0
		case personal.Away:
			p.HP, ends = 3, personal.Able
		}
		for _, key := range c.begins {
			combat.Afflict(&was.Fight, p, personal.Affliction{Condition: book.Condition(key), By: p.ID, Save: -1, Implied: -1})
		}
		for key, n := range c.had {
			p.Pools[layer(key)].Points, p.Pools[layer(key)].Most = n, max(n, p.Pools[layer(key)].Most)
		}
		p.Arms[0].Gone, p.Arms[0].Lies = true, deckplan.Square{X: 90, Y: 90}
		p.Arms = append(p.Arms, personal.ArmState{Weapon: p.Arms[0].Weapon, Gone: true, Taken: true})
		if _, err := w.CarryOver(only(was)); err != nil {
			t.Fatal(err)
		}
		q := &w.Fight.People[0]
		for _, key := range c.stays {
			if !w.Fight.Suffers(q, book.Condition(key)) {
				t.Errorf("%s: %s is not %s any more", c.scenario, q.Name, key)
			}
		}
		for _, key := range c.ends {
			if w.Fight.Suffers(q, book.Condition(key)) {
				t.Errorf("%s: %s is still %s", c.scenario, q.Name, key)
			}
		}
		for key, n := range c.has {
			if got := q.Pools[layer(key)].Points; got != n {
				t.Errorf("%s: %s has %d points of %s, not %d", c.scenario, q.Name, got, key, n)
			}
		}
		for i := range book.Layers {
			if pool := q.Pools[i]; book.Layers[i].Rest && pool.Points != pool.Most {
				t.Errorf("%s: %s has %d of %d points of %s", c.scenario, q.Name, pool.Points, pool.Most, book.Layers[i].Key)
			}
		}
		if q.State != ends || q.HP != p.HP || q.Harm != 31 || !slices.Equal(q.Faces, []int8{1, 1}) || !slices.Equal(q.Used, []int8{1}) || !q.Repose.Mended {
			t.Errorf("%s: %s is %s, with %d of harm, injuries %v, powers used %v, mended %t", c.scenario, q.Name, q.State, q.Harm, q.Faces, q.Used, q.Repose.Mended)
		}
		if q.Arms[0].Gone || len(q.Arms) != len(p.Arms) || !q.Arms[len(q.Arms)-1].Taken {
			t.Errorf("%s: %s lacks what lay there, or has what somebody else took", c.scenario, q.Name)
		}
	}
}

// What a GM gives somebody and takes from them between two battles, they have and lack in the next.
func TestWhatAGMGivesIsCarried(t *testing.T) {
	_, fresh := worldsOf(t)
	was, w := fresh("crews"), fresh("crews")
	book, p := was.Fight.Book(), &was.Fight.People[0]
	gun, grenade, own := book.Weapon("verger-pistol"), book.Device("frag-grenade"), p.Arms[0].Weapon
	for _, r := range []action.DeckRuling{
		{Kind: action.RuleArm, Number: gun, Amount: 1}, {Kind: action.RuleArm, Number: own, Amount: -1}, {Kind: action.RuleSupply, Number: grenade, Amount: 3},
	} {
		r.Person = p.ID
		step(t, was, sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: r}})
	}
	if _, err := w.CarryOver(only(was)); err != nil {
		t.Fatal(err)
	}
	count := func(q *personal.Person, weapon int16) (n int) {
		for _, a := range q.Arms {
			if a.Weapon == weapon && !a.Taken {
				n++
			}
		}
		return n
	}
	grenades := func(q *personal.Person) (n int) {
		for _, d := range q.Devices {
			if d.Device == grenade {
				n += int(d.Count)
			}
		}
		return n
	}
	q, plain := &w.Fight.People[0], &fresh("crews").Fight.People[0]
	if count(q, gun) != count(plain, gun)+1 || count(q, own) != count(plain, own)-1 || grenades(q) != grenades(plain)+3 {
		t.Errorf("%s has %d given guns, %d of their own and %d grenades", q.Name, count(q, gun), count(q, own), grenades(q))
	}
}

// Levels that a GM has given are kept, with their points, until the files have them too.
func TestLevelsAreCarriedUntilTheFilesHaveThem(t *testing.T) {
	fresh := func(levels int8, points int32) *sim.World {
		data, problems := configs.Load()
		if configs.Broken(problems) {
			t.Fatal(problems)
		}
		w, err := sim.New(data.Library, data.Scenario("crews"), 7)
		if err != nil {
			t.Fatal(err)
		}
		s := w.Fight.SheetOf(&w.Fight.People[0])
		s.Experience.Level, s.HP = s.Experience.Level+levels, s.HP+points
		if w, err = sim.New(data.Library, data.Scenario("crews"), 7); err != nil {
			t.Fatal(err)
		}
		return w
	}
	was := fresh(0, 0)
	p := &was.Fight.People[0]
	level, most, skill := personal.Level(&was.Fight, p), p.MaxHP, personal.Proficiency(&was.Fight, p)
	for range 2 {
		step(t, was, sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleLevel, Person: p.ID, Amount: 6}}})
	}
	p.HP -= 5
	if personal.Level(&was.Fight, p) != level+2 || personal.Proficiency(&was.Fight, p) != skill+1 || p.MaxHP != most+12 {
		t.Fatalf("%s has level %d, proficiency %d and %d points", p.Name, personal.Level(&was.Fight, p), personal.Proficiency(&was.Fight, p), p.MaxHP)
	}
	for _, x := range []struct {
		files  int8
		points int32 // that they give for it
		level  int8
		more   int32
	}{{0, 0, 2, 12}, {1, 6, 2, 12}, {2, 12, 2, 12}, {3, 20, 3, 20}, {0, 4, 2, 16}} {
		w := fresh(x.files, x.points)
		if _, err := w.CarryOver(only(was)); err != nil {
			t.Fatal(err)
		}
		q := &w.Fight.People[0]
		if got := personal.Level(&w.Fight, q); got != level+x.level || q.MaxHP != most+x.more || q.HP != q.MaxHP-5 {
			t.Errorf("with %d levels in the files %s has level %d and %d of %d points, not %d and %d", x.files, q.Name, got, q.HP, q.MaxHP, level+x.level, most+x.more)
		}
	}
}

// TestWhoMissesABattleComesAsTheyWere has a ship and a person in the first of three battles, and
// again in the third.
func TestWhoMissesABattleComesAsTheyWere(t *testing.T) {
	_, fresh := worldsOf(t)
	first, second, w := fresh("prize"), fresh("duel"), fresh("prize")
	first.Ships[0].Hull, first.Fight.People[0].HP = 3, 1
	again := fresh("prize")
	again.Ships[0].Hull = 9
	l, err := w.CarryOver(only(second, first))
	if err != nil || len(l.Came) != 1 || w.Ships[0].Hull != 3 || w.Fight.People[0].HP != 1 {
		t.Errorf("the ship comes with %d hull points, and somebody with %d hit points: %v, %v", w.Ships[0].Hull, w.Fight.People[0].HP, l, err)
	}
	if w = fresh("prize"); w.Ships[0].Hull == 9 {
		t.Fatal("the ship had 9 hull points anyway")
	}
	if _, err = w.CarryOver(only(again, second, first)); err != nil || w.Ships[0].Hull != 9 {
		t.Errorf("of two battles the ship comes from the earlier one, with %d hull points: %v", w.Ships[0].Hull, err)
	}
}

// TestARenamedShipIsCarried gives a ship another name: it keeps that for the rest of the campaign,
// whether the files still have the old one or have the new one too.
func TestARenamedShipIsCarried(t *testing.T) {
	data, fresh := worldsOf(t)
	first, second, third := fresh("duel"), fresh("duel"), fresh("duel")
	step(t, first, sim.Order{Seat: crew.Master, Intent: &sim.Rename{Ship: first.Ships[0].ID, Name: "Second Wind"}})
	first.Ships[0].Hull = 9
	if _, err := second.CarryOver(only(first)); err != nil {
		t.Fatal(err)
	}
	second.Ships[0].Hull--
	if _, err := third.CarryOver(only(second, first)); err != nil {
		t.Fatal(err)
	}
	for i, w := range []*sim.World{second, third} {
		if s := &w.Ships[0]; s.Name != "Second Wind" || s.Hull != 8 {
			t.Errorf("in battle %d the ship is %s, with %d hull points", i+2, s.Name, s.Hull)
		}
	}

	sc := *data.Scenario("duel")
	sc.Ships = slices.Clone(sc.Ships)
	sc.Ships[0].Name = "Second Wind"
	w, err := sim.New(data.Library, &sc, 7)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.CarryOver(only(third, second, first)); err != nil {
		t.Fatal(err)
	}
	if s := &w.Ships[0]; s.Name != "Second Wind" || s.Hull != 8 {
		t.Errorf("by the new files the ship is %s, with %d hull points", s.Name, s.Hull)
	}
}
