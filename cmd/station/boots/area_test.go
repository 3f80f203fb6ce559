package boots_test

import (
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

var maren = crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}

// armed returns a player whose turn it is, and the key of a thing that harms an area.
func armed(t *testing.T) (s *stage.Stage, screen *boots.Screen, grenade kit.Key) {
	s, screen = stage.Set(t, "prize", maren), boots.New()
	s.Turn(maren)
	v := s.Look()
	for i := range v.Gear {
		if g := &v.Gear[i]; grenade == "" && g.Kind == picture.DeviceGear && g.Harms && g.Shape == rulebook.Sphere {
			grenade = kit.Key(rune('1' + i))
		}
	}
	if grenade == "" {
		t.Fatal("nobody has a grenade: the test shows nothing")
	}
	return s, screen, grenade
}

// A grenade among friends takes two clicks, both on the same square.
func TestAGrenadeAmongFriendsIsAskedForTwice(t *testing.T) {
	s, screen, grenade := armed(t)
	if ordered := s.Press(screen, grenade, "Right", "Space"); len(ordered) != 0 {
		t.Fatalf("at the first click %v is ordered", ordered)
	}
	if ordered := s.Press(screen, "Right", "Space"); len(ordered) != 0 {
		t.Fatalf("at the first click on another square %v is ordered", ordered)
	}
	ordered := s.Press(screen, "Space")
	if use, ok := first(ordered).(*combat.Use); !ok || use.At != s.World.PersonAt(maren).At.Plus(2, 0) {
		t.Fatalf("at the second click %v is ordered", ordered)
	}
	s.Order(maren, ordered...)
}

// A thing that cannot be used says so, and orders nothing; what heals is for the character,
// whichever foe is chosen.
func TestAThingThatCannotBeUsedSaysWhy(t *testing.T) {
	s, screen, grenade := armed(t)
	own := s.World.PersonAt(maren)
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side != own.Side && o.Deck != own.Deck {
			o.Deck, o.At = own.Deck, own.At.Plus(8, 0)
			break
		}
	}
	own.HP--
	for i, g := range s.Look().Gear {
		if g.Kind == picture.DeviceGear && !g.Harms {
			ordered := s.Press(screen, kit.Key(rune('1'+i)), "Tab", "Enter")
			if use, ok := first(ordered).(*combat.Use); !ok || use.Target != own.ID {
				t.Errorf("%s is ordered as %v", g.Name, ordered)
			}
		}
	}
	own.State = personal.Dying
	for i := range s.Look().Gear {
		if g := &s.Look().Gear[i]; g.Kind != picture.ArmGear && g.Kind != picture.ArmourGear && g.Why.String() != own.Name+" is unconscious" {
			t.Errorf("%s is held back from the unconscious by %q", g.Name, g.Why)
		}
	}
	own.State = personal.Able
	s.Order(maren, &action.Deed{What: crew.Dash})
	if ordered := s.Press(screen, grenade, "Right", "Space", "Space", "Enter"); len(ordered) != 0 {
		t.Errorf("without an action %v is ordered", ordered)
	}
	for i := range s.Look().Gear {
		g := &s.Look().Gear[i]
		if uses := g.Kind == picture.DeviceGear && g.Harms; uses && (g.Rule == "" || g.Why == "") {
			t.Errorf("%s can be used without an action", g.Name)
		}
	}
	s.Order(maren, &sim.EndTurn{})
	for _, g := range s.Look().Gear {
		if g.Kind == picture.DeviceGear && (g.Rule == "" || g.Why != "") {
			t.Errorf("out of turn %s says %q by %q", g.Name, g.Why, g.Rule)
		}
	}
}

// A usable thing is handed to the chosen friend, who can then use it.
func TestHandsOverAThing(t *testing.T) {
	s, screen, grenade := armed(t)
	own := s.World.PersonAt(maren)
	var friend *personal.Person
	for i := range s.World.Fight.People {
		o := &s.World.Fight.People[i]
		if stands := o.Deck == own.Deck && o.At == own.At.Plus(1, 0); o.Side == own.Side && o.ID != own.ID && (friend == nil || stands) {
			friend = o
		}
	}
	friend.Deck, friend.At = own.Deck, own.At.Plus(1, 0)
	s.World.SightTick = -1
	give, ok := first(s.Press(screen, "Right", "Space", grenade, "Shift+D")).(*action.Deed)
	if !ok || give.What != crew.HandOver || !give.OtherWay || give.Person != friend.ID {
		t.Fatalf("ordered %+v", give)
	}
	mine, theirs, told := own.Devices[give.Item-1], 0, ""
	for _, a := range s.UI.Offers() {
		if a.Key == "boots.hand-over" {
			told = s.UI.Told(a.Name)
		}
	}
	if want := "Hand " + s.World.Fight.Book().Devices[mine.Device].Name + " to " + friend.Name; told != want {
		t.Errorf("the control says %q, not %q", told, want)
	}
	for _, d := range friend.Devices {
		if d.IsSame(mine) {
			theirs += int(d.Count)
		}
	}
	s.Order(maren, give)
	own, friend = s.World.PersonAt(maren), s.World.Fight.Person(give.Person)
	for _, d := range friend.Devices {
		if d.IsSame(mine) {
			theirs -= int(d.Count)
		}
	}
	if left := own.Devices[give.Item-1].Count; left != mine.Count-1 || theirs != -1 {
		t.Errorf("of %d there are %d left, and the friend has %d more", mine.Count, left, -theirs)
	}
}

// A click on a distant door goes beside it, and a click beside it opens it.
func TestADoorFarAway(t *testing.T) {
	s, screen := stage.Set(t, "prize", maren), boots.New()
	s.Turn(maren)
	s.Rule(&sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RulePlace, Person: s.World.PersonAt(maren).ID, At: deckplan.Square{X: 14, Y: 5}}})
	door := deckplan.Square{X: 12, Y: 4}
	if action.Symbol(&s.World.Fight, 0, door) != '+' {
		t.Fatalf("no closed door at %s", door)
	}
	keys := []kit.Key{"Left", "Left", "Up", "Space"}
	ordered := s.Press(screen, keys...)
	if move, ok := first(ordered).(*movement.Move); !ok || move.Path[len(move.Path)-1] != (deckplan.Square{X: 12, Y: 5}) {
		t.Fatalf("far from the door %v is ordered", ordered)
	}
	s.Order(maren, ordered...)
	s.Pass(40)
	ordered = s.Press(screen, "Space")
	if deed, ok := first(ordered).(*action.Deed); !ok || deed.What != crew.Door || deed.At != door {
		t.Fatalf("beside the door %v is ordered", ordered)
	}
	s.Order(maren, ordered...)
}

func first(ordered []sim.Intent) sim.Intent {
	if len(ordered) != 1 {
		return nil
	}
	return ordered[0]
}
