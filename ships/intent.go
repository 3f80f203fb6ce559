package ships

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/field"
)

// Intent is what a deployed crew member wants. Check throws no dice and changes
// nothing; Do is called in the same tick only if Check found nothing against it.
type Intent interface {
	field.Record
	Verb() crew.Verb
	// Check returns a *crew.Refusal for what the rules do not allow.
	Check(b *Battle, by *crew.Member) error
	Do(b *Battle, by *crew.Member)
}

// NewIntent is an empty intent of a verb, or nil for a verb that is none of
// starship combat's.
func NewIntent(v crew.Verb) Intent {
	switch v {
	case crew.Fly:
		return &Fly{}
	case crew.Helm:
		return &Helm{}
	case crew.Attack:
		return &Fire{}
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
	case crew.React:
		return &React{}
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

// IntentField walks an intent inside another record: its verb, then the fields of
// what is made for the verb.
// A verb that is none of a crew's, or that the record may not hold, fails the
// walk before anything of it is read.
func IntentField(c field.Coder, p *Intent, intent func(crew.Verb) Intent, not ...crew.Verb) {
	var v crew.Verb
	if *p != nil {
		v = (*p).Verb()
	}
	was := v
	field.Int(c, "verb", &v, 0, int64(crew.LastVerb))
	if c.Err() != nil {
		return
	}
	if v != was || *p == nil {
		*p = intent(v)
	}
	if *p == nil || slices.Contains(not, v) {
		c.Fail(fmt.Errorf("verb: %d is nothing that a crew can do here", v))
		return
	}
	(*p).Fields(c)
}

// ship is the ship that a member serves on; every member has one.
func (b *Battle) ship(m *crew.Member) *Ship { return b.Ship(m.Seat.Ship) }
