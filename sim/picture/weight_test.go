package picture

import (
	"encoding/binary"
	"runtime"
	"testing"

	"broadside/sim/space"
)

// TestAHostileFrameTakesLittleMemory sends a station the frames that grow most: rows of every
// kind that say one number, in as few bytes as can be, and in as many as are allowed so many rows.
func TestAHostileFrameTakesLittleMemory(t *testing.T) {
	for at, shape := range shapes() {
		for _, wide := range []int{4, max(4, (shape.weight()+growth-1)/growth)} {
			for _, size := range []int{24_600, MaxBits} {
				rows := min(maxRows, size/wide)
				bits := binary.AppendUvarint([]byte{}, 1<<at)
				bits = binary.AppendUvarint(append(bits, 0), uint64(rows))
				for range rows {
					bits = hostileRow(bits, wide)
				}
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				flat, err := Patch(nil, &Frame{Tick: 1, Bits: bits})
				if err == nil {
					_, err = flat.Picture()
				} else if wide > 4 {
					t.Errorf("%d rows of %s in %d bytes are refused: %v", rows, Layouts()[at].Name, len(bits), err)
				}
				runtime.ReadMemStats(&after)
				if took, most := int(after.TotalAlloc-before.TotalAlloc), 2*growth*len(bits)+2*spare; took > most {
					t.Errorf("%d rows of %s in %d bytes take %d bytes, more than %d (%v)", rows, Layouts()[at].Name, len(bits), took, most, err)
				}
			}
		}
	}
}

// hostileRow writes the row of the next key, in so many bytes: with one number, or as many as that
// takes.
func hostileRow(b []byte, wide int) []byte {
	const most = 9 // bytes of a number
	left := wide - 3
	count := (left + most - 1) / most
	b = append(b, 1, 1<<count-1)
	for range count {
		n := min(most, left)
		b, left = binary.AppendUvarint(b, 1<<(7*(n-1))), left-n
	}
	return append(b, 0)
}

// TestFramesAreWrittenInOneWay refuses numbers that are longer than they have to be, and new rows
// that say nothing: neither comes from a table.
func TestFramesAreWrittenInOneWay(t *testing.T) {
	const goals = 1 << goalSection
	for _, c := range []struct {
		says string
		bits []byte
		ok   bool
	}{
		{"a row", []byte{goals, 0, 1, 1, 1, 2, 0}, true},
		{"a key in two bytes", []byte{goals, 0, 1, 0x81, 0, 1, 2, 0}, false},
		{"a number in two bytes", []byte{goals, 0, 1, 1, 1, 0x82, 0, 0}, false},
		{"a row that says nothing", []byte{goals, 0, 1, 1, 0, 0}, false},
		{"the first row, which may", []byte{goals, 0, 1, 0, 0, 0}, true},
	} {
		if _, err := Patch(nil, &Frame{Tick: 1, Bits: c.bits}); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.says, err)
		}
	}
}

// TestAMovingContactIsComparedWithoutMemory holds the frame of ships that fly on as they did to
// the memory of its own bytes.
func TestAMovingContactIsComparedWithoutMemory(t *testing.T) {
	before, after := &Picture{Tick: 1}, &Picture{Tick: 2}
	for i := range 100 {
		k := Contact{ID: space.ID(i + 1), Reckoning: space.Reckoning{Step: space.Point{X: 7, Y: 9}}}
		before.Contacts = append(before.Contacts, k)
		k.At = k.Step
		after.Contacts = append(after.Contacts, k)
	}
	from, to := before.Flatten(), after.Flatten()
	if n := testing.AllocsPerRun(10, func() { Diff(from, to) }); n > 2 {
		t.Errorf("%v allocations", n)
	}
}
