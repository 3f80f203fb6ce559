package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"broadside/netcode"
)

// withPage returns a server in a folder of its own, with a page for browsers beside it.
func withPage(t *testing.T) (program string) {
	t.Helper()
	folder := t.TempDir()
	program = filepath.Join(folder, "server")
	if err := os.Link(os.Args[0], program); err != nil { // another file system
		b, err := os.ReadFile(os.Args[0])
		if err == nil {
			err = os.WriteFile(program, b, 0o700)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "web"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"index.html", "page.css", "page.js", "wasm_exec.js.gz", "station.wasm.gz"} {
		if err := os.WriteFile(filepath.Join(folder, "web", name), []byte("a page of the table"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return program
}

// rebound is a browser for which a name leads to this machine: the name of the page that it shows,
// which sends requests in its reader's name.
type rebound struct {
	*testing.T
	http.Client
	at string // the address to which the name leads
}

func rebind(t *testing.T, front string) *rebound {
	t.Helper()
	u, err := url.Parse(front)
	if err != nil {
		t.Fatal(err)
	}
	b := &rebound{T: t, at: u.Host}
	b.Transport = &http.Transport{DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
		var d net.Dialer
		return d.DialContext(ctx, network, b.at)
	}}
	t.Cleanup(b.CloseIdleConnections)
	return b
}

// asks sends a request by a name, as a page of an origin does, and returns the answer.
func (b *rebound) asks(method, name, path, origin string) (int, string) {
	b.Helper()
	r, err := http.NewRequestWithContext(b.Context(), method, "http://"+name+path, strings.NewReader("scenario=nothing&name=Hers"))
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	r.Header.Set("Sec-Fetch-Site", "same-origin") // as the browser believes
	if origin != "" {
		r.Header.Set("Origin", origin)
	}
	if strings.HasPrefix(path, netcode.WebPath) {
		for name, value := range map[string]string{"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="} {
			r.Header.Set(name, value)
		}
	}
	a, err := b.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer a.Body.Close()
	if a.StatusCode == http.StatusSwitchingProtocols {
		return a.StatusCode, ""
	}
	text, err := io.ReadAll(a.Body)
	if err != nil {
		b.Fatal(err)
	}
	return a.StatusCode, string(text)
}

// try is a request of somebody's page, and the status with which it is answered by the server's own
// name.
type try struct {
	method, path string
	code         int
}

// rebinds makes a page send all requests by names that lead to the server but are not its own, and
// by its own names.
func (b *rebound) rebinds(tries []try, own ...string) {
	b.Helper()
	_, port, err := net.SplitHostPort(b.at)
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range tries {
		for _, name := range []string{"evil.example", "evil.example:" + port, "localhost.evil.example:" + port, "127.0.0.1.evil.example:" + port, "play.example.evil.example"} {
			if code, said := b.asks(c.method, name, c.path, "http://"+name); code != http.StatusForbidden || !strings.Contains(said, "--known-as") {
				b.Errorf("a page of %s asks for %s and is answered %d: %.200s", name, c.path, code, said)
			}
		}
		for _, name := range append(own, b.at, "localhost:"+port, "[::1]:"+port) {
			if code, said := b.asks(c.method, name, c.path, "http://"+name); code != c.code {
				b.Errorf("at its own name, %s, %s is answered %d: %.200s", name, c.path, code, said)
			}
		}
	}
}

// TestFaultReboundPageReachesNoTable makes a page in a browser on the host's machine point its own
// name at the table, to play there and to read the metrics.
func TestFaultReboundPageReachesNoTable(t *testing.T) {
	c := server(t, "host", "--address", "127.0.0.1:0", "--web", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--discovery=false", "--status", "0s", "--state", t.TempDir(), "--known-as", "play.example")
	c.Path = withPage(t)
	r := start(t, os.Stderr, c)
	var at [2]string
	for i, pattern := range []string{`(http://\S+)/metrics`, `In a browser, or on a phone: (http://\S+)/`} {
		line := regexp.MustCompile(pattern)
		(&hallProcess{out: r.out}).await(t, pattern, func() bool { return line.MatchString(r.out.String()) })
		at[i] = line.FindStringSubmatch(r.out.String())[1]
	}
	link := netcode.WebPath + "?protocol=1"
	rebind(t, at[0]).rebinds([]try{{"GET", "/metrics", 200}, {"GET", "/debug/pprof/goroutine?debug=1", 200}}, "play.example")
	page := rebind(t, at[1])
	page.rebinds([]try{{"GET", "/", 200}, {"GET", link, 101}}, "play.example", "play.example:8443")
	for _, origin := range []string{"http://evil.example", "null", "http://127.0.0.1:1"} { // from elsewhere, without another name
		if code, said := page.asks("GET", page.at, link, origin); code != http.StatusForbidden || !strings.Contains(said, "another site") {
			t.Errorf("a page of %s comes to the table and is answered %d: %s", origin, code, said)
		}
	}
	if code, said := page.asks("GET", page.at, link, "https://play.example"); code != http.StatusSwitchingProtocols {
		t.Errorf("behind a proxy that names the address the table answers %d: %s", code, said)
	}
	r.end(t)
}

// TestFaultReboundPageReachesNoHall does the same with a hall: to list its tables, to read its
// metrics, and to ask for a table.
func TestFaultReboundPageReachesNoHall(t *testing.T) {
	h := openHall(t, "--known-as", "club.example", "--public", "https://play.example")
	b := rebind(t, h.front)
	b.rebinds([]try{
		{"GET", "/", 200}, {"GET", "/host", 200}, {"GET", "/hall", 200}, {"GET", "/tables", 200}, {"GET", "/metrics", 200}, {"POST", "/tables", 400}, // for an unknown scenario
	}, "play.example")
	if code, said := b.asks("GET", "club.example", "/hall", ""); code != http.StatusOK {
		t.Errorf("by a name of the settings the hall answers %d: %s", code, said)
	}
	if _, errs, code := run(t, "hall", "--local", "1", "--nats-port", "0", "--listen", "127.0.0.1:0", "--public", "play.example"); code == 0 || !strings.Contains(errs, "https://play.example") {
		t.Errorf("a hall at no address ends with %d: %s", code, errs)
	}
	if _, errs, code := run(t, "hall", "--local", "1", "--nats-port", "0", "--listen", "127.0.0.1:0", "--known-as", "https://play.example"); code == 0 || !strings.Contains(errs, "invalid server name") {
		t.Errorf("a hall of no name ends with %d: %s", code, errs)
	}
	if _, errs, code := run(t, "hall", "--local", "1", "--nats-port", "0", "--listen", "127.0.0.1:0", "--public", "https://play.example", "--proxy", "play.example"); code == 0 || !strings.Contains(errs, "not the address of a proxy") {
		t.Errorf("a hall behind no proxy ends with %d: %s", code, errs)
	}
}
