package personal

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Powers that are used up, that come back, that armour lends, and those that happen
// by themselves at a moment (ether: auras, what does not stay down).

// lent says whether a power is one's own, or of armour that is worn.
func (f *Fight) lent(p *Person, place uint8) bool {
	sheet := f.SheetOf(p)
	for i, a := range sheet.Armour {
		if slices.Contains(f.Book().Armours[a].Powers, f.Powers(p)[place-1]) {
			return p.Doffed&(2<<i) == 0
		}
	}
	return true
}

// isLent says whether a power is one of somebody's armour.
func (f *Fight) isLent(p *Person, power int16) bool {
	return slices.ContainsFunc(f.SheetOf(p).Armour, func(a int16) bool { return slices.Contains(f.Book().Armours[a].Powers, power) })
}

// wornDC is what armour adds to the number against its wearer's powers.
func (f *Fight) wornDC(p *Person) (n int) {
	for i, a := range f.SheetOf(p).Armour {
		if p.Doffed&(2<<i) == 0 {
			n += int(f.Book().Armours[a].DC)
		}
	}
	return n
}

// Uses is how often somebody can use a power yet, and how often at most; -1: as often
// as they like.
func (f *Fight) Uses(p *Person, place uint8) (left, most int8) {
	w := &f.Book().Powers[f.Powers(p)[place-1]]
	own := f.SheetOf(p).InnatePower(place)
	switch most = rulebook.AtLevel(w.Uses, f.SheetOf(p).Level); {
	case own != nil && own.Uses > 0:
		most = own.Uses
	case w.Once || w.Recharge > 0 || f.spellOnce(p, w):
		most = 1
	case most == 0:
		return -1, -1
	}
	if int(place) > len(p.Used) {
		return most, most
	}
	return max(0, most-p.Used[place-1]), most
}

// spellOnce says whether somebody has a spell once for each rest, and pays nothing for it.
func (f *Fight) spellOnce(p *Person, w *rulebook.Power) bool {
	return f.SheetOf(p).Features&rulebook.SpellsOnce != 0 && w.Cost > 0 && !f.Book().Exerts(w)
}

func (f *Fight) useUp(p *Person, place uint8) {
	if _, most := f.Uses(p, place); most < 0 {
		return
	}
	for len(p.Used) < int(place) {
		p.Used = append(p.Used, 0)
	}
	p.Used[place-1]++
}

// lacks refuses a power whose layer has too little for it.
func (f *Fight) lacks(p *Person, w *rulebook.Power) error {
	if n := w.Effect.Raises; n >= 0 && p.Pools[n].Points >= f.SheetOf(p).Pools[n].Points {
		return f.Book().Refuse(rulebook.TopicCast, "%s has all of its %s", p.Name, f.Book().Layers[n].Name)
	}
	for _, x := range [...]rulebook.Dose{w.Takes, {Layer: w.Effect.Spends, Points: 1}} {
		if x.Layer >= 0 && p.Pools[x.Layer].Points < int32(max(1, x.Points)) {
			return f.Book().Refuse(rulebook.TopicCast, "%s takes %d of %s, and %s has %d", w.Name, max(1, x.Points), f.Book().Layers[x.Layer].Name, p.Name, p.Pools[x.Layer].Points)
		}
	}
	return nil
}

// takes pays for a power with a layer.
func (f *Fight) takes(p *Person, x rulebook.Dose) {
	switch {
	case x.Layer < 0:
	case x.Points == 0:
		f.empty(p, x.Layer)
	default:
		pool := &p.Pools[x.Layer]
		pool.Points -= int32(x.Points)
		f.inside(p, &Layered{p.ID, f.Book().Layers[x.Layer].Name, -int32(x.Points), pool.Points})
		f.lend(p)
	}
}

// renew throws for the powers that may come back at the start of a turn.
func (f *Fight) renew(p *Person) {
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		if left, _ := f.Uses(p, uint8(i+1)); left != 0 || w.Recharge == 0 {
			continue
		}
		die, _ := f.Tray.Throw(6, w.Name)
		if die >= int(w.Recharge) {
			p.Used[i] = 0
		}
		f.inside(p, &Renewed{p.ID, w.Name, int8(die), die >= int(w.Recharge)})
	}
}

// suited refuses a power that asks for a condition that its target is not in.
func (f *Fight) suited(p *Person, w *rulebook.Power, t *Person) error {
	book, only := f.Book(), w.Effect.Only
	if t == nil {
		return nil
	}
	switch e, kind := &w.Effect, uint32(1)<<f.SheetOf(t).Kind; {
	case e.Kinds != 0 && e.Kinds&kind == 0:
		return book.Refuse(rulebook.TopicCast, "%s works on what is %s alone", w.Name, book.NameKinds(e.Kinds))
	case e.Spares&kind != 0:
		return book.Refuse(rulebook.TopicCast, "%s does nothing to what is %s", w.Name, book.NameKinds(e.Spares))
	}
	if only < 0 {
		return nil
	}
	for i := range t.Conditions {
		if a := &t.Conditions[i]; a.Condition == only && (a.By == p.ID || w.Effect.Anyones) {
			return nil
		}
	}
	if w.Effect.Anyones {
		return book.Refuse(rulebook.TopicCast, "%s is for who is %s", w.Name, book.Conditions[only].Name)
	}
	return book.Refuse(rulebook.TopicCast, "%s is for whom %s has %s", w.Name, p.Name, book.Conditions[only].Name)
}

// occur lets the powers of somebody work that answer a moment by themselves.
func (f *Fight) occur(p *Person, m rulebook.Moment, subject crew.ID) (any bool) {
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		cast := &Cast{Power: uint8(i + 1), At: p.At, Target: subject}
		if w.Answers != m || f.affordsPower(p, w, cast) != nil {
			continue
		}
		s := f.source(p, w, cast)
		if w.Effect.Shape != rulebook.NoArea && w.Effect.Stays == nil && len(f.caught(&s, &w.Effect, subject, p.At)) == 0 {
			continue
		}
		f.payPower(p, w, cast)
		f.tell(p, &Used{By: p.ID, Cast: s.spell, What: w.Name, On: subject})
		for range w.Effect.Blasts() {
			f.work(&s, &w.Effect, subject, p.At)
		}
		if w.Effect.Stays != nil {
			f.stay(p, n, &s, &w.Effect, p.At)
		}
		any = true
	}
	return any
}

// Arise is what happens by itself as a round begins.
func (f *Fight) Arise() {
	for i := range f.People {
		if p := &f.People[i]; p.State == Able {
			f.occur(p, rulebook.Beginning, 0)
		}
	}
}

// holdsOut says whether somebody whom a wound has brought to 0 stays up after all.
func (f *Fight) holdsOut(p *Person) bool {
	return f.occur(p, rulebook.Sinking, 0) && p.HP > 0
}

// felled is what happens when somebody brings somebody else to 0.
func (f *Fight) felled(p *Person, by crew.ID) {
	if o := f.Person(by); o != nil && o != p && o.State == Able {
		f.occur(o, rulebook.Felling, p.ID)
	}
}

// turn makes somebody strike the nearest of their own friends in reach, or hurt
// themselves.
func (f *Fight) turn(t *Person, d dice.Dice, cause string, kind int8) {
	strike := &Attack{}
	strike.Weapon, strike.Hand = f.striker(t, nil)
	best := int16(1 << 14)
	for i := range f.People {
		o := &f.People[i]
		if o == t || o.Side != t.Side || o.State != Able {
			continue
		}
		i := &Attack{Weapon: strike.Weapon, Hand: strike.Hand, Target: o.ID}
		if f.free(t, i) == nil && f.Distance(t, o) < best {
			best, strike.Target = f.Distance(t, o), o.ID
		}
	}
	if strike.Target != 0 && !f.helpless(t) {
		f.do(t, strike)
		return
	}
	f.hurt(Wound{Target: t.ID, By: t.ID, Type: kind, Amount: int32(f.lot(t, d, "damage", cause)), Cause: cause})
}

// spoil breaks what somebody holds, the first of what is not enchanted.
func (f *Fight) spoil(t *Person) {
	for i := range t.Arms {
		a := &t.Arms[i]
		if w := f.weapon(a); a.Drawn && !a.Broken && !a.Gone && w.Props&(rulebook.Natural|rulebook.Enchanted) == 0 {
			a.Broken = true
			f.did(t, "cannot use "+w.Name+" any more: it is broken", 0)
			return
		}
	}
}

// mirrors says whether somebody holds up what throws a gaze back.
func (f *Fight) mirrors(t *Person) bool {
	return t.Raised > 0 && f.weapon(&t.Arms[t.Raised-1]).Props&rulebook.Mirror != 0
}

// Renewed tells whether a power can be used again.
type Renewed struct {
	Person crew.ID
	Power  string
	Die    int8
	Ready  bool
}

func (*Renewed) Kind() event.Kind { return KindRenewed }

// Fields describes a Renewed.
func (f *Renewed) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Text(c, "power", &f.Power, rulebook.MaxName)
	field.Int(c, "die", &f.Die, 1, 6)
	field.Bool(c, "ready", &f.Ready)
}

func (f *Renewed) Sentence(n event.Names) string {
	if f.Ready {
		return fmt.Sprintf("%s: %s is ready again: d6 %d.", name(n, f.Person), f.Power, f.Die)
	}
	return fmt.Sprintf("%s: %s is not ready yet: d6 %d.", name(n, f.Person), f.Power, f.Die)
}
