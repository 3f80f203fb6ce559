package doctor

import (
	"fmt"
	"net"
	"strconv"
	"strings"
)

// Site is where browsers reach a table.
type Site struct {
	Table   string   // the address and port of UDP
	Page    string   // the address and port of TCP
	Names   []string // by which it is known, besides its machine's own
	Proxies []string // that forward browsers
	Outside int      // the UDP port that is forwarded to the table's; 0: none
}

// Browsers checks which transports browsers can use, and as whose guests they count. WebTransport
// goes to the table's port at the host of the page's address, past every HTTP proxy.
func (s Site) Browsers() []Check {
	const less = "they come over a WebSocket, and cannot have the GM's chair"
	at, port, _ := net.SplitHostPort(s.Table) // checked with the settings
	if s.Outside != 0 {
		port = strconv.Itoa(s.Outside)
	}
	page, _, _ := net.SplitHostPort(s.Page)
	names := strings.Join(s.Names, ", ")
	sessions := Check{Name: "browsers", Says: fmt.Sprintf("over https, and at this machine, they play over WebTransport, which is UDP %s of the page's host; over plain http %s", port, less)}
	switch {
	case !everywhere(at) && at != page:
		sessions.Verdict = Unclear
		sessions.Says = fmt.Sprintf("the page is at %s, and the table at %s alone: a browser that loads the page by another address cannot use WebTransport, which is UDP %s of the page's host; %s", s.Page, s.Table, port, less)
		sessions.Remedy = "give --address and --web the same host"
	case len(s.Names) > 0:
		sessions.Verdict = Unclear
		sessions.Says = fmt.Sprintf("at %s they play over WebTransport where UDP %s of that name comes to this machine, which a proxy for https does not see to; else %s", names, port, less)
		sessions.Remedy = fmt.Sprintf("let UDP %s past the proxy, or forward it there", port)
	}
	all := []Check{sessions}
	switch {
	case len(s.Proxies) > 0:
		all = append(all, Check{Name: "proxy", Says: strings.Join(s.Proxies, ", ") + " is believed whom it speaks for: it has to set X-Forwarded-For"})
	case len(s.Names) > 0:
		all = append(all, Check{"proxy", Unclear, fmt.Sprintf("none is named: if one leads to the page as %s, all who come by it count as people of its machine; if that is this one, nobody can bar them", names),
			"name it, as in --proxy 127.0.0.1"})
	}
	return all
}

// everywhere reports whether a listener at a host listens at all addresses of the machine.
func everywhere(host string) bool { return host == "" || net.ParseIP(host).IsUnspecified() }
