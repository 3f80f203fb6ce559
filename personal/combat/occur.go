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

// takes pays for a power with a layer.
func takes(f *personal.Fight, p *personal.Person, x rulebook.Dose) {
	switch {
	case x.Layer < 0:
	case x.Points == 0:
		empty(f, p, x.Layer)
	default:
		pool := &p.Pools[x.Layer]
		pool.Points -= int32(x.Points)
		f.Inside(p, &personal.Layered{Person: p.ID, Layer: f.Book().Layers[x.Layer].Name, Amount: -int32(x.Points), Points: pool.Points})
		Lend(f, p)
	}
}

// Renew throws for the powers that may come back at the start of a turn.
func Renew(f *personal.Fight, p *personal.Person) {
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		if left, _ := personal.Uses(f, p, uint8(i+1)); left != 0 || w.Recharge == 0 {
			continue
		}
		die, _ := f.Tray.Throw(6, w.Name)
		if die >= int(w.Recharge) {
			p.Used[i] = 0
		}
		f.Inside(p, &personal.Renewed{Person: p.ID, Power: w.Name, Die: int8(die), Ready: die >= int(w.Recharge)})
	}
}

// Occur lets the powers of somebody work that answer a moment by themselves.
func Occur(f *personal.Fight, p *personal.Person, m rulebook.Prompt, subject crew.ID) (any bool) {
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		cast := &Cast{Power: uint8(i + 1), At: p.At, Target: subject}
		if w.Answers != m || AffordsPower(f, p, w, cast) != nil {
			continue
		}
		s := sourceOf(f, p, w, cast)
		if w.Effect.Shape != rulebook.NoArea && w.Effect.Stays == nil && len(aim.Catch(f, &s, &w.Effect, subject, p.At)) == 0 {
			continue
		}
		PayPower(f, p, w, cast)
		personal.TellUse(f, p, personal.Used{By: p.ID, Cast: s.Spell, What: w.Name, On: subject})
		for range w.Effect.Blasts() {
			work(f, &s, &w.Effect, subject, p.At)
		}
		if w.Effect.Stays != nil {
			stay(f, p, n, &s, &w.Effect, p.At)
		}
		any = true
	}
	return any
}

// Arise is what happens by itself as a round begins.
func Arise(f *personal.Fight) {
	for i := range f.People {
		if p := &f.People[i]; p.State == personal.Able {
			Occur(f, p, rulebook.Beginning, 0)
		}
	}
}

// turn makes a person strike the nearest of their own friends in reach, or hurt themselves.
func turn(f *personal.Fight, t *personal.Person, d dice.Dice, cause say.Text, kind int8) {
	strike := &Attack{}
	strike.Weapon, strike.Hand = personal.Striker(f, t, nil)
	best := int16(1 << 14)
	for i := range f.People {
		o := &f.People[i]
		if o == t || o.Side != t.Side || o.State != personal.Able {
			continue
		}
		i := &Attack{Weapon: strike.Weapon, Hand: strike.Hand, Target: o.ID}
		if free(f, t, i) == nil && f.Distance(t, o) < best {
			best, strike.Target = f.Distance(t, o), o.ID
		}
	}
	if strike.Target != 0 && !f.Helpless(t) {
		do(f, t, strike)
		return
	}
	f.Hurt(personal.Wound{Target: t.ID, By: t.ID, Type: kind, Amount: int32(f.Lot(t, d, "damage", cause)), Cause: cause})
}

// ruin breaks somebody's weapon, which turns nothing any more.
func ruin(p *personal.Person, a *personal.ArmState) {
	a.Broken = true
	if n := p.Raised; n > 0 && a == &p.Arms[n-1] {
		p.Raised = 0
	}
}

// spoil breaks the first thing in a person's hands that is not enchanted.
func spoil(f *personal.Fight, t *personal.Person) {
	for i := range t.Arms {
		a := &t.Arms[i]
		if w := f.Weapon(a); a.Drawn && !a.Broken && !a.Gone && w.Props&(rulebook.Natural|rulebook.Enchanted) == 0 {
			ruin(t, a)
			f.Did(t, say.Of("cannot use %s any more: it is broken", w.Name), 0)
			return
		}
	}
}

// mirrors reports whether somebody holds up what throws a gaze back.
func mirrors(f *personal.Fight, t *personal.Person) bool {
	return t.Raised > 0 && f.Weapon(&t.Arms[t.Raised-1]).Props&rulebook.Mirror != 0
}

// Decide rolls on a table for a person; other is the other one involved, and arm the
// weapon that they used.
func Decide(f *personal.Fight, table int16, p, other *personal.Person, arm *personal.ArmState) {
	t := &f.Book().Tables[table]
	if t.Once && marked(f, p, t) {
		return
	}
	for range row(f, t, p, other, arm, true) {
		row(f, t, p, other, arm, false)
	}
}

// row rolls the die, carries out the row, and returns how often to roll again.
func row(f *personal.Fight, t *rulebook.Table, p, other *personal.Person, arm *personal.ArmState, first bool) (again int8) {
	n, _ := f.Tray.Throw(len(t.Rows), t.Name)
	row := &t.Rows[n-1]
	f.Tell(p, &personal.Decided{Person: p.ID, Table: t.Name, Die: int8(n), Says: row.Says})
	if row.Again > 0 && !first {
		return 0
	}
	if row.Condition >= 0 {
		Befall(f, p, personal.Affliction{Condition: row.Condition, By: other.ID, Save: -1, Implied: -1})
		if row.Both {
			Befall(f, other, personal.Affliction{Condition: row.Condition, By: p.ID, Save: -1, Implied: -1})
		}
	}
	if !row.Damage.None() {
		r := f.DamageDice(say.Name(t.Name), row.Damage, 1, nil)
		f.Inside(p, &personal.DamageRolled{Roll: r, By: other.ID, Cause: say.Name(t.Name)})
		f.Hurt(personal.Wound{Target: p.ID, By: other.ID, Amount: r.Total, Cause: say.Name(t.Name)})
	}
	if row.Fells && p.State == personal.Able {
		p.HP = 0
		Sink(f, p)
	}
	if row.Bad > 0 && p.State != personal.Dead {
		Change(f, p, rulebook.Change{Bad: row.Bad})
	}
	if (row.Disarms > 0 || row.Breaks) && arm != nil && f.Weapon(arm).Props&rulebook.Natural == 0 {
		unarm(f, other, arm, row)
	}
	for i := range row.Effects {
		befalls(f, p, p, t.Name, &row.Effects[i])
	}
	return row.Again
}

// unarm breaks somebody's weapon, or wrenches it from their hands.
func unarm(f *personal.Fight, p *personal.Person, arm *personal.ArmState, row *rulebook.TableRow) {
	if row.Breaks {
		ruin(p, arm)
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
	f.Did(p, say.Of("loses %s: d%d %d, it lies at %s", f.Weapon(arm).Name, len(deckplan.Neighbours), die, at), 0)
	LetLie(f, p, arm, at)
}

// befalls brings an effect about that nobody has cast: on somebody, on those around
// its origin, or on the foe that is nearest to them.
func befalls(f *personal.Fight, by, p *personal.Person, name string, e *rulebook.Effect) {
	target := e.Aimed(p.ID)
	if e.Shape == rulebook.Leaps {
		if target = aim.Leap(f, by, by, e, nil); target == 0 {
			return
		}
	}
	if p.Out() {
		return
	}
	s := personal.Source{By: by, Name: name, Ability: -1, Times: 1, Deck: by.Deck, From: by.At}
	work(f, &s, e, target, p.At)
}

// marked reports whether somebody is in one of a table's conditions.
func marked(f *personal.Fight, p *personal.Person, t *rulebook.Table) bool {
	for i := range t.Rows {
		if f.Suffers(p, t.Rows[i].Condition) {
			return true
		}
	}
	return false
}

// caughtOn throws on the table of a raised weapon that has turned a blow in melee:
// one that would have hit without it.
func caughtOn(f *personal.Fight, b *personal.Blow, m *personal.Means, p, t *personal.Person) {
	if t.Raised == 0 || m.Ranged || t.State != personal.Able {
		return
	}
	w := f.Weapon(&t.Arms[t.Raised-1])
	if w.Table < 0 || int(b.Total) >= int(b.Need) || int(b.Total) < int(b.Need)-int(w.Guard) {
		return
	}
	Decide(f, w.Table, t, p, m.Arm)
}
