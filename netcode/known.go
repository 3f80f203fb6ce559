//go:build !js

package netcode

import (
	"cmp"
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

	"broadside/netcode/fair"
)

// KnownAs lists the names by which a server is reached over HTTP, besides its addresses and
// localhost. Anybody can make a name of theirs lead to this machine (DNS rebinding), so that
// a browser takes their page for the server's own. A server therefore answers only to its own
// names.
type KnownAs struct {
	told    []string       // with their ports, if any
	own     []string       // of its machine
	proxies []netip.Prefix // that forward browsers
	port    int            // of UDP, as reached from outside; 0: the server's own
}

// ErrName means that a text is not the name of a server.
var ErrName = errors.New("invalid server name")

// ParseKnownAs reads names such as "play.example" and "play.example:8443", and adds those of
// this machine. Addresses are left out, as a server always answers to them. The error wraps
// ErrName.
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

// Behind returns the same server behind proxies, each an address such as 127.0.0.1 or a
// network such as 10.0.0.0/8, whose X-Forwarded-For is trusted. The error wraps ErrName.
func (k KnownAs) Behind(proxies []string) (KnownAs, error) {
	for _, text := range proxies {
		network, err := netip.ParsePrefix(text)
		if ip, bad := netip.ParseAddr(text); bad == nil {
			network, err = netip.PrefixFrom(ip, ip.BitLen()), nil
		}
		if err != nil {
			return k, fmt.Errorf("%w: %q is not the address of a proxy; write it as 127.0.0.1, or a network of such as 10.0.0.0/8", ErrName, CleanLine(text, 80))
		}
		k.proxies = append(k.proxies[:len(k.proxies):len(k.proxies)], network.Masked())
	}
	return k, nil
}

// Outside returns the same server with the UDP port that a container's host or a router
// forwards to the table's own; 0 if none does.
func (k KnownAs) Outside(port int) KnownAs {
	k.port = port
	return k
}

// UDPPort returns the port at which browsers reach a table that listens at own.
func (k KnownAs) UDPPort(own int) int { return cmp.Or(k.port, own) }

// isProxy reports whether an address is a proxy of this server.
func (k KnownAs) isProxy(ip netip.Addr) bool {
	return slices.ContainsFunc(k.proxies, func(p netip.Prefix) bool { return p.Contains(ip.Unmap().WithZone("")) })
}

// clientOf returns the address and port of a request: the last in the chain that is not a
// proxy's, since anybody can have written those before it.
func (k KnownAs) clientOf(r *http.Request) string {
	at, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !k.isProxy(at.Addr()) {
		return r.RemoteAddr
	}
	ip := at.Addr()
	for _, hop := range slices.Backward(strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")) {
		hop = strings.TrimSpace(hop)
		before, err := netip.ParseAddr(hop)
		if with, bad := netip.ParseAddrPort(hop); bad == nil {
			before, err = with.Addr(), nil
		}
		if err != nil {
			break
		}
		if ip = before; !k.isProxy(ip) {
			break
		}
	}
	return netip.AddrPortFrom(ip.Unmap().WithZone(""), at.Port()).String()
}

// nameLetters are the characters of host names, in DNS and elsewhere.
const nameLetters = "abcdefghijklmnopqrstuvwxyz0123456789-._"

// hostName returns the name in "name" or "name:port", normalised for comparison.
func hostName(at string) string {
	host, port, err := net.SplitHostPort(at)
	if err != nil || strings.Trim(port, "0123456789") != "" {
		host = strings.TrimSuffix(strings.TrimPrefix(at, "["), "]")
	}
	return strings.ToLower(strings.TrimSuffix(host, "."))
}

// NewServer returns an HTTP server that answers only to these names and to no page of another
// site, with time limits on every request. It takes at most all connections, and each from one
// machine; a proxy may have all. Guests behind it have the address that it reports.
func (k KnownAs) NewServer(h http.Handler, each, all int) *http.Server {
	visits := fair.NewVisits(all, func(at net.Addr) (machine string, most int) {
		host := hostName(at.String())
		if ip, err := netip.ParseAddr(host); err == nil && k.isProxy(ip) {
			return host, all
		}
		return NetworkOf(host), each
	})
	return &http.Server{
		Handler: k.guard(h), ReadHeaderTimeout: HelloTime, ReadTimeout: 2 * HelloTime, WriteTimeout: 2 * time.Minute, IdleTimeout: time.Minute,
		MaxHeaderBytes: 8 << 10, ConnState: visits.Count,
	}
}

// guard wraps a handler so that it answers only requests to the server's own names.
func (k KnownAs) guard(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case !k.isNamed(r.Host):
			name := CleanLine(hostName(r.Host), 80)
			http.Error(w, fmt.Sprintf("This server does not know itself as %q. Ask for it by its address; its host can give it the name with --known-as %s.", name, name), http.StatusForbidden)
		case intrudes(r):
			http.Error(w, "A page of another site has asked for this, and gets nothing.", http.StatusForbidden)
		default:
			r.RemoteAddr = k.clientOf(r)
			h.ServeHTTP(w, r)
		}
	})
}

// isNamed reports whether a request's host is this server. No DNS name is an address, so an
// address is trusted.
func (k KnownAs) isNamed(host string) bool {
	name := hostName(host)
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" || slices.Contains(k.own, name) {
		return true
	}
	return slices.ContainsFunc(k.told, func(told string) bool { return hostName(told) == name })
}

// intrudes reports whether, according to the browser, a page of another site made the request
// rather than a person following a link.
func intrudes(r *http.Request) bool {
	site := r.Header.Get("Sec-Fetch-Site")
	follows := r.Header.Get("Sec-Fetch-Mode") == "navigate" && (r.Method == http.MethodGet || r.Method == http.MethodHead)
	return (site == "cross-site" || site == "same-site") && !follows
}

// isOwnPage reports whether a request comes from a page of this server, or from no page at all. A
// proxy may have changed the host.
func (k *KnownAs) isOwnPage(r *http.Request, same func(page, asked string) bool) bool {
	origin := r.Header.Get("Origin")
	switch {
	case k == nil || !k.isNamed(r.Host):
		return false
	case origin == "":
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host != "" && (same(u.Host, r.Host) || slices.Contains(k.told, strings.ToLower(u.Host)))
}

// sameName reports whether two hosts have the same name. A WebTransport session uses another
// port than its page. A page of another program on this machine cannot read the offer,
// without which there is no session.
func sameName(page, asked string) bool { return hostName(page) == hostName(asked) }
