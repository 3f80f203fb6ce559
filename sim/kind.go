package sim

import "broadside/sim/event"

// The facts of the table; the rules' facts have lower numbers.
const (
	KindRound event.Kind = iota + 64
	KindTurn
	KindInitiative
	KindTempo
	KindPaused
	KindArrived
	KindLeft
	KindSaid
	KindRuled
	KindGoal
	KindOver
	KindHeldOrder
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
	KindConsole
	KindDeckShaken
)
