package bot_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/space"
)

// boarding records what has happened in a battle that ends on a deck.
type boarding struct {
	fired, across, seized, taken bool
	won                          bool
	hash                         uint64
}

func playPrize(t *testing.T, seed uint64) (seen boarding) {
	data := load(t)
	a, err := bot.NewArena(data.Library, data.Scenario("prize"), crew.Rounds, seed)
	if err != nil {
		t.Fatal(err)
	}
	a.Every, a.Lag = 1, 1
	for !a.World.Over && a.World.Order.Round <= 45 {
		if err := a.Step(); err != nil {
			t.Fatal(err)
		}
		for _, e := range a.World.Events {
			switch f := e.Fact.(type) {
			case *ships.Attacked:
				seen.fired = true
			case *sim.ConsoleWorked:
				seen.seized = seen.seized || f.Did == sim.Seizes
			case *ships.Taken:
				seen.taken = true
			}
		}
		for i := range a.World.Fight.People {
			p := &a.World.Fight.People[i]
			seen.across = seen.across || p.Side == 0 && p.Deck == 1
		}
	}
	if !a.World.Over {
		t.Fatalf("seed %d: the battle has no end", seed)
	}
	seen.won, seen.hash = a.World.Winners.Has(0), a.World.Hash()
	return seen
}

// From the first shot in space to the captured bridge: one of a few battles of bots
// goes all the way, and the same seed leads there again.
func TestAPrizeIsTaken(t *testing.T) {
	for seed := uint64(18); seed > 6; seed-- {
		seen := playPrize(t, seed)
		if !seen.taken || !seen.won { // the others may take a ship too
			continue
		}
		if !seen.fired || !seen.across || !seen.seized {
			t.Errorf("seed %d: the bridge was captured without a boarding: %+v", seed, seen)
		}
		if again := playPrize(t, seed); again != seen {
			t.Errorf("seed %d: played again it ends otherwise: %+v, %+v", seed, seen, again)
		}
		return
	}
	t.Error("no bridge is ever captured")
}

// The prize names figures and no sheets: each book plays it when its one line says so, from the
// first shot to somebody's victory.
func TestAPrizeIsPlayedByEachBook(t *testing.T) {
	shipped, err := os.ReadFile("../../../configs/scenarios/prize.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, book := range [...]string{"ether", "forge", "lurasko"} { // me5e plays it above
		t.Run(book, func(t *testing.T) {
			text := strings.Replace(string(shipped), "book: me5e", "book: "+book, 1)
			if text == string(shipped) {
				t.Fatal("the prize is no longer played by me5e")
			}
			data, problems := configs.Load(fstest.MapFS{"scenarios/prize.yaml": {Data: []byte(text)}})
			if data == nil || configs.Broken(problems) {
				t.Fatal(problems)
			}
			a, err := bot.NewArena(data.Library, data.Scenario("prize"), crew.Rounds, 3)
			if err != nil {
				t.Fatal(err)
			}
			if err := a.Play(45, 1<<40); err != nil {
				t.Fatal(err)
			}
			if name := a.World.Fight.Book().Key; name != book || !a.World.Over {
				t.Errorf("by %s: over %t in round %d", name, a.World.Over, a.World.Order.Round)
			}
			if n, all := total(a.Refused), total(a.Orders); n*20 > all {
				t.Errorf("%d of %d orders were refused: %v", n, all, a.Refused)
			}
			t.Log(a.World.Order.Round, a.Orders)
		})
	}
}

// A crew whose ship is out of action, or lost, goes over by the pods that are left, when a ship is
// to be captured: nothing else decides the battle any more.
func TestACrewWithoutAShipTakesThePods(t *testing.T) {
	for _, state := range [...]ships.ShipState{ships.Stable, ships.Lost} {
		data := load(t)
		a, err := bot.NewArena(data.Library, data.Scenario("prize"), crew.Live, 3)
		if err != nil {
			t.Fatal(err)
		}
		w := a.World
		own, prize := w.Ship(1), w.Ship(2)
		own.State, own.Hull = state, 0
		if state == ships.Lost {
			own.System, own.Shield = 6, 0
		}
		prize.At = own.At.Plus(space.Point{X: 200 * space.Foot})
		for i := range w.Fight.People {
			if p := &w.Fight.People[i]; p.Side == 0 && w.Member(p.ID).Seat.Role == crew.Boots {
				p.State, p.HP = personal.Dead, 0
			}
		}
		across := func() (n int) {
			for i := range w.Fight.People {
				if p := &w.Fight.People[i]; p.Side == 0 && p.Deck == 1 && p.State == personal.Able {
					n++
				}
			}
			return n
		}
		for across() == 0 && !w.Over && w.Order.Round < 12 {
			if err := a.Step(); err != nil {
				t.Fatal(err)
			}
		}
		if n := across(); n < 3 {
			t.Errorf("%s, in round %d: %d of the crew are across", state, w.Order.Round, n)
		}
	}
}

// A mechanic brings a ship back that falls apart, rather than wait on its deck for boarders.
func TestAMechanicBringsBackAShipThatFallsApart(t *testing.T) {
	for _, tempo := range [...]crew.Tempo{crew.Rounds, crew.Live} {
		data := load(t)
		a, err := bot.NewArena(data.Library, data.Scenario("prize"), tempo, 3)
		if err != nil {
			t.Fatal(err)
		}
		own := a.World.Ship(1)
		own.State, own.Hull, own.Shield = ships.Disabled, 0, 0
		for own.State == ships.Disabled && a.World.Order.Round < 4 {
			if err := a.Step(); err != nil {
				t.Fatal(err)
			}
			own = a.World.Ship(1)
		}
		if own.State != ships.Able {
			t.Errorf("%s: in round %d the ship is %s", tempo, a.World.Order.Round, own.State)
		}
	}
}
