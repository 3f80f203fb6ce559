package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"
	"golang.org/x/image/font/sfnt"

	"broadside/assets"
	"broadside/configs"
	"broadside/configs/language"
	"broadside/configs/page"
	"broadside/crew"
	"broadside/netcode/discovery"
	"broadside/sim/scenario"
)

// loadData reads the shipped data and the given folders over it, and prints what is wrong
// with them.
func loadData(to io.Writer, dirs []string) (*configs.Data, error) {
	var folders []fs.FS
	for _, dir := range dirs {
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return nil, fmt.Errorf("--data %s: this is not a folder; name one with weapons, classes or scenarios in it", dir)
		}
		folders = append(folders, configs.Dir(dir))
	}
	data, problems := configs.Load(folders...)
	if len(problems) > 0 {
		if err := configs.Print(to, problems); err != nil {
			return nil, err
		}
	}
	if configs.Broken(problems) {
		return nil, errors.New("the data cannot be used; see above")
	}
	return data, nil
}

// pick returns the scenario with a key, or the first one if key is empty.
func pick(data *configs.Data, key string) (*scenario.Scenario, error) {
	if key == "" {
		return &data.Scenarios[0], nil
	}
	if sc := data.Scenario(key); sc != nil {
		return sc, nil
	}
	return nil, page.NoWord("scenario", key, append(keysOf(data.Scenarios), keysOf(data.Lessons)...))
}

// keysOf returns the keys of scenarios.
func keysOf(all []scenario.Scenario) (keys []string) {
	for i := range all {
		keys = append(keys, all[i].Key)
	}
	return keys
}

func dataFlag(c *cobra.Command) {
	c.Flags().StringArray("data", nil, "a `folder` of ships, weapons and scenarios of your own, over what is shipped; may be given several times")
}

// dataOf returns the shipped data under the folders of a command's dataFlag.
func dataOf(c *cobra.Command) (*configs.Data, error) {
	dirs, err := c.Flags().GetStringArray("data")
	if err != nil {
		return nil, err
	}
	return loadData(c.ErrOrStderr(), dirs)
}

func scenariosCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "scenarios",
		Short: "List the scenarios and lessons that can be hosted",
		Long:  "Lists each scenario and lesson by the name that --scenario takes, with what players are told about it.",
		Example: `  broadside-server scenarios
  broadside-server scenarios --data my-ships`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			data, err := dataOf(c)
			if err != nil {
				return err
			}
			all := offers(data, slices.Concat(data.Scenarios, data.Lessons))
			if asked, err := c.Flags().GetBool("json"); err != nil || asked {
				return errors.Join(err, json.NewEncoder(c.OutOrStdout()).Encode(all))
			}
			for _, sc := range all {
				if _, err := fmt.Fprintf(c.OutOrStdout(), "%s: %s (%s)\n    %s\n", sc.Key, sc.Title, sc.Size, sc.Brief); err != nil {
					return err
				}
			}
			return nil
		},
	}
	dataFlag(c)
	c.Flags().Bool("json", false, "print them as JSON, for a program")
	return c
}

// offers returns what players may know of scenarios.
func offers(data *configs.Data, list []scenario.Scenario) (all []discovery.Scenario) {
	for i := range list {
		sc := &list[i]
		all = append(all, discovery.Scenario{Key: sc.Key, Title: sc.Title, Size: size(data, sc), Lesson: sc.Lesson != nil, Brief: strings.TrimSpace(sc.Brief)})
	}
	return all
}

// size returns the tempo of a scenario, the number of people, and the book on foot.
func size(data *configs.Data, sc *scenario.Scenario) string {
	crewed, all := 0, 0
	for _, s := range sc.Ships {
		if data.Library.Classes[s.Class].Bomb != nil {
			continue // players may not know of mines
		}
		if all++; sc.Sides[s.Side].Players {
			crewed++
		}
	}
	size := fmt.Sprintf("players have %d of %s", crewed, plural(all, "ship"))
	if all == 0 && sc.Foot != nil {
		size = fmt.Sprintf("%s for players, %s", people(sc), plural(len(sc.Sides), "side"))
	}
	if sc.Lesson != nil {
		size = "a lesson for " + learner(sc.Lesson.Role)
	}
	if sc.Minutes > 0 {
		size += fmt.Sprintf(", %d minutes", sc.Minutes)
	}
	switch few, many := sc.People[0], sc.People[1]; {
	case few == 0 || sc.Lesson != nil:
	case few == many:
		size += fmt.Sprintf(", for %d", few)
	default:
		size += fmt.Sprintf(", for %d to %d", few, many)
	}
	if sc.Foot != nil {
		size += ", on foot by " + data.Persons.Books[sc.Foot.Book].Name
	}
	return fmt.Sprintf("%s, %s", sc.Tempo, size)
}

// learner names the role that a lesson is for.
func learner(role crew.Role) string {
	switch role {
	case crew.GM:
		return "the GM"
	case crew.Boots:
		return "those who leave the console"
	}
	return "the " + role.String()
}

// people returns the number of people of the players' sides on decks.
func people(sc *scenario.Scenario) string {
	n := 0
	for i := range sc.Foot.People {
		if sc.Sides[sc.Foot.People[i].Side].Players {
			n++
		}
	}
	if n == 1 {
		return "1 person"
	}
	return fmt.Sprintf("%d people", n)
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

func checkCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "check [FOLDER | LANGUAGE.yaml]",
		Short: "Check a folder of ships, weapons and scenarios, or a language",
		Long: `Reads a folder of your own data on top of the shipped data and lists everything that
is wrong or doubtful, each with its file, its line and what to do about it. Without a
folder it checks the shipped data, and the languages beside the settings. The exit code
is 1 when something is wrong.

For a language it lists what is not a message, with the nearest message, values and
verbs that do not fit, plural forms that it lacks, names that the shipped data does not
have, and letters that stations cannot show.

For each scenario it prints what a tick costs on this machine with all ships in flight
and as many players as it is meant for, and warns where a table cannot
keep that up.

With --fix it first moves keys that an older release had elsewhere to their new
places, and leaves everything else in the files as it is.`,
		Example: `  broadside-server check my-ships
  broadside-server check languages/de.yaml
  broadside-server check --fix my-ships`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			dir := ""
			if len(args) == 1 {
				dir = args[0]
				info, err := os.Stat(dir)
				if err == nil && info.Mode().IsRegular() {
					return checkLanguages(c.OutOrStdout(), nil, dir)
				}
				if err != nil || !info.IsDir() {
					return fmt.Errorf("%s: this is not a folder; name one with weapons, classes or scenarios in it, or the file of a language", dir)
				}
			}
			if fix, err := c.Flags().GetBool("fix"); err != nil {
				return err
			} else if fix {
				if err := fixData(c.OutOrStdout(), dir); err != nil {
					return err
				}
			}
			problems := configs.Check(dir)
			var languages []string
			if dir == "" {
				var err error
				if languages, err = filepath.Glob(filepath.Join(language.Folder(filepath.Dir(defaultFile())), "*.yaml")); err != nil {
					return err
				}
			}
			if err := checkLanguages(c.OutOrStdout(), problems, languages...); err != nil {
				return err
			}
			return weighAll(c.OutOrStdout(), dir)
		},
	}
	c.Flags().Bool("fix", false, "rewrite keys that have other places now")
	return c
}

// checkLanguages prints the given problems and those of languages, and fails if there are
// any.
func checkLanguages(to io.Writer, problems []configs.Problem, files ...string) error {
	by := language.Against{Names: configs.Texts(), Shown: hasLetter}
	for _, path := range files {
		file, err := language.Open(path)
		if err != nil {
			return err
		}
		problems = append(problems, language.Check(path, file, by)...)
	}
	if err := configs.Print(to, problems); err != nil {
		return err
	}
	if configs.Broken(problems) {
		return exit(1)
	}
	return nil
}

// regular is the type in which stations show most texts.
var regular = sync.OnceValues(func() (*sfnt.Font, error) { return sfnt.Parse(assets.Regular()) })

// hasLetter reports whether stations can show a character.
func hasLetter(r rune) bool {
	f, err := regular()
	if err != nil {
		return false
	}
	at, err := f.GlyphIndex(nil, r)
	return err == nil && at != 0
}

// fixData rewrites a folder and lists the changed files.
func fixData(to io.Writer, dir string) error {
	if dir == "" {
		return errors.New("--fix: name the folder whose files are to be rewritten")
	}
	fixed, err := configs.Fix(dir)
	for _, file := range fixed {
		if _, err := fmt.Fprintf(to, "%s: rewritten\n", file); err != nil {
			return err
		}
	}
	return err
}
