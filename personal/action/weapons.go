package action

import (
	"cmp"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// mayDraw requires free hands (ME-FREE, HOE-COMMON).
func (i *Deed) mayDraw(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActDraw].Rule
	if i.Item == 0 || int(i.Item) > len(p.Arms) {
		return crew.Refuse(rule, "%s has no weapon %d", p.Name, i.Item)
	}
	a := &p.Arms[i.Item-1]
	switch {
	case f.Weapon(a).Props&rulebook.Natural != 0:
		return crew.Refuse(rule, "%s needs no drawing", f.Weapon(a).Name)
	case a.Drawn:
		return crew.Refuse(rule, "%s is in hand already", f.Weapon(a).Name)
	case f.HandsFree(p) < f.Weapon(a).Hands():
		return f.Book().Refuse(rulebook.TopicHands, "%s takes %s, and %s has %d free", f.Weapon(a).Name, [...]say.Text{"no hand", "a hand", "two hands"}[min(2, f.Weapon(a).Hands())], p.Name, f.HandsFree(p))
	case a.Gone:
		return mayPick(f, p, a, rule)
	}
	return nil
}

// draw takes a weapon in hand, even one that lies on the deck.
func (i *Deed) draw(f *personal.Fight, p *personal.Person) {
	a := &p.Arms[i.Item-1]
	how := say.Text("draws %s")
	if a.Gone {
		how = "picks up %s"
	}
	a.Drawn, a.Gone, a.Held = true, false, 0
	f.TellDeed(p, say.Of(how, f.Weapon(a).Name), 0)
}

func (i *Deed) mayStow(f *personal.Fight, p *personal.Person) error {
	a := p.Arm(i.Item)
	if a == nil || !a.Drawn {
		return crew.Refuse(f.Book().Actions[rulebook.ActStow].Rule, "that is not in hand")
	}
	return nil
}

func (i *Deed) stow(f *personal.Fight, p *personal.Person) {
	a := p.Arm(i.Item)
	a.Drawn = false
	if p.Raised == i.Item {
		p.Raised = 0
	}
	f.TellDeed(p, say.Of("stows %s", f.Weapon(a).Name), 0)
}

func (i *Deed) discard(f *personal.Fight, p *personal.Person) {
	a := p.Arm(i.Item)
	f.TellDeed(p, say.Of("drops %s", f.Weapon(a).Name), 0)
	combat.LetLie(f, p, a, p.At)
}

// mayReload requires a weapon that is not full, and something to fill it with (ME-RELOAD,
// HOE-COMMON).
func (i *Deed) mayReload(f *personal.Fight, p *personal.Person) error {
	a := p.Arm(i.Item)
	if a == nil {
		return crew.Refuse(f.Book().Actions[rulebook.ActReload].Rule, personal.NoWeapon(f, p, i.Item))
	}
	return lacksLoad(f, p, a)
}

func (i *Deed) reload(f *personal.Fight, p *personal.Person) {
	p.MustReload = false
	loadWeapon(f, p, p.Arm(i.Item))
}

// mayRapid requires the variant, and only one weapon in hand (ME-RAPID).
func (i *Deed) mayRapid(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActRapid].Rule
	a := p.Arm(i.Item)
	switch {
	case a != nil && f.Weapon(a).Props&rulebook.SlowLoad != 0:
		return crew.Refuse(rule, "%s cannot be reloaded so fast", f.Weapon(a).Name)
	case a != nil && f.Weapon(a).Props&rulebook.QuickLoad != 0:
		return i.mayReload(f, p)
	}
	if f.Variants&personal.RapidReload == 0 && f.SheetOf(p).Features&rulebook.QuickReload == 0 {
		return crew.Refuse(rule, "rapid reloading is a variant that is not played")
	}
	drawn := 0
	for n := range p.Arms {
		if p.Arms[n].Drawn && !p.Arms[n].Gone {
			drawn++
		}
	}
	switch {
	case drawn != 1:
		return crew.Refuse(rule, "only one weapon may be in hand")
	case p.Spent > 0 || p.Tokens[0] == 0:
		return crew.Refuse(rule, "that is done at the start of a turn")
	}
	return i.mayReload(f, p)
}

// rapid throws a check of quick hands: on a failure the action must reload; a 1 loses the
// clip and the action.
func (i *Deed) rapid(f *personal.Fight, p *personal.Person) {
	a := p.Arm(i.Item)
	if f.SheetOf(p).Features&rulebook.QuickReload != 0 || f.Weapon(a).Props&rulebook.QuickLoad != 0 {
		loadWeapon(f, p, a)
		return
	}
	o := combat.Check(f, p, -1, f.Book().SkillFor(rulebook.SkillHands), int(f.Book().Clips.Rapid), "rapid reload")
	switch {
	case o.Good():
		loadWeapon(f, p, a)
	case o.Natural == 1:
		p.Clips--
		p.Tokens[0] = 0
		f.TellDeed(p, say.Of("drops the %s", f.Book().Clips.Name), 0)
	default:
		p.MustReload = true
		f.TellDeed(p, "must reload as an action", 0)
	}
}

// mayRaise requires a shield in hand (HOE-SHIELD).
func (i *Deed) mayRaise(f *personal.Fight, p *personal.Person) error {
	_, err := combat.Raisable(f, p, i.Item)
	return err
}

func (i *Deed) raise(f *personal.Fight, p *personal.Person) {
	n := cmp.Or(i.Item, aim.BestShield(f, p))
	if a := p.Arm(n); a != nil {
		p.Raised = n
		f.TellDeed(p, say.Of("raises %s", f.Weapon(a).Name), 0)
	}
}

func (i *Deed) mayLower(f *personal.Fight, p *personal.Person) error {
	if p.Raised == 0 {
		return crew.Refuse(f.Book().Actions[rulebook.ActLower].Rule, "no shield is raised")
	}
	return nil
}

func (i *Deed) lower(f *personal.Fight, p *personal.Person) { lower(f, p) }

// lower lowers the weapon or shield that somebody has raised.
func lower(f *personal.Fight, p *personal.Person) {
	f.TellDeed(p, say.Of("lowers %s", f.Weapon(&p.Arms[p.Raised-1]).Name), 0)
	p.Raised = 0
}

// loadWeapon fills a weapon, once the order has been given as often as the weapon takes.
func loadWeapon(f *personal.Fight, p *personal.Person, a *personal.ArmState) {
	w := f.Weapon(a)
	if a.Loads++; a.Loads < max(1, w.Loading) {
		f.TellDeed(p, say.Of("goes on reloading %s", w.Name), 0)
		return
	}
	a.Heat, a.Loads = w.Heat, 0
	combat.BreakOff(f, p, rulebook.BreakReloads)
	if personal.TakesClip(f, w) {
		p.Clips--
	}
	f.TellDeed(p, say.Of("reloads %s", w.Name), 0)
}
