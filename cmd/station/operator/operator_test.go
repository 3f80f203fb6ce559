package operator_test

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/operator"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/space"
)

func TestMain(m *testing.M) { stage.Main(m) }

var seat = crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}

// near returns a battle in which the operator acts and the raider is within reach.
func near(t *testing.T) *stage.Stage {
	s := stage.Set(t, "duel", seat)
	s.Rule(&sim.Place{Ship: 2, At: space.Point{X: 600 * space.Foot, Y: 100 * space.Foot}, Heading: 260 * space.Degree})
	s.Turn(seat)
	return s
}

func TestInterferesWithTheChosenSeat(t *testing.T) {
	s, screen := near(t), operator.New()
	ordered := s.Press(screen, "2", "E")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	i, ok := ordered[0].(*deployment.Interfere)
	if !ok || i.Target != (crew.Seat{Ship: 2, Role: crew.Gunner, Number: 1}) {
		t.Fatalf("ordered %#v", ordered[0])
	}
	s.Order(seat, i)
	if more := s.Press(screen, "E"); len(more) != 0 {
		t.Errorf("ordered again with the action spent: %v", more)
	}
}

func TestFarCrewsAreOutOfReach(t *testing.T) {
	s, screen := near(t), operator.New()
	// Tab goes on to the fighter, 1,600 ft away.
	if ordered := s.Press(screen, "", "Tab", "E"); len(ordered) != 0 {
		t.Errorf("ordered %v", ordered)
	}
}

func TestReadiesInterference(t *testing.T) {
	s, screen := near(t), operator.New()
	ordered := s.Press(screen, "Y", "5", "O", "Minus", "Enter")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	i := ordered[0].(*deployment.Ready)
	if i.When != crew.WhenAway || i.Where.Feet != 500*space.Foot || i.Subject != 2 {
		t.Errorf("readied %+v", i)
	}
	s.Order(seat, i)
}

// While nobody is in sight, interference is readied for the gunner of the ship that comes.
func TestReadiesInterferenceWithAnyShipThatComes(t *testing.T) {
	s := near(t)
	s.Rule(&sim.SetHidden{Ship: 2, Hidden: true}, &sim.SetHidden{Ship: 3, Hidden: true})
	ordered := s.Press(operator.New(), "Y", "4", "Enter")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	i := ordered[0].(*deployment.Ready)
	if noise, ok := i.Response.(*deployment.Interfere); !ok || i.When != crew.WhenSeen || noise.Target != (crew.Seat{Role: crew.Gunner, Number: 1}) {
		t.Errorf("readied %+v", i)
	}
	s.Order(seat, i)
}

func TestPictures(t *testing.T) {
	s := near(t)
	s.Pictures("operator", crew.Operator, operator.New())
	s.Rule(&sim.Damage{Ship: 2, Amount: 60}, &sim.Edit{Ship: 1, Number: sim.SystemNumber, Value: 2})
	s.Order(seat, &sim.EndTurn{})
	s.Picture("operator-waits", crew.Operator, operator.New())
	convoy := stage.Set(t, "convoy", seat)
	many := operator.New()
	convoy.Press(many, "", "Tab", "Tab", "Tab", "Tab")
	convoy.Picture("operator-convoy", crew.Operator, many)
	open := operator.New()
	s.Turn(seat)
	s.Press(open, "Y", "2")
	s.Picture("operator-ready", crew.Operator, open)
}

// A pilot who flies a fighter alone has every station.
// A crew of many has its seats in two rows, which are named in full.
func TestLargeCrew(t *testing.T) {
	s, screen := stage.Set(t, "fleet", seat), operator.New()
	s.Show(screen, kit.Input{})
	s.Press(screen, "Tab")
	s.Picture("operator-large-crew", crew.Operator, screen)
	if !slices.Contains(s.UI.Texts(), "Coordinator") {
		t.Errorf("the coordinator is not named: %q", s.UI.Texts())
	}
}

func TestAloneAboard(t *testing.T) {
	alone := crew.Seat{Ship: 3, Role: crew.Pilot, Number: 1}
	s := stage.Set(t, "duel", alone)
	s.Turn(alone)
	s.Rule(&sim.Place{Ship: 3, At: space.Point{X: 600 * space.Foot}})
	ordered := s.Press(operator.New(), "5", "E")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	s.Order(alone, ordered[0])
}

func TestOrdersOnlyWhatIsPossible(t *testing.T) {
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		s := stage.Set(t, "duel", seat)
		s.Rule(&sim.SetTempo{Tempo: tempo})
		s.Rule(&sim.Place{Ship: 2, At: space.Point{X: 600 * space.Foot}})
		never := func(sim.Intent) bool { return false }
		if n := s.Monkey(operator.New(), 1500, never); n == 0 {
			t.Errorf("nothing was ordered in %v tempo", tempo)
		}
	}
}
