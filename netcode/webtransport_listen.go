//go:build !js

package netcode

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"errors"
	"math/big"
	"net/http"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/quic-go/http3"
	"github.com/quic-go/webtransport-go"

	"broadside/sim/say"
)

// Validity of a certificate. Browsers accept one by its hash only if it is valid for at most
// two weeks. It starts in the past for devices whose clocks are slow.
const (
	certificateAge   = 13 * 24 * time.Hour
	certificateSlow  = 2 * 24 * time.Hour
	certificateRenew = 5 * 24 * time.Hour
)

// Limits on what a client may open over HTTP/3: the protocol's own streams, a request and the
// link's stream, with some to spare for those being closed.
const (
	sessionStreams    = 4
	sessionUniStreams = 8
)

// stamp holds the current certificate, made when needed and replaced before it expires.
type stamp struct {
	id *Identity

	mu   sync.Mutex
	cert *tls.Certificate
	hash [sha256.Size]byte
	made time.Time
}

// certificate returns the certificate and its hash.
func (s *stamp) certificate() (*tls.Certificate, [sha256.Size]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	if age := now.Round(0).Sub(s.made); s.cert == nil || age < 0 || age >= certificateRenew { // by the wall clock, as in browsers
		der, key, err := newCertificate(now)
		if err != nil {
			return nil, s.hash, err
		}
		s.cert, s.hash, s.made = &tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, sha256.Sum256(der), now.Round(0)
	}
	return s.cert, s.hash, nil
}

// newCertificate makes a certificate that browsers accept by its hash.
func newCertificate(now time.Time) (der []byte, key *ecdsa.PrivateKey, err error) {
	key, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	serial, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120))
	if err != nil {
		return nil, nil, err
	}
	from := now.Add(-certificateSlow)
	der, err = x509.CreateCertificate(rand.Reader, &x509.Certificate{
		SerialNumber: serial,
		Subject:      pkix.Name{CommonName: "broadside table"},
		NotBefore:    from,
		NotAfter:     from.Add(certificateAge),
		KeyUsage:     x509.KeyUsageDigitalSignature,
		ExtKeyUsage:  []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		DNSNames:     []string{serverName},
	}, &x509.Certificate{}, key.Public(), key)
	return der, key, err
}

// serveOffer serves the offer to a page of this server.
func (l *QUICListener) serveOffer(out http.ResponseWriter, known KnownAs) {
	_, hash, err := l.stamp.certificate()
	if err != nil {
		http.Error(out, errNoOffer.Error(), http.StatusInternalServerError)
		return
	}
	o := offer{port: uint16(known.UDPPort(l.Addr().Port)), certificate: hash, signature: l.stamp.id.Sign(certified(hash)), key: l.stamp.id.PublicKey()}
	out.Header().Set("Content-Type", "application/octet-stream")
	out.Header().Set("Cache-Control", "no-store")
	_, _ = out.Write(o.bytes()) // the visitor may be gone
}

// connKey is the context key of a request's connection.
type connKey struct{}

// newSessions returns the server of WebTransport sessions.
func (l *QUICListener) newSessions() *webtransport.Server {
	return &webtransport.Server{
		H3: &http3.Server{
			Handler: http.HandlerFunc(l.serveSession), MaxHeaderBytes: 8 << 10, EnableDatagrams: true,
			ConnContext: func(ctx context.Context, conn *quic.Conn) context.Context {
				return context.WithValue(ctx, connKey{}, conn)
			},
		},
		// Safari opens no stream without these limits.
		Config:            &webtransport.Config{MaxIncomingStreams: 1, MaxIncomingUniStreams: 1, MaxIncomingData: StreamWindow},
		ReorderingTimeout: HelloTime,
		CheckOrigin:       func(r *http.Request) bool { return l.known.Load().isOwnPage(r, sameName) },
	}
}

// admitSession serves an HTTP/3 connection until it ends, which is soon if it brings no
// guest.
func (l *QUICListener) admitSession(ctx context.Context, conn *quic.Conn, who *caller) {
	who.session = make(chan carrier, 1)
	who.second = func() {
		_ = conn.CloseWithError(quic.ApplicationErrorCode(BadWay), "A second request came over the connection.")
	}
	served := make(chan struct{})
	go func() {
		defer close(served)
		_ = l.sessions.ServeQUICConn(conn) // it returns when the connection ends
	}()
	select {
	case c := <-who.session:
		l.greet(ctx, c, who)
	case <-ctx.Done():
		_ = conn.CloseWithError(quic.ApplicationErrorCode(Late), string(late))
	case <-served:
	}
	<-served
}

// serveSession accepts the one session that a connection may have; one that was cut off gets none.
func (l *QUICListener) serveSession(out http.ResponseWriter, r *http.Request) {
	conn := r.Context().Value(connKey{}).(*quic.Conn)
	who := conn.Context().Value(callerKey{}).(*caller) // see knock
	if r.URL.Path != WebPath {
		http.NotFound(out, r)
		return
	}
	session, err := l.sessions.Upgrade(out, r)
	if err != nil {
		http.Error(out, "A page of another site may not come to this table, nor anything but WebTransport.", http.StatusForbidden)
		return
	}
	c := &sessionCarrier{conn: conn, session: session, gone: make(chan struct{})}
	theirs, err := strconv.Atoi(r.URL.Query().Get("protocol"))
	if err != nil {
		theirs = -1
	}
	if words := mismatch(l.version, Build(), theirs); words != "" {
		c.shut(Version, words)
		return
	}
	if c.stream, err = session.AcceptStream(conn.Context()); err != nil {
		c.shut(Late, late)
		return
	}
	go c.refuse(func() error { _, err := session.AcceptStream(session.Context()); return err })
	go c.refuse(func() error { _, err := session.AcceptUniStream(session.Context()); return err })
	who.session <- c
}

// sessionCarrier is a WebTransport session and its stream, on a connection of its own.
type sessionCarrier struct {
	conn    *quic.Conn
	session *webtransport.Session
	stream  *webtransport.Stream
	begun   atomic.Bool   // shutting down has begun
	gone    chan struct{} // closed when it has ended
	after   func()        // frees what only this connection uses
}

// other is the reason given to those who open a second stream.
const other = "A second stream was opened, and a session may have only one."

// refuse shuts the carrier when the other side opens something that it may not.
func (s *sessionCarrier) refuse(opened func() error) {
	if opened() == nil {
		s.shut(BadWay, other)
	}
}

func (s *sessionCarrier) Read(p []byte) (int, error)  { return s.stream.Read(p) }
func (s *sessionCarrier) Write(p []byte) (int, error) { return s.stream.Write(p) }

func (s *sessionCarrier) sendDatagram(b []byte) error {
	err := s.session.SendDatagram(b)
	var large *quic.DatagramTooLargeError
	if errors.As(err, &large) {
		return errTooLarge
	}
	return err
}

func (s *sessionCarrier) receiveDatagram(ctx context.Context) ([]byte, error) {
	return s.session.ReceiveDatagram(ctx)
}

// shut sends the reason, and closes the connection once the other side has, or after a
// moment: closing it at once would lose what the other side has not read.
func (s *sessionCarrier) shut(code Code, why say.Text) {
	if s.begun.Swap(true) {
		<-s.gone
		return
	}
	defer close(s.gone)
	_ = s.session.CloseWithError(webtransport.SessionErrorCode(code), string(why))
	t := time.NewTimer(LingerTime)
	defer t.Stop()
	select {
	case <-s.conn.Context().Done():
	case <-t.C:
	}
	_ = s.conn.CloseWithError(quic.ApplicationErrorCode(code), string(why))
	if s.after != nil {
		s.after()
	}
}

func (s *sessionCarrier) kind() Carrier            { return Carrier{Name: "WebTransport"} }
func (s *sessionCarrier) remote() string           { return s.conn.RemoteAddr().String() }
func (s *sessionCarrier) pinned() bool             { return true }
func (s *sessionCarrier) roundTrip() time.Duration { return s.conn.ConnectionStats().SmoothedRTT }

// ended prefers the session's own reason, which may arrive a little later, to the error of a
// call on it.
func (s *sessionCarrier) ended(err error) *Ended {
	ctx, cancel := context.WithTimeout(context.Background(), LingerTime)
	defer cancel()
	select {
	case <-s.session.Context().Done():
		if _, why := s.session.OpenStream(); why != nil {
			err = why
		}
	case <-ctx.Done():
	}
	var closed *webtransport.SessionError
	if errors.As(err, &closed) && closed.Remote && Code(closed.ErrorCode) == Bye { // a page is closed or loaded again: who leaves says goodbye
		return &Ended{Code: Lost, Reason: hungUp}
	} else if closed != nil {
		code := Internal
		if closed.ErrorCode < 1<<16 {
			code = Code(closed.ErrorCode)
		}
		return &Ended{Code: code, Reason: reason(closed.Message), Remote: closed.Remote}
	}
	select {
	case <-s.conn.Context().Done(): // arrives a little after the end of its streams
		err = context.Cause(s.conn.Context())
	case <-ctx.Done():
	}
	var app *quic.ApplicationError
	if errors.As(err, &app) && app.ErrorCode >= quic.ApplicationErrorCode(http3.ErrCodeNoError) || !errors.As(err, &app) && s.conn.Context().Err() == nil {
		return &Ended{Code: Lost, Reason: hungUp}
	}
	return quicEnded(err)
}
