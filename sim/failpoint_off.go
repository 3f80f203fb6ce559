//go:build !failpoint

package sim

import "broadside/crew"

// breaksDown and FailsToShow are where a test can make a rule fail; see the build tag
// failpoint.
func (*World) breaksDown(string)     {}
func (*World) FailsToShow(crew.Seat) {}
