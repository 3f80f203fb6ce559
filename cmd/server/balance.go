package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/sim/scenario"
)

// exitUnbalanced is the exit code for scenarios that are out of bounds.
const exitUnbalanced = 4

func balanceCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "balance [SCENARIO...]",
		Short: "Play scenarios many times with bots, and report the results",
		Long: `Plays each scenario many times with bots in every seat, without a network and as
fast as the machine can, and reports who won, how long it took, and what each kind of
seat did: how many of its turns it passed, how many useful choices a turn gave it,
and what it ordered. A scenario is out of bounds when a side wins more than 80 % that
it does not claim to favour, or when a kind of seat passes more than 20 % of its turns.

A scenario of more than 64 ships takes hours, and is played only when it is named.

The exit code is 4 when a scenario is out of bounds. The same seed gives the same
numbers.`,
		Example: `  broadside-server balance
  broadside-server balance duel convoy --battles 50
  broadside-server balance --data my-ships my-scenario --tempo live`,
		RunE: func(c *cobra.Command, keys []string) error {
			b, err := readBalance(c, keys)
			if err != nil {
				return err
			}
			return b.run(c.Context(), c.OutOrStdout())
		},
	}
	f := c.Flags()
	dataFlag(c)
	f.Int("battles", 200, "`battles` of each scenario")
	f.Int("rounds", 60, "`rounds` after which nobody has won")
	f.String("seed", "1", "a `number` from which all dice follow")
	f.String("tempo", "", "a `tempo`: rounds, live or together; without it the scenario's own")
	f.Int("workers", runtime.GOMAXPROCS(0), "how many `battles` are fought at once")
	f.Bool("thin", false, "list each turn with fewer than two useful choices: who, when, and why there were no others")
	f.Duration("turn", bot.PersonTurn, "`time` that a person takes for a turn, to estimate the length of an evening")
	return c
}

// balance is what to play and report.
type balance struct {
	match     bot.Match // the settings common to all scenarios
	scenarios []*scenario.Scenario
	tempo     *crew.Tempo // nil: the scenario's own
	turn      time.Duration
	thin      bool // list turns with few choices
}

func readBalance(c *cobra.Command, keys []string) (*balance, error) {
	f := c.Flags()
	data, err := dataOf(c)
	if err != nil {
		return nil, err
	}
	b := &balance{match: bot.Match{Library: data.Library}}
	if b.scenarios, err = chosen(data, keys); err != nil {
		return nil, err
	}
	for name, to := range map[string]*int{"battles": &b.match.Battles, "workers": &b.match.Workers} {
		if *to, err = f.GetInt(name); err != nil || *to < 1 {
			return nil, fmt.Errorf("--%s: give a number from 1", name)
		}
	}
	rounds, err := f.GetInt("rounds")
	if err != nil || rounds < 1 || rounds > 10_000 {
		return nil, errors.New("--rounds: give a number from 1 to 10000")
	}
	b.match.Rounds = int32(rounds)
	seed, err := f.GetString("seed")
	if err != nil {
		return nil, err
	}
	b.match.Seed = seedOf(seed)
	if b.turn, err = f.GetDuration("turn"); err != nil || b.turn < 0 {
		return nil, errors.New("--turn: give a time such as 20s")
	}
	if b.thin, err = f.GetBool("thin"); err != nil {
		return nil, err
	}
	word, err := f.GetString("tempo")
	if err != nil {
		return nil, err
	}
	if t, ok := crew.ParseTempo(word); ok {
		b.tempo = &t
	} else if word != "" {
		return nil, fmt.Errorf("--tempo: there is no tempo %q; write %s, or nothing for the scenario's own", word, strings.Join(crew.TempoNames(), ", "))
	}
	return b, nil
}

// chosen returns the scenarios with these keys; without keys, all but the largest.
func chosen(data *configs.Data, keys []string) (list []*scenario.Scenario, err error) {
	for _, key := range keys {
		sc, err := pick(data, key)
		if err != nil {
			return nil, err
		}
		list = append(list, sc)
	}
	for i := range data.Scenarios {
		if len(keys) == 0 && len(data.Scenarios[i].Ships) <= bot.MostShips {
			list = append(list, &data.Scenarios[i])
		}
	}
	return list, nil
}

// run plays and reports the scenarios one after another.
func (b *balance) run(ctx context.Context, out io.Writer) error {
	faults := 0
	for _, sc := range b.scenarios {
		m := b.match
		m.Scenario, m.Tempo = sc, sc.Tempo
		if b.tempo != nil {
			m.Tempo = *b.tempo
		}
		began := time.Now()
		result, err := m.Play(ctx)
		if err != nil {
			return err
		}
		if err := b.tell(out, result, m.Tempo, time.Since(began)); err != nil {
			return err
		}
		faults += len(result.Faults())
	}
	if faults > 0 {
		return exit(exitUnbalanced)
	}
	return nil
}

func (b *balance) tell(out io.Writer, r *bot.Balance, tempo crew.Tempo, took time.Duration) error {
	fmt.Fprintf(out, "%s: %s (%s, %s, in %.1f s)\n", r.Scenario.Key, r.Scenario.Title, tempo, plural(r.Battles, "battle"), took.Seconds())
	var won []string
	for side, info := range r.Scenario.Sides {
		won = append(won, fmt.Sprintf("%s %s", info.Name, percent(r.Wins[side], r.Battles)))
	}
	if r.Shared > 0 {
		won = append(won, "several sides together "+percent(r.Shared, r.Battles))
	}
	if r.Nobody > 0 {
		won = append(won, "nobody "+percent(r.Nobody, r.Battles))
	}
	fmt.Fprintf(out, "  won     %s\n", strings.Join(won, ", "))
	for _, c := range sortByCount(r.Ends) {
		fmt.Fprintf(out, "  ended   %s: %s\n", percent(c.N, r.Battles), c.What)
	}
	rounds := float64(r.Rounds) / float64(r.Battles)
	minutes := rounds * crew.RoundTicks / 20 / 60
	evening := time.Duration(r.Turns) * b.turn / time.Duration(r.Battles)
	fmt.Fprintf(out, "  rounds  %.1f on average, %d to %d; %.1f minutes live, %.0f minutes turn by turn at %v a person's turn\n",
		rounds, r.Shortest, r.Longest, minutes, evening.Minutes(), b.turn)
	t := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "  seat\tturns\tpassed\tchoices\tfewer than %d\tat 0\torders\n", bot.Enough)
	for i := range r.Posts {
		if p := &r.Posts[i]; p.Turns+p.AtZero > 0 {
			fmt.Fprintf(t, "  %s\t%d\t%s\t%.1f\t%s\t%s\t%s\n", bot.Posts[i], p.Turns, percent(p.Passed, p.Turns),
				float64(p.Choices)/float64(max(1, p.Turns)), percent(p.Poor, p.Turns), percent(p.AtZero, p.Turns+p.AtZero), orders(p.Orders, p.Turns))
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, t := range r.Thin {
		if b.thin {
			fmt.Fprintf(out, "  battle %d, round %d, %s, %s: %s\n", t.Seed, t.Round, t.Who, plural(t.Choices, "choice"), t.Why)
		}
	}
	for _, fault := range r.Faults() {
		fmt.Fprintf(out, "  ! %s\n", fault)
	}
	_, err := fmt.Fprintln(out)
	return err
}

func percent(n, of int) string { return fmt.Sprintf("%d %%", (100*n+of/2)/max(1, of)) }

// sortByCount returns the counts, largest first.
func sortByCount(list []bot.Count) []bot.Count {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b bot.Count) int { return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.What, b.What)) })
	return list
}

// orders returns how often each order occurs in a turn, most frequent first.
func orders(list []bot.Count, turns int) string {
	var words []string
	for _, c := range sortByCount(list) {
		words = append(words, fmt.Sprintf("%s %.2f", c.What, float64(c.N)/float64(turns)))
	}
	return strings.Join(words, ", ")
}
