package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// With is what is chosen to go with an order: features, each by its ID.
type With struct {
	Features []crew.FeatureID
	Spare    bool // the free d4 of rank 3 for one of them
}

const maxWith = 3

// Fields describes a With.
func (w *With) Fields(c field.Coder) {
	field.List(c, "with", &w.Features, maxWith, func(c field.Coder, id *crew.FeatureID) {
		field.Int(c, "feature", id, 1, crew.MaxFeatures)
	})
	field.Bool(c, "spare", &w.Spare)
}

// checkWith refuses features that do not go with an order, that cannot be paid
// for, and a second gambit with one attack.
func (b *Battle) checkWith(by *crew.Member, w With, verb crew.Verb) error {
	gambits, dice := 0, 0
	for n, id := range w.Features {
		h := b.owned(by, id)
		if h == nil {
			return b.unlearnt(id)
		}
		u := user{by, h, b.FeatureOf(id)}
		if u.f.Usage != shipyard.Along || u.f.With != verb {
			return crew.Refuse("SHIP-FEATURE", "%s does not go with %s", u.f.Name, crew.RuleOf(verb).Title)
		}
		for _, other := range w.Features[:n] {
			if other == id {
				return crew.Refuse("SHIP-FEATURE", "%s goes with an order once", u.f.Name)
			}
		}
		if u.f.Kind == shipyard.Gambit {
			gambits++
		}
		if u.f.Pool == shipyard.DeploymentDice {
			dice++
		}
		if err := b.payable(u, w.Spare && u.f.Pool == shipyard.DeploymentDice); err != nil {
			return err
		}
	}
	switch {
	case gambits > 1:
		return crew.Refuse("SHIP-FEATURE", "one gambit goes with an attack")
	case dice > 1 && int(by.Dice) < dice:
		return crew.Refuse("SHIP-FEATURE", "there are not dice enough for all of these")
	}
	return nil
}

// choose pays for what goes with an order, but for what waits for a hit.
func (b *Battle) choose(by *crew.Member, w With, target space.ID) (with []chosen) {
	for _, id := range w.Features {
		u := user{by, b.owned(by, id), b.FeatureOf(id)}
		spare := w.Spare && u.f.Pool == shipyard.DeploymentDice
		if u.f.Awaits() {
			with = append(with, chosen{u.f, b.faces(u, spare), id, true, spare})
			continue
		}
		faces := b.pay(u, spare)
		b.invoked(u, target, crew.Seat{})
		with = append(with, chosen{Feature: u.f, faces: faces, id: id})
		for n := range u.f.Acts {
			a := &u.f.Acts[n]
			if (a.On == shipyard.User || a.On == shipyard.OwnShip) && a.If == shipyard.Either && !a.AtHand() {
				b.act(u, a, deed{target: target, faces: faces}, shipyard.Overcome)
			}
		}
	}
	return with
}

// sequel has what was chosen with an order act on its target, once the order has
// come out.
func (b *Battle) sequel(by *crew.Member, with []chosen, d deed, outcome Outcome) {
	result := shipyard.Withstood
	if outcome == Won {
		result = shipyard.Overcome
	}
	for _, k := range with {
		u := user{by, b.owned(by, k.id), k.Feature}
		d.faces = k.faces
		for n := range k.Acts {
			a := &k.Acts[n]
			if (a.On == shipyard.TheShip || a.On == shipyard.TheOther) && (a.If == shipyard.Either || a.If == result) {
				b.act(u, a, d, result)
			}
		}
	}
}

// redeem pays for what was chosen with an attack and has waited for what now comes of it,
// and says whether that can still be paid for.
func (b *Battle) redeem(by *crew.Member, k *chosen, target space.ID) bool {
	if !k.open {
		return true
	}
	u := user{by, b.owned(by, k.id), k.Feature}
	if b.payable(u, k.spare) != nil {
		return false
	}
	k.faces, k.open = b.pay(u, k.spare), false
	b.invoked(u, target, crew.Seat{})
	return true
}

// hits pays for all that has waited for a hit.
func (b *Battle) hits(by *crew.Member, t *Ship, a *Aim) {
	paid := a.Chosen[:0:0]
	for i := range a.Chosen {
		if k := &a.Chosen[i]; b.redeem(by, k, t.ID) {
			paid = append(paid, *k)
		}
	}
	a.Chosen = paid
}

// forfeit takes away what features have promised to the damage of one attack, which
// has missed.
func (b *Battle) forfeit(s *Ship, missed *rolling) {
	damage := *missed
	damage.touch = shipyard.Deals
	kept := s.Effects[:0:0]
	for _, e := range s.Effects {
		if !e.First || e.Feature == 0 || !e.fits(&damage) || !b.FeatureOf(e.Feature).Aims() || s.promised(&e) {
			kept = append(kept, e)
		}
	}
	s.Effects = kept
}

// promised says whether the attack that a feature helps, beside its damage, is still to
// come.
func (s *Ship) promised(damage *Effect) bool {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Feature == damage.Feature && e.By == damage.By && e.Touch&shipyard.Attacks != 0 {
			return true
		}
	}
	return false
}

// afterFirst leaves what goes with every attack of an order, and what still waits for
// a hit.
func afterFirst(with []chosen) (rest []chosen) {
	for _, k := range with {
		if k.Kind == shipyard.Mastery || k.open {
			rest = append(rest, k)
		}
	}
	return rest
}

// landed has what was chosen with an attack act on the ship that it has hit.
func (b *Battle) landed(by *crew.Member, s, t *Ship, a *Aim) {
	for _, k := range a.Chosen {
		u := user{by, b.owned(by, k.id), k.Feature}
		for n := range k.Acts {
			if x := &k.Acts[n]; x.On == shipyard.TheShip || x.On == shipyard.TheOther {
				b.act(u, x, deed{target: t.ID, faces: k.faces}, shipyard.Overcome)
			}
		}
		if k.Hook == shipyard.Pierce {
			b.pierce(by, s, t, a, k.faces)
		}
	}
}

// aimedAt lets the target answer before the die of an attack falls.
func (b *Battle) aimedAt(s, t *Ship, a *Aim) {
	b.standing(t, shipyard.Aimed, func(u user) {
		for n := range u.f.Acts {
			x := &u.f.Acts[n]
			if x.Do != shipyard.Modify || x.Touch&(shipyard.Saves|shipyard.Targeted) == 0 || x.Touch&shipyard.Targeted == 0 && (!a.Saves || x.Perils != 0) {
				continue
			}
			if x.Sizes != 0 && !x.Sizes.Has(b.ClassOf(s).Size) || x.Scores != 0 && !x.Scores.Has(crew.Dexterity) {
				continue
			}
			change := x.Change
			faces := b.pay(u, false)
			if x.Pooled {
				change.Faces = faces
			}
			b.invoked(u, 0, crew.Seat{})
			b.put(&a.Roll, &change, &rolling{ship: t.ID, by: u.m, turned: a.Saves && x.Touch&shipyard.Targeted != 0}, u.f.Name, u.m)
			if u.f.Hook == shipyard.Dash {
				b.thrown(t, nil, t.FlyingSpeed()/2)
			}
			return
		}
	})
}

// evade lets the target of an attack raise what it must reach, once the die has
// fallen.
func (b *Battle) evade(t *Ship, a *Aim) {
	if a.Roll.Natural() == 20 || a.Roll.Natural() == 1 || int(a.Roll.Total) < a.Need {
		return
	}
	if u := b.avoids(t); u != nil {
		r := b.avoid(u)
		a.Need = max(a.Need, int(r.Total)+a.Cover.Bonus())
		if int(a.Roll.Total) < a.Need {
			return
		}
	}
	b.standing(t, shipyard.Hit, func(u user) {
		for n := range u.f.Acts {
			x := &u.f.Acts[n]
			if x.Do != shipyard.Modify || x.Touch&shipyard.ArmourAC == 0 || int(a.Roll.Total) < a.Need {
				continue
			}
			raise := int(x.N) * b.source(x.Of, &rolling{ship: t.ID}, u.m)
			if u.h.Stance != crew.Always && int(a.Roll.Total) >= a.Need+raise {
				continue
			}
			b.pay(u, false)
			b.invoked(u, 0, crew.Seat{})
			a.Need += raise
		}
	})
}

// brace lets the target of damage take less of it.
func (b *Battle) brace(s, t *Ship, w *shipyard.Weapon, amount int32) int32 {
	b.standing(t, shipyard.Hurt, func(u user) {
		if u.f.Hook == shipyard.Feedback {
			if amount > 0 && w.Grade <= shipyard.Secondary {
				b.feedback(u, s, t, w.Type)
			}
			return
		}
		for n := range u.f.Acts {
			x := &u.f.Acts[n]
			if x.Do != shipyard.Modify || x.Touch&shipyard.Suffers == 0 || amount == 0 {
				continue
			}
			faces := b.pay(u, false)
			b.invoked(u, 0, crew.Seat{})
			if u.f.Hook == shipyard.Retro {
				b.thrown(t, s, retroFeet)
			}
			if x.How == shipyard.Times {
				amount = amount * int32(x.N) / 2
				continue
			}
			r := dice.Roll{Cause: u.f.Name}
			if !x.Pooled {
				faces = x.Faces
			}
			r.Add(shipyard.SourceTitles[x.Of], 0)
			less := r.Sum(&b.Tray, max(1, int(x.N)), int(faces))
			b.inside(t, &Thrown{By: u.m.Seat, Roll: r})
			amount = max(0, amount-int32(less))
		}
	})
	return amount
}

// evasion is what a feature of the pilot makes of a Dexterity save for half
// damage: nothing on a success, half on a failure.
func (b *Battle) evasion(t *Ship, amount int32, saved bool) int32 {
	for _, id := range t.Crew {
		for _, h := range b.Usable(b.Member(id)) {
			if f := b.FeatureOf(h.Feature); f.Hook == shipyard.Evasion && t.CanAct() {
				b.invoked(user{b.Member(id), h, f}, 0, crew.Seat{})
				if saved {
					return 0
				}
				return amount / 2
			}
		}
	}
	return amount
}
