package main

import (
	"fmt"
	"io"
	"net"
	"os"
	"slices"
	"strconv"
	"strings"

	"broadside/cmd/server/web"
	"broadside/netcode"
	"broadside/netcode/discovery"
)

// ways returns how people join.
func (h *hosting) ways(door *netcode.QUICListener, id *netcode.Identity, beacon *announcement, browsers *web.Page) discovery.Ways {
	x := discovery.Ways{Links: h.links(door, id)}
	if h.password == "" {
		x.Host = h.hostKey(door, id).String()
	}
	if browsers != nil {
		x.Pages = pagesOf(browsers, h.pin)
	}
	if beacon != nil {
		x.Code = beacon.table.Code
	}
	return x
}

// describeCampaign names the battle's campaign, which may be new among all that there are, and who
// comes from it.
func (h *staged) describeCampaign(campaigns []string) string {
	l := h.Legacy
	switch {
	case h.resumed != "":
		return h.Campaign
	case l == nil:
		others := slices.DeleteFunc(campaigns, func(c string) bool { return c == h.Campaign })
		if len(others) == 0 {
			return h.Campaign + ", a new one"
		}
		return fmt.Sprintf("%s, a new one; there are already %s", h.Campaign, strings.Join(others, ", "))
	case len(l.Came) > 0:
		return fmt.Sprintf("%s; as it has left them come %s", h.Campaign, strings.Join(l.Came, ", "))
	case len(l.Lost) > 0:
		return fmt.Sprintf("%s; lost in it, and back as the scenario has them: %s", h.Campaign, strings.Join(l.Lost, ", "))
	case l.People > 0:
		return fmt.Sprintf("%s; %d people come as it has left them", h.Campaign, l.People)
	}
	return h.Campaign + "; nobody of it is in this battle"
}

// greet prints how to join, at a table whose journals are of some campaigns.
func (h *staged) greet(w io.Writer, campaigns []string, door *netcode.QUICListener, id *netcode.Identity, ways discovery.Ways) {
	fmt.Fprintf(w, "The table %q hosts %s (%s).\n", h.name, h.scenario.Title, h.scenario.Key)
	if h.Campaign != "" {
		fmt.Fprintf(w, "The campaign:               %s\n", h.describeCampaign(campaigns))
	}
	fmt.Fprintf(w, "listening on %s\n", door.Addr())
	fmt.Fprintf(w, "To join, on this machine:   broadside --join %s\n", h.local(door, id))
	fmt.Fprintln(w, h.hostLink(door, id))
	invite(w, "To join", ways.Links, terminal(os.Stdout))
	inviteBrowsers(w, ways.Pages, terminal(os.Stdout))
	if h.pin != "" {
		fmt.Fprintf(w, "The table's PIN:            %s, which the link contains\n", h.pin)
	}
	if ways.Code != "" {
		fmt.Fprintf(w, "Or by the table's code:     %s\n", ways.Code)
	}
	fmt.Fprintf(w, "The table's fingerprint:    %s\n", id.Fingerprint())
	fmt.Fprintf(w, "The battle's journal:       %s\n", h.path)
	fmt.Fprintf(w, "The dice follow from the seed %d.\n", h.seed)
	if h.resumed != "" {
		fmt.Fprintln(w, h.resumed+" Ctrl-C ends it.")
		return
	}
	if h.now {
		fmt.Fprintln(w, "The battle begins at once; bots have every seat until somebody sits down. Ctrl-C ends it.")
		return
	}
	fmt.Fprintln(w, "The battle begins when everyone who has sat down is ready. Ctrl-C ends it.")
}

// local returns where stations of this machine join: a link if there is a PIN.
func (h *hosting) local(door *netcode.QUICListener, id *netcode.Identity) string {
	i := netcode.Invitation{Place: joinAt(door.Addr(), net.IPv4(127, 0, 0, 1)), Pass: h.pin}
	if pin := id.Fingerprint(); h.pin != "" {
		i.Pin = &pin
	}
	return i.String()
}

// links returns the links to the table for other machines.
func (h *hosting) links(door *netcode.QUICListener, id *netcode.Identity) []string {
	key := id.Fingerprint()
	return linksTo(addresses(door.Addr().IP), door.Addr(), netcode.Invitation{Pin: &key, Pass: h.pin})
}

// hostLink returns how the host takes the GM's chair: by a link that works once, or with the
// password.
func (h *hosting) hostLink(door *netcode.QUICListener, id *netcode.Identity) string {
	here := joinAt(door.Addr(), net.IPv4(127, 0, 0, 1))
	if h.password != "" {
		return fmt.Sprintf("As the GM, on this machine: broadside --join %s --seat gm --passphrase ...", here)
	}
	return fmt.Sprintf("As the GM, on this machine: broadside --join %s --seat gm\nThat link is for you alone, and good once.", h.hostKey(door, id))
}

// hostKey returns the link that opens the GM's chair once.
func (h *hosting) hostKey(door *netcode.QUICListener, id *netcode.Identity) netcode.Invitation {
	pin := id.Fingerprint()
	return netcode.Invitation{Place: joinAt(door.Addr(), net.IPv4(127, 0, 0, 1)), Pin: &pin, Pass: h.key}
}

func joinAt(door *net.UDPAddr, ip net.IP) string {
	return net.JoinHostPort(ip.String(), strconv.Itoa(door.Port))
}

// addresses returns the addresses of this machine at which others reach a door that listens
// at an address.
func addresses(at net.IP) []net.IP {
	if !at.IsUnspecified() {
		if at.IsLoopback() {
			return nil
		}
		return []net.IP{at}
	}
	cards, err := net.InterfaceAddrs()
	if err != nil {
		return nil // they are only printed; the table works without them
	}
	var found []net.IP
	for _, a := range cards {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && !n.IP.IsLoopback() {
			found = append(found, n.IP)
		}
	}
	return found
}
