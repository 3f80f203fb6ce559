package rulebook

import "broadside/sim/dice"

// Growth returns how many times a power has its dice that grow with a level.
func (b *Book) Growth(level int8) (times int) {
	times = 1
	for _, from := range b.Casting.Grows {
		if level >= from {
			times++
		}
	}
	return times
}

// Power is a power or a spell, and what it does as a tree of data.
type Power struct {
	Key, Name string
	Says      string
	Level     int8
	Cost      int16 // of a reserve
	Reserve   int8
	Act       Price // what casting takes
	Repeats   Price // what using it again takes while it is kept up, without a slot
	Focus     bool  // needs concentration
	Effect    Effect
	More      dice.Dice // for each level above its own
	Growth    bool      // its dice are doubled, trebled and so on with its caster's level
	Grows     dice.Dice // are added so often instead
	With      int8      // ability in place of its caster's; -1: theirs
	Answers   Prompt    // it is used as a reaction, at that moment alone
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
	Unnoticed bool // nobody of another side sees or hears that it is used
}

// Lift is a power that moves what weighs no more than the points that its user names
// can lift. Pounds 0: it moves nothing.
type Lift struct {
	Pounds  int16 // for each point
	Reserve int8  // that the points are of
	Push    int16 // units that it is moved
	Away    bool  // from its user; false: to where its user wants it
	Aloft   int16 // the condition of who is held up; -1: none
	Glow    int16 // of its user; -1: none
	Tells   bool  // how much silencing there is, before points are named
}

// Learnt reports whether a power asks for the casting ability of its user.
func (p *Power) Learnt() bool {
	e := &p.Effect
	rolls := e.Aim == ByAttack || e.Aim == ByTouch || e.Aim == BySave && e.DC == 0 && !e.Unaided
	give := Find[*GiveOp](e)
	return p.With < 0 && (p.Level > 0 || p.Counters || e.AddMod || give != nil && give.Times > 0 || rolls)
}

// Level is a number that holds from a level on.
type Level struct{ From, Is int8 }

// AtLevel returns the number of a list that holds at a level; 0: none does.
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

// Exerts reports whether a power is no spell but a skill of the body, or paid for with a
// reserve that is one of its scores.
func (b *Book) Exerts(w *Power) bool {
	return w.Skill || w.Cost > 0 && b.Reserves[w.Reserve].Ability >= 0
}
