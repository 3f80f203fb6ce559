package personal

import "broadside/personal/rulebook"

// MostReserve is how much of a reserve somebody can have.
func (f *Fight) MostReserve(p *Person, n int8) int16 {
	most := f.SheetOf(p).Reserves[n]
	if a := f.Book().Reserves[n].Ability; a >= 0 {
		most = int16(f.SheetOf(p).Scores[a])
	}
	for i := range p.Conditions {
		most -= f.Book().Conditions[p.Conditions[i].Condition].Lowers[n]
	}
	return max(0, most)
}

// costs is what a power takes of its reserve now: what pays for spells is dear to
// casters, and to the others what pays for skills.
func (f *Fight) costs(p *Person, w *rulebook.Power) int16 {
	switch {
	case f.spellOnce(p, w):
		return 0
	case w.Cost == 0 || f.flags(p)&rulebook.Dear == 0:
		return w.Cost
	}
	spells := int16(0)
	for n := range f.Book().Reserves {
		if f.Book().Reserves[n].Ability < 0 {
			spells += f.MostReserve(p, int8(n))
		}
	}
	switch score := f.Book().Reserves[w.Reserve].Ability >= 0; {
	case !score:
		return w.Cost + 1
	case spells == 0:
		return 2 * w.Cost
	}
	return w.Cost
}

// lower takes what somebody has of their reserves down to the most that they can have.
func (f *Fight) lower(p *Person) {
	for n := range f.Book().Reserves {
		if over := p.Reserves[n] - f.MostReserve(p, int8(n)); over > 0 {
			p.Reserves[n] -= over
			f.inside(p, &Layered{p.ID, f.Book().Reserves[n].Name, -int32(over), int32(p.Reserves[n])})
		}
	}
}

// spend takes an amount of a reserve, and whatever a condition makes it more.
func (f *Fight) spend(p *Person, n int8, amount int16) {
	if amount <= 0 {
		return
	}
	r := &f.Book().Reserves[n]
	if f.flags(p)&rulebook.SpendsMore != 0 && r.Ability >= 0 {
		amount++
	}
	had := p.Reserves[n]
	p.Reserves[n] -= min(had, amount)
	f.inside(p, &Layered{p.ID, r.Name, int32(p.Reserves[n] - had), int32(p.Reserves[n])})
	f.collapse(p, n, amount)
	if had > 0 && p.Reserves[n] == 0 && r.Empty >= 0 && !f.suffers(p, r.Empty) {
		f.befall(p, Affliction{Condition: r.Empty, Save: -1, Implied: -1})
	}
}

// collapse counts what is lost of a reserve in a condition that does not bear it.
func (f *Fight) collapse(p *Person, n int8, amount int16) {
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		x := book.Conditions[a.Condition].Collapse
		if x.Into < 0 || x.Reserve != n {
			continue
		}
		if a.Lost += int8(min(amount, 100)); a.Lost >= x.At {
			f.befall(p, Affliction{Condition: x.Into, Save: -1, Implied: -1})
			return
		}
	}
}

// restore fills a reserve up by an amount, unless a condition forbids it.
func (f *Fight) restore(p *Person, n int8, amount int16) {
	r := &f.Book().Reserves[n]
	if f.flags(p)&rulebook.NoRegain != 0 && r.Ability >= 0 {
		return
	}
	gained := min(amount, f.MostReserve(p, n)-p.Reserves[n])
	if gained <= 0 {
		return
	}
	p.Reserves[n] += gained
	f.inside(p, &Layered{p.ID, r.Name, int32(gained), int32(p.Reserves[n])})
	f.relieve(p, r.Empty)
}
