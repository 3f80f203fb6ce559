// Package modifier is what bears on a roll or a number, in space and on foot: how it
// changes it, what of one name stacks, and how it is told.
package modifier

import (
	"slices"

	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// How is the way in which a modifier changes a roll or a number.
type How uint8

// The ways.
const (
	Advantage How = iota
	Disadvantage
	Plus     // N is added
	Die      // N dice of Faces are added
	Less     // N dice of Faces are taken off
	Times    // N halves: 1 halves, 4 doubles, 0 leaves nothing
	Again    // damage dice that show N or less are thrown once more
	Critical // a d20 of N or more is a critical hit
	Harder   // a critical hit throws the weapon's dice N times more, a ram N Hit Dice more
	Highest  // damage dice show their highest faces
	Late     // N dice of Faces can be added once the roll lies on the table
	Natural  // the d20 can be made to show N then
	Sure     // N is added once the roll lies on the table
	Second   // it has advantage, once it lies on the table
	Anew     // the d20 is thrown anew once it lies on the table, where it shows N or less, or with N 0 whatever it shows
	Burst    // damage dice that show their highest face are thrown once more, and both count
	Enough   // whatever is lacking is added once the roll lies on the table
	Resist   // damage is resisted: with whatever else resists it, once
	Least    // a Hit Die that mends comes to N at least
	Milder   // of damage that a save halves, half is none and all is half
	Instead  // a check takes the place of the number, where it is more
	BySkill  // a check is one of this skill
	LastHow  = BySkill
)

// Ways are the ways as files write them, in their order.
var Ways = [...]string{
	"advantage", "disadvantage", "plus", "die", "less", "times", "again", "critical", "harder", "highest", "late", "natural", "sure",
	"second", "anew", "burst", "enough", "resist", "least", "milder", "instead", "by-skill",
}

// Late reports whether a change waits until the roll lies on the table.
func (h How) Late() bool {
	return h == Late || h == Natural || h == Sure || h == Second || h == Anew || h == Enough
}

// Modifier is one change of a roll or a number.
type Modifier struct {
	How   How
	N     int16
	Faces int8
}

// Advantages and disadvantages need no number.
var (
	Helps   = Modifier{How: Advantage}
	Hinders = Modifier{How: Disadvantage}
)

// Lean returns advantage where good is true, and else disadvantage.
func Lean(good bool) Modifier {
	if good {
		return Helps
	}
	return Hinders
}

// Note puts a modifier into a roll that is still to be thrown, by the name of what it
// comes from. Numbers and dice of one name add up; advantage of one name is noted, and
// told, once (HOE-ADV). What waits for the throw, or is no matter of one, is left out.
func (m Modifier) Note(r *dice.Roll, name say.Text) {
	switch m.How {
	case Advantage, Disadvantage:
		if x := (dice.Reason{Name: name, Good: m.How == Advantage}); !slices.Contains(r.Reasons.All(), x) {
			r.Reasons.Add(x)
		}
	case Plus:
		r.Add(name, int(m.N))
	case Die, Less:
		r.AddDie(name, int(m.N), int(m.Faces), m.How == Less)
	case Again:
		r.Again = max(r.Again, int(m.N))
	case Burst:
		r.Burst = true
	case Highest:
		r.Highest = true
	}
}

// Reversed returns what a modifier of a roll is to the roll against it, which is thrown
// in its place: what helps the one hinders the other.
func (m Modifier) Reversed() Modifier {
	switch m.How {
	case Advantage:
		m.How = Disadvantage
	case Disadvantage:
		m.How = Advantage
	case Die:
		m.How = Less
	case Less:
		m.How = Die
	case Plus:
		m.N = -m.N
	}
	return m
}

// Lowers reports whether a modifier makes a roll or a number less.
func (m Modifier) Lowers() bool {
	switch m.How {
	case Disadvantage, Less, Resist:
		return true
	case Times:
		return m.N < 2
	case Plus:
		return m.N < 0
	}
	return false
}

// Scale multiplies a fraction where the modifier multiplies.
func (m Modifier) Scale(f damage.Fraction) damage.Fraction {
	if m.How == Times {
		return f.Times(int64(m.N), 2)
	}
	return f
}

// Tally is what modifiers make of a number that nobody rolls: what is added first, then
// what multiplies, rounded down once.
type Tally struct {
	plus  int64
	times damage.Fraction
}

// Note takes a modifier in; it adds in units of the number.
func (t *Tally) Note(m Modifier, unit int64) {
	if m.How == Plus {
		t.plus += int64(m.N) * unit
	}
	if t.times.Den == 0 {
		t.times = damage.Whole()
	}
	t.times = m.Scale(t.times)
}

// Of returns a number as the modifiers leave it.
func (t Tally) Of(n int64) int64 {
	if n += t.plus; t.times.Den == 0 {
		return n
	}
	return t.times.Of(n)
}
