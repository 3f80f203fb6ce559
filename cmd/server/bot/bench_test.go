package bot_test

import (
	"fmt"
	"testing"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// BenchmarkDecide measures the most expensive decision, which plots a course, among few rocks and
// among many.
func BenchmarkDecide(b *testing.B) {
	data := load(b)
	for _, rocks := range [...]int{0, 200} {
		b.Run(fmt.Sprintf("rocks=%d", rocks), func(b *testing.B) {
			sc := *data.Scenario("chase")
			sc.Tempo = crew.Live
			for i := range rocks {
				at := space.Point{X: space.Length(i%20*300-2000) * space.Foot, Y: space.Length(i/20*300-1550) * space.Foot}
				sc.Objects = append(sc.Objects, ships.Object{Kind: ships.ObjectKind(i % 2), At: at, Radius: 60 * space.Foot})
			}
			a, err := bot.NewArena(data.Library, &sc, crew.Rounds, 1)
			if err != nil {
				b.Fatal(err)
			}
			seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
			for m, _ := a.World.HolderOf(seat); !m.Open; m, _ = a.World.HolderOf(seat) {
				if err := a.Step(); err != nil {
					b.Fatal(err)
				}
			}
			p := sight.View(a.World, seat)
			for b.Loop() {
				orders := bot.New(seat, 1).Decide(p)
				if len(orders) != 1 || orders[0].Verb() != crew.Fly {
					b.Fatalf("ordered %v, not a course", orders)
				}
			}
		})
	}
}
