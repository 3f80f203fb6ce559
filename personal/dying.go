package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Ticks of an hour, and of the minute after a fight.
const (
	HourTicks   = 60 * 60 * 20
	MinuteTicks = 60 * 20
)

// Death is a cause of death.
type Death uint8

// The deaths.
const (
	DiedAtZero Death = iota
	DiedMassive
	DiedTrack
	DiedOf
	DiedShip // aboard a ship that was destroyed
)

// Died reports that somebody has died.
type Died struct {
	Person    crew.ID
	How       Death
	Of        string
	LastWords bool
}

func (*Died) Kind() event.Kind { return KindDied }

// Fields describes a Died.
func (f *Died) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "how", &f.How, 0, int64(DiedShip))
	field.Text(c, "of", &f.Of, rulebook.MaxName)
	field.Bool(c, "last words", &f.LastWords)
}

func (f *Died) Sentence() say.Text {
	died := say.Of([...]say.Text{
		"%s is dead.", "%s is killed at once: the damage was massive.", "%s dies.", "%s is killed by %s.", "%s is lost with the ship.",
	}[f.How], f.Person.Name(), f.Of)
	if f.LastWords {
		return say.Of("%s They are entitled to their last words.", died)
	}
	return died
}

// Fell reports that somebody has fallen unconscious.
type Fell struct {
	Person crew.ID
	Awake  bool // but not unconscious
}

func (*Fell) Kind() event.Kind { return KindFell }

// Fields describes a Fell.
func (f *Fell) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Bool(c, "awake", &f.Awake)
}

func (f *Fell) Sentence() say.Text {
	if f.Awake {
		return say.Of("%s goes down.", f.Person.Name())
	}
	return say.Of("%s falls unconscious.", f.Person.Name())
}

// Steadied reports that somebody at 0 makes no more saves.
type Steadied struct{ Person crew.ID }

func (*Steadied) Kind() event.Kind { return KindSteadied }

// Fields describes a Steadied.
func (f *Steadied) Fields(c field.Coder) { IDField(c, "person", &f.Person) }

func (f *Steadied) Sentence() say.Text { return say.Of("%s is stable.", f.Person.Name()) }

// Unsteady reports that somebody is no longer stable.
type Unsteady struct{ Person crew.ID }

func (*Unsteady) Kind() event.Kind { return KindUnsteady }

// Fields describes an Unsteady.
func (f *Unsteady) Fields(c field.Coder) { IDField(c, "person", &f.Person) }

func (f *Unsteady) Sentence() say.Text {
	return say.Of("%s is no longer stable.", f.Person.Name())
}

// Woke reports that somebody is conscious again.
type Woke struct {
	Person crew.ID
	Awake  bool // was never unconscious
}

func (*Woke) Kind() event.Kind { return KindWoke }

// Fields describes a Woke.
func (f *Woke) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Bool(c, "awake", &f.Awake)
}

func (f *Woke) Sentence() say.Text {
	if f.Awake {
		return say.Of("%s can get up.", f.Person.Name())
	}
	return say.Of("%s wakes.", f.Person.Name())
}

// Waits reports when a stable person will wake.
type Waits struct {
	Person crew.ID
	Hours  int8
}

func (*Waits) Kind() event.Kind { return KindWaits }

// Fields describes a Waits.
func (f *Waits) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "hours", &f.Hours, 0, 10)
}

func (f *Waits) Sentence() say.Text {
	return say.Of("%s will stir after %d hours.", f.Person.Name(), f.Hours)
}

// Counted reports the tracks of somebody at 0.
type Counted struct {
	Person                       crew.ID
	Bad, MostBad, Good, MostGood int8
	Word                         string
}

func (*Counted) Kind() event.Kind { return KindCounted }

// Fields describes a Counted.
func (f *Counted) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "bad", &f.Bad, 0, 100)
	field.Int(c, "most bad", &f.MostBad, 0, 100)
	field.Int(c, "good", &f.Good, 0, 100)
	field.Int(c, "most good", &f.MostGood, 0, 100)
	field.Text(c, "word", &f.Word, rulebook.MaxName)
}

func (f *Counted) Sentence() say.Text {
	if f.MostGood > 0 {
		return say.Of("%s: %d of %d %s, %d of %d successes.", f.Person.Name(), f.Bad, f.MostBad, f.Word, f.Good, f.MostGood)
	}
	return say.Of("%s: %d of %d %s.", f.Person.Name(), f.Bad, f.MostBad, f.Word)
}

// DeathSaved is a save at 0.
type DeathSaved struct {
	By     crew.ID
	Roll   dice.Roll
	Need   int16
	Degree Degree
}

func (*DeathSaved) Kind() event.Kind { return KindDeathSaved }

// Fields describes a DeathSaved.
func (f *DeathSaved) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Int(c, "degree", &f.Degree, 0, int64(CriticalSuccess))
}

func (f *DeathSaved) Sentence() say.Text {
	return say.Of("%s, %s: %s against %d, %s.", f.By.Name(), f.Roll.Cause, f.Roll.Text(), f.Need, f.Degree)
}

// Convalesced tells how much of a person's injuries has healed.
type Convalesced struct {
	Person       crew.ID
	Amount, Harm int32
}

func (*Convalesced) Kind() event.Kind { return KindConvalesced }

// Fields describes a Convalesced.
func (f *Convalesced) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "amount", &f.Amount, 0, MaxPoints)
	field.Int(c, "harm", &f.Harm, 0, MaxPoints)
}

func (f *Convalesced) Sentence() say.Text {
	return say.Of("%s recovers %d: %d of what has been suffered is left.", f.Person.Name(), f.Amount, f.Harm)
}

// Warded is a roll, thrown low, against the aftermath of injuries.
type Warded struct {
	By      crew.ID
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Warded) Kind() event.Kind { return KindWarded }

// Fields describes a Warded.
func (f *Warded) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -200, 200)
	field.Bool(c, "success", &f.Success)
}

func (f *Warded) Sentence() say.Text {
	return say.Of("%s against %s: %s against %d, %s.", f.By.Name(), f.Roll.Cause, f.Roll.Text(), f.Need, hitOrMiss(f.Success))
}

func hitOrMiss(ok bool) say.Text {
	if ok {
		return "withstood"
	}
	return "caught"
}

// Smothered reports to the GM what a shielded attack on an area can still do.
type Smothered struct {
	By     crew.ID
	What   say.Text
	Amount int32
	Type   say.Text
}

func (*Smothered) Kind() event.Kind { return KindSmothered }

// Fields describes a Smothered.
func (f *Smothered) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "what", &f.What, say.Max)
	field.Int(c, "amount", &f.Amount, 0, MaxPoints)
	field.Text(c, "type", &f.Type, say.Max)
}

func (f *Smothered) Sentence() say.Text {
	return say.Of("For the GM: %s of %s, though shielded, may still burn, bring down or blind with %d %s.", f.What, f.By.Name(), f.Amount, f.Type)
}

// Lifted reports that somebody uses pseudogravity on somebody, which reveals both.
type Lifted struct {
	By, Target crew.ID
	Points     int16
	Moves      bool
}

func (*Lifted) Kind() event.Kind { return KindLifted }

// Fields describes a Lifted.
func (f *Lifted) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	IDField(c, "target", &f.Target)
	field.Int(c, "points", &f.Points, 0, MaxReserve)
	field.Bool(c, "moves", &f.Moves)
}

func (f *Lifted) Sentence() say.Text {
	switch {
	case f.By == f.Target && f.Moves:
		return say.Of("%s is heard to lift themselves with %d points: they move.", f.By.Name(), f.Points)
	case f.By == f.Target:
		return say.Of("%s is heard to lift themselves with %d points: nothing moves.", f.By.Name(), f.Points)
	case f.Moves:
		return say.Of("%s is heard to lift %s with %d points: they move.", f.By.Name(), f.Target.Name(), f.Points)
	}
	return say.Of("%s is heard to lift %s with %d points: nothing moves.", f.By.Name(), f.Target.Name(), f.Points)
}
