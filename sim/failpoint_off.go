//go:build !failpoint

package sim

// fails is where a test can have a rule break down; see the build tag failpoint.
func (w *World) fails(string) {}
