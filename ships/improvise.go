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

// MaxDeed is the longest description of what somebody does, in bytes.
const MaxDeed = 200

// Deed is what somebody does with an object, in words. Handling one object a turn
// is free (SHIP-OBJECT); another takes the action (SHIP-USE).
type Deed struct {
	Text string
}

// Fields describes a Deed.
func (i *Deed) Fields(c field.Coder) { field.Text(c, "text", &i.Text, MaxDeed) }

// Check refuses a deed without words.
func (i *Deed) Check(*Battle, *crew.Member) error {
	if i.Text == "" {
		return crew.Refuse("SHIP-OBJECT", "say what you do")
	}
	return nil
}

func (i *Deed) tell(b *Battle, by *crew.Member, whole bool) {
	b.inside(b.ship(by), &Handled{By: by.Seat, Text: i.Text, Whole: whole})
}

// Handle is the object that is free once a turn (SHIP-OBJECT).
type Handle struct{ Deed }

func (*Handle) Verb() crew.Verb { return crew.Handle }

// Do tells of it.
func (i *Handle) Do(b *Battle, by *crew.Member) { i.tell(b, by, false) }

// Use is the Use an Object action (SHIP-USE).
type Use struct{ Deed }

func (*Use) Verb() crew.Verb { return crew.Use }

// Do tells of it.
func (i *Use) Do(b *Battle, by *crew.Member) { i.tell(b, by, true) }

// Handled says what somebody has done with an object.
type Handled struct {
	By    crew.Seat
	Text  string
	Whole bool // it took the action
}

func (*Handled) Kind() event.Kind { return KindHandled }

// Fields describes a Handled.
func (f *Handled) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "text", &f.Text, MaxDeed)
	field.Bool(c, "whole", &f.Whole)
}

func (f *Handled) Sentence(n event.Names) string {
	how := "in passing"
	if f.Whole {
		how = "with the action"
	}
	return fmt.Sprintf("%s, %s: %s", n.SeatName(f.By), how, f.Text)
}

// Gain is what an improvised action is to bring about.
type Gain uint8

// The gains. What is told is up to the table; the others last until the start of
// the next turn of whoever improvised.
const (
	Told     Gain = iota
	Helps         // advantage on the next check or attack of somebody aboard
	Hinders       // disadvantage on the next check or attack made aboard another ship
	lastGain = Hinders
)

var gainNames = [...]string{"nothing", "help", "hinder"}

func (g Gain) String() string { return gainNames[g] }

// ParseGain reads the name of a gain.
func ParseGain(word string) (Gain, bool) {
	for i, name := range gainNames {
		if name == word {
			return Gain(i), true
		}
	}
	return 0, false
}

// Improvise is an action that is in no list (SHIP-IMPROVISE). It waits for the GM,
// who says what is rolled and what follows; unanswered, it is the check that was
// asked for against ImproviseDC.
type Improvise struct {
	Text   string
	Test   crew.Test
	Gain   Gain
	Helped crew.Seat // Helps
	Target space.ID  // Hinders
}

// ImproviseDC is what an improvised check must reach where no GM says otherwise.
const ImproviseDC = 15

func (*Improvise) Verb() crew.Verb { return crew.Improvise }

// Fields describes an Improvise.
func (i *Improvise) Fields(c field.Coder) {
	field.Text(c, "text", &i.Text, MaxDeed)
	field.Int(c, "test", &i.Test, 0, int64(crew.LastTest))
	field.Int(c, "gain", &i.Gain, 0, int64(lastGain))
	i.Helped.Fields(c)
	shipField(c, "target", &i.Target)
}

// Check refuses what is described by nothing, and gains for those who cannot have
// them.
func (i *Improvise) Check(b *Battle, by *crew.Member) error {
	if i.Text == "" {
		return crew.Refuse("SHIP-IMPROVISE", "say what you do")
	}
	switch i.Gain {
	case Helps:
		if m, _ := b.At(i.Helped); m == nil || m.Seat.Ship != by.Seat.Ship {
			return crew.Refuse("SHIP-IMPROVISE", "nobody aboard is there to be helped")
		}
	case Hinders:
		_, err := b.foe(by, i.Target, "SHIP-IMPROVISE")
		return err
	}
	return nil
}

// Do is what happens when no GM answers.
func (i *Improvise) Do(b *Battle, by *crew.Member) {
	i.Try(b, by, Terms{Rolled: true, Test: i.Test, Need: ImproviseDC, Gain: i.Gain})
}

// Terms are what a GM says of an improvised action.
type Terms struct {
	Rolled bool // else it succeeds without a roll
	Test   crew.Test
	Need   int16
	Edge   int8 // +1 advantage, -1 disadvantage
	Gain   Gain
}

// Fields describes Terms.
func (k *Terms) Fields(c field.Coder) {
	field.Bool(c, "rolled", &k.Rolled)
	field.Int(c, "test", &k.Test, 0, int64(crew.LastTest))
	field.Int(c, "need", &k.Need, 0, 100)
	field.Int(c, "edge", &k.Edge, -1, 1)
	field.Int(c, "gain", &k.Gain, 0, int64(lastGain))
}

// Try does what was improvised, as a GM has called it.
func (i *Improvise) Try(b *Battle, by *crew.Member, k Terms) {
	s := b.ship(by)
	f := &Improvised{By: by.Seat, Text: i.Text, Rolled: k.Rolled, Need: k.Need, Success: true}
	if k.Rolled {
		r := b.weighTest(by, k.Test, "improvised "+k.Test.String())
		switch k.Edge {
		case 1:
			r.Advantage("GM")
		case -1:
			r.Disadvantage("GM")
		}
		skill, skilled := k.Test.Skill()
		if !skilled {
			skill = shipyard.NoSkill
		}
		b.use(&r, b.checking(by, skill))
		r.D20(&b.Tray)
		f.Roll, f.Success = r, r.Total >= int32(k.Need)
	}
	b.inside(s, f)
	if k.Rolled {
		b.strain(by, &f.Roll)
	}
	if f.Success && !s.State.Gone() {
		i.follow(b, by, k.Gain)
	}
}

// follow grants what an improvised action was to bring about, if that can still be.
func (i *Improvise) follow(b *Battle, by *crew.Member, g Gain) {
	e := Effect{Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks, How: shipyard.Advantage, First: true}, Until: b.IDOf(by), Cause: crew.Improvise}
	switch g {
	case Helps:
		if _, e.Member = b.At(i.Helped); e.Member != 0 {
			e.Ship = i.Helped.Ship
			b.Grant(e)
			b.inside(b.ship(by), &Directed{By: by.Seat, Helped: i.Helped, Either: true})
		}
	case Hinders:
		if t := b.Ship(i.Target); t != nil {
			e.Ship, e.How = t.ID, shipyard.Disadvantage
			b.Grant(e)
			b.Emit(b.Watchers(b.ship(by))&b.Watchers(t), &Interfered{Hindered: crew.Seat{Ship: t.ID}})
		}
	}
}

// Improvised says what somebody tried that is in no list, and how it went.
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

func (f *Improvised) Sentence(n event.Names) string {
	if !f.Rolled {
		return fmt.Sprintf("%s improvises: %s: done, without a roll.", n.SeatName(f.By), f.Text)
	}
	return fmt.Sprintf("%s improvises: %s: %s: %s against %d, %s.", n.SeatName(f.By), f.Text, f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}
