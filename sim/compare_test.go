package sim_test

import (
	"github.com/google/go-cmp/cmp"

	"broadside/sim/picture"
)

// compare tells how a picture differs from what rows hold.
func compare(want *picture.Picture, flat *picture.Flat) string {
	got, err := flat.Picture()
	if err != nil {
		return err.Error()
	}
	again, err := want.Flatten().Picture()
	if err != nil {
		return err.Error()
	}
	return cmp.Diff(again, got)
}
