package outsider_test

import (
	"context"
	"encoding/binary"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/quic-go/quic-go"
)

// The first byte of each message of a WebSocket.
const (
	piece byte = iota
	datagram
	question
	reply
	fingerprint
	shut
)

// socket is a WebSocket as described in the document: the stream in pieces, and datagrams.
type socket struct {
	conn      *websocket.Conn
	ctx       context.Context
	end       context.CancelCauseFunc
	datagrams chan []byte
	fresh     chan struct{} // there is more of the stream

	mu    sync.Mutex
	rest  []byte // of the stream, unread
	until time.Time
}

// visit opens a WebSocket, as the page at that address would.
func visit(t *testing.T, page, query string) *outsider {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, "ws://"+page+"/link"+query, nil)
	if err != nil {
		t.Fatal(err)
	}
	conn.SetReadLimit(1 << 20)
	s := &socket{conn: conn, datagrams: make(chan []byte, 64), fresh: make(chan struct{}, 1)}
	s.ctx, s.end = context.WithCancelCause(context.Background())
	over := make(chan struct{})
	go func() {
		defer close(over)
		s.end(s.hear())
	}()
	t.Cleanup(func() {
		_ = conn.CloseNow()
		<-over
	})
	return &outsider{T: t, conn: s, stream: s}
}

// hear reads messages until there are no more, and returns why.
func (s *socket) hear() error {
	for {
		_, b, err := s.conn.Read(s.ctx)
		switch {
		case err != nil:
			return err
		case len(b) == 0:
			return errNothing
		}
		switch b[0] {
		case piece:
			s.mu.Lock()
			s.rest = append(s.rest, b[1:]...)
			s.mu.Unlock()
			select {
			case s.fresh <- struct{}{}:
			default:
			}
		case datagram:
			select {
			case s.datagrams <- b[1:]:
			default: // lost
			}
		case question:
			if err := s.conn.Write(s.ctx, websocket.MessageBinary, append([]byte{reply}, b[1:]...)); err != nil {
				return err
			}
		case shut:
			defer s.conn.CloseNow()
			return &quic.ApplicationError{Remote: true, ErrorCode: quic.ApplicationErrorCode(binary.BigEndian.Uint16(b[1:])), ErrorMessage: string(b[3:])}
		}
	}
}

// errNothing means that the table has sent an empty message.
var errNothing = os.ErrInvalid

func (s *socket) Read(p []byte) (int, error) {
	for {
		s.mu.Lock()
		n, until := copy(p, s.rest), s.until
		s.rest = s.rest[n:]
		s.mu.Unlock()
		switch {
		case n > 0:
			return n, nil
		case s.ctx.Err() != nil:
			return 0, context.Cause(s.ctx)
		}
		var late <-chan time.Time
		if !until.IsZero() {
			late = time.After(time.Until(until))
		}
		select {
		case <-s.fresh:
		case <-s.ctx.Done():
		case <-late:
			return 0, os.ErrDeadlineExceeded
		}
	}
}

func (s *socket) Write(b []byte) (int, error) {
	for at := 0; at < len(b); {
		end := min(at+4096, len(b))
		if err := s.conn.Write(s.ctx, websocket.MessageBinary, append([]byte{piece}, b[at:end]...)); err != nil {
			return at, err
		}
		at = end
	}
	return len(b), nil
}

func (s *socket) SetReadDeadline(at time.Time) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.until = at
	return nil
}

func (s *socket) SetWriteDeadline(time.Time) error { return nil }

func (s *socket) Close() error { return s.conn.CloseNow() }

func (s *socket) SendDatagram(b []byte) error {
	return s.conn.Write(s.ctx, websocket.MessageBinary, append([]byte{datagram}, b...))
}

func (s *socket) ReceiveDatagram(ctx context.Context) ([]byte, error) {
	select {
	case b := <-s.datagrams:
		return b, nil
	case <-s.ctx.Done():
		return nil, context.Cause(s.ctx)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (s *socket) CloseWithError(code quic.ApplicationErrorCode, why string) error {
	_ = s.conn.Write(s.ctx, websocket.MessageBinary, append(binary.BigEndian.AppendUint16([]byte{shut}, uint16(code)), why...))
	return s.conn.CloseNow()
}

func (s *socket) Context() context.Context { return s.ctx }
