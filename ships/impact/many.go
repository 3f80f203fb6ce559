package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// MostReached returns how many crewmates a feature reaches.
func MostReached(b *ships.Battle, u ships.User) int {
	return max(0, int(u.Feature.Most.N)*scaleValue(b, u.Feature.Most.Of, &ships.Rolling{Ship: u.Member.Seat.Ship}, u.Member))
}

// reachMany applies a feature to many people, one by one: to others of the side who have no
// die yet, or to hostile crews, who save.
func reachMany(b *ships.Battle, u ships.User, d ships.Invocation) {
	own := b.ShipOf(u.Member)
	if u.Feature.Target == shipyard.FoeCrews {
		for i := range b.Ships {
			s := &b.Ships[i]
			if s.Side == own.Side || s.State.Gone() || s.Charge.Live || !b.Knows(s.Side, own) || !within(b, u.Feature, own, s) {
				continue
			}
			for id, m := range b.AtConsoles(s) {
				result := shipyard.Overcome
				if u.Feature.Test.Kind == shipyard.Save && throwNerve(b, u.Member, u.Feature, id) {
					result = shipyard.Withstood
				}
				actOn(b, u, d, m, result)
			}
		}
		return
	}
	left := MostReached(b, u)
	give := func(s *ships.Ship) {
		for _, m := range b.AtConsoles(s) {
			if left > 0 && m != u.Member && !Inspired(b, m) {
				left--
				b.TellOwnSide(own, &ships.Invoked{By: u.Member.Seat, Name: u.Feature.Name, Seat: m.Seat})
				actOn(b, u, d, m, shipyard.Overcome)
			}
		}
	}
	give(own)
	for i := range b.Ships {
		if s := &b.Ships[i]; s != own && s.Side == own.Side && !s.State.Gone() && within(b, u.Feature, own, s) && b.WhyMute(own, s) == "" {
			give(s)
		}
	}
}

func within(b *ships.Battle, f *shipyard.Feature, own, s *ships.Ship) bool {
	return f.Reach == 0 || b.Range(own, s) <= f.Reach
}

// actOn applies a feature to one of many people.
func actOn(b *ships.Battle, u ships.User, d ships.Invocation, m *crew.Member, result shipyard.TestResult) {
	d.Target, d.Seat = m.Seat.Ship, m.Seat
	for i := range u.Feature.Acts {
		if a := &u.Feature.Acts[i]; a.If == shipyard.Either || a.If == result {
			actNow(b, u, a, d, result)
		}
	}
}

// throwNerve throws a member's own save against a feature, and reports whether it
// succeeds.
func throwNerve(b *ships.Battle, by *crew.Member, f *shipyard.Feature, id crew.ID) bool {
	m, need := b.Member(id), 8
	for _, of := range f.Test.DC {
		if of != shipyard.One {
			need += scaleValue(b, of, &ships.Rolling{Ship: by.Seat.Ship}, by)
		}
	}
	r := dice.Roll{Cause: say.Of("%s save against %s", f.Test.Score, f.Name)}
	r.Add(say.Text(f.Test.Score.String()), m.Modifier(f.Test.Score))
	ok := r.ThrowD20(&b.Tray) >= need
	b.Emit(b.Watchers(b.ShipOf(m))&b.Watchers(b.ShipOf(by)), &ships.Frightened{By: m.Seat, Roll: r, Need: int16(need), Success: ok})
	return ok
}

// RepeatNerve repeats, at the end of a member's turn, the saves that repeat by themselves.
func RepeatNerve(b *ships.Battle, m *crew.Member) {
	s, id := b.ShipOf(m), b.IDOf(m)
	if s == nil {
		return
	}
	for n := 0; n < len(s.Effects); n++ {
		e := s.Effects[n]
		if e.Feature == 0 || e.Member != id || b.FeatureOf(e.Feature).Target != shipyard.FoeCrews || b.FeatureOf(e.Feature).Retry != shipyard.EachEnd {
			continue
		}
		if by := b.Member(e.By); throwNerve(b, by, b.FeatureOf(e.Feature), id) {
			s.Effects = append(s.Effects[:n], s.Effects[n+1:]...)
			n--
		}
	}
}
