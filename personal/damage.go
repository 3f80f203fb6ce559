package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Wound is damage on its way: gathered while a tick's orders are obeyed and
// settled together, so that nobody is saved by being asked first.
type Wound struct {
	Target, By crew.ID
	Type       int8
	Amount     int32
	Critical   bool
	Tags       rulebook.Tags // what the hit is: melee, spell
	Bypass     bool          // passes the layers that may be bypassed
	Attack     bool          // one attack, for what asks how much one attack dealt
	Drive      int16         // against the window of armour; 0: as much as the damage (LOL-ENERGY)
	Surge      int16         // on top of it
	Spare      bool
	Also       uint32 // types that it has besides its own
	Called     bool   // a called shot
	Enchanted  bool   // what only stops ordinary blows does not stop it
	Cause      string
	Parts      []Portion // of other types
	Passes     uint16    // layers that it never meets
	trails     bool      // it is such a part
	Met        bool      // whoever takes it has been asked about it
}

// Fields describes a Wound.
func (w *Wound) Fields(c field.Coder) {
	idField(c, "target", &w.Target)
	idField(c, "by", &w.By)
	field.Int(c, "type", &w.Type, 0, rulebook.MaxTypes)
	field.Int(c, "amount", &w.Amount, 0, MaxPoints)
	field.Bool(c, "critical", &w.Critical)
	field.Int(c, "tags", &w.Tags, 0, int64(2*rulebook.LastTag-1))
	field.Bool(c, "bypass", &w.Bypass)
	field.Bool(c, "attack", &w.Attack)
	field.Int(c, "drive", &w.Drive, -1000, 10_000)
	field.Int(c, "surge", &w.Surge, 0, 10_000)
	field.Bool(c, "spare", &w.Spare)
	field.Int(c, "also", &w.Also, 0, 1<<32-1)
	field.Bool(c, "called", &w.Called)
	field.Bool(c, "enchanted", &w.Enchanted)
	field.Text(c, "cause", &w.Cause, rulebook.MaxName)
	field.List(c, "parts", &w.Parts, rulebook.MaxTypes, func(c field.Coder, x *Portion) {
		field.Int(c, "type", &x.Type, 0, rulebook.MaxTypes)
		field.Int(c, "amount", &x.Amount, 0, MaxPoints)
	})
	field.Int(c, "passes", &w.Passes, 0, 1<<16-1)
	field.Bool(c, "trails", &w.trails)
	field.Bool(c, "met", &w.Met)
}

func (f *Fight) hurt(w Wound) { f.wounds = append(f.wounds, w) }

// Hurt gathers damage that no attack deals.
func (f *Fight) Hurt(w Wound) { f.hurt(w) }

// Settle applies the damage that was gathered, and what it leads to.
func (f *Fight) Settle() {
	for i := 0; i < len(f.wounds); i++ {
		w := f.wounds[i]
		if p := f.Person(w.Target); p != nil && !p.Out() && !f.offersMeeting(p, &w) {
			f.take(p, &w)
		}
	}
	f.wounds = f.wounds[:0]
}

// account is what becomes of a wound on its way through the stages.
type account struct {
	amount int32
	layers [rulebook.MaxLayers]int32 // what each has lost
	hp     int32
	notes  []string
}

// take takes a wound through the book's stages and from hit points.
func (f *Fight) take(p *Person, w *Wound) {
	a := account{amount: w.Amount}
	if f.exploit(p, w, &a); p.Out() {
		return
	}
	f.phase(rulebook.OnHit, p, w, &a)
	f.mingle(p, w, &a)
	if a.amount > 0 {
		a.amount += f.tender(p)
	}
	a.hp = min(a.amount, MaxPoints)
	f.emit(f.unless(rulebook.Numb, p, f.watchers(p)), &Damaged{Person: p.ID, Type: f.typesOf(w), Cause: w.Cause, Layers: a.layers, Names: f.layerNames(), Lost: a.hp, Points: f.points(), Notes: a.notes})
	f.disturb(p, w, &a)
	f.lend(p)
	if (a.hp > 0 || a.layers != [rulebook.MaxLayers]int32{}) && f.SheetOf(p).Regrows.Not&(1<<w.Type) != 0 {
		p.Charred = true
	}
	if a.hp > 0 {
		tolls[f.Book().Toll](f, p, a.hp, w)
		f.offersAnswer(p, w)
	}
	if a.hp > 0 || a.layers != [rulebook.MaxLayers]int32{} {
		f.shake(p, a.hp)
		f.breakOff(p, rulebook.BreakHurt)
	}
}

// unless takes somebody's own side out of those who learn something, where a
// condition keeps it from them.
func (f *Fight) unless(flag rulebook.Flag, p *Person, to event.Sides) event.Sides {
	if f.flags(p)&flag != 0 {
		return to &^ event.Sides(0).With(p.Side)
	}
	return to
}

// Unfelt says whether somebody does not know their own hit points.
func (f *Fight) Unfelt(p *Person) bool { return f.flags(p)&rulebook.Numb != 0 && p.State == Able }

// tender throws what conditions add whenever somebody is hurt.
func (f *Fight) tender(p *Person) (more int32) {
	for i := range p.Conditions {
		if c := &f.Book().Conditions[p.Conditions[i].Condition]; c.Tender.Count > 0 {
			r := f.damageDice(c.Name, c.Tender, 1, nil)
			f.inside(p, &DamageRolled{Roll: r, By: p.Conditions[i].By, Cause: c.Name})
			more += r.Total
		}
	}
	return more
}

// phase takes a wound through the stages of a phase.
func (f *Fight) phase(n rulebook.Phase, p *Person, w *Wound, a *account) {
	for _, s := range f.Book().Stages[n] {
		stages[s](f, p, w, a)
	}
}

// points is what the book calls what wounds take, "" where they add to injuries.
func (f *Fight) points() string {
	if f.Book().Toll == rulebook.TakesInjuries {
		return ""
	}
	return f.Book().Words.Points
}

// screen takes what is aimed at somebody through the stages before the roll, and
// returns what is left to roll for. What has lost some of its damage has lost
// drive with it, where the one is as much as the other.
func (f *Fight) screen(p *Person, w *Wound) int32 {
	a := account{amount: w.Amount}
	f.phase(rulebook.BeforeRoll, p, w, &a)
	if a.layers != [rulebook.MaxLayers]int32{} {
		f.tell(p, &Damaged{Person: p.ID, Type: f.Book().Types[w.Type], Cause: w.Cause, Layers: a.layers, Names: f.layerNames(), Notes: a.notes})
		f.disturb(p, w, &a)
	}
	return a.amount
}

// stages are the steps of damage by their names: each is a function of what is
// dealt and of who takes it.
var stages = [...]func(*Fight, *Person, *Wound, *account){
	rulebook.StageFlat:       flat,
	rulebook.StageImmune:     immune,
	rulebook.StageResist:     resist,
	rulebook.StageVulnerable: vulnerable,
	rulebook.StageLayers:     func(f *Fight, p *Person, w *Wound, a *account) { f.layers(p, w, a, false) },
	rulebook.StageScreens:    func(f *Fight, p *Person, w *Wound, a *account) { f.layers(p, w, a, true) },
	rulebook.StageDrive:      driven,
}

// flat takes a number off every damage.
func flat(f *Fight, p *Person, w *Wound, a *account) {
	if n := int32(f.SheetOf(p).Reduce); n > 0 {
		a.amount = max(0, a.amount-n)
		a.notes = append(a.notes, "reduced")
	}
	f.soak(p, w, a)
}

// immune stops a type that does no harm.
func immune(f *Fight, p *Person, w *Wound, a *account) {
	if sheet := f.SheetOf(p); sheet.Immune&(1<<w.Type) != 0 || sheet.Features&rulebook.Swarming != 0 && w.Attack {
		a.amount = 0
		a.notes = append(a.notes, "immune")
	}
}

// resist halves once, however many reasons there are (ME-RESIST).
func resist(f *Fight, p *Person, w *Wound, a *account) {
	if (f.SheetOf(p).Resists|f.resisted(p))&(1<<w.Type) != 0 {
		a.amount /= 2
		a.notes = append(a.notes, "resistant")
	}
}

// resisted is what conditions resist.
func (f *Fight) resisted(p *Person) (all uint32) {
	book := f.Book()
	for i := range p.Conditions {
		c := &book.Conditions[p.Conditions[i].Condition]
		if all |= c.Resist; c.Soaks {
			all |= 1 << p.Conditions[i].Type
		}
	}
	return all
}

// vulnerable doubles once.
func vulnerable(f *Fight, p *Person, w *Wound, a *account) {
	if f.SheetOf(p).Vulnerable&(1<<w.Type) != 0 {
		a.amount *= 2
		a.notes = append(a.notes, "vulnerable")
	}
}

// driven lets through what the armour does: nothing below its window, half within
// it, all above (LOL-DRIVE).
func driven(f *Fight, p *Person, w *Wound, a *account) {
	from, to := f.window(p)
	drive := int32(w.Drive)
	if drive == 0 {
		drive = a.amount
	}
	switch drive += int32(w.Surge); {
	case to == 0 || drive > int32(to):
	case drive < int32(from):
		a.amount = 0
		a.notes = append(a.notes, "stopped by armour")
	default:
		a.amount /= 2
		a.notes = append(a.notes, "halved by armour")
	}
}

// window is the range of drive that somebody's armour halves; 0 to 0 without any.
func (f *Fight) window(p *Person) (from, to int16) {
	for i, n := range f.SheetOf(p).Armour {
		if x := &f.Book().Armours[n]; p.Doffed&(2<<i) == 0 && x.To > to {
			from, to = x.From, x.To
		}
	}
	return from, to
}

// layers lets the layers take what they can, in their order. What one of them
// cannot hold goes on as it was rolled (ME-SHIELD, ME-LIGHTNING, ME-TEMPHP); what
// bypasses a layer, as melee does shields, never meets it (ME-SHIELD-MELEE).
func (f *Fight) layers(p *Person, w *Wound, a *account, screens bool) {
	book := f.Book()
	for n := range book.Layers {
		l, pool := &book.Layers[n], &p.Pools[n]
		if l.Screen != screens || !stops(l, w) || pool.Points == 0 || a.amount == 0 || w.Passes&(1<<n) != 0 || w.trails && l.Ticks > 0 {
			continue
		}
		if l.Ticks > 0 {
			off := int32(0)
			for range max(1, f.SheetOf(p).Pools[n].Dice) {
				v, _ := f.Tray.Throw(int(l.Ticks), l.Name)
				off += int32(v)
			}
			pool.Points--
			a.layers[n] = min(a.amount, off)
			a.amount -= a.layers[n]
			continue
		}
		if l.Halves {
			f.share(p, w, a, n)
			continue
		}
		var taken int32
		taken, a.amount = l.Absorb(pool.Points, a.amount, w.Type)
		pool.Points -= taken
		a.layers[n] = taken
	}
}

// share lets a layer take half of the damage of an attack by somebody in sight; a
// shot's other half falls on who has fired it.
func (f *Fight) share(p *Person, w *Wound, a *account, n int) {
	l, pool, by := &f.Book().Layers[n], &p.Pools[n], f.Person(w.By)
	if !w.Attack || by == nil || !f.Sees(p, by) {
		return
	}
	taken, left, rest := l.Halve(pool.Points, a.amount)
	if l.Returns && w.Tags&(rulebook.Ranged|rulebook.Spell|rulebook.Weighty) == rulebook.Ranged {
		f.hurt(Wound{Target: by.ID, By: p.ID, Type: w.Type, Amount: left, Cause: l.Name})
		left = 0
	}
	pool.Points -= taken
	a.layers[n], a.amount = taken, left+rest
	if pool.Points == 0 {
		f.spent(p, int8(n))
	}
}

// spent ends the concentration that keeps up a layer which has nothing left.
func (f *Fight) spent(p *Person, layer int8) {
	if n := p.Focus.Power; n >= 0 && f.Book().Powers[n].Effect.Layer == layer {
		f.unfocus(p)
	}
}

func (f *Fight) layerNames() (names [rulebook.MaxLayers]string) {
	for i := range f.Book().Layers {
		names[i] = f.Book().Layers[i].Name
	}
	return names
}

// shake asks whether somebody who is hurt keeps their concentration.
func (f *Fight) shake(p *Person, lost int32) {
	x := f.Book().Focus
	if p.Focus.Power < 0 || x.Ability < 0 || p.State != Able || lost == 0 {
		return
	}
	if !f.save(p, saving{ability: x.Ability, dc: max(int(x.Least), int(lost/2)), cause: "concentration"}).Good() {
		f.unfocus(p)
	}
}

// Heal gives hit points back, up to the maximum; the dead regain nothing
// (ME-HEAL, HOE-HEAL).
func (f *Fight) Heal(p *Person, amount int32) {
	if p.Out() || amount <= 0 {
		return
	}
	p.Harm = max(0, p.Harm-amount)
	gained := min(amount, f.maxHP(p)-p.HP)
	p.HP += gained
	f.emit(f.unless(rulebook.Numb, p, event.Sides(0).With(p.Side)), &Healed{p.ID, gained, p.HP})
	f.breakOff(p, rulebook.BreakHealed)
	if p.State != Able && p.HP > 0 {
		f.wake(p)
	}
}

// GiveLayer adds points to a layer as it stacks: filled up, or chosen between the
// old and the new (ME-TEMPHP).
func (f *Fight) GiveLayer(p *Person, layer int8, points int32, keep bool) {
	l, pool := &f.Book().Layers[layer], &p.Pools[layer]
	was := pool.Points
	switch l.Stacking {
	case rulebook.StackTop:
		pool.Points = min(max(pool.Most, pool.Points), pool.Points+points)
	case rulebook.StackAdd:
		pool.Points += points
	case rulebook.StackChoose:
		if !keep {
			pool.Points = points
		}
	}
	pool.Points = max(0, pool.Points) // a GM may take more than there is
	f.inside(p, &Layered{p.ID, l.Name, pool.Points - was, pool.Points})
	f.lend(p)
}

// lend lets the layers of somebody's sheet lend what they do as long as they have
// points.
func (f *Fight) lend(p *Person) {
	for _, a := range slices.Clone(p.Conditions) {
		if n := f.Book().Conditions[a.Condition].While; n >= 0 && p.Pools[n].Points == 0 {
			f.relieve(p, a.Condition)
		}
	}
	for n, x := range f.SheetOf(p).Pools {
		if x.Lends < 0 {
			continue
		}
		switch has := f.suffers(p, x.Lends); {
		case p.Pools[n].Points > 0 && !has:
			f.befall(p, Affliction{Condition: x.Lends, Save: -1, Implied: -1})
		case p.Pools[n].Points == 0 && has:
			f.relieve(p, x.Lends)
		}
	}
}
