package bot_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// skirmish returns a random battle: two sides of random classes among rocks.
func skirmish(data *configs.Data, seed uint64) *scenario.Scenario {
	rng := rand.New(rand.NewPCG(seed, 1))
	sc := &scenario.Scenario{Key: "skirmish", Sides: []scenario.SideInfo{{Name: "West"}, {Name: "East"}}}
	at := func(x, y, spread int) space.Point {
		return space.Point{
			X: space.Length(x+rng.IntN(spread)-spread/2) * space.Foot,
			Y: space.Length(y+rng.IntN(spread)-spread/2) * space.Foot,
		}
	}
	for side := range 2 {
		for n := range 1 + rng.IntN(3) {
			class := rng.IntN(len(data.Library.Classes))
			if data.Library.Classes[class].Size >= shipyard.Huge {
				class = 0
			}
			sc.Ships = append(sc.Ships, ships.Arrival{
				Name: fmt.Sprintf("%s %d", data.Library.Classes[class].Name, len(sc.Ships)+1), Class: int16(class), Side: event.Side(side),
				At: at(2400*side, 700*n, 300), Heading: space.Angle(90+180*side) * space.Degree,
			})
		}
	}
	for range rng.IntN(12) {
		sc.Objects = append(sc.Objects, ships.Object{Kind: ships.ObjectKind(rng.IntN(2)), At: at(1200, 700, 1400), Radius: space.Length(50+rng.IntN(150)) * space.Foot})
	}
	return sc
}

// Battles of random ships in random places end too.
func TestSkirmishesEnd(t *testing.T) {
	data := load(t)
	battles := uint64(12)
	fmt.Sscan(os.Getenv("SKIRMISHES"), &battles)
	var orders, refused []bot.Count
	over, rounds := 0, int32(0)
	for seed := uint64(1); seed <= battles; seed++ {
		sc := skirmish(data, seed)
		a, err := bot.NewArena(data.Library, sc, crew.Tempo(seed%2), seed)
		if err != nil {
			t.Fatal(err)
		}
		if err := a.Play(80, 1<<40); err != nil {
			t.Fatal(err)
		}
		if a.World.Over {
			over++
			rounds += a.World.Order.Round
		} else {
			t.Errorf("seed %d, %s: not over after %d rounds", seed, a.World.Order.Tempo, a.World.Order.Round)
			for i := range a.World.Ships {
				s := &a.World.Ships[i]
				t.Logf("  %s %s at %v,%v heading %v hull %d shield %d", s.Name, s.State, s.At.X, s.At.Y, s.Heading, s.Hull, s.Shield)
			}
		}
		orders, refused = join(orders, a.Orders), join(refused, a.Refused)
	}
	t.Logf("%d of %d over after %.1f rounds; orders %v; refused %v", over, battles, float64(rounds)/float64(max(1, over)), orders, refused)
	if n, all := total(refused), total(orders); n*50 > all {
		t.Errorf("%d of %d orders were refused: %v", n, all, refused)
	}
}
