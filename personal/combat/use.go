package combat

import (
	"math"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/field"
)

// Use uses one of the person's supplies: throws a grenade, lays a mine, takes or gives a
// remedy (ME-USE, HOE-COMMON).
type Use struct {
	Device uint8 // its place among them, from 1
	Target crew.ID
	At     deckplan.Square
	And    []deckplan.Square // further areas, for devices with several; by default at At
	With   uint8             // the weapon that fires it, by its place from 1; 0: the first that is ready, or by hand
}

func (*Use) Verb() crew.Verb { return crew.UseDevice }

// Fields describes a Use.
func (i *Use) Fields(c field.Coder) {
	field.Int(c, "device", &i.Device, 1, personal.MaxKinds)
	personal.IDField(c, "target", &i.Target)
	i.At.Fields(c)
	field.List(c, "and", &i.And, personal.MaxAreas, func(c field.Coder, q *deckplan.Square) { q.Fields(c) })
	field.Int(c, "with", &i.With, 0, personal.MaxArms)
}

// Carried returns a device that a person carries, with as much of its mark as they can
// use.
func Carried(f *personal.Fight, p *personal.Person, place uint8) rulebook.Device {
	return (&Use{Device: place}).thing(f, p)
}

func (i *Use) thing(f *personal.Fight, p *personal.Person) rulebook.Device {
	x := p.Devices[i.Device-1]
	d := f.Book().Devices[x.Device].Marked(x.Mark)
	if m, err := aim.LaunchWith(f, p, &d, i.With); d.Aimed() && err == nil {
		d.Effect.Range = m.Weapon.Far
	}
	return d
}

// Exists refuses a device that is not there.
func (i *Use) Exists(f *personal.Fight, p *personal.Person) error {
	if i.Device == 0 || int(i.Device) > len(p.Devices) || p.Devices[i.Device-1].Count == 0 {
		return f.Book().Refuse(rulebook.TopicDevice, "%s has none of that left", p.Name)
	}
	return nil
}

// Ready refuses a device that is not there or cannot be used now, whatever its target.
func (i *Use) Ready(f *personal.Fight, p *personal.Person) error {
	if err := i.Exists(f, p); err != nil {
		return err
	}
	book, d := f.Book(), i.thing(f, p)
	if _, err := f.FindPrice(p, d.Act); err != nil {
		return err
	}
	m, err := aim.LaunchWith(f, p, &d, i.With)
	if err == nil {
		err = personal.CheckLoaded(f, &m)
	}
	if err != nil {
		return err
	}
	if d.Act == rulebook.ActStabilise {
		return book.Refuse(rulebook.TopicDevice, "to use %s, stabilise somebody", d.Name)
	}
	return nil
}

// Check refuses a device that is not there, or a target that it cannot reach.
func (i *Use) Check(f *personal.Fight, p *personal.Person) error {
	if err := i.Ready(f, p); err != nil {
		return err
	}
	book, d := f.Book(), i.thing(f, p)
	if len(i.And) > 0 && len(i.And) >= int(d.Effect.Count) {
		return book.Refuse(rulebook.TopicDevice, "%s is for %d areas", d.Name, max(1, d.Effect.Count))
	}
	for _, q := range i.And {
		if err := aim.CheckReach(f, p, &d.Effect, 0, q); err != nil {
			return err
		}
	}
	if d.Seeks || d.Stick >= 0 {
		if t := f.Person(i.Target); t != nil {
			return checkPursued(f, p, &d, t)
		}
		if err := aim.CheckKnown(f, p, i.Target); err != nil {
			return err
		}
	}
	return i.checkPlace(f, p, &d)
}

// checkPursued refuses a person that a device cannot seek or stick to.
func checkPursued(f *personal.Fight, p *personal.Person, d *rulebook.Device, t *personal.Person) error {
	if err := aim.CheckKnown(f, p, t.ID); err != nil {
		return err
	}
	if err := f.MayHarm(p, t); err != nil {
		return err
	}
	return aim.CheckReach(f, p, &rulebook.Effect{Scope: rulebook.Scope{Range: d.Effect.Range}}, t.ID, t.At)
}

// checkPlace refuses a place, or a target, that a device cannot reach.
func (i *Use) checkPlace(f *personal.Fight, p *personal.Person, d *rulebook.Device) error {
	book := f.Book()
	if d.Mine && (f.Plan(p.Deck).Index(i.At) < 0 || f.Blocked(p.Deck, i.At) || d.Effect.Shape == rulebook.Cone && i.At == p.At) {
		return book.Refuse(rulebook.TopicDevice, "%s needs a square to stand on, and to face away from %s", d.Name, p.Name)
	}
	if d.Smoke && d.Effect.Shape != rulebook.Crossing || d.Mine || d.Delay {
		e := d.Effect
		e.Shape = rulebook.Sphere
		return aim.CheckReach(f, p, &e, 0, i.At)
	}
	e := d.Effect
	if e.Aim == rulebook.ByAttack && e.Shape == rulebook.NoArea && book.Ranges.Beyond {
		e.Range = math.MaxInt16
	}
	on := e.Aimed(i.Target)
	if err := aim.CheckTarget(f, p, nil, d.Name, &e, f.Person(on)); err != nil {
		return err
	}
	return aim.CheckReach(f, p, &e, on, i.At)
}

// Do uses the device up.
func (i *Use) Do(f *personal.Fight, p *personal.Person) {
	own := *i // the order itself stays unchanged
	i = &own
	d := i.thing(f, p)
	f.Pay(p, d.Act)
	p.Devices[i.Device-1].Count--
	if m, err := aim.LaunchWith(f, p, &d, i.With); err == nil {
		i.With = p.PlaceOf(m.Arm)
		personal.HeatWeapon(f, &m)
	}
	personal.TellUse(f, p, personal.Used{By: p.ID, What: d.Name, On: i.Target})
	if d.Smoke || !d.Mine && d.Effect.Harms() {
		BreakOff(f, p, rulebook.BreakActs)
	}
	if at := i.landsAt(f); !p.Acting && d.Explodes() && askCounter(f, p, i, rulebook.Lobbed, at, -1) {
		return
	}
	i.playUse(f, p, nil)
}

// landsAt returns where the device comes down.
func (i *Use) landsAt(f *personal.Fight) deckplan.Square {
	if t := f.Person(i.Target); t != nil {
		return t.At
	}
	return i.At
}

// playUse applies a device that has been thrown, laid or taken. If somebody has seen it
// coming, it goes off at once, and they save with advantage.
func (i *Use) playUse(f *personal.Fight, p *personal.Person, wary []crew.ID) {
	x, d := p.Devices[i.Device-1], i.thing(f, p)
	switch {
	case d.Smoke && !d.Effect.Harms():
		SpreadCloud(f, p.ID, p.Deck, x.Device, x.Mark, i.At)
		if d.Aimed() {
			countAttack(f, p)
		}
	case d.Mine || d.Delay:
		i.lay(f, p, &d, wary)
	default:
		i.goOff(f, p, &d, wary)
	}
	BreakOff(f, p, thrownBy(&d))
	if !d.Mine && d.Effect.Harms() {
		giveAway(f, p, loud)
	}
}

// lay lays a mine, or a device that goes off later.
func (i *Use) lay(f *personal.Fight, p *personal.Person, d *rulebook.Device, wary []crew.ID) {
	x := p.Devices[i.Device-1]
	m := personal.Mine{At: i.At, From: p.At, Device: x.Device, Mark: x.Mark, By: uint16(p.ID), Side: uint8(p.Side), Due: d.Delay}
	if t := f.Person(i.Target); t != nil && d.Stick >= 0 {
		if m.At = t.At; stickTo(f, p, d, t) {
			m.Stuck = uint16(t.ID)
		}
	}
	if w, err := aim.LaunchWith(f, p, d, i.With); d.Aimed() && err == nil {
		var r dice.Roll
		aim.PrepareHit(f, &r, p, &w)
		m.DC = int8(max(1, min(int(f.Book().Attack.Blast)+r.Bonus(), personal.MaxMineDC)))
	}
	if layMine(f, p, m) && m.Due && wary != nil {
		TakeMine(f, p.Deck, len(f.Decks[p.Deck].Mines)-1)
		s := mineSource(f, p.Deck, &m)
		s.Wary = wary
		playOn(f, &s, &d.Effect, 0, m.At)
	}
}

// goOff applies what a device does at once, at each of its places.
func (i *Use) goOff(f *personal.Fight, p *personal.Person, d *rulebook.Device, wary []crew.ID) {
	x, s := p.Devices[i.Device-1], DeviceSource(f, p, d, p.At)
	s.Of, s.Wary = i, wary
	if m, err := aim.LaunchWith(f, p, d, i.With); d.Aimed() && err == nil {
		r := aim.AtSquare(f, p, &m, personal.PlaceOf(f, p.Deck, &d.Effect, i.At, p.At))
		s.DC = int(f.Book().Attack.Blast) + r.Bonus()
		countAttack(f, p)
	}
	if t := f.Person(i.Target); d.Seeks && t != nil {
		s.Stuck, i.At = t.ID, t.At
	}
	playOn(f, &s, &d.Effect, d.Effect.Aimed(i.Target), i.At)
	SpreadCloud(f, p.ID, p.Deck, x.Device, x.Mark, i.At)
	for n := range int(d.Effect.Count) - 1 {
		at := i.At
		if n < len(i.And) {
			at = i.And[n]
		}
		playOn(f, &s, &d.Effect, 0, at)
	}
}

// DeviceSource returns the source of the effect of a device, thrown or lying somewhere.
func DeviceSource(f *personal.Fight, p *personal.Person, d *rulebook.Device, from deckplan.Square) personal.Source {
	return personal.Source{By: p, Name: d.Name, DC: int(d.DC), Ability: -1, Times: 1, Deck: p.Deck, From: from, Pierces: d.Pierces, Worst: d.Worst + 1}
}

// stickTo rolls the attack that sticks a device to somebody, with an ability and without
// proficiency, and reports whether it hits. After a miss the device lies where they
// stand.
func stickTo(f *personal.Fight, p *personal.Person, d *rulebook.Device, t *personal.Person) bool {
	m := personal.Means{Weapon: rulebook.Weapon{Name: d.Name, Near: d.Effect.Range, Far: d.Effect.Range}, Ranged: f.Distance(p, t) > f.Book().Ranges.Reach}
	shot := personal.Shot{Roll: dice.Roll{Cause: "attack"}}
	shot.Roll.Add(f.Names.Of(f.Book().Abilities[d.Stick]), f.Modifier(p, d.Stick))
	return rollSling(f, &shot, p, &m, t, 0).Good()
}

func sumOf(all []dice.Die) (sum int) {
	for _, d := range all {
		if !d.Dropped {
			sum += int(d.Value)
		}
	}
	return sum
}

// layMine leaves a mine where it was thrown, known to those who see it. It reports whether
// the deck has room for it.
func layMine(f *personal.Fight, p *personal.Person, m personal.Mine) bool {
	d := &f.Decks[p.Deck]
	if len(d.Mines) == personal.MaxMines {
		return false
	}
	m.Found = f.Watchers(p) & f.Overlookers(p.Deck, m.At)
	d.Mines = append(d.Mines, m)
	return true
}

// TakeMine removes a mine from the deck and returns it.
func TakeMine(f *personal.Fight, deck int8, n int) personal.Mine {
	d := &f.Decks[deck]
	m := d.Mines[n]
	d.Mines = append(d.Mines[:n], d.Mines[n+1:]...)
	return m
}

// triggerMines sets off the mines that somebody comes near. A mine that has a blast
// besides its effect on them stays where it is.
func triggerMines(f *personal.Fight, p *personal.Person) {
	deck := p.Deck
	for n := 0; n < len(f.Decks[deck].Mines); {
		m := &f.Decks[deck].Mines[n]
		if !personal.MineMinds(f, deck, m, p, p.At) {
			n++
			continue
		}
		d, laid := f.DeviceOf(m), *m
		s, e := mineSource(f, deck, m), d.Effect
		if d.Blast.Damages() || d.Alone {
			e.Shape = rulebook.NoArea
		}
		if d.Blast.Damages() {
			n++
		} else {
			TakeMine(f, deck, n)
			f.Emit(f.Overlookers(deck, s.From).With(p.Side), &personal.WentOff{What: d.Name, At: s.From})
		}
		playOn(f, &s, &e, p.ID, s.From)
		SpreadCloud(f, crew.ID(laid.By), deck, laid.Device, laid.Mark, laid.At)
	}
}

// mineSource returns the source of a mine's effect: the person who laid it, and where it
// lies.
func mineSource(f *personal.Fight, deck int8, m *personal.Mine) personal.Source {
	d := f.DeviceOf(m)
	s := DeviceSource(f, f.Person(crew.ID(m.By)), &d, m.At)
	s.Deck, s.Stuck, s.Lies = deck, crew.ID(m.Stuck), true
	s.DC = int(personal.DCOf(f, m))
	return s
}

// BlastMine sets off a mine that nobody has come near.
func BlastMine(f *personal.Fight, deck int8, n int) { blastMine(f, deck, n, false, 0) }

// BlastInHands sets off a mine in the hands of a person who fails to disarm it, whom it hits
// hardest.
func BlastInHands(f *personal.Fight, p *personal.Person, n int) {
	blastMine(f, p.Deck, n, false, p.ID)
}

// blastMine sets off a mine; one that is shot spares nobody.
func blastMine(f *personal.Fight, deck int8, n int, shot bool, in crew.ID) {
	m := TakeMine(f, deck, n)
	d := f.DeviceOf(&m)
	s, e := mineSource(f, deck, &m), d.Effect
	if d.Blast.Damages() {
		e = d.Blast
	}
	e.Shape, s.Also = rulebook.Sphere, in
	if shot {
		e.Aim = rulebook.NoRoll
	}
	f.Emit(f.Overlookers(deck, m.At), &personal.WentOff{What: d.Name, At: m.At})
	playOn(f, &s, &e, 0, m.At)
	SpreadCloud(f, crew.ID(m.By), deck, m.Device, m.Mark, m.At)
}

// shootMine makes an attack on a mine: a hit sets it off.
func shootMine(f *personal.Fight, p *personal.Person, m *personal.Means, n int) {
	at, need := f.Decks[p.Deck].Mines[n].At, int(f.Book().Mines.Defence)
	r := attackThing(f, p, m, at)
	o := strategy.DecisiveOutcome(f.Book(), &r, need)
	f.Tell(p, &personal.Battered{By: p.ID, At: at, What: f.Book().Devices[f.Decks[p.Deck].Mines[n].Device].Name, Roll: r, Need: int16(need)})
	if o.Good() {
		blastMine(f, p.Deck, n, true, 0)
	}
}

// attackThing throws an attack on an object, which does not defend.
func attackThing(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) dice.Roll {
	s := personal.Shot{Roll: aim.AtSquare(f, p, m, at)}
	f.UseEdges(&s.Roll, personal.Edging{Attack: true, Person: p.ID, Side: int8(p.Side)})
	if f.Book().Attack.Throws == rulebook.AttackerThrows {
		strategy.SettleReasons(f, &s)
	}
	s.Roll.ThrowD20(f.Tray)
	BreakOff(f, p, rulebook.BreakRolls)
	return s.Roll
}

// thrownBy returns what using a device breaks off: the same as an attack, if it is one.
func thrownBy(d *rulebook.Device) rulebook.Break {
	if d.Aimed() && !d.Mine {
		return rulebook.BreakStrikes
	}
	return 0
}
