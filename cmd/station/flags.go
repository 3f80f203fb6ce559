//go:build !js

package main

import (
	"fmt"
	"net"
	"net/netip"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"
	"github.com/spf13/viper"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/manual"
)

// command is the command line, which calls run with the settings.
func command(run func(*settings) error) *cobra.Command {
	v := viper.New()
	c := &cobra.Command{
		Use: "broadside [TABLE]", Short: "A seat of a Broadside battle", Long: about, Example: examples, Version: netcode.Build(),
		Args: cobra.MaximumNArgs(1), SilenceUsage: true, SilenceErrors: true,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 { // as desktops open a link
				v.Set("join", args[0])
			}
			s, err := read(v)
			if err != nil {
				return err
			}
			return run(s)
		},
	}
	f := c.Flags()
	f.String("join", "", "the `table`: HOST, HOST:PORT, or as the server shows, six characters or broadside://...; only that link tells whose the table is, so the others ask, once for each table")
	f.String("name", "", "what the others call you; asked for in the lobby when left out")
	f.String("seat", "", "sit down without asking: a `ship.seat` by the ship's name or number, as in hesper.pilot or 1.gunner-2; hesper.screen is the main screen for all to see, gm the GM's console")
	f.String("passphrase", "", "the `words` that the table asks for at its door, if it does")
	f.String("screen", "", fmt.Sprintf("the `size` of the window, %dx%d or more; it can be changed with the mouse too", minWidth, minHeight))
	f.Bool("full", false, "begin on the whole screen (F11 changes it)")
	f.StringSlice("discover", nil, "ask this `place` for tables, HOST or HOST:PORT, not the whole network; may be given several times")
	f.Bool("no-audio", false, "make no sound")
	f.String("picture", "", "write a PNG of the window to a `file` and end; --after says when")
	f.Duration("after", 8*time.Second, "how long to wait before the picture")
	if err := v.BindPFlags(f); err != nil {
		panic(err) // only without flags
	}
	c.AddCommand(manual.Command(), doctorCommand(v))
	v.SetEnvPrefix("BROADSIDE")
	v.SetEnvKeyReplacer(strings.NewReplacer("-", "_"))
	v.AutomaticEnv()
	v.SetConfigFile(filepath.Join(xdg.ConfigHome, "broadside", "station.yaml"))
	return c
}

// read gathers and checks the settings.
func read(v *viper.Viper) (*settings, error) {
	if err := v.ReadInConfig(); err != nil && !os.IsNotExist(err) {
		return nil, fmt.Errorf("the settings file %s: %w; correct it, or move it away", v.ConfigFileUsed(), err)
	}
	s := &settings{
		join: v.GetString("join"), name: netcode.CleanName(v.GetString("name")), passphrase: v.GetString("passphrase"),
		width: width, height: height, full: v.GetBool("full"), silent: v.GetBool("no-audio"),
		picture: v.GetString("picture"), after: v.GetDuration("after"),
	}
	if s.name == "" {
		if u, err := user.Current(); err == nil {
			s.name = netcode.CleanName(u.Username[strings.LastIndexByte(u.Username, '\\')+1:]) // on Windows, behind the machine's
		}
	}
	if text := v.GetString("seat"); text != "" {
		wish, err := parseSeat(text)
		if err != nil {
			return nil, err
		}
		s.seat = &wish
	}
	if text := v.GetString("screen"); text != "" {
		var err error
		if s.width, s.height, err = parseSize(text); err != nil {
			return nil, err
		}
	}
	var err error
	if s.targets, err = parseTargets(v.GetStringSlice("discover")); err != nil {
		return nil, err
	}
	if s.picture != "" && s.join == "" {
		return nil, fmt.Errorf("--picture needs --join: say which table is to be seen")
	}
	return s, nil
}

func parseSize(s string) (w, h int, err error) {
	wide, high, ok := strings.Cut(s, "x")
	w, err1 := strconv.Atoi(wide)
	h, err2 := strconv.Atoi(high)
	if !ok || err1 != nil || err2 != nil || w < minWidth || h < minHeight || w > 16384 || h > 16384 {
		return 0, 0, fmt.Errorf("--screen %q is no size: write it as 1920x1080; the least is %dx%d", s, minWidth, minHeight)
	}
	return w, h, nil
}

// parseTargets reads where to look for tables; by default everywhere around.
func parseTargets(list []string) ([]netip.AddrPort, error) {
	var all []netip.AddrPort
	for _, text := range list {
		if _, _, err := net.SplitHostPort(text); err != nil {
			text = net.JoinHostPort(text, strconv.Itoa(discovery.Port))
		}
		at, err := net.ResolveUDPAddr("udp4", text)
		if err != nil {
			return nil, fmt.Errorf("--discover %q is no address: %w; write it as 192.168.1.255:%d", text, err, discovery.Port)
		}
		all = append(all, at.AddrPort())
	}
	return all, nil
}

// stateFile is where a station keeps what it needs again.
func stateFile(name string) string { return filepath.Join(xdg.StateHome, "broadside", name) }
