//go:build !js

package netcode

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/quic-go/http3"
	"github.com/quic-go/webtransport-go"

	"broadside/netcode/returning"
	"broadside/sim/say"
)

// QUICListener is the door on a UDP port.
type QUICListener struct {
	*door
	packets   net.PacketConn
	transport *quic.Transport
	listener  *quic.EarlyListener
	cancel    context.CancelFunc
	traffic   traffic
	key       Fingerprint
	stamp     stamp
	tickets   returning.Tickets
	sessions  *webtransport.Server
	known     atomic.Pointer[KnownAs] // the names of the page, if there is one
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
	return serve(udp, id, version)
}

// ListenOver opens a door on a socket, which it closes. The socket may be one in memory.
func ListenOver(packets net.PacketConn, id *Identity) (*QUICListener, error) {
	return serve(packets, id, Protocol)
}

// serve opens a door on a socket, which it closes.
func serve(packets net.PacketConn, id *Identity, version int) (*QUICListener, error) {
	ctx, cancel := context.WithCancel(context.Background())
	l := &QUICListener{door: newDoor(version), packets: packets, cancel: cancel, key: id.print, stamp: stamp{id: id}}
	l.sessions = l.newSessions()
	l.transport = &quic.Transport{
		Conn:                packets,
		StatelessResetKey:   &id.reset,
		VerifySourceAddress: func(net.Addr) bool { return true },
		ConnContext:         l.knock,
	}
	// An early listener lets connections be counted, and closed, during their handshake.
	var err error
	if l.listener, err = l.transport.ListenEarly(l.serverTLS(id), l.config()); err != nil {
		cancel()
		return nil, errors.Join(err, l.transport.Close(), packets.Close())
	}
	l.running.Go(func() { l.acceptLoop(ctx) })
	return l, nil
}

// serverTLS accepts every version of our protocol, so that a stranger learns which side to
// update and gets no TLS alert. It accepts HTTP/3 if there is a page.
func (l *QUICListener) serverTLS(id *Identity) *tls.Config {
	version := l.version
	base := &tls.Config{
		MinVersion:             tls.VersionTLS13,
		Certificates:           []tls.Certificate{id.cert},
		NextProtos:             []string{alpn(version)},
		SessionTicketsDisabled: true,
	}
	ours := base.Clone()
	ours.SessionTicketsDisabled, ours.WrapSession, ours.UnwrapSession = false, l.tickets.Wrap, l.tickets.Unwrap
	config := base.Clone()
	config.GetConfigForClient = func(info *tls.ClientHelloInfo) (*tls.Config, error) {
		if l.known.Load() != nil && slices.Contains(info.SupportedProtos, http3.NextProtoH3) {
			cert, _, err := l.stamp.certificate()
			if err != nil {
				return nil, err
			}
			theirs := base.Clone()
			theirs.Certificates, theirs.NextProtos = []tls.Certificate{*cert}, []string{http3.NextProtoH3}
			return theirs, nil
		}
		for _, name := range info.SupportedProtos {
			if strings.HasPrefix(name, ALPN) && name != alpn(version) {
				theirs := base.Clone()
				theirs.NextProtos = append(theirs.NextProtos, name)
				return theirs, nil
			}
		}
		return ours, nil
	}
	return config
}

// Addr returns the UDP address of the door.
func (l *QUICListener) Addr() *net.UDPAddr { return l.packets.LocalAddr().(*net.UDPAddr) }

// callerKey is the context key of a connection's caller.
type callerKey struct{}

// errCrowded refuses a handshake; the guest sees QUIC's refusal.
var errCrowded = errors.New("too many are joining at once")

// knock decides on a handshake from an address that is proven to be the sender's.
func (l *QUICListener) knock(ctx context.Context, info *quic.ClientInfo) (context.Context, error) {
	c := l.arrive(hostOf(info.RemoteAddr))
	if c == nil {
		return nil, errCrowded
	}
	context.AfterFunc(ctx, func() { l.leave(c) })
	return context.WithValue(ctx, callerKey{}, c), nil
}

// config gives callers less time for the handshake while the door is crowded.
func (l *QUICListener) config() *quic.Config {
	calm, hurried := serverConfig(), serverConfig()
	hurried.HandshakeIdleTimeout = HurriedTime
	calm.GetConfigForClient = func(*quic.ClientInfo) (*quic.Config, error) {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.step.crowded() {
			return hurried, nil
		}
		return calm, nil
	}
	return calm
}

// acceptLoop takes connections as they begin their handshakes.
func (l *QUICListener) acceptLoop(ctx context.Context) {
	for {
		conn, err := l.listener.Accept(ctx)
		if err != nil {
			return
		}
		l.traffic.count(conn)
		who := conn.Context().Value(callerKey{}).(*caller) // see knock
		turn := func() { _ = conn.CloseWithError(quic.ApplicationErrorCode(Crowded), string(crowded)) }
		if !l.invite(who, turn, func() { l.admit(ctx, conn, who) }) {
			_ = conn.CloseWithError(quic.ApplicationErrorCode(Closing), "The table is closing.")
		}
	}
}

// admit waits for the end of the handshake and the stream that a client opens with its hello.
// A known guest has sent the hello with the first packet and need not be waited for.
func (l *QUICListener) admit(ctx context.Context, conn *quic.Conn, who *caller) {
	ctx, cancel := context.WithTimeout(ctx, HelloTime)
	defer cancel()
	if !conn.ConnectionState().Used0RTT {
		select {
		case <-conn.HandshakeComplete():
		case <-conn.Context().Done():
			return
		case <-ctx.Done():
			_ = conn.CloseWithError(quic.ApplicationErrorCode(Late), string(late))
			return
		}
	}
	if conn.ConnectionState().TLS.NegotiatedProtocol == http3.NextProtoH3 {
		l.admitSession(ctx, conn, who)
		return
	}
	theirs := alpnVersion(conn.ConnectionState().TLS.NegotiatedProtocol)
	if words := mismatch(l.version, Build(), theirs); words != "" {
		_ = conn.CloseWithError(quic.ApplicationErrorCode(Version), string(words))
		return
	}
	stream, err := conn.AcceptStream(ctx)
	if err != nil {
		_ = conn.CloseWithError(quic.ApplicationErrorCode(Late), string(late))
		return
	}
	c := &quicCarrier{conn: conn, stream: stream}
	go c.refuse(func() error { _, err := conn.AcceptStream(conn.Context()); return err })
	go c.refuse(func() error { _, err := conn.AcceptUniStream(conn.Context()); return err })
	l.greet(ctx, c, who)
}

// Close implements Listener.
func (l *QUICListener) Close(why say.Text) {
	l.cancel()
	l.door.close(why)
	// The only possible error is that they are closed already.
	_ = l.listener.Close()
	_ = l.sessions.Close()
	_ = l.transport.Close()
	_ = l.packets.Close()
}
