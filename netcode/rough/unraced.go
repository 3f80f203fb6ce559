//go:build !race

package rough

// Raced reports whether the race detector is on.
const Raced = false
