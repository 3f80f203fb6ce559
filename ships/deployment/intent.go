package deployment

import (
	"broadside/crew"
	"broadside/ships"
)

// intents makes the intents of starship combat by their verbs.
var intents = [256]func() ships.Intent{
	crew.Fly:       empty[Fly],
	crew.Helm:      empty[Helm],
	crew.Attack:    empty[Fire],
	crew.FireAt:    empty[FireAt],
	crew.Evade:     empty[Evade],
	crew.Interfere: empty[Interfere],
	crew.Direct:    empty[Direct],
	crew.Patch:     empty[Patch],
	crew.Stabilise: empty[Stabilise],
	crew.Ram:       empty[Ram],
	crew.Ready:     empty[Ready],
	crew.Hide:      empty[Hide],
	crew.Search:    empty[Search],
	crew.Dock:      empty[Dock],
	crew.Undock:    empty[Undock],
	crew.Land:      empty[Land],
	crew.TakeOff:   empty[TakeOff],
	crew.Handle:    empty[Handle],
	crew.Use:       empty[Use],
	crew.Improvise: empty[Improvise],
	crew.Astrogate: empty[Astrogate],
	crew.Jump:      empty[Jump],
	crew.Drop:      empty[Drop],
	crew.Detonate:  empty[Detonate],
	crew.Reload:    empty[Reload],
	crew.Call:      empty[Call],
	crew.Feature:   empty[Invoke],
	crew.CastPower: empty[Cast],
	crew.Stand:     empty[Stand],
	crew.Resave:    empty[Resave],
}

// empty is an empty intent of type T.
func empty[T any, P interface {
	*T
	ships.Intent
}]() ships.Intent {
	return P(new(T))
}

// NewIntent returns an empty intent of a verb, or nil for a verb that is none of
// starship combat's.
func NewIntent(v crew.Verb) ships.Intent {
	if intents[v] == nil {
		return nil
	}
	return intents[v]()
}
