package action

import (
	"slices"

	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// Renew finds the people who have changed since its last call. If tell is set, it tells
// their sides which of their numbers have changed, and why.
func Renew(f *personal.Fight, tell bool) {
	if !personal.Renew(f) {
		return
	}
	came := len(f.Told)
	f.Told = slices.Grow(f.Told, max(0, len(f.People)-came))[:len(f.People)]
	for i := range f.People {
		p := &f.People[i]
		now, told := gauge(f, p), f.Told[i]
		f.Told[i] = now
		if now == told || !tell || i >= came || p.State != personal.Able {
			continue
		}
		was := p
		if n := slices.IndexFunc(f.Former, func(o personal.Person) bool { return o.ID == p.ID }); n >= 0 {
			was = &f.Former[n]
		}
		if was.State == personal.Able {
			tellNumbers(f, was, p, told, now)
		}
	}
}

// gauge returns the numbers of a person that their side is told about.
func gauge(f *personal.Fight, p *personal.Person) personal.Gauge {
	if p.State == personal.Away {
		return personal.Gauge{}
	}
	return personal.Gauge{Speed: f.TopSpeed(p, personal.Gait(f, p)), Defence: int16(aim.Defence(f, p)), MaxHP: f.MaxHP(p), DC: powerDC(f, p)}
}

// powerDC returns the DC of saves against the first of somebody's powers that have none of
// their own, or 0.
func powerDC(f *personal.Fight, p *personal.Person) int16 {
	for _, n := range f.Powers(p) {
		if w := &f.Book().Powers[n]; w.Effect.Aim == rulebook.BySave && w.Effect.DC == 0 {
			return aim.PowerDC(f, p, w)
		}
	}
	return 0
}

// tellNumbers tells a person's side which of their numbers have changed.
func tellNumbers(f *personal.Fight, was, now *personal.Person, from, to personal.Gauge) {
	book := f.Book()
	own := event.Sides(0).With(now.Side)
	for _, n := range [...]struct {
		personal.Shifted
		to      event.Sides
		bears   func(*rulebook.Condition) bool
		instead func() say.Text
	}{
		{personal.Shifted{What: personal.SpeedGauge, From: int32(from.Speed), To: int32(to.Speed), Unit: book.Unit}, own, slows, func() say.Text { return burdens(was, now) }},
		{personal.Shifted{What: say.Name(book.Words.Defence), From: int32(from.Defence), To: int32(to.Defence)}, own, guards, func() say.Text { return armours(f, was, now) }},
		{personal.Shifted{What: say.Of("maximum of %s", book.Words.Points), From: from.MaxHP, To: to.MaxHP}, personal.ExceptUnaware(f, rulebook.Numb, now, own), weakens, func() say.Text { return "" }},
		{personal.Shifted{What: personal.DCGauge, From: int32(from.DC), To: int32(to.DC)}, own, func(*rulebook.Condition) bool { return false }, func() say.Text { return dons(was, now) }},
	} {
		if n.From == n.To || n.What == personal.DCGauge && min(n.From, n.To) == 0 { // powers won or lost
			continue
		}
		n.Person, n.Why = now.ID, conditionsOf(f, was, now, n.bears)
		if n.Why == "" {
			n.Why = n.instead()
		}
		if n.Why == "" && was.Levels != now.Levels {
			n.Why = say.Of("level %d", personal.Level(f, now))
		}
		fact := n.Shifted
		f.Emit(n.to, &fact)
	}
}

func slows(c *rulebook.Condition) bool {
	return c.Pace.Speed >= 0 || c.Pace.Faster != 0 || c.Flags&(rulebook.HalfSpeed|rulebook.NoMove) != 0
}

func guards(c *rulebook.Condition) bool {
	var sum modifier.Tally
	c.Count(&sum, rulebook.OnDefence)
	return sum.Of(0) != 0
}

func weakens(c *rulebook.Condition) bool { return c.Slow > 0 }

// conditionsOf names the conditions that have begun or ended and bear on a number.
func conditionsOf(f *personal.Fight, was, now *personal.Person, bears func(*rulebook.Condition) bool) say.Text {
	var why event.Reasons
	for a := range now.EachCondition {
		if bears(&f.Book().Conditions[a.Condition]) && !f.Suffers(was, a.Condition) {
			why.Begins(f.ConditionText(now, a))
		}
	}
	for a := range was.EachCondition {
		if bears(&f.Book().Conditions[a.Condition]) && !f.Suffers(now, a.Condition) {
			why.Ends(say.Of("no longer %s", f.ConditionText(was, a)))
		}
	}
	return why.Text()
}

// burdens names what else than conditions has changed a person's speed, or returns "".
func burdens(was, now *personal.Person) say.Text {
	switch {
	case len(now.Holds) > len(was.Holds):
		return "dragging"
	case len(now.Holds) < len(was.Holds):
		return say.Of("no longer %s", say.Text("dragging"))
	}
	return dons(was, now)
}

// dons names the armour that a person has put on or taken off, or returns "".
func dons(was, now *personal.Person) say.Text {
	if now.Doffed != was.Doffed {
		return "armour"
	}
	return ""
}

// armours names what else than conditions has changed a person's defence, or returns "".
func armours(f *personal.Fight, was, now *personal.Person) say.Text {
	for i := range f.Book().Layers {
		if name := say.Name(f.Book().Layers[i].Name); (was.Pools[i].Points > 0) != (now.Pools[i].Points > 0) {
			if now.Pools[i].Points > 0 {
				return name
			}
			return say.Of("%s ends", name)
		}
	}
	if now.Raised != was.Raised {
		place, from, name := now.Raised, now, say.Text("")
		if place == 0 {
			place, from = was.Raised, was
		}
		if name = say.Name(f.Weapon(&from.Arms[place-1]).Name); now.Raised == 0 {
			return say.Of("%s lowered", name)
		}
		return name
	}
	if now.Doffed != was.Doffed || now.Worn != was.Worn {
		return "armour"
	}
	return wards(f, was, now)
}

// wards names the weapon in hand that has changed a person's defence, or returns "".
func wards(f *personal.Fight, was, now *personal.Person) say.Text {
	var none personal.ArmState
	for i := range now.Arms {
		a, former := &now.Arms[i], &none
		if i < len(was.Arms) {
			former = &was.Arms[i]
		}
		switch name := say.Name(f.Weapon(a).Name); {
		case aim.Ward(f, a) > aim.Ward(f, former):
			return name
		case aim.Ward(f, a) < aim.Ward(f, former):
			return say.Of("without %s", name)
		}
	}
	return ""
}
