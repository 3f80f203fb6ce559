package netcode

import (
	"errors"
	"fmt"
	"io"
)

// A header precedes every message, on the stream and in a datagram: the length of the message
// in three bytes, high byte first, and then the number of zero bytes of padding after it.

// appendEnvelope appends header, message and padding, at least least bytes in all.
func appendEnvelope(dst []byte, m Message, least int) ([]byte, error) {
	start := len(dst)
	out, err := Encode(append(dst, 0, 0, 0, 0), m)
	if err != nil {
		return dst, err
	}
	n := len(out) - start - HeaderSize
	pad := 0
	if short := least - HeaderSize - n; short > 0 {
		pad = short
	}
	out[start], out[start+1], out[start+2], out[start+3] = byte(n>>16), byte(n>>8), byte(n), byte(pad)
	for range pad {
		out = append(out, 0)
	}
	return out, nil
}

// appendEnvelopes appends a message that may have to be split: it halves events until each
// part fits.
func appendEnvelopes(dst []byte, m Message, least int) ([]byte, error) {
	e, ok := m.(*Events)
	if !ok {
		return appendEnvelope(dst, m, least)
	}
	out, rest, n := dst, e.Events, MaxEvents
	for len(rest) > 0 {
		n = min(n, len(rest))
		next, err := appendEnvelope(out, &Events{Events: rest[:n]}, least)
		switch {
		case err == nil:
			out, rest, n = next, rest[n:], MaxEvents
		case n > 1 && (errors.Is(err, ErrSize) || errors.Is(err, ErrCount)):
			n /= 2
		default:
			return dst, err
		}
	}
	return out, nil
}

// Packed is an encoded message to clients, so that a message for several is encoded once.
type Packed struct{ envelopes []byte }

// Bytes returns what is written to the stream.
func (p Packed) Bytes() []byte { return p.envelopes }

// Pack encodes a message of a server. Its errors are those of Link.Send.
func Pack(m Message) (Packed, error) {
	b, err := appendEnvelopes(nil, m, serverSide.padding)
	return Packed{b}, err
}

// header reads a header and checks the length against the channel's limit.
func header(h []byte, from Channel) (length, padding int, err error) {
	length, padding = int(h[0])<<16|int(h[1])<<8|int(h[2]), int(h[3])
	if max := from.limits().Size; length > max {
		return 0, 0, fmt.Errorf("%w: %d bytes of at most %d", ErrSize, length, max)
	}
	if length == 0 {
		return 0, 0, ErrEmpty
	}
	if padding > 0 && length+padding+HeaderSize > PaddedSize {
		return 0, 0, fmt.Errorf("%w: %d bytes after %d", ErrPadding, padding, length)
	}
	return length, padding, nil
}

// unpadded removes the padding, which must be zero.
func unpadded(b []byte, padding int) ([]byte, error) {
	n := len(b) - padding
	for _, x := range b[n:] {
		if x != 0 {
			return nil, fmt.Errorf("%w: byte %#02x", ErrPadding, x)
		}
	}
	return b[:n], nil
}

// streamReader reads messages from a stream.
type streamReader struct {
	from Channel
	head [HeaderSize]byte
	buf  []byte // of the latest message, grown only after its length was checked
}

// next reads one message. It returns an error of r unchanged, and io.EOF only between two
// messages.
func (s *streamReader) next(r io.Reader) (Message, error) {
	if _, err := io.ReadFull(r, s.head[:]); err != nil {
		return nil, err
	}
	length, padding, err := header(s.head[:], s.from)
	if err != nil {
		return nil, err
	}
	if n := length + padding; cap(s.buf) < n {
		s.buf = make([]byte, n)
	} else {
		s.buf = s.buf[:n]
	}
	if _, err := io.ReadFull(r, s.buf); err != nil {
		return nil, err
	}
	raw, err := unpadded(s.buf, padding)
	if err != nil {
		return nil, err
	}
	return Decode(raw, s.from)
}

// openDatagram reads the one message of a datagram.
func openDatagram(b []byte, from Channel) (Message, error) {
	if len(b) < HeaderSize {
		return nil, ErrEmpty
	}
	length, padding, err := header(b, from)
	if err != nil {
		return nil, err
	}
	b = b[HeaderSize:]
	switch {
	case len(b) < length+padding:
		return nil, fmt.Errorf("%w: %d bytes announced, %d left", ErrShort, length+padding, len(b))
	case len(b) > length+padding:
		return nil, fmt.Errorf("%w: %d bytes", ErrLeftover, len(b)-length-padding)
	}
	raw, err := unpadded(b, padding)
	if err != nil {
		return nil, err
	}
	return Decode(raw, from)
}
