package action

import (
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// EnterDeck brings somebody onto a deck under the ID of a member of the battle.
func EnterDeck(f *personal.Fight, id crew.ID, a *personal.Arrival) error {
	book := f.Book()
	switch {
	case a.Sheet < 0 || int(a.Sheet) >= len(book.Sheets):
		return fmt.Errorf("%w: there is no sheet %d", personal.ErrEnter, a.Sheet)
	case a.Deck < 0 || int(a.Deck) >= len(f.Decks):
		return fmt.Errorf("%w: there is no deck %d", personal.ErrEnter, a.Deck)
	case len(f.People) == personal.MaxPeople:
		return fmt.Errorf("%w: the decks are full", personal.ErrEnter)
	case f.Person(id) != nil:
		return fmt.Errorf("%w: somebody has their number", personal.ErrEnter)
	}
	p := newPerson(f, id, a)
	if tight, ok := f.Fits(&p, a.At); !ok || tight {
		return fmt.Errorf("%w: %s has no room at %s", personal.ErrEnter, a.Name, a.At)
	}
	f.People = append(f.People, p)
	n := &f.People[len(f.People)-1]
	if o := f.InWay(n, n.At); o != nil {
		personal.DismissLast(f)
		return fmt.Errorf("%w: %s is where %s should stand", personal.ErrEnter, o.Name, a.Name)
	}
	if !book.Movement.Difficult {
		if r := book.Roles[rulebook.PartRough]; r >= 0 && personal.RoughUnder(f, n, n.At) {
			n.Conditions = append(n.Conditions, personal.Affliction{Condition: r, By: n.ID, Save: -1, Implied: -1})
		}
	}
	if a.Hidden {
		n.Hidden = true
		r := f.PrepareCheck(n, -1, book.SkillFor(rulebook.SkillStealth), "", nil)
		n.Stealth = int16(10 + r.Bonus())
	}
	return nil
}

// TellArrival tells those who see it that a person has arrived.
func TellArrival(f *personal.Fight, id crew.ID) {
	p := f.Person(id)
	f.Tell(p, &personal.Entered{Person: p.ID, Ship: f.Decks[p.Deck].Ship, At: p.At})
}

// newPerson returns a person as their sheet describes them.
func newPerson(f *personal.Fight, id crew.ID, a *personal.Arrival) personal.Person {
	book := f.Book()
	s := &book.Sheets[a.Sheet]
	p := personal.Person{
		ID: id, Name: a.Name, Sheet: a.Sheet, Side: a.Side, Group: a.Group, Special: a.Special || s.Special, Deck: a.Deck, At: a.At,
		HP: s.HP, MaxHP: s.HP, MostBad: book.Zero.Bad, Slots: s.Slots, Clips: s.Clips, Focus: personal.Focus{Power: -1},
	}
	if s.Bad > 0 {
		p.MostBad = s.Bad
	}
	for i, x := range s.Pools {
		p.Pools[i] = personal.LayerState{Points: x.Points, Most: x.Points, Regain: x.Regain}
		if x.Down {
			p.Pools[i].Points = 0
		}
		if x.Lends >= 0 && p.Pools[i].Points > 0 {
			p.Conditions = append(p.Conditions, personal.Affliction{Condition: x.Lends, Save: -1, Implied: -1})
		}
	}
	for _, n := range s.Armour {
		if x := &book.Armours[n]; x.Layer >= 0 && s.Pools[x.Layer].Points == 0 {
			c := &p.Pools[x.Layer]
			c.Points, c.Most, c.Regain = c.Points+x.Points, c.Most+x.Points, c.Regain+x.Regain
		}
	}
	hands := 2
	for _, arm := range s.Weapons {
		w := &book.Weapons[arm.Weapon]
		drawn := w.Props&rulebook.Natural == 0 && w.Hands() <= hands
		if drawn {
			hands -= w.Hands()
		}
		p.Arms = append(p.Arms, personal.ArmState{Weapon: arm.Weapon, Fixed: arm.Fixed, Bonus: arm.Bonus, Plus: arm.Plus, Heat: w.Heat, Drawn: drawn})
	}
	for i := range book.Reserves {
		if !book.Reserves[i].Counts {
			p.Reserves[i] = f.MostReserve(&p, int8(i))
		}
	}
	for _, n := range s.Begins {
		p.Conditions = append(p.Conditions, personal.Affliction{Condition: n, Save: -1, Implied: -1})
	}
	p.Devices = append(p.Devices, s.Devices...)
	for i := range book.Tokens {
		if book.Tokens[i].Any {
			p.Tokens[i] = book.Tokens[i].Count
		}
	}
	return p
}

// RollInitiative rolls somebody's initiative (ME-INIT, HOE-INIT).
func RollInitiative(f *personal.Fight, p *personal.Person) dice.Roll {
	r := dice.Roll{Cause: "initiative"}
	x := f.Book().Initiative
	switch {
	case x.Check:
		r = f.PrepareCheck(p, x.Ability, -1, r.Cause, nil)
	case x.Ability >= 0:
		r.Add(f.Names.Of(f.Book().Abilities[x.Ability]), f.Modifier(p, x.Ability))
	}
	if x.Proficiency {
		r.Add("proficiency", personal.Proficiency(f, p))
	}
	r.Add("training", int(f.SheetOf(p).Initiative))
	if x.Check {
		combat.ThrowCheck(f, p, &r)
	} else {
		r.ThrowD20(f.Tray)
	}
	return r
}

// TwinOf returns another member of a person's group, of the same side and with the same
// sheet, whose initiative roll they share, or 0.
func TwinOf(f *personal.Fight, p *personal.Person) crew.ID {
	if p.Group == "" {
		return 0
	}
	for i := range f.People {
		o := &f.People[i]
		if o != p && o.Group == p.Group && o.Sheet == p.Sheet && o.Side == p.Side {
			return o.ID
		}
	}
	return 0
}

// CanFight reports whether a side has somebody who is up, or may get up again.
func CanFight(f *personal.Fight, side event.Side) bool {
	for i := range f.People {
		if p := &f.People[i]; p.Side == side && (p.State == personal.Able && !sleeps(f, p) || p.State == personal.Dying) {
			return true
		}
	}
	return false
}

// CountPeople returns how many of a side's people are up, or if down is set may get up
// again.
func CountPeople(f *personal.Fight, side event.Side, down bool) (n int) {
	for i := range f.People {
		if p := &f.People[i]; p.Side == side && (p.IsUp() || down && !p.IsOut()) {
			n++
		}
	}
	return n
}

// IsPersonDown reports whether somebody of a name has come, and nobody of that name is
// up.
func IsPersonDown(f *personal.Fight, name string) (down bool) {
	for i := range f.People {
		if p := &f.People[i]; p.Name == name {
			if p.IsUp() {
				return false
			}
			down = true
		}
	}
	return down
}

// sleeps reports whether somebody with hit points left is unconscious until others end
// it.
func sleeps(f *personal.Fight, p *personal.Person) bool {
	down := f.Book().Roles[rulebook.PartDown]
	for i := range p.Conditions {
		if a := &p.Conditions[i]; a.Condition == down && down >= 0 {
			return lasts(f, p, a)
		}
	}
	return false
}

// lasts reports whether a condition, or the one that brings it, has no end of its own.
func lasts(f *personal.Fight, p *personal.Person, a *personal.Affliction) bool {
	for i := range p.Conditions {
		if o := &p.Conditions[i]; o.Condition == a.Implied && o != a {
			return lasts(f, p, o)
		}
	}
	return a.Ends == rulebook.NeverEnds && a.Save < 0
}
