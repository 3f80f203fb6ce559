package main

import (
	"context"
	"net/netip"

	"broadside/netcode"
	"broadside/netcode/discovery"

	"broadside/cmd/station/link"
)

// search is the state of looking for a table.
type search struct {
	seeker  *link.Seeker
	finding chan found
	invited string // the place to dial once a screen has been drawn: a browser handles nothing while it draws the first
	knocks  string // the place that is being dialled

	before discovery.Found // a table on the network where this station has been, or none
	as     string          // and the name that it used there
}

type found struct {
	place string
	err   error
}

// seek starts looking for tables on the network. Browsers cannot.
func (g *station) seek() {
	if g.seeker == nil && !netcode.IsPage(g.set.join) {
		g.seeker = link.Seek(g.targets())
	}
}

// remember finds a table on the network that knows this station.
func (g *station) remember() {
	g.before, g.as = discovery.Found{}, ""
	for _, f := range g.seeker.Found {
		if name := g.tokens.Wearer(f.Fingerprint); name != "" {
			g.before, g.as = f, name
			return
		}
	}
}

func (g *station) targets() []netip.AddrPort {
	if len(g.set.targets) > 0 {
		return g.set.targets
	}
	all, _ := discovery.Targets() // without network interfaces, only this machine is asked
	return all
}

// knock dials the table at an address, or with a code.
func (g *station) knock(place string) {
	g.trouble, g.asked, g.knocks, g.club.chair = "", asked{}, place, false
	if g.at == atDoor {
		g.leaveClub() // it has not answered yet
	}
	if link.IsHall(place) {
		g.visit(place)
		return
	}
	code, err := discovery.ParseCode(place)
	if err != nil {
		g.dial(place)
		return
	}
	targets, out := g.targets(), g.finding
	go func() {
		at, err := link.Find(context.Background(), targets, code)
		out <- found{at.At.String(), err}
	}()
}
