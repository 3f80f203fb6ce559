package main

import (
	"time"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/link"
	"broadside/cmd/station/lobby"
	"broadside/netcode/discovery"
	"broadside/sim/say"
)

// club is the hall whose tables are shown.
type club struct {
	front  *link.Front // nil: none
	screen lobby.Tables
	setup  lobby.Setup
	lists  int               // number of lists received
	heard  time.Time         // when the last one came
	opened map[string]string // links to the GM's chair of tables hosted from here, by fingerprint
	chair  bool              // take the GM's chair of the table being joined
}

// visit requests the tables of a hall.
func (g *station) visit(address string) {
	g.leaveClub()
	front, err := link.Visit(address)
	if err != nil {
		g.trouble, g.knocks = kit.Sentence(say.Name(err.Error())), ""
		return
	}
	g.club.front, g.club.heard, g.club.screen = front, time.Time{}, lobby.Tables{}
}

// leaveClub leaves the hall.
func (g *station) leaveClub() {
	if g.club.front != nil {
		g.club.front.Stop()
		g.club.front = nil
	}
}

// pollClub handles the hall's answers: first that it is there, and later the table that was
// requested.
func (g *station) pollClub(now time.Time) {
	c := &g.club
	if c.front == nil {
		return
	}
	c.front.Rest(g.link != nil && g.link.Joined())
	c.front.Poll(now)
	if c.front.Heard != c.heard {
		c.heard = c.front.Heard
		c.lists++
	}
	switch {
	case g.at == atDoor && g.link == nil && c.front.Offer != nil:
		g.at, g.trouble, g.knocks = atTables, "", ""
	case g.at == atDoor && c.front.Offer == nil && c.front.Trouble != "":
		g.trouble, g.knocks = kit.Sentence(say.Name(c.front.Trouble)), ""
		g.leaveClub()
	}
	if c.front == nil || c.front.Hosted == nil {
		return
	}
	l := c.front.Hosted
	c.front.Hosted = nil
	if c.opened == nil {
		c.opened = map[string]string{}
	}
	c.opened[l.Table] = l.GM
	g.door.Name = c.setup.Player
	g.at = atTables
	g.joinTable(l)
}

// joinTable joins a table of the hall, in the GM's chair if it was hosted from here.
func (g *station) joinTable(l *discovery.Listing) {
	place, mine := l.Link, g.club.opened[l.Table]
	if mine != "" {
		place = mine
	}
	g.knock(place)
	g.knocks, g.club.chair = l.Name, mine != ""
}

func (g *station) showTables(now time.Time) {
	c := &g.club
	wish := c.screen.Show(g.ui, lobby.Club{
		URL: c.front.URL, Offer: c.front.Offer, Tables: c.front.Tables, List: c.lists, Trouble: c.front.Trouble, Old: int(now.Sub(c.front.Heard).Seconds()),
		Mine: func(l *discovery.Listing) bool { return c.opened[l.Table] != "" }, Knocks: g.knocks, Error: g.trouble,
	}, &g.door)
	switch {
	case wish.Quit:
		g.quit()
	case wish.Back:
		if g.link != nil {
			g.leave()
		}
		g.leaveClub()
		g.at, g.trouble, g.knocks = atDoor, "", ""
	case wish.Host:
		g.trouble, c.front.Refused = "", ""
		c.setup.Player = g.door.Name
		g.at = atAsking
	case wish.Join != nil:
		g.joinTable(wish.Join)
	}
}

// showAsking shows what the hall can host.
func (g *station) showAsking() {
	c := &g.club
	p := lobby.Prospect{Scenarios: c.front.Offer.Scenarios, Starting: c.front.Hosting, Error: say.Name(c.front.Refused), Hall: c.front.URL}
	wish := c.setup.Show(g.ui, p)
	switch {
	case wish.Back && !c.front.Hosting:
		g.at = atTables
	case wish.Host != "":
		c.front.Host(wish.Host, c.setup.Table)
	}
}
