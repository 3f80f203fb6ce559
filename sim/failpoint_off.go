//go:build !failpoint

package sim

import "broadside/crew"

// fails and FailsToShow are where a test can have a rule break down; see the build
// tag failpoint.
func (*World) fails(string)          {}
func (*World) FailsToShow(crew.Seat) {}
