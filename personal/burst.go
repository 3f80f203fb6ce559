package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/space"
)

// Bursts says whether somebody fires bursts with a weapon.
func (f *Fight) Bursts(p *Person, w *rulebook.Weapon) bool {
	return w.Props&rulebook.Burst != 0 || w.Ranged() && f.flags(p)&rulebook.Dumping != 0
}

// checkBurst refuses a burst without enough in the weapon, or out of its normal
// range.
func (f *Fight) checkBurst(p *Person, m *means, at deckplan.Square) error {
	book := f.Book()
	switch {
	case f.plan(p.Deck).Index(at) < 0 || !f.look(p.Deck, p.At).sees(at):
		return book.Refuse(rulebook.TopicCover, "something solid is in the way")
	case f.distanceTo(p, at) > m.weapon.Near:
		return book.Refuse(rulebook.TopicRange, "a burst reaches no farther than normal range, %d %s", m.weapon.Near, book.Unit)
	}
	return nil
}

// burst is a cube of two squares: all in it save or take the weapon's damage,
// which is rolled once.
func (f *Fight) burst(p *Person, m *means, at deckplan.Square) {
	caught := f.inBurst(p.Deck, at)
	book := f.Book()
	var hit []crew.ID
	for _, id := range caught {
		t := f.Person(id)
		cover := f.shelter(p.At, p, t)
		if cover.Cover == space.TotalCover {
			continue
		}
		if !f.save(t, saving{ability: book.CoverSave, dc: int(book.Attack.Burst.DC), cause: m.weapon.Name + " burst", cover: int(book.Cover[cover.Cover])}).Good() {
			hit = append(hit, id)
		}
	}
	if len(hit) == 0 {
		return
	}
	b := Blow{}
	amount := f.dealt(p, m, &b, false)
	parts := f.parts(p, m, f.Person(hit[0]), rulebook.OnEachHit, false)
	for _, id := range hit {
		f.hurt(Wound{Target: id, By: p.ID, Type: m.weapon.Type, Amount: amount, Parts: parts, Tags: rulebook.Ranged, Attack: true, Cause: m.weapon.Name + " burst"})
	}
}

// inBurst is who stands in the two squares by two whose least corner is at.
func (f *Fight) inBurst(deck int8, at deckplan.Square) (ids []crew.ID) {
	for i := range f.People {
		p := &f.People[i]
		if p.Deck != deck || p.Out() {
			continue
		}
		for _, q := range [4]deckplan.Square{at, at.Plus(1, 0), at.Plus(0, 1), at.Plus(1, 1)} {
			if f.covers(p, q) && !slices.Contains(ids, p.ID) {
				ids = append(ids, p.ID)
			}
		}
	}
	return ids
}
