package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Docks tells by size how long repairs and maintenance take, in hours, and what
// a hull point costs, in half credits (companions A1, A10).
var Docks = [...]struct{ Repair, Maintenance, Price int32 }{
	shipyard.Tiny: {1, 4, 10}, shipyard.Small: {2, 8, 20}, shipyard.Medium: {8, 24, 40}, shipyard.Large: {24, 72, 100}, shipyard.Huge: {48, 168, 1000}, shipyard.Gargantuan: {168, 720, 10_000},
}

// Mechanic's Kit totals of a repair out of battle: up to the first of them a
// mechanic throws each Hit Die twice for the lower, from the second on for the
// higher.
const (
	PoorRepair = 10
	FineRepair = 21
)

// A crew rests while its ship is maintained: long enough for whoever needs a long
// rest from so many hours on, and in any case for those of the rank to whom a
// short one is enough.
const LongRest, ShortRank = 8, 5

// Repairing says how well a mechanic works out of battle.
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

func (f *Repairing) Sentence(n event.Names) string {
	how := "each Hit Die once"
	switch {
	case f.Roll.Total <= PoorRepair:
		how = "each Hit Die twice, the lower counts"
	case f.Roll.Total >= FineRepair:
		how = "each Hit Die twice, the higher counts"
	}
	return fmt.Sprintf("%s repairs for %s: %s, %s.", n.SeatName(f.By), hours(f.Hours), f.Roll.String(), how)
}

// Maintained says what a dock has done for a ship.
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

func (f *Maintained) Sentence(n event.Names) string {
	level := ""
	switch {
	case f.Level == 1:
		level = ", a level of system damage is gone"
	case f.Level > 1:
		level = fmt.Sprintf(", %d levels of system damage are gone", f.Level)
	}
	return fmt.Sprintf("%s is maintained for %s: %d hull for %d credits%s; shields, Hit Dice, ammunition and fuel are full.",
		n.ShipName(f.Ship), hours(f.Hours), f.Hull, f.Cost, level)
}

func hours(n int32) string {
	switch {
	case n == 1:
		return "an hour"
	case n == 24:
		return "a day"
	case n%24 == 0:
		return fmt.Sprintf("%d days", n/24)
	}
	return fmt.Sprintf("%d hours", n)
}
