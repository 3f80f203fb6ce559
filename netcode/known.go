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
)

// KnownAs are the names by which a server is reached over HTTP, beside its addresses and
// localhost. A page of anybody's can have a name of its own lead to this machine (DNS
// rebinding), and its browser then takes it for the server's own page: so a server answers to
// no name but its own.
type KnownAs struct {
	told    []string       // with their ports, where they have one
	own     []string       // of its machine
	proxies []netip.Prefix // that pass browsers on
	port    int            // of UDP, as others reach it; 0: as the server does
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

// Behind is the same server behind proxies, each an address such as 127.0.0.1 or a network such
// as 10.0.0.0/8. Their X-Forwarded-For is believed. The error wraps ErrName.
func (k KnownAs) Behind(proxies []string) (KnownAs, error) {
	for _, text := range proxies {
		network, err := netip.ParsePrefix(text)
		if ip, bad := netip.ParseAddr(text); bad == nil {
			network, err = netip.PrefixFrom(ip, ip.BitLen()), nil
		}
		if err != nil {
			return k, fmt.Errorf("%w: %q is no address of a proxy; write it as 127.0.0.1, or a network of such as 10.0.0.0/8", ErrName, CleanLine(text, 80))
		}
		k.proxies = append(k.proxies[:len(k.proxies):len(k.proxies)], network.Masked())
	}
	return k, nil
}

// Outside is the same server where a container or a router forwards a UDP port of its host
// to the table's own; 0: none does.
func (k KnownAs) Outside(port int) KnownAs {
	k.port = port
	return k
}

// UDPPort is the port by which browsers reach a table that listens at its own.
func (k KnownAs) UDPPort(own int) int { return cmp.Or(k.port, own) }

// IsProxy reports whether an address is that of a proxy of this server.
func (k KnownAs) IsProxy(ip netip.Addr) bool {
	return slices.ContainsFunc(k.proxies, func(p netip.Prefix) bool { return p.Contains(ip.Unmap().WithZone("")) })
}

// from is the address and port that a request comes from: the last of the chain that is no
// proxy's, since anybody can have written what stands before it.
func (k KnownAs) from(r *http.Request) string {
	at, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !k.IsProxy(at.Addr()) {
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
		if ip = before; !k.IsProxy(ip) {
			break
		}
	}
	return netip.AddrPortFrom(ip.Unmap().WithZone(""), at.Port()).String()
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
// site. Who comes by a proxy has the address that it tells. It waits for nobody for long.
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
			r.RemoteAddr = k.from(r)
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

// owns reports whether a request comes from a page of this server, whose host is the same as
// its own, or from no page at all. A proxy between may have put another host into it.
func (k *KnownAs) owns(r *http.Request, same func(page, asked string) bool) bool {
	origin := r.Header.Get("Origin")
	switch {
	case k == nil || !k.has(r.Host):
		return false
	case origin == "":
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host != "" && (same(u.Host, r.Host) || slices.Contains(k.told, strings.ToLower(u.Host)))
}

// sameName reports whether two hosts have one name. A session of WebTransport asks at another
// port than the page's; a page of another program on this machine cannot read the offer,
// without which there is no session.
func sameName(page, asked string) bool { return hostName(page) == hostName(asked) }
