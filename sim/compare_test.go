package sim_test

import (
	"github.com/google/go-cmp/cmp"

	"broadside/sim/picture"
)

// whole is a picture as the frame of all its rows brings it.
func whole(flat *picture.Flat) (*picture.Picture, error) {
	frame := picture.Diff(nil, flat)
	return picture.Patch(nil, &frame)
}

// compare tells how a picture differs from one that has been put together.
func compare(want, got *picture.Picture) string {
	again, err := whole(want.Flatten())
	if err != nil {
		return err.Error()
	}
	return cmp.Diff(again, got)
}
