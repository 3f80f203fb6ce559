//go:build !race

package rough

// Raced reports whether the race detector watches.
const Raced = false
