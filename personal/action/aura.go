package action

import (
	"broadside/personal"
	"broadside/personal/combat"
)

// GripAndKeep is what the end of a turn does with stored damage.
func GripAndKeep(f *personal.Fight, p *personal.Person) {
	combat.Grips(f, p)
	combat.KeepAuras(f, p)
}

// Disarray ends the damage that a device stores, as it is put off.
func Disarray(f *personal.Fight, p *personal.Person, layer int8) {
	if layer >= 0 && f.Book().Layers[layer].Aura.On {
		combat.Vanish(f, p, int(layer))
	}
}
