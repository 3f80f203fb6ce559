package wound

import (
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
)

// KeepAuras ends the stored damage of a person who does not keep it up: at the end of a
// turn in which they could not act, except what the mind alone keeps up (LOL-AURA-KEEP).
func KeepAuras(f *personal.Fight, p *personal.Person) {
	if !f.Helpless(p) {
		return
	}
	mind := p.State == personal.Able && f.Flags(p)&rulebook.Mindful != 0
	for n := range f.Book().Layers {
		if x := &f.Book().Layers[n].Aura; x.On && !(mind && x.Mind) {
			combat.EndLayer(f, p, n)
		}
	}
}

// TouchGrappled makes a person who ends a turn in a grapple and the other one touch each other.
func TouchGrappled(f *personal.Fight, p *personal.Person) {
	for i := range f.People {
		if o := &f.People[i]; o != p && (o.HasHold(p.ID) || p.HasHold(o.ID)) {
			combat.AskTouched(f, o, p)
		}
	}
}
