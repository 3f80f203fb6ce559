package netcode

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/quic-go/quic-go"
)

// Why a table was not trusted. No word of the hello was sent then.
var (
	// ErrWrongKey means that a table has another key than the pinned one.
	ErrWrongKey = errors.New("this is not the table that you know: its key is another. Somebody may be listening between, or the GM has set up the server anew; ask the GM to read out the fingerprint before you go on")
	// ErrUntrusted means that there was neither a pin nor anyone to ask.
	ErrUntrusted = errors.New("nothing says whether this table may be trusted")
)

// errUnheard means that a knock was not answered, and may be heard next time.
var errUnheard = &Ended{Code: Lost, Reason: "Nobody answers there."}

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
// answer, wraps ErrWrongKey or ErrUntrusted, or is the one that Trust gave. Where
// nobody hears it, too many are at the door, or the table has forgotten who is
// there, it knocks again until the context or DialTime is over.
func Dial(ctx context.Context, addr string, g Guest) (Link, *Welcome, error) {
	ctx, cancel := context.WithTimeout(ctx, DialTime)
	defer cancel()
	at, err := resolve(ctx, addr)
	var unknown *net.DNSError
	if errors.As(err, &unknown) {
		return nil, nil, &Ended{Code: Lost, Reason: CleanLine(fmt.Sprintf("There is no machine %q. Give an address such as 192.168.1.5:%d, or the table's code, which has six characters.", addr, DefaultPort), MaxReason)}
	}
	if err != nil {
		return nil, nil, fmt.Errorf("the address %q: %w", addr, err)
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
		k := g.knock(ctx, at)
		err := k.err
		if err == nil {
			l, w, err = g.enter(ctx, k.carrier, k.shown)
		}
		if code := CodeOf(err); code != Crowded && code != Gone || !pause(ctx, KnockAgain) {
			return l, w, err
		}
	}
}

// knocked is what became of a knock.
type knocked struct {
	carrier *quicCarrier
	shown   Fingerprint
	err     error
}

// knock does the handshake, up to the open stream. It knocks anew every
// KnockBeside, while those before may still be heard: QUIC repeats what was lost
// ever later. The first that is answered counts.
func (g *Guest) knock(ctx context.Context, at *net.UDPAddr) knocked {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	answers, waiting := make(chan knocked), 0
	begin := func() {
		waiting++
		go func() { answers <- g.connect(ctx, at) }()
	}
	begin()
	beside := time.NewTicker(KnockBeside)
	defer beside.Stop()
	for {
		select {
		case <-beside.C:
			begin()
		case k := <-answers:
			waiting--
			if errors.Is(k.err, errUnheard) {
				continue
			}
			cancel()
			for ; waiting > 0; waiting-- {
				if late := <-answers; late.err == nil {
					late.carrier.shut(Bye, "")
				}
			}
			return k
		}
	}
}

// resolve finds the UDP address of "host" or "host:port", IPv4 before IPv6.
func resolve(ctx context.Context, addr string) (*net.UDPAddr, error) {
	host, service, err := net.SplitHostPort(addr)
	if err != nil {
		host, service = strings.Trim(addr, "[]"), strconv.Itoa(DefaultPort)
	}
	port, err := net.DefaultResolver.LookupPort(ctx, "udp", service)
	if err != nil {
		return nil, err
	}
	found, err := net.DefaultResolver.LookupIPAddr(ctx, host)
	if err != nil {
		return nil, err
	}
	at := found[0] // there is one, or it is an error
	for _, a := range found {
		if a.IP.To4() != nil {
			at = a
			break
		}
	}
	return &net.UDPAddr{IP: at.IP, Zone: at.Zone, Port: port}, nil
}

// pause waits, and says whether the context has lasted.
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

// connect is one knock.
func (g *Guest) connect(ctx context.Context, at *net.UDPAddr) (k knocked) {
	over := g.Over
	if over == nil {
		over = func() (net.PacketConn, error) { return net.ListenUDP("udp", nil) }
	}
	packets, err := over()
	if err != nil {
		return knocked{err: err}
	}
	transport := &quic.Transport{Conn: packets}
	free := func() {
		// What these could report is that they are closed.
		_ = transport.Close()
		_ = packets.Close()
	}
	var distrust error
	once, cancel := context.WithTimeout(ctx, KnockTime)
	defer cancel()
	conn, err := transport.Dial(once, at, g.tls(&k.shown, &distrust), clientConfig())
	if err == nil {
		var stream *quic.Stream
		if stream, err = conn.OpenStream(); err == nil {
			k.carrier = &quicCarrier{conn: conn, stream: stream, after: free}
			return k
		}
	}
	free()
	k.err = dialError(ctx, at, distrust, err)
	return k
}

// dialError is why there is no connection.
func dialError(ctx context.Context, at *net.UDPAddr, distrust, err error) error {
	var transport *quic.TransportError
	switch {
	case distrust != nil:
		return distrust
	case ctx.Err() != nil:
		return &Ended{Code: Lost, Reason: CleanLine(fmt.Sprintf("Nobody has answered at %v in time. Is \"broadside-server host\" running there, and does its firewall let UDP ports %d and %d in?", at, DefaultPort, DefaultPort+1), MaxReason)}
	case errors.Is(err, context.DeadlineExceeded):
		return errUnheard
	case errors.As(err, &transport) && transport.ErrorCode.IsCryptoError():
		return &Ended{Code: Version, Reason: CleanLine("What answers there is no Broadside table: "+err.Error()+".", MaxReason), Remote: true}
	}
	return quicEnded(err)
}

// tls checks the key of the table instead of names and authorities. The check
// runs before the client's side of the handshake is complete, so that nothing
// of the hello can have been sent.
func (g *Guest) tls(shown *Fingerprint, distrust *error) *tls.Config {
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
			*shown, *distrust = f, err
			return err
		},
	}
}

// enter says hello and waits for the answer.
func (g *Guest) enter(ctx context.Context, c carrier, shown Fingerprint) (Link, *Welcome, error) {
	l := newLink(c, clientSide)
	hello := g.Hello
	hello.Protocol = g.protocol()
	if g.Token != nil {
		hello.Token = g.Token(shown)
	}
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
