// Package fair rations what is scarce, so that nobody takes all of it. It is a part of netcode.
package fair

import "time"

// Ration limits how often something is given out: at most Each times in any second to one source,
// and at most All times to all together. Half of it may be taken at once.
type Ration struct {
	Each, All int

	whole   time.Time // when half of All may be taken at once again
	sources map[string]time.Time
	swept   time.Time
}

// Take reports whether a source may have one more. A refused source has used up nothing.
func (r *Ration) Take(source string, now time.Time) bool {
	if now.Sub(r.swept) >= time.Second {
		r.sweep(now)
	}
	theirs, each := after(r.sources[source], r.Each, now)
	whole, all := after(r.whole, r.All, now)
	if !each || !all {
		return false
	}
	r.sources[source], r.whole = theirs, whole
	return true
}

// after takes one of a ration of most a second, and returns when half of it may be taken at once
// again, and whether this one may be had.
func after(free time.Time, most int, now time.Time) (time.Time, bool) {
	if free.Before(now) {
		free = now
	}
	next := free.Add(2 * time.Second / time.Duration(most))
	return next, next.Sub(now) <= time.Second
}

// sweep forgets the sources that have not taken anything for a while. Only sources that were given
// something are remembered, so there are never more than All in a second.
func (r *Ration) sweep(now time.Time) {
	if r.sources == nil {
		r.sources = make(map[string]time.Time)
	}
	for s, free := range r.sources {
		if free.Before(now) {
			delete(r.sources, s)
		}
	}
	r.swept = now
}
