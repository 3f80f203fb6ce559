package sim

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
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

func (w *World) fights() [2]fight { return [2]fight{inSpace{&w.Battle}, &w.Fight} }

// inSpace is the fight of ships.
type inSpace struct{ *ships.Battle }

func (b inSpace) Move(pace int16)      { deployment.Move(b.Battle, pace) }
func (b inSpace) Pass()                { deployment.Pass(b.Battle) }
func (b inSpace) Settle()              { impact.Settle(b.Battle) }
func (b inSpace) Watch()               { deployment.Watch(b.Battle) }
func (b inSpace) BeginRound()          { impact.BeginRound(b.Battle) }
func (b inSpace) StartTurn(id crew.ID) { deployment.StartTurn(b.Battle, id) }
func (b inSpace) EndTurn(id crew.ID)   { deployment.EndTurn(b.Battle, id) }
