package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
)

// foresee returns a shot that is no attack against Defence: its own attack, or its target's save.
func foresee(f *personal.Fight, p *personal.Person, m *personal.Means, e *rulebook.Effect, t *personal.Person) (personal.Shot, error) {
	if err := aim.MayFire(f, p, e, &personal.Swing{Target: t.ID}); err != nil {
		return personal.Shot{}, err
	}
	s := aim.FirerOf(f, p, m)
	s.Far = f.Distance(p, t) > m.Weapon.Near
	shot, ok, err := foreseeEffect(f, &s, e, t, t.At)
	shot.Sure = shot.Sure || !ok
	return shot, err
}

// ForeseePower returns a power's attack on somebody before its dice, or their save against it, or the
// refusal of an attack that does not reach them; ok is false if nothing is thrown.
func ForeseePower(f *personal.Fight, p *personal.Person, i *combat.Cast, t *personal.Person) (shot personal.Shot, ok bool, err error) {
	w, err := combat.Power(f, p, i)
	if err != nil {
		return shot, false, err
	}
	s := aim.SourceOf(f, p, w, combat.SlotFor(f, p, w, i))
	if shot, ok, err = foreseeEffect(f, &s, &w.Effect, t, middleOf(i.Target, i.At, t)); w.Effect.Shape != rulebook.NoArea && w.Effect.Shape != rulebook.Leaps {
		shot.Harm *= int32(w.Effect.Blasts()) // all at the same place
	}
	return shot, ok, err
}

// ForeseeUse returns a device's attack on somebody before its dice, or their save against it, in the
// same way.
func ForeseeUse(f *personal.Fight, p *personal.Person, i *combat.Use, t *personal.Person) (shot personal.Shot, ok bool, err error) {
	d := combat.Carried(f, p, i.Device)
	s := sourceOfUse(f, p, &d, i)
	if m, err := aim.LaunchWith(f, p, &d, i.With); d.Aimed() && err == nil {
		r := aim.AtSquare(f, p, &m, personal.PlaceOf(f, p.Deck, &d.Effect, middleOf(i.Target, i.At, t), p.At))
		s.DC = int(f.Book().Attack.Blast) + r.Bonus()
	}
	return foreseeEffect(f, &s, &d.Effect, t, middleOf(i.Target, i.At, t))
}

// middleOf returns where something that is used on a target or at a square works on somebody.
func middleOf(target crew.ID, at deckplan.Square, t *personal.Person) deckplan.Square {
	if target != 0 {
		return t.At
	}
	return at
}

// foreseeEffect returns an effect on somebody, of which at is the middle, before its dice.
func foreseeEffect(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) (shot personal.Shot, ok bool, err error) {
	s.Foreseen = true
	switch e.Aim {
	case rulebook.ByAttack, rulebook.ByTouch:
		if shot, err = combat.SlingAt(f, s, e, t); err != nil {
			return shot, true, err
		}
	case rulebook.BySave:
		shot = saving(f, s, e, t, at)
	default:
		if shot.Sure = e.Damages(); !shot.Sure {
			return shot, false, nil
		}
	}
	combat.ForeseeEffect(f, s, e, t, at, &shot)
	return shot, true, nil
}

// saving returns a shot that its target saves against.
func saving(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person, at deckplan.Square) personal.Shot {
	x := aim.SaveAgainst(f, s, e, t, at)
	shot := personal.Shot{Roll: personal.ToSave(f, t, x), Need: x.DC, Saved: true, Odds: 1000}
	f.NoteEdges(&shot.Roll, personal.Edging{Save: true, Check: f.Book().Checks.Saves, Person: t.ID})
	if !x.Fails && !personal.FailsSave(f, t, x.Ability, nil) {
		shot.Odds = 1000 - strategy.CheckChance(f.Book(), &shot.Roll, x.DC)
	}
	return shot
}

// ReachedByPower returns the people whom a power would reach at its square.
func ReachedByPower(f *personal.Fight, p *personal.Person, i *combat.Cast) []crew.ID {
	w, err := combat.Power(f, p, i)
	if err != nil {
		return nil
	}
	s := aim.SourceOf(f, p, w, combat.SlotFor(f, p, w, i))
	return aim.TargetsOf(f, &s, &w.Effect, 0, i.At)
}

// ReachedByDevice returns the people whom a device would reach at its square, or a mine that lies there.
func ReachedByDevice(f *personal.Fight, p *personal.Person, i *combat.Use) []crew.ID {
	d, at := combat.Carried(f, p, i.Device), i.At
	if d.Mine {
		m := personal.Mine{At: i.At, From: p.At}
		at = m.Toward()
	}
	s := sourceOfUse(f, p, &d, i)
	return aim.TargetsOf(f, &s, &d.Effect, 0, at)
}

// sourceOfUse returns the source of the effect of a device that somebody uses, or lays as a mine.
func sourceOfUse(f *personal.Fight, p *personal.Person, d *rulebook.Device, i *combat.Use) personal.Source {
	s := combat.DeviceSource(f, p, d, p.At)
	if d.Mine {
		s.From, s.Lies = i.At, true
	}
	return s
}
