package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
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
	ShipField(c, "ship", &e.Ship)
	ShipField(c, "against", &e.Against)
	field.Int(c, "by", &e.By, 0, crew.MaxMembers)
	field.Int(c, "until", &e.Until, 0, crew.MaxMembers)
	field.Bool(c, "end", &e.End)
	field.Int(c, "turns", &e.Turns, 0, 127)
	field.Bool(c, "spent", &e.Spent)
	field.Int(c, "cause", &e.Cause, 0, int64(crew.LastVerb))
	field.Int(c, "feature", &e.Feature, 0, crew.MaxFeatures)
}

// Why names what caused an effect, in a roll.
func (b *Battle) Why(e *Effect) string {
	switch {
	case e.Feature > 0:
		return b.FeatureOf(e.Feature).Name
	case e.Cause == crew.RuleEdge:
		return "GM"
	}
	return crew.RuleOf(e.Cause).Title
}

// Rolling is what changes are asked to fit.
type Rolling struct {
	Touch   shipyard.Touch
	By      *crew.Member // who rolls, or fires; nil: the ship
	Member  crew.ID
	Ship    space.ID
	Against space.ID
	Grade   shipyard.Grade
	Mount   uint8
	Size    shipyard.Size // of the other ship
	Skill   crew.Skill
	Score   crew.Ability
	Order   crew.Verb // that a check is made for
	Deals   shipyard.DamageType
	Perils  shipyard.Perils // that a save is made against
	Result  shipyard.Result // of a save that damage follows
	Skilled int             // what proficiency adds to the roll
	Turned  bool            // the other side rolls: what helps hinders
	Later   bool            // after a first roll
	Chosen  []Chosen
}

// Chosen is a feature chosen with an order, and the faces of the die paid for it.
type Chosen struct {
	*shipyard.Feature
	Faces int8
	ID    crew.FeatureID
	Open  bool // it waits for a hit, and is not paid for yet
	Spare bool // by the free d4 then
}

func ChangeFits(x *shipyard.Change, r *Rolling) bool {
	return x.Touch&r.Touch != 0 &&
		(r.Touch&shipyard.Checks == 0 || (x.Skills == 0 || x.Skills.Has(r.Skill)) && (x.Orders == 0 || x.Orders.Has(r.Order))) &&
		(r.Touch&shipyard.Saves == 0 || (x.Scores == 0 || x.Scores.Has(r.Score)) && (x.Perils == 0 || x.Perils&r.Perils != 0)) &&
		(r.Touch&(shipyard.Attacks|shipyard.Targeted|shipyard.Deals|shipyard.Suffers) == 0 || (x.Types == 0 || x.Types.Has(r.Deals)) && (x.Grades == 0 || x.Grades.Has(r.Grade)) && (x.Mounts == 0 || int8(r.Mount) < x.Mounts) && (x.Sizes == 0 || x.Sizes.Has(r.Size)))
}

func (e *Effect) Fits(r *Rolling) bool {
	return ChangeFits(&e.Change, r) && !e.Spent && (!r.Later || !e.First && !e.Every) &&
		(e.Member == 0 || e.Member == r.Member) && (e.Not == 0 || e.Not != r.Member) &&
		(e.Against == 0 || e.Against == r.Against)
}

// Now walks what a chosen feature does to the very roll that it is chosen for.
func (k *Chosen) Now(r *Rolling, each func(*shipyard.Change, string, *crew.Member)) {
	if k.Open && r.Result == shipyard.Withstood {
		return
	}
	for a := range k.Acts {
		x := k.Acts[a].Change
		if !k.Acts[a].AtHand() || !ChangeFits(&x, r) || k.Acts[a].If != shipyard.Either && k.Acts[a].If != r.Result {
			continue
		}
		if k.Acts[a].Pooled {
			x.Faces = k.Faces
		}
		each(&x, k.Name, r.By)
	}
}

// Light says whether the spaces of other ships are no difficult terrain to it.
func (s *Ship) Light() bool { return s.shifted(shipyard.Spaces, 1, 1) == 0 }

// shifted is a number of a ship as the effects on it leave it: what is added
// first, in units of the number, then what multiplies.
func (s *Ship) shifted(t shipyard.Touch, n, unit int64) int64 {
	f := Fraction{1, 1}
	for i := range s.Effects {
		switch e := &s.Effects[i]; {
		case e.Touch&t == 0:
		case e.How == shipyard.Plus:
			n += int64(e.N) * unit
		case e.How == shipyard.Times:
			f = f.Times(int64(e.N), 2)
		}
	}
	return n * f.Num / f.Den
}
