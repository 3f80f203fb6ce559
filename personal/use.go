package personal

import (
	"fmt"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/dice"
	"broadside/sim/field"
)

// Use uses a thing of one's supplies: throws a grenade, lays a mine, takes or
// gives a remedy (ME-USE, HOE-COMMON).
type Use struct {
	Device uint8 // its place on the sheet, from 1
	Target crew.ID
	At     Square
}

func (*Use) Verb() crew.Verb { return crew.UseDevice }

// Fields describes a Use.
func (i *Use) Fields(c field.Coder) {
	field.Int(c, "device", &i.Device, 1, maxKinds)
	idField(c, "target", &i.Target)
	i.At.Fields(c)
}

// Check refuses what is not there or cannot reach.
func (i *Use) Check(f *Fight, p *Person) error {
	book, sheet := f.Book(), f.SheetOf(p)
	if i.Device == 0 || int(i.Device) > len(sheet.Devices) || p.Devices[i.Device-1] == 0 {
		return book.refuse(TopicDevice, "%s has none of that left", p.Name)
	}
	d := &book.Devices[sheet.Devices[i.Device-1].Device]
	if _, err := f.affords(p, d.Act); err != nil {
		return err
	}
	if p.Begged && d.Act == ActUse {
		return book.refuse(TopicAmmo, "a rapid reload has failed: the action must reload")
	}
	if d.Act == ActStabilise {
		return book.refuse(TopicDevice, "%s is used to stabilise somebody", d.Name)
	}
	if t := f.Person(i.Target); d.Seeks && t != nil {
		return f.reaches(p, &Effect{Range: d.Effect.Range}, t.ID, t.At)
	}
	if t := f.Person(i.Target); d.Stick >= 0 && t != nil {
		if err := f.atPeace(p, t); err != nil {
			return err
		}
		return f.reaches(p, &Effect{Range: d.Effect.Range}, t.ID, t.At)
	}
	if d.Smoke || d.Mine || d.Delay {
		e := d.Effect
		e.Shape = Sphere
		return f.reaches(p, &e, 0, i.At)
	}
	return f.reaches(p, &d.Effect, i.Target, i.At)
}

// Do uses it up.
func (i *Use) Do(f *Fight, p *Person) {
	book, sheet := f.Book(), f.SheetOf(p)
	n := sheet.Devices[i.Device-1].Device
	d := &book.Devices[n]
	f.pay(p, d.Act)
	p.Devices[i.Device-1]--
	f.tell(p, &Used{By: p.ID, What: d.Name, On: i.Target})
	f.breakOff(p, BreakActs)
	deck := &f.Decks[p.Deck]
	switch {
	case d.Smoke:
		if len(deck.Clouds) < maxClouds {
			deck.Clouds = append(deck.Clouds, Cloud{At: i.At, Radius: d.Effect.Size / book.Square, Left: int16(d.Lasts)})
		}
	case d.Mine || d.Delay:
		m := Mine{At: i.At, Device: n, By: uint16(p.ID), Side: uint8(p.Side), Due: d.Delay}
		if t := f.Person(i.Target); t != nil && d.Stick >= 0 {
			if m.At = t.At; f.sticks(p, d, t) {
				m.Stuck = uint16(t.ID)
			}
		}
		if len(deck.Mines) < maxMines {
			deck.Mines = append(deck.Mines, m)
		}
	default:
		s := f.deviceSource(p, d, p.At)
		if t := f.Person(i.Target); d.Seeks && t != nil {
			s.stuck, i.At = t.ID, t.At
		}
		f.work(&s, &d.Effect, i.Target, i.At)
	}
	if d.Effect.Aim != NoRoll || d.Effect.Damage.Count > 0 {
		f.giveAway(p, false)
	}
}

func (f *Fight) deviceSource(p *Person, d *Device, from Square) source {
	return source{by: p, name: d.Name, dc: int(d.DC), ability: -1, times: 1, from: from}
}

// sticks is the attack that sticks a thing to somebody: with an ability, and no
// proficiency. One that misses lies where they stand.
func (f *Fight) sticks(p *Person, d *Device, t *Person) bool {
	m := means{weapon: Weapon{Name: d.Name, Near: d.Effect.Range, Far: d.Effect.Range}, ranged: f.Distance(p, t) > f.Book().Ranges.Reach}
	shot := Shot{Roll: dice.Roll{Cause: "attack"}}
	shot.Roll.Add(f.Book().Abilities[d.Stick], f.modifier(p, d.Stick))
	return f.sling(&shot, p, &m, t, 0).Good()
}

// due sets off what was thrown with a delay, at the start of its thrower's turn.
func (f *Fight) due(id crew.ID) {
	for n := range f.Decks {
		deck := &f.Decks[n]
		for j := 0; j < len(deck.Mines); {
			m := deck.Mines[j]
			if !m.Due || m.By != uint16(id) {
				j++
				continue
			}
			deck.Mines = append(deck.Mines[:j], deck.Mines[j+1:]...)
			if t := f.Person(crew.ID(m.Stuck)); t != nil {
				m.At = t.At
			}
			f.explode(m)
		}
	}
}

// trip sets off the mines of others that somebody comes near.
func (f *Fight) trip(p *Person) {
	deck := &f.Decks[p.Deck]
	for j := 0; j < len(deck.Mines); {
		m := deck.Mines[j]
		reach := f.Book().Devices[m.Device].Effect.Size / f.Book().Square
		if m.Due || m.Side == uint8(p.Side) || m.At.Level != p.At.Level || near(m.At, p.At) > reach {
			j++
			continue
		}
		deck.Mines = append(deck.Mines[:j], deck.Mines[j+1:]...)
		f.explode(m)
	}
}

// explode is a device that works where it lies.
func (f *Fight) explode(m Mine) {
	by := f.Person(crew.ID(m.By))
	if by == nil {
		return
	}
	d := &f.Book().Devices[m.Device]
	s := f.deviceSource(by, d, m.At)
	s.stuck = crew.ID(m.Stuck)
	e := d.Effect
	e.Shape = Sphere
	f.work(&s, &e, 0, m.At)
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

func (*Used) Kind() ships.FactKind { return KindUsed }

// Fields describes a Used.
func (f *Used) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Bool(c, "cast", &f.Cast)
	field.Text(c, "what", &f.What, maxName)
	idField(c, "on", &f.On)
}

func (f *Used) Sentence(n ships.Names) string {
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

func (*Caught) Kind() ships.FactKind { return KindCaught }

// Fields describes a Caught.
func (f *Caught) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "what", &f.What, maxName)
	field.List(c, "people", &f.People, maxPeople, func(c field.Coder, id *crew.ID) { idField(c, "person", id) })
}

func (f *Caught) Sentence(n ships.Names) string {
	if len(f.People) == 0 {
		return f.What + " reaches nobody."
	}
	var all []string
	for _, id := range f.People {
		all = append(all, name(n, id))
	}
	return fmt.Sprintf("%s reaches %s.", f.What, strings.Join(all, ", "))
}
