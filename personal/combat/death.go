package combat

import (
	"broadside/personal"
	"broadside/personal/rulebook"
)

// Sink is what happens at 0 without more: those who are not special die (ME-NPC, HOE-NPC).
func Sink(f *personal.Fight, p *personal.Person) {
	if !p.Special && !Regrows(f, p) {
		Die(f, p, personal.DiedAtZero, "")
		return
	}
	Fall(f, p)
}

// Change is what a degree of the save or a wound does on the tracks (FOS-DYING-TRACK).
func Change(f *personal.Fight, p *personal.Person, c rulebook.Change) {
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
		f.Inside(p, &personal.Counted{Person: p.ID, Bad: p.Bad, MostBad: most, Good: p.Good, MostGood: z.Good, Word: z.BadWord})
	}
	switch {
	case c.Bad > 0 && p.Bad >= most:
		Die(f, p, personal.DiedTrack, "")
	case z.Good > 0 && p.Good >= z.Good, c.Bad < 0 && p.Bad == 0:
		Steady(f, p)
	}
}

// MostBad returns the end of somebody's bad track, as conditions leave it.
func MostBad(f *personal.Fight, p *personal.Person) int8 {
	n := p.MostBad
	for a := range p.Each {
		n -= f.Book().Conditions[a.Condition].Track
	}
	return max(1, n)
}

// keepLeft sets somebody's track at 0 so that as much of it is left as was before its end
// moved, or as there still is.
func keepLeft(f *personal.Fight, p *personal.Person, left int8) {
	p.Bad = max(0, MostBad(f, p)-left)
}

// Fall is to lose consciousness at 0 (ME-UNCONSCIOUS, HOE-MORTALITY).
func Fall(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	p.State, p.Good = personal.Dying, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Fell{Person: p.ID, Awake: book.Zero.Awake})
	Stop(f, p)
	for i := range book.Layers {
		if book.Layers[i].Waking {
			Vanish(f, p, i)
		}
	}
	if n := book.Roles[rulebook.PartDown]; n >= 0 {
		befall(f, p, personal.Affliction{Condition: n, Save: -1, Implied: -1}, true)
	}
}

// Stop ends everything that a person was doing.
func Stop(f *personal.Fight, p *personal.Person) {
	p.Path = p.Path[:0]
	p.Blows = 0
	if !f.Acts(p) {
		p.Raised = 0
	}
	Unfocus(f, p)
	ReleaseHeld(f, p)
	Forget(f, p.ID)
	for i := range p.Pools {
		p.Pools[i].Begun = 0
	}
	orphan(f, p.ID)
}

// Steady makes somebody at 0 stable: no more saves (ME-STABLE, HOE-STABLE).
func Steady(f *personal.Fight, p *personal.Person) {
	p.State, p.Good, p.Repose.Rest, p.Repose.Hours = personal.Stable, 0, 0, 0
	if f.Book().Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Steadied{Person: p.ID})
}

// Wake is to have hit points again.
func Wake(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	p.State, p.Good, p.Repose.Rest, p.Repose.Hours = personal.Able, 0, 0, 0
	if book.Zero.Reset == rulebook.ResetHealing {
		p.Bad = 0
	}
	f.Tell(p, &personal.Woke{Person: p.ID, Awake: book.Zero.Awake})
	down := book.Roles[rulebook.PartDown]
	if gone := lift(f, p, func(a *personal.Affliction) bool { return a.Condition == down }); len(gone) > 0 && !f.Suffers(p, down) {
		leave(f, p, down) // that it ends has been told
	}
}

// Die is the end of somebody, with last words where the book grants them (HOE-LASTWORDS).
func Die(f *personal.Fight, p *personal.Person, how personal.Death, of string) {
	if p.State == personal.Dead || reborn(f, p) {
		return
	}
	p.State, p.HP = personal.Dead, 0
	Stop(f, p)
	p.Open = false
	for i := range f.People {
		Loose(f, &f.People[i], p.ID)
	}
	f.Tell(p, &personal.Died{Person: p.ID, How: how, Of: of, LastWords: f.Book().Zero.LastWords && p.Special})
}

// reborn reports whether a condition keeps somebody from death: it ends, and they stand
// up whole.
func reborn(f *personal.Fight, p *personal.Person) bool {
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
