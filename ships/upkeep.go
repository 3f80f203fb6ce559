package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Docks lists by size how long repairs and maintenance take, in hours, and the price of a
// hull point, in half credits (companions A1, A10).
var Docks = [...]struct{ Repair, Maintenance, Price int32 }{
	shipyard.Tiny: {1, 4, 10}, shipyard.Small: {2, 8, 20}, shipyard.Medium: {8, 24, 40}, shipyard.Large: {24, 72, 100}, shipyard.Huge: {48, 168, 1000}, shipyard.Gargantuan: {168, 720, 10_000},
}

// The DCs of a Mechanic's Kit check for a repair outside of combat. Up to the first a
// mechanic throws each Hit Die twice for the lower, from the second on for the higher.
const (
	PoorRepair = 10
	FineRepair = 21
)

// A crew rests while its ship is maintained. From LongRest hours on it is a long rest for
// all, and in any case members of ShortRank get a short one.
const LongRest, ShortRank = 8, 5

// Repairing reports a mechanic's check for a repair outside of combat.
type Repairing struct {
	By    crew.Seat
	Roll  dice.Roll
	Hours int32
}

func (*Repairing) Kind() event.Kind { return KindRepairing }

// Fields describes a Repairing.
func (f *Repairing) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "hours", &f.Hours, 0, 10_000)
}

func (f *Repairing) Sentence() say.Text {
	how := say.Text("each Hit Die once")
	switch {
	case f.Roll.Total <= PoorRepair:
		how = "each Hit Die twice, the lower counts"
	case f.Roll.Total >= FineRepair:
		how = "each Hit Die twice, the higher counts"
	}
	return say.Of("%s repairs for %s: %s, %s.", f.By.Name(), hours(f.Hours), f.Roll.Text(), how)
}

// Maintained reports the results of maintenance at a dock.
type Maintained struct {
	Ship  space.ID
	Hours int32
	Hull  int32
	Level int8
	Cost  int32 // credits, for the hull
}

func (*Maintained) Kind() event.Kind { return KindMaintained }

// Fields describes a Maintained.
func (f *Maintained) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "hours", &f.Hours, 0, 10_000)
	field.Int(c, "hull", &f.Hull, 0, shipyard.MaxPoints)
	field.Int(c, "level", &f.Level, 0, 6)
	field.Int(c, "cost", &f.Cost, 0, 1<<31-1)
}

func (f *Maintained) Sentence() say.Text {
	level := say.Text("")
	switch {
	case f.Level == 1:
		level = ", a level of system damage is gone"
	case f.Level > 1:
		level = say.Of(", %d levels of system damage are gone", f.Level)
	}
	if f.Hull == 0 {
		return say.Of("%s is maintained for %s%s; shields, Hit Dice, ammunition and fuel are full.", f.Ship.Name(), hours(f.Hours), level)
	}
	return say.Of("%s is maintained for %s: %d hull for %d credits%s; shields, Hit Dice, ammunition and fuel are full.",
		f.Ship.Name(), hours(f.Hours), f.Hull, f.Cost, level)
}

func hours(n int32) say.Text {
	switch {
	case n == 1:
		return "an hour"
	case n == 24:
		return "a day"
	case n%24 == 0:
		return say.Of("%d days", n/24)
	}
	return say.Of("%d hours", n)
}

// Patched reports the hull points restored by a Hit Die.
type Patched struct {
	By     crew.Seat
	Ship   space.ID // whose hull it mends; the Hit Die is that of the ship of By
	Roll   dice.Roll
	Gained int32
}

func (*Patched) Kind() event.Kind { return KindPatched }

// Fields describes a Patched.
func (f *Patched) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, 0, shipyard.MaxPoints)
}

func (f *Patched) Sentence() say.Text {
	if f.Ship != f.By.Ship {
		return say.Of("%s spends a Hit Die: %s; the hull of %s regains %d.", f.By.Name(), f.Roll.Text(), f.Ship.Name(), f.Gained)
	}
	return say.Of("%s spends a Hit Die: %s; the hull regains %d.", f.By.Name(), f.Roll.Text(), f.Gained)
}

// ReloadActions is how many actions bring a round: one in each round of a minute.
const ReloadActions = Minute

// Reloaded reports the progress of reloading a weapon.
type Reloaded struct {
	By     crew.Seat
	Weapon string
	Work   int8 // tenths of the next round; 0: one has just been brought
	Ammo   int16
}

func (*Reloaded) Kind() event.Kind { return KindReloaded }

// Fields describes a Reloaded.
func (f *Reloaded) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "weapon", &f.Weapon, crew.MaxName)
	field.Int(c, "work", &f.Work, 0, ReloadActions)
	field.Int(c, "ammunition", &f.Ammo, 0, 10_000)
}

func (f *Reloaded) Sentence() say.Text {
	if f.Work == 0 {
		return say.Of("%s has reloaded the %s: %s.", f.By.Name(), f.Weapon, say.Count(int(f.Ammo), "%d shot", "%d shots"))
	}
	return say.Of("%s reloads the %s: %d of %d actions for one shot.", f.By.Name(), f.Weapon, f.Work, ReloadActions)
}

// Hour is an hour in ticks.
const Hour = 60 * 60 * 20

// MaxRest is the longest time until a stable ship regains a hit point.
const MaxRest = 4 * Hour

// Rested reports how many hours a stable ship needs to regain a hit point.
type Rested struct {
	Ship space.ID
	Roll dice.Roll
}

func (*Rested) Kind() event.Kind { return KindRested }

// Fields describes a Rested.
func (f *Rested) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
}

func (f *Rested) Sentence() say.Text {
	return say.Of("%s, hours of rest for a hit point: %s.", f.Ship.Name(), f.Roll.Text())
}

// Day is how many hours of flight a unit of fuel lasts. In an atmosphere it lasts one
// hour.
const Day = 24

// MaxTravel is how many hours may pass at once.
const MaxTravel = 30 * Day

// Travelled reports that hours have passed aboard a ship.
type Travelled struct {
	Ship        space.ID
	Hours       int32
	Air         bool
	Burnt, Left int16 // fuel
}

func (*Travelled) Kind() event.Kind { return KindTravelled }

// Fields describes a Travelled.
func (f *Travelled) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "hours", &f.Hours, 1, MaxTravel)
	field.Bool(c, "air", &f.Air)
	field.Int(c, "burnt", &f.Burnt, 0, maxFuel)
	field.Int(c, "left", &f.Left, 0, maxFuel)
}

func (f *Travelled) Sentence() say.Text {
	message := map[bool]say.Text{
		false: "Aboard %s %s pass: %d fuel burnt, %d left.", true: "Aboard %s %s pass in an atmosphere: %d fuel burnt, %d left.",
	}[f.Air]
	if f.Hours == 1 || f.Hours == Day {
		message = map[bool]say.Text{
			false: "Aboard %s %s passes: %d fuel burnt, %d left.", true: "Aboard %s %s passes in an atmosphere: %d fuel burnt, %d left.",
		}[f.Air]
	}
	told := say.Of(message, f.Ship.Name(), hours(f.Hours), f.Burnt, f.Left)
	if f.Hours >= LongRest {
		told = say.Sentences(told, "The crew has rested.")
	}
	return told
}

// UnderWay reports whether a ship is still flying what its pilot ordered.
func (s *Ship) UnderWay() bool {
	return len(s.Course) > 0 && s.Feet() > 0
}

// Regenerated reports shield points regained.
type Regenerated struct {
	Ship   space.ID
	Amount int32
}

func (*Regenerated) Kind() event.Kind { return KindRegenerated }

// Fields describes a Regenerated.
func (f *Regenerated) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "amount", &f.Amount, 0, shipyard.MaxPoints)
}

func (f *Regenerated) Sentence() say.Text {
	return say.Of("The shields of %s regain %d.", f.Ship.Name(), f.Amount)
}
