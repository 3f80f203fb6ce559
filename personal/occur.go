package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// HasPower reports whether a power is a person's own or given by armour that they wear.
func HasPower(f *Fight, p *Person, place uint8) bool {
	sheet := f.SheetOf(p)
	for i, a := range sheet.Armour {
		if slices.Contains(f.Book().Armours[a].Powers, f.Powers(p)[place-1]) {
			return p.Wears(i)
		}
	}
	return true
}

// isLent reports whether a power is given by somebody's armour.
func isLent(f *Fight, p *Person, power int16) bool {
	return slices.ContainsFunc(f.SheetOf(p).Armour, func(a int16) bool { return slices.Contains(f.Book().Armours[a].Powers, power) })
}

// Uses returns how often a person can still use a power, and the maximum; -1 means any
// number.
func Uses(f *Fight, p *Person, place uint8) (left, most int8) {
	w := &f.Book().Powers[f.Powers(p)[place-1]]
	own := f.SheetOf(p).InnatePower(place)
	switch most = rulebook.AtLevel(w.Uses, Level(f, p)); {
	case own != nil && own.Uses > 0:
		most = own.Uses
	case w.Once || w.Recharge > 0 || spellOnce(f, p, w):
		most = 1
	case most == 0:
		return -1, -1
	}
	if int(place) > len(p.Used) {
		return most, most
	}
	return max(0, most-p.Used[place-1]), most
}

// spellOnce reports whether somebody has a spell once for each rest, at no cost.
func spellOnce(f *Fight, p *Person, w *rulebook.Power) bool {
	return f.SheetOf(p).Features&rulebook.SpellsOnce != 0 && w.Cost > 0 && !f.Book().Exerts(w)
}

// CheckLayer refuses a power whose layer has too little for it.
func CheckLayer(f *Fight, p *Person, w *rulebook.Power) error {
	if x := rulebook.Find[*rulebook.RaiseOp](&w.Effect); x != nil && p.Pools[x.Layer].Points >= f.SheetOf(p).Pools[x.Layer].Points {
		return w.Refuse(f.Book(), "%s has all of its %s", p.Name, f.Book().Layers[x.Layer].Name)
	}
	doses := [2]rulebook.Dose{w.Takes, {Layer: -1}}
	if x := rulebook.Find[*rulebook.SpendOp](&w.Effect); x != nil {
		doses[1] = rulebook.Dose{Layer: x.Layer, Points: 1}
	}
	for _, x := range doses {
		if x.Layer >= 0 && p.Pools[x.Layer].Points < int32(max(1, x.Points)) {
			return w.Refuse(f.Book(), "%s takes %d of %s, and %s has %d", w.Name, max(1, x.Points), f.Book().Layers[x.Layer].Name, p.Name, p.Pools[x.Layer].Points)
		}
	}
	return nil
}

// Renewed reports whether a power can be used again.
type Renewed struct {
	Person crew.ID
	Power  string
	Die    int8
	Ready  bool
}

func (*Renewed) Kind() event.Kind { return KindRenewed }

// Fields describes a Renewed.
func (f *Renewed) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Text(c, "power", &f.Power, rulebook.MaxName)
	field.Int(c, "die", &f.Die, 1, 6)
	field.Bool(c, "ready", &f.Ready)
}

func (f *Renewed) Sentence() say.Text {
	if f.Ready {
		return say.Of("%s: %s is ready again: d6 %d.", f.Person.Name(), f.Power, f.Die)
	}
	return say.Of("%s: %s is not ready yet: d6 %d.", f.Person.Name(), f.Power, f.Die)
}

// Powers returns the powers of a person's sheet, or those that replace them once they
// have taken powers from others.
func (f *Fight) Powers(p *Person) []int16 {
	if len(p.Powers) > 0 {
		return p.Powers
	}
	return f.SheetOf(p).Powers
}

// TakePowers gives a person the powers of another that they lack, except those of armour.
func TakePowers(f *Fight, p, from *Person) {
	all := slices.Clone(f.Powers(p))
	for _, n := range f.Powers(from) {
		if !slices.Contains(all, n) && !isLent(f, from, n) && len(all) < MaxPowers {
			all = append(all, n)
			f.TellDeed(p, say.Of("has %s now", f.Book().Powers[n].Name), 0)
		}
	}
	if len(all) > len(f.Powers(p)) {
		p.Powers = all
	}
}

// MaxReserve is the limit of a reserve.
const MaxReserve = 1000

// MostReserve returns how much of a reserve somebody can have.
func (f *Fight) MostReserve(p *Person, n int8) int16 {
	most := f.SheetOf(p).Reserves[n]
	if x := &f.Book().Levels; n == x.Reserve && most > 0 {
		most += int16(p.Levels) * x.Stock
	}
	if f.Book().Reserves[n].Counts {
		most = MaxReserve
	}
	if a := f.Book().Reserves[n].Ability; a >= 0 {
		most = int16(f.SheetOf(p).Scores[a])
	}
	for a := range p.EachCondition {
		most -= f.Book().Conditions[a.Condition].Strain.Lowers[n]
	}
	return max(0, most)
}

// PowerCost returns what a power currently takes from its reserve. Under a condition that
// makes powers dear, spells cost one more, and skills twice as much if there are no spells.
func PowerCost(f *Fight, p *Person, w *rulebook.Power) int16 {
	switch {
	case spellOnce(f, p, w):
		return 0
	case w.Cost == 0 || f.Flags(p)&rulebook.Dear == 0:
		return w.Cost
	}
	spells := int16(0)
	for n := range f.Book().Reserves {
		if f.Book().Reserves[n].Ability < 0 {
			spells += f.MostReserve(p, int8(n))
		}
	}
	switch score := f.Book().Reserves[w.Reserve].Ability >= 0; {
	case !score:
		return w.Cost + 1
	case spells == 0:
		return 2 * w.Cost
	}
	return w.Cost
}

// CapReserves reduces somebody's reserves to their maximum.
func CapReserves(f *Fight, p *Person) {
	for n := range f.Book().Reserves {
		if over := p.Reserves[n] - f.MostReserve(p, int8(n)); over > 0 {
			p.Reserves[n] -= over
			f.TellOwnSide(p, &Layered{p.ID, f.Book().Reserves[n].Name, -int32(over), int32(p.Reserves[n])})
		}
	}
}
