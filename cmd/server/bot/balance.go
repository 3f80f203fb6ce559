package bot

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
)

// Balance is how a scenario's battles between bots have ended, and what the seats did in them.
type Balance struct {
	Scenario *scenario.Scenario
	Tempo    crew.Tempo
	Battles  int
	Wins     [event.MaxSides]int
	Shared   int // battles won by several sides
	Nobody   int // battles won by nobody
	Rounds   int // total
	Shortest int32
	Longest  int32
	Turns    int // total of people at the stations of players' sides; neighbours' simultaneous turns count as one
	Posts    [len(Posts)]Post
	Thin     []Thin // by battle, in the order played
	Refused  []Count
	Stalled  []Stall // by seed
	Ends     []Count // the messages with which battles ended
}

// Stall is a battle that made no progress; nobody has won it.
type Stall struct {
	Seed uint64
	Why  error
}

// Bounds of a scenario that is worth playing, in percent.
const (
	MostWins   = 80 // of a side that the scenario does not favour
	MostPassed = 20 // of the turns of a post
)

// Match is a series of battles.
type Match struct {
	Library  *shipyard.Library
	Scenario *scenario.Scenario
	Tempo    crew.Tempo
	Seed     uint64 // of the first battle, and one more for each further battle
	Battles  int
	Rounds   int32 // after which nobody wins
	Workers  int   // battles fought at once
}

// Play fights the battles, several at once. The same match has the same result, however many
// workers there are.
func (m *Match) Play(ctx context.Context) (*Balance, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	total := &Balance{Scenario: m.Scenario, Tempo: m.Tempo}
	seeds := make(chan uint64)
	var mu sync.Mutex
	var working sync.WaitGroup
	for range max(1, m.Workers) {
		working.Go(func() {
			for seed := range seeds {
				a, err := m.battle(ctx, seed)
				if err != nil && !errors.Is(err, ErrStall) {
					cancel(fmt.Errorf("%s, seed %d: %w", m.Scenario.Key, seed, err))
					continue
				}
				mu.Lock()
				total.add(a)
				if err != nil {
					total.Stalled = append(total.Stalled, Stall{seed, err})
				}
				mu.Unlock()
			}
		})
	}
	for i := 0; i < m.Battles && ctx.Err() == nil; i++ {
		select {
		case seeds <- m.Seed + uint64(i):
		case <-ctx.Done():
		}
	}
	close(seeds)
	working.Wait()
	slices.SortFunc(total.Stalled, func(a, b Stall) int { return cmp.Compare(a.Seed, b.Seed) })
	slices.SortStableFunc(total.Thin, func(a, b Thin) int { return cmp.Compare(a.Seed, b.Seed) })
	return total, context.Cause(ctx)
}

// stretch is how many ticks are played between checks of the context.
const stretch = 20

func (m *Match) battle(ctx context.Context, seed uint64) (*Arena, error) {
	a, err := NewArena(m.Library, m.Scenario, m.Tempo, seed)
	if err != nil {
		return nil, err
	}
	a.Every, a.Lag = 1, 1
	if m.Tempo == crew.Live {
		a.Every = 4 // about as often as a player looks at the screen
	}
	for !a.World.Over && a.World.Order.Round <= m.Rounds {
		if err := context.Cause(ctx); err != nil {
			return nil, err
		}
		if err := a.Play(m.Rounds, stretch); err != nil {
			return a, err
		}
	}
	return a, nil
}

// add adds a battle.
func (b *Balance) add(a *Arena) {
	w := a.World
	b.Battles++
	won := 0
	for side := range b.Scenario.Sides {
		if w.Over && w.Winners.Has(event.Side(side)) {
			b.Wins[side]++
			won++
		}
	}
	if w.Over {
		count(&b.Ends, w.Outcome.String(), 1)
	}
	switch {
	case won == 0:
		b.Nobody++
	case won > 1:
		b.Shared++
	}
	round := max(1, w.Order.Round)
	if b.Rounds += int(round); b.Shortest == 0 || round < b.Shortest {
		b.Shortest = round
	}
	b.Longest = max(b.Longest, round)
	for i := range a.Posts {
		b.Posts[i].Add(&a.Posts[i])
	}
	b.Turns += a.people
	b.Thin = append(b.Thin, a.Thin...)
	for _, c := range a.Refused {
		count(&b.Refused, c.What, c.N)
	}
}

// PersonTurn is the time that a person is assumed to need for a turn.
const PersonTurn = 20 * time.Second

// Takes returns how long a battle takes people on average: turn by turn, the given time for each of
// their turns; live, the length of its rounds.
func (b *Balance) Takes(turn time.Duration) time.Duration {
	n := time.Duration(max(1, b.Battles))
	if b.Tempo == crew.Live {
		return time.Duration(b.Rounds) * crew.RoundTicks * time.Second / 20 / n
	}
	return time.Duration(b.Turns) * turn / n
}

// misjudged reports whether the battle takes much longer or shorter than its scenario says.
func (b *Balance) misjudged() bool {
	said := time.Duration(b.Scenario.Minutes) * time.Minute
	off := (b.Takes(PersonTurn) - said).Abs()
	return said > 0 && b.Tempo == b.Scenario.Tempo && b.Battles > 0 && off > max(5*time.Minute, said/3)
}

// Faults returns what makes a scenario less worth playing, as sentences.
func (b *Balance) Faults() (faults []string) {
	for _, s := range b.Stalled {
		faults = append(faults, fmt.Sprintf("%v; --battles 1 --seed %d plays it alone", s.Why, s.Seed))
	}
	if b.misjudged() {
		takes := int(b.Takes(PersonTurn).Minutes() + 0.5)
		faults = append(faults, fmt.Sprintf("it takes %d minutes, and says %d; write `minutes: %d`", takes, b.Scenario.Minutes, max(5, (takes+2)/5*5)))
	}
	for side, info := range b.Scenario.Sides {
		if wins := b.Wins[side]; wins*100 > MostWins*b.Battles && !b.Scenario.Favours.Has(event.Side(side)) {
			faults = append(faults, fmt.Sprintf("%s win %d of %d battles, more than %d %%; change the scenario, or say `favours:` in it",
				info.Name, wins, b.Battles, MostWins))
		}
	}
	for i := range b.Posts {
		if p := &b.Posts[i]; p.Passed*100 > MostPassed*p.Turns {
			faults = append(faults, fmt.Sprintf("the %s passes %d of %d turns, more than %d %%", Posts[i], p.Passed, p.Turns, MostPassed))
		}
	}
	return faults
}
