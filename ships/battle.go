package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Battle is the state that the rules of starship combat work on. Everything in
// it but Library and what is marked as the tick's own is walked by Fields.
type Battle struct {
	Library *shipyard.Library
	Intent  func(crew.Verb) Intent // makes the order of a verb, as one is read

	Tray    dice.Tray
	Ships   []Ship
	Objects []Object
	Members []crew.Member
	Readied []Readied
	Window  crew.Window
	Grid    bool     // ships fly in squares (SHIP-GRID)
	LastID  space.ID // the last ID given out

	// The tick's own: empty between ticks.
	Wounds  []Wound
	Blasts  []space.ID // charges that have gone off
	Events  []event.Event
	gauges  []gauge // as the tick began
	reading gauge   // as it ends
	Watched int     // of Events, by Watch
	Near    space.Index
	Laid    int // of Objects, in near
	Found   []int32
	Drift   space.Length
	Widest  space.Length
	Local   Chart
}

const (
	MaxEffects = 128 // of one ship
	maxReadied = crew.MaxMembers
)

// Fields describes a Battle.
func (b *Battle) Fields(c field.Coder) {
	b.Tray.Fields(c)
	field.List(c, "ships", &b.Ships, shipyard.MaxShips, func(c field.Coder, s *Ship) { s.Fields(c) })
	field.List(c, "objects", &b.Objects, shipyard.MaxObjects, func(c field.Coder, o *Object) { o.Fields(c) })
	field.List(c, "members", &b.Members, crew.MaxMembers, func(c field.Coder, m *crew.Member) { m.Fields(c) })
	field.List(c, "readied", &b.Readied, maxReadied, func(c field.Coder, r *Readied) { r.Fields(c, b.Intent) })
	b.Window.Fields(c)
	field.Bool(c, "grid", &b.Grid)
	field.Int(c, "last id", &b.LastID, 0, space.MaxID)
}

// Ship finds a ship by its ID, or nil. Ships stand in the order of their IDs.
func (b *Battle) Ship(id space.ID) *Ship {
	lo, hi := 0, len(b.Ships)
	for lo < hi {
		mid := (lo + hi) / 2
		if b.Ships[mid].ID < id {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo < len(b.Ships) && b.Ships[lo].ID == id {
		return &b.Ships[lo]
	}
	return nil
}

// Member finds a crew member by ID, or nil.
func (b *Battle) Member(id crew.ID) *crew.Member {
	if id == 0 || int(id) > len(b.Members) {
		return nil
	}
	return &b.Members[id-1]
}

// At finds who has a seat, and their ID, or nil and 0.
func (b *Battle) At(seat crew.Seat) (*crew.Member, crew.ID) {
	ship := b.Ship(seat.Ship)
	if ship == nil {
		return nil, 0
	}
	for _, id := range ship.Crew {
		if m := b.Member(id); m.Seat == seat {
			return m, id
		}
	}
	return nil, 0
}

// IDOf is the ID of a member of the battle.
func (b *Battle) IDOf(m *crew.Member) crew.ID {
	_, id := b.At(m.Seat)
	return id
}

// Pilot is who flies a ship, or nil.
func (b *Battle) Pilot(s *Ship) *crew.Member { return b.Deployed(s, crew.Pilot) }

func (b *Battle) Deployed(s *Ship, r crew.Role) *crew.Member {
	var stopgap *crew.Member
	for _, id := range s.Crew {
		switch m := b.Member(id); {
		case !m.Roles.Has(r) || m.Away:
		case m.Mind.Standby():
			stopgap = m
		default:
			return m
		}
	}
	return stopgap
}

// ClassOf is the class of a ship.
func (b *Battle) ClassOf(s *Ship) *shipyard.Class { return &b.Library.Classes[s.Class] }

// Disc is the space that a ship controls.
func (b *Battle) Disc(s *Ship) space.Disc {
	return space.Disc{At: s.At, Radius: b.Across(s) / 2}
}

// Knows says whether a side is aware of a ship's presence and place.
func (b *Battle) Knows(side event.Side, s *Ship) bool {
	return !s.Hidden || s.Side == side || s.Found.Has(side)
}

// Watchers are the sides that are aware of a ship.
func (b *Battle) Watchers(s *Ship) event.Sides {
	if !s.Hidden {
		return event.AllSides
	}
	return s.Found.With(s.Side)
}

// NewTick forgets what happened in the last tick.
func (b *Battle) NewTick() { b.Events, b.Watched = b.Events[:0], 0 }

// Settled says whether no damage is on its way: so it is between ticks.
func (b *Battle) Settled() bool { return len(b.Wounds)+len(b.Blasts) == 0 }

// Emit notes that something happened, for the sides that may know it.
func (b *Battle) Emit(to event.Sides, f event.Fact) {
	b.Events = append(b.Events, event.Event{Sides: to, Fact: f})
}

// TellWatchers emits what everyone who is aware of a ship can see.
func (b *Battle) TellWatchers(s *Ship, f event.Fact) { b.Emit(b.Watchers(s), f) }

// TellOwnSide emits what only a ship's own side knows.
func (b *Battle) TellOwnSide(s *Ship, f event.Fact) { b.Emit(event.Sides(0).With(s.Side), f) }

// Range is the distance between two ships as ranges are measured: centre to
// centre, less what each radius has beyond 25 ft. On the grid squares are counted.
func (b *Battle) Range(s, t *Ship) space.Length { return b.RangeBetween(s, s.At, t, t.At) }

// RangeBetween is their distance from other places than those where they are.
func (b *Battle) RangeBetween(s *Ship, from space.Point, t *Ship, to space.Point) space.Length {
	mine, theirs := b.ClassOf(s), b.ClassOf(t)
	return Apart(b.Grid, Body{from, mine.Size, mine.Across}, Body{to, theirs.Size, theirs.Across})
}

// Body is a ship as far as ranges to it go.
type Body struct {
	At     space.Point
	Size   shipyard.Size
	Across space.Length
}

// Apart is the distance between two ships as ranges are measured, on the grid or
// without it.
func Apart(grid bool, a, b Body) space.Length {
	if grid {
		return space.Count(a.At, a.Size.Squares(), b.At, b.Size.Squares())
	}
	d := space.Distance(a.At, b.At)
	for _, across := range [2]space.Length{a.Across, b.Across} {
		d -= max(0, across/2-shipyard.FreeSpace)
	}
	return max(0, d)
}

// MaxHull is a ship's hull point maximum, halved at system damage level 4.
func (s *Ship) MaxHull() int32 { return max(1, s.halved(s.HullMax)) }

// MaxShield is a ship's shield point maximum, halved at system damage level 4.
func (s *Ship) MaxShield() int32 {
	return s.halved(int32(s.shifted(shipyard.ShieldRoom, int64(s.ShieldMax), 1)))
}

// Regeneration is what a ship's shields regain at the start of its pilot's
// turn, halved at system damage level 4 and by a mishap.
func (s *Ship) Regeneration() int32 {
	rate := s.halved(int32(s.shifted(shipyard.RegenRate, int64(s.Regen), 1)))
	if s.Hyperdrive.Trouble&BadShields != 0 {
		return rate / 2
	}
	return rate
}

func (s *Ship) halved(n int32) int32 {
	if s.System >= 4 {
		return n / 2
	}
	return n
}

// FlyingSpeed is the feet a ship has each turn, halved at system damage level 2,
// and as its conditions leave it.
func (s *Ship) FlyingSpeed() space.Length {
	if s.Docked != 0 {
		return 0
	}
	fly := space.Length(s.shifted(shipyard.FlySpeed, int64(s.Fly), int64(space.Foot)))
	if s.System >= 2 {
		return s.slowed(fly / 2)
	}
	return s.slowed(fly)
}

// TurningSpeed is what a ship pays to turn 90°, doubled at system damage level 2.
func (s *Ship) TurningSpeed() space.Length {
	turn := max(min(shipyard.LeastSpeed, s.Turn), space.Length(s.shifted(shipyard.TurnSpeed, int64(s.Turn), int64(space.Foot))))
	for i := range s.Afflictions {
		if shipyard.ConditionRules[s.Afflictions[i].Kind].Clumsy {
			turn *= 2
			break
		}
	}
	if s.System >= 2 {
		return 2 * turn
	}
	return turn
}

// Worn says whether a ship shows signs of damage: its hull is below half.
func (s *Ship) Worn() bool { return 2*s.Hull < s.MaxHull() }

// ArmourClass is what an attack roll must reach: the ship's own, and what its
// pilot adds with a Piloting check's bonus; aboard a space station, its operator
// with Technology. It comes without cover.
func (b *Battle) ArmourClass(s *Ship) int {
	who, skill := crew.Pilot, crew.Piloting
	if b.ClassOf(s).Station {
		who, skill = crew.Operator, crew.Technology
	}
	ac := int(s.AC)
	if m := b.Deployed(s, who); m != nil {
		ac += m.Modifier(crew.Intelligence) + m.SkillBonus(skill)
	}
	return ac + int(s.shifted(shipyard.ArmourAC, 0, 1))
}
