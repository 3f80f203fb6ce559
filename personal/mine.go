package personal

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Mine lies on a square and waits. Those who have laid it, and who have noticed it,
// know of it; to all others there is nothing.
type Mine struct {
	At     deckplan.Square
	From   deckplan.Square // where it was thrown from: what looks one way looks away from there
	Device int16
	Mark   int8
	By     uint16
	Side   uint8
	Found  event.Sides
	Due    bool // works at the start of the next turn of By, and waits for nobody
	Stuck  uint16
}

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
}

// DeviceOf is what a mine is, of its mark.
func (f *Fight) DeviceOf(m *Mine) rulebook.Device { return f.Book().Devices[m.Device].Marked(m.Mark) }

// knows says whether a side knows of a mine.
func (m *Mine) knows(s event.Side) bool { return m.Side == uint8(s) || m.Found.Has(s) }

// MinesKnown are the places in a deck's list of the mines that a side knows of; what
// sticks somewhere and is about to go off, whoever sees its square knows.
func (f *Fight) MinesKnown(deck int8, s event.Side, sees func(deckplan.Square) bool) (list []int) {
	for n := range f.Decks[deck].Mines {
		if m := &f.Decks[deck].Mines[n]; m.knows(s) || m.Due && sees(m.At) {
			list = append(list, n)
		}
	}
	return list
}

// lay leaves a mine where it was thrown; who sees it thrown, and where, knows of it.
func (f *Fight) lay(p *Person, m Mine) {
	d := &f.Decks[p.Deck]
	if len(d.Mines) == maxMines {
		return
	}
	m.Found = f.watchers(p) & f.overlookers(p.Deck, m.At)
	d.Mines = append(d.Mines, m)
}

// lift takes a mine from where it lies.
func (f *Fight) lift(deck int8, n int) Mine {
	d := &f.Decks[deck]
	m := d.Mines[n]
	d.Mines = append(d.Mines[:n], d.Mines[n+1:]...)
	return m
}

// mineAt is the mine on a square that a side knows of, or -1.
func (f *Fight) mineAt(deck int8, at deckplan.Square, s event.Side) int {
	for n := range f.Decks[deck].Mines {
		if m := &f.Decks[deck].Mines[n]; m.At == at && !m.Due && m.knows(s) {
			return n
		}
	}
	return -1
}

// minds says whether a mine works on somebody who came to a square.
func (f *Fight) minds(deck int8, m *Mine, p *Person, at deckplan.Square) bool {
	d := f.DeviceOf(m)
	switch {
	case m.Due || m.By == uint16(p.ID) || p.Height > d.Effect.Size || d.Spares && m.Side == uint8(p.Side) || at.Level != m.At.Level:
		return false
	case d.Effect.Condition >= 0 && !d.Effect.Damages() && f.suffers(p, d.Effect.Condition):
		return false
	case !f.look(deck, m.At).sees(at):
		return false
	}
	was := p.At
	p.At = at
	in := f.inArea(&d.Effect, m.At, m.toward(), p)
	p.At = was
	return in
}

// toward is a square in the direction in which a mine looks.
func (m *Mine) toward() deckplan.Square { return m.At.Plus(m.At.X-m.From.X, m.At.Y-m.From.Y) }

// wary throws Perception for who is about to come to a mine that their side knows
// nothing of: noticed, it keeps them from the step.
func (f *Fight) wary(p *Person, to deckplan.Square) bool {
	found := false
	if slices.ContainsFunc(f.Spared, func(x Pair) bool { return x.Of == p.ID }) {
		return false // the same step, after others were asked about it
	}
	for n := range f.Decks[p.Deck].Mines {
		m := &f.Decks[p.Deck].Mines[n]
		if m.knows(p.Side) || !f.minds(p.Deck, m, p, to) || f.flags(p)&rulebook.Blind != 0 || !f.look(p.Deck, p.At).sees(m.At) {
			continue
		}
		if f.check(p, -1, f.Book().SkillFor(rulebook.SkillPerception), int(f.Book().Mines.Notice), f.Book().Devices[m.Device].Name).Good() {
			f.notice(p, m)
			found = true
		}
	}
	return found
}

func (f *Fight) notice(p *Person, m *Mine) {
	m.Found = m.Found.With(p.Side)
	f.inside(p, &MineNoticed{p.ID, m.At, f.Book().Devices[m.Device].Name})
}

// sweep finds the mines in sight that a search reaches.
func (f *Fight) sweep(p *Person, total int) {
	for n := range f.Decks[p.Deck].Mines {
		m := &f.Decks[p.Deck].Mines[n]
		if !m.knows(p.Side) && total >= int(f.Book().Mines.Notice) && f.look(p.Deck, p.At).sees(m.At) {
			f.notice(p, m)
		}
	}
}

// trip sets off the mines that somebody comes near to. One that has a blast beside
// what it does to them stays where it is.
func (f *Fight) trip(p *Person) {
	deck := p.Deck
	for n := 0; n < len(f.Decks[deck].Mines); {
		m := &f.Decks[deck].Mines[n]
		if !f.minds(deck, m, p, p.At) {
			n++
			continue
		}
		d := f.DeviceOf(m)
		s, e := f.mineSource(deck, m), d.Effect
		if d.Blast.Damages() || d.Alone {
			e.Shape = rulebook.NoArea
		}
		if d.Blast.Damages() {
			n++
		} else {
			f.lift(deck, n)
			f.emit(f.overlookers(deck, s.from).With(p.Side), &WentOff{d.Name, s.from})
		}
		f.work(&s, &e, p.ID, s.from)
	}
}

// mineSource is who has laid a mine, and what works from where it lies.
func (f *Fight) mineSource(deck int8, m *Mine) source {
	d := f.DeviceOf(m)
	s := f.deviceSource(f.Person(crew.ID(m.By)), &d, m.At)
	s.deck, s.stuck, s.lies = deck, crew.ID(m.Stuck), true
	return s
}

// blast sets off a mine that nobody has come near to: shot at it spares nobody, in
// the hands of who fails to disarm it, them least.
func (f *Fight) blast(deck int8, n int, shot bool, in crew.ID) {
	m := f.lift(deck, n)
	d := f.DeviceOf(&m)
	s, e := f.mineSource(deck, &m), d.Effect
	if d.Blast.Damages() {
		e = d.Blast
	}
	e.Shape, s.also = rulebook.Sphere, in
	if shot {
		e.Aim = rulebook.NoRoll
	}
	f.emit(f.overlookers(deck, m.At), &WentOff{d.Name, m.At})
	f.work(&s, &e, 0, m.At)
}

// due sets off what was thrown with a delay, at the start of its thrower's turn.
func (f *Fight) due(id crew.ID) {
	for deck := range f.Decks {
		for n := 0; n < len(f.Decks[deck].Mines); {
			m := &f.Decks[deck].Mines[n]
			if !m.Due || m.By != uint16(id) {
				n++
				continue
			}
			if t := f.Person(crew.ID(m.Stuck)); t != nil {
				m.At = t.At
			}
			f.blast(int8(deck), n, false, 0)
		}
	}
}

// shoot is an attack on a mine: a hit sets it off.
func (f *Fight) shoot(p *Person, m *means, n int) {
	at, need := f.Decks[p.Deck].Mines[n].At, int(f.Book().Mines.Defence)
	r := f.rollAt(p, m, at)
	r.D20(f.Tray)
	o := outcome(f.Book(), r, need, true)
	f.tell(p, &Battered{By: p.ID, At: at, What: f.Book().Devices[f.Decks[p.Deck].Mines[n].Device].Name, Roll: r, Need: int16(need)})
	if o.Good() {
		f.blast(p.Deck, n, true, 0)
	}
}

// rollAt is an attack on a thing that stands or lies on a square.
func (f *Fight) rollAt(p *Person, m *means, at deckplan.Square) dice.Roll {
	book := f.Book()
	r := dice.Roll{Cause: "attack"}
	if m.arm != nil && m.arm.Fixed {
		r.Add("attack bonus", int(m.arm.Bonus))
	} else if book.Attack.Ability {
		a := f.best(p, m.weapon.Abilities)
		r.Add(book.Abilities[a], f.modifier(p, a))
		f.clumsy(&r, p, a)
		if m.arm == nil || f.trained(p, &m.weapon) {
			r.Add("proficiency", int(f.SheetOf(p).Proficiency))
		}
	}
	if m.ranged && f.distanceTo(p, at) > m.weapon.Near {
		r.Disadvantage("beyond normal range")
	}
	if m.ranged && book.Ranges.Close > 0 && f.crowded(p, m, nil) {
		r.Disadvantage("a foe nearby")
	}
	return r
}

// mayDisarm asks for a mine that is known of, a step farther away than it works.
func (i *Deed) mayDisarm(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActDisarm].Rule
	n := f.mineAt(p.Deck, i.At, p.Side)
	if n < 0 {
		return crew.Refuse(rule, "no mine is known of at %s", i.At)
	}
	reach := f.Book().Ranges.Reach + f.Book().Square
	switch {
	case f.distanceTo(p, i.At) > reach:
		return crew.Refuse(rule, "it is %d %s away: disarm it from within %d", f.distanceTo(p, i.At), f.Book().Unit, reach)
	case !f.look(p.Deck, p.At).sees(i.At):
		return f.Book().Refuse(rulebook.TopicCover, "something solid is in the way")
	}
	return nil
}

// disarm is a check with machines; a failure sets the mine off.
func (i *Deed) disarm(f *Fight, p *Person) {
	n := f.mineAt(p.Deck, i.At, p.Side)
	d := &f.Book().Devices[f.Decks[p.Deck].Mines[n].Device]
	if !f.Trained(p, int(f.Book().Mines.Disarm), "disarm "+d.Name) {
		f.blast(p.Deck, n, false, p.ID)
		return
	}
	m := f.lift(p.Deck, n)
	f.emit(f.watchers(p)&(m.Found.With(event.Side(m.Side))), &Disarmed{p.ID, m.At, d.Name})
}

// maySetOff asks for a mine of one's own that waits for a word.
func (i *Deed) maySetOff(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActSetOff].Rule
	n := f.mineAt(p.Deck, i.At, p.Side)
	switch {
	case n < 0 || f.Decks[p.Deck].Mines[n].By != uint16(p.ID):
		return crew.Refuse(rule, "%s has laid no mine at %s", p.Name, i.At)
	case !f.Book().Devices[f.Decks[p.Deck].Mines[n].Device].Blast.Damages():
		return crew.Refuse(rule, "it goes off when somebody comes near, and not at a word")
	}
	return nil
}

// HasWord says whether a mine of somebody's own, on a square, waits for their word.
func (f *Fight) HasWord(p *Person, at deckplan.Square) bool {
	n := f.mineAt(p.Deck, at, p.Side)
	if n < 0 {
		return false
	}
	m := &f.Decks[p.Deck].Mines[n]
	return m.By == uint16(p.ID) && f.Book().Devices[m.Device].Blast.Damages()
}

func (i *Deed) setOff(f *Fight, p *Person) {
	f.blast(p.Deck, f.mineAt(p.Deck, i.At, p.Side), false, 0)
}

// MineNoticed says that somebody has noticed a mine.
type MineNoticed struct {
	By   crew.ID
	At   deckplan.Square
	What string
}

func (*MineNoticed) Kind() event.Kind { return KindMineNoticed }

// Fields describes a MineNoticed.
func (f *MineNoticed) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	f.At.Fields(c)
	field.Text(c, "what", &f.What, rulebook.MaxName)
}

func (f *MineNoticed) Sentence(n event.Names) string {
	return fmt.Sprintf("%s notices a %s at %s.", name(n, f.By), f.What, f.At)
}

// Disarmed says that a mine is none any more.
type Disarmed struct {
	By   crew.ID
	At   deckplan.Square
	What string
}

func (*Disarmed) Kind() event.Kind { return KindDisarmed }

// Fields describes a Disarmed.
func (f *Disarmed) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	f.At.Fields(c)
	field.Text(c, "what", &f.What, rulebook.MaxName)
}

func (f *Disarmed) Sentence(n event.Names) string {
	return fmt.Sprintf("%s disarms the %s at %s.", name(n, f.By), f.What, f.At)
}

// WentOff says that a mine works.
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

func (f *WentOff) Sentence(event.Names) string {
	return fmt.Sprintf("The %s at %s goes off.", f.What, f.At)
}
