package picture

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"broadside/sim/field"
)

// Differ makes frames, tick after tick. What pictures of a tick share it compares and
// encodes once for all that build on the same picture.
type Differ struct {
	tick          int64
	shared        []sharedBits // of the tick
	bits          []byte       // of the last frame
	gone, changed []byte       // buffers for a section
	none          Flat         // the base of whole pictures
}

// sharedBits are the encoded differences of sections that pictures share.
type sharedBits struct {
	sections uint64
	from, to sheaf
	ticks    int64  // from one to the other
	flown    int64  // the same, by their clocks
	differ   uint64 // the mask of those in which anything does
	bits     []byte
	ends     [sectionCount]int // end of each section in bits
}

// Diff returns the frame that turns the picture from into the picture to, or, if from is
// nil, the whole picture.
func Diff(from, to *Flat) Frame { return new(Differ).Diff(from, to) }

// Diff returns the same frame. Its bits are good until the next is made.
//
// Bits: a mask of the sections that differ; for each, the keys that are gone
// (their count, then the steps from key to key), and the rows that differ
// (their count, then of each the step from the last key, a mask of numbers
// with their differences, and a mask of texts with the texts).
func (d *Differ) Diff(from, to *Flat) Frame {
	f := Frame{Tick: to.Tick}
	base := &d.none
	if from != nil {
		f.Base, base = from.Tick, from
	}
	at, on := d.diffShared(sharedSections, base.shared, to.shared, base, to), d.diffShared(aboardSections, base.aboard, to.aboard, base, to)
	shared, aboard := &d.shared[at], &d.shared[on]
	var room [binary.MaxVarintLen64]byte // for the mask, which comes first and is known last
	mask := shared.differ | aboard.differ
	if !base.own.isSame(to.own) {
		mask |= ownSections
	}
	b := append(d.bits[:0], room[:]...)
	for left := mask; left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		switch {
		case sharedSections&(1<<i) != 0:
			b = append(b, shared.section(i)...)
			continue
		case aboardSections&(1<<i) != 0:
			b = append(b, aboard.section(i)...)
			continue
		}
		was := len(b)
		if b = d.diffSection(b, i, base, to); len(b) == was {
			mask &^= 1 << i
		}
	}
	d.bits = b
	n := len(room) - binary.PutUvarint(room[:], mask)
	copy(b[n:len(room)], room[:])
	f.Bits = b[n:]
	return f
}

// diffShared encodes the differences of shared sections, and returns its index in shared.
func (d *Differ) diffShared(sections uint64, was, is sheaf, from, to *Flat) int {
	if d.tick != to.Tick {
		d.tick, d.shared = to.Tick, slices.Grow(d.shared[:0], 2)
	}
	ticks, flown := to.Tick-from.Tick, to.clock-from.clock
	for i := range d.shared {
		if s := &d.shared[i]; s.sections == sections && s.from.isSame(was) && s.to.isSame(is) && s.ticks == ticks && s.flown == flown {
			return i
		}
	}
	n := len(d.shared)
	if n < cap(d.shared) { // reuse the buffers of an earlier tick
		d.shared = d.shared[:n+1]
	} else {
		d.shared = append(d.shared, sharedBits{})
	}
	s := &d.shared[n]
	s.sections, s.from, s.to, s.ticks, s.flown, s.differ, s.bits = sections, was, is, ticks, flown, 0, s.bits[:0]
	for i := range sectionCount {
		began := len(s.bits)
		if sections&(1<<i) != 0 {
			s.bits = d.diffSection(s.bits, i, from, to)
		}
		if s.ends[i] = len(s.bits); s.ends[i] > began {
			s.differ |= 1 << i
		}
	}
	return n
}

// section returns the bits of a section, which are empty if nothing differs.
func (s *sharedBits) section(at int) []byte {
	if at == 0 {
		return s.bits[:s.ends[0]]
	}
	return s.bits[s.ends[at-1]:s.ends[at]]
}

// diffSection appends the differences of a section, or nothing.
func (d *Differ) diffSection(b []byte, at int, base, now *Flat) []byte {
	ticks := now.Tick - base.Tick
	// Both have a contact's row if the ship has flown on as predicted.
	asFlown := at != contactSection || ticks == now.clock-base.clock
	from, to := base.section(at), now.section(at)
	if asFlown && from.isSame(to) {
		return b
	}
	gone, changed := d.gone[:0], d.changed[:0]
	var goneCount, changedCount int
	var lastGone, lastChanged uint64
	var wasRoom, isRoom [40]int64 // for the numbers of a contact
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
			changed = diffRow(changed, to[j].key-lastChanged, field.Row{}, now.value(at, to[j], isRoom[:0]))
			lastChanged = to[j].key
			changedCount++
		case from[i] == to[j] && asFlown:
			i++
		default:
			was := foretell(at, base.value(at, from[i], wasRoom[:0]), ticks, wasRoom[:0])
			if is := now.value(at, to[j], isRoom[:0]); !same(was, is) {
				changed = diffRow(changed, to[j].key-lastChanged, was, is)
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
