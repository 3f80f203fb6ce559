//go:build !js

package netcode

import (
	"context"
	"net"
	"net/http"
	"strconv"
	"strings"

	"github.com/coder/websocket"

	"broadside/sim/say"
)

// wired is a WebSocket of this program.
type wired struct{ *websocket.Conn }

// newWired limits the messages that are read from a connection.
func newWired(c *websocket.Conn) wired {
	c.SetReadLimit(1 + piece)
	return wired{c}
}

func (w wired) read(ctx context.Context) ([]byte, error) {
	kind, b, err := w.Read(ctx)
	if err == nil && kind != websocket.MessageBinary {
		err = errWeb
	}
	return b, err
}

func (w wired) write(ctx context.Context, b []byte) error {
	return w.Write(ctx, websocket.MessageBinary, b)
}

// hangUp ends the connection at once.
func (w wired) hangUp() { _ = w.CloseNow() }

// openSocket opens a WebSocket, or returns why it cannot.
func openSocket(ctx context.Context, addr, path string) (socket, error) {
	conn, answer, err := websocket.Dial(ctx, addr+path, nil)
	switch {
	case err == nil:
		return newWired(conn), nil
	case ctx.Err() != nil:
		return nil, errUnheard
	case answer == nil:
		return nil, &Ended{Code: Lost, Reason: say.Of("Nobody answers at %s.", CleanLine(addr, MaxReason))}
	case answer.StatusCode == http.StatusServiceUnavailable:
		return nil, &Ended{Code: Crowded, Reason: crowded, Remote: true}
	}
	return nil, &Ended{Code: Version, Reason: say.Of(noTable, CleanLine(answer.Status, MaxReason)), Remote: true}
}

// WebHandler returns the handler of WebPath and OfferPath, which lets in guests over WebTransport
// and WebSocket. Accept returns them like others, and the same limits hold for all together.
// Only pages of this server are served.
func (l *QUICListener) WebHandler(known KnownAs) http.Handler {
	l.known.Store(&known)
	return http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		switch {
		case !known.isOwnPage(r, strings.EqualFold):
			http.Error(out, "A page of another site may not come to this table.", http.StatusForbidden)
		case r.URL.Path == OfferPath:
			l.serveOffer(out, known)
		default:
			l.serveWeb(out, r)
		}
	})
}

// serveWeb lets in a guest who does not come from a page of another site.
func (l *QUICListener) serveWeb(out http.ResponseWriter, r *http.Request) {
	who := l.arrive(hostOf(webAddr(r.RemoteAddr)))
	if who == nil {
		http.Error(out, crowded.String(), http.StatusServiceUnavailable)
		return
	}
	conn, err := websocket.Accept(out, r, &websocket.AcceptOptions{InsecureSkipVerify: true}) // owns has checked the origin
	if err != nil {
		l.leave(who) // the request was answered with the error
		return
	}
	c := newWebCarrier(newWired(conn), r.RemoteAddr, &l.traffic.web, l.key[:])
	theirs, err := strconv.Atoi(r.URL.Query().Get("protocol"))
	if err != nil {
		theirs = -1
	}
	if !l.invite(who, func() { go c.shut(Crowded, crowded) }, func() { l.admitWeb(c, who, theirs) }) {
		l.leave(who)
		c.shut(Closing, "The table is closing.")
	}
}

// webAddr is the address of a guest over HTTP.
type webAddr string

var _ net.Addr = webAddr("")

func (webAddr) Network() string  { return "tcp" }
func (a webAddr) String() string { return string(a) }

// admitWeb waits for the hello.
func (l *QUICListener) admitWeb(c *webCarrier, who *caller, theirs int) {
	if words := mismatch(l.version, Build(), theirs); words != "" {
		l.leave(who)
		c.shut(Version, words)
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), HelloTime)
	defer cancel()
	l.greet(ctx, c, who)
}
