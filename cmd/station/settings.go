package main

import (
	"fmt"
	"net/netip"
	"strconv"
	"strings"
	"time"

	"broadside/netcode"
	"broadside/sim/say"
)

// settings are the settings of a station: from a file, overridden by the environment, overridden by
// the command line.
type settings struct {
	join, name, passphrase string
	seat                   *seatWish
	width, height          int
	full                   bool
	targets                []netip.AddrPort
	silent                 bool
	picture                string
	after                  time.Duration
	language               *say.Language     // nil: English
	hosts                  bool              // the table that it joins ends with this window
	listen                 string            // where a table hosted here listens, in tests
	values                 map[string]string // of every setting, by its key
}

// The files that a station keeps where people find them.
const (
	settingsFile = "station.yaml"
	keysFile     = "keys.txt"
	exportFile   = "keys-all.txt"
	tipsFile     = "told.txt"
)

// The smallest size of a window, and the default one.
const (
	minWidth  = 320
	minHeight = 320

	width  = 1280
	height = 720
)

// newSettings returns settings from checked values.
func newSettings(values map[string]string) (*settings, error) {
	s := &settings{
		join: values["join"], passphrase: values["passphrase"],
		width: width, height: height, full: isOn(values["full"]), silent: isOn(values["no-audio"]), picture: values["picture"], hosts: isOn(values["hosts"]), values: values,
	}
	if said := values["name"]; said != "" {
		var err error
		if s.name, err = netcode.ParseName(said, "player"); err != nil {
			return nil, fmt.Errorf("--name: %w", err)
		}
	}
	s.after, _ = time.ParseDuration(values["after"]) // checked before
	if text := values["seat"]; text != "" {
		wish, err := parseSeat(text)
		if err != nil {
			return nil, err
		}
		s.seat = &wish
	}
	if text := values["screen"]; text != "" {
		var err error
		if s.width, s.height, err = parseSize(text); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func isOn(value string) bool { return value == "true" || value == "1" }

func parseSize(s string) (w, h int, err error) {
	wide, high, ok := strings.Cut(s, "x")
	w, err1 := strconv.Atoi(wide)
	h, err2 := strconv.Atoi(high)
	if !ok || err1 != nil || err2 != nil || w < minWidth || h < minHeight || w > 16384 || h > 16384 {
		return 0, 0, fmt.Errorf("--screen %q is not a size: write it as 1920x1080; the least is %dx%d", s, minWidth, minHeight)
	}
	return w, h, nil
}
