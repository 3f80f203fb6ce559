package action

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
)

// CarryOver restores a person's wounds and what they have used up from an earlier battle by
// the same book. More than a minute has passed, without a rest: what others did to them and
// what lasts only for a time has ended, and they have picked up what they had dropped or
// thrown. People who had left the decks are back, stable if they were at 0; the dying are as
// they were. What files have changed since, such as a level, a weapon or a power, is added.
func CarryOver(f *personal.Fight, p *personal.Person, then *personal.Fight, was *personal.Person) {
	book, began := f.Book(), newPerson(then, was.ID, &personal.Arrival{Name: was.Name, Sheet: was.Sheet, Side: was.Side})
	x := passage{from: then.Book(), to: book}
	p.State, p.Levels = was.State, carryLevels(f, then, p, was)
	if p.Levels < was.Levels { // the sheet has them now, with their points
		p.MaxHP = max(p.MaxHP, was.MaxHP)
	} else {
		p.MaxHP = crew.Shift(was.MaxHP, began.MaxHP, p.MaxHP, 1, personal.MaxPoints)
	}
	if p.HP = was.HP; p.HP > 0 {
		p.HP = max(1, min(p.HP+p.MaxHP-was.MaxHP, p.MaxHP))
	}
	switch {
	case p.State == personal.Away && p.HP == 0:
		p.State = personal.Stable
	case p.State == personal.Away:
		p.State = personal.Able
	}
	p.Bad, p.Good, p.Repose = was.Bad, was.Good, was.Repose
	p.Repose.Charred = false
	p.MostBad = crew.Shift(was.MostBad, began.MostBad, p.MostBad, 0, 100)
	p.Injury = personal.Injury{Harm: was.Harm, Faces: slices.Clone(was.Faces), Degrees: slices.Clone(was.Degrees)}
	for i := range p.Slots {
		p.Slots[i] = crew.Shift(was.Slots[i], began.Slots[i], p.Slots[i], 0, p.Slots[i])
	}
	carryReserves(p, then, was, &began)
	p.Clips = crew.Shift(was.Clips, began.Clips, p.Clips, 0, 100)
	x.places = carryPowers(f, p, then, was, x)
	p.Worn = crew.Shift(was.Worn, began.Worn, p.Worn, -100, 100)
	if slices.EqualFunc(f.SheetOf(p).Armour, then.SheetOf(was).Armour, func(n, o int16) bool { return book.Armours[n].Key == x.from.Armours[o].Key }) {
		p.Doffed = was.Doffed
	} else {
		p.Worn = 0
	}
	p.Devices = carryDevices(p.Devices, was.Devices, began.Devices, x)
	for i := range book.Layers {
		if n := slices.IndexFunc(x.from.Layers, func(l rulebook.Layer) bool { return l.Key == book.Layers[i].Key }); n >= 0 {
			same := slices.Equal(poweredBy(book, f.SheetOf(p), int8(i)), poweredBy(x.from, then.SheetOf(was), int8(n)))
			carryLayer(&p.Pools[i], &was.Pools[n], &began.Pools[n], &book.Layers[i], same)
		}
	}
	p.Arms = carryArms(p.Arms, was.Arms, began.Arms, x)
	carryConditions(p, then, was, x)
	combat.ApplyLayers(f, p)
}

// passage leads from a book to the same one after its files may have been changed: what
// stands at one place in the first may stand at another in the second, or be gone.
type passage struct {
	from, to *rulebook.Book
	places   []int8 // of somebody's powers in the later battle, from 1, by those in the earlier one; 0: gone
}

func (x passage) weapon(n int16) int16 { return x.to.Weapon(x.from.Weapons[n].Key) }
func (x passage) device(n int16) int16 { return x.to.Device(x.from.Devices[n].Key) }
func (x passage) power(n int16) int16  { return x.to.Power(x.from.Powers[n].Key) }

func (x passage) condition(n int16) int16 {
	if n < 0 {
		return n
	}
	return x.to.Condition(x.from.Conditions[n].Key)
}

// carryPowers restores how often powers have been used, and those that somebody has taken from
// others. It returns where each power that they had stands among those that they have.
func carryPowers(f *personal.Fight, p *personal.Person, then *personal.Fight, was *personal.Person, x passage) (places []int8) {
	own := f.Powers(p)
	all := slices.Clone(own)
	for _, o := range was.Powers {
		n := x.power(o)
		if n >= 0 && !slices.Contains(all, n) && !slices.Contains(then.SheetOf(was).Powers, o) && len(all) < personal.MaxPowers {
			all = append(all, n)
		}
	}
	if len(all) > len(own) {
		p.Powers = all
	}
	for i, o := range then.Powers(was) {
		at := slices.Index(all, x.power(o)) + 1
		places = append(places, int8(at))
		if at == 0 || i >= len(was.Used) {
			continue
		}
		for len(p.Used) < at {
			p.Used = append(p.Used, 0)
		}
		p.Used[at-1] = was.Used[i]
	}
	return places
}

// carryDevices returns what is left of the things on a sheet, and those that others handed over:
// the second supply of a kind is what the second of that kind was, and so on.
func carryDevices(now, was, began []rulebook.Supply, x passage) (all []rulebook.Supply) {
	all = slices.Clone(now)
	var carried [personal.MaxKinds]bool
	for i, o := range was {
		had := int8(0)
		if i < len(began) {
			had = began[i].Count
		}
		if o.Device = x.device(o.Device); o.Device < 0 {
			continue
		}
		at := 0
		for at < len(all) && (carried[at] || !all[at].IsSame(o)) {
			at++
		}
		switch {
		case at < len(now):
			all[at].Count = crew.Shift(o.Count, had, all[at].Count, 0, rulebook.MostSupplies)
			carried[at] = true
		case o.Count > had && len(all) < personal.MaxKinds:
			o.Count -= had
			all, carried[at] = append(all, o), true
		}
	}
	return all
}

// carryArms returns the weapons of a sheet as they were, with the bonuses that it has now, and
// those that somebody came by since.
func carryArms(now, was, began []personal.ArmState, x passage) (all []personal.ArmState) {
	all = slices.Clone(now)
	carried := make([]bool, len(all))
	for i, o := range was {
		a := personal.ArmState{
			Weapon: x.weapon(o.Weapon), Fixed: o.Fixed, Bonus: o.Bonus, Plus: o.Plus, Loads: o.Loads, Drawn: o.Drawn,
			Broken: o.Broken, Dry: o.Dry, Jammed: o.Jammed, Gone: o.Taken, Taken: o.Taken,
		}
		if a.Weapon < 0 {
			continue
		}
		most := x.to.Weapons[a.Weapon].Heat
		a.Heat = crew.Shift(o.Heat, x.from.Weapons[o.Weapon].Heat, most, 0, most)
		at := 0
		for at < len(all) && (carried[at] || all[at].Weapon != a.Weapon) {
			at++
		}
		switch {
		case at < len(now):
			a.Fixed, a.Bonus, a.Plus = now[at].Fixed, now[at].Bonus, now[at].Plus
			all[at], carried[at] = a, true
		case i >= len(began) && len(all) < personal.MaxArms:
			all, carried = append(all, a), append(carried, true)
		}
	}
	full := false // hands that hold what they held
	for k := range all {
		full = full || carried[k] && all[k].Drawn
	}
	for k := range all {
		all[k].Drawn = all[k].Drawn && (carried[k] || !full)
	}
	return all
}

// poweredBy returns the keys of the armour that a layer of a sheet has its points from.
func poweredBy(b *rulebook.Book, s *rulebook.Sheet, layer int8) (keys []string) {
	for _, n := range s.Armour {
		if a := &b.Armours[n]; a.Layer == layer && s.Pools[layer].Points == 0 {
			keys = append(keys, a.Key)
		}
	}
	return keys
}

// carryLayer carries over the points of a layer. Those that a minute of peace fills are
// full, and so are those of other armour than before. Those with a duration have ended, and
// temporary ones without one remain (ME-REGEN-REST, ME-TEMPHP).
func carryLayer(c, was, began *personal.LayerState, l *rulebook.Layer, same bool) {
	switch {
	case l.Rest:
		c.Points = c.Most
	case was.Left > 0:
		c.Points = 0
	case !same:
	case l.Fades && l.Rank == 0 && !l.Screen && !l.Aura.On:
		c.Points, c.Most = was.Points, was.Most
	default:
		c.Points = crew.Shift(was.Points, began.Points, c.Points, 0, c.Most)
	}
}

// carryConditions restores the conditions that do not end with a battle.
func carryConditions(p *personal.Person, then *personal.Fight, was *personal.Person, x passage) {
	for i := range was.Conditions {
		a := was.Conditions[i]
		forgets := x.from.Conditions[a.Condition].Flags&(rulebook.Forgets|rulebook.ForgetsSpell) != 0 && a.Number > 0 && int(a.Number) <= len(x.places)
		if !lingers(then, was, p.State, &a) {
			continue
		}
		if a.By, a.Condition, a.Implied = 0, x.condition(a.Condition), x.condition(a.Implied); a.Condition < 0 {
			continue
		}
		if layer := x.to.Conditions[a.Condition].While; layer >= 0 && p.Pools[layer].Points == 0 {
			continue
		}
		if forgets {
			if a.Number = x.places[a.Number-1]; a.Number == 0 { // the forgotten power is gone
				continue
			}
		}
		has := slices.ContainsFunc(p.Conditions, func(o personal.Affliction) bool {
			return o.Condition == a.Condition && o.Implied == a.Implied && (!forgets || o.Number == a.Number)
		})
		if !has && len(p.Conditions) < personal.MaxAfflictions {
			p.Conditions = append(p.Conditions, a)
		}
	}
}

// lingers reports whether only healing, a rest or a GM ends a condition, or the condition
// that brings it.
func lingers(f *personal.Fight, p *personal.Person, state personal.PersonState, a *personal.Affliction) bool {
	for i := range p.Conditions {
		if o := &p.Conditions[i]; o.Condition == a.Implied && o != a {
			return lingers(f, p, state, o)
		}
	}
	book := f.Book()
	c := &book.Conditions[a.Condition]
	switch {
	case a.Ends == rulebook.EndsRest:
		return true
	case a.Ends != rulebook.NeverEnds, a.Save >= 0, c.Escape.Actions > 0:
		return false
	case a.Condition == book.Roles[rulebook.PartDown], a.Condition == book.Roles[rulebook.PartProne]:
		return state != personal.Able
	}
	return isEased(book, a.Condition) || c.Breaks&uint16(rulebook.BreakRest) != 0 || book.Harms(a.Condition)
}

// isEased reports whether a condition is a level that rests remove, or the last one above
// those, which nothing removes.
func isEased(book *rulebook.Book, n int16) bool {
	for i := range book.Conditions {
		if c := &book.Conditions[i]; (c.Eases || c.Ease.DC > 0) && (int16(i) == n || c.Step == n) {
			return true
		}
	}
	return false
}
