// Package field lets a record be described once and walked for every purpose.
//
// A record has a method Fields(Coder) that names each of its fields in order,
// with the range that each may take. The wire, the journal, the snapshot, the
// hash of a world and the deltas of a frame are all that one walk with another
// Coder, so none of them can disagree about what a record holds, and a number
// from outside is checked against its range wherever it comes in.
//
// A Coder that reads returns what it read; one that writes returns what it was
// given. The first error stays and makes the rest of the walk do nothing.
package field

import (
	"errors"
	"fmt"
)

// Coder is one purpose of a walk. Every method returns the new value of the field.
type Coder interface {
	// Number walks an integer that must lie in lo..hi, both included.
	Number(name string, v, lo, hi int64) int64
	// Text walks a string of at most max bytes.
	Text(name, s string, max int) string
	// Bytes walks opaque bytes, at most max of them.
	Bytes(name string, b []byte, max int) []byte
	// Count walks the length of a list of at most max elements.
	Count(name string, n, max int) int
	// Fail reports an error that a record itself finds in what was read.
	Fail(err error)
	// Err returns the first error of the walk.
	Err() error
}

// Pointer is a Coder that gets a pointer to each integer before it is walked, whose type
// identifies the kind of number.
type Pointer interface{ Point(p any) }

// Record is anything that describes itself to a Coder.
type Record interface {
	Fields(Coder)
}

// Integer is any integer type, so that named numbers need no conversion where they are
// described.
type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32
}

// ErrRange is wrapped by every error about a number, text or list that is outside the
// range of its field.
var ErrRange = errors.New("out of range")

// set assigns a value that has been read, if it differs. Records that are only written
// are not touched, because several goroutines may write them at once.
func set[T comparable](p *T, v T) {
	if *p != v {
		*p = v
	}
}

// Int walks an integer field.
func Int[T Integer](c Coder, name string, p *T, lo, hi int64) {
	switch c := c.(type) { // a fast path: every tick walks the World and all pictures with these two
	case *Hash:
		c.mix(uint64(*p))
		return
	case *RowWriter:
		c.Numbers = append(c.Numbers, int64(*p))
		return
	case *describer:
		c.walked = p
	case Pointer:
		c.Point(p)
	}
	set(p, T(c.Number(name, int64(*p), lo, hi)))
}

// Bool walks a yes-or-no field.
func Bool(c Coder, name string, p *bool) {
	var n int64
	if *p {
		n = 1
	}
	switch c := c.(type) {
	case *Hash:
		c.mix(uint64(n))
		return
	case *RowWriter:
		c.Numbers = append(c.Numbers, n)
		return
	case *describer:
		c.walked = p
	}
	set(p, c.Number(name, n, 0, 1) == 1)
}

// Uint64 walks 64 bits that are not a quantity, such as the state of a generator.
func Uint64(c Coder, name string, p *uint64) {
	set(p, uint64(c.Number(name, int64(*p), -1<<63, 1<<63-1)))
}

// Text walks a string field.
func Text[T ~string](c Coder, name string, p *T, max int) {
	if d, ok := c.(*describer); ok {
		d.walked = p
	}
	set(p, T(c.Text(name, string(*p), max)))
}

// Told walks a string that the record shares with others, and returns its new value.
func Told[T ~string](c Coder, name string, p *T, max int) T {
	if d, ok := c.(*describer); ok {
		d.walked = p
	}
	return T(c.Text(name, string(*p), max))
}

// List walks a list and then each of its elements.
func List[T any](c Coder, name string, p *[]T, max int, each func(Coder, *T)) {
	if d, ok := c.(*describer); ok {
		d.walked = p
	}
	walkList(c, name, p, max, each)
}

func walkList[T any](c Coder, name string, p *[]T, max int, each func(Coder, *T)) {
	n := c.Count(name, len(*p), max)
	if c.Err() != nil {
		return
	}
	switch {
	case n < len(*p):
		*p = (*p)[:n]
	case n > len(*p):
		// A length that was read is trusted only as far as elements follow.
		*p = append(make([]T, 0, min(n, 64)), *p...)
	}
	guide, guided := c.(guide)
	for i := 0; i < n && c.Err() == nil; i++ {
		if i == len(*p) {
			var zero T
			*p = append(*p, zero)
		}
		if guided {
			guide.enter(name, i, &(*p)[i])
		}
		each(c, &(*p)[i])
		if guided {
			guide.leave()
		}
	}
}

// guide is a Coder that is told its position in a list.
type guide interface {
	enter(name string, i int, entry any)
	leave()
}

// Check returns an error that names the field and its range unless v lies in lo..hi.
func Check(name string, v, lo, hi int64) error {
	if v < lo || v > hi {
		return fmt.Errorf("%s: %d is %w %d to %d", name, v, ErrRange, lo, hi)
	}
	return nil
}

// CheckLength returns an error unless a text or list of n elements fits in max.
func CheckLength(name string, n, max int) error {
	if n < 0 || n > max {
		return fmt.Errorf("%s: length %d is %w 0 to %d", name, n, ErrRange, max)
	}
	return nil
}
