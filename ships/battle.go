package ships

import (
	"iter"
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Battle is the state that the rules of starship combat work on. Fields walks all of it
// but the Library and what lasts only for a tick.
type Battle struct {
	Library *shipyard.Library
	Intent  func(crew.Verb) Intent // returns an empty intent to read into

	Tray      dice.Tray
	Ships     []Ship
	Objects   []Object
	Members   []crew.Member
	Numbering crew.Numbering // of the members
	Readied   crew.ReadyList[space.ID, Limit, Intent]
	Windows   crew.Windows // of people on foot too
	Grid      bool         // ships fly in squares (SHIP-GRID)
	LastID    space.ID     // the last ID given out

	// These last for a tick and are empty between ticks.
	Wounds  []Wound
	Blasts  []space.ID // charges that have gone off
	Caught  []Catch    // by harpoons
	Events  []event.Event
	touched []bool        // by ship: the tick has changed it or somebody aboard
	News    []event.Event // since Watch last looked
	Regions []int32       // places of the objects that affect ships that enter them
	Lurkers []int32       // places of the ships that were hidden before anything moved
	Local   Chart
	lasting lasting
	survey  survey

	// Not state: earlier hashes, and buffers for facts.
	kept struct {
		ships   field.Kept[Ship]
		objects field.Kept[Object]
		members field.Kept[crew.Member]
	}
	Telling Telling
}

// Telling has buffers for the most frequent facts.
type Telling struct {
	Attacks event.Block[Attacked]
	Rolls   event.Block[DamageRolled]
	Damages event.Block[Damaged]
	Names   say.NameTexts
	Misses  map[Miss]error // refusals of shots that do not reach
}

// Miss is a shot that cannot reach its target, keyed by the rule that refuses it and the values of the refusal.
// There are only a few for each mount and target.
type Miss struct {
	Rule           string
	Target, Weapon say.Text
	Place          say.Text // of the mount, if its arc is the reason
	Reach          int      // in feet, if the range is
}

// MaxEffects is how many effects one ship can have.
const MaxEffects = 128

// Fields describes a Battle.
func (b *Battle) Fields(c field.Coder) {
	b.Tray.Fields(c)
	field.ListKept(c, "ships", &b.Ships, &b.kept.ships, shipyard.MaxShips)
	field.ListKept(c, "objects", &b.Objects, &b.kept.objects, shipyard.MaxObjects)
	field.ListKept(c, "members", &b.Members, &b.kept.members, crew.MaxMembers)
	field.Int(c, "numbering", &b.Numbering.Key, 0, crew.MaxKey)
	b.Readied.Fields(c, (*Limit).Fields, "verb", b.Intent)
	b.Windows.Fields(c)
	field.Bool(c, "grid", &b.Grid)
	field.Int(c, "last id", &b.LastID, 0, space.MaxID)
}

// Kept returns the hashes of ships, objects and members, by which unchanged ones are
// found.
func (b *Battle) Kept() (*field.Kept[Ship], *field.Kept[Object], *field.Kept[crew.Member]) {
	return &b.kept.ships, &b.kept.objects, &b.kept.members
}

// Ship finds a ship by its ID, or nil.
func (b *Battle) Ship(id space.ID) *Ship {
	if at := b.PlaceOf(id); at >= 0 {
		return &b.Ships[at]
	}
	return nil
}

// PlaceOf returns the index of a ship in Ships, or -1. Ships are sorted by ID, which begin at
// 1, so a ship is at the index of its ID or before it.
func (b *Battle) PlaceOf(id space.ID) int {
	lo, hi := 0, min(len(b.Ships), int(id))
	for mid := hi - 1; lo < hi; mid = (lo + hi) / 2 {
		switch at := b.Ships[mid].ID; {
		case at == id:
			return mid
		case at < id:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return -1
}

// Member finds a crew member by ID, or nil.
func (b *Battle) Member(id crew.ID) *crew.Member {
	at := b.Numbering.Place(id)
	if at < 0 || at >= len(b.Members) {
		return nil
	}
	return &b.Members[at]
}

// HolderOf returns the member who has a seat, and their ID, or nil and 0.
func (b *Battle) HolderOf(seat crew.Seat) (*crew.Member, crew.ID) {
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

// IDOf returns the ID of a member of the battle.
func (b *Battle) IDOf(m *crew.Member) crew.ID {
	_, id := b.HolderOf(m.Seat)
	return id
}

// Pilot returns the pilot of a ship, or nil.
func (b *Battle) Pilot(s *Ship) *crew.Member { return b.Deployed(s, crew.Pilot) }

// Deployed returns the member with a role at a console of a ship, or nil. A machine that
// stands in for an absent member is returned only if nobody else has the role.
func (b *Battle) Deployed(s *Ship, r crew.Role) *crew.Member {
	var stopgap *crew.Member
	for _, m := range b.AtConsoles(s) {
		switch {
		case !m.Roles.Has(r):
		case m.Mind.Standby():
			stopgap = m
		default:
			return m
		}
	}
	return stopgap
}

// AtConsoles walks the members of a ship's crew who can work its consoles, in crew order.
func (b *Battle) AtConsoles(s *Ship) iter.Seq2[crew.ID, *crew.Member] {
	return func(yield func(crew.ID, *crew.Member) bool) {
		for _, id := range s.Crew {
			if m := b.Member(id); !m.Away && !yield(id, m) {
				return
			}
		}
	}
}

// ClassOf returns the class of a ship.
func (b *Battle) ClassOf(s *Ship) *shipyard.Class { return &b.Library.Classes[s.Class] }

// Disc returns the space that a ship controls.
func (b *Battle) Disc(s *Ship) space.Disc {
	return space.Disc{At: s.At, Radius: b.FootprintOf(s) / 2}
}

// AddShip inserts a ship into the list, sorted by ID.
func (b *Battle) AddShip(s Ship) *Ship {
	at := len(b.Ships)
	for at > 0 && b.Ships[at-1].ID > s.ID {
		at--
	}
	s.aside.library = b.Library
	b.Ships = slices.Insert(b.Ships, at, s)
	b.kept.ships.Insert(at)
	b.lasting.known = false
	b.Resurvey()
	return &b.Ships[at]
}

// AdoptLibrary sets the library of ships that have been read from a snapshot.
func (b *Battle) AdoptLibrary() {
	for i := range b.Ships {
		b.Ships[i].aside.library = b.Library
	}
}

// RemoveShip removes the ship at an index from the list.
func (b *Battle) RemoveShip(at int) {
	b.Ships = slices.Delete(b.Ships, at, at+1)
	b.kept.ships.Delete(at)
	b.Resurvey()
}

// Catch is a ship that another has caught with its harpoon in this tick, and where the
// other one was then: it tows its catch from there.
type Catch struct {
	By, Ship space.ID
	At       space.Point
}

// Settled reports whether no damage is pending, as is always so between ticks.
func (b *Battle) Settled() bool { return len(b.Wounds)+len(b.Blasts) == 0 }

// Emit notes that something happened, for the sides that may know it.
func (b *Battle) Emit(to event.Sides, f event.Fact) {
	b.Events = append(b.Events, event.Event{Sides: to, Fact: f})
}

// TellWatchers emits what everyone who is aware of a ship can see.
func (b *Battle) TellWatchers(s *Ship, f event.Fact) { b.Emit(b.Watchers(s), f) }

// TellOwnSide emits what only a ship's own side knows.
func (b *Battle) TellOwnSide(s *Ship, f event.Fact) { b.Emit(event.Sides(0).With(s.Side), f) }

// TellDeed tells those who see what a ship does: in full to those who know of the ship, and
// unnamed to the others.
func TellDeed(b *Battle, by *Ship, sees event.Sides, f, unnamed event.Fact) {
	known := sees & b.Watchers(by)
	b.Emit(known, f)
	if less := sees &^ known; less != 0 {
		b.Events = append(b.Events, event.Event{Sides: less, Fact: unnamed, Less: true})
	}
}

// TellDamage tells of the dice of damage that a ship deals (TellDeed).
func TellDamage(b *Battle, by *Ship, sees event.Sides, f DamageRolled) {
	unnamed := f
	unnamed.By = crew.Seat{}
	TellDeed(b, by, sees.With(by.Side), &f, &unnamed)
}

// InZone reports whether a ship is in a zone and able to count there.
func InZone(s *Ship, zone space.Disc) bool {
	return s.State == Able && space.Within(s.At, zone.At, zone.Radius)
}

// CountInZone returns how many of a side's ships count in a zone.
func CountInZone(b *Battle, side event.Side, zone space.Disc) (n int) {
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side == side && !s.Charge.Live && InZone(s, zone) {
			n++
		}
	}
	return n
}

// IsBeside reports whether a side has an able ship within reach of another ship.
func IsBeside(b *Battle, side event.Side, s *Ship, reach space.Length) bool {
	for i := range b.Ships {
		if o := &b.Ships[i]; o.Side == side && o.ID != s.ID && !o.Charge.Live && o.State == Able && b.Range(o, s) <= reach {
			return true
		}
	}
	return false
}

// Range returns the distance between two ships by the rule for ranges: centre to centre,
// less what each radius exceeds 25 ft. On the grid it counts squares.
func (b *Battle) Range(s, t *Ship) space.Length { return b.RangeBetween(s, s.At, t, t.At) }

// RefuseFar refuses a ship that is farther away than a reach.
func RefuseFar(rule string, t *Ship, away, reach space.Length) error {
	if away.JustOver(reach) {
		return crew.Refuse(rule, "%s is just over %d ft away, more than this reaches", t.Name, reach.Feet())
	}
	return crew.Refuse(rule, "%s is %d ft away, more than %d ft", t.Name, away.TensOfFeet(), reach.Feet())
}

// RangeBetween returns the range that two ships would have from other places.
func (b *Battle) RangeBetween(s *Ship, from space.Point, t *Ship, to space.Point) space.Length {
	mine, theirs := b.ClassOf(s), b.ClassOf(t)
	return DistanceApart(b.Grid, Body{from, mine.Size, mine.Across}, Body{to, theirs.Size, theirs.Across})
}

// Body is what ranges to a ship depend on.
type Body struct {
	At     space.Point
	Size   shipyard.Size
	Across space.Length
}

// DistanceApart returns the range between two ships, on or off the grid.
func DistanceApart(grid bool, a, b Body) space.Length {
	if grid {
		return space.Count(a.At, a.Size.Squares(), b.At, b.Size.Squares())
	}
	d := space.Distance(a.At, b.At)
	for _, across := range [2]space.Length{a.Across, b.Across} {
		d -= max(0, across/2-shipyard.FreeSpace)
	}
	return max(0, d)
}

// MaxHull returns a ship's hull point maximum, halved at system damage level 4.
func (s *Ship) MaxHull() int32 { return max(1, s.halved(s.HullMax)) }

// MaxShield returns a ship's shield point maximum, halved at system damage level 4.
func (s *Ship) MaxShield() int32 {
	return s.halved(int32(s.shiftedNumber(shipyard.ShieldRoom, int64(s.ShieldMax), 1)))
}

// Regeneration returns what a ship's shields regain at the start of its pilot's
// turn, halved at system damage level 4 and by a mishap.
func (s *Ship) Regeneration() int32 {
	rate := s.halved(int32(s.shiftedNumber(shipyard.RegenRate, int64(s.Regen), 1)))
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

// FlyingSpeed returns the feet a ship has each turn: halved at system damage level 2, and
// changed by its conditions.
func (s *Ship) FlyingSpeed() space.Length {
	if s.Docked != 0 {
		return 0
	}
	fly := space.Length(s.shiftedNumber(shipyard.FlySpeed, int64(s.Fly), int64(space.Foot)))
	if s.System >= 2 {
		return s.slowedSpeed(fly / 2)
	}
	return s.slowedSpeed(fly)
}

// Feet returns the flying speed left this turn: the current speed less what has been paid,
// however often it has changed (SHIP-FLY).
func (s *Ship) Feet() space.Length {
	fly := s.FlyingSpeed()
	if s.State != Able || fly == 0 {
		return 0
	}
	return max(0, fly-s.Own.Spent)
}

// LeaveFeet sets the flying speed that the ship has left this turn, in thousandths of a foot.
func (s *Ship) LeaveFeet(left space.Length) {
	s.Own.Spent = max(-shipyard.MaxLeg, s.FlyingSpeed()-left)
}

// TurningSpeed returns the cost of a 90° turn: doubled at system damage level 2, and never
// more than the flying speed unless the class is built that way (SHIP-TURN).
func (s *Ship) TurningSpeed() space.Length {
	turn := max(min(shipyard.LeastSpeed, s.Turn), space.Length(s.shiftedNumber(shipyard.TurnSpeed, int64(s.Turn), int64(space.Foot))))
	if s.Suffers(shipyard.Clumsy) {
		turn *= 2
	}
	if s.System >= 2 {
		turn *= 2
	}
	if fly := s.FlyingSpeed(); fly > 0 && s.Turn <= s.Fly {
		return min(turn, fly)
	}
	return turn
}

// Worn reports whether a ship shows signs of damage: its hull is below half.
func (s *Ship) Worn() bool { return 2*s.Hull < s.MaxHull() }

// ArmourClass returns what an attack roll must reach, without cover: the ship's own AC
// and the bonus of its pilot's Piloting checks, or aboard a space station its operator's
// Technology.
func (b *Battle) ArmourClass(s *Ship) int {
	who, skill := crew.Pilot, crew.Piloting
	if b.ClassOf(s).Station {
		who, skill = crew.Operator, crew.Technology
	}
	ac := int(s.AC)
	if m := b.Deployed(s, who); m != nil {
		ac += m.Modifier(crew.Intelligence) + m.SkillBonus(skill)
	}
	return ac + int(s.shiftedNumber(shipyard.ArmourAC, 0, 1))
}

// deafReach is how far a disabled ship can still speak and hear: 1,000 ft.
const deafReach = 1000 * space.Foot

// WhyMute returns why a ship cannot speak to another, or "" (SHIP-CONDITION).
func (b *Battle) WhyMute(from, to *Ship) say.Text {
	if from == to {
		return ""
	}
	for _, s := range [...]*Ship{from, to} {
		switch {
		case s.Suffers(shipyard.Mute):
			return say.Of("%s is %s: no word gets in or out", s.Name, s.NameOf(shipyard.Mute))
		case !s.CanAct() && b.Range(from, to) > deafReach:
			return say.Of("%s is disabled, and speaks and hears no further than 1,000 ft", s.Name)
		}
	}
	return ""
}

// FeatureOf returns a feature of the library by its ID, which is above 0.
func (b *Battle) FeatureOf(id crew.FeatureID) *shipyard.Feature { return &b.Library.Features[id-1] }

// FeatureWith returns the feature by which a ship has a hook, or nil.
func (b *Battle) FeatureWith(s *Ship, hook shipyard.Hook) *crew.Have {
	if b.ClassOf(s).Hooks&(1<<hook) == 0 {
		return nil
	}
	for i := range s.Features {
		if b.FeatureOf(s.Features[i].Feature).Hook == hook {
			return &s.Features[i]
		}
	}
	return nil
}

// Untouchable reports whether nothing can hurt a ship.
func (s *Ship) Untouchable() bool {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch&shipyard.Suffers != 0 && e.How == modifier.Times && e.N == 0 {
			return true
		}
	}
	return false
}

// Doubled reports whether both d20 of an attack hit, or both of a save fail.
func (a *AimedShot) Doubled() bool {
	edge := a.Roll.Edge()
	if a.Saves {
		edge = -edge
	}
	if edge <= 0 || a.Roll.Dice.Len() < 2 {
		return false
	}
	other := a.Roll.Dice.All()[0]
	if !other.Dropped {
		other = a.Roll.Dice.All()[1]
	}
	total := int(a.Roll.Total) - a.Roll.Natural() + int(other.Value)
	if a.Saves {
		return total < a.Need
	}
	return total >= a.Need && other.Value > 1
}

// Hauls reports whether a ship still holds another by its harpoon.
func (b *Battle) Hauls(s, t *Ship) bool {
	if t == nil {
		return false
	}
	for i := range t.Afflictions {
		if a := &t.Afflictions[i]; a.Kind == b.Library.Known(shipyard.Harpooned) && a.By == s.ID {
			return true
		}
	}
	return false
}

// RolesOf returns the roles whose orders a member may give now: their own, Gunner if guns
// are slaved to the cockpit, for a computer those that nobody else aboard fills, and without
// a ship only Boots.
func (b *Battle) RolesOf(m *crew.Member) crew.Roles {
	s := b.ShipOf(m)
	switch {
	case s == nil:
		return m.Roles & crew.Of(crew.Boots)
	case m.Mind.Standby():
		return m.Roles &^ b.manned(s)
	case m.Roles.Has(crew.Pilot) && b.ClassOf(s).Slaved > 0:
		return m.Roles | crew.Of(crew.Gunner)
	}
	return m.Roles
}

// manned returns the roles that members aboard fill, stand-ins apart.
func (b *Battle) manned(s *Ship) (roles crew.Roles) {
	for _, m := range b.AtConsoles(s) {
		if !m.Mind.Standby() {
			roles |= m.Roles
		}
	}
	return roles
}

// ShipOf returns the ship that a member serves on; every member has one.
func (b *Battle) ShipOf(m *crew.Member) *Ship { return b.Ship(m.Seat.Ship) }

// Foe returns a ship that a member may act against: known, not gone, and of another side.
func (b *Battle) Foe(by *crew.Member, id space.ID, rule string) (*Ship, error) {
	t, own := b.Ship(id), b.ShipOf(by)
	switch {
	case t == nil || !b.Knows(own.Side, t):
		return nil, crew.Refuse(rule, "you know of no such ship")
	case t == own:
		return nil, crew.Refuse(rule, "%s is your own ship", t.Name)
	case t.State.Gone():
		return nil, crew.Refuse("SHIP-ZERO", "%s is %s", t.Name, t.State)
	}
	return t, nil
}
