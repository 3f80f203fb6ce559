package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/spf13/viper"
	"go.yaml.in/yaml/v3"

	"broadside/configs"
)

// settings are what a server starts with: as shipped, over that a settings
// file, over that the environment, over that the command line.
type settings struct {
	v     *viper.Viper
	flags *pflag.FlagSet
	file  string         // the settings file, or ""
	lines map[string]int // of each key in it
}

// envPrefix begins the names of environment variables: BROADSIDE_GM_PASSWORD.
const envPrefix = "BROADSIDE"

// flagOf is the flag of each key that has one of another name.
var flagOf = map[string]string{"gm.password": "gm-password", "join.pin": "pin", "join.closed": "closed", "discovery.on": "discovery", "discovery.at": "discovery-at", "bots.pace": "bot-pace", "away.rounds": "away-rounds", "away.live": "away-live"}

// own are the keys of the server beside those of the shipped settings.
var own = map[string]any{
	"state": "", "tempo": "", "seed": "", "now": false, "frames": 20, "discovery.at": "", "bots.pace": "1s",
	"status": "1m", "metrics": "", "web": "", "campaign": "",
	"hall": "", "secret": "", "advertise": "", "replicas": 1, "take": "", "standby": false, "stale": 0, "ticket": "", "by": "",
}

// readSettings gathers the settings for a command with its flags.
func readSettings(c *cobra.Command) (*settings, error) {
	s := &settings{v: viper.New(), flags: c.Flags(), lines: map[string]int{}}
	s.v.SetConfigType("yaml")
	if err := s.v.ReadConfig(bytes.NewReader(configs.Settings())); err != nil {
		return nil, fmt.Errorf("the shipped settings: %w", err)
	}
	for key, value := range own {
		s.v.SetDefault(key, value)
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
	s.v.SetEnvPrefix(envPrefix)
	s.v.SetEnvKeyReplacer(strings.NewReplacer(".", "_"))
	s.v.AutomaticEnv()
	for _, key := range s.v.AllKeys() {
		if f := s.flags.Lookup(flagName(key)); f != nil && f.Changed {
			if err := s.v.BindPFlag(key, f); err != nil {
				return nil, err
			}
		}
	}
	return s, nil
}

func flagName(key string) string {
	if name, ok := flagOf[key]; ok {
		return name
	}
	return key
}

// defaultFile is where a settings file is looked for when none is named.
func defaultFile() string { return filepath.Join(xdg.ConfigHome, "broadside", "server.yaml") }

// merge reads a settings file over what is there. Only a file that was not
// asked for may be missing.
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
	s.file = path
	var doc yaml.Node
	if err := yaml.Unmarshal(b, &doc); err != nil {
		return fmt.Errorf("%s: %s; write it as the lines \"key: value\"", path, strings.TrimPrefix(err.Error(), "yaml: "))
	}
	if len(doc.Content) == 0 {
		return nil
	}
	if err := s.note("", doc.Content[0]); err != nil {
		return err
	}
	if err := s.v.MergeConfig(bytes.NewReader(b)); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

// note remembers the lines of the keys in the settings file, and refuses keys
// that there are not.
func (s *settings) note(prefix string, n *yaml.Node) error {
	if n.Kind != yaml.MappingNode {
		return fmt.Errorf("%s:%d: settings are lines \"key: value\", and this is none", s.file, n.Line)
	}
	known := s.v.AllKeys()
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := prefix+n.Content[i].Value, n.Content[i+1]
		group := slices.ContainsFunc(known, func(k string) bool { return strings.HasPrefix(k, key+".") })
		switch {
		case group:
			if err := s.note(key+".", value); err != nil {
				return err
			}
		case !slices.Contains(known, key):
			slices.Sort(known)
			return fmt.Errorf("%s:%d: there is no setting %q; there are %s", s.file, n.Content[i].Line, key, strings.Join(known, ", "))
		default:
			s.lines[key] = n.Content[i].Line
		}
	}
	return nil
}

// groups refuses environment variables that are called like a group of settings: they
// would hide the settings in it.
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
		return fmt.Errorf("the environment variable %s is no setting; there are %s", variable(group), strings.Join(names, ", "))
	}
	return nil
}

// variable is the environment variable of a setting.
func variable(key string) string {
	return envPrefix + "_" + strings.ToUpper(strings.ReplaceAll(key, ".", "_"))
}

// wrong is an error about a setting: where it was set, what is wrong, and what
// to do about it.
func (s *settings) wrong(key, format string, args ...any) error {
	return fmt.Errorf("%s: %s", s.place(key), fmt.Sprintf(format, args...))
}

// place is where a setting has its value from.
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

// text is a setting as text.
func (s *settings) text(key string) string { return s.v.GetString(key) }

// number is a whole number between two others.
func (s *settings) number(key string, lo, hi int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(s.v.GetString(key)))
	if err != nil || n < lo || n > hi {
		return 0, s.wrong(key, "%q is no whole number from %d to %d; write one", s.v.GetString(key), lo, hi)
	}
	return n, nil
}

// yes is a yes-or-no.
func (s *settings) yes(key string) (bool, error) {
	b, err := strconv.ParseBool(s.v.GetString(key))
	if err != nil {
		return false, s.wrong(key, "%q is neither true nor false; write one of them", s.v.GetString(key))
	}
	return b, nil
}

// span is a time such as 1.5s.
func (s *settings) span(key string, most time.Duration) (time.Duration, error) {
	d, err := time.ParseDuration(s.v.GetString(key))
	if err != nil || d < 0 || d > most {
		return 0, s.wrong(key, "%q is no time from 0s to %v; write it as 500ms or 1.5s", s.v.GetString(key), most)
	}
	return d, nil
}

// address is a host and port to listen at.
func (s *settings) address() (string, error) {
	a := s.v.GetString("address")
	host, port, err := net.SplitHostPort(a)
	if err != nil {
		return "", s.wrong("address", "%q is no address and port; write it as 0.0.0.0:7620, for every network of this machine", a)
	}
	if n, err := strconv.Atoi(port); err != nil || n < 0 || n > 65535 {
		return "", s.wrong("address", "the port %q is no number up to 65535; write the address as 0.0.0.0:7620", port)
	}
	if host != "" && net.ParseIP(host) == nil && host != "localhost" {
		return "", s.wrong("address", "%q is no address of this machine; 0.0.0.0 is every one of them", host)
	}
	return a, nil
}

// stateDir is where the server keeps what it needs again: its identity and the
// journals.
func (s *settings) stateDir() string {
	if dir := s.v.GetString("state"); dir != "" {
		return dir
	}
	return filepath.Join(xdg.StateHome, "broadside")
}

// journalDir is where journals are written.
func (s *settings) journalDir() string {
	if dir := s.v.GetString("journals"); dir != "" {
		return dir
	}
	return filepath.Join(s.stateDir(), "journals")
}
