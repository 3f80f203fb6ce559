package action

import (
	"slices"

	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"
)

// regainLayers restores points of layers at the start of a turn.
func regainLayers(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	for i := range book.Layers {
		c := &p.Pools[i]
		if c.Begun == 0 || p.State != personal.Able {
			continue
		}
		c.Begun = personal.ShelterTurns
		gain := min(c.Regain, c.Most-c.Points)
		c.Points += gain
		f.TellOwnSide(p, &personal.Layered{Person: p.ID, Layer: book.Layers[i].Name, Amount: gain, Points: c.Points})
		combat.ApplyLayers(f, p)
		if c.Points == c.Most {
			c.Begun = 0
		}
	}
}

// ageLayers counts down the turns of layers given by powers.
func ageLayers(f *personal.Fight, p *personal.Person) {
	for n := range f.Book().Layers {
		if c := &p.Pools[n]; c.Left > 0 {
			if c.Left--; c.Left == 0 {
				combat.EndLayer(f, p, n)
			}
		}
	}
}

// outlast ends what lasts turns, rounds or minutes, because a rest is longer.
func outlast(f *personal.Fight, p *personal.Person) {
	combat.Unfocus(f, p)
	for _, a := range slices.Clone(p.Conditions) {
		switch a.Ends {
		case rulebook.NeverEnds, rulebook.EndsRest, rulebook.EndsHold:
		default:
			combat.Relieve(f, p, a.Condition)
		}
	}
}

// LetHoursPass lets hours pass for people of a side on a ship's decks: shields are full,
// the stable count the hours, and from Night hours on they have rested. The dying are left
// to the GM.
func LetHoursPass(f *personal.Fight, ship space.ID, side event.Side, hours int32) {
	for i := range f.People {
		p := &f.People[i]
		if p.IsOut() || p.Side != side || f.Decks[p.Deck].Ship != ship || p.State == personal.Dying && !f.CanAct(p) {
			continue
		}
		switch {
		case p.State == personal.Stable && f.Book().Zero.Rise.Points > 0:
			wound.CountLying(f, p, hours*personal.HourTicks)
		case len(f.Book().Rests) > 0 || hours >= Night:
			restFor(f, p, hours*60, hours*60)
		default:
			outlast(f, p)
			combat.RechargeLayers(f, p)
		}
	}
}

// Night is how many hours a rest takes in a book that does not say.
const Night = 8

// restFor gives a rest of a number of minutes, some of them asleep. If the book has
// several kinds of rest, it is the longest that the minutes suffice for, or for 0 minutes
// the longest of all (FOS-REST).
func restFor(f *personal.Fight, p *personal.Person, minutes, asleep int32) {
	kinds := f.Book().Rests
	best := 0
	if len(kinds) == 0 {
		outlast(f, p)
		combat.TakeRest(f, p)
		return
	}
	if minutes == 0 {
		best = len(kinds)
	}
	for n, x := range kinds {
		if int32(x.Minutes) <= minutes && int32(x.Asleep) <= asleep {
			best = n + 1
		}
	}
	if best == 0 {
		f.TellDeed(p, "has not rested for long enough", 0)
		return
	}
	outlast(f, p)
	x := &kinds[best-1]
	f.TellDeed(p, say.Of("has had %s", x.Name), 0)
	if gain := x.Heals.Points(f.MaxHP(p)); gain > 0 && p.HP < f.MaxHP(p) && !(x.Daily && p.Repose.Mended) {
		combat.Heal(f, p, gain)
		p.Repose.Mended = x.Daily
	}
	if !x.Daily && x.Heals.Num > 0 {
		p.Repose.Mended = false
	}
	list := f.Powers(p)
	for n := range p.Used {
		if n < len(list) && int(f.Book().Powers[list[n]].Back) <= best {
			p.Used[n] = 0
		}
	}
	for n := range f.Book().Layers {
		if l, c := &f.Book().Layers[n], &p.Pools[n]; l.After > 0 && int(l.After) <= best && c.Points < c.Most {
			combat.GiveLayer(f, p, int8(n), c.Most-c.Points)
		}
	}
	if best == len(kinds) {
		combat.TakeRest(f, p)
	}
}
