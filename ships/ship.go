package ships

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// ShipState is the state of a ship.
type ShipState uint8

// The states. A disabled ship makes destruction saves, a stable one does not; a lost one
// has no primary systems left; a destroyed one is gone, one that has jumped is away, and
// a stowed one is in another ship's docking bay.
const (
	Able ShipState = iota
	Disabled
	Stable
	Lost
	Destroyed
	Away
	Stowed
	LastState = Stowed
)

var stateNames = [...]string{"able", "disabled", "stable", "lost", "destroyed", "away", "in a bay"}

func (s ShipState) String() string { return stateNames[s] }

// Gone reports whether the ship is out of the battle, for good or while it is in a
// docking bay.
func (s ShipState) Gone() bool { return s >= Lost }

// Crewed reports whether those aboard still have turns.
func (s ShipState) Crewed() bool { return !s.Gone() || s == Stowed }

// Fallen reports whether the ship has been lost, as opposed to having left.
func (s ShipState) Fallen() bool { return s == Lost || s == Destroyed }

// Here reports whether the ship is still in the battle's space, whole or not.
func (s ShipState) Here() bool { return s < Destroyed }

// Leg is a part of a course: a turn where the ship is, then a way ahead.
type Leg struct {
	Turn  space.Angle  // clockwise, up to a full circle either way
	Ahead space.Length // in whole feet
}

// MaxLegs is how many legs a course may have.
const MaxLegs = 16

// Fields describes a Leg.
func (l *Leg) Fields(c field.Coder) {
	field.Int(c, "turn", &l.Turn, -int64(space.Circle), int64(space.Circle))
	field.Int(c, "ahead", &l.Ahead, 0, int64(shipyard.MaxLeg))
}

// Mount is the changing state of a weapon aboard a ship.
type Mount struct {
	Latch crew.ID // who fired it, and latched it until their next turn (SHIP-ATTACK)
	Left  int8    // attacks left to that gunner this turn
	Ammo  int16
	Only  crew.ID // the only gunner who can reach it, by ruling; 0: every gunner aboard
	Stock []int16 // of each of the mount's loads; together they are Ammo
	Work  int8    // actions already spent on bringing the next round
}

// Fields describes a Mount.
func (m *Mount) Fields(c field.Coder) {
	field.Int(c, "latch", &m.Latch, 0, crew.MaxMembers)
	field.Int(c, "left", &m.Left, 0, 100)
	field.Int(c, "ammunition", &m.Ammo, 0, maxAmmo)
	field.Int(c, "only", &m.Only, 0, crew.MaxMembers)
	field.List(c, "stock", &m.Stock, MaxBombs, func(c field.Coder, n *int16) { field.Int(c, "bombs", n, 0, maxAmmo) })
	field.Int(c, "work", &m.Work, 0, ReloadActions)
}

func sameMounts(a, b []Mount) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !a[i].Matches(&b[i]) {
			return false
		}
	}
	return true
}

// Matches reports whether a Mount is in the same state as another.
func (m *Mount) Matches(o *Mount) bool {
	return m.Latch == o.Latch && m.Left == o.Left && m.Ammo == o.Ammo && m.Only == o.Only && m.Work == o.Work && slices.Equal(m.Stock, o.Stock)
}

const (
	maxFuel = 10_000
	maxAmmo = 10_000
	maxDice = 100 // of a ship, and as many Hit Dice
)

// Ship is a ship in a battle.
type Ship struct {
	ID      space.ID
	Name    string
	Class   int16 // in the library
	Side    event.Side
	Group   string // NPC ships of one group and class share an initiative roll
	Special bool   // an NPC ship that does not explode at 0, or a players' ship (SHIP-NPC)
	Hidden  bool   // seen only by its own side and those who found it
	Stealth int16  // what finds it while it is hidden (SHIP-SEARCH)
	Found   event.Sides
	State   ShipState
	shipyard.Numbers
	Hull, Shield int32
	Collapsed    bool // shields that reached 0 do not regenerate until maintenance
	HitDice      int8
	System       int8 // levels of system damage
	Successes    int8 // destruction saves
	Respite      Respite
	Docked       space.ID // the ship that it has docked to; 0: none
	Cover        int8     // set by the GM: 0 geometry decides, else 1 + the degree
	Motion
	Mounts      []Mount
	Crew        []crew.ID
	Afflictions []Affliction
	Charge      Charge // of a bomb
	Fuel        int16  // units; without any it has no power
	Aloft       int8   // hours of flight since the last unit of fuel was burnt
	Hyperdrive  Hyperdrive
	Winding     int16      // rounds until its harpoon can be used again
	Braved      []space.ID // regions and defences that have affected it since its pilot's turn began
	Effects     []Effect
	Features    []crew.Have
	Dice        int8 // tier dice left

	aside aside // not state
}

// aside holds what belongs to a ship but is not state of the battle.
type aside struct {
	told    [lastStat + 1]int32 // its numbers as last told to its crew
	library *shipyard.Library   // of the battle, for what its conditions do
}

// Respite is how long a stable ship has been left alone.
type Respite struct {
	Ticks int32
	Hours int8 // until it regains a hit point; 0: not thrown yet
}

// LastingFields describes a Ship without its Motion.
func (s *Ship) LastingFields(c field.Coder) {
	field.Int(c, "id", &s.ID, 1, space.MaxID)
	field.Text(c, "name", &s.Name, crew.MaxName)
	field.Int(c, "class", &s.Class, 0, 1<<15-1)
	field.Int(c, "side", &s.Side, 0, event.MaxSides-1)
	field.Text(c, "group", &s.Group, crew.MaxName)
	field.Bool(c, "special", &s.Special)
	field.Bool(c, "hidden", &s.Hidden)
	field.Int(c, "stealth", &s.Stealth, -100, 1000)
	field.Int(c, "found", &s.Found, 0, int64(event.AllSides))
	field.Int(c, "state", &s.State, 0, int64(LastState))
	s.Numbers.Fields(c)
	field.Int(c, "hull", &s.Hull, 0, shipyard.MaxPoints)
	field.Int(c, "shield", &s.Shield, 0, shipyard.MaxPoints)
	field.Bool(c, "collapsed", &s.Collapsed)
	field.Int(c, "Hit Dice", &s.HitDice, 0, maxDice)
	field.Int(c, "system damage", &s.System, 0, 6)
	field.Int(c, "successes", &s.Successes, 0, 3)
	field.Int(c, "rest", &s.Respite.Ticks, 0, MaxRest)
	field.Int(c, "hours", &s.Respite.Hours, 0, 4)
	ShipField(c, "docked", &s.Docked)
	field.Int(c, "cover", &s.Cover, 0, 1+int64(space.TotalCover))
	field.List(c, "mounts", &s.Mounts, shipyard.MaxMounts, func(c field.Coder, m *Mount) { m.Fields(c) })
	field.List(c, "crew", &s.Crew, crew.MaxSeats*5, func(c field.Coder, id *crew.ID) {
		field.Int(c, "member", id, 1, crew.MaxMembers)
	})
	field.List(c, "afflictions", &s.Afflictions, MaxAfflictions, func(c field.Coder, a *Affliction) { a.Fields(c) })
	s.Charge.Fields(c)
	field.Int(c, "fuel", &s.Fuel, 0, maxFuel)
	field.Int(c, "aloft", &s.Aloft, 0, Day-1)
	s.Hyperdrive.Fields(c)
	field.Int(c, "winding", &s.Winding, 0, maxRounds)
	field.List(c, "braved", &s.Braved, MaxBraved, func(c field.Coder, id *space.ID) { field.Int(c, "region", id, 1, space.MaxID) })
	field.List(c, "effects", &s.Effects, MaxEffects, func(c field.Coder, e *Effect) { e.Fields(c) })
	field.List(c, "features", &s.Features, crew.MaxHaves, func(c field.Coder, h *crew.Have) { h.Fields(c) })
	field.Int(c, "tier dice", &s.Dice, 0, maxDice)
}

// ChangingFields describes a Ship's Motion.
func (s *Ship) ChangingFields(c field.Coder) { s.Motion.Fields(c) }

// MixChanging mixes a Ship's Motion.
func (s *Ship) MixChanging(h *field.Hash) {
	m := &s.Motion
	m.At.Mix(h)
	m.Step.Mix(h)
	m.Told.Mix(h)
	m.From.Mix(h)
	h.Pair(int64(m.Heading), int64(m.Turned))
	h.Pair(int64(m.Own.Spent), int64(m.Paid))
	h.Pair(int64(m.Flown), int64(m.Own.Beat)<<16|int64(m.Ramming))
	h.Pair(int64(m.Own.By)<<8|int64(len(m.Course)), int64(m.Own.Diagonals)<<16|int64(uint8(m.Throttle))<<8|int64(uint8(m.Rudder)))
	for i := range m.Course {
		h.Pair(int64(m.Course[i].Turn), int64(m.Course[i].Ahead))
	}
}

// Matches reports whether two ships are equal except for their Motion.
func (s *Ship) Matches(o *Ship) bool {
	return s.ID == o.ID && s.Name == o.Name && s.Class == o.Class && s.Side == o.Side && s.Group == o.Group && s.Special == o.Special &&
		s.Hidden == o.Hidden && s.Stealth == o.Stealth && s.Found == o.Found && s.State == o.State && s.Numbers == o.Numbers &&
		s.Hull == o.Hull && s.Shield == o.Shield && s.Collapsed == o.Collapsed && s.HitDice == o.HitDice && s.System == o.System &&
		s.Successes == o.Successes && s.Respite == o.Respite && s.Docked == o.Docked && s.Cover == o.Cover &&
		s.Charge == o.Charge && s.Fuel == o.Fuel && s.Aloft == o.Aloft && s.Hyperdrive == o.Hyperdrive && s.Winding == o.Winding &&
		s.Dice == o.Dice && slices.Equal(s.Crew, o.Crew) && slices.Equal(s.Braved, o.Braved) && slices.Equal(s.Features, o.Features) &&
		slices.Equal(s.Afflictions, o.Afflictions) && slices.Equal(s.Effects, o.Effects) && sameMounts(s.Mounts, o.Mounts)
}

// Keep makes s a copy of o except for its Motion.
func (s *Ship) Keep(o *Ship) {
	was := *s
	*s = *o
	s.Motion = Motion{}
	s.Crew, s.Braved, s.Features = append(was.Crew[:0], o.Crew...), append(was.Braved[:0], o.Braved...), append(was.Features[:0], o.Features...)
	s.Afflictions, s.Effects = append(was.Afflictions[:0], o.Afflictions...), append(was.Effects[:0], o.Effects...)
	s.Mounts = append(was.Mounts[:0], o.Mounts...)
	for i := range s.Mounts {
		s.Mounts[i].Stock = slices.Clone(o.Mounts[i].Stock)
	}
}

// AllSpent is more than any flying speed.
const AllSpent = 100 * shipyard.MaxLeg

// OwnTurn is the turn that a ship has once a round, with its current pilot.
type OwnTurn struct {
	By        crew.ID      // whose turn began it in this round; 0: not begun
	Spent     space.Length // flying speed paid; AllSpent: it flies no farther
	Beat      int16        // ticks flown since it began
	Diagonals int8         // squares of the grid entered at a corner
}

// Reset forgets what has been paid.
func (o *OwnTurn) Reset() { o.Spent, o.Beat, o.Diagonals = 0, 0, 0 }

// Fields describes an OwnTurn.
func (o *OwnTurn) Fields(c field.Coder) {
	field.Int(c, "by", &o.By, 0, crew.MaxMembers)
	field.Int(c, "spent", &o.Spent, -int64(shipyard.MaxLeg), int64(AllSpent))
	field.Int(c, "beat", &o.Beat, 0, 1<<15-1)
	field.Int(c, "diagonals", &o.Diagonals, 0, 100)
}

// Motion is where a ship is, where it is going, and what it may still pay.
type Motion struct {
	At       space.Point
	Heading  space.Angle
	Step     space.Point     // its movement in the last tick
	Told     space.Reckoning // its motion as pictures show it; see Reckoning
	Own      OwnTurn         // the ship's own turn
	Course   []Leg
	From     space.Point  // where the first leg's way ahead began
	Flown    space.Length // of the first leg's way ahead
	Turned   space.Angle  // of the first leg's turn, without its sign
	Paid     space.Length // for the first leg's turn
	Throttle int8         // live: percent of the speed
	Rudder   int8         // live: percent of the speed spent on turning, starboard above 0
	Ramming  space.ID     // the ship whose space it means to ram through
}

// Fields describes a Motion.
func (m *Motion) Fields(c field.Coder) {
	m.At.Fields(c)
	field.Int(c, "heading", &m.Heading, 0, int64(space.Circle)-1)
	m.Step.Fields(c)
	m.Told.Fields(c)
	m.Own.Fields(c)
	field.List(c, "course", &m.Course, MaxLegs, func(c field.Coder, l *Leg) { l.Fields(c) })
	m.From.Fields(c)
	field.Int(c, "flown", &m.Flown, 0, int64(shipyard.MaxLeg))
	field.Int(c, "turned", &m.Turned, 0, int64(space.Circle))
	field.Int(c, "paid", &m.Paid, 0, int64(shipyard.MaxLeg)*4)
	field.Int(c, "throttle", &m.Throttle, 0, 100)
	field.Int(c, "rudder", &m.Rudder, -100, 100)
	field.Int(c, "ramming", &m.Ramming, 0, space.MaxID)
}

// ReckonFrom updates the told motion after a tick that the ship began with a heading. While the ship flies as foretold,
// within what anybody can see, the told motion is only advanced, so that a steady curve is told once.
func (m *Motion) ReckonFrom(bow space.Angle) {
	truth := space.Reckoning{At: m.At, Heading: m.Heading, Step: m.Step, Turn: (m.Heading - bow + space.Circle/2).Norm() - space.Circle/2}
	if m.Told.Next(); m.Step == (space.Point{}) || !m.Told.Approximates(truth) || !m.Told.At.OnMap() {
		m.Told = truth
	}
}

// Reckoning returns the ship's motion as it is told, which differs from the truth by less than
// anybody can see.
func (m *Motion) Reckoning() space.Reckoning {
	if !m.Told.ApproximatesStill(m.At, m.Heading) { // it has been moved otherwise since, or has not moved yet
		return space.Reckoning{At: m.At, Heading: m.Heading, Step: m.Step}
	}
	return m.Told
}

// ObjectKind is the kind of an object.
type ObjectKind uint8

// The kinds of objects.
const (
	Asteroid  ObjectKind = iota // solid: hides what is behind it, and cannot be flown through
	Field                       // a region of rocks or debris: difficult terrain
	Wreck                       // solid
	Beacon                      // a mark, with no substance
	Gas                         // a region of corrosive gas
	Dust                        // a region that hides what is in it
	Storm                       // a region of ionic discharge
	Radiation                   // a region of radiation
	lastKind  = Radiation
)

var kindNames = [...]string{"asteroid", "field", "wreck", "beacon", "gas", "dust", "storm", "radiation"}

// KindNames returns the names of all kinds of objects, in files and stories.
func KindNames() []string { return kindNames[:] }

func (k ObjectKind) String() string { return kindNames[k] }

// Solid reports whether the object stops ships and shots.
func (k ObjectKind) Solid() bool { return k == Asteroid || k == Wreck }

// Object is a thing in space that is not a ship.
type Object struct {
	ID     space.ID
	Kind   ObjectKind
	Name   string
	At     space.Point
	Radius space.Length
	Rocks  int8  // Field: 1 + the size of its rocks; 0: harmless
	Left   int16 // rounds left; 0: permanent
}

// Fields describes an Object.
func (o *Object) Fields(c field.Coder) {
	field.Int(c, "id", &o.ID, 1, space.MaxID)
	field.Int(c, "kind", &o.Kind, 0, int64(lastKind))
	field.Text(c, "name", &o.Name, crew.MaxName)
	o.At.Fields(c)
	field.Int(c, "radius", &o.Radius, 0, int64(space.Reach))
	field.Int(c, "rocks", &o.Rocks, 0, 1+int64(shipyard.Gargantuan))
	field.Int(c, "left", &o.Left, 0, maxRounds)
}

// LastingFields describes an Object.
func (o *Object) LastingFields(c field.Coder) { o.Fields(c) }

// Matches reports whether two objects are the same in every field.
func (o *Object) Matches(p *Object) bool { return *o == *p }

// Keep makes o a copy of p.
func (o *Object) Keep(p *Object) { *o = *p }

// Disc returns the space that the object takes.
func (o *Object) Disc() space.Disc { return space.Disc{At: o.At, Radius: o.Radius} }

// ParseKind reads the name of a kind of object.
func ParseKind(word string) (ObjectKind, bool) {
	return schema.FindNamed[ObjectKind](word, kindNames[:])
}
