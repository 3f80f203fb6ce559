// Package bot holds the brains of bots: each takes a seat of a ship, sees what that seat may see,
// and gives orders that a person there could give. A brain knows only what its picture shows, and
// no secret of the table.
package bot

import (
	"math/rand/v2"

	"broadside/crew"
	"broadside/personal/combat"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
)

// Brain plays one seat.
type Brain struct {
	*mind
	fighter  *fighter
	switched crew.FeatureID // the latest feature that lasts until another replaces it
}

// New returns a brain for a seat. The seed varies its choices among those of about the same worth;
// the same seed and pictures give the same orders.
func New(seat crew.Seat, seed uint64) *Brain {
	salt := uint64(seat.Ship)<<16 | uint64(seat.Role)<<8 | uint64(seat.Number)
	m := &mind{Skill: 2, seat: seat, rng: rand.New(rand.NewPCG(seed, salt))}
	return &Brain{mind: m, fighter: newFighter(m)}
}

// Decide returns the orders to give at a new picture of the seat, mostly none. It waits for the
// effect of an order before it gives another.
func (b *Brain) Decide(p *picture.Picture) []sim.Intent {
	if p.Head.Paused || p.Head.Over {
		return nil
	}
	if len(p.Selves) > 0 {
		b.fighter.remember(p)
		if intents, mine := b.fighter.step(p); mine {
			return intents
		}
	}
	s := read(p, b.seat)
	if s == nil {
		return nil
	}
	b.follow(s)
	if b.awaits(s) {
		return nil
	}
	name, intent := b.choose(s)
	if intent == nil {
		return nil
	}
	if id := s.switches(intent); id != 0 {
		b.switched = id
	}
	b.given = given{intent: intent, name: name, tick: p.Tick, before: s.trace()}
	return []sim.Intent{intent}
}

// Refused tells the brain at once that its last order was refused; otherwise it would notice only
// that the order has no effect.
func (b *Brain) Refused() {
	if b.given.intent != nil {
		b.turn.failed = append(b.turn.failed, b.given.name)
		if i, ok := b.given.intent.(*combat.Cast); ok {
			b.fighter.dry = append(b.fighter.dry, i.Power)
		}
		b.given, b.fighter.foot.name = given{}, ""
	}
}

// follow notices that a turn has begun.
func (b *Brain) follow(s *scene) {
	t, me := &b.turn, s.me
	feet := int64(s.sheet.Feet)
	fresh := t.ended && me.Open || !s.live && s.p.Head.Round != t.round || me.Action && !t.action || s.live && s.pilots() && feet > t.feet ||
		s.live && s.p.Tick >= t.began+crew.RoundTicks
	if feet != t.feet {
		t.moved = s.p.Tick
	}
	t.ended, t.action, t.feet, t.round = !me.Open, me.Action, feet, s.p.Head.Round
	if fresh {
		t.began, t.courses, t.failed = s.p.Tick, 0, t.failed[:0]
		b.given = given{}
	}
}

func (s *scene) pilots() bool { return s.me.Roles.Has(crew.Pilot) }

func (s *scene) trace() trace {
	t := trace{budget: s.me.Budget, waiting: s.me.Waiting, legs: len(s.p.Legs), feet: int64(s.sheet.Feet), awaited: s.p.Head.Awaited}
	for i := range s.p.Mounts {
		t.left += int(s.p.Mounts[i].Left) + 1000*int(s.p.Mounts[i].Ammo)
	}
	for i := range s.p.Features {
		row := &s.p.Features[i]
		t.spent += int(row.Most - row.Left)
		if row.Done {
			t.spent++
		}
	}
	return t
}

// awaits reports whether the last order has yet to show its effect. An order that never does is not
// tried again in this turn.
func (b *Brain) awaits(s *scene) bool {
	g := &b.given
	if g.intent == nil {
		return false
	}
	if g.onFoot {
		waits := s.p.Tick < g.tick+settling
		if !waits {
			*g = given{}
		}
		return waits
	}
	now := s.trace()
	switch g.intent.(type) {
	case *deployment.Fly:
		if now.legs > 0 || now.feet < g.before.feet && !s.live {
			*g = given{}
			return false
		}
	case *sim.React:
		if now.awaited != g.before.awaited {
			*g = given{}
			return false
		}
	default:
		if now.budget != g.before.budget || now.spent != g.before.spent || !g.before.budget.Action && now.left != g.before.left {
			*g = given{}
			return false
		}
	}
	if s.p.Tick < g.tick+patience {
		return true
	}
	if !s.held() {
		b.Refused()
	}
	return s.held()
}

// option returns a row of what the seat can order, or nil.
func (s *scene) option(v crew.Verb) *picture.Option {
	for i := range s.p.Options {
		if s.p.Options[i].Verb == v {
			return &s.p.Options[i]
		}
	}
	return nil
}

// may reports whether an order that needs only its verb is legal now.
func (s *scene) may(v crew.Verb) bool {
	o := s.option(v)
	return o != nil && o.Rule() == ""
}

// held reports whether the seat's last order waits for the GM.
func (s *scene) held() bool {
	o := s.option(crew.Ready)
	return o != nil && o.Rule() == crew.Manners
}
