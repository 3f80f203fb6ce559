package link

import (
	"slices"

	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// crowd distinguishes people of whom a picture knows only the kind: once two of a kind have been
// seen, each has a number, in the order in which they were first seen.
type crowd struct {
	numbers map[crew.ID]int
	counts  map[string]int // by kind
}

// name returns a picture in which such people have their numbers. The received picture is not
// changed, since the next frame is a difference from it.
func (c *crowd) name(p *picture.Picture) *picture.Picture {
	if c.numbers == nil {
		c.numbers, c.counts = map[crew.ID]int{}, map[string]int{}
	}
	several := false
	for i := range p.People {
		r := &p.People[i]
		if r.Name != r.Kind || r.Name == "" {
			continue
		}
		if c.numbers[r.ID] == 0 {
			c.counts[r.Kind]++
			c.numbers[r.ID] = c.counts[r.Kind]
		}
		several = several || c.counts[r.Kind] > 1
	}
	if !several {
		return p
	}
	named := *p
	named.People = slices.Clone(p.People)
	for i := range named.People {
		if r := &named.People[i]; r.Name == r.Kind && c.counts[r.Kind] > 1 {
			r.Name = say.English(say.Numbered(r.Kind, c.numbers[r.ID]), nil)
		}
	}
	return &named
}
