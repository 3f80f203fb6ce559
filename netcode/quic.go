//go:build !js

package netcode

import (
	"context"
	"errors"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/quic-go/qlogwriter"

	"broadside/netcode/fair"
	"broadside/sim/say"
)

// quicConfig returns the QUIC settings of both sides.
func quicConfig() *quic.Config {
	return &quic.Config{
		HandshakeIdleTimeout:  HelloTime,
		MaxIdleTimeout:        IdleTime,
		KeepAlivePeriod:       KeepAlive,
		EnableDatagrams:       true,
		MaxIncomingUniStreams: -1,
	}
}

// serverConfig lets a client open the one stream and those of HTTP/3, and bounds the unread
// data.
func serverConfig() *quic.Config {
	c := quicConfig()
	c.Tracer = func(ctx context.Context, _ bool, _ quic.ConnectionID) qlogwriter.Trace {
		return fair.WatchRequests(func() { ctx.Value(callerKey{}).(*caller).second() }) // see knock
	}
	c.MaxIncomingStreams, c.MaxIncomingUniStreams, c.Allow0RTT, c.EnableStreamResetPartialDelivery = sessionStreams, sessionUniStreams, true, true
	c.InitialStreamReceiveWindow, c.MaxStreamReceiveWindow = StreamWindow, StreamWindow
	c.InitialConnectionReceiveWindow, c.MaxConnectionReceiveWindow = StreamWindow, StreamWindow
	return c
}

func clientConfig() *quic.Config {
	c := quicConfig()
	c.MaxIncomingStreams = -1
	c.InitialStreamReceiveWindow, c.MaxStreamReceiveWindow = ClientWindow, ClientWindow
	c.InitialConnectionReceiveWindow, c.MaxConnectionReceiveWindow = ClientWindow, ClientWindow
	return c
}

// alpn returns the protocol's name in the TLS handshake.
func alpn(version int) string { return ALPN + strconv.Itoa(version) }

// alpnVersion returns the version in a protocol's name, or -1.
func alpnVersion(name string) int {
	digits, ours := strings.CutPrefix(name, ALPN)
	n, err := strconv.Atoi(digits)
	if !ours || err != nil || n < 0 || n > 1<<15 {
		return -1
	}
	return n
}

// quicCarrier is a QUIC connection and its stream.
type quicCarrier struct {
	conn   *quic.Conn
	stream *quic.Stream
	once   sync.Once
	after  func() // frees what only this connection uses
}

// refuse shuts the carrier when a client opens a second stream.
func (q *quicCarrier) refuse(opened func() error) {
	if opened() == nil {
		q.shut(BadWay, other)
	}
}

func (q *quicCarrier) Read(p []byte) (int, error)  { return q.stream.Read(p) }
func (q *quicCarrier) Write(p []byte) (int, error) { return q.stream.Write(p) }

func (q *quicCarrier) sendDatagram(b []byte) error {
	// QUIC keeps the slice until it is sent, and the sender reuses it.
	err := q.conn.SendDatagram(append([]byte(nil), b...))
	var large *quic.DatagramTooLargeError
	if errors.As(err, &large) {
		return errTooLarge
	}
	return err
}

func (q *quicCarrier) receiveDatagram(ctx context.Context) ([]byte, error) {
	return q.conn.ReceiveDatagram(ctx)
}

func (q *quicCarrier) shut(code Code, why say.Text) {
	q.once.Do(func() {
		_ = q.conn.CloseWithError(quic.ApplicationErrorCode(code), string(why))
		if q.after != nil {
			q.after()
		}
	})
}

func (q *quicCarrier) kind() Carrier { return Carrier{Name: "QUIC"} }

func (q *quicCarrier) remote() string { return q.conn.RemoteAddr().String() }

func (q *quicCarrier) pinned() bool { return true }

func (q *quicCarrier) roundTrip() time.Duration { return q.conn.ConnectionStats().SmoothedRTT }

// ended prefers the connection's own reason to the error of a call on it.
func (q *quicCarrier) ended(err error) *Ended {
	if cause := context.Cause(q.conn.Context()); cause != nil {
		err = cause
	}
	return quicEnded(err)
}

// quicEnded describes an error of QUIC.
func quicEnded(err error) *Ended {
	var (
		app       *quic.ApplicationError
		idle      *quic.IdleTimeoutError
		reset     *quic.StatelessResetError
		handshake *quic.HandshakeTimeoutError
		transport *quic.TransportError
	)
	switch {
	case errors.As(err, &app):
		code := Internal
		if app.ErrorCode < 1<<16 {
			code = Code(app.ErrorCode)
		}
		return &Ended{Code: code, Reason: reason(app.ErrorMessage), Remote: app.Remote}
	case errors.As(err, &transport) && transport.Remote && (transport.ErrorCode == quic.ConnectionRefused || transport.ErrorCode == quic.ApplicationErrorErrorCode):
		// Before the end of a handshake, which comes later at the server, QUIC reports only
		// that the connection was closed.
		return &Ended{Code: Crowded, Reason: crowded, Remote: true}
	case errors.As(err, &idle):
		return &Ended{Code: Lost, Reason: say.Of(unheard, int(IdleTime/time.Second))}
	case errors.As(err, &handshake):
		return &Ended{Code: Lost, Reason: unanswered}
	case errors.As(err, &reset):
		return &Ended{Code: Gone, Reason: "The server was stopped or restarted.", Remote: true}
	case errors.Is(err, io.EOF):
		return &Ended{Code: Bye, Reason: "The other side has left.", Remote: true}
	}
	return &Ended{Code: Lost, Reason: say.Of("The link is lost: %s.", because(err))}
}
