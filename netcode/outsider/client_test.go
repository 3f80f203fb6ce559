// Package outsider_test is a client as somebody else might write it: from docs/wire.md alone, over
// QUIC or a WebSocket and msgpack, without a line of this project's code. One outsider keeps to the
// rules, and all others break them.
package outsider_test

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"slices"
	"testing"
	"time"

	"github.com/quic-go/quic-go"
	"github.com/vmihailenco/msgpack/v5"
	"github.com/vmihailenco/msgpack/v5/msgpcode"
)

// The kinds of messages used here.
const (
	hello, welcome, goodbye, ping, pong, sit, stand, ready = 1, 2, 3, 4, 5, 6, 7, 8
	chat, order, answer, frame, ack, battle, kick, back    = 10, 11, 12, 14, 15, 16, 18, 21
	lobby, reel, hold, point, targets, remark              = 9, 20, 22, 29, 30, 31
)

// patience is how long a test waits for something certain before it gives up.
const patience = 5 * time.Minute

// carrier carries datagrams and closes the link: a QUIC connection, or a WebSocket.
type carrier interface {
	SendDatagram([]byte) error
	ReceiveDatagram(context.Context) ([]byte, error)
	CloseWithError(quic.ApplicationErrorCode, string) error
	Context() context.Context
}

// stream is the link's only stream.
type stream interface {
	io.ReadWriteCloser
	SetReadDeadline(time.Time) error
	SetWriteDeadline(time.Time) error
}

// outsider is a connection to the table and its stream.
type outsider struct {
	*testing.T
	conn   carrier
	stream stream
	said   []byte // everything written to the stream
	client int64  // the number given by the table
	seats  []seated
}

// dial opens a connection, and nothing on it.
func dial(t *testing.T, address, alpn string) (*quic.Conn, error) {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	config := &quic.Config{EnableDatagrams: true, KeepAlivePeriod: 3 * time.Second}
	conn, err := quic.DialAddr(ctx, address, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{alpn}}, config)
	if err == nil {
		t.Cleanup(func() { _ = conn.CloseWithError(0, "") })
	}
	return conn, err
}

// knock opens the connection and its stream.
func knock(t *testing.T, address, alpn string) *outsider {
	t.Helper()
	conn, err := dial(t, address, alpn)
	if err != nil {
		t.Fatal(err)
	}
	s, err := conn.OpenStream()
	if err != nil {
		t.Fatal(err)
	}
	return &outsider{T: t, conn: conn, stream: s}
}

func (o *outsider) leave() { _ = o.conn.CloseWithError(0, "") }

// message is a flat array of integers, texts and bins.
func message(fields ...any) []byte {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	err := e.EncodeArrayLen(len(fields))
	for _, f := range fields {
		switch f := f.(type) {
		case int:
			err = errors.Join(err, e.EncodeInt(int64(f)))
		case string:
			err = errors.Join(err, e.EncodeString(f))
		case []byte:
			err = errors.Join(err, e.EncodeBytes(append([]byte{}, f...))) // none is an empty bin, not nil
		default:
			err = fmt.Errorf("%T is not of the wire", f)
		}
	}
	if err != nil {
		panic(err)
	}
	return b.Bytes()
}

// packed is a message with its header, padded to 64 bytes.
func packed(fields ...any) []byte {
	m := message(fields...)
	n, pad := len(m), max(0, 60-len(m))
	return append(append([]byte{byte(n >> 16), byte(n >> 8), byte(n), byte(pad)}, m...), make([]byte, pad)...)
}

// raw writes bytes. Those who wait for the end of a link notice it.
func (o *outsider) raw(b []byte) {
	o.said = append(o.said, b...)
	_ = o.stream.SetWriteDeadline(time.Now().Add(patience))
	_, _ = o.stream.Write(b)
}

// say sends a message.
func (o *outsider) say(fields ...any) { o.raw(packed(fields...)) }

// datagram sends a datagram.
func (o *outsider) datagram(b []byte) { _ = o.conn.SendDatagram(b) }

// hello says hello, and waits to be let in. It returns the token.
func (o *outsider) hello(name string, token []byte) []byte {
	o.Helper()
	token, _ = o.enters(name, token)
	return token
}

// enters is hello, and also returns the number of the last order.
func (o *outsider) enters(name string, token []byte) ([]byte, int64) {
	o.Helper()
	return o.entersBy(name, token, "")
}

// entersBy is enters with a passphrase.
func (o *outsider) entersBy(name string, token []byte, pass string) ([]byte, int64) {
	o.Helper()
	o.say(hello, version(o.T), "outsider", name, token, pass, 0, 0, 0)
	w, err := o.hear(welcome)
	if err != nil {
		o.Fatalf("%s is not welcome: %v", name, err)
	}
	o.client = w[5].(int64)
	return w[3].([]byte), w[7].(int64)
}

// next returns the next message of the stream.
func (o *outsider) next() ([]any, error) {
	head := make([]byte, 4)
	if _, err := io.ReadFull(o.stream, head); err != nil {
		return nil, err
	}
	n := int(head[0])<<16 | int(head[1])<<8 | int(head[2])
	body := make([]byte, n+int(head[3]))
	if _, err := io.ReadFull(o.stream, body); err != nil {
		return nil, err
	}
	return unpack(body[:n])
}

// unpack decodes a message into int64, string and []byte.
func unpack(b []byte) ([]any, error) {
	d := msgpack.NewDecoder(bytes.NewReader(b))
	n, err := d.DecodeArrayLen()
	if err != nil {
		return nil, err
	}
	m := make([]any, n)
	for i := range m {
		code, err := d.PeekCode()
		switch {
		case err != nil:
		case msgpcode.IsString(code):
			m[i], err = d.DecodeString()
		case msgpcode.IsBin(code):
			m[i], err = d.DecodeBytes()
		default:
			m[i], err = d.DecodeInt64()
		}
		if err != nil {
			return nil, err
		}
	}
	return m, nil
}

// parted is the table's goodbye or, if that was not read in time, the code and reason of the closed
// connection.
type parted struct {
	code int64
	why  string
}

func (p *parted) Error() string {
	return fmt.Sprintf("the table says goodbye, with code %d: %s", p.code, p.why)
}

// hear reads until a message of a kind comes, or the table says goodbye.
func (o *outsider) hear(kinds ...int64) ([]any, error) {
	_ = o.stream.SetReadDeadline(time.Now().Add(patience))
	for {
		m, err := o.next()
		var app *quic.ApplicationError
		switch {
		case errors.As(err, &app) && app.Remote:
			return nil, &parted{int64(app.ErrorCode), app.ErrorMessage}
		case err != nil:
			return nil, err
		case m[0] == int64(goodbye):
			return nil, &parted{m[1].(int64), m[2].(string)}
		case m[0] == int64(lobby):
			o.seats = lobbySeats(m)
		}
		if kind, ok := m[0].(int64); ok && slices.Contains(kinds, kind) {
			return m, nil
		}
	}
}

// ended waits for the end of the link, and returns its code and reason: those of the goodbye, or of
// QUIC if there is none.
func (o *outsider) ended() (int64, string) {
	o.Helper()
	for o.stream != nil {
		_ = o.stream.SetReadDeadline(time.Now().Add(patience))
		m, err := o.next()
		if err != nil {
			break
		}
		if m[0] == int64(goodbye) {
			o.leave()
			return m[1].(int64), m[2].(string)
		}
	}
	select {
	case <-o.conn.Context().Done():
	case <-time.After(patience):
		o.Fatal("the link still lives")
	}
	return closed(o.T, context.Cause(o.conn.Context()))
}

// closed returns the code and reason with which the table closed a connection.
func closed(t *testing.T, err error) (int64, string) {
	t.Helper()
	var app *quic.ApplicationError
	if !errors.As(err, &app) || !app.Remote {
		t.Fatalf("the table has not closed the link: %v", err)
	}
	return int64(app.ErrorCode), app.ErrorMessage
}

// alive reports whether the table still answers.
func (o *outsider) alive() error {
	o.say(ping, 77)
	for {
		m, err := o.hear(pong)
		if err != nil {
			return err
		}
		if m[1] == int64(77) {
			return nil
		}
	}
}
