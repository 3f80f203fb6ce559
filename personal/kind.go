package personal

import "broadside/sim/event"

// The kinds of facts of a fight on foot. Those of ships and of the table have lower
// numbers.
const (
	KindAttacked event.Kind = iota + 128
	KindGuessed
	KindStrayed
	KindBattered
	KindBroke
	KindDamageRolled
	KindDamaged
	KindHealed
	KindLayered
	KindRegaining
	KindHasRested
	KindDied
	KindFell
	KindSteadied
	KindUnsteady
	KindWoke
	KindWaits
	KindCounted
	KindDeathSaved
	KindSaved
	KindBefell
	KindPassed
	KindMoved
	KindDropped
	KindSpotted
	KindDid
	KindUsed
	KindUnfocused
	KindDoorMoved
	KindEntered
	KindCaught
	KindSquareAltered
	KindKindled
	KindInjured
	KindDecided
	KindMineNoticed
	KindDisarmed
	KindWentOff
	KindRenewed
	KindWarded
	KindSmothered
	KindLifted
	KindConvalesced
	KindShifted
)
