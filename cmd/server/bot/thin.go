package bot

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"broadside/crew"
)

// Thin is a turn with fewer useful choices than Enough.
type Thin struct {
	Seed    uint64 // of the battle
	Round   int32
	Who     string
	Choices int
	Why     string
}

// poverty tells what a seat's few useful choices are, how far the next foe is, and
// which rules stand in the way of other orders.
func (s *scene) poverty(list []act) string {
	var words []string
	for _, a := range list {
		words = append(words, "may "+a.name)
	}
	near := math.Inf(1)
	for i := range s.foes {
		if s.foes[i].able {
			near = min(near, s.rangeTo(s.here.at, &s.foes[i]))
		}
	}
	switch {
	case math.IsInf(near, 1):
		words = append(words, "no able foe is known")
	default:
		words = append(words, fmt.Sprintf("the next foe is %.0f ft away", near))
	}
	var off []Count
	listed := func(v crew.Verb) bool {
		return slices.ContainsFunc(list, func(a act) bool { return a.intent.Verb() == v })
	}
	for i := range s.p.Options {
		o := &s.p.Options[i]
		switch {
		case o.Verb == crew.EndTurn || o.Verb == crew.React || listed(o.Verb):
		case o.Rule != "":
			count(&off, fmt.Sprintf("%s refused by %s", o.Verb, o.Rule), 1)
		default:
			count(&off, fmt.Sprintf("%s not worth it", o.Verb), 1)
		}
	}
	for _, c := range off {
		words = append(words, fmt.Sprintf("%s (%d)", c.What, c.N))
	}
	return strings.Join(words, "; ")
}
