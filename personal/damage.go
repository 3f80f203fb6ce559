package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Wound is damage on its way: gathered while a tick's orders are obeyed and
// settled together, so that nobody is saved by being asked first.
type Wound struct {
	Target, By crew.ID
	Type       int8
	Amount     int32
	Critical   bool
	Tags       rulebook.Tags // what the hit is: melee, spell
	Bypass     bool          // passes the layers that may be bypassed
	Attack     bool          // one attack, for what asks how much one attack dealt
	Drive      int16         // against the window of armour; 0: as much as the damage (LOL-ENERGY)
	Surge      int16         // on top of it
	Spare      bool
	Also       uint32 // types that it has besides its own
	Called     bool   // a called shot
	Enchanted  bool   // what only stops ordinary blows does not stop it
	Cause      string
	Parts      []Portion // of other types
	Passes     uint16    // layers that it never meets
	Trails     bool      // it is such a part
	Met        bool      // whoever takes it has been asked about it
}

// Fields describes a Wound.
func (w *Wound) Fields(c field.Coder) {
	IdField(c, "target", &w.Target)
	IdField(c, "by", &w.By)
	field.Int(c, "type", &w.Type, 0, rulebook.MaxTypes)
	field.Int(c, "amount", &w.Amount, 0, MaxPoints)
	field.Bool(c, "critical", &w.Critical)
	field.Int(c, "tags", &w.Tags, 0, int64(2*rulebook.LastTag-1))
	field.Bool(c, "bypass", &w.Bypass)
	field.Bool(c, "attack", &w.Attack)
	field.Int(c, "drive", &w.Drive, -1000, 10_000)
	field.Int(c, "surge", &w.Surge, 0, 10_000)
	field.Bool(c, "spare", &w.Spare)
	field.Int(c, "also", &w.Also, 0, 1<<32-1)
	field.Bool(c, "called", &w.Called)
	field.Bool(c, "enchanted", &w.Enchanted)
	field.Text(c, "cause", &w.Cause, rulebook.MaxName)
	field.List(c, "parts", &w.Parts, rulebook.MaxTypes, func(c field.Coder, x *Portion) {
		field.Int(c, "type", &x.Type, 0, rulebook.MaxTypes)
		field.Int(c, "amount", &x.Amount, 0, MaxPoints)
	})
	field.Int(c, "passes", &w.Passes, 0, 1<<16-1)
	field.Bool(c, "trails", &w.Trails)
	field.Bool(c, "met", &w.Met)
}

// Hurt gathers damage until it is settled.
func (f *Fight) Hurt(w Wound) { f.Wounds = append(f.Wounds, w) }

// Account is what becomes of a wound on its way through the stages.
type Account struct {
	Amount int32
	Layers [rulebook.MaxLayers]int32 // what each has lost
	Hp     int32
	Notes  []string
}

// Unless takes somebody's own side out of those who learn something, where a
// condition keeps it from them.
func Unless(f *Fight, flag rulebook.Flag, p *Person, to event.Sides) event.Sides {
	if f.Flags(p)&flag != 0 {
		return to &^ event.Sides(0).With(p.Side)
	}
	return to
}

// Unfelt says whether somebody does not know their own hit points.
func Unfelt(f *Fight, p *Person) bool { return f.Flags(p)&rulebook.Numb != 0 && p.State == Able }

// Tender throws what conditions add whenever somebody is hurt.
func Tender(f *Fight, p *Person) (more int32) {
	for i := range p.Conditions {
		if c := &f.Book().Conditions[p.Conditions[i].Condition]; c.Tender.Count > 0 {
			r := f.DamageDice(c.Name, c.Tender, 1, nil)
			f.Inside(p, &DamageRolled{Roll: r, By: p.Conditions[i].By, Cause: c.Name})
			more += r.Total
		}
	}
	return more
}

// Points is what the book calls what wounds take, "" where they add to injuries.
func Points(f *Fight) string {
	if f.Book().Toll == rulebook.TakesInjuries {
		return ""
	}
	return f.Book().Words.Points
}

// Flat takes a number off every damage.
func Flat(f *Fight, p *Person, w *Wound, a *Account) {
	if n := int32(f.SheetOf(p).Reduce); n > 0 {
		a.Amount = max(0, a.Amount-n)
		a.Notes = append(a.Notes, "reduced")
	}
	soak(f, p, w, a)
}

// Immune stops a type that does no harm.
func Immune(f *Fight, p *Person, w *Wound, a *Account) {
	if sheet := f.SheetOf(p); sheet.Immune&(1<<w.Type) != 0 || sheet.Features&rulebook.Swarming != 0 && w.Attack {
		a.Amount = 0
		a.Notes = append(a.Notes, "immune")
	}
}

// Resist halves once, however many reasons there are (ME-RESIST).
func Resist(f *Fight, p *Person, w *Wound, a *Account) {
	if (f.SheetOf(p).Resists|resisted(f, p))&(1<<w.Type) != 0 {
		a.Amount /= 2
		a.Notes = append(a.Notes, "resistant")
	}
}

// resisted is what conditions resist.
func resisted(f *Fight, p *Person) (all uint32) {
	book := f.Book()
	for i := range p.Conditions {
		c := &book.Conditions[p.Conditions[i].Condition]
		if all |= c.Resist; c.Soaks {
			all |= 1 << p.Conditions[i].Type
		}
	}
	return all
}

// Vulnerable doubles once.
func Vulnerable(f *Fight, p *Person, w *Wound, a *Account) {
	if f.SheetOf(p).Vulnerable&(1<<w.Type) != 0 {
		a.Amount *= 2
		a.Notes = append(a.Notes, "vulnerable")
	}
}

// Driven lets through what the armour does: nothing below its window, half within
// it, all above (LOL-DRIVE).
func Driven(f *Fight, p *Person, w *Wound, a *Account) {
	from, to := window(f, p)
	drive := int32(w.Drive)
	if drive == 0 {
		drive = a.Amount
	}
	switch drive += int32(w.Surge); {
	case to == 0 || drive > int32(to):
	case drive < int32(from):
		a.Amount = 0
		a.Notes = append(a.Notes, "stopped by armour")
	default:
		a.Amount /= 2
		a.Notes = append(a.Notes, "halved by armour")
	}
}

// window is the range of drive that somebody's armour halves; 0 to 0 without any.
func window(f *Fight, p *Person) (from, to int16) {
	for i, n := range f.SheetOf(p).Armour {
		if x := &f.Book().Armours[n]; p.Doffed&(2<<i) == 0 && x.To > to {
			from, to = x.From, x.To
		}
	}
	return from, to
}

func LayerNames(f *Fight) (names [rulebook.MaxLayers]string) {
	for i := range f.Book().Layers {
		names[i] = f.Book().Layers[i].Name
	}
	return names
}

// soak takes dice off what hide and armour stop.
func soak(f *Fight, p *Person, w *Wound, a *Account) {
	stop := func(x *rulebook.Soak, name string) {
		ordinary := w.Tags&rulebook.Spell == 0 && !w.Enchanted
		if x.Dice == (dice.Dice{}) || a.Amount == 0 || x.Types != 0 && x.Types&(1<<w.Type) == 0 || x.Plain && !ordinary {
			return
		}
		a.Amount = max(0, a.Amount-int32(f.Lot(p, x.Dice, "soak", name)))
		a.Notes = append(a.Notes, name)
	}
	stop(&f.SheetOf(p).Soak, "hide")
	for i, n := range f.SheetOf(p).Armour {
		if p.Doffed&(2<<i) == 0 {
			stop(&f.Book().Armours[n].Soak, f.Book().Armours[n].Name)
		}
	}
}

// Stops says whether a layer has anything to do with a wound.
func Stops(l *rulebook.Layer, w *Wound) bool {
	return l.Bypass&w.Tags == 0 && !(l.Pierce && w.Bypass) && (l.Only == 0 || l.Only&(1<<w.Type) != 0)
}

// Portion is damage of a hit that is of another type than the rest.
type Portion struct {
	Type   int8
	Amount int32
}

// Learns counts the misses of a weapon that shows where it hits.
func (m *Means) Learns(hit bool) {
	switch {
	case m.Arm == nil || m.Weapon.Props&rulebook.Ranging == 0:
	case hit:
		m.Arm.Missed = 0
	default:
		m.Arm.Missed = min(m.Arm.Missed+1, maxMissed)
	}
}

// Factor is how much damage makes a degree of injury.
func Factor(f *Fight, p *Person) int32 {
	x := &f.Book().Injuries
	n := int32(x.Base)
	if x.Ability >= 0 {
		n += int32(f.SheetOf(p).Scores[x.Ability])
	}
	return max(1, n)
}

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
	IdField(c, "person", &f.Person)
	field.Int(c, "die", &f.Die, 0, 100)
	field.Text(c, "type", &f.Type, rulebook.MaxName)
	field.Int(c, "harm", &f.Harm, 0, MaxPoints)
	field.Int(c, "factor", &f.Factor, 0, MaxPoints)
	field.Int(c, "degrees", &f.Degrees, 0, 100)
}

func (f *Injured) Sentence(n event.Names) string {
	return fmt.Sprintf("%s has suffered %d, a degree of injury for each %d: %d (%s), degrees %d.", name(n, f.Person), f.Harm, f.Factor, f.Die, f.Type, f.Degrees)
}
