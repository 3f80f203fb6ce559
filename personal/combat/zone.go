package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// leaveZone leaves a lasting area, replacing one of the same power.
func leaveZone(f *personal.Fight, p *personal.Person, power int16, s *personal.Source, e *rulebook.Effect, at deckplan.Square) {
	x := e.Stays
	deck := &f.Decks[p.Deck]
	deck.Zones = slices.DeleteFunc(deck.Zones, func(z personal.Zone) bool { return z.By == p.ID && z.Power == power })
	if len(deck.Zones) == personal.MaxZones {
		return
	}
	z := personal.Zone{By: p.ID, Power: power, At: at, Toward: at, Size: e.Size, Levels: int8(s.Levels), Left: x.Rounds}
	switch {
	case e.Shape.IsAroundMaker():
		z.At = s.From
	case x.Wall:
		z.Toward = s.From
	case x.Rolls > 0:
		z.Toward = at.Plus(deckplan.Sign(at.X-s.From.X), deckplan.Sign(at.Y-s.From.Y))
	}
	for i := range f.People {
		if o := &f.People[i]; !x.Later && f.InZone(p.Deck, &z, o) {
			z.Met = append(z.Met, o.ID)
		}
	}
	deck.Zones = append(deck.Zones, z)
	if x.Wall { // before anybody is told anything, by who sees whom
		f.DoorStamp++
	}
	if x.Burden >= 0 {
		Afflict(f, p, personal.Affliction{Condition: x.Burden, By: p.ID, Ends: rulebook.EndsFocus, Save: -1, Implied: -1})
	}
	if x.Wall {
		pushFromWall(f, p.Deck, e, &z)
	}
	for i := range f.People {
		fitZones(f, &f.People[i])
	}
}

// pushFromWall moves people out of a wall made where its maker did not know of them (ME-CAST):
// to the nearest free square, if there are several to one behind the wall.
func pushFromWall(f *personal.Fight, deck int8, e *rulebook.Effect, z *personal.Zone) {
	for i := range f.People {
		o := &f.People[i]
		if o.IsOut() || o.Deck != deck || !personal.InArea(f, e, z.At, z.Toward, 0, o) {
			continue
		}
		if to, ok := f.RoomBehind(o, z.Toward); ok {
			PutAt(f, o, to)
			TellPushed(f, o)
			EndHoldsOf(f, o)
		}
	}
}

// applyZone applies a zone to a person in it who does not already have its condition.
func applyZone(f *personal.Fight, z *personal.Zone, p *personal.Person) {
	by, w := f.Person(z.By), &f.Book().Powers[z.Power]
	if !w.Effect.Damages() && f.Suffers(p, w.Effect.Brings()) {
		return
	}
	live := f.Decks[p.Deck].Zones
	if i := slices.IndexFunc(live, func(o personal.Zone) bool { return o.By == z.By && o.Power == z.Power }); i >= 0 {
		live[i].Met = append(live[i].Met, p.ID)
	}
	s, e := sourceOf(f, by, w, &Cast{Slot: w.Level + z.Levels}), w.Effect
	s.From, s.Deck, s.Lies = personal.ZoneMiddle(f, z), p.Deck, true
	e.Shape, e.Stays, e.Rushes = rulebook.NoArea, nil, false
	playOn(f, &s, &e, p.ID, s.From)
}

// RollOn moves a rolling zone that somebody keeps up, over everybody in its way, until a
// wall or the edge of the deck stops it.
func RollOn(f *personal.Fight, p *personal.Person) {
	for d := range f.Decks {
		for i := range f.Decks[d].Zones {
			z := &f.Decks[d].Zones[i]
			if x := f.Book().Powers[z.Power].Effect.Stays; z.By == p.ID && z.Toward != z.At && x.Rolls > 0 {
				rollZone(f, int8(d), i, x.Rolls/f.Book().Square)
			}
		}
	}
}

func rollZone(f *personal.Fight, deck int8, n int, squares int16) {
	for range squares {
		z := &f.Decks[deck].Zones[n]
		next := z.Toward.Plus(z.Toward.X-z.At.X, z.Toward.Y-z.At.Y)
		if f.Plan(deck).Index(next) < 0 || f.Blocked(deck, z.Toward) {
			return
		}
		z.At, z.Toward = z.Toward, next
		met := *z
		for i := range f.People {
			o := &f.People[i]
			fitZones(f, o)
			if !slices.Contains(f.Decks[deck].Zones[n].Met, o.ID) && f.InZone(deck, &met, o) {
				applyZone(f, &met, o)
			}
		}
	}
}

// ApplyZones applies the zones of a deck to somebody at the start or the end of their turn.
func ApplyZones(f *personal.Fight, p *personal.Person, when func(*rulebook.Stays) bool) {
	for _, z := range slices.Clone(f.Decks[p.Deck].Zones) {
		if when(f.Book().Powers[z.Power].Effect.Stays) && f.InZone(p.Deck, &z, p) {
			applyZone(f, &z, p)
		}
	}
}

// enterZones applies zones to a person who has entered one, and to those whom a zone that
// follows its maker has reached.
func enterZones(f *personal.Fight, p *personal.Person) {
	for _, z := range slices.Clone(f.Decks[p.Deck].Zones) {
		x := f.Book().Powers[z.Power].Effect.Stays
		for i := range f.People {
			o := &f.People[i]
			if o != p && (z.By != p.ID || !x.Follows) {
				continue
			}
			if x.Enters && !slices.Contains(z.Met, o.ID) && f.InZone(p.Deck, &z, o) {
				applyZone(f, &z, o)
			}
		}
	}
}

// fitZonesAround fits the zones to a person who has come elsewhere, and to everybody around them if a
// zone has come along.
func fitZonesAround(f *personal.Fight, p *personal.Person) {
	fitZones(f, p)
	for i := range f.Decks[p.Deck].Zones {
		if z := &f.Decks[p.Deck].Zones[i]; z.By == p.ID && f.Book().Powers[z.Power].Effect.Stays.Follows {
			for o := range f.People {
				fitZones(f, &f.People[o])
			}
		}
	}
}

// fitZones gives somebody the conditions of the zones that they are in, and removes those
// of zones that they have left, also on another deck.
func fitZones(f *personal.Fight, p *personal.Person) {
	for d := range f.Decks {
		for i := range f.Decks[d].Zones {
			fitZone(f, p, &f.Decks[d].Zones[i], int8(d))
		}
	}
}

func fitZone(f *personal.Fight, p *personal.Person, z *personal.Zone, deck int8) {
	n := f.Book().Powers[z.Power].Effect.Stays.Within
	if n < 0 {
		return
	}
	has := slices.ContainsFunc(p.Conditions, func(a personal.Affliction) bool { return a.Condition == n && a.By == z.By })
	switch in := f.InZone(deck, z, p); {
	case in && !has:
		Afflict(f, p, personal.Affliction{Condition: n, By: z.By, Ends: endOf(z), Save: -1, Implied: -1})
	case !in && has:
		endConditions(f, p, func(a *personal.Affliction) bool { return a.Condition == n && a.By == z.By }, nil)
	}
}

// endOf returns how the condition of a zone ends, other than by leaving it.
func endOf(z *personal.Zone) rulebook.Ends {
	if z.Left > 0 {
		return rulebook.NeverEnds
	}
	return rulebook.EndsFocus
}

// FadeZones counts down the rounds of zones, and removes zones that nobody keeps up.
func FadeZones(f *personal.Fight) {
	for d := range f.Decks {
		var gone []personal.Zone
		f.Decks[d].Zones = slices.DeleteFunc(f.Decks[d].Zones, func(z personal.Zone) bool {
			over := z.Left == 1 || !personal.ZoneLasts(f, &z)
			if over {
				gone = append(gone, z)
				if f.Book().Powers[z.Power].Effect.Stays.Wall {
					f.DoorStamp++
				}
			}
			return over
		})
		for i := range f.Decks[d].Zones {
			z := &f.Decks[d].Zones[i]
			z.Left = max(0, z.Left-1)
		}
		for i := range gone {
			EndZone(f, &gone[i])
		}
		growZones(f, int8(d))
	}
}

// maxGrown is how large a zone can become, in units.
const maxGrown = 500

// growZones enlarges the growing zones of a deck. People whom they reach have entered
// them.
func growZones(f *personal.Fight, deck int8) {
	for n := range f.Decks[deck].Zones {
		z := &f.Decks[deck].Zones[n]
		x := f.Book().Powers[z.Power].Effect.Stays
		if x.Grows == 0 || z.Size >= maxGrown {
			continue
		}
		was := *z
		z.Size = min(maxGrown, z.Size+x.Grows)
		now := *z
		for i := range f.People {
			o := &f.People[i]
			fitZones(f, o)
			if x.Enters && !f.InZone(deck, &was, o) && f.InZone(deck, &now, o) {
				applyZone(f, &now, o)
			}
		}
	}
}

// EndZone ends what a zone has done to those in it, as it ends or leaves the deck.
func EndZone(f *personal.Fight, z *personal.Zone) {
	x := f.Book().Powers[z.Power].Effect.Stays
	for i := range f.People {
		endConditions(f, &f.People[i], func(a *personal.Affliction) bool { return x.Within >= 0 && a.Condition == x.Within && a.By == z.By }, nil)
	}
}

// ResetZones lets zones affect everybody again, because a turn begins.
func ResetZones(f *personal.Fight) {
	for d := range f.Decks {
		for i := range f.Decks[d].Zones {
			f.Decks[d].Zones[i].Met = f.Decks[d].Zones[i].Met[:0]
		}
	}
}

// SpreadCloud leaves the lasting part of a device around a square.
func SpreadCloud(f *personal.Fight, by crew.ID, on int8, n int16, mark int8, at deckplan.Square) {
	d := f.Book().Devices[n].Marked(mark)
	deck := &f.Decks[on]
	if d.Lasts > 0 && len(deck.Clouds) < personal.MaxClouds {
		deck.Clouds = append(deck.Clouds, personal.Cloud{At: at, Radius: d.Effect.Size / f.Book().Square, Left: int16(d.Lasts), Burns: !d.Smoke, Device: n, Mark: mark, By: uint16(by)})
	}
}

// BurnOnGround applies burning ground to a person who enters it for the first time in a turn,
// or ends a turn there.
func BurnOnGround(f *personal.Fight, p *personal.Person, ends bool) {
	if p.Seared && !ends || p.State != personal.Able && !ends || p.IsOut() {
		return
	}
	var walked crew.ID // the person on whose trail it is
	for _, b := range slices.Clone(f.Decks[p.Deck].Clouds) {
		by := f.Person(crew.ID(b.By))
		if personal.CloudSpares(f, p, &b) || p.Height > 0 || !personal.AnySquareUnder(f, p, p.At, func(q deckplan.Square) bool { return personal.CloudCovers(f, p.Deck, &b, q) }) {
			continue
		}
		if f.SheetOf(by).Trail == b.Device {
			if walked == by.ID {
				continue
			}
			walked = by.ID
		}
		p.Seared = true
		d := f.Book().Devices[b.Device].Marked(b.Mark)
		s, e := DeviceSource(f, by, &d, b.At), d.Effect
		s.Deck, s.Lies, e.Shape = p.Deck, true, rulebook.NoArea
		playOn(f, &s, &e, p.ID, b.At)
	}
}
