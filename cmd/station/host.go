package main

import (
	"cmp"
	"context"
	"sync"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/doctor"
	"broadside/sim/say"

	"broadside/cmd/station/hosting"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/link"
	"broadside/cmd/station/lobby"
)

// host is the table that this station hosts, by the server that lies beside it.
type host struct {
	server  string // the program
	without string // why there is none, or ""

	asks    context.Context // of what the server is asked; it ends with the station
	hush    context.CancelFunc
	answers *sync.WaitGroup

	scenarios []discovery.Scenario
	listed    chan listed // what was asked for
	reads     bool
	trouble   say.Text // why there is no table

	saved  *hosting.Saved // the battle that can go on
	looked chan *hosting.Saved
	seeks  bool // it is asked for
	sought bool // the server has answered

	setup      lobby.Setup
	learn      lobby.Learn
	teaches    bool // the table that runs is for a lesson
	resumes    bool // the table that runs is that of a saved battle
	running    *hosting.Host
	joined     bool // the table listens, and this station has gone to it
	invites    bool // the invitation is shown, not the hall
	invitation lobby.Invitation
	reach      chan []doctor.Check // whether others come here, as is being looked
	reached    []doctor.Check
	behind     int // who is at the table that ends with this window, as last seen from elsewhere
}

type listed struct {
	scenarios []discovery.Scenario
	err       error
}

func newHost(name string) host {
	h := host{listed: make(chan listed, 1), looked: make(chan *hosting.Saved, 1), reach: make(chan []doctor.Check, 1), setup: lobby.Setup{Player: name}, answers: new(sync.WaitGroup)}
	h.asks, h.hush = context.WithCancel(context.Background())
	if name != "" {
		h.setup.Table = netcode.CleanName(name + "'s table")
	}
	var err error
	if h.server, err = hosting.Find(); err != nil {
		h.without = err.Error()
	}
	return h
}

// list asks the server for what can be hosted.
func (h *host) list() {
	if h.reads || len(h.scenarios) > 0 {
		return
	}
	h.reads = true
	ctx, server, out := h.asks, h.server, h.listed
	h.answers.Go(func() {
		all, err := hosting.Scenarios(ctx, server)
		out <- listed{all, err}
	})
}

// seek asks the server for a saved battle, once until a table has run.
func (h *host) seek() {
	if h.seeks || h.without != "" || h.running != nil {
		return
	}
	h.seeks = true
	ctx, server, out := h.asks, h.server, h.looked
	h.answers.Go(func() { out <- hosting.Latest(ctx, server, "") })
}

// close closes the table, if there is one.
func (h *host) close() {
	if h.running != nil {
		h.running.Close()
	}
	h.running, h.joined, h.invites, h.resumes, h.invitation = nil, false, false, false, lobby.Invitation{}
	h.saved, h.seeks, h.sought = nil, false, false
	h.looked, h.reach = make(chan *hosting.Saved, 1), make(chan []doctor.Check, 1) // answers from before are stale
}

// end closes the table, if there is one, and asks the server nothing more.
func (h *host) end() {
	h.close()
	h.hush()
	h.answers.Wait() // a program that outlives the station writes to folders that may be gone
}

// pollHost takes in what the server has told, and goes to its table once that listens.
func (g *station) pollHost() {
	h := &g.host
	select {
	case l := <-h.listed:
		h.reads, h.scenarios = false, l.scenarios
		if l.err != nil {
			h.trouble = say.Name(l.err.Error())
		}
	case h.saved = <-h.looked:
		h.sought = true
	case h.reached = <-h.reach:
	default:
	}
	if h.running == nil {
		return
	}
	if why := h.running.Over(); why != "" {
		back := h.place()
		h.close()
		if g.link != nil {
			g.leave()
		}
		h.trouble, g.at = say.Name(why), back
		return
	}
	t, ready := h.running.Ways()
	switch {
	case ready && t.Host == "":
		h.close()
		h.trouble = "The server's settings ask for a GM's password, which this screen does not know. Remove it from them, or host in a terminal with: broadside-server host"
	case ready && !h.joined:
		h.joined, h.invites = true, !h.teaches && !h.resumes
		g.door.Name = h.setup.Player
		if to, err := netcode.ParseInvitation(t.Host); err == nil && h.resumes && to.Pin != nil {
			name, _ := g.tokens.Wearer(link.TableAt(to.Place, *to.Pin))
			g.door.Name = cmp.Or(name, g.door.Name) // who has a seat there
		}
		g.dial(t.Host)
		ctx, server, out := h.asks, h.server, h.reach
		h.answers.Go(func() { out <- hosting.Reach(ctx, server) })
	}
}

// isHome reports whether the station is at the table that it hosts, or on its way there.
func (g *station) isHome() bool {
	if g.host.running == nil || g.link == nil {
		return false
	}
	ways, _ := g.host.running.Ways()
	own, err := netcode.ParseInvitation(ways.Host)
	return err == nil && own.Place == g.link.Place()
}

// place returns where a table of the kind that runs is asked for.
func (h *host) place() place {
	switch {
	case h.teaches:
		return atLearn
	case h.resumes:
		return atFirst
	}
	return atSetup
}

func (g *station) showFirst(now time.Time) {
	h := &g.host
	h.seek()
	tables := -1
	if g.seeker != nil && g.seeker.Looked {
		tables = len(g.seeker.Found)
	}
	around := lobby.Choices{Tables: tables, Before: g.before.name, Saved: h.saved, Starting: h.running != nil, Unhosted: h.without, Trouble: h.trouble}
	switch g.first.Show(g.ui, around, now) {
	case lobby.ToSeat:
		b := g.before
		g.at, g.door.Name = atDoor, b.as
		g.knock(netcode.Invitation{Place: b.place, Pin: &b.key}.String()) // what answered for that table has to be it
		g.knocks = b.place
	case lobby.ToSaved:
		h.trouble, h.teaches, h.resumes = "", false, true
		g.beginHosting(hosting.Wish{Journal: h.saved.Journal, Name: h.setup.Table, Address: g.set.listen})
	case lobby.ToHost:
		g.at, g.host.trouble = atSetup, ""
		g.host.list()
	case lobby.ToLearn:
		g.learn()
	case lobby.ToJoin:
		g.at, g.trouble = atDoor, ""
	case lobby.ToSettings:
		g.wishes.Open(false)
	case lobby.Quit:
		g.quit()
	}
}

// learn goes to the list of lessons.
func (g *station) learn() {
	g.at, g.host.trouble = atLearn, ""
	g.host.list()
}

// endLesson closes the table of a lesson, if it is hosted here, and returns to the list of lessons.
func (g *station) endLesson() {
	g.host.close()
	g.leave()
	g.leaveClub()
	g.learn()
}

// leavingAgain asks for a second press before the table, or the lesson, is left.
func (g *station) leavingAgain() kit.Toast {
	if g.host.running != nil {
		return kit.Toast{Text: "Press Leave again to end this lesson. If you come back, it starts at its first step.", Tone: kit.Warn}
	}
	return kit.Toast{Text: "Press Leave again to leave the table. Until you are back, a bot may play your seat, and somebody else may take it.", Tone: kit.Warn}
}

// learnt reports whether the lesson that is hosted here is completed.
func (g *station) learnt() bool {
	b := g.bridges[g.link.Seat()]
	if g.host.running == nil || !g.host.teaches || b == nil {
		return false
	}
	_, all := b.Lesson()
	return all
}

// isNew reports whether nobody has completed a lesson here, and one could be begun without
// closing a table.
func (g *station) isNew() bool {
	tips := g.shownTips()
	return tips != nil && !tips.Taught() && g.host.running == nil && g.host.without == ""
}

func (g *station) showSetup() {
	h := &g.host
	p := lobby.Prospect{Scenarios: h.scenarios, Reading: h.reads, Starting: h.running != nil, Error: h.trouble}
	if tips := g.shownTips(); tips != nil {
		p.Done = tips.TaughtIn
	}
	h.teaches = g.at == atLearn
	var wish lobby.SetupWish
	if h.teaches {
		wish = h.learn.Show(g.ui, p)
	} else {
		wish = h.setup.Show(g.ui, p)
	}
	switch {
	case wish.Back:
		h.close()
		g.at, h.trouble = atFirst, ""
	case wish.Host != "":
		h.trouble = ""
		table := hosting.Wish{Scenario: wish.Host, Name: h.setup.Table, Address: g.set.listen, Alone: h.teaches}
		if h.teaches && table.Address == "" {
			table.Address = "127.0.0.1:0" // beside whatever else this machine hosts
		}
		g.beginHosting(table)
	}
}

// beginHosting starts the server of a table.
func (g *station) beginHosting(w hosting.Wish) {
	h := &g.host
	var err error
	if h.running, err = hosting.Begin(h.server, w); err != nil {
		h.trouble = say.Name(err.Error())
	}
}

// showInvitation shows how others join the table that is hosted here.
func (g *station) showInvitation() {
	l := g.link
	t, _ := g.host.running.Ways()
	call := g.host.invitation.Show(g.ui, t, g.host.reached, lobby.Present{Table: l.Welcome.Table, Lobby: l.Lobby})
	switch {
	case call.Close:
		g.host.close()
		g.leave()
		g.at = atFirst
	case call.Hall:
		g.host.invites = false
		g.hall.Back()
	case call.Console:
		g.host.invites = false
		g.sitting.eager = true
		switch mine := l.Mine(); {
		case mine == nil:
			l.Sit(crew.Master)
		case mine.Seat == crew.Master && g.bridges != nil:
			g.sitting.eager, g.aboard = false, true // with all that was chosen there before
		case mine.Seat != crew.Master:
			l.Sit(crew.Master)
		}
	}
}
