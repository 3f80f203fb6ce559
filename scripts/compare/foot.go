//go:build unix

package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/wound"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// brawl is a fight in one hall, in which the first person attacks the second.
type brawl struct {
	*personal.Fight
	attack combat.Attack
	by, on *personal.Person
	wasBy  personal.Person
	wasOn  personal.Person
	arms   []personal.ArmState
}

func pit(people int) (*brawl, error) {
	data, problems := configs.Load()
	if data == nil {
		return nil, fmt.Errorf("%v", problems)
	}
	lib, plan := *data.Persons, deckplan.Plan{Key: "hall", Name: "Hall", Width: 60, Height: 40}
	rows := slices.Repeat([]string{"#" + strings.Repeat(".", 58) + "#"}, 40)
	rows[0], rows[39] = strings.Repeat("#", 60), strings.Repeat("#", 60)
	if wrong := plan.AddLevel("hall", rows); wrong != nil {
		return nil, fmt.Errorf("%v", wrong)
	}
	lib.Plans = append(slices.Clone(lib.Plans), plan)
	f := &personal.Fight{Rules: lib.Book("me5e")}
	f.Join(&lib, &dice.Tray{}, &[]event.Event{}, new(crew.Windows))
	f.Tray.Seed(1)
	deck, sheet := f.AddDeck(int16(len(lib.Plans)-1), 0), f.Book().Sheet("cobalt-trooper")
	for i := range people {
		a := personal.Arrival{Name: fmt.Sprint("Trooper ", i), Sheet: sheet, Side: event.Side(i % 2), Deck: deck, At: deckplan.Square{X: int16(1 + i%14*4), Y: int16(1 + i/14*4)}}
		if err := action.EnterDeck(f, crew.ID(i+1), &a); err != nil {
			return nil, err
		}
	}
	b := &brawl{Fight: f, by: &f.People[0], on: &f.People[1]}
	b.attack = combat.Attack{Weapon: 1, Target: b.on.ID}
	action.StartTurn(f, b.by.ID)
	if err := action.Validate(f, b.by, &b.attack); err != nil {
		return nil, err
	}
	b.wasBy, b.wasOn, b.arms = *b.by, *b.on, slices.Clone(b.by.Arms)
	return b, nil
}

// strike makes the attack, and restores what it costs.
func (b *brawl) strike() {
	*b.Log = (*b.Log)[:0]
	b.attack.Do(b.Fight, b.by)
	wound.Settle(b.Fight)
	*b.by, *b.on = b.wasBy, b.wasOn
	copy(b.by.Arms, b.arms)
}

func footScene(bool) (rows []row, shut func(), err error) {
	for _, people := range [...]int{2, 60} {
		b, err := pit(people)
		if err != nil {
			return nil, nil, err
		}
		left := 0
		rows = append(rows, row{
			what: fmt.Sprintf("an attack on foot with its log, among %d", people), unit: "µs", wanted: target{most: 0.4}, why: "a quarter is collecting the log's garbage, the rest spread over some sixty functions that judge, roll and tell.", peer: "two numbers drawn and compared",
			ours: func() float64 { return perRun(b.strike) },
			theirs: func() float64 {
				return perRun(func() {
					if rand.IntN(20)+5 >= 14 {
						left -= rand.IntN(8) + 3
					}
				})
			},
		})
		if people == 2 {
			rows = append(rows, row{
				what: "allocations of that attack", wanted: target{}, why: "the log keeps facts in blocks, each enough for some thirty attacks.",
				ours: func() float64 {
					const times = 1000
					return float64(allocated(func() {
						for range times {
							b.strike()
						}
					}).Mallocs) / times
				},
			})
		}
	}
	return rows, func() {}, nil
}
