package field

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// ErrShort means that packed bytes end inside a record.
var ErrShort = errors.New("the bytes end inside a record")

// Packer is a Coder that appends every field to Buf: integers as zigzag varints, texts
// and bytes after their length.
type Packer struct {
	Buf []byte
	err error
}

func (p *Packer) Number(name string, v, lo, hi int64) int64 {
	if p.err == nil {
		if p.err = Check(name, v, lo, hi); p.err == nil {
			p.Buf = binary.AppendVarint(p.Buf, v)
		}
	}
	return v
}

func (p *Packer) Text(name, s string, max int) string {
	p.Count(name, len(s), max)
	if p.err == nil {
		p.Buf = append(p.Buf, s...)
	}
	return s
}

func (p *Packer) Bytes(name string, b []byte, max int) []byte {
	p.Count(name, len(b), max)
	if p.err == nil {
		p.Buf = append(p.Buf, b...)
	}
	return b
}

func (p *Packer) Count(name string, n, max int) int {
	if p.err == nil {
		if p.err = CheckLength(name, n, max); p.err == nil {
			p.Buf = binary.AppendUvarint(p.Buf, uint64(n))
		}
	}
	return n
}

func (p *Packer) Fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

func (p *Packer) Err() error { return p.err }

// Unpacker is the Coder that reads what a Packer has written. Buf shrinks as it is read.
// Nothing is allocated for a length that Buf cannot hold.
type Unpacker struct {
	Buf []byte
	err error
}

func (u *Unpacker) Number(name string, v, lo, hi int64) int64 {
	if u.err != nil {
		return v
	}
	x, n := binary.Varint(u.Buf)
	if n <= 0 {
		u.err = fmt.Errorf("%s: %w", name, ErrShort)
		return v
	}
	if u.err = Check(name, x, lo, hi); u.err != nil {
		return v
	}
	u.Buf = u.Buf[n:]
	return x
}

func (u *Unpacker) Text(name, s string, max int) string {
	b := u.take(name, max)
	if u.err != nil {
		return s
	}
	return string(b)
}

func (u *Unpacker) Bytes(name string, b []byte, max int) []byte {
	t := u.take(name, max)
	if u.err != nil {
		return b
	}
	return append([]byte(nil), t...)
}

func (u *Unpacker) take(name string, max int) []byte {
	n := u.Count(name, 0, max)
	if u.err != nil {
		return nil
	}
	b := u.Buf[:n]
	u.Buf = u.Buf[n:]
	return b
}

// Count refuses a length beyond the remaining bytes, since every element takes at least
// one.
func (u *Unpacker) Count(name string, n, max int) int {
	if u.err != nil {
		return n
	}
	x, w := binary.Uvarint(u.Buf)
	if w <= 0 {
		u.err = fmt.Errorf("%s: %w", name, ErrShort)
		return n
	}
	if x > uint64(max) {
		u.err = fmt.Errorf("%s: length %d is %w 0 to %d", name, x, ErrRange, max)
		return n
	}
	if x > uint64(len(u.Buf)-w) {
		u.err = fmt.Errorf("%s: %w", name, ErrShort)
		return n
	}
	u.Buf = u.Buf[w:]
	return int(x)
}

func (u *Unpacker) Fail(err error) {
	if u.err == nil {
		u.err = err
	}
}

func (u *Unpacker) Err() error { return u.err }

// Pack returns the bytes of a record, or why it cannot be packed.
func Pack(r Record) ([]byte, error) {
	p := &Packer{}
	r.Fields(p)
	return p.Buf, p.err
}

// Unpack fills a record from all the bytes returned by Pack.
func Unpack(b []byte, r Record) error {
	u := &Unpacker{Buf: b}
	r.Fields(u)
	if u.err == nil && len(u.Buf) != 0 {
		return fmt.Errorf("%d bytes are left over after the record", len(u.Buf))
	}
	return u.err
}
