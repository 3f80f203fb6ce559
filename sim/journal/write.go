package journal

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"

	"broadside/sim"
	"broadside/sim/field"
)

// Writer writes the journal of a battle.
type Writer struct {
	w    io.Writer
	pack field.Packer
}

// NewWriter writes the header. Version is filled in.
func NewWriter(w io.Writer, h Header) (*Writer, error) {
	h.Version = Version
	j := &Writer{w: w}
	j.pack.Buf = append(j.pack.Buf, magic...)
	if err := j.write(len(magic), &h); err != nil {
		return nil, err
	}
	return j, nil
}

// Tick keeps what came of a step: nothing, if there were no orders and the hash
// is not due.
func (j *Writer) Tick(r *sim.Result) error {
	due := r.Tick%HashEvery == 0
	if len(r.Accepted) == 0 && !due {
		return nil
	}
	j.pack = field.Packer{Buf: j.pack.Buf[:0]}
	return j.write(0, &Tick{Tick: r.Tick, Orders: r.Accepted, Hashed: due, Hash: r.Hash})
}

// write frames a record behind what the buffer holds already, and hands it over
// in one piece.
func (j *Writer) write(at int, r field.Record) error {
	j.pack.Buf = append(j.pack.Buf, make([]byte, frameSize)...)
	r.Fields(&j.pack)
	if err := j.pack.Err(); err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	b := j.pack.Buf
	body := b[at+frameSize:]
	if len(body) > MaxRecord {
		return fmt.Errorf("journal: a record of %d bytes is longer than %d", len(body), MaxRecord)
	}
	binary.LittleEndian.PutUint32(b[at:], uint32(len(body)))
	binary.LittleEndian.PutUint32(b[at+4:], crc32.ChecksumIEEE(body))
	if _, err := j.w.Write(b); err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	return nil
}
