package journal

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"

	"broadside/sim"
	"broadside/sim/field"
)

// Begin returns the first bytes of a journal of a world.
func Begin(h Header, w *sim.World) ([]byte, error) { return new(Opener).Begin(h, w) }

// Begin does what the function Begin does, but packs a library and scenario that it knows only
// once.
func (o *Opener) Begin(h Header, w *sim.World) ([]byte, error) {
	s, err := w.Snapshot()
	if err != nil {
		return nil, err
	}
	return o.begin(&h, w, &State{Tick: w.Tick, World: s})
}

func (o *Opener) begin(h *Header, w *sim.World, s *State) ([]byte, error) {
	d, err := o.pack(contents{w.Library, w.Scenario})
	if err != nil {
		return nil, err
	}
	b := fmt.Appendf(nil, "%s %d\n", magic, Version)
	for _, e := range []Entry{h, d, s} {
		if b, err = Append(b, e); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// Snapshot returns the bytes of a snapshot for the journal that begins with the given
// bytes, as returned by Begin.
func Snapshot(journal []byte, s *State) ([]byte, error) {
	b := fmt.Appendf(nil, "%s %d\n", magic, Version)
	at := len(b)
	for range 2 { // skip header and data
		_, next, err := frame(journal, at)
		if err != nil {
			return nil, err
		}
		at = next
	}
	const events = 16 << 10 // the approximate size of the events
	return Append(append(append(make([]byte, 0, at+len(s.World)+events), b...), journal[len(b):at]...), s)
}

// Append appends a record.
func Append(b []byte, e Entry) ([]byte, error) {
	at := len(b)
	p := field.Packer{Buf: append(b, make([]byte, frameSize)...)}
	p.Buf = append(p.Buf, byte(e.kind()))
	e.Fields(&p)
	if err := p.Err(); err != nil {
		return b, fmt.Errorf("journal: %w", err)
	}
	size := len(p.Buf) - at - frameSize
	if size > MaxRecord {
		return b, fmt.Errorf("journal: a record of %d bytes is longer than %d", size, MaxRecord)
	}
	binary.LittleEndian.PutUint32(p.Buf[at:], uint32(size))
	binary.LittleEndian.PutUint32(p.Buf[at+4:], checksum(p.Buf[at:at+4], p.Buf[at+frameSize:]))
	return p.Buf, nil
}

// checksum returns a CRC that amd64 and arm64 compute in hardware.
func checksum(size, body []byte) uint32 {
	castagnoli := crc32.MakeTable(crc32.Castagnoli)
	return crc32.Update(crc32.Checksum(size, castagnoli), castagnoli, body)
}
