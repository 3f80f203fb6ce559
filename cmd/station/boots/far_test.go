package boots

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/sim/picture"
)

// onDeck returns the screen of somebody on a deck in their turn, with its view.
func onDeck(t *testing.T) (s *stage.Stage, screen *Screen, v *view.View, me *picture.PersonRow) {
	t.Helper()
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen = stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	s.Show(screen, kit.Input{})
	v = s.Look()
	return s, screen, v, character(v)
}

// A click on a square that is too far away offers to go towards it, and a second one goes as near
// as possible.
func TestAFarSquareIsApproached(t *testing.T) {
	s, screen, v, me := onDeck(t)
	seat := v.Head.Seat
	own, d := self(v, me), screen.deck.Row()
	var far deckplan.Square
	way := 0
	for y := range d.Height {
		for x := range d.Width {
			q := deckplan.Square{X: x, Y: y, Level: me.At.Level}
			if screen.stepTo(v, q) == nil && screen.personOn(v, q) == nil && screen.door(v, me, q) == nil && !screen.deck.IsClosed(q) {
				if n := len(screen.wayTowards(v, me, own, q)); n > way {
					far, way = q, n
				}
			}
		}
	}
	if way == 0 {
		t.Fatal("no square is too far away")
	}
	if ordered := s.Click(screen, screen.deck.Box(far).Centre()); len(ordered) > 0 {
		t.Fatalf("the first click on %s orders %v", far, ordered[0])
	}
	s.World.Order.Round++ // as if it were clicked again in the next turn
	if ordered := s.Click(screen, screen.deck.Box(far).Centre()); len(ordered) > 0 {
		t.Fatalf("what the last turn offered is taken in this one: %v", ordered[0])
	}
	ordered := s.Click(screen, screen.deck.Box(far).Centre())
	if len(ordered) != 1 {
		t.Fatalf("the second click on %s orders %v", far, ordered)
	}
	move, ok := ordered[0].(*movement.Move)
	if !ok || len(move.Path) != way-1 {
		t.Fatalf("the second click orders %#v", ordered[0])
	}
	s.Order(seat, move)
	s.Pass(40)
	if p := s.World.PersonAt(seat); p.At == me.At || p.At != move.Path[len(move.Path)-1] {
		t.Errorf("from %s they have come to %s", me.At, p.At)
	}
}

// The key of an order that is possible only beside a hatch or a console says so elsewhere.
func TestAnOrderSaysWhereItIsPossible(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	s.UI.Watch = true
	for key, says := range map[kit.Key]string{"F9": "Stand at a hatch", "F6": "Stand beside a console", "Ctrl+F": "Stand beside a door"} {
		s.Press(screen, key)
		if told := toldBy(s); !strings.Contains(told, says) {
			t.Errorf("%s tells %q", key, told)
		}
	}
}

// Aboard something that is not a ship there is no hatch to look for.
func TestNobodyCrossesFromAHouse(t *testing.T) {
	seat := crew.Seat{Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "lantern", seat), New()
	s.Show(screen, kit.Input{})
	s.Press(screen, "F9")
	if told := toldBy(s); !strings.Contains(told, "This is not aboard a ship.") {
		t.Errorf("F9 tells %q", told)
	}
}

// Without another ship in sight nobody is sent to a hatch to cross to one.
func TestNobodyCrossesWithoutAnotherShip(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), New()
	for i := range s.World.Ships {
		s.World.Ships[i].Hidden = s.World.Ships[i].ID != 1
	}
	s.Show(screen, kit.Input{})
	s.Press(screen, "F9")
	if told := toldBy(s); !strings.Contains(told, "There is no other ship.") {
		t.Errorf("F9 tells %q", told)
	}
}

// After the end it is nobody's turn, and the way to move says that.
func TestMovingAfterTheEndSaysSo(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), New()
	s.World.Over = true
	s.Show(screen, kit.Input{})
	i := slices.IndexFunc(s.UI.Offers(), func(a kit.Action) bool { return strings.HasPrefix(a.Name.String(), "Move: ") })
	if i < 0 || s.UI.Offers()[i].Why.String() != "The battle is over." {
		t.Errorf("offered is %+v", s.UI.Offers())
	}
}

// toldBy returns the toasts of a station.
func toldBy(s *stage.Stage) string {
	s.UI.Watch = true
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, s.UI.Now)
	s.UI.Toasts(kit.Rect{W: kit.MinWidth, H: kit.MinHeight})
	s.UI.End()
	return strings.Join(s.UI.Texts(), " ")
}

// While another deck than the character's is shown, no steps are drawn on it, and a click on it
// goes nowhere.
func TestAClickOnAnotherDeckGoesNowhere(t *testing.T) {
	s, screen, v, me := onDeck(t)
	near := slices.IndexFunc(v.Steps, func(st picture.StepRow) bool { return st.At != me.At && len(firstOf(screen.path(v, me, st.At))) > 1 })
	if near < 0 {
		t.Fatal("there is nowhere to go")
	}
	at := v.Steps[near].At
	screen.deck.Deck = me.Deck + 1
	if way := firstOf(screen.path(v, me, at)); way != nil {
		t.Errorf("%s of another deck is reached by %v", at, way)
	}
	if ordered := s.Click(screen, screen.deck.Box(at).Centre()); len(ordered) > 0 {
		t.Errorf("a click there orders %v", ordered[0])
	}
	threw := func(deck uint8) (ordered int) {
		screen.deck.Deck = deck
		for range 2 { // it may ask first
			ordered += len(screen.clicked(s.UI, v, me, &v.Selves[0], click{at: at, given: true, over: true}))
		}
		return ordered
	}
	grenade := slices.IndexFunc(v.Gear, func(g picture.GearRow) bool {
		screen.gear = slices.Index(v.Gear, g)
		return placed(&g) && threw(me.Deck) > 0
	})
	if grenade < 0 {
		t.Fatal("there is nothing to throw")
	}
	if threw(me.Deck+1) > 0 {
		t.Errorf("%s is thrown by a click on another deck", v.Gear[grenade].Name)
	}
}

func firstOf(way []deckplan.Square, _ *picture.StepRow) []deckplan.Square { return way }
