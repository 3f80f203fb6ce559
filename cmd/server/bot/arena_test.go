package bot_test

import (
	"os"
	"strconv"
	"sync"
	"testing"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/sim/event"
)

// shipped reads the shipped data, which no battle changes.
var shipped = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })

func load(t testing.TB) *configs.Data {
	t.Helper()
	data, problems := shipped()
	if data == nil {
		t.Fatalf("what is shipped does not load: %v", problems)
	}
	return data
}

// loadAnew reads the data again, for tests that change it.
func loadAnew(t testing.TB) *configs.Data {
	t.Helper()
	data, _ := configs.Load()
	return data
}

// Battles between bots end, with hardly an order refused. Every second scenario is played in rounds
// and the others live; BATTLES=n plays n battles of each in both tempos.
func TestBattlesEnd(t *testing.T) {
	const rounds = 60
	battles, both := uint64(1), false
	if n, err := strconv.ParseUint(os.Getenv("BATTLES"), 10, 32); err == nil {
		battles, both = n, true
	}
	data := load(t)
	var all, none []bot.Count // orders, and refused ones
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		if len(sc.Ships) > bot.MostShips {
			continue // a table plays its beginning, in TestAHundredCrewedShipsAreFought
		}
		for n, tempo := range [...]crew.Tempo{crew.Rounds, crew.Live} {
			if !both && (i+n)%2 == 1 {
				continue
			}
			t.Run(sc.Key+"/"+tempo.String(), func(t *testing.T) {
				var wins [event.MaxSides]int
				var orders, refused []bot.Count
				long := int32(0)
				for seed := uint64(1); seed <= battles; seed++ {
					a, err := bot.NewArena(data.Library, sc, tempo, seed)
					if err != nil {
						t.Fatal(err)
					}
					if err := a.Play(rounds, 1<<40); err != nil {
						t.Fatal(err)
					}
					if !a.World.Over {
						t.Errorf("seed %d: not over after %d rounds and %d ticks", seed, rounds, a.World.Tick)
						for i := range a.World.Ships {
							s := &a.World.Ships[i]
							t.Logf("  %s %s at %v hull %d shield %d", s.Name, s.State, s.At, s.Hull, s.Shield)
						}
					}
					for side := range sc.Sides {
						if a.World.Winners.Has(event.Side(side)) {
							wins[side]++
						}
					}
					orders, refused = join(orders, a.Orders), join(refused, a.Refused)
					long += a.World.Order.Round
				}
				t.Logf("wins %v of %d, %.1f rounds; orders %v; refused %v", wins[:len(sc.Sides)], battles, float64(long)/float64(battles), orders, refused)
				all, none = join(all, orders), join(none, refused)
			})
		}
	}
	if n := total(none); n*50 > total(all) {
		t.Errorf("%d of %d orders were refused: %v", n, total(all), none)
	}
	for _, verb := range []crew.Verb{crew.Fly, crew.Attack, crew.Evade, crew.Interfere, crew.Direct, crew.Patch, crew.Search, crew.Reload, crew.Ready,
		crew.Walk, crew.Strike, crew.Cast, crew.UseDevice, crew.ReadyOnFoot, crew.ReactOnFoot, crew.Dodge, crew.ReloadArm, crew.Seize, crew.Sabotage, crew.Cross, crew.Launch} {
		if sum(all, verb.String()) == 0 {
			t.Errorf("nobody ever orders %s", verb)
		}
	}
}

func sum(list []bot.Count, what string) int {
	for _, c := range list {
		if c.What == what {
			return c.N
		}
	}
	return 0
}

func join(all, more []bot.Count) []bot.Count {
	for _, m := range more {
		found := false
		for i := range all {
			if all[i].What == m.What {
				all[i].N += m.N
				found = true
			}
		}
		if !found {
			all = append(all, m)
		}
	}
	return all
}

// total returns the sum of a list of counts.
func total(list []bot.Count) int {
	n := 0
	for _, c := range list {
		n += c.N
	}
	return n
}
