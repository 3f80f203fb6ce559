package personal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// hall is a fight in a hall of 60 by 40 with pillars and doors, between a number of
// people of two sides.
func hall(tb testing.TB, people int) *personal.Fight {
	tb.Helper()
	lib := *library()
	plan := deckplan.Plan{Key: "hall", Name: "Hall", Width: 60, Height: 40}
	rows := make([]string, 40)
	for y := range rows {
		row := []byte("#" + strings.Repeat(".", 58) + "#")
		for x := range row {
			switch {
			case y == 0 || y == 39:
				row[x] = '#'
			case x%7 == 3 && y%5 == 2:
				row[x] = '#'
			case x == 30 && y%9 != 4:
				row[x] = '#'
			case x == 30:
				row[x] = '/'
			case x%11 == 5 && y%4 == 1:
				row[x] = 'o'
			}
		}
		rows[y] = string(row)
	}
	if wrong := plan.AddLevel("hall", rows); wrong != nil {
		tb.Fatal(wrong)
	}
	lib.Plans = append(append([]deckplan.Plan(nil), lib.Plans...), plan)
	f := &personal.Fight{Rules: lib.Book("me5e")}
	f.Join(&lib, newTray(1), newLog(), new(crew.Windows))
	deck := f.AddDeck(int16(len(lib.Plans)-1), 0)
	sheet := f.Book().Sheet("cobalt-trooper")
	id := crew.ID(0)
	for y := int16(1); y < 39 && int(id) < people; y += 2 {
		for x := int16(1); x < 58 && int(id) < people; x += 4 {
			id++
			a := personal.Arrival{Name: fmt.Sprint("Trooper ", id), Sheet: sheet, Side: event.Side(id % 2), Deck: deck, At: deckplan.Square{X: x, Y: y}}
			if err := action.EnterDeck(f, id, &a); err != nil {
				id-- // a pillar stands there
			}
		}
	}
	if int(id) != people {
		tb.Fatalf("%d people found room", id)
	}
	return f
}

// library is the shipped library.
func library() *rulebook.Library {
	data, problems := configs.Load()
	if data == nil {
		panic(problems)
	}
	return data.Persons
}

func newLog() *[]event.Event { return &[]event.Event{} }

func newTray(seed uint64) *dice.Tray {
	t := &dice.Tray{}
	t.Seed(seed)
	return t
}

// BenchmarkLineOfSight measures what one mover sees of a deck of 60 by 40, from another
// square each time, so that nothing is cached.
func BenchmarkLineOfSight(b *testing.B) {
	f := hall(b, 1)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		n++
		f.SightFrom(0, deckplan.Square{X: int16(1 + n%58), Y: int16(1 + n%38)})
	}
}

// BenchmarkStillTick measures a tick in which nothing happens, with 60 people on deck.
func BenchmarkStillTick(b *testing.B) {
	f := hall(b, 60)
	b.ReportAllocs()
	for b.Loop() {
		tick(f)
	}
}

// tick is what a world does with a fight in a tick without orders.
func tick(f *personal.Fight) {
	*f.Log = (*f.Log)[:0]
	movement.Advance(f)
	wound.Pass(f)
	wound.Settle(f)
	action.SteppedFight{Fight: f}.Watch(*f.Log)
	f.Windows.Pass(f.Live, nil, action.SteppedFight{Fight: f})
}

func TestAStillTickAllocatesNothing(t *testing.T) {
	f := hall(t, 60)
	p := &f.People[0]
	f.Readied.Add(personal.Readied{Member: p.ID, Wait: personal.Wait{When: crew.WhenAway, Response: &movement.Move{}}}, combat.Watch{Fight: f})
	if len(f.Readied[0].Was) == 0 {
		t.Fatal("there is nobody to look for")
	}
	if n := testing.AllocsPerRun(100, func() { tick(f) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// BenchmarkCover measures the cover of one of 60 people from another.
func BenchmarkCover(b *testing.B) {
	f := hall(b, 60)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		n++
		personal.Covered(f, &f.People[n%60], &f.People[(n*7+1)%60])
	}
}

// BenchmarkAttack measures an attack with its consequences, among a number of people.
func BenchmarkAttack(b *testing.B) {
	for _, people := range []int{2, 60} {
		b.Run(fmt.Sprint(people), func(b *testing.B) {
			f := hall(b, people)
			attack := attacks(b, f)
			b.ReportAllocs()
			for b.Loop() {
				attack()
			}
			if len(*f.Log) == 0 {
				b.Fatal("nothing came of it")
			}
		})
	}
}

// attacks returns a function by which the first person attacks the second, at no cost.
func attacks(tb testing.TB, f *personal.Fight) func() {
	tb.Helper()
	by, on := &f.People[0], &f.People[1]
	action.StartTurn(f, by.ID)
	attack := &combat.Attack{Weapon: 1, Target: on.ID}
	if err := action.Validate(f, by, attack); err != nil {
		tb.Fatal(err)
	}
	wasBy, wasOn, arms := *by, *on, slices.Clone(by.Arms)
	return func() {
		*f.Log = (*f.Log)[:0]
		attack.Do(f, by)
		wound.Settle(f)
		*by, *on = wasBy, wasOn
		copy(by.Arms, arms)
	}
}

// An attack allocates nothing but an occasional block for its facts.
func TestAnAttackAllocatesBlocksAlone(t *testing.T) {
	if n := testing.AllocsPerRun(1000, attacks(t, hall(t, 60))); n > 0 {
		t.Errorf("it allocates %v times", n)
	}
}
