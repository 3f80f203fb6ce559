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

var methods = [...]struct {
	name    string
	dc      int
	actions int16
}{{"hasty", 30, 1}, {"brisk", 20, Minute}, {"careful", 10, 10 * Minute}}

func (m Method) String() string { return methods[m].name }

// DC is what the check must reach.
func (m Method) DC() int { return methods[m].dc }

// Actions is how many it takes.
func (m Method) Actions() int { return int(methods[m].actions) }

// ParseMethod reads the name of a method of astrogation.
func ParseMethod(word string) (Method, error) {
	for i := range methods {
		if methods[i].name == word {
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

// Astrogate works out a course for the hyperdrive: a Technology check once the
// actions of its method have been spent. A failure is a mishap.
type Astrogate struct {
	Method Method
}

func (*Astrogate) Verb() crew.Verb { return crew.Astrogate }

// Fields describes an Astrogate.
func (i *Astrogate) Fields(c field.Coder) { field.Int(c, "method", &i.Method, 0, int64(Careful)) }

// Check refuses ships without a hyperdrive, and those that have a course.
func (i *Astrogate) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	if err := b.checkDrive(s); err != nil {
		return err
	}
	if s.Hyperdrive.Plotted {
		return crew.Refuse("SHIP-JUMP", "the course is worked out: start the hyperdrive")
	}
	return nil
}

func (b *Battle) checkDrive(s *Ship) error {
	switch {
	case !b.ClassOf(s).Hyperdrive:
		return crew.Refuse("SHIP-JUMP", "%s has no hyperdrive", s.Name)
	case s.Hyperdrive.Trouble&DeadDrive != 0:
		return crew.Refuse("SHIP-JUMP", "the hyperdrive is dead until maintenance")
	}
	return nil
}

// Do spends an action on the course; the last one throws the check.
func (i *Astrogate) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	h := &s.Hyperdrive
	if h.Method != i.Method {
		h.Method, h.Work = i.Method, 0
	}
	h.Work++
	if h.Work < methods[i.Method].actions {
		b.inside(s, &Plotting{By: by.Seat, Work: h.Work, Of: methods[i.Method].actions})
		return
	}
	h.Work = 0
	r, ok := b.reach(by, attempt{b.Astrogation(s), crew.Astrogate, "astrogation, " + i.Method.String(), nil}, i.Method.DC())
	h.Plotted = ok
	b.inside(s, &Checked{By: by.Seat, Roll: r, Need: int16(i.Method.DC()), Success: h.Plotted})
	b.strain(by, &r)
	if !h.Plotted {
		b.mishap(s, true)
	}
}

// Astrogation is the skill that a course is worked out with: none where there is no
// navcomputer.
func (b *Battle) Astrogation(s *Ship) crew.Skill {
	if b.fitted(s, shipyard.Navcomputer) == nil {
		return shipyard.NoSkill
	}
	return crew.Technology
}

// AstrogationPreview is what a course would be worked out with now.
func (b *Battle) AstrogationPreview(m *crew.Member) dice.Roll {
	return b.CheckPreview(m, crew.Astrogate, b.Astrogation(b.ship(m)))
}

// mishap is what comes of a course that was worked out wrong. It lasts until
// maintenance.
func (b *Battle) mishap(s *Ship, twice bool) {
	r := dice.Roll{Cause: "hyperspace mishap"}
	if h := b.fitted(s, shipyard.Pathfinder); h != nil && b.deployed(s, crew.Operator) != nil {
		r.Disadvantage(b.FeatureOf(h.Feature).Name)
	}
	n := r.D20(&b.Tray)
	f := &Mishap{Ship: s.ID, Roll: r}
	switch {
	case n <= 5:
		f.Trouble = BadSensors
	case n <= 10:
		f.Trouble = BadHelm
	case n <= 15:
		f.Trouble = BadShields
	case n <= 19:
		f.Trouble = DeadDrive
	}
	b.inside(s, f)
	s.Hyperdrive.Trouble |= f.Trouble
	if f.Trouble == BadShields {
		damage := s.MaxHull() / 10
		b.seen(s, &Damaged{Ship: s.ID, Type: shipyard.Kinetic, Hull: damage})
		if damage > 0 {
			b.breach(s, damage, &Wound{Target: s.ID, Type: shipyard.Kinetic, Amount: damage})
		}
	}
	for again := 0; n == 20 && twice && again < 2; again++ {
		b.mishap(s, false)
	}
}

// Jump starts the hyperdrive: a minute later the ship is away. Each time that it
// is hurt meanwhile it makes a Constitution save, or the drive is cold again.
type Jump struct{}

func (*Jump) Verb() crew.Verb    { return crew.Jump }
func (*Jump) Fields(field.Coder) {}

// Check refuses ships without a course, fuel or a hyperdrive, and those that are
// held by a gravity well.
func (*Jump) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	if err := b.checkDrive(s); err != nil {
		return err
	}
	switch {
	case !s.Hyperdrive.Plotted:
		return crew.Refuse("SHIP-JUMP", "there is no course: astrogate first")
	case s.Hyperdrive.Boot > 0:
		return crew.Refuse("SHIP-JUMP", "the hyperdrive starts already: %d rounds", s.Hyperdrive.Boot)
	case s.Has(shipyard.Interdicted):
		return crew.Refuse("SHIP-JUMP", "a gravity well holds %s back", s.Name)
	}
	return nil
}

// Do starts it.
func (*Jump) Do(b *Battle, by *crew.Member) {
	rounds := int16(Minute)
	if b.fitted(b.ship(by), shipyard.QuickStart) != nil {
		rounds /= 2
	}
	b.boot(by, rounds)
}

// boot starts a hyperdrive.
func (b *Battle) boot(by *crew.Member, rounds int16) {
	s := b.ship(by)
	s.Hyperdrive.Boot, s.Hyperdrive.By = rounds, b.IDOf(by)
	b.inside(s, &Starting{s.ID, s.Hyperdrive.Boot})
}

// countdown brings the jumps nearer that a member has started; 0 is for those
// whom nobody counts any more.
func (b *Battle) countdown(id crew.ID) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if h := &s.Hyperdrive; h.Boot > 0 && h.By == id {
			if h.Boot--; h.Boot == 0 {
				b.jump(s)
			}
		}
	}
}

// jump takes a ship away, unless something keeps it.
func (b *Battle) jump(s *Ship) {
	if !s.CanAct() || s.Has(shipyard.Interdicted) {
		b.inside(s, &Starting{Ship: s.ID})
		return
	}
	s.Fuel--
	s.Hyperdrive.Plotted = false
	b.seen(s, &Jumped{s.ID})
	s.State = Away
	b.halt(s)
	b.share(s)
}

// Hyperspace save of a ship that is hurt while its drive starts.
const leastDriveDC = 10

// rattle is damage to a ship whose hyperdrive starts.
func (b *Battle) rattle(s *Ship, damage int32) {
	if s.Hyperdrive.Boot == 0 || damage == 0 || s.State.Gone() {
		return
	}
	x := Trial{Save: crew.Constitution, DC: int(max(leastDriveDC, damage/2)), Cause: "losing the hyperdrive's start", Of: shipyard.PerilStart}
	if !b.try(s, &x) {
		s.Hyperdrive.Boot = 0
		b.inside(s, &Starting{Ship: s.ID})
	}
}

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
	shipField(c, "ship", &f.Ship)
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
	shipField(c, "ship", &f.Ship)
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
func (f *Jumped) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *Jumped) Sentence(n event.Names) string { return n.ShipName(f.Ship) + " jumps, and is away." }
