package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// Expected puts into a roll whatever bears on it, without using anything up:
// what the crew and the fittings of its ship always add, and the effects that
// stand with the ship.
func Expected(b *ships.Battle, roll *dice.Roll, r ships.Rolling) {
	Changes(b, &r, func(x *shipyard.Change, name string, owner *crew.Member) { put(b, roll, x, &r, name, owner) })
}

// Changes walks every change that bears on a roll: what was chosen for it, what
// its crew and the fittings of its ship always add, and the effects that stand
// with the ship.
func Changes(b *ships.Battle, r *ships.Rolling, each func(x *shipyard.Change, name string, owner *crew.Member)) {
	s := b.Ship(r.Ship)
	if s == nil {
		return
	}
	for i := range r.Chosen {
		r.Chosen[i].Now(r, each)
	}
	if r.By != nil {
		passives(b, r.By.Features, r, r.By, each)
	} else {
		for _, id := range s.Crew {
			passives(b, b.Member(id).Features, r, b.Member(id), each)
		}
	}
	passives(b, s.Features, r, r.By, each)
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Fits(r) {
			each(&e.Change, b.Why(e), b.Member(e.By))
		}
	}
}

func passives(b *ships.Battle, has []crew.Have, r *ships.Rolling, owner *crew.Member, each func(*shipyard.Change, string, *crew.Member)) {
	for i := range has {
		f := b.FeatureOf(has[i].Feature)
		if f.Usage != shipyard.Passive || f.Once && has[i].Done {
			continue
		}
		for a := range f.Acts {
			if x := &f.Acts[a].Change; f.Acts[a].Do == shipyard.Modify && ships.ChangeFits(x, r) {
				each(x, f.Name, owner)
			}
		}
	}
}

// UseChanges does the same, and takes away what lasts for one roll.
func UseChanges(b *ships.Battle, roll *dice.Roll, r ships.Rolling) {
	Expected(b, roll, r)
	s := b.Ship(r.Ship)
	if s == nil || len(s.Effects) == 0 {
		return
	}
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.Fits(&r) && !e.How.Late() {
			if e.First {
				continue
			}
			e.Spent = e.Every
		}
		kept = append(kept, e)
	}
	s.Effects = kept
}

// put notes a change in a roll.
func put(b *ships.Battle, roll *dice.Roll, x *shipyard.Change, r *ships.Rolling, name string, owner *crew.Member) {
	if r.Turned {
		name += " (attack)"
	}
	switch x.How {
	case shipyard.Advantage, shipyard.Disadvantage:
		if (x.How == shipyard.Advantage) != r.Turned {
			roll.Advantage(name)
		} else {
			roll.Disadvantage(name)
		}
	case shipyard.Plus:
		n := int(x.N) * source(b, x.Of, r, owner)
		if r.Turned {
			n = -n
		}
		roll.Add(name, n)
	case shipyard.Die, shipyard.Less:
		roll.Die(name, int(x.N), int(x.Faces), (x.How == shipyard.Less) != r.Turned)
	case shipyard.Again:
		roll.Again = max(roll.Again, int(x.N))
	case shipyard.Burst:
		roll.Burst = true
	case shipyard.Highest:
		roll.Highest = true
	}
}

// Grant adds an effect to a ship, in place of a like one of the same cause.
func Grant(b *ships.Battle, e ships.Effect) {
	s := b.Ship(e.Ship)
	if s == nil {
		return
	}
	if e.Turns == 0 && e.Until != 0 {
		e.Turns = 1
	}
	for i := range s.Effects {
		x := s.Effects[i]
		like := e
		like.N, like.Turns, like.Until, like.End, like.Spent = x.N, x.Turns, x.Until, x.End, x.Spent
		if e.Touch != 0 { // a mark is its maker's
			like.By = x.By
		}
		if x == like {
			s.Effects[i] = e
			return
		}
	}
	if len(s.Effects) < ships.MaxEffects {
		s.Effects = append(s.Effects, e)
	}
}

// Lapse takes away the effects that last until a member's turn starts, or ends.
func Lapse(b *ships.Battle, id crew.ID, end bool) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if len(s.Effects) == 0 {
			continue
		}
		kept := s.Effects[:0]
		for _, e := range s.Effects {
			if e.Until == id {
				e.Spent = e.Spent && end
				if e.End == end {
					if e.Turns--; e.Turns <= 0 {
						continue
					}
				}
			}
			kept = append(kept, e)
		}
		s.Effects = kept
	}
}
