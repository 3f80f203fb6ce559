package netcode

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/coder/websocket"
)

// knownAs returns the names of a server under test.
func knownAs(t *testing.T, names ...string) KnownAs {
	t.Helper()
	k, err := ParseKnownAs(names)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestServerAnswersToItsOwnNames requests pages from a server by its own names and by others that
// somebody has pointed at it.
func TestServerAnswersToItsOwnNames(t *testing.T) {
	own, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	short, _, _ := strings.Cut(own, ".")
	k := knownAs(t, "Play.Example", "tables.example:8443", "203.0.113.7:7620", "[2001:db8::1]:7620")
	ask := func(host string, header ...string) (int, string) {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Host = host
		for i := 0; i < len(header); i += 2 {
			r.Header.Set(header[i], header[i+1])
		}
		w := httptest.NewRecorder()
		k.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "the page") }), 1, 1).Handler.ServeHTTP(w, r)
		return w.Code, w.Body.String()
	}
	for _, host := range []string{
		"127.0.0.1:7620", "127.0.0.1", "[::1]:7620", "[::1]", "192.168.1.20:7620", "[fe80::1%25eth0]:7620", "[2001:db8::7]:80", "localhost:7620", "LOCALHOST", "localhost.:7620",
		own, own + ":7620", short + ".local:7620", strings.ToUpper(short), "play.example", "play.example:443", "PLAY.example.", "tables.example", "tables.example:8443",
	} {
		if code, said := ask(host); code != http.StatusOK {
			t.Errorf("asked as %q the server answers %d: %s", host, code, said)
		}
	}
	for _, host := range []string{
		"", "evil.example", "evil.example:7620", "localhost.evil.example:7620", "127.0.0.1.evil.example", "evil.localhost", "play.example.evil.example", "evilplay.example",
		own + ".evil.example", "evil.local", "127.0.0.1:7620@evil.example", "127.0.0.1 evil.example", "[evil.example]", "evil.example\x1b[2J:7620",
	} {
		code, said := ask(host)
		if code != http.StatusForbidden || !strings.Contains(said, "--known-as") || strings.Contains(said, "\x1b") {
			t.Errorf("asked as %q the server answers %d: %q", host, code, said)
		}
	}
	for _, c := range []struct {
		site, mode string
		code       int
	}{
		{"same-origin", "cors", 200}, {"none", "navigate", 200}, {"cross-site", "navigate", 200}, {"same-site", "navigate", 200}, // a link is followed
		{"cross-site", "no-cors", 403}, {"cross-site", "cors", 403}, {"same-site", "no-cors", 403}, {"cross-site", "websocket", 403}, {"cross-site", "", 403},
	} {
		if code, said := ask("127.0.0.1", "Sec-Fetch-Site", c.site, "Sec-Fetch-Mode", c.mode); code != c.code {
			t.Errorf("%s, %s is answered %d: %s", c.site, c.mode, code, said)
		}
	}
	for _, name := range []string{"", "https://play.example", "play.example/", "a b", "*", "*.example", "bücher.example", "x\ny"} {
		if _, err := ParseKnownAs([]string{name}); !errors.Is(err, ErrName) {
			t.Errorf("%q is a name: %v", name, err)
		}
	}
}

// TestProxiesTellForWhomTheySpeak sends requests through trusted proxies, through an unknown one,
// and directly; some have a forged header.
func TestProxiesTellForWhomTheySpeak(t *testing.T) {
	k, err := knownAs(t).Behind([]string{"127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ remote, said, from string }{
		{"127.0.0.1:40", "203.0.113.7", "203.0.113.7:40"},
		{"127.0.0.1:40", "203.0.113.7:5000", "203.0.113.7:40"},
		{"[::1]:40", "2001:db8::7", "[2001:db8::7]:40"},
		{"[::ffff:127.0.0.1]:40", "[2001:db8::7]:5000", "[2001:db8::7]:40"},
		{"127.0.0.1:40", "203.0.113.7, 10.1.2.3", "203.0.113.7:40"},  // two proxies
		{"127.0.0.1:40", "127.0.0.1, 203.0.113.7", "203.0.113.7:40"}, // claims to be this machine
		{"127.0.0.1:40", "nonsense, 203.0.113.7 , 10.1.2.3", "203.0.113.7:40"},
		{"127.0.0.1:40", "203.0.113.7, nonsense", "127.0.0.1:40"},
		{"127.0.0.1:40", "127.0.0.1", "127.0.0.1:40"}, // somebody on this machine
		{"127.0.0.1:40", "", "127.0.0.1:40"},
		{"192.168.1.7:40", "203.0.113.7", "192.168.1.7:40"}, // not a proxy
		{"192.168.1.7:40", "127.0.0.1", "192.168.1.7:40"},
		{"@", "203.0.113.7", "@"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Host, r.RemoteAddr = "127.0.0.1", c.remote
		if c.said != "" {
			r.Header["X-Forwarded-For"] = strings.SplitN(c.said, ", ", 2) // a header may occur twice
		}
		from := ""
		k.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { from = r.RemoteAddr }), 1, 1).Handler.ServeHTTP(httptest.NewRecorder(), r)
		if from != c.from {
			t.Errorf("%s says %q, and somebody comes from %s, not %s", c.remote, c.said, from, c.from)
		}
	}
	for _, name := range []string{"", "proxy.example", "10.0.0.0/33", "127.0.0.1:80"} {
		if _, err := k.Behind([]string{name}); !errors.Is(err, ErrName) {
			t.Errorf("%q is a proxy: %v", name, err)
		}
	}
}

// TestGuestsOfAProxyAreCountedApart joins over a WebSocket through a proxy on this machine.
func TestGuestsOfAProxyAreCountedApart(t *testing.T) {
	h := onLoopback(t)
	for _, proxies := range [][]string{nil, {"127.0.0.1"}} {
		k, err := knownAs(t).Behind(proxies)
		if err != nil {
			t.Fatal(err)
		}
		s := httptest.NewServer(k.NewServer(h.WebHandler(k), 9, 9).Handler)
		t.Cleanup(s.Close)
		to, err := url.Parse(s.URL)
		if err != nil {
			t.Fatal(err)
		}
		by := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(to)
			r.Out.Header.Set("X-Forwarded-For", "203.0.113.7")
		}}
		_, link := enter(t, h, h.from(served(t, http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
			if r.URL.Path == OfferPath { // so that it is a WebSocket
				http.NotFound(out, r)
				return
			}
			by.ServeHTTP(out, r)
		}))))
		if from := strings.HasPrefix(link.Remote(), "203.0.113.7:"); from != (proxies != nil) {
			t.Errorf("behind %v a guest comes from %s", proxies, link.Remote())
		}
	}
}

// TestPageOfAnotherPlaceHasNoWebSocket: a page that somebody else has made must not play at the
// table in its reader's name, whatever name it has pointed here.
func TestPageOfAnotherPlaceHasNoWebSocket(t *testing.T) {
	h := onLoopback(t)
	s := httptest.NewServer(h.WebHandler(knownAs(t, "play.example", "tables.example:8443")))
	t.Cleanup(s.Close)
	at := s.Listener.Addr().String()
	_, port, err := net.SplitHostPort(at)
	if err != nil {
		t.Fatal(err)
	}
	// The page's name leads to the server, like an attacker's.
	led := &http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
		var d net.Dialer
		return d.DialContext(ctx, network, at)
	}}}
	t.Cleanup(led.CloseIdleConnections)
	for _, c := range []struct {
		host, origin string
		in           bool
	}{
		{at, "", true}, // not a browser
		{at, "http://" + at, true},
		{"localhost:" + port, "http://localhost:" + port, true},
		{"play.example", "https://play.example", true},
		{at, "https://play.example", true}, // a proxy has set the address
		{at, "https://tables.example:8443", true},
		{"[2001:db8::1]:7620", "http://[2001:db8::1]:7620", true},
		{at, "http://elsewhere.example", false},
		{at, "null", false},
		{at, "file://", false},
		{at, "http://" + at + ".elsewhere.example", false},
		{at, "http://127.0.0.1:1", false}, // another program's page
		{at, "http://localhost:" + port, false},
		{at, "https://tables.example", false},
		{"elsewhere.example:" + port, "http://elsewhere.example:" + port, false}, // rebound
		{"elsewhere.example:" + port, "", false},
		{"elsewhere.example:" + port, "https://play.example", false},
		{"play.example", "https://play.example.elsewhere.example", false},
	} {
		header := http.Header{}
		if c.origin != "" {
			header.Set("Origin", c.origin)
		}
		conn, answer, err := websocket.Dial(soon(t), "ws://"+c.host+WebPath+ours, &websocket.DialOptions{HTTPClient: led, HTTPHeader: header})
		switch {
		case c.in && err != nil:
			t.Errorf("a page of %s at %s is not let in: %v", c.origin, c.host, err)
		case !c.in && (err == nil || answer == nil || answer.StatusCode != http.StatusForbidden):
			t.Errorf("a page of %s at %s is let in: %v", c.origin, c.host, err)
		}
		if err == nil {
			_ = conn.CloseNow()
		}
	}
}

// TestServerWaitsForNobodyForLong sends requests that are never complete: the header, the body, and
// nothing after the first answer.
func TestServerWaitsForNobodyForLong(t *testing.T) {
	for said, most := range map[string]time.Duration{
		"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n":                                         HelloTime,
		"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000\r\n\r\nname=Hesper": 2 * HelloTime,
		"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n":                                     time.Minute,
	} {
		synctest.Test(t, func(t *testing.T) {
			near, far := net.Pipe()
			s := KnownAs{}.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { _ = r.ParseForm() }), 9, 9)
			one := &oneConn{conn: far, over: make(chan struct{})}
			go func() { _ = s.Serve(one) }()
			defer s.Close()
			begun := time.Now()
			go func() { _, _ = io.WriteString(near, said) }()
			_, _ = io.Copy(io.Discard, near)
			if took := time.Since(begun); took > most+time.Second { // a second in which to say so
				t.Errorf("%q holds the server for %v", said, took)
			}
		})
	}
}
