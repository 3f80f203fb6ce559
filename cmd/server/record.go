package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/scenario"
)

// recordCommand writes the journals that scripts/portable plays on several machines.
func recordCommand() *cobra.Command {
	c := &cobra.Command{
		Use:    "record FOLDER",
		Short:  "Keep journals of bot battles, fought without a network",
		Hidden: true,
		Args:   cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			rounds, err := c.Flags().GetInt32("rounds")
			if err != nil || rounds < 1 {
				return errors.New("--rounds: give a number from 1")
			}
			seed, err := c.Flags().GetUint64("seed")
			if err != nil {
				return err
			}
			data, err := dataOf(c)
			if err != nil {
				return err
			}
			return record(c.OutOrStdout(), data, args[0], rounds, seed)
		},
	}
	dataFlag(c)
	c.Flags().Int32("rounds", 4, "`rounds` of each scenario in each tempo; those with very many ships have one")
	c.Flags().Uint64("seed", 1, "a `number` from which all dice follow")
	return c
}

// record writes a journal of each scenario in each tempo, and prints a line for each.
func record(out io.Writer, data *configs.Data, folder string, rounds int32, seed uint64) error {
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		most := rounds
		if len(sc.Ships) > bot.MostShips {
			most = 1
		}
		for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
			name := fmt.Sprintf("%s-%s", sc.Key, tempo)
			kept, ticks, err := recordBattle(data, sc, tempo, most, seed)
			if err == nil {
				err = os.WriteFile(filepath.Join(folder, name+".journal"), kept, 0o600)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			fmt.Fprintf(out, "%s: %d ticks\n", name, ticks)
		}
	}
	return nil
}

// mostRecorded is the most ticks of a battle that are recorded.
const mostRecorded = 2400

// recordBattle plays a number of rounds and returns their journal and its ticks.
func recordBattle(data *configs.Data, sc *scenario.Scenario, tempo crew.Tempo, rounds int32, seed uint64) (kept []byte, ticks int64, err error) {
	a, err := bot.NewArena(data.Library, sc, tempo, seed)
	if err != nil {
		return nil, 0, err
	}
	if kept, err = journal.Begin(journal.Header{Scenario: sc.Key, Seed: seed}, a.World); err != nil {
		return nil, 0, err
	}
	a.Stepped = func(r *sim.Result) {
		ticks++
		var wrong error
		kept, wrong = journal.Append(kept, &journal.Tick{Tick: r.Tick, Orders: r.Accepted, Hash: r.Hash})
		err = errors.Join(err, wrong)
	}
	played := a.Play(rounds, mostRecorded)
	return kept, ticks, errors.Join(played, err)
}
