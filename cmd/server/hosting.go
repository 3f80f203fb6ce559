package main

import (
	"fmt"
	"hash/fnv"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"regexp"
	"strconv"
	"time"

	"broadside/netcode"
	"broadside/netcode/discovery"
)

// hosting checks the settings of a hosted battle and loads its data.
func (s *settings) hosting(errs io.Writer) (*hosting, error) {
	h := &hosting{metrics: s.text("metrics"), web: s.text("web"), name: netcode.CleanName(s.text("name")), campaign: netcode.CleanName(s.text("campaign"))}
	switch {
	case h.name == "":
		return nil, s.wrong("name", "the table needs a name that can be read; choose one")
	case h.campaign == "" && s.text("campaign") != "":
		return nil, s.wrong("campaign", "the campaign needs a name that can be read; choose one")
	}
	for _, read := range []func(*hosting) error{s.chair, s.pace, s.door, s.chance} {
		if err := read(h); err != nil {
			return nil, err
		}
	}
	var err error
	if h.data, err = loadData(errs, s.v.GetStringSlice("data")); err != nil {
		return nil, err
	}
	if h.scenario, err = pick(h.data, s.text("scenario")); err != nil {
		return nil, s.wrong("scenario", "%v", err)
	}
	return h, nil
}

// chair reads who may have the GM's chair, and who is let in.
func (s *settings) chair(h *hosting) (err error) {
	if h.closed, err = s.yes("join.closed"); err != nil {
		return err
	}
	if h.pin = s.text("join.pin"); h.pin != "" && !digits.MatchString(h.pin) {
		return s.wrong("join.pin", "%q is no PIN; write 4 to 8 digits, in quotes in a file", h.pin)
	}
	h.password = netcode.Sentence(s.text("gm.password")) // as what is said at the door
	switch {
	case len(h.password) > netcode.MaxPassphrase:
		return s.wrong("gm.password", "it is longer than %d bytes; choose a shorter one", netcode.MaxPassphrase)
	case h.password == "" && s.text("gm.password") != "":
		return s.wrong("gm.password", "it has no character that can be typed; choose another")
	}
	return nil
}

// digits are those of a PIN.
var digits = regexp.MustCompile(`^[0-9]{4,8}$`)

// pace reads what sets the pace of the battle.
func (s *settings) pace(h *hosting) error {
	rate, err := s.number("tick", 1, 200)
	if err != nil {
		return err
	}
	h.tick = time.Second / time.Duration(rate)
	if h.clock, err = s.number("clock", 0, 1200); err != nil {
		return err
	}
	for i, key := range []string{"away.rounds", "away.live"} {
		if h.away[i], err = s.span(key, netcode.MaxWait*time.Second); err != nil {
			return err
		}
		if h.away[i] < netcode.MinWait*time.Second {
			return s.wrong(key, "%v is too short to be away for; write 1s or more", h.away[i])
		}
	}
	frames, err := s.number("frames", 10, 20)
	if err != nil || frames != 10 && frames != 20 {
		return s.wrong("frames", "a station is sent 10 or 20 pictures a second; choose one of them")
	}
	h.frames = 20 / frames
	if h.now, err = s.yes("now"); err != nil {
		return err
	}
	if h.pace, err = s.span("bots.pace", time.Minute); err != nil {
		return err
	}
	if h.status, err = s.span("status", 24*time.Hour); err != nil {
		return err
	}
	h.tempo, err = s.tempo()
	return err
}

// tempo is the tempo to begin in, or "" for the scenario's own.
func (s *settings) tempo() (string, error) {
	for _, word := range []string{"rounds", "live"} {
		if on, err := s.flags.GetBool(word); err == nil && on {
			return word, nil
		}
	}
	switch word := s.text("tempo"); word {
	case "", "rounds", "live":
		return word, nil
	default:
		return "", s.wrong("tempo", "there is no tempo %q; write rounds or live, or nothing for the scenario's own", word)
	}
}

// door reads where the table listens.
func (s *settings) door(h *hosting) error {
	var err error
	if h.address, err = s.address(); err != nil {
		return err
	}
	if h.discovery, err = s.yes("discovery.on"); err != nil {
		return err
	}
	at := s.text("discovery.at")
	if at == "" {
		h.beaconAt = netip.AddrPortFrom(beaconHost(h.address), discovery.Port)
		return nil
	}
	if h.beaconAt, err = netip.ParseAddrPort(at); err != nil || !h.beaconAt.Addr().Is4() {
		return s.wrong("discovery.at", "%q is no IPv4 address and port; write it as 0.0.0.0:7621", at)
	}
	return nil
}

// beaconHost is the IPv4 address at which to listen for those who seek a table
// that listens at an address.
func beaconHost(address string) netip.Addr {
	host, _, _ := net.SplitHostPort(address) // checked before
	if host == "localhost" {
		host = "127.0.0.1"
	}
	ip, err := netip.ParseAddr(host)
	switch {
	case err == nil && ip.Unmap().Is4():
		return ip.Unmap()
	case err == nil && ip.IsLoopback():
		return netip.AddrFrom4([4]byte{127, 0, 0, 1})
	}
	return netip.IPv4Unspecified()
}

// portOf is the port of an address that was checked before.
func portOf(address string) string {
	_, port, _ := net.SplitHostPort(address)
	return port
}

// chance reads the seed: a number, or any words, or none for one of its own.
func (s *settings) chance(h *hosting) error {
	h.seed = seedOf(s.text("seed"))
	return nil
}

func seedOf(text string) uint64 {
	if text == "" {
		return randomSeed()
	}
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		return n
	}
	h := fnv.New64a()
	fmt.Fprint(h, text)
	return h.Sum64()
}

// level is what is logged.
func (s *settings) level() slog.Level {
	if verbose, err := s.flags.GetBool("verbose"); err == nil && verbose {
		return slog.LevelDebug
	}
	return slog.LevelWarn
}
