// Package modifier holds modifiers of rolls and numbers, in space and on foot: how they
// change them, how modifiers of one name stack, and how they are told.
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
	Less     // N dice of Faces are subtracted
	Times    // N halves: 1 halves, 4 doubles, 0 reduces to 0
	Again    // damage dice that show N or less are thrown again
	Critical // a d20 of N or more is a critical hit
	Harder   // a critical hit throws the weapon's dice N times more, a ram N Hit Dice more
	Highest  // damage dice show their highest faces
	Late     // N dice of Faces can be added after the throw
	Natural  // the d20 can be set to N after the throw
	Sure     // N is added after the throw
	Second   // advantage after the throw
	Reroll   // the d20 is rerolled after the throw if it shows N or less, or with N 0 whatever it shows
	Burst    // damage dice that show their highest face are thrown again, and both count
	Enough   // whatever is lacking is added after the throw
	Resist   // damage is resisted, once however many reasons there are
	Least    // a Hit Die for the hull gives at least N
	Milder   // saves for half damage avoid all of it, and failures take half
	Instead  // a check replaces the number, if it is higher
	BySkill  // a check uses this skill
	LastHow  = BySkill
)

// Ways are the names of the ways in files, in order.
var Ways = [...]string{
	"advantage", "disadvantage", "plus", "die", "less", "times", "again", "critical", "harder", "highest", "late", "natural", "sure",
	"second", "reroll", "burst", "enough", "resist", "least", "milder", "instead", "by-skill",
}

// Late reports whether a change waits until after the throw.
func (h How) Late() bool {
	return h == Late || h == Natural || h == Sure || h == Second || h == Reroll || h == Enough
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

// Lean returns advantage if good is true, and otherwise disadvantage.
func Lean(good bool) Modifier {
	if good {
		return Helps
	}
	return Hinders
}

// Note adds a modifier to a roll that is still to be thrown, under the name of its
// source. Numbers and dice of one name add up; advantage of one name is noted, and told,
// once (HOE-ADV). Modifiers that wait for the throw, or do not apply to rolls, are left
// out.
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

// Reversed returns what a modifier of a roll is for the opposing roll, which is thrown
// instead: what helps the one hinders the other.
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

// Lowers reports whether a modifier reduces a roll or a number.
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

// Scale multiplies a fraction, if the modifier multiplies.
func (m Modifier) Scale(f damage.Fraction) damage.Fraction {
	if m.How == Times {
		return f.Times(int64(m.N), 2)
	}
	return f
}

// Tally applies modifiers to a number that is not rolled: additions first, then
// multiplications, rounded down once.
type Tally struct {
	plus  int64
	times damage.Fraction
}

// Note adds a modifier to the tally; unit is the unit of additions.
func (t *Tally) Note(m Modifier, unit int64) {
	if m.How == Plus {
		t.plus += int64(m.N) * unit
	}
	if t.times.Den == 0 {
		t.times = damage.Whole()
	}
	t.times = m.Scale(t.times)
}

// Of returns a number changed by the modifiers.
func (t Tally) Of(n int64) int64 {
	if n += t.plus; t.times.Den == 0 {
		return n
	}
	return t.times.Of(n)
}
