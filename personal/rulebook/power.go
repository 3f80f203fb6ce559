package rulebook

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Growth returns how often a power that grows with a level has its dice.
func (b *Book) Growth(level int8) (times int) {
	times = 1
	for _, from := range b.Casting.Grows {
		if level >= from {
			times++
		}
	}
	return times
}

// Power is a power or a spell, with its effect as a tree of data.
type Power struct {
	Key, Name string
	Says      string
	Level     int8
	Cost      int16 // of a reserve
	Reserve   int8
	Act       Price // cost of casting
	Repeats   Price // cost of using it again while it is kept up, without a slot
	Focus     bool  // needs concentration
	Effect    Effect
	More      dice.Dice // for each level above its own
	Growth    bool      // its dice are doubled, trebled and so on with its caster's level
	Grows     dice.Dice // dice that are added that often instead
	With      int8      // ability instead of its caster's; -1: theirs
	Answers   Prompt    // it is used only as a reaction, at that moment
	Either    bool      // or in the user's own turn, for its price
	School    int8      // of the book's; -1: none
	Against   int8      // the school that it answers; -1: any
	Within    int16     // units to the place of what it answers; 0: its range
	Counters  bool      // what it answers has no effect
	When      Tags      // what the blow that it answers must be, such as melee
	Skill     bool      // not a spell: it needs no hand, and resistance to spells does not apply
	Sure      bool      // it answers without being asked
	Once      bool      // once until a rest
	Recharge  int8      // what a d6 must show at the start of a turn to make it usable again; 0: not limited
	Uses      []Level   // for each rest; none: any number
	Back      int8      // the kind of rest that restores them, from 1; 0: any
	Takes     Dose      // points of a layer of its user that it takes
	Answered  uint32    // types of damage that it answers; 0: all
	Lift      Lift
	OwnTurn   bool   // it is free, but only in the user's own turn
	Unnoticed bool   // its use is not seen or heard by other sides
	Rule      string // that its refusals name; "": the book's for casting
}

// Refuse returns a refusal by the rule of a power, or by the book's for casting. A nil power
// is a device.
func (p *Power) Refuse(b *Book, message say.Text, values ...any) error {
	if p == nil || p.Rule == "" {
		return b.Refuse(TopicCast, message, values...)
	}
	return crew.Refuse(p.Rule, message, values...)
}

// Lift is a power that moves anything not heavier than the points that its user spends
// can lift. Pounds 0: it moves nothing.
type Lift struct {
	Pounds  int16 // for each point
	Reserve int8  // the reserve of the points
	Push    int16 // units that it is moved
	Away    bool  // from its user; false: where its user chooses
	Aloft   int16 // the condition of those held up; -1: none
	Glow    int16 // of its user; -1: none
	Tells   bool  // the silencing is told before points are chosen
}

// Learnt reports whether a power uses the casting ability of its user.
func (p *Power) Learnt() bool {
	e := &p.Effect
	rolls := e.Aim == ByAttack || e.Aim == ByTouch || e.Aim == BySave && e.DC == 0 && !e.Unaided
	give := Find[*GiveOp](e)
	return p.With < 0 && (p.Level > 0 || p.Counters || e.AddMod || give != nil && give.Times > 0 || rolls)
}

// Level is a number that applies from a level.
type Level struct{ From, Is int8 }

// AtLevel returns the number of a list that applies at a level, or 0.
func AtLevel(list []Level, level int8) (n int8) {
	for _, x := range list {
		if level >= x.From {
			n = x.Is
		}
	}
	return n
}

// Dose is an amount of points of a layer. Points 0: all; Layer -1: none.
type Dose struct {
	Layer  int8
	Points int16
}

// Exerts reports whether a power is not a spell but a skill of the body, or is paid for
// with a reserve that is an ability score.
func (b *Book) Exerts(w *Power) bool {
	return w.Skill || w.Cost > 0 && b.Reserves[w.Reserve].Ability >= 0
}
