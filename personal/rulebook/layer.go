package rulebook

import "broadside/sim/damage"

// Layer is a pool of points that protects hit points, or a number of ticks, each of which
// takes something off one hit.
type Layer struct {
	Key, Name string
	Ticks     int8   // faces of the die that a tick takes off a hit; 0: a pool
	Screen    bool   // comes before the roll, and stops what it can before anybody throws
	Only      uint32 // the damage types that it stops; 0: all
	Bypass    Tags   // hits with any of these bypass it, such as melee
	Pierce    bool   // and so do hits that bypass
	Factors   []Factor
	Regain    Regain
	Stacking  Stacking
	Halves    bool    // takes half of the damage of attacks, and leaves half
	Returns   bool    // and what it leaves of a shot, except of a heavy weapon, hits the attacker
	Rest      bool    // filled by a rest, or a minute of peace
	Fades     bool    // lost after a rest
	Waking    bool    // lost with consciousness
	Pure      bool    // stops only damage purely of its types
	Covers    int16   // units around its bearer within which it also covers friends, against attacks from outside; 0: nobody else
	Rank      int8    // layers of one rank are met in the order chosen by their owner; 0: in the book's order
	Each      bool    // a point stops a whole portion, however large
	Cures     []int16 // conditions that end when its bearer gets points of it
	Aura      Aura
	After     int8 // the kind of rest that fills it, from 1; 0: none by itself
}

// Aura is stored damage that answers people who touch its bearer. On is false if a layer
// is not an aura.
type Aura struct {
	On    bool
	Type  int8
	Drive int16 // 0: as much as the damage
	Mind  bool  // kept by the mind alone
}

// Factor is the worth of damage of a type against a layer: Num/Den.
type Factor struct {
	Type     int8
	Num, Den int32
}

// Regain is what lets a layer start to regain points.
type Regain uint8

// The ways to regain.
const (
	RegainHide Regain = 1 << iota
	RegainDodge
	RegainDisengage
	RegainCover // total cover at the end of the turn
	lastRegain  = RegainCover
)

var regainNames = [...]string{"hide", "dodge", "disengage", "total-cover"}

// Stacking is how new points combine with old ones.
type Stacking uint8

// The ways to stack.
const (
	StackTop    Stacking = iota // filled up to its maximum
	StackChoose                 // its owner keeps the old ones or takes the new
	StackAdd
	StackBest // the higher of the old and the new
)

var stackNames = [...]string{"top", "choose", "add", "best"}

// Halve splits the damage of an attack between the layer and its bearer. The odd point is
// the layer's; what the layer cannot hold is the bearer's.
func (l *Layer) Halve(points, amount int32) (taken, left, rest int32) {
	half := (amount + 1) / 2
	taken = min(points, half)
	return taken, amount / 2, half - taken
}

// factor returns the worth of damage of a type against the layer.
func (l *Layer) factor(kind int8) damage.Fraction {
	for _, f := range l.Factors {
		if f.Type == kind {
			return damage.Fraction{Num: int64(f.Num), Den: int64(f.Den)}
		}
	}
	return damage.Whole()
}

// Absorb takes damage off a pool, and returns what the pool loses and what is left
// (ME-SHIELD, ME-LIGHTNING). A screen also loses the broken point. Damage that is doubled
// because its bearer is vulnerable is not doubled again by a layer that is vulnerable too
// (ME-RESIST).
func (l *Layer) Absorb(points, amount int32, kind int8, doubled bool) (taken, rest int32) {
	f := l.factor(kind)
	if doubled && f.Num > f.Den {
		f = damage.Whole()
	}
	if taken, rest = f.Absorb(amount, points); l.Screen && rest == 0 && int64(taken)*f.Den < int64(amount)*f.Num {
		taken++
	}
	return taken, rest
}
