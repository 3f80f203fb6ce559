package main

import (
	"testing"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// ordered returns a seat's orders when keys are pressed at its bridge.
func ordered(t *testing.T, b *rehearsal.Battle, seat crew.Seat, keys ...kit.Key) (all []sim.Intent) {
	t.Helper()
	v := viewOf(b, seat)
	at := bridge.New(screens())
	headless(t, func(u *kit.UI) { all = append(all, at.Show(u, v)...) }, keys...)
	return all
}

func fought(t *testing.T, scenario string, tempo crew.Tempo, seat crew.Seat, turns int) *rehearsal.Battle {
	t.Helper()
	b, err := rehearsal.Start(scenario, tempo, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(seat, turns); err != nil {
		t.Fatal(err)
	}
	return b
}

func TestPilotGivesThePlottedCourse(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	all := ordered(t, b, seat, "Right", "Up", "Up", "Left", "Up", "Up", "Down", "Backspace", "Enter")
	if len(all) != 1 {
		t.Fatalf("ordered %v, not one course", all)
	}
	fly, ok := all[0].(*deployment.Fly)
	want := []ships.Leg{{Turn: 15 * space.Degree, Ahead: 100 * space.Foot}}
	if !ok || len(fly.Legs) != 1 || fly.Legs[0] != want[0] {
		t.Fatalf("ordered %#v, not %v", all[0], want)
	}
	left := b.Ship(seat.Ship).Feet()
	if err := b.Give(seat, fly); err != nil {
		t.Fatalf("the server refuses what the station allows: %v", err)
	}
	if err := b.Wait(60); err != nil {
		t.Fatal(err)
	}
	cost := ships.TurnCost(15*space.Degree, b.Ship(seat.Ship).TurningSpeed()) + 100*space.Foot
	if got := left - b.Ship(seat.Ship).Feet(); got != cost {
		t.Errorf("the course took %v, and the station said %v", got, cost)
	}
}

func TestPilotCannotGiveMoreThanIsLeft(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	if all := ordered(t, b, seat, "Up", "Up", "Up", "Up", "Up", "Up", "Up", "Enter"); len(all) != 0 {
		t.Errorf("350 ft of 300 were ordered: %v", all)
	}
}

func TestPilotSteersLive(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Live, seat, 1)
	all := ordered(t, b, seat, "W", "W", "D")
	if len(all) != 3 {
		t.Fatalf("ordered %v, not three settings of the helm", all)
	}
	if helm, ok := all[2].(*deployment.Helm); !ok || helm.Throttle != 20 || helm.Rudder != 10 {
		t.Errorf("ordered %#v, not throttle 20 and rudder 10", all[2])
	}
}

func TestGunnerFires(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 3)
	fired := false
	for _, o := range sight.View(b.World, seat).Options {
		if o.Verb != crew.Attack || o.Why() != "" {
			continue
		}
		keys := []kit.Key{kit.Key(string(rune('1' + o.Weapon)))}
		foes := viewOf(b, seat).Foes()
		for i, k := range foes {
			if k.ID == o.Target {
				for range i {
					keys = append(keys, "Tab")
				}
			}
		}
		all := ordered(t, b, seat, append(keys, "F")...)
		if len(all) != 1 {
			t.Fatalf("ordered %v, not one attack", all)
		}
		fire, ok := all[0].(*deployment.Fire)
		if !ok || fire.Weapon != o.Weapon || fire.Target != o.Target {
			t.Fatalf("ordered %#v, not weapon %d at %d", all[0], o.Weapon, o.Target)
		}
		fired = true
	}
	if !fired {
		t.Fatal("there was nothing to fire at: the test shows nothing")
	}
}

// Pressed together with the shot itself, N ends the turn after it, and does not ask about an attack
// that the shot makes.
func TestTheTurnEndsBehindTheShotOfTheSameScreen(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 3)
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	console := bridge.New(screens())
	show := func(now float64, keys ...kit.Key) []sim.Intent {
		u.Begin(nil, 1280, 720, kit.Input{Keys: keys}, now)
		defer u.End()
		return console.Show(u, viewOf(b, seat))
	}
	show(1)
	all := show(2, "F", "N")
	if len(all) != 1 || all[0].Verb() != crew.Attack {
		t.Fatalf("F and N order %v", all)
	}
	if err := b.Give(seat, all[0]); err != nil {
		t.Fatal(err)
	}
	if all = show(3); len(all) != 1 || all[0].Verb() != crew.EndTurn {
		t.Errorf("after the shot N orders %v", all)
	}
}

func TestSeatReadiesAndReacts(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 2)
	all := ordered(t, b, seat, "3", "Y", "3", "Enter")
	if len(all) != 1 {
		t.Fatalf("ordered %v, not one Ready", all)
	}
	ready, ok := all[0].(*deployment.Ready)
	if !ok || ready.When != crew.WhenAttacked || ready.Subject != 0 {
		t.Fatalf("ordered %#v", all[0])
	}
	all = ordered(t, b, seat, "Y", "W", "Enter")
	if search, ok := all[0].(*deployment.Ready); !ok || search.Response.Verb() != crew.Search {
		t.Fatalf("ordered %#v, not to search", all[0])
	}
	for _, want := range [...]crew.Stance{crew.Always, crew.Never, crew.Unset} {
		all := ordered(t, b, seat, "Y", "Q")
		if stand, ok := all[0].(*deployment.Stand); !ok || stand.Feature != 0 {
			t.Fatalf("ordered %#v, not how to stand", all[0])
		}
		if err := b.Give(seat, all[0]); err != nil {
			t.Fatal(err)
		}
		if me := viewOf(b, seat).Me(); me.Readied != want {
			t.Errorf("what was readied: %v, not %v", me.Readied, want)
		}
	}
	if err := b.Give(seat, ready); err != nil {
		t.Fatal(err)
	}
	if err := b.Give(seat, &sim.EndTurn{}); err != nil {
		t.Fatal(err)
	}
	for range 40 {
		if sight.View(b.World, seat).Head.Awaited == seat {
			break
		}
		if err := b.FightOn(); err != nil {
			t.Fatal(err)
		}
	}
	if sight.View(b.World, seat).Head.Awaited != seat {
		t.Fatal("nobody has fired at the ship: the test shows nothing")
	}
	for key, take := range map[kit.Key]bool{"J": true, "K": false} {
		all := ordered(t, b, seat, key)
		if take && sight.View(b.World, seat).Options[len(sight.View(b.World, seat).Options)-1].Why() != "" {
			continue
		}
		if len(all) != 1 || all[0].(*sim.React).Take != take {
			t.Errorf("%s orders %v", key, all)
		}
	}
	pose(t, "react", onBridge(viewOf(b, seat)))
}

func TestEndTurn(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	all := ordered(t, b, seat, "N")
	if len(all) != 1 {
		t.Fatalf("ordered %v", all)
	}
	if _, ok := all[0].(*sim.EndTurn); !ok {
		t.Errorf("ordered %#v, not the end of the turn", all[0])
	}
	if all := ordered(t, b, at(1, crew.Gunner), "N"); len(all) != 0 {
		t.Errorf("a gunner ended the pilot's turn: %v", all)
	}
}

func TestHelpKeepsTheKeys(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	if all := ordered(t, b, seat, "H", "N"); len(all) != 0 {
		t.Errorf("a key went through the help: %v", all)
	}
	if all := ordered(t, b, seat, "H", "H", "N"); len(all) != 1 {
		t.Errorf("after the help is closed %d orders were given, not 1", len(all))
	}
}

func TestADisabledShipIsShown(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 2)
	hurt := []sim.Intent{
		&sim.Edit{Ship: 1, Number: sim.SpecialNumber, Value: 1},
		&sim.Damage{Ship: 1, Type: shipyard.Energy, Amount: b.Ship(1).Shield + b.Ship(1).Hull + 1},
		&sim.Damage{Ship: 3, Type: shipyard.Energy, Amount: 500},
	}
	for _, i := range hurt {
		if err := b.Give(crew.Master, i); err != nil {
			t.Fatal(err)
		}
	}
	v := viewOf(b, seat)
	if v.Ship().State == ships.Able {
		t.Fatalf("the ship is %v: the test shows nothing", v.Ship().State)
	}
	pose(t, "pilot-disabled", onBridge(v))
	pose(t, "screen-disabled", onBridge(viewOf(b, at(1, crew.Screen))))
}

func TestTalkIsSaidNotOrdered(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	v, at := viewOf(b, seat), bridge.New(screens())
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	for i, in := range []kit.Input{
		{Keys: []kit.Key{"T"}, Typed: []rune("t")}, {},
		{Keys: []kit.Key{"N"}, Typed: []rune("No, ")}, {Keys: []kit.Key{"E"}, Typed: []rune("evade!")}, {Keys: []kit.Key{"Enter"}},
	} {
		in.Mouse = kit.Point{X: -1, Y: -1}
		u.Begin(nil, 1280, 720, in, float64(i)/30)
		if all := at.Show(u, v); len(all) != 0 {
			t.Errorf("what was said has ordered %v", all)
		}
		u.End()
	}
	if at.Say != "No, evade!" {
		t.Errorf("said %q", at.Say)
	}
}

func TestSoloSeatReachesEveryStation(t *testing.T) {
	b, err := rehearsal.Start("convoy", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	var seat crew.Seat
	for _, m := range b.Members {
		if m.Roles&crew.AllStations == crew.AllStations && b.Ship(m.Seat.Ship).Side == 0 {
			seat = m.Seat
		}
	}
	if seat.Ship == 0 {
		t.Fatal("nobody does everything alone: the test shows nothing")
	}
	if err := b.Fight(seat, 2); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, seat)
	if err := b.Give(crew.Master, &sim.SetClock{Ticks: 600}); err != nil {
		t.Fatal(err)
	}
	for key, name := range map[kit.Key]string{"F1": "pilot", "F2": "gunner", "F3": "operator", "F4": "mechanic", "F5": "coordinator"} {
		pose(t, "solo-"+name, onBridge(v), key)
		if got := v.Role.String(); got != name {
			t.Errorf("%s shows the %s, not the %s", key, got, name)
		}
	}
}

func TestSomebodyImprovises(t *testing.T) {
	seat := at(1, crew.Operator)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	v := viewOf(b, seat)
	screen := bridge.New(screens())
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var all []sim.Intent
	for i, in := range []kit.Input{
		{Keys: []kit.Key{"U"}}, {}, {Typed: []rune("floods their band")}, {Keys: []kit.Key{"F7"}}, {Keys: []kit.Key{"F9"}},
		{Keys: []kit.Key{"F10"}}, {Keys: []kit.Key{"F10"}}, {Keys: []kit.Key{"Enter"}}, {},
	} {
		in.Mouse = kit.Point{X: -1, Y: -1}
		u.Begin(nil, 1280, 720, in, float64(i)/30)
		all = append(all, screen.Show(u, v)...)
		u.End()
	}
	if len(all) != 1 {
		t.Fatalf("ordered %v, not one deed", all)
	}
	i, ok := all[0].(*deployment.Improvise)
	if !ok || i.Text != "floods their band" || i.Test != 1 || i.Gain != ships.Hinders || i.Target == 0 {
		t.Fatalf("ordered %#v", all[0])
	}
	if err := b.Give(seat, i); err != nil {
		t.Fatalf("the server refuses what the station allows: %v", err)
	}
}

func TestOperatorAstrogatesFromThePageOfFurtherOrders(t *testing.T) {
	seat := at(1, crew.Operator)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	all := ordered(t, b, seat, "L", "2")
	if len(all) != 1 {
		t.Fatalf("ordered %v, not one course", all)
	}
	i, ok := all[0].(*deployment.Astrogate)
	if !ok || i.Method != ships.Brisk {
		t.Fatalf("ordered %#v", all[0])
	}
	if err := b.Give(seat, i); err != nil {
		t.Fatalf("the server refuses what the station allows: %v", err)
	}
	if again := ordered(t, b, seat, "L", "2"); len(again) != 0 {
		t.Errorf("ordered again with the action spent: %v", again)
	}
}

func TestGunnerReloadsAndDropsFromThePageOfFurtherOrders(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	if err := b.Give(crew.Master, &sim.Edit{Ship: 1, Number: sim.AmmoNumber, Value: 1}); err != nil {
		t.Fatal(err)
	}
	all := ordered(t, b, seat, "L", "1")
	if len(all) != 1 || all[0].Verb() != crew.Reload {
		t.Fatalf("ordered %v, not one reload", all)
	}
	if err := b.Give(seat, all[0]); err != nil {
		t.Fatalf("the server refuses what the station allows: %v", err)
	}
}

func TestGunnerFiresAtAPlaceFromThePageOfFurtherOrders(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	fired := func(keys ...kit.Key) *deployment.FireAt {
		t.Helper()
		for n := range 9 {
			for _, i := range ordered(t, b, seat, append(append([]kit.Key{"L"}, keys...), kit.Key(rune('1'+n)))...) {
				if f, ok := i.(*deployment.FireAt); ok && b.Validate(&sim.Order{Seat: seat, Intent: f}) == nil {
					return f
				}
			}
		}
		t.Fatalf("nothing was fired after %v", keys)
		return nil
	}
	own, ahead, aside, near := b.Ship(seat.Ship), fired(), fired("F2", "F2", "F1"), fired("F3")
	where := func(f *deployment.FireAt) (space.Angle, space.Length) {
		return (space.Bearing(own.At, f.At) - own.Heading).Norm(), space.Distance(own.At, f.At) / space.Foot
	}
	if turn, away := where(ahead); turn > space.Degree/10 && turn < space.Circle-space.Degree/10 || away < 299 || away > 301+space.Length(b.ClassOf(own).Across/space.Foot) {
		t.Errorf("the place is %v off the bow and %d ft away at first", turn, away)
	}
	if turn, _ := where(aside); turn < 4*space.Degree || turn > 6*space.Degree {
		t.Errorf("5° to starboard is %v off the bow", turn)
	}
	if space.Distance(near.At, ahead.At) < 49*space.Foot {
		t.Errorf("50 ft nearer is %v, and %v before", near.At, ahead.At)
	}
	pose(t, "gunner-place", onBridge(viewOf(b, seat)), "L")
	pose(t, "gunner-object", onBridge(viewOf(b, seat)), "L", "F8")
	if err := b.Give(seat, aside); err != nil {
		t.Fatalf("the server refuses what the station allows: %v", err)
	}
}

func TestGunnerLetsGoOfSeveralBombsAnyWay(t *testing.T) {
	b, err := rehearsal.Start("assault", crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	seat := crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	dropped := func(keys ...kit.Key) *deployment.Drop {
		t.Helper()
		for n := range 9 {
			for _, i := range ordered(t, b, seat, append(append([]kit.Key{"F2", "L"}, keys...), kit.Key(rune('1'+n)))...) {
				if d, ok := i.(*deployment.Drop); ok {
					return d
				}
			}
		}
		t.Fatalf("nothing was let go after %v", keys)
		return nil
	}
	if d := dropped(); d.Count != 1 {
		t.Errorf("let go of %d at first, not of one", d.Count)
	}
	two := dropped("F5")
	if two.Count != 2 {
		t.Errorf("let go of %d, not of two", two.Count)
	}
	if err := b.Give(seat, two); err != nil {
		t.Fatalf("the server refuses what the station allows: %v", err)
	}
	pose(t, "bomber-several", onBridge(viewOf(b, seat)), "F2", "L", "F5", "F6")
}
