package main

import (
	"context"
	"net/netip"
	"time"

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

	before past // the table where this station has been, or none
}

type found struct {
	place string
	err   error
}

// past is a table where this station has been, and the name that it used there.
type past struct {
	name  string // of the table, or its place if it does not say its name on the network
	place string
	key   netcode.Fingerprint
	as    string
}

// seek starts looking for tables on the network. Browsers cannot.
func (g *station) seek() {
	if g.seeker == nil && !netcode.IsPage(g.set.join) {
		g.seeker = link.Seek(g.targets())
	}
}

// remember finds a table that knows this station: on the network, or else where it was last.
func (g *station) remember(now time.Time) {
	g.before = past{}
	for _, f := range g.seeker.Found {
		if g.recall(past{f.Name, f.At.String(), f.Fingerprint, ""}) {
			return
		}
	}
	if place, key, found := g.known.Latest(now); found && key != g.before.key { // it may have moved
		g.recall(past{place, place, key, ""})
	}
}

// recall remembers a table that knows this station, unless another one does, and reports whether
// that is certain.
func (g *station) recall(p past) bool {
	name, certain := g.tokens.Wearer(link.TableAt(p.place, p.key))
	if p.as = name; certain || name != "" && g.before.as == "" {
		g.before = p
	}
	return certain
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
