package sight

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// addDecks adds to a backdrop what a side knows of the decks.
func (v *viewer) addDecks(p *picture.Backdrop) {
	if !v.Fight.HasDecks() {
		return
	}
	for i := range v.Fight.Decks {
		v.deck(p, int8(i))
	}
	for i := range v.Aboard.Consoles {
		k := &v.Aboard.Consoles[i]
		if v.all || v.isOwnDeck(k.Deck) || v.sees(k.Deck, k.At) {
			p.Consoles = append(p.Consoles, picture.ConsoleRow{Number: k.Number, ConsoleState: k.ConsoleState})
		}
	}
	for i := range v.Fight.Decks {
		v.addMines(p, int8(i))
	}
	for i := range v.Fight.Decks {
		p.Things = append(p.Things, v.thingRows(int8(i))...)
	}
	for i := range v.Fight.People {
		o := &v.Fight.People[i]
		if o.State != personal.Away && (v.all || personal.Aware(&v.Fight, v.side, o)) {
			p.People = append(p.People, v.personRow(o))
		}
	}
}

// addFoot adds to a picture what only a seat knows of people on foot.
func (v *viewer) addFoot(p *picture.Picture) {
	if !v.Fight.HasDecks() {
		return
	}
	if v.all {
		for i := range v.Fight.People {
			o := &v.Fight.People[i]
			p.Selves, p.Stocks = append(p.Selves, v.selfRow(o)), append(p.Stocks, v.stocks(o)...)
		}
	}
	me, seat := v.walker()
	if me == nil {
		return
	}
	if !v.all {
		p.Selves, p.Stocks = append(p.Selves, v.selfRow(me)), append(p.Stocks, v.stocks(me)...)
	}
	p.Gear = v.gear(me)
	for _, s := range action.StepsFrom(&v.Fight, me, nil) {
		p.Steps = append(p.Steps, picture.StepRow{At: s.At, From: s.From, Cost: s.Cost, Mode: s.Mode, Jump: s.Jump, Hard: s.Hard, Climbs: s.Climbs, Climb: s.Climb})
	}
	as := viewer{World: v.World, gallery: v.gallery, seat: seat, side: me.Side}
	p.Steps = append(p.Steps, as.carefulSteps(me)...)
	p.Acts = as.acts(me)
}

// walker returns the person who would walk by the seat's orders, and their seat. A GM is
// shown what the person whose turn it is could do.
func (v *viewer) walker() (*personal.Person, crew.Seat) {
	seat := v.seat
	if v.all {
		seat = acting(v.World)
	}
	me, _ := v.AfootAs(seat)
	return me, seat
}

// standsOnDeck reports whether what a seat knows on foot depends only on the fight on
// foot. At a hatch, it also depends on the positions of ships.
func (v *viewer) standsOnDeck() bool {
	me, _ := v.walker()
	return me == nil || !v.AtHatch(me)
}

// addMines adds the mines of a deck that the side knows of.
func (v *viewer) addMines(p *picture.Backdrop, deck int8) {
	f := &v.Fight
	book := f.Book()
	list := action.MinesKnown(f, deck, v.side, func(q deckplan.Square) bool { return v.sees(deck, q) })
	if v.all {
		list = list[:0]
		for n := range f.Decks[deck].Mines {
			list = append(list, n)
		}
	}
	number := uint8(0)
	for _, n := range list {
		m := &f.Decks[deck].Mines[n]
		d := f.DeviceOf(m)
		row := picture.MineRow{Number: number, Deck: uint8(deck), At: m.At, Name: d.Name, Says: picture.FitList(worth(book, &d.Effect, personal.DCOf(f, m), d.Says)),
			Own: m.Side == uint8(v.side), Due: m.Due, Need: int16(book.Mines.Defence)}
		if d.Effect.Shape == rulebook.Sphere {
			row.Reach = d.Effect.Size / book.Square
		}
		p.Mines = append(p.Mines, row)
		number++
	}
}

// isOwnDeck reports whether a deck belongs to a ship of the viewer's side, whose crew
// know its plan.
func (v *viewer) isOwnDeck(deck int8) bool {
	s := v.Ship(v.Fight.Decks[deck].Ship)
	return s != nil && s.Side == v.side
}

// sees reports whether the side currently sees a square.
func (v *viewer) sees(deck int8, q deckplan.Square) bool {
	bits := v.sight(deck, q.Level)
	n := int(q.Y)*int(action.PlanOf(&v.Fight, deck).Width) + int(q.X)
	return bits[n>>6]&(1<<(n&63)) != 0
}

// sight returns what the side sees of a level, computed once a tick.
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

func (v *viewer) deck(p *picture.Backdrop, deck int8) {
	d, plan := &v.Fight.Decks[deck], action.PlanOf(&v.Fight, deck)
	known, any := v.all || v.isOwnDeck(deck), false
	for level := range int8(len(plan.Levels)) {
		bits := v.sight(deck, level)
		for y := range plan.Height {
			row := picture.LineRow{Deck: uint8(deck), Level: level, Y: y}
			cells, seen := make([]byte, plan.Width), make([]byte, plan.Width)
			lit := false
			for x := range plan.Width {
				n := int(y)*int(plan.Width) + int(x)
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
	row := picture.DeckRow{Number: uint8(deck), Ship: d.Ship, Name: plan.Name, Width: plan.Width, Height: plan.Height, Levels: int8(len(plan.Levels)),
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
		Squares: int8(v.Fight.Span(o)), Height: o.Height, HP: -1, MaxHP: -1,
		Weapon: action.InHand(&v.Fight, o), Open: o.Open,
	}
	conditions, means := action.Conditions(&v.Fight, o, v.all || o.Side == v.side)
	row.Conditions, row.Means = picture.FitList(conditions), picture.FitSentences(means)
	if v.all || o.Side == v.side {
		row.HP, row.MaxHP, row.Bad, row.Good, row.Hidden = o.HP, v.Fight.MaxHP(o), o.Bad, o.Good, o.Hidden
		if !v.all && personal.IsNumb(&v.Fight, o) {
			row.HP, row.MaxHP = -1, -1
		}
		return row
	}
	row.Name, row.Seat = sheet.Stranger(), crew.Seat{}
	return row
}

func (v *viewer) selfRow(o *personal.Person) picture.SelfRow {
	f, book, sheet := &v.Fight, v.Fight.Book(), v.Fight.SheetOf(o)
	s := picture.SelfRow{ID: o.ID, Book: book.Name, Defence: int16(aim.Defence(f, o)), Clips: o.Clips, Standing: o.Standing, Readies: book.Actions[rulebook.ActReady].Has}
	if sheet.Class != "" {
		s.Class, s.Level = sheet.Class, personal.Level(f, o)
	}
	if v.all {
		s.Notes = sheet.Notes
	}
	if book.Toll == rulebook.TakesInjuries {
		s.Harm, s.Factor = o.Harm, personal.InjuryFactor(f, o)
	}
	s.Left, s.Speed = action.MovementOf(f, o)
	if o.Focus.Power >= 0 {
		s.Focus = book.Powers[o.Focus.Power].Name
	}
	return s
}

// stocks returns the countable things of somebody: tokens, and points of layers, slots
// and reserves.
func (v *viewer) stocks(o *personal.Person) (rows []picture.StockRow) {
	f, book, sheet := &v.Fight, v.Fight.Book(), v.Fight.SheetOf(o)
	add := func(k picture.StockKind, place int, name string, left, most int32) {
		rows = append(rows, picture.StockRow{Person: o.ID, Stock: picture.StockOf(k, place), Name: name, Left: left, Most: most})
	}
	for i := range book.Tokens {
		add(picture.TokenStock, i, book.Tokens[i].Name, int32(o.Tokens[i]), -1)
	}
	if o.Blows > 0 {
		add(picture.AttackStock, 0, "", int32(o.Blows), -1)
	}
	for i := range book.Layers {
		switch x := o.Pools[i]; {
		case x.Most > 0:
			add(picture.LayerStock, i, book.Layers[i].Name, x.Points, x.Most)
		case x.Points > 0:
			add(picture.LayerStock, i, book.Layers[i].Name, x.Points, -1)
		}
	}
	for i, n := range o.Slots {
		if sheet.Slots[i] > 0 {
			add(picture.SlotStock, i, "", int32(n), int32(sheet.Slots[i]))
		}
	}
	for i := range book.Reserves {
		switch most := f.MostReserve(o, int8(i)); {
		case book.Reserves[i].Counts && o.Reserves[i] > 0:
			add(picture.ReserveStock, i, book.Reserves[i].Name, int32(o.Reserves[i]), -1)
		case !book.Reserves[i].Counts && most > 0:
			add(picture.ReserveStock, i, book.Reserves[i].Name, int32(o.Reserves[i]), int32(most))
		}
	}
	return rows
}

func (v *viewer) gear(o *personal.Person) (rows []picture.GearRow) {
	for i := range o.Arms {
		if !o.Arms[i].Taken {
			rows = append(rows, v.arm(o, i))
		}
	}
	for i := range o.Devices {
		if o.Devices[i].Count > 0 || i < len(v.Fight.SheetOf(o).Devices) {
			rows = append(rows, v.device(o, i))
		}
	}
	for i, n := range v.Fight.Powers(o) {
		rows = append(rows, v.power(o, uint8(i+1), &v.Fight.Book().Powers[n]))
	}
	for i, n := range v.Fight.SheetOf(o).Armour {
		a := &v.Fight.Book().Armours[n]
		rows = append(rows, picture.GearRow{Person: o.ID, Kind: picture.ArmourGear, Number: uint8(i + 1), Name: a.Name, Says: picture.Fit(say.Name(a.Says)), Count: -1, Most: -1, Drawn: o.Wears(i)})
	}
	return rows
}

func (v *viewer) arm(o *personal.Person, i int) picture.GearRow {
	book, a := v.Fight.Book(), &o.Arms[i]
	w := &book.Weapons[a.Weapon]
	g := picture.GearRow{Person: o.ID, Kind: picture.ArmGear, Number: uint8(i + 1), Name: w.Name, Count: -1, Most: -1, Drawn: a.Drawn || w.Props&rulebook.Natural != 0, Broken: a.Broken,
		Props: w.Props, Range: w.Far, Near: w.Near, Mean: twiceMean(w.Damage)}
	if aim.FiresBursts(&v.Fight, o, w) {
		g.Props |= rulebook.Burst
	}
	reach := say.Of("reach %d %s", book.Ranges.Reach+w.Reach, book.Unit)
	switch {
	case w.Far > 0 && book.Ranges.Step > 0:
		reach = say.Of("range increment %d %s", w.Near, book.Unit)
	case w.Far > 0:
		reach = say.Kind(fmt.Sprintf("%d/%d", w.Near, w.Far), book.Unit)
	}
	says := append([]say.Text{say.Kind(w.Damage, book.Types[w.Type]), reach}, book.Gist(w)...)
	if lies := action.WhereLies(&v.Fight, o, a); lies != "" {
		g.Lies, says[0] = true, say.Clauses(lies, says[0])
	}
	g.Says = picture.FitList(says)
	if e := w.Fires; e != nil {
		g.Shape, g.Size, g.Harms = e.Shape, e.Size, true
	}
	if w.Heat > 0 {
		g.Count, g.Most = a.Heat, w.Heat
	}
	return g
}

func (v *viewer) device(o *personal.Person, i int) picture.GearRow {
	book, has := v.Fight.Book(), &o.Devices[i]
	most := has.Count
	if own := v.Fight.SheetOf(o).Devices; i < len(own) {
		most = max(most, own[i].Count)
	}
	d := combat.Carried(&v.Fight, o, uint8(i+1))
	says := worth(book, &d.Effect, d.DC, d.Says)
	if has.Mark > 1 {
		says = append([]say.Text{say.Of("mark %d", has.Mark)}, says...)
	}
	g := picture.GearRow{Person: o.ID, Kind: picture.DeviceGear, Number: uint8(i + 1), Name: d.Name, Says: picture.FitList(says), Count: has.Count, Most: most, Mine: d.Mine}
	v.effect(&g, &d.Effect)
	g.Areas = max(1, d.Effect.Count)
	v.noteReadiness(&g, o, &combat.Use{Device: uint8(i + 1)})
	return g
}

func (v *viewer) power(o *personal.Person, place uint8, w *rulebook.Power) picture.GearRow {
	book := v.Fight.Book()
	dc := aim.PowerDC(&v.Fight, o, w)
	says := worth(book, &w.Effect, int8(min(dc, math.MaxInt8)), w.Says)
	g := picture.GearRow{Person: o.ID, Kind: picture.PowerGear, Number: place, Name: w.Name, Count: w.Level, Most: -1, DC: dc,
		Own: w.Effect.Own, Slots: action.SlotsFor(&v.Fight, o, place), Keeps: book.Chooses(&w.Effect)}
	v.effect(&g, &w.Effect)
	if w.Lift.Pounds > 0 {
		g.Size = w.Lift.Push
		g.Points, g.Lifts = o.Reserves[w.Lift.Reserve], picture.StockOf(picture.ReserveStock, int(w.Lift.Reserve))
	}
	if w.Lift.Tells {
		says = append(says, v.silencingTexts(o, w)...)
	}
	g.Says, g.Gives = picture.FitList(says), gives(book, w)
	if uses := usesLeft(personal.Uses(&v.Fight, o, place)); uses != "" {
		g.Says = picture.FitListAfter(say.Sentence(uses), says)
	}
	v.noteReadiness(&g, o, &combat.Cast{Power: place})
	return g
}

// usesLeft returns how often a power can still be used, or "" if any number of times. For
// a single use, the power's own text says when it comes back.
func usesLeft(left, most int8) say.Text {
	switch {
	case most < 0:
		return ""
	case most == 1 && left == 1:
		return "unused"
	case most == 1:
		return "used"
	}
	return say.Of("%d of %d uses left", left, most)
}

// effect describes an effect in numbers, for those who weigh it.
func (v *viewer) effect(g *picture.GearRow, e *rulebook.Effect) {
	g.Range, g.Shape, g.Size = e.Range, e.Shape, e.Size
	g.Harms, g.Mean, g.Foes, g.Hinders = e.Harms(), twiceHarm(e), e.Foes, v.Fight.Book().Hinders(e)
	heal := rulebook.Find[*rulebook.HealOp](e)
	g.Heals = heal != nil && !heal.Dice.IsNone()
	if x := rulebook.Find[*rulebook.RaiseOp](e); x != nil {
		g.Raises = picture.StockOf(picture.LayerStock, int(x.Layer))
	}
}

// twiceMean returns twice the average of damage dice.
func twiceMean(d dice.Dice) int16 { return int16(max(0, d.TwiceMean())) }

// twiceHarm returns twice the average damage of an effect.
func twiceHarm(e *rulebook.Effect) int16 {
	if x := rulebook.Find[*rulebook.DamageOp](e); x != nil {
		return twiceMean(x.Dice)
	}
	return 0
}

// silencingTexts returns the texts for how much points are divided at the positions of
// people whom a power could move, before any are named (LOL-PSEUDO-LIGHT).
func (v *viewer) silencingTexts(o *personal.Person, w *rulebook.Power) (all []say.Text) {
	for i := range v.Fight.People {
		t := &v.Fight.People[i]
		if t == o || t.IsOut() || t.Deck != o.Deck || v.Fight.Distance(o, t) > w.Effect.Range || !v.Fight.Sees(o, t) {
			continue
		}
		if quarters := energy.SilencingAt(&v.Fight, t); quarters > 4 {
			all = append(all, say.Of("%s is silenced by %d%s", t.ID.Name(), quarters/4, say.Text([...]string{"", " 1/4", " 1/2", " 3/4"}[quarters%4])))
		}
	}
	return all
}

// gives returns the stock of its user that gains points by a power.
func gives(book *rulebook.Book, w *rulebook.Power) (what picture.StockID) {
	if n := w.Effect.Lends(); n >= 0 {
		what = picture.StockOf(picture.LayerStock, int(n))
	}
	if x := rulebook.Find[*rulebook.GainOp](&w.Effect); x != nil {
		for n := range book.Reserves {
			if x.Loss[n] != (dice.Dice{}) {
				what = picture.StockOf(picture.ReserveStock, n)
			}
		}
	}
	return what
}

// noteReadiness notes why something cannot be used now. That it is not their turn is left
// out, because it would be sent for everything they carry at each turn.
func (v *viewer) noteReadiness(g *picture.GearRow, o *personal.Person, i interface {
	Ready(*personal.Fight, *personal.Person) error
}) {
	var r *crew.Refusal
	asleep := action.CheckAwake(&v.Fight, o)
	if errors.As(asleep, &r) || errors.As(i.Ready(&v.Fight, o), &r) {
		if g.Rule = r.Rule; o.Open || asleep != nil {
			g.Why = picture.Fit(r.Why)
		}
	}
}

// worth returns the texts for an effect: its numbers, then what its book says of it, then
// how it finds its targets.
func worth(book *rulebook.Book, e *rulebook.Effect, dc int8, says string) (all []say.Text) {
	if x := rulebook.Find[*rulebook.DamageOp](e); x != nil && !x.Dice.IsNone() {
		all = append(all, say.Kind(x.Dice, book.Types[e.Type]))
	}
	if x := rulebook.Find[*rulebook.HealOp](e); x != nil && !x.Dice.IsNone() {
		all = append(all, say.Of("heals %s", x.Dice))
	}
	if x := rulebook.Find[*rulebook.CallOp](e); x != nil {
		all = append(all, say.Of("calls %s", book.Sheets[x.Sheet].Name))
	}
	if x := rulebook.Find[*rulebook.RaiseOp](e); x != nil {
		all = append(all, say.Of("raises %s", book.Layers[x.Layer].Name))
	}
	if says != "" {
		all = append(all, say.Name(strings.TrimSuffix(says, ".")))
	}
	return append(all, book.Reach(e, dc)...)
}
