package combat

import (
	"broadside/personal"
	"broadside/personal/rulebook"
)

// NoteRegain notes that somebody does something in their turn that may start a layer's
// regaining.
func NoteRegain(f *personal.Fight, p *personal.Person, how rulebook.Regain) {
	if p.Acting {
		return
	}
	book := f.Book()
	for i := range book.Layers {
		if personal.MayRegain(f, p, i, how) {
			p.Pools[i].Begun = personal.Tried
			f.TellOwnSide(p, &personal.Regaining{Person: p.ID, Layer: book.Layers[i].Name, On: true})
		}
	}
}

// DisturbLayers stops the regaining of layers because of damage (ME-REGEN-EXAMPLE).
func DisturbLayers(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	if a.Hp == 0 && a.Taken() == 0 {
		return
	}
	book := f.Book()
	for i := range book.Layers {
		l, c := &book.Layers[i], &p.Pools[i]
		if c.Begun == personal.Tried || c.Begun == personal.ShelterTurns && personal.LayerApplies(l, w) {
			c.Begun = 0
			f.TellOwnSide(p, &personal.Regaining{Person: p.ID, Layer: l.Name, On: false})
		}
	}
}

// RechargeLayers fills those of somebody's layers that a minute of peace fills
// (ME-REGEN-REST).
func RechargeLayers(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	for n := range book.Layers {
		if c := &p.Pools[n]; book.Layers[n].Rest && c.Points < c.Most {
			f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: book.Layers[n].Name, Amount: c.Most - c.Points, Points: c.Most})
			c.Points, c.Begun = c.Most, 0
			ApplyLayers(f, p)
		}
	}
}

// EndLayer ends a layer, whatever it has left.
func EndLayer(f *personal.Fight, p *personal.Person, n int) {
	c := &p.Pools[n]
	had := c.Points
	c.Points, c.Begun, c.Left = 0, 0, 0
	if had > 0 {
		f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: f.Book().Layers[n].Name, Amount: -had, Points: 0})
	}
}

// TakeRest gives somebody a rest: their layers are full or gone, and their track at 0
// regains what a rest restores (HOE-STABLE).
func TakeRest(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	RechargeLayers(f, p)
	RollAftermath(f, p)
	for n := range book.Layers {
		if book.Layers[n].Fades || p.Pools[n].Left > 0 {
			EndLayer(f, p, n)
		}
	}
	whole := book.Zero.Reset == rulebook.ResetRest && f.Flags(p)&rulebook.Restless == 0
	for i := range book.Reserves {
		if book.Reserves[i].Counts {
			p.Reserves[i] = 0
			continue
		}
		FillReserve(f, p, int8(i), personal.MaxReserve)
	}
	p.Slots = f.SheetOf(p).Slots
	BreakOff(f, p, rulebook.BreakRest)
	endBy(f, p, rulebook.EndsRest)
	p.Used = p.Used[:0]
	personal.UnjamAll(f, p)
	throwRestSaves(f, p)
	if book.Zero.RestHeals && p.State != personal.Dying && p.HP < f.MaxHP(p) {
		Heal(f, p, f.MaxHP(p))
	}
	if whole {
		p.Bad = 0
	}
	f.Tell(p, &personal.HasRested{Person: p.ID})
}

// SpendReserve takes an amount from a reserve, increased by conditions.
func SpendReserve(f *personal.Fight, p *personal.Person, n int8, amount int16) {
	if amount <= 0 {
		return
	}
	r := &f.Book().Reserves[n]
	if f.Flags(p)&rulebook.SpendsMore != 0 && r.Ability >= 0 {
		amount++
	}
	had := p.Reserves[n]
	p.Reserves[n] -= min(had, amount)
	f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: r.Name, Amount: int32(p.Reserves[n] - had), Points: int32(p.Reserves[n])})
	countLoss(f, p, n, amount)
	if had > 0 && p.Reserves[n] == 0 && r.Empty >= 0 && !f.Suffers(p, r.Empty) {
		Afflict(f, p, personal.Affliction{Condition: r.Empty, Save: -1, Implied: -1})
	}
}

// countLoss counts losses of a reserve for conditions that they turn into another.
func countLoss(f *personal.Fight, p *personal.Person, n int8, amount int16) {
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		x := book.Conditions[a.Condition].Strain.Collapse
		if x.Into < 0 || x.Reserve != n {
			continue
		}
		if a.Lost += int8(min(amount, 100)); a.Lost >= x.At {
			Afflict(f, p, personal.Affliction{Condition: x.Into, Save: -1, Implied: -1})
			return
		}
	}
}

// FillReserve adds an amount to a reserve, unless a condition forbids it.
func FillReserve(f *personal.Fight, p *personal.Person, n int8, amount int16) {
	r := &f.Book().Reserves[n]
	if f.Flags(p)&rulebook.NoRegain != 0 && r.Ability >= 0 {
		return
	}
	gained := min(amount, f.MostReserve(p, n)-p.Reserves[n])
	if gained <= 0 {
		return
	}
	p.Reserves[n] += gained
	f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: r.Name, Amount: int32(gained), Points: int32(p.Reserves[n])})
	Relieve(f, p, r.Empty)
}
