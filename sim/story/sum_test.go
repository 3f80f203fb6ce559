package story_test

import (
	"maps"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"broadside/personal"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
	"broadside/sim/story"
)

// A roll is told whole: the dice and modifiers in the sentence add up to its total. So do damage
// rolled and damage taken, with what has changed it in between.
func TestPartsToldAddUp(t *testing.T) {
	for _, s := range stories(t) {
		name, before := filepath.Base(s.File), sums{}
		story.Hear(stock(t), s, func(_ *sim.World, told []string, events []event.Event) {
			for i, e := range events {
				for _, r := range rollsOf(reflect.ValueOf(e.Fact)) {
					if saved, ok := e.Fact.(*ships.Saved); r.Dice.Len()+r.Mods.Len() == 0 || ok && saved.Fails != "" {
						continue // it was not thrown
					}
					all := r.String()
					if !strings.Contains(figures(told[i]), figures(all)) {
						t.Errorf("%s: %q does not tell %q", name, told[i], all)
					}
					if sum := sumOf(t, all); sum != int(r.Total) {
						t.Errorf("%s: the parts of %q come to %d, and the total is %d", name, all, sum, r.Total)
					}
				}
				if taken, changes := changesOf(e.Fact); changes.Len() > 0 {
					told := dice.ChangesText(taken, changes).String()
					if sum := sumOf(t, told); sum != int(taken) {
						t.Errorf("%s: the parts of %q come to %d, and %d is taken", name, told, sum, taken)
					}
				}
			}
			before = checkTaken(t, name, told, events, before)
		})
	}
}

// origin is the source of damage: on foot what deals it, in space the ship and its type.
type origin struct {
	cause say.Text
	ship  space.ID
	kind  shipyard.DamageType
}

// sums are the sums of the rolls, of one or several together, that have been told for each origin,
// and for all together under the zero origin.
type sums map[origin]map[int32]bool

func (s sums) add(o origin, n int32) {
	if o != (origin{}) {
		s.add(origin{}, n)
	}
	if s[o] == nil {
		s[o] = map[int32]bool{0: true}
	}
	for _, was := range slices.Collect(maps.Keys(s[o])) {
		s[o][was+n] = true
	}
}

// checkTaken checks that what ships and people have lost is damage that the log has told of: a roll by
// the same origin, or several together, with named changes, of the same tick or of the latest earlier
// tick with any, if somebody could answer in between. It returns the sums for the next tick.
func checkTaken(t *testing.T, story string, told []string, events []event.Event, before sums) sums {
	now := sums{}
	known := func(o origin, mixed bool, n int32) bool {
		if mixed || now[o] == nil && before[o] == nil {
			o = origin{} // additions to a hit, falls and blasts have names of their own
		}
		return n == 0 || now[o][n] || before[o][n]
	}
	for i, e := range events {
		switch f := e.Fact.(type) {
		case *ships.DamageRolled:
			now.add(origin{ship: f.By.Ship, kind: f.Type}, f.Amount())
		case *ships.Braved:
			now.add(origin{}, f.Amount)
		case *personal.DamageRolled:
			now.add(origin{cause: f.Cause}, f.Roll.Total)
		case *ships.Damaged:
			if rolled := rolledOf(f.Amount, &f.Changes); f.By != 0 && !known(origin{ship: f.By, kind: f.Type}, f.Pure.Shield+f.Pure.Hull > 0, rolled) { // a GM throws no dice
				t.Errorf("%s: %q is of %d, which nothing has told", story, told[i], rolled)
			}
			whole := damage.Whole()
			if f.Screen == whole && f.Type.OnShields() == whole && f.Type.OnHull() == whole && !f.Resists && !f.Vulnerable && f.Shield+f.Hull != f.Amount {
				t.Errorf("%s: %q is not all of %d", story, told[i], f.Amount)
			}
		case *personal.Layered:
			now.add(origin{}, max(0, -f.Amount)) // given away as damage
		case *personal.Damaged:
			for _, m := range f.Changes.All() {
				now.add(origin{}, max(0, -m.Value)) // sent back
			}
			if f.Before || f.Points == "" {
				continue // damage met by shields before the roll is told separately
			}
			if rolled := rolledOf(f.Taken(), &f.Changes); f.Cause != "GM" && !known(origin{cause: f.Cause}, strings.Contains(f.Type.String(), " and "), rolled) {
				t.Errorf("%s: %q, by %s, is of %d, which nothing has told", story, told[i], f.Cause, rolled)
			}
		}
	}
	if len(now) > 0 {
		return now
	}
	return before
}

func rolledOf(taken int32, changes *field.Few[dice.Mod]) int32 {
	for _, m := range changes.All() {
		taken -= m.Value
	}
	return taken
}

// changesOf returns the damage taken, and its changes since the roll.
func changesOf(f event.Fact) (int32, *field.Few[dice.Mod]) {
	switch f := f.(type) {
	case *ships.Damaged:
		return f.Amount, &f.Changes
	case *personal.Damaged:
		return f.Taken(), &f.Changes
	}
	return 0, &field.Few[dice.Mod]{}
}

// rollsOf returns every roll of a fact.
func rollsOf(v reflect.Value) (all []*dice.Roll) {
	if r, ok := v.Interface().(dice.Roll); ok {
		return []*dice.Roll{&r}
	}
	switch v.Kind() {
	case reflect.Pointer:
		return rollsOf(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				all = append(all, rollsOf(v.Field(i))...)
			}
		}
	}
	return all
}

var (
	aside  = regexp.MustCompile(`, dropped \d+|\([^()]*\)`)
	cast   = regexp.MustCompile(`(, less )?\bd\d+ (\d+)((?:\+\d+)*)`)
	first  = regexp.MustCompile(`^(\d+)`)
	added  = regexp.MustCompile(` ([+-]) (\d+) `)
	figure = regexp.MustCompile(`\bd?\d+(?:\+\d+)*`)
)

// figures returns the dice and numbers of a text.
func figures(text string) string { return strings.Join(figure.FindAllString(text, -1), " ") }

// sumOf adds up what a text says was thrown, added and subtracted.
func sumOf(t *testing.T, text string) (sum int) {
	t.Helper()
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		return n
	}
	for aside.MatchString(text) {
		text = aside.ReplaceAllString(text, "")
	}
	if m := first.FindString(text); m != "" {
		sum = number(m)
	}
	for _, m := range cast.FindAllStringSubmatch(text, -1) {
		of := number(m[2])
		for _, more := range strings.Split(m[3], "+")[1:] {
			of += number(more)
		}
		if m[1] != "" {
			of = -of
		}
		sum += of
	}
	for _, m := range added.FindAllStringSubmatch(text, -1) {
		if sum += number(m[2]); m[1] == "-" {
			sum -= 2 * number(m[2])
		}
	}
	return sum
}
