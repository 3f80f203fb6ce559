package netcode

import (
	"context"
	"crypto/tls"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"net"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/quic-go/quic-go"
	"go.uber.org/goleak"

	"broadside/sim"
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

// table is a server's door on the loopback.
func table(t *testing.T, id *Identity, version int) *QUICListener {
	t.Helper()
	l, err := listen("127.0.0.1:0", id, version)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close("The test is over.") })
	return l
}

func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	t.Cleanup(cancel)
	return ctx
}

// enter brings a guest through a door with the given way to knock.
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
	if b.welcome.Client != 7 || b.welcome.Table != "Table" {
		t.Errorf("the welcome came as %+v", b.welcome)
	}
	return b.link, server
}

// join brings a guest to a table over QUIC.
func join(t *testing.T) (client, server Link) {
	id := identity(t)
	l := table(t, id, Protocol)
	return enter(t, l, dialer(l, id))
}

func dialer(l *QUICListener, id *Identity) func(context.Context, Guest) (Link, *Welcome, error) {
	return func(ctx context.Context, g Guest) (Link, *Welcome, error) {
		pin := id.Fingerprint()
		g.Pin = &pin
		return Dial(ctx, l.Addr().String(), g)
	}
}

func next(t *testing.T, l Link) Message {
	t.Helper()
	select {
	case m, ok := <-l.Inbox():
		if !ok {
			t.Fatalf("the link ended: %v", l.Err())
		}
		return m
	case <-time.After(10 * time.Second):
		t.Fatal("nothing came")
	}
	return nil
}

// over waits for the end of a link and gives its reason.
func over(t *testing.T, l Link) *Ended {
	t.Helper()
	select {
	case <-l.Done():
	case <-time.After(20 * time.Second):
		t.Fatal("the link does not end")
	}
	for range l.Inbox() {
	}
	return l.Err().(*Ended)
}

// asEnded is the *Ended in an error.
func asEnded(t *testing.T, err error) *Ended {
	t.Helper()
	var e *Ended
	if !errors.As(err, &e) {
		t.Fatalf("the error is %v", err)
	}
	return e
}

// raw is a client that keeps no rules.
func raw(t *testing.T, l *QUICListener) (*quic.Conn, *quic.Stream) {
	t.Helper()
	return rawWith(t, l, clientConfig())
}

func rawWith(t *testing.T, l *QUICListener, config *quic.Config) (*quic.Conn, *quic.Stream) {
	t.Helper()
	udp, err := net.ListenUDP("udp", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	if err != nil {
		t.Fatal(err)
	}
	transport := &quic.Transport{Conn: udp}
	t.Cleanup(func() {
		_ = transport.Close()
		_ = udp.Close()
	})
	conn, err := transport.Dial(soon(t), l.Addr(), &tls.Config{InsecureSkipVerify: true, NextProtos: []string{alpn(l.version)}}, config)
	if err != nil {
		t.Fatal(err)
	}
	stream, err := conn.OpenStream()
	if err != nil {
		t.Fatal(err)
	}
	return conn, stream
}

// say writes messages on a raw stream.
func say(t *testing.T, w io.Writer, ms ...Message) {
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
	case <-time.After(20 * time.Second):
		t.Fatal("the server does not cut the link")
	}
	return quicEnded(context.Cause(conn.Context()))
}

// framed puts a length before any bytes.
func framed(b []byte) []byte {
	return append([]byte{byte(len(b) >> 16), byte(len(b) >> 8), byte(len(b)), 0}, b...)
}

func TestHostileClientIsCutWithAReason(t *testing.T) {
	nan := binary.BigEndian.AppendUint64([]byte{0x92, byte(KindReady), 0xcb}, math.Float64bits(math.NaN()))
	nest := make([]byte, 4000)
	for i := range nest {
		nest[i] = 0x91
	}
	l := table(t, identity(t), Protocol)
	for _, c := range []struct {
		name string
		b    []byte
		code Code
	}{
		{"16 MB announced", []byte{0xff, 0xff, 0xff, 0}, BadSize},
		{"no message", []byte{0, 0, 0, 60}, BadSize},
		{"long padding", []byte{0, 0, 1, 255}, BadPadding},
		{"34 GB of elements", framed([]byte{0xdd, 0xff, 0xff, 0xff, 0xff}), BadCount},
		{"4 GB of text", framed([]byte{0x92, byte(KindChat), 0xdb, 0xff, 0xff, 0xff, 0xff}), BadLength},
		{"deep nesting", framed(nest), BadNesting},
		{"NaN", framed(nan), BadFloat},
		{"300 for a role", framed([]byte{0x94, byte(KindSit), 1, 0xcd, 1, 0x2c, 1}), BadField},
		{"2^64-1 for a mark", framed(append([]byte{0x92, byte(KindPing), 0xcf}, be64(math.MaxUint64)...)), BadNumber},
		{"a welcome", framed([]byte{0x91, byte(KindWelcome)}), BadWay},
		{"an unknown kind", framed([]byte{0x91, 99}), BadKind},
		{"a second hello", nil, BadOrder},
	} {
		conn, stream := raw(t, l)
		say(t, stream, &Hello{Protocol: Protocol, Name: "Mallory"})
		link, _, err := l.Accept(soon(t))
		if err != nil {
			t.Fatal(err)
		}
		if c.b == nil {
			say(t, stream, &Hello{Protocol: Protocol, Name: "Mallory"})
		} else if _, err := stream.Write(c.b); err != nil {
			t.Fatal(err)
		}
		if e := cut(t, conn); e.Code != c.code || !e.Remote || len(e.Reason) < 20 {
			t.Errorf("%s: the client heard %+v", c.name, e)
		}
		if e := over(t, link); e.Code != c.code || e.Remote {
			t.Errorf("%s: the server noted %+v", c.name, e)
		}
	}
}

func TestHostileDatagramIsCutWithAReason(t *testing.T) {
	l := table(t, identity(t), Protocol)
	conn, stream := raw(t, l)
	say(t, stream, &Hello{Protocol: Protocol, Name: "Mallory"})
	if _, _, err := l.Accept(soon(t)); err != nil {
		t.Fatal(err)
	}
	if err := conn.SendDatagram(framed([]byte{0x92, byte(KindAck), 0xff})); err != nil {
		t.Fatal(err)
	}
	if e := cut(t, conn); e.Code != BadField {
		t.Errorf("%+v", e)
	}
}

func TestGuestMustSayHelloFirst(t *testing.T) {
	l := table(t, identity(t), Protocol)
	conn, stream := raw(t, l)
	say(t, stream, &Chat{Text: "let me in"})
	if e := cut(t, conn); e.Code != BadOrder {
		t.Errorf("%+v", e)
	}
}

func TestSilentGuestsAreSentAway(t *testing.T) {
	t.Parallel()
	l := table(t, identity(t), Protocol)
	mute, _ := raw(t, l) // opens no stream, for nothing is written
	slow, stream := raw(t, l)
	if _, err := stream.Write([]byte{0}); err != nil {
		t.Fatal(err)
	}
	for _, conn := range []*quic.Conn{mute, slow} {
		if e := cut(t, conn); e.Code != Late || e.Reason == "" {
			t.Errorf("%+v", e)
		}
	}
}

func TestSilentGuestsMakeRoomForTheNext(t *testing.T) {
	id := identity(t)
	l := table(t, id, Protocol)
	oldest, _ := raw(t, l)
	for range MaxWaiting - 1 {
		raw(t, l) // and says nothing
	}
	client, _ := enter(t, l, dialer(l, id))
	if e := cut(t, oldest); e.Code != Crowded {
		t.Errorf("whoever stood there longest heard %+v", e)
	}
	client.Close(Bye, "")
	over(t, client)
}

func TestDoorstepIsClearedOfTheHostThatCrowdsIt(t *testing.T) {
	var d doorstep
	turned := map[string]int{}
	knock := func(host string) *caller {
		c, displaced := d.enter(host)
		if displaced != nil {
			displaced.turn()
		}
		if c != nil {
			c.turn = func() { turned[host]++ }
		}
		return c
	}
	quiet := knock("192.0.2.1")
	for range 1000 {
		knock("192.0.2.2")
	}
	if want := 1000 - (MaxWaiting - 1); turned["192.0.2.2"] != want || turned["192.0.2.1"] != 0 || len(d.callers) != MaxWaiting {
		t.Errorf("%v sent away, %d stand there", turned, len(d.callers))
	}
	if !d.leave(quiet) || d.leave(quiet) {
		t.Error("somebody leaves other than once")
	}
	for _, c := range d.callers {
		c.turn = nil
	}
	for len(d.callers) < MaxKnocking {
		d.callers = append(d.callers, &caller{host: "192.0.2.3"})
	}
	if c := knock("192.0.2.4"); c != nil {
		t.Error("more than MaxKnocking stand there")
	}
}

func TestHostIsTheMachine(t *testing.T) {
	for address, want := range map[string]string{
		"192.0.2.7:1": "192.0.2.7", "[::ffff:192.0.2.7]:1": "192.0.2.7", "[::1]:9": "[::1]:9", "127.0.0.1:9": "127.0.0.1:9",
		"[2001:db8:1:2:3:4:5:6]:9": "2001:db8:1:2::/64", "[2001:db8:1:2::9]:9": "2001:db8:1:2::/64", "[fe80::1%lo]:9": "fe80::1",
	} {
		if got := hostOf(net.UDPAddrFromAddrPort(netip.MustParseAddrPort(address))); got != want {
			t.Errorf("%s is of %s, not %s", address, got, want)
		}
	}
}

func TestWelcomeMayTakeItsTime(t *testing.T) {
	t.Parallel()
	id := identity(t)
	l := table(t, id, Protocol)
	go func() {
		link, _, err := l.Accept(context.Background())
		if err != nil {
			return
		}
		time.Sleep(3 * QuietTime)
		_ = link.Send(&Welcome{Protocol: Protocol, Table: "Table", Ticks: 20})
	}()
	client, _, err := dialer(l, id)(soon(t), Guest{Hello: Hello{Name: "Ada"}})
	if err != nil {
		t.Fatal(err)
	}
	client.Close(Bye, "")
	over(t, client)
}

func TestPingIsAnswered(t *testing.T) {
	l := table(t, identity(t), Protocol)
	_, stream := raw(t, l)
	say(t, stream, &Hello{Protocol: Protocol, Name: "Ada"}, &Ping{Mark: 99})
	r := streamReader{from: ToClient}
	m, err := r.next(stream)
	if err != nil {
		t.Fatal(err)
	}
	if p, ok := m.(*Pong); !ok || p.Mark != 99 {
		t.Errorf("got %+v", m)
	}
}

// narrow is a client that lets the server send next to nothing unread.
func narrow(t *testing.T, l *QUICListener) *quic.Conn {
	t.Helper()
	config := clientConfig()
	config.InitialStreamReceiveWindow, config.MaxStreamReceiveWindow = 4096, 4096
	conn, stream := rawWith(t, l, config)
	say(t, stream, &Hello{Protocol: Protocol, Name: "Sleeper"})
	return conn
}

func TestStalledReaderIsCutInTime(t *testing.T) {
	t.Parallel()
	l := table(t, identity(t), Protocol)
	conn := narrow(t, l)
	link, _, err := l.Accept(soon(t))
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if err := link.Send(&Chat{Text: strings.Repeat("x", MaxChat)}); err != nil {
			t.Fatal(err)
		}
	}
	if e := over(t, link); e.Code != Stalled || e.Remote {
		t.Errorf("the server noted %+v", e)
	}
	if e := cut(t, conn); e.Code != Stalled || !strings.Contains(e.Reason, "5s") {
		t.Errorf("the client heard %+v", e)
	}
}

func TestReaderFarBehindIsCutAtOnce(t *testing.T) {
	l := table(t, identity(t), Protocol)
	conn := narrow(t, l)
	link, _, err := l.Accept(soon(t))
	if err != nil {
		t.Fatal(err)
	}
	sent := 0
	for ; err == nil; sent += MaxChat {
		if sent > 2*MaxQueued {
			t.Fatal("more and more may wait")
		}
		err = link.Send(&Chat{Text: strings.Repeat("x", MaxChat)})
	}
	if e := asEnded(t, err); e.Code != Stalled {
		t.Errorf("the server noted %+v", e)
	}
	if e := cut(t, conn); e.Code != Stalled || !strings.Contains(e.Reason, "1024 KB") {
		t.Errorf("the client heard %+v", e)
	}
}

func TestDeadClientHoldsNobodyUp(t *testing.T) {
	t.Parallel()
	l := table(t, identity(t), Protocol)
	udp, err := net.ListenUDP("udp", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	if err != nil {
		t.Fatal(err)
	}
	transport := &quic.Transport{Conn: udp}
	defer transport.Close()
	conn, err := transport.Dial(soon(t), l.Addr(), &tls.Config{InsecureSkipVerify: true, NextProtos: []string{alpn(Protocol)}}, clientConfig())
	if err != nil {
		t.Fatal(err)
	}
	stream, err := conn.OpenStream()
	if err != nil {
		t.Fatal(err)
	}
	say(t, stream, &Hello{Protocol: Protocol, Name: "Ghost"})
	link, _, err := l.Accept(soon(t))
	if err != nil {
		t.Fatal(err)
	}
	if err := udp.Close(); err != nil { // no goodbye, no more acknowledgements
		t.Fatal(err)
	}
	slowest := time.Duration(0)
	bits := make([]byte, 1000)
	for tick := int64(0); err == nil; tick++ {
		begun := time.Now()
		err = link.SendFrame(sim.Frame{Tick: tick, Base: 0, Bits: bits})
		slowest = max(slowest, time.Since(begun))
		time.Sleep(time.Millisecond)
	}
	if slowest > time.Second {
		t.Errorf("a frame for a dead client took %v", slowest)
	}
	if e := over(t, link); e.Code != Stalled && e.Code != Lost {
		t.Errorf("%+v", e)
	}
}
