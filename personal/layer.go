package personal

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
	Halves    bool // takes half of the damage of attacks, and leaves half
	Returns   bool // and what it leaves of a shot, but of a heavy weapon, falls on who has fired it
	Rest      bool // full after a rest, or a minute of peace
	Fades     bool // gone after a rest
	Waking    bool // gone with consciousness
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
)

var stackNames = [...]string{"top", "choose", "add"}

// meets says whether a layer has anything to do with a wound.
func (l *Layer) meets(w *Wound) bool {
	return l.Bypass&w.Tags == 0 && !(l.Pierce && w.Bypass) && (l.Only == 0 || l.Only&(1<<w.Type) != 0)
}

// halve splits the damage of an attack between the layer and its bearer: the odd
// point is the layer's, and so is what it cannot hold the bearer's.
func (l *Layer) halve(points, amount int32) (taken, left, rest int32) {
	half := (amount + 1) / 2
	taken = min(points, half)
	return taken, amount / 2, half - taken
}

// factor is what damage of a type is worth against the layer.
func (l *Layer) factor(kind int8) (num, den int64) {
	for _, f := range l.Factors {
		if f.Type == kind {
			return int64(f.Num), int64(f.Den)
		}
	}
	return 1, 1
}

// absorb takes damage off a pool: what the pool loses, and what is left of the
// damage as it was rolled. The two are never mixed: what goes on is the rolled
// damage less what the points stood for, rounded against the attacker
// (ME-SHIELD, ME-LIGHTNING).
func (l *Layer) absorb(points int32, amount int32, kind int8) (taken, rest int32) {
	num, den := l.factor(kind)
	worth := int64(amount) * num
	held := int64(points) * den
	if worth <= held {
		return int32(worth / den), 0
	}
	return points, amount - int32((held+num-1)/num)
}

// Zero is what happens at 0 hit points: a bad track with a maximum, a good one
// that may be missing, and what each degree of the save changes.
type Zero struct {
	Name      string // of the save: "death save"
	Bad       int8   // of them, and it is over
	Good      int8   // of them, and one is stable; 0: none are counted
	BadWord   string // "failure", "Mortality lost"
	DC        int8
	Ability   int8      // of the save; -1: a bare d20
	ByDegree  [4]Change // critical failure, failure, success, critical success
	Falls     Change    // at once, by a wound
	FallsCrit Change    // by a critical one
	Hurt      Change    // by any damage at 0
	HurtCrit  Change    // by a critical hit at 0
	HurtMax   bool      // damage of at least the maximum at 0 kills
	Overflow  bool      // what is left over of at least the maximum kills
	Massive   Massive   // or a hit of at least the maximum has to be withstood
	Reset     Reset
	TakesTurn bool // the save is all that a turn holds, even when it wakes
	Spare     bool // melee may spare a life
	LastWords bool
	Senseless bool // damage to the unconscious changes the track though they have hit points left
	RestHeals bool // a rest gives all hit points back
	Rise      Rise
	Stabilise Stabilise
}

// Rise is what the stable regain by themselves, and after how many hours. No hit
// points: only a rest helps.
type Rise struct {
	Points int32
	Hours  int8 // the faces of a die
}

// Massive is a check to survive one hit of at least the maximum. Ability -1:
// there is none.
type Massive struct{ Ability, DC int8 }

// Stabilise is the check that ends saves at 0.
type Stabilise struct {
	Ability int8
	Skill   int8 // -1: none
	DC      int8
	Kit     bool   // needs a kit
	Botched Change // by a critical failure
}

// Change is what a degree or a wound does to who is at 0. A bad track that is
// taken back to its beginning leaves them stable.
type Change struct {
	Bad, Good int8
	Wake      int32 // awake with so many hit points
	Dead      bool
}

// Reset is when the tracks are empty again.
type Reset uint8

// The resets.
const (
	ResetHealing Reset = iota // by any hit points, and by being stable
	ResetRest
)

var resetNames = [...]string{"healing", "rest"}
