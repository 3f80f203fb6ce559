package rulebook

import (
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/dice"
)

// Aimed is whom an effect is on when somebody is named: nobody, where it is its user's
// own.
func (e *Effect) Aimed(id crew.ID) crew.ID {
	if e.Own {
		return 0
	}
	return id
}

// Blasts is how often an effect works at the place that it is aimed at.
func (e *Effect) Blasts() int8 {
	switch {
	case e.Stays != nil && e.Stays.Later:
		return 0
	case e.Shape == Sphere || e.Shape == Cube:
		return max(1, e.Count)
	}
	return 1
}

// Growth is how many times a power has its dice that grow with a level.
func (b *Book) Growth(level int8) (times int) {
	times = 1
	for _, from := range b.Casting.Grows {
		if level >= from {
			times++
		}
	}
	return times
}

// Calls is who comes when an effect calls them: a body that rises, what hatches.
type Calls struct {
	Sheet  int16     // -1: nobody
	Count  dice.Dice // how many; no dice: one
	Says   string
	Rounds int8  // that they stay; 0: for good
	Within int16 // units to the body that it takes, the nearest in sight; 0: it takes none
}

// Power is a power or a spell, and what it does as a tree of data.
type Power struct {
	Key, Name string
	Says      string
	Level     int8
	Cost      int16 // of a reserve
	Reserve   int8
	Act       Price // what casting takes
	Focus     bool  // needs concentration
	Effect    Effect
	More      dice.Dice // for each level above its own
	Growth    bool      // its dice are doubled, trebled and so on with its caster's level
	Grows     dice.Dice // are added so often instead
	With      int8      // ability in place of its caster's; -1: theirs
	Answers   Moment    // it is used by reaction, at that moment alone
	Either    bool      // or in a turn of one's own, for its price
	School    int8      // of the book's; -1: none
	Against   int8      // the school that it answers; -1: any
	Within    int16     // units to where what it answers comes about; 0: its range
	Counters  bool      // what it answers has no effect
	When      Tags      // what the blow must be that it answers: melee, say
	Skill     bool      // no spell: it takes no hand, and what resists spells does not resist it
	Sure      bool      // it answers without being asked for
	Once      bool      // until a rest
	Recharge  int8      // what a d6 must show, at the start of a turn, for it to be used again; 0: it is not used up
	Uses      []Level   // for each rest; none: any number
	Back      int8      // the kind of rest that gives them back, from 1; 0: any
	Takes     Dose      // of a layer of its user's
	Answered  uint32    // types of damage that it answers; 0: all
	Lift      Lift
	OwnTurn   bool // it is free, but in a turn of its user's own alone
}

// Lift is a power that moves what weighs no more than the points that its user names
// can. Pounds 0: it is none.
type Lift struct {
	Pounds  int16 // for each point
	Reserve int8  // that the points are of
	Push    int16 // units that it is moved
	Away    bool  // from its user; false: to where its user wants it
	Aloft   int16 // the condition of who is held up; -1: none
	Glow    int16 // of its user; -1: none
	Tells   bool  // how much silencing there is, before points are named
}

// Learnt says whether a power asks for the casting ability of its user.
func (p *Power) Learnt() bool {
	e := &p.Effect
	rolls := e.Aim == ByAttack || e.Aim == ByTouch || e.Aim == BySave && e.DC == 0 && !e.Unaided
	return p.With < 0 && (p.Level > 0 || p.Counters || e.AddMod || e.Times > 0 || rolls)
}

// Effect is what a power or a device does.
type Effect struct {
	Range      int16 // units; 0: the user alone, or whoever can be touched
	Shape      Shape
	Size       int16 // of the area, units
	Count      int8  // leaps, or areas that a thing is thrown at
	Aim        Aim
	Ability    int8 // of the save
	DC         int8 // of the save, where it is its own; 0: that of its source
	Half       bool // a successful save takes half
	Whole      bool // a successful save spares from all but the damage
	Damage     dice.Dice
	Type       int8
	Bypass     bool
	AddMod     bool // the casting ability is added
	Heal       dice.Dice
	Layer      int8 // that gains Points; -1: none
	Points     dice.Dice
	Condition  int16
	Ends       Ends
	Rounds     int8
	Again      bool // a save at each end of turn ends the condition
	Push       int16
	Foes       bool // an area spares friends
	Prime      int8 // damage type that the target is primed with; -1: none
	Detonate   bool
	Drain      int8      // layer that regains half of what was dealt; -1: none
	Spends     int8      // a layer whose points are all that it does; -1: none
	Soak       dice.Dice // off the blow that it answers
	Blows      int8      // attacks that the user may make at once
	ShieldEdge int8      // a layer whose points give advantage on the save; -1: none
	Bonus      int8      // to hit
	Splash     Splash
	Loses      Loss // of reserves, by the target
	Gains      Loss
	Bad        int8 // of the track at 0
	Table      int16
	Fumble     int16     // thrown on by a natural 1 on the save; -1: none
	Cures      []int16   // conditions that it ends
	Only       int16     // the condition that the target must be in, by the user's doing; -1: any
	Turns      dice.Dice // the target strikes a friend in reach, or takes this
	Spoils     bool      // what the target holds is broken
	Touches    bool      // its type counts though it does no damage
	Gaze       int16     // it ends when sight does, and a mirror brings this condition upon its user instead; -1: it is no gaze
	Favours    bool      // the user has advantage on the next check or attack
	Feeds      dice.Dice // what the user regains
	Kills      bool
	Largest    int8    // size of those whom it moves or puts into its condition; -1: any
	Then       *Effect // on the same target, of a hit or a failed save
	PrimeAll   bool    // who saves is primed too
	Hampers    bool    // the target has disadvantage on their next attack, check or save
	Refills    Dose    // of a layer of the user's that is not empty
	Friends    bool    // an area is for friends alone, so many of them at most as Count says
	Rushes     bool    // the user comes to the target, or to the place, first
	Grown      []Level // points of its layer, by the user's level
	Times      int8    // its points are so many times the user's level and modifier
	Unaided    bool    // no ability adds to the number of its save
	Calls      Calls
	Own        bool      // works on its user, whoever is named
	Rests      bool      // the target has had a rest
	Flits      dice.Dice // the target is elsewhere at once, so many squares away
	Gifts      bool      // its user has the powers of the target from then on
	Anyones    bool      // Only holds whoever has put the target into the condition
	Throws     dice.Dice // more units of Push
	Core       int16     // units from its middle within which nobody can save
	Strips     uint16    // layers that lose their points before anything else
	Stays      *Stays    // its area goes on; nil: it does not
	Swells     int16     // units more of Size for each level of the slot above the power's
	Wider      int8      // more of Count for each level of the slot above the power's
	Kinds      uint32    // bits of Sheet.Kind of those whom it can be for; 0: all
	Spares     uint32    // and of those whom it cannot
	Raises     int8      // layer that has all the points of its bearer's sheet again; -1: none
}

// Level is a number that holds from a level on.
type Level struct{ From, Is int8 }

// AtLevel is the number of a list that holds at a level; 0: none does.
func AtLevel(list []Level, level int8) (n int8) {
	for _, x := range list {
		if level >= x.From {
			n = x.Is
		}
	}
	return n
}

// Dose is points of a layer. Points 0: all that it has; Layer -1: none.
type Dose struct {
	Layer  int8
	Points int16
}

// Exerts says whether a power is no spell but a skill of the body, or paid for with a
// reserve that is one of its scores.
func (b *Book) Exerts(w *Power) bool {
	return w.Skill || w.Cost > 0 && b.Reserves[w.Reserve].Ability >= 0
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
	lastArea = Crossing
)

var ShapeNames = [...]string{"none", "sphere", "cone", "cube", "leaps", "around", "line", "crossing"}

// Own says whether an area is about whoever makes it, and spares them.
func (s Shape) Own() bool { return s == Cone || s == Around || s == Line }

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

// Harms says whether an effect is nothing that one does to a friend.
func (e *Effect) Harms() bool { return e.Aim != NoRoll || e.Damages() }

// Damages says whether an effect has damage.
func (e *Effect) Damages() bool {
	return e.Damage.Count > 0 || e.Damage.Plus > 0 || e.Spends >= 0 || e.Touches
}

// Covers says whether an area of so many squares takes a square in: it is around
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
	if s == Crossing {
		dx, dy := q.X-at.X, q.Y-at.Y
		return dx >= -reach && dy >= -reach && dx < reach && dy < reach
	}
	return deckplan.Near(middle, q) <= reach
}

// Stays is how the area of a power goes on working: as long as its maker concentrates,
// or for its rounds.
type Stays struct {
	Later   bool  // it does nothing as it is made
	Starts  bool  // works on who begins a turn in it
	Ends    bool  // on who ends one there
	Enters  bool  // on who comes into it, or whom it comes over, for the first time in a turn
	Rough   bool  // is difficult ground
	Follows bool  // goes where its maker goes
	Rounds  int16 // 0: as long as its maker concentrates
	Within  int16 // condition of who is in it; -1: none
	Burden  int16 // of its maker; -1: none
}
