package combat

import (
	"cmp"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/say"
)

// Ask asks somebody whether they react, and returns the window, or nil if there is no
// room for it.
func Ask(f *personal.Fight, x crew.Window) *crew.Window {
	asked := f.Windows.Add(x)
	if asked != nil {
		may := &event.MayReact{By: event.Actor{Person: x.Member}, With: personal.AskedFor(f, &x), Subject: x.Person()}
		if may.Subject == 0 || may.Subject == x.Member {
			may.Subject, may.With = 0, say.Label(occasionOf(f, &x), may.With)
		}
		f.TellOwnSide(f.Person(x.Member), may)
	}
	return asked
}

// occasionOf returns the text for the cause of a window that was not caused by somebody
// else.
func occasionOf(f *personal.Fight, x *crew.Window) say.Text {
	switch {
	case x.Response == crew.ReadiedOnFoot:
		return f.Readied.Find(x.Member).When.LogText(true)
	case x.Power > 0 && f.Book().Powers[f.Powers(f.Person(x.Member))[x.Power-1]].Answers == rulebook.Plunging:
		return "their fall"
	}
	return "damage to them"
}

// holdBlow asks somebody about a blow, and reports whether it waits for the answer.
func holdBlow(f *personal.Fight, b *personal.Blow, x crew.Window) bool {
	x.Blow = true
	if len(f.Blows) == personal.MaxBlows || Ask(f, x) == nil {
		return false
	}
	f.Blows = append(f.Blows, *b)
	return true
}

// letGo emits that a reaction was not taken.
func letGo(f *personal.Fight, x *crew.Window) {
	f.TellOwnSide(f.Person(x.Member), &event.LetGo{By: event.Actor{Person: x.Member}})
}

// isUnderway reports whether the person who caused a window is still on their way.
func isUnderway(f *personal.Fight, x *crew.Window) bool {
	o := f.Person(x.Person())
	return o != nil && len(o.Path) > 0
}

// CanAnswer reports whether somebody can still react.
func CanAnswer(f *personal.Fight, x *crew.Window) bool {
	p := f.Person(x.Member)
	switch {
	case !f.CanAct(p):
		return false
	case x.Response == crew.OpportunityAttack && !isUnderway(f, x):
		return false // they are not leaving anybody's reach any more
	case x.Response == crew.RaisedShield:
		_, err := Raisable(f, p, 0)
		return err == nil
	}
	return f.CheckReaction(p) == nil
}

// checkFree checks an order that is carried out as a reaction, as if it were paid for and
// in the person's own turn.
func checkFree(f *personal.Fight, p *personal.Person, i personal.Intent) error {
	was, spent, dashes := p.Acting, p.Spent, p.Dashes
	p.Acting, p.Spent, p.Dashes = true, 0, 0
	err := i.Check(f, p)
	p.Acting, p.Spent, p.Dashes = was, spent, dashes
	return err
}

// doFree carries out an order that a reaction has paid for.
func doFree(f *personal.Fight, p *personal.Person, i personal.Intent) {
	blows, struck := p.Blows, p.Struck
	p.Acting = true
	i.Do(f, p)
	p.Acting, p.Blows, p.Struck = false, blows, struck
}

// Raisable returns the shield that somebody could raise now, the one at a place or else
// the best, by its place from 1, or why they cannot (HOE-SHIELD).
func Raisable(f *personal.Fight, p *personal.Person, place uint8) (uint8, error) {
	book := f.Book()
	if f.Helpless(p) || f.Flags(p)&rulebook.NoReactions != 0 {
		return 0, book.Refuse(rulebook.TopicShield, "%s cannot raise a shield", p.Name)
	}
	n := cmp.Or(place, aim.BestShield(f, p))
	if a := p.Arm(n); a == nil || !aim.MayGuard(f, a) {
		return 0, book.Refuse(rulebook.TopicShield, "%s holds no shield", p.Name)
	}
	if p.Raised != 0 {
		return 0, book.Refuse(rulebook.TopicShield, "%s is raised already", f.Weapon(&p.Arms[p.Raised-1]).Name)
	}
	if _, err := f.FindPrice(p, rulebook.ActRaise); err != nil {
		return 0, err
	}
	return n, nil
}

// offersGuard asks the target of a hit whether they raise a shield against it, if that
// would turn it. The roll is known; a natural 20 hits all the same.
func offersGuard(f *personal.Fight, b *personal.Blow, t *personal.Person) bool {
	if b.Degree != personal.Success || b.By == t.ID || t.Standing.Guards == crew.Never {
		return false
	}
	n := aim.LeastShield(f, t, b)
	if n == 0 {
		return false
	}
	if _, err := Raisable(f, t, n); err != nil {
		return false
	}
	return holdBlow(f, b, crew.Window{Member: t.ID, Response: crew.RaisedShield, Subject: uint16(b.By)})
}

// offersAura asks the target of a melee hit whether an aura answers, and reports whether
// the attack waits for that. For those who cannot choose it is answered as on a timeout
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
	return holdBlow(f, b, crew.Window{Member: t.ID, Response: crew.AnsweringAura, Subject: uint16(b.By)})
}

// AskTouched asks somebody whether an aura answers a touch other than a blow.
func AskTouched(f *personal.Fight, t, by *personal.Person) {
	switch {
	case energy.Aura(f, t, 0) < 0 || t.Standing.Auras == crew.Never || t.IsOut():
	case f.Helpless(t):
		energy.AnswerTouch(f, t, by, 0, 0)
	default:
		Ask(f, crew.Window{Member: t.ID, Response: crew.AnsweringAura, Subject: uint16(by.ID)})
	}
}

// offersChoice asks a person who has scored a critical hit for its effect, and reports
// whether the attack waits for that (LOL-CRIT).
func offersChoice(f *personal.Fight, b *personal.Blow, p *personal.Person) bool {
	if b.Degree != personal.CriticalSuccess || f.Book().Attack.Critical != rulebook.CriticalChoice {
		return false
	}
	if p.Standing.Choice > 0 {
		energy.Choose(f, b, p.Standing.Choice)
		return false
	}
	if f.Live || f.Helpless(p) || !holdBlow(f, b, crew.Window{Member: p.ID, Response: crew.CriticalChoice, Subject: uint16(b.Target)}) {
		energy.Choose(f, b, 0)
		return false
	}
	return true
}
