package main

import (
	"context"
	"net/netip"

	"broadside/netcode"
	"broadside/netcode/discovery"

	"broadside/cmd/station/link"
)

// search is how a table is looked for.
type search struct {
	seeker  *link.Seeker
	finding chan found
	invited string // the place to knock at when a screen is drawn: a browser hears nothing while it draws the first
	knocks  string // the place that has not answered yet

	before discovery.Found // a table around at which this station has been, or none
	as     string          // and by which name
}

type found struct {
	place string
	err   error
}

// seek begins to look for tables around. A browser cannot.
func (g *station) seek() {
	if g.seeker == nil && !netcode.IsPage(g.set.join) {
		g.seeker = link.Seek(g.targets())
	}
}

// remember finds among the tables around one that knows this station.
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
	all, _ := discovery.Targets() // without cards this machine is left
	return all
}

// knock goes to a table at an address, or with a code.
func (g *station) knock(place string) {
	g.trouble, g.asked, g.knocks, g.club.chair = "", asked{}, place, false
	if g.at == atDoor {
		g.leaveClub() // that has not answered yet
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
