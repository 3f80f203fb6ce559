package dice

import (
	"fmt"
	"strings"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Limits of a roll on the wire and in the journal.
const (
	maxDice    = 128
	maxMods    = 16
	maxReasons = 16
	maxTotal   = 100_000
	maxName    = 160 // a message with a name in it, escaped
	maxCause   = 400
)

// Die is a die that was thrown.
type Die struct {
	Faces, Value int16
	Dropped      bool     // thrown, but another die counts instead
	Ruled        bool     // set by the GM or a story, not by chance
	Minus        bool     // taken off the total
	Name         say.Text // what threw it, if not the roll itself
}

// Fields describes a Die.
func (d *Die) Fields(c field.Coder) {
	field.Int(c, "faces", &d.Faces, 1, MaxFaces)
	field.Int(c, "value", &d.Value, 1, MaxFaces)
	field.Bool(c, "dropped", &d.Dropped)
	field.Bool(c, "ruled", &d.Ruled)
	field.Bool(c, "minus", &d.Minus)
	field.Text(c, "name", &d.Name, maxName)
}

// Mod is a number added to a roll, and its source.
type Mod struct {
	Name  say.Text
	Value int32
}

// Fields describes a Mod.
func (m *Mod) Fields(c field.Coder) {
	field.Text(c, "name", &m.Name, maxName)
	field.Int(c, "value", &m.Value, -maxTotal, maxTotal)
}

// Reason is a reason to throw a d20 twice, for advantage or disadvantage.
type Reason struct {
	Name say.Text
	Good bool
}

// Fields describes a Reason.
func (r *Reason) Fields(c field.Coder) {
	field.Text(c, "name", &r.Name, maxName)
	field.Bool(c, "good", &r.Good)
}

// Roll is one roll with everything that explains it. Before it is thrown it has modifiers
// and reasons; afterwards its dice and its total as well.
type Roll struct {
	Cause   say.Text // "attack", "Destruction save"
	Dice    field.Few[Die]
	Mods    field.Few[Mod]
	Reasons field.Few[Reason]
	Total   int32

	// How it will be thrown. This is not part of the record: after the throw, the dice
	// show it.
	Weighed bool // never thrown, so that only the sum of its modifiers is kept
	Highest bool // every die shows its highest face without being thrown
	Burst   bool // each die that shows its highest face brings one more
	Again   int  // each die that shows at most this is thrown again; 0: none
	More    []More

	sum int // of the modifiers of a weighed roll
}

// More are dice thrown in addition to a roll's own.
type More struct {
	Name         say.Text
	Count, Faces int
	Minus        bool
}

// Fields describes a Roll.
func (r *Roll) Fields(c field.Coder) {
	field.Text(c, "cause", &r.Cause, maxCause)
	field.ListFew(c, "dice", &r.Dice, maxDice, func(c field.Coder, d *Die) { d.Fields(c) })
	field.ListFew(c, "modifiers", &r.Mods, maxMods, func(c field.Coder, m *Mod) { m.Fields(c) })
	field.ListFew(c, "reasons", &r.Reasons, maxReasons, func(c field.Coder, x *Reason) { x.Fields(c) })
	field.Int(c, "total", &r.Total, -maxTotal, maxTotal)
}

// Add adds a modifier. A zero explains nothing and is left out.
func (r *Roll) Add(name say.Text, value int) {
	switch {
	case r.Weighed:
		r.sum += value
	case value != 0:
		r.Mods.Add(Mod{name, int32(value)})
	}
}

// AddNamed adds a modifier with a name of its own, whose text is cached in names.
func (r *Roll) AddNamed(names *say.NameTexts, name string, value int) {
	switch {
	case r.Weighed:
		r.sum += value
	case value != 0:
		r.Add(names.Of(name), value)
	}
}

// AddLate adds a modifier to a thrown roll.
func (r *Roll) AddLate(name say.Text, value int) {
	r.Add(name, value)
	r.total()
}

// AddDie adds dice to throw in addition to the roll's own, which are added or subtracted.
func (r *Roll) AddDie(name say.Text, count, faces int, minus bool) {
	r.More = append(r.More, More{name, count, faces, minus})
}

// Advantage adds a reason to throw two d20 and keep the better one.
func (r *Roll) Advantage(why say.Text) { r.Reasons.Add(Reason{why, true}) }

// Disadvantage adds a reason to throw two d20 and keep the worse one.
func (r *Roll) Disadvantage(why say.Text) { r.Reasons.Add(Reason{why, false}) }

// Edge returns +1 for advantage, -1 for disadvantage, and 0 for neither or both, however
// many reasons there are for each.
func (r *Roll) Edge() int {
	var good, bad int
	for _, x := range r.Reasons.All() {
		if x.Good {
			good = 1
		} else {
			bad = 1
		}
	}
	return good - bad
}

// Bonus returns the sum of the modifiers.
func (r *Roll) Bonus() int {
	sum := r.sum
	for _, m := range r.Mods.All() {
		sum += int(m.Value)
	}
	return sum
}

// ThrowD20 throws the roll as a d20 check and returns its total.
func (r *Roll) ThrowD20(t *Tray) int {
	edge := r.Edge()
	r.throw(t, 20)
	if edge != 0 {
		r.throw(t, 20)
		first, second := &r.Dice.All()[0], &r.Dice.All()[1]
		if (second.Value > first.Value) == (edge > 0) && second.Value != first.Value {
			first.Dropped = true
		} else {
			second.Dropped = true
		}
	}
	r.throwMore(t)
	return int(r.Total)
}

// ThrowSum throws n more dice and returns the total of all dice and modifiers.
func (r *Roll) ThrowSum(t *Tray, n, faces int) int {
	for range n {
		r.throwAgain(t, More{Faces: faces})
	}
	r.throwMore(t)
	return int(r.Total)
}

// throwMore throws the additional dice, and adds everything up.
func (r *Roll) throwMore(t *Tray) {
	for _, m := range r.More {
		for range m.Count {
			r.throwAgain(t, m)
		}
	}
	r.More = nil
	r.total()
}

// throwAgain throws a die of a sum, and throws it again if it shows too little.
func (r *Roll) throwAgain(t *Tray, m More) {
	if r.Highest {
		r.Dice.Add(Die{Faces: int16(m.Faces), Value: int16(m.Faces), Minus: m.Minus, Name: m.Name})
		return
	}
	d := r.throwOf(t, m)
	if int(d.Value) <= r.Again && r.Again < m.Faces {
		d.Dropped = true
		d = r.throwOf(t, m)
	}
	if r.Burst && int(d.Value) == m.Faces {
		r.throwOf(t, m)
	}
}

// throwOf throws one of the additional dice, and returns it.
func (r *Roll) throwOf(t *Tray, m More) *Die {
	d := r.throw(t, m.Faces)
	d.Minus, d.Name = m.Minus, m.Name
	return d
}

// ThrowLate throws a die after the roll, adds or subtracts it, and returns the new total.
func (r *Roll) ThrowLate(t *Tray, name say.Text, faces int, minus bool) int {
	r.AddDie(name, 1, faces, minus)
	r.throwMore(t)
	return int(r.Total)
}

// AddSecond gives a thrown roll advantage: another d20 is thrown, and the better one
// counts. If the roll had disadvantage, the two cancel, and the die that was thrown first
// counts.
func (r *Roll) AddSecond(t *Tray, why say.Text) int {
	was := r.Edge()
	r.Advantage(why)
	switch now := r.Edge(); {
	case now > was && was < 0 && r.Dice.Len() > 1:
		all := r.Dice.All()
		all[0].Dropped, all[1].Dropped = false, true
	case now > was && was == 0:
		r.insert(t, 1)
		if all := r.Dice.All(); all[1].Value > all[0].Value {
			all[0].Dropped = true
		} else {
			all[1].Dropped = true
		}
	}
	return r.total()
}

// Reroll throws the d20 of a thrown roll again. The new result counts.
func (r *Roll) Reroll(t *Tray, name say.Text) int {
	all := r.Dice.All()
	for i := range all {
		all[i].Dropped = all[i].Dropped || all[i].Faces == 20
	}
	r.insert(t, 0).Name = name
	return r.total()
}

// First returns the die that was thrown first.
func (r *Roll) First() int {
	if r.Dice.Len() == 0 {
		return 0
	}
	return int(r.Dice.All()[0].Value)
}

// insert throws a d20, inserts it at an index among the dice, and returns it.
func (r *Roll) insert(t *Tray, at int) *Die {
	r.throw(t, 20)
	all := r.Dice.All()
	last := all[len(all)-1]
	copy(all[at+1:], all[at:])
	all[at] = last
	return &all[at]
}

// TurnTo makes the die that counts show another face, and returns the new total.
func (r *Roll) TurnTo(name say.Text, value int) int {
	for i := range r.Dice.All() {
		if d := &r.Dice.All()[i]; !d.Dropped {
			d.Dropped = true
			r.Dice.Insert(i, Die{Faces: d.Faces, Value: int16(value), Name: name})
			break
		}
	}
	return r.total()
}

// ThrowLower throws two dice, keeps the lower one, and returns the total.
func (r *Roll) ThrowLower(t *Tray, faces int) int {
	first, second := r.throwTwo(t, faces)
	first.Dropped = first.Value > second.Value
	second.Dropped = !first.Dropped
	return r.total()
}

// ThrowHigher throws two dice, keeps the higher one, and returns the total.
func (r *Roll) ThrowHigher(t *Tray, faces int) int {
	first, second := r.throwTwo(t, faces)
	first.Dropped = first.Value < second.Value
	second.Dropped = !first.Dropped
	return r.total()
}

// throwTwo throws the first two dice of a roll.
func (r *Roll) throwTwo(t *Tray, faces int) (first, second *Die) {
	r.throw(t, faces)
	r.throw(t, faces)
	return &r.Dice.All()[0], &r.Dice.All()[1]
}

// Natural returns the die that counts, before modifiers: for a d20 check, the d20.
func (r *Roll) Natural() int {
	for _, d := range r.Dice.All() {
		if !d.Dropped {
			return int(d.Value)
		}
	}
	return 0
}

// throw throws a die and returns it. It may be changed until the next one is thrown.
func (r *Roll) throw(t *Tray, faces int) *Die {
	v, ruled := t.throwFor(faces, r.Cause)
	r.Dice.Add(Die{Faces: int16(faces), Value: int16(v), Ruled: ruled && !t.script})
	return &r.Dice.All()[r.Dice.Len()-1]
}

// total works out the total, and returns it.
func (r *Roll) total() int {
	sum := r.Bonus()
	for _, d := range r.Dice.All() {
		switch {
		case d.Dropped:
		case d.Minus:
			sum -= int(d.Value)
		default:
			sum += int(d.Value)
		}
	}
	r.Total = int32(sum)
	return sum
}

// String explains the roll: "d20 14, dropped 3 (advantage: Direct) + 2 proficiency + 1
// Dexterity = 17". A number that stands alone is its own total.
func (r *Roll) String() string { return say.English(r.Text(), nil) }

// Text explains the roll.
func (r *Roll) Text() say.Text {
	parts := append(r.diceTexts(), r.reasonTexts()...)
	for _, m := range r.Mods.All() {
		switch {
		case len(parts) > 0 || m.Value < 0:
			parts = append(parts, m.sign(), m.Name)
		case m.Name == "":
			parts = append(parts, say.Name(fmt.Sprint(m.Value)))
		default:
			parts = append(parts, say.Amount(m.Value, m.Name))
		}
	}
	if r.Mods.Len()+r.Dice.Len() > 1 {
		parts = append(parts, say.Name(fmt.Sprintf(" = %d", r.Total)))
	}
	return sum(parts)
}

// sign returns the text for a modifier's number with its sign.
func (m *Mod) sign() say.Text {
	if m.Value < 0 {
		return say.Name(fmt.Sprintf(" - %d ", -m.Value))
	}
	return say.Name(fmt.Sprintf(" + %d ", m.Value))
}

// NoteChange adds a change of a number to a list with one entry for each name.
func NoteChange(list *field.Few[Mod], name say.Text, by int32) {
	if by == 0 {
		return
	}
	all := list.All()
	for i := range all {
		if all[i].Name == name || i == maxMods-1 {
			all[i].Value += by
			return
		}
	}
	list.Add(Mod{name, by})
}

// NoteChanges adds a list of changes to another.
func NoteChanges(list *field.Few[Mod], more *field.Few[Mod]) {
	for _, m := range more.All() {
		NoteChange(list, m.Name, m.Value)
	}
}

// ChangesField describes a list of changes.
func ChangesField(c field.Coder, list *field.Few[Mod]) {
	field.ListFew(c, "changes", list, maxMods, func(c field.Coder, m *Mod) { m.Fields(c) })
}

// ChangesText returns the text for how a number has been changed, such as "6 - 2 Snap Roll", or
// "" if nothing has changed it.
func ChangesText(now int32, list *field.Few[Mod]) say.Text {
	if list.Len() == 0 {
		return ""
	}
	for _, m := range list.All() {
		now -= m.Value
	}
	parts := []say.Text{say.Name(fmt.Sprint(now))}
	for _, m := range list.All() {
		parts = append(parts, m.sign(), m.Name)
	}
	return sum(parts)
}

// sum joins the terms of a sum, in the order in which they were thrown and added.
func sum(parts []say.Text) say.Text {
	values := make([]any, len(parts))
	for i, t := range parts {
		values[i] = t
	}
	return say.Of(say.Text(strings.Repeat("%s", len(parts))), values...)
}

func (r *Roll) diceTexts() (parts []say.Text) {
	var last Die
	named := func() { // equal dice are named once, after the last of them
		if last.Name != "" {
			parts = append(parts, say.Name(" "), last.Name)
		}
	}
	for _, d := range r.Dice.All() {
		if d.Dropped {
			continue
		}
		if d.Faces != last.Faces || d.Name != last.Name || d.Minus || last.Minus {
			named()
		}
		switch {
		case last.Faces == 0 && !d.Minus:
			parts = append(parts, say.Of("d%d %d", d.Faces, d.Value))
		case d.Minus:
			parts = append(parts, say.Of(", less d%d %d", d.Faces, d.Value))
		case d.Faces != last.Faces || d.Name != last.Name || last.Minus:
			parts = append(parts, say.Of(", d%d %d", d.Faces, d.Value))
		default:
			parts = append(parts, say.Name(fmt.Sprintf("+%d", d.Value)))
		}
		if d.Ruled {
			parts = append(parts, " (GM)")
		}
		last = d
	}
	named()
	for _, d := range r.Dice.All() {
		if d.Dropped {
			parts = append(parts, say.Of(", dropped %d", d.Value))
		}
	}
	return parts
}

func (r *Roll) reasonTexts() (parts []say.Text) {
	for _, good := range [2]bool{true, false} {
		var names []say.Text
		for _, x := range r.Reasons.All() {
			if x.Good == good {
				names = append(names, x.Name)
			}
		}
		switch {
		case names == nil:
		case good:
			parts = append(parts, say.Of(" (advantage: %s)", say.List(names)))
		default:
			parts = append(parts, say.Of(" (disadvantage: %s)", say.List(names)))
		}
	}
	return parts
}
