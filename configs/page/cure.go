package page

import (
	"fmt"
	"regexp"
	"strings"
)

// Common faults of a line at which a text stops being YAML.
var (
	unquoted = regexp.MustCompile(`[a-z-]+: +[^\s"'\[{|>][^"',{}]*: `)         // an unquoted text with a colon in it
	asking   = regexp.MustCompile(`\?\s*[},\]]`)                               // one in brackets that ends with a question mark
	unbraced = regexp.MustCompile(`^\s*(- +)?[a-z-]+: +[^,{}"']+, +[a-z-]+: `) // keys side by side, without braces
)

// cure returns the remedy for a line.
func cure(text []byte, line int) string {
	lines := strings.Split(string(text), "\n")
	line = min(line, len(lines))
	words := lines[line-1]
	switch bare := unstrung(words); {
	case strings.Contains(words[:column(words)], "\t"):
		return "a tab stands here; indent with spaces"
	case strings.Count(words, `"`)%2 == 1:
		return "a quote that begins in this line does not end in it; write the other one"
	case asking.MatchString(bare):
		return "put the text in quotes, as it ends with a question mark"
	case unbraced.MatchString(words):
		return "put all of it into braces, as in {a: 1, b: 2}, or write one key a line"
	case unquoted.MatchString(words):
		return "put the text in quotes, as it has a colon in it"
	case strings.Count(bare, "{") > strings.Count(bare, "}") || strings.Count(bare, "[") > strings.Count(bare, "]"):
		return "a bracket that is opened in this line is not shut; shut it"
	}
	if remedy := misplaced(lines[:line]); remedy != "" {
		return remedy
	}
	return "look at the indentation, the colons and the quotes of this line, the one before and the one after"
}

// misplaced describes what is wrong with the indentation of the last line, or returns "".
func misplaced(lines []string) string {
	last := lines[len(lines)-1]
	at, begins := column(last), false
	before := ""
	for _, l := range lines[:len(lines)-1] {
		if words := strings.TrimSpace(l); words == "" || words[0] == '#' {
			continue
		}
		before, begins = l, begins || column(l) == at
	}
	value := strings.TrimSpace(before)
	switch {
	case strings.HasPrefix(value, "- ") && at == column(before) && !strings.HasPrefix(strings.TrimSpace(last), "-"):
		return "this belongs to the item above: begin it under the first letter after the hyphen"
	case at > column(before) && value != "" && !strings.HasSuffix(value, ":") && !strings.HasPrefix(value, "- "):
		return fmt.Sprintf("this begins further right than the line before, which has its value already; begin both in column %d", column(before)+1)
	case !begins:
		return fmt.Sprintf("no line above begins in column %d, as this one does; begin it under the keys that it stands beside", at+1)
	}
	return ""
}

// column returns the indentation of a line.
func column(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

// unstrung returns a line without the contents of double quotes.
func unstrung(line string) string {
	var b strings.Builder
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 0 {
			b.WriteString(part)
		}
	}
	return b.String()
}
