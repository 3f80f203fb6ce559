package deployment

import (
	"broadside/crew"
	"broadside/ships"
)

// intents has a constructor for the intent of each verb of starship combat.
var intents = [256]func() ships.Intent{
	crew.Fly:       newIntent[Fly],
	crew.Helm:      newIntent[Helm],
	crew.Attack:    newIntent[Fire],
	crew.FireAt:    newIntent[FireAt],
	crew.Evade:     newIntent[Evade],
	crew.Interfere: newIntent[Interfere],
	crew.Direct:    newIntent[Direct],
	crew.Patch:     newIntent[Patch],
	crew.Stabilise: newIntent[Stabilise],
	crew.Ram:       newIntent[Ram],
	crew.Ready:     newIntent[Ready],
	crew.Hide:      newIntent[Hide],
	crew.Search:    newIntent[Search],
	crew.Dock:      newIntent[Dock],
	crew.Undock:    newIntent[Undock],
	crew.Land:      newIntent[Land],
	crew.TakeOff:   newIntent[TakeOff],
	crew.Handle:    newIntent[Handle],
	crew.Use:       newIntent[UseObject],
	crew.Improvise: newIntent[Improvise],
	crew.Astrogate: newIntent[Astrogate],
	crew.Jump:      newIntent[Jump],
	crew.Drop:      newIntent[Drop],
	crew.Detonate:  newIntent[Detonate],
	crew.Reload:    newIntent[Reload],
	crew.Call:      newIntent[Call],
	crew.Feature:   newIntent[Invoke],
	crew.CastPower: newIntent[Cast],
	crew.Stand:     newIntent[Stand],
	crew.Resave:    newIntent[Resave],
}

// newIntent returns an empty intent of type T.
func newIntent[T any, P interface {
	*T
	ships.Intent
}]() ships.Intent {
	return P(new(T))
}

// NewIntent returns an empty intent of a verb, or nil for a verb that starship combat does
// not have.
func NewIntent(v crew.Verb) ships.Intent {
	if intents[v] == nil {
		return nil
	}
	return intents[v]()
}
