package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"broadside/configs"
	"broadside/personal/rulebook"
	"broadside/ships/shipyard"
)

// A catalogue lists one kind of thing that data can name, one per line, key first.
type catalogue struct {
	word, of string
	lines    func(*configs.Data) [][]string
}

var catalogues = []catalogue{
	{"classes", "ships", listClasses},
	{"weapons", "weapons of ships", listWeapons},
	{"bombs", "what a bomb deployer drops", listBombs},
	{"armour", "armour and shields of ships, with what they do", listPlating},
	{"crew", "persons for a crew", listCrew},
	{"features", "what people learn: ventures, gambits, tactics, styles, masteries", fitting(func(k shipyard.FeatureKind) bool {
		return !k.Fitted() && k != shipyard.Deployed && k != shipyard.Power
	})},
	{"powers", "powers of people at their stations", fitting(func(k shipyard.FeatureKind) bool { return k == shipyard.Power })},
	{"modifications", "what is built into a ship, and roles of ships from tier 2", fitting(func(k shipyard.FeatureKind) bool {
		return k == shipyard.Modification || k == shipyard.TierRole
	})},
	{"conditions", "states of a ship", listConditions},
	{"scenarios", "what can be hosted", listScenarios},
	{"decks", "deck plans", listDecks},
	{"books", "rulebooks for fights on foot, and how much each has", listBooks},
	{"sheets", "people on foot, by book", listSheets},
	{"gear", "weapons, armour, devices and powers of the books", listGear},
	{"states", "conditions of people on foot, by book", listStates},
}

func listCommand() *cobra.Command {
	var words []string
	help := ""
	for _, k := range catalogues {
		words = append(words, k.word)
		help += fmt.Sprintf("\n  %-14s %s", k.word, k.of)
	}
	c := &cobra.Command{
		Use:   "list [" + strings.Join(words, "|") + "]",
		Short: "List what data can name: classes, weapons, features, sheets and the rest",
		Long: `Lists the entries of a kind, each with its key in the data and its
numbers. With --data it includes those of a folder of your own. The kinds:
` + help,
		Example: `  broadside-server list classes
  broadside-server list weapons --data my-ships`,
		ValidArgs: words,
		Args:      cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				_, err := fmt.Fprintf(c.OutOrStdout(), "Choose what to list, as in broadside-server list %s:\n%s\n", words[0], help)
				return err
			}
			i := slices.Index(words, args[0])
			if i < 0 {
				return fmt.Errorf("there is no list of %q; choose one of %s", args[0], strings.Join(words, ", "))
			}
			data, err := dataOf(c)
			if err != nil {
				return err
			}
			return columns(c.OutOrStdout(), catalogues[i].lines(data))
		},
	}
	dataFlag(c)
	return c
}

// columns prints lines in columns.
func columns(w io.Writer, lines [][]string) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, line := range lines {
		fmt.Fprintln(t, strings.Join(line, "\t"))
	}
	return t.Flush()
}

func listClasses(d *configs.Data) (lines [][]string) {
	for i := range d.Library.Classes {
		c := &d.Library.Classes[i]
		if c.Bomb != nil {
			continue
		}
		seats := plural(len(c.Crew), "seat")
		deck := "no deck plan"
		if c.Deck != "" {
			deck = "deck " + c.Deck
		}
		size := c.Size.String()
		if c.Station {
			size += " station"
		}
		lines = append(lines, []string{c.Key, c.Name, size, fmt.Sprintf("tier %d", c.Tier), fmt.Sprintf("AC %d + pilot", c.AC),
			fmt.Sprintf("hull %d", c.HullMax), fmt.Sprintf("shields %d", c.ShieldMax), fmt.Sprintf("fly %d ft", c.Fly.Feet()),
			plural(len(c.Mounts), "hardpoint"), seats, deck})
	}
	return lines
}

func listWeapons(d *configs.Data) (lines [][]string) {
	for i := range d.Library.Patterns {
		p := &d.Library.Patterns[i]
		line := []string{p.Key, p.Name, p.Grade.String()}
		if p.Grade != shipyard.Quaternary {
			reach := fmt.Sprintf("%d ft", p.Near.Feet())
			if p.Far > 0 {
				reach = fmt.Sprintf("%d/%d ft", p.Near.Feet(), p.Far.Feet())
			}
			line = append(line, p.Type.String(), fmt.Sprintf("small %v, huge %v", p.Damage, p.Heavy), reach, plural(int(max(1, p.Attacks)), "attack")+" a round")
		}
		if p.Ammo > 0 {
			line = append(line, fmt.Sprintf("ammunition %d/%d", p.Ammo, p.HeavyAmmo))
		}
		lines = append(lines, line)
	}
	return lines
}

func listBombs(d *configs.Data) (lines [][]string) {
	for i := range d.Library.Bombs {
		b := &d.Library.Bombs[i]
		lines = append(lines, []string{b.Key, b.Name, b.Says})
	}
	return lines
}

func listPlating(*configs.Data) (lines [][]string) {
	for _, a := range shipyard.Armours {
		lines = append(lines, []string{"armour", a.Key, fmt.Sprintf("AC %+d, %+d hull points a Hit Die", a.AC, a.PerDie)})
	}
	for _, s := range shipyard.Shields {
		lines = append(lines, []string{"shield", s.Key, fmt.Sprintf("shield points %d %% of the hull's, and %d %% of a Hit Die's highest come back each turn",
			50*int(s.Capacity), 50*int(s.Regen))})
	}
	return lines
}

func listCrew(d *configs.Data) (lines [][]string) {
	for i := range d.Crew {
		p := &d.Crew[i]
		who := p.Deployment.String()
		if p.Solo {
			who = "solo"
		}
		lines = append(lines, []string{p.Key, p.Name, who, fmt.Sprintf("rank %d", p.Rank), fmt.Sprintf("proficiency bonus %d", p.Proficiency)})
	}
	return lines
}

// fitting returns a function that lists features of some kinds.
func fitting(listed func(shipyard.FeatureKind) bool) func(*configs.Data) [][]string {
	return func(d *configs.Data) (lines [][]string) {
		for i := range d.Library.Features {
			f := &d.Library.Features[i]
			if !listed(f.Kind) {
				continue
			}
			who := f.Kind.String()
			switch {
			case f.Kind.Fitted() && f.Tier > 0:
				who += fmt.Sprintf(" from tier %d", f.Tier)
			case !f.Kind.Fitted() && f.Rank > 0:
				who += fmt.Sprintf(" from rank %d", f.Rank)
			}
			if f.Kind.Fitted() {
				who += sizes(f.Sizes)
			} else if f.Role != 0 {
				who += ", " + f.Role.String()
			}
			lines = append(lines, []string{f.Key, who, f.Says})
		}
		return lines
	}
}

// sizes returns the names of the sizes that a feature is limited to.
func sizes(set shipyard.Sizes) string {
	var names []string
	for z := shipyard.Tiny; z <= shipyard.Gargantuan; z++ {
		if set.Has(z) {
			names = append(names, z.String())
		}
	}
	if len(names) == 0 {
		return ""
	}
	return ", " + strings.Join(names, " or ")
}

func listConditions(d *configs.Data) (lines [][]string) {
	for i := range d.Library.Conditions {
		k := &d.Library.Conditions[i]
		lines = append(lines, []string{k.Key, k.Says.String()})
	}
	return lines
}

func listScenarios(d *configs.Data) (lines [][]string) {
	for i := range d.Scenarios {
		lines = append(lines, []string{d.Scenarios[i].Key, d.Scenarios[i].Title})
	}
	return lines
}

func listDecks(d *configs.Data) (lines [][]string) {
	for i := range d.Persons.Plans {
		p := &d.Persons.Plans[i]
		whose := p.Size + " ships"
		if p.Size == "" || p.Size == "station" {
			whose = "no ship's"
		}
		lines = append(lines, []string{p.Key, p.Name, whose, plural(len(p.Levels), "level"), fmt.Sprintf("%d columns, %d rows", p.Width, p.Height)})
	}
	return lines
}

func listBooks(d *configs.Data) (lines [][]string) {
	for i := range d.Persons.Books {
		b := &d.Persons.Books[i]
		lines = append(lines, []string{b.Key, b.Name, plural(len(b.Sheets), "sheet"), plural(len(b.Weapons), "weapon"),
			plural(len(b.Powers), "power"), plural(len(b.Conditions), "condition")})
	}
	return lines
}

func listSheets(d *configs.Data) (lines [][]string) {
	for i := range d.Persons.Books {
		b := &d.Persons.Books[i]
		for j := range b.Sheets {
			s := &b.Sheets[j]
			var plays []string
			for n, word := range rulebook.Figures.Words {
				if s.Plays&(1<<n) != 0 {
					plays = append(plays, word)
				}
			}
			figures := ""
			if len(plays) > 0 {
				figures = "plays " + strings.Join(plays, ", ")
			}
			lines = append(lines, []string{b.Key, s.Key, s.Name, fmt.Sprintf("level %d", s.Experience.Level), fmt.Sprintf("%d %s", s.HP, b.Words.Points), figures})
		}
	}
	return lines
}

func listGear(d *configs.Data) (lines [][]string) {
	for i := range d.Persons.Books {
		b := &d.Persons.Books[i]
		for j := range b.Weapons {
			w := &b.Weapons[j]
			lines = append(lines, []string{b.Key, "weapon", w.Key, w.Name, fmt.Sprintf("%v %s", w.Damage, b.Types[w.Type])})
		}
		for j := range b.Armours {
			lines = append(lines, []string{b.Key, "armour", b.Armours[j].Key, b.Armours[j].Name, b.Armours[j].Says})
		}
		for j := range b.Devices {
			lines = append(lines, []string{b.Key, "device", b.Devices[j].Key, b.Devices[j].Name, b.Devices[j].Says})
		}
		for j := range b.Powers {
			lines = append(lines, []string{b.Key, "power", b.Powers[j].Key, b.Powers[j].Name, b.Powers[j].Says})
		}
	}
	return lines
}

func listStates(d *configs.Data) (lines [][]string) {
	for i := range d.Persons.Books {
		b := &d.Persons.Books[i]
		for j := range b.Conditions {
			lines = append(lines, []string{b.Key, b.Conditions[j].Key, b.Conditions[j].Says})
		}
	}
	return lines
}
