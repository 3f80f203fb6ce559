package netcode

import (
	"fmt"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Hello is a client's first message.
type Hello struct {
	Protocol   int
	Build      string // of the station, to be shown when versions differ
	Name       string // see CleanName
	Token      []byte // from an earlier Welcome, or none
	Passphrase string // that the table asks for at its door, or none
	Recall            // of what the client has from the table of the token
}

// Recall is what a returning client still has and need not be sent again.
type Recall struct {
	Held  int64  // the tick of the latest picture that it has assembled, or 0
	Told  int64  // the tick of the latest event that it has received, or 0
	Lobby uint32 // the mark of the latest lobby, or 0
}

// Kind returns KindHello.
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

// token codes a token, which is complete or absent.
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
	Client   uint32 // the client's number in the Lobby
	Ticks    int    // of the world in a second
	Orders   uint32 // the number of the last order that the table has received from the client
	Base     int64  // the tick of the held picture that frames continue from, or 0: everything is sent again
	Returns  bool   // the client's token was the table's own
}

// Kind returns KindWelcome.
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
	field.Bool(c, "returns", &w.Returns)
}

// Goodbye is the last message of a link, with the reason why it ends.
type Goodbye struct {
	Code   Code
	Reason say.Text
}

// Kind returns KindGoodbye.
func (*Goodbye) Kind() Kind { return KindGoodbye }

// Fields describes a Goodbye.
func (g *Goodbye) Fields(c field.Coder) {
	field.Int(c, "code", &g.Code, 0, 1<<16-1)
	told(c, "reason", &g.Reason, MaxReasonBytes)
}

// Ping asks the server for a Pong with the same mark. Links send both themselves.
type Ping struct{ Mark uint32 }

// Kind returns KindPing.
func (*Ping) Kind() Kind { return KindPing }

// Fields describes a Ping.
func (p *Ping) Fields(c field.Coder) { field.Int(c, "mark", &p.Mark, 0, 1<<32-1) }

// Pong answers a Ping.
type Pong struct{ Mark uint32 }

// Kind returns KindPong.
func (*Pong) Kind() Kind { return KindPong }

// Fields describes a Pong.
func (p *Pong) Fields(c field.Coder) { field.Int(c, "mark", &p.Mark, 0, 1<<32-1) }

// mismatch returns which side has to be updated, or "" if both speak the same version.
func mismatch(server int, build string, client int) say.Text {
	switch {
	case client < server:
		return say.Of("This table speaks version %d and your station version %d: update the station. The server is Broadside %s.", server, client, build)
	case client > server:
		return say.Of("This table speaks version %d and your station version %d: the GM has to update the server, Broadside %s.", server, client, build)
	}
	return ""
}
