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

// Affliction is a condition that a ship has, and what ends it.
type Affliction struct {
	Kind   shipyard.Condition
	Rounds int16   // left; 0: until something else ends it
	Until  crew.ID // counts the rounds as their turns start; 0: counted as rounds begin
	By     space.ID
	Reach  space.Length // ends when By is further away than this, or not able; 0: it does not hold
	Pull   space.Length // how far By draws the ship at the start of each turn of its pilot
	Retry  shipyard.Retry
	Save   crew.Ability // of the repeated save
	DC     int16
	Edge   int8 // of the repeated save
}

// Fields describes an Affliction.
func (a *Affliction) Fields(c field.Coder) {
	field.Int(c, "condition", &a.Kind, 0, int64(shipyard.LastCondition))
	field.Int(c, "rounds", &a.Rounds, 0, maxRounds)
	field.Int(c, "until", &a.Until, 0, crew.MaxMembers)
	ShipField(c, "by", &a.By)
	field.Int(c, "reach", &a.Reach, 0, int64(shipyard.MaxLeg))
	field.Int(c, "pull", &a.Pull, 0, int64(shipyard.MaxLeg))
	field.Int(c, "retry", &a.Retry, 0, int64(shipyard.LastRetry))
	field.Int(c, "save", &a.Save, 0, int64(crew.Charisma))
	field.Int(c, "DC", &a.DC, 0, 100)
	field.Int(c, "edge", &a.Edge, -1, 1)
}

const (
	MaxAfflictions = 32
	maxRounds      = 1000
)

// Minute is a minute in rounds.
const Minute = 10

// Conditions is the set of what the ship suffers or enjoys.
func (s *Ship) Conditions() (set shipyard.Conditions) {
	if s.Fuel == 0 {
		set = 1 << shipyard.PoweredDown
	}
	for i := range s.Afflictions {
		set |= 1 << s.Afflictions[i].Kind
	}
	return set
}

// Has says whether the ship has a condition.
func (s *Ship) Has(k shipyard.Condition) bool { return s.Conditions().Has(k) }

// CanAct says whether the crew can act through the ship: it is able, and has
// power.
func (s *Ship) CanAct() bool { return s.State == Able && !s.idle() }

// CanReact says whether the crew can react through the ship.
func (s *Ship) CanReact() bool {
	for i := range s.Afflictions {
		if shipyard.ConditionRules[s.Afflictions[i].Kind].Numb {
			return false
		}
	}
	return s.CanAct() && s.shifted(shipyard.Reactions, 1, 1) > 0
}

// Hampered says whether a turn aboard has an action or a bonus action, not both,
// and one attack.
func (s *Ship) Hampered() bool { return s.shifted(shipyard.Acting, 1, 1) == 0 }

func (s *Ship) idle() bool {
	for i := range s.Afflictions {
		if shipyard.ConditionRules[s.Afflictions[i].Kind].Idle {
			return true
		}
	}
	return s.Fuel == 0
}

// slowed is what conditions leave of a speed; several that halve it count once.
func (s *Ship) slowed(speed space.Length) space.Length {
	worst := shipyard.FullPace
	if s.Fuel == 0 {
		worst = shipyard.ConditionRules[shipyard.PoweredDown].Speed
	}
	for i := range s.Afflictions {
		worst = max(worst, shipyard.ConditionRules[s.Afflictions[i].Kind].Speed)
	}
	switch worst {
	case shipyard.NoPace:
		return 0
	case shipyard.HalfPace:
		return speed / 2
	}
	return speed
}

// HeldBy says whether another ship has brought one of the conditions about.
func (s *Ship) HeldBy(by *Ship, any shipyard.Perils) bool {
	for i := range s.Afflictions {
		if a := &s.Afflictions[i]; a.By == by.ID && any&(1<<a.Kind) != 0 {
			return true
		}
	}
	return false
}

// Edge notes advantage above 0 and disadvantage below, or the contrary.
func Edge(r *dice.Roll, n int8, why string, turned bool) {
	if turned {
		n = -n
	}
	switch {
	case n > 0:
		r.Advantage(why)
	case n < 0:
		r.Disadvantage(why)
	}
}

// Last counts a round and says whether any are left.
func (a *Affliction) Last() bool {
	a.Rounds--
	return a.Rounds > 0
}

// Afflicted says that a ship has a condition now.
type Afflicted struct {
	Ship      space.ID
	Condition shipyard.Condition
	Rounds    int16 // 0: until something ends it
}

func (*Afflicted) Kind() event.Kind { return KindAfflicted }

// Fields describes an Afflicted.
func (f *Afflicted) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "condition", &f.Condition, 0, int64(shipyard.LastCondition))
	field.Int(c, "rounds", &f.Rounds, 0, maxRounds)
}

func (f *Afflicted) Sentence(n event.Names) string {
	span := ""
	switch {
	case f.Rounds == 1:
		span = " for a round"
	case f.Rounds > 1:
		span = fmt.Sprintf(" for %d rounds", f.Rounds)
	}
	return fmt.Sprintf("%s is %s%s: %s.", n.ShipName(f.Ship), f.Condition, span, f.Condition.Says())
}

// Relieved says that a ship has a condition no longer.
type Relieved struct {
	Ship      space.ID
	Condition shipyard.Condition
}

func (*Relieved) Kind() event.Kind { return KindRelieved }

// Fields describes a Relieved.
func (f *Relieved) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "condition", &f.Condition, 0, int64(shipyard.LastCondition))
}

func (f *Relieved) Sentence(n event.Names) string {
	return fmt.Sprintf("%s is no longer %s.", n.ShipName(f.Ship), f.Condition)
}
