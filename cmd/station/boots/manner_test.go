package boots_test

import (
	"strings"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
)

// standBeside puts the first person of the other side beside a seat's person, and chooses them.
func standBeside(t *testing.T, s *stage.Stage, seat crew.Seat) *personal.Person {
	t.Helper()
	me := s.World.PersonAt(seat)
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side != me.Side && o.State == personal.Able {
			o.Deck, o.At = me.Deck, me.At.Plus(1, 0)
			s.World.SightTick = -1
			return o
		}
	}
	t.Fatal("there is no foe")
	return nil
}

// one returns the order that keys give, which the table obeys.
func one(t *testing.T, s *stage.Stage, screen *boots.Screen, keys ...kit.Key) sim.Intent {
	t.Helper()
	ordered := s.Press(screen, keys...)
	if len(ordered) != 1 {
		t.Fatalf("%v orders %v", keys, ordered)
	}
	s.Order(seat, ordered[0])
	return ordered[0]
}

func deed(t *testing.T, i sim.Intent) action.Deed {
	t.Helper()
	d, ok := i.(*action.Deed)
	if !ok {
		t.Fatalf("ordered %#v", i)
	}
	return *d
}

// The second way of an act has a control of its own.
func TestOtherWays(t *testing.T) {
	for key, want := range map[kit.Key]action.Deed{
		"Shift+S": {What: crew.Shove, OtherWay: true}, "S": {What: crew.Shove},
		"Shift+Q": {What: crew.Look, OtherWay: true}, "Q": {What: crew.Look},
		"W": {What: crew.Help},
	} {
		s, screen := stage.Set(t, "prize", seat), boots.New()
		s.Turn(seat)
		foe := standBeside(t, s, seat)
		switch want.What {
		case crew.Shove:
			want.Person = foe.ID
		case crew.Help:
			want.Other = foe.ID
		}
		if got := deed(t, one(t, s, screen, key)); got != want {
			t.Errorf("%s orders %+v, not %+v", key, got, want)
		}
	}
}

// A weapon is let fall, a foe who dies is stabilised, a door is shut.
func TestDropsAndMends(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	for i, g := range s.Look().Gear {
		if g.Kind == picture.ArmGear && g.Drawn {
			if got := deed(t, one(t, s, screen, kit.Key(rune('1'+i)), "Shift+F")); got != (action.Deed{What: crew.Discard, Item: g.Number}) {
				t.Errorf("orders %+v", got)
			}
			break
		}
	}
	foe := standBeside(t, s, seat)
	foe.Special = true
	s.Rule(&sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHP, Person: foe.ID}})
	if got := deed(t, one(t, s, screen, "A")); got != (action.Deed{What: crew.FirstAid, Person: foe.ID}) {
		t.Errorf("orders %+v", got)
	}
}

func TestShutsADoor(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	me := s.World.PersonAt(seat)
	door := deckplan.Square{X: -1}
	for i := range s.World.Fight.People { // move everybody out of the way
		if o := &s.World.Fight.People[i]; o.ID != me.ID {
			o.State = personal.Away
		}
	}
	for n, plan := range action.PlanOf(&s.World.Fight, me.Deck).Doors {
		if s.World.Fight.Decks[me.Deck].Doors[n].Open || !s.World.Fight.Decks[me.Deck].Doors[n].Locked {
			q := plan.At
			door = q
			me.At = q.Plus(-1, 0)
			if action.Symbol(&s.World.Fight, me.Deck, me.At) == '.' {
				break
			}
		}
	}
	for _, shut := range [...]bool{false, true} {
		if got := deed(t, one(t, s, screen, "Ctrl+F")); got.What != crew.Door || got.OtherWay != shut || got.At != door {
			t.Errorf("orders %+v", got)
		}
		s.World.PersonAt(seat).Tokens[0] = 1
	}
}

// A power uses the chosen slot; a choice made for another thing is not kept.
func TestChoosesASlot(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	v := s.Look()
	for i := range v.Gear {
		g := &v.Gear[i]
		if g.Slots == 0 || g.Rule != "" || g.Kind != picture.PowerGear || i > 8 {
			continue
		}
		level := int8(0)
		for n := range int8(5) {
			if level == 0 && g.Slots&(1<<n) != 0 {
				level = n + 1
			}
		}
		standBeside(t, s, seat)
		for _, ordered := range [][]sim.Intent{s.Press(screen, kit.Key(rune('1'+i)), "Ctrl+V", "Enter", "Space")} {
			for _, o := range ordered {
				if c, ok := o.(*combat.Cast); ok && c.Power == g.Number && c.Slot == level {
					return
				}
			}
		}
	}
	t.Errorf("no power is cast with a chosen slot: %+v", v.Gear)
}

// An opportunity attack is made with the chosen weapon. The own side knows who is asked, and the
// foe does not.
func TestReactsWithAWeapon(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	foe := standBeside(t, s, seat)
	me := s.World.PersonAt(seat)
	s.World.Windows.Add(crew.Window{Member: me.ID, Response: crew.OpportunityAttack, Subject: uint16(foe.ID)})
	if own := sight.View(s.World, seat); !own.Head.AsksOnFoot(seat) || own.Head.Left != crew.WindowTicks || own.Head.With == "" {
		t.Errorf("who is asked is told %+v", own.Head)
	}
	if head := sight.View(s.World, s.World.Member(foe.ID).Seat).Head; head.IsAwaited() || head.With != "" {
		t.Errorf("the foe is told %+v", head)
	}
	seen := map[uint8]bool{}
	for range 6 {
		for _, o := range s.Press(screen, "Ctrl+Z", "J") {
			seen[o.(*sim.React).Weapon] = true
		}
		s.Press(screen, "Ctrl+Z")
	}
	if !seen[1] && !seen[personal.Fists] || len(seen) < 2 {
		t.Errorf("reacted with %v", seen)
	}
	s.Press(screen, "")
	if says := strings.Join(s.UI.Texts(), " "); !strings.Contains(says, "%, expect ") {
		t.Errorf("of an opportunity attack it does not say what to expect: %s", says)
	}
	s.Picture("boots-reacts", seat.Role, screen)
}

// The choice of a burst ends when a weapon without bursts is chosen.
func TestABurstEndsWithItsWeapon(t *testing.T) {
	gunner := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	s, screen := stage.Set(t, "prize", gunner), boots.New()
	s.Turn(gunner)
	for i, want := range [...]bool{true, false} {
		if g := s.Look().Gear[i]; g.Kind != picture.ArmGear || (rulebook.Property(g.Props)&rulebook.Burst != 0) != want {
			t.Fatalf("they carry %+v", g)
		}
	}
	s.Press(screen, "1", "B", "B", "2", "B", "Right")
	ordered := s.Press(screen, "Space")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	if a, ok := ordered[0].(*combat.Attack); !ok || a.Weapon != 2 || a.Hand == personal.WithBurst {
		t.Errorf("ordered %+v", ordered[0])
	}
}

// What harms a friend takes two keys.
func TestAHarmfulPowerOnAFriendIsAskedForTwice(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	me := s.World.PersonAt(seat)
	var friend *personal.Person
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side == me.Side && o.ID != me.ID && o.State == personal.Able {
			friend = o
		}
	}
	friend.Deck, friend.At = me.Deck, me.At.Plus(1, 0)
	s.World.SightTick = -1
	for i, g := range s.Look().Gear {
		if g.Kind != picture.PowerGear || g.Rule != "" || !g.Harms || g.Own || g.Shape != rulebook.NoArea || i > 8 {
			continue
		}
		s.Press(screen, "Right", "Space") // the friend
		if ordered := s.Press(screen, kit.Key(rune('1'+i)), "Enter"); len(ordered) != 0 {
			t.Fatalf("at the first key %+v is ordered", ordered[0])
		}
		ordered := s.Press(screen, "Enter")
		if c, ok := first(ordered).(*combat.Cast); !ok || c.Target != friend.ID {
			t.Fatalf("at the second key %v is ordered", ordered)
		}
		return
	}
	t.Error("nobody has a harmful power: the test shows nothing")
}
