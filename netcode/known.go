//go:build !js

package netcode

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"
)

// KnownAs are the names by which a server is reached over HTTP, beside its addresses and
// localhost. A page of anybody's can have a name of its own lead to this machine (DNS
// rebinding), and its browser then takes it for the server's own page: so a server answers to
// no name but its own.
type KnownAs struct {
	told []string // with their ports, where they have one
	own  []string // of its machine
}

// ErrName means that something is no name of a server.
var ErrName = errors.New("no name of a server")

// ParseKnownAs reads names such as "play.example" and "play.example:8443", and adds those of
// this machine. Addresses are left out, since they are answered to without being told. The
// error wraps ErrName.
func ParseKnownAs(names []string) (k KnownAs, err error) {
	for _, name := range names {
		host := hostName(name)
		if _, err := netip.ParseAddr(host); err == nil {
			continue
		}
		if host == "" || strings.ContainsFunc(host, func(r rune) bool { return !strings.ContainsRune(nameLetters, r) }) {
			return k, fmt.Errorf("%w: %q; write it as browsers have it, such as play.example", ErrName, CleanLine(name, 80))
		}
		k.told = append(k.told, strings.ToLower(name))
	}
	if own, err := os.Hostname(); err == nil && own != "" {
		short, _, _ := strings.Cut(hostName(own), ".")
		k.own = []string{hostName(own), short, short + ".local"}
	}
	return k, nil
}

// nameLetters are what names of machines are made of, in DNS and beside it.
const nameLetters = "abcdefghijklmnopqrstuvwxyz0123456789-._"

// hostName is the name in "name" or "name:port", as it is compared.
func hostName(at string) string {
	host, port, err := net.SplitHostPort(at)
	if err != nil || strings.Trim(port, "0123456789") != "" {
		host = strings.TrimSuffix(strings.TrimPrefix(at, "["), "]")
	}
	return strings.ToLower(strings.TrimSuffix(host, "."))
}

// NewServer makes an HTTP server that answers to these names alone, and to no page of another
// site. It waits for nobody for long.
func (k KnownAs) NewServer(h http.Handler) *http.Server {
	return &http.Server{
		Handler: k.guard(h), ReadHeaderTimeout: HelloTime, ReadTimeout: 2 * HelloTime, WriteTimeout: 2 * time.Minute, IdleTimeout: time.Minute,
		MaxHeaderBytes: 8 << 10,
	}
}

// guard has a handler answer only what is asked of the server by its own name.
func (k KnownAs) guard(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case !k.has(r.Host):
			name := CleanLine(hostName(r.Host), 80)
			http.Error(w, fmt.Sprintf("This server does not know itself as %q. Ask for it by its address; whoever hosts it can give it the name with --known-as %s.", name, name), http.StatusForbidden)
		case intrudes(r):
			http.Error(w, "A page of another site has asked for this, and gets nothing.", http.StatusForbidden)
		default:
			h.ServeHTTP(w, r)
		}
	})
}

// has reports whether a host, as a request names it, is this server. No name of DNS is an
// address, so an address is believed.
func (k KnownAs) has(host string) bool {
	name := hostName(host)
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" || slices.Contains(k.own, name) {
		return true
	}
	return slices.ContainsFunc(k.told, func(told string) bool { return hostName(told) == name })
}

// intrudes reports whether a browser says that a page of another site has asked, and not a
// person who follows a link.
func intrudes(r *http.Request) bool {
	site := r.Header.Get("Sec-Fetch-Site")
	follows := r.Header.Get("Sec-Fetch-Mode") == "navigate" && (r.Method == http.MethodGet || r.Method == http.MethodHead)
	return (site == "cross-site" || site == "same-site") && !follows
}

// ownSession reports whether a session comes from a page of this server, or from no page at
// all. Its port is another than the page's; a page of another program on this machine cannot
// read the offer, without which there is no session.
func (k *KnownAs) ownSession(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	switch {
	case k == nil || !k.has(r.Host):
		return false
	case origin == "":
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host != "" && (hostName(u.Host) == hostName(r.Host) || slices.Contains(k.told, strings.ToLower(u.Host)))
}

// ownPage reports whether a request comes from a page of this server, or from no page at all.
// A proxy between may have put another host into it.
func (k KnownAs) ownPage(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	switch {
	case !k.has(r.Host):
		return false
	case origin == "":
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host != "" && (strings.EqualFold(u.Host, r.Host) || slices.Contains(k.told, strings.ToLower(u.Host)))
}
