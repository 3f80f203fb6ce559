package impact

import (
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// spill leaves a line of cargo behind a ship, difficult terrain for a minute. It
// begins where the ship's own space ends.
func spill(b *ships.Battle, s *ships.Ship) {
	back := (s.Heading + space.Circle/2).Norm()
	for n := range space.Length(ships.SpillDiscs) {
		if b.LastID+1 >= ships.FirstSecret || len(b.Objects) >= shipyard.MaxObjects {
			break
		}
		b.LastID++
		b.Objects = append(b.Objects, ships.Object{
			ID: b.LastID, Kind: ships.Field, Name: "crates", At: s.At.Ahead(back, b.Disc(s).Radius+(2*n+1)*ships.SpillRadius),
			Radius: ships.SpillRadius, Left: ships.SpillRounds,
		})
	}
	b.TellWatchers(s, &ships.Spilled{Ship: s.ID})
}

// scatter counts down what lies about for a while only.
func scatter(b *ships.Battle) {
	kept := b.Objects[:0]
	for _, o := range b.Objects {
		if o.Left == 0 || o.Left > 1 {
			o.Left = max(0, o.Left-1)
			kept = append(kept, o)
		}
	}
	b.Objects = kept
}
