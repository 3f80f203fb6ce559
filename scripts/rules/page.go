package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/sim/story"
)

var (
	// errNoTable means that the page has no place for the table of rules.
	errNoTable = errors.New("docs/rules.md has lost the two comments between which the table stands; put them back")
	// errUntold means that a rule is listed as played, but no story or no comment in the code names
	// it.
	errUntold = errors.New("rules without a story, or without a comment in the code that names them")
)

// The table stands between these lines of the page.
const (
	tableBegins = "<!-- The table is written by: go generate ./scripts/rules -->\n"
	tableEnds   = "<!-- The table ends. -->\n"
)

// stories parses every story of the documentation.
func stories(tree fs.FS) (all []*story.Story, err error) {
	paths, err := fs.Glob(tree, "docs/stories/*.story")
	for _, name := range paths {
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return nil, err
		}
		s, err := story.Parse(name, text)
		if err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, err
}

// mentions returns the ids of the rules that comments of the program name, except in tests and
// commands.
func mentions(tree fs.FS) (ids []string, err error) {
	id := regexp.MustCompile(`\b(SHIP|ME|FOS|HOE|LOL|HOUSE)-[A-Z0-9][A-Z0-9-]*\b`)
	err = fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == "cmd" || name == "scripts" || name == "bin" || len(name) > 1 && name[0] == '.'):
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(tree, name)
		for line := range strings.Lines(string(text)) {
			_, comment, _ := strings.Cut(line, "//")
			ids = append(ids, id.FindAllString(comment, -1)...)
		}
		return err
	})
	return ids, err
}

// chapters are the rulebooks, by the prefix of their rules' ids.
var chapters = [...]struct{ prefix, title string }{
	{"SHIP-", "Starship combat"},
	{"HOUSE-", "Between ships and decks: our own"},
	{"ME-", "Persons: Mass Effect 5e"},
	{"FOS-", "Persons: Forge of Stars"},
	{"HOE-", "Persons: Hands of Ether"},
	{"LOL-", "Persons: Legends of Lurasko"},
}

// write updates the table of rules in a page: each rule, the stories that play it, and the orders
// that use it.
func write(page string, stories []*story.Story, mentions []string) (string, error) {
	head, rest, begun := strings.Cut(page, tableBegins)
	_, tail, ended := strings.Cut(rest, tableEnds)
	if !begun || !ended {
		return "", errNoTable
	}
	b := &strings.Builder{}
	b.WriteString(head + tableBegins)
	var untold []string
	for _, c := range chapters {
		fmt.Fprintf(b, "\n### %s\n\n| id | rule | stories | orders |\n|---|---|---|---|\n", c.title)
		for r := range story.Rules() {
			if !strings.HasPrefix(r.ID, c.prefix) {
				continue
			}
			told := told(r.ID, stories)
			if !r.Open && (told == "" || !slices.Contains(mentions, r.ID)) {
				untold = append(untold, r.ID)
			}
			fmt.Fprintf(b, "| %s | %s | %s | %s |\n", r.ID, r.Says, state(r, told), ordered(r))
		}
	}
	b.WriteString("\n" + tableEnds + tail)
	if untold != nil {
		return "", fmt.Errorf("%w: %s", errUntold, strings.Join(untold, ", "))
	}
	return b.String(), nil
}

func state(r *story.Rule, told string) string {
	switch {
	case !r.Open:
		return told
	case told == "":
		return "open"
	}
	return "begun: " + told
}

func told(id string, stories []*story.Story) string {
	var all []string
	for _, s := range stories {
		if slices.Contains(s.Covers, id) {
			file := path.Base(s.File)
			all = append(all, fmt.Sprintf("[%s](stories/%s)", strings.TrimSuffix(file, path.Ext(file)), file))
		}
	}
	return strings.Join(all, ", ")
}

// ordered lists the orders of a rule, with the stations from which they are given.
func ordered(r *story.Rule) string {
	var all []string
	for _, v := range r.Verbs {
		row := crew.PermissionOf(v)
		who := row.Roles.String()
		switch row.Roles {
		case crew.AllStations:
			who = "all"
		case crew.Anybody:
			who = "all, boots"
		case crew.Of(crew.GM):
			who = "GM"
		}
		all = append(all, who+": "+row.Title.String())
	}
	return strings.Join(all, "; ")
}
