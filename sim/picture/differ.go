package picture

import (
	"encoding/binary"

	"broadside/sim/field"
)

// Differ makes frames, tick after tick. What pictures of a tick share it compares and
// encodes once for all that build on the same.
type Differ struct {
	tick          int64
	shared        []sharedBits // of the tick
	bits          []byte       // of the last frame
	gone, changed []byte       // the room of a section
}

// sharedBits are what the sections that pictures share come to in a frame.
type sharedBits struct {
	from, to *[sectionCount]section
	ticks    int64 // from one to the other
	bits     []byte
	ends     [sectionCount]int // of each section in bits
}

// Diff is the frame that makes the picture to out of the picture from; without
// from, the whole picture.
func Diff(from, to *Flat) Frame { return new(Differ).Diff(from, to) }

// Diff is the same frame. Its bits are good until the next is made.
//
// Bits: a mask of the sections that differ; for each, the keys that are gone
// (their count, then the steps from key to key), and the rows that differ
// (their count, then of each the step from the last key, a mask of numbers
// with their differences, and a mask of texts with the texts).
func (d *Differ) Diff(from, to *Flat) Frame {
	f := Frame{Tick: to.Tick}
	var base Flat
	if from != nil {
		f.Base, base = from.Tick, *from
	}
	ticks := to.Tick - base.Tick
	var shared *sharedBits
	if to.shared != nil && (from == nil || base.shared != nil) {
		shared = d.diffShared(base.shared, to.shared, to.Tick, ticks)
	}
	var room [binary.MaxVarintLen64]byte // for the mask, which is known last and stands first
	var mask uint64
	b := append(d.bits[:0], room[:]...)
	for i := range to.sections {
		was := len(b)
		if shared != nil && sharedSections&(1<<i) != 0 {
			b = append(b, shared.section(i)...)
		} else {
			b = d.diffSection(b, i, base.sections[i], to.sections[i], ticks)
		}
		if len(b) > was {
			mask |= 1 << i
		}
	}
	d.bits = b
	n := len(room) - binary.PutUvarint(room[:], mask)
	copy(b[n:len(room)], room[:])
	f.Bits = b[n:]
	return f
}

// diffShared is what the sections come to that are shared, where from is nil all of them.
func (d *Differ) diffShared(from, to *[sectionCount]section, tick, ticks int64) *sharedBits {
	if d.tick != tick {
		d.tick, d.shared = tick, d.shared[:0]
	}
	for i := range d.shared {
		if s := &d.shared[i]; s.from == from && s.to == to && s.ticks == ticks {
			return s
		}
	}
	n := len(d.shared)
	if n < cap(d.shared) { // the bits of an earlier tick are room for these
		d.shared = d.shared[:n+1]
	} else {
		d.shared = append(d.shared, sharedBits{})
	}
	s := &d.shared[n]
	s.from, s.to, s.ticks, s.bits = from, to, ticks, s.bits[:0]
	for i := range to {
		if sharedSections&(1<<i) != 0 {
			var was section
			if from != nil {
				was = from[i]
			}
			s.bits = d.diffSection(s.bits, i, was, to[i], ticks)
		}
		s.ends[i] = len(s.bits)
	}
	return s
}

// section are the bits of a section; none where nothing differs.
func (s *sharedBits) section(at int) []byte {
	if at == 0 {
		return s.bits[:s.ends[0]]
	}
	return s.bits[s.ends[at-1]:s.ends[at]]
}

// diffSection appends nothing where nothing differs.
func (d *Differ) diffSection(b []byte, at int, from, to section, ticks int64) []byte {
	if at != contactSection && from.is(to) {
		return b
	}
	gone, changed := d.gone[:0], d.changed[:0]
	var goneCount, changedCount int
	var lastGone, lastChanged uint64
	var room [40]int64 // for the numbers of a contact
	i, j := 0, 0
	for i < len(from) || j < len(to) {
		switch {
		case j == len(to) || i < len(from) && from[i].key < to[j].key:
			gone = binary.AppendUvarint(gone, from[i].key-lastGone)
			lastGone = from[i].key
			goneCount++
			i++
			continue
		case i == len(from) || to[j].key < from[i].key:
			changed = diffRow(changed, to[j].key-lastChanged, field.Row{}, to[j].Row)
			lastChanged = to[j].key
			changedCount++
		default:
			was := foretell(at, from[i].Row, ticks, room[:0])
			if !same(was, to[j].Row) {
				changed = diffRow(changed, to[j].key-lastChanged, was, to[j].Row)
				lastChanged = to[j].key
				changedCount++
			}
			i++
		}
		j++
	}
	d.gone, d.changed = gone, changed
	if goneCount+changedCount == 0 {
		return b
	}
	b = append(binary.AppendUvarint(b, uint64(goneCount)), gone...)
	return append(binary.AppendUvarint(b, uint64(changedCount)), changed...)
}
