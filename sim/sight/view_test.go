package sight_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// A GM is shown where the person whose turn it is could walk, and a player where they
// could.
func TestStepsAreThoseOfWhoWouldWalk(t *testing.T) {
	w := boarders(t, crew.Rounds)
	var walks, waits *personal.Person
	for n := 0; walks == nil; n++ {
		if n == 400 {
			t.Fatal("nobody on foot has had a turn")
		}
		orders := []sim.Order{{Seat: crew.Master, Intent: &sim.EndTurn{}}}
		if n == 0 {
			orders = nil
		}
		if _, err := w.Step(orders); err != nil {
			t.Fatal(err)
		}
		for i := range w.Fight.People {
			if p := &w.Fight.People[i]; p.State == personal.Able && w.OpenTurn(p.ID) && len(sight.View(w, w.Member(p.ID).Seat).Steps) > 0 {
				walks = p
			}
		}
	}
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.State == personal.Able && p.At != walks.At && !w.OpenTurn(p.ID) {
			waits = p
		}
	}
	theirs := func(p *personal.Person) []picture.StepRow { return sight.View(w, w.Member(p.ID).Seat).Steps }
	if gm := sight.View(w, crew.Master).Steps; len(gm) == 0 || !reflect.DeepEqual(gm, theirs(walks)) {
		t.Errorf("the GM is shown %d steps, and who has the turn %d", len(gm), len(theirs(walks)))
	}
	if reflect.DeepEqual(theirs(waits), theirs(walks)) {
		t.Error("who waits is shown the steps of another")
	}
}

// A request for a reaction is a secret of its side and the GM's.
func TestWhatIsAskedIsShownToItsSide(t *testing.T) {
	w := boarders(t, crew.Rounds)
	var of *personal.Person
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Side == 0 && p.State == personal.Able {
			of = p
		}
	}
	w.Windows.Add(crew.Window{Member: of.ID, Response: crew.RaisedShield})
	own, foe := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	for seat, told := range map[crew.Seat]bool{own: true, crew.Master: true, foe: false} {
		if h := sight.View(w, seat).Head; (h.Awaited == w.Member(of.ID).Seat) != told || (h.Left > 0) != told {
			t.Errorf("%v is shown that %v is asked, with %d ticks left", seat, h.Awaited, h.Left)
		}
	}
}

// A device of a higher mark says so, and one of the first does not.
func TestDevicesTellTheirMark(t *testing.T) {
	w := boarders(t, crew.Rounds)
	i := slices.IndexFunc(w.Fight.People, func(p personal.Person) bool { return p.Side == 0 && len(p.Devices) > 0 })
	if i < 0 {
		t.Fatal("nobody has a device")
	}
	p := &w.Fight.People[i]
	for mark := range int8(4) {
		p.Devices[0].Mark = mark
		for _, g := range sight.View(w, w.Member(p.ID).Seat).Gear {
			if g.Person != p.ID || g.Kind != picture.DeviceGear || g.Number != 1 {
				continue
			}
			says := slices.ContainsFunc(strings.Split(string(g.Says), "\n"), func(s string) bool { return strings.Contains(s, "mark ") })
			if says != (mark > 1) {
				t.Errorf("one of mark %d says %q", mark, g.Says)
			}
		}
	}
}

// A player who improvises is told how many seconds are left, counting the last one until
// its end.
func TestSecondsOfWhatIsImprovised(t *testing.T) {
	w := boarders(t, crew.Live)
	w.Held = []sim.HeldOrder{{Number: 1, Order: sim.Order{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Intent: &deployment.Improvise{Text: "a trick"}}}}
	for left, want := range map[int16]int16{1: 1, 20: 1, 21: 2, 40: 2, 200: 10} {
		w.Held[0].Left = left
		if h := sight.View(w, crew.Master).Held; len(h) != 1 || int16(h[0].Left) != want {
			t.Errorf("with %d ticks left, the GM is shown %+v", left, h)
		}
	}
}

// A picture has the description of the battle, and its notes only for the GM.
func TestTextsOfABattle(t *testing.T) {
	w := boarders(t, crew.Rounds)
	w.Scenario.Notes = "It is a trap."
	for _, seat := range []crew.Seat{crew.Master, {Ship: 1, Role: crew.Pilot, Number: 1}} {
		kinds := map[picture.TextKind]string{}
		for _, x := range sight.View(w, seat).Texts {
			kinds[x.Kind] = x.Text
		}
		if kinds[picture.SideText] != w.Scenario.Sides[0].Name || (kinds[picture.NotesText] != "") != (seat == crew.Master) {
			t.Errorf("%v is shown the texts %q", seat, kinds)
		}
	}
}

// A ship is shown made fast only to ships that the viewer knows of, and in a bay to
// nobody.
func TestShipsThatAreMadeFastAreShownSo(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("duel"), 1)
	if err != nil {
		t.Fatal(err)
	}
	one, two := &w.Ships[0], &w.Ships[1]
	docked := func() (to, from uint16) {
		p := sight.View(w, crew.Master)
		return uint16(p.Contact(one.ID).Docked), uint16(p.Contact(two.ID).Docked)
	}
	if a, b := docked(); a != 0 || b != 0 {
		t.Errorf("ships that are apart are made fast to %d and %d", a, b)
	}
	one.Docked, two.Docked = two.ID, one.ID
	if a, b := docked(); a != uint16(two.ID) || b != uint16(one.ID) {
		t.Errorf("ships that are made fast are so to %d and %d", a, b)
	}
	two.State = ships.Stowed
	if _, b := docked(); b != 0 {
		t.Errorf("a ship in a bay is made fast to %d", b)
	}
}

// A power that can be used once shows whether it has been used, and not that 1 of 1 is
// left: its own text says when it comes back.
func TestSingleUsesAreNotCounted(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("writ"), 1)
	if err != nil {
		t.Fatal(err)
	}
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		for n, number := range w.Fight.Powers(p) {
			if w.Fight.Book().Powers[number].Key != "last-reserve" || w.Member(p.ID) == nil {
				continue
			}
			for used, want := range []string{"Unused", "Used"} {
				p.Used = make([]int8, n+1)
				p.Used[n] = int8(used)
				for _, g := range sight.View(w, w.Member(p.ID).Seat).Gear {
					if says := g.Says.String(); g.Person == p.ID && g.Kind == picture.PowerGear && int(g.Number) == n+1 && !strings.HasPrefix(says, want+". ") {
						t.Errorf("used %d times it says %q", used, says)
					}
				}
			}
			return
		}
	}
	t.Fatal("nobody has a power that is used once")
}
