package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

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

func (f *Called) Sentence(n event.Names) string {
	return fmt.Sprintf("%s calls: %s!", n.SeatName(f.By), f.Word)
}

// Directed says who is helped with what.
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

func (f *Directed) Sentence(n event.Names) string {
	what := "the next check"
	if f.Either {
		return fmt.Sprintf("%s: advantage on the next check or attack.", n.SeatName(f.Helped))
	}
	if f.Target != 0 {
		what = "the first attack on " + n.ShipName(f.Target)
	}
	return fmt.Sprintf("%s directs %s: advantage on %s.", n.SeatName(f.By), n.SeatName(f.Helped), what)
}

// Frightened is somebody's save against fear.
type Frightened struct {
	By      crew.Seat
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Frightened) Kind() event.Kind { return KindFrightened }

// Fields describes a Frightened.
func (f *Frightened) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
}

func (f *Frightened) Sentence(n event.Names) string {
	end := "is frightened"
	if f.Success {
		end = "keeps their nerve"
	}
	return fmt.Sprintf("%s, %s: %s against %d, and %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String(), f.Need, end)
}

// Foe finds a ship that a member may act against: known, not gone, not one's own.
func (b *Battle) Foe(by *crew.Member, id space.ID, rule string) (*Ship, error) {
	t, own := b.Ship(id), b.ShipOf(by)
	switch {
	case t == nil || !b.Knows(own.Side, t):
		return nil, crew.Refuse(rule, "you know of no such ship")
	case t == own:
		return nil, crew.Refuse(rule, "%s is your own ship", t.Name)
	case t.State.Gone():
		return nil, crew.Refuse("SHIP-ZERO", "%s is %s", t.Name, t.State)
	}
	return t, nil
}

// Evaded says whose next attack on whom has disadvantage.
type Evaded struct {
	Hindered, Against space.ID
	All               bool // and not the next one alone
}

func (*Evaded) Kind() event.Kind { return KindEvaded }

// Fields describes an Evaded.
func (f *Evaded) Fields(c field.Coder) {
	ShipField(c, "hindered", &f.Hindered)
	ShipField(c, "against", &f.Against)
	field.Bool(c, "all", &f.All)
}

func (f *Evaded) Sentence(n event.Names) string {
	if f.All {
		return fmt.Sprintf("Every attack of %s on %s has disadvantage, until the pilot of %[2]s has another turn.", n.ShipName(f.Hindered), n.ShipName(f.Against))
	}
	return fmt.Sprintf("The first attack of %s on %s has disadvantage.", n.ShipName(f.Hindered), n.ShipName(f.Against))
}

// Interfered says whose next check or attack has disadvantage.
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

func (f *Interfered) Sentence(n event.Names) string {
	if f.Hindered.Role == crew.NoRole {
		return fmt.Sprintf("The next check or attack made aboard %s has disadvantage.", n.ShipName(f.Hindered.Ship))
	}
	if f.All {
		return fmt.Sprintf("Every check and attack of %s has disadvantage, until whoever interferes has another turn.", n.SeatName(f.Hindered))
	}
	return fmt.Sprintf("The next check or attack of %s has disadvantage.", n.SeatName(f.Hindered))
}
