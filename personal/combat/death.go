package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
)

// DropToZero applies the automatic consequences of 0 hit points: people who are not special die
// (ME-NPC, HOE-NPC).
func DropToZero(f *personal.Fight, p *personal.Person) {
	if !p.Special && !Regrows(f, p) {
		Die(f, p, personal.DiedAtZero, "")
		return
	}
	LoseConsciousness(f, p)
}

// BringDown calls fall, which may bring somebody down, and then applies the consequences for the
// person who has done so: their own powers, and conditions of their victim that pass to them. What
// ended when the victim fell does not pass on.
func BringDown(f *personal.Fight, p *personal.Person, to crew.ID, fall func()) {
	stood := p.State == personal.Able
	fall()
	by := f.Person(to)
	if !stood || p.State == personal.Able || by == nil || by == p {
		return
	}
	spares := f.Sparing
	f.Sparing = false // consequences are not part of the blow
	defer func() { f.Sparing = spares }()
	if by.State == personal.Able {
		AnswerMoment(f, by, rulebook.Felling, p.ID)
	}
	for _, a := range slices.Clone(p.Conditions) {
		if a.Implied < 0 && f.Book().Conditions[a.Condition].Flags&rulebook.Jumps != 0 {
			Relieve(f, p, a.Condition)
			Afflict(f, by, a)
		}
	}
}

// ChangeTracks applies a degree of the save, or a wound, to the tracks (FOS-DYING-TRACK).
func ChangeTracks(f *personal.Fight, p *personal.Person, c rulebook.ZeroChange) {
	z := &f.Book().Zero
	switch {
	case c.Dead:
		Die(f, p, personal.DiedOf, "a critical hit")
		return
	case c.Wake > 0:
		Heal(f, p, c.Wake)
		return
	}
	if p.State == personal.Dead {
		return
	}
	most := MostBad(f, p)
	p.Bad = max(0, min(most, p.Bad+c.Bad))
	p.Good += c.Good
	if c.Bad != 0 || c.Good > 0 {
		f.TellOwnSide(p, &personal.Counted{Person: p.ID, Bad: p.Bad, MostBad: most, Good: p.Good, MostGood: z.Good, Word: z.BadWord})
	}
	switch {
	case c.Bad > 0 && p.Bad >= most:
		Die(f, p, personal.DiedTrack, "")
	case z.Good > 0 && p.Good >= z.Good, c.Bad < 0 && p.Bad == 0:
		Stabilise(f, p)
	}
}

// MostBad returns the end of somebody's bad track, as changed by conditions.
func MostBad(f *personal.Fight, p *personal.Person) int8 {
	n := p.MostBad
	for a := range p.EachCondition {
		n -= f.Book().Conditions[a.Condition].Track
	}
	return max(1, n)
}

// keepLeft sets somebody's track at 0 so that as much of it is left as before its end
// moved, or as there still is.
func keepLeft(f *personal.Fight, p *personal.Person, left int8) {
	p.Bad = max(0, MostBad(f, p)-left)
}

// LoseConsciousness makes somebody unconscious at 0 (ME-UNCONSCIOUS, HOE-MORTALITY).
func LoseConsciousness(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	p.State, p.Good = personal.Dying, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Fell{Person: p.ID, Awake: book.Zero.Awake})
	removeConditions(f, p, func(a *personal.Affliction) bool { return book.Conditions[a.Condition].Flags&rulebook.Steadies != 0 })
	stopAll(f, p)
	for i := range book.Layers {
		if book.Layers[i].Waking {
			EndLayer(f, p, i)
		}
	}
	if n := book.Roles[rulebook.PartDown]; n >= 0 {
		applyCondition(f, p, personal.Affliction{Condition: n, Save: -1, Implied: -1}, 1, true)
	}
}

// stopAll ends everything that a person is doing.
func stopAll(f *personal.Fight, p *personal.Person) {
	p.Path = p.Path[:0]
	p.Blows = 0
	if !f.CanAct(p) {
		p.Raised = 0
	}
	Unfocus(f, p)
	ReleaseHeld(f, p)
	ForgetReadied(f, p.ID)
	for i := range p.Pools {
		p.Pools[i].Begun = 0
	}
}

// Stabilise makes somebody at 0 stable: no more saves (ME-STABLE, HOE-STABLE).
func Stabilise(f *personal.Fight, p *personal.Person) {
	p.State, p.Good, p.Repose.Rest, p.Repose.Hours = personal.Stable, 0, 0, 0
	if f.Book().Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Steadied{Person: p.ID})
}

// WakeUp wakes somebody who has hit points again.
func WakeUp(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	p.State, p.Good, p.Repose.Rest, p.Repose.Hours = personal.Able, 0, 0, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Woke{Person: p.ID, Awake: book.Zero.Awake})
	down := book.Roles[rulebook.PartDown]
	if gone := removeConditions(f, p, func(a *personal.Affliction) bool { return a.Condition == down }); len(gone) > 0 && !f.Suffers(p, down) {
		followEnd(f, p, down) // the end has been told
	}
}

// Die kills somebody, with last words if the book grants them (HOE-LASTWORDS).
func Die(f *personal.Fight, p *personal.Person, how personal.Death, of string) {
	if p.State == personal.Dead || isReborn(f, p) {
		return
	}
	p.State, p.HP = personal.Dead, 0
	stopAll(f, p)
	p.Open = false
	for i := range f.People {
		EndHold(f, &f.People[i], p.ID)
	}
	f.Tell(p, &personal.Died{Person: p.ID, How: how, Of: of, LastWords: f.Book().Zero.LastWords && p.Special})
}

// isReborn reports whether a condition keeps somebody from dying: it ends, and they stand
// up whole.
func isReborn(f *personal.Fight, p *personal.Person) bool {
	for i := range p.Conditions {
		if n := p.Conditions[i].Condition; f.Book().Conditions[n].Flags&rulebook.Reborn != 0 {
			Relieve(f, p, n)
			p.HP, p.Bad = 0, 0
			p.State = personal.Dying
			Heal(f, p, f.MaxHP(p))
			return true
		}
	}
	return false
}

// Regrows reports whether somebody regains hit points by their nature.
func Regrows(f *personal.Fight, p *personal.Person) bool { return f.SheetOf(p).Regrows.Points > 0 }
