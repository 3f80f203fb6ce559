package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
)

// Fitted says whether a ship has a feature of a hook that works by itself.
func (b *Battle) Fitted(s *Ship, hook shipyard.Hook) *crew.Have {
	if b.ClassOf(s).Hooks&(1<<hook) == 0 {
		return nil
	}
	for i := range s.Features {
		if b.FeatureOf(s.Features[i].Feature).Hook == hook {
			return &s.Features[i]
		}
	}
	return nil
}

// Untouchable says whether nothing hurts a ship.
func (s *Ship) Untouchable() bool {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch&shipyard.Suffers != 0 && e.How == shipyard.Times && e.N == 0 {
			return true
		}
	}
	return false
}

// Doubled says whether both d20 of an attack hit, the better as well as the worse, or
// both of a save fail.
func (a *Aim) Doubled() bool {
	edge := a.Roll.Edge()
	if a.Saves {
		edge = -edge
	}
	if edge <= 0 || len(a.Roll.Dice) < 2 {
		return false
	}
	other := a.Roll.Dice[0]
	if !other.Dropped {
		other = a.Roll.Dice[1]
	}
	total := int(a.Roll.Total) - a.Roll.Natural() + int(other.Value)
	if a.Saves {
		return total < a.Need
	}
	return total >= a.Need && other.Value > 1
}
