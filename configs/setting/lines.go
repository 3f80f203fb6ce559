package setting

import (
	"strconv"
	"strings"
)

// readLines reads the lines "key: value" that Change writes. Of YAML it supports values of one or
// more words, texts in double quotes, and comments.
func (all Schema) readLines(f *File, text string) error {
	line := 0
	for row := range strings.Lines(text) {
		line++
		row = strings.TrimRight(row, " \t\r\n")
		if row == "" || row[0] == '#' {
			continue
		}
		key, value, found := strings.Cut(row+" ", ": ")
		if !found {
			return f.errNoLine(line)
		}
		s, err := all.find(f, line, key)
		if err != nil {
			return err
		}
		value, found = cutComment(strings.TrimSpace(value))
		if !found {
			return f.errNotOne(line, key)
		}
		if err := f.set(line, s, value); err != nil {
			return err
		}
	}
	return nil
}

// cutComment returns the value in the text after a key, and reports whether it can be read.
func cutComment(text string) (value string, ok bool) {
	switch {
	case text == "" || text[0] == '#':
		return "", true
	case text[0] == '"':
		quoted, err := strconv.QuotedPrefix(text)
		if err != nil {
			return "", false
		}
		value, err = strconv.Unquote(quoted)
		rest := strings.TrimSpace(text[len(quoted):])
		return value, err == nil && (rest == "" || rest[0] == '#')
	case strings.IndexByte("[{'&*!|>%@`", text[0]) >= 0: // other YAML syntax
		return "", false
	}
	value, _, _ = strings.Cut(text, " #")
	return strings.TrimSpace(value), true
}
