package netcode

import (
	"bytes"
	"fmt"
	"sync"
	"unicode/utf8"

	"github.com/vmihailenco/msgpack/v5"
	"github.com/vmihailenco/msgpack/v5/msgpcode"

	"broadside/sim/field"
)

// counter is the Coder that counts the elements of a message, because an array begins with
// its length.
type counter struct{ n int }

func (c *counter) Number(_ string, v, _, _ int64) int64   { c.n++; return v }
func (c *counter) Text(_, s string, _ int) string         { c.n++; return s }
func (c *counter) Bytes(_ string, b []byte, _ int) []byte { c.n++; return b }
func (c *counter) Count(_ string, n, _ int) int           { c.n++; return n }
func (c *counter) Fail(error)                             {}
func (c *counter) Err() error                             { return nil }

// sink collects the output of an encoder.
type sink struct{ buf []byte }

func (s *sink) Write(p []byte) (int, error) { s.buf = append(s.buf, p...); return len(p), nil }
func (s *sink) WriteByte(b byte) error      { s.buf = append(s.buf, b); return nil }

// writer is the Coder that writes msgpack.
type writer struct {
	sink  sink
	enc   *msgpack.Encoder
	count counter
	err   error
}

var writers = sync.Pool{New: func() any {
	w := &writer{}
	w.enc = msgpack.NewEncoder(&w.sink)
	return w
}}

func (w *writer) Number(name string, v, lo, hi int64) int64 {
	if w.err == nil {
		if w.err = field.Check(name, v, lo, hi); w.err == nil {
			w.err = w.enc.EncodeInt(v)
		}
	}
	return v
}

func (w *writer) Text(name, s string, max int) string {
	switch {
	case w.err != nil:
	case !utf8.ValidString(s):
		w.err = fmt.Errorf("%s: %w", name, ErrText)
	default:
		if w.err = field.CheckLength(name, len(s), max); w.err == nil {
			w.err = w.enc.EncodeString(s)
		}
	}
	return s
}

// Bytes writes the length itself, because the encoder writes nil for no bytes.
func (w *writer) Bytes(name string, b []byte, max int) []byte {
	if w.err == nil {
		if w.err = field.CheckLength(name, len(b), max); w.err == nil {
			if w.err = w.enc.EncodeBytesLen(len(b)); w.err == nil {
				_, w.err = w.sink.Write(b)
			}
		}
	}
	return b
}

func (w *writer) Count(name string, n, max int) int {
	if w.err == nil {
		if w.err = field.CheckLength(name, n, max); w.err == nil {
			w.err = w.enc.EncodeInt(int64(n))
		}
	}
	return n
}

func (w *writer) Fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

func (w *writer) Err() error { return w.err }

// appendMessage appends the msgpack of a message to dst.
func appendMessage(dst []byte, m Message) ([]byte, error) {
	w := writers.Get().(*writer)
	defer writers.Put(w)
	w.count.n, w.err = 1, nil
	m.Fields(&w.count)
	w.sink.buf = dst
	w.err = w.enc.EncodeArrayLen(w.count.n)
	w.Number("kind", int64(m.Kind()), 1, int64(lastKind))
	m.Fields(w)
	out := w.sink.buf
	w.sink.buf = nil
	return out, w.err
}

// Encode appends a message to dst, without header or padding. The error wraps field.ErrRange
// if a field is out of range, and ErrSize or ErrCount if the message is too large for its
// channel; dst is then returned unchanged.
func Encode(dst []byte, m Message) ([]byte, error) {
	way := wayOf(m.Kind())
	if way == nil {
		return dst, fmt.Errorf("%w: kind %d", ErrKind, m.Kind())
	}
	out, err := appendMessage(dst, m)
	if err != nil {
		return dst, fmt.Errorf("%s: %w", m.Kind(), err)
	}
	// Refuse here what the other side would refuse.
	if _, err := Guard(out[len(dst):], way.over.widest().limits()); err != nil {
		return dst, fmt.Errorf("%s: %w", m.Kind(), err)
	}
	return out, nil
}

// reader is the Coder that reads a message that has passed the guard.
type reader struct {
	src  bytes.Reader
	dec  *msgpack.Decoder
	left int // elements not yet read
	from Channel
	err  error
}

var readers = sync.Pool{New: func() any {
	r := &reader{}
	r.dec = msgpack.NewDecoder(&r.src)
	return r
}}

// next takes one element, which must be of the expected type.
func (r *reader) next(name string, fits func(code byte) bool) bool {
	if r.err != nil {
		return false
	}
	if r.left == 0 {
		r.err = fmt.Errorf("%w: %s is missing", ErrField, name)
		return false
	}
	r.left--
	code, err := r.dec.PeekCode()
	if err != nil {
		r.err = fmt.Errorf("%s: %w", name, err)
		return false
	}
	if !fits(code) {
		r.err = fmt.Errorf("%w: %s is of another type", ErrField, name)
		return false
	}
	return true
}

func isNumber(c byte) bool {
	return msgpcode.IsFixedNum(c) || c >= msgpcode.Uint8 && c <= msgpcode.Int64
}

func isText(c byte) bool {
	return msgpcode.IsFixedString(c) || c == msgpcode.Str8 || c == msgpcode.Str16 || c == msgpcode.Str32
}

func isBin(c byte) bool { return msgpcode.IsBin(c) }

func (r *reader) Number(name string, v, lo, hi int64) int64 {
	if !r.next(name, isNumber) {
		return v
	}
	x, err := r.dec.DecodeInt64()
	if r.Fail(err); r.err != nil {
		return v
	}
	if r.Fail(field.Check(name, x, lo, hi)); r.err != nil {
		return v
	}
	return x
}

// Text cleans the text that it reads, so that it can be shown anywhere.
func (r *reader) Text(name, s string, max int) string {
	if !r.next(name, isText) {
		return s
	}
	t, err := r.dec.DecodeString()
	r.Fail(err)
	r.Fail(field.CheckLength(name, len(t), max))
	if r.err == nil && !utf8.ValidString(t) {
		r.err = fmt.Errorf("%s: %w", name, ErrText)
	}
	if r.err != nil {
		return s
	}
	return received(t, r.from, max)
}

func (r *reader) Bytes(name string, b []byte, max int) []byte {
	if !r.next(name, isBin) {
		return b
	}
	n, err := r.dec.DecodeBytesLen()
	r.Fail(err)
	r.Fail(field.CheckLength(name, n, max))
	if r.err != nil || n == 0 {
		return nil
	}
	t := make([]byte, n)
	r.Fail(r.dec.ReadFull(t))
	return t
}

// Count refuses a list with more elements than remain.
func (r *reader) Count(name string, n, max int) int {
	x := r.Number(name, int64(n), 0, int64(max))
	if r.err == nil && x > int64(r.left) {
		r.err = fmt.Errorf("%w: %s has %d entries in %d elements", ErrField, name, x, r.left)
	}
	if r.err != nil {
		return n
	}
	return int(x)
}

func (r *reader) Fail(err error) {
	if r.err == nil && err != nil {
		r.err = err
	}
}

func (r *reader) Err() error { return r.err }

// Decode reads a message from a channel. The message must pass the guard, be of a kind that
// may use the channel, have every field in range, and end with its last field. Every error
// wraps one of those of this package.
func Decode(raw []byte, from Channel) (Message, error) {
	n, err := Guard(raw, from.limits())
	if err != nil {
		return nil, err
	}
	r := readers.Get().(*reader)
	defer readers.Put(r)
	r.src.Reset(raw)
	r.dec.Reset(&r.src)
	r.left, r.from, r.err = n, from, nil
	defer r.src.Reset(nil)
	if _, err := r.dec.DecodeArrayLen(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrShape, err)
	}
	m, err := r.message(from)
	if err != nil && CodeOf(err) == Internal {
		err = fmt.Errorf("%w: %w", ErrField, err)
	}
	return m, err
}

// message reads the kind and the record.
func (r *reader) message(from Channel) (Message, error) {
	kind := Kind(r.Number("kind", 0, 0, 255))
	if r.err != nil {
		return nil, r.err
	}
	way := wayOf(kind)
	if way == nil {
		return nil, fmt.Errorf("%w: kind %d", ErrKind, kind)
	}
	if !way.over.has(from) {
		return nil, fmt.Errorf("%w: %s", ErrWay, kind)
	}
	m := way.fresh()
	m.Fields(r)
	if r.err == nil && r.left != 0 {
		r.err = fmt.Errorf("%w: %d elements", ErrLeftover, r.left)
	}
	if r.err != nil {
		return nil, fmt.Errorf("%s: %w", kind, r.err)
	}
	return m, nil
}
