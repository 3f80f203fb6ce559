package deployment

import (
	"broadside/crew"
	"broadside/ships"
)

// NewIntent is an empty intent of a verb, or nil for a verb that is none of
// starship combat's.
func NewIntent(v crew.Verb) ships.Intent {
	switch v {
	case crew.Fly:
		return &Fly{}
	case crew.Helm:
		return &Helm{}
	case crew.Attack:
		return &Fire{}
	case crew.FireAt:
		return &FireAt{}
	case crew.Evade:
		return &Evade{}
	case crew.Interfere:
		return &Interfere{}
	case crew.Direct:
		return &Direct{}
	case crew.Patch:
		return &Patch{}
	case crew.Stabilise:
		return &Stabilise{}
	case crew.Ram:
		return &Ram{}
	case crew.Ready:
		return &Ready{}
	case crew.Hide:
		return &Hide{}
	case crew.Search:
		return &Search{}
	case crew.Dock:
		return &Dock{}
	case crew.Undock:
		return &Undock{}
	case crew.Land:
		return &Land{}
	case crew.TakeOff:
		return &TakeOff{}
	case crew.Handle:
		return &Handle{}
	case crew.Use:
		return &Use{}
	case crew.Improvise:
		return &Improvise{}
	case crew.Astrogate:
		return &Astrogate{}
	case crew.Jump:
		return &Jump{}
	case crew.Drop:
		return &Drop{}
	case crew.Detonate:
		return &Detonate{}
	case crew.Reload:
		return &Reload{}
	case crew.Call:
		return &Call{}
	case crew.Feature:
		return &Invoke{}
	case crew.CastPower:
		return &Cast{}
	case crew.Stand:
		return &Stand{}
	case crew.Resave:
		return &Resave{}
	}
	return nil
}
