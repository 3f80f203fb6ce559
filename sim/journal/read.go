package journal

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"

	"broadside/sim/field"
)

// Reader reads a journal.
type Reader struct {
	Header Header
	r      *bufio.Reader
	good   int64
}

// NewReader reads the header. The error wraps ErrVersion or ErrTorn.
func NewReader(r io.Reader) (*Reader, error) {
	j := &Reader{r: bufio.NewReader(r)}
	head := make([]byte, len(magic))
	if _, err := io.ReadFull(j.r, head); err != nil || string(head) != magic {
		return nil, fmt.Errorf("%w: it does not begin as one", ErrVersion)
	}
	j.good = int64(len(magic))
	switch err := j.next(&j.Header); {
	case errors.Is(err, io.EOF):
		return nil, ErrTorn
	case err != nil:
		return nil, err
	case j.Header.Version != Version:
		return nil, fmt.Errorf("%w: it is of version %d, not %d", ErrVersion, j.Header.Version, Version)
	}
	return j, nil
}

// Next is the next tick that was kept. The error is io.EOF after the last one,
// or wraps ErrTorn where the rest cannot be read.
func (j *Reader) Next() (*Tick, error) {
	t := &Tick{}
	if err := j.next(t); err != nil {
		return nil, err
	}
	return t, nil
}

// Good is how many bytes were read whole: what to keep of a torn journal.
func (j *Reader) Good() int64 { return j.good }

func (j *Reader) next(r field.Record) error {
	var frame [frameSize]byte
	if _, err := io.ReadFull(j.r, frame[:]); err != nil {
		if errors.Is(err, io.ErrUnexpectedEOF) {
			return fmt.Errorf("%w, after %d bytes", ErrTorn, j.good)
		}
		return err
	}
	size := binary.LittleEndian.Uint32(frame[:])
	if size > MaxRecord {
		return fmt.Errorf("%w, after %d bytes: a record of %d bytes", ErrTorn, j.good, size)
	}
	body := make([]byte, size)
	if _, err := io.ReadFull(j.r, body); err != nil {
		return fmt.Errorf("%w, after %d bytes", ErrTorn, j.good)
	}
	if crc32.ChecksumIEEE(body) != binary.LittleEndian.Uint32(frame[4:]) {
		return fmt.Errorf("%w, after %d bytes: its checksum is wrong", ErrTorn, j.good)
	}
	if err := field.Unpack(body, r); err != nil {
		return fmt.Errorf("%w, after %d bytes: %w", ErrTorn, j.good, err)
	}
	j.good += frameSize + int64(size)
	return nil
}
