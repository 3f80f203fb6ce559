package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Condition is a state of a ship that touches whatever is done through it
// (SHIP-CONDITION).
type Condition uint8

// The conditions, and the last of them. Being disabled by damage is a State, and being used is level 5
// of system damage; PoweredDown disables a ship that is whole.
const (
	Blinded Condition = iota
	PoweredDown
	Ionized
	Invisible
	Shocked
	Stalled
	Stunned
	Tractored
	Interdicted
	Harpooned
	Hauling
	Suppressed
	Laden
	LastCondition = Laden
)

// pace is what a condition leaves of the flying speed.
type pace uint8

const (
	full pace = iota
	half
	none
)

// conditions tells what each of them does: +1 is advantage and -1 disadvantage
// on the ship's attacks, on attacks on it, and on checks through it.
var conditions = [...]struct {
	name, says                string
	attacks, attacked, checks int8
	speed                     pace
	idle                      bool // no actions and no reactions
	numb                      bool // no reactions
	held                      bool // by a ship, as far as that reaches
	clumsy                    bool // turns for double
	fails                     crew.Abilities
}{
	Blinded:     {name: "blinded", says: "finds nothing by looking; its attacks have disadvantage, attacks on it advantage", attacks: -1, attacked: +1},
	PoweredDown: {name: "disabled", says: "no actions or reactions, flying speed 0", speed: none, idle: true},
	Ionized:     {name: "ionized", says: "disadvantage on attacks and ability checks", attacks: -1, checks: -1},
	Invisible:   {name: "invisible", says: "its attacks have advantage, attacks on it disadvantage; it can hide anywhere", attacks: +1, attacked: -1},
	Shocked:     {name: "shocked", says: "flying speed halved, no reactions", speed: half, numb: true},
	Stalled: {name: "stalled", says: "no actions or reactions, flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage",
		attacked: +1, speed: none, idle: true, fails: strengthAndDexterity},
	Stunned: {name: "stunned", says: "flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage",
		attacked: +1, speed: none, fails: strengthAndDexterity},
	Interdicted: {name: "interdicted", says: "its hyperdrive does not take it away while the ship that holds it back is able and in reach", held: true},
	Harpooned:   {name: "harpooned", says: "flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free", speed: none, held: true},
	Hauling:     {name: "hauling", says: "flying speed halved while it holds another ship by its harpoon", speed: half},
	Suppressed:  {name: "suppressed", says: "no word comes out of it or into it, while the ship that jams it is able and within a mile", held: true},
	Laden:       {name: "laden", says: "flying speed halved and turning speed doubled while a ship is coupled to it", speed: half, clumsy: true, held: true},
	Tractored:   {name: "tractored", says: "flying speed 0 while the ship that holds it is able and in reach", speed: none, held: true},
}

const strengthAndDexterity = 1<<crew.Strength | 1<<crew.Dexterity

func (k Condition) String() string { return conditions[k].name }

// Says is what the condition does, in a sentence for a station.
func (k Condition) Says() string { return conditions[k].says }

// ParseCondition reads the name of a condition.
func ParseCondition(word string) (Condition, error) {
	for i := range conditions {
		if conditions[i].name == word {
			return Condition(i), nil
		}
	}
	return 0, fmt.Errorf("there is no condition %q: use blinded, disabled, ionized, invisible, shocked, stalled, stunned, tractored, interdicted, harpooned, hauling, suppressed or laden", word)
}

// Conditions is a set of conditions.
type Conditions uint16

// AllConditions is the set of all of them.
const AllConditions Conditions = 1<<(LastCondition+1) - 1

// Has says whether k is in the set.
func (set Conditions) Has(k Condition) bool { return set&(1<<k) != 0 }

// List is the set's conditions in their order.
func (set Conditions) List() (list []Condition) {
	for k := range LastCondition + 1 {
		if set.Has(k) {
			list = append(list, k)
		}
	}
	return list
}

// Retry is when a ship repeats the save against a condition.
type Retry uint8

// The times of a repeated save.
const (
	NoRetry    Retry = iota
	ByMechanic       // for a mechanic's action
	ByPilot          // for the pilot's action
	EachTurn         // at the start of the pilot's turn, for nothing
	lastRetry  = EachTurn
)

// Affliction is a condition that a ship has, and what ends it.
type Affliction struct {
	Kind   Condition
	Rounds int16   // left; 0: until something else ends it
	Until  crew.ID // counts the rounds as their turns start; 0: counted as rounds begin
	By     space.ID
	Reach  space.Length // ends when By is further away than this, or not able; 0: it does not hold
	Pull   space.Length // how far By draws the ship at the start of each turn of its pilot
	Retry  Retry
	Save   crew.Ability // of the repeated save
	DC     int16
	Edge   int8 // of the repeated save
}

// Fields describes an Affliction.
func (a *Affliction) Fields(c field.Coder) {
	field.Int(c, "condition", &a.Kind, 0, int64(LastCondition))
	field.Int(c, "rounds", &a.Rounds, 0, maxRounds)
	field.Int(c, "until", &a.Until, 0, crew.MaxMembers)
	shipField(c, "by", &a.By)
	field.Int(c, "reach", &a.Reach, 0, int64(maxLeg))
	field.Int(c, "pull", &a.Pull, 0, int64(maxLeg))
	field.Int(c, "retry", &a.Retry, 0, int64(lastRetry))
	field.Int(c, "save", &a.Save, 0, int64(crew.Charisma))
	field.Int(c, "DC", &a.DC, 0, 100)
	field.Int(c, "edge", &a.Edge, -1, 1)
}

const (
	maxAfflictions = 32
	maxRounds      = 1000
)

// Minute is a minute in rounds.
const Minute = 10

// Conditions is the set of what the ship suffers or enjoys.
func (s *Ship) Conditions() (set Conditions) {
	if s.Fuel == 0 {
		set = 1 << PoweredDown
	}
	for i := range s.Afflictions {
		set |= 1 << s.Afflictions[i].Kind
	}
	return set
}

// Has says whether the ship has a condition.
func (s *Ship) Has(k Condition) bool { return s.Conditions().Has(k) }

// CanAct says whether the crew can act through the ship: it is able, and has
// power.
func (s *Ship) CanAct() bool { return s.State == Able && !s.idle() }

// CanReact says whether the crew can react through the ship.
func (s *Ship) CanReact() bool {
	for i := range s.Afflictions {
		if conditions[s.Afflictions[i].Kind].numb {
			return false
		}
	}
	return s.CanAct() && s.shifted(Reactions, 1, 1) > 0
}

// Hampered says whether a turn aboard has an action or a bonus action, not both,
// and one attack.
func (s *Ship) Hampered() bool { return s.shifted(Acting, 1, 1) == 0 }

func (s *Ship) idle() bool {
	for i := range s.Afflictions {
		if conditions[s.Afflictions[i].Kind].idle {
			return true
		}
	}
	return s.Fuel == 0
}

// slowed is what conditions leave of a speed; several that halve it count once.
func (s *Ship) slowed(speed space.Length) space.Length {
	worst := full
	if s.Fuel == 0 {
		worst = conditions[PoweredDown].speed
	}
	for i := range s.Afflictions {
		worst = max(worst, conditions[s.Afflictions[i].Kind].speed)
	}
	switch worst {
	case none:
		return 0
	case half:
		return speed / 2
	}
	return speed
}

// heldBy says whether another ship has brought one of the conditions about.
func (s *Ship) heldBy(by *Ship, any Perils) bool {
	for i := range s.Afflictions {
		if a := &s.Afflictions[i]; a.By == by.ID && any&(1<<a.Kind) != 0 {
			return true
		}
	}
	return false
}

// conditionEdges notes why conditions help or hinder an attack of a ship on
// another. Saving says that the roll is the target's save, which is helped by what
// hinders the attack.
func (b *Battle) conditionEdges(r *dice.Roll, s, t *Ship, saving bool) {
	own, other := "", "target "
	if saving {
		own, other = "attacker ", ""
	}
	for _, k := range s.Conditions().List() {
		if k != Invisible || !b.sees(t, s) {
			edge(r, conditions[k].attacks, own+k.String(), saving)
		}
	}
	for _, k := range t.Conditions().List() {
		if k == Invisible && b.sees(s, t) {
			continue
		}
		edge(r, conditions[k].attacked, other+k.String(), saving)
	}
}

// edge notes advantage above 0 and disadvantage below, or the contrary.
func edge(r *dice.Roll, n int8, why string, turned bool) {
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

// Afflict gives a ship a condition. From the same cause and for the same reason it
// does not come twice: the new one takes the place of the old.
func (b *Battle) Afflict(s *Ship, a Affliction) {
	had := s.Has(a.Kind)
	for i := range s.Afflictions {
		if x := &s.Afflictions[i]; x.Kind == a.Kind && x.By == a.By {
			*x = a
			b.seen(s, &Afflicted{s.ID, a.Kind, a.Rounds})
			return
		}
	}
	if len(s.Afflictions) == maxAfflictions {
		return
	}
	s.Afflictions = append(s.Afflictions, a)
	if !had || a.By != 0 {
		b.seen(s, &Afflicted{s.ID, a.Kind, a.Rounds})
	}
	s.Feet = min(s.Feet, s.FlyingSpeed())
	if s.FlyingSpeed() == 0 {
		b.halt(s)
	}
}

// Relieve takes a condition from a ship, whatever it came from.
func (b *Battle) Relieve(s *Ship, k Condition) {
	b.sift(s, func(a *Affliction) bool { return a.Kind != k })
}

// sift keeps the afflictions that are to stay and tells which conditions are gone.
func (b *Battle) sift(s *Ship, stays func(*Affliction) bool) {
	if len(s.Afflictions) == 0 {
		return
	}
	had := s.Conditions()
	kept := s.Afflictions[:0]
	for i := range s.Afflictions {
		if a := s.Afflictions[i]; stays(&a) {
			kept = append(kept, a)
		}
	}
	s.Afflictions = kept
	for _, k := range (had &^ s.Conditions()).List() {
		b.seen(s, &Relieved{s.ID, k})
	}
}

// wane counts down the conditions that last until a member's turn starts.
func (b *Battle) wane(id crew.ID) {
	for i := range b.Ships {
		b.sift(&b.Ships[i], func(a *Affliction) bool { return a.Until != id || a.Rounds == 0 || a.last() })
	}
}

// last counts a round and says whether any are left.
func (a *Affliction) last() bool {
	a.Rounds--
	return a.Rounds > 0
}

// BeginRound counts down what lasts for rounds and is nobody's to count.
func (b *Battle) BeginRound() {
	b.wane(0)
	for i := range b.Ships {
		b.Ships[i].Winding = max(0, b.Ships[i].Winding-1)
	}
	b.scatter()
	b.sweep()
	b.countdown(0)
	b.adrift(0)
}

// orphan has the rounds counted that a member would have counted who is no more.
func (b *Battle) orphan(id crew.ID) {
	for i := range b.Ships {
		for j := range b.Ships[i].Afflictions {
			if a := &b.Ships[i].Afflictions[j]; a.Until == id {
				a.Until = 0
			}
		}
		if g := &b.Ships[i].Charge; g.By == id {
			g.By = 0
		}
		if h := &b.Ships[i].Hyperdrive; h.By == id {
			h.By = 0
		}
	}
}

// Grip lets go of ships that are held from too far away, or by one that is no
// longer able.
func (b *Battle) Grip() {
	for i := range b.Ships {
		s := &b.Ships[i]
		b.sift(s, func(a *Affliction) bool {
			if a.Reach == 0 {
				return true
			}
			by := b.Ship(a.By)
			return by != nil && (by.CanAct() || a.Kind == Hauling || a.Kind == Laden) && b.Range(by, s) <= a.Reach
		})
	}
	for i := range b.Ships {
		b.unwind(&b.Ships[i])
	}
}

// Afflicted says that a ship has a condition now.
type Afflicted struct {
	Ship      space.ID
	Condition Condition
	Rounds    int16 // 0: until something ends it
}

func (*Afflicted) Kind() event.Kind { return KindAfflicted }

// Fields describes an Afflicted.
func (f *Afflicted) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "condition", &f.Condition, 0, int64(LastCondition))
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
	Condition Condition
}

func (*Relieved) Kind() event.Kind { return KindRelieved }

// Fields describes a Relieved.
func (f *Relieved) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "condition", &f.Condition, 0, int64(LastCondition))
}

func (f *Relieved) Sentence(n event.Names) string {
	return fmt.Sprintf("%s is no longer %s.", n.ShipName(f.Ship), f.Condition)
}
