package sim_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"testing"
	"testing/fstest"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/sim"
)

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

// TestAHullThatGrowsGainsItsPoints raises a ship in the files between two battles, or takes the
// tier away: its hull gains or loses as many points as the maximum, between 1 and that maximum; a
// ship at 0 stays there.
func TestAHullThatGrowsGainsItsPoints(t *testing.T) {
	low, high := load(t, files{sheet: six("20")}).Ships[0].HullMax, load(t, files{sheet: six("20"), ship: raised}).Ships[0].HullMax
	grown := high - low
	if grown < 2 || low < 20 {
		t.Fatalf("a tier raises the hull from %d to %d", low, high)
	}
	for _, c := range []struct {
		name      string
		was, now  string // of the ship
		hull      int32
		system    int8
		want, max int32
	}{
		{"wounded", "", raised, 4, 0, 4 + grown, high},
		{"whole", "", raised, low, 0, high, high},
		{"at 0", "", raised, 0, 0, 0, high},
		{"halved by system damage", "", raised, low / 2, 4, high / 2, high / 2},
		{"smaller", raised, "", 20, 0, 20 - grown, low},
		{"smaller than its wounds", raised, "", grown, 0, 1, low},
	} {
		was, w := load(t, files{sheet: six("20"), ship: c.was}), load(t, files{sheet: six("20"), ship: c.now})
		s := &was.Ships[0]
		if s.Hull, s.System = c.hull, c.system; c.hull == 0 {
			s.State = ships.Stable
		}
		carry(t, w, was)
		if n := &w.Ships[0]; n.Hull != c.want || n.MaxHull() != c.max || n.State != s.State {
			t.Errorf("%s: %d of %d hull points, %s, not %d of %d, %s", c.name, n.Hull, n.MaxHull(), n.State, c.want, c.max, s.State)
		}
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

// TestLayersAreCarriedWithTheirArmour wears out the armour of somebody who gets another one, or
// whose sheet gets more points, in the files.
func TestLayersAreCarriedWithTheirArmour(t *testing.T) {
	for _, c := range []struct {
		layer, book, had, has string
		want                  int32 // points, after 2 were lost
	}{
		{"plating", "forge", "armour: [laminate]", "armour: [laminate]", 3},
		{"plating", "forge", "armour: [laminate]", "armour: [heavy-battle-armour]", 15},
		{"barrier", "me5e", "layers: [{key: barrier, points: 6}]", "layers: [{key: barrier, points: 10}]", 8},
		{"barrier", "me5e", "layers: [{key: barrier, points: 6}]", "layers: [{key: barrier, points: 3}]", 1},
	} {
		was, w := load(t, files{book: c.book, sheet: six("20") + ", " + c.had}), load(t, files{book: c.book, sheet: six("20") + ", " + c.has})
		n := slices.IndexFunc(was.Fight.Book().Layers, func(l rulebook.Layer) bool { return l.Key == c.layer })
		bruno(was).Pools[n].Points -= 2
		carry(t, w, was)
		if got := bruno(w).Pools[n].Points; got != c.want {
			t.Errorf("%s: they have %d points of %s, not %d", c.has, got, c.layer, c.want)
		}
	}
}

// TestLayersWithADurationEnd raises a layer of somebody for ten turns in one battle, and uses it up
// in another: what it lends is there with it.
func TestLayersWithADurationEnd(t *testing.T) {
	for _, c := range []struct {
		layer       string
		points, has int32
		left        int8
		plated      bool
	}{
		{"points: 10, down: true", 10, 0, 5, false},
		{"points: 10", 2, 0, 30, false},
		{"points: 10", 0, 0, 0, false},
		{"points: 10", 4, 4, 0, true},
	} {
		f := files{sheet: six("20") + ", layers: [{key: tech-armour, lends: plated, " + c.layer + "}]"}
		was, w := load(t, f), load(t, f)
		book := was.Fight.Book()
		n := slices.IndexFunc(book.Layers, func(l rulebook.Layer) bool { return l.Key == "tech-armour" })
		bruno(was).Pools[n].Points, bruno(was).Pools[n].Left = c.points, c.left
		carry(t, w, was)
		q := bruno(w)
		if plated := w.Fight.Suffers(q, book.Condition("plated")); q.Pools[n].Points != c.has || q.Pools[n].Left != 0 || plated != c.plated {
			t.Errorf("%s: %+v, plated %v", c.layer, q.Pools[n], plated)
		}
	}
}

// TestDevicesAreCarriedByTheirKinds has somebody use up and get devices, and changes their sheet.
func TestDevicesAreCarriedByTheirKinds(t *testing.T) {
	const frag, flash = "device: frag-grenade", "device: flashbang"
	for _, c := range []struct {
		had, has   string
		left, want []int8 // of each supply; those beyond the sheet were handed over
	}{
		{"{" + frag + ", count: 2}, {" + frag + ", count: 3}", "{" + frag + ", count: 2}, {" + frag + ", count: 3}", []int8{0, 1}, []int8{0, 1}},
		{"{" + frag + ", count: 2}", "{" + frag + ", count: 2, mark: 1}", []int8{0}, []int8{0}},
		{"{" + frag + ", count: 2}", "{" + flash + ", count: 6}, {" + frag + ", count: 3}", []int8{1}, []int8{6, 2}},
		{"{" + frag + ", count: 2}", "{" + flash + ", count: 6}", []int8{1}, []int8{6}},
		{"{" + frag + ", count: 2}", "{" + flash + ", count: 6}", []int8{5}, []int8{6, 3}},
		{"{" + frag + ", count: 2}", "{" + flash + ", count: 6}", []int8{1, 4}, []int8{6, 4}},
	} {
		was, w := load(t, files{sheet: six("20") + ", devices: [" + c.had + "]"}), load(t, files{sheet: six("20") + ", devices: [" + c.has + "]"})
		p := bruno(was)
		for i, n := range c.left {
			if i == len(p.Devices) {
				p.Devices = append(p.Devices, p.Devices[0])
			}
			p.Devices[i].Count = n
		}
		carry(t, w, was)
		got := []int8{}
		for _, d := range bruno(w).Devices {
			got = append(got, d.Count)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: they have %v, not %v", c.has, got, c.want)
		}
	}
}

// TestNobodyCarriesMoreKindsOfDevicesThanFit has somebody get as many devices as there is room for,
// and a sheet with others.
func TestNobodyCarriesMoreKindsOfDevicesThanFit(t *testing.T) {
	was := load(t, files{sheet: six("20") + ", devices: [{device: frag-grenade, count: 1}]"})
	list := ""
	for mark := '1'; mark <= '9'; mark++ {
		list += ", {device: frag-grenade, count: 1, mark: " + string(mark) + "}"
	}
	w := load(t, files{sheet: six("20") + ", devices: [" + list[2:] + "]"})
	p := bruno(was)
	for n := int16(0); len(p.Devices) < personal.MaxKinds; n++ {
		if n != p.Devices[0].Device {
			p.Devices = append(p.Devices, rulebook.Supply{Device: n, Count: 1})
		}
	}
	carry(t, w, was)
	if n := len(bruno(w).Devices); n != personal.MaxKinds {
		t.Errorf("they have %d kinds", n)
	}
}

// TestWeaponsHaveWhatTheirSheetSays has somebody find a weapon that files then write on their sheet,
// and shoot with one that files let shoot less often.
func TestWeaponsHaveWhatTheirSheetSays(t *testing.T) {
	aaa := func(shots string) string {
		return "  weapons:\n    aaa: {name: Aaa, kind: pistol, damage: 1d4, type: piercing, range: {near: 20, far: 60}, shots: " + shots + "}\n"
	}
	was := load(t, files{chapter: aaa("5"), sheet: six("20") + ", weapons: [{weapon: aaa}]"})
	p := bruno(was)
	p.Arms[0].Heat = 4
	p.Arms = append(p.Arms, personal.ArmState{Weapon: was.Fight.Book().Weapon("warden-rifle"), Heat: 1, Plus: 1})
	w := load(t, files{chapter: aaa("3"), sheet: six("20") + ", weapons: [{weapon: warden-rifle, bonus: 9, plus: 5}, {weapon: aaa}]"})
	carry(t, w, was)
	q := bruno(w)
	if len(q.Arms) != 2 || q.Arms[0].Bonus != 9 || q.Arms[0].Plus != 5 || q.Arms[0].Heat != 1 || q.Arms[1].Heat != 2 {
		t.Errorf("they have %+v", q.Arms)
	}
}

// TestWhatFilesHaveDroppedIsGone has somebody own a weapon and find another, be given things and
// have a condition, and files drop all but the weapon that they have found.
func TestWhatFilesHaveDroppedIsGone(t *testing.T) {
	const ours = "  conditions:\n    queasy: {name: queasy, says: nothing}\n" +
		"  devices:\n    gum: {name: gum, says: tasty, action: consume, effect: {heal: 1d4}}\n" +
		"  weapons:\n    aaa: {name: Aaa, kind: pistol, damage: 1d4, type: piercing, range: {near: 20, far: 60}, shots: 5}\n"
	was, w := load(t, files{chapter: ours, sheet: six("20") + ", weapons: [{weapon: aaa}]"}), load(t, files{sheet: six("20")})
	b, p := was.Fight.Book(), bruno(was)
	p.Arms = append(p.Arms, personal.ArmState{Weapon: b.Weapon("warden-rifle"), Heat: 1})
	p.Devices = append(p.Devices, rulebook.Supply{Device: b.Device("gum"), Count: 2})
	p.Conditions = append(p.Conditions, personal.Affliction{Condition: b.Condition("queasy"), Ends: rulebook.EndsRest, Save: -1, Implied: -1})
	carry(t, w, was)
	q := bruno(w)
	if len(q.Arms) != 1 || q.Arms[0].Weapon != w.Fight.Book().Weapon("warden-rifle") || q.Arms[0].Heat != 1 {
		t.Errorf("they have %+v", q.Arms)
	}
	if len(q.Devices)+len(q.Conditions) > 0 {
		t.Errorf("they have %+v, %+v", q.Devices, q.Conditions)
	}
}

// TestNobodyCarriesMorePowersThanFit has somebody take as many powers as there is room for, and
// learn another.
func TestNobodyCarriesMorePowersThanFit(t *testing.T) {
	chapter := "  powers:\n"
	for n := range personal.MaxPowers {
		chapter += fmt.Sprintf("    p-%d: {name: P%d, level: 0, casting: action, effect: {range: 30, aim: attack, damage: 1d4, type: fire}}\n", n, n)
	}
	sheet := func(power string) string {
		return "hp: 20, speed: {walk: 30}, scores: [10, 10, 10, 10], casting: Wit, reserve: 4, powers: [" + power + "]"
	}
	was, w := load(t, files{book: "ether", chapter: chapter, sheet: sheet("p-0")}), load(t, files{book: "ether", chapter: chapter, sheet: sheet("ember")})
	p := bruno(was)
	for n := range personal.MaxPowers {
		p.Powers = append(p.Powers, was.Fight.Book().Power(fmt.Sprintf("p-%d", n)))
	}
	carry(t, w, was)
	if n := len(w.Fight.Powers(bruno(w))); n != personal.MaxPowers {
		t.Errorf("they have %d powers", n)
	}
}
