package rulebook

import (
	"slices"

	"broadside/sim/schema"
)

// ChapterLists are the lists of a chapter, beginning with those that others refer to.
var ChapterLists = [...]string{"conditions", "weapons", "devices", "powers", "armour", "sheets"}

// ChapterKeys describes one list of a chapter, which adds to a book. Entries may refer to
// any chapter of the same book. The keys of conditions and sheets are already known, so
// that all can name them.
func (b *Book) ChapterKeys(c schema.Coder, list string) {
	switch list {
	case "conditions":
		schema.Entries(c, list, "condition", MaxConditions, "states that somebody can be in", func(key string, c schema.Coder) {
			x := Condition{Key: key}
			x.keys(c, b)
			if n := b.Condition(key); n >= 0 {
				b.Conditions[n] = x
			}
		})
	case "weapons":
		schema.Entries(c, list, "weapon", MaxItems, "of a sheet, or of a body", func(key string, c schema.Coder) {
			twice(c, b.Weapon(key) >= 0)
			x := Weapon{Key: key}
			x.keys(c, b)
			b.Weapons = append(b.Weapons, x)
		})
	case "devices":
		schema.Entries(c, list, "device", MaxItems, "grenades and other things to use", func(key string, c schema.Coder) {
			twice(c, b.Device(key) >= 0)
			x := Device{Key: key}
			x.keys(c, b)
			for _, n := range x.LeftBy {
				ground := &b.Weapons[n].Splash.Ground
				*ground = append(*ground, int16(len(b.Devices)))
			}
			b.Devices = append(b.Devices, x)
		})
	case "powers":
		schema.Entries(c, list, "power", MaxItems, "powers and spells", func(key string, c schema.Coder) {
			twice(c, b.Power(key) >= 0)
			x := Power{Key: key}
			x.keys(c, b)
			b.Powers = append(b.Powers, x)
		})
	case "armour":
		schema.Entries(c, list, "armour", MaxItems, "what is worn", func(key string, c schema.Coder) {
			twice(c, slices.ContainsFunc(b.Armours, func(x Armour) bool { return x.Key == key }))
			x := Armour{Key: key}
			x.keys(c, b)
			b.Armours = append(b.Armours, x)
		})
	case "sheets":
		schema.Entries(c, list, "sheet", MaxItems, "people and creatures", func(key string, c schema.Coder) {
			x := NewSheet(key)
			x.Keys(c, b)
			if n := b.Sheet(key); n >= 0 {
				b.Sheets[n] = x
			}
		})
	}
}

// twice reports a key that the book already has.
func twice(c schema.Coder, there bool) {
	if there {
		c.Fault("", "the book has one of this key already", "give one of the two another key")
	}
}
