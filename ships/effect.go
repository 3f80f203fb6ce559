package ships

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Effect is advantage or disadvantage on the first roll that fits it.
type Effect struct {
	Good    bool
	Checks  bool     // fits ability checks
	Attacks bool     // fits attacks
	Saves   bool     // fits saves of the ship
	Member  crew.ID  // only this member's rolls; 0: anybody's
	Ship    space.ID // only rolls made aboard this ship; 0: any
	Against space.ID // only attacks on this ship; 0: any
	Until   crew.ID  // gone when this member's turn starts; 0: when it is used
	Cause   crew.Verb
}

// Fields describes an Effect.
func (e *Effect) Fields(c field.Coder) {
	field.Bool(c, "good", &e.Good)
	field.Bool(c, "checks", &e.Checks)
	field.Bool(c, "attacks", &e.Attacks)
	field.Bool(c, "saves", &e.Saves)
	field.Int(c, "member", &e.Member, 0, crew.MaxMembers)
	shipField(c, "ship", &e.Ship)
	shipField(c, "against", &e.Against)
	field.Int(c, "until", &e.Until, 0, crew.MaxMembers)
	field.Int(c, "cause", &e.Cause, 0, int64(crew.LastVerb))
}

// Why names the effect in a roll.
func (e *Effect) Why() string {
	if e.Cause == crew.RuleEdge {
		return "GM"
	}
	return crew.RuleOf(e.Cause).Title
}

// rolling is what an effect is asked to fit.
type rolling struct {
	check, attack, save bool
	member              crew.ID
	ship, against       space.ID
}

func (e *Effect) fits(r rolling) bool {
	return (r.check && e.Checks || r.attack && e.Attacks || r.save && e.Saves) &&
		(e.Member == 0 || e.Member == r.member) &&
		(e.Ship == 0 || e.Ship == r.ship) &&
		(e.Against == 0 || e.Against == r.against)
}

// expected notes in a roll the effects that fit it, without using them up.
func (b *Battle) expected(r *dice.Roll, what rolling) {
	for i := range b.Effects {
		if b.Effects[i].fits(what) {
			b.Effects[i].note(r)
		}
	}
}

// use notes in a roll the effects that fit it and takes them away.
func (b *Battle) use(r *dice.Roll, what rolling) {
	kept := b.Effects[:0]
	for _, e := range b.Effects {
		if e.fits(what) {
			e.note(r)
		} else {
			kept = append(kept, e)
		}
	}
	b.Effects = kept
}

func (e *Effect) note(r *dice.Roll) {
	if e.Good {
		r.Advantage(e.Why())
	} else {
		r.Disadvantage(e.Why())
	}
}

// Grant adds an effect, in place of an equal one.
func (b *Battle) Grant(e Effect) {
	for _, x := range b.Effects {
		if x == e {
			return
		}
	}
	if len(b.Effects) < maxEffects {
		b.Effects = append(b.Effects, e)
	}
}

// lapse takes away the effects that last until a member's turn starts.
func (b *Battle) lapse(id crew.ID) {
	kept := b.Effects[:0]
	for _, e := range b.Effects {
		if e.Until != id {
			kept = append(kept, e)
		}
	}
	b.Effects = kept
}
