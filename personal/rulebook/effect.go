package rulebook

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/dice"
)

// Effect is what a power or a device does: whom it is for, how it is resolved, and then
// one operation after another.
type Effect struct {
	Scope
	Contest
	Type    int8 // of its damage
	Bypass  bool // its damage bypasses what can be bypassed
	AddMod  bool // the casting ability is added to its damage and its healing
	Ends    Ends // of what it causes
	Rounds  int8
	Largest int8 // how many sizes, from the smallest, it can move or put into a condition; 0: all
	Do      Operations
	Stays   *Stays // its lasting area; nil: none
}

// Scope is whom an effect is for.
type Scope struct {
	Range   int16 // units; 0: the user alone, or somebody within reach
	Shape   Shape
	Size    int16   // of the area, units
	Swells  int16   // units added to Size for each level of the slot above the power's
	Count   int8    // leaps, areas that a thing is thrown at, or friends at most
	Wider   int8    // added to Count for each level of the slot above the power's
	Foes    bool    // an area spares friends
	Friends bool    // an area is only for friends, at most Count of them
	Own     bool    // affects its user, whoever is named
	Kinds   uint32  // bits of Sheet.Kind of possible targets; 0: all
	Spares  uint32  // and of impossible ones
	Only    []int16 // conditions one of which the target must have, caused by the user; empty: any
	Anyones bool    // caused by anybody
	Rushes  bool    // the user first moves to the target, or to the place
}

// Contest is how an effect is resolved.
type Contest struct {
	Aim      Aim
	Bonus    int8   // to hit
	Ability  int8   // of the save
	DC       int8   // of the save; 0: that of its source
	Unaided  bool   // no ability adds to the DC of its save
	Together bool   // one attack roll for everybody whom it reaches
	Half     bool   // a successful save takes half
	Whole    bool   // a successful save avoids everything but the damage
	Core     int16  // units from its middle within which nobody can save
	Helped   uint16 // layers whose points give advantage on the save
}

// IsForPlace reports whether an effect does nothing to people: it is for the place that it is
// aimed at, or for the way there.
func (e *Effect) IsForPlace() bool {
	return !slices.ContainsFunc(e.Do, func(x Operation) bool { _, fetches := x.(*FetchOp); return !fetches })
}

// Moves reports whether an effect can move somebody of a size, or put them into its
// condition.
func (e *Effect) Moves(size int8) bool { return e.Largest == 0 || size < e.Largest }

// Brings returns the condition that an effect puts its target into, or -1.
func (e *Effect) Brings() int16 {
	if x := Find[*AfflictOp](e); x != nil {
		return x.Condition
	}
	return -1
}

// WithCondition returns a copy of an effect with another condition.
func (e *Effect) WithCondition(condition int16) Effect {
	other := *e
	other.Do = slices.DeleteFunc(slices.Clone(e.Do), func(x Operation) bool { _, brings := x.(*AfflictOp); return brings })
	other.Do = append(other.Do, &AfflictOp{Condition: condition})
	return other
}

// Lends returns the layer to which an effect gives points, or -1.
func (e *Effect) Lends() int8 {
	if x := Find[*GiveOp](e); x != nil {
		return x.Layer
	}
	return -1
}

// Aimed returns the target of an effect if somebody is named: 0 if it affects only its
// user.
func (e *Effect) Aimed(id crew.ID) crew.ID {
	if e.Own {
		return 0
	}
	return id
}

// Names reports whether an effect needs a named target: it has no area, and is not for
// its user if nobody is named.
func (e *Effect) Names() bool {
	return !e.Own && (e.Shape == NoArea || e.Shape == Leaps) && (e.Range > 0 || e.Harms())
}

// Blasts returns how many places an effect is aimed at.
func (e *Effect) Blasts() int8 {
	switch {
	case e.Stays != nil && e.Stays.Later:
		return 0
	case e.Shape == Sphere || e.Shape == Cube:
		return max(1, e.Count)
	}
	return 1
}

// Shape is the shape of an area.
type Shape uint8

// The shapes. A place is the square at their centre.
const (
	NoArea   Shape = iota
	Sphere         // all within a distance of a place
	Cone           // from its maker, as wide as it is long
	Cube           // with sides of a length, around a place
	Leaps          // a first target and a number of others nearby
	Around         // all within a distance of its maker
	Line           // from its maker, a square wide
	Crossing       // all within a distance of the upper left corner of a square
	Wall           // a square wide, across the way from its maker to a place
	lastArea = Wall
)

var ShapeNames = [...]string{"none", "sphere", "cone", "cube", "leaps", "around", "line", "crossing", "wall"}

// IsAroundMaker reports whether an area starts at its maker, and spares them.
func (s Shape) IsAroundMaker() bool { return s == Cone || s == Around || s == Line }

// Aim is how a power or a device is resolved.
type Aim uint8

// The aims.
const (
	NoRoll Aim = iota
	ByAttack
	ByTouch // a melee attack
	BySave
	lastAim = BySave
)

var aimNames = [...]string{"none", "attack", "touch", "save"}

// Harms reports whether an effect is something not done to a friend.
func (e *Effect) Harms() bool { return e.Aim != NoRoll || e.Damages() }

// Damages reports whether an effect has damage.
func (e *Effect) Damages() bool {
	x := Find[*DamageOp](e)
	return x != nil && x.Dice != (dice.Dice{}) || Has[*SpendOp](e) || Has[*TouchOp](e)
}

// Covers reports whether an area with a reach in squares covers a square. It surrounds
// its middle; a cone goes from there towards a square, and a cube begins at one.
func (s Shape) Covers(middle, at, q deckplan.Square, reach int16) bool {
	switch s {
	case Cube:
		dx, dy := q.X-at.X, q.Y-at.Y
		return dx >= 0 && dy >= 0 && dx < reach && dy < reach
	case Cone:
		return deckplan.InCone(middle, at, q, reach)
	case Line:
		return deckplan.InLine(middle, at, q, reach)
	}
	if s == Wall {
		dx, dy := q.X-middle.X, q.Y-middle.Y
		if across(middle, at) {
			dx, dy = dy, dx
		}
		return dx == 0 && dy >= -reach/2 && dy <= (reach-1)/2
	}
	if s == Crossing {
		dx, dy := q.X-at.X, q.Y-at.Y
		return dx >= -reach && dy >= -reach && dx < reach && dy < reach
	}
	return deckplan.Near(middle, q) <= reach
}

// across reports whether a wall at a place runs east and west, if its maker stands on
// another square.
func across(place, from deckplan.Square) bool {
	dx, dy := place.X-from.X, place.Y-from.Y
	return dy*dy > dx*dx
}

// Stays is how the area of a power remains in effect: while its maker concentrates, or
// for its rounds.
type Stays struct {
	Later   bool  // it does nothing when it is made
	Starts  bool  // affects people who begin a turn in it
	Ends    bool  // affects people who end a turn in it
	Enters  bool  // affects people who enter it, or whom it reaches, for the first time in a turn
	Rough   bool  // is difficult ground
	Follows bool  // moves with its maker
	Rolls   int16 // units that it moves at the start of each turn of its maker
	Grows   int16 // units by which it grows at the start of each round
	Wall    bool  // nobody walks, sees or shoots through it
	Rounds  int16 // 0: as long as its maker concentrates
	Within  int16 // condition of people in it; -1: none
	Burden  int16 // of its maker; -1: none
}
