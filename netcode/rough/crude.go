package rough

import (
	"context"
	"crypto/tls"
	"io"
	"math/rand/v2"
	"time"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/quic-go/quicvarint"
)

// Crude is an HTTP/3 client that sends anything, encoded by RFC 9114 and the WebTransport draft.
type Crude struct {
	*quic.Conn
	*rand.Rand
	at, path string
	hello    []byte
}

// Browse connects to a server from a port of its own. Path is the path of sessions, and hello a
// guest's first message.
func Browse(ctx context.Context, at, path string, hello []byte, seed uint64) (*Crude, error) {
	conn, err := quic.DialAddr(ctx, at, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"h3"}},
		&quic.Config{EnableDatagrams: true, EnableStreamResetPartialDelivery: true})
	return &Crude{conn, rand.New(rand.NewPCG(seed, 1)), at, path, hello}, err
}

// Varint returns a number in QUIC's encoding.
func Varint(n uint64) []byte { return quicvarint.Append(nil, n) }

// Framed returns an HTTP/3 frame, or a capsule.
func Framed(kind uint64, body []byte) []byte {
	return append(quicvarint.Append(quicvarint.Append(nil, kind), uint64(len(body))), body...)
}

// fields returns header fields as QPACK encodes them without a table.
func fields(pairs ...string) []byte {
	b := []byte{0, 0}
	text := func(first byte, bits int, s string) {
		n, most := len(s), 1<<bits-1
		if b = append(b, first|byte(min(n, most))); n >= most {
			b = appendRest(b, n-most)
		}
		b = append(b, s...)
	}
	for i := 0; i < len(pairs); i += 2 {
		text(0x20, 3, pairs[i])
		text(0, 7, pairs[i+1])
	}
	return b
}

// appendRest appends the rest of a number that does not fit a QPACK prefix.
func appendRest(b []byte, n int) []byte {
	for ; n >= 128; n >>= 7 {
		b = append(b, byte(n)|128)
	}
	return append(b, byte(n))
}

// Connect returns a request for a session, with further header fields.
func (c *Crude) Connect(more ...string) []byte {
	return Framed(1, fields(append([]string{":method", "CONNECT", ":protocol", "webtransport", ":scheme", "https", ":authority", c.at,
		":path", c.path}, more...)...))
}

// Noise returns n random bytes.
func (c *Crude) Noise(n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(c.Uint32())
	}
	return b
}

// Says opens a unidirectional stream and writes to it. It returns nil if that fails.
func (c *Crude) Says(b []byte) *quic.SendStream {
	s, err := c.OpenUniStream()
	if err == nil {
		_, _ = s.Write(b)
	}
	return s
}

// Asks opens a bidirectional stream and writes to it. It returns nil if that fails.
func (c *Crude) Asks(b []byte) *quic.Stream {
	s, err := c.OpenStream()
	if err == nil {
		_, _ = s.Write(b)
	}
	return s
}

// Settle opens the control stream with the settings of a client that can have sessions.
func (c *Crude) Settle() *quic.SendStream {
	var all []byte
	for _, v := range []uint64{0x08, 1, 0x33, 1, 0x2b603742, 1, 0x2c7cf000, 1, 0x2b61, 1 << 20, 0x2b64, 9, 0x2b65, 9} { // with flow control, so that it may ask for more sessions
		all = quicvarint.Append(all, v)
	}
	return c.Says(append([]byte{0}, Framed(4, all)...))
}

// Opens opens a stream of a session and writes to it.
func (c *Crude) Opens(session uint64, b []byte) *quic.Stream {
	return c.Asks(append(quicvarint.Append([]byte{0x40, 0x41}, session), b...))
}

// Joins joins the table and waits for its first byte. The request is nil if none comes.
func (c *Crude) Joins() (request, stream *quic.Stream) {
	c.Settle()
	if request = c.Asks(c.Connect()); request == nil {
		return nil, nil
	}
	if stream = c.Opens(uint64(request.StreamID()), Envelope(c.hello)); stream == nil {
		return nil, nil
	}
	_ = stream.SetReadDeadline(time.Now().Add(Patience))
	if _, err := io.ReadFull(stream, make([]byte, len(Envelope(nil)))); err != nil {
		return nil, nil
	}
	return request, stream
}
