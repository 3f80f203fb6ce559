//go:build unix

package main

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/picture"
)

// brawl is a fight in one hall, in which the first of so many attacks the second.
type brawl struct {
	*personal.Fight
	attack combat.Attack
	by, on *personal.Person
	wasBy  personal.Person
	wasOn  personal.Person
	arms   []personal.ArmState
}

func gather(people int) (*brawl, error) {
	data, problems := configs.Load()
	if data == nil {
		return nil, fmt.Errorf("%v", problems)
	}
	lib, plan := *data.Persons, deckplan.Plan{Key: "hall", Name: "Hall", Wide: 60, High: 40}
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
		if err := action.Enter(f, crew.ID(i+1), &a); err != nil {
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

// strike makes the attack, and gives back what it takes.
func (b *brawl) strike() {
	*b.Log = (*b.Log)[:0]
	b.attack.Do(b.Fight, b.by)
	combat.Settle(b.Fight)
	*b.by, *b.on = b.wasBy, b.wasOn
	copy(b.by.Arms, b.arms)
}

func footScene(bool) (rows []row, shut func(), err error) {
	for _, people := range [...]int{2, 60} {
		b, err := gather(people)
		if err != nil {
			return nil, nil, err
		}
		left := 0
		rows = append(rows, row{
			what: fmt.Sprintf("an attack on foot with its log, among %d", people), unit: "µs", wanted: "0.4", peer: "two numbers drawn and compared",
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
				what: "allocations of that attack", wanted: "0",
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
	return append(rows, row{
		what: "memory that a station takes for a hostile frame of 24.6 kB", unit: "kB", wanted: "102",
		ours: func() float64 {
			most := uint64(0)
			for at := range picture.Layouts() {
				for _, wide := range [...]int{4, 8, 12, 16, 20, 25, 30, 40} {
					f := hostileFrame(at, wide)
					most = max(most, allocated(func() {
						_, _ = picture.Patch(nil, f)
					}).TotalAlloc)
				}
			}
			return float64(most) / 1000
		},
	}), func() {}, nil
}

// allocated is what has been allocated by something.
func allocated(do func()) (m runtime.MemStats) {
	var before runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&m)
	m.Mallocs, m.TotalAlloc = m.Mallocs-before.Mallocs, m.TotalAlloc-before.TotalAlloc
	return m
}

// hostileFrame is a frame of rows that say next to nothing, each in so many bytes.
func hostileFrame(section, wide int) *picture.Frame {
	const size = 24_600
	bits := binary.AppendUvarint([]byte{}, 1<<section)
	bits = binary.AppendUvarint(append(bits, 0), uint64(min(size/wide, 1<<13)))
	for range min(size/wide, 1<<13) {
		const most = 9 // bytes of a number
		left := wide - 3
		count := (left + most - 1) / most
		bits = append(bits, 1, 1<<count-1) // the next key, and which numbers follow
		for range count {
			n := min(most, left)
			bits, left = binary.AppendUvarint(bits, 1<<(7*(n-1))), left-n
		}
		bits = append(bits, 0) // no texts
	}
	return &picture.Frame{Tick: 1, Bits: bits}
}
