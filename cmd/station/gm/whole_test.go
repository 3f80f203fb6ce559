package gm

import "testing"

// The list of what may happen ends with a whole row, and leaves out none that has room.
func TestNoRowOfWhatMayHappenIsCut(t *testing.T) {
	for height, want := range map[float64]float64{20: 20, 34: 34, 67: 34, 68: 68, 101: 68} {
		if h := whole(height, 34); h != want {
			t.Errorf("of %v points rows take %v, not %v", height, h, want)
		}
	}
}
