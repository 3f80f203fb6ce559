package netcode

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"broadside/sim/say"
)

// IsPage reports whether an address is a table's page, where browsers join: ws://host:port or
// wss://host:port. A hall's begins with http.
func IsPage(addr string) bool {
	return strings.HasPrefix(addr, "ws://") || strings.HasPrefix(addr, "wss://")
}

// WebPath is the path of the WebSocket on the server of a table's page.
const WebPath = "/link"

// query tells a table which version a browser speaks.
func (g *Guest) query() string { return fmt.Sprintf("?protocol=%d", g.protocol()) }

// The first byte of each message of a WebSocket says what the message is.
const (
	webStream   byte = iota // a piece of the stream
	webDatagram             // a datagram
	webAsk                  // a mark of webMark bytes, to be returned
	webAnswer               // the same mark
	webKey                  // the table's fingerprint: the server's first message
	webShut                 // a code in two bytes and a reason: the last message
)

// webMark is the length of a mark, a time, in bytes.
const webMark = 8

// Timing of a WebSocket, which TCP keeps open even if nobody answers.
const (
	webBeat = time.Second // between marks
	webIdle = 4 * time.Second
)

// tally counts bytes of the carrier, framing excluded.
type tally struct{ sent, received atomic.Uint64 }

// socket is a WebSocket of this program or of its browser.
type socket interface {
	// read waits for a binary message no longer than a piece and its kind.
	read(context.Context) ([]byte, error)
	write(context.Context, []byte) error
	hangUp()
}

// webCarrier is a WebSocket. It sends marks of its own to measure the round-trip time and to
// notice that the other side is gone.
type webCarrier struct {
	conn   socket
	at     string
	why    string // why WebTransport is not used
	tally  *tally
	born   time.Time
	trip   trip
	ctx    context.Context
	cancel context.CancelCauseFunc

	pieces    chan []byte // of the stream; closed at its end
	rest      []byte      // of the piece being read
	datagrams chan []byte

	once    sync.Once
	running sync.WaitGroup
	silent  chan struct{} // closed when nothing more comes
}

// newWebCarrier returns a carrier over a connection. A server begins by sending its key.
func newWebCarrier(conn socket, at string, t *tally, key []byte) *webCarrier {
	w := &webCarrier{
		conn: conn, at: at, tally: t, born: time.Now(),
		pieces: make(chan []byte), datagrams: make(chan []byte, 8), silent: make(chan struct{}),
	}
	w.ctx, w.cancel = context.WithCancelCause(context.Background())
	w.running.Go(w.hear)
	w.running.Go(func() {
		if key == nil || w.writeMessage(w.ctx, webKey, key) == nil {
			w.sendMarks()
		}
	})
	return w
}

// writeMessage writes one message.
func (w *webCarrier) writeMessage(ctx context.Context, what byte, b []byte) error {
	m := append(append(make([]byte, 0, 1+len(b)), what), b...)
	w.tally.sent.Add(uint64(len(m)))
	return w.conn.write(ctx, m)
}

// hear sorts incoming messages until there are no more.
func (w *webCarrier) hear() {
	defer close(w.silent)
	defer close(w.pieces)
	for {
		b, err := w.read()
		if err == nil {
			err = w.take(b[0], b[1:])
		}
		if err != nil {
			w.cancel(err)
			return
		}
	}
}

// errWeb means that a message is not one of this carrier's.
var errWeb = &Ended{Code: BadShape, Reason: "A message of the WebSocket was refused."}

// read waits for one message.
func (w *webCarrier) read() ([]byte, error) {
	ctx, stop := context.WithTimeout(w.ctx, webIdle)
	defer stop()
	b, err := w.conn.read(ctx)
	switch {
	case ctx.Err() != nil && w.ctx.Err() == nil:
		return nil, &Ended{Code: Lost, Reason: say.Of(unheard, int(webIdle/time.Second))}
	case err != nil:
		return nil, err
	case len(b) == 0:
		return nil, errWeb
	}
	w.tally.received.Add(uint64(len(b)))
	return b, nil
}

// take handles a message.
func (w *webCarrier) take(what byte, b []byte) error {
	switch {
	case what == webStream && len(b) > 0:
		select {
		case w.pieces <- b:
		case <-w.ctx.Done():
		}
	case what == webDatagram && len(b) <= MaxDatagram:
		select {
		case w.datagrams <- b:
		default: // dropped, as datagrams may be
		}
	case what == webAsk && len(b) == webMark:
		return w.writeMessage(w.ctx, webAnswer, b)
	case what == webAnswer && len(b) == webMark:
		w.trip.addSample(time.Since(w.born) - time.Duration(binary.BigEndian.Uint64(b)))
	case what == webShut:
		return parseShut(b)
	default:
		return errWeb
	}
	return nil
}

// parseShut returns why the other side has shut the carrier.
func parseShut(b []byte) error {
	if len(b) < 2 {
		return errWeb
	}
	return &Ended{Code: Code(binary.BigEndian.Uint16(b)), Reason: reason(string(b[2:])), Remote: true}
}

// trip is a smoothed round-trip time, a time.Duration.
type trip struct{ atomic.Int64 }

// addSample adds the round-trip time of an answer, and ignores an impossible one.
func (t *trip) addSample(took time.Duration) {
	if took < 0 || took > webIdle {
		return
	}
	if old := time.Duration(t.Load()); old > 0 {
		took = old + (took-old)/8
	}
	t.Store(int64(took))
}

// sendMarks sends marks until the carrier ends.
func (w *webCarrier) sendMarks() {
	t := time.NewTicker(webBeat)
	defer t.Stop()
	for {
		mark := binary.BigEndian.AppendUint64(nil, uint64(time.Since(w.born)))
		if w.writeMessage(w.ctx, webAsk, mark) != nil {
			return // the reader notices
		}
		select {
		case <-t.C:
		case <-w.ctx.Done():
			return
		}
	}
}

func (w *webCarrier) Read(p []byte) (int, error) {
	if len(w.rest) == 0 {
		b, open := <-w.pieces
		if !open {
			return 0, context.Cause(w.ctx)
		}
		w.rest = b
	}
	n := copy(p, w.rest)
	w.rest = w.rest[n:]
	return n, nil
}

func (w *webCarrier) Write(p []byte) (n int, err error) {
	for n < len(p) && err == nil {
		end := min(n+piece, len(p))
		if err = w.writeMessage(w.ctx, webStream, p[n:end]); err == nil {
			n = end
		}
	}
	return n, err
}

func (w *webCarrier) sendDatagram(b []byte) error {
	if len(b) > MaxDatagram {
		return errTooLarge
	}
	return w.writeMessage(w.ctx, webDatagram, b)
}

func (w *webCarrier) receiveDatagram(ctx context.Context) ([]byte, error) {
	return awaitDatagram(ctx, w.datagrams, w.ctx)
}

// shut sends the reason, and closes the connection once the other side has, or after a
// moment: closing it at once would lose what the other side has not read.
func (w *webCarrier) shut(code Code, why say.Text) {
	w.once.Do(func() {
		ctx, stop := context.WithTimeout(w.ctx, LingerTime)
		defer stop()
		if w.writeMessage(ctx, webShut, append(binary.BigEndian.AppendUint16(nil, uint16(code)), why...)) == nil {
			select {
			case <-w.silent:
			case <-ctx.Done():
			}
		}
		w.cancel(&Ended{Code: code, Reason: why})
		w.conn.hangUp()
		w.running.Wait()
	})
}

// ended prefers the carrier's own reason to the error of a call on it.
func (w *webCarrier) ended(err error) *Ended {
	if cause := context.Cause(w.ctx); cause != nil {
		err = cause
	}
	var e *Ended
	if errors.As(err, &e) {
		return e
	}
	return &Ended{Code: Lost, Reason: hungUp}
}

func (w *webCarrier) kind() Carrier            { return Carrier{"WebSocket", w.why} }
func (w *webCarrier) remote() string           { return w.at }
func (w *webCarrier) pinned() bool             { return false }
func (w *webCarrier) roundTrip() time.Duration { return time.Duration(w.trip.Load()) }

// knockOverWeb opens a WebSocket. It retries without an answer, doubling the time each
// attempt may take, as a browser on a slow machine is slow to notice one. The key that the
// table sends there is unproven.
func (g *Guest) knockOverWeb(ctx context.Context, addr string) knocked {
	for wait := KnockTime; ; wait *= 2 {
		k := g.connectWeb(ctx, addr, wait)
		if !errors.Is(k.err, errUnheard) && !errors.Is(k.err, errHeldBack) || !pause(ctx, KnockAgain) {
			return k
		}
	}
}

// errHeldBack means that a WebSocket opens but nothing arrives over it.
var errHeldBack = &Ended{Code: Lost, Reason: "The table answers, but nothing comes over its WebSocket: a proxy or VPN in between blocks it. Switch that off, or exclude this address from it."}

// connectWeb makes one attempt.
func (g *Guest) connectWeb(ctx context.Context, addr string, wait time.Duration) knocked {
	once, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	conn, err := openSocket(once, addr, WebPath+g.query())
	if err != nil {
		return knocked{err: err}
	}
	b, err := conn.read(once)
	var key Fingerprint
	switch {
	case err != nil:
		err = errHeldBack
	case len(b) > 0 && b[0] == webShut:
		err = parseShut(b[1:])
	case len(b) != 1+len(key) || b[0] != webKey:
		err = &Ended{Code: Version, Reason: "What answers there is not a Broadside table.", Remote: true}
	default:
		copy(key[:], b[1:])
		err = g.trust(key)
	}
	if err != nil {
		conn.hangUp()
		return knocked{err: err}
	}
	return knocked{carrier: newWebCarrier(conn, addr, new(tally), nil), shown: key}
}
