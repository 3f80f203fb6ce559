//go:build race

package rough

// Raced reports whether the race detector is on, which makes a program ten times slower and larger:
// promises of time or memory do not hold then.
const Raced = true
