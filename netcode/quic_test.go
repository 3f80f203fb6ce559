package netcode

import (
	"encoding/binary"
	"math"
	"net"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/quic-go/quic-go"

	"broadside/sim/picture"
)

// hostility is something that a client sends and that ends its link.
type hostility struct {
	name string
	b    []byte
	code Code
}

// hostilities returns those sent on the stream; nil is a second hello.
func hostilities() []hostility {
	nan := binary.BigEndian.AppendUint64([]byte{0x92, byte(KindReady), 0xcb}, math.Float64bits(math.NaN()))
	nest := make([]byte, 4000)
	for i := range nest {
		nest[i] = 0x91
	}
	return []hostility{
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
	}
}

func TestHostileClientIsCutWithAReason(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		for _, c := range hostilities() {
			conn, stream := h.raw(t)
			send(t, stream, &Hello{Protocol: Protocol, Name: "Mallory"})
			link, _, err := h.Accept(soon(t))
			if err != nil {
				t.Fatal(err)
			}
			begun := time.Now()
			if c.b == nil {
				send(t, stream, &Hello{Protocol: Protocol, Name: "Mallory"})
			} else if _, err := stream.Write(c.b); err != nil {
				t.Fatal(err)
			}
			if e := cut(t, conn); e.Code != c.code || !e.Remote || len(e.Reason) < 20 {
				t.Errorf("%s: the client heard %+v", c.name, e)
			}
			if d := time.Since(begun); d != LingerTime {
				t.Errorf("%s: a client that does not close is cut off after %v", c.name, d)
			}
			if e := over(t, link); e.Code != c.code || e.Remote {
				t.Errorf("%s: the server noted %+v", c.name, e)
			}
		}
	})
}

func TestHostileDatagramIsCutWithAReason(t *testing.T) {
	h := onLoopback(t)
	conn, stream := h.raw(t)
	send(t, stream, &Hello{Protocol: Protocol, Name: "Mallory"})
	if _, _, err := h.Accept(soon(t)); err != nil {
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
	bubble(t, func(t *testing.T, h *house) {
		conn, stream := h.raw(t)
		send(t, stream, &Chat{Text: "let me in"})
		if e := cut(t, conn); e.Code != BadOrder {
			t.Errorf("%+v", e)
		}
	})
}

func TestSilentGuestsAreSentAway(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		begun := time.Now()
		mute, _ := h.raw(t) // opens no stream, as nothing is written
		slow, stream := h.raw(t)
		if _, err := stream.Write([]byte{0}); err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			conn *quic.Conn
			at   time.Duration
		}{{mute, HelloTime}, {slow, HelloTime + LingerTime}} { // the latter gets a goodbye first
			if e := cut(t, c.conn); e.Code != Late || e.Reason == "" {
				t.Errorf("%+v", e)
			}
			if d := time.Since(begun); d != c.at {
				t.Errorf("a guest who says nothing is sent away after %v, not %v", d, c.at)
			}
		}
	})
}

func TestSilentGuestsMakeRoomForTheNext(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		oldest, _ := h.raw(t)
		for range MaxWaiting - 1 {
			h.raw(t) // and says nothing
		}
		client, _ := h.join(t)
		if e := cut(t, oldest); e.Code != Crowded {
			t.Errorf("the one who stood there longest heard %+v", e)
		}
		client.Close(Bye, "")
		over(t, client)
	})
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
	bubble(t, func(t *testing.T, h *house) {
		go func() {
			link, _, err := h.Accept(t.Context())
			if err != nil {
				return
			}
			time.Sleep(3 * QuietTime)
			_ = link.Send(&Welcome{Protocol: Protocol, Table: "Table", Ticks: 20})
		}()
		client, _, err := h.dial(soon(t), Guest{Hello: Hello{Name: "Ada"}})
		if err != nil {
			t.Fatal(err)
		}
		client.Close(Bye, "")
		over(t, client)
	})
}

func TestPingIsAnswered(t *testing.T) {
	h := onLoopback(t)
	_, stream := h.raw(t)
	send(t, stream, &Hello{Protocol: Protocol, Name: "Ada"}, &Ping{Mark: 99})
	r := streamReader{from: ToClient}
	m, err := r.next(stream)
	if err != nil {
		t.Fatal(err)
	}
	if p, ok := m.(*Pong); !ok || p.Mark != 99 {
		t.Errorf("got %+v", m)
	}
}

// narrow is a client that lets the server send almost nothing unread.
func (h *house) narrow(t *testing.T) *quic.Conn {
	t.Helper()
	config := clientConfig()
	config.InitialStreamReceiveWindow, config.MaxStreamReceiveWindow = 4096, 4096
	conn, stream := h.rawOver(t, h.open(t, here), config)
	send(t, stream, &Hello{Protocol: Protocol, Name: "Sleeper"})
	return conn
}

func TestStalledReaderIsCutInTime(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		conn := h.narrow(t)
		link, _, err := h.Accept(soon(t))
		if err != nil {
			t.Fatal(err)
		}
		begun := time.Now()
		for range 100 {
			if err := link.Send(&Chat{Text: strings.Repeat("x", MaxChat)}); err != nil {
				t.Fatal(err)
			}
		}
		if e := over(t, link); e.Code != Stalled || e.Remote {
			t.Errorf("the server noted %+v", e)
		}
		if d := time.Since(begun); d != StallTime {
			t.Errorf("the link is cut after %v", d)
		}
		if e := cut(t, conn); e.Code != Stalled || !strings.Contains(e.Error(), "5 s") {
			t.Errorf("the client heard %+v", e)
		}
	})
}

func TestReaderFarBehindIsCutAtOnce(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		conn := h.narrow(t)
		link, _, err := h.Accept(soon(t))
		if err != nil {
			t.Fatal(err)
		}
		begun, sent := time.Now(), 0
		for ; err == nil; sent += MaxChat {
			if sent > 2*MaxQueued {
				t.Fatal("more and more may wait")
			}
			err = link.Send(&Chat{Text: strings.Repeat("x", MaxChat)})
		}
		if e := asEnded(t, err); e.Code != Stalled {
			t.Errorf("the server noted %+v", e)
		}
		if e := cut(t, conn); e.Code != Stalled || !strings.Contains(e.Error(), "1024 KB") {
			t.Errorf("the client heard %+v", e)
		}
		if d := time.Since(begun); d != 0 {
			t.Errorf("the sender has waited, or the cut has: %v", d)
		}
	})
}

func TestDeadClientHoldsNobodyUp(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		socket := h.open(t, here)
		_, stream := h.rawOver(t, socket, clientConfig())
		send(t, stream, &Hello{Protocol: Protocol, Name: "Ghost"})
		link, _, err := h.Accept(soon(t))
		if err != nil {
			t.Fatal(err)
		}
		if err := socket.Close(); err != nil { // no goodbye, no more acknowledgements
			t.Fatal(err)
		}
		died := time.Now()
		bits := make([]byte, 1000)
		for tick := int64(0); err == nil; tick++ {
			begun := time.Now()
			err = link.SendFrame(picture.Frame{Tick: tick, Base: 0, Bits: bits})
			if d := time.Since(begun); d != 0 {
				t.Fatalf("a frame for a dead client takes %v", d)
			}
			time.Sleep(time.Millisecond)
		}
		if e := over(t, link); e.Code != Stalled && e.Code != Lost {
			t.Errorf("%+v", e)
		}
		if d := time.Since(died); d > IdleTime+10*time.Millisecond {
			t.Errorf("the link of a dead client lives for %v", d)
		}
	})
}
