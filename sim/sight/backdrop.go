package sight

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// drawn is what is the same for everybody who knows what a side does, or everything.
type drawn struct {
	side     event.Side
	all      bool
	stale    bool // it is from an earlier tick
	settled  bool // into rows
	backdrop picture.Backdrop
	lists    *picture.Picture // with shared lists, once a picture has been asked for

	made  int64   // when it was last drawn, by the notebook; 0: nothing can be kept
	walk  int64   // the hash walk that last found the order of turns changed
	laid  int64   // the same for objects
	cast  []cast  // by a ship's index
	rows  []int   // by member: 1 + the index of their turn
	texts wording // what the texts depend on
}

// cast is what the display of others depends on for a ship.
type cast struct {
	known bool
	turns bool // the turns of its crew are shown
	ours  bool // by their names
}

// wording is what the texts of a battle depend on.
type wording struct {
	over, begun bool
	outcome     say.Text
	variants    personal.Variant
}

// draw draws what is the same for everyone with the viewer's knowledge. It must not
// depend on the seat. Parts whose inputs are unchanged since the last draw are kept.
func (d *drawn) draw(v *viewer) {
	n, b := v.gallery.note(), &d.backdrop
	keep := n != nil && d.made > 0 && d.made >= n.since
	was := d.made
	d.made, d.stale, d.settled, d.lists = 0, false, false, nil
	d.drawTexts(v, keep)
	b.Goals = v.goals(b.Goals[:0])
	if _, objects, _ := v.Kept(); !keep || objects.Latest() != d.laid {
		b.Objects, d.laid = append(b.Objects[:0], v.Objects...), objects.Latest()
	}
	d.drawContacts(v, keep, was)
	if b.Conditions == nil {
		b.Conditions = conditionRows(v)
	}
	if order := v.Order.Kept().Latest(); !keep || order != d.walk || v.Fight.HasDecks() {
		d.drawTurns(v)
		d.walk = order
	} else {
		d.openTurns(v, was)
	}
	if v.Fight.HasDecks() && !(keep && was >= n.foot.at) {
		b.Decks, b.Lines, b.Consoles, b.Mines, b.Things, b.People = nil, nil, nil, nil, nil, nil
		v.addDecks(b)
	}
	if n != nil {
		d.made = n.now
	}
}

// drawTexts draws the texts, if what they depend on has changed.
func (d *drawn) drawTexts(v *viewer, keep bool) {
	now := wording{v.Over, v.Fight.HasDecks(), v.Outcome, v.Fight.Variants}
	if keep && now == d.texts {
		return
	}
	d.texts = now
	texts := []picture.Passage{{Kind: picture.TitleText, Text: v.Scenario.Title}, {Kind: picture.BriefText, Text: v.Scenario.Brief}}
	if v.all {
		texts = append(texts, picture.Passage{Kind: picture.NotesText, Text: v.Scenario.Notes})
	}
	if v.Over {
		texts = append(texts, picture.Passage{Kind: picture.OutcomeText, Text: string(v.Outcome)})
	}
	for i, s := range v.Scenario.Sides {
		texts = append(texts, picture.Passage{Kind: picture.SideText + picture.TextKind(i), Text: s.Name})
	}
	if v.Fight.HasDecks() {
		texts = append(texts, v.bookTexts()...)
	}
	d.backdrop.Texts = texts
}

// bookTexts returns the texts of the book on foot.
func (v *viewer) bookTexts() []picture.Passage {
	b := v.Fight.Book()
	texts := []picture.Passage{{Kind: picture.PointsText, Text: b.Words.Points}, {Kind: picture.DefenceText, Text: b.Words.Defence}, {Kind: picture.BadText, Text: b.Zero.BadWord}, {Kind: picture.RulesText, Text: rulesOf(b)}}
	texts = append(texts, standings(b)...)
	if names := strings.Join(b.Cover.Names[:], "\n"); strings.Trim(names, "\n") != "" {
		texts = append(texts, picture.Passage{Kind: picture.CoverText, Text: names})
	}
	if !v.all {
		return append(texts, tests(b)...)
	}
	return append(append(texts, words(b)...), picture.Passage{Kind: picture.VariantText, Text: v.variants()})
}

// rulesOf returns the verbs of a fight on foot that a book has, by name, each with its
// rule and its price in tokens: "door ME-FREE 1 object|1 action", or "free". Verbs without a
// price take what their permission says. A jump, where it has a price of its own, has its own line.
func rulesOf(b *rulebook.Book) string {
	var lines []string
	add := func(name, id string, a rulebook.Action) {
		lines = append(lines, strings.TrimSpace(name+" "+id+" "+priceOf(b, a)))
	}
	for _, row := range crew.FootTable() {
		if id, has := action.RuleOf(b, row.Verb); has {
			add(row.Name, id, action.ActOf(b, row.Verb))
		}
	}
	if a := b.Actions[rulebook.ActJump]; a.Has {
		add(picture.JumpOrder, a.Rule, a)
	}
	return strings.Join(lines, "\n")
}

// priceOf describes the tokens of which one price is paid for an order.
func priceOf(b *rulebook.Book, a rulebook.Action) string {
	if a.Has && len(a.Prices) == 0 && !a.Half && !a.Full {
		return crew.Free.String()
	}
	var all []string
	for _, x := range a.Prices {
		all = append(all, fmt.Sprint(x.Count, " ", b.Tokens[x.Token].Called(x.Count)))
	}
	return strings.Join(all, "|")
}

// standings returns what standing orders can name, if a book has it.
func standings(b *rulebook.Book) (texts []picture.Passage) {
	var choices, auras, ranks []string
	if b.Attack.Critical == rulebook.CriticalChoice {
		choices = append(choices, "more drive")
		for _, n := range b.Injuries.Table {
			choices = append(choices, b.Conditions[n].Name)
		}
	}
	named := func(has bool, name string) string {
		if has {
			return name
		}
		return ""
	}
	for i := range b.Layers {
		l := &b.Layers[i]
		auras, ranks = append(auras, named(l.Aura.On, l.Name)), append(ranks, named(l.Rank > 0, l.Name))
	}
	for kind, lines := range [...][]string{choices, auras, ranks} {
		if text := strings.Join(lines, "\n"); strings.Trim(text, "\n") != "" {
			texts = append(texts, picture.Passage{Kind: picture.CriticalText + picture.TextKind(kind), Text: text})
		}
	}
	return texts
}

// variants returns the optional rules, with a plus before those in play.
func (v *viewer) variants() string {
	var lines []string
	for n, word := range personal.Variants.Words {
		if v.Fight.Variants&(1<<n) != 0 {
			word = "+" + word
		}
		lines = append(lines, word)
	}
	return strings.Join(lines, "\n")
}

// words returns what a GM can name in rulings on a person.
func words(b *rulebook.Book) []picture.Passage {
	var conditions, layers, reserves, tables []string
	for i := range b.Conditions {
		conditions = append(conditions, b.Conditions[i].Name)
	}
	for i := range b.Layers {
		layers = append(layers, b.Layers[i].Name)
	}
	for i := range b.Reserves {
		reserves = append(reserves, b.Reserves[i].Name)
	}
	for i := range b.Tables {
		tables = append(tables, b.Tables[i].Name)
	}
	weapons := listed(b.Weapons, func(w *rulebook.Weapon) string {
		if w.Props&rulebook.Natural != 0 {
			return "" // nobody is given a part of a body
		}
		return w.Name
	})
	devices := listed(b.Devices, func(d *rulebook.Device) string { return d.Name })
	return append(tests(b), picture.Passage{Kind: picture.WeaponText, Text: weapons}, picture.Passage{Kind: picture.DeviceText, Text: devices}, picture.Passage{Kind: picture.DamageText, Text: strings.Join(b.Types, "\n")}, picture.Passage{Kind: picture.ConditionText, Text: strings.Join(conditions, "\n")},
		picture.Passage{Kind: picture.LayerText, Text: strings.Join(layers, "\n")}, picture.Passage{Kind: picture.ReserveText, Text: strings.Join(reserves, "\n")}, picture.Passage{Kind: picture.TableText, Text: strings.Join(tables, "\n")})
}

// listed returns names, each in the line of its number, up to the first for which there is no room.
func listed[T any](all []T, name func(*T) string) string {
	var lines []string
	room := picture.MaxPassage + 1
	for i := range all {
		line := name(&all[i])
		if room -= len(line) + 1; room < 0 {
			break
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// tests returns the names of the possible tests of a check.
func tests(b *rulebook.Book) []picture.Passage {
	var skills []string
	for i := range b.Skills {
		skills = append(skills, b.Skills[i].Name)
	}
	return []picture.Passage{{Kind: picture.AbilityText, Text: strings.Join(b.Abilities, "\n")}, {Kind: picture.SkillText, Text: strings.Join(skills, "\n")}}
}

// goals returns the goals of the seat's side. A zone or a ship that is a goal of another
// side is that side's secret.
func (v *viewer) goals(rows []picture.GoalRow) []picture.GoalRow {
	for i := range v.Scenario.Goals {
		if g := &v.Scenario.Goals[i]; v.all || g.Side == v.side && v.Goals[i].Standing != scenario.Shut {
			rows = append(rows, picture.GoalRow{Number: uint8(len(rows)), Goal: *g, Progress: v.Goals[i]})
		}
	}
	return rows
}

// drawContacts draws the ships that the seat knows of.
func (d *drawn) drawContacts(v *viewer, keep bool, was int64) {
	keep = keep && len(d.cast) == len(v.Ships)
	for i := 0; keep && i < len(v.Ships); i++ {
		if v.gallery.notes.ships[i].shown() > was {
			keep = d.cast[i] == v.castOf(&v.Ships[i])
		}
	}
	if !keep {
		d.recast(v)
		return
	}
	at := 0
	for i := range v.Ships {
		if !d.cast[i].known {
			continue
		}
		if s, k := &v.Ships[i], &d.backdrop.Contacts[at]; v.gallery.notes.ships[i].shown() > was {
			*k = v.contact(s)
		} else {
			k.Reckoning = s.Reckoning()
		}
		at++
	}
}

// recast draws all contacts again, and makes all turns be drawn again.
func (d *drawn) recast(v *viewer) {
	b := &d.backdrop
	b.Contacts, d.cast, d.walk = b.Contacts[:0], d.cast[:0], -1
	for i := range v.Ships {
		s := &v.Ships[i]
		c := v.castOf(s)
		if d.cast = append(d.cast, c); c.known {
			b.Contacts = append(b.Contacts, v.contact(s))
		}
	}
}

// conditionRows returns the conditions of the library.
func conditionRows(v *viewer) (rows []picture.ConditionRow) {
	for i := range v.Library.Conditions {
		k := &v.Library.Conditions[i]
		rows = append(rows, picture.ConditionRow{Condition: shipyard.ConditionID(i), Name: k.Name, Says: k.Says, Speed: k.Speed, Flags: k.Flags, Fails: k.Fails, Spoils: k.Spoils()})
	}
	for as, k := range v.Library.Knows {
		if int(k) < len(rows) {
			rows[k].Known = 1 + int8(as)
		}
	}
	return rows
}

func (v *viewer) castOf(s *ships.Ship) cast {
	known := v.knows(s)
	return cast{known, known && !s.State.Gone(), v.all || s.Side == v.side}
}

func (v *viewer) contact(s *ships.Ship) picture.Contact {
	class := v.ClassOf(s)
	k := picture.Contact{
		ID: s.ID, Reckoning: s.Reckoning(), Name: s.Name, Class: class.Name, Shape: class.Shape, Side: s.Side,
		Size: class.Size, State: s.State, Across: v.FootprintOf(s), Hidden: s.Hidden, Worn: s.Worn(), Shields: s.Shield > 0,
		Conditions: s.Conditions(), Bomb: s.Charge.Live, AC: int16(v.ArmourClass(s)), Hull: -1, HullMax: -1, Shield: -1, ShieldMax: -1, System: -1,
	}
	if s.Docked != 0 && s.State != ships.Stowed {
		if t := v.Ship(s.Docked); t != nil && v.knows(t) {
			k.Docked = t.ID
		}
	}
	if v.all || s.Side == v.side {
		k.Special = s.Special
		k.Hull, k.HullMax, k.Shield, k.ShieldMax, k.System = s.Hull, s.MaxHull(), s.Shield, s.MaxShield(), s.System
	}
	return k
}

// drawTurns draws the initiative order, without those unknown to the seat.
func (d *drawn) drawTurns(v *viewer) {
	rows, place := d.backdrop.Turns[:0], int16(0)
	d.backdrop.Redrawn.All = true
	d.rows = slices.Grow(d.rows[:0], len(v.Members))[:len(v.Members)]
	clear(d.rows)
	for i := range v.Order.Slots {
		shown := false
		for _, id := range v.Order.Slots[i].Members {
			m := v.Member(id)
			s := v.Ship(m.Seat.Ship)
			p := v.Fight.Person(id)
			aboard, met := v.inTurn(m, s, p)
			if !aboard && !met {
				continue
			}
			row := picture.TurnRow{Seat: m.Seat, Place: place, Total: v.Order.Slots[i].Total, Open: m.Open || p != nil && p.Open}
			switch {
			case v.all || p != nil && p.Side == v.side || p == nil && s.Side == v.side:
				row.Name = m.Name
			case !aboard:
				row.Seat, row.Person = crew.Seat{}, id
			}
			rows = append(rows, row)
			d.rows[v.Numbering.Place(id)] = len(rows)
			shown = true
		}
		if shown {
			place++
		}
	}
	d.backdrop.Turns = rows
}

// openTurns updates whose turn is open in the initiative order, if nobody is on foot and
// nothing else of the order has changed.
func (d *drawn) openTurns(v *viewer, was int64) {
	b := &d.backdrop
	for i, at := range v.gallery.notes.told {
		row := d.rows[i] - 1
		if open := v.Members[i].Open; at > was && row >= 0 && b.Turns[row].Open != open {
			b.Turns[row].Open = open
			b.Redrawn.Note(row, len(b.Turns))
		}
	}
}

// inTurn reports whether a seat knows of somebody's turns: as one of the crew of a ship that it
// knows, or as a person whom its side is aware of.
func (v *viewer) inTurn(m *crew.Member, s *ships.Ship, p *personal.Person) (aboard, met bool) {
	if p != nil && p.IsOut() {
		return false, false
	}
	aboard = m.Seat.Role != crew.Boots && s != nil && !s.State.Gone() && v.knows(s)
	return aboard, p != nil && (v.all || personal.Aware(&v.Fight, v.side, p))
}
