package picture

import (
	"encoding/binary"
	"runtime"
	"testing"

	"broadside/sim/space"
)

// TestAHostileFrameTakesLittleMemory sends a station the frames that grow most: rows of every
// kind that say nothing, in as few bytes as can be, and in as many as are allowed so many rows.
func TestAHostileFrameTakesLittleMemory(t *testing.T) {
	for at, shape := range shapes() {
		for _, wide := range []int{3, max(3, (shape.weight()+growth-1)/growth)} {
			for _, size := range []int{24_600, MaxBits} {
				rows := min(maxRows, size/wide)
				bits := binary.AppendUvarint([]byte{}, 1<<at)
				bits = binary.AppendUvarint(append(bits, 0), uint64(rows))
				for range rows { // the next key, and neither numbers nor texts
					bits = stretch(stretch(stretch(bits, 1, wide/3), 0, wide/3), 0, wide-wide/3*2)
				}
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				flat, err := Patch(nil, &Frame{Tick: 1, Bits: bits})
				if err == nil {
					_, err = flat.Picture()
				} else if wide > 3 {
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

// stretch writes a number in more bytes than it needs.
func stretch(b []byte, v byte, wide int) []byte {
	for range wide - 1 {
		b, v = append(b, v|0x80), 0
	}
	return append(b, v)
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
