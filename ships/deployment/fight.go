package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
)

// Fight is a battle as a world steps it.
type Fight struct{ *ships.Battle }

func (f Fight) Move(pace int16)      { Move(f.Battle, pace) }
func (f Fight) Pass()                { Pass(f.Battle) }
func (f Fight) Settle()              { impact.Settle(f.Battle) }
func (f Fight) Watch()               { Watch(f.Battle) }
func (f Fight) BeginRound()          { impact.BeginRound(f.Battle) }
func (f Fight) StartTurn(id crew.ID) { StartTurn(f.Battle, id) }
func (f Fight) EndTurn(id crew.ID)   { EndTurn(f.Battle, id) }
