package netcode

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"strconv"

	"github.com/quic-go/quic-go"
)

// Why a table was not trusted. No word of the hello was sent then.
var (
	// ErrWrongKey means that a table has another key than the pinned one.
	ErrWrongKey = errors.New("this is not the table that you know: its key is another. Somebody may be listening between, or the GM has set up the server anew; ask the GM to read out the fingerprint before you go on")
	// ErrUntrusted means that there was neither a pin nor anyone to ask.
	ErrUntrusted = errors.New("nothing says whether this table may be trusted")
)

// Guest is a client at a table's door.
type Guest struct {
	// Hello is what is said once the table is trusted. Protocol is filled in.
	Hello Hello

	// Pin is the fingerprint that the table must show.
	Pin *Fingerprint

	// Trust is asked when there is no pin, within the handshake: it must
	// answer within a second or two. To ask a person, return an error, ask,
	// and dial again with the fingerprint as Pin. Remember a fingerprint only
	// when Dial has returned without error: only then the key was proven.
	Trust func(Fingerprint) error

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
		return fmt.Errorf("%w (it shows %s, known was %s)", ErrWrongKey, f, *g.Pin)
	case g.Pin != nil:
		return nil
	case g.Trust != nil:
		return g.Trust(f)
	}
	return ErrUntrusted
}

// Dial knocks at a table at "host" or "host:port" and waits for its welcome.
// The error is the *Ended of a table that did not let the guest in or does not
// answer, wraps ErrWrongKey or ErrUntrusted, or is the one that Trust gave.
func Dial(ctx context.Context, addr string, g Guest) (Link, *Welcome, error) {
	if _, _, err := net.SplitHostPort(addr); err != nil {
		addr = net.JoinHostPort(addr, strconv.Itoa(DefaultPort))
	}
	at, err := net.ResolveUDPAddr("udp", addr)
	if err != nil {
		return nil, nil, fmt.Errorf("the address %q: %w", addr, err)
	}
	c, err := g.connect(ctx, at)
	if err != nil {
		return nil, nil, err
	}
	return g.enter(ctx, c)
}

// connect does the handshake, up to the open stream.
func (g *Guest) connect(ctx context.Context, at *net.UDPAddr) (*quicCarrier, error) {
	udp, err := net.ListenUDP("udp", nil)
	if err != nil {
		return nil, err
	}
	transport := &quic.Transport{Conn: udp}
	free := func() {
		// What these could report is that they are closed.
		_ = transport.Close()
		_ = udp.Close()
	}
	var distrust error
	conn, err := transport.Dial(ctx, at, g.tls(&distrust), clientConfig())
	if err == nil {
		var stream *quic.Stream
		if stream, err = conn.OpenStream(); err == nil {
			return &quicCarrier{conn: conn, stream: stream, after: free}, nil
		}
	}
	free()
	return nil, dialError(ctx, distrust, err)
}

// dialError is why there is no connection.
func dialError(ctx context.Context, distrust, err error) error {
	var transport *quic.TransportError
	switch {
	case distrust != nil:
		return distrust
	case ctx.Err() != nil:
		return &Ended{Code: Lost, Reason: "Nobody has answered there in time."}
	case errors.As(err, &transport) && transport.ErrorCode.IsCryptoError():
		return &Ended{Code: Version, Reason: CleanLine("What answers there is no Broadside table: "+err.Error()+".", MaxReason), Remote: true}
	}
	return quicEnded(err)
}

// tls checks the key of the table instead of names and authorities. The check
// runs before the client's side of the handshake is complete, so that nothing
// of the hello can have been sent.
func (g *Guest) tls(distrust *error) *tls.Config {
	return &tls.Config{
		MinVersion:         tls.VersionTLS13,
		ServerName:         serverName,
		NextProtos:         []string{alpn(g.protocol())},
		InsecureSkipVerify: true,
		VerifyPeerCertificate: func(raw [][]byte, _ [][]*x509.Certificate) error {
			f, err := fingerprintOf(raw[0])
			if err == nil {
				err = g.trust(f)
			}
			*distrust = err
			return err
		},
	}
}

// enter says hello and waits for the answer.
func (g *Guest) enter(ctx context.Context, c carrier) (Link, *Welcome, error) {
	l := newLink(c, clientSide)
	hello := g.Hello
	hello.Protocol = g.protocol()
	if err := l.Send(&hello); err != nil {
		l.Close(Bye, "")
		<-l.Done()
		return nil, nil, err
	}
	select {
	case m, ok := <-l.Inbox():
		if !ok {
			return nil, nil, l.Err()
		}
		w := m.(*Welcome) // the link lets nothing else in first
		if words := mismatch(w.Protocol, g.protocol()); words != "" {
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
