//go:build race

package rough

// Raced reports whether the race detector watches, which makes a program ten times
// slower and larger: no promise of time or memory is held then.
const Raced = true
