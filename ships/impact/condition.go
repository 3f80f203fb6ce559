package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// conditionEdges notes why conditions help or hinder an attack of a ship on
// another. Saving says that the roll is the target's save, which is helped by what
// hinders the attack.
func conditionEdges(b *ships.Battle, r *dice.Roll, s, t *ships.Ship, saving bool) {
	own, other := "", "target "
	if saving {
		own, other = "attacker ", ""
	}
	for _, k := range s.Conditions().List() {
		if k != shipyard.Invisible || !sees(b, t, s) {
			ships.Edge(r, shipyard.ConditionRules[k].Attacks, own+k.String(), saving)
		}
	}
	for _, k := range t.Conditions().List() {
		if k == shipyard.Invisible && sees(b, s, t) {
			continue
		}
		ships.Edge(r, shipyard.ConditionRules[k].Attacked, other+k.String(), saving)
	}
}

// Afflict gives a ship a condition. From the same cause and for the same reason it
// does not come twice: the new one takes the place of the old.
func Afflict(b *ships.Battle, s *ships.Ship, a ships.Affliction) {
	had := s.Has(a.Kind)
	for i := range s.Afflictions {
		if x := &s.Afflictions[i]; x.Kind == a.Kind && x.By == a.By {
			*x = a
			b.TellWatchers(s, &ships.Afflicted{Ship: s.ID, Condition: a.Kind, Rounds: a.Rounds})
			return
		}
	}
	if len(s.Afflictions) == ships.MaxAfflictions {
		return
	}
	s.Afflictions = append(s.Afflictions, a)
	if !had || a.By != 0 {
		b.TellWatchers(s, &ships.Afflicted{Ship: s.ID, Condition: a.Kind, Rounds: a.Rounds})
	}
	s.Feet = min(s.Feet, s.FlyingSpeed())
	if s.FlyingSpeed() == 0 {
		b.Halt(s)
	}
}

// Relieve takes a condition from a ship, whatever it came from.
func Relieve(b *ships.Battle, s *ships.Ship, k shipyard.Condition) {
	Sift(b, s, func(a *ships.Affliction) bool { return a.Kind != k })
}

// Sift keeps the afflictions that are to stay and tells which conditions are gone.
func Sift(b *ships.Battle, s *ships.Ship, stays func(*ships.Affliction) bool) {
	if len(s.Afflictions) == 0 {
		return
	}
	had := s.Conditions()
	kept := s.Afflictions[:0]
	for i := range s.Afflictions {
		if a := s.Afflictions[i]; stays(&a) {
			kept = append(kept, a)
		}
	}
	s.Afflictions = kept
	for _, k := range (had &^ s.Conditions()).List() {
		b.TellWatchers(s, &ships.Relieved{Ship: s.ID, Condition: k})
	}
}

// Wane counts down the conditions that last until a member's turn starts.
func Wane(b *ships.Battle, id crew.ID) {
	for i := range b.Ships {
		Sift(b, &b.Ships[i], func(a *ships.Affliction) bool { return a.Until != id || a.Rounds == 0 || a.Last() })
	}
}

// BeginRound counts down what lasts for rounds and is nobody's to count.
func BeginRound(b *ships.Battle) {
	Wane(b, 0)
	for i := range b.Ships {
		b.Ships[i].Winding = max(0, b.Ships[i].Winding-1)
	}
	scatter(b)
	sweep(b)
	Countdown(b, 0)
	Adrift(b, 0)
}

// orphan has the rounds counted that a member would have counted who is no more.
func orphan(b *ships.Battle, id crew.ID) {
	for i := range b.Ships {
		for j := range b.Ships[i].Afflictions {
			if a := &b.Ships[i].Afflictions[j]; a.Until == id {
				a.Until = 0
			}
		}
		if g := &b.Ships[i].Charge; g.By == id {
			g.By = 0
		}
		if h := &b.Ships[i].Hyperdrive; h.By == id {
			h.By = 0
		}
	}
}

// ReleaseHeld lets go of ships that are held from too far away, or by one that is no
// longer able.
func ReleaseHeld(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		Sift(b, s, func(a *ships.Affliction) bool {
			if a.Reach == 0 {
				return true
			}
			by := b.Ship(a.By)
			return by != nil && (by.CanAct() || a.Kind == shipyard.Hauling || a.Kind == shipyard.Laden) && b.Range(by, s) <= a.Reach
		})
	}
	for i := range b.Ships {
		unwind(b, &b.Ships[i])
	}
}
