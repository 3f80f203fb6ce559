package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Mine lies on a square and waits. It is known to the side that laid it and to sides that
// have noticed it.
type Mine struct {
	At     deckplan.Square
	From   deckplan.Square // where it was thrown from; a directional mine faces away from there
	Device int16
	Mark   int8
	By     uint16
	Side   uint8
	Found  event.Sides
	Due    bool // goes off at the start of By's next turn, without waiting for anybody
	Stuck  uint16
	DC     int8 // of the save against it, if its layer's skill counts; 0: the device's own
}

// MaxMineDC is the highest DC of a save against a mine.
const MaxMineDC = 100

// Fields describes a Mine.
func (m *Mine) Fields(c field.Coder) {
	m.At.Fields(c)
	m.From.Fields(c)
	field.Int(c, "device", &m.Device, 0, rulebook.MaxItems)
	field.Int(c, "mark", &m.Mark, 0, rulebook.MaxMark)
	field.Int(c, "by", &m.By, 0, 1<<16-1)
	field.Int(c, "side", &m.Side, 0, event.MaxSides-1)
	field.Int(c, "found", &m.Found, 0, 255)
	field.Bool(c, "due", &m.Due)
	field.Int(c, "stuck", &m.Stuck, 0, 1<<16-1)
	field.Int(c, "dc", &m.DC, 0, MaxMineDC)
}

// DeviceOf returns the device that a mine is, with its mark.
func (f *Fight) DeviceOf(m *Mine) rulebook.Device { return f.Book().Devices[m.Device].Marked(m.Mark) }

// DCOf returns the DC of a save against a mine.
func DCOf(f *Fight, m *Mine) int8 {
	if m.DC > 0 {
		return m.DC
	}
	d := f.DeviceOf(m)
	return d.DC
}

// Knows reports whether a side knows of a mine.
func (m *Mine) Knows(s event.Side) bool { return m.Side == uint8(s) || m.Found.Has(s) }

// MineAt returns the index of a mine on a square that a side knows of, or -1.
func (f *Fight) MineAt(deck int8, at deckplan.Square, s event.Side) int {
	for n := range f.Decks[deck].Mines {
		if m := &f.Decks[deck].Mines[n]; m.At == at && !m.Due && m.Knows(s) {
			return n
		}
	}
	return -1
}

// MineMinds reports whether a mine goes off because of somebody on a square.
func MineMinds(f *Fight, deck int8, m *Mine, p *Person, at deckplan.Square) bool {
	d := f.DeviceOf(m)
	switch {
	case m.Due || m.By == uint16(p.ID) || d.Spares && m.Side == uint8(p.Side) || at.Level != m.At.Level:
		return false
	case d.Effect.Brings() >= 0 && !d.Effect.Damages() && f.Suffers(p, d.Effect.Brings()):
		return false
	case !f.SightFrom(deck, m.At).Sees(at):
		return false
	}
	was := p.At
	p.At = at
	in := InArea(f, &d.Effect, m.At, m.Toward(), 0, p)
	p.At = was
	return in
}

// Toward returns a square in the direction that a mine faces.
func (m *Mine) Toward() deckplan.Square { return m.At.Plus(m.At.X-m.From.X, m.At.Y-m.From.Y) }

// MineNoticed reports that somebody has noticed a mine.
type MineNoticed struct {
	By   crew.ID
	At   deckplan.Square
	What string
}

func (*MineNoticed) Kind() event.Kind { return KindMineNoticed }

// Fields describes a MineNoticed.
func (f *MineNoticed) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	f.At.Fields(c)
	field.Text(c, "what", &f.What, rulebook.MaxName)
}

func (f *MineNoticed) Sentence() say.Text {
	return say.Of("%s notices a %s at %s.", f.By.Name(), f.What, f.At)
}

// Disarmed reports that somebody has disarmed a mine.
type Disarmed struct {
	By   crew.ID
	At   deckplan.Square
	What string
}

func (*Disarmed) Kind() event.Kind { return KindDisarmed }

// Fields describes a Disarmed.
func (f *Disarmed) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	f.At.Fields(c)
	field.Text(c, "what", &f.What, rulebook.MaxName)
}

func (f *Disarmed) Sentence() say.Text {
	return say.Of("%s disarms the %s at %s.", f.By.Name(), f.What, f.At)
}

// WentOff reports that a mine has gone off.
type WentOff struct {
	What string
	At   deckplan.Square
}

func (*WentOff) Kind() event.Kind { return KindWentOff }

// Fields describes a WentOff.
func (f *WentOff) Fields(c field.Coder) {
	field.Text(c, "what", &f.What, rulebook.MaxName)
	f.At.Fields(c)
}

func (f *WentOff) Sentence() say.Text {
	return say.Of("The %s at %s goes off.", f.What, f.At)
}

// Cloud is what a device leaves behind for some rounds: smoke, which hides what is in it
// or behind it, or burning ground.
type Cloud struct {
	At     deckplan.Square
	Radius int16 // squares
	Left   int16 // rounds
	Burns  bool
	Device int16
	Mark   int8
	By     uint16
}

// Fields describes a Cloud.
func (b *Cloud) Fields(c field.Coder) {
	b.At.Fields(c)
	field.Int(c, "radius", &b.Radius, 0, deckplan.MaxWidth)
	field.Int(c, "left", &b.Left, 0, 1000)
	field.Bool(c, "burns", &b.Burns)
	field.Int(c, "device", &b.Device, 0, rulebook.MaxItems)
	field.Int(c, "mark", &b.Mark, 0, rulebook.MaxMark)
	field.Int(c, "by", &b.By, 0, 1<<16-1)
}

// CloudSpares reports whether burning ground does nothing to somebody.
func CloudSpares(f *Fight, p *Person, b *Cloud) bool {
	by := f.Person(crew.ID(b.By))
	return !b.Burns || by == nil || !areaMinds(&f.Book().Devices[b.Device].Effect, by, p)
}

// areaMinds reports whether a lasting area affects somebody, by the side they are on.
func areaMinds(e *rulebook.Effect, by, p *Person) bool {
	return !(e.Foes && !Hostile(by, p)) && !(e.Friends && Hostile(by, p))
}

// CloudCovers reports whether a cloud covers a square of a deck: it is near enough, and no
// wall is between it and the square or crossing where the cloud lies.
func CloudCovers(f *Fight, deck int8, b *Cloud, q deckplan.Square) bool {
	e, shape := &f.Book().Devices[b.Device].Effect, rulebook.Sphere
	if e.Shape == rulebook.Crossing {
		shape = e.Shape
	}
	return b.At.Level == q.Level && shape.Covers(b.At, b.At, q, b.Radius) && f.SightFrom(deck, PlaceOf(f, deck, e, b.At, q)).Sees(q)
}

// BurnsAt reports whether something left in a square of a deck burns, for a person, or if
// p is nil for anybody.
func BurnsAt(f *Fight, p *Person, deck int8, q deckplan.Square) bool {
	return slices.ContainsFunc(f.Decks[deck].Clouds, func(b Cloud) bool {
		return b.Burns && CloudCovers(f, deck, &b, q) && (p == nil || !CloudSpares(f, p, &b))
	})
}

// Zone is a lasting area of a power on a deck.
type Zone struct {
	By         crew.ID
	Power      int16
	At, Toward deckplan.Square
	Size       int16 // units
	Levels     int8  // of the slot above the power's
	Left       int16 // rounds; 0: as long as its maker concentrates
	Met        []crew.ID
}

// Fields describes a Zone.
func (z *Zone) Fields(c field.Coder) {
	IDField(c, "by", &z.By)
	field.Int(c, "power", &z.Power, 0, rulebook.MaxItems)
	z.At.Fields(c)
	z.Toward.Fields(c)
	field.Int(c, "size", &z.Size, 0, 1000)
	field.Int(c, "levels", &z.Levels, 0, rulebook.MaxSlots)
	field.Int(c, "left", &z.Left, 0, 100)
	field.List(c, "met", &z.Met, MaxPeople, func(c field.Coder, id *crew.ID) { IDField(c, "person", id) })
}

const MaxZones = 32

// ZoneLasts reports whether a zone continues.
func ZoneLasts(f *Fight, z *Zone) bool {
	by := f.Person(z.By)
	return by != nil && (z.Left > 0 || by.Focus.Power == z.Power)
}

// ZoneMiddle returns the square that a zone surrounds or starts from.
func ZoneMiddle(f *Fight, z *Zone) deckplan.Square {
	if f.Book().Powers[z.Power].Effect.Stays.Follows {
		return f.Person(z.By).At
	}
	return z.At
}

// zoneCovers reports whether a zone covers a square of its deck.
func zoneCovers(f *Fight, deck int8, z *Zone, q deckplan.Square) bool {
	if !ZoneLasts(f, z) || f.Book().Powers[z.Power].Effect.Stays.Follows && f.Person(z.By).Deck != deck {
		return false
	}
	m := ZoneMiddle(f, z)
	return m.Level == q.Level && f.Book().Powers[z.Power].Effect.Shape.Covers(m, z.Toward, q, z.Size/f.Book().Square) && f.SightFrom(deck, m).Sees(q)
}

// InZone reports whether somebody is in a zone that affects them.
func (f *Fight) InZone(deck int8, z *Zone, p *Person) bool {
	by, e := f.Person(z.By), &f.Book().Powers[z.Power].Effect
	if p.Deck != deck || p.IsOut() || by == nil || p == by && e.Shape.IsAroundMaker() && !e.Friends || !areaMinds(e, by, p) {
		return false
	}
	for q := range p.At.Space(f.Span(p)) {
		if zoneCovers(f, deck, z, q) {
			return true
		}
	}
	return false
}

// ZoneWorksAt reports whether a zone that does something covers a square: for a person, or if
// p is nil for anybody.
func ZoneWorksAt(f *Fight, p *Person, deck int8, q deckplan.Square) bool {
	for i := range f.Decks[deck].Zones {
		z := &f.Decks[deck].Zones[i]
		if e := &f.Book().Powers[z.Power].Effect; zoneCovers(f, deck, z, q) && (p == nil || !(z.By == p.ID && e.Shape.IsAroundMaker() && !e.Friends) && areaMinds(e, f.Person(z.By), p)) {
			return true
		}
	}
	return false
}

// walled reports whether a square is part of a wall of force.
func walled(f *Fight, deck int8, q deckplan.Square) bool {
	return slices.ContainsFunc(f.Decks[deck].Zones, func(z Zone) bool {
		e := &f.Book().Powers[z.Power].Effect
		return e.Stays.Wall && ZoneLasts(f, &z) && z.At.Level == q.Level && e.Shape.Covers(z.At, z.Toward, q, z.Size/f.Book().Square)
	})
}

// roughened reports whether a zone makes a square difficult ground.
func roughened(f *Fight, deck int8, q deckplan.Square) bool {
	for i := range f.Decks[deck].Zones {
		z := &f.Decks[deck].Zones[i]
		if f.Book().Powers[z.Power].Effect.Stays.Rough && zoneCovers(f, deck, z, q) {
			return true
		}
	}
	return false
}

const MaxAreas = 12

// Used reports that a device or a power was used.
type Used struct {
	By   crew.ID
	Cast bool
	What string
	On   crew.ID
}

func (*Used) Kind() event.Kind { return KindUsed }

// Fields describes a Used.
func (f *Used) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Bool(c, "cast", &f.Cast)
	field.Text(c, "what", &f.What, rulebook.MaxName)
	IDField(c, "on", &f.On)
}

func (f *Used) Sentence() say.Text {
	switch on := f.On != 0 && f.On != f.By; {
	case f.Cast && on:
		return say.Of("%s casts %s on %s.", f.By.Name(), f.What, f.On.Name())
	case f.Cast:
		return say.Of("%s casts %s.", f.By.Name(), f.What)
	case on:
		return say.Of("%s uses %s on %s.", f.By.Name(), f.What, f.On.Name())
	}
	return say.Of("%s uses %s.", f.By.Name(), f.What)
}

// TellUse tells those who are aware of a person what they use, and on whom if they are aware
// of that person too.
func TellUse(f *Fight, p *Person, used Used) {
	to, on := f.Watchers(p), f.Person(used.On)
	if on != nil {
		if blind := to &^ f.Watchers(on).With(p.Side); blind != 0 {
			unseen := used
			unseen.On = 0
			f.EmitLess(blind, &unseen)
			to &^= blind
		}
	}
	f.Emit(to, &used)
}

// TellCaught tells sides about the people in an area, each side about those whom it is aware of,
// and the GM about all.
func TellCaught(f *Fight, to event.Sides, all *Caught) {
	var whole event.Sides
	var known [event.MaxSides][]crew.ID
	for side := range event.Side(event.MaxSides) {
		if !to.Has(side) {
			continue
		}
		of := slices.DeleteFunc(slices.Clone(all.People), func(id crew.ID) bool { return !Aware(f, side, f.Person(id)) })
		if len(of) == len(all.People) {
			whole = whole.With(side)
		} else if len(of) > 0 {
			known[side] = of
		}
	}
	f.Emit(whole, all)
	for side, of := range known {
		if of != nil {
			f.EmitLess(event.Sides(0).With(event.Side(side)), &Caught{all.By, all.What, of})
		}
	}
}

// Caught lists the people in an area.
type Caught struct {
	By     crew.ID
	What   say.Text
	People []crew.ID
}

func (*Caught) Kind() event.Kind { return KindCaught }

// Fields describes a Caught.
func (f *Caught) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "what", &f.What, say.Max)
	field.List(c, "people", &f.People, MaxPeople, func(c field.Coder, id *crew.ID) { IDField(c, "person", id) })
}

func (f *Caught) Sentence() say.Text {
	if len(f.People) == 0 {
		return say.Of("Nobody is reached by %s.", f.What)
	}
	var all []say.Text
	for _, id := range f.People {
		all = append(all, id.Name())
	}
	return say.Of("Reached by %s: %s.", f.What, say.List(all))
}

// TellDeed emits a deed without dice to everyone who is aware of both the person and the person
// that it is done to.
func (f *Fight) TellDeed(p *Person, what say.Text, to crew.ID) {
	TellBoth(f, p, f.Person(to), &Did{p.ID, what, to})
}

// TellBoth emits a fact to a person's own side, and to everyone else who is aware of both them and
// the other person, if there is one.
func TellBoth(f *Fight, p, other *Person, fact event.Fact) {
	to := f.Watchers(p)
	if other != nil {
		to &= f.Watchers(other).With(p.Side)
	}
	f.Emit(to, fact)
}

// Did reports a deed without dice.
type Did struct {
	By   crew.ID
	What say.Text
	To   crew.ID
}

func (*Did) Kind() event.Kind { return KindDid }

// Fields describes a Did.
func (f *Did) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "what", &f.What, say.Max)
	IDField(c, "to", &f.To)
}

func (f *Did) Sentence() say.Text {
	if f.To != 0 {
		return say.Does(f.By.Name(), f.What, f.To.Name())
	}
	return say.Does(f.By.Name(), f.What, "")
}
