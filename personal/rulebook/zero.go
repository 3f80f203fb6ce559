package rulebook

// FallChange returns what a wound does that brings somebody to 0.
func (z *Zero) FallChange(critical bool) ZeroChange {
	if critical {
		return z.FallsCrit
	}
	return z.Falls
}

// Zero is what happens at 0 hit points: a bad track with a maximum, a good one
// that may be missing, and what each degree of the save changes.
type Zero struct {
	Name      string // of the save: "death save"
	Bad       int8   // of them, and it is over
	Good      int8   // of them, and one is stable; 0: none are counted
	BadWord   string // "failure", "Mortality lost"
	DC        int8
	Ability   int8          // of the save; -1: a bare d20
	ByDegree  [4]ZeroChange // critical failure, failure, success, critical success
	Falls     ZeroChange    // at once, by a wound
	FallsCrit ZeroChange    // by a critical one
	Hurt      ZeroChange    // by any damage at 0
	HurtCrit  ZeroChange    // by a critical hit at 0
	HurtMax   bool          // damage of at least the maximum at 0 kills
	Overflow  bool          // what is left over of at least the maximum kills
	Massive   Massive       // or a hit of at least the maximum has to be withstood
	Reset     Reset
	TakesTurn bool // the save is all that a turn holds, even when it wakes
	Spare     bool // melee may spare a life
	LastWords bool
	Senseless bool // damage to the unconscious changes the track though they have hit points left
	RestHeals bool // a rest gives all hit points back
	Awake     bool // who is at 0 can act, as their conditions let them
	FoesCrit  bool // only a foe's critical hit counts as one, and a save that has failed so
	Rise      Rise
	Stabilise StabilisingCheck
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

// StabilisingCheck is the check that ends saves at 0.
type StabilisingCheck struct {
	Ability int8
	Skill   int8 // -1: none
	DC      int8
	Kit     bool       // needs a kit
	Kept    bool       // which is not used up
	Botched ZeroChange // by a critical failure
}

// ZeroChange is what a degree or a wound does to who is at 0. A bad track that is
// taken back to its beginning leaves them stable.
type ZeroChange struct {
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
