package netcode

import (
	"context"
	"errors"
	"net"
	"sync"
	"time"

	"broadside/netcode/returning"
	"broadside/sim/say"
)

// Why a table was not trusted. Nothing of the hello has been sent then.
var (
	// ErrWrongKey means that a table's key is not the pinned one.
	ErrWrongKey = errors.New("the table has another key than the known one")
	// ErrUntrusted means that there was neither a pin nor anyone to ask.
	ErrUntrusted = errors.New("nothing says whether this table may be trusted")
)

// WrongKey returns the error of a table whose key is not the known one. It wraps ErrWrongKey.
func WrongKey(shown, known Fingerprint) error {
	return &Fault{Of: ErrWrongKey, Why: say.Of("this is not the table that you know: its key is another. Somebody may be listening between, or the GM has set the server up again; ask the GM to read out the fingerprint before you go on (it shows %s, known was %s)",
		shown.String(), known.String())}
}

// Guest is a client at a table's door.
type Guest struct {
	// Hello is said once the table is trusted. Dial fills in Protocol.
	Hello Hello

	// Pin is the fingerprint that the table must show.
	Pin *Fingerprint

	// Trust is called during each handshake if there is no pin, and must answer within a
	// second or two. To ask a person, return an error, ask, and dial again with the
	// fingerprint as Pin. Remember a fingerprint only after Dial has returned without error,
	// as only then is the key proven.
	Trust func(Fingerprint) error

	// Over opens the packet connection to use, which the link closes; nil: a UDP port of its
	// own.
	Over func() (net.PacketConn, error)

	// Token returns the token for the table with a key, once that is trusted, in place of the
	// hello's; nil: use the hello's.
	Token func(Fingerprint) []byte

	// Back is the way back to the table; nil: none is kept. If Trust accepts its key, the
	// hello may travel in the first packet.
	Back *returning.Way

	version int // replaces Protocol in tests
}

// protocol returns the version that the guest speaks.
func (g *Guest) protocol() int {
	if g.version != 0 {
		return g.version
	}
	return Protocol
}

// trust returns nil if the guest trusts a table's key.
func (g *Guest) trust(f Fingerprint) error {
	switch {
	case g.Pin != nil && *g.Pin != f:
		return WrongKey(f, *g.Pin)
	case g.Pin != nil:
		return nil
	case g.Trust != nil:
		return g.Trust(f)
	}
	return ErrUntrusted
}

// Dial knocks at the table at "host" or "host:port", or as a browser at "ws://host:port" of
// its page, and waits for the welcome. It retries until the context ends or DialTime has
// passed if there is no answer, the door is crowded, or the table has forgotten the session.
// The error is an *Ended if the table refused or did not answer, wraps ErrWrongKey or
// ErrUntrusted, or is the error of Trust.
func Dial(ctx context.Context, addr string, g Guest) (Link, *Welcome, error) {
	ctx, cancel := context.WithTimeout(ctx, DialTime)
	defer cancel()
	knock, err := g.way(ctx, addr)
	if err != nil {
		return nil, nil, err
	}
	if trust := g.Trust; trust != nil {
		var one sync.Mutex
		g.Trust = func(f Fingerprint) error {
			one.Lock()
			defer one.Unlock()
			return trust(f)
		}
	}
	for {
		var l Link
		var w *Welcome
		k := knock(ctx)
		err := k.err
		if err == nil {
			l, w, err = g.enter(ctx, k)
		}
		if code := CodeOf(err); code != Crowded && code != Gone || !pause(ctx, KnockAgain) {
			return l, w, err
		}
	}
}

// way returns how to knock at an address.
func (g *Guest) way(ctx context.Context, addr string) (knock func(context.Context) knocked, err error) {
	if IsPage(addr) {
		return func(ctx context.Context) knocked { return g.knockFromPage(ctx, addr) }, nil
	}
	return g.quicWay(ctx, addr)
}

// errUnheard means that a knock was not answered; the next may be.
var errUnheard = &Ended{Code: Lost, Reason: unanswered}

// knocked is the outcome of a knock.
type knocked struct {
	carrier carrier
	shown   Fingerprint
	said    bool // the hello went out with the first packet
	err     error
	last    bool // and there is no other way to that table
}

// pause waits, and reports whether the context is still alive.
func pause(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// greeting returns the hello for the table that has shown a key.
func (g *Guest) greeting(shown Fingerprint) *Hello {
	hello := g.Hello
	hello.Protocol = g.protocol()
	if g.Token != nil {
		hello.Token = g.Token(shown)
	}
	return &hello
}

// enter says the hello, unless already said, and waits for the answer.
func (g *Guest) enter(ctx context.Context, k knocked) (Link, *Welcome, error) {
	l := newLink(k.carrier, clientSide)
	if !k.said {
		if err := l.Send(g.greeting(k.shown)); err != nil {
			l.Close(Bye, "")
			<-l.Done()
			return nil, nil, err
		}
	}
	select {
	case m, ok := <-l.Inbox():
		if !ok {
			return nil, nil, l.Err()
		}
		w := m.(*Welcome) // the link accepts nothing else first
		if words := mismatch(w.Protocol, w.Build, g.protocol()); words != "" {
			l.Close(Version, words)
			<-l.Done()
			return nil, nil, l.Err()
		}
		return l, w, nil
	case <-ctx.Done():
		code := Bye
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			code = Lost // they may come again, and a seat is held for them
		}
		l.Close(code, "The guest has gone.")
		<-l.Done()
		return nil, nil, &Ended{Code: Lost, Reason: "The table has not answered in time."}
	}
}
