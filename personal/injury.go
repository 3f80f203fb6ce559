package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// factor is how much damage makes a degree of injury.
func (f *Fight) factor(p *Person) int32 {
	x := &f.Book().Injuries
	n := int32(x.Base)
	if x.Ability >= 0 {
		n += int32(f.SheetOf(p).Scores[x.Ability])
	}
	return max(1, n)
}

// injure adds damage up. Each multiple of the factor that it crosses is a degree of
// injury, and all degrees of a hit are of the type that is thrown for it (LOL-INJURY).
func (f *Fight) injure(p *Person, damage int32, w *Wound) {
	table := f.Book().Injuries.Table
	n, _ := f.Tray.Throw(len(table), "injury")
	factor, before := f.factor(p), p.Harm
	p.Harm = min(MaxPoints, p.Harm+damage)
	crossed := p.Harm/factor - before/factor
	f.tell(p, &Injured{p.ID, int8(n), f.Book().Conditions[table[n-1]].Name, p.Harm, factor, int8(min(100, crossed))})
	for range min(crossed, maxDegrees) {
		f.befall(p, Affliction{Condition: table[n-1], By: w.By, Save: -1, Implied: -1})
	}
}

// maxDegrees is more than any injury has levels.
const maxDegrees = 20

// Injured says how far the damage of somebody has added up.
type Injured struct {
	Person       crew.ID
	Die          int8 // that tells the type
	Type         string
	Harm, Factor int32
	Degrees      int8 // that this has crossed
}

func (*Injured) Kind() event.Kind { return KindInjured }

// Fields describes an Injured.
func (f *Injured) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "die", &f.Die, 0, 100)
	field.Text(c, "type", &f.Type, rulebook.MaxName)
	field.Int(c, "harm", &f.Harm, 0, MaxPoints)
	field.Int(c, "factor", &f.Factor, 0, MaxPoints)
	field.Int(c, "degrees", &f.Degrees, 0, 100)
}

func (f *Injured) Sentence(n event.Names) string {
	return fmt.Sprintf("%s has suffered %d, a degree of injury for each %d: %d (%s), degrees %d.", name(n, f.Person), f.Harm, f.Factor, f.Die, f.Type, f.Degrees)
}
