package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// BeginLeg makes a ship begin a leg at its position, with nothing of it flown, turned or
// paid.
func (b *Battle) BeginLeg(s *Ship) {
	b.alignToGrid(s)
	s.From, s.Flown, s.Turned, s.Paid = s.At, 0, 0, 0
}

// Halt stops a ship where it is: without a course, throttle, rudder or ram.
func (b *Battle) Halt(s *Ship) {
	s.Course = s.Course[:0]
	s.Throttle, s.Rudder, s.Ramming = 0, 0, 0
	b.BeginLeg(s)
}

// HoldCourse drops what is left of a course.
func (b *Battle) HoldCourse(s *Ship) {
	s.Course = s.Course[:0]
	b.BeginLeg(s)
}

// Flew reports that a ship has flown its course to the end, or as far as it could.
type Flew struct {
	Ship space.ID
	Left space.Length
}

func (*Flew) Kind() event.Kind { return KindFlew }

// Fields describes a Flew.
func (f *Flew) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "left", &f.Left, 0, int64(shipyard.MaxLeg))
}

func (f *Flew) Sentence() say.Text {
	return say.Of("%s has flown its course; %s of flying speed is left.", f.Ship.Name(), f.Left)
}

// Held reports that something has stopped a ship on its way.
type Held struct {
	Ship space.ID
}

func (*Held) Kind() event.Kind { return KindHeld }

// Fields describes a Held.
func (f *Held) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Held) Sentence() say.Text {
	return say.Of("%s is stopped by what is in its way.", f.Ship.Name())
}

// Hyperdrive is the progress of a ship on its way out of the battle (SHIP-JUMP).
type Hyperdrive struct {
	Plotted bool    // astrogation has succeeded
	Method  Method  // of the astrogation in progress
	Work    int16   // actions spent on it
	Boot    int16   // rounds until it jumps; 0: the drive is cold
	By      crew.ID // the member who started it, whose turns count the rounds
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

// Method is a method of astrogation.
type Method uint8

// The methods of astrogation.
const (
	Hasty   Method = iota // 6 s: one action, DC 30
	Brisk                 // a minute: ten actions, DC 20
	Careful               // ten minutes: a hundred actions, DC 10
)

// Methods lists the methods of astrogation by Method: the name, the DC, and the number of actions
// (SHIP-JUMP).
var Methods = [...]struct {
	name    string
	dc      int
	Actions int16
}{{"hasty", 30, 1}, {"brisk", 20, Minute}, {"careful", 10, 10 * Minute}}

func (m Method) String() string { return Methods[m].name }

// DC returns the DC of the check.
func (m Method) DC() int { return Methods[m].dc }

// Actions returns the number of actions.
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

// Plotting reports the progress of astrogation.
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

func (f *Plotting) Sentence() say.Text {
	return say.Of("%s works out a course: %d of %d actions.", f.By.Name(), f.Work, f.Of)
}

// Mishap reports the mishap of a failed astrogation. Without Trouble, two more are
// thrown.
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

func (f *Mishap) Sentence() say.Text {
	says := say.Text("two mishaps at once")
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
	return say.Of("%s has a hyperspace mishap, %s: %s.", f.Ship.Name(), f.Roll.Text(), says)
}

// Starting reports that a hyperdrive starts, or if Rounds is 0 that it has failed to.
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

func (f *Starting) Sentence() say.Text {
	if f.Rounds == 0 {
		return say.Of("The hyperdrive of %s fails to start.", f.Ship.Name())
	}
	if f.Rounds == 1 {
		return say.Of("The hyperdrive of %s starts: it jumps at the start of the next turn.", f.Ship.Name())
	}
	return say.Of("The hyperdrive of %s starts: %d rounds until it jumps.", f.Ship.Name(), f.Rounds)
}

// Jumped reports that a ship has jumped.
type Jumped struct {
	Ship space.ID
}

func (*Jumped) Kind() event.Kind { return KindJumped }

// Fields describes a Jumped.
func (f *Jumped) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Jumped) Sentence() say.Text { return say.Of("%s jumps, and is away.", f.Ship.Name()) }

// Moving reports whether a ship has a course, throttle or rudder, and flying speed left for it.
func (s *Ship) Moving() bool {
	return (len(s.Course) > 0 || s.Throttle != 0 || s.Rudder != 0) && s.Feet() > 0
}

// OwnChart returns the chart of a ship without its surroundings.
func (b *Battle) OwnChart(s *Ship, room []Obstacle) Chart {
	c := b.StepChart(s, room)
	c.Turn = s.TurningSpeed()
	return c
}

// StepChart returns an OwnChart for a step, which charges for turns itself.
func (b *Battle) StepChart(s *Ship, room []Obstacle) Chart {
	c := Chart{Radius: b.FootprintOf(s) / 2, Diagonals: s.Own.Diagonals, Light: s.Light(), Zones: room}
	if b.Grid {
		c.Squares = b.ClassOf(s).Size.Squares()
	}
	return c
}

// TurnAlong pays for a leg's turn and turns the ship in proportion. It returns the feet
// paid, and whether the turn is done.
func (s *Ship) TurnAlong(leg *Leg, share space.Length) (paid space.Length, done bool) {
	whole, sign := leg.Turn, space.Angle(1)
	if whole < 0 {
		whole, sign = -whole, -1
	}
	if s.Turned == whole {
		return 0, true
	}
	total := TurnCost(whole, s.TurningSpeed())
	paid = max(0, min(share, total-s.Paid))
	s.Paid += paid
	turned := whole
	if s.Paid < total {
		turned = space.Angle(int64(whole) * int64(s.Paid) / int64(total))
	}
	s.Heading = (s.Heading + sign*(turned-s.Turned)).Norm()
	s.Turned = turned
	return paid, turned == whole
}

// Pulled reports how far a ship has been pulled towards another.
type Pulled struct {
	Ship, By space.ID
	Feet     space.Length
}

func (*Pulled) Kind() event.Kind { return KindPulled }

// Fields describes a Pulled.
func (f *Pulled) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "by", &f.By)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
}

func (f *Pulled) Sentence() say.Text {
	return say.Of("%s is drawn %d ft towards %s.", f.Ship.Name(), f.Feet.Feet(), f.By.Name())
}

// RamDeclared reports that a ship begins a ramming run.
type RamDeclared struct {
	Ship, Target space.ID
}

func (*RamDeclared) Kind() event.Kind { return KindRamDeclared }

// Fields describes a RamDeclared.
func (f *RamDeclared) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
}

func (f *RamDeclared) Sentence() say.Text {
	return say.Of("%s sets out to ram %s.", f.Ship.Name(), f.Target.Name())
}

// Rammed reports that two ships have collided.
type Rammed struct {
	Ship, Target space.ID
	Shielded     bool // the rammer takes half
}

func (*Rammed) Kind() event.Kind { return KindRammed }

// Fields describes a Rammed.
func (f *Rammed) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
	field.Bool(c, "shielded", &f.Shielded)
}

func (f *Rammed) Sentence() say.Text {
	if f.Shielded {
		return say.Of("%s rams %s, and takes half while its shields hold.", f.Ship.Name(), f.Target.Name())
	}
	return say.Of("%s rams %s.", f.Ship.Name(), f.Target.Name())
}

// StraightEnd returns where a ship ends up that goes straight for a distance without
// turning, and how far that is: obstacles stop it, and it ends in nobody's space (SHIP-PASS).
func (b *Battle) StraightEnd(t *Ship, from space.Point, way space.Angle, feet space.Length) (at space.Point, moved space.Length) {
	was := t.At
	t.At = from
	c := b.Chart(t, feet, nil)
	t.At = was
	at = from
	for here, gone := from, space.Length(0); gone < feet; {
		next := from.Ahead(way, gone+space.Foot)
		if c.Blocked(here, next) != nil {
			break
		}
		here, gone = next, gone+space.Foot
		if c.OccupantAt(here, 0) == nil {
			at, moved = here, gone
		}
	}
	return at, moved
}

// Thrust reports that a ship has moved straight ahead or back at once.
type Thrust struct {
	Ship space.ID
	Feet space.Length
	Back bool
}

func (*Thrust) Kind() event.Kind { return KindThrust }

// Fields describes a Thrust.
func (f *Thrust) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
	field.Bool(c, "back", &f.Back)
}

func (f *Thrust) Sentence() say.Text {
	if f.Back {
		return say.Of("%s falls back %d ft.", f.Ship.Name(), f.Feet.Feet())
	}
	return say.Of("%s surges %d ft ahead.", f.Ship.Name(), f.Feet.Feet())
}

// Slipped reports that a ship has moved aside before an attack.
type Slipped struct {
	Ship space.ID
	Feet space.Length
	Away bool // out of the attack's reach
}

func (*Slipped) Kind() event.Kind { return KindSlipped }

// Fields describes a Slipped.
func (f *Slipped) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
	field.Bool(c, "away", &f.Away)
}

func (f *Slipped) Sentence() say.Text {
	if f.Away {
		return say.Of("%s slips %d ft aside: the attack finds nothing.", f.Ship.Name(), f.Feet.Feet())
	}
	return say.Of("%s slips %d ft aside, and is still in reach.", f.Ship.Name(), f.Feet.Feet())
}
