package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// decide throws on a table for somebody; other is who has to do with it, and arm
// the weapon that the other used.
func (f *Fight) decide(table int16, p, other *Person, arm *ArmState) {
	t := &f.Book().Tables[table]
	if t.Once && f.marked(p, t) {
		return
	}
	for range f.row(t, p, other, arm, true) {
		f.row(t, p, other, arm, false)
	}
}

// row throws the die, does what the row says, and tells how often to throw again.
func (f *Fight) row(t *rulebook.Table, p, other *Person, arm *ArmState, first bool) (again int8) {
	n, _ := f.Tray.Throw(len(t.Rows), t.Name)
	row := &t.Rows[n-1]
	f.tell(p, &Decided{p.ID, t.Name, int8(n), row.Says})
	if row.Again > 0 && !first {
		return 0
	}
	if row.Condition >= 0 {
		f.befall(p, Affliction{Condition: row.Condition, By: other.ID, Save: -1, Implied: -1})
		if row.Both {
			f.befall(other, Affliction{Condition: row.Condition, By: p.ID, Save: -1, Implied: -1})
		}
	}
	if row.Damage.Count > 0 {
		r := f.damageDice(t.Name, row.Damage, 1, nil)
		f.inside(p, &DamageRolled{Roll: r, By: other.ID, Cause: t.Name})
		f.hurt(Wound{Target: p.ID, By: other.ID, Amount: r.Total, Cause: t.Name})
	}
	if row.Fells && p.State == Able {
		p.HP = 0
		f.sink(p)
	}
	if row.Bad > 0 && p.State != Dead {
		f.change(p, rulebook.Change{Bad: row.Bad})
	}
	if (row.Disarms > 0 || row.Breaks) && arm != nil && f.weapon(arm).Props&rulebook.Natural == 0 {
		f.unarm(other, arm, row)
	}
	for i := range row.Effects {
		f.befalls(p, p, t.Name, &row.Effects[i])
	}
	return row.Again
}

// unarm breaks somebody's weapon, or wrenches it from their hands.
func (f *Fight) unarm(p *Person, arm *ArmState, row *rulebook.TableRow) {
	if row.Breaks {
		arm.Broken = true
		f.tell(p, &Did{By: p.ID, What: "cannot use " + f.weapon(arm).Name + " any more: it is broken"})
		return
	}
	die, _ := f.Tray.Throw(len(deckplan.Neighbours), "direction")
	at, d := p.At, deckplan.Neighbours[die-1]
	for range row.Disarms / f.Book().Square {
		if q := at.Plus(d.X, d.Y); f.room(p, q, 1) {
			at = q
		}
	}
	f.did(p, fmt.Sprintf("loses %s: d%d %d, it lies at %s", f.weapon(arm).Name, len(deckplan.Neighbours), die, at), 0)
	f.letLie(p, arm, at)
}

// befalls brings an effect about that nobody has cast: on somebody, on those around
// whoever it comes from, or on the foe that is nearest to them.
func (f *Fight) befalls(by, p *Person, name string, e *rulebook.Effect) {
	target := p.ID
	if e.Shape == rulebook.Leaps {
		target = f.leap(by, by, e.Size, nil)
	}
	if p.Out() || target == 0 {
		return
	}
	s := source{by: by, name: name, ability: -1, times: 1, deck: by.Deck, from: by.At}
	f.work(&s, e, target, p.At)
}

// marked says whether somebody is in one of a table's conditions.
func (f *Fight) marked(p *Person, t *rulebook.Table) bool {
	for i := range t.Rows {
		if f.suffers(p, t.Rows[i].Condition) {
			return true
		}
	}
	return false
}

// caughtOn throws on the table of a raised weapon that has turned a blow in melee:
// one that would have hit without it.
func (f *Fight) caughtOn(b *Blow, m *means, p, t *Person) {
	if t.Raised == 0 || m.ranged || t.State != Able {
		return
	}
	w := f.weapon(&t.Arms[t.Raised-1])
	if w.Table < 0 || int(b.Total) >= int(b.Need) || int(b.Total) < int(b.Need)-int(w.Guard) {
		return
	}
	f.decide(w.Table, t, p, m.arm)
}

// Decided says what a die of a table showed.
type Decided struct {
	Person crew.ID
	Table  string
	Die    int8
	Says   string
}

func (*Decided) Kind() event.Kind { return KindDecided }

// Fields describes a Decided.
func (f *Decided) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Text(c, "table", &f.Table, rulebook.MaxName)
	field.Int(c, "die", &f.Die, 0, 100)
	field.Text(c, "says", &f.Says, 2*rulebook.MaxName)
}

func (f *Decided) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %d, %s.", name(n, f.Person), f.Table, f.Die, f.Says)
}
