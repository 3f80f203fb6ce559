package personal

import "broadside/sim/event"

// The kinds of facts of a fight on foot. Those of ships have lower numbers, as have those
// of the table.
const (
	KindStruck event.Kind = iota + 128
	KindGuessed
	KindStrayed
	KindBattered
	KindBroke
	KindRolled
	KindHurt
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
	KindSaveThrown
	KindBefell
	KindPassed
	KindMoved
	KindDropped
	KindSeen
	KindDid
	KindUsed
	KindUnfocused
	KindDoor
	KindEntered
	KindCaught
	KindAltered
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
)
