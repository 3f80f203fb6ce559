package rulebook

// FallChange returns the change of the tracks by a wound that brings somebody to 0.
func (z *Zero) FallChange(critical bool) ZeroChange {
	if critical {
		return z.FallsCrit
	}
	return z.Falls
}

// Zero defines what happens at 0 hit points: a bad track with a maximum, an optional good
// one, and how each degree of the save changes them.
type Zero struct {
	Name      string // of the save: "death save"
	Bad       int8   // how many end it
	Good      int8   // how many make stable; 0: not counted
	BadWord   string // "failure", "Mortality lost"
	DC        int8
	Ability   int8          // of the save; -1: a bare d20
	ByDegree  [4]ZeroChange // critical failure, failure, success, critical success
	Falls     ZeroChange    // at once, by a wound
	FallsCrit ZeroChange    // by a critical one
	Hurt      ZeroChange    // by any damage at 0
	HurtCrit  ZeroChange    // by a critical hit at 0
	HurtMax   bool          // damage of at least the maximum at 0 kills
	Overflow  bool          // excess damage of at least the maximum kills
	Massive   Massive       // or a check survives a hit of at least the maximum
	Reset     Reset
	TakesTurn bool // the save takes the whole turn, even if it wakes
	Spare     bool // melee may spare a life
	LastWords bool
	Senseless bool // damage to the unconscious changes the track even if they have hit points left
	RestHeals bool // a rest restores all hit points
	Awake     bool // people at 0 can act, as far as their conditions allow
	FoesCrit  bool // only a foe's critical hit, or a critically failed save, counts as one
	Rise      Rise
	Stabilise StabilisingCheck
}

// Rise is what the stable regain by themselves, and after how many hours. No hit points:
// only a rest helps.
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

// ZeroChange is how a degree or a wound changes the tracks of somebody at 0. A bad track
// that is reduced to its beginning leaves them stable.
type ZeroChange struct {
	Bad, Good int8
	Wake      int32 // conscious with this many hit points
	Dead      bool
}

// Reset is when the tracks are reset.
type Reset uint8

// The resets.
const (
	ResetHealing Reset = iota // by any hit points, and by being stable
	ResetRest
)

var resetNames = [...]string{"healing", "rest"}
