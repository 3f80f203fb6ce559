package sim

import (
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// tableFacts has a constructor for each of the facts of the table.
var tableFacts = event.Registry{
	KindWayOpened:        event.Make[WayOpened],
	KindPodLaunched:      event.Make[PodLaunched],
	KindConsoleWorked:    event.Make[ConsoleWorked],
	KindDeckShaken:       event.Make[DeckShaken],
	KindRoundBegan:       event.Make[RoundBegan],
	KindTurnBegan:        event.Make[TurnBegan],
	KindInitiativeRolled: event.Make[InitiativeRolled],
	KindTempoSet:         event.Make[TempoSet],
	KindPaused:           event.Make[Paused],
	KindArrived:          event.Make[Arrived],
	KindLeft:             event.Make[Left],
	KindSaid:             event.Make[Said],
	KindRuled:            event.Make[Ruled],
	KindGoalReached:      event.Make[GoalReached],
	KindBattleOver:       event.Make[BattleOver],
	KindOrderHeld:        event.Make[OrderHeld],
	KindYielded:          event.Make[Yielded],
	KindGoalChanged:      event.Make[GoalChanged],
	KindZoneKept:         event.Make[ZoneKept],
	KindTold:             event.Make[Told],
	KindJoined:           event.Make[Joined],
	KindChanced:          event.Make[Chanced],
}

// NewFact returns an empty fact of a kind, or nil for an unknown kind.
func NewFact(k event.Kind) event.Fact {
	for _, facts := range [...]*event.Registry{&tableFacts, &personal.Facts, &ships.Facts, &event.Facts} {
		if f := facts.New(k); f != nil {
			return f
		}
	}
	return nil
}

// FactField describes a fact after its kind.
func FactField(c field.Coder, f *event.Fact) {
	var kind, was event.Kind
	if *f != nil {
		kind = (*f).Kind()
	}
	was = kind
	field.Int(c, "fact", &kind, 0, 255)
	if c.Err() != nil {
		return
	}
	if *f == nil || kind != was {
		*f = NewFact(kind)
	}
	if *f == nil {
		c.Fail(fmt.Errorf("fact: there is no kind %d", kind))
		return
	}
	(*f).Fields(c)
}

// RoundBegan reports that a round begins.
type RoundBegan struct {
	Round int32
}

func (*RoundBegan) Kind() event.Kind { return KindRoundBegan }

// Fields describes a RoundBegan.
func (f *RoundBegan) Fields(c field.Coder) { field.Int(c, "round", &f.Round, 0, 1<<30) }

func (f *RoundBegan) Sentence() say.Text { return say.Of("Round %d.", f.Round) }

// TurnBegan reports whose turn begins.
type TurnBegan struct {
	Seat crew.Seat
}

func (*TurnBegan) Kind() event.Kind { return KindTurnBegan }

// Fields describes a TurnBegan.
func (f *TurnBegan) Fields(c field.Coder) { f.Seat.Fields(c) }

func (f *TurnBegan) Sentence() say.Text {
	return say.Of("The turn of %s begins.", f.Seat.Name())
}

// InitiativeRolled is a roll for the order of turns, or one that breaks a tie.
type InitiativeRolled struct {
	Seat crew.Seat
	Roll dice.Roll
	Tie  bool
}

func (*InitiativeRolled) Kind() event.Kind { return KindInitiativeRolled }

// Fields describes an InitiativeRolled.
func (f *InitiativeRolled) Fields(c field.Coder) {
	f.Seat.Fields(c)
	f.Roll.Fields(c)
	field.Bool(c, "tie", &f.Tie)
}

func (f *InitiativeRolled) Sentence() say.Text {
	if f.Tie {
		return say.Of("%s rolls to break a tie: %s.", f.Seat.Name(), f.Roll.Text())
	}
	return say.Of("%s rolls initiative: %s.", f.Seat.Name(), f.Roll.Text())
}

// Yielded reports that somebody lets another of their side act first.
type Yielded struct {
	By, To crew.Seat
}

func (*Yielded) Kind() event.Kind { return KindYielded }

// Fields describes a Yielded.
func (f *Yielded) Fields(c field.Coder) {
	f.By.Fields(c)
	f.To.Fields(c)
}

func (f *Yielded) Sentence() say.Text {
	return say.Of("%s lets %s act first.", f.By.Name(), f.To.Name())
}

// TempoSet reports a new tempo.
type TempoSet struct {
	Tempo crew.Tempo
}

func (*TempoSet) Kind() event.Kind { return KindTempoSet }

// Fields describes a TempoSet.
func (f *TempoSet) Fields(c field.Coder) { field.Int(c, "tempo", &f.Tempo, 0, int64(crew.MaxTempo)) }

func (f *TempoSet) Sentence() say.Text {
	return [...]say.Text{"The battle goes on turn by turn.", "The battle goes on live.", "The battle goes on turn by turn; neighbours of a side act together."}[f.Tempo]
}

// OpeningText returns the sentence of a fact before the battle has begun, and reports whether it has
// begun with it. What begins is not told as continuing.
func OpeningText(f event.Fact) (says say.Text, begun bool) {
	switch f := f.(type) {
	case *TempoSet:
		return [...]say.Text{"The battle is played turn by turn.", "The battle is played live.", "The battle is played turn by turn; neighbours of a side act together."}[f.Tempo], false
	case *Paused:
		if !f.On {
			return "The battle begins.", true
		}
	}
	return f.Sentence(), f.Kind() == KindPaused || f.Kind() == KindRoundBegan || f.Kind() == KindTurnBegan
}

// Paused reports that the clock has been stopped, or runs again.
type Paused struct {
	On bool
}

func (*Paused) Kind() event.Kind { return KindPaused }

// Fields describes a Paused.
func (f *Paused) Fields(c field.Coder) { field.Bool(c, "on", &f.On) }

func (f *Paused) Sentence() say.Text {
	if f.On {
		return "The battle is paused."
	}
	return "The battle goes on."
}

// Arrived reports that a ship has come into the battle.
type Arrived struct {
	Ship space.ID
}

func (*Arrived) Kind() event.Kind { return KindArrived }

// Fields describes an Arrived.
func (f *Arrived) Fields(c field.Coder) { ships.ShipField(c, "ship", &f.Ship) }

func (f *Arrived) Sentence() say.Text { return say.Of("%s arrives.", f.Ship.Name()) }

// Left reports that a ship has left the battle. It carries the name, because nobody can
// look it up any more.
type Left struct {
	Name string
}

func (*Left) Kind() event.Kind { return KindLeft }

// Fields describes a Left.
func (f *Left) Fields(c field.Coder) { field.Text(c, "name", &f.Name, crew.MaxName) }

func (f *Left) Sentence() say.Text { return say.Of("%s leaves the battle.", f.Name) }

// Said is what the GM tells the table, or says as somebody else (As).
type Said struct{ Text, As string }

func (*Said) Kind() event.Kind { return KindSaid }

// Fields describes a Said.
func (f *Said) Fields(c field.Coder) {
	field.Text(c, "text", &f.Text, scenario.MaxText)
	field.Text(c, "as", &f.As, 3*crew.MaxName)
}

func (f *Said) Sentence() say.Text {
	if f.As == "" {
		return say.Of("GM: %s", f.Text)
	}
	return say.Label(f.As, f.Text)
}

// Ruled reports that the GM has changed something.
type Ruled struct {
	Verb crew.Verb
	Ship space.ID
	Text say.Text
}

func (*Ruled) Kind() event.Kind { return KindRuled }

// Fields describes a Ruled.
func (f *Ruled) Fields(c field.Coder) {
	field.Int(c, "verb", &f.Verb, 0, int64(crew.LastVerb))
	ships.ShipField(c, "ship", &f.Ship)
	field.Text(c, "text", &f.Text, say.Max)
}

func (f *Ruled) Sentence() say.Text {
	if f.Ship == 0 {
		return say.Of("The GM rules: %s.", f.Text)
	}
	return say.Of("The GM rules, %s: %s.", f.Ship.Name(), f.Text)
}

// BattleOver reports which sides have won, and why.
type BattleOver struct {
	Winners event.Sides
	Text    say.Text
}

func (*BattleOver) Kind() event.Kind { return KindBattleOver }

// Fields describes a BattleOver.
func (f *BattleOver) Fields(c field.Coder) {
	field.Int(c, "winners", &f.Winners, 0, 255)
	field.Text(c, "text", &f.Text, scenario.MaxOutcome)
}

func (f *BattleOver) Sentence() say.Text { return say.Of("The battle is over. %s", f.Text) }

// OrderHeld reports that an order is waiting for the GM.
type OrderHeld struct {
	Seat crew.Seat
	Verb crew.Verb
}

func (*OrderHeld) Kind() event.Kind { return KindOrderHeld }

// Fields describes an OrderHeld.
func (f *OrderHeld) Fields(c field.Coder) {
	f.Seat.Fields(c)
	field.Int(c, "verb", &f.Verb, 0, int64(crew.LastVerb))
}

func (f *OrderHeld) Sentence() say.Text {
	return say.Of("%s: %s waits for the GM.", f.Seat.Name(), f.Verb)
}
