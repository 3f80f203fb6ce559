package sim_test

import (
	"cmp"
	"iter"
	"maps"
	"slices"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
)

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
			combat.Befall(&was.Fight, p, personal.Affliction{Condition: book.Condition(key), By: p.ID, Save: -1, Implied: -1})
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

// TestWhatFilesHaveChangedSinceIsCarried raises a pilot, a ship and somebody on a deck in the
// files between two battles of a campaign: wounds stay, and so does what was raised.
func TestWhatFilesHaveChangedSinceIsCarried(t *testing.T) {
	aaa := "  weapons:\n    aaa: {name: Aaa, kind: pistol, damage: 1d4, type: piercing, range: {near: 20, far: 60}, shots: 3}\n"
	was := load(t, files{sheet: six("20") + ", weapons: [{weapon: warden-rifle}]", chapter: aaa})
	w := load(t, files{rank: "2", ship: raised, sheet: six("28") + ", weapons: [{weapon: warden-rifle}, {weapon: aaa}]", chapter: aaa})
	s, p := &was.Ships[0], bruno(was)
	s.Hull -= 5
	s.AC += 2 // a GM's word
	s.Mounts[1].Ammo--
	pilot := was.Member(s.Crew[0])
	pilot.Dice--
	p.HP, p.Clips = 4, 0
	grown := w.Ships[0].HullMax - s.HullMax
	ac, ammo := w.Ships[0].AC, w.Ships[0].Mounts[1].Ammo
	if grown <= 0 {
		t.Fatalf("a tier is worth %d hull points", grown)
	}
	carry(t, w, was)
	n, m, q := &w.Ships[0], w.Member(w.Ships[0].Crew[0]), bruno(w)
	if n.Hull != n.MaxHull()-5 || n.AC != ac+2 || n.Mounts[1].Ammo != ammo-1 {
		t.Errorf("the ship has %d of %d hull points, AC %d and %d missiles", n.Hull, n.MaxHull(), n.AC, n.Mounts[1].Ammo)
	}
	if m.Rank != 2 || m.Dice != crew.DiceOf(2)-1 {
		t.Errorf("the pilot has rank %d and %d dice", m.Rank, m.Dice)
	}
	if q.MaxHP != 28 || q.HP != 12 || len(q.Arms) != 2 || w.Fight.Weapon(&q.Arms[0]).Key != "warden-rifle" || w.Fight.Weapon(&q.Arms[1]).Key != "aaa" {
		t.Errorf("Bruno has %d of %d hit points and %d weapons", q.HP, q.MaxHP, len(q.Arms))
	}
}

// files are those of a campaign of one ship and one person, as far as a test changes them.
type files struct {
	rank    string // of the pilot
	ship    string // numbers of the ship
	mounts  string
	book    string
	chapter string // what its chapter has before the sheets
	sheet   string
	late    bool // both come in the first round, and others are there before
}

const (
	raised = "  tier: 1\n  raises: [dex, str]\n"
	guns   = "    - {weapon: quad-laser, mount: turret}\n    - {weapon: blast-missile, mount: fore}\n"
)

// six returns the numbers of a sheet of a book with six abilities.
func six(hp string) string {
	return "hp: " + hp + ", speed: {walk: 30}, scores: [10, 10, 10, 10, 10, 10]"
}

// load returns the battle of a campaign that files have.
func load(t *testing.T, f files) *sim.World {
	t.Helper()
	f.rank, f.ship, f.mounts, f.book = cmp.Or(f.rank, "1"), cmp.Or(f.ship, "  tier: 0\n"), cmp.Or(f.mounts, guns), cmp.Or(f.book, "me5e")
	wren := "{name: Wren, class: lugger, side: us, at: [0, 3000], crew: {pilot: {person: ada}}}"
	person := "{name: Bruno, sheet: bruno, side: us, deck: 1}"
	ship, late, deck := wren, "", "Wren"
	if f.late {
		late = "    arrivals:\n      - " + person + "\n  arrivals:\n    - " + wren + "\n  triggers:\n    help:\n      title: Help\n      when: {kind: round, round: 1}\n" +
			"      then:\n        - {do: enter, people: Bruno}\n        - {do: arrive, ship: Wren}\n"
		ship, person, deck = "{name: Heron, class: gunboat, side: us, at: [0, 0]}", "{name: Cora, sheet: bruno, side: us, deck: 1}", "Heron"
	}
	data, problems := configs.Load(fstest.MapFS{
		"classes/ours.yaml": {Data: []byte("lugger:\n  name: Lugger\n  shape: hammer\n  space: 90\n  size: medium\n  armour: lightweight\n  shield: directional\n" + f.ship +
			"  save: dex\n  hardpoints:\n" + f.mounts + "  crew:\n    - {role: pilot}\n    - {role: gunner}\n")},
		"crew/ours.yaml":     {Data: []byte("ada: {name: Ada Finch, role: pilot, rank: " + f.rank + ", features: [snap-roll, skim]}\n")},
		"chapters/ours.yaml": {Data: []byte("ours:\n  book: " + f.book + "\n" + f.chapter + "  sheets:\n    bruno: {name: Bruno, size: medium, " + f.sheet + "}\n")},
		"scenarios/ours.yaml": {Data: []byte("ours:\n  title: Ours\n  brief: Ours.\n  tempo: rounds\n  sides:\n    us: {name: Us, players: true}\n    them: {name: Them}\n  ships:\n" +
			"    - " + ship + "\n    - {name: Rook, class: gunboat, side: them, at: [0, 9000]}\n" +
			"  foot:\n    book: " + f.book + "\n    decks:\n      - {ship: " + deck + ", plan: gunboat, hand: bruno}\n    people:\n      - " + person + "\n" + late +
			"  goals:\n    - {side: us, kind: beat, text: Done.}\n")},
	})
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("ours"), 7)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// bruno returns the person of the campaign, or nil.
func bruno(w *sim.World) *personal.Person {
	at := slices.IndexFunc(w.Fight.People, func(p personal.Person) bool { return p.Name == "Bruno" })
	if at < 0 {
		return nil
	}
	return &w.Fight.People[at]
}

// carry carries over what an earlier battle left, and checks that the later one can be saved.
func carry(t *testing.T, w, was *sim.World) {
	t.Helper()
	if _, err := w.CarryOver(only(was)); err != nil {
		t.Fatal(err)
	}
	s, err := w.Snapshot()
	if err == nil {
		_, err = sim.Restore(w.Library, w.Scenario, s)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestArrivalsOfABattleGainWhatFilesGive has a ship and a person come in the middle of a battle,
// and files give them more afterwards.
func TestArrivalsOfABattleGainWhatFilesGive(t *testing.T) {
	was := load(t, files{late: true, sheet: six("20") + ", devices: [{device: frag-grenade, count: 2}]"})
	w := load(t, files{ship: raised, rank: "2", sheet: six("28") + ", devices: [{device: flashbang, count: 6}, {device: frag-grenade, count: 2}]"})
	orders := []sim.Order{{Seat: crew.Master, Intent: &sim.Pause{}}}
	for n := 0; n < 400 && (bruno(was) == nil || len(was.Ships) < 3); n++ {
		if _, err := was.Step(orders); err != nil {
			t.Fatal(err)
		}
		orders = nil
	}
	bruno(was).Devices[0].Count = 1
	for i := range was.Ships {
		if s := &was.Ships[i]; s.Name == "Wren" {
			s.Hull--
			was.Member(s.Crew[0]).Dice--
		}
	}
	hull := w.Ships[0].HullMax
	carry(t, w, was)
	q, s, pilot := bruno(w), &w.Ships[0], w.Member(w.Ships[0].Crew[0])
	if frag := w.Fight.Book().Device("frag-grenade"); q.HP != 28 || q.MaxHP != 28 || len(q.Devices) != 2 || q.Devices[0].Count != 6 || q.Devices[1] != (rulebook.Supply{Device: frag, Count: 1}) {
		t.Errorf("Bruno has %d of %d hit points and %v", q.HP, q.MaxHP, q.Devices)
	}
	if s.MaxHull() != hull || s.Hull != hull-1 || pilot.Dice != crew.DiceOf(2)-1 {
		t.Errorf("the ship has %d of %d hull points, not of %d, and its pilot %d dice", s.Hull, s.MaxHull(), hull, pilot.Dice)
	}
}

// TestPowersAreCarriedByTheirNames gives somebody a power of somebody else, has them use two and
// forget one, and changes their sheet and the book.
func TestPowersAreCarriedByTheirNames(t *testing.T) {
	const ether = "hp: 20, speed: {walk: 30}, scores: [10, 10, 10, 10], casting: Wit, reserve: 4, powers: "
	powers := func(keys ...string) (s string) {
		for _, k := range keys {
			s += "    " + k + ": {name: P" + k + ", level: 0, casting: action, effect: {range: 30, aim: attack, damage: 1d4, type: fire}}\n"
		}
		return "  powers:\n" + s
	}
	was := load(t, files{book: "ether", chapter: powers("p-one", "p-two"), sheet: ether + "[ember, p-two]"})
	b, p := was.Fight.Book(), bruno(was)
	p.Powers, p.Used = []int16{b.Power("ember"), b.Power("p-two"), b.Power("p-one")}, []int8{0, 2, 1}
	for n := range int8(2) {
		p.Conditions = append(p.Conditions, personal.Affliction{Condition: b.Condition("forgetful"), By: crew.ID(n), Number: 2 + n, Save: -1, Implied: -1})
	}
	for _, c := range []struct {
		chapter, sheet string
		used           map[string]int8
		forgot         []string
	}{
		{powers("p-one", "p-two"), "[ember, p-two]", map[string]int8{"ember": 0, "p-two": 2, "p-one": 1}, []string{"p-two", "p-one"}},
		{powers("p-one", "p-two"), "[hoarfrost, p-two, ember]", map[string]int8{"hoarfrost": 0, "ember": 0, "p-two": 2, "p-one": 1}, []string{"p-two", "p-one"}},
		{powers("p-a", "p-one", "p-two"), "[ember, p-two, p-a]", map[string]int8{"ember": 0, "p-two": 2, "p-one": 1, "p-a": 0}, []string{"p-two", "p-one"}},
		{powers("p-one", "p-two"), "[ember]", map[string]int8{"ember": 0, "p-one": 1}, []string{"p-one"}},
		{powers("p-a", "p-one", "p-two"), "[ember]", map[string]int8{"ember": 0, "p-one": 1}, []string{"p-one"}},
		{powers("p-two"), "[ember, p-two]", map[string]int8{"ember": 0, "p-two": 2}, []string{"p-two"}},
	} {
		w := load(t, files{book: "ether", chapter: c.chapter, sheet: ether + c.sheet})
		carry(t, w, was)
		book, q := w.Fight.Book(), bruno(w)
		used, forgot := map[string]int8{}, []string{}
		for i, n := range w.Fight.Powers(q) {
			key := book.Powers[n].Key
			if used[key] = 0; i < len(q.Used) {
				used[key] = q.Used[i]
			}
		}
		for _, a := range q.Conditions {
			if book.Conditions[a.Condition].Key == "forgetful" {
				forgot = append(forgot, book.Powers[w.Fight.Powers(q)[a.Number-1]].Key)
			}
		}
		if !maps.Equal(used, c.used) || !slices.Equal(forgot, c.forgot) {
			t.Errorf("%s: they have used %v and forgotten %v, not %v and %v", c.sheet, used, forgot, c.used, c.forgot)
		}
	}
}

// TestAmmunitionIsCarriedByTheNamesOfWeaponsAndBombs changes the hardpoints of a ship in the files
// between two battles.
func TestAmmunitionIsCarriedByTheNamesOfWeaponsAndBombs(t *testing.T) {
	bombs := func(list string) string { return "    - {weapon: bomb-deployer, mount: aft, bombs: {" + list + "}}\n" }
	was := load(t, files{sheet: six("20"), mounts: guns + bombs("bomblet: 2, emp-bomb: 2")})
	m := was.Ships[0].Mounts
	m[1].Ammo, m[2].Stock[1], m[2].Ammo = 1, 0, m[2].Ammo-2 // a missile and two bomblets are left
	for _, c := range []struct {
		mounts string
		ammo   []int16
		stock  []int16
	}{
		{guns + bombs("bomblet: 2, emp-bomb: 2"), []int16{0, 1, 2}, []int16{2, 0}},
		{"    - {weapon: laser-cannon, mount: turret}\n" + guns + bombs("emp-bomb: 2, bomblet: 2"), []int16{0, 0, 1, 2}, []int16{0, 2}},
		{bombs("bomblet: 2, emp-bomb: 2, pulse-bomb: 1") + guns, []int16{3, 0, 1}, []int16{2, 0, 1}},
		{bombs("bomblet: 4"), []int16{4}, []int16{4}},
	} {
		w := load(t, files{sheet: six("20"), mounts: c.mounts})
		carry(t, w, was)
		ammo, stock := []int16{}, []int16(nil)
		for _, n := range w.Ships[0].Mounts {
			ammo = append(ammo, n.Ammo)
			stock = append(stock, n.Stock...)
		}
		if !slices.Equal(ammo, c.ammo) || !slices.Equal(stock, c.stock) {
			t.Errorf("%s: ammunition %v and bombs %v, not %v and %v", c.mounts, ammo, stock, c.ammo, c.stock)
		}
	}
}

// TestNumbersAreCarriedWithinTheirLimits has a ship gain Hit Dice in files when a GM has given it as
// many as it may have, and somebody devices.
func TestNumbersAreCarriedWithinTheirLimits(t *testing.T) {
	was := load(t, files{sheet: six("20") + ", devices: [{device: frag-grenade, count: 10}]"})
	w := load(t, files{ship: raised, sheet: six("20") + ", devices: [{device: frag-grenade, count: 80}]"})
	was.Ships[0].HitDice, bruno(was).Devices[0].Count = 100, 60
	carry(t, w, was)
	if dice, devices := w.Ships[0].HitDice, bruno(w).Devices; dice != 100 || len(devices) != 1 || devices[0].Count != rulebook.MostSupplies {
		t.Errorf("they have %d Hit Dice and %v", dice, devices)
	}
}

// TestWhoMissesABattleComesAsTheyWere has a ship and a person in the first of three battles, and
// again in the third.
func TestWhoMissesABattleComesAsTheyWere(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	fresh := func(key string) *sim.World {
		w, err := sim.New(data.Library, data.Scenario(key), 7)
		if err != nil {
			t.Fatal(err)
		}
		return w
	}
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
