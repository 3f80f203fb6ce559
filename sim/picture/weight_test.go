package picture

import (
	"testing"

	"broadside/sim/space"
)

// TestFramesAreWrittenInOneWay checks that numbers longer than necessary, and new rows without
// content, are refused, because neither comes from a table.
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

// TestAMovingContactIsComparedWithoutMemory limits the memory for the frame of ships that fly
// on to that of its own bytes.
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
