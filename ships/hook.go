package ships

import (
	"broadside/crew"
)

// Hook names what a feature does that has a shape of its own. Words.Hooks has
// their names in this order.
type Hook uint8

// The hooks.
const (
	NoHook    Hook = iota
	Evasion        // a Dexterity save for half damage leaves none, or half where it fails
	Pierce         // a ship behind the target takes the die
	Slip           // the ship moves away before an attack is rolled
	Avoid          // a Piloting check takes the place of AC or of a save
	Uplift         // Direct reaches 60 ft and stores a d20
	FarPlan        // Direct reaches a mile, and helps two
	Lift           // a stored d20 gains proficiency
	Crown          // a stored d20 is 20
	Rally          // many get the highest face of the die
	Summons        // the user and one more are not surprised
	Reroute        // what was rerouted before is undone
	TwoDice        // a patch spends two Hit Dice, each with Constitution
	LastPatch      // Hit Dice heal at least twice the Intelligence
	ShakeOff       // the ship saves again at each end of its pilot's turn
)

// checkHook refuses what a hook cannot do now.
func (b *Battle) checkHook(u user) error {
	if u.f.Hook == Lift || u.f.Hook == Crown {
		count := 0
		b.stored(u.m, func(*Effect) { count++ })
		if count == 0 {
			return crew.Refuse(u.rule(), "you have no d20 stored: direct somebody first")
		}
	}
	return nil
}

// hook does what a feature has of its own, before its acts.
func (b *Battle) hook(u user, d deed) {
	switch u.f.Hook {
	case Lift, Crown:
		b.raise(u)
	case Rally:
		b.rally(u)
	case Reroute:
		b.unroute(b.ship(u.m))
	}
}

// unroute ends what a ship's power has been rerouted to.
func (b *Battle) unroute(s *Ship) {
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.Feature == 0 || b.FeatureOf(e.Feature).Hook != Reroute {
			kept = append(kept, e)
		}
	}
	s.Effects = kept
}
