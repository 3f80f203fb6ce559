package client

import (
	"testing"

	"broadside/sim/picture"
)

func TestFramesThatComeAgainAreCountedOnce(t *testing.T) {
	var c Client
	for _, tick := range []int64{5, 6, 5, 6, 4, 7} {
		if _, err := c.takeFrame(&picture.Frame{Tick: tick, Base: 99}); err != nil {
			t.Fatal(err)
		}
	}
	if c.Frames != 3 {
		t.Errorf("of frames 5 to 7, two of them repeated and one too late, %d are counted", c.Frames)
	}
}
