package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Trigger is a circumstance that a crew member can wait for.
type Trigger uint8

// The triggers.
const (
	EntersRange Trigger = iota // the subject comes within Feet
	EntersArc                  // the subject comes into the arc and reach of Weapon
	FiresAt                    // the subject attacks this ship
	ComesIntoSight
	MovesAway   // the subject goes beyond Feet
	IsCalled    // somebody of the own side, or a GM, calls Word
	lastTrigger = IsCalled
)

var triggerNames = [...]string{"range", "arc", "attack", "sight", "leaves", "call"}

// circumstances are what the triggers wait for, in a log's words.
var circumstances = [...]say.Text{
	"a ship that comes into range", "a ship that comes into the arc", "an attack on the ship",
	"a ship that comes into sight", "a ship that goes away", "a word that is called",
}

func (t Trigger) String() string { return triggerNames[t] }

// ParseTrigger reads the name of a trigger.
func ParseTrigger(word string) (Trigger, bool) {
	for i, name := range triggerNames {
		if name == word {
			return Trigger(i), true
		}
	}
	return 0, false
}

// Circumstance is what somebody waits for.
type Circumstance struct {
	Trigger Trigger
	Subject space.ID // 0: any hostile ship
	Feet    space.Length
	Weapon  uint8
	Word    string // IsCalled
}

// Fields describes a Circumstance.
func (i *Circumstance) Fields(c field.Coder) {
	field.Int(c, "trigger", &i.Trigger, 0, int64(lastTrigger))
	ShipField(c, "subject", &i.Subject)
	field.Int(c, "feet", &i.Feet, 0, int64(shipyard.MaxLeg))
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	field.Text(c, "word", &i.Word, MaxWord)
}

// Readied is what a crew member has ready.
type Readied = crew.Readied[space.ID, Circumstance, Intent]

// HasReadied says that somebody waits.
type HasReadied struct {
	By       crew.Seat
	Trigger  Trigger
	Response crew.Verb
}

func (*HasReadied) Kind() event.Kind { return KindReadied }

// Fields describes a HasReadied.
func (f *HasReadied) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "trigger", &f.Trigger, 0, int64(lastTrigger))
	field.Int(c, "response", &f.Response, 0, int64(crew.LastVerb))
}

func (f *HasReadied) Sentence() say.Text {
	return say.Of("%s readies %s for %s.", f.By.Name(), crew.RuleOf(f.Response).Title, circumstances[f.Trigger])
}

// Triggered says that what somebody waited for has happened.
type Triggered struct {
	By      crew.Seat
	Trigger Trigger
}

func (*Triggered) Kind() event.Kind { return KindTriggered }

// Fields describes a Triggered.
func (f *Triggered) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "trigger", &f.Trigger, 0, int64(lastTrigger))
}

func (f *Triggered) Sentence() say.Text {
	return say.Of("%s may react to %s.", f.By.Name(), circumstances[f.Trigger])
}

// LetGo says that a trigger passed without a response.
type LetGo struct {
	By crew.Seat
}

func (*LetGo) Kind() event.Kind { return KindLetGo }

// Fields describes a LetGo.
func (f *LetGo) Fields(c field.Coder) { f.By.Fields(c) }

func (f *LetGo) Sentence() say.Text { return say.Of("%s lets it pass.", f.By.Name()) }

// MaxWord is the longest word that can be called, in bytes.
const MaxWord = 40

// Called says that a word was called.
type Called struct {
	By   crew.Seat
	Word string
}

func (*Called) Kind() event.Kind { return KindCalled }

// Fields describes a Called.
func (f *Called) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "word", &f.Word, MaxWord)
}

// Calls is the word, for those on decks who wait for it.
func (f *Called) Calls() string { return f.Word }

func (f *Called) Sentence() say.Text {
	return say.Of("%s calls: %s!", f.By.Name(), f.Word)
}
