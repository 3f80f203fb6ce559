package main

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"broadside/cmd/server/hall"
	"broadside/cmd/server/keep"
	"broadside/cmd/server/web"
	"broadside/configs/setting"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim"
	"broadside/sim/say"
)

// membership is a table's membership of a hall.
type membership struct {
	*hall.Member
	hall   *hall.Hall
	folder keep.Folder
	log    *slog.Logger

	moves    atomic.Bool // the table continues elsewhere
	draining atomic.Bool // the table is to move at the end of the round
	ran      atomic.Bool // the table has begun
	gone     chan struct{}
	once     sync.Once
	unmark   func() // removes the mark of a running table

	// Used only by the table's goroutine.
	round int32         // in which the draining began; 0 before
	idle  time.Duration // time without people after which the table ends; 0: never
	here  bool          // somebody is at the table
	last  time.Time     // when somebody last was
}

// patienceAtStart is how long a table waits for its hall before it begins without it.
const patienceAtStart = 3 * time.Second

// drainFor is how long a table that is to move waits for the end of the round.
const drainFor = 15 * time.Second

// enter enters the table into its hall, and returns nil if it has none.
func (s *settings) enter(ctx context.Context, log *slog.Logger) (*membership, error) {
	url := s.text("hall")
	if url == "" {
		return nil, nil
	}
	secret := s.text("secret")
	if len(secret) < hall.MinSecret {
		return nil, s.wrong("secret", "a table of a hall needs the hall's secret, of %d characters at least, with which its identity is sealed; set %s to the same on all hosts", hall.MinSecret, variable("secret"))
	}
	replicas := s.number("replicas")
	if at := s.text("advertise"); at != "" {
		if _, _, err := net.SplitHostPort(at); err != nil {
			return nil, s.wrong("advertise", "%q is not an address and port; write it as game.example:7620", at)
		}
	}
	standby := s.yes("standby")
	m := &membership{log: log, gone: make(chan struct{}), idle: s.span("idle"), last: time.Now(), unmark: func() {}}
	var err error
	if m.hall, err = hall.Connect(url, replicas, log); err != nil {
		return nil, s.wrong("hall", "%v", err)
	}
	journals, err := keep.Dir(s.journalDir())
	if err != nil {
		return nil, err
	}
	take := s.text("take")
	if take != "" || s.text("ticket") != "" { // started by a hall
		if m.unmark, err = markRunning(s.stateDir()); err != nil {
			return nil, err
		}
	}
	settings := map[string]string{}
	for _, key := range moving() {
		settings[key] = s.text(key)
	}
	e := hall.Entry{Settings: settings, Stale: s.text("stale"), Secret: secret, Host: hostName(), State: s.stateDir(), Take: take, Standby: standby, Lost: m.lose}
	if standby {
		e.Ready = func() { _ = m.hall.Stand(take) } // its host waits a limited time
	}
	if m.Member, m.folder, err = m.hall.Enter(ctx, e, journals, patienceAtStart); err != nil {
		m.hall.Close()
		return nil, s.wrong("hall", "%v", err)
	}
	return m, nil
}

// moving returns the settings that move to another host with a table: all but the scenario of its
// first battle, which another host may not have.
func moving() []string {
	all := setting.Server()
	return slices.DeleteFunc(slices.Concat(all.KeysOf(setting.Table), all.KeysOf(setting.Battle)), func(key string) bool { return key == "scenario" })
}

// carry returns settings with those of the table that was taken over.
func (m *membership) carry(s *settings) *settings {
	if m != nil && m.Taken() {
		for _, key := range moving() {
			if value, has := m.Settings[key]; has {
				s.v.Set(key, value)
			}
		}
	}
	return s
}

// hostName returns the name of this process in a hall.
func hostName() string {
	name, err := os.Hostname()
	if err != nil {
		name = "a host"
	}
	return fmt.Sprintf("%s:%d", name, os.Getpid())
}

// lose ends the table here because another host has taken it.
func (m *membership) lose() {
	m.once.Do(func() {
		m.moves.Store(true)
		close(m.gone)
	})
}

// place tells the hall about the table and its address.
func (m *membership) place(s *settings, h *staged, door *net.UDPAddr) {
	at := s.text("advertise")
	if at == "" {
		ip := net.IPv4(127, 0, 0, 1)
		if cards := addresses(door.IP); len(cards) > 0 {
			ip = cards[0]
		}
		at = joinAt(door, ip)
	}
	m.Tell(func(a *hall.Announcement) {
		a.Name, a.Scenario, a.Seats, a.Place = h.name, h.scenario.Title, playerSeats(h.World), at
		a.Protocol, a.Build, a.By, a.Ticket = netcode.Protocol, netcode.Build(), s.text("by"), s.text("ticket")
	})
}

// browsers tells the hall where browsers play at the table.
func (m *membership) browsers(s *settings, p *web.Page) {
	if at := s.text("advertise"); at != "" && s.text("web") == "" { // the page has the same port
		m.Tell(func(a *hall.Announcement) { a.Web = "http://" + at + "/" })
		return
	}
	ip := net.IPv4(127, 0, 0, 1)
	if cards := addresses(p.At.IP); len(cards) > 0 {
		ip = cards[0]
	} else if !p.At.IP.IsUnspecified() {
		ip = p.At.IP
	}
	m.Tell(func(a *hall.Announcement) { a.Web = p.Link(ip, "") })
}

// stands implements teller.
func (m *membership) stands(s discovery.Standing) {
	m.here = s.Players > 0
	m.Tell(func(a *hall.Announcement) { a.Standing = s })
}

// turned implements teller.
func (m *membership) turned(w *sim.World) error {
	m.Tell(func(a *hall.Announcement) { a.Scenario, a.Seats = w.Scenario.Title, playerSeats(w) })
	return nil
}

// moveOnTerm makes the table move on SIGTERM, and end when another host has it. It returns a context that
// ends when the table has to.
func (m *membership) moveOnTerm(ctx context.Context) (running context.Context, end func()) {
	run, cancel := context.WithCancel(context.WithoutCancel(ctx))
	term := make(chan os.Signal, 1)
	signal.Notify(term, syscall.SIGTERM)
	var handling sync.WaitGroup
	handling.Go(func() {
		defer cancel()
		select {
		case <-run.Done():
			return
		case <-m.gone:
			return
		case <-term:
			m.drain(run)
		case <-ctx.Done():
			select {
			case <-term: // both follow from the same signal
				m.drain(run)
			case <-time.After(20 * time.Millisecond):
			}
		}
	})
	return run, func() {
		signal.Stop(term)
		cancel()
		handling.Wait()
	}
}

// drain asks another host to stand by, and waits for the end of the round. Without such a
// host the table is left for the next one that appears.
func (m *membership) drain(run context.Context) {
	ask, stop := context.WithTimeout(run, 10*time.Second)
	err := m.Succeed(ask)
	stop()
	m.moves.Store(true)
	if err != nil {
		m.log.Warn("no other host takes the table; it waits in the hall for one", "error", err)
		return
	}
	m.draining.Store(true)
	select {
	case <-run.Done():
	case <-m.gone:
	case <-time.After(drainFor):
	}
}

// isOver reports whether a table that was begun by a hall has been empty for too long. It
// implements table.Settings.Until.
func (m *membership) isOver(w *sim.World) bool {
	if now := time.Now(); m.here {
		m.last = now
	} else if m.idle > 0 && now.Sub(m.last) > m.idle {
		m.log.Warn("the table has been empty for long, and ends", "after", m.idle)
		return true
	}
	if !m.draining.Load() {
		return false
	}
	if m.round == 0 {
		m.round = w.Order.Round
	}
	if w.Begun() && !w.Paused && !w.Over && w.Order.Round == m.round {
		return false
	}
	go m.Hush() // so that nobody else is sent here
	return true
}

// leave takes the table out of the hall after its battles have been closed. A table that was
// taken over and could not be continued is left to other hosts.
func (m *membership) leave() {
	if err := m.Leave(m.moves.Load() || m.Taken() && !m.ran.Load()); err != nil {
		m.log.Warn("the hall could not be told that the table ends here; it will notice by itself", "error", err)
	}
	m.hall.Close()
	m.unmark()
}

// numbers returns the collectors of the hall's metrics.
func (m *membership) numbers() []prometheus.Collector {
	gauge := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, read)
	}
	return []prometheus.Collector{
		gauge("broadside_hall_reached", "Whether the hall's NATS server can be reached.", func() float64 {
			if m.hall.Reached() {
				return 1
			}
			return 0
		}),
		gauge("broadside_hall_fence", "The fencing number with which the table is played; 0 before the hall has entered it.", func() float64 { return float64(m.Fence()) }),
		gauge("broadside_hall_copy_waiting_bytes", "Bytes of the battle that the hall's copy lacks.", func() float64 {
			n, _ := m.Behind()
			return float64(n)
		}),
		gauge("broadside_hall_copy_age_seconds", "How old the oldest of them is.", func() float64 {
			_, age := m.Behind()
			return age.Seconds()
		}),
	}
}

// report describes how far the copy of the battle has got.
func (m *membership) report() string {
	if m.Fence() == 0 {
		return "The hall has no copy of the battle yet."
	}
	n, age := m.Behind()
	if age < time.Second {
		return "The hall has a copy of the battle."
	}
	return fmt.Sprintf("The hall's copy of the battle lacks %d bytes, the oldest for %.0f s.", n, age.Seconds())
}

// copied is the journal of a table in a hall, which also reports trouble with its copy.
type copied struct {
	*keep.Keeper
	member *membership
}

// Trouble implements table.Journal.
func (c copied) Trouble() say.Text {
	if t := c.Keeper.Trouble(); t != "" {
		return t
	}
	return c.member.Trouble()
}
