package combat

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/field"
	"broadside/sim/say"
)

func prompt(f *personal.Fight, p personal.Prompt) {
	if len(f.Prompts) == personal.MaxPrompts {
		return
	}
	p.Left = crew.WindowTicks
	f.Prompts = append(f.Prompts, p)
	f.Inside(f.Person(p.Person), &personal.MayReact{Person: p.Person, What: p.Kind, With: personal.Awaits(f, &p), Subject: p.Subject})
}

// Await counts the time of the reaction that is awaited down; live, it follows
// the standing order at once. It says whether one is awaited still.
func Await(f *personal.Fight) bool {
	for len(f.Prompts) > 0 {
		x := &f.Prompts[0]
		p := f.Person(x.Person)
		switch a := f.StandingAnswer(p, x.Kind); {
		case p == nil || !f.Acts(p) && !x.Kind.Unasked():
			answer(f, React{})
		case a == crew.Never:
			answer(f, React{})
		case a == crew.Always || f.Live && x.Kind != personal.MayPower:
			answer(f, React{Take: true})
		case f.Live:
			answer(f, React{})
		default:
			if x.Left--; x.Left > 0 {
				return true
			}
			answer(f, React{Take: x.Kind.Unasked()})
		}
	}
	return false
}

// React answers the reaction that is awaited (ME-REACT): takes it, where it is an
// opportunity attack with a weapon (from 1; 0 is the first that will do), or lets it go.
type React struct {
	Take   bool
	Weapon uint8
	Spare  bool  // at 0, knock out instead (ME-KNOCKOUT)
	Choice uint8 // of a critical hit: 1 drive, from 2 on a face of the table of injuries; 0: as the book has it
	Layer  uint8 // of an aura, from 1; 0: the largest
	Amount int32 // of it; 0: as little as comes through
}

func (*React) Verb() crew.Verb { return crew.Answer }

// Fields describes a React.
func (i *React) Fields(c field.Coder) {
	field.Bool(c, "take", &i.Take)
	field.Int(c, "weapon", &i.Weapon, 0, personal.Fists)
	field.Bool(c, "spare", &i.Spare)
	field.Int(c, "choice", &i.Choice, 0, 100)
	field.Int(c, "layer", &i.Layer, 0, rulebook.MaxLayers)
	field.Int(c, "amount", &i.Amount, 0, personal.MaxPoints)
}

// Check refuses when nothing is awaited of them, or when it cannot be done.
func (i *React) Check(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	switch first := f.Person(f.Awaited()); {
	case first != p && personal.Queues(f, p):
		return book.Refuse(rulebook.TopicReact, "%s is asked first", first.Name)
	case first != p:
		return book.Refuse(rulebook.TopicReact, "nothing has happened that %s can react to", p.Name)
	}
	if !i.Take {
		return nil
	}
	x := &f.Prompts[0]
	switch x.Kind {
	case personal.MayStrike:
		if err := f.Reacts(p); err != nil {
			return err
		}
		return free(f, p, riposte(f, p, i, x.Subject))
	case personal.MayGuard:
		_, err := Raisable(f, p)
		return err
	case personal.MayPower:
		return mayAnswer(f, p, x)
	case personal.MaySwift:
		return free(f, p, &Attack{Weapon: personal.SwiftWeapon(f, p), Target: x.Subject})
	case personal.MayChoose:
		if int(i.Choice) > len(book.Injuries.Table)+1 {
			return book.Refuse(rulebook.TopicReact, "there is no such injury")
		}
		return nil
	case personal.MayAura:
		return energy.MayAura(f, p, i.Layer, i.Amount)
	}
	if err := f.Reacts(p); err != nil {
		return err
	}
	r := personal.ReadiedBy(f, p.ID)
	if r == nil {
		return book.Refuse(rulebook.TopicReact, "%s has nothing readied", p.Name)
	}
	return free(f, p, responseTo(r, x.Subject))
}

// free checks what somebody does by reaction: it is paid for already, and it is
// nobody's turn but theirs.
func free(f *personal.Fight, p *personal.Person, i personal.Intent) error {
	was, spent, dashes := p.Acting, p.Spent, p.Dashes
	p.Acting, p.Spent, p.Dashes = true, 0, 0
	err := i.Check(f, p)
	p.Acting, p.Spent, p.Dashes = was, spent, dashes
	return err
}

// riposte is the opportunity attack of an answer: one melee attack, with a gun by its
// butt (ME-OPPORTUNITY, ME-GUNBUTT).
func riposte(f *personal.Fight, p *personal.Person, i *React, target crew.ID) *Attack {
	a := &Attack{Weapon: i.Weapon, Target: target, Spare: i.Spare}
	switch n := int(i.Weapon); {
	case n == 0:
		a.Weapon, a.Hand = personal.Striker(f, p, f.Person(target))
	case n == personal.Fists:
		a.Weapon = 0
	case n <= len(p.Arms) && f.Weapon(&p.Arms[n-1]).Ranged():
		a.Hand = personal.WithButt
	}
	return a
}

// Swift asks who holds a swift weapon, as initiative has been rolled, whether they
// strike with it: at the nearest foe that they see within its range.
func Swift(f *personal.Fight) {
	for i := range f.People {
		p := &f.People[i]
		n := personal.SwiftWeapon(f, p)
		if n == 0 || f.Reacts(p) != nil {
			continue
		}
		var best *personal.Person
		for j := range f.People {
			o := &f.People[j]
			if personal.Hostile(p, o) && o.State == personal.Able && free(f, p, &Attack{Weapon: n, Target: o.ID}) == nil && (best == nil || f.Distance(p, o) < f.Distance(p, best)) {
				best = o
			}
		}
		if best != nil {
			prompt(f, personal.Prompt{Person: p.ID, Kind: personal.MaySwift, Subject: best.ID})
		}
	}
}

// Do answers.
func (i *React) Do(f *personal.Fight, _ *personal.Person) { answer(f, *i) }

// answer takes the first reaction that is awaited, or lets it go.
func answer(f *personal.Fight, i React) {
	take := i.Take
	x := f.Prompts[0]
	f.Prompts = f.Prompts[:copy(f.Prompts, f.Prompts[1:])]
	p := f.Person(x.Person)
	if x.Kind == personal.MayStrike {
		f.Spared = append(f.Spared, personal.Pair{By: x.Person, Of: x.Subject})
	}
	switch x.Kind {
	case personal.MayStrike, personal.MaySwift:
		strike := &Attack{Weapon: personal.SwiftWeapon(f, p), Target: x.Subject}
		if x.Kind == personal.MayStrike {
			strike = riposte(f, p, &i, x.Subject)
		}
		if take && f.Reacts(p) == nil && free(f, p, strike) == nil {
			personal.PayReaction(f, p)
			do(f, p, strike)
			return
		}
	case personal.MayGuard:
		parry(f, p, take)
		return
	case personal.MayPower:
		answerBy(f, p, &x, take)
		return
	case personal.MayChoose:
		answerChoice(f, i)
		return
	case personal.MayAura:
		answerAura(f, p, &x, i)
		return
	case personal.MayAnswer:
		r := personal.ReadiedBy(f, p.ID)
		if r == nil {
			return
		}
		r.Fired = false
		response := responseTo(r, x.Subject)
		if take && f.Reacts(p) == nil && free(f, p, response) == nil {
			personal.PayReaction(f, p)
			Forget(f, p.ID)
			if _, ok := response.(*Move); ok {
				p.Answers = x.Subject
			}
			do(f, p, response)
			return
		}
	}
	f.Inside(p, &personal.LetGo{Person: x.Person, What: x.Kind})
}

// do does what was paid for by a reaction.
func do(f *personal.Fight, p *personal.Person, i personal.Intent) {
	blows, struck := p.Blows, p.Struck
	p.Acting = true
	i.Do(f, p)
	p.Acting, p.Blows, p.Struck = false, blows, struck
}

// LetPass lets the reaction that is awaited go.
func LetPass(f *personal.Fight) { answer(f, React{}) }

// Raisable finds the shield that somebody could raise now, or why they cannot
// (HOE-SHIELD). The result is its place, from 1.
func Raisable(f *personal.Fight, p *personal.Person) (uint8, error) {
	book := f.Book()
	if f.Helpless(p) || f.Flags(p)&rulebook.NoReactions != 0 {
		return 0, book.Refuse(rulebook.TopicShield, "%s cannot raise a shield", p.Name)
	}
	n := shieldOf(f, p)
	if n == 0 {
		return 0, book.Refuse(rulebook.TopicShield, "%s holds no shield", p.Name)
	}
	if p.Raised != 0 {
		return 0, book.Refuse(rulebook.TopicShield, "the shield is raised already")
	}
	if _, err := f.Affords(p, rulebook.ActRaise); err != nil {
		return 0, err
	}
	return n, nil
}

// shieldOf is the place of the shield in somebody's hand, from 1, or 0.
func shieldOf(f *personal.Fight, p *personal.Person) uint8 {
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Drawn && !a.Broken && !a.Gone && f.Weapon(a).Props&rulebook.Guard != 0 {
			return uint8(i + 1)
		}
	}
	return 0
}

// offersGuard asks the target of a hit whether they raise a shield against it,
// where that would turn it: the roll is known, a natural 20 hits all the same.
func offersGuard(f *personal.Fight, b *personal.Blow, t *personal.Person) bool {
	if b.Degree != personal.Success || t.Standing.Guards == crew.Never || shieldOf(f, t) == 0 {
		return false
	}
	n, err := Raisable(f, t)
	if err != nil {
		return false
	}
	if int(b.Total) >= int(b.Need)+int(f.Weapon(&t.Arms[n-1]).Guard) {
		return false
	}
	f.Blows = append(f.Blows, *b)
	prompt(f, personal.Prompt{Person: t.ID, Kind: personal.MayGuard, Subject: b.By})
	return true
}

// parry raises the shield, or does not, and lets the blow land.
func parry(f *personal.Fight, p *personal.Person, take bool) {
	if len(f.Blows) == 0 {
		return
	}
	b := f.Blows[0]
	f.Blows = f.Blows[:copy(f.Blows, f.Blows[1:])]
	if n, err := Raisable(f, p); take && err == nil {
		f.Pay(p, rulebook.ActRaise)
		p.Raised = n
		f.Tell(p, &personal.Did{By: p.ID, What: say.Of("raises %s: the blow is turned", f.Weapon(&p.Arms[n-1]).Name), To: 0})
		b.Need += int16(f.Weapon(&p.Arms[n-1]).Guard)
		if b.Total < b.Need {
			b.Degree = personal.Failure
		}
	} else {
		f.Inside(p, &personal.LetGo{Person: p.ID, What: personal.MayGuard})
	}
	resume(f, &b)
}

// resume lets a blow or an effect land that waited for an answer.
func resume(f *personal.Fight, b *personal.Blow) {
	by := f.Person(b.By)
	switch {
	case by == nil:
		return
	case b.What != nil:
		comeThrough(f, by, b)
		return
	}
	if m, err := MeansOf(f, by, (*Attack)(&b.Attack)); err == nil || m.Arm != nil {
		land(f, b, &m, 0)
	}
}

// offersAura asks the target of a hit in melee whether an aura answers, and says
// whether the blow waits for that. Who can make no choice answers as if nobody had
// (LOL-AURA-ONE: a critical hit is not answered).
func offersAura(f *personal.Fight, b *personal.Blow, m *personal.Means, t *personal.Person) bool {
	by := f.Person(b.By)
	if m.Ranged || b.Degree != personal.Success || by == nil || energy.Aura(f, t, 0) < 0 || t.Standing.Auras == crew.Never {
		return false
	}
	if f.Helpless(t) {
		energy.AnswerTouch(f, t, by, 0, 0)
		return false
	}
	f.Blows = append(f.Blows, *b)
	prompt(f, personal.Prompt{Person: t.ID, Kind: personal.MayAura, Subject: b.By, Power: 1})
	return true
}

// Touched asks somebody whether an aura answers a touch that is no blow.
func Touched(f *personal.Fight, t, by *personal.Person) {
	switch {
	case energy.Aura(f, t, 0) < 0 || t.Standing.Auras == crew.Never || t.Out():
	case f.Helpless(t):
		energy.AnswerTouch(f, t, by, 0, 0)
	default:
		prompt(f, personal.Prompt{Person: t.ID, Kind: personal.MayAura, Subject: by.ID})
	}
}

// answerAura takes the answer of somebody who was asked, and lets the blow land that
// waited for it: both wounds happen, whatever either does (LOL-AURA-BOTH).
func answerAura(f *personal.Fight, p *personal.Person, x *personal.Prompt, i React) {
	if i.Take && energy.MayAura(f, p, i.Layer, i.Amount) == nil {
		energy.AnswerTouch(f, p, f.Person(x.Subject), i.Layer, i.Amount)
	} else {
		f.Inside(p, &personal.LetGo{Person: p.ID, What: personal.MayAura})
	}
	if x.Power > 0 {
		b := popBlow(f)
		resume(f, &b)
	}
}

// popBlow takes the blow that has waited longest.
func popBlow(f *personal.Fight) personal.Blow {
	if len(f.Blows) == 0 {
		return personal.Blow{}
	}
	b := f.Blows[0]
	f.Blows = f.Blows[:copy(f.Blows, f.Blows[1:])]
	return b
}

// offersChoice asks who has hit critically what comes of it, and says whether the blow
// waits for that (LOL-CRIT).
func offersChoice(f *personal.Fight, b *personal.Blow, p *personal.Person) bool {
	if b.Degree != personal.CriticalSuccess || f.Book().Attack.Critical != rulebook.CriticalChoice {
		return false
	}
	if p.Standing.Choice > 0 {
		energy.Choose(f, b, p.Standing.Choice)
		return false
	}
	if f.Live || f.Helpless(p) {
		energy.Choose(f, b, 0)
		return false
	}
	f.Blows = append(f.Blows, *b)
	prompt(f, personal.Prompt{Person: p.ID, Kind: personal.MayChoose, Subject: b.Target})
	return true
}

// answerChoice takes the choice of somebody who was asked, and lets the blow land.
func answerChoice(f *personal.Fight, i React) {
	b := popBlow(f)
	energy.Choose(f, &b, i.Choice)
	resume(f, &b)
}

// KeepAuras ends what somebody has stored who does not keep it: at the end of a turn
// in which they could not act, but for what the mind keeps alone (LOL-AURA-KEEP).
func KeepAuras(f *personal.Fight, p *personal.Person) {
	if !f.Helpless(p) {
		return
	}
	mind := p.State == personal.Able && f.Flags(p)&rulebook.Mindful != 0
	for n := range f.Book().Layers {
		if x := &f.Book().Layers[n].Aura; x.On && !(mind && x.Mind) {
			Vanish(f, p, n)
		}
	}
}

// Grips has who ends a turn in a grapple be touched by the other one, and touch them.
func Grips(f *personal.Fight, p *personal.Person) {
	for i := range f.People {
		if o := &f.People[i]; o != p && (o.HasHold(p.ID) || p.HasHold(o.ID)) {
			Touched(f, o, p)
		}
	}
}
