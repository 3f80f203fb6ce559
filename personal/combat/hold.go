package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Slip ends the holds on somebody by those who do not reach them any more (ME-GRAPPLE).
func Slip(f *personal.Fight, p *personal.Person) {
	for i := range f.People {
		o := &f.People[i]
		if o.HasHold(p.ID) && (p.State == personal.Away || o.Deck != p.Deck || o.At.Level != p.At.Level || f.Distance(o, p) > personal.Reach(f, o)) {
			Loose(f, o, p.ID)
		}
	}
}

// Shifted ends the holds on and by a person who has been moved.
func Shifted(f *personal.Fight, p *personal.Person) {
	Slip(f, p)
	for _, h := range slices.Clone(p.Holds) {
		if o := f.Person(h.Person); p.HasHold(o.ID) {
			Slip(f, o)
			Drop(f, o)
		}
	}
}

// ReleaseHeld frees everyone a person holds or carries.
func ReleaseHeld(f *personal.Fight, p *personal.Person) {
	for len(p.Holds) > 0 {
		Loose(f, p, p.Holds[0].Person)
	}
}

// Loose ends a hold, if there is one. A person with nothing else to hold them up falls.
func Loose(f *personal.Fight, p *personal.Person, id crew.ID) {
	n := slices.IndexFunc(p.Holds, func(h personal.Hold) bool { return h.Person == id })
	if n < 0 {
		return
	}
	o, carried := f.Person(id), p.Holds[n].Carried
	p.Holds = slices.Delete(p.Holds, n, n+1)
	if !carried && f.Holder(o) == nil {
		Relieve(f, o, f.Book().Roles[rulebook.PartHeld])
	}
	f.Did(p, "lets go of", id)
	Drop(f, o)
}

// ungrip ends the grips on a person who is no longer grappled, for whatever reason.
func ungrip(f *personal.Fight, p *personal.Person) {
	for o := f.Holder(p); o != nil; o = f.Holder(p) {
		Loose(f, o, p.ID)
	}
}

// letDrop puts away what somebody has no hands for any more.
func letDrop(f *personal.Fight, p *personal.Person) {
	for i := len(p.Arms) - 1; i >= 0 && f.HandsFree(p) < 0; i-- {
		if a := &p.Arms[i]; a.Drawn && !a.Gone && f.Weapon(a).Hands() > 0 {
			a.Drawn = false
			f.Did(p, say.Of("can no longer hold %s", f.Weapon(a).Name), 0)
		}
	}
}

// inHands returns the damage of a weapon as it is held: a versatile one is swung with
// both hands whenever the other is free.
func inHands(f *personal.Fight, p *personal.Person, m *personal.Means) dice.Dice {
	if w := &m.Weapon; !w.Both.None() && m.Arm != nil && m.Hand == personal.WithWeapon && f.HandsFree(p) > 0 {
		return w.Both
	}
	return m.Weapon.Damage
}

// Wrestled is the end of a grapple and a shove: attacks, which give away and end what
// ends by acting.
func Wrestled(f *personal.Fight, p *personal.Person) {
	giveAway(f, p, false)
	BreakOff(f, p, rulebook.BreakActs)
}

// Wrestle rolls the contest of a grapple or a shove, and reports whether p wins it.
func Wrestle(f *personal.Fight, p, o *personal.Person, cause say.Text) bool {
	if !personal.Resists(f, o) {
		f.Did(p, "meets no resistance from", o.ID)
		return true
	}
	book := f.Book()
	skill := book.SkillFor(rulebook.SkillGrapple)
	return Contest(f, p, o, skill, personal.Better(f, o), cause)
}
