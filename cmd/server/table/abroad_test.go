package table_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// abroad is a door through which guests come from the machines that they name as their build. Links
// are real; only the address that the table is told differs, since a test has one machine.
type abroad struct{ netcode.Listener }

func (a abroad) Accept(ctx context.Context) (netcode.Link, *netcode.Hello, error) {
	l, h, err := a.Listener.Accept(ctx)
	if err == nil && net.ParseIP(h.Build) != nil {
		l = foreign{l, net.JoinHostPort(h.Build, "4000")}
	}
	return l, h, err
}

type foreign struct {
	netcode.Link
	remote string
}

func (f foreign) Remote() string { return f.remote }

// from lets a guest join from another machine.
func from(host string) func(*netcode.Guest) {
	return func(g *netcode.Guest) { g.Hello.Build = host }
}

// with lets a guest join with a token.
func with(token []byte) func(*netcode.Guest) {
	return func(g *netcode.Guest) { g.Hello.Token = token }
}

// knocks tries to join and returns why that failed, or nil.
func (h *hosted) knocks(name string, change ...func(*netcode.Guest)) error {
	h.Helper()
	c, err := client.Join(h.soon(), h.address, h.guest(name, change...))
	if err == nil {
		h.Cleanup(func() { c.Leave("") })
	}
	return err
}

// ended returns why a client's link has ended.
func (h *hosted) ended(c *client.Client) error {
	h.Helper()
	for ctx := h.soon(); ; {
		if _, err := c.Next(ctx); err != nil {
			return err
		}
	}
}

// ear collects the words that a client is told.
type ear struct{ said []string }

func listenTo(c *client.Client) *ear {
	e := &ear{}
	c.Talked = func(m *netcode.Chat) { e.said = append(e.said, m.Text) }
	return e
}

func (e *ear) heard(words string) bool {
	for _, s := range e.said {
		if strings.Contains(s, words) {
			return true
		}
	}
	return false
}

// by lets a guest join over a cable that can be unplugged.
func (h *hosted) by(c *rough.Cable) func(*netcode.Guest) {
	return func(g *netcode.Guest) {
		g.Over = func() (net.PacketConn, error) {
			socket, err := h.socket()
			if err != nil {
				return nil, err
			}
			return c.Before(socket), nil
		}
	}
}

// diary is an audit log in memory.
type diary struct{ rough.Log }

// entries returns the entries of one kind.
func (d *diary) entries(t *testing.T, what string) (all []map[string]any) {
	t.Helper()
	for line := range strings.Lines(d.String()) {
		var e map[string]any
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		if e["msg"] == what {
			all = append(all, e)
		}
	}
	return all
}

// audited makes a table write its audit log into a diary.
func audited(s *table.Settings) *diary {
	d := &diary{}
	s.Audit = slog.New(slog.NewJSONHandler(d, nil))
	return d
}

// realtime makes a table run at the speed of a game night.
func realtime(s *table.Settings) { s.Tick = time.Second / table.TicksPerSecond }
