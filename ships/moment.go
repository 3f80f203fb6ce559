package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// user is a feature in somebody's hands.
type user struct {
	m *crew.Member
	h *crew.Have
	f *shipyard.Feature
}

// standing walks the features aboard a ship that answer a moment and can be paid
// for. Each is offered to use, which says whether it was taken.
func (b *Battle) standing(s *Ship, at shipyard.Moment, offer func(user)) {
	fitted := b.ClassOf(s).Moments.Has(at)
	for _, id := range s.Crew {
		m := b.Member(id)
		b.among(m, m.Features, s, at, offer)
		if fitted {
			b.among(m, s.Features, s, at, offer)
		}
	}
}

// among offers what answers a moment of what a member has learnt, or works of what
// the ship has.
func (b *Battle) among(m *crew.Member, has []crew.Have, s *Ship, at shipyard.Moment, offer func(user)) {
	for i := range has {
		u := user{m, &has[i], b.FeatureOf(has[i].Feature)}
		if u.f.Moment == at && u.h.Stance != crew.Never && (!u.f.Kind.Fitted() || b.works(m, s, u.f)) && b.ready(s, u) {
			offer(u)
		}
	}
}

// ready says whether a feature could answer now: its price can be paid and the
// ship can act.
func (b *Battle) ready(s *Ship, u user) bool {
	switch {
	case u.f.Cost == crew.Reaction && (!u.m.Reaction || !s.CanReact()):
		return false
	case s.State.Gone() || u.f.Moment != shipyard.Wrecked && u.f.Moment != shipyard.Fails && !s.CanAct():
		return false
	}
	return b.payable(u, false) == nil
}

// late is what can still happen to a roll once it lies on the table: the dice
// that its own side holds, and what those do who have marked its ship
// (SHIP-REACT).
func (b *Battle) late(r *dice.Roll, need int, what *rolling) {
	s := b.Ship(what.ship)
	if s == nil || len(r.Dice) == 0 {
		return
	}
	attack := what.touch&shipyard.Attacks != 0
	if n := r.Natural(); int(r.Total) < need || attack && n == 1 {
		b.helped(r, need, what, s)
	}
	if n := r.Natural(); int(r.Total) >= need && !(attack && n >= 20) {
		b.hindered(r, need, what, s)
	}
}

// helped lets a failed roll be helped until it succeeds.
func (b *Battle) helped(r *dice.Roll, need int, what *rolling, s *Ship) {
	fails := func() bool { return int(r.Total) < need }
	for i := range what.chosen {
		k := &what.chosen[i]
		k.now(what, func(x *shipyard.Change, name string, _ *crew.Member) {
			if fails() && changeServes(x, r, need, what) && b.redeem(what.by, k, what.against) {
				b.add(r, x, name)
			}
		})
	}
	kept, used := s.Effects[:0], []Effect(nil)
	for _, e := range s.Effects {
		if fails() && e.fits(what) && changeServes(&e.Change, r, need, what) {
			b.add(r, &e.Change, b.why(&e))
			used = append(used, e)
			continue
		}
		kept = append(kept, e)
	}
	if s.Effects = kept; used != nil {
		b.unstore(used)
	}
	b.standing(s, shipyard.Fails, func(u user) {
		if fails() {
			b.answer(u, r, need, what)
		}
	})
	b.avoidSave(s, r, need, what)
}

// press lets what was chosen with an attack spoil the save of its target.
func (b *Battle) press(a *Aim, what *rolling) {
	for i := range what.chosen {
		k := &what.chosen[i]
		k.now(what, func(x *shipyard.Change, name string, _ *crew.Member) {
			less := *x
			less.How = shipyard.Less
			if x.How == shipyard.Late && changeServes(&less, &a.Roll, a.Need, what) && b.redeem(what.by, k, what.against) {
				b.add(&a.Roll, &less, name)
			}
		})
	}
}

// hindered lets those spoil a roll who have marked its ship.
func (b *Battle) hindered(r *dice.Roll, need int, what *rolling, s *Ship) {
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.Side == s.Side || len(o.Crew) == 0 {
			continue
		}
		b.standing(o, shipyard.Succeeds, func(u user) {
			if int(r.Total) >= need && b.marked(s, u.m, u.f.Needs) {
				b.answer(u, r, need, what)
			}
		})
	}
}

// marked says whether a member has marked a ship with a feature.
func (b *Battle) marked(s *Ship, m *crew.Member, by crew.FeatureID) bool {
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
func (b *Battle) answer(u user, r *dice.Roll, need int, what *rolling) {
	for a := range u.f.Acts {
		x := u.f.Acts[a].Change
		own := *what
		own.by = u.m
		if u.f.Acts[a].Do != shipyard.Modify || !changeFits(&x, what) || u.f.Acts[a].On == shipyard.User && what.by != nil && what.by != u.m {
			continue
		}
		if u.f.Acts[a].Pooled {
			x.Faces = b.faces(u, false)
		}
		if x.How == shipyard.Enough {
			x.How, x.N = shipyard.Sure, int16(need-int(r.Total))
		}
		if x.How == shipyard.Plus || x.How == shipyard.Sure {
			x.N, x.Of = x.N*int16(b.source(x.Of, &own, u.m)), shipyard.One
		}
		if !x.Bears(r) || u.h.Stance != crew.Always && !changeServes(&x, r, need, what) {
			continue
		}
		b.pay(u, false)
		b.invoked(u, 0, crew.Seat{})
		if u.f.Hook == shipyard.Spill {
			b.spill(b.ship(u.m))
		}
		b.add(r, &x, u.f.Name)
		return
	}
}

// serves says whether a change can turn the outcome of a roll.
func changeServes(x *shipyard.Change, r *dice.Roll, need int, what *rolling) bool {
	total, attack := int(r.Total), what.touch&shipyard.Attacks != 0
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
func (b *Battle) add(r *dice.Roll, x *shipyard.Change, name string) {
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
