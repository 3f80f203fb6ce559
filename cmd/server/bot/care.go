package bot

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/sim"
	"broadside/sim/picture"
)

// When somebody is healed, as a divisor of their hit points, and from how far.
const (
	wounded      = 3 // a third is left: even under fire
	scratched    = 2 // half: when nobody is in sight
	farthestCare = 8 // squares that somebody walks to a dying friend
)

func heals(g *picture.GearRow) bool { return g.Heals && !g.Harms }

// hurt reports whether the fighter has at most 1/parts of their hit points left.
func (s *boots) hurt(parts int32) bool { return hurt(s.me, parts) }

func hurt(o *picture.PersonRow, parts int32) bool { return o.MaxHP > 0 && o.HP*parts <= o.MaxHP }

// asleep reports whether somebody who is not at 0 is unconscious, so that they could be carried.
func (s *boots) asleep(o *picture.PersonRow) bool {
	return o.State == personal.Able && o.Conditions != "" && s.asks(crew.Carry, o)
}

// asks reports whether the rules have an order about somebody, legal now or not.
func (s *boots) asks(v crew.Verb, o *picture.PersonRow) bool {
	return slices.ContainsFunc(s.p.Acts, func(a picture.ActRow) bool { return a.Verb == v && a.Person == o.ID })
}

// encased reports whether only others can free somebody from what holds them.
func (s *boots) encased(o *picture.PersonRow) bool {
	return slices.ContainsFunc(s.p.Acts, func(a picture.ActRow) bool { return a.Verb == crew.Escape && a.Person == o.ID && !a.Way })
}

// remedy returns the use of a healing device or power on somebody within the given number of
// squares or its range, or nil.
func (b *fighter) remedy(s *boots, o *picture.PersonRow, within int) sim.Intent {
	if s.deck == nil {
		return nil
	}
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		if !heals(g) || apart(o.At, s.me.At) > max(within, 1, int(g.Range)/int(s.deck.Square)) {
			continue
		}
		if g.Kind == picture.DeviceGear && g.Count > 0 {
			return &combat.Use{Device: g.Number, Target: o.ID}
		}
		if g.Kind == picture.PowerGear && !slices.Contains(b.dry, g.Number) {
			return &combat.Cast{Power: g.Number, Target: o.ID, At: o.At}
		}
	}
	return nil
}

// mend heals the fighter, and then friends at hand.
func (b *fighter) mend(s *boots) (string, sim.Intent) {
	if !s.acts() {
		return "", nil
	}
	calm := len(s.threats) == 0
	if s.hurt(wounded) || calm && s.hurt(scratched) {
		if i := b.remedy(s, s.me, 0); i != nil {
			return "mend oneself", i
		}
	}
	for i := range s.p.People {
		o := &s.p.People[i]
		if o.Side != s.me.Side || o.ID == s.me.ID || o.Deck != s.me.Deck || apart(o.At, s.me.At) > farthestCare {
			continue
		}
		if o.State == personal.Dying || s.asleep(o) || o.State == personal.Able && calm && hurt(o, scratched) {
			if i := b.remedy(s, o, 0); i != nil {
				return fmt.Sprint("mend ", o.ID), i
			}
		}
	}
	return "", nil
}

// aid keeps a friend from dying, and frees one who cannot free themselves.
func (b *fighter) aid(s *boots) (name string, i sim.Intent) {
	s.legal(crew.Escape, func(a *picture.ActRow) {
		if what := fmt.Sprint("free ", a.Person); a.Person != 0 && !a.Way && !b.tried(what) {
			name, i = what, &action.Deed{What: crew.Escape, Person: a.Person}
		}
	})
	if i != nil {
		return name, i
	}
	s.legal(crew.FirstAid, func(a *picture.ActRow) {
		if o := s.person(a.Person); i == nil && o != nil && o.Side == s.me.Side && o.State == personal.Dying {
			name, i = fmt.Sprint("aid ", a.Person), &action.Deed{What: crew.FirstAid, Person: a.Person}
		}
	})
	return name, i
}

// raiseLayer raises an empty layer once there are foes.
func (b *fighter) raiseLayer(s *boots) (string, sim.Intent) {
	if len(s.threats) == 0 {
		return "", nil
	}
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		if g.Kind == picture.PowerGear && g.Raises != 0 && g.Rule == "" && s.spent(g.Raises) {
			return fmt.Sprint("raise ", g.Number), &combat.Cast{Power: g.Number}
		}
	}
	return "", nil
}

// rest lets shields recover, by a book in which dodging does that.
func (b *fighter) rest(s *boots) (string, sim.Intent) {
	layers := s.stocks(picture.LayerStock)
	if s.may(crew.Dodge) == nil || slices.Equal(b.rested, layers) || !worn(layers) {
		return "", nil
	}
	b.rested = layers
	return "dodge", &action.Deed{What: crew.Dodge}
}

// worn reports whether one of the layers before hit points has lost points.
func worn(layers []picture.StockRow) bool {
	return slices.ContainsFunc(layers, func(l picture.StockRow) bool { return l.Left < l.Most })
}

// stocks returns the fighter's stocks of a kind.
func (s *boots) stocks(k picture.StockKind) (list []picture.StockRow) {
	for _, r := range s.p.Stocks {
		if r.Person == s.own.ID && r.Stock.Kind() == k {
			list = append(list, r)
		}
	}
	return list
}

// tokens returns what is left of the tokens of a turn.
func tokens(p *picture.Picture) (left []int32) {
	for _, r := range p.Stocks {
		if r.Person == p.Selves[0].ID && r.Stock.Kind() == picture.TokenStock {
			left = append(left, r.Left)
		}
	}
	return left
}

// left returns what is left of a stock.
func (s *boots) left(of picture.StockID) int32 { return s.p.StockLeft(s.own.ID, of) }

// spent reports whether a stock that can be refilled is empty.
func (s *boots) spent(of picture.StockID) bool {
	return slices.ContainsFunc(s.p.Stocks, func(r picture.StockRow) bool {
		return r.Person == s.own.ID && r.Stock == of && r.Left == 0 && r.Most > 0
	})
}

// guard raises a shield, which stays up.
func (b *fighter) guard(s *boots) (string, sim.Intent) {
	if len(s.threats) > 0 && s.may(crew.Raise) != nil {
		return "raise", &action.Deed{What: crew.Raise}
	}
	return "", nil
}

// dodge spends an action that has no other use under fire.
func (b *fighter) dodge(s *boots) (string, sim.Intent) {
	if len(s.threats) > 0 && s.may(crew.Dodge) != nil {
		return "dodge", &action.Deed{What: crew.Dodge}
	}
	return "", nil
}
