package ships

import (
	"slices"

	"broadside/sim/space"
)

// BetweenLeeway is how far everything may fly until AppendBetween must be called again.
const BetweenLeeway = 50 * space.Foot

// AppendBetween appends to list, in a look, the numbers (for Thing) of what can come between two
// ships before anything flies farther than BetweenLeeway.
func AppendBetween(list []int32, b *Battle, s, t *Ship) []int32 {
	const far = 2 * BetweenLeeway
	lane := space.LaneTo(s.At, b.Disc(t))
	for _, n := range b.AppendNear(lane.Box().Wider(far)) {
		if o, other := b.Thing(n); other != s && other != t && lane.Clearance(discOf(b, o, other)) <= far && !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// CoverAmong returns the same cover as CoverOf, given what AppendBetween has found, and whether
// dust obscures the second ship or anything before it. It stays so until something flies farther
// than leeway, if that is more than 0.
func CoverAmong(list []int32, b *Battle, s, t *Ship) (cover space.Cover, dust bool, leeway space.Length) {
	lane := space.LaneTo(s.At, b.Disc(t))
	leeway = 2 * BetweenLeeway
	for _, n := range list {
		o, other := b.Thing(n)
		d := discOf(b, o, other)
		away := lane.Clearance(d)
		if leeway = min(leeway, away); away > 0 {
			continue
		}
		cover = max(cover, b.coverFrom(n, s, &lane, t.ID))
		dust = dust || o != nil && o.Kind == Dust && space.Crosses(s.At, t.At, d)
	}
	if t.Cover > 0 {
		cover = space.Cover(t.Cover - 1)
	}
	return cover, dust, leeway / 2
}

// discOf returns the disc of an object or a ship.
func discOf(b *Battle, o *Object, s *Ship) space.Disc {
	if o != nil {
		return o.Disc()
	}
	return b.Disc(s)
}
