package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
)

// chargeHeat is what charging a shot takes before it is fired.
const chargeHeat = 2

// shots is how much heat an attack takes (ME-RELOAD).
func (f *Fight) shots(m *means) int8 {
	w := &m.weapon
	each := max(1, w.Each)
	switch {
	case w.Heat == 0 || m.arm == nil || !m.ranged || m.throws():
		return 0
	case m.hand == WithBurst && w.Sweep > 0:
		return w.Sweep - m.saved
	case m.hand == WithBurst:
		return f.Book().Attack.Burst.Shots - m.saved
	case m.hand == WithCharge:
		return each + chargeHeat
	}
	return each
}

// vents says whether a weapon is vented instead of taking clips (the variant Venting).
func (f *Fight) vents(w *rulebook.Weapon) bool {
	return f.Variants&Venting != 0 && w.Heat > 0 && w.Props&(rulebook.Cooling|rulebook.Charges) == 0
}

// loaded refuses what a weapon has not enough in it for. A vented one can be fired
// when it is too hot, and jams.
func (f *Fight) loaded(m *means) error {
	book, n := f.Book(), f.shots(m)
	switch {
	case n == 0:
	case m.arm.Jammed:
		return book.Refuse(rulebook.TopicAmmo, "%s has jammed, until a rest", m.weapon.Name)
	case m.arm.Heat >= n || m.arm.Heat == 0 && n == 1 && f.vents(&m.weapon):
	case m.weapon.Props&rulebook.Charges != 0:
		return book.Refuse(rulebook.TopicAmmo, "%s has %d charges left, and this takes %d", m.weapon.Name, m.arm.Heat, n)
	case m.weapon.Props&rulebook.Cooling != 0:
		return book.Refuse(rulebook.TopicAmmo, "%s has %d attacks left before it cools, and this takes %d", m.weapon.Name, m.arm.Heat, n)
	default:
		return book.Refuse(rulebook.TopicAmmo, "%s has %d attacks left before it must be reloaded, and this takes %d", m.weapon.Name, m.arm.Heat, n)
	}
	return nil
}

// fired takes the heat of an attack, and says whether that jams the weapon.
func (f *Fight) fired(m *means) (jams bool) {
	if m.arm == nil {
		return false
	}
	was, n := m.arm.Heat, f.shots(m)
	m.arm.Heat -= min(was, n)
	m.arm.Fired++
	m.arm.Shot = m.arm.Shot || m.ranged
	jams = n > 0 && m.arm.Heat == 0 && (was == 0 || m.weapon.Props&rulebook.Cooling != 0)
	m.arm.Jammed = m.arm.Jammed || jams
	if m.weapon.Props&rulebook.Single != 0 {
		m.arm.Heat, m.arm.Loads = 0, 0
	}
	return jams
}

// cool lets the weapons that somebody has not fired since their last turn began cool,
// where they do so by themselves.
func (f *Fight) cool(p *Person) {
	for i := range p.Arms {
		a := &p.Arms[i]
		w := f.weapon(a)
		n := w.Cools
		if f.vents(w) {
			n = 1
		}
		if !a.Shot && !a.Jammed {
			a.Heat = min(max(a.Heat, w.Heat), a.Heat+n)
		}
		a.Fired, a.Shot = 0, false
	}
}

// unjam makes all weapons ready again that only a rest makes ready.
func (f *Fight) unjam(p *Person) {
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Jammed || f.weapon(a).Props&rulebook.Cooling != 0 {
			a.Jammed, a.Heat = false, f.weapon(a).Heat
		}
	}
}

// lacksLoad is why a weapon cannot be reloaded (ME-RELOAD, HOE-COMMON).
func (f *Fight) lacksLoad(p *Person, a *ArmState) error {
	rule, w := f.Book().Actions[rulebook.ActReload].Rule, f.weapon(a)
	switch {
	case !a.Drawn:
		return crew.Refuse(rule, "%s is not in hand", w.Name)
	case w.Heat == 0:
		return crew.Refuse(rule, "%s needs no reloading", w.Name)
	case a.Jammed:
		return crew.Refuse(rule, "%s has jammed, until a rest", w.Name)
	case w.Props&rulebook.Charges != 0:
		return crew.Refuse(rule, "%s takes charges, and there are none to be had in a fight", w.Name)
	case w.Props&rulebook.Cooling != 0:
		return crew.Refuse(rule, "%s takes no clips: it cools by %d in each round that it is not fired", w.Name, w.Cools)
	case a.Heat == w.Heat:
		return crew.Refuse(rule, "%s is fully loaded", w.Name)
	case f.takesClip(w) && p.Clips == 0:
		return crew.Refuse(rule, "%s has no %s left", p.Name, f.Book().Clips.Name)
	}
	return nil
}

func (f *Fight) takesClip(w *rulebook.Weapon) bool { return f.Book().Clips.Name != "" && !f.vents(w) }

// gratis says whether a deed costs nothing, as drawing what is a part of the sleeve.
func (i *Deed) gratis(f *Fight, p *Person) bool {
	if i.What != crew.Draw || !p.Open {
		return false
	}
	a := p.arm(i.Item)
	return a != nil && f.weapon(a).Props&rulebook.AtHand != 0
}
