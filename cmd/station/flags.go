//go:build !js

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/netip"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/adrg/xdg"
	"github.com/moby/sys/atomicwriter"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"broadside/configs/language"
	"broadside/configs/setting"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/manual"
)

// command returns the command line, which calls run with the settings.
func command(run func(*settings) error) *cobra.Command {
	c := &cobra.Command{
		Use: "broadside [TABLE]", Short: "A seat of a Broadside battle", Long: about, Example: examples, Version: netcode.Build(),
		Args: cobra.MaximumNArgs(1), SilenceUsage: true, SilenceErrors: true,
		PersistentPreRun: func(c *cobra.Command, _ []string) {
			for _, warning := range setting.Misspelt(os.Environ()) {
				fmt.Fprintln(c.ErrOrStderr(), "Warning:", warning)
			}
		},
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 0 { // as when a desktop opens a link
				if err := c.Flags().Set("join", args[0]); err != nil {
					return err
				}
			}
			s, err := read(c.Flags())
			if err != nil {
				return err
			}
			return run(s)
		},
	}
	setting.Station().AddFlags(c.Flags())
	c.AddCommand(manual.Command(), doctorCommand(), replayCommand(), cardsCommand())
	return c
}

// read reads and checks the settings: the file, overridden by the environment, overridden by the
// command line.
func read(flags *pflag.FlagSet) (*settings, error) {
	schema := setting.Station()
	text, err := readKept(settingsFile)
	if err != nil {
		return nil, fmt.Errorf("the settings file: %w; check that it can be read, or move it away", err)
	}
	file, err := schema.Read(keptPlace(settingsFile), []byte(text))
	if err != nil {
		return nil, err
	}
	values := map[string]string{}
	for i := range schema {
		one := &schema[i]
		value, place := one.Default, one.Key
		if said, ok := file.Values[one.Key]; ok {
			value = said
		}
		if said := os.Getenv(setting.Variable(one.Key)); said != "" {
			value, place = said, "the environment variable "+setting.Variable(one.Key)
		}
		if f := flags.Lookup(one.FlagName()); f != nil && f.Changed {
			value, place = f.Value.String(), "--"+f.Name
			if list, ok := f.Value.(pflag.SliceValue); ok {
				value = strings.Join(list.GetSlice(), ",")
			}
		}
		if err := one.Check(value); err != nil {
			return nil, fmt.Errorf("%s: %w", place, err)
		}
		values[one.Key] = value
	}
	s, err := newSettings(values)
	if err != nil {
		return nil, err
	}
	if s.name == "" {
		if u, err := user.Current(); err == nil {
			s.name = netcode.CleanName(u.Username[strings.LastIndexByte(u.Username, '\\')+1:]) // on Windows, behind the machine's name
		}
	}
	if s.targets, err = parseTargets(strings.FieldsFunc(values["discover"], func(r rune) bool { return r == ',' })); err != nil {
		return nil, err
	}
	if s.language, err = language.Find(values["language"], kept("")); err != nil {
		return nil, err
	}
	if s.picture != "" && s.join == "" {
		return nil, fmt.Errorf("--picture needs --join: say which table to show")
	}
	return s, nil
}

// parseTargets reads where to look for tables; by default on all networks.
func parseTargets(list []string) ([]netip.AddrPort, error) {
	var all []netip.AddrPort
	for _, text := range list {
		if _, _, err := net.SplitHostPort(text); err != nil {
			text = net.JoinHostPort(text, strconv.Itoa(discovery.Port))
		}
		at, err := net.ResolveUDPAddr("udp4", text)
		if err != nil {
			return nil, fmt.Errorf("--discover %q is not an address: %w; write it as 192.168.1.255:%d", text, err, discovery.Port)
		}
		all = append(all, at.AddrPort())
	}
	return all, nil
}

// stateFile returns the path of a file with the station's own state.
func stateFile(name string) string { return filepath.Join(xdg.StateHome, "broadside", name) }

// kept returns the path of a file that people and the station write.
func kept(name string) string { return filepath.Join(xdg.ConfigHome, "broadside", name) }

// keptPlace describes where a stored text is.
func keptPlace(name string) string { return kept(name) }

// readKept reads a stored text, or returns "".
func readKept(name string) (string, error) {
	b, err := os.ReadFile(kept(name))
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return string(b), err
}

// writeKept stores a text atomically, following links.
func writeKept(name, text string) error {
	path := kept(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if to, err := filepath.EvalSymlinks(path); err == nil {
		path = to
	}
	return atomicwriter.WriteFile(path, []byte(text), 0o600)
}
