package sight

import "broadside/ships"

// knows reports whether a ship is in the picture. A hidden ship is in those of its own
// side and of sides that have found it (ships.Battle.Knows), and a ship that is away in
// those of its own side.
func (v *viewer) knows(s *ships.Ship) bool {
	return v.all || v.Knows(v.side, s) && (s.State != ships.Away || s.Side == v.side)
}
