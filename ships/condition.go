package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Affliction is a condition that a ship has, and what ends it.
type Affliction struct {
	Kind  shipyard.Condition
	Lasts duration.Span
	By    space.ID
	Reach space.Length // ends when By is further away than this, or not able; 0: it does not hold
	Pull  space.Length // how far By draws the ship at the start of each turn of its pilot
	Retry shipyard.Retry
	Save  crew.Ability // of the repeated save
	DC    int16
	Edge  int8 // of the repeated save
}

// Fields describes an Affliction.
func (a *Affliction) Fields(c field.Coder) {
	field.Int(c, "condition", &a.Kind, 0, int64(shipyard.LastCondition))
	a.Lasts.Fields(c)
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
	maxRounds      = duration.Most
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

// Has reports whether the ship has a condition.
func (s *Ship) Has(k shipyard.Condition) bool { return s.Conditions().Has(k) }

// CanAct reports whether the crew can act through the ship: it is able, and has
// power.
func (s *Ship) CanAct() bool { return s.State == Able && !s.idle() }

// CanReact reports whether the crew can react through the ship.
func (s *Ship) CanReact() bool {
	for i := range s.Afflictions {
		if shipyard.ConditionRules[s.Afflictions[i].Kind].Numb {
			return false
		}
	}
	return s.CanAct() && s.shifted(shipyard.Reactions, 1, 1) > 0
}

// Hampered reports whether a turn aboard has an action or a bonus action, not both,
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

// HeldBy reports whether another ship has brought one of the conditions about.
func (s *Ship) HeldBy(by *Ship, any shipyard.Perils) bool {
	for i := range s.Afflictions {
		if a := &s.Afflictions[i]; a.By == by.ID && any&(1<<a.Kind) != 0 {
			return true
		}
	}
	return false
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

func (f *Afflicted) Sentence() say.Text {
	switch {
	case f.Rounds == 1:
		return say.Of("%s is %s for a round: %s.", f.Ship.Name(), f.Condition, f.Condition.Says())
	case f.Rounds > 1:
		return say.Of("%s is %s for %d rounds: %s.", f.Ship.Name(), f.Condition, f.Rounds, f.Condition.Says())
	}
	return say.Of("%s is %s: %s.", f.Ship.Name(), f.Condition, f.Condition.Says())
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

func (f *Relieved) Sentence() say.Text {
	return say.Of("%s is no longer %s.", f.Ship.Name(), f.Condition)
}

// Score is one of a ship's three abilities; it has no mind to have others with.
func (s *Ship) Score(a crew.Ability) int8 {
	switch a {
	case crew.Strength:
		return s.Str
	case crew.Dexterity:
		return s.Dex
	case crew.Constitution:
		return s.Con
	}
	return 10
}

// Fails names why a ship fails a save without a roll, or "".
func (s *Ship) Fails(a crew.Ability) say.Text {
	if s.Charge.Live {
		return "a bomb"
	}
	for _, k := range s.Conditions().List() {
		if shipyard.ConditionRules[k].Fails.Has(a) {
			return say.Text(k.String())
		}
	}
	return ""
}

// Trial is a save that a ship is put to.
type Trial struct {
	By    crew.Seat // who brings it about; no ship: nobody does
	Save  crew.Ability
	DC    int
	Cause say.Text        // what it is against
	Of    shipyard.Perils // the same, as features know it

	Helped, Hindered say.Text // why it has advantage, and why disadvantage
	Cover            space.Cover

	Attack *Rolling // of whom it is brought about by, where an attack does; nil: none
}

// leans notes advantage above 0, and disadvantage below.
func (x *Trial) leans(edge int8, why say.Text) {
	switch {
	case edge > 0:
		x.Helped = why
	case edge < 0:
		x.Hindered = why
	}
}

// Edge is what is left of both.
func (x *Trial) Edge() (edge int8) {
	if x.Helped != "" {
		edge++
	}
	if x.Hindered != "" {
		edge--
	}
	return edge
}

// Tried is a save of a ship against something that is no weapon's damage.
type Tried struct {
	Ship    space.ID
	By      crew.Seat // no ship: nobody
	Roll    dice.Roll // without dice where the save fails by itself
	Need    int16
	Success bool
	Fails   say.Text // the condition by which it fails without a roll
}

func (*Tried) Kind() event.Kind { return KindTried }

// Fields describes a Tried.
func (f *Tried) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
	field.Text(c, "fails", &f.Fails, crew.MaxName)
}

func (f *Tried) Sentence() say.Text {
	if f.Fails != "" {
		return say.Of("%S, %s: it is %s and fails.", f.Ship.Name(), f.Roll.Cause, f.Fails)
	}
	return say.Of("%S, %s: %s against %d, %s.", f.Ship.Name(), f.Roll.Cause, f.Roll.Text(), f.Need, event.Success(f.Success))
}

// Again is the repeated save against an affliction.
func Again(a *Affliction) Trial {
	x := Trial{Save: a.Save, DC: int(a.DC), Cause: say.Of("being %s", a.Kind), Of: 1 << a.Kind}
	x.leans(a.Edge, "its cause")
	return x
}

// Frightened is somebody's save against fear.
type Frightened struct {
	By      crew.Seat
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Frightened) Kind() event.Kind { return KindFrightened }

// Fields describes a Frightened.
func (f *Frightened) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
}

func (f *Frightened) Sentence() say.Text {
	if f.Success {
		return say.Of("%s, %s: %s against %d, and keeps their nerve.", f.By.Name(), f.Roll.Cause, f.Roll.Text(), f.Need)
	}
	return say.Of("%s, %s: %s against %d, and is frightened.", f.By.Name(), f.Roll.Cause, f.Roll.Text(), f.Need)
}
