package page

import (
	"fmt"
	"slices"

	"broadside/configs/spelling"
	"broadside/sim/schema"
)

// maxListed is the most names that the error about an unknown name lists.
const maxListed = 15

// NoSuch returns the error about a name that does not exist.
func NoSuch(noun, name string, names []string) error {
	if len(names) == 0 {
		return fmt.Errorf("there is no %s %q: there is none at all, so add it", noun, name)
	}
	if near := nearest(name, names); near != "" && len(names) > maxListed {
		return fmt.Errorf("there is no %s %q: did you mean %s?", noun, name, near)
	}
	return NoWord(noun, name, slices.Sorted(slices.Values(names)))
}

// NoWord returns the error about a word that is not in a closed vocabulary.
func NoWord(noun, word string, words []string) error {
	if near := nearest(word, words); near != "" {
		return fmt.Errorf("there is no %s %q: did you mean %s? Else use %s", noun, word, near, schema.OrList(words))
	}
	return fmt.Errorf("there is no %s %q: use %s", noun, word, schema.OrList(words))
}

// nearest returns the word most like another, or "" if none is much like it.
func nearest(s string, words []string) string {
	const much = 0.85
	if best, like := spelling.Nearest(Short(s), words); like > much {
		return best
	}
	return ""
}

// maxKey bounds the bytes of a key.
const maxKey = 40

// KeyRemedy is the remedy for a malformed key.
var KeyRemedy = fmt.Sprintf("use small letters, digits and hyphens, %d at most", maxKey)

// GoodKey reports whether a word can be the key of an entry.
func GoodKey(key string) bool {
	for _, c := range key {
		if !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-') {
			return false
		}
	}
	return key != "" && len(key) <= maxKey
}
