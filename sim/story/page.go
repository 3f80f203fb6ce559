package story

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"broadside/crew"
)

// ErrUntold means that a rule is said to work and no story, or no comment in the
// code, says so too.
var ErrUntold = errors.New("a rule that is said to work is not told of")

// Mention is a comment in the code that names the rule kept there.
type Mention struct {
	ID, File string
}

// Mentions finds the comments of Go files, tests apart, that name a rule.
func Mentions(tree fs.FS, dirs ...string) (found []Mention, err error) {
	id := regexp.MustCompile(`\b(SHIP|ME|FOS|HOE|LOL|HOUSE)-[A-Z0-9][A-Z0-9-]*\b`)
	for _, dir := range dirs {
		err = fs.WalkDir(tree, dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
				return err
			}
			text, err := fs.ReadFile(tree, name)
			for _, line := range strings.Split(string(text), "\n") {
				_, comment, _ := strings.Cut(line, "//")
				for _, rule := range id.FindAllString(comment, -1) {
					if m := (Mention{rule, name}); RuleOf(rule) != nil && !slices.Contains(found, m) {
						found = append(found, m)
					}
				}
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return found, nil
}

// The table stands between these lines of the page.
const (
	tableBegins = "<!-- The table is written by: go test ./sim/story -update -->\n"
	tableEnds   = "<!-- The table ends. -->\n"
)

// chapters are the documents, by what their rules' ids begin with.
var chapters = [...]struct{ prefix, title string }{
	{"SHIP-", "Starship combat"},
	{"HOUSE-", "Between ships and decks: our own"},
	{"ME-", "Persons: Mass Effect 5e"},
	{"FOS-", "Persons: Forge of Stars"},
	{"HOE-", "Persons: Hands of Ether"},
	{"LOL-", "Persons: Legends of Lurasko"},
}

// RulesPage writes the table of rules anew in docs/rules.md: each rule, the
// stories that play it, the files that keep it, and the orders that use it.
func RulesPage(page string, stories []*Story, mentions []Mention) (string, error) {
	head, rest, begun := strings.Cut(page, tableBegins)
	_, tail, ended := strings.Cut(rest, tableEnds)
	if !begun || !ended {
		return "", fmt.Errorf("%w: the page has no place for the table of rules", ErrSyntax)
	}
	b := &strings.Builder{}
	b.WriteString(head + tableBegins)
	var untold []string
	for _, c := range chapters {
		fmt.Fprintf(b, "\n### %s\n\n| id | rule | stories | kept in | orders |\n|---|---|---|---|---|\n", c.title)
		for _, rules := range [...][]Rule{shipRules[:], personRules[:], houseRules[:]} {
			for i := range rules {
				r := &rules[i]
				if !strings.HasPrefix(r.ID, c.prefix) {
					continue
				}
				told, kept := told(r.ID, stories), kept(r.ID, mentions)
				if !r.Open && (told == "" || kept == "") {
					untold = append(untold, r.ID)
				}
				fmt.Fprintf(b, "| %s | %s | %s | %s | %s |\n", r.ID, r.Says, state(r, told), kept, ordered(r))
			}
		}
	}
	b.WriteString("\n" + tableEnds + tail)
	if untold != nil {
		return "", fmt.Errorf("%w: %s", ErrUntold, strings.Join(untold, ", "))
	}
	return b.String(), nil
}

func state(r *Rule, told string) string {
	switch {
	case !r.Open:
		return told
	case told == "":
		return "open"
	}
	return "begun: " + told
}

func told(id string, stories []*Story) string {
	var all []string
	for _, s := range stories {
		if slices.Contains(s.Covers, id) {
			file := path.Base(strings.ReplaceAll(s.File, `\`, "/"))
			all = append(all, fmt.Sprintf("[%s](stories/%s)", strings.TrimSuffix(file, path.Ext(file)), file))
		}
	}
	return strings.Join(all, ", ")
}

func kept(id string, mentions []Mention) string {
	var all []string
	for _, m := range mentions {
		if m.ID == id {
			all = append(all, fmt.Sprintf("[%s](../%s)", strings.TrimSuffix(m.File, ".go"), m.File))
		}
	}
	return strings.Join(all, ", ")
}

// ordered lists the orders of a rule, with the stations that give them.
func ordered(r *Rule) string {
	var all []string
	for _, v := range r.Verbs {
		row := crew.RuleOf(v)
		who := row.Roles.String()
		switch row.Roles {
		case crew.AllStations:
			who = "all"
		case crew.Of(crew.GM):
			who = "GM"
		}
		all = append(all, who+": "+row.Title)
	}
	return strings.Join(all, "; ")
}
