package action

import (
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
)

// gripAndKeep discharges stored damage at the end of a turn into the person whom p
// grapples, and keeps the rest (LOL-AURA, LOL-AURA-KEEP).
func gripAndKeep(f *personal.Fight, p *personal.Person) {
	wound.TouchGrappled(f, p)
	wound.KeepAuras(f, p)
}

// endStored ends the damage stored by a device that is taken off.
func endStored(f *personal.Fight, p *personal.Person, layer int8) {
	if layer >= 0 && f.Book().Layers[layer].Aura.On {
		combat.EndLayer(f, p, int(layer))
	}
}

// switchOff ends the silencing kept up by a device that is taken off.
func switchOff(f *personal.Fight, p *personal.Person, a *rulebook.Armour) {
	for _, n := range a.Powers {
		if x := rulebook.Find[*rulebook.AfflictOp](&f.Book().Powers[n].Effect); x != nil && x.Condition >= 0 && f.Book().Conditions[x.Condition].Silences.By > 0 {
			combat.Relieve(f, p, x.Condition)
		}
	}
}
