package netcode

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/coder/websocket"
)

// page serves on loopback what browsers need, without WebTransport, and returns its address.
func (h *house) page(t *testing.T) string {
	t.Helper()
	web := h.WebHandler(KnownAs{})
	return served(t, http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		if r.URL.Path == OfferPath {
			http.NotFound(out, r)
			return
		}
		web.ServeHTTP(out, r)
	}))
}

// served serves something on loopback, and returns its address.
func served(t *testing.T, h http.Handler) string {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return "ws" + strings.TrimPrefix(s.URL, "http")
}

// web returns how guests dial over the WebSocket.
func (h *house) web(t *testing.T) func(context.Context, Guest) (Link, *Welcome, error) {
	t.Helper()
	return h.from(h.page(t))
}

// from returns how guests dial from a page.
func (h *house) from(page string) func(context.Context, Guest) (Link, *Welcome, error) {
	return func(ctx context.Context, g Guest) (Link, *Welcome, error) {
		if g.Pin == nil && g.Trust == nil {
			pin := h.id.Fingerprint()
			g.Pin = &pin
		}
		return Dial(ctx, page, g)
	}
}

// rawWeb is a client over a WebSocket that keeps to no rules.
type rawWeb struct {
	t    *testing.T
	conn *websocket.Conn
}

func comeByWeb(t *testing.T, at, query string) *rawWeb {
	t.Helper()
	conn, _, err := websocket.Dial(soon(t), at+WebPath+query, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.CloseNow() })
	return &rawWeb{t, conn}
}

// Write sends a piece of the stream in a message.
func (r *rawWeb) Write(b []byte) (int, error) {
	return len(b), r.conn.Write(soon(r.t), websocket.MessageBinary, append([]byte{webStream}, b...))
}

// cut waits until the server has hung up, and returns why.
func (r *rawWeb) cut() *Ended {
	r.t.Helper()
	for {
		_, b, err := r.conn.Read(soon(r.t))
		if err != nil {
			return &Ended{Code: Lost, Reason: because(err)}
		}
		if b[0] == webShut {
			return asEnded(r.t, parseShut(b[1:]))
		}
	}
}

// ours is the query of a client of this version.
var ours = fmt.Sprintf("?protocol=%d", Protocol)

func TestHostileClientOverWebSocketIsCutWithAReason(t *testing.T) {
	h := onLoopback(t)
	at := h.page(t)
	joined := func() (*rawWeb, Link) {
		r := comeByWeb(t, at, ours)
		send(t, r, &Hello{Protocol: Protocol, Name: "Mallory"})
		link, _, err := h.Accept(soon(t))
		if err != nil {
			t.Fatal(err)
		}
		return r, link
	}
	for _, c := range hostilities() {
		r, link := joined()
		if c.b == nil {
			send(t, r, &Hello{Protocol: Protocol, Name: "Mallory"})
		} else {
			for b := range pieces(c.b) {
				if _, err := r.Write(b); err != nil {
					t.Fatal(err)
				}
			}
		}
		if e := r.cut(); e.Code != c.code || len(e.Reason) < 20 {
			t.Errorf("%s: the client heard %+v", c.name, e)
		}
		if e := over(t, link); e.Code != c.code || e.Remote {
			t.Errorf("%s: the server noted %+v", c.name, e)
		}
	}
	for _, c := range []struct {
		name string
		kind websocket.MessageType
		b    []byte
		code Code
	}{
		{"a text", websocket.MessageText, []byte("\x00hello"), BadShape},
		{"nothing", websocket.MessageBinary, nil, BadShape},
		{"an empty piece", websocket.MessageBinary, []byte{webStream}, BadShape},
		{"an unknown kind", websocket.MessageBinary, []byte{99, 1, 2}, BadShape},
		{"a key", websocket.MessageBinary, append([]byte{webKey}, h.key[:]...), BadShape},
		{"a short mark", websocket.MessageBinary, []byte{webAsk, 1}, BadShape},
		{"a datagram too long", websocket.MessageBinary, make([]byte, MaxDatagram+2), BadShape},
		{"a hostile datagram", websocket.MessageBinary, append([]byte{webDatagram}, framed([]byte{0x92, byte(KindAck), 0xff})...), BadField},
		{"a message too long", websocket.MessageBinary, make([]byte, 2*piece), Lost},
	} {
		r, link := joined()
		if len(c.b) == MaxDatagram+2 {
			c.b[0] = webDatagram
		}
		if err := r.conn.Write(soon(t), c.kind, c.b); err != nil {
			t.Fatal(err)
		}
		if e := over(t, link); e.Code != c.code {
			t.Errorf("%s: the server noted %+v", c.name, e)
		}
	}
}

// pieces splits what is too long for a message.
func pieces(b []byte) func(func([]byte) bool) {
	return func(yield func([]byte) bool) {
		for len(b) > 0 {
			n := min(len(b), piece)
			if !yield(b[:n]) {
				return
			}
			b = b[n:]
		}
	}
}

func TestVersionsAreComparedOverWebSocket(t *testing.T) {
	h := onLoopback(t)
	at := h.page(t)
	for query, word := range map[string]string{fmt.Sprintf("?protocol=%d", Protocol-1): "update the station", fmt.Sprintf("?protocol=%d", Protocol+1): "update the server", "": "update the station"} {
		if e := comeByWeb(t, at, query).cut(); e.Code != Version || !strings.Contains(e.Error(), word) {
			t.Errorf("%q heard %+v", query, e)
		}
	}
}

func TestGuestOverWebSocketIsAskedWhetherToTrust(t *testing.T) {
	h := onLoopback(t)
	knock := h.web(t)
	var other Fingerprint
	if _, _, err := knock(soon(t), Guest{Pin: &other}); !errors.Is(err, ErrWrongKey) {
		t.Errorf("another table was trusted: %v", err)
	}
	wary := errors.New("who is that?")
	if _, _, err := knock(soon(t), Guest{Trust: func(Fingerprint) error { return wary }}); !errors.Is(err, wary) {
		t.Errorf("a table was trusted: %v", err)
	}
}

func TestLinkOverWebSocketProvesNoKey(t *testing.T) {
	h := onLoopback(t)
	client, server := enter(t, h, h.web(t))
	if client.Pinned() || server.Pinned() {
		t.Error("a link over plain HTTP proves a key")
	}
	if c := client.Carrier(); c.Name != "WebSocket" || c.Why != errNoOffer.Error() {
		t.Errorf("the client says that it comes over %+v", c)
	}
	if client, server := h.join(t); !client.Pinned() || !server.Pinned() {
		t.Error("a link over QUIC proves no key")
	}
	for client.RoundTrip() == 0 || server.RoundTrip() == 0 { // until asked and answered
		time.Sleep(time.Millisecond)
	}
	if sent, received := h.Traffic(); sent == 0 || received == 0 {
		t.Errorf("%d bytes went out and %d came in", sent, received)
	}
}

// TestOneDoorstepForAllCarriers fills the doorstep with silent guests over WebSocket; a guest over
// QUIC still gets in.
func TestOneDoorstepForAllCarriers(t *testing.T) {
	h := onLoopback(t)
	at := h.page(t)
	var mute []*rawWeb
	for range MaxWaiting {
		mute = append(mute, comeByWeb(t, at, ours))
	}
	h.join(t)
	if e := mute[0].cut(); e.Code != Crowded {
		t.Errorf("the oldest heard %+v", e)
	}
}

func TestClosedDoorSaysGoodbyeOverWebSocket(t *testing.T) {
	h := onLoopback(t)
	at := h.page(t)
	client, _ := enter(t, h, h.from(at))
	h.Close("Good night.")
	if e := over(t, client); e.Code != Closing || e.Reason != "Good night." {
		t.Errorf("the client heard %+v", e)
	}
	answer, err := http.Get("http" + strings.TrimPrefix(at, "ws") + WebPath + ours)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("a closed door answers %s", answer.Status)
	}
}

// TestDeadWebSocketIsNoticed makes a client vanish whose TCP connection stays.
func TestDeadWebSocketIsNoticed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		near, far := net.Pipe()
		made := make(chan *websocket.Conn, 1)
		server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if conn, err := websocket.Accept(w, r, nil); err == nil {
				made <- conn
			}
		})}
		one := &oneConn{conn: far, over: make(chan struct{})}
		go func() { _ = server.Serve(one) }()
		defer server.Close()
		transport := &http.Transport{DialContext: func(context.Context, string, string) (net.Conn, error) { return near, nil }}
		client, _, err := websocket.Dial(t.Context(), "ws://table/link", &websocket.DialOptions{HTTPClient: &http.Client{Transport: transport}})
		if err != nil {
			t.Fatal(err)
		}
		defer client.CloseNow()
		go func() { _, _ = io.Copy(io.Discard, near) }() // reads everything, and says nothing
		begun := time.Now()
		l := newLink(newWebCarrier(newWired(<-made), "far", new(tally), nil), serverSide)
		if e := over(t, l); e.Code != Lost || time.Since(begun) != webIdle {
			t.Errorf("a dead client is noticed after %v: %+v", time.Since(begun), e)
		}
	})
}

// oneConn is a listener with one connection.
type oneConn struct {
	conn net.Conn
	over chan struct{}
}

func (o *oneConn) Accept() (net.Conn, error) {
	if c := o.conn; c != nil {
		o.conn = nil
		return c, nil
	}
	<-o.over
	return nil, net.ErrClosed
}

func (o *oneConn) Close() error   { close(o.over); return nil }
func (o *oneConn) Addr() net.Addr { return webAddr("far") }
