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

// What a bot makes of the orders that only some books have.
const (
	longShot = 350 // in thousandths: below it, cover is worth more than another attack
	enough   = 20  // points to lift with: two hundredweight
)

// charge uses what fills empty layers while there are foes: shields before the roll, and damage
// stored against a touch.
func (b *fighter) charge(s *boots) (string, sim.Intent) {
	if len(s.threats) == 0 {
		return "", nil
	}
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		what := fmt.Sprint("charge ", g.Number)
		if g.Kind == picture.PowerGear && g.Own && g.Gives != 0 && g.Rule == "" && !b.tried(what) &&
			(s.left(g.Gives) == 0 || s.lifts(g.Gives) && s.left(g.Gives) < enough) {
			return what, &combat.Cast{Power: g.Number, Target: s.me.ID, At: s.me.At}
		}
	}
	return "", nil
}

// lifts reports whether the fighter can move somebody with points of a reserve.
func (s *boots) lifts(reserve picture.StockID) bool {
	return slices.ContainsFunc(s.p.Gear, func(g picture.GearRow) bool { return g.Lifts == reserve })
}

// moveFoe moves a foe who stands in reach of the fighter or a friend, or whom attacks hardly hit,
// if there are points for it.
func (b *fighter) moveFoe(s *boots) (string, sim.Intent) {
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		if g.Kind != picture.PowerGear || g.Lifts == 0 || g.Rule != "" || s.left(g.Lifts) < enough || s.deck == nil {
			continue
		}
		for _, f := range s.threats {
			what := fmt.Sprint("heave ", g.Number, f.ID)
			if !b.tried(what) && s.aims(f) && apart(f.At, s.me.At)*int(s.deck.Square) <= int(g.Range) && (s.crowds(f) || s.odds(f) < longShot) {
				return what, &combat.Cast{Power: g.Number, Target: f.ID}
			}
		}
	}
	return "", nil
}

// crowds reports whether a foe stands in reach of somebody of the fighter's side.
func (s *boots) crowds(f *picture.PersonRow) bool {
	return slices.ContainsFunc(s.p.People, func(o picture.PersonRow) bool {
		return o.Side == s.me.Side && o.Deck == s.me.Deck && o.State == personal.Able && apart(o.At, f.At) <= 1
	})
}

// odds returns the best chance to hit a foe, or anybody if f is nil.
func (s *boots) odds(f *picture.PersonRow) (best int) {
	s.legal(crew.Strike, func(a *picture.ActRow) {
		if f == nil || a.Person == f.ID {
			best = max(best, int(a.Chance))
		}
	})
	return best
}

// aim takes aim before a shot from a range at which that helps, with an action left for the shot
// itself. At foes who are farther away than the fighter shoots well, it would not help enough.
func (b *fighter) aim(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if s.may(crew.TakeAim) == nil || s.left(picture.Actions) < 2 || s.deck == nil || g == nil || s.aim(g, s.me.At) == 0 {
		return "", nil
	}
	far := false
	s.legal(crew.Strike, func(a *picture.ActRow) {
		if t := s.person(a.Person); t != nil && t.State == personal.Able {
			near := s.nearRange(a.Item)
			far = far || near > 0 && apart(t.At, s.me.At)*int(s.deck.Square) > near
		}
	})
	if !far {
		return "", nil
	}
	return "aim", &action.Deed{What: crew.TakeAim}
}

// nearRange returns how far a weapon shoots without a penalty for distance, or 0.
func (s *boots) nearRange(item uint8) int {
	for i := range s.p.Gear {
		if g := &s.p.Gear[i]; g.Kind == picture.ArmGear && g.Number == item {
			return int(g.Near)
		}
	}
	return 0
}

// brace takes cover behind what there is, in place of an attack that is not worth the action.
func (b *fighter) brace(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if s.may(crew.TakeCover) == nil || len(s.threats) == 0 || g == nil || s.left(picture.Actions) != 1 || s.odds(nil) >= longShot || shelter(g, s.me.At) == 0 {
		return "", nil
	}
	return "take cover", &action.Deed{What: crew.TakeCover}
}
