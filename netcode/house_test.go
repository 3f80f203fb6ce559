package netcode

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"testing"
	"testing/synctest"
	"time"

	"github.com/quic-go/quic-go"
	"go.uber.org/goleak"

	"broadside/netcode/rough"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func identity(t *testing.T) *Identity {
	t.Helper()
	id, err := LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// house is a table's door, and the sockets of its guests.
type house struct {
	*QUICListener
	id     *Identity
	socket func(at string) (net.PacketConn, error)
}

// here is an address with any free port.
const here = "127.0.0.1:0"

// inMemory returns a house on a LAN in memory, in a bubble of testing/synctest.
func inMemory(t *testing.T, version int) *house {
	t.Helper()
	var lan rough.LAN
	h := &house{id: identity(t), socket: func(at string) (net.PacketConn, error) { return lan.Open(at) }}
	var err error
	if h.QUICListener, err = serve(h.open(t, here), h.id, version); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { h.Close("The test is over.") })
	return h
}

// onLoopback returns a house on the loopback interface.
func onLoopback(t *testing.T) *house {
	t.Helper()
	h := &house{id: identity(t), socket: func(at string) (net.PacketConn, error) { return net.ListenPacket("udp", at) }}
	var err error
	if h.QUICListener, err = Listen(here, h.id); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { h.Close("The test is over.") })
	return h
}

// bubble runs a test in which time passes only while everybody waits.
func bubble(t *testing.T, f func(t *testing.T, h *house)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) { f(t, inMemory(t, Protocol)) })
}

// settle waits until a bubble is at rest.
func settle() {
	time.Sleep(50 * time.Millisecond) // the timers of QUIC
	synctest.Wait()
}

// open opens a socket, which the caller closes.
func (h *house) open(t *testing.T, at string) net.PacketConn {
	t.Helper()
	s, err := h.socket(at)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// guest opens a socket for a guest.
func (h *house) guest() (net.PacketConn, error) { return h.socket(here) }

// dial dials as a guest who trusts the table.
func (h *house) dial(ctx context.Context, g Guest) (Link, *Welcome, error) {
	pin := h.id.Fingerprint()
	g.Pin = &pin
	return h.knock(ctx, g)
}

// knock dials as a guest.
func (h *house) knock(ctx context.Context, g Guest) (Link, *Welcome, error) {
	if g.Over == nil {
		g.Over = h.guest
	}
	return Dial(ctx, h.Addr().String(), g)
}

// join brings a guest to the table.
func (h *house) join(t *testing.T) (client, server Link) {
	t.Helper()
	return enter(t, h, h.dial)
}

func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	t.Cleanup(cancel)
	return ctx
}

// enter lets a guest through a door with the given way to knock.
func enter(t *testing.T, l Listener, knock func(context.Context, Guest) (Link, *Welcome, error)) (client, server Link) {
	t.Helper()
	ctx := soon(t)
	type back struct {
		link    Link
		welcome *Welcome
		err     error
	}
	knocked := make(chan back, 1)
	go func() {
		link, w, err := knock(ctx, Guest{Hello: Hello{Build: "test", Name: "Ada"}})
		knocked <- back{link, w, err}
	}()
	server, hello, err := l.Accept(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if hello.Name != "Ada" || hello.Build != "test" || hello.Protocol != Protocol {
		t.Errorf("the hello came as %+v", hello)
	}
	if err := server.Send(&Welcome{Protocol: Protocol, Table: "Table", Client: 7, Ticks: 20}); err != nil {
		t.Fatal(err)
	}
	b := <-knocked
	if b.err != nil {
		t.Fatal(b.err)
	}
	t.Cleanup(func() { // a failing test leaves it open, for which a bubble panics
		b.link.Close(Bye, "")
		<-b.link.Done()
	})
	if b.welcome.Client != 7 || b.welcome.Table != "Table" {
		t.Errorf("the welcome came as %+v", b.welcome)
	}
	return b.link, server
}

func next(t *testing.T, l Link) Message {
	t.Helper()
	select {
	case m, ok := <-l.Inbox():
		if !ok {
			t.Fatalf("the link ended: %v", l.Err())
		}
		return m
	case <-time.After(rough.Patience):
		t.Fatal("nothing came")
	}
	return nil
}

// over waits for the end of a link and returns the reason.
func over(t *testing.T, l Link) *Ended {
	t.Helper()
	select {
	case <-l.Done():
	case <-time.After(rough.Patience):
		t.Fatal("the link does not end")
	}
	for range l.Inbox() {
	}
	return l.Err().(*Ended)
}

// asEnded returns the *Ended in an error.
func asEnded(t *testing.T, err error) *Ended {
	t.Helper()
	var e *Ended
	if !errors.As(err, &e) {
		t.Fatalf("the error is %v", err)
	}
	return e
}

// raw returns a client that keeps to no rules.
func (h *house) raw(t *testing.T) (*quic.Conn, *quic.Stream) {
	t.Helper()
	return h.rawOver(t, h.open(t, here), clientConfig())
}

// rawOver is raw over a given socket.
func (h *house) rawOver(t *testing.T, socket net.PacketConn, config *quic.Config) (*quic.Conn, *quic.Stream) {
	t.Helper()
	transport := &quic.Transport{Conn: socket}
	t.Cleanup(func() {
		_ = transport.Close()
		_ = socket.Close()
	})
	conn, err := transport.Dial(soon(t), h.Addr(), &tls.Config{InsecureSkipVerify: true, NextProtos: []string{alpn(h.version)}}, config)
	if err != nil {
		t.Fatal(err)
	}
	stream, err := conn.OpenStream()
	if err != nil {
		t.Fatal(err)
	}
	return conn, stream
}

// send writes messages on a raw stream.
func send(t *testing.T, w io.Writer, ms ...Message) {
	t.Helper()
	for _, m := range ms {
		b, err := appendEnvelope(nil, m, 0)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(b); err != nil {
			t.Fatal(err)
		}
	}
}

// cut waits until the server has closed a raw connection.
func cut(t *testing.T, conn *quic.Conn) *Ended {
	t.Helper()
	select {
	case <-conn.Context().Done():
	case <-time.After(rough.Patience):
		t.Fatal("the server does not cut the link")
	}
	return quicEnded(context.Cause(conn.Context()))
}

// framed prefixes bytes with their length.
func framed(b []byte) []byte {
	return append([]byte{byte(len(b) >> 16), byte(len(b) >> 8), byte(len(b)), 0}, b...)
}
