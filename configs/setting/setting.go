// Package setting describes the settings of both programs, each once: its name, its range, its
// default and its effect. Flags, environment variables, files, docs/settings.md and the station's
// page of settings are all derived from that.
package setting

import (
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"
	"time"

	"broadside/sim/say"
)

// Kind is the type of a setting's value.
type Kind uint8

// The kinds.
const (
	Text   Kind = iota
	Switch      // true or false
	Number      // a whole number from Least to Most
	Span        // a duration such as 1.5s, from Least to Most
	Choice      // one of Words
	List        // texts
	Place       // an address and a port
)

// Owner is whose a setting of a server is.
type Owner uint8

// The owners.
const (
	_      Owner = iota
	Host         // the machine's
	Table        // the table's, with which it moves to another host
	Battle       // a battle's as it begins, whose journal has it
)

// Setting is one setting of a program.
type Setting struct {
	Key     string // in a file, as in "gm.password"
	Owner   Owner  // of a server's
	Kind    Kind
	Default string
	Least   int // of a number, or of a duration in seconds
	Most    int
	Words   []string
	Flag    string   // of the command line; "": the key, with - for each dot
	Unit    string   // of a number
	Help    string   // for --help, with the name of its value in backquotes
	Title   say.Text // as people choose it at the station, or "" if they cannot
	Says    say.Text // its effect, in place of Help if it has a title
	Value   string   // the name of its value, a word of Says
	Hidden  bool     // for programs only
	NoFlag  bool     // not on the command line, or with a flag that the program defines itself
}

// Schema holds all settings of a program.
type Schema []Setting

// Prefix is the prefix of environment variables.
const Prefix = "BROADSIDE"

// Variable returns the environment variable of a setting.
func Variable(key string) string {
	return Prefix + "_" + strings.ToUpper(strings.NewReplacer(".", "_", "-", "_").Replace(key))
}

// Usage returns the text of --help for a setting.
func (s *Setting) Usage() string {
	if s.Says == "" {
		return s.Help
	}
	return strings.Replace(string(s.Says), s.Value, "`"+s.Value+"`", min(1, len(s.Value)))
}

// choices are the words of settings that people choose at the station.
var choices = [...]say.Text{"standard", "protan", "deutan", "tritan", "small", "medium", "large"}

// WordText returns a word of a setting as a text.
func WordText(word string) say.Text {
	if slices.Contains(choices[:], say.Text(word)) {
		return say.Text(word)
	}
	return say.Name(word)
}

// FlagName returns the flag of a setting.
func (s *Setting) FlagName() string {
	if s.Flag != "" {
		return s.Flag
	}
	return strings.ReplaceAll(s.Key, ".", "-")
}

// Find returns a setting by its key, or nil.
func (all Schema) Find(key string) *Setting {
	for i := range all {
		if all[i].Key == key {
			return &all[i]
		}
	}
	return nil
}

// Keys returns the keys of all settings that are not hidden, in order.
func (all Schema) Keys() (keys []string) {
	for i := range all {
		if !all[i].Hidden {
			keys = append(keys, all[i].Key)
		}
	}
	slices.Sort(keys)
	return keys
}

// KeysOf returns the keys of all settings of an owner.
func (all Schema) KeysOf(owner Owner) (keys []string) {
	for i := range all {
		if all[i].Owner == owner {
			keys = append(keys, all[i].Key)
		}
	}
	return keys
}

// Check returns what is wrong with a value, with a remedy, or nil.
func (s *Setting) Check(value string) error {
	switch s.Kind {
	case Switch:
		if _, err := strconv.ParseBool(value); err != nil {
			return fmt.Errorf("%q is neither true nor false; write one of them", value)
		}
	case Number:
		if n, err := strconv.Atoi(strings.TrimSpace(value)); err != nil || n < s.Least || n > s.Most {
			return fmt.Errorf("%q is not a whole number from %d to %d; write one", value, s.Least, s.Most)
		}
	case Span:
		least, most := time.Duration(s.Least)*time.Second, time.Duration(s.Most)*time.Second
		if d, err := time.ParseDuration(value); err != nil || d < least || d > most {
			sample := "1.5s"
			if _, err := strconv.Atoi(value); err == nil {
				sample = value + "s"
			}
			return fmt.Errorf("%q is not a time from %v to %v; write it with its unit, such as %s", value, least, most, sample)
		}
	case Choice:
		if !slices.Contains(s.Words, value) {
			return fmt.Errorf("%q is not one of the choices; write %s", value, s.Range())
		}
	case Place:
		if value == "" || slices.Contains(s.Words, value) {
			return nil
		}
		host, port, err := net.SplitHostPort(value)
		if n, bad := strconv.Atoi(port); err != nil || bad != nil || n < 0 || n > 65535 || host != "" && net.ParseIP(host) == nil && host != "localhost" {
			return fmt.Errorf("%q is not an address and port of this machine; write it as %s", value, strings.Join(append([]string{"0.0.0.0:7620"}, s.Words...), " or "))
		}
	}
	return nil
}

// Range describes the possible values.
func (s *Setting) Range() string {
	switch s.Kind {
	case Switch:
		return "true or false"
	case Number:
		return strings.TrimSpace(fmt.Sprintf("%d to %d %s", s.Least, s.Most, s.Unit))
	case Span:
		return fmt.Sprintf("a time from %v to %v", time.Duration(s.Least)*time.Second, time.Duration(s.Most)*time.Second)
	case Choice:
		words := slices.DeleteFunc(slices.Clone(s.Words), func(w string) bool { return w == "" })
		if len(words) < len(s.Words) {
			words = append(words, "nothing")
		}
		last := len(words) - 1
		return strings.Join(words[:last], ", ") + " or " + words[last]
	case List:
		return "a list"
	case Place:
		return strings.Join(append([]string{"an address and a port"}, s.Words...), ", ")
	}
	return "text"
}

// Flags is the part of pflag.FlagSet that defines flags.
type Flags interface {
	Bool(name string, value bool, usage string) *bool
	String(name, value, usage string) *string
	StringSlice(name string, value []string, usage string) *[]string
	MarkHidden(name string) error
}

// AddFlags defines the flags of all settings that have one. Values are checked when they are read,
// wherever they come from.
func (all Schema) AddFlags(f Flags) {
	for i := range all {
		s := &all[i]
		if s.NoFlag {
			continue
		}
		switch s.Kind {
		case Switch:
			f.Bool(s.FlagName(), s.Default == "true", s.Usage())
		case List:
			f.StringSlice(s.FlagName(), nil, s.Usage())
		default:
			f.String(s.FlagName(), s.Default, s.Usage())
		}
		if s.Hidden {
			_ = f.MarkHidden(s.FlagName()) // it was defined just now
		}
	}
}
