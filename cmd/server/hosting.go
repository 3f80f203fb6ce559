package main

import (
	"fmt"
	"hash/fnv"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"regexp"
	"slices"
	"strconv"
	"time"

	"broadside/netcode"
	"broadside/netcode/discovery"
)

// hosting checks the settings of a hosted battle and loads its data.
func (s *settings) hosting(errs io.Writer) (*hosting, error) {
	h := &hosting{metrics: s.text("metrics"), web: s.text("web")}
	var err error
	if h.name, err = s.shownName("name", "table"); err != nil {
		return nil, err
	}
	if s.text("campaign") != "" {
		if h.campaign, err = s.shownName("campaign", "campaign"); err != nil {
			return nil, err
		}
	}
	for _, read := range []func(*hosting) error{s.access, s.door, s.chance} {
		if err := read(h); err != nil {
			return nil, err
		}
	}
	s.pace(h)
	if h.data, err = loadData(errs, s.list("data")); err != nil {
		return nil, err
	}
	if h.language, err = s.language(); err != nil {
		return nil, err
	}
	if h.scenario, err = pick(h.data, s.text("scenario")); err != nil {
		return nil, s.wrong("scenario", "%v", err)
	}
	return h, nil
}

// shownName returns the name that a setting gives to a table or a campaign.
func (s *settings) shownName(key, what string) (string, error) {
	name, err := netcode.ParseName(s.text(key), what)
	if err != nil {
		return "", s.wrong(key, "%v", err)
	}
	return name, nil
}

// access reads who may take the GM's chair and who is let in.
func (s *settings) access(h *hosting) error {
	h.closed = s.yes("join.closed")
	if h.pin = s.text("join.pin"); h.pin != "" && !digits.MatchString(h.pin) {
		return s.wrong("join.pin", "%q is not a PIN; write 4 to 8 digits, in quotes in a file", h.pin)
	}
	h.password = netcode.Sentence(s.text("gm.password")) // normalised like the guests' input
	switch {
	case len(h.password) > netcode.MaxPassphrase:
		return s.wrong("gm.password", "it is longer than %d bytes; choose a shorter one", netcode.MaxPassphrase)
	case h.password == "" && s.text("gm.password") != "":
		return s.wrong("gm.password", "it has no character that can be typed; choose another")
	}
	return nil
}

// digits matches a PIN.
var digits = regexp.MustCompile(`^[0-9]{4,8}$`)

// pace reads the settings for the pace of the battle.
func (s *settings) pace(h *hosting) {
	h.tick = time.Second / time.Duration(s.number("tick"))
	h.clock, h.frames = s.number("clock"), 20/s.number("frames")
	h.away = [2]time.Duration{s.span("away.rounds"), s.span("away.live")}
	h.now, h.pace, h.status, h.tempo = s.yes("now"), s.span("bots.pace"), s.span("status"), s.text("tempo")
}

// door reads where the table listens.
func (s *settings) door(h *hosting) error {
	h.address, h.discovery = s.text("address"), s.yes("discovery.on")
	var err error
	if h.known, err = s.knownAs(s.text("advertise")); err != nil {
		return err
	}
	h.known = h.known.Outside(s.number("udp-port"))
	at := s.text("discovery.at")
	if at == "" {
		h.beaconAt = netip.AddrPortFrom(beaconHost(h.address), discovery.Port)
		return nil
	}
	if h.beaconAt, err = netip.ParseAddrPort(at); err != nil || !h.beaconAt.Addr().Is4() {
		return s.wrong("discovery.at", "%q is not an IPv4 address and port; write it as 0.0.0.0:7621", at)
	}
	return nil
}

// knownAs returns the names of this server: those of the settings, and that of the address
// that is told to people, or "".
func (s *settings) knownAs(at string) (netcode.KnownAs, error) {
	names := s.list("known-as")
	known, err := netcode.ParseKnownAs(names)
	if err != nil {
		return known, s.wrong("known-as", "%v", err)
	}
	if at != "" {
		if known, err = netcode.ParseKnownAs(append(slices.Clone(names), at)); err != nil {
			return known, s.wrong("advertise", "%v", err)
		}
	}
	return s.trustProxies(known)
}

// trustProxies returns the server behind the proxies of the settings.
func (s *settings) trustProxies(known netcode.KnownAs) (netcode.KnownAs, error) {
	known, err := known.Behind(s.list("proxy"))
	if err != nil {
		return known, s.wrong("proxy", "%v", err)
	}
	return known, nil
}

// beaconHost returns the IPv4 address at which to listen for discovery of a table that
// listens at an address.
func beaconHost(address string) netip.Addr {
	host, _, _ := net.SplitHostPort(address) // checked earlier
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

// portOf returns the port of an address that was checked earlier.
func portOf(address string) string {
	_, port, _ := net.SplitHostPort(address)
	return port
}

// chance reads the seed: a number, any words, or none for a random one.
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

// level returns the log level.
func (s *settings) level() slog.Level {
	if verbose, err := s.flags.GetBool("verbose"); err == nil && verbose {
		return slog.LevelDebug
	}
	return slog.LevelWarn
}
