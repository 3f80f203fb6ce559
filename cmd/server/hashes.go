package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/story"
)

// hashesCommand prints hashes of worlds, for scripts/same to compare two builds of the
// engine.
func hashesCommand() *cobra.Command {
	c := &cobra.Command{
		Use:    "hashes STORY...",
		Short:  "Print hashes of stories and bot battles, tick by tick",
		Hidden: true,
		RunE: func(c *cobra.Command, paths []string) error {
			seeds, err := c.Flags().GetInt("seeds")
			if err != nil || seeds < 0 {
				return errors.New("--seeds: give a number from 0")
			}
			each, err := c.Flags().GetBool("ticks")
			if err != nil {
				return err
			}
			data, err := dataOf(c)
			if err != nil {
				return err
			}
			p := &printer{out: c.OutOrStdout(), each: each}
			if err := p.stories(data, paths); err != nil {
				return err
			}
			return p.battles(data, seeds)
		},
	}
	dataFlag(c)
	c.Flags().Int("seeds", 2, "`battles` of each scenario in each tempo")
	c.Flags().Bool("ticks", false, "print each tick, and what the log tells of it")
	return c
}

// A printer prints a line for each story or battle: its name, its ticks, the hashes of the
// world after each tick, and the hash of the log's text.
type printer struct {
	out         io.Writer
	each        bool
	name        string
	ticks       int
	world, told hash.Hash64
}

func (p *printer) begin(name string) {
	p.name, p.ticks, p.world, p.told = name, 0, fnv.New64a(), fnv.New64a()
}

func (p *printer) tick(world uint64, told []string) {
	p.ticks++
	binary.Write(p.world, binary.LittleEndian, world)
	for _, line := range told {
		io.WriteString(p.told, line+"\n")
	}
	if p.each {
		fmt.Fprintf(p.out, "%s %d %016x\n", p.name, p.ticks, world)
		for _, line := range told {
			fmt.Fprintln(p.out, "   ", line)
		}
	}
}

func (p *printer) end(how string) {
	fmt.Fprintf(p.out, "%s %d %016x %016x %s\n", p.name, p.ticks, p.world.Sum64(), p.told.Sum64(), how)
}

func (p *printer) stories(data *configs.Data, paths []string) error {
	stock := &story.Stock{Library: data.Library, Scenarios: data.Scenarios, Persons: data.Persons}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		s, err := story.Parse(path, text)
		if err != nil {
			return err
		}
		r := story.Play(stock, s)
		p.begin(path)
		for _, t := range r.Ticks {
			p.tick(t.Hash, t.Told)
		}
		how := "passes"
		if !r.OK() {
			how = "fails"
		}
		p.end(how)
	}
	return nil
}

// hashed is how many ticks of a battle of bots are printed.
const hashed = 2400

func (p *printer) battles(data *configs.Data, seeds int) error {
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		if len(sc.Ships) > bot.MostShips {
			continue
		}
		for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
			for seed := range seeds {
				a, err := bot.NewArena(data.Library, sc, tempo, uint64(seed+1))
				if err != nil {
					return err
				}
				p.begin(fmt.Sprintf("%s/%s/%d", sc.Key, tempo, seed+1))
				a.Stepped = func(r *sim.Result) {
					told := make([]string, 0, len(r.Events))
					for _, e := range r.Events {
						told = append(told, say.English(e.Fact.Sentence(), a.World))
					}
					p.tick(r.Hash, told)
				}
				how := "ends"
				if err := a.Play(1000, hashed); err != nil {
					how = strings.ReplaceAll(err.Error(), "\n", " ")
				}
				p.end(how)
			}
		}
	}
	return nil
}
