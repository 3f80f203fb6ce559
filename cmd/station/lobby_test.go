package main

import (
	"net/netip"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim/say"
	"broadside/sim/space"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
)

func TestDoor(t *testing.T) {
	found := []discovery.Found{
		{Table: discovery.Table{Name: "Thursday evening", Scenario: "The Toll at Lantern Gap", Standing: discovery.Standing{Players: 2, State: netcode.Playing, Round: 4, Minutes: 12}, Seats: 5, Port: 7620, Protocol: netcode.Protocol, Code: "K7M2QX"},
			At: netip.MustParseAddrPort("127.0.0.1:7620")},
		{Table: discovery.Table{Name: "An old table", Scenario: "Bread", Standing: discovery.Standing{State: netcode.Over, Round: 9, Minutes: 41, Won: "The Crew of the Lantern"}, Seats: 5, Port: 7621, Protocol: netcode.Protocol + 1, Code: "AAAAAA"},
			At: netip.MustParseAddrPort("127.0.0.1:7621")},
	}
	door := lobby.Door{Name: "Mara"}
	pose(t, "door", func(u *kit.UI) { door.Show(u, lobby.Around{Found: found, Looked: true}) })
	empty := lobby.Door{}
	pose(t, "door-empty", func(u *kit.UI) {
		empty.Show(u, lobby.Around{Looked: true, Error: kit.Sentence(say.Of("%s (it shows %s)", netcode.ErrWrongKey, say.Name(netcode.Fingerprint{1}.String())))})
	})
	asks := lobby.Around{Looked: true, Found: found, Place: "thursday-evening.example:7620", Key: &netcode.Fingerprint{1, 2, 3, 4, 5, 200, 201, 202, 203, 30: 99}}
	pose(t, "door-new", func(u *kit.UI) { door.Show(u, asks) })
	strange := asks
	strange.Strange = true
	pose(t, "door-strange", func(u *kit.UI) { door.Show(u, strange) })
	var trust, back int
	headless(t, func(u *kit.UI) {
		w := door.Show(u, asks)
		if w.Trust {
			trust++
		}
		if w.Back {
			back++
		}
		if w.Join != "" {
			t.Errorf("a table is joined about which is asked: %+v", w)
		}
	}, "Enter", "Ctrl+T", "Ctrl+B")
	if trust != 1 || back != 1 {
		t.Errorf("it was trusted %d times, and left %d times", trust, back)
	}
	var wish lobby.Wish
	headless(t, func(u *kit.UI) {
		if w := door.Show(u, lobby.Around{Found: found, Looked: true}); w.Join != "" {
			wish = w
		}
	}, "F1")
	if wish.Join != "127.0.0.1:7620" {
		t.Errorf("F1 joins %q, not the first table", wish.Join)
	}
}

// headless shows a screen without drawing it, and presses keys.
func headless(t *testing.T, show func(*kit.UI), keys ...kit.Key) {
	t.Helper()
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(keys) + 2 {
		in := kit.Input{Mouse: kit.Point{X: -1, Y: -1}}
		if i > 0 && i <= len(keys) {
			in.Keys = []kit.Key{keys[i-1]}
		}
		now := float64(i) / 30
		if i > 0 {
			now += 2 // past the time in which input is ignored
		}
		u.Begin(nil, 1280, 720, in, now)
		show(u)
		u.End()
	}
}

// fullHall returns a table with Mara in the second seat.
func fullHall() lobby.Present {
	l := &netcode.Lobby{Scenario: "The Toll at Lantern Gap", State: netcode.Gathering}
	for i, name := range []string{"Second Helping", "Kind Word"} {
		id := space.ID(i + 1)
		l.Ships = append(l.Ships, netcode.Ship{ID: id, Name: name, Class: "Gallant corvette"})
		for r := crew.Pilot; r <= crew.Coordinator; r++ {
			l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Ship: id, Role: r, Number: 1}, Holder: netcode.Bot, Who: "Captain Reeve Castellan"})
		}
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Ship: id, Role: crew.Screen, Number: 1}})
	}
	l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Master})
	l.Seats[1] = netcode.Seat{Seat: l.Seats[1].Seat, Holder: netcode.Taken, Who: "Mara", Client: 1, Ready: true}
	l.Seats[2] = netcode.Seat{Seat: l.Seats[2].Seat, Holder: netcode.Taken, Who: "Somebody with a long name", Client: 2}
	l.Seats[3] = netcode.Seat{Seat: l.Seats[3].Seat, Holder: netcode.Held, Who: "Wenceslas the Mechanic", Client: 3}
	l.Ships[1].Side = 1
	for i := range l.Seats {
		if s := &l.Seats[i]; s.Seat.Ship == l.Ships[1].ID {
			s.Side = 1
		}
	}
	l.Players = []netcode.Player{{Client: 1, Name: "Mara", Here: true}, {Client: 2, Name: "Somebody with a long name"}}
	b := &netcode.Brief{Sides: []string{"The Second Helping", "The Lantern Gap toll-takers"}, Text: "The Gap is the short way to Marrow Station, and the fever there will not wait for the long one. Your hold is full of serum. " +
		"The people who have hung their lanterns in the Gap ask a toll: half of the cargo, and they will choose which half. You have told them no."}
	return lobby.Present{Table: "Thursday evening", Lobby: l, Brief: b, Mine: &l.Seats[1], Talk: []*netcode.Chat{{From: "Mara", Text: "Who takes the guns?"}}, Back: "Your table stays open."}
}

func TestHall(t *testing.T) {
	p := fullHall()
	var hall lobby.Hall
	pose(t, "hall", func(u *kit.UI) { hall.Show(u, p) }, "Right", "Right", "Right")
	p.Lobby.Notice = "The journal cannot be written: no space left on device. The game goes on, but its last 12 s would be lost if the server ended. Make room at /home/mara/.local/state/broadside/journals."
	hall = lobby.Hall{}
	pose(t, "hall-notice", func(u *kit.UI) { hall.Show(u, p) })

	told := func(must ...string) {
		t.Helper()
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		var h lobby.Hall
		for range 2 {
			u.Begin(nil, 1280, 720, kit.Input{}, 1)
			h.Show(u, p)
			u.End()
		}
		for _, m := range must {
			if !slices.Contains(u.Texts(), m) {
				t.Errorf("the lobby does not say %q: %q", m, u.Texts())
			}
		}
	}
	p.Lobby.State, p.Turn = netcode.Playing, true
	told("It is your turn.")
	p.Lobby.State, p.Turn = netcode.Gathering, false

	entered := false
	var seated lobby.Hall
	headless(t, func(u *kit.UI) { entered = seated.Show(u, p).Enter != nil || entered }, "Enter")
	if !entered {
		t.Error("Enter does not lead whoever has a seat to the bridge")
	}

	var choice lobby.Choice
	var fresh lobby.Hall
	p.Mine = nil
	headless(t, func(u *kit.UI) {
		if c := fresh.Show(u, p); c.Sit != nil {
			choice = c
		}
	}, "Right", "Left", "Enter")
	if choice.Sit == nil || choice.Sit.Role != crew.Pilot || choice.Sit.Ship != 1 {
		t.Errorf("Enter at the first seat that nobody has asks for %v", choice.Sit)
	}
}

// TestStandingUpInABattleAsks gives up a seat before the battle and in it.
func TestStandingUpInABattleAsks(t *testing.T) {
	for state, row := range map[netcode.State]struct {
		keys []kit.Key
		want []int // the keys for standing up
	}{
		netcode.Gathering: {[]kit.Key{"Backspace", "Y"}, []int{0}},
		netcode.Playing:   {[]kit.Key{"Backspace", "Backspace", "", "", "", "", "Y"}, []int{6}},
		netcode.Paused:    {[]kit.Key{"Backspace", "", "", "", "", "Right", "Y"}, nil}, // nothing more is asked elsewhere
	} {
		p := fullHall()
		p.Lobby.State = state
		var h lobby.Hall
		inputs := []kit.Input{{}}
		for _, k := range row.keys {
			inputs = append(inputs, press(k))
		}
		var stood []int
		for i, c := range handled(t, &h, &p, inputs...) {
			if c.Stand {
				stood = append(stood, i-1)
			}
		}
		if !slices.Equal(stood, row.want) {
			t.Errorf("in state %d %v stands up at %v", state, row.keys, stood)
		}
	}
}

// TestNobodyIsReadyForABattleThatIsOn makes a player ready before the battle and in it, and a GM,
// who chooses how the next one begins.
func TestNobodyIsReadyForABattleThatIsOn(t *testing.T) {
	for _, row := range []struct {
		state netcode.State
		gm    bool
		hears bool
		says  string
	}{
		{netcode.Gathering, false, true, ""}, {netcode.Playing, false, false, "The battle has begun."}, {netcode.Paused, false, false, "The battle has begun."},
		{netcode.Playing, true, true, "For the next battle"}, {netcode.Over, false, false, "The battle is over."}, {netcode.Over, true, true, "For the next battle"},
	} {
		p := fullHall()
		if p.Lobby.State = row.state; row.gm {
			p.Mine = &netcode.Seat{Seat: crew.Master, Holder: netcode.Taken, Who: "Mara", Client: 1}
		}
		var hall lobby.Hall
		ready, told := false, false
		headless(t, func(u *kit.UI) {
			u.Watch = true
			ready = hall.Show(u, p).Ready || ready
			told = told || strings.Contains(strings.Join(u.Texts(), " "), row.says)
		}, "R")
		if ready != row.hears || !told {
			t.Errorf("in state %d, as a GM %v: it is said %v, and told %v", row.state, row.gm, ready, told)
		}
	}
}

// The main screen offers nothing after the end, and the hall promises nothing there.
func TestNoChoiceIsPromisedAtTheMainScreen(t *testing.T) {
	for _, role := range []crew.Role{crew.Gunner, crew.Screen} {
		p := fullHall()
		p.Lobby.State = netcode.Over
		p.Mine = &netcode.Seat{Seat: crew.Seat{Ship: 1, Role: role, Number: 1}, Holder: netcode.Taken, Who: "Mara", Client: 1}
		p.Lobby.Seats[1] = *p.Mine
		var hall lobby.Hall
		says := ""
		headless(t, func(u *kit.UI) {
			u.Watch = true
			hall.Show(u, p)
			says = strings.Join(u.Texts(), " ")
		})
		if promised := strings.Contains(says, "What comes next"); promised != (role == crew.Gunner) {
			t.Errorf("at the seat of the %s a choice is promised: %v", role, promised)
		}
	}
}

// No bot takes a seat that somebody gives up in a recording.
func TestNoBotTakesASeatInARecording(t *testing.T) {
	for _, reel := range []bool{false, true} {
		p := fullHall()
		p.Reel = reel
		var hall lobby.Hall
		says := ""
		headless(t, func(u *kit.UI) {
			u.Watch = true
			hall.Show(u, p)
			says += strings.Join(u.Texts(), " ")
		}, "")
		if told := strings.Contains(says, "bot may take"); told == reel {
			t.Errorf("in a recording: %v; that a bot takes the seat is told: %v", reel, told)
		}
	}
}

// TestALonelyMainScreenIsTold has a main screen while nobody has a station.
func TestALonelyMainScreenIsTold(t *testing.T) {
	p := fullHall()
	for i := range p.Lobby.Seats {
		if s := &p.Lobby.Seats[i]; s.Holder == netcode.Taken || s.Holder == netcode.Held {
			s.Holder, s.Client, s.Ready = netcode.Bot, 0, false
		}
	}
	p.Lobby.Seats = append(p.Lobby.Seats, netcode.Seat{Seat: crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}, Holder: netcode.Taken, Who: "Mara", Client: 1})
	p.Mine = p.Lobby.SeatOf(1)
	ready := false
	var hall lobby.Hall
	headless(t, func(u *kit.UI) { ready = hall.Show(u, p).Ready || ready }, "R")
	if ready {
		t.Error("a main screen says that it is ready, and waits for ever")
	}
	v := seatIn(t, "duel", crew.Rounds, at(1, crew.Screen), 0)
	v.Table.Lobby, v.Table.Client = p.Lobby, 1
	const told = "nobody waits for a main screen"
	says := func() bool {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		b := bridge.New(screens())
		u.Watch = true
		u.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 3)
		b.Show(u, v)
		u.End()
		return slices.ContainsFunc(u.Texts(), func(s string) bool { return strings.Contains(s, told) })
	}
	if !says() {
		t.Error("a main screen alone is not told what to do")
	}
	p.Lobby.Seats[0].Holder, p.Lobby.Seats[0].Client = netcode.Taken, 2
	if says() {
		t.Error("a main screen beside a player is told to sit down")
	}
}

// On foot there is no ship, and each seat is listed once.
func TestHallOnFoot(t *testing.T) {
	p := fullHall()
	l := &netcode.Lobby{Scenario: "On foot", Ships: []netcode.Ship{{Name: "The Watch", Class: "Taproom"}}}
	for n := range uint8(2) {
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Role: crew.Boots, Number: n + 1}, Holder: netcode.Bot})
	}
	l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Master})
	p.Lobby, p.Mine = l, nil
	var hall lobby.Hall
	var sat *crew.Seat
	headless(t, func(u *kit.UI) {
		if c := hall.Show(u, p); c.Sit != nil {
			sat = c.Sit
		}
	}, "Right", "Right", "Right", "Enter")
	if sat == nil || *sat != crew.Master {
		t.Errorf("the last of three seats is %v", sat)
	}
}

// People of two sides aboard one ship are in two groups, each with the name of its side.
func TestHallListsTheSidesAboardAShipApart(t *testing.T) {
	p := fullHall()
	l := &netcode.Lobby{Scenario: "Boarded", Ships: []netcode.Ship{{ID: 3, Name: "Tally", Class: "Freighter"}, {ID: 3, Name: "Tally", Class: "Freighter", Side: 1}}}
	for n := range uint8(4) {
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Ship: 3, Role: crew.Boots, Number: n + 1}, Holder: netcode.Bot, Side: n % 2})
	}
	p.Lobby, p.Mine = l, nil
	var hall lobby.Hall
	var sat *crew.Seat
	headless(t, func(u *kit.UI) {
		if c := hall.Show(u, p); c.Sit != nil {
			sat = c.Sit
		}
	}, "Right", "Right", "Enter") // past both of the first side
	if want := (crew.Seat{Ship: 3, Role: crew.Boots, Number: 2}); sat == nil || *sat != want {
		t.Errorf("the third seat is %v, not %v", sat, want)
	}
}

// handled shows a hall once for each input, a fifth of a second apart, and returns what was asked
// for at each; a seat that is asked for is given.
func handled(t *testing.T, h *lobby.Hall, p *lobby.Present, inputs ...kit.Input) (all []lobby.Choice) {
	t.Helper()
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	for i, in := range inputs {
		if !in.Pressed {
			in.Mouse = kit.Point{X: -1, Y: -1}
		}
		u.Begin(nil, 1280, 720, in, 10+float64(i)/5)
		c := h.Show(u, *p)
		u.End()
		if c.Sit != nil {
			for k := range p.Lobby.Seats {
				if s := &p.Lobby.Seats[k]; s.Seat == *c.Sit {
					s.Holder, s.Client, p.Mine = netcode.Taken, 1, s
				}
			}
		}
		all = append(all, c)
	}
	return all
}

func press(k kit.Key) kit.Input { return kit.Input{Keys: []kit.Key{k}} }

// The GM's chair asks for its password where it is chosen, and again after a wrong one.
func TestTheChairAsksForItsPassword(t *testing.T) {
	p := fullHall()
	p.Mine = nil
	for i := range p.Lobby.Seats {
		if s := &p.Lobby.Seats[i]; s.Seat == crew.Master {
			s.Holder = netcode.Locked
		}
	}
	typed := func(words string) kit.Input { return kit.Input{Typed: []rune(words)} }
	var hall lobby.Hall
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	for i, in := range []kit.Input{
		{}, press("Down"), press("Down"), press("Down"), press("Down"), press("Enter"), {}, typed("lanterm"), press("Enter"), {}, {}, {}, {}, typed("lantern"), press("Enter"),
	} {
		in.Mouse = kit.Point{X: -1, Y: -1}
		u.Begin(nil, 1280, 720, in, 10+float64(i)/5)
		if c := hall.Show(u, p); c.Sit != nil {
			if *c.Sit != crew.Master {
				t.Fatalf("step %d takes %v", i, *c.Sit)
			}
			asked = append(asked, c.Password)
		}
		u.End()
	}
	if want := []string{"lanterm", "lantern"}; !slices.Equal(asked, want) {
		t.Errorf("the chair is asked for with %q, not %q", asked, want)
	}
}

func TestASecondClickDoesNotBegin(t *testing.T) {
	click := kit.Input{Mouse: kit.Point{X: 120, Y: 672}, Pressed: true}
	p := fullHall()
	p.Mine = nil
	var h lobby.Hall
	all := handled(t, &h, &p, kit.Input{}, click, click, click, kit.Input{}, kit.Input{}, click)
	if all[1].Sit == nil || all[2].Enter != nil || all[3].Enter != nil || all[6].Enter == nil {
		t.Errorf("a click sits down: %v; the next begin: %v %v; a late one begins: %v", all[1].Sit, all[2].Enter, all[3].Enter, all[6].Enter)
	}
}

func TestASeatIsChosenByAClickAndTakenByAnOrder(t *testing.T) {
	click := kit.Input{Mouse: kit.Point{X: 360, Y: 470}, Pressed: true}
	p := fullHall()
	p.Mine = nil
	var h lobby.Hall
	all := handled(t, &h, &p, kit.Input{}, click, press("Enter"))
	if all[1].Sit != nil || all[2].Sit == nil || all[2].Sit.Role == crew.Pilot {
		t.Errorf("a click asks for %v, and Enter for %v", all[1].Sit, all[2].Sit)
	}
}

func TestASeatIsNotGivenUpByEnter(t *testing.T) {
	p := fullHall()
	var h lobby.Hall
	wait := kit.Input{}
	all := handled(t, &h, &p, wait, press("Left"), press("Enter"), press("Enter"), wait, wait, press("Enter"), press("Y"))
	for i, c := range all[:7] {
		if c.Sit != nil {
			t.Fatalf("Enter gives the seat up, in step %d", i)
		}
	}
	if all[7].Sit == nil || all[7].Sit.Role != crew.Pilot {
		t.Errorf("once it is confirmed, %v is asked for", all[7].Sit)
	}
	p = fullHall()
	h = lobby.Hall{}
	handled(t, &h, &p, wait, press("Left"))
	h.Back()
	if c := handled(t, &h, &p, press("Enter")); c[0].Enter == nil {
		t.Error("back from the bridge, Enter is not for the player's own seat")
	}
}

// After taking the GM's chair, that chair is selected, and not the open one beside it.
func TestKeysAreAtTheChairThatWasTaken(t *testing.T) {
	p := fullHall()
	p.Mine = nil
	l := p.Lobby
	l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Master}, netcode.Seat{Seat: crew.Master, Holder: netcode.Taken, Who: "Mara", Client: 9})
	hall := &lobby.Hall{}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	now := 0.0
	show := func(k kit.Key) lobby.Choice {
		now++
		u.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: []kit.Key{k}}, now)
		defer u.End()
		return hall.Show(u, p)
	}
	for range 8 {
		show("Down")
	}
	show("Left")
	p.Mine = &l.Seats[len(l.Seats)-1]
	show("")
	if c := show("Enter"); c.Enter == nil || *c.Enter != crew.Master {
		t.Errorf("Enter asks for %+v", c)
	}
}
