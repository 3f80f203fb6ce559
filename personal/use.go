package personal

import (
	"fmt"
	"strings"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Use uses a thing of one's supplies: throws a grenade, lays a mine, takes or
// gives a remedy (ME-USE, HOE-COMMON).
type Use struct {
	Device uint8 // its place on the sheet, from 1
	Target crew.ID
	At     deckplan.Square
	And    []deckplan.Square // further areas, for what has several; those not named are at At
}

const maxAreas = 12

func (*Use) Verb() crew.Verb { return crew.UseDevice }

// Fields describes a Use.
func (i *Use) Fields(c field.Coder) {
	field.Int(c, "device", &i.Device, 1, maxKinds)
	idField(c, "target", &i.Target)
	i.At.Fields(c)
	field.List(c, "and", &i.And, maxAreas, func(c field.Coder, q *deckplan.Square) { q.Fields(c) })
}

// Carried is a thing of somebody's sheet, of its mark.
func (f *Fight) Carried(p *Person, place uint8) rulebook.Device {
	x := f.SheetOf(p).Devices[place-1]
	return f.Book().Devices[x.Device].Marked(x.Mark)
}

// Ready refuses what is not there or cannot be used now, whomever it is for.
func (i *Use) Ready(f *Fight, p *Person) error {
	book, sheet := f.Book(), f.SheetOf(p)
	if i.Device == 0 || int(i.Device) > len(sheet.Devices) || p.Devices[i.Device-1] == 0 {
		return book.Refuse(rulebook.TopicDevice, "%s has none of that left", p.Name)
	}
	d := f.Carried(p, i.Device)
	if _, err := f.affords(p, d.Act); err != nil {
		return err
	}
	if d.Act == rulebook.ActStabilise {
		return book.Refuse(rulebook.TopicDevice, "%s is used to stabilise somebody", d.Name)
	}
	return nil
}

// Check refuses what is not there or cannot reach.
func (i *Use) Check(f *Fight, p *Person) error {
	if err := i.Ready(f, p); err != nil {
		return err
	}
	book, d := f.Book(), f.Carried(p, i.Device)
	if len(i.And) > 0 && len(i.And) >= int(d.Effect.Count) {
		return book.Refuse(rulebook.TopicDevice, "%s is for %d areas", d.Name, max(1, d.Effect.Count))
	}
	for _, q := range i.And {
		if err := f.reaches(p, &d.Effect, 0, q); err != nil {
			return err
		}
	}
	if t := f.Person(i.Target); d.Seeks && t != nil {
		return f.reaches(p, &rulebook.Effect{Range: d.Effect.Range}, t.ID, t.At)
	}
	if t := f.Person(i.Target); d.Stick >= 0 && t != nil {
		if err := f.atPeace(p, t); err != nil {
			return err
		}
		return f.reaches(p, &rulebook.Effect{Range: d.Effect.Range}, t.ID, t.At)
	}
	if d.Mine && (f.plan(p.Deck).Index(i.At) < 0 || f.blocked(p.Deck, i.At) || d.Effect.Shape == rulebook.Cone && i.At == p.At) {
		return book.Refuse(rulebook.TopicDevice, "%s needs a square where one can stand, and to look away from %s", d.Name, p.Name)
	}
	if d.Smoke || d.Mine || d.Delay {
		e := d.Effect
		e.Shape = rulebook.Sphere
		return f.reaches(p, &e, 0, i.At)
	}
	return f.reaches(p, &d.Effect, i.Target, i.At)
}

// Do uses it up.
func (i *Use) Do(f *Fight, p *Person) {
	d := f.Carried(p, i.Device)
	f.pay(p, d.Act)
	p.Devices[i.Device-1]--
	f.tell(p, &Used{By: p.ID, What: d.Name, On: i.Target})
	f.breakOff(p, rulebook.BreakActs)
	if at := i.lands(f); !p.Acting && d.Explodes() && f.interrupted(p, i, rulebook.Lobbed, at, -1) {
		return
	}
	i.work(f, p, nil)
}

// lands is where a thing comes down.
func (i *Use) lands(f *Fight) deckplan.Square {
	if t := f.Person(i.Target); t != nil {
		return t.At
	}
	return i.At
}

// work is what a thing does that has been thrown, laid or taken; what somebody has
// seen coming goes off at once, and they save with advantage.
func (i *Use) work(f *Fight, p *Person, wary []crew.ID) {
	x := f.SheetOf(p).Devices[i.Device-1]
	d, deck := f.Carried(p, i.Device), &f.Decks[p.Deck]
	switch {
	case d.Smoke:
		f.spread(p, x.Device, x.Mark, i.At)
	case d.Mine || d.Delay:
		m := Mine{At: i.At, From: p.At, Device: x.Device, Mark: x.Mark, By: uint16(p.ID), Side: uint8(p.Side), Due: d.Delay}
		if t := f.Person(i.Target); t != nil && d.Stick >= 0 {
			if m.At = t.At; f.sticks(p, &d, t) {
				m.Stuck = uint16(t.ID)
			}
		}
		f.lay(p, m)
		if m.Due && wary != nil {
			f.lift(p.Deck, len(deck.Mines)-1)
			s := f.mineSource(p.Deck, &m)
			s.wary = wary
			f.work(&s, &d.Effect, 0, m.At)
		}
	default:
		s := f.deviceSource(p, &d, p.At)
		s.wary = wary
		if t := f.Person(i.Target); d.Seeks && t != nil {
			s.stuck, i.At = t.ID, t.At
		}
		f.work(&s, &d.Effect, i.Target, i.At)
		f.spread(p, x.Device, x.Mark, i.At)
		for n := range int(d.Effect.Count) - 1 {
			at := i.At
			if n < len(i.And) {
				at = i.And[n]
			}
			f.work(&s, &d.Effect, 0, at)
		}
	}
	if !d.Mine && (d.Effect.Aim != rulebook.NoRoll || d.Effect.Damage.Count > 0) {
		f.giveAway(p, false)
	}
}

func (f *Fight) deviceSource(p *Person, d *rulebook.Device, from deckplan.Square) source {
	return source{by: p, name: d.Name, dc: int(d.DC), ability: -1, times: 1, deck: p.Deck, from: from}
}

// sticks is the attack that sticks a thing to somebody: with an ability, and no
// proficiency. One that misses lies where they stand.
func (f *Fight) sticks(p *Person, d *rulebook.Device, t *Person) bool {
	m := means{weapon: rulebook.Weapon{Name: d.Name, Near: d.Effect.Range, Far: d.Effect.Range}, ranged: f.Distance(p, t) > f.Book().Ranges.Reach}
	shot := Shot{Roll: dice.Roll{Cause: "attack"}}
	shot.Roll.Add(f.Book().Abilities[d.Stick], f.modifier(p, d.Stick))
	return f.sling(&shot, p, &m, t, 0).Good()
}

func total(all []dice.Die) (sum int) {
	for _, d := range all {
		if !d.Dropped {
			sum += int(d.Value)
		}
	}
	return sum
}

// Used says that a thing is used, or a power.
type Used struct {
	By   crew.ID
	Cast bool
	What string
	On   crew.ID
}

func (*Used) Kind() event.Kind { return KindUsed }

// Fields describes a Used.
func (f *Used) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Bool(c, "cast", &f.Cast)
	field.Text(c, "what", &f.What, rulebook.MaxName)
	idField(c, "on", &f.On)
}

func (f *Used) Sentence(n event.Names) string {
	s := name(n, f.By) + " uses " + f.What
	if f.Cast {
		s = name(n, f.By) + " casts " + f.What
	}
	if f.On != 0 && f.On != f.By {
		s += " on " + name(n, f.On)
	}
	return s + "."
}

// Caught tells who is in an area.
type Caught struct {
	By     crew.ID
	What   string
	People []crew.ID
}

func (*Caught) Kind() event.Kind { return KindCaught }

// Fields describes a Caught.
func (f *Caught) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "what", &f.What, rulebook.MaxName)
	field.List(c, "people", &f.People, maxPeople, func(c field.Coder, id *crew.ID) { idField(c, "person", id) })
}

func (f *Caught) Sentence(n event.Names) string {
	if len(f.People) == 0 {
		return "Nobody is reached by " + f.What + "."
	}
	var all []string
	for _, id := range f.People {
		all = append(all, name(n, id))
	}
	return fmt.Sprintf("Reached by %s: %s.", f.What, strings.Join(all, ", "))
}
