package netcode

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"time"

	"github.com/quic-go/quic-go"
)

// Listener is a door through which guests come.
type Listener interface {
	// Accept waits for a guest who has said a hello of our version. Whether
	// they may come in is the caller's to say: Send a *Welcome, or Close the
	// link with a reason.
	Accept(context.Context) (Link, *Hello, error)

	// Close says goodbye to every guest, waits until their links are done and
	// lets nobody in any more.
	Close(reason string)
}

// ErrClosed is what Accept returns after Close.
var ErrClosed = errors.New("the door is closed")

// door brings guests from their first word to Accept.
type door struct {
	version int
	guests  chan guest
	closed  chan struct{}

	mu      sync.Mutex
	links   map[*link]struct{}
	waiting int
	from    map[string]int // how many of these wait, by host
	shut    bool
	running sync.WaitGroup
}

type guest struct {
	link  *link
	hello *Hello
	host  string
}

func newDoor(version int) *door {
	return &door{
		version: version, guests: make(chan guest, MaxWaiting), closed: make(chan struct{}),
		links: make(map[*link]struct{}), from: make(map[string]int),
	}
}

func (d *door) Accept(ctx context.Context) (Link, *Hello, error) {
	select {
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	case <-d.closed:
		return nil, nil, ErrClosed
	case g := <-d.guests:
		d.leave(g.host)
		return g.link, g.hello, nil
	}
}

// invite runs the first steps of one more guest, if there is room at the door
// for guests from that host. Guests within the program come from none, "".
func (d *door) invite(host string, steps func()) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.shut || d.waiting == MaxWaiting || host != "" && d.from[host] == MaxWaitingEach {
		return false
	}
	d.waiting++
	d.from[host]++
	d.running.Go(steps)
	return true
}

// leave takes one who waited off the count.
func (d *door) leave(host string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.waiting--
	if d.from[host]--; d.from[host] == 0 {
		delete(d.from, host)
	}
}

// greet makes a link of an invited guest's carrier and listens to the first
// words.
func (d *door) greet(c carrier, host string) {
	l := newLink(c, serverSide)
	d.mu.Lock()
	if d.shut {
		d.mu.Unlock()
		l.Close(Closing, "The table is closing.")
		<-l.Done()
		return
	}
	d.links[l] = struct{}{}
	d.running.Go(func() {
		<-l.Done()
		d.mu.Lock()
		delete(d.links, l)
		d.mu.Unlock()
	})
	d.mu.Unlock()
	late := time.NewTimer(HelloTime)
	defer late.Stop()
	select {
	case m, ok := <-l.Inbox():
		if !ok {
			break
		}
		hello := m.(*Hello) // the link lets nothing else in first
		if words := mismatch(d.version, hello.Protocol); words != "" {
			l.Close(Version, words)
			break
		}
		d.guests <- guest{l, hello, host} // never full: it holds all who may wait
		return
	case <-late.C:
		l.Close(Late, fmt.Sprintf("No hello came within %v.", HelloTime))
	}
	d.leave(host)
}

// close empties the house.
func (d *door) close(reason string) {
	d.mu.Lock()
	if !d.shut {
		d.shut = true
		close(d.closed)
	}
	for l := range d.links {
		l.Close(Closing, reason)
	}
	d.mu.Unlock()
	d.running.Wait()
}

// QUICListener is the door on a UDP port.
type QUICListener struct {
	*door
	udp       *net.UDPConn
	transport *quic.Transport
	listener  *quic.Listener
	cancel    context.CancelFunc
}

// Listen opens a door at a UDP address such as ":7620".
func Listen(addr string, id *Identity) (*QUICListener, error) {
	return listen(addr, id, Protocol)
}

func listen(addr string, id *Identity, version int) (*QUICListener, error) {
	at, err := net.ResolveUDPAddr("udp", addr)
	if err != nil {
		return nil, fmt.Errorf("the address %q: %w", addr, err)
	}
	udp, err := net.ListenUDP("udp", at)
	if err != nil {
		return nil, fmt.Errorf("the UDP port %d: %w", at.Port, err)
	}
	transport := &quic.Transport{
		Conn:                udp,
		StatelessResetKey:   &id.reset,
		VerifySourceAddress: func(net.Addr) bool { return true },
	}
	listener, err := transport.Listen(serverTLS(id, version), serverConfig())
	if err != nil {
		return nil, errors.Join(err, transport.Close(), udp.Close())
	}
	ctx, cancel := context.WithCancel(context.Background())
	l := &QUICListener{door: newDoor(version), udp: udp, transport: transport, listener: listener, cancel: cancel}
	l.running.Go(func() { l.acceptLoop(ctx) })
	return l, nil
}

// serverTLS agrees to every version of our protocol, so that a stranger hears
// which side to update instead of a TLS alert.
func serverTLS(id *Identity, version int) *tls.Config {
	base := &tls.Config{
		MinVersion:             tls.VersionTLS13,
		Certificates:           []tls.Certificate{id.cert},
		NextProtos:             []string{alpn(version)},
		SessionTicketsDisabled: true,
	}
	config := base.Clone()
	config.GetConfigForClient = func(info *tls.ClientHelloInfo) (*tls.Config, error) {
		for _, name := range info.SupportedProtos {
			if strings.HasPrefix(name, ALPN) && name != alpn(version) {
				theirs := base.Clone()
				theirs.NextProtos = append(theirs.NextProtos, name)
				return theirs, nil
			}
		}
		return base, nil
	}
	return config
}

// Addr is the UDP address of the door.
func (l *QUICListener) Addr() *net.UDPAddr { return l.udp.LocalAddr().(*net.UDPAddr) }

// acceptLoop takes connections as they finish their handshakes.
func (l *QUICListener) acceptLoop(ctx context.Context) {
	for {
		conn, err := l.listener.Accept(ctx)
		if err != nil {
			return
		}
		theirs := alpnVersion(conn.ConnectionState().TLS.NegotiatedProtocol)
		if words := mismatch(l.version, theirs); words != "" {
			_ = conn.CloseWithError(quic.ApplicationErrorCode(Version), words)
			continue
		}
		host, _, _ := net.SplitHostPort(conn.RemoteAddr().String()) // always of both
		if !l.invite(host, func() { l.admit(ctx, conn, host) }) {
			_ = conn.CloseWithError(quic.ApplicationErrorCode(Full), "Too many wait at the door: try again in a moment.")
		}
	}
}

// admit waits for the one stream, which a client opens with its hello.
func (l *QUICListener) admit(ctx context.Context, conn *quic.Conn, host string) {
	ctx, cancel := context.WithTimeout(ctx, HelloTime)
	defer cancel()
	stream, err := conn.AcceptStream(ctx)
	if err != nil {
		l.leave(host)
		_ = conn.CloseWithError(quic.ApplicationErrorCode(Late), fmt.Sprintf("No hello came within %v.", HelloTime))
		return
	}
	l.greet(&quicCarrier{conn: conn, stream: stream}, host)
}

// Close implements Listener.
func (l *QUICListener) Close(reason string) {
	l.cancel()
	l.door.close(reason)
	// What these could report is that they are closed.
	_ = l.listener.Close()
	_ = l.transport.Close()
	_ = l.udp.Close()
}
