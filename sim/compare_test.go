package sim_test

import (
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"broadside/sim/picture"
)

// whole returns a picture as read from the frame of all its rows.
func whole(flat *picture.Flat) (*picture.Picture, error) {
	frame := picture.Diff(nil, flat)
	return picture.Patch(nil, &frame)
}

// compare returns how a picture differs from one that has been patched together.
func compare(want, got *picture.Picture) string {
	again, err := whole(want.Flatten())
	if err != nil {
		return err.Error()
	}
	return cmp.Diff(again, got, cmpopts.EquateEmpty()) // a list may have become empty
}
