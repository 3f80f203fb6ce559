package ships

import (
	"iter"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Effect is a temporary change. It is kept with the ship whose rolls or numbers it
// touches.
type Effect struct {
	shipyard.Change
	Member  crew.ID       // only this member's rolls; 0: anybody's
	Not     crew.ID       // nor this member's
	Ship    space.ID      // of the ship that has it
	Against space.ID      // only attacks on this ship, or by it; 0: any
	By      crew.ID       // who caused it; 0: the GM
	Lasts   duration.Span // zero: until it is used
	Spent   bool          // Every: used in this round
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
	e.Lasts.Fields(c)
	field.Bool(c, "spent", &e.Spent)
	field.Int(c, "cause", &e.Cause, 0, int64(crew.LastVerb))
	field.Int(c, "feature", &e.Feature, 0, crew.MaxFeatures)
}

// CauseOf returns the name of the cause of an effect in a roll: a feature, the GM, or an order.
func (b *Battle) CauseOf(e *Effect) say.Text {
	switch {
	case e.Feature > 0:
		return say.Name(b.FeatureOf(e.Feature).Name)
	case e.Cause == crew.RuleEdge:
		return "GM"
	}
	return crew.PermissionOf(e.Cause).Title
}

// Rolling describes a roll or a number, so that changes can be matched with it.
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
	Perils  shipyard.Perils     // of a save
	Result  shipyard.TestResult // of the save before damage
	Skilled int                 // what proficiency adds to the roll
	Turned  bool                // the other side rolls, so that what helps hinders
	Later   bool                // not the first roll
	Chosen  []Chosen
}

// Chosen is a feature chosen with an order, and the faces of the die paid for it.
type Chosen struct {
	*shipyard.Feature
	Faces int8
	ID    crew.FeatureID
	Open  bool // waits for a hit, and is not paid for yet
	Spare bool // to be paid for with the free d4
}

// ChangeFits reports whether a change applies to a roll or number: to what is rolled, and to its
// skill, order, score, peril, type of damage, weapon and size of target, as far as the change is
// limited to any.
func ChangeFits(x *shipyard.Change, r *Rolling) bool {
	return x.Touch&r.Touch != 0 &&
		(r.Touch&shipyard.Checks == 0 || (x.Skills == 0 || x.Skills.Has(r.Skill)) && (x.Orders == 0 || x.Orders.Has(r.Order))) &&
		(r.Touch&shipyard.Saves == 0 || (x.Scores == 0 || x.Scores.Has(r.Score)) && (x.Perils == 0 || x.Perils&r.Perils != 0)) &&
		(r.Touch&(shipyard.Attacks|shipyard.Targeted|shipyard.Deals|shipyard.Suffers|shipyard.Harmed|shipyard.Braves) == 0 || x.Types == 0 || x.Types.Has(r.Deals)) &&
		(r.Touch&(shipyard.Attacks|shipyard.Targeted|shipyard.Deals|shipyard.Suffers) == 0 || (x.Grades == 0 || x.Grades.Has(r.Grade)) && (x.Mounts == 0 || int8(r.Mount) < x.Mounts) && (x.Sizes == 0 || x.Sizes.Has(r.Size)))
}

// Fits reports whether an effect applies to a roll or number: its change fits, it is not used up,
// and it is for this member and against this ship.
func (e *Effect) Fits(r *Rolling) bool {
	return ChangeFits(&e.Change, r) && !e.Spent && (!r.Later || !e.First && !e.Every) &&
		(e.Member == 0 || e.Member == r.Member) && (e.Not == 0 || e.Not != r.Member) &&
		(e.Against == 0 || e.Against == r.Against)
}

// EachChange walks the changes of a chosen feature to the roll that it is chosen for. A save that
// succeeds is a miss: a gambit adds nothing to its half of the damage.
func (k *Chosen) EachChange(r *Rolling, each func(*shipyard.Change, say.Text, *crew.Member)) {
	if r.Result == shipyard.Withstood && (k.Open || k.Feature.Kind == shipyard.Gambit && r.Touch&shipyard.Deals != 0) {
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
		each(&x, say.Name(k.Name), r.By)
	}
}

// Light reports whether the spaces of other ships are not difficult terrain for the ship.
func (s *Ship) Light() bool { return s.shiftedNumber(shipyard.Spaces, 1, 1) == 0 }

// shiftedNumber returns a number of a ship changed by effects and conditions, which add in units of
// unit.
func (s *Ship) shiftedNumber(t shipyard.Touch, n, unit int64) int64 {
	if len(s.Effects) == 0 && !s.conditioned() {
		return n
	}
	var sum modifier.Tally
	for k := range s.rules() {
		for i := range k.Changes {
			if x := &k.Changes[i]; x.Touch&t != 0 {
				sum.Note(x.Modifier, unit)
			}
		}
	}
	for e := range s.Counted() {
		if e.Touch&t != 0 {
			sum.Note(e.Modifier, unit)
		}
	}
	return sum.Of(n)
}

// Counted yields the effects on a ship but for those that differ from another only in who caused
// them, how long they last and how much they change: what two people do by one feature applies
// once, as the one does who changes most. One that is spent stands in for no other.
func (s *Ship) Counted() iter.Seq[*Effect] {
	return func(yield func(*Effect) bool) {
		for i := range s.Effects {
			if !s.isOutdone(i) && !yield(&s.Effects[i]) {
				return
			}
		}
	}
}

// isOutdone reports whether another effect of the same feature changes more, or as much and came
// earlier. What multiplies is compared like what adds, since no feature does so for several people.
func (s *Ship) isOutdone(i int) bool {
	e := s.Effects[i]
	if e.Feature == 0 {
		return false
	}
	for k, o := range s.Effects {
		twin := e
		twin.By, twin.Lasts, twin.N = o.By, o.Lasts, o.N
		if more := max(o.N, -o.N) - max(e.N, -e.N); o == twin && (more > 0 || more == 0 && k < i) {
			return true
		}
	}
	return false
}

// Invocation is one use of a feature: on whom, and with which die.
type Invocation struct {
	Target space.ID
	Seat   crew.Seat
	Faces  int8
	Turns  int8                // its changes last; 0: as each change defines
	Type   shipyard.DamageType // of the damage that it answers
	Blow   *Rolling            // the attack that it answers, whose weapon limits acts; nil: none
	Of     [2]shipyard.Scale
}

// With returns the effect with the die that was paid for it.
func (e Effect) With(faces int8) Effect {
	e.Faces = faces
	return e
}

// Faded reports that somebody no longer concentrates on a feature.
type Faded struct {
	By   crew.Seat
	Name string
}

func (*Faded) Kind() event.Kind { return KindFaded }

// Fields describes a Faded.
func (f *Faded) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
}

func (f *Faded) Sentence() say.Text {
	return say.Of("%s no longer keeps %s up.", f.By.Name(), f.Name)
}

// Thrown is a die that a feature has thrown for a number.
type Thrown struct {
	By   crew.Seat
	Roll dice.Roll
}

func (*Thrown) Kind() event.Kind { return KindThrown }

// Fields describes a Thrown.
func (f *Thrown) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Thrown) Sentence() say.Text {
	return say.Stop(say.Label(say.Pair(f.By.Name(), f.Roll.Cause), f.Roll.Text()))
}

// Charged reports shield points gained by a feature.
type Charged struct {
	By     crew.Seat
	Ship   space.ID
	Roll   dice.Roll
	Gained int32
}

func (*Charged) Kind() event.Kind { return KindCharged }

// Fields describes a Charged.
func (f *Charged) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, -shipyard.MaxPoints, shipyard.MaxPoints)
}

func (f *Charged) Sentence() say.Text {
	return say.Of("%s: %s; the shields of %s regain %d.", f.Roll.Cause, f.Roll.Text(), f.Ship.Name(), f.Gained)
}

// Mended reports hull points gained by a feature.
type Mended struct {
	By     crew.Seat
	Ship   space.ID
	Roll   dice.Roll
	Gained int32
}

func (*Mended) Kind() event.Kind { return KindMended }

// Fields describes a Mended.
func (f *Mended) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, 0, shipyard.MaxPoints)
}

func (f *Mended) Sentence() say.Text {
	return say.Of("%s: %s; the hull of %s regains %d.", f.Roll.Cause, f.Roll.Text(), f.Ship.Name(), f.Gained)
}

// Compared reports whether a ship has more of something than the user's ship, without a
// number.
type Compared struct {
	By   crew.Seat
	Ship space.ID
	Of   shipyard.Scale
	More int8 // +1 more, 0 as much, -1 less
}

func (*Compared) Kind() event.Kind { return KindCompared }

// Fields describes a Compared.
func (f *Compared) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "of", &f.Of, 0, int64(shipyard.LastScale))
	field.Int(c, "more", &f.More, -1, 1)
}

func (f *Compared) Sentence() say.Text {
	return say.Of("%s compares %s: %s has %s.", f.By.Name(), f.Of.Compared(), f.Ship.Name(),
		[...]say.Text{"less", "as much", "more"}[f.More+1])
}

// Rule returns the id under which a feature is refused.
func (u User) Rule() string {
	if u.Feature.Kind == shipyard.Power {
		return "SHIP-POWER"
	}
	return "SHIP-FEATURE"
}

// Invoked reports that a feature was used.
type Invoked struct {
	By     crew.Seat
	Name   string // of the feature
	Target space.ID
	Seat   crew.Seat
}

func (*Invoked) Kind() event.Kind { return KindInvoked }

// Fields describes an Invoked.
func (f *Invoked) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	ShipField(c, "target", &f.Target)
	f.Seat.Fields(c)
}

func (f *Invoked) Sentence() say.Text {
	by := f.By.Name()
	if f.By.Role == crew.NoRole {
		by = f.By.Ship.Name() // the feature works by itself
	}
	switch {
	case f.Seat.Ship != 0:
		return say.Of("%s uses %s on %s.", by, f.Name, f.Seat.Name())
	case f.Target != 0:
		return say.Of("%s uses %s on %s.", by, f.Name, f.Target.Name())
	}
	return say.Of("%s uses %s.", by, f.Name)
}

// Working reports the progress of a feature that takes several actions.
type Working struct {
	By       crew.Seat
	Name     string
	Work, Of int8
}

func (*Working) Kind() event.Kind { return KindWorking }

// Fields describes a Working.
func (f *Working) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	field.Int(c, "work", &f.Work, 0, 127)
	field.Int(c, "of", &f.Of, 0, 127)
}

func (f *Working) Sentence() say.Text {
	return say.Of("%s works on %s: %d of %d actions.", f.By.Name(), f.Name, f.Work, f.Of)
}

// Stood reports a new standing order.
type Stood struct {
	By     crew.Seat
	Name   string // "": the readied response
	Stance crew.Stance
}

func (*Stood) Kind() event.Kind { return KindStood }

// Fields describes a Stood.
func (f *Stood) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "name", &f.Name, crew.MaxName)
	crew.StanceField(c, "stance", &f.Stance)
}

func (f *Stood) Sentence() say.Text {
	if f.Name == "" {
		return say.Of([...]say.Text{
			"%s will be asked about what they have readied.", "%s will do what they have readied as soon as they can.", "%s will let pass what they wait for.",
		}[f.Stance], f.By.Name())
	}
	return say.Of([...]say.Text{
		"%s will use %s when it changes the outcome.", "%s will use %s whenever possible.", "%s will never use %s.",
	}[f.Stance], f.By.Name(), f.Name)
}

// With lists the features chosen with an order, by ID.
type With struct {
	Features []crew.FeatureID
	Spare    bool // the free d4 of rank 3 for one of them
}

const maxWith = 3

// Fields describes a With.
func (w *With) Fields(c field.Coder) {
	field.List(c, "with", &w.Features, maxWith, func(c field.Coder, id *crew.FeatureID) {
		field.Int(c, "feature", id, 1, crew.MaxFeatures)
	})
	field.Bool(c, "spare", &w.Spare)
}

// Promised reports whether an attack that a feature helps apart from its damage is still
// to come.
func (s *Ship) Promised(blow *Effect) bool {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Feature == blow.Feature && e.By == blow.By && e.Touch&shipyard.Attacks != 0 {
			return true
		}
	}
	return false
}

// User is a feature and the member who uses it.
type User struct {
	Member  *crew.Member
	Have    *crew.Have
	Feature *shipyard.Feature
	Spare   bool // pays with the free d4 of rank 3 instead of a deployment die
}
