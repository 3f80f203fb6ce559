// Package story plays stories: text files that set up ships, people and dice, give
// orders, and list what the log must then say. docs/stories.md explains how to write one.
// A story is played by the real World; only its dice are fixed.
package story
