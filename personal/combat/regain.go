package combat

import (
	"broadside/personal"
	"broadside/personal/rulebook"
)

// Try notes that somebody does in their turn what may start a layer's regaining.
func Try(f *personal.Fight, p *personal.Person, how rulebook.Regain) {
	if p.Acting {
		return
	}
	book := f.Book()
	for i := range book.Layers {
		if personal.MayRegain(f, p, i, how) {
			p.Pools[i].Begun = personal.Tried
			f.Inside(p, &personal.Regaining{Person: p.ID, Layer: book.Layers[i].Name, On: true})
		}
	}
}

// Disturb is what damage does to it (ME-REGEN-EXAMPLE).
func Disturb(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	if a.Hp == 0 && a.Layers == [rulebook.MaxLayers]int32{} {
		return
	}
	book := f.Book()
	for i := range book.Layers {
		l, c := &book.Layers[i], &p.Pools[i]
		if c.Begun == personal.Tried || c.Begun == personal.ShelterTurns && personal.Stops(l, w) {
			c.Begun = 0
			f.Inside(p, &personal.Regaining{Person: p.ID, Layer: l.Name, On: false})
		}
	}
}

// Recharge fills the layers of somebody that a minute of peace fills (ME-REGEN-REST).
func Recharge(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	for n := range book.Layers {
		if c := &p.Pools[n]; book.Layers[n].Rest && c.Points < c.Most {
			f.Inside(p, &personal.Layered{Person: p.ID, Layer: book.Layers[n].Name, Amount: c.Most - c.Points, Points: c.Most})
			c.Points, c.Begun = c.Most, 0
			Lend(f, p)
		}
	}
}

// Vanish is the end of a layer, whatever it has left.
func Vanish(f *personal.Fight, p *personal.Person, n int) {
	c := &p.Pools[n]
	had := c.Points
	c.Points, c.Begun, c.Left = 0, 0, 0
	if had > 0 {
		f.Inside(p, &personal.Layered{Person: p.ID, Layer: f.Book().Layers[n].Name, Amount: -had, Points: 0})
	}
}

// Rest is a rest for somebody: their layers are full or have passed, and what their
// track at 0 regains at a rest it regains (HOE-STABLE).
func Rest(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	Recharge(f, p)
	Sicken(f, p)
	for n := range book.Layers {
		if book.Layers[n].Fades || p.Pools[n].Left > 0 {
			Vanish(f, p, n)
		}
	}
	whole := book.Zero.Reset == rulebook.ResetRest && f.Flags(p)&rulebook.Restless == 0
	if book.Zero.RestHeals && p.State != personal.Dying && p.HP < f.MaxHP(p) {
		Heal(f, p, f.MaxHP(p))
	}
	for i := range book.Reserves {
		if book.Reserves[i].Counts {
			p.Reserves[i] = 0
			continue
		}
		Restore(f, p, int8(i), personal.MaxReserve)
	}
	p.Slots = f.SheetOf(p).Slots
	BreakOff(f, p, rulebook.BreakRest)
	ended(f, p, rulebook.EndsRest)
	p.Used = p.Used[:0]
	personal.Unjam(f, p)
	ease(f, p)
	if whole {
		p.Bad = 0
	}
	f.Tell(p, &personal.HasRested{Person: p.ID})
}

// Spend takes an amount of a reserve, and whatever a condition makes it more.
func Spend(f *personal.Fight, p *personal.Person, n int8, amount int16) {
	if amount <= 0 {
		return
	}
	r := &f.Book().Reserves[n]
	if f.Flags(p)&rulebook.SpendsMore != 0 && r.Ability >= 0 {
		amount++
	}
	had := p.Reserves[n]
	p.Reserves[n] -= min(had, amount)
	f.Inside(p, &personal.Layered{Person: p.ID, Layer: r.Name, Amount: int32(p.Reserves[n] - had), Points: int32(p.Reserves[n])})
	collapse(f, p, n, amount)
	if had > 0 && p.Reserves[n] == 0 && r.Empty >= 0 && !f.Suffers(p, r.Empty) {
		Befall(f, p, personal.Affliction{Condition: r.Empty, Save: -1, Implied: -1})
	}
}

// collapse counts what is lost of a reserve in a condition that does not bear it.
func collapse(f *personal.Fight, p *personal.Person, n int8, amount int16) {
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		x := book.Conditions[a.Condition].Strain.Collapse
		if x.Into < 0 || x.Reserve != n {
			continue
		}
		if a.Lost += int8(min(amount, 100)); a.Lost >= x.At {
			Befall(f, p, personal.Affliction{Condition: x.Into, Save: -1, Implied: -1})
			return
		}
	}
}

// Restore fills a reserve up by an amount, unless a condition forbids it.
func Restore(f *personal.Fight, p *personal.Person, n int8, amount int16) {
	r := &f.Book().Reserves[n]
	if f.Flags(p)&rulebook.NoRegain != 0 && r.Ability >= 0 {
		return
	}
	gained := min(amount, f.MostReserve(p, n)-p.Reserves[n])
	if gained <= 0 {
		return
	}
	p.Reserves[n] += gained
	f.Inside(p, &personal.Layered{Person: p.ID, Layer: r.Name, Amount: int32(gained), Points: int32(p.Reserves[n])})
	Relieve(f, p, r.Empty)
}
