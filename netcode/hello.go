package netcode

import (
	"fmt"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Hello is what a client says first: who wants in, and with what.
type Hello struct {
	Protocol   int
	Build      string // of the station, to be shown when versions differ
	Name       string // see CleanName
	Token      []byte // from an earlier Welcome, or none
	Passphrase string // what the table asks at its door, or none
	Recall            // of the table that the token is from
}

// Recall is what a client that comes back still has, and need not be told again.
type Recall struct {
	Held  int64  // the tick of the latest picture that it has put together, or 0
	Told  int64  // the tick of the latest event that it has heard of, or 0
	Lobby uint32 // the mark of the latest lobby, or 0
}

// Kind tells that this is a hello.
func (*Hello) Kind() Kind { return KindHello }

// Fields describes a Hello.
func (h *Hello) Fields(c field.Coder) {
	field.Int(c, "protocol", &h.Protocol, 0, 1<<15)
	field.Text(c, "build", &h.Build, MaxBuild)
	h.Name = CleanName(c.Text("name", CleanName(h.Name), MaxNameBytes))
	token(c, &h.Token)
	field.Text(c, "passphrase", &h.Passphrase, MaxPassphrase)
	field.Int(c, "held", &h.Held, 0, maxTick)
	field.Int(c, "told", &h.Told, 0, maxTick)
	field.Int(c, "lobby", &h.Lobby, 0, 1<<32-1)
}

// token walks a token: all of it, or none.
func token(c field.Coder, t *[]byte) {
	*t = c.Bytes("token", *t, TokenSize)
	if n := len(*t); n != 0 && n != TokenSize {
		c.Fail(fmt.Errorf("%w: token has %d bytes, not %d", ErrField, n, TokenSize))
	}
}

// Welcome lets a client in.
type Welcome struct {
	Protocol int
	Build    string // of the server
	Token    []byte // gives the seat back after a lost link
	Table    string // the name of the table
	Client   uint32 // who the client is, in the Lobby
	Ticks    int    // of the world in a second
	Orders   uint32 // the number of the last order that the table has taken from the client
	Base     int64  // the tick of the held picture from which the table goes on, or 0: all is told again
}

// Kind tells that this is a welcome.
func (*Welcome) Kind() Kind { return KindWelcome }

// Fields describes a Welcome.
func (w *Welcome) Fields(c field.Coder) {
	field.Int(c, "protocol", &w.Protocol, 0, 1<<15)
	field.Text(c, "build", &w.Build, MaxBuild)
	token(c, &w.Token)
	field.Text(c, "table", &w.Table, MaxNameBytes)
	field.Int(c, "client", &w.Client, 0, 1<<32-1)
	field.Int(c, "ticks", &w.Ticks, 1, 1000)
	field.Int(c, "orders", &w.Orders, 0, 1<<32-1)
	field.Int(c, "base", &w.Base, 0, maxTick)
}

// Goodbye is the last message of a link, and says why.
type Goodbye struct {
	Code   Code
	Reason say.Text
}

// Kind tells that this is a goodbye.
func (*Goodbye) Kind() Kind { return KindGoodbye }

// Fields describes a Goodbye.
func (g *Goodbye) Fields(c field.Coder) {
	field.Int(c, "code", &g.Code, 0, 1<<16-1)
	told(c, "reason", &g.Reason, MaxReasonBytes)
}

// Ping asks the server for a Pong with the same mark. Links send and answer
// both themselves.
type Ping struct{ Mark uint32 }

// Kind tells that this is a ping.
func (*Ping) Kind() Kind { return KindPing }

// Fields describes a Ping.
func (p *Ping) Fields(c field.Coder) { field.Int(c, "mark", &p.Mark, 0, 1<<32-1) }

// Pong answers a Ping.
type Pong struct{ Mark uint32 }

// Kind tells that this is a pong.
func (*Pong) Kind() Kind { return KindPong }

// Fields describes a Pong.
func (p *Pong) Fields(c field.Coder) { field.Int(c, "mark", &p.Mark, 0, 1<<32-1) }

// mismatch says which side has to be updated, or "" when both speak the same.
func mismatch(server int, build string, client int) say.Text {
	switch {
	case client < server:
		return say.Of("This table speaks version %d and your station version %d: update the station. The server is Broadside %s.", server, client, build)
	case client > server:
		return say.Of("This table speaks version %d and your station version %d: the GM has to update the server, Broadside %s.", server, client, build)
	}
	return ""
}
