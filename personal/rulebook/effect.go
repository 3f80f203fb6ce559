package rulebook

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/dice"
)

// Effect is what a power or a device does: whom it is for, how it finds whether it
// works on them, and then one operation after another.
type Effect struct {
	Scope
	Contest
	Type    int8 // of its damage
	Bypass  bool // its damage passes what may be bypassed
	AddMod  bool // the casting ability is added to its damage and its healing
	Ends    Ends // of what it brings about
	Rounds  int8
	Largest int8 // how many sizes it moves or puts into a condition, from the smallest; 0: all
	Do      Operations
	Stays   *Stays // its area goes on; nil: it does not
}

// Scope is whom an effect is for.
type Scope struct {
	Range   int16 // units; 0: the user alone, or somebody within touch
	Shape   Shape
	Size    int16   // of the area, units
	Swells  int16   // units more of Size for each level of the slot above the power's
	Count   int8    // leaps, areas that a thing is thrown at, or friends at most
	Wider   int8    // more of Count for each level of the slot above the power's
	Foes    bool    // an area spares friends
	Friends bool    // an area is for friends alone, so many of them at most as Count says
	Own     bool    // works on its user, no matter who is named
	Kinds   uint32  // bits of Sheet.Kind of those whom it can be for; 0: all
	Spares  uint32  // and of those whom it cannot
	Only    []int16 // conditions one of which the target must be in, by the user's doing; none: any
	Anyones bool    // or by anybody's
	Rushes  bool    // the user comes to the target, or to the place, first
}

// Contest is how an effect finds whether it works.
type Contest struct {
	Aim      Aim
	Bonus    int8   // to hit
	Ability  int8   // of the save
	DC       int8   // of the save, where it is its own; 0: that of its source
	Unaided  bool   // no ability adds to the number of its save
	Together bool   // one attack roll for all whom it reaches
	Half     bool   // a successful save takes half
	Whole    bool   // a successful save spares from all but the damage
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

// WithCondition returns an effect that is the same but for the condition that it brings.
func (e *Effect) WithCondition(condition int16) Effect {
	other := *e
	other.Do = slices.DeleteFunc(slices.Clone(e.Do), func(x Operation) bool { _, brings := x.(*AfflictOp); return brings })
	other.Do = append(other.Do, &AfflictOp{Condition: condition})
	return other
}

// Lends returns the layer that an effect gives points of, or -1.
func (e *Effect) Lends() int8 {
	if x := Find[*GiveOp](e); x != nil {
		return x.Layer
	}
	return -1
}

// Aimed returns the target of an effect when somebody is named: nobody, if it is on its
// user alone.
func (e *Effect) Aimed(id crew.ID) crew.ID {
	if e.Own {
		return 0
	}
	return id
}

// Names reports whether an effect is for one who has to be named: it is for no area, and
// not for its user where nobody is named.
func (e *Effect) Names() bool {
	return !e.Own && (e.Shape == NoArea || e.Shape == Leaps) && (e.Range > 0 || e.Harms())
}

// Blasts returns how often an effect works at the place that it is aimed at.
func (e *Effect) Blasts() int8 {
	switch {
	case e.Stays != nil && e.Stays.Later:
		return 0
	case e.Shape == Sphere || e.Shape == Cube:
		return max(1, e.Count)
	}
	return 1
}

// Shape is an area.
type Shape uint8

// The shapes. A place is the square where its middle is.
const (
	NoArea   Shape = iota
	Sphere         // all within so many units of a place
	Cone           // from the one who makes it, as wide as it is far
	Cube           // so many units across, around a place
	Leaps          // a first target and so many more nearby
	Around         // all within so many units of the one who makes it
	Line           // from the one who makes it, a square wide
	Crossing       // all within so many units of the upper left corner of a square
	Wall           // a square wide, across the way to a place from the one who makes it
	lastArea = Wall
)

var ShapeNames = [...]string{"none", "sphere", "cone", "cube", "leaps", "around", "line", "crossing", "wall"}

// IsAroundMaker reports whether an area is about its maker, and spares them.
func (s Shape) IsAroundMaker() bool { return s == Cone || s == Around || s == Line }

// Aim is how a power or a device finds whether it works.
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

// Harms reports whether an effect is nothing that one does to a friend.
func (e *Effect) Harms() bool { return e.Aim != NoRoll || e.Damages() }

// Damages reports whether an effect has damage.
func (e *Effect) Damages() bool {
	x := Find[*DamageOp](e)
	return x != nil && x.Dice != (dice.Dice{}) || Has[*SpendOp](e) || Has[*TouchOp](e)
}

// Covers reports whether an area of so many squares takes a square in: it is around
// its middle, or for a cone goes from there toward a square, or for a cube begins
// at one.
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

// across reports whether a wall at a place runs east and west, for one who made it from
// some other square.
func across(place, from deckplan.Square) bool {
	dx, dy := place.X-from.X, place.Y-from.Y
	return dy*dy > dx*dx
}

// Stays is how the area of a power goes on working: as long as its maker concentrates,
// or for its rounds.
type Stays struct {
	Later   bool  // it does nothing as it is made
	Starts  bool  // works on anybody who begins a turn in it
	Ends    bool  // on who ends one there
	Enters  bool  // on who comes into it, or whom it comes over, for the first time in a turn
	Rough   bool  // is difficult ground
	Follows bool  // goes where its maker goes
	Rolls   int16 // units that it goes on as each turn of its maker's starts
	Grows   int16 // units that it is larger by as each round begins
	Wall    bool  // nobody walks, sees or shoots through it
	Rounds  int16 // 0: as long as its maker concentrates
	Within  int16 // condition of who is in it; -1: none
	Burden  int16 // of its maker; -1: none
}
