package sim

import (
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/space"
)

// viewer is what a seat may know by: its side, or everything.
type viewer struct {
	*World
	seat crew.Seat
	side event.Side
	all  bool // the GM
}

// CanView says whether there is such a seat to make pictures for.
func (w *World) CanView(seat crew.Seat) bool {
	if seat == crew.Master {
		return true
	}
	if seat.Role == crew.Screen {
		return w.Ship(seat.Ship) != nil
	}
	if p, _ := w.afoot(seat); p != nil {
		return true
	}
	m, _ := w.At(seat)
	return m != nil
}

// SideOfSeat is whose side a seat is on: that of whoever has it, or of its ship.
func (w *World) SideOfSeat(seat crew.Seat) (event.Side, bool) {
	if p, _ := w.afoot(seat); p != nil {
		return p.Side, true
	}
	if s := w.Ship(seat.Ship); s != nil {
		return s.Side, true
	}
	return 0, false
}

// SidesOf is the set of sides whose events a seat may know; the GM knows all,
// those of no side too.
func (w *World) SidesOf(seat crew.Seat) (sides event.Sides, all bool) {
	if seat == crew.Master {
		return event.AllSides, true
	}
	if side, ok := w.SideOfSeat(seat); ok {
		return event.Sides(0).With(side), false
	}
	return 0, false
}

// View is all that a seat may know now. What it may not know is not in it.
func (w *World) View(seat crew.Seat) *Picture {
	w.failsToShow(seat)
	v := viewer{World: w, seat: seat, all: seat == crew.Master}
	v.side, _ = w.SideOfSeat(seat)
	p := &Picture{Tick: w.Tick, Head: v.head()}
	p.Texts, p.Goals = v.texts(), v.goals()
	p.Objects = append(p.Objects, w.Objects...)
	for i := range w.Ships {
		s := &w.Ships[i]
		if !v.knows(s) {
			continue
		}
		p.Contacts = append(p.Contacts, v.contact(s))
		if v.all || s.ID == seat.Ship {
			v.aboard(p, s)
		}
	}
	p.Turns = v.turns()
	v.footing(p)
	p.Options, p.Features = v.options(), v.features()
	p.Head.Acts = seat
	if v.all {
		p.Head.Acts = w.acting()
		p.Options, p.Features = w.optionsOf(p.Head.Acts)
	}
	if v.all {
		p.Held, p.Classes, p.Triggers = v.heldRows(), v.classRows(), v.triggerRows()
	}
	return p
}

// Lineup is what is left of a seat's picture before the battle, while nobody has
// decided for a side yet: its ship and its crew, and what all sides know. The GM is
// shown everything.
func (w *World) Lineup(seat crew.Seat, p *Picture) *Picture {
	if seat == crew.Master {
		return p
	}
	l := &Picture{
		Tick: p.Tick, Head: p.Head, Texts: p.Texts, Objects: p.Objects, Sheets: p.Sheets, Mounts: p.Mounts, Crew: p.Crew, Legs: p.Legs,
		Features: p.Features, Selves: p.Selves, Gear: p.Gear,
	}
	l.Head.Awaited = crew.Seat{}
	open := map[space.ID]bool{}
	for _, k := range p.Contacts {
		if k.ID != seat.Ship {
			if k.Hidden || k.State == ships.Away || k.State == ships.Stowed {
				continue
			}
			k.Special, k.Hull, k.HullMax, k.Shield, k.ShieldMax, k.System = false, -1, -1, -1, -1, -1
		}
		open[k.ID] = true
		l.Contacts = append(l.Contacts, k)
	}
	for _, r := range p.Turns {
		if open[r.Seat.Ship] {
			if r.Seat.Ship != seat.Ship {
				r.Name = ""
			}
			l.Turns = append(l.Turns, r)
		}
	}
	return l
}

func (v *viewer) knows(s *ships.Ship) bool {
	return v.all || v.Knows(v.side, s) && (s.State != ships.Away && s.State != ships.Stowed || s.Side == v.side)
}

func (v *viewer) head() Head {
	h := Head{
		Round: v.Order.Round, Tempo: v.Order.Tempo, Paused: v.Paused, Grid: v.Grid, Hold: v.Hold && v.all, Over: v.Over, Winners: v.Winners,
		Seat: v.seat, Side: v.side, Clock: v.Clock, Left: v.Left,
	}
	if m := v.Member(v.Window.Member); m != nil {
		// Who waits for what is their own side's secret.
		if s := v.Ship(m.Seat.Ship); v.all || s != nil && s.Side == v.side {
			h.Awaited, h.Left = m.Seat, v.Window.Left
		}
	}
	return h
}

func (v *viewer) texts() []Text {
	texts := []Text{{TitleText, v.Scenario.Title}, {BriefText, v.Scenario.Brief}}
	if v.all {
		texts = append(texts, Text{NotesText, v.Scenario.Notes})
	}
	if v.Over {
		texts = append(texts, Text{OutcomeText, v.Outcome})
	}
	for i, s := range v.Scenario.Sides {
		texts = append(texts, Text{SideText + TextKind(i), s.Name})
	}
	if v.Fight.Begun() {
		b := v.Fight.Book()
		texts = append(texts, Text{PointsText, b.Words.Points}, Text{DefenceText, b.Words.Defence}, Text{BadText, b.Zero.BadWord}, Text{RulesText, rulesOf(b)})
		if v.all {
			texts = append(texts, words(b)...)
		}
	}
	return texts
}

// rulesOf are the verbs of a fight on foot that a book has, by name, each with its rule.
func rulesOf(b *personal.Book) string {
	var lines []string
	for _, row := range crew.FootTable() {
		if id, has := b.RuleOf(row.Verb); has {
			lines = append(lines, row.Name+" "+id)
		}
	}
	return strings.Join(lines, "\n")
}

// words are what a GM can speak of in rulings on a person.
func words(b *personal.Book) []Text {
	var skills, conditions, layers, reserves, tables []string
	for i := range b.Skills {
		skills = append(skills, b.Skills[i].Name)
	}
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
	return []Text{
		{DamageText, strings.Join(b.Types, "\n")}, {AbilityText, strings.Join(b.Abilities, "\n")},
		{SkillText, strings.Join(skills, "\n")}, {ConditionText, strings.Join(conditions, "\n")},
		{LayerText, strings.Join(layers, "\n")}, {ReserveText, strings.Join(reserves, "\n")}, {TableText, strings.Join(tables, "\n")},
	}
}

// goals are those of the seat's own side; a zone or a ship that is a goal of
// another side is that side's secret.
func (v *viewer) goals() []GoalRow {
	var rows []GoalRow
	for i, g := range v.Scenario.Goals {
		if v.all || g.Side == v.side && v.Goals[i].Standing != Shut {
			rows = append(rows, GoalRow{uint8(i), g, v.Goals[i]})
		}
	}
	return rows
}

func (v *viewer) contact(s *ships.Ship) Contact {
	class := v.ClassOf(s)
	k := Contact{
		ID: s.ID, At: s.At, Heading: s.Heading, Step: s.Step, Name: s.Name, Class: class.Name, Shape: class.Shape, Side: s.Side,
		Size: class.Size, State: s.State, Across: v.Across(s), Hidden: s.Hidden, Worn: s.Worn(), Shields: s.Shield > 0,
		Conditions: s.Conditions(), Bomb: s.Charge.Live, AC: int16(v.ArmourClass(s)), Hull: -1, HullMax: -1, Shield: -1, ShieldMax: -1, System: -1,
	}
	if v.all || s.Side == v.side {
		k.Special = s.Special
		k.Hull, k.HullMax, k.Shield, k.ShieldMax, k.System = s.Hull, s.MaxHull(), s.Shield, s.MaxShield(), s.System
	}
	return k
}

// aboard adds what only a ship's own crew knows.
func (v *viewer) aboard(p *Picture, s *ships.Ship) {
	class := v.ClassOf(s)
	p.Sheets = append(p.Sheets, Sheet{
		ID: s.ID, Numbers: s.Numbers, MaxHull: s.MaxHull(), MaxShield: s.MaxShield(), Regeneration: s.Regeneration(),
		FlyingSpeed: s.FlyingSpeed(), TurningSpeed: s.TurningSpeed(), Hull: s.Hull, Shield: s.Shield, Collapsed: s.Collapsed,
		HitDie: class.HitDie, HitDice: s.HitDice, HitDiceMax: class.HitDice, System: s.System, Successes: s.Successes, Cover: s.Cover,
		Feet: s.Feet, Diagonals: s.Diagonals, Throttle: s.Throttle, Rudder: s.Rudder, Ramming: s.Ramming, Light: s.Light(), PatchDC: int16(ships.PatchDC(s)), RamDC: int16(v.RamDC(s)),
		Armour: class.Armour, Shields: class.Shield, Fuel: s.Fuel,
		Hyperdrive: class.Hyperdrive, Boot: s.Hyperdrive.Boot, Plotted: s.Hyperdrive.Plotted, Trouble: s.Hyperdrive.Trouble,
	})
	for i := range s.Mounts {
		p.Mounts = append(p.Mounts, v.mountRow(s, class, i))
	}
	for _, id := range s.Crew {
		p.Crew = append(p.Crew, v.crewRow(id))
	}
	for i, l := range s.Course {
		if i == 0 {
			l = rest(s, l)
		}
		p.Legs = append(p.Legs, LegRow{s.ID, uint8(i), l})
	}
}

// rest is what is left of the leg that a ship is flying.
func rest(s *ships.Ship, l ships.Leg) ships.Leg {
	if l.Turn < 0 {
		l.Turn += s.Turned
	} else {
		l.Turn -= s.Turned
	}
	l.Ahead -= s.Flown
	return l
}

func (v *viewer) mountRow(s *ships.Ship, class *ships.Class, i int) MountRow {
	m, w := &class.Mounts[i], &class.Mounts[i].Weapon
	row := MountRow{
		Ship: s.ID, Mount: uint8(i), Name: w.Name, Place: m.Place(), Turret: m.Turret, Facing: m.Facing.Norm(), Grade: w.Grade,
		Type: w.Type, Damage: w.Damage, Bonus: w.Bonus, Attacks: w.Attacks, Near: w.Near, Far: w.Far,
		Latched: s.Mounts[i].Latch != 0, Left: s.Mounts[i].Left, Ammo: s.Mounts[i].Ammo, AmmoMax: w.Ammo, Work: s.Mounts[i].Work,
	}
	if only := v.Member(s.Mounts[i].Only); only != nil {
		row.Only = only.Seat
	}
	return row
}

func (v *viewer) crewRow(id crew.ID) CrewRow {
	m := v.Member(id)
	bonus := func(s crew.Skill) int8 { return int8(m.Modifier(s.Ability()) + m.SkillBonus(s)) }
	row := CrewRow{
		Seat: m.Seat, Name: m.Name, Roles: v.RolesOf(m), Budget: m.Budget, Proficiency: m.Proficiency,
		Piloting: bonus(crew.Piloting), Technology: bonus(crew.Technology), Mechanics: bonus(crew.MechanicsKit),
	}
	for i := range v.Readied {
		row.Waiting = row.Waiting || v.Readied[i].Member == id
	}
	return row
}

// turns is the initiative order, without those whom the seat does not know of.
func (v *viewer) turns() []TurnRow {
	var rows []TurnRow
	place := int16(0)
	for i := range v.Order.Slots {
		shown := false
		for _, id := range v.Order.Slots[i].Members {
			m := v.Member(id)
			s := v.Ship(m.Seat.Ship)
			p := v.Fight.Person(id)
			if !v.inTurn(m, s, p) {
				continue
			}
			name := ""
			if v.all || p != nil && p.Side == v.side || p == nil && s.Side == v.side {
				name = m.Name
			}
			rows = append(rows, TurnRow{m.Seat, name, place, v.Order.Slots[i].Total, m.Open || p != nil && p.Open})
			shown = true
		}
		if shown {
			place++
		}
	}
	return rows
}

// inTurn says whether a seat knows of somebody's turns: those of a ship that it
// knows, and of persons that its side is aware of.
func (v *viewer) inTurn(m *crew.Member, s *ships.Ship, p *personal.Person) bool {
	if m.Seat.Role != crew.Boots && s != nil && !s.State.Gone() && v.knows(s) && (p == nil || !p.Out()) {
		return true
	}
	return p != nil && !p.Out() && (v.all || v.Fight.SideAware(v.side, p))
}

func (v *viewer) heldRows() []HeldRow {
	var rows []HeldRow
	for i := range v.Held {
		h := &v.Held[i]
		row := HeldRow{Number: h.Number, Seat: h.Order.Seat, Verb: h.Order.Intent.Verb(), Text: h.Text, Dice: diceText(h.Dice)}
		if i, ok := h.Order.Intent.(*ships.Improvise); ok {
			row.Asks, row.Left = true, (h.Left+19)/20
			row.Test, row.Gain, row.Helped, row.Target = i.Test, i.Gain, i.Helped, i.Target
		}
		rows = append(rows, row)
	}
	return rows
}

// classRows are the classes of the library.
func (v *viewer) classRows() []ClassRow {
	var rows []ClassRow
	for i := range v.Library.Classes {
		k := &v.Library.Classes[i]
		rows = append(rows, ClassRow{int16(i), k.Name, k.Shape, k.Size, k.HullMax, k.ShieldMax})
	}
	return rows
}

// Own is the sheet of a ship in the picture, or nil.
func (p *Picture) Own(id space.ID) *Sheet {
	for i := range p.Sheets {
		if p.Sheets[i].ID == id {
			return &p.Sheets[i]
		}
	}
	return nil
}

// Chart is the space around a ship of the seat's own, as far as a reach, as its
// pilot and the server know it.
func (p *Picture) Chart(own *Contact, sheet *Sheet, reach space.Length) ships.Chart {
	c := ships.Chart{Radius: own.Across / 2, Turn: sheet.TurningSpeed, Diagonals: sheet.Diagonals, Light: sheet.Light}
	if p.Head.Grid {
		c.Squares = own.Size.Squares()
		reach *= 2 // diagonal squares are longer than what they cost
	}
	for i := range p.Objects {
		o := &p.Objects[i]
		if z, ok := ships.ObjectZone(o); ok && space.Within(own.At, o.At, reach+c.Radius+o.Radius) {
			c.Zones = append(c.Zones, z)
		}
	}
	for i := range p.Contacts {
		k := &p.Contacts[i]
		if k.ID != own.ID && k.State.Here() && space.Within(own.At, k.At, reach+c.Radius+k.Across/2) {
			d := space.Disc{At: k.At, Radius: k.Across / 2}
			c.Zones = append(c.Zones, ships.ShipZone(k.ID, d, k.Side != own.Side, own.Size, k.Size))
		}
	}
	return c
}

// Contact finds a ship in the picture, or nil.
func (p *Picture) Contact(id space.ID) *Contact {
	for i := range p.Contacts {
		if p.Contacts[i].ID == id {
			return &p.Contacts[i]
		}
	}
	return nil
}

// ShipName names a ship as far as the picture shows it.
func (p *Picture) ShipName(id space.ID) string {
	if k := p.Contact(id); k != nil {
		return k.Name
	}
	return "an unknown ship"
}

// PersonName names somebody on a deck as far as the picture shows them.
func (p *Picture) PersonName(id crew.ID) string {
	if k := p.Person(id); k != nil {
		return k.Name
	}
	return "somebody"
}

// Person is somebody whom the picture shows on a deck, or nil.
func (p *Picture) Person(id crew.ID) *PersonRow {
	for i := range p.People {
		if p.People[i].ID == id {
			return &p.People[i]
		}
	}
	return nil
}

// SeatName names a seat as far as the picture shows it.
func (p *Picture) SeatName(seat crew.Seat) string {
	if seat.Role == crew.Boots {
		for i := range p.People {
			if p.People[i].Seat == seat {
				return p.People[i].Name
			}
		}
		return "somebody"
	}
	alone := true
	for i := range p.Turns {
		t := &p.Turns[i]
		alone = alone && (t.Seat.Ship != seat.Ship || t.Seat == seat)
	}
	return NameSeat(p.ShipName(seat.Ship), seat, alone)
}
