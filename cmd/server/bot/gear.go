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

// strike is the attack with the best chance and damage, rather at whom it struck
// before, and at a foe by a console, who works there or keeps it.
func (b *fighter) strike(s *boots) (string, sim.Intent) {
	b.judge(s)
	var best *picture.ActRow
	value := 0.0
	s.legal(crew.Strike, func(a *picture.ActRow) {
		t := s.person(a.Person)
		if t == nil || t.State != personal.Able || a.Chance < leastChance || s.jams(a) {
			return
		}
		v := float64(a.Chance) * s.weight(a.Item) * s.reached(a.Item, t) * b.whim()
		if a.Hand == personal.WithCall {
			v *= b.calling(t.Kind)
		}
		if a.Person == b.quarry {
			v *= focus
		}
		if s.works(t) {
			v *= meddling
		}
		if v > value {
			best, value = a, v
		}
	})
	if best == nil {
		return "", nil
	}
	b.quarry = best.Person
	b.shot = shot{on: best.Person, kind: s.person(best.Person).Kind, called: best.Hand == personal.WithCall}
	return fmt.Sprint("strike ", best.Item, best.Hand, best.Person), &combat.Attack{Weapon: best.Item, Hand: best.Hand, Target: best.Person}
}

// works says whether somebody stands at a console.
func (s *boots) works(t *picture.PersonRow) bool {
	return slices.ContainsFunc(s.p.Consoles, func(k picture.ConsoleRow) bool { return uint8(k.Deck) == t.Deck && apart(k.At, t.At) <= 1 })
}

// reached is how many an attack is good for: more than one where a weapon is fired at an
// area, none where that would reach friends.
func (s *boots) reached(item uint8, t *picture.PersonRow) float64 {
	for i := range s.p.Gear {
		if g := &s.p.Gear[i]; g.Kind == picture.ArmGear && g.Number == item && g.Shape != rulebook.NoArea {
			return float64(max(0, s.caught(g, t)))
		}
	}
	return 1
}

// jams says whether an attack would leave a weapon of no use for the battle that it only
// has to leave alone for a round.
func (s *boots) jams(a *picture.ActRow) bool {
	return slices.ContainsFunc(s.p.Gear, func(g picture.GearRow) bool {
		return g.Kind == picture.ArmGear && g.Number == a.Item && rulebook.Property(g.Props)&rulebook.Cooling != 0 && g.Count <= 1 && a.Hand != personal.WithButt
	})
}

// bare is the damage of bare hands, on average.
const bare = 2

// weight is the damage of one of the weapons in hand, on average.
func (s *boots) weight(item uint8) float64 {
	if w, ok := s.arms[item]; ok {
		return w
	}
	return bare
}

// average is the damage of a thing's dice, on average.
func average(g *picture.GearRow) float64 { return float64(g.Mean) / 2 }

// lob is a grenade or a power where it is worth more than a shot.
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
		if g.Kind == picture.PowerGear && slices.Contains(b.dry, g.Number) {
			continue
		}
		if harm == 0 || g.Rule != "" || g.Range == 0 && g.Shape != rulebook.Around || g.Mine || g.Kind != picture.PowerGear && (g.Kind != picture.DeviceGear || g.Count <= 0) {
			continue
		}
		for _, f := range s.foes {
			caught := s.caught(g, f)
			what := fmt.Sprint("lob ", g.Kind, g.Number, f.ID)
			worth := harm * float64(caught) / 2
			if f.State != personal.Able || !s.aims(f) || worth <= most || slices.Contains(b.turn.failed, what) ||
				g.Hinders && f.Conditions != "" || apart(f.At, s.me.At)*int(s.deck.Square) > max(int(g.Range), around(g)) || g.Shape != rulebook.NoArea && caught < fewest {
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

// clear takes a mine of others that is known of out of the way, while nobody is in
// sight: with a tool from nearby, with a shot from afar.
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
			if a.Item == m.Number+1 && 2*int(a.Chance) > 1000 {
				name, i = fmt.Sprint("disarm ", m.At), &action.Deed{What: crew.Disarm, At: m.At}
			}
		})
		if i != nil || apart(m.At, s.me.At) <= int(m.Reach) {
			return name, i
		}
		for k := range s.p.Gear {
			g := &s.p.Gear[k]
			what := fmt.Sprint("shoot ", g.Number, m.At)
			if g.Kind == picture.ArmGear && g.Drawn && g.Count > 0 && apart(m.At, s.me.At)*int(s.deck.Square) <= int(g.Range) && !slices.Contains(b.turn.failed, what) {
				return what, &combat.Attack{Weapon: g.Number, At: m.At}
			}
		}
	}
	return "", nil
}

// around is how far a thing reaches that reaches all around its user.
func around(g *picture.GearRow) int {
	if g.Shape == rulebook.Around {
		return int(g.Size)
	}
	return 0
}

// aims says whether somebody could be shot at from here.
func (s *boots) aims(f *picture.PersonRow) bool {
	return slices.ContainsFunc(s.p.Acts, func(a picture.ActRow) bool { return a.Verb == crew.Strike && a.Person == f.ID && a.Rule == "" })
}

// caught is how many foes something reaches that is aimed at one, less two for
// each friend; none where it would reach its owner.
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

// reload makes an empty weapon ready, a half empty one while nobody is in sight,
// or draws one where nothing is in hand.
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
