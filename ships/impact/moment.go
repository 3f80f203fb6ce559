package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// Standing walks the features aboard a ship that answer a moment and can be paid
// for. Each is offered to use, which says whether it was taken.
func Standing(b *ships.Battle, s *ships.Ship, at shipyard.Moment, offer func(ships.User)) {
	fitted := b.ClassOf(s).Moments.Has(at)
	for _, id := range s.Crew {
		m := b.Member(id)
		among(b, m, m.Features, s, at, offer)
		if fitted {
			among(b, m, s.Features, s, at, offer)
		}
	}
}

// among offers what answers a moment of what a member has learnt, or works of what
// the ship has.
func among(b *ships.Battle, m *crew.Member, has []crew.Have, s *ships.Ship, at shipyard.Moment, offer func(ships.User)) {
	for i := range has {
		u := ships.User{Member: m, Have: &has[i], Feature: b.FeatureOf(has[i].Feature)}
		if u.Feature.Moment == at && u.Have.Stance != crew.Never && (!u.Feature.Kind.Fitted() || works(b, m, s, u.Feature)) && ready(b, s, u) {
			offer(u)
		}
	}
}

// ready says whether a feature could answer now: its price can be paid and the
// ship can act.
func ready(b *ships.Battle, s *ships.Ship, u ships.User) bool {
	switch {
	case u.Feature.Cost == crew.Reaction && (!u.Member.Reaction || !s.CanReact()):
		return false
	case s.State.Gone() || u.Feature.Moment != shipyard.Wrecked && u.Feature.Moment != shipyard.Fails && !s.CanAct():
		return false
	}
	return Payable(b, u, false) == nil
}

// Late is what can still happen to a roll once it lies on the table: the dice
// that its own side holds, and what those do who have marked its ship
// (SHIP-REACT).
func Late(b *ships.Battle, r *dice.Roll, need int, what *ships.Rolling) {
	s := b.Ship(what.Ship)
	if s == nil || len(r.Dice) == 0 {
		return
	}
	attack := what.Touch&shipyard.Attacks != 0
	if n := r.Natural(); int(r.Total) < need || attack && n == 1 {
		helped(b, r, need, what, s)
	}
	if n := r.Natural(); int(r.Total) >= need && !(attack && n >= 20) {
		hindered(b, r, need, what, s)
	}
}

// helped lets a failed roll be helped until it succeeds.
func helped(b *ships.Battle, r *dice.Roll, need int, what *ships.Rolling, s *ships.Ship) {
	fails := func() bool { return int(r.Total) < need }
	for i := range what.Chosen {
		k := &what.Chosen[i]
		k.Now(what, func(x *shipyard.Change, name string, _ *crew.Member) {
			if fails() && changeServes(x, r, need, what) && redeem(b, what.By, k, what.Against) {
				add(b, r, x, name)
			}
		})
	}
	kept, used := s.Effects[:0], []ships.Effect(nil)
	for _, e := range s.Effects {
		if fails() && e.Fits(what) && changeServes(&e.Change, r, need, what) {
			add(b, r, &e.Change, b.Why(&e))
			used = append(used, e)
			continue
		}
		kept = append(kept, e)
	}
	if s.Effects = kept; used != nil {
		unstore(b, used)
	}
	Standing(b, s, shipyard.Fails, func(u ships.User) {
		if fails() {
			answer(b, u, r, need, what)
		}
	})
	avoidSave(b, s, r, need, what)
}

// Press lets what was chosen with an attack spoil the save of its target.
func Press(b *ships.Battle, a *ships.Aim, what *ships.Rolling) {
	for i := range what.Chosen {
		k := &what.Chosen[i]
		k.Now(what, func(x *shipyard.Change, name string, _ *crew.Member) {
			less := *x
			less.How = shipyard.Less
			if x.How == shipyard.Late && changeServes(&less, &a.Roll, a.Need, what) && redeem(b, what.By, k, what.Against) {
				add(b, &a.Roll, &less, name)
			}
		})
	}
}

// hindered lets those spoil a roll who have marked its ship.
func hindered(b *ships.Battle, r *dice.Roll, need int, what *ships.Rolling, s *ships.Ship) {
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.Side == s.Side || len(o.Crew) == 0 {
			continue
		}
		Standing(b, o, shipyard.Succeeds, func(u ships.User) {
			if int(r.Total) >= need && marked(b, s, u.Member, u.Feature.Needs) {
				answer(b, u, r, need, what)
			}
		})
	}
}

// marked says whether a member has marked a ship with a feature.
func marked(b *ships.Battle, s *ships.Ship, m *crew.Member, by crew.FeatureID) bool {
	id := b.IDOf(m)
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Feature == by && e.By == id {
			return true
		}
	}
	return false
}

// answer uses a feature on a roll, if it fits and its owner's standing order
// lets it.
func answer(b *ships.Battle, u ships.User, r *dice.Roll, need int, what *ships.Rolling) {
	for a := range u.Feature.Acts {
		x := u.Feature.Acts[a].Change
		own := *what
		own.By = u.Member
		if u.Feature.Acts[a].Do != shipyard.Modify || !ships.ChangeFits(&x, what) || u.Feature.Acts[a].On == shipyard.User && what.By != nil && what.By != u.Member {
			continue
		}
		if u.Feature.Acts[a].Pooled {
			x.Faces = FacesOf(b, u, false)
		}
		if x.How == shipyard.Enough {
			x.How, x.N = shipyard.Sure, int16(need-int(r.Total))
		}
		if x.How == shipyard.Plus || x.How == shipyard.Sure {
			x.N, x.Of = x.N*int16(source(b, x.Of, &own, u.Member)), shipyard.One
		}
		if !x.Bears(r) || u.Have.Stance != crew.Always && !changeServes(&x, r, need, what) {
			continue
		}
		Pay(b, u, false)
		TellInvoked(b, u, 0, crew.Seat{})
		if u.Feature.Hook == shipyard.Spill {
			spill(b, b.ShipOf(u.Member))
		}
		add(b, r, &x, u.Feature.Name)
		return
	}
}

// serves says whether a change can turn the outcome of a roll.
func changeServes(x *shipyard.Change, r *dice.Roll, need int, what *ships.Rolling) bool {
	total, attack := int(r.Total), what.Touch&shipyard.Attacks != 0
	switch x.How {
	case shipyard.Late, shipyard.Die:
		return total < need && total+int(x.N)*int(x.Faces) >= need && !(attack && r.Natural() == 1)
	case shipyard.Less:
		return total >= need && total-int(x.N)*int(x.Faces) < need
	case shipyard.Sure:
		return total < need && total+int(x.N) >= need && !(attack && r.Natural() == 1)
	case shipyard.Plus:
		return total < need && total+int(x.N) >= need || total >= need && total+int(x.N) < need
	case shipyard.Second:
		if r.Edge() < 0 {
			return total < need && total-r.Natural()+r.First() >= need
		}
		return x.Bears(r) && total < need && (total-r.Natural()+20 >= need || attack)
	case shipyard.Anew:
		return x.Bears(r) && total < need && (total-r.Natural()+20 >= need || attack)
	case shipyard.Natural:
		return r.Natural() < int(x.N) && (total-r.Natural()+int(x.N) >= need || attack && x.N == 20)
	}
	return false
}

// add throws a late die, or puts in what else comes late.
func add(b *ships.Battle, r *dice.Roll, x *shipyard.Change, name string) {
	switch x.How {
	case shipyard.Late, shipyard.Die, shipyard.Less:
		for range x.N {
			r.Late(&b.Tray, name, int(x.Faces), x.How == shipyard.Less)
		}
	case shipyard.Plus, shipyard.Sure:
		r.Add(name, int(x.N))
		r.Sum(&b.Tray, 0, 0)
	case shipyard.Second:
		r.Second(&b.Tray, name)
	case shipyard.Anew:
		r.Anew(&b.Tray, name)
	case shipyard.Natural:
		r.Turn(name, int(x.N))
	}
}
