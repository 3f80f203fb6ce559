package personal

import (
	"slices"

	"broadside/personal/rulebook"
	"broadside/sim/space"
)

// Portion is damage of a hit that is of another type than the rest.
type Portion struct {
	Type   int8
	Amount int32
}

// parts throws what a weapon does more on an occasion.
func (f *Fight) parts(p *Person, m *means, t *Person, when rulebook.Occasion, crit bool) (parts []Portion) {
	book := f.Book()
	for i := range m.weapon.Adds {
		x := &m.weapon.Adds[i]
		if x.When != when || x.Kinds != 0 && x.Kinds&(1<<f.SheetOf(t).Kind) == 0 {
			continue
		}
		share := rulebook.Share{Num: 1, Den: 1}
		if x.Save >= 0 {
			share = book.Checks.Shares[f.save(t, saving{ability: x.Save, dc: f.against(p, m, x.DC), cause: m.weapon.Name}).Degree]
		}
		r := f.damageDice("", x.Damage, times(book, crit), nil)
		f.inside(p, &DamageRolled{Roll: r, By: p.ID, Cause: m.weapon.Name})
		parts = append(parts, Portion{x.Type, share.Of(worth(book, r.Total, crit))})
	}
	return parts
}

// against is the number of a save against a weapon: its own, or its wielder's.
func (f *Fight) against(p *Person, m *means, dc int8) int {
	if dc > 0 {
		return int(dc)
	}
	book := f.Book()
	n := int(book.Casting.Base) + f.modifier(p, f.best(p, m.weapon.Abilities))
	if f.trained(p, &m.weapon) {
		n += int(f.SheetOf(p).Proficiency)
	}
	return n
}

// more is all that a hit does beside the weapon's own damage.
func (f *Fight) more(p *Person, m *means, t *Person, crit bool) []Portion {
	if m.hand == WithButt {
		return nil
	}
	parts := f.parts(p, m, t, rulebook.OnEachHit, crit)
	if m.hand == WithCharge {
		parts = append(parts, f.parts(p, m, t, rulebook.OnCharged, crit)...)
	}
	if f.bestShelter(p, t).Cover == space.NoCover {
		parts = append(parts, f.parts(p, m, t, rulebook.OnOpen, crit)...)
	}
	return parts
}

// graze is what a miss does all the same.
func (f *Fight) graze(p *Person, m *means, t *Person) {
	for _, x := range f.parts(p, m, t, rulebook.OnMiss, false) {
		f.hurt(Wound{Target: t.ID, By: p.ID, Type: x.Type, Amount: x.Amount, Tags: hitTags(m), Cause: m.weapon.Name})
	}
	if m.weapon.Splash.Misses {
		f.splash(&m.weapon.Splash, &Wound{Target: t.ID, By: p.ID, Type: m.weapon.Type, Tags: hitTags(m), Cause: m.weapon.Name}, t)
	}
}

// mingle takes the parts of a hit that are of other types through the stages, each as
// damage of its own type. What takes a tick off a hit has taken it off the whole.
func (f *Fight) mingle(p *Person, w *Wound, a *account) {
	for _, x := range w.Parts {
		o, b := *w, account{amount: x.Amount}
		o.Type, o.Amount, o.Parts, o.trails = x.Type, x.Amount, nil, true
		f.phase(rulebook.OnHit, p, &o, &b)
		a.amount += b.amount
		for n := range b.layers {
			a.layers[n] += b.layers[n]
		}
		for _, n := range b.notes {
			if !slices.Contains(a.notes, n) {
				a.notes = append(a.notes, n)
			}
		}
	}
}

// typesOf is what the damage of a wound is, in words.
func (f *Fight) typesOf(w *Wound) string {
	says, had := f.Book().Types[w.Type], uint32(1)<<w.Type
	for _, x := range w.Parts {
		if had&(1<<x.Type) == 0 {
			says += " and " + f.Book().Types[x.Type]
			had |= 1 << x.Type
		}
	}
	return says
}

// finds notes in an attack what a weapon adds to it within its normal range, and for
// misses that have shown where it hits.
func (f *Fight) finds(s *Shot, m *means, d int16) {
	if m.ranged && d <= m.weapon.Near {
		s.Roll.Add("normal range", int(m.weapon.Steady))
	}
	if m.arm != nil && m.weapon.Props&rulebook.Ranging != 0 {
		s.Roll.Add("misses before", int(m.arm.Missed))
	}
}

// learns counts the misses of a weapon that shows where it hits.
func (m *means) learns(hit bool) {
	switch {
	case m.arm == nil || m.weapon.Props&rulebook.Ranging == 0:
	case hit:
		m.arm.Missed = 0
	default:
		m.arm.Missed = min(m.arm.Missed+1, maxMissed)
	}
}

// sap gives a wielder back half of what a hit does.
func (f *Fight) sap(p *Person, m *means, amount int32) {
	if m.weapon.Props&rulebook.Draining != 0 && m.hand != WithButt {
		f.Heal(p, amount/2)
	}
}
