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
)

// settings are what a station starts with: from a file, over that the
// environment, over that the command line.
type settings struct {
	join, name, passphrase string
	seat                   *seatWish
	width, height          int
	full                   bool
	targets                []netip.AddrPort
	silent                 bool
	picture                string
	after                  time.Duration
}

// The smallest window that can be asked for, and the one that opens unasked.
const (
	minWidth  = 1024
	minHeight = 576

	width  = 1280
	height = 720
)

// command is the command line, which calls run with the settings.
func command(run func(*settings) error) *cobra.Command {
	v := viper.New()
	c := &cobra.Command{
		Use: "station", Short: "A seat of a Broadside battle", Version: netcode.Build(), Args: cobra.NoArgs, SilenceUsage: true, SilenceErrors: true,
		RunE: func(*cobra.Command, []string) error {
			s, err := read(v)
			if err != nil {
				return err
			}
			return run(s)
		},
	}
	c.SetHelpTemplate(help)
	f := c.Flags()
	f.String("join", "", "")
	f.String("name", "", "")
	f.String("seat", "", "")
	f.String("passphrase", "", "")
	f.String("screen", "", "")
	f.Bool("full", false, "")
	f.StringSlice("discover", nil, "")
	f.Bool("no-audio", false, "")
	f.String("picture", "", "")
	f.Duration("after", 8*time.Second, "")
	if err := v.BindPFlags(f); err != nil {
		panic(err) // only without flags
	}
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
