package bot

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// bare is the average damage of bare hands.
const bare = 2

// weight returns the average damage of one of the weapons in hand.
func (s *boots) weight(item uint8) float64 {
	if w, ok := s.arms[item]; ok {
		return w
	}
	return bare
}

// average returns the average damage of a thing's dice.
func average(g *picture.GearRow) float64 { return float64(g.Mean) / 2 }

// lob uses a grenade or a power that is worth more than a shot.
func (b *fighter) lob(s *boots) (name string, i sim.Intent) {
	if !s.acts() || s.deck == nil {
		return "", nil
	}
	most := s.blow()
	for n := range s.p.Gear {
		g := &s.p.Gear[n]
		harm := average(g)
		if g.Hinders {
			harm += hindrance
		}
		if harm == 0 || !b.lobs(g) {
			continue
		}
		for _, f := range s.foes {
			caught := s.caught(g, f)
			what := fmt.Sprint("lob ", g.Kind, g.Number, f.ID)
			worth := harm * float64(caught) / 2
			if worth <= most || g.Shape != rulebook.NoArea && caught < fewest || !s.suits(g, f) || b.tried(what) {
				continue
			}
			most, name = worth, what
			if i = (&combat.Use{Device: g.Number, Target: f.ID, At: f.At}); g.Kind == picture.PowerGear {
				i = &combat.Cast{Power: g.Number, Target: f.ID, At: f.At}
			}
		}
	}
	return name, i
}

// lobs reports whether something can be thrown at foes, or is a power that can be cast at them.
func (b *fighter) lobs(g *picture.GearRow) bool {
	if g.Rule != "" || g.Mine || g.Range == 0 && g.Shape != rulebook.Around {
		return false
	}
	if g.Kind == picture.PowerGear {
		return !slices.Contains(b.dry, g.Number)
	}
	return g.Kind == picture.DeviceGear && g.Count > 0
}

// suits reports whether a foe is in sight and in reach of a thing, and not hindered already if that
// is what it does.
func (s *boots) suits(g *picture.GearRow, f *picture.PersonRow) bool {
	return f.State == personal.Able && s.aims(f) && !(g.Hinders && f.Conditions != "") && apart(f.At, s.me.At)*int(s.deck.Square) <= max(int(g.Range), around(g))
}

// clear removes a known mine of somebody else while nobody is in sight: with a tool from nearby,
// with a shot from afar.
func (b *fighter) clear(s *boots) (name string, i sim.Intent) {
	if len(s.threats) > 0 || !s.acts() {
		return "", nil
	}
	for n := range s.p.Mines {
		m := &s.p.Mines[n]
		if m.Own || m.Due || m.Deck != s.me.Deck || m.At.Level != s.me.At.Level {
			continue
		}
		s.legal(crew.Disarm, func(a *picture.ActRow) {
			if a.At == m.At && 2*int(a.Chance) > 1000 {
				name, i = fmt.Sprint("disarm ", m.At), &action.Deed{What: crew.Disarm, At: m.At}
			}
		})
		if i != nil || apart(m.At, s.me.At) <= int(m.Reach) {
			return name, i
		}
		for k := range s.p.Gear {
			g := &s.p.Gear[k]
			what := fmt.Sprint("shoot ", g.Number, m.At)
			if g.Kind == picture.ArmGear && g.Drawn && g.Count > 0 && apart(m.At, s.me.At)*int(s.deck.Square) <= int(g.Range) && !b.tried(what) {
				return what, &combat.Attack{Weapon: g.Number, At: m.At}
			}
		}
	}
	return "", nil
}

// around returns the reach of a thing that works all around its user.
func around(g *picture.GearRow) int {
	if g.Shape == rulebook.Around {
		return int(g.Size)
	}
	return 0
}

// caught returns how many foes a thing aimed at one reaches, less two for each friend; 0 if it
// would reach its owner.
func (s *boots) caught(g *picture.GearRow, f *picture.PersonRow) int {
	middle := f.At
	switch g.Shape {
	case rulebook.Around:
		middle = s.me.At
	case rulebook.Sphere, rulebook.Cube:
	default:
		return 1
	}
	n := 0
	if g.Shape != rulebook.Around && apart(s.me.At, f.At)*int(s.deck.Square) <= int(g.Size) {
		return 0
	}
	for i := range s.p.People {
		o := &s.p.People[i]
		if o.Deck != s.me.Deck || o.State != personal.Able || o.ID == s.me.ID || apart(o.At, middle)*int(s.deck.Square) > int(g.Size) {
			continue
		}
		switch {
		case o.Side != s.me.Side:
			n++
		case !g.Foes:
			n -= 2
		}
	}
	return n
}

// reload reloads an empty weapon, or a half-empty one while nobody is in sight, and draws one if
// the hands are empty.
func (b *fighter) reload(s *boots) (string, sim.Intent) {
	armed := false
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		if g.Kind != picture.ArmGear || !g.Drawn {
			continue
		}
		armed = true
		if g.Most > 0 && (g.Count == 0 || g.Count*2 <= g.Most && len(s.threats) == 0) {
			for j := range s.p.Acts {
				if a := &s.p.Acts[j]; a.Verb == crew.ReloadArm && a.Item == g.Number && a.Rule == "" {
					return fmt.Sprint("reload ", g.Number), &action.Deed{What: crew.ReloadArm, Item: g.Number}
				}
			}
		}
	}
	if a := s.may(crew.Draw); a != nil && !armed {
		return fmt.Sprint("draw ", a.Item), &action.Deed{What: crew.Draw, Item: a.Item}
	}
	return "", nil
}
