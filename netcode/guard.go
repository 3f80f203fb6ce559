package netcode

import (
	"encoding/binary"
	"fmt"
	"math"

	"github.com/vmihailenco/msgpack/v5/msgpcode"
)

// Limits are the limits on a message of one channel.
type Limits struct {
	Size     int // bytes of the whole message
	Elements int // of its array
	Text     int // bytes of one string
	Texts    int // bytes of all strings together, with their lengths
	Bin      int // bytes of one bin
}

// Guard checks a message before it is decoded: it must be one flat array of integers, strings
// and bins, with true lengths within limits and nothing after it. It returns the number of
// elements, and allocates nothing but the error.
func Guard(raw []byte, lim Limits) (elements int, err error) {
	if len(raw) == 0 {
		return 0, ErrEmpty
	}
	if len(raw) > lim.Size {
		return 0, fmt.Errorf("%w: %d bytes of at most %d", ErrSize, len(raw), lim.Size)
	}
	n, rest, err := guardArray(raw, lim)
	if err != nil {
		return 0, err
	}
	texts := 0
	for i := range n {
		at := rest
		if rest, err = guardElement(at, lim); err != nil {
			return 0, fmt.Errorf("element %d: %w", i, err)
		}
		if isText(at[0]) {
			texts += len(at) - len(rest)
		}
	}
	if texts > lim.Texts {
		return 0, fmt.Errorf("%w: %d bytes of text of at most %d", ErrSize, texts, lim.Texts)
	}
	if len(rest) != 0 {
		return 0, fmt.Errorf("%w: %d bytes", ErrLeftover, len(rest))
	}
	return n, nil
}

// guardArray reads the head of the array. Each element takes at least a byte, so an array
// that claims more elements than there are bytes is refused.
func guardArray(raw []byte, lim Limits) (n int, rest []byte, err error) {
	c := raw[0]
	var length uint64
	switch {
	case msgpcode.IsFixedArray(c):
		length, rest = uint64(c&msgpcode.FixedArrayMask), raw[1:]
	case c == msgpcode.Array16:
		length, rest, err = guardLength(raw[1:], 2)
	case c == msgpcode.Array32:
		length, rest, err = guardLength(raw[1:], 4)
	default:
		return 0, nil, fmt.Errorf("%w: it begins with byte %#02x", ErrShape, c)
	}
	switch {
	case err != nil:
		return 0, nil, err
	case length > uint64(lim.Elements):
		return 0, nil, fmt.Errorf("%w: %d of at most %d", ErrCount, length, lim.Elements)
	case length > uint64(len(rest)):
		return 0, nil, fmt.Errorf("%w: %d elements in %d bytes", ErrShort, length, len(rest))
	case length == 0:
		return 0, nil, fmt.Errorf("%w: an array without elements", ErrEmpty)
	}
	return int(length), rest, nil
}

// guardElement steps over one element.
func guardElement(b []byte, lim Limits) (rest []byte, err error) {
	if len(b) == 0 {
		return nil, ErrShort
	}
	c, b := b[0], b[1:]
	switch {
	case msgpcode.IsFixedNum(c):
		return b, nil
	case msgpcode.IsFixedString(c):
		return guardSpan(b, uint64(c&msgpcode.FixedStrMask), lim.Text)
	case msgpcode.IsFixedArray(c):
		return nil, ErrNesting
	case msgpcode.IsFixedMap(c):
		return nil, ErrMap
	}
	switch c {
	case msgpcode.Uint8, msgpcode.Int8:
		return guardSpan(b, 1, math.MaxInt)
	case msgpcode.Uint16, msgpcode.Int16:
		return guardSpan(b, 2, math.MaxInt)
	case msgpcode.Uint32, msgpcode.Int32:
		return guardSpan(b, 4, math.MaxInt)
	case msgpcode.Int64:
		return guardSpan(b, 8, math.MaxInt)
	case msgpcode.Uint64:
		if len(b) >= 8 && b[0] >= 0x80 {
			return nil, fmt.Errorf("%w: %d", ErrNumber, binary.BigEndian.Uint64(b))
		}
		return guardSpan(b, 8, math.MaxInt)
	case msgpcode.Str8:
		return guardCounted(b, 1, lim.Text)
	case msgpcode.Str16:
		return guardCounted(b, 2, lim.Text)
	case msgpcode.Str32:
		return guardCounted(b, 4, lim.Text)
	case msgpcode.Bin8:
		return guardCounted(b, 1, lim.Bin)
	case msgpcode.Bin16:
		return guardCounted(b, 2, lim.Bin)
	case msgpcode.Bin32:
		return guardCounted(b, 4, lim.Bin)
	}
	return nil, guardRefuse(c)
}

// guardRefuse returns the error for a type byte that no message may contain.
func guardRefuse(c byte) error {
	switch {
	case c == msgpcode.Array16 || c == msgpcode.Array32:
		return ErrNesting
	case c == msgpcode.Map16 || c == msgpcode.Map32:
		return ErrMap
	case c == msgpcode.Float || c == msgpcode.Double:
		return ErrFloat
	case msgpcode.IsExt(c):
		return ErrExt
	}
	return fmt.Errorf("%w: byte %#02x", ErrType, c)
}

// guardCounted steps over a length of width bytes and the bytes that it announces.
func guardCounted(b []byte, width, max int) (rest []byte, err error) {
	n, b, err := guardLength(b, width)
	if err != nil {
		return nil, err
	}
	return guardSpan(b, n, max)
}

// guardSpan steps over n bytes, at most max of them.
func guardSpan(b []byte, n uint64, max int) (rest []byte, err error) {
	if n > uint64(max) {
		return nil, fmt.Errorf("%w: %d bytes of at most %d", ErrLength, n, max)
	}
	if n > uint64(len(b)) {
		return nil, fmt.Errorf("%w: %d bytes announced, %d left", ErrShort, n, len(b))
	}
	return b[n:], nil
}

// guardLength reads a length of width bytes, high byte first.
func guardLength(b []byte, width int) (n uint64, rest []byte, err error) {
	if len(b) < width {
		return 0, nil, fmt.Errorf("%w: within a length", ErrShort)
	}
	for _, x := range b[:width] {
		n = n<<8 | uint64(x)
	}
	return n, b[width:], nil
}
