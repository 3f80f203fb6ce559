package rulebook

import (
	"slices"

	"broadside/sim/schema"
)

// References between the records of a book.

func (b *Book) ability(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "ability", b.Abilities, doc)
}

func (b *Book) abilitySet(c schema.Coder, key string, to *uint8, doc string) {
	schema.SetOfNamed(c, key, to, "ability", b.Abilities, doc)
}

func (b *Book) skill(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "skill", b.skills(), doc)
}

func (b *Book) skillSet(c schema.Coder, key string, to *uint32, doc string) {
	schema.SetOfNamed(c, key, to, "skill", b.skills(), doc)
}

func (b *Book) skills() []string {
	return schema.KeysOf(b.Skills, func(s *Skill) string { return s.Name })
}

func (b *Book) damageType(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "damage type", b.Types, doc)
}

func (b *Book) damageTypes(c schema.Coder, key string, to *uint32, doc string) {
	schema.SetOfNamed(c, key, to, "damage type", b.Types, doc)
}

// creature describes a kind of creature, as a number from 1.
func (b *Book) creature(c schema.Coder, key string, to *int8, doc string) {
	kind := *to - 1
	schema.Named(c, key, &kind, "kind of creature", b.Kinds, doc)
	*to = kind + 1
}

// creatures describes kinds of creatures, as a set of numbers from 1.
func (b *Book) creatures(c schema.Coder, key string, to *uint32, doc string) {
	set := *to >> 1
	schema.SetOfNamed(c, key, &set, "kind of creature", b.Kinds, doc)
	*to = set << 1
}

func (b *Book) size(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "size", schema.KeysOf(b.Sizes, func(s *Size) string { return s.Name }), doc)
}

func (b *Book) condition(c schema.Coder, key string, to *int16, doc string) {
	schema.Named(c, key, to, "condition", b.conditions(), doc)
}

func (b *Book) conditionList(c schema.Coder, key string, to *[]int16, doc string) {
	schema.ListOfNamed(c, key, to, 8, "condition", b.conditions(), doc)
}

// only describes conditions one of which a target must have.
func (b *Book) only(c schema.Coder, to *[]int16, doc string) {
	c.Choices(schema.Key{Name: "only", Doc: doc, Kind: schema.WordsKind, Most: 8, Of: "condition", Words: b.conditions(), Single: true}, func(n int) { *to = append(*to, int16(n)) })
}

func (b *Book) conditions() []string {
	return schema.KeysOf(b.Conditions, func(x *Condition) string { return x.Key })
}

func (b *Book) layer(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "layer", b.layers(), doc)
}

func (b *Book) layerSet(c schema.Coder, key string, to *uint16, doc string) {
	schema.SetOfNamed(c, key, to, "layer", b.layers(), doc)
}

func (b *Book) layers() []string {
	return schema.KeysOf(b.Layers, func(l *Layer) string { return l.Key })
}

func (b *Book) reserve(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "reserve", schema.KeysOf(b.Reserves, func(r *Reserve) string { return r.Key }), doc)
}

func (b *Book) table(c schema.Coder, key string, to *int16, doc string) {
	schema.Named(c, key, to, "table", schema.KeysOf(b.Tables, func(t *Table) string { return t.Key }), doc)
}

func (b *Book) school(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "school of powers", b.Schools, doc)
}

func (b *Book) weight(c schema.Coder, key string, to *int8, doc string) {
	schema.Named(c, key, to, "weight of armour", b.Weights, doc)
}

func (b *Book) powers() []string {
	return schema.KeysOf(b.Powers, func(w *Power) string { return w.Key })
}

// weaponKinds returns the kinds of the book's weapons, without duplicates.
func (b *Book) weaponKinds() []string {
	kinds := schema.KeysOf(b.Weapons, func(w *Weapon) string { return w.Kind })
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

// loss describes dice by reserve: {stamina: 1d4, mana: 2}.
func (b *Book) loss(c schema.Coder, key string, to *Loss, doc string) {
	schema.Record(c, key, "", doc, func(c schema.Coder) {
		for i := range b.Reserves {
			schema.Harm(c, b.Reserves[i].Key, &to[i], b.Reserves[i].Name)
		}
	})
}
