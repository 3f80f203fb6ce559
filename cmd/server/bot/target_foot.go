package bot

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// How a bot chooses targets on foot; target_ship.go does so for ships.

// strike returns the attack with the best chance and damage, with a preference for the last target
// and for foes at a console, who use or guard it.
func (b *fighter) strike(s *boots) (string, sim.Intent) {
	b.judge(s)
	var best *picture.ActRow
	value := 0.0
	s.legal(crew.Strike, func(a *picture.ActRow) {
		t := s.person(a.Person)
		if t == nil || t.State != personal.Able || a.Chance < leastChance || s.wastesWeapon(a) {
			return
		}
		v := float64(a.Chance) * s.weight(a.Item) * s.reached(a.Item, t) * b.drawWhim()
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

// works reports whether somebody stands at a console.
func (s *boots) works(t *picture.PersonRow) bool {
	return slices.ContainsFunc(s.p.Consoles, func(k picture.ConsoleRow) bool { return uint8(k.Deck) == t.Deck && apart(k.At, t.At) <= 1 })
}

// reached returns by how many targets an attack counts: more than one for a weapon that is fired at
// an area, 0 if it would hit friends.
func (s *boots) reached(item uint8, t *picture.PersonRow) float64 {
	for i := range s.p.Gear {
		if g := &s.p.Gear[i]; g.Kind == picture.ArmGear && g.Number == item && g.Shape != rulebook.NoArea {
			return float64(max(0, s.caught(g, t)))
		}
	}
	return 1
}

// wastesWeapon reports whether an attack would use up a weapon for the battle that needs only a
// round's rest.
func (s *boots) wastesWeapon(a *picture.ActRow) bool {
	return slices.ContainsFunc(s.p.Gear, func(g picture.GearRow) bool {
		return g.Kind == picture.ArmGear && g.Number == a.Item && rulebook.Property(g.Props)&rulebook.Cooling != 0 && g.Count <= 1 && a.Hand != personal.WithButt
	})
}

// aims reports whether a foe could be shot at from here.
func (s *boots) aims(f *picture.PersonRow) bool {
	return slices.ContainsFunc(s.p.Acts, func(a picture.ActRow) bool { return a.Verb == crew.Strike && a.Person == f.ID && a.Rule == "" })
}
