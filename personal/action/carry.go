package action

import (
	"slices"

	"broadside/personal"
	"broadside/personal/rulebook"
)

// CarryOver restores a person's wounds and what they have used up from an earlier battle by
// the same book, with the same sheet. More than a minute has passed, without a rest: what
// others did to them and what lasts only for a time has ended, and they have picked up what
// they had dropped or thrown. People who had left the decks are back; those at 0 have been
// stabilised.
func CarryOver(f *personal.Fight, p, was *personal.Person) {
	p.State, p.HP, p.MaxHP = was.State, was.HP, was.MaxHP
	switch {
	case p.State == personal.Away && p.HP == 0:
		p.State = personal.Stable
	case p.State == personal.Away:
		p.State = personal.Able
	}
	p.Bad, p.Good, p.MostBad, p.Repose = was.Bad, was.Good, was.MostBad, was.Repose
	p.Injury = personal.Injury{Harm: was.Harm, Faces: slices.Clone(was.Faces), Degrees: slices.Clone(was.Degrees)}
	p.Slots, p.Reserves, p.Clips = was.Slots, was.Reserves, was.Clips
	p.Used, p.Powers = slices.Clone(was.Used), slices.Clone(was.Powers)
	p.Worn, p.Doffed = was.Worn, was.Doffed
	p.Devices = append(p.Devices[:0], was.Devices...)
	for i := range f.Book().Layers {
		carryLayer(&p.Pools[i], &was.Pools[i], &f.Book().Layers[i])
	}
	p.Arms = p.Arms[:0]
	for _, a := range was.Arms {
		p.Arms = append(p.Arms, personal.ArmState{
			Weapon: a.Weapon, Fixed: a.Fixed, Bonus: a.Bonus, Plus: a.Plus, Heat: a.Heat, Loads: a.Loads, Drawn: a.Drawn,
			Broken: a.Broken, Dry: a.Dry, Jammed: a.Jammed, Gone: a.Taken, Taken: a.Taken,
		})
	}
	for i := range was.Conditions {
		if a := was.Conditions[i]; lingers(f, was, p.State, &a) {
			a.By = 0
			if !slices.ContainsFunc(p.Conditions, func(x personal.Affliction) bool { return x.Condition == a.Condition && x.Implied == a.Implied }) {
				p.Conditions = append(p.Conditions, a)
			}
		}
	}
}

// carryLayer carries over the points of a layer. Those that a minute of peace fills are
// full; temporary ones without a duration remain (ME-REGEN-REST, ME-TEMPHP).
func carryLayer(c, was *personal.LayerState, l *rulebook.Layer) {
	switch {
	case l.Rest:
		c.Points = c.Most
	case l.Fades && l.Rank == 0 && !l.Screen && !l.Aura.On && was.Left == 0:
		c.Points, c.Most = was.Points, was.Most
	default:
		c.Points = min(c.Most, was.Points)
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
	return c.Eases || c.Ease.DC > 0 || c.Breaks&uint16(rulebook.BreakRest) != 0 || book.Harms(a.Condition)
}
