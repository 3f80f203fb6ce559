package ships

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Touch is a set of the rolls and numbers of a ship that something can change.
type Touch uint32

// What can be touched.
const (
	Checks   Touch = 1 << iota // ability checks of those aboard
	Attacks                    // attacks from aboard
	Saves                      // saves of the ship
	Destruct                   // its destruction saves
	Deals                      // the damage of attacks from aboard
	Targeted                   // attacks on the ship
	Takes                      // the damage that its shields take
	ArmourAC
	FlySpeed
	TurnSpeed
	RegenRate
	ShieldRoom // the shield point maximum
	RamDamage
	Mending   // what a Hit Die gives back
	Suffers   // the damage of attacks on the ship, as it is rolled
	Shots     // bonus actions to attack with
	Spaces    // how difficult the spaces of other ships are
	Reactions // whether there are any
	Acting    // whether there is an action, a bonus action and more than one attack
	ShipStr   // scores, for good
	ShipDex
	ShipCon
	Fuelling  // the fuel that it holds
	lastTouch = Fuelling
)

const scoresTouch = ShipStr | ShipDex | ShipCon

// numbers are those that are no rolls: dice for them are thrown at once.
const numbers = ArmourAC | FlySpeed | TurnSpeed | RegenRate | ShieldRoom | Spaces | Takes | Reactions | Acting | scoresTouch | Fuelling

// How is the way in which something is changed.
type How uint8

// The ways.
const (
	Advantage How = iota
	Disadvantage
	Plus     // N is added
	Die      // N dice of Faces are added
	Less     // N dice of Faces are taken off
	Times    // N halves: 1 halves, 4 doubles, 0 leaves nothing
	Again    // damage dice that show N or less are thrown once more
	Critical // a d20 of N or more is a critical hit
	Harder   // a critical hit throws the weapon's dice N times more, a ram N Hit Dice more
	Highest  // damage dice show their highest faces
	Late     // N dice of Faces can be added once the roll lies on the table
	Natural  // the d20 can be made to show N then
	Sure     // N is added once the roll lies on the table
	Second   // it has advantage, once it lies on the table
	Anew     // the d20 is thrown anew once it lies on the table, where it shows N or less, or with N 0 whatever it shows
	Burst    // damage dice that show their highest face are thrown once more, and both count
	Enough   // whatever is lacking is added once the roll lies on the table
	lastHow  = Enough
)

// late says whether a change waits until the roll lies on the table.
func (h How) late() bool {
	return h == Late || h == Natural || h == Sure || h == Second || h == Anew || h == Enough
}

// Perils is a set of what a save can be against: conditions, being rammed, and
// losing the start of the hyperdrive.
type Perils uint32

// The perils that are no conditions.
const (
	PerilRam Perils = 1 << (LastCondition + 1 + iota)
	PerilStart
	allPerils = 1<<(LastCondition+3) - 1
)

// PerilNames are the perils in files, in their order.
func PerilNames() (names []string) {
	for k := range LastCondition + 1 {
		names = append(names, k.String())
	}
	return append(names, "ram", "start")
}

// Change is what an effect does, to what, and when it fits. A set that is
// empty fits everything.
type Change struct {
	Touch  Touch
	How    How
	N      int16
	Faces  int8
	Of     Source // what N is multiplied by, when it is a number to add
	Grades Grades // attacks with weapons of these
	Sizes  Sizes  // attacks on, or by, ships of these
	Mounts int8   // attacks with the first so many hardpoints; 0: all
	Skills crew.Skills
	Orders Orders         // checks of these orders
	Scores crew.Abilities // saves of these
	Types  Types          // attacks that deal these
	Perils Perils         // saves against these
	First  bool           // only the first roll that fits
	Every  bool           // the first roll that fits of each round
}

// Fields describes a Change.
func (x *Change) Fields(c field.Coder) {
	field.Int(c, "touch", &x.Touch, 0, 2*int64(lastTouch)-1)
	field.Int(c, "how", &x.How, 0, int64(lastHow))
	field.Int(c, "n", &x.N, -1000, 1000)
	field.Int(c, "faces", &x.Faces, 0, 20)
	field.Int(c, "of", &x.Of, 0, int64(lastSource))
	field.Int(c, "grades", &x.Grades, 0, 15)
	field.Int(c, "sizes", &x.Sizes, 0, 63)
	field.Int(c, "hardpoints", &x.Mounts, 0, MaxMounts)
	field.Int(c, "skills", &x.Skills, 0, 1<<16-1)
	field.Int(c, "orders", &x.Orders, 0, 1<<32-1)
	field.Int(c, "scores", &x.Scores, 0, 63)
	field.Int(c, "types", &x.Types, 0, 15)
	field.Int(c, "perils", &x.Perils, 0, int64(allPerils))
	field.Bool(c, "first", &x.First)
	field.Bool(c, "every", &x.Every)
}

// Orders is a set of the orders of a crew.
type Orders uint32

// Has says whether v is in the set.
func (s Orders) Has(v crew.Verb) bool { return v < 32 && s&(1<<v) != 0 }

// Effect is a change that lasts a while. It stands with the ship whose rolls or
// numbers it touches.
type Effect struct {
	Change
	Member  crew.ID  // only this member's rolls; 0: anybody's
	Not     crew.ID  // nor this member's
	Ship    space.ID // whose it is
	Against space.ID // only attacks on this ship, or by it; 0: any
	By      crew.ID  // who caused it; 0: the GM
	Until   crew.ID  // whose turns it lasts; 0: until it is used
	End     bool     // it ends with an end of those turns, not with a start
	Turns   int8     // of them, how many more
	Spent   bool     // Every: used in this round
	Cause   crew.Verb
	Feature crew.FeatureID // that caused it; 0: none
}

// Fields describes an Effect.
func (e *Effect) Fields(c field.Coder) {
	e.Change.Fields(c)
	field.Int(c, "member", &e.Member, 0, crew.MaxMembers)
	field.Int(c, "not", &e.Not, 0, crew.MaxMembers)
	shipField(c, "ship", &e.Ship)
	shipField(c, "against", &e.Against)
	field.Int(c, "by", &e.By, 0, crew.MaxMembers)
	field.Int(c, "until", &e.Until, 0, crew.MaxMembers)
	field.Bool(c, "end", &e.End)
	field.Int(c, "turns", &e.Turns, 0, 127)
	field.Bool(c, "spent", &e.Spent)
	field.Int(c, "cause", &e.Cause, 0, int64(crew.LastVerb))
	field.Int(c, "feature", &e.Feature, 0, crew.MaxFeatures)
}

// why names what caused an effect, in a roll.
func (b *Battle) why(e *Effect) string {
	switch {
	case e.Feature > 0:
		return b.FeatureOf(e.Feature).Name
	case e.Cause == crew.RuleEdge:
		return "GM"
	}
	return crew.RuleOf(e.Cause).Title
}

// noScore is the ability of saves that are tied to none.
const noScore = crew.Charisma

// noSkill is the skill of checks that are made with an ability alone.
const noSkill = crew.LastSkill + 1

// rolling is what changes are asked to fit.
type rolling struct {
	touch   Touch
	by      *crew.Member // who rolls, or fires; nil: the ship
	member  crew.ID
	ship    space.ID
	against space.ID
	grade   Grade
	mount   uint8
	size    Size // of the other ship
	skill   crew.Skill
	score   crew.Ability
	order   crew.Verb // that a check is made for
	deals   DamageType
	perils  Perils // that a save is made against
	result  Result // of a save that damage follows
	skilled int    // what proficiency adds to the roll
	turned  bool   // the other side rolls: what helps hinders
	later   bool   // after a first roll
	chosen  []chosen
}

// chosen is a feature chosen with an order, and the faces of the die paid for it.
type chosen struct {
	*Feature
	faces int8
	id    crew.FeatureID
	open  bool // it waits for a hit, and is not paid for yet
	spare bool // by the free d4 then
}

func (x *Change) fits(r *rolling) bool {
	return x.Touch&r.touch != 0 &&
		(r.touch&Checks == 0 || (x.Skills == 0 || x.Skills.Has(r.skill)) && (x.Orders == 0 || x.Orders.Has(r.order))) &&
		(r.touch&Saves == 0 || (x.Scores == 0 || x.Scores.Has(r.score)) && (x.Perils == 0 || x.Perils&r.perils != 0)) &&
		(r.touch&(Attacks|Targeted|Deals|Suffers) == 0 || (x.Types == 0 || x.Types.Has(r.deals)) && (x.Grades == 0 || x.Grades.Has(r.grade)) && (x.Mounts == 0 || int8(r.mount) < x.Mounts) && (x.Sizes == 0 || x.Sizes.Has(r.size)))
}

func (e *Effect) fits(r *rolling) bool {
	return e.Change.fits(r) && !e.Spent && (!r.later || !e.First && !e.Every) &&
		(e.Member == 0 || e.Member == r.member) && (e.Not == 0 || e.Not != r.member) &&
		(e.Against == 0 || e.Against == r.against)
}

// expected puts into a roll whatever bears on it, without using anything up:
// what the crew and the fittings of its ship always add, and the effects that
// stand with the ship.
func (b *Battle) expected(roll *dice.Roll, r rolling) {
	b.changes(&r, func(x *Change, name string, owner *crew.Member) { b.put(roll, x, &r, name, owner) })
}

// changes walks every change that bears on a roll: what was chosen for it, what
// its crew and the fittings of its ship always add, and the effects that stand
// with the ship.
func (b *Battle) changes(r *rolling, each func(x *Change, name string, owner *crew.Member)) {
	s := b.Ship(r.ship)
	if s == nil {
		return
	}
	for i := range r.chosen {
		r.chosen[i].now(r, each)
	}
	if r.by != nil {
		b.passives(r.by.Features, r, r.by, each)
	} else {
		for _, id := range s.Crew {
			b.passives(b.Member(id).Features, r, b.Member(id), each)
		}
	}
	b.passives(s.Features, r, r.by, each)
	for i := range s.Effects {
		if e := &s.Effects[i]; e.fits(r) {
			each(&e.Change, b.why(e), b.Member(e.By))
		}
	}
}

// now walks what a chosen feature does to the very roll that it is chosen for.
func (k *chosen) now(r *rolling, each func(*Change, string, *crew.Member)) {
	if k.open && r.result == Withstood {
		return
	}
	for a := range k.Acts {
		x := k.Acts[a].Change
		if !k.Acts[a].atHand() || !x.fits(r) || k.Acts[a].If != Either && k.Acts[a].If != r.result {
			continue
		}
		if k.Acts[a].Pooled {
			x.Faces = k.faces
		}
		each(&x, k.Name, r.by)
	}
}

func (b *Battle) passives(has []crew.Have, r *rolling, owner *crew.Member, each func(*Change, string, *crew.Member)) {
	for i := range has {
		f := b.FeatureOf(has[i].Feature)
		if f.Usage != Passive || f.Once && has[i].Done {
			continue
		}
		for a := range f.Acts {
			if x := &f.Acts[a].Change; f.Acts[a].Do == Modify && x.fits(r) {
				each(x, f.Name, owner)
			}
		}
	}
}

// use does the same, and takes away what lasts for one roll.
func (b *Battle) use(roll *dice.Roll, r rolling) {
	b.expected(roll, r)
	s := b.Ship(r.ship)
	if s == nil || len(s.Effects) == 0 {
		return
	}
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.fits(&r) && !e.How.late() {
			if e.First {
				continue
			}
			e.Spent = e.Every
		}
		kept = append(kept, e)
	}
	s.Effects = kept
}

// put notes a change in a roll.
func (b *Battle) put(roll *dice.Roll, x *Change, r *rolling, name string, owner *crew.Member) {
	if r.turned {
		name += " (attack)"
	}
	switch x.How {
	case Advantage, Disadvantage:
		if (x.How == Advantage) != r.turned {
			roll.Advantage(name)
		} else {
			roll.Disadvantage(name)
		}
	case Plus:
		n := int(x.N) * b.source(x.Of, r, owner)
		if r.turned {
			n = -n
		}
		roll.Add(name, n)
	case Die, Less:
		roll.Die(name, int(x.N), int(x.Faces), (x.How == Less) != r.turned)
	case Again:
		roll.Again = max(roll.Again, int(x.N))
	case Burst:
		roll.Burst = true
	case Highest:
		roll.Highest = true
	}
}

// Grant adds an effect to a ship, in place of a like one of the same cause.
func (b *Battle) Grant(e Effect) {
	s := b.Ship(e.Ship)
	if s == nil {
		return
	}
	if e.Turns == 0 && e.Until != 0 {
		e.Turns = 1
	}
	for i := range s.Effects {
		x := s.Effects[i]
		like := e
		like.N, like.Turns, like.Until, like.End, like.Spent = x.N, x.Turns, x.Until, x.End, x.Spent
		if e.Touch != 0 { // a mark is its maker's
			like.By = x.By
		}
		if x == like {
			s.Effects[i] = e
			return
		}
	}
	if len(s.Effects) < maxEffects {
		s.Effects = append(s.Effects, e)
	}
}

// lapse takes away the effects that last until a member's turn starts, or ends.
func (b *Battle) lapse(id crew.ID, end bool) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if len(s.Effects) == 0 {
			continue
		}
		kept := s.Effects[:0]
		for _, e := range s.Effects {
			if e.Until == id {
				e.Spent = e.Spent && end
				if e.End == end {
					if e.Turns--; e.Turns <= 0 {
						continue
					}
				}
			}
			kept = append(kept, e)
		}
		s.Effects = kept
	}
}

// Light says whether the spaces of other ships are no difficult terrain to it.
func (s *Ship) Light() bool { return s.shifted(Spaces, 1, 1) == 0 }

// shifted is a number of a ship as the effects on it leave it: what is added
// first, in units of the number, then what multiplies.
func (s *Ship) shifted(t Touch, n, unit int64) int64 {
	f := fraction{1, 1}
	for i := range s.Effects {
		switch e := &s.Effects[i]; {
		case e.Touch&t == 0:
		case e.How == Plus:
			n += int64(e.N) * unit
		case e.How == Times:
			f = f.times(int64(e.N), 2)
		}
	}
	return n * f.num / f.den
}
