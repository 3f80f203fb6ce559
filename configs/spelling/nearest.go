// Package spelling finds the word that somebody meant to write.
package spelling

import "github.com/xrash/smetrics"

// Nearest returns the word most like another, and their similarity, up to 1 for equal words.
func Nearest[T ~string](word string, words []T) (best T, like float64) {
	like = -1
	for _, w := range words {
		if l := smetrics.JaroWinkler(word, string(w), 0.7, 4); l > like {
			best, like = w, l
		}
	}
	return best, like
}

// Slips returns how many letters must be added, dropped or changed to make one word of another.
func Slips(word, other string) int { return smetrics.WagnerFischer(word, other, 1, 1, 1) }
