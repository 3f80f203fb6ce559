package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/rulebook"
)

// arm finds a weapon of somebody's, or nil.
func (p *Person) arm(n uint8) *ArmState {
	if n == 0 || int(n) > len(p.Arms) || p.Arms[n-1].Gone {
		return nil
	}
	return &p.Arms[n-1]
}

// noWeapon says which weapon somebody has not, or has no more.
func (f *Fight) noWeapon(p *Person, n uint8) string {
	if n == 0 || int(n) > len(p.Arms) {
		return fmt.Sprintf("%s has no weapon %d", p.Name, n)
	}
	return fmt.Sprintf("%s has dropped or thrown %s", p.Name, f.weapon(&p.Arms[n-1]).Name)
}

// mayDraw asks for hands (ME-FREE, HOE-COMMON).
func (i *Deed) mayDraw(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActDraw].Rule
	if i.Item == 0 || int(i.Item) > len(p.Arms) {
		return crew.Refuse(rule, "%s has no weapon %d", p.Name, i.Item)
	}
	a := &p.Arms[i.Item-1]
	switch {
	case f.weapon(a).Props&rulebook.Natural != 0:
		return crew.Refuse(rule, "%s needs no drawing", f.weapon(a).Name)
	case a.Drawn:
		return crew.Refuse(rule, "%s is in hand already", f.weapon(a).Name)
	case f.handsFree(p) < f.weapon(a).Hands():
		return f.Book().Refuse(rulebook.TopicHands, "%s takes %s, and %s has %d free", f.weapon(a).Name, [...]string{"no hand", "a hand", "two hands"}[min(2, f.weapon(a).Hands())], p.Name, f.handsFree(p))
	case a.Gone:
		return f.mayPick(p, a, rule)
	}
	return nil
}

// draw takes a weapon in hand, one that lies there too.
func (i *Deed) draw(f *Fight, p *Person) {
	a := &p.Arms[i.Item-1]
	how := "draws "
	if a.Gone {
		how = "picks up "
	}
	a.Drawn, a.Gone, a.Held = true, false, 0
	f.did(p, how+f.weapon(a).Name, 0)
}

func (i *Deed) mayStow(f *Fight, p *Person) error {
	a := p.arm(i.Item)
	if a == nil || !a.Drawn {
		return crew.Refuse(f.Book().Actions[rulebook.ActStow].Rule, "that is not in hand")
	}
	return nil
}

func (i *Deed) stow(f *Fight, p *Person) {
	a := p.arm(i.Item)
	a.Drawn = false
	if p.Raised == i.Item {
		p.Raised = 0
	}
	f.did(p, "stows "+f.weapon(a).Name, 0)
}

func (i *Deed) discard(f *Fight, p *Person) {
	a := p.arm(i.Item)
	f.did(p, "drops "+f.weapon(a).Name, 0)
	f.letLie(p, a, p.At)
}

// mayReload asks for a weapon that is not full and something to fill it with
// (ME-RELOAD, HOE-COMMON).
func (i *Deed) mayReload(f *Fight, p *Person) error {
	a := p.arm(i.Item)
	if a == nil {
		return crew.Refuse(f.Book().Actions[rulebook.ActReload].Rule, "%s", f.noWeapon(p, i.Item))
	}
	return f.lacksLoad(p, a)
}

func (i *Deed) reload(f *Fight, p *Person) {
	p.Begged = false
	f.load(p, p.arm(i.Item))
}

// load fills a weapon, once it has been ordered as often as it takes.
func (f *Fight) load(p *Person, a *ArmState) {
	w := f.weapon(a)
	if a.Loads++; a.Loads < max(1, w.Loading) {
		f.did(p, "goes on reloading "+w.Name, 0)
		return
	}
	a.Heat, a.Loads = w.Heat, 0
	f.breakOff(p, rulebook.BreakReloads)
	if f.takesClip(w) {
		p.Clips--
	}
	f.did(p, "reloads "+w.Name, 0)
}

// mayRapid asks for the variant and for one weapon only in hand (ME-RAPID).
func (i *Deed) mayRapid(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActRapid].Rule
	a := p.arm(i.Item)
	switch {
	case a != nil && f.weapon(a).Props&rulebook.SlowLoad != 0:
		return crew.Refuse(rule, "%s is never reloaded so fast", f.weapon(a).Name)
	case a != nil && f.weapon(a).Props&rulebook.QuickLoad != 0:
		return i.mayReload(f, p)
	}
	if f.Variants&RapidReload == 0 && f.SheetOf(p).Features&rulebook.QuickReload == 0 {
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
		return crew.Refuse(rule, "that comes at the start of a turn")
	}
	return i.mayReload(f, p)
}

// rapid is a check of quick hands: failing it, the action must reload; a 1 loses
// the clip and the action.
func (i *Deed) rapid(f *Fight, p *Person) {
	a := p.arm(i.Item)
	if f.SheetOf(p).Features&rulebook.QuickReload != 0 || f.weapon(a).Props&rulebook.QuickLoad != 0 {
		f.load(p, a)
		return
	}
	o := f.check(p, -1, f.Book().SkillFor(rulebook.SkillHands), int(f.Book().Clips.Rapid), "rapid reload")
	switch {
	case o.Good():
		f.load(p, a)
	case o.Roll.Natural() == 1:
		p.Clips--
		p.Tokens[0] = 0
		f.did(p, "drops the "+f.Book().Clips.Name, 0)
	default:
		p.Begged = true
		f.did(p, "must reload by action", 0)
	}
}

// mayRaise asks for a shield in hand (HOE-SHIELD).
func (i *Deed) mayRaise(f *Fight, p *Person) error {
	_, err := f.guard(p)
	return err
}

func (i *Deed) raise(f *Fight, p *Person) {
	n, err := f.guardArm(p)
	if err != nil {
		return
	}
	p.Raised = n
	f.did(p, "raises "+f.weapon(&p.Arms[n-1]).Name, 0)
}

// guardArm finds a shield in hand, paid for or not.
func (f *Fight) guardArm(p *Person) (uint8, error) {
	for n := range p.Arms {
		if a := &p.Arms[n]; f.weapon(a).Props&rulebook.Guard != 0 && a.Drawn && !a.Broken && !a.Gone {
			return uint8(n + 1), nil
		}
	}
	return 0, f.Book().Refuse(rulebook.TopicShield, "%s holds no shield", p.Name)
}

func (i *Deed) mayLower(f *Fight, p *Person) error {
	if p.Raised == 0 {
		return crew.Refuse(f.Book().Actions[rulebook.ActLower].Rule, "no shield is raised")
	}
	return nil
}

func (i *Deed) lower(f *Fight, p *Person) {
	f.did(p, "lowers "+f.weapon(&p.Arms[p.Raised-1]).Name, 0)
	p.Raised = 0
}
