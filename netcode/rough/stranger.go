package rough

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"

	"github.com/quic-go/quic-go"
)

// Crowd is any number of guests that knock from one UDP port and keep to no rule.
type Crowd struct {
	transport *quic.Transport
	packets   net.PacketConn
	to        *net.UDPAddr
	alpn      string
}

// Gather opens a port at an IP address for guests of a table, which speak the protocol alpn. They
// receive only packets that hears accepts; nil accepts all.
func Gather(from net.IP, to *net.UDPAddr, alpn string, hears func(packet []byte) bool) (*Crowd, error) {
	socket, err := net.ListenUDP("udp", &net.UDPAddr{IP: from})
	if err != nil {
		return nil, err
	}
	c := &Crowd{packets: socket, to: to, alpn: alpn}
	if hears != nil {
		c.packets = &deaf{PacketConn: socket, hears: hears}
	}
	c.transport = &quic.Transport{Conn: c.packets}
	return c, nil
}

// Knock opens a connection as a guest does, with its one stream, of which the table learns when
// something is sent. Window is how many bytes the table may send before they are read; 0: QUIC's
// default.
func (c *Crowd) Knock(ctx context.Context, window int) (*Stranger, error) {
	config := &quic.Config{
		EnableDatagrams: true, InitialStreamReceiveWindow: uint64(window), MaxStreamReceiveWindow: uint64(window),
	}
	conn, err := c.transport.Dial(ctx, c.to, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{c.alpn}}, config)
	if err != nil {
		return nil, err
	}
	stream, err := conn.OpenStream()
	if err != nil {
		return nil, err
	}
	return &Stranger{Conn: conn, Stream: stream}, nil
}

// Scatter disconnects all guests.
func (c *Crowd) Scatter() error { return errors.Join(c.transport.Close(), c.packets.Close()) }

// Stranger is a guest that sends anything.
type Stranger struct {
	Conn   *quic.Conn
	Stream *quic.Stream
}

// Say writes a message with its header.
func (s *Stranger) Say(message []byte) error {
	_, err := s.Stream.Write(Envelope(message))
	return err
}

// Envelope puts the header of the wire before a message.
func Envelope(message []byte) []byte {
	n := len(message)
	return append([]byte{byte(n >> 16), byte(n >> 8), byte(n), 0}, message...)
}

// Cut waits until the table has closed the connection, and returns the code and reason.
func (s *Stranger) Cut(ctx context.Context) (code uint64, reason string, err error) {
	select {
	case <-s.Conn.Context().Done():
	case <-ctx.Done():
		return 0, "", fmt.Errorf("the table does not cut the link: %w", ctx.Err())
	}
	var app *quic.ApplicationError
	if err := context.Cause(s.Conn.Context()); !errors.As(err, &app) {
		return 0, "", err
	}
	return uint64(app.ErrorCode), app.ErrorMessage, nil
}

// OnlyRetry accepts nothing but QUIC's demand to prove an address, so that a handshake begins and
// never ends.
func OnlyRetry(packet []byte) bool { return len(packet) > 0 && packet[0]&0xf0 == 0xf0 }

// Nothing accepts nothing.
func Nothing([]byte) bool { return false }

// deaf receives only some packets.
type deaf struct {
	net.PacketConn
	hears func([]byte) bool
}

func (d *deaf) ReadFrom(b []byte) (int, net.Addr, error) {
	for {
		n, from, err := d.PacketConn.ReadFrom(b)
		if err != nil || d.hears(b[:n]) {
			return n, from, err
		}
	}
}
