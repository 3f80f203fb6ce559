//go:build !js

package netcode

import (
	"context"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"time"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/quic-go/http3"
	"github.com/quic-go/webtransport-go"
)

// sessions returns why WebTransport is unavailable; here it always is available.
func sessions() error { return nil }

// fetch returns what a table's page serves at an address.
func fetch(ctx context.Context, addr string) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, addr, nil)
	if err != nil {
		return nil, err
	}
	transport := &http.Transport{DisableKeepAlives: true}
	answer, err := transport.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return nil, errNoOffer
	}
	return io.ReadAll(io.LimitReader(answer.Body, offerSize+1))
}

// signed reports whether a table has signed the certificate of an offer.
func signed(_ context.Context, table Fingerprint, o *offer) bool {
	return table.Signed(o.key, certified(o.certificate), o.signature)
}

// sessionConfig returns a guest's QUIC settings: a table opens three streams of HTTP/3 and
// none of its own.
func sessionConfig() *quic.Config {
	c := clientConfig()
	c.MaxIncomingUniStreams, c.EnableStreamResetPartialDelivery = 3, true
	return c
}

// openSession opens a session and its stream at a table with the certificate's hash.
func (g *Guest) openSession(ctx context.Context, at string, certificate [sha256.Size]byte) (carrier, error) {
	u, err := url.Parse(at)
	if err != nil {
		return nil, err
	}
	to, err := resolve(ctx, u.Host)
	if err != nil {
		return nil, err
	}
	over := g.Over
	if over == nil {
		over = func() (net.PacketConn, error) { return net.ListenUDP("udp", nil) }
	}
	packets, err := over()
	if err != nil {
		return nil, err
	}
	transport := &quic.Transport{Conn: packets}
	free := func() {
		// The only possible error is that they are closed already.
		_ = transport.Close()
		_ = packets.Close()
	}
	c, err := overSession(ctx, transport, to, at, certificate)
	if err != nil {
		free()
		return nil, err
	}
	c.after = free
	return c, nil
}

func overSession(ctx context.Context, transport *quic.Transport, to net.Addr, at string, certificate [sha256.Size]byte) (*sessionCarrier, error) {
	conn, err := transport.Dial(ctx, to, hashed(certificate), sessionConfig())
	if err != nil {
		return nil, err
	}
	c := &sessionCarrier{conn: conn, gone: make(chan struct{})}
	client, err := new(webtransport.Transport).NewClientConn(conn)
	if err == nil {
		_, c.session, err = client.Dial(ctx, at, nil)
	}
	if err == nil {
		c.stream, err = c.session.OpenStream()
	}
	if err != nil {
		_ = conn.CloseWithError(quic.ApplicationErrorCode(http3.ErrCodeNoError), "")
		return nil, err
	}
	return c, nil
}

// hashed accepts one certificate only, by its hash and while it is valid, as a browser does.
func hashed(certificate [sha256.Size]byte) *tls.Config {
	return &tls.Config{
		MinVersion:         tls.VersionTLS13,
		ServerName:         serverName,
		NextProtos:         []string{http3.NextProtoH3},
		InsecureSkipVerify: true,
		VerifyPeerCertificate: func(raw [][]byte, _ [][]*x509.Certificate) error {
			cert, err := x509.ParseCertificate(raw[0])
			now := time.Now()
			switch {
			case err != nil:
				return err
			case sha256.Sum256(raw[0]) != certificate:
				return errCertificate
			case now.Before(cert.NotBefore) || now.After(cert.NotAfter) || cert.NotAfter.Sub(cert.NotBefore) > 14*24*time.Hour:
				return fmt.Errorf("%w: it is valid from %v to %v", errCertificate, cert.NotBefore, cert.NotAfter)
			}
			return nil
		},
	}
}

// errCertificate means that a table has shown another certificate than it offered, or an
// expired one.
var errCertificate = errors.New("the certificate cannot be accepted by its hash")
