package sight

import (
	"errors"
	"fmt"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// footing adds to a picture what a seat knows of the decks.
func (v *viewer) footing(p *picture.Picture) {
	if !v.Fight.Begun() {
		return
	}
	for i := range v.Fight.Decks {
		v.deck(p, int8(i))
	}
	for i := range v.Aboard.Consoles {
		k := &v.Aboard.Consoles[i]
		if v.all || v.at(k.Deck) || v.sees(k.Deck, k.At) {
			p.Consoles = append(p.Consoles, picture.ConsoleRow{Number: uint8(i), Console: *k})
		}
	}
	for i := range v.Fight.Decks {
		v.mines(p, int8(i))
	}
	for i := range v.Fight.Decks {
		p.Things = append(p.Things, v.thingRows(int8(i))...)
	}
	for i := range v.Fight.People {
		o := &v.Fight.People[i]
		if o.State != personal.Away && (v.all || action.SideAware(&v.Fight, v.side, o)) {
			p.People = append(p.People, v.personRow(o))
		}
		if v.all {
			p.Selves = append(p.Selves, v.selfRow(o))
		}
	}
	seat := v.seat
	if v.all { // a GM is shown what whoever's turn it is could do
		seat = acting(v.World)
	}
	me, _ := v.AfootAs(seat)
	if me == nil {
		return
	}
	if !v.all {
		p.Selves = append(p.Selves, v.selfRow(me))
	}
	p.Gear = v.gear(me)
	for _, s := range combat.Steps(&v.Fight, me, nil) {
		p.Steps = append(p.Steps, picture.StepRow{At: s.At, From: s.From, Cost: s.Cost, Mode: s.Mode, Jump: s.Jump, Hard: s.Hard})
	}
	as := viewer{World: v.World, seat: seat, side: me.Side}
	p.Steps = append(p.Steps, as.careful(me)...)
	p.Acts = as.acts(me)
}

// mines adds the mines of a deck that the side knows of; of others there is nothing.
func (v *viewer) mines(p *picture.Picture, deck int8) {
	f := &v.Fight
	book := f.Book()
	list := action.MinesKnown(f, deck, v.side, func(q deckplan.Square) bool { return v.sees(deck, q) })
	if v.all {
		list = list[:0]
		for n := range f.Decks[deck].Mines {
			list = append(list, n)
		}
	}
	for _, n := range list {
		m := &f.Decks[deck].Mines[n]
		d := f.DeviceOf(m)
		row := picture.MineRow{Number: uint8(len(p.Mines)), Deck: uint8(deck), At: m.At, Name: d.Name, Says: picture.Shorten(worth(book, &d.Effect, d.DC, d.Says), picture.MaxSays),
			Own: m.Side == uint8(v.side), Due: m.Due, Need: int16(book.Mines.Defence)}
		if d.Effect.Shape == rulebook.Sphere {
			row.Reach = d.Effect.Size / book.Square
		}
		p.Mines = append(p.Mines, row)
	}
}

// at says whether a deck is the own side's ship, whose plan its crew know.
func (v *viewer) at(deck int8) bool {
	s := v.Ship(v.Fight.Decks[deck].Ship)
	return s != nil && s.Side == v.side
}

// sees says whether the side sees a square now.
func (v *viewer) sees(deck int8, q deckplan.Square) bool {
	bits := v.sight(deck, q.Level)
	n := int(q.Y)*int(action.PlanOf(&v.Fight, deck).Wide) + int(q.X)
	return bits[n>>6]&(1<<(n&63)) != 0
}

// sight is what the side sees of a level, worked out once for a tick.
func (v *viewer) sight(deck, level int8) []uint64 {
	w := v.World
	if w.SightTick != w.Tick {
		w.SightTick, w.Sights = w.Tick, w.Sights[:0]
	}
	for i := range w.Sights {
		if s := &w.Sights[i]; s.Side == v.side && s.Deck == deck && s.Level == level {
			return s.Bits
		}
	}
	s := sim.Sighting{Side: v.side, Deck: deck, Level: level, Bits: action.SideSees(&w.Fight, v.side, deck, level)}
	w.Sights = append(w.Sights, s)
	return s.Bits
}

func (v *viewer) deck(p *picture.Picture, deck int8) {
	d, plan := &v.Fight.Decks[deck], action.PlanOf(&v.Fight, deck)
	known, any := v.all || v.at(deck), false
	for level := range int8(len(plan.Levels)) {
		bits := v.sight(deck, level)
		for y := range plan.High {
			row := picture.LineRow{Deck: uint8(deck), Level: level, Y: y}
			cells, seen := make([]byte, plan.Wide), make([]byte, plan.Wide)
			lit := false
			for x := range plan.Wide {
				n := int(y)*int(plan.Wide) + int(x)
				cells[x], seen[x] = ' ', ' '
				if bits[n>>6]&(1<<(n&63)) != 0 {
					seen[x], lit = '+', true
				}
				if known || seen[x] == '+' {
					cells[x] = action.Symbol(&v.Fight, deck, deckplan.Square{X: x, Y: y, Level: level})
				}
			}
			row.Cells, row.Seen = strings.TrimRight(string(cells), " "), strings.TrimRight(string(seen), " ")
			if row.Cells != "" {
				p.Lines = append(p.Lines, row)
			}
			any = any || lit
		}
	}
	if !known && !any {
		return
	}
	row := picture.DeckRow{Number: uint8(deck), Ship: d.Ship, Name: plan.Name, Wide: plan.Wide, High: plan.High, Levels: int8(len(plan.Levels)),
		Unit: v.Fight.Book().Unit, Square: v.Fight.Book().Square}
	if known {
		row.Pods = v.Aboard.Pods[deck]
	}
	p.Decks = append(p.Decks, row)
}

func (v *viewer) personRow(o *personal.Person) picture.PersonRow {
	sheet := v.Fight.SheetOf(o)
	row := picture.PersonRow{
		ID: o.ID, Seat: v.Member(o.ID).Seat, Name: o.Name, Kind: sheet.Name, Side: o.Side, State: o.State, Deck: uint8(o.Deck), At: o.At,
		Squares: int8(personal.Across(&v.Fight, o)), Height: o.Height, HP: -1, MaxHP: -1,
		Conditions: picture.Clip(strings.Join(action.Words(&v.Fight, o), ", ")), Weapon: action.InHand(&v.Fight, o), Open: o.Open,
	}
	if v.all || o.Side == v.side {
		row.HP, row.MaxHP, row.Bad, row.Good, row.Hidden = o.HP, o.MaxHP, o.Bad, o.Good, o.Hidden
		if !v.all && personal.Unfelt(&v.Fight, o) {
			row.HP, row.MaxHP = -1, -1
		}
		return row
	}
	row.Name, row.Seat = sheet.Name, crew.Seat{}
	return row
}

func (v *viewer) selfRow(o *personal.Person) picture.SelfRow {
	f, book, sheet := &v.Fight, v.Fight.Book(), v.Fight.SheetOf(o)
	s := picture.SelfRow{ID: o.ID, Book: book.Name, Defence: int16(combat.Defence(f, o)), Clips: o.Clips, Standing: o.Standing, Readies: book.Actions[rulebook.ActReady].Has}
	if sheet.Class != "" {
		s.Class = fmt.Sprintf("%s %d", sheet.Class, sheet.Level)
	}
	if v.all {
		s.Notes = sheet.Notes
	}
	if book.Toll == rulebook.TakesInjuries {
		s.Harm, s.Factor = o.Harm, personal.Factor(f, o)
	}
	if s.Harm > 0 {
		s.Notes = picture.Clip(strings.TrimSpace(fmt.Sprintf("%d suffered, a degree of injury for each %d. %s", s.Harm, s.Factor, s.Notes)))
	}
	s.Left, s.Speed = action.Left(f, o)
	var scores, tokens, layers, slots []string
	for i, name := range book.Abilities {
		scores = append(scores, fmt.Sprintf("%s %d", name, sheet.Scores[i]))
	}
	for i := range book.Tokens {
		tokens = append(tokens, fmt.Sprintf("%s %d", book.Tokens[i].Name, o.Tokens[i]))
	}
	for i := range book.Layers {
		switch x := o.Pools[i]; {
		case x.Most > 0:
			layers = append(layers, fmt.Sprintf("%s %d of %d", book.Layers[i].Name, x.Points, x.Most))
		case x.Points > 0:
			layers = append(layers, fmt.Sprintf("%s %d", book.Layers[i].Name, x.Points))
		}
	}
	for i, n := range o.Slots {
		if sheet.Slots[i] > 0 {
			slots = append(slots, fmt.Sprintf("level %d: %d of %d", i+1, n, sheet.Slots[i]))
		}
	}
	for i := range book.Reserves {
		switch most := f.MostReserve(o, int8(i)); {
		case book.Reserves[i].Counts && o.Reserves[i] > 0:
			slots = append(slots, fmt.Sprintf("%s %d", book.Reserves[i].Name, o.Reserves[i]))
		case !book.Reserves[i].Counts && most > 0:
			slots = append(slots, fmt.Sprintf("%s %d of %d", book.Reserves[i].Name, o.Reserves[i], most))
		}
	}
	s.Scores, s.Tokens = picture.Clip(strings.Join(scores, ", ")), picture.Clip(strings.Join(tokens, ", "))
	s.Layers, s.Slots = picture.Clip(strings.Join(layers, ", ")), picture.Clip(strings.Join(slots, ", "))
	if o.Focus.Power >= 0 {
		s.Focus = book.Powers[o.Focus.Power].Name
	}
	if len(f.Prompts) > 0 && f.Prompts[0].Person == o.ID {
		x := &f.Prompts[0]
		s.Awaits, s.Asked, s.Seconds = personal.Awaits(f, x), x.Kind, (x.Left+19)/20
		if by := f.Person(x.Subject); by != nil && by != o && (v.all || f.Sees(o, by)) {
			s.Awaits = say.Of("%s (%s)", s.Awaits, v.personRow(by).Name)
		}
	}
	return s
}

func (v *viewer) gear(o *personal.Person) (rows []picture.GearRow) {
	book, sheet := v.Fight.Book(), v.Fight.SheetOf(o)
	for i := range o.Arms {
		a := &o.Arms[i]
		if a.Taken {
			continue
		}
		w := &book.Weapons[a.Weapon]
		g := picture.GearRow{Person: o.ID, Kind: picture.ArmGear, Number: uint8(i + 1), Name: w.Name, Count: -1, Most: -1, Drawn: a.Drawn || w.Props&rulebook.Natural != 0, Broken: a.Broken,
			Props: uint32(w.Props), Range: w.Far, Near: w.Near, Mean: mean(w.Damage)}
		if combat.Bursts(&v.Fight, o, w) {
			g.Props |= uint32(rulebook.Burst)
		}
		reach := fmt.Sprintf("reach %d %s", book.Ranges.Reach+w.Reach, book.Unit)
		if w.Far > 0 {
			reach = fmt.Sprintf("%d/%d %s", w.Near, w.Far, book.Unit)
			if book.Ranges.Step > 0 {
				reach = fmt.Sprintf("range increment %d %s", w.Near, book.Unit)
			}
		}
		g.Says = picture.Shorten(strings.Join(append([]string{fmt.Sprintf("%s %s, %s", w.Damage, book.Types[w.Type], reach)}, book.Gist(w)...), ", "), picture.MaxSays)
		if lies := action.Lies(&v.Fight, o, a); lies != "" {
			g.Lies, g.Says = true, picture.Shorten(lies.String()+"; "+g.Says, picture.MaxSays)
		}
		if e := w.Fires; e != nil {
			g.Shape, g.Size, g.Harms = e.Shape, e.Size, true
		}
		if w.Heat > 0 {
			g.Count, g.Most = a.Heat, w.Heat
		}
		rows = append(rows, g)
	}
	for i, n := range o.Devices {
		d := combat.Carried(&v.Fight, o, uint8(i+1))
		name := d.Name
		if mark := sheet.Devices[i].Mark; mark > 1 {
			name = fmt.Sprintf("%s, mark %d", name, mark)
		}
		rows = append(rows, picture.GearRow{Person: o.ID, Kind: picture.DeviceGear, Number: uint8(i + 1), Name: name, Areas: max(1, d.Effect.Count), Says: picture.Shorten(worth(book, &d.Effect, d.DC, d.Says), picture.MaxSays), Count: n, Most: sheet.Devices[i].Count,
			Range: d.Effect.Range, Shape: d.Effect.Shape, Size: d.Effect.Size, Mine: d.Mine, Harms: d.Effect.Harms(), Mean: harm(&d.Effect), Foes: d.Effect.Foes, Hinders: book.Hinders(&d.Effect)})
		v.readiness(&rows[len(rows)-1], o, &combat.Use{Device: uint8(i + 1)})
	}
	for i, n := range v.Fight.Powers(o) {
		w := &book.Powers[n]
		rows = append(rows, picture.GearRow{Person: o.ID, Kind: picture.PowerGear, Number: uint8(i + 1), Name: w.Name, Says: picture.Shorten(v.timesLeft(o, uint8(i+1), worth(book, &w.Effect, 0, w.Says)), picture.MaxSays), Count: w.Level, Most: -1,
			Range: w.Effect.Range, Shape: w.Effect.Shape, Size: w.Effect.Size, Harms: w.Effect.Harms(), Mean: harm(&w.Effect), Foes: w.Effect.Foes, Hinders: book.Hinders(&w.Effect), Own: w.Effect.Own,
			Slots: action.SlotsFor(&v.Fight, o, uint8(i+1)), Keeps: book.Chooses(&w.Effect)})
		if w.Lift.Pounds > 0 {
			rows[len(rows)-1].Points = o.Reserves[w.Lift.Reserve]
		}
		if w.Lift.Tells {
			rows[len(rows)-1].Says = picture.Shorten(rows[len(rows)-1].Says+v.silencing(o, w), picture.MaxSays)
		}
		rows[len(rows)-1].Gives, rows[len(rows)-1].Lifts = gives(book, w)
		v.readiness(&rows[len(rows)-1], o, &combat.Cast{Power: uint8(i + 1)})
	}
	for i, n := range sheet.Armour {
		a := &book.Armours[n]
		rows = append(rows, picture.GearRow{Person: o.ID, Kind: picture.ArmourGear, Number: uint8(i + 1), Name: a.Name, Says: picture.Shorten(a.Says, picture.MaxSays), Count: -1, Most: -1, Drawn: o.Doffed&(1<<(i+1)) == 0})
	}
	return rows
}

// mean is twice the average of dice that hurt.
func mean(d dice.Dice) int16 { return int16(max(0, d.Mean())) }

// harm is twice the average damage of an effect.
func harm(e *rulebook.Effect) int16 {
	if x := rulebook.Find[*rulebook.DamageOp](e); x != nil {
		return mean(x.Dice)
	}
	return 0
}

// silencing tells by how much points are divided where those stand whom a power could move,
// before any are named (LOL-PSEUDO-LIGHT).
func (v *viewer) silencing(o *personal.Person, w *rulebook.Power) (says string) {
	for i := range v.Fight.People {
		t := &v.Fight.People[i]
		if t == o || t.Out() || t.Deck != o.Deck || v.Fight.Distance(o, t) > w.Effect.Range || !v.Fight.Sees(o, t) {
			continue
		}
		if quarters := energy.Silence(&v.Fight, t); quarters > 4 {
			says += fmt.Sprintf("; %s is silenced by %d%s", t.Name, quarters/4, [...]string{"", " 1/4", " 1/2", " 3/4"}[quarters%4])
		}
	}
	return says
}

// gives names what of its user's gains points by a power, and what it moves somebody with.
func gives(book *rulebook.Book, w *rulebook.Power) (what, lifts string) {
	if n := w.Effect.Lends(); n >= 0 {
		what = book.Layers[n].Name
	}
	if x := rulebook.Find[*rulebook.GainOp](&w.Effect); x != nil {
		for n := range book.Reserves {
			if x.Loss[n] != (dice.Dice{}) {
				what = book.Reserves[n].Name
			}
		}
	}
	if w.Lift.Pounds > 0 {
		lifts = book.Reserves[w.Lift.Reserve].Name
	}
	return what, lifts
}

// timesLeft adds how often a power can be used yet, where that is counted.
func (v *viewer) timesLeft(o *personal.Person, place uint8, says string) string {
	left, most := personal.Uses(&v.Fight, o, place)
	switch n := fmt.Sprintf("%d of %d uses left", left, most); {
	case most < 0:
		return says
	case says == "":
		return n
	default:
		return n + ", " + says
	}
}

// readiness notes why something cannot be used now. That it is not their turn needs
// no words, which would be sent for all that they carry at each turn.
func (v *viewer) readiness(g *picture.GearRow, o *personal.Person, i interface {
	Ready(*personal.Fight, *personal.Person) error
}) {
	var r *crew.Refusal
	if err := i.Ready(&v.Fight, o); errors.As(err, &r) {
		if g.Rule = r.Rule; o.Open {
			g.Why = picture.Fit(r.Why)
		}
	}
}

// worth tells what an effect does in numbers, then what its book says of it, then how it
// finds whom it works on.
func worth(book *rulebook.Book, e *rulebook.Effect, dc int8, says string) string {
	var parts []string
	if x := rulebook.Find[*rulebook.DamageOp](e); x != nil && !x.Dice.None() {
		parts = append(parts, fmt.Sprintf("%s %s", x.Dice, book.Types[e.Type]))
	}
	if x := rulebook.Find[*rulebook.HealOp](e); x != nil && !x.Dice.None() {
		parts = append(parts, "heals "+x.Dice.String())
	}
	if x := rulebook.Find[*rulebook.CallOp](e); x != nil {
		parts = append(parts, "calls "+book.Sheets[x.Sheet].Name)
	}
	if x := rulebook.Find[*rulebook.RaiseOp](e); x != nil {
		parts = append(parts, "raises "+book.Layers[x.Layer].Name)
	}
	if says != "" {
		parts = append(parts, says)
	}
	return strings.Join(append(parts, book.Reach(e, dc)...), ", ")
}
