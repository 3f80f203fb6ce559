package combat

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

func useUp(f *personal.Fight, p *personal.Person, place uint8) {
	if _, most := personal.Uses(f, p, place); most < 0 {
		return
	}
	for len(p.Used) < int(place) {
		p.Used = append(p.Used, 0)
	}
	p.Used[place-1]++
}

// payLayer pays for a power with a layer.
func payLayer(f *personal.Fight, p *personal.Person, x rulebook.Dose) {
	switch {
	case x.Layer < 0:
	case x.Points == 0:
		emptyLayer(f, p, x.Layer)
	default:
		pool := &p.Pools[x.Layer]
		pool.Points -= int32(x.Points)
		f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: f.Book().Layers[x.Layer].Name, Amount: -int32(x.Points), Points: pool.Points})
		ApplyLayers(f, p)
	}
}

// RenewPowers throws for the powers that may return at the start of a turn.
func RenewPowers(f *personal.Fight, p *personal.Person) {
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		if left, _ := personal.Uses(f, p, uint8(i+1)); left != 0 || w.Recharge == 0 {
			continue
		}
		die, _ := f.Tray.Throw(6, w.Name)
		if die >= int(w.Recharge) {
			p.Used[i] = 0
		}
		f.TellOwnSide(p, &personal.Renewed{Person: p.ID, Power: w.Name, Die: int8(die), Ready: die >= int(w.Recharge)})
	}
}

// AnswerMoment applies somebody's powers that answer a moment by themselves, and reports
// whether there were any.
func AnswerMoment(f *personal.Fight, p *personal.Person, m rulebook.Prompt, subject crew.ID) (any bool) {
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		to := w.Effect.Aimed(subject)
		cast := &Cast{Power: uint8(i + 1), At: p.At, Target: to}
		if w.Answers != m || AffordsPower(f, p, w, cast) != nil {
			continue
		}
		s := sourceOf(f, p, w, cast)
		if w.Effect.Shape != rulebook.NoArea && w.Effect.Stays == nil && len(aim.TargetsOf(f, &s, &w.Effect, to, p.At)) == 0 {
			continue
		}
		PayPower(f, p, w, cast)
		personal.TellUse(f, p, personal.Used{By: p.ID, Cast: s.Spell, What: w.Name, On: to})
		for range w.Effect.Blasts() {
			playOn(f, &s, &w.Effect, to, p.At)
		}
		if w.Effect.Stays != nil {
			leaveZone(f, p, n, &s, &w.Effect, p.At)
		}
		any = true
	}
	return any
}

// StartRound applies what happens by itself at the start of a round.
func StartRound(f *personal.Fight) {
	for i := range f.People {
		if p := &f.People[i]; p.State == personal.Able {
			AnswerMoment(f, p, rulebook.Beginning, 0)
		}
	}
}

// turnOnFriends makes a person strike the nearest friend within reach, or hurt themselves.
func turnOnFriends(f *personal.Fight, t *personal.Person, d dice.Dice, cause say.Text, kind int8) {
	strike := &Attack{}
	strike.Weapon, strike.Hand = personal.MeleeWeapon(f, t, nil)
	best := int16(1 << 14)
	for i := range f.People {
		o := &f.People[i]
		if o == t || o.Side != t.Side || o.State != personal.Able {
			continue
		}
		i := &Attack{Weapon: strike.Weapon, Hand: strike.Hand, Target: o.ID}
		if checkFree(f, t, i) == nil && f.Distance(t, o) < best {
			best, strike.Target = f.Distance(t, o), o.ID
		}
	}
	if strike.Target != 0 && !f.Helpless(t) {
		doFree(f, t, strike)
		return
	}
	f.AddWound(personal.Wound{Target: t.ID, By: t.ID, Type: kind, Amount: personal.RollHarm(f, t, t, d, cause), Cause: cause})
}

// breakWeapon breaks somebody's weapon, which can no longer turn blows.
func breakWeapon(p *personal.Person, a *personal.ArmState) {
	a.Broken = true
	if n := p.Raised; n > 0 && a == &p.Arms[n-1] {
		p.Raised = 0
	}
}

// breakHeld breaks the first thing in a person's hands that is not enchanted.
func breakHeld(f *personal.Fight, t *personal.Person) {
	for i := range t.Arms {
		a := &t.Arms[i]
		if w := f.Weapon(a); a.Drawn && !a.Broken && !a.Gone && w.Props&(rulebook.Natural|rulebook.Enchanted) == 0 {
			breakWeapon(t, a)
			f.TellDeed(t, say.Of("cannot use %s any more: it is broken", w.Name), 0)
			return
		}
	}
}

// hasMirror reports whether somebody holds up something that reflects a gaze.
func hasMirror(f *personal.Fight, t *personal.Person) bool {
	return t.Raised > 0 && f.Weapon(&t.Arms[t.Raised-1]).Props&rulebook.Mirror != 0
}

// RollOnTable rolls on a table for a person. Other is the other person involved, and arm
// the weapon that they used.
func RollOnTable(f *personal.Fight, table int16, p, other *personal.Person, arm *personal.ArmState) {
	t := &f.Book().Tables[table]
	if t.Once && hasTableCondition(f, p, t) {
		return
	}
	for range playRow(f, t, p, other, arm, true) {
		playRow(f, t, p, other, arm, false)
	}
}

// playRow rolls the die, applies the row, and returns how often to roll again.
func playRow(f *personal.Fight, t *rulebook.Table, p, other *personal.Person, arm *personal.ArmState, first bool) (again int8) {
	n, _ := f.Tray.Throw(len(t.Rows), t.Name)
	row := &t.Rows[n-1]
	f.Tell(p, &personal.Decided{Person: p.ID, Table: t.Name, Die: int8(n), Says: row.Says})
	if row.Again > 0 && !first {
		return 0
	}
	if row.Condition >= 0 {
		Afflict(f, p, personal.Affliction{Condition: row.Condition, By: other.ID, Save: -1, Implied: -1})
		if row.Both {
			Afflict(f, other, personal.Affliction{Condition: row.Condition, By: p.ID, Save: -1, Implied: -1})
		}
	}
	if !row.Damage.IsNone() {
		r := f.DamageDice(say.Name(t.Name), row.Damage, 1)
		personal.TellHarm(f, p, p, other.ID, &r, say.Name(t.Name))
		f.AddWound(personal.Wound{Target: p.ID, By: other.ID, Amount: r.Total, Cause: say.Name(t.Name)})
	}
	BringDown(f, p, other.ID, func() {
		if row.Fells && p.State == personal.Able {
			p.HP = 0
			DropToZero(f, p)
		}
		if row.Bad > 0 && p.State != personal.Dead {
			ChangeTracks(f, p, rulebook.ZeroChange{Bad: row.Bad})
		}
	})
	if (row.Disarms > 0 || row.Breaks) && arm != nil && f.Weapon(arm).Props&rulebook.Natural == 0 {
		disarm(f, other, arm, row)
	}
	for i := range row.Effects {
		playEffect(f, p, p, t.Name, &row.Effects[i])
	}
	return row.Again
}

// disarm breaks somebody's weapon, or wrenches it from their hands.
func disarm(f *personal.Fight, p *personal.Person, arm *personal.ArmState, row *rulebook.TableRow) {
	if row.Breaks {
		breakWeapon(p, arm)
		f.Tell(p, &personal.Did{By: p.ID, What: say.Of("cannot use %s any more: it is broken", f.Weapon(arm).Name)})
		return
	}
	die, _ := f.Tray.Throw(len(deckplan.Neighbours), "direction")
	at, d := p.At, deckplan.Neighbours[die-1]
	for range row.Disarms / f.Book().Square {
		if q := at.Plus(d.X, d.Y); f.RoomFor(p, q, 1) {
			at = q
		}
	}
	f.TellDeed(p, say.Of("loses %s: d%d %d, it lies at %s", f.Weapon(arm).Name, len(deckplan.Neighbours), die, at), 0)
	LetLie(f, p, arm, at)
}

// playEffect applies an effect that nobody has cast: to somebody, to those around its
// origin, or to the foe nearest to them.
func playEffect(f *personal.Fight, by, p *personal.Person, name string, e *rulebook.Effect) {
	target := e.Aimed(p.ID)
	if e.Shape == rulebook.Leaps {
		if target = aim.NextLeap(f, by, by, e, nil); target == 0 {
			return
		}
	}
	if p.IsOut() {
		return
	}
	s := personal.Source{By: by, Name: name, Ability: -1, Times: 1, Deck: by.Deck, From: by.At}
	playOn(f, &s, e, target, p.At)
}

// hasTableCondition reports whether somebody has one of a table's conditions.
func hasTableCondition(f *personal.Fight, p *personal.Person, t *rulebook.Table) bool {
	for i := range t.Rows {
		if f.Suffers(p, t.Rows[i].Condition) {
			return true
		}
	}
	return false
}

// caughtOn throws on the table of a raised weapon that has turned a melee blow that would
// have hit without it.
func caughtOn(f *personal.Fight, b *personal.Blow, m *personal.Means, p, t *personal.Person) {
	if t.Raised == 0 || m.Ranged || t.State != personal.Able {
		return
	}
	w := f.Weapon(&t.Arms[t.Raised-1])
	if w.Table < 0 || int(b.Total) >= int(b.Need) || int(b.Total) < int(b.Need)-int(w.Guard) {
		return
	}
	RollOnTable(f, w.Table, t, p, m.Arm)
}
