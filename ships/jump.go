package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Hyperdrive is how far a ship has come on its way out of the battle (SHIP-JUMP).
type Hyperdrive struct {
	Plotted bool    // a course has been worked out
	Method  Method  // of the course that is being worked out
	Work    int16   // actions spent on it
	Boot    int16   // rounds until it jumps; 0: the drive is cold
	By      crew.ID // who started it: the rounds are counted as their turns start
	Trouble Trouble
}

// Fields describes a Hyperdrive.
func (h *Hyperdrive) Fields(c field.Coder) {
	field.Bool(c, "plotted", &h.Plotted)
	field.Int(c, "method", &h.Method, 0, int64(Careful))
	field.Int(c, "work", &h.Work, 0, maxRounds)
	field.Int(c, "boot", &h.Boot, 0, maxRounds)
	field.Int(c, "started by", &h.By, 0, crew.MaxMembers)
	field.Int(c, "trouble", &h.Trouble, 0, int64(AllTrouble))
}

// Method is how much time a course is given.
type Method uint8

// The methods of astrogation.
const (
	Hasty   Method = iota // 6 s: one action, DC 30
	Brisk                 // a minute: ten actions, DC 20
	Careful               // ten minutes: a hundred actions, DC 10
)

var Methods = [...]struct {
	name    string
	dc      int
	Actions int16
}{{"hasty", 30, 1}, {"brisk", 20, Minute}, {"careful", 10, 10 * Minute}}

func (m Method) String() string { return Methods[m].name }

// DC is what the check must reach.
func (m Method) DC() int { return Methods[m].dc }

// Actions is how many it takes.
func (m Method) Actions() int { return int(Methods[m].Actions) }

// ParseMethod reads the name of a method of astrogation.
func ParseMethod(word string) (Method, error) {
	for i := range Methods {
		if Methods[i].name == word {
			return Method(i), nil
		}
	}
	return 0, fmt.Errorf("there is no astrogation %q: use hasty, brisk or careful", word)
}

// Trouble is what mishaps have done, until maintenance.
type Trouble uint8

// The troubles.
const (
	BadSensors Trouble = 1 << iota // Technology checks have disadvantage
	BadHelm                        // Piloting checks have disadvantage
	BadShields                     // regeneration is halved
	DeadDrive
	AllTrouble = BadSensors | BadHelm | BadShields | DeadDrive
)

// Plotting says how far a course has been worked out.
type Plotting struct {
	By       crew.Seat
	Work, Of int16
}

func (*Plotting) Kind() event.Kind { return KindPlotting }

// Fields describes a Plotting.
func (f *Plotting) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "work", &f.Work, 0, maxRounds)
	field.Int(c, "of", &f.Of, 0, maxRounds)
}

func (f *Plotting) Sentence(n event.Names) string {
	return fmt.Sprintf("%s works out a course: %d of %d actions.", n.SeatName(f.By), f.Work, f.Of)
}

// Mishap is what came of a wrong course. Without Trouble it is thrown twice more.
type Mishap struct {
	Ship    space.ID
	Roll    dice.Roll
	Trouble Trouble
}

func (*Mishap) Kind() event.Kind { return KindMishap }

// Fields describes a Mishap.
func (f *Mishap) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Int(c, "trouble", &f.Trouble, 0, int64(AllTrouble))
}

func (f *Mishap) Sentence(n event.Names) string {
	says := "two mishaps at once"
	switch f.Trouble {
	case BadSensors:
		says = "Technology checks have disadvantage until maintenance"
	case BadHelm:
		says = "Piloting checks have disadvantage until maintenance"
	case BadShields:
		says = "the hull is strained, and regeneration halved until maintenance"
	case DeadDrive:
		says = "the hyperdrive is dead until maintenance"
	}
	return fmt.Sprintf("%s has a hyperspace mishap, %s: %s.", n.ShipName(f.Ship), f.Roll.String(), says)
}

// Starting says that a hyperdrive starts, or with no rounds that it does not.
type Starting struct {
	Ship   space.ID
	Rounds int16
}

func (*Starting) Kind() event.Kind { return KindStarting }

// Fields describes a Starting.
func (f *Starting) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "rounds", &f.Rounds, 0, maxRounds)
}

func (f *Starting) Sentence(n event.Names) string {
	if f.Rounds == 0 {
		return "The hyperdrive of " + n.ShipName(f.Ship) + " fails to start."
	}
	if f.Rounds == 1 {
		return "The hyperdrive of " + n.ShipName(f.Ship) + " starts: it jumps at the start of the next turn."
	}
	return fmt.Sprintf("The hyperdrive of %s starts: %d rounds until it jumps.", n.ShipName(f.Ship), f.Rounds)
}

// Jumped says that a ship is away.
type Jumped struct {
	Ship space.ID
}

func (*Jumped) Kind() event.Kind { return KindJumped }

// Fields describes a Jumped.
func (f *Jumped) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Jumped) Sentence(n event.Names) string { return n.ShipName(f.Ship) + " jumps, and is away." }
