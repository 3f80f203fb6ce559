package sim

import "broadside/sim/event"

// The facts of the table; the rules' facts have lower numbers.
const (
	KindRoundBegan event.Kind = iota + 64
	KindTurnBegan
	KindInitiativeRolled
	KindTempoSet
	KindPaused
	KindArrived
	KindLeft
	KindSaid
	KindRuled
	KindGoalReached
	KindBattleOver
	KindOrderHeld
	KindYielded
)

// The facts of goals and triggers.
const (
	KindGoalChanged event.Kind = iota + 100
	KindZoneKept
	KindTold
	KindJoined
	KindChanced
)

// The facts between ships and decks.
const (
	KindWayOpened event.Kind = iota + 210
	KindPodLaunched
	KindConsoleWorked
	KindDeckShaken
)
