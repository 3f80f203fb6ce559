package story

import (
	"fmt"
	"strings"
)

// mostNamed is how many names an error lists.
const mostNamed = 24

// missing returns the error that nothing of a kind has a name, listing the existing
// names: all if they are few, otherwise similar ones.
func missing(kind, name string, there []string) error {
	all := len(there)
	if all > mostNamed {
		there = alike(name, there)
	}
	switch {
	case all == 0:
		return fmt.Errorf("%w: %s %q; there are none at all", ErrName, kind, name)
	case len(there) == 0:
		return fmt.Errorf("%w: %s %q; none of the %d names is like it, and configs has them all", ErrName, kind, name, all)
	}
	return fmt.Errorf("%w: %s %q; there is %s", ErrName, kind, name, strings.Join(there, ", "))
}

// alike returns the names that share a part with a word, or its first letters.
func alike(name string, there []string) (list []string) {
	const letters = 4
	parts := strings.Split(name, "-")
	for _, t := range there {
		for _, part := range parts {
			start := part[:min(len(part), letters)]
			if len(start) > 2 && (strings.HasPrefix(t, start) || strings.Contains(t, "-"+start)) {
				list = append(list, t)
				break
			}
		}
		if len(list) == mostNamed {
			break
		}
	}
	return list
}
