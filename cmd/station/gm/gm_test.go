package gm_test

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/gm"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/space"
)

func TestMain(m *testing.M) { stage.Main(m) }

func set(t *testing.T) *stage.Stage { return stage.Set(t, "duel", crew.Master) }

// one returns the only order that keys give, which the table obeys.
func one[T sim.Intent](t *testing.T, s *stage.Stage, screen *gm.Screen, keys ...kit.Key) T {
	t.Helper()
	ordered := s.Press(screen, keys...)
	if len(ordered) != 1 {
		t.Fatalf("%v ordered %v", keys, ordered)
	}
	i, ok := ordered[0].(T)
	if !ok {
		t.Fatalf("%v ordered %#v", keys, ordered[0])
	}
	s.Rule(i)
	return i
}

func TestRulesTheTable(t *testing.T) {
	s, screen := set(t), gm.New()
	if !one[*sim.Pause](t, s, screen, "P").On || one[*sim.Pause](t, s, screen, "P").On {
		t.Error("P does not pause and run")
	}
	one[*sim.ForceEnd](t, s, screen, "N")
	if one[*sim.SetClock](t, s, screen, "K").Ticks != 600 {
		t.Error("K does not set a clock of 30 s")
	}
	if ordered := s.Press(screen, "T", "1", "T"); len(ordered) != 0 {
		t.Errorf("T, and the tempo that is on, ordered %v", ordered)
	}
	if one[*sim.SetTempo](t, s, screen, "T", "3").Tempo != crew.Live {
		t.Error("T 3 does not go live")
	}
	asked := []bool{}
	s.Table.Lobby, s.Table.Speed = &netcode.Lobby{}, func(half bool) { asked = append(asked, half); s.Table.Lobby.Half = half }
	if s.Press(screen, "4", "4"); !slices.Equal(asked, []bool{true, false}) {
		t.Errorf("4 twice asks for half speed %v", asked)
	}
	s.Table = view.Table{}
	if ordered := s.Press(screen, "N"); len(ordered) != 0 {
		t.Errorf("N in live tempo ordered %v", ordered)
	}
	if one[*sim.SetTempo](t, s, screen, "1").Tempo != crew.Rounds {
		t.Error("1 does not go back to rounds")
	}
}

// After the battle no time passes any more, and no turn is open.
func TestRulesNoTimeAfterTheBattle(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Rule(&sim.Finish{Over: true, Winners: 1, Text: "It is done."})
	if ordered := s.Press(screen, "P", "N"); len(ordered) != 0 {
		t.Errorf("ordered %v", ordered)
	}
	if i := one[*sim.Maintain](t, s, screen, "F10", "G"); i.Ship != 1 {
		t.Errorf("docked %+v", i)
	}
}

func TestRulesOnAShip(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Press(screen, "Down") // the raider
	d := one[*sim.Damage](t, s, screen, "D", "Right", "Shift+Left", "Down", "Enter")
	if *d != (sim.Damage{Ship: 2, Type: shipyard.Kinetic, Amount: 1}) {
		t.Errorf("damage %+v", d)
	}
	if left := s.Press(screen, "Enter"); len(left) != 1 { // another ruling may follow, and one Esc ends it
		t.Errorf("after damage Enter orders %v", left)
	}
	s.Press(screen, "Escape")
	if e := one[*sim.GrantEdge](t, s, screen, "A", "Down", "Tab", "L"); *e != (sim.GrantEdge{Kind: sim.EdgeAttack, Seat: crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}, Against: 1}) {
		t.Errorf("edge %+v", e)
	}
	s.Press(screen, "Escape")
	if c := one[*sim.SetCover](t, s, screen, "V", "Down", "Down", "Enter"); *c != (sim.SetCover{Ship: 2, Cover: 1 + int8(space.HalfCover)}) {
		t.Errorf("cover %+v", c)
	}
	s.Press(screen, "Escape")
	if e := one[*sim.Edit](t, s, screen, "U", "Down", "Left", "Enter"); *e != (sim.Edit{Ship: 2, Number: sim.ShieldNumber, Value: 12}) {
		t.Errorf("edit %+v", e)
	}
	s.Press(screen, "Escape")
	if !one[*sim.SetHidden](t, s, screen, "Z").Hidden || one[*sim.SetHidden](t, s, screen, "Z").Hidden {
		t.Error("Z does not hide and show")
	}
	if i := one[*sim.Surprise](t, s, screen, "L"); !i.On || i.Seat.Ship != 2 {
		t.Errorf("surprise %+v", i)
	}
	if one[*sim.Surprise](t, s, screen, "L").On {
		t.Error("L does not end the surprise")
	}
	if i := one[*sim.SetInitiative](t, s, screen, "J", "Right", "Enter"); i.Seat.Ship != 2 {
		t.Errorf("initiative %+v", i)
	}
	s.Press(screen, "Escape")
	one[*sim.Remove](t, s, screen, "Delete", "Enter")
	if s.World.Ship(2) != nil {
		t.Error("the ship is still there")
	}
}

func TestRenamesAndSpeaks(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Press(screen, "R")
	s.Type(screen, "Third Helping")
	one[*sim.Rename](t, s, screen, "Enter")
	if name := s.World.Ship(1).Name; name != "Third Helping" {
		t.Errorf("it is called %q", name)
	}
	s.Press(screen, "B", "")
	s.Type(screen, "They pause.")
	if i := one[*sim.Say](t, s, screen, "Enter"); i.Text != "They pause." || i.Sides != event.AllSides {
		t.Errorf("said %+v", i)
	}
	s.Press(screen, "B", "")
	s.Type(screen, "Stand down.")
	s.Click(screen, s.UI.Find("As the GM").Centre())
	s.Type(screen, "Captain Vex")
	if i := one[*sim.Say](t, s, screen, "Enter"); i.Text != "Stand down." || i.As != "Captain Vex" {
		t.Errorf("as a character said %+v", i)
	}
}

// on is a point of the map away from ships.
var on = kit.Point{X: 300, Y: 130}

// The lists of rulings without a ship use the room of the chosen ship's sheet: a class is chosen
// where its crew was shown.
func TestTheListOfClassesHasRoom(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Press(screen, "S")
	for range 2 {
		s.Click(screen, kit.Point{X: 900, Y: 400})
	}
	ordered := s.Click(screen, on)
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	if i := ordered[0].(*sim.Spawn); i.Class < 3 {
		t.Errorf("class %d is chosen", i.Class)
	}
}

func TestSpawnsAndMovesWhereTheMapIsClicked(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Press(screen, "S", "Down", "G", "Z")
	ordered := s.Click(screen, on)
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	i := ordered[0].(*sim.Spawn)
	if i.Side != 0 || !i.Hidden || i.Class != 1 || i.Name == "" {
		t.Errorf("spawns %+v", i)
	}
	s.Rule(i)
	s.Press(screen, "Escape", "M", "Left")
	ordered = s.Click(screen, on)
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	p := ordered[0].(*sim.Place)
	if p.Ship != 1 || p.Heading != 75*space.Degree {
		t.Errorf("moves %+v", p)
	}
	s.Rule(p)
}

func TestOrdersAsAnySeat(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Rule(&sim.Place{Ship: 2, At: space.Point{X: 300 * space.Foot}, Heading: 270 * space.Degree})
	gunner := crew.Seat{Ship: 2, Role: crew.Gunner, Number: 1}
	if ordered := s.Press(screen, "Down", "2", "E", "Enter"); len(ordered) != 0 {
		t.Errorf("ordered out of turn: %v", ordered)
	}
	s.Turn(gunner)
	c := one[*sim.Command](t, s, screen, "Enter")
	if f, ok := c.Intent.(*deployment.Fire); !ok || c.Seat != gunner || f.Target != 1 {
		t.Errorf("ordered %#v", c.Intent)
	}
	pilot := crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	s.Turn(pilot)
	s.Press(screen, "1", "")
	s.Click(screen, on)
	c = one[*sim.Command](t, s, screen, "Enter")
	if f, ok := c.Intent.(*deployment.Fly); !ok || len(f.Legs) != 1 {
		t.Errorf("ordered %#v", c.Intent)
	}
}

// hold returns a battle in which an attack waits for the GM.
func hold(t *testing.T) (*stage.Stage, *gm.Screen) {
	s, screen := set(t), gm.New()
	s.Rule(&sim.Place{Ship: 2, At: space.Point{X: 300 * space.Foot}, Heading: 270 * space.Degree})
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	s.Turn(gunner)
	one[*sim.HoldOrders](t, s, screen, "O")
	for weapon := range uint8(4) {
		if s.Try(gunner, &deployment.Fire{Weapon: weapon, Target: 2}) == nil {
			break
		}
	}
	if len(s.World.Held) != 1 {
		t.Fatal("no order waits")
	}
	return s, screen
}

func TestReleasesWithOtherDice(t *testing.T) {
	s, screen := hold(t)
	was := s.World.Held[0].Dice
	i := one[*sim.Release](t, s, screen, "", "Down", "Enter")
	want := was[0].Value - 1
	if want == 0 {
		want = 20
	}
	if i.Dice[0] != (dice.Fixed{Faces: 20, Value: want}) || len(i.Dice) != len(was) || i.Dice[1].Value != 0 {
		t.Errorf("released %v of %v", i.Dice, was)
	}
}

func TestStrikes(t *testing.T) {
	s, screen := hold(t)
	one[*sim.CancelOrder](t, s, screen, "", "Backspace")
	if len(s.World.Held) != 0 {
		t.Error("the order still waits")
	}
}

// asks returns a battle in which an operator improvises.
func asks(t *testing.T) (*stage.Stage, *gm.Screen) {
	s, screen := set(t), gm.New()
	operator := crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}
	s.Turn(operator)
	i := &deployment.Improvise{Text: "turns the array on their eyes", Test: crew.Skilled(crew.Technology), Gain: ships.Hinders, Target: 2}
	s.Order(operator, i)
	return s, screen
}

func TestAnswersWhatIsImprovised(t *testing.T) {
	s, screen := asks(t)
	i := one[*sim.Allow](t, s, screen, "", "Right", "F7", "F8", "F9", "Enter")
	want := ships.Terms{Rolled: true, Test: crew.Skilled(crew.MechanicsKit), Need: deployment.ImproviseDC + 1, Edge: 1, Gain: ships.Told}
	if i.Terms != want {
		t.Errorf("called %+v, want %+v", i.Terms, want)
	}
	s, screen = asks(t)
	if i := one[*sim.Allow](t, s, screen, "", "Space"); i.Rolled || i.Gain != ships.Hinders {
		t.Errorf("called %+v, not a success without a roll", i.Terms)
	}
	s, screen = asks(t)
	one[*sim.CancelOrder](t, s, screen, "", "Backspace")
}

func TestSetsDice(t *testing.T) {
	s, screen := set(t), gm.New()
	i := one[*sim.SetDice](t, s, screen, "X", "6", "Down", "1", "Enter")
	if len(i.Dice) != 2 || i.Dice[0] != (dice.Fixed{Faces: 20, Value: 19}) || i.Dice[1] != (dice.Fixed{Faces: 4, Value: 4}) {
		t.Errorf("dice %v", i.Dice)
	}
}

func TestFinishes(t *testing.T) {
	s, screen := set(t), gm.New()
	i := one[*sim.Finish](t, s, screen, "Q", "1", "Enter")
	if !i.Over || i.Winners != 1 || i.Text == "" {
		t.Errorf("finish %+v", i)
	}
	if i := one[*sim.Finish](t, s, screen, "Q", "Enter"); i.Over {
		t.Error("the battle does not go on")
	}
}

func TestGivesAndTakesConditions(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Press(screen, "Down") // the raider
	i := one[*sim.SetCondition](t, s, screen, "G", "Down", "Down", "Enter")
	ionized := s.Library.Condition("ionized")
	if *i != (sim.SetCondition{Ship: 2, Condition: ionized, On: true}) {
		t.Errorf("gave %+v", i)
	}
	if i := one[*sim.SetCondition](t, s, screen, "Enter"); i.On || s.Ship(2).Has(ionized) {
		t.Errorf("took away %+v", i)
	}
}

// A lost ship can be neither repaired nor sent travelling; a dock takes it in.
func TestRepairsNoShipThatIsLost(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Press(screen, "F10") // on the ship that is chosen first
	s.Ship(1).State, s.Ship(1).Hull = ships.Lost, 0
	if ordered := s.Press(screen, "L", "Y"); len(ordered) != 0 {
		t.Errorf("ordered %v", ordered)
	}
	if i := one[*sim.Maintain](t, s, screen, "G"); i.Ship != 1 {
		t.Errorf("docked %+v", i)
	}
	s.Ship(1).State, s.Ship(1).System = ships.Able, deployment.Used
	s.Show(screen, kit.Input{})
	if says := strings.Join(s.UI.Texts(), " "); !strings.Contains(says, "System damage falls if a check reaches 30.") {
		t.Errorf("of a used ship in a dock it says %q", says)
	}
}

func TestRepairsAndLetsTravel(t *testing.T) {
	s, screen := set(t), gm.New()
	s.Press(screen, "Down") // the raider
	if i := one[*sim.Travel](t, s, screen, "F10", "W", "W", "Y"); i.Ship != 2 || i.Hours != 24 || i.Air {
		t.Errorf("a day is %+v", i)
	}
	if i := one[*sim.Travel](t, s, screen, "W", "W", "W", "Y"); i.Hours != 1 || !i.Air {
		t.Errorf("an hour in an atmosphere is %+v", i)
	}
	if i := one[*sim.Maintain](t, s, screen, "G"); i.Ship != 2 {
		t.Errorf("docked %+v", i)
	}
}

func TestPictures(t *testing.T) {
	s := set(t)
	s.Rule(&sim.SetHidden{Ship: 3, Hidden: true}, &sim.Damage{Ship: 2, Amount: 30})
	s.Pass(5)
	s.Pictures("gm", crew.GM, gm.New())
	for _, look := range []struct {
		name string
		keys []kit.Key
	}{
		{"gm-order", []kit.Key{"Down", "2", "E"}}, {"gm-damage", []kit.Key{"D"}}, {"gm-advantage", []kit.Key{"A", "Down"}},
		{"gm-cover", []kit.Key{"V"}}, {"gm-move", []kit.Key{"M"}}, {"gm-numbers", []kit.Key{"U"}}, {"gm-initiative", []kit.Key{"F2", "J"}},
		{"gm-spawn", []kit.Key{"S"}}, {"gm-dice", []kit.Key{"X", "6", "3"}}, {"gm-say", []kit.Key{"B"}}, {"gm-finish", []kit.Key{"Q", "1"}},
		{"gm-rename", []kit.Key{"F4", "R"}}, {"gm-condition", []kit.Key{"Down", "G", "Down", "Down"}}, {"gm-repair", []kit.Key{"F10"}}, {"gm-remove", []kit.Key{"Delete"}},
	} {
		screen := gm.New()
		s.Press(screen, append([]kit.Key{""}, look.keys...)...)
		s.Picture(look.name, crew.GM, screen)
	}
	waits, screen := hold(t)
	waits.Press(screen, "", "Down")
	waits.Picture("gm-held", crew.GM, screen)
	asked, screen := asks(t)
	asked.Press(screen, "", "F8")
	asked.Picture("gm-asked", crew.GM, screen)
	convoy := stage.Set(t, "convoy", crew.Master)
	convoy.Rule(&sim.SetTempo{Tempo: crew.Live})
	convoy.Pass(40)
	live := gm.New()
	convoy.Press(live, "E")
	convoy.Picture("gm-convoy", crew.GM, live)
}

// A GM's console shows the objections to an order as far as a picture does; only a command, a spawn
// in a full battle and a release may be refused.
func TestRulesOnlyWhatIsPossible(t *testing.T) {
	for _, scenario := range []string{"duel", "convoy", "chase"} {
		s := stage.Set(t, scenario, crew.Master)
		n := s.Monkey(gm.New(), 800, func(i sim.Intent) bool {
			v := i.Verb()
			return v == crew.RuleCommand || v == crew.RuleRelease
		})
		if n < 30 {
			t.Errorf("only %d rulings were made", n)
		}
	}
}

func TestWhatIsToBeDecidedLeadsToItsRuling(t *testing.T) {
	s, screen := set(t), gm.New()
	if i := one[*sim.SetCover](t, s, screen, "Y", "V", "", "Down", "Enter"); i.Ship != 1 {
		t.Errorf("set %+v", i)
	}
	one[*sim.SetInitiative](t, s, screen, "Escape", "Y", "J", "", "Enter")
	one[*sim.Surprise](t, s, screen, "Escape", "2", "Y", "L", "", "L") // on the chosen person, by the control alone
	s.Press(screen, "Y")
	s.Pictures("gm-decisions", crew.GM, screen)
}

// Digits type a number one after another; after a while they start another.
func TestDigitsWriteANumber(t *testing.T) {
	s, screen := set(t), gm.New()
	if got := one[*sim.Damage](t, s, screen, "D", "6", "6", "Enter").Amount; got != 66 {
		t.Errorf("6 and 6 are %d", got)
	}
	s.Press(screen, "D", "4")
	for range 60 {
		s.Press(screen, "")
	}
	if got := one[*sim.Damage](t, s, screen, "5", "Right", "Enter").Amount; got != 6 {
		t.Errorf("after a while 5 and one more are %d", got)
	}
}

// In a battle on foot alone the console leads to the decks.
func TestABattleWithoutShipsLeadsToTheDecks(t *testing.T) {
	s, screen := stage.Set(t, "crews", crew.Master), gm.New()
	s.UI.Watch = true
	s.Press(screen, "")
	if told := strings.Join(s.UI.Texts(), " "); !strings.Contains(told, "Home leads to the decks.") {
		t.Errorf("it says %q", told)
	}
}
