package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// grabbable refuses somebody who is out of reach or too large to be laid hands on.
func (f *Fight) grabbable(p *Person, id crew.ID, rule string) (*Person, error) {
	o := f.Person(id)
	switch {
	case o == nil || o == p || o.Out() || o.Deck != p.Deck:
		return nil, crew.Refuse(rule, "there is nobody to take hold of")
	case !f.Sees(p, o):
		return nil, crew.Refuse(rule, "%s does not see them", p.Name)
	case f.Distance(p, o) > f.Book().Ranges.Reach:
		return nil, crew.Refuse(rule, "they are out of reach")
	case f.size(o) > f.size(p)+1:
		return nil, crew.Refuse(rule, "they are more than one size larger")
	}
	return o, nil
}

// hands is how many hands somebody can use.
func (f *Fight) hands(p *Person) int {
	n := 2
	for i := range p.Conditions {
		if h := f.Book().Conditions[p.Conditions[i].Condition].Hands; h >= 0 {
			n = min(n, int(h))
		}
	}
	return n
}

// letDrop puts away what somebody has no hands for any more.
func (f *Fight) letDrop(p *Person) {
	for i := len(p.Arms) - 1; i >= 0 && f.handsFree(p) < 0; i-- {
		if a := &p.Arms[i]; a.Drawn && !a.Gone && f.weapon(a).Hands() > 0 {
			a.Drawn = false
			f.did(p, "can no longer hold "+f.weapon(a).Name, 0)
		}
	}
}

// inHands is the damage of a weapon as it is held: a versatile one is swung with
// both hands whenever the other is free.
func (f *Fight) inHands(p *Person, m *means) dice.Dice {
	if w := &m.weapon; w.Both.Count > 0 && m.arm != nil && m.hand == WithWeapon && f.handsFree(p) > 0 {
		return w.Both
	}
	return m.weapon.Damage
}

// handsFree is how many hands somebody has free.
func (f *Fight) handsFree(p *Person) int {
	n := f.hands(p)
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Drawn && !a.Gone {
			n -= f.weapon(a).Hands()
		}
	}
	return n - f.handsHold(p)
}

// mayGrapple asks for a free hand and somebody to hold (ME-GRAPPLE).
func (i *Deed) mayGrapple(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActGrapple].Rule
	if f.handsFree(p) < 1 {
		return crew.Refuse(rule, "%s has no hand free", p.Name)
	}
	if p.holds(i.Person) {
		return crew.Refuse(rule, "%s holds them already", p.Name)
	}
	if len(p.Holds) == maxHolds {
		return crew.Refuse(rule, "%s holds %d already", p.Name, maxHolds)
	}
	return f.layHands(p, i.Person, rule)
}

// layHands asks for somebody within reach whom one may harm.
func (f *Fight) layHands(p *Person, id crew.ID, rule string) error {
	o, err := f.grabbable(p, id, rule)
	if err != nil {
		return err
	}
	return f.atPeace(p, o)
}

// wrestled is the end of a grapple and a shove: attacks, which give away and end what
// ends by acting.
func (f *Fight) wrestled(p *Person) {
	f.giveAway(p, false)
	f.breakOff(p, rulebook.BreakActs)
}

// grapple is a contest; the target uses the better of its two skills.
func (i *Deed) grapple(f *Fight, p *Person) {
	o := f.Person(i.Person)
	if f.wrestle(p, o, "grapple") {
		p.Holds = append(p.Holds, Hold{Person: o.ID})
		f.befall(o, Affliction{Condition: f.Book().Roles[rulebook.PartHeld], By: p.ID, Save: -1, Implied: -1})
	}
	f.wrestled(p)
}

// Wrestling is what a grapple or a shove would be thrown with, and against what.
func (f *Fight) Wrestling(p, o *Person) (mine, theirs dice.Roll) {
	mine = f.trial(p, -1, f.Book().SkillFor(rulebook.SkillGrapple), "", o)
	theirs = f.trial(o, -1, f.better(o), "", p)
	f.expected(&mine, edging{check: true, person: p.ID})
	f.expected(&theirs, edging{check: true, person: o.ID})
	return mine, theirs
}

// wrestle is the contest of a grapple and a shove.
func (f *Fight) wrestle(p, o *Person, cause string) bool {
	book := f.Book()
	skill := book.SkillFor(rulebook.SkillGrapple)
	return f.contest(p, o, skill, f.better(o), cause)
}

// better is the skill with which somebody resists a hold.
func (f *Fight) better(p *Person) int8 {
	book := f.Book()
	a, b := book.SkillFor(rulebook.SkillGrapple), book.SkillFor(rulebook.SkillResist)
	x, y := f.trial(p, -1, a, "", nil), f.trial(p, -1, b, "", nil)
	if b >= 0 && y.Bonus() > x.Bonus() {
		return b
	}
	return a
}

// mayShove asks for somebody within reach (ME-SHOVE).
func (i *Deed) mayShove(f *Fight, p *Person) error {
	return f.layHands(p, i.Person, f.Book().Actions[rulebook.ActShove].Rule)
}

// shove knocks prone, or pushes one square's width away.
func (i *Deed) shove(f *Fight, p *Person) {
	o := f.Person(i.Person)
	if f.wrestle(p, o, "shove") {
		if i.OtherWay {
			f.push(o, p.At, f.Book().Square)
		} else {
			f.setPart(o, rulebook.PartProne, true)
		}
	}
	f.wrestled(p)
}

// bound finds the condition that somebody can work free of, or -1.
func (f *Fight) bound(p *Person) int16 {
	book := f.Book()
	numb := f.flags(p)&rulebook.NoActions != 0
	for i := range p.Conditions {
		n := p.Conditions[i].Condition
		if x := &book.Conditions[n].Escape; x.Actions > 0 && !x.Others && (x.Numbed || !numb) {
			return n
		}
	}
	return -1
}

// encased finds the condition that only somebody else can free one of, or -1.
func (f *Fight) encased(p *Person) int16 {
	for i := range p.Conditions {
		if n := p.Conditions[i].Condition; f.Book().Conditions[n].Escape.Others {
			return n
		}
	}
	return -1
}

// Encased says whether somebody can be freed only by others.
func (f *Fight) Encased(p *Person) bool { return f.encased(p) >= 0 }

// mayFree asks for somebody within reach who cannot get out by themselves.
func (i *Deed) mayFree(f *Fight, p *Person, rule string) error {
	o, err := f.grabbable(p, i.Person, rule)
	if err == nil && f.encased(o) < 0 {
		err = crew.Refuse(rule, "%s needs nobody to get out of anything", o.Name)
	}
	return err
}

// mayEscape asks whether anything holds somebody.
func (i *Deed) mayEscape(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActEscape].Rule
	if i.Person != 0 {
		return i.mayFree(f, p, rule)
	}
	if f.holder(p) != nil {
		return nil
	}
	n := f.bound(p)
	if n < 0 {
		return crew.Refuse(rule, "nothing holds %s", p.Name)
	}
	x := f.Book().Conditions[n].Escape
	if p.Tokens[0] < x.Actions && !p.Acting {
		return crew.Refuse(rule, "%s needs %d actions to get out of that", p.Name, x.Actions)
	}
	return nil
}

// escape is a contest with the holder, or the work that a bond takes.
func (i *Deed) escape(f *Fight, p *Person) {
	book := f.Book()
	if o := f.Person(i.Person); o != nil {
		n := f.encased(o)
		if x := f.wayOut(o, n); x.DC == 0 || f.check(p, x.Ability, -1, int(x.DC), "free").Good() {
			f.relieve(o, n)
		}
		return
	}
	if o := f.holder(p); o != nil {
		if f.contest(p, o, f.better(p), book.SkillFor(rulebook.SkillGrapple), "escape") {
			f.loose(o, p.ID)
		}
		return
	}
	n := f.bound(p)
	if n < 0 {
		return
	}
	x := f.wayOut(p, n)
	p.Tokens[0] -= min(p.Tokens[0], x.Actions-1)
	if x.DC == 0 || f.check(p, x.Ability, -1, int(x.DC), "escape").Good() {
		f.takeOut(p, n)
	}
}

// wayOut is the work that frees somebody of a condition: of one that a power has
// brought about and keeps, against the number of the power.
func (f *Fight) wayOut(p *Person, n int16) rulebook.Escape {
	c := &f.Book().Conditions[n]
	x := c.Escape
	for i := range p.Conditions {
		if a := &p.Conditions[i]; c.Keeps && a.Condition == n {
			x.DC = max(1, a.DC)
		}
	}
	return x
}

// Down says whether somebody lies unconscious, whatever hit points they have left.
func (f *Fight) Down(p *Person) bool { return f.has(p, rulebook.PartDown) }

// mayCarry refuses who can walk, and who is too heavy (HOE-BULK).
func (i *Deed) mayCarry(f *Fight, p *Person) error {
	book := f.Book()
	rule := book.Actions[rulebook.ActCarry].Rule
	o, err := f.grabbable(p, i.Person, rule)
	if err != nil {
		return err
	}
	bulk, most := book.Sizes[f.size(o)].Bulk, f.bulk(p)
	switch {
	case o.State == Able && !f.Down(o):
		return crew.Refuse(rule, "they can walk")
	case p.holds(o.ID):
		return crew.Refuse(rule, "%s carries them already", p.Name)
	case len(p.Holds) == maxHolds:
		return crew.Refuse(rule, "%s carries %d already", p.Name, maxHolds)
	case bulk == 0:
		return crew.Refuse(rule, "they are too large to be carried")
	case bulk > most:
		return crew.Refuse(rule, "they have a bulk of %d, and %s can carry %d", bulk, p.Name, most)
	}
	return nil
}

// bulk is how much more somebody can carry: as much as their first strength score,
// less whom they carry.
func (f *Fight) bulk(p *Person) int8 {
	most := f.SheetOf(p).Scores[f.Book().Movement.Strength]
	for _, h := range p.Holds {
		if h.Carried {
			most -= f.Book().Sizes[f.size(f.Person(h.Person))].Bulk
		}
	}
	return most
}

func (i *Deed) carry(f *Fight, p *Person) {
	p.Holds = append(p.Holds, Hold{i.Person, true})
	f.did(p, "carries", i.Person)
}
