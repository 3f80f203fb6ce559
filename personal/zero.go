package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// wound takes damage from hit points, and does what happens at 0 (ME-HP); what is
// left over kills at once if it is at least the maximum (ME-INSTANT). An attacker's
// choice to spare holds whatever else the damage would do (ME-KNOCKOUT,
// HOE-NONLETHAL).
func (f *Fight) wound(p *Person, damage int32, w *Wound) {
	z := &f.Book().Zero
	if p.HP == 0 {
		f.beat(p, damage, w)
		return
	}
	most := f.maxHP(p)
	over := damage - p.HP
	if p.HP = max(0, p.HP-damage); p.HP > 0 {
		f.withstand(p, damage, w)
		f.insult(p, w)
		return
	}
	switch {
	case w.Spare:
		f.fall(p)
		f.steady(p)
	case f.holdsOut(p):
	case z.Overflow && over >= most && !f.regrows(p):
		f.die(p, DiedMassive, "")
	default:
		f.sink(p)
		f.change(p, z.FallChange(w.Critical))
		f.withstand(p, damage, w)
		f.felled(p, w.By)
	}
}

// insult is damage to the unconscious who have hit points left, where that counts
// as much as at 0 (HOE-CRITKILL, HOE-STABLE).
func (f *Fight) insult(p *Person, w *Wound) {
	z := &f.Book().Zero
	if !z.Senseless || p.State != Able || !f.has(p, rulebook.PartDown) {
		return
	}
	if w.Critical {
		f.change(p, z.HurtCrit)
		return
	}
	f.change(p, z.Hurt)
}

// sink is what happens at 0 without more: those who are not special die (ME-NPC,
// HOE-NPC).
func (f *Fight) sink(p *Person) {
	if !p.Special && !f.regrows(p) {
		f.die(p, DiedAtZero, "")
		return
	}
	f.fall(p)
}

// withstand is the check against one attack of at least the maximum (HOE-MASSIVE).
func (f *Fight) withstand(p *Person, damage int32, w *Wound) {
	m := f.Book().Zero.Massive
	if m.Ability < 0 || !w.Attack || damage < f.maxHP(p) || p.State == Dead {
		return
	}
	// The blow is withstood before its consequences: the unconscious fail no check
	// that the blow itself calls for.
	r := f.trial(p, m.Ability, -1, "massive damage", nil)
	r.Reasons = nil
	f.use(&r, edging{check: true, person: p.ID})
	r.D20(f.Tray)
	ok := int(r.Total) >= int(m.DC)
	f.inside(p, &Checked{By: p.ID, Roll: r, Need: int16(m.DC), Success: ok})
	if !ok {
		f.die(p, DiedMassive, "")
	}
}

// beat is damage to somebody at 0 (ME-DMG0, HOE-CRITKILL, HOE-STABLE). A stable
// one is stable no longer.
func (f *Fight) beat(p *Person, damage int32, w *Wound) {
	z := &f.Book().Zero
	if f.regrows(p) {
		return
	}
	if massive := z.Massive.Ability >= 0 && w.Attack; (z.HurtMax || massive) && damage >= f.maxHP(p) {
		f.die(p, DiedMassive, "")
		return
	}
	if p.State == Stable {
		p.State, p.Rest, p.Hours = Dying, 0, 0
		f.tell(p, &Unsteady{p.ID})
	}
	if w.Critical {
		f.change(p, z.HurtCrit)
		return
	}
	f.change(p, z.Hurt)
}

// change is what a degree of the save or a wound does on the tracks.
func (f *Fight) change(p *Person, c rulebook.Change) {
	z := &f.Book().Zero
	switch {
	case c.Dead:
		f.die(p, DiedOf, "a critical hit")
		return
	case c.Wake > 0:
		f.Heal(p, c.Wake)
		return
	}
	if p.State == Dead {
		return
	}
	most := f.mostBad(p)
	p.Bad = max(0, min(most, p.Bad+c.Bad))
	p.Good += c.Good
	if c.Bad != 0 || c.Good > 0 {
		f.inside(p, &Counted{Person: p.ID, Bad: p.Bad, MostBad: most, Good: p.Good, MostGood: z.Good, Word: z.BadWord})
	}
	switch {
	case p.Bad >= most:
		f.die(p, DiedTrack, "")
	case z.Good > 0 && p.Good >= z.Good, c.Bad < 0 && p.Bad == 0:
		f.steady(p)
	}
}

// mostBad is the end of somebody's bad track, as conditions leave it.
func (f *Fight) mostBad(p *Person) int8 {
	n := p.MostBad
	for i := range p.Conditions {
		n -= f.Book().Conditions[p.Conditions[i].Condition].Track
	}
	return max(1, n)
}

// fall is to lose consciousness at 0 (ME-UNCONSCIOUS, HOE-MORTALITY).
func (f *Fight) fall(p *Person) {
	book := f.Book()
	p.State, p.Good = Dying, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.tell(p, &Fell{p.ID})
	f.stop(p)
	for i := range book.Layers {
		if book.Layers[i].Waking {
			f.vanish(p, i)
		}
	}
	if n := book.Roles[rulebook.PartDown]; n >= 0 {
		f.befall(p, Affliction{Condition: n, Save: -1, Implied: -1})
	}
}

// stop is the end of all that somebody was doing.
func (f *Fight) stop(p *Person) {
	p.Path = p.Path[:0]
	p.Blows, p.Raised = 0, 0
	f.unfocus(p)
	f.letGo(p)
	f.forget(p.ID)
	for i := range p.Pools {
		p.Pools[i].Begun = 0
	}
	f.orphan(p.ID)
}

// steady makes somebody at 0 stable: no more saves (ME-STABLE, HOE-STABLE).
func (f *Fight) steady(p *Person) {
	p.State, p.Good, p.Rest, p.Hours = Stable, 0, 0, 0
	if f.Book().Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.tell(p, &Steadied{p.ID})
}

// wake is to have hit points again.
func (f *Fight) wake(p *Person) {
	book := f.Book()
	p.State, p.Good, p.Rest, p.Hours = Able, 0, 0, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.relieve(p, book.Roles[rulebook.PartDown])
	f.tell(p, &Woke{p.ID})
}

// die is the end of somebody, with last words where the book grants them
// (HOE-LASTWORDS).
func (f *Fight) die(p *Person, how Death, of string) {
	if p.State == Dead || f.reborn(p) {
		return
	}
	p.State, p.HP = Dead, 0
	f.stop(p)
	p.Open = false
	for i := range f.People {
		f.loose(&f.People[i], p.ID)
	}
	f.tell(p, &Died{p.ID, how, of, f.Book().Zero.LastWords && p.Special && how == DiedTrack})
}

// reborn says whether a condition keeps somebody from death: it ends, and they stand
// up whole.
func (f *Fight) reborn(p *Person) bool {
	for i := range p.Conditions {
		if n := p.Conditions[i].Condition; f.Book().Conditions[n].Flags&rulebook.Reborn != 0 {
			f.relieve(p, n)
			p.HP, p.Bad = 0, 0
			p.State = Dying
			f.Heal(p, f.maxHP(p))
			return true
		}
	}
	return false
}

// deathSave is thrown at the start of a turn at 0 (ME-DEATHSAVE, ME-DEATHSAVE-NAT,
// HOE-MORTALITY, HOE-MORTALITY-NAT).
func (f *Fight) deathSave(p *Person) {
	z := &f.Book().Zero
	r := f.saveRoll(p, z.Ability, z.Name)
	f.weigh(&r, question{kind: rulebook.OnSave, ability: z.Ability, by: p})
	f.use(&r, edging{save: true, person: p.ID})
	r.D20(f.Tray)
	o := outcome(f.Book(), r, int(z.DC), true)
	f.inside(p, &DeathSaved{By: p.ID, Roll: r, Need: int16(z.DC), Degree: o.Degree})
	f.change(p, z.ByDegree[o.Degree])
}

// Ticks of an hour, and of the minute after a fight.
const (
	hourTicks   = 60 * 60 * 20
	minuteTicks = 60 * 20
)

// Pass counts the hours of the stable, and wakes them (ME-STABLE), and the time
// since there were two sides to fight, which fills shields (ME-REGEN-REST).
func (f *Fight) Pass() {
	if !f.Begun() {
		return
	}
	f.stir()
	if f.contested() {
		f.Peace = 0
		return
	}
	if f.Peace < minuteTicks {
		if f.Peace++; f.Peace == minuteTicks {
			f.rested()
		}
	}
}

// contested says whether two sides have somebody who is up.
func (f *Fight) contested() bool {
	first := -1
	for i := range f.People {
		p := &f.People[i]
		if p.State != Able {
			continue
		}
		if first >= 0 && f.People[first].Side != p.Side {
			return true
		}
		if first < 0 {
			first = i
		}
	}
	return false
}

func (f *Fight) stir() {
	rise := f.Book().Zero.Rise
	for i := range f.People {
		p := &f.People[i]
		if p.State != Stable || rise.Points == 0 {
			continue
		}
		if p.Rest++; p.Rest%hourTicks != 0 {
			continue
		}
		if p.Hours == 0 {
			n, _ := f.Tray.Throw(int(rise.Hours), "hours until "+p.Name+" stirs")
			p.Hours = int8(n)
			f.inside(p, &Waits{p.ID, p.Hours})
		}
		if p.Rest >= int32(p.Hours)*hourTicks {
			f.Heal(p, rise.Points)
		}
	}
}

// Death is how somebody died.
type Death uint8

// The deaths.
const (
	DiedAtZero Death = iota
	DiedMassive
	DiedTrack
	DiedOf
	DiedShip // aboard a ship that was destroyed
)

// Died says that somebody is dead.
type Died struct {
	Person    crew.ID
	How       Death
	Of        string
	LastWords bool
}

func (*Died) Kind() event.Kind { return KindDied }

// Fields describes a Died.
func (f *Died) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "how", &f.How, 0, int64(DiedShip))
	field.Text(c, "of", &f.Of, rulebook.MaxName)
	field.Bool(c, "last words", &f.LastWords)
}

func (f *Died) Sentence(n event.Names) string {
	who := name(n, f.Person)
	s := who + [...]string{" is dead.", " is killed at once: the damage was massive.", " dies.", " is killed by " + f.Of + ".", " is lost with the ship."}[f.How]
	if f.LastWords {
		s += " They are entitled to their last words."
	}
	return s
}

// Fell says that somebody has fallen unconscious.
type Fell struct{ Person crew.ID }

func (*Fell) Kind() event.Kind { return KindFell }

// Fields describes a Fell.
func (f *Fell) Fields(c field.Coder) { idField(c, "person", &f.Person) }

func (f *Fell) Sentence(n event.Names) string { return name(n, f.Person) + " falls unconscious." }

// Steadied says that somebody at 0 makes no more saves.
type Steadied struct{ Person crew.ID }

func (*Steadied) Kind() event.Kind { return KindSteadied }

// Fields describes a Steadied.
func (f *Steadied) Fields(c field.Coder) { idField(c, "person", &f.Person) }

func (f *Steadied) Sentence(n event.Names) string { return name(n, f.Person) + " is stable." }

// Unsteady says that somebody is stable no longer.
type Unsteady struct{ Person crew.ID }

func (*Unsteady) Kind() event.Kind { return KindUnsteady }

// Fields describes an Unsteady.
func (f *Unsteady) Fields(c field.Coder) { idField(c, "person", &f.Person) }

func (f *Unsteady) Sentence(n event.Names) string {
	return name(n, f.Person) + " is stable no longer."
}

// Woke says that somebody is conscious again.
type Woke struct{ Person crew.ID }

func (*Woke) Kind() event.Kind { return KindWoke }

// Fields describes a Woke.
func (f *Woke) Fields(c field.Coder) { idField(c, "person", &f.Person) }

func (f *Woke) Sentence(n event.Names) string { return name(n, f.Person) + " wakes." }

// Waits says when somebody stable will stir.
type Waits struct {
	Person crew.ID
	Hours  int8
}

func (*Waits) Kind() event.Kind { return KindWaits }

// Fields describes a Waits.
func (f *Waits) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "hours", &f.Hours, 0, 10)
}

func (f *Waits) Sentence(n event.Names) string {
	return fmt.Sprintf("%s will stir after %d hours.", name(n, f.Person), f.Hours)
}

// Counted tells the tracks of somebody at 0.
type Counted struct {
	Person                       crew.ID
	Bad, MostBad, Good, MostGood int8
	Word                         string
}

func (*Counted) Kind() event.Kind { return KindCounted }

// Fields describes a Counted.
func (f *Counted) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "bad", &f.Bad, 0, 100)
	field.Int(c, "most bad", &f.MostBad, 0, 100)
	field.Int(c, "good", &f.Good, 0, 100)
	field.Int(c, "most good", &f.MostGood, 0, 100)
	field.Text(c, "word", &f.Word, rulebook.MaxName)
}

func (f *Counted) Sentence(n event.Names) string {
	s := fmt.Sprintf("%s: %d of %d %s", name(n, f.Person), f.Bad, f.MostBad, f.Word)
	if f.MostGood > 0 {
		s += fmt.Sprintf(", %d of %d successes", f.Good, f.MostGood)
	}
	return s + "."
}

// DeathSaved is a save at 0.
type DeathSaved struct {
	By     crew.ID
	Roll   dice.Roll
	Need   int16
	Degree Degree
}

func (*DeathSaved) Kind() event.Kind { return KindDeathSaved }

// Fields describes a DeathSaved.
func (f *DeathSaved) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Int(c, "degree", &f.Degree, 0, int64(CriticalSuccess))
}

func (f *DeathSaved) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s against %d, %s.", name(n, f.By), f.Roll.Cause, f.Roll.String(), f.Need, f.Degree)
}
