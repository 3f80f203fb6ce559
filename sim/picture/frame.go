package picture

import (
	"encoding/binary"
	"errors"
	"fmt"

	"broadside/sim/field"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// Frame is a picture on the wire: what has changed since the picture of tick
// Base, or everything where Base is 0.
type Frame struct {
	Tick, Base int64
	Bits       []byte
}

// MaxBits is how long a frame's bits may be: a whole picture of the largest
// battle fits.
const MaxBits = 192 << 10

// Fields describes a Frame.
func (f *Frame) Fields(c field.Coder) {
	field.Int(c, "tick", &f.Tick, 0, 1<<62)
	field.Int(c, "base", &f.Base, 0, 1<<62)
	f.Bits = c.Bytes("bits", f.Bits, MaxBits)
}

// ErrFrame means that a frame does not fit the picture that it is for, or is
// no frame.
var ErrFrame = errors.New("the frame does not fit")

// columnReckoning is where the reckoning of a contact begins: x, y, heading, the same of its way, and its turn.
const columnReckoning = 1

// value is what a row of a section of the picture says at the picture's tick. What had to be
// worked out is in room, if it has any.
func (f *Flat) value(at int, r *row, room []int64) field.Row {
	return foretell(at, r.Row, f.clock-r.at, room)
}

// foretell is what a row of an earlier picture has become after some ticks if
// its ship has flown on as it did. Both ends foretell alike.
func foretell(at int, row field.Row, ticks int64, room []int64) field.Row {
	if at != contactSection || ticks <= 0 || len(row.Numbers) < columnReckoning+6 {
		return row
	}
	n := row.Numbers[columnReckoning : columnReckoning+6]
	t := space.Reckoning{
		At: space.Point{X: space.Length(n[0]), Y: space.Length(n[1])}, Heading: space.Angle(n[2]),
		Step: space.Point{X: space.Length(n[3]), Y: space.Length(n[4])}, Turn: space.Angle(n[5]),
	}
	if !t.Moves() {
		return row
	}
	t = t.Foretell(ticks)
	numbers := append(room[:0], row.Numbers...)
	for i, v := range [...]int64{int64(t.At.X), int64(t.At.Y), int64(t.Heading), int64(t.Step.X), int64(t.Step.Y), int64(t.Turn)} {
		numbers[columnReckoning+i] = v
	}
	return field.Row{Numbers: numbers, Texts: row.Texts}
}

func same(a, b field.Row) bool {
	if len(b.Numbers) > 0 && &a.Numbers[0] == &b.Numbers[0] {
		return true // they are one row, which has been kept
	}
	for i := range b.Numbers {
		if a.Numbers[i] != b.Numbers[i] {
			return false
		}
	}
	for i := range b.Texts {
		if a.Texts[i] != b.Texts[i] {
			return false
		}
	}
	return true
}

func diffRow(b []byte, step uint64, was, is field.Row) []byte {
	b = binary.AppendUvarint(b, step)
	var mask uint64
	for i, n := range is.Numbers {
		if n != number(was, i) {
			mask |= 1 << i
		}
	}
	b = binary.AppendUvarint(b, mask)
	for i, n := range is.Numbers {
		if mask&(1<<i) != 0 {
			b = binary.AppendVarint(b, n-number(was, i))
		}
	}
	mask = 0
	for i, s := range is.Texts {
		if s != text(was, i) {
			mask |= 1 << i
		}
	}
	b = binary.AppendUvarint(b, mask)
	for i, s := range is.Texts {
		if mask&(1<<i) != 0 {
			b = append(binary.AppendUvarint(b, uint64(len(s))), s...)
		}
	}
	return b
}

func number(r field.Row, i int) int64 {
	if i < len(r.Numbers) {
		return r.Numbers[i]
	}
	return 0
}

func text(r field.Row, i int) string {
	if i < len(r.Texts) {
		return r.Texts[i]
	}
	return ""
}

// Patch makes the next picture's rows out of an earlier one's and a frame. It
// trusts nothing in the frame: what it makes still has to pass Picture.
func Patch(from *Flat, f *Frame) (*Flat, error) {
	base := &Flat{shared: &sheaf{}, aboard: &sheaf{}, own: &sheaf{}}
	if f.Base != 0 {
		if from == nil || from.Tick != f.Base {
			return nil, fmt.Errorf("%w: it is for tick %d", ErrFrame, f.Base)
		}
		base = from
	}
	if f.Tick <= base.Tick {
		return nil, fmt.Errorf("%w: tick %d does not follow %d", ErrFrame, f.Tick, base.Tick)
	}
	r := bits{b: f.Bits, room: growth*len(f.Bits) + spare}
	mask := r.uvarint()
	if mask >= 1<<sectionCount {
		return nil, fmt.Errorf("%w: there are %d sections", ErrFrame, sectionCount)
	}
	ticks, shapes, all := f.Tick-base.Tick, shapes(), &sheaf{}
	to := &Flat{Tick: f.Tick, clock: base.clock + ticks, shared: all, aboard: all, own: all}
	for i := range all {
		all[i] = base.section(i)
		if i == contactSection {
			all[i] = base.flownOn(all[i], ticks)
		}
		if mask&(1<<i) != 0 {
			all[i] = r.section(all[i], to.clock, func(r *row) field.Row { return to.value(i, r, nil) }, shapes[i])
		}
	}
	if r.err == nil && len(r.b) > 0 {
		r.fail("%d bytes are left over", len(r.b))
	}
	return to, r.err
}

// flownOn is a section of contacts that fly on for some ticks. Rows that have told of their ships
// for long are written again.
func (f *Flat) flownOn(s section, ticks int64) section {
	out := s
	for i, r := range s {
		if f.clock+ticks-r.at <= longFlight {
			continue
		}
		if out.is(s) {
			out = append(section(nil), s...)
		}
		out[i] = &row{r.key, f.clock + ticks, foretell(contactSection, f.value(contactSection, r, nil), ticks, nil)}
	}
	return out
}

// Rows that are new take memory, and the table sends their bytes: the rows of whole pictures take up to
// eight times as much as they have bytes. A frame whose rows would take more comes from no
// table of ours.
const (
	growth = 10
	spare  = 16 << 10
)

// bits reads a frame's bits. After the first error it reads zeros.
type bits struct {
	b    []byte
	room int // bytes that new rows may yet take
	err  error
}

func (r *bits) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%w: %s", ErrFrame, fmt.Sprintf(format, args...))
		r.b = nil
	}
}

func (r *bits) uvarint() uint64 {
	n, w := binary.Uvarint(r.b)
	switch {
	case w <= 0:
		r.fail("the bits end too soon")
		return 0
	case w > 1 && r.b[w-1] == 0:
		r.fail("a number is longer than it has to be")
		return 0
	}
	r.b = r.b[w:]
	return n
}

func (r *bits) varint() int64 {
	n := r.uvarint()
	return int64(n>>1) ^ -int64(n&1)
}

// count reads how many things follow; each takes at least least bytes.
func (r *bits) count(least int) int {
	n := r.uvarint()
	if n > maxRows || n*uint64(least) > uint64(len(r.b)) {
		r.fail("%d rows are more than there can be", n)
		return 0
	}
	return int(n)
}

// section reads what has become of a section at a tick; value tells what its rows say by then.
func (r *bits) section(from section, clock int64, value func(*row) field.Row, w shape) section {
	gone := r.keys(r.count(1))
	changed := r.rows(from, clock, value, w)
	if len(from) == 0 && len(gone) == 0 {
		return changed
	}
	out := make(section, 0, min(len(from)+len(changed), maxRows))
	i, j := 0, 0
	for i < len(from) || j < len(changed) {
		switch {
		case j == len(changed) || i < len(from) && from[i].key < changed[j].key:
			if len(gone) > 0 && gone[0] == from[i].key {
				gone = gone[1:]
			} else {
				out = append(out, from[i])
			}
			i++
		default:
			if i < len(from) && from[i].key == changed[j].key {
				i++
			}
			out = append(out, changed[j])
			j++
		}
	}
	if len(gone) > 0 {
		r.fail("row %d is gone, but was not there", gone[0])
	}
	if len(out) > maxRows {
		r.fail("%d rows are more than there can be", len(out))
	}
	return out
}

func (r *bits) keys(n int) []uint64 {
	out := make([]uint64, 0, n)
	last := uint64(0)
	for range n {
		last += r.uvarint()
		out = append(out, last)
	}
	return out
}

// rows reads the rows that differ, each over the row of its key before.
func (r *bits) rows(from section, clock int64, value func(*row) field.Row, w shape) section {
	n := r.count(3)
	out := make(section, 0, min(n, len(from)+r.room/w.weight()))
	last := uint64(0)
	for i := 0; i < n && r.err == nil; i++ {
		step := r.uvarint()
		if i > 0 && step == 0 {
			r.fail("row %d comes twice", last)
			break
		}
		last += step
		for len(from) > 0 && from[0].key < last {
			from = from[1:]
		}
		var was field.Row
		if len(from) > 0 && from[0].key == last {
			was = value(from[0])
		} else if r.room -= w.weight(); r.room < 0 {
			r.fail("its rows are too many for its bytes")
			break
		}
		bytes := len(r.b)
		out = append(out, &row{last, clock, r.row(was, w)})
		if was.Numbers == nil && last != 0 && bytes-len(r.b) == 2 { // two empty masks
			r.fail("row %d says nothing", last)
		}
	}
	return out
}

func (r *bits) row(was field.Row, w shape) field.Row {
	out := field.Row{Numbers: make([]int64, w.numbers), Texts: make([]string, w.texts)}
	copy(out.Numbers, was.Numbers)
	copy(out.Texts, was.Texts)
	mask := r.uvarint()
	if w.numbers < 64 && mask >= 1<<w.numbers {
		r.fail("a row has %d numbers", w.numbers)
		return out
	}
	for i := range out.Numbers {
		if mask&(1<<i) != 0 {
			out.Numbers[i] += r.varint()
		}
	}
	if mask = r.uvarint(); mask >= 1<<w.texts {
		r.fail("a row has %d texts", w.texts)
		return out
	}
	for i := range out.Texts {
		if mask&(1<<i) != 0 {
			out.Texts[i] = r.text()
		}
	}
	return out
}

func (r *bits) text() string {
	n := r.uvarint()
	if n > uint64(len(r.b)) || n > scenario.MaxOutcome {
		r.fail("a text of %d bytes does not fit", n)
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}
