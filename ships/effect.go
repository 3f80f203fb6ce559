package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Effect is a change that lasts a while. It stands with the ship whose rolls or
// numbers it touches.
type Effect struct {
	shipyard.Change
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

// rolling is what changes are asked to fit.
type rolling struct {
	touch   shipyard.Touch
	by      *crew.Member // who rolls, or fires; nil: the ship
	member  crew.ID
	ship    space.ID
	against space.ID
	grade   shipyard.Grade
	mount   uint8
	size    shipyard.Size // of the other ship
	skill   crew.Skill
	score   crew.Ability
	order   crew.Verb // that a check is made for
	deals   shipyard.DamageType
	perils  shipyard.Perils // that a save is made against
	result  shipyard.Result // of a save that damage follows
	skilled int             // what proficiency adds to the roll
	turned  bool            // the other side rolls: what helps hinders
	later   bool            // after a first roll
	chosen  []chosen
}

// chosen is a feature chosen with an order, and the faces of the die paid for it.
type chosen struct {
	*shipyard.Feature
	faces int8
	id    crew.FeatureID
	open  bool // it waits for a hit, and is not paid for yet
	spare bool // by the free d4 then
}

func changeFits(x *shipyard.Change, r *rolling) bool {
	return x.Touch&r.touch != 0 &&
		(r.touch&shipyard.Checks == 0 || (x.Skills == 0 || x.Skills.Has(r.skill)) && (x.Orders == 0 || x.Orders.Has(r.order))) &&
		(r.touch&shipyard.Saves == 0 || (x.Scores == 0 || x.Scores.Has(r.score)) && (x.Perils == 0 || x.Perils&r.perils != 0)) &&
		(r.touch&(shipyard.Attacks|shipyard.Targeted|shipyard.Deals|shipyard.Suffers) == 0 || (x.Types == 0 || x.Types.Has(r.deals)) && (x.Grades == 0 || x.Grades.Has(r.grade)) && (x.Mounts == 0 || int8(r.mount) < x.Mounts) && (x.Sizes == 0 || x.Sizes.Has(r.size)))
}

func (e *Effect) fits(r *rolling) bool {
	return changeFits(&e.Change, r) && !e.Spent && (!r.later || !e.First && !e.Every) &&
		(e.Member == 0 || e.Member == r.member) && (e.Not == 0 || e.Not != r.member) &&
		(e.Against == 0 || e.Against == r.against)
}

// expected puts into a roll whatever bears on it, without using anything up:
// what the crew and the fittings of its ship always add, and the effects that
// stand with the ship.
func (b *Battle) expected(roll *dice.Roll, r rolling) {
	b.changes(&r, func(x *shipyard.Change, name string, owner *crew.Member) { b.put(roll, x, &r, name, owner) })
}

// changes walks every change that bears on a roll: what was chosen for it, what
// its crew and the fittings of its ship always add, and the effects that stand
// with the ship.
func (b *Battle) changes(r *rolling, each func(x *shipyard.Change, name string, owner *crew.Member)) {
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
func (k *chosen) now(r *rolling, each func(*shipyard.Change, string, *crew.Member)) {
	if k.open && r.result == shipyard.Withstood {
		return
	}
	for a := range k.Acts {
		x := k.Acts[a].Change
		if !k.Acts[a].AtHand() || !changeFits(&x, r) || k.Acts[a].If != shipyard.Either && k.Acts[a].If != r.result {
			continue
		}
		if k.Acts[a].Pooled {
			x.Faces = k.faces
		}
		each(&x, k.Name, r.by)
	}
}

func (b *Battle) passives(has []crew.Have, r *rolling, owner *crew.Member, each func(*shipyard.Change, string, *crew.Member)) {
	for i := range has {
		f := b.FeatureOf(has[i].Feature)
		if f.Usage != shipyard.Passive || f.Once && has[i].Done {
			continue
		}
		for a := range f.Acts {
			if x := &f.Acts[a].Change; f.Acts[a].Do == shipyard.Modify && changeFits(x, r) {
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
		if e.fits(&r) && !e.How.Late() {
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
func (b *Battle) put(roll *dice.Roll, x *shipyard.Change, r *rolling, name string, owner *crew.Member) {
	if r.turned {
		name += " (attack)"
	}
	switch x.How {
	case shipyard.Advantage, shipyard.Disadvantage:
		if (x.How == shipyard.Advantage) != r.turned {
			roll.Advantage(name)
		} else {
			roll.Disadvantage(name)
		}
	case shipyard.Plus:
		n := int(x.N) * b.source(x.Of, r, owner)
		if r.turned {
			n = -n
		}
		roll.Add(name, n)
	case shipyard.Die, shipyard.Less:
		roll.Die(name, int(x.N), int(x.Faces), (x.How == shipyard.Less) != r.turned)
	case shipyard.Again:
		roll.Again = max(roll.Again, int(x.N))
	case shipyard.Burst:
		roll.Burst = true
	case shipyard.Highest:
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
func (s *Ship) Light() bool { return s.shifted(shipyard.Spaces, 1, 1) == 0 }

// shifted is a number of a ship as the effects on it leave it: what is added
// first, in units of the number, then what multiplies.
func (s *Ship) shifted(t shipyard.Touch, n, unit int64) int64 {
	f := fraction{1, 1}
	for i := range s.Effects {
		switch e := &s.Effects[i]; {
		case e.Touch&t == 0:
		case e.How == shipyard.Plus:
			n += int64(e.N) * unit
		case e.How == shipyard.Times:
			f = f.times(int64(e.N), 2)
		}
	}
	return n * f.num / f.den
}
