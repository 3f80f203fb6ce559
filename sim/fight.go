package sim

import (
	"broadside/crew"
	"broadside/personal/action"
	"broadside/ships/deployment"
)

// A fight is one of the two that a World holds side by side: ships in space, and
// people on decks. Either may be empty.
type fight interface {
	NewTick()
	Move(pace int16) // pace: the ticks over which a whole speed is spread
	Pass()
	Settle()
	Watch()
	BeginRound()
	StartTurn(crew.ID)
	EndTurn(crew.ID)
	Settled() bool
}

func (w *World) fights() [2]fight {
	return [2]fight{deployment.Fight{Battle: &w.Battle}, action.Fight{Fight: &w.Fight}}
}
