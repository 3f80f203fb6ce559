package netcode

import (
	"bytes"
	"context"
	"crypto/sha256"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/webtransport-go"
)

// webTransport returns how guests dial over WebTransport.
func (h *house) webTransport(t *testing.T) func(context.Context, Guest) (Link, *Welcome, error) {
	t.Helper()
	return h.from(served(t, h.WebHandler(KnownAs{})))
}

// offer requests what WebTransport needs, as the house's page does.
func (h *house) offer(t *testing.T) offer {
	t.Helper()
	out := httptest.NewRecorder()
	h.serveOffer(out, KnownAs{})
	o, of, err := parseOffer(out.Body.Bytes())
	if err != nil || of != h.id.Fingerprint() || !signed(t.Context(), of, &o) {
		t.Fatalf("the table offers %+v, %v", o, err)
	}
	return o
}

// session is a client over WebTransport that keeps to no rules.
type session struct {
	*sessionCarrier
	client *webtransport.ClientConn
}

// session opens a session with a request to a path and its query.
func (h *house) session(t *testing.T, path string, header http.Header) (*session, error) {
	t.Helper()
	if h.known.Load() == nil {
		h.WebHandler(KnownAs{})
	}
	socket := h.open(t, here)
	transport := &quic.Transport{Conn: socket}
	t.Cleanup(func() {
		_ = transport.Close()
		_ = socket.Close()
	})
	o := h.offer(t)
	conn, err := transport.Dial(soon(t), h.Addr(), hashed(o.certificate), sessionConfig())
	if err != nil {
		return nil, err
	}
	s := &session{sessionCarrier: &sessionCarrier{conn: conn, gone: make(chan struct{})}}
	if s.client, err = new(webtransport.Transport).NewClientConn(conn); err != nil {
		return nil, err
	}
	host := h.Addr().String()
	if at := header.Get("Host"); at != "" {
		host = at
		header.Del("Host")
	}
	if _, s.sessionCarrier.session, err = s.client.Dial(soon(t), "https://"+host+path, header); err != nil {
		return nil, err
	}
	return s, nil
}

// knocks opens a session with a stream.
func (h *house) knocks(t *testing.T) *session {
	t.Helper()
	s, err := h.session(t, WebPath+ours, nil)
	if err == nil {
		s.stream, err = s.sessionCarrier.session.OpenStream()
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// cut waits until the server has closed the session, and returns why.
func (s *session) cut(t *testing.T) *Ended {
	t.Helper()
	select {
	case <-s.sessionCarrier.session.Context().Done():
	case <-soon(t).Done():
		t.Fatal("the server does not cut the link")
	}
	return s.ended(nil)
}

func TestHostileClientOverWebTransportIsCutWithAReason(t *testing.T) {
	bubble(t, mallory)
}

func mallory(t *testing.T, h *house) {
	joined := func() (*session, Link) {
		s := h.knocks(t)
		send(t, s, &Hello{Protocol: Protocol, Name: "Mallory"})
		link, _, err := h.Accept(soon(t))
		if err != nil {
			t.Fatal(err)
		}
		return s, link
	}
	for _, c := range hostilities() {
		s, link := joined()
		if c.b == nil {
			send(t, s, &Hello{Protocol: Protocol, Name: "Mallory"})
		} else if _, err := s.Write(c.b); err != nil {
			t.Fatal(err)
		}
		if e := s.cut(t); e.Code != c.code || len(e.Reason) < 20 {
			t.Errorf("%s: the client heard %+v", c.name, e)
		}
		if e := over(t, link); e.Code != c.code || e.Remote {
			t.Errorf("%s: the server noted %+v", c.name, e)
		}
	}
	for name, c := range map[string]struct {
		does func(*session) error
		code Code
	}{
		"a hostile datagram":    {func(s *session) error { return s.sendDatagram(framed([]byte{0x92, byte(KindAck), 0xff})) }, BadField},
		"a datagram of nothing": {func(s *session) error { return s.sendDatagram(nil) }, BadSize},
		"another stream":        {func(s *session) error { return opened(s.sessionCarrier.session.OpenStream()) }, BadWay},
		"another stream, of one way": {func(s *session) error {
			return opened(s.sessionCarrier.session.OpenUniStream())
		}, BadWay},
		"another session": {func(s *session) error {
			_, _, _ = s.client.Dial(soon(t), "https://"+h.Addr().String()+WebPath+ours, nil)
			return nil
		}, BadWay},
		"a request for a page": {func(s *session) error {
			_, _ = s.client.RoundTrip(&http.Request{Method: http.MethodGet, Host: "127.0.0.1", URL: &url.URL{Scheme: "https", Host: "127.0.0.1", Path: "/"}})
			return nil
		}, BadWay},
		"a request that is malformed":         {malformed(0x01, 0x02, 0xff, 0xff), BadWay},
		"a request without a method":          {malformed(0x01, 0x02, 0x00, 0x00), BadWay},
		"a request with a header without end": {malformed(0x01, 0xbf, 0xff, 0xff, 0xff), BadWay},
		"a goodbye without a word":            {func(s *session) error { s.shut(Kicked, "I go."); return nil }, Kicked},
		"the end of the connection":           {func(s *session) error { return s.conn.CloseWithError(0x100, "") }, Lost},
		"the end of the stream":               {func(s *session) error { return s.stream.Close() }, Lost},
	} {
		s, link := joined()
		if err := c.does(s); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if e := over(t, link); e.Code != c.code || e.Reason == "" {
			t.Errorf("%s: the server noted %+v", name, e)
		}
	}
}

// malformed opens a stream of HTTP/3 and writes something that is not a request.
func malformed(b ...byte) func(*session) error {
	return func(s *session) error {
		stream, err := s.conn.OpenStream()
		if err == nil {
			_, err = stream.Write(b)
		}
		return err
	}
}

// opened writes to a stream, which the server notices only then and may already have cut.
func opened(w interface{ Write([]byte) (int, error) }, err error) error {
	if err == nil {
		_, _ = w.Write([]byte("hello"))
	}
	return err
}

func TestVersionsAreComparedOverWebTransport(t *testing.T) {
	h := onLoopback(t)
	for query, word := range map[string]string{fmt.Sprintf("?protocol=%d", Protocol-1): "update the station", fmt.Sprintf("?protocol=%d", Protocol+1): "update the server", "": "update the station"} {
		s, err := h.session(t, WebPath+query, nil)
		if err != nil {
			t.Fatal(err)
		}
		if e := s.cut(t); e.Code != Version || !strings.Contains(e.Error(), word) {
			t.Errorf("%q heard %+v", query, e)
		}
	}
}

// TestAPageThatIsLoadedAgainHasNotLeft closes a session as browsers do for a page that is closed or
// loaded again, which they cannot tell apart; a guest who leaves says so in a message.
func TestAPageThatIsLoadedAgainHasNotLeft(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		for want, does := range map[Code]func(*session){
			Lost: func(s *session) { _ = s.sessionCarrier.session.CloseWithError(0, "") },
			Bye:  func(s *session) { send(t, s, &Goodbye{}) },
		} {
			s := h.knocks(t)
			send(t, s, &Hello{Protocol: Protocol, Name: "Mara"})
			link, _, err := h.Accept(soon(t))
			if err != nil {
				t.Fatal(err)
			}
			does(s)
			if e := over(t, link); e.Code != want {
				t.Errorf("the server noted %+v, not %v", e, want)
			}
		}
	})
}

func TestSilentGuestsOverWebTransportAreSentAway(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		begun := time.Now()
		mute, err := h.session(t, WebPath+ours, nil) // opens no stream
		if err != nil {
			t.Fatal(err)
		}
		slow := h.knocks(t)
		if _, err := slow.Write([]byte{0}); err != nil {
			t.Fatal(err)
		}
		if _, err := h.session(t, "/", nil); err == nil {
			t.Error("there is something else at the door")
		}
		for _, s := range []*session{mute, slow} {
			<-s.conn.Context().Done()
			if d := time.Since(begun); d < HelloTime || d > HelloTime+2*LingerTime {
				t.Errorf("a guest who says nothing is sent away after %v", d)
			}
		}
	})
}

// TestPageOfAnotherPlaceHasNoWebTransport is like that of the WebSocket, except that ports may
// differ.
func TestPageOfAnotherPlaceHasNoWebTransport(t *testing.T) {
	h := onLoopback(t)
	at := h.Addr().String()
	port := at[strings.LastIndex(at, ":"):]
	h.WebHandler(knownAs(t, "play.example", "tables.example:8443"))
	for _, c := range []struct {
		host, origin string
		in           bool
	}{
		{at, "", true}, // no browser
		{at, "http://127.0.0.1:7640", true},
		{"localhost" + port, "http://localhost:7640", true},
		{"play.example" + port, "https://play.example", true},
		{at, "https://play.example", true},
		{at, "https://tables.example:8443", true},
		{at, "http://elsewhere.example", false},
		{at, "null", false},
		{at, "http://127.0.0.1.elsewhere.example", false},
		{at, "http://localhost", false},
		{"elsewhere.example" + port, "http://elsewhere.example", false}, // rebound
		{"elsewhere.example" + port, "", false},
		{"play.example" + port, "https://play.example.elsewhere.example", false},
	} {
		header := http.Header{"Host": {c.host}}
		if c.origin != "" {
			header.Set("Origin", c.origin)
		}
		if _, err := h.session(t, WebPath+ours, header); c.in != (err == nil) || err != nil && !strings.Contains(err.Error(), "403") {
			t.Errorf("a page of %q at %s: %v", c.origin, c.host, err)
		}
	}
}

func TestLinkOverWebTransportProvesTheKey(t *testing.T) {
	h := onLoopback(t)
	client, server := enter(t, h, h.webTransport(t))
	if !client.Pinned() || !server.Pinned() {
		t.Error("a link over WebTransport proves no key")
	}
	for _, l := range []Link{client, server} {
		if c := l.Carrier(); c != (Carrier{Name: "WebTransport"}) {
			t.Errorf("the link is over %+v", c)
		}
	}
	for client.RoundTrip() == 0 || server.RoundTrip() == 0 {
		time.Sleep(time.Millisecond)
	}
	if sent, received := h.Traffic(); sent == 0 || received == 0 {
		t.Errorf("%d bytes went out and %d came in", sent, received)
	}
	var wrong Fingerprint
	if _, _, err := h.webTransport(t)(soon(t), Guest{Pin: &wrong}); !errors.Is(err, ErrWrongKey) {
		t.Errorf("another table was trusted: %v", err)
	}
}

// TestGuestWithoutWebTransportComesOverWebSocket: whatever keeps WebTransport from a guest, they
// still get in, and are told what it is. Nothing is proven to them then.
func TestGuestWithoutWebTransportComesOverWebSocket(t *testing.T) {
	h := onLoopback(t)
	web := h.WebHandler(KnownAs{})
	spoiled := func(at int) http.Handler {
		return http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
			if r.URL.Path != OfferPath {
				web.ServeHTTP(out, r)
				return
			}
			w := httptest.NewRecorder()
			web.ServeHTTP(w, r)
			b := w.Body.Bytes()
			b[at] ^= 1
			_, _ = out.Write(b)
		})
	}
	deaf := func() (net.PacketConn, error) { return net.ListenPacket("udp", here) }
	for _, c := range []struct {
		name string
		page http.Handler
		over func() (net.PacketConn, error)
		why  string
	}{
		{"a table that offers none", http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
			if r.URL.Path == OfferPath {
				http.NotFound(out, r)
			} else {
				web.ServeHTTP(out, r)
			}
		}), nil, errNoOffer.Error()},
		{"another certificate", spoiled(2), nil, errUnsigned.Error()},
		{"another signature", spoiled(2 + sha256.Size), nil, errUnsigned.Error()},
		{"another key", spoiled(offerSize - 1), nil, errUnsigned.Error()},
		{"UDP that leads nowhere", web, func() (net.PacketConn, error) {
			c, err := deaf()
			return &blocked{c}, err
		}, errNoUDP.Error()},
		{"no UDP", web, func() (net.PacketConn, error) { return nil, errors.New("not allowed here") }, "not allowed here"},
	} {
		client, server := enter(t, h, func(ctx context.Context, g Guest) (Link, *Welcome, error) {
			g.Over = c.over
			return h.from(served(t, c.page))(ctx, g)
		})
		if got := client.Carrier(); got.Name != "WebSocket" || got.Why != c.why {
			t.Errorf("%s: the guest comes over %+v", c.name, got)
		}
		if client.Pinned() || server.Pinned() {
			t.Errorf("%s proves a key", c.name)
		}
		client.Close(Bye, "")
		over(t, server)
	}
}

// blocked is a socket out of which nothing comes.
type blocked struct{ net.PacketConn }

func (b *blocked) WriteTo(p []byte, _ net.Addr) (int, error) { return len(p), nil }

// TestSilentGuestsOfAllCarriersMakeRoom fills the doorstep with silent guests over WebTransport.
func TestSilentGuestsOfAllCarriersMakeRoom(t *testing.T) {
	h := onLoopback(t)
	var mute []*session
	for range MaxWaiting {
		mute = append(mute, h.knocks(t))
	}
	h.join(t)
	select {
	case <-mute[0].conn.Context().Done():
	case <-soon(t).Done():
		t.Fatal("who stood there longest makes no room")
	}
	var app *quic.ApplicationError
	if err := context.Cause(mute[0].conn.Context()); !errors.As(err, &app) || Code(app.ErrorCode) != Crowded {
		t.Errorf("the oldest heard %v", err)
	}
}

func TestClosedDoorSaysGoodbyeOverWebTransport(t *testing.T) {
	h := onLoopback(t)
	client, _ := enter(t, h, h.webTransport(t))
	h.knocks(t) // and says nothing
	h.Close("Good night.")
	if e := over(t, client); e.Code != Closing || e.Reason != "Good night." {
		t.Errorf("the client heard %+v", e)
	}
}

func TestTableWithoutAPageHasNoWebTransport(t *testing.T) {
	h := onLoopback(t)
	socket := h.open(t, here)
	defer socket.Close()
	transport := &quic.Transport{Conn: socket}
	defer transport.Close()
	if _, err := transport.Dial(soon(t), h.Addr(), hashed(h.offer(t).certificate), sessionConfig()); err == nil {
		t.Error("a table without a page speaks HTTP/3")
	}
}

// TestCertificateIsRenewedBeforeItEnds runs a table for a month. At each moment a device whose
// clock is a day slow, or two days fast, finds a certificate that it accepts.
func TestCertificateIsRenewedBeforeItEnds(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		seen := map[[sha256.Size]byte]bool{}
		for day := range 60 {
			cert, hash, err := h.stamp.certificate()
			if err != nil {
				t.Fatal(err)
			}
			seen[hash] = true
			c, err := x509.ParseCertificate(cert.Certificate[0])
			if err != nil {
				t.Fatal(err)
			}
			if now := time.Now(); c.NotAfter.Sub(c.NotBefore) > 13*24*time.Hour || now.AddDate(0, 0, -1).Before(c.NotBefore) || now.AddDate(0, 0, 2).After(c.NotAfter) {
				t.Fatalf("after %d half days the certificate is good from %v to %v", day, c.NotBefore, c.NotAfter)
			}
			if day%9 == 0 {
				h.knocks(t).shut(Bye, "")
			}
			time.Sleep(12 * time.Hour)
		}
		if len(seen) < 4 || len(seen) > 8 {
			t.Errorf("there were %d certificates in a month", len(seen))
		}
	})
}

// FuzzOffer parses anything that a page's server may send as an offer.
func FuzzOffer(f *testing.F) {
	der, key, err := newCertificate(time.Now())
	if err != nil {
		f.Fatal(err)
	}
	o := offer{port: 7620, certificate: sha256.Sum256(der), signature: make([]byte, offerSignature), key: make([]byte, offerKey)}
	whole := o.bytes()
	f.Add(whole)
	f.Add(whole[:len(whole)-1])
	f.Add(append(whole, 0))
	f.Add([]byte("<!doctype html>"))
	if spki, err := x509.MarshalPKIXPublicKey(key.Public()); err == nil { // of another kind, and longer
		o.key = spki
		f.Add(o.bytes()[:offerSize])
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		o, of, err := parseOffer(raw)
		if err != nil {
			return
		}
		if !bytes.Equal(o.bytes(), raw) || of != sha256.Sum256(o.key) {
			t.Fatalf("%x is read as %+v of %s", raw, o, of)
		}
		if signed(t.Context(), of, &o) { // nobody here has a key
			t.Fatalf("%x is signed", raw)
		}
		if at, err := o.at("ws://[::1]:7640", ours); err != nil || at != fmt.Sprintf("https://[::1]:%d%s", o.port, WebPath+ours) {
			t.Fatalf("it leads to %s, %v", at, err)
		}
	})
}

// FuzzSession sends anything over a session: in two pieces of its stream, which then ends, and as a
// datagram. The link ends with a reason, and the next guest is let in.
func FuzzSession(f *testing.F) {
	for _, c := range hostilities() {
		f.Add(c.b, uint8(3), []byte(nil))
	}
	var all []byte
	for _, m := range samples() {
		if b, err := appendEnvelope(nil, m, PaddedSize); err == nil {
			all = append(all, b...)
		}
	}
	f.Add(all, uint8(200), framed([]byte{0x92, byte(KindAck), 0xff}))
	f.Add([]byte(nil), uint8(0), make([]byte, MaxDatagram))
	f.Fuzz(func(t *testing.T, raw []byte, cut uint8, datagram []byte) {
		bubble(t, func(t *testing.T, h *house) {
			s := h.knocks(t)
			send(t, s, &Hello{Protocol: Protocol, Name: "Mallory"})
			link, _, err := h.Accept(soon(t))
			if err != nil {
				t.Fatal(err)
			}
			go func() { // none of it is sure to arrive
				first := raw[:min(int(cut), len(raw))]
				_, _ = s.Write(first)
				_ = s.sendDatagram(datagram)
				_, _ = s.Write(raw[len(first):])
				_ = s.stream.Close()
			}()
			for range link.Inbox() {
			}
			if e := over(t, link); e.Reason == "" || e.Code != Lost && e.Code != Bye && e.Code < BadSize {
				t.Errorf("the link has ended by %+v", e)
			}
			send(t, h.knocks(t), &Hello{Protocol: Protocol, Name: "Ada"})
			if _, hello, err := h.Accept(soon(t)); err != nil || hello.Name != "Ada" {
				t.Errorf("the next to come is %+v, %v", hello, err)
			}
		})
	})
}

// forwarded is a socket of a guest who reaches the table at a port other than its own.
type forwarded struct {
	net.PacketConn
	inside, outside net.Addr
}

func (f *forwarded) WriteTo(p []byte, to net.Addr) (int, error) {
	if to.String() == f.outside.String() {
		to = f.inside
	} else if to.String() == f.inside.String() {
		return len(p), nil // nobody reaches that one
	}
	return f.PacketConn.WriteTo(p, to)
}

func (f *forwarded) ReadFrom(p []byte) (int, net.Addr, error) {
	n, from, err := f.PacketConn.ReadFrom(p)
	if err == nil && from.String() == f.inside.String() {
		from = f.outside
	}
	return n, from, err
}

// TestTableBehindAForwardedPort: guests of its page use WebTransport if the table knows the outside
// port, and otherwise a WebSocket.
func TestTableBehindAForwardedPort(t *testing.T) {
	h := onLoopback(t)
	outside := &net.UDPAddr{IP: h.Addr().IP, Port: 30620}
	for port, want := range map[int]string{outside.Port: "WebTransport", 0: "WebSocket"} {
		client, server := enter(t, h, func(ctx context.Context, g Guest) (Link, *Welcome, error) {
			g.Over = func() (net.PacketConn, error) {
				c, err := net.ListenPacket("udp", here)
				return &forwarded{c, h.Addr(), outside}, err
			}
			return h.from(served(t, h.WebHandler(KnownAs{}.Outside(port))))(ctx, g)
		})
		if got := client.Carrier(); got.Name != want {
			t.Errorf("with the port %d the guest comes over %+v, not %s", port, got, want)
		}
		client.Close(Bye, "")
		over(t, server)
	}
}
