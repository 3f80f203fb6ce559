//go:build !race

package rough

// Raced says whether the race detector watches.
const Raced = false
