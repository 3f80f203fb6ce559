//go:build !js

package netcode

import (
	"context"
	"net"
	"net/http"
	"strconv"

	"github.com/coder/websocket"
)

// hangUp ends a connection at once.
func hangUp(c *websocket.Conn) { _ = c.CloseNow() }

// webError is why there is no connection.
func webError(ctx context.Context, answer *http.Response, addr string) error {
	switch {
	case ctx.Err() != nil:
		return errUnheard
	case answer == nil:
		return &Ended{Code: Lost, Reason: CleanLine("Nobody answers at "+addr+".", MaxReason)}
	case answer.StatusCode == http.StatusServiceUnavailable:
		return &Ended{Code: Crowded, Reason: crowded, Remote: true}
	}
	return &Ended{Code: Version, Reason: CleanLine("What answers there is no Broadside table: "+answer.Status+".", MaxReason), Remote: true}
}

// ServeHTTP lets guests in over a WebSocket, by the same door: Accept brings them
// too, and what is limited is limited for all together.
func (l *QUICListener) ServeHTTP(out http.ResponseWriter, r *http.Request) {
	who := l.arrive(hostOf(webAddr(r.RemoteAddr)))
	if who == nil {
		http.Error(out, crowded, http.StatusServiceUnavailable)
		return
	}
	conn, err := websocket.Accept(out, r, nil) // which has answered, if not
	if err != nil {
		l.leave(who)
		return
	}
	c := newWebCarrier(conn, r.RemoteAddr, &l.traffic.web, l.key[:])
	theirs, err := strconv.Atoi(r.URL.Query().Get("protocol"))
	if err != nil {
		theirs = -1
	}
	if !l.invite(who, func() { go c.shut(Crowded, crowded) }, func() { l.admitWeb(c, who, theirs) }) {
		l.leave(who)
		c.shut(Closing, "The table is closing.")
	}
}

// webAddr is the address of somebody who asks over HTTP.
type webAddr string

var _ net.Addr = webAddr("")

func (webAddr) Network() string  { return "tcp" }
func (a webAddr) String() string { return string(a) }

// admitWeb listens to the hello.
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
