package rulebook

import "broadside/sim/damage"

// Layer is a pool of points that stands before hit points, or a number of ticks
// of which each takes something off one hit.
type Layer struct {
	Key, Name string
	Ticks     int8   // faces of the die that a tick takes off a hit; 0: a pool
	Screen    bool   // stands before the roll, and stops what it can before anybody throws
	Only      uint32 // the damage types that it stops; 0: all
	Bypass    Tags   // hits with any of these pass it: melee, say
	Pierce    bool   // and so do those that bypass
	Factors   []Factor
	Regain    Regain
	Stacking  Stacking
	Halves    bool    // takes half of the damage of attacks, and leaves half
	Returns   bool    // and what it leaves of a shot, but of a heavy weapon, falls on who has fired it
	Rest      bool    // full after a rest, or a minute of peace
	Fades     bool    // gone after a rest
	Waking    bool    // gone with consciousness
	Pure      bool    // stops only what is of its types alone
	Covers    int16   // units around its bearer within which it stands before friends too, against what comes from beyond; 0: nobody else
	Rank      int8    // those of one are met in the order that their owner likes; 0: as they stand
	Each      bool    // a point stops all of a part, however much
	Cures     []int16 // conditions that end as its bearer is given points of it
	Aura      Aura
	After     int8 // the kind of rest that fills it, from 1; 0: none by itself
}

// Aura is damage that is stored, and answers who touches its bearer. On false: a layer
// is none.
type Aura struct {
	On    bool
	Type  int8
	Drive int16 // 0: as much as the damage
	Mind  bool  // kept by the mind alone
}

// Factor is what damage of a type is worth against a layer: Num/Den.
type Factor struct {
	Type     int8
	Num, Den int32
}

// Regain is what lets a layer begin to regain its points.
type Regain uint8

// The ways.
const (
	RegainHide Regain = 1 << iota
	RegainDodge
	RegainDisengage
	RegainCover // total cover at the end of the turn
	lastRegain  = RegainCover
)

var regainNames = [...]string{"hide", "dodge", "disengage", "total-cover"}

// Stacking is what becomes of new points where there are some already.
type Stacking uint8

// The ways to stack.
const (
	StackTop    Stacking = iota // filled up to its maximum
	StackChoose                 // its owner keeps the old ones or takes the new
	StackAdd
	StackBest // the higher of the old and the new
)

var stackNames = [...]string{"top", "choose", "add", "best"}

// Halve splits the damage of an attack between the layer and its bearer: the odd
// point is the layer's, and so is what it cannot hold the bearer's.
func (l *Layer) Halve(points, amount int32) (taken, left, rest int32) {
	half := (amount + 1) / 2
	taken = min(points, half)
	return taken, amount / 2, half - taken
}

// factor returns what damage of a type is worth against the layer.
func (l *Layer) factor(kind int8) damage.Fraction {
	for _, f := range l.Factors {
		if f.Type == kind {
			return damage.Fraction{Num: int64(f.Num), Den: int64(f.Den)}
		}
	}
	return damage.Whole()
}

// Absorb takes damage off a pool: what the pool loses, and what is left (ME-SHIELD,
// ME-LIGHTNING). A screen loses the broken point too. Damage that is doubled, as its bearer
// is vulnerable, is not doubled again by a layer that is vulnerable as well (ME-RESIST).
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
