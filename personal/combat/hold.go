package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// EndLostHolds ends the holds on somebody by people who can no longer reach them (ME-GRAPPLE), or
// inside whom they no longer are.
func EndLostHolds(f *personal.Fight, p *personal.Person) {
	for i := range f.People {
		o := &f.People[i]
		out := personal.Around(f, p) == o && p.At != o.At
		if o.HasHold(p.ID) && (out || p.State == personal.Away || f.Distance(o, p) > personal.Reach(f, o)) {
			EndHold(f, o, p.ID)
		}
	}
}

// EndHoldsOf ends the holds on and by a person who has been moved, and by those they hold, who
// may have been dragged. Those inside them come along.
func EndHoldsOf(f *personal.Fight, p *personal.Person) {
	EndLostHolds(f, p)
	bringInside(f, p)
	for _, h := range slices.Clone(p.Holds) {
		if o := f.Person(h.Person); p.HasHold(o.ID) {
			EndLostHolds(f, o)
			bringInside(f, o)
			for _, x := range slices.Clone(o.Holds) {
				EndLostHolds(f, f.Person(x.Person))
			}
			FallDown(f, o)
		}
	}
}

// BringCarried takes those whom a moved person carries to the square that was left, or on another
// level to a free one in reach. It returns those it has moved.
func BringCarried(f *personal.Fight, p *personal.Person, was deckplan.Square) (moved []crew.ID) {
	for _, h := range p.Holds {
		o := f.Person(h.Person)
		if !h.Carried || f.Covers(p, o.At) || personal.Around(f, o) == p {
			continue
		}
		to, ok := was, true
		if was.Level != p.At.Level {
			to, ok = RoomBeside(f, p, o)
		}
		if ok {
			PutAt(f, o, to)
			moved = append(moved, o.ID)
		}
	}
	return moved
}

// RoomBeside returns the nearest free square to a holder for somebody they hold, if it is within
// reach.
func RoomBeside(f *personal.Fight, p, o *personal.Person) (deckplan.Square, bool) {
	to, ok := f.FindRoom(o, p.Deck, []deckplan.Square{p.At})
	return to, ok && deckplan.LengthOf(deckplan.Gap(to, f.Span(o), p.At, f.Span(p)), f.Book().Square) <= personal.Reach(f, p)
}

// bringInside takes those inside a person to where that person is.
func bringInside(f *personal.Fight, p *personal.Person) {
	for _, h := range p.Holds {
		if o := f.Person(h.Person); personal.Around(f, o) == p {
			o.Deck, o.Height = p.Deck, p.Height
			PutAt(f, o, p.At)
		}
	}
}

// releaseOutside releases everyone whom a person holds or carries, except those inside them.
func releaseOutside(f *personal.Fight, p *personal.Person) {
	for _, h := range slices.Clone(p.Holds) {
		if personal.Around(f, f.Person(h.Person)) != p {
			EndHold(f, p, h.Person)
		}
	}
}

// ReleaseHeld releases everyone whom a person holds or carries.
func ReleaseHeld(f *personal.Fight, p *personal.Person) {
	for len(p.Holds) > 0 {
		EndHold(f, p, p.Holds[0].Person)
	}
}

// holdFast begins the hold that a condition is; the condition ends at once if its holder can hold no more.
// Somebody swallowed is inside their holder: torn from all others' holds, and holding nobody.
func holdFast(f *personal.Fight, p *personal.Person, a *personal.Affliction) {
	by := f.Person(a.By)
	if by == nil || by == p || !f.Suffers(p, a.Condition) {
		return
	}
	n := slices.IndexFunc(by.Holds, func(h personal.Hold) bool { return h.Person == p.ID })
	switch {
	case n >= 0:
	case len(by.Holds) == personal.MaxHolds:
		endConditions(f, p, func(x *personal.Affliction) bool { return x.Condition == a.Condition && x.By == a.By }, nil)
		return
	default:
		n = len(by.Holds)
		by.Holds = append(by.Holds, personal.Hold{Person: p.ID})
	}
	if f.Book().Conditions[a.Condition].Flags&rulebook.Within == 0 || by.Holds[n].Carried {
		return
	}
	by.Holds[n].Carried = true
	if f.Holder(p) == nil {
		Relieve(f, p, f.Book().Roles[rulebook.PartHeld])
	}
	for i := range f.People {
		if o := &f.People[i]; o != by && o.HasHold(p.ID) {
			EndHold(f, o, p.ID)
		}
	}
	ReleaseHeld(f, p)
	PutAt(f, p, by.At)
	EndHoldsOf(f, p)
}

// EndHold ends a hold, if there is one, and what it does to the person held. A person with
// nothing else to hold them up falls.
func EndHold(f *personal.Fight, p *personal.Person, id crew.ID) {
	n := slices.IndexFunc(p.Holds, func(h personal.Hold) bool { return h.Person == id })
	if n < 0 {
		return
	}
	o, carried := f.Person(id), p.Holds[n].Carried
	p.Holds = slices.Delete(p.Holds, n, n+1)
	if !carried && f.Holder(o) == nil {
		Relieve(f, o, f.Book().Roles[rulebook.PartHeld])
	}
	endConditions(f, o, func(a *personal.Affliction) bool { return a.By == p.ID && a.Ends == rulebook.EndsHold }, nil)
	f.TellDeed(p, "lets go of", id)
	FallDown(f, o)
}

// endGrips ends the grips on a person who is no longer grappled, for whatever reason.
func endGrips(f *personal.Fight, p *personal.Person) {
	for o := f.Holder(p); o != nil; o = f.Holder(p) {
		EndHold(f, o, p.ID)
	}
}

// setDown ends the carrying of a person who can walk again (HOE-BULK).
func setDown(f *personal.Fight, p *personal.Person) {
	if p.State != personal.Able || personal.IsUnconscious(f, p) {
		return
	}
	for i := range f.People {
		o := &f.People[i]
		if slices.Contains(o.Holds, personal.Hold{Person: p.ID, Carried: true}) && !personal.HoldsFast(o, p) {
			EndHold(f, o, p.ID)
		}
	}
}

// letDrop puts away what somebody no longer has hands for.
func letDrop(f *personal.Fight, p *personal.Person) {
	for i := len(p.Arms) - 1; i >= 0 && f.HandsFree(p) < 0; i-- {
		if a := &p.Arms[i]; a.Drawn && !a.Gone && f.Weapon(a).Hands() > 0 {
			a.Drawn = false
			f.TellDeed(p, say.Of("can no longer hold %s", f.Weapon(a).Name), 0)
		}
	}
}

// inHands returns the damage of a weapon as it is held: a versatile one is swung with
// both hands if the other is free.
func inHands(f *personal.Fight, p *personal.Person, m *personal.Means) dice.Dice {
	if w := &m.Weapon; !w.Both.IsNone() && m.Arm != nil && m.Hand == personal.WithWeapon && f.HandsFree(p) > 0 {
		return w.Both
	}
	return m.Weapon.Damage
}

// FinishWrestling ends a grapple or a shove, which as attacks reveal the attacker and end
// what acting ends.
func FinishWrestling(f *personal.Fight, p *personal.Person) {
	giveAway(f, p, loud)
	BreakOff(f, p, rulebook.BreakActs)
}

// RollWrestling rolls the contest of a grapple or a shove, and reports whether p wins it.
func RollWrestling(f *personal.Fight, p, o *personal.Person, cause say.Text) bool {
	if !personal.CanResist(f, o) {
		f.TellDeed(p, "meets no resistance from", o.ID)
		return true
	}
	book := f.Book()
	skill := book.SkillFor(rulebook.SkillGrapple)
	return Contest(f, p, o, skill, personal.BetterDefence(f, o), cause)
}
