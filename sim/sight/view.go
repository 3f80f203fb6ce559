// Package sight draws the picture of a World for a seat: only what its side and crew may
// know, with its options, computed by the rules that judge them.
package sight

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// viewer is the knowledge of a seat: that of its side, or everything.
type viewer struct {
	*sim.World
	gallery *Gallery // with what seats share

	seat crew.Seat
	side event.Side
	all  bool // the GM

	every bool          // options on every ship, not only on those in focus
	asked picture.Asked // what the seat wants to know besides
	page  *page         // where its options are drawn
}

// CanView reports whether a seat exists for which pictures can be made.
func CanView(w *sim.World, seat crew.Seat) bool {
	if seat == crew.Master {
		return true
	}
	if seat.Role == crew.Screen {
		return w.Ship(seat.Ship) != nil
	}
	if p, _ := w.AfootAs(seat); p != nil {
		return true
	}
	m, _ := w.HolderOf(seat)
	return m != nil
}

// SideOfSeat returns the side of a seat: that of its holder, or of its ship.
func SideOfSeat(w *sim.World, seat crew.Seat) (event.Side, bool) {
	if p, _ := w.AfootAs(seat); p != nil {
		return p.Side, true
	}
	if s := w.Ship(seat.Ship); s != nil {
		return s.Side, true
	}
	return 0, false
}

// SidesOf returns the set of sides whose events a seat may know. The GM knows all,
// including those of no side.
func SidesOf(w *sim.World, seat crew.Seat) (sides event.Sides, all bool) {
	if seat == crew.Master {
		return event.AllSides, true
	}
	if side, ok := SideOfSeat(w, seat); ok {
		return event.Sides(0).With(side), false
	}
	return 0, false
}

// View returns everything that a seat may know now, and nothing else, with options on
// every ship.
func View(w *sim.World, seat crew.Seat) *picture.Picture {
	w.FailsToShow(seat)
	v := NewGallery(w).newViewer(seat)
	v.every, v.page = true, &page{}
	w.Resurvey()
	w.BeginLook()
	defer w.EndLook()
	d := drawn{side: v.side, all: v.all}
	d.draw(v)
	p := d.backdrop.NewPicture()
	v.addShip(p)
	v.addOwn(p, true)
	return p
}

// addShip adds to a picture what the crew of the seat's ship knows.
func (v *viewer) addShip(p *picture.Picture) {
	var a picture.Quarters
	v.drawQuarters(&a)
	p.Sheets, p.Mounts, p.Crew, p.Legs = a.Sheets, a.Mounts, a.Crew, a.Legs
}

// addOwn adds to a picture what belongs to the seat alone, with what it knows on foot if
// foot is set.
func (v *viewer) addOwn(p *picture.Picture, foot bool) {
	p.Tick, p.Head = v.Tick, v.head()
	if foot {
		v.addFoot(p)
	}
	p.Reached = v.reached(p.Reached)
	p.Options, p.Features = v.draft().options(), v.features(p.Features)
	if v.all {
		v.optionsOf(p.Head.Acts, p)
		p.Held, p.Classes, p.Triggers = v.heldRows(), v.classRows(), v.triggerRows()
	}
}

// Lineup returns the part of a seat's picture that it sees before the battle, while sides
// are not decided: its ship and its crew, and what all sides know. The GM sees
// everything.
func Lineup(w *sim.World, seat crew.Seat, p *picture.Picture) *picture.Picture {
	if seat == crew.Master {
		return p
	}
	l := &picture.Picture{
		Tick: p.Tick, Head: p.Head, Texts: p.Texts, Conditions: p.Conditions, Objects: p.Objects, Sheets: p.Sheets, Mounts: p.Mounts, Crew: p.Crew, Legs: p.Legs,
		Features: p.Features, Selves: p.Selves, Stocks: p.Stocks, Gear: p.Gear,
	}
	l.Head.Awaited, l.Head.Asked, l.Head.With = crew.Seat{}, 0, ""
	open := map[space.ID]bool{}
	for _, k := range p.Contacts {
		if k.ID != seat.Ship {
			if k.Hidden || k.State == ships.Away || k.State == ships.Stowed {
				continue
			}
			k.Special, k.Hull, k.HullMax, k.Shield, k.ShieldMax, k.System, k.Docked = false, -1, -1, -1, -1, -1, 0
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

func (v *viewer) head() picture.Head {
	h := picture.Head{
		Round: v.Order.Round, Tempo: v.Order.Tempo, Paused: v.Paused, Grid: v.Grid, Hold: v.Hold && v.all, Over: v.Over, Winners: v.Winners,
		Seat: v.seat, Acts: v.seat, Side: v.side, Clock: v.Clock, Left: v.Left,
	}
	if v.all {
		h.Acts, h.Levels = acting(v.World), v.Fight.HasDecks() && v.Fight.Book().Levels.Most > 0
	}
	if m := v.Member(v.Asked()); m != nil {
		v.addAsked(&h, m, v.Windows.First())
	}
	return h
}

// addAsked adds who may react, which is a secret of their own side.
func (v *viewer) addAsked(h *picture.Head, m *crew.Member, x *crew.Window) {
	with, ours := x.Response.Name(), v.all
	if f := &v.Fight; x.Response.OnFoot() {
		p, by := f.Person(x.Member), f.Person(x.Person())
		with, ours = personal.AskedFor(f, x), ours || p.Side == v.side
		if by != nil && by != p && (v.all || f.Sees(p, by)) {
			with = say.Aside(with, v.personRow(by).Name)
		}
	} else if side, ok := SideOfSeat(v.World, m.Seat); ok {
		ours = ours || side == v.side
	}
	if ours {
		h.Awaited, h.Asked, h.With, h.Left = m.Seat, x.Response, with, x.Left
	}
}

// drawQuarters draws what the crew of the seat's ship knows, or what the GM knows of
// everybody.
func (v *viewer) drawQuarters(a *picture.Quarters) {
	a.Sheets, a.Mounts, a.Crew, a.Legs = a.Sheets[:0], a.Mounts[:0], a.Crew[:0], a.Legs[:0]
	if !v.all {
		if s := v.Ship(v.serves()); s != nil && v.knows(s) {
			v.addAboard(a, s)
		}
		return
	}
	for i := range v.Ships {
		v.addAboard(a, &v.Ships[i])
	}
}

// serves returns the ship that the seat's holder serves on, or 0. One aboard which they are as a
// boarder is another side's, and so is their own once it is captured.
func (v *viewer) serves() space.ID {
	if s := v.Ship(v.seat.Ship); s != nil && s.Side == v.side {
		return s.ID
	}
	return 0
}

// addAboard adds what only a ship's own crew knows.
func (v *viewer) addAboard(p *picture.Quarters, s *ships.Ship) {
	class := v.ClassOf(s)
	p.Sheets = append(p.Sheets, picture.ShipSheet{
		ID: s.ID, Numbers: s.Numbers, MaxHull: s.MaxHull(), MaxShield: s.MaxShield(), Regeneration: s.Regeneration(),
		FlyingSpeed: s.FlyingSpeed(), TurningSpeed: s.TurningSpeed(), Hull: s.Hull, Shield: s.Shield, Collapsed: s.Collapsed,
		HitDie: class.HitDie, HitDice: s.HitDice, HitDiceMax: class.HitDice, System: s.System, Successes: s.Successes, Cover: s.Cover,
		Feet: s.Feet(), Diagonals: s.Own.Diagonals, Throttle: s.Throttle, Rudder: s.Rudder, Ramming: s.Ramming, Light: s.Light(), PatchDC: int16(impact.PatchDC(s)), RamDC: int16(impact.RamDC(&v.World.Battle, s)),
		Armour: class.Armour, Shields: class.Shield, Fuel: s.Fuel,
		Hyperdrive: class.Hyperdrive, Boot: s.Hyperdrive.Boot, Plotted: s.Hyperdrive.Plotted, Trouble: s.Hyperdrive.Trouble,
	})
	p.Mounts, p.Crew = slices.Grow(p.Mounts, len(s.Mounts)), slices.Grow(p.Crew, len(s.Crew))
	for i := range s.Mounts {
		p.Mounts = append(p.Mounts, v.mountRow(s, i))
	}
	for _, id := range s.Crew {
		if side, _ := SideOfSeat(v.World, v.Member(id).Seat); v.all || side == v.side { // those of a captured ship are still of their own
			p.Crew = append(p.Crew, v.crewRow(id))
		}
	}
	for i, l := range s.Course {
		if i == 0 {
			l = rest(s, l)
		}
		p.Legs = append(p.Legs, picture.LegRow{Ship: s.ID, Number: uint8(i), Leg: l})
	}
}

// rest returns the rest of the leg that a ship is flying.
func rest(s *ships.Ship, l ships.Leg) ships.Leg {
	if l.Turn < 0 {
		l.Turn += s.Turned
	} else {
		l.Turn -= s.Turned
	}
	l.Ahead -= s.Flown
	return l
}

func (v *viewer) mountRow(s *ships.Ship, i int) picture.MountRow {
	m := impact.MountOf(&v.World.Battle, s, i)
	w := &m.Weapon
	row := picture.MountRow{
		Ship: s.ID, Mount: uint8(i), Name: w.Name, Place: m.Place(), Turret: m.Turret, Facing: m.Facing.Norm(), Grade: w.Grade,
		Type: w.Type, Damage: w.Damage, Bonus: w.Bonus, Attacks: w.Attacks, Near: w.Near, Far: w.Far,
		Latched: s.Mounts[i].Latch != 0, Left: s.Mounts[i].Left, Ammo: s.Mounts[i].Ammo, AmmoMax: w.Ammo, Work: s.Mounts[i].Work,
	}
	if only := v.Member(s.Mounts[i].Only); only != nil {
		row.Only = only.Seat
	}
	return row
}

func (v *viewer) crewRow(id crew.ID) picture.CrewRow {
	m := v.Member(id)
	bonus := func(s crew.Skill) int8 { return int8(m.Modifier(s.Ability()) + m.SkillBonus(s)) }
	row := picture.CrewRow{
		Seat: m.Seat, Name: m.Name, Roles: v.RolesOf(m), Budget: m.Budget, Proficiency: m.Proficiency,
		Piloting: bonus(crew.Piloting), Technology: bonus(crew.Technology), Mechanics: bonus(crew.MechanicsKit), Waiting: v.Readied.Find(id) != nil, Readied: m.Readied,
	}
	return row
}

func (v *viewer) heldRows() []picture.HeldRow {
	var rows []picture.HeldRow
	for i := range v.Held {
		h := &v.Held[i]
		row := picture.HeldRow{Number: h.Number, Seat: h.Order.Seat, Verb: h.Order.Intent.Verb(), Text: h.Text, Dice: diceText(h.Dice)}
		if i, ok := h.Order.Intent.(*deployment.Improvise); ok {
			row.Asks, row.Left = true, (h.Left+picture.HeldTicks-1)/picture.HeldTicks
			row.Test, row.Gain, row.Helped, row.Target, row.Foe = i.Test, i.Gain, i.Helped, i.Target, i.Foe
		}
		rows = append(rows, row)
	}
	return rows
}

// classRows returns the classes of the library.
func (v *viewer) classRows() []picture.ClassRow {
	rows := make([]picture.ClassRow, 0, len(v.Library.Classes))
	for i := range v.Library.Classes {
		k := &v.Library.Classes[i]
		rows = append(rows, picture.ClassRow{Number: int16(i), Name: k.Name, Shape: k.Shape, Size: k.Size, Hull: k.HullMax, Shield: k.ShieldMax})
	}
	return rows
}
