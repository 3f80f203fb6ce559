package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Wound is damage to be dealt. Wounds are gathered while a tick's orders are obeyed and
// settled together, so that the order in which people act saves nobody.
type Wound struct {
	Target, By crew.ID
	Type       int8
	Amount     int32
	Critical   bool
	Tags       rulebook.Tags // what the hit is: melee, spell
	Bypass     bool          // passes the layers that may be bypassed
	Attack     bool          // one attack, for rules that ask how much one attack dealt
	Drive      int16         // against the window of armour; 0: as much as the damage (LOL-ENERGY)
	Surge      int16         // on top of it
	Spare      bool
	Also       uint32 // types in addition to its own
	Called     bool   // a called shot
	Enchanted  bool   // not stopped by what stops only ordinary blows
	Cause      say.Text
	Parts      []Portion           // of other types
	Passes     uint16              // layers that it bypasses
	Trails     bool                // it is one of such parts
	Met        bool                // its target has been asked about it
	Scale      int16               // hundredths of it that are taken, after effects on the whole of it; 0: all
	Face       int8                // of the table of injuries, if it is not thrown; 0: thrown
	Aura       bool                // an answer to a touch
	Changes    field.Few[dice.Mod] // of all its damage since the roll

	// Worked out within a tick.
	Mask         uint32 // types of the attack that it is a part of
	Kin          uint32 // types of the weapon that it is a part of
	Of           uint8  // index of the weapon of the attack that dealt it
	Inner, Outer bool   // it passes shields that cover several people; it meets only those
	Crossed      int32  // degrees of injury
}

// Fields describes a Wound.
func (w *Wound) Fields(c field.Coder) {
	IDField(c, "target", &w.Target)
	IDField(c, "by", &w.By)
	field.Int(c, "type", &w.Type, 0, rulebook.MaxTypes)
	field.Int(c, "amount", &w.Amount, 0, MaxPoints)
	field.Bool(c, "critical", &w.Critical)
	field.Int(c, "tags", &w.Tags, 0, int64(2*rulebook.Leech-1))
	field.Bool(c, "bypass", &w.Bypass)
	field.Bool(c, "attack", &w.Attack)
	field.Int(c, "drive", &w.Drive, -1000, 10_000)
	field.Int(c, "surge", &w.Surge, 0, 10_000)
	field.Bool(c, "spare", &w.Spare)
	field.Int(c, "also", &w.Also, 0, 1<<32-1)
	field.Bool(c, "called", &w.Called)
	field.Bool(c, "enchanted", &w.Enchanted)
	field.Text(c, "cause", &w.Cause, say.Max)
	field.List(c, "parts", &w.Parts, rulebook.MaxTypes, func(c field.Coder, x *Portion) { x.Fields(c) })
	field.Int(c, "scale", &w.Scale, 0, 100)
	field.Int(c, "face", &w.Face, 0, 100)
	field.Bool(c, "aura", &w.Aura)
	field.Int(c, "passes", &w.Passes, 0, 1<<16-1)
	field.Bool(c, "trails", &w.Trails)
	field.Bool(c, "met", &w.Met)
	dice.ChangesField(c, &w.Changes)
}

// Change sets the amount to what something makes of it, and notes the difference by name.
func (w *Wound) Change(name say.Text, amount int32) {
	dice.NoteChange(&w.Changes, name, amount-w.Amount)
	w.Amount = amount
}

// AddWound adds damage to be settled.
func (f *Fight) AddWound(w Wound) { f.Wounds = append(f.Wounds, w) }

// Account is what happens to a wound on its way through the stages.
type Account struct {
	Amount  int32
	Reduced int32                     // flat reduction of the hit, of all its types
	Layers  [rulebook.MaxLayers]int32 // what each has lost, by Lose
	lost    int32                     // the sum of it
	Hp      int32
	Notes   []say.Text
	Changes field.Few[dice.Mod] // of the damage since the roll
	ByType  [rulebook.MaxTypes]int32
	Whole   bool // something has stopped all of it
	Doubled bool // its target is vulnerable
}

// Change sets the amount to what something makes of it, and notes the difference by name.
func (a *Account) Change(name say.Text, amount int32) {
	dice.NoteChange(&a.Changes, name, amount-a.Amount)
	a.Amount = amount
}

// Lose notes that a layer has lost points.
func (a *Account) Lose(layer int, points int32) {
	a.Layers[layer] += points
	a.lost += points
}

// Taken returns the sum of what all layers have lost.
func (a *Account) Taken() int32 { return a.lost }

// AddPart adds the account of a part with another type.
func (a *Account) AddPart(b *Account) {
	for n, lost := range b.Layers {
		a.Lose(n, lost)
	}
	dice.NoteChanges(&a.Changes, &b.Changes)
	for _, n := range b.Notes {
		if !slices.Contains(a.Notes, n) {
			a.Notes = append(a.Notes, n)
		}
	}
}

// Screened reports whether anything has reduced the damage.
func (a *Account) Screened() bool {
	return a.Notes != nil || a.Changes.Len() > 0 || a.lost > 0
}

// ExceptUnaware removes somebody's own side from those who learn something, if a
// condition keeps it from them.
func ExceptUnaware(f *Fight, flag rulebook.Flag, p *Person, to event.Sides) event.Sides {
	if f.Flags(p)&flag != 0 {
		return to &^ event.Sides(0).With(p.Side)
	}
	return to
}

// IsNumb reports whether somebody does not know their own hit points.
func IsNumb(f *Fight, p *Person) bool { return f.Flags(p)&rulebook.Numb != 0 && p.State == Able }

// pointsName returns the book's name for what wounds take, or "" if they add to injuries.
func pointsName(f *Fight) say.Text {
	if f.Book().Toll == rulebook.TakesInjuries {
		return ""
	}
	if p := f.Book().Words.Points; p != rulebook.HitPoints {
		return say.Name(p)
	}
	return rulebook.HitPoints
}

// ScaledShare returns the share of a wound that is taken.
func ScaledShare(w *Wound, n int32) int32 {
	if w.Scale == 0 {
		return n
	}
	return n * int32(w.Scale) / 100
}

// HalvedDrive returns the range of drive that somebody's armour halves, or 0 to 0 without
// armour.
func HalvedDrive(f *Fight, p *Person) (from, to int16) {
	for a := range WornArmour(f, p) {
		if a.To > to {
			from, to = a.From, a.To
		}
	}
	return from, to
}

// LayerNames returns the names of the book's layers, which facts share.
func LayerNames(f *Fight) *[rulebook.MaxLayers]string {
	if book := f.Book(); f.facts.book != book {
		names := new([rulebook.MaxLayers]string)
		for i := range book.Layers {
			names[i] = book.Layers[i].Name
		}
		f.facts.book, f.facts.layers = book, names
	}
	return f.facts.layers
}

// LayerApplies reports whether a layer applies to a wound.
func LayerApplies(l *rulebook.Layer, w *Wound) bool {
	return l.Bypass&w.Tags == 0 && !l.Aura.On && !(l.Pure && w.Tags&rulebook.Explosive == 0 && alloyed(w)&^l.Only != 0) && !(l.Pierce && w.Bypass) && (l.Only == 0 || l.Only&(1<<w.Type) != 0)
}

// alloyed returns every type of the weapon that dealt a wound. A weapon in the other hand
// makes the wound no less pure (LOL-SHIELD-MED).
func alloyed(w *Wound) uint32 {
	all := w.Kin | 1<<w.Type
	for _, x := range w.Parts {
		if x.Of == w.Of {
			all |= 1 << x.Type
		}
	}
	return all
}

// Portion is a part of a hit's damage, with a type of its own.
type Portion struct {
	Type    int8
	Amount  int32
	Drive   int16  // against the window of armour; 0: as much as the amount (LOL-ENERGY)
	Surge   int16  // on top of it
	Also    uint32 // types that it also counts as
	Of      uint8  // which weapon of the attack
	Carried bool   // added to the weapon's own
}

// Fields describes a Portion.
func (x *Portion) Fields(c field.Coder) {
	field.Int(c, "type", &x.Type, 0, rulebook.MaxTypes)
	field.Int(c, "amount", &x.Amount, 0, MaxPoints)
	field.Int(c, "drive", &x.Drive, 0, 10_000)
	field.Int(c, "surge", &x.Surge, 0, 10_000)
	field.Int(c, "also", &x.Also, 0, 1<<32-1)
	field.Int(c, "of", &x.Of, 0, MaxArms)
	field.Bool(c, "carried", &x.Carried)
}

// Gather makes a wound of portions: the first is its own, the others become its parts.
func (w *Wound) Gather(all []Portion) {
	if len(all) == 0 {
		w.Amount, w.Parts = 0, nil
		return
	}
	x := all[0]
	w.Mask, w.Kin = 0, 0
	w.Type, w.Amount, w.Drive, w.Surge, w.Also, w.Of = x.Type, x.Amount, x.Drive, x.Surge, x.Also, x.Of
	w.Parts = append([]Portion(nil), all[1:]...)
}

// Portions returns all parts of a wound.
func (w *Wound) Portions() []Portion {
	first := Portion{Type: w.Type, Amount: w.Amount, Drive: w.Drive, Surge: w.Surge, Also: w.Also, Of: w.Of}
	return append([]Portion{first}, w.Parts...)
}

// Part returns a wound for one of its parts.
func (w *Wound) Part(x *Portion) Wound {
	o := *w
	o.Mask, o.Of = w.Types(), x.Of
	o.Kin = 0
	for _, y := range w.Portions() {
		if y.Of == x.Of {
			o.Kin |= 1 << y.Type
		}
	}
	o.Type, o.Amount, o.Drive, o.Surge, o.Also, o.Parts, o.Trails = x.Type, x.Amount, x.Drive, x.Surge, x.Also, nil, true
	return o
}

// Types returns every damage type of a wound.
func (w *Wound) Types() uint32 {
	all := w.Mask | 1<<w.Type
	for _, x := range w.Parts {
		all |= 1 << x.Type
	}
	return all
}

// NoteRange counts the misses of a weapon whose misses show where it hits.
func (m *Means) NoteRange(hit bool) {
	switch {
	case m.Arm == nil || m.Weapon.Props&rulebook.Ranging == 0:
	case hit:
		m.Arm.Missed = 0
	default:
		m.Arm.Missed = min(m.Arm.Missed+1, maxMissed)
	}
}

// InjuryFactor returns how much damage makes a degree of injury.
func InjuryFactor(f *Fight, p *Person) int32 {
	x := &f.Book().Injuries
	n := int32(x.Base)
	if x.Ability >= 0 {
		n += int32(f.SheetOf(p).Scores[x.Ability])
	}
	return max(1, n)
}

// Injured reports how far somebody's accumulated damage has risen.
type Injured struct {
	Person       crew.ID
	Die          int8 // for the type
	Type         string
	Harm, Factor int32
	Degrees      int8 // crossed by this wound
}

func (*Injured) Kind() event.Kind { return KindInjured }

// Fields describes an Injured.
func (f *Injured) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "die", &f.Die, 0, 100)
	field.Text(c, "type", &f.Type, rulebook.MaxName)
	field.Int(c, "harm", &f.Harm, 0, MaxPoints)
	field.Int(c, "factor", &f.Factor, 0, MaxPoints)
	field.Int(c, "degrees", &f.Degrees, 0, 100)
}

func (f *Injured) Sentence() say.Text {
	more := [...]say.Text{"no further one", "one more", say.Of("%d more", f.Degrees)}[min(f.Degrees, 2)]
	return say.Of("%s has suffered %d, a degree of injury for each %d: %s (%d, %s).", f.Person.Name(), f.Harm, f.Factor, more, f.Die, f.Type)
}

// TypesOf returns the text for the damage types of a wound.
func TypesOf(f *Fight, w *Wound) say.Text {
	all := []int8{w.Type}
	for _, x := range w.Parts {
		if !slices.Contains(all, x.Type) {
			all = append(all, x.Type)
		}
	}
	return NameTypes(f, all)
}

// NameTypes returns the names of damage types as a text.
func NameTypes(f *Fight, all []int8) (says say.Text) {
	for i, n := range all {
		if i == 0 {
			says = f.Names.Of(f.Book().Types[n])
		} else {
			says = say.Of("%s and %s", says, f.Book().Types[n])
		}
	}
	return says
}

// Cushioned reports whether somebody's layers take all of a wound. Damage that does not
// reach them does not fell them either (FOS-FALL).
func Cushioned(f *Fight, p *Person, w *Wound) bool {
	left := w.Amount
	for n := range f.Book().Layers {
		if l := &f.Book().Layers[n]; !l.Screen && l.Ticks == 0 && !l.Halves && LayerApplies(l, w) {
			_, left = l.Absorb(p.Pools[n].Points, left, w.Type, false)
		}
	}
	return left == 0
}
