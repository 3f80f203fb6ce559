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

// IsPage reports whether an address is that of a table's page, by which a browser comes:
// ws://host:port or wss://host:port, since a hall's begins with http.
func IsPage(addr string) bool {
	return strings.HasPrefix(addr, "ws://") || strings.HasPrefix(addr, "wss://")
}

// WebPath is where the server of a table's page has the WebSocket.
const WebPath = "/link"

// query tells a table which version a browser speaks.
func (g *Guest) query() string { return fmt.Sprintf("?protocol=%d", g.protocol()) }

// Each message of a WebSocket begins with what it is.
const (
	webStream   byte = iota // a piece of the stream
	webDatagram             // a datagram
	webAsk                  // a mark of webMark bytes, to be answered
	webAnswer               // the same mark
	webKey                  // the table's fingerprint: what the server says first
	webShut                 // a code in two bytes and a reason: the last
)

// webMark is the bytes of a mark: when it was made.
const webMark = 8

// Times of a WebSocket, which TCP keeps alive however long nobody answers.
const (
	webBeat = time.Second // from one question to the next
	webIdle = 4 * time.Second
)

// tally counts bytes, as the carrier's own.
type tally struct{ sent, received atomic.Uint64 }

// socket is a WebSocket as this machine has it: a program's own, or its browser's.
type socket interface {
	// read waits for a binary message of at most a piece and its kind.
	read(context.Context) ([]byte, error)
	write(context.Context, []byte) error
	hangUp()
}

// webCarrier is a WebSocket. Its own questions tell how long an answer takes, and
// that the other side is there.
type webCarrier struct {
	conn   socket
	at     string
	why    string // it is no WebTransport
	tally  *tally
	born   time.Time
	trip   trip
	ctx    context.Context
	cancel context.CancelCauseFunc

	pieces    chan []byte // of the stream; closed when no more come
	rest      []byte      // of the piece that is being read
	datagrams chan []byte

	once    sync.Once
	running sync.WaitGroup
	silent  chan struct{} // closed when the other side says no more
}

// newWebCarrier makes a carrier of a connection, which a server begins with its key.
func newWebCarrier(conn socket, at string, t *tally, key []byte) *webCarrier {
	w := &webCarrier{
		conn: conn, at: at, tally: t, born: time.Now(),
		pieces: make(chan []byte), datagrams: make(chan []byte, 8), silent: make(chan struct{}),
	}
	w.ctx, w.cancel = context.WithCancelCause(context.Background())
	w.running.Go(w.hear)
	w.running.Go(func() {
		if key == nil || w.say(w.ctx, webKey, key) == nil {
			w.beat()
		}
	})
	return w
}

// say writes one message.
func (w *webCarrier) say(ctx context.Context, what byte, b []byte) error {
	m := append(append(make([]byte, 0, 1+len(b)), what), b...)
	w.tally.sent.Add(uint64(len(m)))
	return w.conn.write(ctx, m)
}

// hear sorts what comes, until nothing does any more.
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

// errWeb means that a message is none of this carrier's.
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

// take does with a message what there is to do.
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
		default: // lost, as datagrams are
		}
	case what == webAsk && len(b) == webMark:
		return w.say(w.ctx, webAnswer, b)
	case what == webAnswer && len(b) == webMark:
		w.trip.take(time.Since(w.born) - time.Duration(binary.BigEndian.Uint64(b)))
	case what == webShut:
		return parseShut(b)
	default:
		return errWeb
	}
	return nil
}

// parseShut is why the other side has shut the carrier.
func parseShut(b []byte) error {
	if len(b) < 2 {
		return errWeb
	}
	return &Ended{Code: Code(binary.BigEndian.Uint16(b)), Reason: reason(string(b[2:])), Remote: true}
}

// trip is how long a question and its answer take, a smoothed time.Duration.
type trip struct{ atomic.Int64 }

// take takes the time of an answer into account. One that no question of ours can
// have is left out.
func (t *trip) take(took time.Duration) {
	if took < 0 || took > webIdle {
		return
	}
	if old := time.Duration(t.Load()); old > 0 {
		took = old + (took-old)/8
	}
	t.Store(int64(took))
}

// beat asks, again and again.
func (w *webCarrier) beat() {
	t := time.NewTicker(webBeat)
	defer t.Stop()
	for {
		mark := binary.BigEndian.AppendUint64(nil, uint64(time.Since(w.born)))
		if w.say(w.ctx, webAsk, mark) != nil {
			return // the listener notices
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
		if err = w.say(w.ctx, webStream, p[n:end]); err == nil {
			n = end
		}
	}
	return n, err
}

func (w *webCarrier) sendDatagram(b []byte) error {
	if len(b) > MaxDatagram {
		return errTooLarge
	}
	return w.say(w.ctx, webDatagram, b)
}

func (w *webCarrier) receiveDatagram(ctx context.Context) ([]byte, error) {
	select {
	case b := <-w.datagrams:
		return b, nil
	case <-w.ctx.Done():
		return nil, context.Cause(w.ctx)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// shut says why, and hangs up once the other side has, or after a moment: what it has
// not read would be lost with the connection.
func (w *webCarrier) shut(code Code, why say.Text) {
	w.once.Do(func() {
		ctx, stop := context.WithTimeout(w.ctx, LingerTime)
		defer stop()
		if w.say(ctx, webShut, append(binary.BigEndian.AppendUint16(nil, uint16(code)), why...)) == nil {
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

// ended prefers what ended the carrier to what a call on it returned.
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

func (w *webCarrier) is() Carrier              { return Carrier{"WebSocket", w.why} }
func (w *webCarrier) remote() string           { return w.at }
func (w *webCarrier) pinned() bool             { return false }
func (w *webCarrier) roundTrip() time.Duration { return time.Duration(w.trip.Load()) }

// knockOverWeb opens a WebSocket, and knocks again where nobody hears it, each time for
// twice as long: a browser on a slow machine hears late. The key that the table tells there
// is only its word.
func (g *Guest) knockOverWeb(ctx context.Context, addr string) knocked {
	for wait := KnockTime; ; wait *= 2 {
		k := g.connectWeb(ctx, addr, wait)
		if !errors.Is(k.err, errUnheard) && !errors.Is(k.err, errHeldBack) || !pause(ctx, KnockAgain) {
			return k
		}
	}
}

// errHeldBack means that a WebSocket opens and nothing comes over it.
var errHeldBack = &Ended{Code: Lost, Reason: "The table answers, but nothing comes over its WebSocket: a proxy or VPN between holds it back. Switch that off, or let this address pass it by."}

// connectWeb is one knock.
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
		err = &Ended{Code: Version, Reason: "What answers there is no Broadside table.", Remote: true}
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
