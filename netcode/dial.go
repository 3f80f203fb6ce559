//go:build !js

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
	"time"

	"github.com/quic-go/quic-go"

	"broadside/sim/say"
)

// quicWay returns the function that knocks over QUIC.
func (g *Guest) quicWay(ctx context.Context, addr string) (func(context.Context) knocked, error) {
	at, err := resolve(ctx, addr)
	var unknown *net.DNSError
	if errors.As(err, &unknown) {
		return nil, &Ended{Code: Lost, Reason: say.Of("There is no machine %s. Give an address such as 192.168.1.5:%d, or the table's code, which has six characters.", strconv.Quote(CleanLine(addr, MaxReason)), DefaultPort)}
	}
	if err != nil {
		return nil, fmt.Errorf("the address %q: %w", addr, err)
	}
	return func(ctx context.Context) knocked { return g.knock(ctx, at) }, nil
}

// knock performs the handshake up to the open stream. It starts another attempt every
// KnockBeside while earlier ones may still be answered, because QUIC retransmits at ever
// longer intervals. The first attempt that is answered counts.
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

// resolve returns the UDP address of "host" or "host:port", preferring IPv4 to IPv6.
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
	at := found[0] // not empty, or there would be an error
	for _, a := range found {
		if a.IP.To4() != nil {
			at = a
			break
		}
	}
	return &net.UDPAddr{IP: at.IP, Zone: at.Zone, Port: port}, nil
}

// connect makes one attempt.
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
		// The only possible error is that they are closed already.
		_ = transport.Close()
		_ = packets.Close()
	}
	var distrust error
	once, cancel := context.WithTimeout(ctx, KnockTime)
	defer cancel()
	back := g.Back.NewKnock(at.String(), func(key [32]byte) error { return g.trust(key) }, (*[32]byte)(&k.shown))
	tlsConfig, config := g.tls(&k.shown, &distrust), clientConfig()
	tlsConfig.ClientSessionCache, config.TokenStore = back.Sessions(), back.Proofs()
	dial := transport.Dial
	if back.Early() {
		dial = transport.DialEarly
	}
	conn, err := dial(once, at, tlsConfig, config)
	var stream *quic.Stream
	if err == nil && back.Early() {
		conn, stream, err = g.speakFirst(once, conn, k.shown)
		k.said = stream != nil
	}
	if err == nil && stream == nil {
		stream, err = conn.OpenStream()
	}
	if err == nil {
		back.Reached(conn.ConnectionStats().MinRTT)
		k.carrier = &quicCarrier{conn: conn, stream: stream, after: free}
		return k
	}
	free()
	if k.err = dialError(ctx, at, distrust, err); errors.Is(k.err, errUnheard) {
		back.GiveBack()
	}
	return k
}

// speakFirst sends the hello to a known table with the first packet of the handshake. If the
// table has forgotten the session, the hello is lost and no stream is returned.
func (g *Guest) speakFirst(ctx context.Context, conn *quic.Conn, table Fingerprint) (*quic.Conn, *quic.Stream, error) {
	hello, err := appendEnvelope(nil, g.greeting(table), clientSide.padding)
	if err != nil {
		return conn, nil, err
	}
	stream, err := conn.OpenStream()
	if err == nil {
		_, err = stream.Write(hello)
	}
	if err != nil && !errors.Is(err, quic.Err0RTTRejected) {
		return conn, nil, err
	}
	select {
	case <-conn.HandshakeComplete():
	case <-conn.Context().Done():
		return conn, nil, context.Cause(conn.Context())
	case <-ctx.Done():
		return conn, nil, ctx.Err()
	}
	if conn.ConnectionState().Used0RTT {
		return conn, stream, nil
	}
	conn, err = conn.NextConnection(ctx)
	return conn, nil, err
}

// dialError returns why there is no connection.
func dialError(ctx context.Context, at *net.UDPAddr, distrust, err error) error {
	var transport *quic.TransportError
	switch {
	case distrust != nil:
		return distrust
	case ctx.Err() != nil:
		return &Ended{Code: Lost, Reason: say.Of("Nobody has answered at %s in time. Is \"broadside-server host\" running there, and does its firewall let UDP port %d in?", at.String(), at.Port)}
	case errors.Is(err, context.DeadlineExceeded):
		return errUnheard
	case errors.As(err, &transport) && transport.ErrorCode.IsCryptoError():
		return &Ended{Code: Version, Reason: say.Of(noTable, because(err)), Remote: true}
	}
	return quicEnded(err)
}

// tls checks the table's key in place of names and authorities. The check runs before the
// client completes the handshake, so no part of the hello has been sent by then.
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
		VerifyConnection: func(c tls.ConnectionState) error {
			if !c.DidResume {
				return nil
			}
			f, err := fingerprintOf(c.PeerCertificates[0].Raw)
			if err == nil && f != *shown {
				err = WrongKey(f, *shown)
			}
			return err
		},
	}
}
