package boots

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// expect returns the damage that is told to expect.
func expect(v *view.View, r reach) string {
	me := character(v)
	return expected(r.g, caughtBy(v, me, r), me.Side).String()
}

// Where a grenade is aimed, the damage to expect is told for the own side and for others.
func TestAGrenadeTellsTheDamageToExpect(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	own := s.World.PersonAt(seat)
	told := func(at deckplan.Square) string {
		s.World.SightTick = -1
		v := s.Look()
		s.Press(screen, "Right")
		i := slices.IndexFunc(v.Gear, func(g picture.GearRow) bool {
			return g.Kind == picture.DeviceGear && g.Harms && g.Shape == rulebook.Sphere
		})
		return expect(v, screen.reachOf(&v.Gear[i], character(v), at))
	}
	at := own.At.Plus(1, 0)
	if says := told(at); !strings.HasSuffix(says, "damage to your own side.") || strings.Contains(says, "others") {
		t.Errorf("among friends is told %q", says)
	}
	if says := told(own.At.Plus(9, 0)); says != "" {
		t.Errorf("with nobody there is told %q", says)
	}
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side != own.Side && o.Deck != own.Deck {
			o.Deck, o.At = own.Deck, at.Plus(1, 0)
			break
		}
	}
	if says := told(at); !strings.Contains(says, "damage to others, ") {
		t.Errorf("with a foe among them is told %q", says)
	}
}

// The table tells whom a grenade reaches at a square: nobody behind a wall, who is in cover saves more
// easily, and somebody unknown is not told.
func TestTheTableTellsWhomAGrenadeReaches(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	f, own := &s.World.Fight, s.World.PersonAt(seat)
	var friend *personal.Person
	for i := range f.People {
		if o := &f.People[i]; o.Side == own.Side && o != own && o.Deck == own.Deck {
			friend = o
		}
	}
	// asked returns what is told of a grenade thrown at a square, and the table's answer.
	asked := func(at deckplan.Square) (g *picture.GearRow, list []caught, answer []picture.ReachedRow) {
		s.World.SightTick = -1
		v := s.Look()
		s.Press(screen, "Right")
		g = &v.Gear[slices.IndexFunc(v.Gear, func(g picture.GearRow) bool {
			return g.Kind == picture.DeviceGear && g.Harms && g.Shape == rulebook.Sphere
		})]
		caughtBy(v, character(v), screen.reachOf(g, character(v), at))
		p := sight.NewGallery(s.World).View(seat, v.Asked())
		v = view.New(nil, p, 1)
		return g, caughtBy(v, character(v), screen.reachOf(g, character(v), at)), p.Reached
	}
	free := func(q deckplan.Square, but *personal.Person) bool {
		return f.Plan(own.Deck).Index(q) >= 0 && !personal.Opaque(f, own.Deck, q) && !slices.ContainsFunc(f.People, func(o personal.Person) bool { return o.ID != but.ID && o.Deck == own.Deck && o.At == q })
	}
	plan, harms := f.Plan(own.Deck), map[string]int16{}
	at := own.At
	var stood, threw deckplan.Square
	for n := range int(plan.Width) * int(plan.Height) * 25 {
		own.At = deckplan.Square{X: int16(n / 25 % int(plan.Width)), Y: int16(n / 25 / int(plan.Width)), Level: at.Level}
		at = own.At.Plus(2, 0)
		friend.At = at.Plus(int16(n%5)-2, int16(n/5%5)-2)
		if !free(own.At, own) || !free(friend.At, friend) || !f.SightFrom(own.Deck, own.At).Sees(at) {
			continue
		}
		what := personal.ShelterOf(f, at, own, friend, true).Cover.String()
		if _, done := harms[what]; done {
			continue
		}
		_, list, answer := asked(at)
		i := slices.IndexFunc(list, func(c caught) bool { return c.ID == friend.ID })
		if wall := !f.SightFrom(own.Deck, at).Sees(friend.At); wall == (i >= 0) {
			t.Fatalf("a friend at %v, behind a wall of %v: %v, is reached: %v; %+v", friend.At, at, wall, i >= 0, answer)
		}
		if harms[what] = 0; i >= 0 {
			harms[what] = list[i].harm
			stood, threw = own.At, at
		}
	}
	if want := map[string]int16{"none": 150, "half cover": 140, "three-quarters cover": 125, "total cover": 0}; !maps.Equal(harms, want) { // +2 and +5 on saves for half of 20
		t.Errorf("the damage to expect by cover is %v, not %v", harms, want)
	}
	own.At, friend.At = stood, threw.Plus(1, 0)
	foe := slices.IndexFunc(f.People, func(o personal.Person) bool { return o.Side != own.Side })
	o := &f.People[foe]
	for _, hidden := range []bool{false, true} {
		o.Deck, o.At, o.Hidden, o.Found = own.Deck, threw, hidden, 0
		if _, list, _ := asked(threw); slices.ContainsFunc(list, func(c caught) bool { return c.ID == o.ID }) == hidden {
			t.Errorf("a foe who is hidden: %v is told the other way", hidden)
		}
	}
	if _, _, answer := asked(own.At.Plus(90, 0)); len(answer) != 1 || answer[0].Why == "" {
		t.Errorf("beyond the deck the answer is %+v", answer)
	}
}

// The line at the foot of the deck has room for it, however many are there.
func TestTheDamageToExpectIsNotCut(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	own, n := s.World.PersonAt(seat), int16(0)
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side != own.Side && n < 3 {
			n++
			o.Deck, o.At = own.Deck, own.At.Plus(n, 1)
		}
	}
	s.World.SightTick = -1
	v := s.Look()
	s.Press(screen, "Right")
	g := &v.Gear[slices.IndexFunc(v.Gear, func(g picture.GearRow) bool {
		return g.Kind == picture.DeviceGear && g.Harms && g.Shape == rulebook.Sphere
	})]
	for _, room := range []float64{360, 450, 690, 2000} {
		says := screen.aimed(s.UI, v, kit.Rect{W: room}, character(v), g, own.At.Plus(1, 0))
		if told := s.UI.Told(says); s.UI.Width(says, footline) > room-32 || !strings.Contains(told, "Expect ") || strings.Contains(told, own.Name) != (room == 2000) {
			t.Errorf("in %v points is told %q", room, told)
		}
	}
}

// What a grenade does is told once on its control, above what it asks for.
func TestAGrenadeTellsOnceWhatItDoes(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	s.Press(screen, "")
	screen.take(slices.IndexFunc(s.Look().Gear, func(g picture.GearRow) bool {
		return g.Kind == picture.DeviceGear && g.Harms && g.Shape == rulebook.Sphere
	}))
	s.Press(screen, "")
	if told := s.UI.Texts(); !slices.Contains(told, "Click on the deck to place it.") {
		t.Errorf("the controls say %q", told)
	}
}

// Sums of damage stay within what a picture can tell.
func TestTheDamageToExpectHasALimit(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}), New()
	s.Press(screen, "Right")
	v := s.Look()
	me := character(v)
	g := picture.GearRow{Kind: picture.DeviceGear, Number: 1, Shape: rulebook.Sphere, Size: 1000}
	for i := range v.People[:2] {
		v.Acts = append(v.Acts, picture.ActRow{Verb: crew.UseDevice, Item: 1, Person: v.People[i].ID, Harm: 30_000})
	}
	if says := expect(v, screen.reachOf(&g, me, me.At)); !strings.Contains(says, "2000") {
		t.Errorf("for great damage is told %q", says)
	}
}

// The forecast is for the slot and the strength that are chosen, if it makes a difference.
func TestTheForecastIsForTheChosenSlotAndStrength(t *testing.T) {
	power, weapon := picture.GearRow{Kind: picture.PowerGear, Number: 2}, picture.GearRow{Kind: picture.ArmGear, Number: 1}
	p := &picture.Picture{}
	for _, slot := range []uint8{0, 3, 4} {
		p.Acts = append(p.Acts, picture.ActRow{Verb: crew.Cast, Item: 2, Person: 7, Manner: slot, Harm: 100 + int16(slot)})
	}
	for _, less := range []uint8{0, 1, 2} {
		p.Acts = append(p.Acts, picture.ActRow{Verb: crew.Strike, Item: 1, Person: 7, Manner: less, Harm: 50 - int16(less)})
	}
	v := &view.View{Picture: p}
	for slot, harm := range map[int8]int16{0: 100, 2: 100, 3: 103, 4: 104} {
		if w := foreseen(v, &power, 7, slot); w == nil || w.Harm != harm {
			t.Errorf("with slot %d the forecast is %+v", slot, w)
		}
	}
	for less, harm := range map[int8]int16{0: 50, 1: 49, 2: 48, 3: 48} {
		if rows := attacks(v, &weapon, 7, &manner{less: less}); len(rows) != 1 || rows[0].Harm != harm {
			t.Errorf("with %d of strength held back the forecasts are %+v", less, rows)
		}
	}
}
