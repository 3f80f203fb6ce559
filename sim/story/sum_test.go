package story_test

import (
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"broadside/personal"
	"broadside/ships"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/story"
)

// A roll is told whole: the dice and modifiers that stand in the sentence come to the total in it. So
// are damage rolled and damage taken, with what has changed it in between.
func TestPartsToldAddUp(t *testing.T) {
	for _, s := range stories(t) {
		name, before := filepath.Base(s.File), map[int32]bool{}
		story.Hear(stock(t), s, func(told []string, events []event.Event) {
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

// checkTaken checks that what ships and people have lost is damage that the log has told of: a roll, or
// several together, with changes by name, of the same tick or of the latest before it that told any, if
// somebody could answer in between. It returns what that may be in the next one.
func checkTaken(t *testing.T, story string, told []string, events []event.Event, before map[int32]bool) map[int32]bool {
	sums := map[int32]bool{0: true}
	known := func(n int32) bool { return sums[n] || before[n] || len(sums) == 1 && len(before) == 0 }
	add := func(n int32) {
		for was := range sums {
			sums[was+n] = true
		}
	}
	for i, e := range events {
		switch f := e.Fact.(type) {
		case *ships.DamageRolled:
			add(f.Amount())
		case *ships.Braved:
			add(f.Amount)
		case *personal.DamageRolled:
			add(f.Roll.Total)
		case *ships.Damaged:
			if rolled := rolledOf(f.Amount, &f.Changes); f.By != 0 && !known(rolled) { // a GM throws no dice
				t.Errorf("%s: %q is of %d, which nothing has told", story, told[i], rolled)
			}
			whole := damage.Whole()
			if f.Screen == whole && f.Type.OnShields() == whole && f.Type.OnHull() == whole && !f.Resists && !f.Vulnerable && f.Shield+f.Hull != f.Amount {
				t.Errorf("%s: %q is not all of %d", story, told[i], f.Amount)
			}
		case *personal.Layered:
			add(max(0, -f.Amount)) // given away as damage
		case *personal.Damaged:
			for _, m := range f.Changes.All() {
				add(max(0, -m.Value)) // sent back
			}
			if f.Before || f.Points == "" {
				continue // what shields have met before the roll is told on its own
			}
			if rolled := rolledOf(f.Taken(), &f.Changes); f.Cause != "GM" && !known(rolled) {
				t.Errorf("%s: %q is of %d, which nothing has told", story, told[i], rolled)
			}
		}
	}
	if len(sums) > 1 {
		return sums
	}
	return before
}

func rolledOf(taken int32, changes *field.Few[dice.Mod]) int32 {
	for _, m := range changes.All() {
		taken -= m.Value
	}
	return taken
}

// changesOf returns what was taken, and what has changed it since it was rolled.
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

// sumOf adds up what a text says was thrown, added and taken off.
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
