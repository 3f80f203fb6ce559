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

// Why a table was not trusted. No word of the hello was sent then.
var (
	// ErrWrongKey means that a table has another key than the pinned one.
	ErrWrongKey = errors.New("the table has another key than the known one")
	// ErrUntrusted means that there was neither a pin nor anyone to ask.
	ErrUntrusted = errors.New("nothing says whether this table may be trusted")
)

// WrongKey is the error, which wraps ErrWrongKey, of a table that shows another key than the
// known one.
func WrongKey(shown, known Fingerprint) error {
	return &Fault{Of: ErrWrongKey, Why: say.Of("this is not the table that you know: its key is another. Somebody may be listening between, or the GM has set the server up again; ask the GM to read out the fingerprint before you go on (it shows %s, known was %s)",
		shown.String(), known.String())}
}

// Guest is a client at a table's door.
type Guest struct {
	// Hello is what is said once the table is trusted. Protocol is filled in.
	Hello Hello

	// Pin is the fingerprint that the table must show.
	Pin *Fingerprint

	// Trust is asked when there is no pin, within the handshake, and again within
	// each that is begun beside it: it must answer within a second or two. To ask a person, return an error, ask,
	// and dial again with the fingerprint as Pin. Remember a fingerprint only
	// when Dial has returned without error: only then the key was proven.
	Trust func(Fingerprint) error

	// Over opens what packets travel over, which the link closes; nil: a UDP
	// port of its own.
	Over func() (net.PacketConn, error)

	// Token is asked for the token of the table that has shown a key, once that
	// is trusted, in place of the hello's; nil: the hello's is said.
	Token func(Fingerprint) []byte

	// Back is the way back to the table; nil: none is kept. If Trust accepts its key, the hello may
	// go with the first packet.
	Back *returning.Way

	version int // instead of Protocol, in tests
}

// protocol is the version that the guest speaks.
func (g *Guest) protocol() int {
	if g.version != 0 {
		return g.version
	}
	return Protocol
}

// trust decides about a table's key.
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

// Dial knocks at a table at "host" or "host:port", or as a browser does at
// the "ws://host:port" of its page, and waits for its welcome.
// The error is the *Ended of a table that did not let the guest in or does not
// answer, wraps ErrWrongKey or ErrUntrusted, or is the one that Trust gave. Where
// nobody hears it, too many are at the door, or the table has forgotten who is
// there, it knocks again until the context or DialTime is over.
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

// way is how to knock at an address.
func (g *Guest) way(ctx context.Context, addr string) (knock func(context.Context) knocked, err error) {
	if IsPage(addr) {
		return func(ctx context.Context) knocked { return g.knockFromPage(ctx, addr) }, nil
	}
	return g.quicWay(ctx, addr)
}

// errUnheard means that a knock was not answered, and may be heard next time.
var errUnheard = &Ended{Code: Lost, Reason: unanswered}

// knocked is what became of a knock.
type knocked struct {
	carrier carrier
	shown   Fingerprint
	said    bool // the hello has gone out with the first packet
	err     error
	last    bool // and no other way leads to that table
}

// pause waits, and reports whether the context has lasted.
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

// greeting is what is said to the table that has shown a key.
func (g *Guest) greeting(shown Fingerprint) *Hello {
	hello := g.Hello
	hello.Protocol = g.protocol()
	if g.Token != nil {
		hello.Token = g.Token(shown)
	}
	return &hello
}

// enter says hello, unless that is done, and waits for the answer.
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
		w := m.(*Welcome) // the link lets nothing else in first
		if words := mismatch(w.Protocol, w.Build, g.protocol()); words != "" {
			l.Close(Version, words)
			<-l.Done()
			return nil, nil, l.Err()
		}
		return l, w, nil
	case <-ctx.Done():
		l.Close(Bye, "The guest has gone.")
		<-l.Done()
		return nil, nil, &Ended{Code: Lost, Reason: "The table has not answered in time."}
	}
}
