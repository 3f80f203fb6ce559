package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"broadside/configs/setting"
	"broadside/netcode/manual/guide"
)

// Every command in the guides is accepted by the server or the Makefile, with all its flags; a
// station tries its own. A flag or a variable that is named alone is one of either program.
func TestGuidesNameExistingCommands(t *testing.T) {
	list, err := guide.Commands("../..")
	if err != nil {
		t.Fatal(err)
	}
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	data, err := loadData(os.Stderr, nil)
	if err != nil {
		t.Fatal(err)
	}
	hasScenario := func(key string) error { _, err := pick(data, key); return err }
	count := map[string]int{}
	for _, c := range list {
		first := c.Words[0]
		args, ours := c.Of("broadside-server")
		named, _, err := root().Find(c.Words[:1])
		switch short := err == nil && named.Name() == first && len(c.Words) > 1 && strings.HasPrefix(c.Words[1], "--"); {
		case len(c.Words) == 1 && (ours || first == "make"):
			continue // the program is named
		case ours:
			count["server"]++
			err = takes(args, hasScenario)
		case short:
			count["server"]++
			err = takes(c.Words, hasScenario)
		case first == "make":
			count["make"]++
			err = makes(string(makefile), c.Words[1:], hasScenario)
		case strings.HasPrefix(first, "--"):
			count["flag"]++
			err = knowsFlag(first)
		case strings.HasPrefix(first, "BROADSIDE_"):
			count["variable"]++
			err = knowsVariable(first)
		default:
			continue
		}
		if err != nil {
			t.Errorf("%v: %v", c, err)
		}
	}
	for kind, least := range map[string]int{"server": 30, "make": 10, "flag": 20, "variable": 1} {
		if count[kind] < least {
			t.Errorf("only %d commands are tried of the kind %q", count[kind], kind)
		}
	}
}

// A guide that names a command, a flag, a value or a scenario that does not exist is noticed.
func TestSlipsInGuidesAreNoticed(t *testing.T) {
	makefile := "play: ## play; SCENARIO=name\n\t@scripts/play '$(SCENARIO)'\n\nweb:\n\t@scripts/web\n"
	hasScenario := func(key string) error {
		if key != "duel" {
			return errors.New("no such scenario")
		}
		return nil
	}
	for _, line := range []string{"hots", "host --pins 4711", "host --frames 15", "host --scenario duell", "replay", "balance duel --battels 50"} {
		if takes(strings.Fields(line), hasScenario) == nil {
			t.Errorf("%q is taken", line)
		}
	}
	for _, line := range []string{"plays", "play SCENARIO=duell", "play SCENE=duel", "web SCENARIO=duel"} {
		if makes(makefile, strings.Fields(line), hasScenario) == nil {
			t.Errorf("make %s is taken", line)
		}
	}
	if err := makes(makefile, []string{"play", "SCENARIO=duel"}, hasScenario); err != nil {
		t.Error(err)
	}
	if knowsFlag("--pins") == nil || knowsVariable("BROADSIDE_TOCK=10") == nil || knowsVariable("BROADSIDE_TICK=many") == nil {
		t.Error("a flag, a variable or a value that does not exist is taken")
	}
}

// takes returns why the server does not accept a command line.
func takes(args []string, hasScenario func(string) error) error {
	c, err := guide.Find(root(), args)
	if err != nil {
		return err
	}
	c.Flags().Visit(func(f *pflag.Flag) {
		value := f.Value.String()
		if i := slices.IndexFunc(setting.Server(), func(s setting.Setting) bool { return s.FlagName() == f.Name }); i >= 0 && err == nil && setting.Server()[i].Kind != setting.List {
			err = setting.Server()[i].Check(value)
		}
		if f.Name == "scenario" && !c.Flags().Changed("data") && err == nil {
			err = hasScenario(value)
		}
	})
	return err
}

// makes returns why make does not accept a target and its variables.
func makes(makefile string, words []string, hasScenario func(string) error) error {
	recipe := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(words[0]) + `:.*\n((\t.*\n)*)`).FindStringSubmatch(makefile)
	if recipe == nil {
		return errors.New("there is no such target")
	}
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		if !strings.Contains(recipe[1], "$("+name+")") {
			return fmt.Errorf("the target does not use %s", name)
		}
		if name == "SCENARIO" {
			if err := hasScenario(value); err != nil {
				return err
			}
		}
	}
	return nil
}

// knowsFlag returns an error if no command of the programs has a flag.
func knowsFlag(flag string) error {
	name := strings.TrimPrefix(flag, "--")
	for _, s := range slices.Concat(setting.Server(), setting.Station()) {
		if s.FlagName() == name {
			return nil
		}
	}
	if hasFlag(func(f *pflag.Flag) bool { return f.Name == name }) {
		return nil
	}
	return errors.New("there is no such flag")
}

// hasFlag reports whether any command of the server has a flag as wanted.
func hasFlag(wanted func(*pflag.Flag) bool) (found bool) {
	for all := []*cobra.Command{root()}; len(all) > 0; all = append(all[1:], all[0].Commands()...) {
		all[0].Flags().VisitAll(func(f *pflag.Flag) { found = found || wanted(f) })
	}
	return found
}

// knowsVariable returns why a variable of the environment is not accepted.
func knowsVariable(word string) error {
	name, value, set := strings.Cut(word, "=")
	for _, s := range slices.Concat(setting.Server(), setting.Station()) {
		if setting.Variable(s.Key) == name {
			if set {
				return s.Check(value)
			}
			return nil
		}
	}
	if hasFlag(func(f *pflag.Flag) bool { return strings.Contains(f.Usage, name) }) { // as help says
		return nil
	}
	return errors.New("there is no such variable")
}

var (
	linked  = regexp.MustCompile(`\]\(([^)]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	fenced  = regexp.MustCompile("(?ms)^```.*?^```")
	dropped = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// anchors returns the headings of a page as links name them.
func anchors(page string) map[string]bool {
	all, seen := map[string]bool{}, map[string]int{}
	for _, m := range heading.FindAllStringSubmatch(fenced.ReplaceAllString(page, ""), -1) {
		name := strings.ReplaceAll(dropped.ReplaceAllString(strings.ToLower(m[1]), ""), " ", "-")
		if n := seen[name]; n > 0 {
			all[fmt.Sprintf("%s-%d", name, n)] = true
		}
		seen[name]++
		all[name] = true
	}
	return all
}

// Every link on a page leads to an existing file, and to a heading of it if it names one.
func TestLinksLeadToFilesAndHeadings(t *testing.T) {
	pages, err := filepath.Glob("../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	tops, err := filepath.Glob("../../*.md")
	if err != nil {
		t.Fatal(err)
	}
	links, headings := 0, 0
	for _, path := range append(pages, tops...) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range linked.FindAllStringSubmatch(fenced.ReplaceAllString(string(text), ""), -1) {
			to, anchor, named := strings.Cut(m[1], "#")
			if strings.Contains(to, "://") {
				continue
			}
			links++
			target := path
			if to != "" {
				target = filepath.Join(filepath.Dir(path), to)
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s links to %s: %v", path, m[1], err)
				continue
			}
			if !named {
				continue
			}
			headings++
			there, err := os.ReadFile(target)
			if err != nil {
				t.Fatal(err)
			}
			if !anchors(string(there))[anchor] {
				t.Errorf("%s links to %s, and there is no such heading", path, m[1])
			}
		}
	}
	if links < 100 || headings < 50 {
		t.Errorf("only %d links are looked at, and %d headings", links, headings)
	}
}
