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
	shipField(c, "by", &a.By)
	field.Int(c, "reach", &a.Reach, 0, int64(shipyard.MaxLeg))
	field.Int(c, "pull", &a.Pull, 0, int64(shipyard.MaxLeg))
	field.Int(c, "retry", &a.Retry, 0, int64(shipyard.LastRetry))
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

// heldBy says whether another ship has brought one of the conditions about.
func (s *Ship) heldBy(by *Ship, any shipyard.Perils) bool {
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
		if k != shipyard.Invisible || !b.sees(t, s) {
			edge(r, shipyard.ConditionRules[k].Attacks, own+k.String(), saving)
		}
	}
	for _, k := range t.Conditions().List() {
		if k == shipyard.Invisible && b.sees(s, t) {
			continue
		}
		edge(r, shipyard.ConditionRules[k].Attacked, other+k.String(), saving)
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
func (b *Battle) Relieve(s *Ship, k shipyard.Condition) {
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

// releaseHeld lets go of ships that are held from too far away, or by one that is no
// longer able.
func (b *Battle) releaseHeld() {
	for i := range b.Ships {
		s := &b.Ships[i]
		b.sift(s, func(a *Affliction) bool {
			if a.Reach == 0 {
				return true
			}
			by := b.Ship(a.By)
			return by != nil && (by.CanAct() || a.Kind == shipyard.Hauling || a.Kind == shipyard.Laden) && b.Range(by, s) <= a.Reach
		})
	}
	for i := range b.Ships {
		b.unwind(&b.Ships[i])
	}
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
	shipField(c, "ship", &f.Ship)
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
	shipField(c, "ship", &f.Ship)
	field.Int(c, "condition", &f.Condition, 0, int64(shipyard.LastCondition))
}

func (f *Relieved) Sentence(n event.Names) string {
	return fmt.Sprintf("%s is no longer %s.", n.ShipName(f.Ship), f.Condition)
}
