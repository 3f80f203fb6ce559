package story_test

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"
	"broadside/sim/story"
)

// private are facts that at most the side of the first one in them may know.
var private = factsOf(
	&event.Hid{}, &event.LetGo{}, &event.MayReact{}, &event.Searched{},
	&personal.Convalesced{}, &personal.Counted{}, &personal.DeathSaved{}, &personal.Healed{}, &personal.Layered{},
	&personal.MineNoticed{}, &personal.Regaining{}, &personal.Renewed{}, &personal.Shifted{}, &personal.Smothered{},
	&personal.Unfocused{}, &personal.Waits{}, &personal.Warded{},
	&ships.Called{}, &ships.Changed{}, &ships.Charged{}, &ships.Compared{}, &ships.DestructionSaved{}, &ships.Directed{},
	&ships.Faded{}, &ships.Flew{}, &ships.Handled{}, &ships.Held{}, &ships.Improvised{}, &ships.Maintained{}, &ships.Mended{},
	&ships.Mishap{}, &ships.Patched{}, &ships.Plotting{}, &ships.Regenerated{}, &ships.Reloaded{}, &ships.Repairing{},
	&ships.Rested{}, &ships.Starting{}, &ships.Stood{}, &ships.SystemDamaged{}, &ships.Travelled{}, &ships.Working{},
	&sim.OrderHeld{}, &sim.Yielded{},
)

// public are facts that everybody is told, if everybody knows of all ships in them.
var public = factsOf(
	&ships.Afflicted{}, &ships.Attacked{}, &ships.BecameStable{}, &ships.Braved{}, &ships.Covered{}, &ships.DamageRolled{},
	&ships.Damaged{}, &ships.Detonated{}, &ships.DockedWith{}, &ships.Drifted{}, &ships.Evaded{}, &ships.FiredAt{},
	&ships.Frightened{}, &ships.Interfered{}, &ships.RamDeclared{}, &ships.Rammed{}, &ships.Released{}, &ships.Relieved{},
	&ships.Revived{}, &ships.Saved{}, &ships.ShieldsDown{}, &ships.Slipped{}, &ships.Spilled{}, &ships.Taken{},
	&ships.Thrust{}, &ships.Tried{}, &ships.WasDestroyed{}, &ships.WasDisabled{}, &sim.DeckShaken{}, &sim.PodLaunched{},
)

// discreet are facts that name nobody to those who do not know of them.
var discreet = factsOf(&ships.DamageRolled{}, &ships.Tried{})

func factsOf(facts ...event.Fact) map[reflect.Type]bool {
	all := map[reflect.Type]bool{}
	for _, f := range facts {
		all[reflect.TypeOf(f)] = true
	}
	return all
}

// What only one side may know, no other side is told, and what all can see is told to all.
func TestFactsAreToldToWhomTheyConcern(t *testing.T) {
	met := map[reflect.Type]bool{}
	for _, s := range stories(t) {
		story.Hear(stock(t), s, func(w *sim.World, told []string, events []event.Event) {
			for i, e := range events {
				kind, sides, open := reflect.TypeOf(e.Fact), subjects(w, e.Fact), true
				for _, known := range sides {
					open = open && known == event.AllSides
					if discreet[kind] && e.Sides&^known != 0 {
						t.Errorf("%s: %q names somebody to the sides %08b, of whom %08b know", filepath.Base(s.File), told[i], e.Sides, known)
					}
				}
				switch {
				case len(sides) == 0:
					continue
				case private[kind] && e.Sides&^own(w, e.Fact) != 0:
					t.Errorf("%s: %q is told to the sides %08b, and not to %08b alone", filepath.Base(s.File), told[i], e.Sides, own(w, e.Fact))
				case public[kind] && open && !e.Less && e.Sides != event.AllSides:
					t.Errorf("%s: %q is told to the sides %08b alone", filepath.Base(s.File), told[i], e.Sides)
				}
				met[kind] = true
			}
		})
	}
	for _, all := range [...]map[reflect.Type]bool{private, public} {
		for kind := range all {
			if !met[kind] {
				t.Errorf("no story tells of a %s", kind)
			}
		}
	}
}

// own returns the side of the first one whom a fact names. A crew member on a deck may be of
// another side than the ship.
func own(w *sim.World, f event.Fact) event.Sides {
	for _, x := range named(f) {
		if p := w.Fight.Person(x.person); p != nil {
			return event.Sides(0).With(p.Side)
		}
		if p := w.PersonAt(x.seat); p != nil {
			return event.Sides(0).With(p.Side)
		}
		if s := w.Ship(x.ship); s != nil {
			return event.Sides(0).With(s.Side)
		}
	}
	return 0
}

// subjects returns which sides know each of those whom a fact names.
func subjects(w *sim.World, f event.Fact) (all []event.Sides) {
	for _, x := range named(f) {
		if p := w.Fight.Person(x.person); p != nil {
			all = append(all, w.Fight.Watchers(p))
		} else if s := w.Ship(x.ship); s != nil {
			all = append(all, w.Watchers(s))
		}
	}
	return all
}

// somebody is a person, or a ship or a seat aboard it.
type somebody struct {
	person crew.ID
	ship   space.ID
	seat   crew.Seat
}

func named(f event.Fact) (all []somebody) {
	v := reflect.ValueOf(f).Elem()
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() {
			continue
		}
		var x somebody
		switch of := v.Field(i).Interface().(type) {
		case event.Actor:
			if x.person = of.Person; x.person == 0 {
				x.ship, x.seat = of.Seat.Ship, of.Seat
			}
		case crew.Seat:
			x.ship, x.seat = of.Ship, of
		case crew.ID:
			x.person = of
		case space.ID:
			x.ship = of
		}
		if x != (somebody{}) && !slices.Contains(all, x) {
			all = append(all, x)
		}
	}
	return all
}

// What the GM reads of an order that waits is what they are told once it happens: no roll comes twice
// because others may know less of it.
func TestAHeldOrderTellsEachRollOnce(t *testing.T) {
	text, err := os.ReadFile("../../docs/stories/damage-by-the-hidden.story")
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(text, []byte("dice 3 1 1"))
	held := append(append(bytes.Clone(text[:at]), "gm hold on\n"...), text[at:]...)
	s, err := story.Parse("held.story", held)
	if err != nil {
		t.Fatal(err)
	}
	var said string
	story.Hear(stock(t), s, func(w *sim.World, _ []string, _ []event.Event) {
		if len(w.Held) > 0 {
			said = say.English(w.Held[0].Text, w)
		}
	})
	if n := strings.Count(said, "Dexterity save against Spark Lash"); n != 1 {
		t.Errorf("the save is told %d times: %q", n, said)
	}
}
