// Package fair hands out what is scarce, so that nobody takes all of it. It is a part of netcode.
package fair

import "time"

// Ration hands something out: at most Each in any second to one source, and at
// most All to all together. Half of it may be taken at once.
type Ration struct {
	Each, All int

	whole   time.Time // when all together could take half of All at once again
	sources map[string]time.Time
	swept   time.Time
}

// Take reports whether a source may have one more. Who may not has taken nothing.
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

// after returns when half of so many a second could be taken at once again, after one
// more is taken, and whether it may be.
func after(free time.Time, most int, now time.Time) (time.Time, bool) {
	if free.Before(now) {
		free = now
	}
	next := free.Add(2 * time.Second / time.Duration(most))
	return next, next.Sub(now) <= time.Second
}

// sweep forgets the sources that have not taken anything for a while. Only who
// has taken is known, so there are never more than All in a second.
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
