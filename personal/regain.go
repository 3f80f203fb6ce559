package personal

import "broadside/personal/rulebook"

// How a layer regains its points (ME-REGEN). What the owner does in a turn makes
// them try; a next turn without damage begins it; from then on only damage that
// the layer could have met ends it, and so does its maximum.
const (
	tried     = 1
	regaining = 2
)

// try notes that somebody does what may start a layer's regaining.
func (f *Fight) try(p *Person, how rulebook.Regain) {
	book := f.Book()
	for i := range book.Layers {
		c := &p.Pools[i]
		if book.Layers[i].Regain&how != 0 && c.Begun == 0 && c.Regain > 0 && c.Points < c.Most {
			c.Begun = tried
			f.inside(p, &Regaining{p.ID, book.Layers[i].Name, true})
		}
	}
}

// disturb is what damage does to it (ME-REGEN-EXAMPLE).
func (f *Fight) disturb(p *Person, w *Wound, a *account) {
	if a.hp == 0 && a.layers == [rulebook.MaxLayers]int32{} {
		return
	}
	book := f.Book()
	for i := range book.Layers {
		l, c := &book.Layers[i], &p.Pools[i]
		if c.Begun == tried || c.Begun == regaining && stops(l, w) {
			c.Begun = 0
			f.inside(p, &Regaining{p.ID, l.Name, false})
		}
	}
}

// regain gives layers their points at the start of a turn.
func (f *Fight) regain(p *Person) {
	book := f.Book()
	for i := range book.Layers {
		c := &p.Pools[i]
		if c.Begun == 0 || p.State != Able {
			continue
		}
		c.Begun = regaining
		gain := min(c.Regain, c.Most-c.Points)
		c.Points += gain
		f.inside(p, &Layered{p.ID, book.Layers[i].Name, gain, c.Points})
		f.lend(p)
		if c.Points == c.Most {
			c.Begun = 0
		}
	}
}

// rested fills the layers that a rest fills, a minute after the fight
// (ME-REGEN-REST).
func (f *Fight) rested() {
	for i := range f.People {
		if p := &f.People[i]; !p.Out() {
			f.recharge(p)
		}
	}
}

func (f *Fight) recharge(p *Person) {
	book := f.Book()
	for n := range book.Layers {
		if c := &p.Pools[n]; book.Layers[n].Rest && c.Points < c.Most {
			gain := c.Most - c.Points
			c.Points, c.Begun = c.Most, 0
			f.inside(p, &Layered{p.ID, book.Layers[n].Name, gain, c.Points})
			f.lend(p)
		}
	}
}

// wane takes a turn off what layers last that a power has given.
func (f *Fight) wane(p *Person) {
	for n := range f.Book().Layers {
		if c := &p.Pools[n]; c.Left > 0 {
			if c.Left--; c.Left == 0 {
				f.vanish(p, n)
			}
		}
	}
}

// vanish is the end of a layer, whatever it has left.
func (f *Fight) vanish(p *Person, n int) {
	c := &p.Pools[n]
	had := c.Points
	c.Points, c.Begun, c.Left = 0, 0, 0
	if had > 0 {
		f.inside(p, &Layered{p.ID, f.Book().Layers[n].Name, -had, 0})
	}
}

// rest is a rest for somebody: their layers are full or have passed, and what their
// track at 0 regains at a rest it regains (HOE-STABLE).
func (f *Fight) rest(p *Person) {
	book := f.Book()
	f.recharge(p)
	for n := range book.Layers {
		if book.Layers[n].Fades || p.Pools[n].Left > 0 {
			f.vanish(p, n)
		}
	}
	if book.Zero.Reset == rulebook.ResetRest && f.flags(p)&rulebook.Restless == 0 {
		p.Bad = 0
	}
	if book.Zero.RestHeals && p.State != Dying && p.HP < f.maxHP(p) {
		f.Heal(p, f.maxHP(p))
	}
	for i := range book.Reserves {
		f.restore(p, int8(i), 1000)
	}
	p.Slots = f.SheetOf(p).Slots
	f.breakOff(p, rulebook.BreakRest)
	f.ended(p, rulebook.EndsRest)
	p.Used = p.Used[:0]
	f.unjam(p)
	f.ease(p)
	f.tell(p, &HasRested{p.ID})
}
