package picture

import (
	"encoding/binary"
	"errors"

	"broadside/sim/field"
	"broadside/sim/space"
)

// Frame is a picture on the wire: what has changed since the picture of tick Base, or
// everything if Base is 0.
type Frame struct {
	Tick, Base int64
	Bits       []byte
}

// MaxBits is the maximum length of a frame's bits, enough for a whole picture of the
// largest battle.
const MaxBits = 192 << 10

// Fields describes a Frame.
func (f *Frame) Fields(c field.Coder) {
	field.Int(c, "tick", &f.Tick, 0, 1<<62)
	field.Int(c, "base", &f.Base, 0, 1<<62)
	f.Bits = c.Bytes("bits", f.Bits, MaxBits)
}

// ErrFrame means that a frame does not fit the picture that it is for, or is not a frame.
var ErrFrame = errors.New("the frame does not fit")

// columnReckoning is the first column of a contact's reckoning: x, y, heading, the
// changes of these, and the turn.
const columnReckoning = 1

// value returns the content of a row of a section at the picture's tick. It uses room for
// what it has to calculate, if that is not empty.
func (f *Flat) value(at int, r *row, room []int64) field.Row {
	return foretell(at, r.Row, f.clock-r.at, room)
}

// foretell returns what a row of an earlier picture is after some ticks if its ship has
// flown on as before. Both ends predict the same.
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
		return true // they are the same row
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
