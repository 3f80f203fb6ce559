package page

import (
	"fmt"
	"slices"

	"github.com/xrash/smetrics"

	"broadside/sim/schema"
)

// maxListed is how many names the error of one that is much like another lists.
const maxListed = 15

// NoSuch is the error of a name that nothing has.
func NoSuch(noun, name string, names []string) error {
	if len(names) == 0 {
		return fmt.Errorf("there is no %s %q: there is none at all, so add it", noun, name)
	}
	if near := Nearest(name, names); near != "" && len(names) > maxListed {
		return fmt.Errorf("there is no %s %q: did you mean %s?", noun, name, near)
	}
	return NoWord(noun, name, slices.Sorted(slices.Values(names)))
}

// NoWord is the error of a word that a closed vocabulary has not.
func NoWord(noun, word string, words []string) error {
	if near := Nearest(word, words); near != "" {
		return fmt.Errorf("there is no %s %q: did you mean %s? Else use %s", noun, word, near, schema.OrList(words))
	}
	return fmt.Errorf("there is no %s %q: use %s", noun, word, schema.OrList(words))
}

// Nearest is the word most like another, if any is much like it.
func Nearest(s string, words []string) string {
	const like = 0.85 // of 1 for the same word
	s = Short(s)
	best, most := "", like
	for _, w := range words {
		if d := smetrics.JaroWinkler(s, w, 0.7, 4); d > most {
			best, most = w, d
		}
	}
	return best
}

// maxKey bounds the bytes of a key.
const maxKey = 40

// KeyRemedy is what to do about a key that is none.
var KeyRemedy = fmt.Sprintf("use small letters, digits and hyphens, %d at most", maxKey)

// GoodKey reports whether others can name an entry by a word.
func GoodKey(key string) bool {
	for _, c := range key {
		if !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-') {
			return false
		}
	}
	return key != "" && len(key) <= maxKey
}
