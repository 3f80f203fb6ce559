package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// NoteMishap notes disadvantage in a check that a hyperspace mishap hinders, if it does (SHIP-JUMP).
func (s *Ship) NoteMishap(r *dice.Roll, is bool) {
	if is {
		r.Disadvantage("hyperspace mishap")
	}
}

// NoteHindrances notes what hinders every check that is made through a ship.
func (s *Ship) NoteHindrances(r *dice.Roll) {
	if s.System >= 1 {
		r.Disadvantage("system damage 1")
	}
	for k := range s.rules() {
		k.Weigh(r, shipyard.Checks, k.Name, false)
	}
}

// Attempt is a check that somebody is about to make: its skill, order, cause, and the
// features chosen for it.
type Attempt struct {
	Skill crew.Skill
	Order crew.Verb
	Cause say.Text
	With  []Chosen
}

// MaxDeed is the maximum length of the description of what somebody does, in bytes.
const MaxDeed = 200

// Handled reports what somebody has done with an object.
type Handled struct {
	By    crew.Seat
	Text  say.Text
	Whole bool           // it took the action
	Thing crew.FixtureID // a fixture of the scenario's decks, from 1
}

func (*Handled) Kind() event.Kind { return KindHandled }

// Fields describes a Handled.
func (f *Handled) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "text", &f.Text, say.Max)
	field.Bool(c, "whole", &f.Whole)
	field.Int(c, "thing", &f.Thing, 0, crew.MaxFixtures)
}

func (f *Handled) Sentence() say.Text {
	if f.Whole {
		return say.Of("%s, with the action: %s", f.By.Name(), f.Text)
	}
	return say.Of("%s, in passing: %s", f.By.Name(), f.Text)
}

// Gain is what an improvised action is to bring about.
type Gain uint8

// The gains. What Told brings is up to the table; the others last until the start of the
// next turn of the one who improvised.
const (
	Told     Gain = iota
	Helps         // advantage on the next check or attack of somebody aboard
	Hinders       // disadvantage on the next check or attack made aboard another ship
	LastGain = Hinders
)

var gainNames = [...]string{"nothing", "help", "hinder"}

func (g Gain) String() string { return gainNames[g] }

// ParseGain reads the name of a gain.
func ParseGain(word string) (Gain, bool) {
	return schema.FindNamed[Gain](word, gainNames[:])
}

// Terms are a GM's ruling on an improvised action.
type Terms struct {
	Rolled bool // else it succeeds without a roll
	Test   crew.Test
	Need   int16
	Edge   int8 // +1 advantage, -1 disadvantage
	Gain   Gain
	Price  int8 // actions, on foot (HOE-IMPROVISE); 0: the book's number
}

// Fields describes Terms.
func (k *Terms) Fields(c field.Coder) {
	field.Bool(c, "rolled", &k.Rolled)
	field.Int(c, "test", &k.Test, 0, int64(crew.MaxTest))
	field.Int(c, "need", &k.Need, 0, 100)
	field.Int(c, "edge", &k.Edge, -1, 1)
	field.Int(c, "gain", &k.Gain, 0, int64(LastGain))
	field.Int(c, "price", &k.Price, 0, MaxPrice)
}

// MaxPrice is the most actions that an improvised one can take.
const MaxPrice = 3

// Improvised reports an improvised action and its outcome.
type Improvised struct {
	By      crew.Seat
	Text    string
	Rolled  bool
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Improvised) Kind() event.Kind { return KindImprovised }

// Fields describes an Improvised.
func (f *Improvised) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "text", &f.Text, MaxDeed)
	field.Bool(c, "rolled", &f.Rolled)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, 0, 100)
	field.Bool(c, "success", &f.Success)
}

func (f *Improvised) Sentence() say.Text {
	if !f.Rolled {
		return say.Of("%s improvises: %s: done, without a roll.", f.By.Name(), f.Text)
	}
	return say.Of("%s improvises: %s: %s: %s against %d, %s.", f.By.Name(), f.Text, f.Roll.Cause, f.Roll.Text(), f.Need, event.Success(f.Success))
}

// Directed reports who was helped with what.
type Directed struct {
	By, Helped crew.Seat
	Target     space.ID
	Either     bool // the next check or attack, whichever comes first
}

func (*Directed) Kind() event.Kind { return KindDirected }

// Fields describes a Directed.
func (f *Directed) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Helped.Fields(c)
	ShipField(c, "target", &f.Target)
	field.Bool(c, "either", &f.Either)
}

func (f *Directed) Sentence() say.Text {
	switch {
	case f.Either:
		return say.Of("%s: advantage on the next check or attack.", f.Helped.Name())
	case f.Target != 0:
		return say.Of("%s directs %s: advantage on the first attack on %s.", f.By.Name(), f.Helped.Name(), f.Target.Name())
	}
	return say.Of("%s directs %s: advantage on the next check.", f.By.Name(), f.Helped.Name())
}

// Evaded reports whose next attack on whom has disadvantage.
type Evaded struct {
	Hindered, Against space.ID
	All               bool // not only the next one
}

func (*Evaded) Kind() event.Kind { return KindEvaded }

// Fields describes an Evaded.
func (f *Evaded) Fields(c field.Coder) {
	ShipField(c, "hindered", &f.Hindered)
	ShipField(c, "against", &f.Against)
	field.Bool(c, "all", &f.All)
}

func (f *Evaded) Sentence() say.Text {
	if f.All {
		return say.Of("Every attack of %s on %s has disadvantage, until the pilot of %s has another turn.", f.Hindered.Name(), f.Against.Name(), f.Against.Name())
	}
	return say.Of("The first attack of %s on %s has disadvantage.", f.Hindered.Name(), f.Against.Name())
}

// Interfered reports whose next check or attack has disadvantage.
type Interfered struct {
	Hindered crew.Seat
	All      bool // and every other before the operator's next turn
}

func (*Interfered) Kind() event.Kind { return KindInterfered }

// Fields describes an Interfered.
func (f *Interfered) Fields(c field.Coder) {
	f.Hindered.Fields(c)
	field.Bool(c, "all", &f.All)
}

func (f *Interfered) Sentence() say.Text {
	if f.Hindered.Role == crew.NoRole {
		return say.Of("The next check or attack made aboard %s has disadvantage.", f.Hindered.Ship.Name())
	}
	if f.All {
		return say.Of("Every check and attack of %s has disadvantage until the next turn of the one who interferes.", f.Hindered.Name())
	}
	return say.Of("The next check or attack of %s has disadvantage.", f.Hindered.Name())
}
