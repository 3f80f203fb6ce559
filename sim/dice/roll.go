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
	maxName    = 160 // a message with a name in it, escaped
	maxCause   = 400
)

// Die is one die as it fell.
type Die struct {
	Faces, Value int16
	Dropped      bool     // thrown, but another die counts in its place
	Ruled        bool     // set by the GM or a story, not by chance
	Minus        bool     // taken off the total
	Name         say.Text // what threw it, where that is not the roll itself
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

// Mod is a number added to a roll, and what it comes from.
type Mod struct {
	Name  say.Text
	Value int16
}

// Fields describes a Mod.
func (m *Mod) Fields(c field.Coder) {
	field.Text(c, "name", &m.Name, maxName)
	field.Int(c, "value", &m.Value, -1000, 1000)
}

// Reason is why a d20 is thrown twice: to its advantage, or not.
type Reason struct {
	Name say.Text
	Good bool
}

// Fields describes a Reason.
func (r *Reason) Fields(c field.Coder) {
	field.Text(c, "name", &r.Name, maxName)
	field.Bool(c, "good", &r.Good)
}

// Roll is one roll with everything that explains it. Before it is thrown it
// holds modifiers and reasons; afterwards its dice and its total as well.
type Roll struct {
	Cause   say.Text // "attack", "Destruction save"
	Dice    []Die
	Mods    []Mod
	Reasons []Reason
	Total   int32

	// How it will be thrown; once it is, its dice tell. No part of the record.
	Weighed bool // it never is: of its modifiers only their sum is kept
	More    []More
	Again   int  // each die that shows at most this is thrown once more; 0: none
	Highest bool // every die shows its highest face, and none is thrown
	Burst   bool // each die that shows its highest face brings one more

	sum int // of the modifiers of a weighed roll
}

// More are dice that a roll is thrown with besides its own.
type More struct {
	Name         say.Text
	Count, Faces int
	Minus        bool
}

// Fields describes a Roll.
func (r *Roll) Fields(c field.Coder) {
	field.Text(c, "cause", &r.Cause, maxCause)
	field.List(c, "dice", &r.Dice, maxDice, func(c field.Coder, d *Die) { d.Fields(c) })
	field.List(c, "modifiers", &r.Mods, maxMods, func(c field.Coder, m *Mod) { m.Fields(c) })
	field.List(c, "reasons", &r.Reasons, maxReasons, func(c field.Coder, x *Reason) { x.Fields(c) })
	field.Int(c, "total", &r.Total, -100_000, 100_000)
}

// Add notes a modifier; a zero explains nothing and is left out.
func (r *Roll) Add(name say.Text, value int) {
	switch {
	case r.Weighed:
		r.sum += value
	case value != 0:
		if r.Mods == nil { // most have some
			r.Mods = make([]Mod, 0, 4)
		}
		r.Mods = append(r.Mods, Mod{name, int16(value)})
	}
}

// AddNamed notes one that has a name of its own.
func (r *Roll) AddNamed(name string, value int) {
	switch {
	case r.Weighed:
		r.sum += value
	case value != 0:
		r.Add(say.Name(name), value)
	}
}

// AddDie notes dice to throw besides the roll's own, and to add to it or take off.
func (r *Roll) AddDie(name say.Text, count, faces int, minus bool) {
	r.More = append(r.More, More{name, count, faces, minus})
}

// Advantage notes a reason to throw two d20 and keep the better one.
func (r *Roll) Advantage(why say.Text) { r.Reasons = append(r.Reasons, Reason{why, true}) }

// Disadvantage notes a reason to throw two d20 and keep the worse one.
func (r *Roll) Disadvantage(why say.Text) { r.Reasons = append(r.Reasons, Reason{why, false}) }

// Edge returns +1 with advantage, -1 with disadvantage, and 0 with neither or with
// both, however many reasons there are for each.
func (r *Roll) Edge() int {
	var good, bad int
	for _, x := range r.Reasons {
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
	for _, m := range r.Mods {
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
		first, second := &r.Dice[0], &r.Dice[1]
		if (second.Value > first.Value) == (edge > 0) && second.Value != first.Value {
			first.Dropped = true
		} else {
			second.Dropped = true
		}
	}
	r.throwMore(t)
	return int(r.Total)
}

// ThrowSum throws n dice more and returns the total of all dice and modifiers.
func (r *Roll) ThrowSum(t *Tray, n, faces int) int {
	for range n {
		r.throwAgain(t, More{Faces: faces})
	}
	r.throwMore(t)
	return int(r.Total)
}

// throwMore throws the dice that were noted, and adds everything up.
func (r *Roll) throwMore(t *Tray) {
	for _, m := range r.More {
		for range m.Count {
			r.throwAgain(t, m)
		}
	}
	r.More = nil
	r.total()
}

// throwAgain throws a die of a sum, and once more if it shows too little.
func (r *Roll) throwAgain(t *Tray, m More) {
	if r.Highest {
		r.Dice = append(r.Dice, Die{Faces: int16(m.Faces), Value: int16(m.Faces), Minus: m.Minus, Name: m.Name})
		return
	}
	r.throw(t, m.Faces)
	first := len(r.Dice) - 1
	r.Dice[first].Minus, r.Dice[first].Name = m.Minus, m.Name
	if int(r.Dice[first].Value) <= r.Again && r.Again < m.Faces {
		r.Dice[first].Dropped = true
		r.throw(t, m.Faces)
		r.Dice[first+1].Minus, r.Dice[first+1].Name = m.Minus, m.Name
	}
	if last := len(r.Dice) - 1; r.Burst && int(r.Dice[last].Value) == m.Faces {
		r.throw(t, m.Faces)
		r.Dice[last+1].Minus, r.Dice[last+1].Name = m.Minus, m.Name
	}
}

// ThrowLate throws a die after the roll, adds it or takes it off, and returns the
// new total.
func (r *Roll) ThrowLate(t *Tray, name say.Text, faces int, minus bool) int {
	r.AddDie(name, 1, faces, minus)
	r.throwMore(t)
	return int(r.Total)
}

// AddSecond gives a roll that lies on the table advantage: one more d20 is thrown, and
// the better counts. Where it had disadvantage, the two cancel, and the die that
// was thrown first counts.
func (r *Roll) AddSecond(t *Tray, why say.Text) int {
	was := r.Edge()
	r.Advantage(why)
	switch now := r.Edge(); {
	case now > was && was < 0 && len(r.Dice) > 1:
		r.Dice[0].Dropped, r.Dice[1].Dropped = false, true
	case now > was && was == 0:
		r.insert(t)
		if r.Dice[1].Value > r.Dice[0].Value {
			r.Dice[0].Dropped = true
		} else {
			r.Dice[1].Dropped = true
		}
	}
	r.total()
	return int(r.Total)
}

// Reroll throws again the d20 of a roll that lies on the table, and what it then shows
// counts.
func (r *Roll) Reroll(t *Tray, name say.Text) int {
	for i := range r.Dice {
		r.Dice[i].Dropped = r.Dice[i].Dropped || r.Dice[i].Faces == 20
	}
	r.insert(t)
	r.Dice[0], r.Dice[1] = r.Dice[1], r.Dice[0]
	r.Dice[0].Name = name
	r.total()
	return int(r.Total)
}

// First returns the die that was thrown first.
func (r *Roll) First() int {
	if len(r.Dice) == 0 {
		return 0
	}
	return int(r.Dice[0].Value)
}

// insert throws a d20 and lays it beside the first.
func (r *Roll) insert(t *Tray) {
	r.throw(t, 20)
	last := r.Dice[len(r.Dice)-1]
	copy(r.Dice[2:], r.Dice[1:])
	r.Dice[1] = last
}

// TurnTo makes the die that counts show another face, and returns the new total.
func (r *Roll) TurnTo(name say.Text, value int) int {
	for i := range r.Dice {
		if d := &r.Dice[i]; !d.Dropped {
			faces := d.Faces
			d.Dropped = true
			turned := Die{Faces: faces, Value: int16(value), Name: name}
			r.Dice = append(r.Dice[:i], append([]Die{turned}, r.Dice[i:]...)...)
			break
		}
	}
	r.total()
	return int(r.Total)
}

// ThrowLower throws two dice, keeps the lower one, and returns the total.
func (r *Roll) ThrowLower(t *Tray, faces int) int {
	r.throw(t, faces)
	r.throw(t, faces)
	if r.Dice[0].Value > r.Dice[1].Value {
		r.Dice[0].Dropped = true
	} else {
		r.Dice[1].Dropped = true
	}
	r.total()
	return int(r.Total)
}

// ThrowHigher throws two dice, keeps the higher one, and returns the total.
func (r *Roll) ThrowHigher(t *Tray, faces int) int {
	r.throw(t, faces)
	r.throw(t, faces)
	if r.Dice[0].Value < r.Dice[1].Value {
		r.Dice[0].Dropped = true
	} else {
		r.Dice[1].Dropped = true
	}
	r.total()
	return int(r.Total)
}

// Natural returns the die that counts, before modifiers: of a d20 check, the d20.
func (r *Roll) Natural() int {
	for _, d := range r.Dice {
		if !d.Dropped {
			return int(d.Value)
		}
	}
	return 0
}

func (r *Roll) throw(t *Tray, faces int) {
	v, ruled := t.throwFor(faces, r.Cause)
	if r.Dice == nil { // most throw a few
		r.Dice = make([]Die, 0, 4)
	}
	r.Dice = append(r.Dice, Die{Faces: int16(faces), Value: int16(v), Ruled: ruled && !t.script})
}

func (r *Roll) total() {
	sum := r.Bonus()
	for _, d := range r.Dice {
		switch {
		case d.Dropped:
		case d.Minus:
			sum -= int(d.Value)
		default:
			sum += int(d.Value)
		}
	}
	r.Total = int32(sum)
}

// String explains the roll: "d20 14, dropped 3 (advantage: Direct) + 2 proficiency + 1
// Dexterity = 17".
func (r *Roll) String() string { return say.English(r.Text(), nil) }

// Text explains the roll.
func (r *Roll) Text() say.Text {
	parts := append(r.diceTexts(), r.reasonTexts()...)
	for _, m := range r.Mods {
		switch {
		case len(parts) == 0 && m.Value >= 0:
			parts = append(parts, say.Amount(m.Value, m.Name))
		case m.Value < 0:
			parts = append(parts, say.Name(fmt.Sprintf(" - %d ", -m.Value)), m.Name)
		default:
			parts = append(parts, say.Name(fmt.Sprintf(" + %d ", m.Value)), m.Name)
		}
	}
	if len(r.Mods) > 0 || len(r.Dice) > 1 {
		parts = append(parts, say.Name(fmt.Sprintf(" = %d", r.Total)))
	}
	return sum(parts)
}

// sum puts the parts of a sum one behind the other, as they were thrown and added.
func sum(parts []say.Text) say.Text {
	values := make([]any, len(parts))
	for i, t := range parts {
		values[i] = t
	}
	return say.Of(say.Text(strings.Repeat("%s", len(parts))), values...)
}

func (r *Roll) diceTexts() (parts []say.Text) {
	var last Die
	named := func() { // equal dice are named once, behind the last of them
		if last.Name != "" {
			parts = append(parts, say.Name(" "), last.Name)
		}
	}
	for _, d := range r.Dice {
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
	for _, d := range r.Dice {
		if d.Dropped {
			parts = append(parts, say.Of(", dropped %d", d.Value))
		}
	}
	return parts
}

func (r *Roll) reasonTexts() (parts []say.Text) {
	for _, good := range [2]bool{true, false} {
		var names []say.Text
		for _, x := range r.Reasons {
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
