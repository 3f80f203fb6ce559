package coordinator_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/coordinator"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/space"
)

func TestMain(m *testing.M) { stage.Main(m) }

var (
	seat   = crew.Seat{Ship: 1, Role: crew.Coordinator, Number: 1}
	pilot  = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	gunner = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
)

func acting(t *testing.T) *stage.Stage {
	s := stage.Set(t, "duel", seat)
	s.Turn(seat)
	return s
}

func TestDirectsTheNextCheck(t *testing.T) {
	s, screen := acting(t), coordinator.New()
	ordered := s.Press(screen, "D")
	if len(ordered) != 1 || *ordered[0].(*deployment.Direct) != (deployment.Direct{Helped: pilot}) {
		t.Fatalf("ordered %v", ordered)
	}
	s.Order(seat, ordered[0])
	if more := s.Press(screen, "D"); len(more) != 0 {
		t.Errorf("ordered again with the action spent: %v", more)
	}
}

func TestDirectsAnAttackOnTheTarget(t *testing.T) {
	s, screen := acting(t), coordinator.New()
	if ordered := s.Press(screen, "1", "A"); len(ordered) != 0 {
		t.Errorf("a pilot's attack was directed: %v", ordered)
	}
	aimed := map[space.ID]bool{}
	for _, keys := range [][]kit.Key{{"2", "Tab", "A"}, {"Tab", "A"}} {
		ordered := s.Press(screen, keys...)
		if len(ordered) != 1 || ordered[0].(*deployment.Direct).Helped != gunner {
			t.Fatalf("ordered %v", ordered)
		}
		aimed[ordered[0].(*deployment.Direct).Target] = true
	}
	if !aimed[2] || !aimed[3] {
		t.Errorf("Tab has aimed at %v, not at both foes", aimed)
	}
	s.Order(seat, &deployment.Direct{Helped: gunner, Target: 2})
}

func TestAlertsTellWhatIsWrong(t *testing.T) {
	s := acting(t)
	if list := coordinator.Alerts(s.Look()); len(list) != 0 {
		t.Fatalf("alerts on a whole ship: %v", list)
	}
	s.Rule(&sim.Damage{Ship: 1, Amount: 55}, &sim.Edit{Ship: 1, Number: sim.SystemNumber, Value: 2})
	var all []string
	for _, a := range coordinator.Alerts(s.Look()) {
		all = append(all, a.Text.String())
	}
	got := strings.Join(all, "; ")
	for _, want := range []string{"Hull 11 of 33", "Shields down", "System damage 2"} {
		if !strings.Contains(got, want) {
			t.Errorf("alerts %q lack %q", got, want)
		}
	}
}

func TestTurnsFollowEachOther(t *testing.T) {
	s := acting(t)
	now, next := coordinator.Acting(s.Look())
	v := s.Look()
	if now < 0 || v.Turns[now].Seat != seat {
		t.Fatalf("acting: %d of %v", now, v.Turns)
	}
	s.Order(seat, &sim.EndTurn{})
	later := s.Look()
	if was := v.Turns[next].Seat; !later.Turns[next].Open {
		t.Errorf("%v was said to be next and is not open", was)
	}
}

func TestPictures(t *testing.T) {
	s := acting(t)
	s.Pictures("coordinator", crew.Coordinator, coordinator.New())
	s.Rule(&sim.Damage{Ship: 1, Amount: 55}, &sim.Edit{Ship: 1, Number: sim.SystemNumber, Value: 4})
	s.Order(seat, &deployment.Ready{When: crew.WhenNear, Where: ships.Limit{Feet: 900 * space.Foot}, Response: &deployment.Direct{Helped: gunner, Target: 2}}, &sim.EndTurn{})
	s.Rule(&sim.Place{Ship: 2, At: space.Point{X: 500 * space.Foot}, Heading: 270 * space.Degree})
	s.Pass(3)
	s.Picture("coordinator-alerts", crew.Coordinator, coordinator.New())
	convoy := stage.Set(t, "convoy", seat)
	convoy.Rule(&sim.SetTempo{Tempo: crew.Live})
	convoy.Pass(30)
	convoy.Picture("coordinator-convoy", crew.Coordinator, coordinator.New())
}

// Five ships and a crew of five are listed whole in the smallest window: the wheel moves nothing.
func TestFiveShipsAreListedWhole(t *testing.T) {
	const width, height = kit.MinWidth, kit.MinHeight
	s, window := stage.Set(t, "blockade", seat), ebiten.NewImage(kit.MinWidth, kit.MinHeight)
	s.Pass(20)
	v, screen := s.Look(), coordinator.New()
	if len(v.Contacts) != 5 {
		t.Fatalf("%d ships are seen", len(v.Contacts))
	}
	drawn := func(in kit.Input) []byte {
		s.UI.Begin(window, width, height, in, 1)
		screen.Show(s.UI, v, kit.Rect{X: 8, Y: 50, W: 906, H: 556}) // below the header, above the ship's own state
		s.UI.End()
		pixels := make([]byte, 4*width*height)
		window.ReadPixels(pixels)
		return pixels
	}
	drawn(kit.Input{}) // the map finds its place
	for name, mouse := range map[string]kit.Point{"crew": {X: 450, Y: 330}, "ships": {X: 770, Y: 330}, "turns": {X: 130, Y: 330}} {
		still := drawn(kit.Input{Mouse: mouse})
		drawn(kit.Input{Mouse: mouse, Wheel: -3})
		if moves := !bytes.Equal(still, drawn(kit.Input{Mouse: mouse})); moves != (name == "turns") { // 18 turns are too many
			t.Errorf("the list of %s moves: %v", name, moves)
		}
	}
}

// A pilot who flies a fighter alone has every station, and nobody to direct.
func TestAloneAboard(t *testing.T) {
	alone := crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1}
	s := stage.Set(t, "duel", alone)
	s.Turn(alone)
	if ordered := s.Press(coordinator.New(), "D", "A", "Y"); len(ordered) != 0 {
		t.Errorf("ordered %v", ordered)
	}
}

func TestOrdersOnlyWhatIsPossible(t *testing.T) {
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		s := stage.Set(t, "duel", seat)
		s.Rule(&sim.SetTempo{Tempo: tempo})
		never := func(sim.Intent) bool { return false }
		if n := s.Monkey(coordinator.New(), 1500, never); n == 0 {
			t.Errorf("nothing was ordered in %v tempo", tempo)
		}
	}
}

func TestTheHeaderTellsWhoIsAwayAndThatABotPlays(t *testing.T) {
	s, screen := stage.Set(t, "duel", seat), coordinator.New()
	s.Turn(pilot)
	boarder := crew.Seat{Ship: seat.Ship, Role: crew.Boots, Number: 1}
	s.Table.Lobby = &netcode.Lobby{Seats: []netcode.Seat{
		{Seat: boarder, Holder: netcode.Held, Who: "Grim", Client: 4, Side: 1}, {Seat: seat, Holder: netcode.Taken, Who: "Ada", Client: 1},
		{Seat: pilot, Holder: netcode.Held, Who: "Wenceslas the Mechanic", Client: 3}, {Seat: gunner, Holder: netcode.Taken, Who: "Bo", Client: 2},
	}}
	s.Pictures("away", crew.Coordinator, screen)
	v := s.Look()
	if who := v.Table.Player(pilot).String(); who != "a bot, for Wenceslas the Mechanic" {
		t.Errorf("the pilot is %q", who)
	}
	if who := v.Table.Player(gunner).String(); who != "Bo" {
		t.Errorf("the gunner is %q", who)
	}
	if away := v.Table.Absent(v); away == nil || away.Client != 3 {
		t.Errorf("away is %+v", away)
	}
	s.Table.Lobby.Seats[2].Holder = netcode.Taken
	if away := s.Look().Table.Absent(s.Look()); away != nil {
		t.Errorf("of the other side %+v is away", away)
	}
}

// A coordinator who has learnt it also directs the crews of friends nearby.
func TestDirectsAFriendsCrewInReach(t *testing.T) {
	s, screen := stage.Set(t, "cruisers", seat), coordinator.New()
	s.Turn(seat)
	helm := crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	if s.Look().OptionAt(crew.Direct, helm, 0) != nil {
		t.Fatal("a friend far away is in reach")
	}
	own := s.Ship(1)
	s.Rule(&sim.Place{Ship: 2, At: own.At.Plus(space.Point{Y: s.FootprintOf(own)/2 + 20*space.Foot})})
	for range own.Crew[:len(own.Crew)-1] { // all others come before the coordinator
		s.Press(screen, "Down")
	}
	s.Picture("coordinator-far", crew.Coordinator, screen)
	ordered := s.Press(screen, "D")
	if len(ordered) != 1 || *ordered[0].(*deployment.Direct) != (deployment.Direct{Helped: helm}) {
		t.Fatalf("ordered %+v", ordered[0])
	}
	s.Order(seat, ordered[0])
}
