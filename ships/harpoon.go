package ships

import "broadside/ships/shipyard"

// Hauls says whether a ship still holds another by its harpoon.
func (b *Battle) Hauls(s, t *Ship) bool {
	if t == nil {
		return false
	}
	for i := range t.Afflictions {
		if a := &t.Afflictions[i]; a.Kind == shipyard.Harpooned && a.By == s.ID {
			return true
		}
	}
	return false
}
