package ships

import (
	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/space"
)

// FactKind numbers the facts on the wire; a number is never used for another.
type FactKind uint8

// The facts of starship combat.
const (
	KindAttacked FactKind = iota + 1
	KindSaved
	KindDamageRolled
	KindDamaged
	KindShieldsDown
	KindRegenerated
	KindDisabled
	KindDestroyed
	KindSystemDamaged
	KindDestructionSaved
	KindStable
	KindRevived
	KindChecked
	KindContested
	KindPatched
	KindEvaded
	KindInterfered
	KindDirected
	KindRamDeclared
	KindRammed
	KindFlew
	KindHeld
	KindReadied
	KindTriggered
	KindLetGo
	KindRevealed
	KindRested
	KindHid
	KindSearched
	KindSurprised
)

// Of features.
const (
	KindInvoked FactKind = iota + 40
	KindStood
	KindThrown
	KindCharged
	KindMended
	KindSlipped
	KindCompared
	KindFaded
	KindWorking
	KindCovered
	KindFrightened
	KindLanded
	KindSpilled
)

// Of conditions and ordnance.
const (
	KindAfflicted FactKind = iota + 80
	KindRelieved
	KindTried
	KindPulled
	KindDropped
	KindDrifted
	KindDetonated
	KindReloaded
	KindBraved
	KindPlotting
	KindMishap
	KindStarting
	KindJumped
	KindRepairing
	KindMaintained
	KindTravelled
)

// Of what is in no list.
const (
	KindHandled FactKind = iota + 120
	KindImprovised
	KindCalled
)

// Of docking and boarding.
const (
	KindDocked FactKind = iota + 200
	KindTaken
)

// Fact is something that happened.
type Fact interface {
	field.Record
	Kind() FactKind
	// Sentence tells the fact as the log does.
	Sentence(Names) string
}

// Names tells the names of what facts speak of. Whoever does not know a thing
// calls it something that gives nothing away.
type Names interface {
	ShipName(space.ID) string
	SeatName(crew.Seat) string
}

// NewFact is an empty fact of a kind, or nil for a kind that there is not.
func NewFact(k FactKind) Fact {
	switch k {
	case KindAttacked:
		return &Attacked{}
	case KindSaved:
		return &Saved{}
	case KindDamageRolled:
		return &DamageRolled{}
	case KindDamaged:
		return &Damaged{}
	case KindShieldsDown:
		return &ShieldsDown{}
	case KindRegenerated:
		return &Regenerated{}
	case KindDisabled:
		return &WasDisabled{}
	case KindDestroyed:
		return &WasDestroyed{}
	case KindSystemDamaged:
		return &SystemDamaged{}
	case KindDestructionSaved:
		return &DestructionSaved{}
	case KindStable:
		return &BecameStable{}
	case KindRevived:
		return &Revived{}
	case KindChecked:
		return &Checked{}
	case KindContested:
		return &Contested{}
	case KindPatched:
		return &Patched{}
	case KindEvaded:
		return &Evaded{}
	case KindInterfered:
		return &Interfered{}
	case KindDirected:
		return &Directed{}
	case KindRamDeclared:
		return &RamDeclared{}
	case KindRammed:
		return &Rammed{}
	case KindFlew:
		return &Flew{}
	case KindHeld:
		return &Held{}
	case KindReadied:
		return &HasReadied{}
	case KindTriggered:
		return &Triggered{}
	case KindLetGo:
		return &LetGo{}
	case KindRevealed:
		return &Revealed{}
	case KindRested:
		return &Rested{}
	case KindHid:
		return &Hid{}
	case KindSearched:
		return &Searched{}
	case KindSurprised:
		return &Surprised{}
	case KindDocked:
		return &DockedWith{}
	case KindTaken:
		return &Taken{}
	case KindHandled:
		return &Handled{}
	case KindImprovised:
		return &Improvised{}
	case KindCalled:
		return &Called{}
	case KindInvoked:
		return &Invoked{}
	case KindStood:
		return &Stood{}
	case KindThrown:
		return &Thrown{}
	case KindCharged:
		return &Charged{}
	case KindMended:
		return &Mended{}
	case KindSlipped:
		return &Slipped{}
	case KindCompared:
		return &Compared{}
	case KindFaded:
		return &Faded{}
	case KindWorking:
		return &Working{}
	case KindCovered:
		return &Covered{}
	case KindLanded:
		return &LandedIn{}
	case KindSpilled:
		return &Spilled{}
	case KindFrightened:
		return &Frightened{}
	case KindAfflicted:
		return &Afflicted{}
	case KindRelieved:
		return &Relieved{}
	case KindTried:
		return &Tried{}
	case KindDropped:
		return &Dropped{}
	case KindDrifted:
		return &Drifted{}
	case KindDetonated:
		return &Detonated{}
	case KindPlotting:
		return &Plotting{}
	case KindMishap:
		return &Mishap{}
	case KindStarting:
		return &Starting{}
	case KindRepairing:
		return &Repairing{}
	case KindMaintained:
		return &Maintained{}
	case KindTravelled:
		return &Travelled{}
	case KindJumped:
		return &Jumped{}
	case KindBraved:
		return &Braved{}
	case KindReloaded:
		return &Reloaded{}
	case KindPulled:
		return &Pulled{}
	}
	return nil
}

func shipField(c field.Coder, name string, id *space.ID) {
	field.Int(c, name, id, 0, space.MaxID)
}
