package netcode

import (
	"context"
	"crypto/sha256"
	"errors"
	"io"
	"syscall/js"
	"time"

	"broadside/sim/say"
)

// sessions returns why WebTransport is unavailable, or nil.
func sessions() error {
	switch {
	case js.Global().Get("WebTransport").Truthy():
		return nil
	case !js.Global().Get("isSecureContext").Truthy():
		return errors.New("the page came over plain http")
	}
	return errors.New("this browser has no WebTransport")
}

// await waits for a promise, and returns a rejection as the error.
func await(ctx context.Context, promise js.Value) (v js.Value, err error) {
	done := make(chan error, 1)
	var well, ill js.Func
	settle := func(why error) any {
		well.Release()
		ill.Release()
		done <- why
		return nil
	}
	well = js.FuncOf(func(_ js.Value, args []js.Value) any {
		v = args[0]
		return settle(nil)
	})
	ill = js.FuncOf(func(_ js.Value, args []js.Value) any {
		return settle(errors.New(js.Global().Call("String", args[0]).String()))
	})
	promise.Call("then", well, ill)
	select {
	case err = <-done:
		return v, err
	case <-ctx.Done():
		return js.Undefined(), context.Cause(ctx)
	}
}

// toJS and toGo copy bytes.
func toJS(b []byte) js.Value {
	v := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(v, b)
	return v
}

func toGo(v js.Value) []byte {
	b := make([]byte, v.Get("length").Int())
	js.CopyBytesToGo(b, v)
	return b
}

// fetch returns what a table's page serves at an address.
func fetch(ctx context.Context, addr string) ([]byte, error) {
	answer, err := await(ctx, js.Global().Call("fetch", addr))
	if err != nil {
		return nil, err
	}
	if !answer.Get("ok").Bool() {
		return nil, errNoOffer
	}
	buffer, err := await(ctx, answer.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	return toGo(js.Global().Get("Uint8Array").New(buffer)), nil
}

// signed reports whether a table has signed the certificate of an offer. The browser checks
// it, so the page need not include code for it.
func signed(ctx context.Context, _ Fingerprint, o *offer) bool {
	subtle := js.Global().Get("crypto").Get("subtle")
	key, err := await(ctx, subtle.Call("importKey", "spki", toJS(o.key), "Ed25519", false, []any{"verify"}))
	if err != nil {
		return false
	}
	text := append([]byte(signing), certified(o.certificate)...)
	good, err := await(ctx, subtle.Call("verify", "Ed25519", key, toJS(o.signature), toJS(text)))
	return err == nil && good.Bool()
}

// browsedSession is a session of the browser's WebTransport and its stream.
type browsedSession struct {
	conn                js.Value
	at                  string
	in, out             js.Value // of the stream
	datagrams, datagram js.Value // incoming and outgoing
	rest                []byte   // of what has been read
	trip                trip
	ctx                 context.Context
	cancel              context.CancelCauseFunc
}

// openSession opens a session and its stream at a table with the certificate's hash.
func (g *Guest) openSession(ctx context.Context, at string, certificate [sha256.Size]byte) (carrier, error) {
	s := &browsedSession{at: at}
	hash := map[string]any{"algorithm": "sha-256", "value": toJS(certificate[:])}
	if err := attempt(func() {
		s.conn = js.Global().Get("WebTransport").New(at, map[string]any{"serverCertificateHashes": []any{hash}})
	}); err != nil {
		return nil, err
	}
	s.ctx, s.cancel = context.WithCancelCause(context.Background())
	go s.watch()
	_, err := await(ctx, s.conn.Get("ready"))
	var stream js.Value
	if err == nil {
		stream, err = await(ctx, s.conn.Call("createBidirectionalStream"))
	}
	if err != nil {
		s.shut(Bye, "")
		return nil, err
	}
	s.in, s.out = stream.Get("readable").Call("getReader"), stream.Get("writable").Call("getWriter")
	both := s.conn.Get("datagrams")
	out := both.Get("writable")
	if out.IsUndefined() {
		out = both.Call("createWritable")
	}
	s.datagrams, s.datagram = both.Get("readable").Call("getReader"), out.Call("getWriter")
	return s, nil
}

// watch records why the session ended.
func (s *browsedSession) watch() {
	e := &Ended{Code: Lost, Reason: hungUp}
	if info, err := await(context.Background(), s.conn.Get("closed")); err == nil {
		if code := info.Get("closeCode"); code.Type() == js.TypeNumber && code.Int() < 1<<16 {
			e = &Ended{Code: Code(code.Int()), Reason: reason(info.Get("reason").String()), Remote: true}
		}
	}
	s.cancel(e)
}

// next returns what a reader yields next.
func (s *browsedSession) next(ctx context.Context, reader js.Value) ([]byte, error) {
	v, err := await(ctx, reader.Call("read"))
	switch {
	case err != nil:
		return nil, err
	case v.Get("done").Bool():
		return nil, io.EOF
	}
	return toGo(v.Get("value")), nil
}

func (s *browsedSession) Read(p []byte) (int, error) {
	for len(s.rest) == 0 {
		var err error
		if s.rest, err = s.next(s.ctx, s.in); err != nil {
			return 0, err
		}
	}
	n := copy(p, s.rest)
	s.rest = s.rest[n:]
	return n, nil
}

func (s *browsedSession) Write(p []byte) (int, error) {
	if _, err := await(s.ctx, s.out.Call("write", toJS(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

func (s *browsedSession) sendDatagram(b []byte) error {
	_, err := await(s.ctx, s.datagram.Call("write", toJS(b)))
	return err
}

func (s *browsedSession) receiveDatagram(ctx context.Context) ([]byte, error) {
	return s.next(ctx, s.datagrams)
}

// shut ends the session. Unread data may be lost with it.
func (s *browsedSession) shut(code Code, why say.Text) {
	s.cancel(&Ended{Code: code, Reason: why})
	_ = attempt(func() { s.conn.Call("close", map[string]any{"closeCode": int(code), "reason": string(why)}) }) // it may be closed already
}

// ended prefers the session's own reason, which may arrive a little later, to the error of a
// call on it.
func (s *browsedSession) ended(error) *Ended {
	pause(s.ctx, LingerTime)
	var e *Ended
	if errors.As(context.Cause(s.ctx), &e) {
		return e
	}
	return &Ended{Code: Lost, Reason: hungUp}
}

func (s *browsedSession) kind() Carrier            { return Carrier{Name: "WebTransport"} }
func (s *browsedSession) remote() string           { return s.at }
func (s *browsedSession) pinned() bool             { return true }
func (s *browsedSession) roundTrip() time.Duration { return time.Duration(s.trip.Load()) }

// answered records a round-trip time: browsers do not report it for sessions.
func (s *browsedSession) answered(took time.Duration) { s.trip.addSample(took) }
