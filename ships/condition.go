package ships

import (
	"iter"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Affliction is a condition of a ship, and what ends it.
type Affliction struct {
	Kind  shipyard.ConditionID
	Lasts duration.Span
	By    space.ID
	Reach space.Length // ends when By is farther away than this, or not able; 0: it does not hold the ship
	Pull  space.Length // how far By pulls the ship at the start of each turn of its pilot
	Retry shipyard.Retry
	Save  crew.Ability // of the repeated save
	DC    int16
	Edge  int8 // of the repeated save
}

// Fields describes an Affliction.
func (a *Affliction) Fields(c field.Coder) {
	field.Int(c, "condition", &a.Kind, 0, shipyard.MaxConditions-1)
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

// Conditions returns the set of the ship's conditions.
func (s *Ship) Conditions() (set shipyard.Conditions) {
	if s.Fuel == 0 {
		set = s.aside.library.Known(shipyard.PoweredDown).Set()
	}
	for i := range s.Afflictions {
		set |= s.Afflictions[i].Kind.Set()
	}
	return set
}

// rules walks what the ship's conditions do.
func (s *Ship) rules() iter.Seq[*shipyard.Condition] {
	return s.aside.library.Rules(s.Conditions())
}

// Suffers reports whether any condition of the ship brings a plight.
func (s *Ship) Suffers(p shipyard.Plight) bool { return s.conditioned() && s.suffers(p) }

// conditioned reports whether the ship has any condition.
func (s *Ship) conditioned() bool { return len(s.Afflictions) > 0 || s.Fuel == 0 }

func (s *Ship) suffers(p shipyard.Plight) bool {
	for k := range s.rules() {
		if k.Flags&p != 0 {
			return true
		}
	}
	return false
}

// NameOf returns the name of the ship's first condition that brings a plight, or "".
func (s *Ship) NameOf(p shipyard.Plight) say.Text {
	for k := range s.rules() {
		if k.Flags&p != 0 {
			return k.Name
		}
	}
	return ""
}

// Has reports whether the ship has a condition.
func (s *Ship) Has(k shipyard.ConditionID) bool { return s.Conditions().Has(k) }

// CanAct reports whether the crew can act through the ship: it is able and has power.
func (s *Ship) CanAct() bool { return s.State == Able && !s.Suffers(shipyard.NoActions) }

// CanReact reports whether the crew can react through the ship.
func (s *Ship) CanReact() bool {
	return s.CanAct() && !s.Suffers(shipyard.NoReactions) && s.shiftedNumber(shipyard.Reactions, 1, 1) > 0
}

// Hampered reports whether a turn aboard has an action or a bonus action, not both,
// and one attack.
func (s *Ship) Hampered() bool { return s.shiftedNumber(shipyard.Acting, 1, 1) == 0 }

// slowedSpeed returns what conditions leave of a speed. Several that halve it count once.
func (s *Ship) slowedSpeed(speed space.Length) space.Length {
	if !s.conditioned() {
		return speed
	}
	worst := shipyard.FullSpeed
	for k := range s.rules() {
		worst = max(worst, k.Speed)
	}
	switch worst {
	case shipyard.NoSpeed:
		return 0
	case shipyard.HalfSpeed:
		return speed / 2
	}
	return speed
}

// HeldBy reports whether another ship has caused one of the given conditions.
func (s *Ship) HeldBy(by *Ship, any shipyard.Conditions) bool {
	for i := range s.Afflictions {
		if a := &s.Afflictions[i]; a.By == by.ID && any.Has(a.Kind) {
			return true
		}
	}
	return false
}

// Afflicted reports that a ship has got a condition.
type Afflicted struct {
	Ship      space.ID
	Condition say.Text
	Says      say.Text // what it does
	Rounds    int16    // 0: until something ends it
}

func (*Afflicted) Kind() event.Kind { return KindAfflicted }

// Fields describes an Afflicted.
func (f *Afflicted) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Text(c, "condition", &f.Condition, crew.MaxName)
	field.Text(c, "says", &f.Says, shipyard.MaxSays)
	field.Int(c, "rounds", &f.Rounds, 0, maxRounds)
}

func (f *Afflicted) Sentence() say.Text {
	switch {
	case f.Rounds == 1:
		return say.Of("%s is %s for a round: %s.", f.Ship.Name(), f.Condition, f.Says)
	case f.Rounds > 1:
		return say.Of("%s is %s for %d rounds: %s.", f.Ship.Name(), f.Condition, f.Rounds, f.Says)
	}
	return say.Of("%s is %s: %s.", f.Ship.Name(), f.Condition, f.Says)
}

// Relieved reports that a ship no longer has a condition.
type Relieved struct {
	Ship      space.ID
	Condition say.Text
}

func (*Relieved) Kind() event.Kind { return KindRelieved }

// Fields describes a Relieved.
func (f *Relieved) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Text(c, "condition", &f.Condition, crew.MaxName)
}

func (f *Relieved) Sentence() say.Text {
	return say.Of("%s is no longer %s.", f.Ship.Name(), f.Condition)
}

// Score returns one of a ship's three abilities, or 10 for those of the mind.
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

// WhyFails returns why a ship fails a save without a roll, or "".
func (s *Ship) WhyFails(a crew.Ability) say.Text {
	if s.Charge.Live {
		return "a bomb"
	}
	for k := range s.rules() {
		if k.Fails.Has(a) {
			return k.Name
		}
	}
	return ""
}

// Trial is a save that a ship has to make.
type Trial struct {
	By    crew.Seat // who causes it; no ship: nobody
	Save  crew.Ability
	DC    int
	Cause say.Text        // what it is against
	Of    shipyard.Perils // the same, as features limit themselves to it

	Helped, Hindered say.Text // why it has advantage, and why disadvantage
	Cover            space.Cover

	Attack *Rolling // the attack that causes it; nil: none
}

// noteEdge notes advantage if edge is above 0, and disadvantage if it is below.
func (x *Trial) noteEdge(edge int8, why say.Text) {
	switch {
	case edge > 0:
		x.Helped = why
	case edge < 0:
		x.Hindered = why
	}
}

// Edge returns +1 for advantage, -1 for disadvantage, and 0 for neither or both.
func (x *Trial) Edge() (edge int8) {
	if x.Helped != "" {
		edge++
	}
	if x.Hindered != "" {
		edge--
	}
	return edge
}

// Tried is a ship's save against something other than a weapon's damage.
type Tried struct {
	Ship    space.ID
	By      crew.Seat // no ship: nobody
	Roll    dice.Roll // without dice if the save fails without a roll
	Need    int16
	Success bool
	Fails   say.Text // the condition that makes it fail without a roll
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

// RepeatedSave returns the repeated save against an affliction.
func (b *Battle) RepeatedSave(a *Affliction) Trial {
	x := Trial{Save: a.Save, DC: int(a.DC), Cause: say.Of("being %s", b.Library.Rule(a.Kind).Name), Of: a.Kind.Peril()}
	x.noteEdge(a.Edge, "its cause")
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
