package setting

import (
	"fmt"
	"slices"
	"strings"

	"broadside/configs/spelling"
)

// File is the contents of a settings file.
type File struct {
	Path   string
	Values map[string]string // those of lists are separated by commas
	Lines  map[string]int
}

// Read reads a settings file. An error names the file, the line and the remedy; for an unknown key,
// the nearest known one.
func (all Schema) Read(path string, text []byte) (*File, error) {
	f := &File{path, map[string]string{}, map[string]int{}}
	return f, all.parse(f, text)
}

// errNoLine returns the error about a line that is not a setting.
func (f *File) errNoLine(line int) error {
	return fmt.Errorf("%s:%d: settings are lines of the form \"key: value\"", f.Path, line)
}

// errNotOne returns the error about a setting of one value that has a list or a group.
func (f *File) errNotOne(line int, key string) error {
	return fmt.Errorf("%s:%d: %s takes one value; write %s: and the value after it", f.Path, line, key, key)
}

// find returns the setting with a key, which no earlier line may have set.
func (all Schema) find(f *File, line int, key string) (*Setting, error) {
	s := all.Find(key)
	switch {
	case s == nil:
		near, _ := spelling.Nearest(key, all.Keys())
		return nil, fmt.Errorf("%s:%d: there is no setting %q; the nearest is %q, and all are %s", f.Path, line, key, near, strings.Join(all.Keys(), ", "))
	case f.Lines[key] > 0:
		return nil, fmt.Errorf("%s:%d: %s is already set in line %d; keep one of them", f.Path, line, key, f.Lines[key])
	}
	return s, nil
}

// set stores the value of a setting; those of lists are separated by commas.
func (f *File) set(line int, s *Setting, value string) error {
	if err := s.Check(value); err != nil {
		return fmt.Errorf("%s:%d: %s: %w", f.Path, line, s.Key, err)
	}
	f.Values[s.Key], f.Lines[s.Key] = value, line
	return nil
}

// Change returns the text of a settings file with a value changed, and everything else as it was.
// It cannot change keys in groups.
func Change(text, key, value string) string {
	line := key + ": " + value
	if value == "" || strings.ContainsAny(value, "#:'\"") || strings.ContainsAny(value[:1], "-?,[]{}&*!|>%@`") || strings.TrimSpace(value) != value {
		line = fmt.Sprintf("%s: %q", key, value)
	}
	var lines []string
	if text = strings.TrimSuffix(text, "\n"); text != "" {
		lines = strings.Split(text, "\n")
	}
	at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, key+":") })
	if at < 0 {
		return strings.Join(append(lines, line), "\n") + "\n"
	}
	if i := strings.Index(lines[at], " #"); i >= 0 {
		line += lines[at][i:]
	}
	lines[at] = line
	return strings.Join(lines, "\n") + "\n"
}

// Page returns the text of docs/settings.md.
func Page() string {
	return `# Settings

<!-- This page is written by: go generate ./scripts/settings -->

Both programs read each setting from the command line, else from the environment, else from a file. A file has lines of
"key: value". An unknown key or an invalid value is an error that names the file, the line and the remedy; a misspelt environment variable is a warning. ` + "`broadside doctor` and `broadside-server doctor`" + ` say which file is read.

## The server

In ` + "`server.yaml`" + ` in the folder broadside of your settings, or in the file that --settings names. A key with a
dot stands in a group, as in

    gm:
      password: red lantern

` + Server().table() + `
## The station

In ` + "`station.yaml`" + ` in the same folder. What can be chosen in the window (Ctrl+F2) is written there too, and
the rest of the file stays as it is. Keys and buttons (Ctrl+F1) are kept beside it in ` + "`keys.txt`" + `, a line for each
action that you have changed. A browser keeps both for the table's page.

` + Station().table()
}

// table lists the settings of a program in Markdown.
func (all Schema) table() string {
	var b strings.Builder
	b.WriteString("| setting | flag | environment | values | default | what it does |\n|---|---|---|---|---|---|\n")
	for i := range all {
		s := &all[i]
		if s.Hidden {
			continue
		}
		flag := "`--" + s.FlagName() + "`"
		if s.NoFlag && s.Flag == "" {
			flag = ""
		}
		was := "`" + s.Default + "`"
		if s.Default == "" {
			was = "nothing"
		}
		fmt.Fprintf(&b, "| `%s` | %s | `%s` | %s | %s | %s |\n", s.Key, flag, Variable(s.Key), s.Range(), was, strings.ReplaceAll(strings.ReplaceAll(s.Usage(), "`", ""), "|", "\\|"))
	}
	return b.String()
}
