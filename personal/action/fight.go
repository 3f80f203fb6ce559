package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
)

// Fight is a fight on foot as a world steps it.
type Fight struct{ *personal.Fight }

func (f Fight) Move(int16)           { combat.Advance(f.Fight) }
func (f Fight) Pass()                { combat.Pass(f.Fight) }
func (f Fight) Settle()              { combat.Settle(f.Fight) }
func (f Fight) Watch()               { combat.Watch(f.Fight) }
func (f Fight) BeginRound()          { BeginRound(f.Fight) }
func (f Fight) StartTurn(id crew.ID) { StartTurn(f.Fight, id) }
func (f Fight) EndTurn(id crew.ID)   { EndTurn(f.Fight, id) }
