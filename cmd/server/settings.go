package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/spf13/viper"

	"broadside/configs/language"
	"broadside/configs/setting"
	"broadside/sim/say"
)

// settings are the settings of a server: the defaults, overridden by a settings file, the
// environment and the command line, in this order.
type settings struct {
	v     *viper.Viper
	flags *pflag.FlagSet
	file  string         // the settings file, or ""
	lines map[string]int // line of each key in the file
}

// readSettings reads the settings for a command with its flags.
func readSettings(c *cobra.Command) (*settings, error) {
	s := &settings{v: viper.New(), flags: c.Flags(), lines: map[string]int{}}
	schema := setting.Server()
	for i := range schema {
		s.v.SetDefault(schema[i].Key, schema[i].Default)
	}
	path, err := s.flags.GetString("settings")
	if err != nil {
		return nil, err
	}
	if err := s.merge(path); err != nil {
		return nil, err
	}
	if err := s.groups(); err != nil {
		return nil, err
	}
	s.v.SetEnvPrefix(setting.Prefix)
	s.v.SetEnvKeyReplacer(strings.NewReplacer(".", "_", "-", "_"))
	s.v.AutomaticEnv()
	for _, key := range s.v.AllKeys() {
		if f := s.flags.Lookup(flagName(key)); f != nil && f.Changed {
			if err := s.v.BindPFlag(key, f); err != nil {
				return nil, err
			}
		}
	}
	for _, tempo := range [...]string{"rounds", "live"} {
		if on, err := s.flags.GetBool(tempo); err == nil && on {
			s.v.Set("tempo", tempo)
		}
	}
	for i := range schema {
		if schema[i].Kind == setting.List {
			continue
		}
		if err := schema[i].Check(s.text(schema[i].Key)); err != nil {
			return nil, s.wrong(schema[i].Key, "%v", err)
		}
	}
	return s, nil
}

func flagName(key string) string { return setting.Server().Find(key).FlagName() }

// defaultFile returns the path of the settings file if none is named.
func defaultFile() string { return filepath.Join(xdg.ConfigHome, "broadside", "server.yaml") }

// merge reads a settings file over the current settings. Only the default file may be
// missing.
func (s *settings) merge(path string) error {
	asked := path != ""
	if !asked {
		path = defaultFile()
	}
	b, err := os.ReadFile(path)
	if !asked && errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the settings file: %w; give its path with --settings, or leave the flag out", err)
	}
	f, err := setting.Server().Read(path, b)
	if err != nil {
		return err
	}
	s.file, s.lines = path, f.Lines
	for key, value := range f.Values {
		s.v.SetDefault(key, value)
		if setting.Server().Find(key).Kind == setting.List {
			s.v.SetDefault(key, strings.Split(value, ","))
		}
	}
	return nil
}

// groups refuses environment variables named like a group of settings, which would hide the
// settings of the group.
func (s *settings) groups() error {
	keys := s.v.AllKeys()
	slices.Sort(keys)
	for _, key := range keys {
		group, _, grouped := strings.Cut(key, ".")
		if !grouped || os.Getenv(variable(group)) == "" {
			continue
		}
		var names []string
		for _, k := range keys {
			if strings.HasPrefix(k, group+".") {
				names = append(names, variable(k))
			}
		}
		return fmt.Errorf("the environment variable %s is not a setting; the settings are %s", variable(group), strings.Join(names, ", "))
	}
	return nil
}

// variable returns the environment variable of a setting.
func variable(key string) string { return setting.Variable(key) }

// wrong returns an error about a setting: where it was set, what is wrong, and what to do
// about it.
func (s *settings) wrong(key, format string, args ...any) error {
	return fmt.Errorf("%s: %s", s.place(key), fmt.Sprintf(format, args...))
}

// place returns where a setting got its value.
func (s *settings) place(key string) string {
	env := variable(key)
	flag := s.flags.Lookup(flagName(key))
	switch {
	case flag != nil && flag.Changed:
		return "--" + flag.Name
	case os.Getenv(env) != "":
		return "the environment variable " + env
	case s.lines[key] > 0:
		return fmt.Sprintf("%s:%d: %s", s.file, s.lines[key], key)
	}
	return "the setting " + key
}

// written reports whether somebody has chosen the value of a setting.
func (s *settings) written(key string) bool {
	f := s.flags.Lookup(flagName(key))
	return f != nil && f.Changed || os.Getenv(variable(key)) != "" || s.lines[key] > 0
}

// text returns a setting as text.
func (s *settings) text(key string) string { return s.v.GetString(key) }

// language returns the language in which the server reports battles; nil is English.
func (s *settings) language() (*say.Language, error) {
	l, err := language.Find(s.text("language"), s.folder())
	if err != nil {
		return nil, s.wrong("language", "%v", err)
	}
	return l, nil
}

// list returns a setting of several texts.
func (s *settings) list(key string) []string { return s.v.GetStringSlice(key) }

// folder returns the folder of the settings file, or of the default one.
func (s *settings) folder() string {
	if s.file != "" {
		return filepath.Dir(s.file)
	}
	return filepath.Dir(defaultFile())
}

// number returns a whole number; it was checked on reading.
func (s *settings) number(key string) int { return s.v.GetInt(key) }

// yes returns a boolean; it was checked on reading.
func (s *settings) yes(key string) bool { return s.v.GetBool(key) }

// span returns a duration such as 1.5s; it was checked on reading.
func (s *settings) span(key string) time.Duration { return s.v.GetDuration(key) }

// stateDir returns the folder for what the server needs again: its identity and the journals.
func (s *settings) stateDir() string {
	if dir := s.v.GetString("state"); dir != "" {
		return dir
	}
	return filepath.Join(xdg.StateHome, "broadside")
}

// journalDir returns the folder of journals.
func (s *settings) journalDir() string {
	if dir := s.v.GetString("journals"); dir != "" {
		return dir
	}
	return filepath.Join(s.stateDir(), "journals")
}

// journal returns the path of a journal that was named: a bare name is that of a kept one, unless
// the working folder has a file of the name.
func (s *settings) journal(name string) string {
	if filepath.Base(name) == name && !exists(name) {
		return filepath.Join(s.journalDir(), name)
	}
	return name
}

// findJournal returns the path of a journal that was named, before a folder is made for it.
func (s *settings) findJournal(name string) (string, error) {
	path := s.journal(name)
	if _, err := os.Stat(path); err != nil {
		return "", fmt.Errorf("%w; \"broadside-server recover\" lists the journals", err)
	}
	return path, nil
}

// keeps reports whether a journal lies where journals are kept.
func (s *settings) keeps(path string) bool {
	kept, err := os.Stat(s.journalDir())
	if err != nil {
		return false
	}
	dir, err := os.Stat(filepath.Dir(path))
	return err == nil && os.SameFile(kept, dir)
}
