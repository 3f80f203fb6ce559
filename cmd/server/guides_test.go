package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"broadside/configs/setting"
)

// guides are the pages that tell people what to type.
var guides = []string{"README.md", "CONTRIBUTING.md", "docs/playing.md", "docs/hosting.md", "docs/writing.md"}

var (
	linked = regexp.MustCompile(`\]\(([^)]+)\)`)
	inline = regexp.MustCompile("`([^`\n]+)`")
)

// typed returns the commands on a page: in backquotes, or on lines of their own.
func typed(page string) (list []string) {
	for _, m := range inline.FindAllStringSubmatch(page, -1) {
		list = append(list, m[1])
	}
	for _, line := range strings.Split(page, "\n") {
		if text, ok := strings.CutPrefix(line, "    "); ok {
			list = append(list, strings.TrimSpace(text))
		}
	}
	return list
}

// Every link in the guides leads to an existing file, and every command in them is accepted by the
// programs or the Makefile.
func TestGuidesNameExistingFilesAndCommands(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	links, commands := 0, 0
	for _, name := range guides {
		text, err := os.ReadFile("../../" + name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range linked.FindAllStringSubmatch(string(text), -1) {
			to, _, _ := strings.Cut(m[1], "#")
			if strings.Contains(to, "://") || to == "" {
				continue
			}
			links++
			if _, err := os.Stat(filepath.Join("../..", filepath.Dir(name), to)); err != nil {
				t.Errorf("%s links to %s: %v", name, to, err)
			}
		}
		for _, line := range typed(string(text)) {
			words := strings.Fields(line)
			if len(words) < 2 {
				continue
			}
			var why string
			switch strings.TrimPrefix(words[0], "bin/") {
			case "broadside-server":
				why = serverTakes(words[1:])
			case "broadside":
				why = stationTakes(words[1:])
			case "make":
				if !regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(words[1]) + `:`).Match(makefile) {
					why = "there is no such target"
				}
			default:
				continue
			}
			commands++
			if why != "" {
				t.Errorf("%s says %q: %s", name, line, why)
			}
		}
	}
	if links < 25 || commands < 25 {
		t.Errorf("only %d links and %d commands are looked at", links, commands)
	}
}

// serverTakes returns why the server does not accept a command line, or "".
func serverTakes(words []string) string {
	if words[0] == "--help" || words[0] == "--version" {
		return ""
	}
	c, rest, err := root().Find(words)
	if err != nil || c.Name() != words[0] {
		return "there is no such command"
	}
	if c.DisableFlagParsing {
		return ""
	}
	if err := c.ParseFlags(rest); err != nil {
		return err.Error()
	}
	if c.Args != nil {
		if err := c.Args(c, c.Flags().Args()); err != nil {
			return err.Error()
		}
	}
	if f := c.Flags().Lookup("scenario"); f != nil && f.Changed && c.Flags().Lookup("data") != nil && !c.Flags().Changed("data") {
		data, err := loadData(os.Stderr, nil)
		if err != nil {
			return err.Error()
		}
		if _, err := pick(data, f.Value.String()); err != nil {
			return err.Error()
		}
	}
	return ""
}

// stationTakes returns why the station does not accept a command line, or "".
func stationTakes(words []string) string {
	if !strings.HasPrefix(words[0], "--") {
		if !strings.Contains(" doctor cards replay man ", " "+words[0]+" ") && !strings.Contains(words[0], "://") {
			return "there is no such command"
		}
		return ""
	}
	for _, word := range words {
		name, _, _ := strings.Cut(strings.TrimPrefix(word, "--"), "=")
		known := name == "help" || name == "version"
		for _, s := range setting.Station() {
			known = known || s.FlagName() == name
		}
		if strings.HasPrefix(word, "--") && !known {
			return "there is no flag " + word
		}
	}
	return ""
}
