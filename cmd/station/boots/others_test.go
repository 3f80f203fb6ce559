package boots

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// met returns a battle on foot in which two foes stand near a character, the second of them hurt.
func met(t *testing.T) (s *stage.Stage, near, far crew.ID) {
	t.Helper()
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s = stage.Set(t, "prize", seat)
	s.Turn(seat)
	f, me := &s.World.Fight, s.World.PersonAt(seat)
	var foes []*personal.Person
	for i := range f.People {
		if o := &f.People[i]; o.Side != me.Side && len(foes) < 2 {
			foes = append(foes, o)
		}
	}
	for n, o := range foes {
		o.Deck, o.Hidden = me.Deck, false
		clear := func(i int16) bool {
			o.At = me.At.Plus(i%31-15, i/31-15)
			return f.Distance(me, o) > int16(4*n) && f.InWay(o, o.At) == nil && f.Sees(me, o) && f.BestShelter(me, o).Cover != space.TotalCover
		}
		i := int16(0)
		for ; i < 31*31 && !clear(i); i++ {
		}
		if i == 31*31 {
			t.Fatal("there is no place for a foe")
		}
	}
	if f.Distance(me, foes[0]) > f.Distance(me, foes[1]) {
		foes[0], foes[1] = foes[1], foes[0]
	}
	return s, foes[0].ID, foes[1].ID
}

// A target that goes to another level is left for a foe on the own one, but one that was chosen there
// stays chosen.
func TestATargetThatLeavesTheLevelIsLeft(t *testing.T) {
	s, near, far := met(t)
	screen := New()
	s.Press(screen, "", "")
	if screen.target != near {
		t.Fatalf("%d is chosen, not %d", screen.target, near)
	}
	v := s.Look()
	me := character(v)
	person(v, near).At.Level++
	if screen.choose(s.UI, v, me); screen.target != far {
		t.Errorf("%d stays chosen on another level, with %d here", screen.target, far)
	}
	screen.target = near
	for range 2 {
		screen.choose(s.UI, v, me)
	}
	if screen.target != near {
		t.Errorf("who was chosen on another level gives way to %d", screen.target)
	}
	person(v, far).At.Level++
	screen.target, screen.levelTarget = near, near
	if screen.choose(s.UI, v, me); screen.target != near {
		t.Errorf("with nobody here %d is chosen instead of %d", screen.target, near)
	}
}

// A target that can no longer be hit gives way to a foe who can, unless the player chooses it again.
func TestATargetThatIsOutOfReachIsLeft(t *testing.T) {
	s, near, far := met(t)
	screen := New()
	s.Press(screen, "", "")
	v := s.Look()
	me := character(v)
	protect := func(id crew.ID) {
		for i := range v.Acts {
			if a := &v.Acts[i]; a.Verb == crew.Strike && a.Person == id {
				a.Chance, a.Why = 0, "Out of reach."
			}
		}
	}
	if screen.choose(s.UI, v, me); screen.target != near || screen.hit.at != near {
		t.Fatalf("%d is chosen, and %d can be hit, not %d", screen.target, screen.hit.at, near)
	}
	protect(near)
	if screen.choose(s.UI, v, me); screen.target != far {
		t.Errorf("%d stays chosen out of reach, with %d in reach", screen.target, far)
	}
	screen.target = near
	for range 2 {
		if screen.choose(s.UI, v, me); screen.target != near {
			t.Errorf("who was chosen out of reach gives way to %d", screen.target)
		}
	}
	screen.target, screen.hit.at = near, near
	protect(far)
	if screen.choose(s.UI, v, me); screen.target != near {
		t.Errorf("with nobody in reach %d is chosen instead of %d", screen.target, near)
	}
}

// A row that is too narrow for everything tells the chance and the cover in full.
func TestANarrowRowTellsTheCoverInFull(t *testing.T) {
	s, near, _ := met(t)
	screen := New()
	s.Press(screen, "", "")
	v := s.Look()
	screen.gear = slices.IndexFunc(v.Gear, func(g picture.GearRow) bool { return g.Kind == picture.ArmGear })
	w := (&listing{Screen: screen, v: v, me: character(v)}).odds(person(v, near))
	if w == nil {
		t.Fatal("no weapon has a chance: the test shows nothing")
	}
	w.Cover, w.Chance, w.Why = space.ThreeQuartersCover, 660, ""
	person(v, near).Name = "Captain Ines Varga"
	screen.target = 0
	s.UI.Watch = true
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	(&listing{screen, s.UI, v, character(v)}).row(kit.Rect{W: otherWidth, H: otherHeight}, person(v, near))
	s.UI.End()
	if all := s.UI.Texts(); !slices.Contains(all, "66%, three-quarters cover") {
		t.Errorf("the row says %q", all)
	}
}

// A thing such as medi-gel does not show the chances of the weapon of its number.
func TestThingsHaveNoChanceOfAWeapon(t *testing.T) {
	s, near, _ := met(t)
	screen := New()
	s.Press(screen, "", "")
	v := s.Look()
	all := listing{Screen: screen, v: v, me: character(v)}
	screen.gear = slices.IndexFunc(v.Gear, func(g picture.GearRow) bool {
		return g.Kind == picture.ArmGear && len(attacks(v, &g, near, &manner{})) > 0
	})
	if screen.gear < 0 || all.odds(person(v, near)) == nil {
		t.Fatal("no weapon has a chance: the test shows nothing")
	}
	thing := v.Gear[screen.gear]
	thing.Kind = picture.DeviceGear
	v.Gear = append(slices.Clone(v.Gear), thing)
	screen.gear = len(v.Gear) - 1
	if row := all.odds(person(v, near)); row != nil {
		t.Errorf("of %s the list tells the chance of an attack, %s", thing.Name, view.Percent(row.Chance))
	}
}

// The deck stays where it is when gear is chosen that its owner can use on themselves.
func TestGearThatHelpsDoesNotMoveTheDeck(t *testing.T) {
	s, _, _ := met(t)
	screen := New()
	s.Press(screen, "", "")
	v := s.Look()
	me := character(v)
	weapon := slices.IndexFunc(v.Gear, func(g picture.GearRow) bool { return g.Kind == picture.ArmGear })
	v.Gear = append(slices.Clone(v.Gear), picture.GearRow{Kind: picture.DeviceGear, Name: "medi-gel"})
	others := len(around(v, me.Deck, me, &v.Gear[weapon]))
	for n := range others - 1 { // columns may be full, or not
		var rooms []kit.Rect
		for _, gear := range []int{weapon, len(v.Gear) - 1} {
			screen.gear = gear
			r := kit.Rect{W: 700, H: 700}
			s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
			(&listing{screen, s.UI, v, me}).show(&r)
			s.UI.End()
			rooms = append(rooms, r)
		}
		if rooms[0] != rooms[1] {
			t.Errorf("with %d others the deck has %v, and with medi-gel %v", others-n, rooms[0], rooms[1])
		}
		at := slices.IndexFunc(v.People, func(p picture.PersonRow) bool { return p.Deck == me.Deck && p.ID != me.ID && p.State != personal.Dead })
		v.People[at].State = personal.Dead
	}
}

// The people who can be chosen are listed with their distance, cover and condition; the nearest
// comes first, and Tab chooses the next.
func TestOthersAreListedWithDistanceAndCondition(t *testing.T) {
	s, near, far := met(t)
	f := &s.World.Fight
	me, o := s.World.PersonAt(crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}), f.Person(far)
	screen := New()
	s.Press(screen, "", "")
	if screen.target != near {
		t.Fatalf("%d is chosen, not the nearest, %d", screen.target, near)
	}
	if s.Press(screen, "Tab"); screen.target != far {
		t.Fatalf("Tab chooses %d, not %d", screen.target, far)
	}
	v := s.Look()
	all := around(v, uint8(me.Deck), character(v), screen.chosen(v))
	if len(all) < 3 || all[0].ID != near || all[1].ID != far {
		t.Fatalf("the list has %v", all)
	}
	for i := 3; i < len(all); i++ {
		if apart(character(v), all[i-1]) > apart(character(v), all[i]) {
			t.Errorf("of friends the nearest is not first: %v", all)
		}
	}
	s.Press(screen, "")
	told := strings.Join(s.UI.Texts(), "\n")
	row := odds(t, v, far)
	wants := []string{person(v, far).Name + ": ", fmt.Sprintf("%d %s away", f.Distance(me, o), v.Decks[me.Deck].Unit), view.Percent(row.Chance)}
	if row.Cover != space.NoCover {
		wants = append(wants, v.Tell(v.CoverName(row.Cover)))
	}
	for _, want := range wants {
		if !strings.Contains(told, want) {
			t.Errorf("of the chosen one is not told %q: %s", want, told)
		}
	}
	s.Pictures("boots-others", crew.Boots, screen)
}

func odds(t *testing.T, v *view.View, on crew.ID) *picture.ActRow {
	t.Helper()
	i := slices.IndexFunc(v.Acts, func(a picture.ActRow) bool { return a.Verb == crew.Strike && a.Person == on && a.Item == 1 })
	if i < 0 {
		t.Fatal("nothing is known of an attack")
	}
	return &v.Acts[i]
}

// The person whose row is under the mouse is marked on the deck, a click on the row chooses them,
// and the row of the figure under the mouse is marked.
func TestAClickOnARowChooses(t *testing.T) {
	s, near, far := met(t)
	screen := New()
	s.Press(screen, "")
	chosen := func(at kit.Point) bool {
		s.Show(screen, kit.Input{Mouse: at})
		if screen.deck.Marked != far {
			return false
		}
		s.Click(screen, at)
		return true
	}
	done := false
	for y := 300.0; y < 600 && !done; y += 5 {
		done = chosen(kit.Point{X: 400, Y: y}) || chosen(kit.Point{X: 800, Y: y})
	}
	if !done || screen.target != far {
		t.Fatalf("by the mouse %d is chosen, not %d", screen.target, far)
	}
	p := person(s.Look(), near)
	s.Show(screen, kit.Input{Mouse: screen.deck.Box(p.At).Centre()})
	if screen.others.under != near {
		t.Errorf("the mouse is on %d, the list marks %d", near, screen.others.under)
	}
	if s.Click(screen, screen.deck.Box(p.At).Centre()); screen.target != near {
		t.Errorf("a click on a figure chooses %d, not %d", screen.target, near)
	}
}

// With gear that helps, Tab goes from friend to friend, starting with oneself.
func TestTabTakesFriendsForWhatHelps(t *testing.T) {
	s, near, _ := met(t)
	screen := New()
	v := s.Look()
	gel := slices.IndexFunc(v.Gear, func(g picture.GearRow) bool { return helps(&g) })
	if gel < 0 {
		t.Fatal("nothing that is carried helps")
	}
	s.Press(screen, kit.Key(rune('1'+gel)))
	if screen.target != near {
		t.Fatalf("%d is chosen, not the foe", screen.target)
	}
	me := v.Selves[0].ID
	if s.Press(screen, "Tab"); screen.target != me {
		t.Errorf("Tab chooses %d, not oneself", screen.target)
	}
	s.Press(screen, "Tab")
	if p := person(v, screen.target); p == nil || p.ID == me || p.Side != v.Head.Side {
		t.Errorf("Tab chooses %+v, no friend", p)
	}
}

// Out of one's turn the attack says that, and not that nobody is there.
func TestAnAttackOutOfTurnSaysSo(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s := stage.Set(t, "prize", seat)
	for _, open := range []bool{true, false} {
		if open {
			s.Turn(seat)
		} else {
			s.Rule(&sim.ForceEnd{})
		}
		screen := New()
		s.Press(screen, "", "")
		says, nobody := strings.Join(s.UI.Texts(), " "), "There is nobody to attack."
		if me := character(s.Look()); me.Open != open || strings.Contains(says, nobody) != open {
			t.Errorf("in turn: %v; %q is told: %v", me.Open, nobody, !open)
		}
	}
}

// The first target is the nearest foe who can be hit, not one behind total cover.
func TestTheFirstTargetCanBeHit(t *testing.T) {
	me := &picture.PersonRow{ID: 1, Side: 0}
	near := []*picture.PersonRow{{ID: 2, Side: 1, State: personal.Dying}, {ID: 3, Side: 1}, {ID: 4, Side: 1}}
	for hit, want := range map[crew.ID]crew.ID{4: 4, 0: 3, 2: 3} {
		if id := keptTarget(me, nil, near, false, false, func(p *picture.PersonRow) bool { return p.ID == hit }); id != want {
			t.Errorf("with %d to be hit the first target is %d, not %d", hit, id, want)
		}
	}
	// One who has left the level gives way to a foe on it, even behind cover.
	was, beside := &picture.PersonRow{ID: 5, Side: 1}, &picture.PersonRow{ID: 6, Side: 1}
	was.At.Level = 1
	if id := keptTarget(me, was, []*picture.PersonRow{was, beside}, true, false, func(p *picture.PersonRow) bool { return p == was }); id != beside.ID {
		t.Errorf("after a foe has left the level %d is chosen", id)
	}
}

// While a friend is chosen and a foe is there, the attack asks for a foe.
func TestAnAttackOnAFriendAsksForAFoe(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	me := s.World.PersonAt(seat)
	foe := slices.IndexFunc(s.World.Fight.People, func(p personal.Person) bool { return p.Side != me.Side })
	friend := slices.IndexFunc(s.World.Fight.People, func(p personal.Person) bool { return p.Side == me.Side && p.ID != me.ID })
	s.World.Fight.People[foe].Deck, s.World.Fight.People[foe].At = me.Deck, me.At.Plus(1, 0)
	screen.target = s.World.Fight.People[friend].ID
	s.Press(screen, "", "")
	if says, want := strings.Join(s.UI.Texts(), " "), "is on your side: choose a foe."; !strings.Contains(says, want) {
		t.Errorf("nothing says %q: %s", want, says)
	}
}

// A stowed weapon names the key that draws it.
func TestAStowedWeaponNamesItsKey(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	s.Order(seat, s.Press(screen, "1", "F")...)
	s.Press(screen, "", "")
	if says, want := strings.Join(s.UI.Texts(), " "), "It is not in hand: F draws it."; !strings.Contains(says, want) {
		t.Errorf("nothing says %q: %s", want, says)
	}
}

// Where a book holds actions that are left at the end of a turn, the sheet says so in others' turns.
func TestAHeldActionIsCalledHeld(t *testing.T) {
	for scenario, want := range map[string]bool{"lantern": true, "prize": false} {
		seat := crew.Seat{Role: crew.Boots, Number: 1}
		if scenario == "prize" {
			seat.Ship = 1
		}
		s := stage.Set(t, scenario, seat)
		if err := s.Await(seat); err != nil {
			t.Fatal(err)
		}
		for _, open := range []bool{true, false} {
			if !open {
				s.Order(seat, &sim.EndTurn{})
			}
			s.Press(New(), "", "")
			says := strings.Join(s.UI.Texts(), " ")
			if told := strings.Contains(says, "held until the round ends"); told != (want && !open) {
				t.Errorf("%s, in turn: %v; an action is called held: %v: %s", scenario, open, told, says)
			}
		}
	}
}

// At the decks a GM, whose turn it never is, chooses people by key, one after the other.
func TestAGMChoosesPeopleByKey(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Master), New()
	v, chosen := s.Look(), map[crew.ID]bool{}
	press := func(keys ...kit.Key) crew.ID {
		s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Keys: keys}, 1)
		screen.watch(s.UI, v, kit.Rect{W: 900, H: 600})
		s.UI.End()
		return screen.target
	}
	press()
	all := around(v, screen.deck.Deck, nil, nil)
	for range all {
		chosen[press("Tab")] = true
	}
	if len(chosen) != len(all) || chosen[0] || len(all) < 3 {
		t.Errorf("of %d people %d are chosen", len(all), len(chosen))
	}
	last := screen.target
	if press("Shift+Tab"); screen.target == last || !chosen[screen.target] {
		t.Errorf("before %d comes %d", last, screen.target)
	}
}
