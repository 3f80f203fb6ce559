package bot_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/scenario"
)

func match(t testing.TB, key string, battles, workers int) *bot.Match {
	data := load(t)
	sc := data.Scenario(key)
	return &bot.Match{Library: data.Library, Scenario: sc, Tempo: sc.Tempo, Seed: 1, Battles: battles, Rounds: 60, Workers: workers}
}

// The same seed gives the same numbers for any number of workers, and they add up.
func TestABalanceIsTheSameWithAnyWorkers(t *testing.T) {
	var told []string
	for _, workers := range [...]int{1, 3} {
		b, err := match(t, "duel", 6, workers).Play(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		told = append(told, fmt.Sprint(b.Battles, b.Wins, b.Nobody, b.Rounds, b.Shortest, b.Longest, b.Turns))
		for i, p := range b.Posts {
			told[len(told)-1] += fmt.Sprint(bot.Posts[i], p.Turns, p.Passed, p.Choices, p.Poor, total(p.Orders))
			if p.Passed > p.Turns || p.Poor > p.Turns || total(p.Orders) < p.Turns-p.Passed {
				t.Errorf("the %s: %+v", bot.Posts[i], p)
			}
		}
		if b.Battles != 6 || b.Wins[0]+b.Wins[1]+b.Nobody-b.Shared != 6 || b.Posts[0].Turns == 0 {
			t.Errorf("%+v", b)
		}
	}
	if told[0] != told[1] {
		t.Errorf("one worker:\n%s\nthree:\n%s", told[0], told[1])
	}
}

func TestABalanceStopsWhenItIsTold(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := match(t, "duel", 1000, 2).Play(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
}

func TestFaultsOfAScenario(t *testing.T) {
	b := bot.Balance{
		Scenario: &scenario.Scenario{Sides: []scenario.SideInfo{{Name: "Us"}, {Name: "Them"}}}, Battles: 100,
		Wins: [event.MaxSides]int{81, 19}, Posts: [len(bot.Posts)]bot.Post{{Turns: 100, Passed: 20}, {Turns: 100, Passed: 21}},
	}
	if f := b.Faults(); len(f) != 2 {
		t.Errorf("81 of 100 battles and 21 of 100 turns: %q", f)
	}
	b.Scenario.Favours = b.Scenario.Favours.With(0)
	b.Posts[1].Passed = 20
	if f := b.Faults(); len(f) != 0 {
		t.Errorf("a favoured side and 20 of 100 turns: %q", f)
	}
	b.Stalled = []bot.Stall{{Seed: 7, Why: bot.ErrStall}}
	if f := b.Faults(); len(f) != 1 || !strings.Contains(f[0], "stands still") || !strings.Contains(f[0], "--seed 7") {
		t.Errorf("a battle that stood still: %q", f)
	}
	b.Stalled = nil
	b.Scenario.Minutes, b.Turns = 10, 100*48 // 16 minutes each
	if f := b.Faults(); len(f) != 1 || !strings.Contains(f[0], "`minutes: 15`") {
		t.Errorf("a scenario that takes longer than it says: %q", f)
	}
	b.Scenario.Minutes = 0
	b.Scenario.Favours, b.Wins[0] = 0, 80
	if f := b.Faults(); len(f) != 0 {
		t.Errorf("80 of 100 battles: %q", f)
	}
}

// told matches how long bots took for a scenario, in docs/balance.md.
var told = regexp.MustCompile(`(?m)^([a-z0-9-]+): .* \((\w+), \d+ battles?\)\n(?:  (?:won|ended) .*\n)*  rounds  ([0-9.]+) on average, .* ([0-9]+) minutes turn by turn at 20s a person's turn$`)

// recorded reads the recorded balance of a scenario in its own tempo, or returns nil.
func recorded(t *testing.T, page string, sc *scenario.Scenario) *bot.Balance {
	t.Helper()
	for _, m := range told.FindAllStringSubmatch(page, -1) {
		if m[1] != sc.Key || m[2] != sc.Tempo.String() {
			continue
		}
		rounds, err := strconv.ParseFloat(m[3], 64)
		minutes, err2 := strconv.Atoi(m[4])
		if err := errors.Join(err, err2); err != nil {
			t.Fatal(err)
		}
		const battles = 10 // whose rounds are a whole number
		return &bot.Balance{Scenario: sc, Tempo: sc.Tempo, Battles: battles, Rounds: int(rounds*battles + 0.5), Turns: battles * minutes * int(time.Minute/bot.PersonTurn)}
	}
	return nil
}

// Every scenario says how long it takes, and for how many people it is, which is no more than have
// a seat. All are compared with what bots took when they were last played (go generate
// ./scripts/balance), and short ones with a few battles here.
func TestScenariosSayHowLongTheyTake(t *testing.T) {
	data := load(t)
	page, err := os.ReadFile("../../../docs/balance.md")
	if err != nil {
		t.Fatal(err)
	}
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		seats := 0
		for _, s := range sc.Ships {
			if sc.Sides[s.Side].Players {
				seats += len(s.Crew)
			}
		}
		if sc.Foot != nil {
			for j := range sc.Foot.People {
				if sc.Sides[sc.Foot.People[j].Side].Players {
					seats++
				}
			}
		}
		if sc.Minutes == 0 || sc.People[0] == 0 || int(sc.People[1]) > seats {
			t.Errorf("%s says %d minutes, for %v; it has %d seats", sc.Key, sc.Minutes, sc.People, seats)
		}
		if len(sc.Ships) > bot.MostShips { // it takes hours
			continue
		}
		b := recorded(t, string(page), sc)
		if b == nil || b.Turns+b.Rounds == 0 {
			t.Errorf("docs/balance.md does not tell of %s in its tempo: go run ./scripts/balance docs/balance.md %[1]s", sc.Key)
			continue
		}
		for _, fault := range minutes(b) {
			t.Errorf("%s, by docs/balance.md: %s", sc.Key, fault)
		}
	}
	for _, key := range [...]string{"duel", "ambush", "pursuit"} {
		b, err := match(t, key, 6, 2).Play(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		for _, fault := range minutes(b) {
			t.Errorf("%s: %s", key, fault)
		}
	}
}

// The bots of a lesson leave the learner time to take it, and a turn or two for mistakes: they
// neither beat the ship that is practised on nor lose their own before the sixth round.
func TestALessonIsNotOverBeforeItIsTaken(t *testing.T) {
	data := load(t)
	for i := range data.Lessons {
		sc := &data.Lessons[i]
		if len(sc.Ships) < 2 {
			continue
		}
		b, err := match(t, sc.Key, 15, 2).Play(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if b.Shortest < 6 {
			t.Errorf("%s is over in round %d", sc.Key, b.Shortest)
		}
	}
}

// minutes returns the faults of a balance that concern its duration.
func minutes(b *bot.Balance) []string {
	return slices.DeleteFunc(b.Faults(), func(fault string) bool { return !strings.Contains(fault, "minutes") })
}

// Neighbours who act together take less of people's time, and the same number of rounds.
func TestActingTogetherSavesTime(t *testing.T) {
	m := match(t, "duel", 8, 2)
	apart, err := m.Play(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	m.Tempo = crew.Together
	together, err := m.Play(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if a, b := apart.Turns*together.Rounds, together.Turns*apart.Rounds; b*3 > a*2 {
		t.Errorf("%d turns in %d rounds one at a time, %d in %d together: not a third less in a round", apart.Turns, apart.Rounds, together.Turns, together.Rounds)
	}
}

// BenchmarkBattle measures a whole battle of bots, as the balance plays it.
func BenchmarkBattle(b *testing.B) {
	for _, key := range [...]string{"duel", "convoy"} {
		for _, tempo := range [...]crew.Tempo{crew.Rounds, crew.Live} {
			b.Run(key+"/"+tempo.String(), func(b *testing.B) {
				m := match(b, key, 1, 1)
				m.Tempo = tempo
				for b.Loop() {
					m.Seed++
					if _, err := m.Play(context.Background()); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
