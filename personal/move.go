package personal

import (
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// StepTicks is how many ticks a step takes.
const StepTicks = 4

// TopSpeed returns somebody's current speed in a mode of movement, in units a turn.
func (f *Fight) TopSpeed(p *Person, mode rulebook.Mode) int16 { return f.speedWithout(p, mode, -1) }

// speedWithout returns a speed without the effect of one condition.
func (f *Fight) speedWithout(p *Person, mode rulebook.Mode, without int16) int16 {
	book, sheet := f.Book(), f.SheetOf(p)
	speed := Speed(f, p, mode)
	if speed == 0 && (mode == rulebook.Climb || mode == rulebook.Swim) {
		speed = sheet.Speeds[rulebook.Walk]
	}
	if speed > 0 {
		speed += faster(f, p)
	}
	speed = max(0, speed-slowed(f, p))
	for a := range p.EachCondition {
		c := &book.Conditions[a.Condition]
		if c.Pace.Speed >= 0 && a.Condition != without {
			speed = min(speed, c.Pace.Speed)
		}
		if c.Flags&rulebook.HalfSpeed != 0 && !book.Movement.Once {
			speed /= 2
		}
	}
	if f.Flags(p)&rulebook.NoMove != 0 {
		return 0
	}
	if book.Movement.DragHalves && drags(f, p) {
		speed /= 2
	}
	return speed
}

// Speed returns a person's speed in a mode, by nature or by conditions.
func Speed(f *Fight, p *Person, mode rulebook.Mode) int16 {
	n := f.SheetOf(p).Speeds[mode]
	if mode == rulebook.FlyMode {
		for i := range p.Conditions {
			c := &f.Book().Conditions[p.Conditions[i].Condition]
			if n = max(n, c.Pace.Fly); c.Flags&rulebook.Winged != 0 {
				n = max(n, f.SheetOf(p).Speeds[rulebook.Walk])
			}
		}
	}
	return n
}

// MovementLeft returns what is left of a person's movement in a mode: the speed, multiplied by
// Dash, less what they have moved in all modes (ME-SPEEDS, ME-DASH).
func (f *Fight) MovementLeft(p *Person, mode rulebook.Mode) int16 {
	if Strides(f, p) && len(p.Path) == 0 {
		if _, err := f.FindPrice(p, rulebook.ActStride); err != nil {
			return 0
		}
		return f.TopSpeed(p, mode)
	}
	return max(0, f.TopSpeed(p, mode)*int16(1+p.Dashes)-p.Spent)
}

// Strides reports whether somebody pays for each move with an action worth their speed
// once, and loses what it leaves (FOS-ACTIONS).
func Strides(f *Fight, p *Person) bool {
	return f.Book().Actions[rulebook.ActStride].Has && !p.Acting
}

// Gait returns the mode of what the rules call somebody's speed: walking, or flying for those who
// cannot walk by nature.
func Gait(f *Fight, p *Person) rulebook.Mode {
	if f.SheetOf(p).Speeds[rulebook.Walk] == 0 && Speed(f, p, rulebook.FlyMode) > 0 {
		return rulebook.FlyMode
	}
	return rulebook.Walk
}

// Pace returns a person's walking speed, halved by conditions that halve it even in books
// where each step pays for them.
func Pace(f *Fight, p *Person) int16 {
	if f.Book().Movement.Once && f.Flags(p)&rulebook.HalfSpeed != 0 {
		return f.TopSpeed(p, rulebook.Walk) / 2
	}
	return f.TopSpeed(p, rulebook.Walk)
}

// JumpDistance returns how far somebody can jump, in units.
func JumpDistance(f *Fight, p *Person) int16 {
	x := &f.Book().Movement
	if x.Leap > 0 {
		return Pace(f, p) / int16(x.Leap)
	}
	return x.Jump
}

// LeftElse returns the maximum of what is left of somebody's movement in any mode.
func LeftElse(f *Fight, p *Person) (most int16) {
	for mode := rulebook.Walk; mode <= rulebook.LastMode; mode++ {
		most = max(most, f.MovementLeft(p, mode))
	}
	return most
}

// StepLeft returns what is left of a person's movement for a step. Where difficult ground
// is a condition, it slows people while they stand on it (HOE-COVER).
func StepLeft(f *Fight, p *Person, mode rulebook.Mode, from, to deckplan.Square) int16 {
	n := f.Book().Roles[rulebook.PartRough]
	if f.Book().Movement.Difficult || n < 0 || f.Book().Conditions[n].Pace.Speed < 0 {
		return f.MovementLeft(p, mode)
	}
	left := max(0, f.speedWithout(p, mode, byGround(p, n))*int16(1+p.Dashes)-p.Spent)
	if p.Height == 0 && (RoughUnder(f, p, from) || RoughUnder(f, p, to)) {
		left = min(left, max(0, f.Book().Conditions[n].Pace.Speed*int16(1+p.Dashes)-p.Spent))
	}
	return left
}

// byGround returns the condition of difficult ground if nothing but the ground has caused
// it, or -1.
func byGround(p *Person, condition int16) int16 {
	for i := range p.Conditions {
		if a := &p.Conditions[i]; a.Condition == condition && !a.IsOfGround(p) {
			return -1
		}
	}
	return condition
}

// IsOfGround reports whether an affliction is caused by the ground on which somebody stands.
func (a *Affliction) IsOfGround(p *Person) bool { return a.By == p.ID && a.Implied < 0 }

// NameFor returns the name of somebody in the way, as far as the mover knows it.
func (f *Fight) NameFor(p, o *Person) say.Text {
	switch {
	case !Aware(f, p.Side, o):
		return "something"
	case p.Side != o.Side:
		return "a foe"
	}
	return say.Name(o.Name)
}

// Climbs reports whether a step is a climb, which some books charge for: on a ladder, or
// over an obstacle that gives cover.
func Climbs(f *Fight, p *Person, from, to deckplan.Square, mode rulebook.Mode) bool {
	if mode == rulebook.FlyMode {
		return false
	}
	if from.Level != to.Level {
		return true
	}
	n := f.Span(p)
	return AnySquareUnder(f, p, to, func(q deckplan.Square) bool {
		stood := q.X >= from.X && q.X < from.X+n && q.Y >= from.Y && q.Y < from.Y+n
		return !stood && CoverOf(f.Cell(p.Deck, q)) != space.NoCover
	})
}

// StepCost returns the cost of a step in units, or why it cannot be made (ME-TERRAIN,
// ME-PASS, ME-PRONE, ME-SQUEEZE, FOS-MOVE, FOS-TERRAIN).
func StepCost(f *Fight, p *Person, from, to deckplan.Square, mode rulebook.Mode) (int16, error) {
	return stepCost(f, p, from, to, mode, InPassing(f, p, to))
}

// KnownStepCost returns StepCost considering only people whom the mover's side knows of.
func KnownStepCost(f *Fight, p *Person, from, to deckplan.Square, mode rulebook.Mode) (int16, error) {
	return stepCost(f, p, from, to, mode, KnownInPassing(f, p, to))
}

func stepCost(f *Fight, p *Person, from, to deckplan.Square, mode rulebook.Mode, inWay *Person) (int16, error) {
	cost, err := plainCost(f, p, from, to, mode)
	if err != nil {
		return 0, err
	}
	tight, err := checkRoom(f, p, from, to)
	if err != nil {
		return 0, err
	}
	if f.Flags(p)&rulebook.Cowed != 0 {
		if err := checkFright(f, p, from, to); err != nil {
			return 0, err
		}
	}
	if inWay != nil && !passes(f, p, inWay) {
		return 0, f.Book().Refuse(rulebook.TopicPass, "%s is in the way", f.NameFor(p, inWay))
	}
	extra := extraCost(f, p, to, mode, inWay != nil, tight)
	climbs := mode == rulebook.Climb || mode == rulebook.Swim || mode == rulebook.Walk && from.Level != to.Level
	if f.Book().Movement.Once && (extra > 0 || climbs || f.Flags(p)&rulebook.HalfSpeed != 0) {
		extra = cost
	}
	return cost + extra, nil
}

// plainCost returns what a step takes over easy ground, or why the squares are not connected.
func plainCost(f *Fight, p *Person, from, to deckplan.Square, mode rulebook.Mode) (int16, error) {
	book := f.Book()
	switch end, ok := Ladder(f, p.Deck, from); {
	case ok && end == to:
		return book.Square * 2, nil
	case Ascends(f, p, mode) && Upright(f, p.Deck, from, to):
		return book.Square * Storey, nil
	case deckplan.Near(from, to) != 1 || from.Level != to.Level:
		return 0, book.Refuse(rulebook.TopicMove, "%s is not beside %s", to, from)
	case f.CutsCorner(p.Deck, from, to):
		return 0, book.Refuse(rulebook.TopicMove, "there is a corner in the way to %s", to)
	}
	return book.Square, nil
}

// checkRoom refuses a square that a person's space does not fit into, and reports whether they squeeze.
func checkRoom(f *Fight, p *Person, from, to deckplan.Square) (tight bool, err error) {
	book := f.Book()
	tight, ok := f.Fits(p, to)
	switch {
	case f.Shut(p.Deck, to):
		return false, book.Refuse(rulebook.TopicMove, "the door at %s is shut", to)
	case f.Cell(p.Deck, to).Solid():
		return false, book.Refuse(rulebook.TopicMove, "there is no way through %s", to)
	case !ok || !squeezesThrough(f, p, from, to):
		return false, book.Refuse(rulebook.TopicSize, "%s does not fit into %s", p.Name, to)
	}
	return tight, nil
}

// extraCost returns what a step takes beyond the plain cost. Ground, others and what is held make it
// dearer once, however many of them there are.
func extraCost(f *Fight, p *Person, to deckplan.Square, mode rulebook.Mode, shared, tight bool) (extra int16) {
	book := f.Book()
	hard := mode != rulebook.FlyMode && book.Movement.Difficult && RoughUnder(f, p, to)
	if hard || book.Movement.Creatures && (shared || f.OnHeld(p, to)) {
		extra += book.Square
	}
	if book.Movement.Crawl && f.Flags(p)&rulebook.Crawls != 0 {
		extra += book.Square
	}
	if tight {
		extra += book.Square
	}
	return extra
}

// CutsCorner reports whether a step to a neighbouring square cuts a corner.
func (f *Fight) CutsCorner(deck int8, from, to deckplan.Square) bool {
	return from.X != to.X && from.Y != to.Y && (f.Blocked(deck, deckplan.Square{X: from.X, Y: to.Y, Level: from.Level}) || f.Blocked(deck, deckplan.Square{X: to.X, Y: from.Y, Level: from.Level}))
}

// Fits reports whether somebody fits at a square, and whether only by squeezing into the
// space of one size smaller (ME-SIZE, ME-SQUEEZE).
func (f *Fight) Fits(p *Person, at deckplan.Square) (tight, ok bool) {
	n := f.Span(p)
	if f.RoomFor(p, at, n) {
		return pinched(f, p, at), true
	}
	book := f.Book()
	size := f.Size(p)
	if !book.Movement.Squeeze || size == 0 {
		return false, false
	}
	small := int16(book.Sizes[size-1].Squares)
	if small >= n {
		return false, false
	}
	for y := range n - small + 1 {
		for x := range n - small + 1 {
			if f.RoomFor(p, at.Plus(x, y), small) {
				return true, true
			}
		}
	}
	return false, false
}

// squeezesThrough reports whether somebody who squeezes gets from one place to the next: the parts
// of both places that have room for them are adjacent.
func squeezesThrough(f *Fight, p *Person, from, to deckplan.Square) bool {
	n := f.Span(p)
	if n == 1 || from.Level != to.Level || f.RoomFor(p, from, n) && f.RoomFor(p, to, n) {
		return true
	}
	small := int16(f.Book().Sizes[f.Size(p)-1].Squares)
	m := n - small + 1
	for a := range from.Space(m) {
		if !f.RoomFor(p, a, small) {
			continue
		}
		for b := range to.Space(m) {
			if deckplan.Near(a, b) <= 1 && f.RoomFor(p, b, small) {
				return true
			}
		}
	}
	return false
}

func (f *Fight) RoomFor(p *Person, at deckplan.Square, n int16) bool {
	for q := range at.Space(n) {
		if f.Blocked(p.Deck, q) || f.Cell(p.Deck, q) == deckplan.Duct && !CrawlsThrough(f, p) {
			return false
		}
	}
	return true
}

// InWay returns another person in the space that somebody would occupy after a move to a
// square, or nil; squares limit how many can surround a person (ME-SURROUND). Creatures of
// other sizes may share the space, if the book says so (HOE-SPACE).
func (f *Fight) InWay(p *Person, at deckplan.Square) *Person {
	return inWay(f, p, at, true, func(*Person) bool { return true })
}

// KnownInWay returns InWay for people whom the mover's side knows of. Orders are judged
// by it, so that no refusal gives anybody away.
func KnownInWay(f *Fight, p *Person, at deckplan.Square) *Person {
	return inWay(f, p, at, true, func(o *Person) bool { return Aware(f, p.Side, o) })
}

// InPassing returns another person in the space through which somebody would move, or nil.
// If there are several, it prefers one who cannot be passed.
func InPassing(f *Fight, p *Person, at deckplan.Square) *Person {
	return inWay(f, p, at, false, func(*Person) bool { return true })
}

// KnownInPassing returns InPassing for people whom the mover's side knows of.
func KnownInPassing(f *Fight, p *Person, at deckplan.Square) *Person {
	return inWay(f, p, at, false, func(o *Person) bool { return Aware(f, p.Side, o) })
}

// SharesPlace reports whether somebody else stays where a person is. Those who are moving
// do not.
func SharesPlace(f *Fight, p *Person) bool {
	return inWay(f, p, p.At, true, func(o *Person) bool { return len(o.Path) == 0 }) != nil
}

// inWay returns somebody who keeps a person from moving through a place or, if end is set, from
// staying there: one of those who count.
func inWay(f *Fight, p *Person, at deckplan.Square, end bool, counts func(*Person) bool) (found *Person) {
	room := f.Book().RoomInSquare(f.Size(p))
	var fellow *Person // of the same size, who share a square until it is full
	for i := range f.People {
		o := &f.People[i]
		if o == p || !fills(f, p, o, at) || end && shares(f, p, o) || !counts(o) {
			continue
		}
		switch {
		case f.Size(o) == f.Size(p):
			if room--; fellow == nil || !passes(f, p, o) {
				fellow = o
			}
		case end || !passes(f, p, o):
			return o
		default:
			found = o
		}
	}
	if room <= 0 && (found == nil || end || !passes(f, p, fellow)) {
		return fellow
	}
	return found
}

// fills reports whether somebody fills a part of the space that a person takes up at a place.
func fills(f *Fight, p, o *Person, at deckplan.Square) bool {
	if o.Deck != p.Deck || o.State == Dead || o.State == Away || p.HasHold(o.ID) {
		return false
	}
	above := deckplan.Abs(o.Height-p.Height) >= f.Book().Square && o.Height+p.Height > 0
	return !above && deckplan.Gap(at, f.Span(p), o.At, f.Span(o)) <= 0
}

// shares reports whether two may stay in one space.
func shares(f *Fight, p, o *Person) bool {
	return f.Book().Movement.Share && f.Size(o) != f.Size(p) || (f.SheetOf(o).Features|f.SheetOf(p).Features)&rulebook.Swarming != 0
}

// passes reports whether somebody may move through the space of another.
func passes(f *Fight, p, o *Person) bool {
	d := f.Size(p) - f.Size(o)
	return !Hostile(p, o) || f.Book().Movement.Sizes == 0 || d >= f.Book().Movement.Sizes || -d >= f.Book().Movement.Sizes || o.State != Able || IsUnconscious(f, o)
}

// LeapOver refuses a part of a jump for the same reasons as a step there.
func LeapOver(f *Fight, p *Person, from, to deckplan.Square) error {
	if f.CutsCorner(p.Deck, from, to) {
		return f.Book().Refuse(rulebook.TopicMove, "there is a corner in the way to %s", to)
	}
	if _, ok := f.Fits(p, to); !ok {
		return f.Book().Refuse(rulebook.TopicSize, "%s does not fit into %s", p.Name, to)
	}
	if f.Flags(p)&rulebook.Cowed != 0 {
		return checkFright(f, p, from, to)
	}
	return nil
}

// IsBarred reports whether something keeps somebody from being moved to an adjacent square.
func IsBarred(f *Fight, p *Person, to deckplan.Square) bool {
	_, ok := f.Fits(p, to)
	return !ok || f.CutsCorner(p.Deck, p.At, to) || f.InWay(p, to) != nil || f.OnHeld(p, to)
}

// Moved reports where somebody has moved.
type Moved struct {
	Person crew.ID
	At     deckplan.Square
	Left   int16
	Unit   string // of Left; empty if they were moved against their will
}

func (*Moved) Kind() event.Kind { return KindMoved }

// Fields describes a Moved.
func (f *Moved) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	f.At.Fields(c)
	field.Int(c, "left", &f.Left, 0, 30_000)
	field.Text(c, "unit", &f.Unit, crew.MaxName)
}

func (f *Moved) Sentence() say.Text {
	switch {
	case f.Unit == "":
		return say.Of("%s has moved to %s.", f.Person.Name(), f.At)
	case f.Left != 0:
		return say.Of("%s has moved to %s; %d %s of movement is left.", f.Person.Name(), f.At, f.Left, f.Unit)
	}
	return say.Of("%s has moved to %s; no movement is left.", f.Person.Name(), f.At)
}

// Reach returns how far a person can strike in melee with what they have in hand.
func Reach(f *Fight, p *Person) int16 {
	best := f.Book().Ranges.Reach
	for i := range p.Arms {
		a := &p.Arms[i]
		w := f.Weapon(a)
		if !w.Ranged() && !a.Gone && !a.Broken && (a.Drawn || w.Props&rulebook.Natural != 0) {
			best = max(best, f.Book().Ranges.Reach+w.Reach)
		}
	}
	return best
}

// Underway reports whether somebody is still moving.
func Underway(f *Fight) bool {
	for i := range f.People {
		if len(f.People[i].Path) > 0 {
			return true
		}
	}
	return false
}

// Hardship is a set of reasons why a step costs more or is refused.
type Hardship uint16

// The hardships.
const (
	Squeezing  Hardship = 1 << iota
	HardGround          // difficult, or over cover
	Thronged            // through somebody's space
	Crawling
	OtherLevel   // by a ladder or a shaft
	Falling      // into a shaft, without a hold
	Burning      // into a hazard
	Mined        // where a known mine goes off
	Later        // farther than the movement left: as a reaction only
	lastHardship = Later
)

// hardshipNames are the names of the hardships at a station, in order.
var hardshipNames = [...]string{"squeezing", "over difficult ground", "through somebody's space", "crawling", "to another level", "you fall", "it burns there", "a mine goes off there", "as a reaction, when it is readied"}

// Words returns the hardships of a set.
func (h Hardship) Words() (words []string) {
	for i, name := range hardshipNames {
		if h&(1<<i) != 0 {
			words = append(words, name)
		}
	}
	return words
}

// Step is a square that somebody can reach, and what it costs in units.
type Step struct {
	At     deckplan.Square
	Cost   int16
	From   deckplan.Square // the step before it
	Mode   rulebook.Mode
	Jump   bool // at once, over what is between
	Hard   Hardship
	Climbs int8 // on the way there, if each takes an action
	Climb  bool // this step is one of them
}

// faster returns what conditions add to a speed.
func faster(f *Fight, p *Person) (n int16) {
	for a := range p.EachCondition {
		n += f.Book().Conditions[a.Condition].Pace.Faster
	}
	return n
}

// Dropped reports that somebody falls.
type Dropped struct {
	Person crew.ID
	Height int16
}

func (*Dropped) Kind() event.Kind { return KindDropped }

// Fields describes a Dropped.
func (f *Dropped) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "height", &f.Height, 0, MaxHeight)
}

func (f *Dropped) Sentence() say.Text {
	return say.Of("%s falls from a height of %d.", f.Person.Name(), f.Height)
}
