package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// AimedShot is everything that decides an attack before its dice are thrown.
type AimedShot struct {
	Mounting *shipyard.Mounting
	Range    space.Length
	Band     shipyard.Band
	InArc    bool
	Cover    space.Cover
	Saves    bool      // the target makes a Dexterity save; nobody rolls to hit
	Fails    say.Text  // the condition by which it fails without a roll
	Need     int       // AC with cover, or the save DC
	Roll     dice.Roll // of the attacker, or of the target's save
	Critical int       // the lowest natural roll of a critical hit
	Chosen   []Chosen  // what was chosen with the attack
	Mount    uint8
	Result   shipyard.TestResult // of the target's save, once it is made
	Later    bool                // an attack after the first, which first rolls no longer touch
}

// CoverOf returns the best cover that anything between two ships gives the second, or
// what the GM has set (SHIP-COVER). Ships unknown to the first one's side give none.
func (b *Battle) CoverOf(s, t *Ship) space.Cover {
	if t.Cover > 0 {
		return space.Cover(t.Cover - 1)
	}
	return b.CoverOn(s, b.Disc(t), t.ID)
}

// CoverOn returns the best cover that anything gives a disc against a ship. The ship or
// object but, which is aimed at, gives none.
func (b *Battle) CoverOn(s *Ship, target space.Disc, but space.ID) (best space.Cover) {
	lane := space.LaneTo(s.At, target)
	if b.survey.held {
		for _, n := range b.AppendNear(lane.Box()) {
			best = max(best, b.coverFrom(n, s, &lane, but))
		}
		return best
	}
	for n := range len(b.Objects) + len(b.Ships) {
		best = max(best, b.coverFrom(int32(n), s, &lane, but))
	}
	return best
}

// coverFrom returns the cover that one thing gives along a lane.
func (b *Battle) coverFrom(n int32, s *Ship, lane *space.Lane, but space.ID) space.Cover {
	o, t := b.Thing(n)
	if o != nil {
		if o.ID == but || !o.Kind.Solid() {
			return space.NoCover
		}
		return lane.Shadow(o.Disc())
	}
	if t == s || t.ID == but || !t.State.Here() || t.Charge.Live || !b.Knows(s.Side, t) {
		return space.NoCover
	}
	return lane.Shadow(b.Disc(t))
}

// Wound is damage that has not landed yet: wounds are gathered while a tick's orders are
// obeyed and settled together at its end, so that the order of asking saves nobody.
type Wound struct {
	Target, By space.ID
	Type       shipyard.DamageType
	Amount     int32
	Critical   bool
	Disable    bool  // a primary weapon's choice at 0 hit points
	Pure       int32 // added to Amount; neither layers nor resistance reduce it
	Resists    bool  // its target resists it, apart from the hull
	Armed      bool  // of a weapon or a bomb, with a grade
	Grade      shipyard.Grade
	Shot       bool // of a weapon: Member's, with Mount
	Member     crew.ID
	Mount      uint8
	Chosen     []Chosen
	Spared     bool                // the choice was made: other damage by the attacker in this tick is withheld
	Changes    field.Few[dice.Mod] // of Amount since the roll
}

// Change sets the amount to what something makes of it, and notes the difference by name.
func (w *Wound) Change(name say.Text, amount int32) {
	dice.NoteChange(&w.Changes, name, amount-w.Amount)
	w.Amount = amount
}

// Screen returns the factor by which the effects on a ship's shields multiply damage.
func (s *Ship) Screen() damage.Fraction {
	f := damage.Whole()
	for e := range s.Counted() {
		if e.Touch&shipyard.Takes != 0 {
			f = e.Scale(f)
		}
	}
	return f
}

// Damaged is what a ship lost.
type Damaged struct {
	Ship         space.ID
	Type         shipyard.DamageType
	Shield, Hull int32
	Pure         struct{ Shield, Hull int32 } // of these, damage that nothing changes
	damage.Resistance
	Screen  damage.Fraction     // what the shields made of it by their power; none: 1
	Amount  int32               // on arrival
	Changes field.Few[dice.Mod] // of the rolled amount, until then
	By      space.ID            // for the summary after a battle; not sent
}

func (*Damaged) Kind() event.Kind { return KindDamaged }

// Fields describes a Damaged.
func (f *Damaged) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "shield", &f.Shield, 0, shipyard.MaxPoints)
	field.Int(c, "hull", &f.Hull, 0, shipyard.MaxPoints*4)
	field.Int(c, "pure shield", &f.Pure.Shield, 0, shipyard.MaxPoints)
	field.Int(c, "pure hull", &f.Pure.Hull, 0, shipyard.MaxPoints*4)
	field.Bool(c, "resists", &f.Resists)
	field.Bool(c, "vulnerable", &f.Vulnerable)
	field.Int(c, "times", &f.Screen.Num, 0, 1<<20)
	field.Int(c, "over", &f.Screen.Den, 0, 1<<20)
	field.Int(c, "amount", &f.Amount, 0, shipyard.MaxPoints*4)
	dice.ChangesField(c, &f.Changes)
}

func (f *Damaged) Sentence() say.Text {
	name := f.Ship.Name()
	var kind any = f.Type
	if how := dice.ChangesText(f.Amount, &f.Changes); how != "" {
		kind = say.Aside(f.Type, how)
	}
	switch {
	case f.Shield+f.Hull > 0 && f.Shield+f.Hull == f.Pure.Shield+f.Pure.Hull:
	case f.Resists && f.Vulnerable:
		kind = say.Of("%s, resisted and doubled by vulnerability,", kind)
	case f.Resists:
		kind = say.Of("%s, resisted,", kind)
	case f.Vulnerable:
		kind = say.Of("%s, doubled by vulnerability,", kind)
	}
	screen := f.Screen
	if screen.Den == 0 {
		screen = damage.Whole()
	}
	shields := f.layer(f.Shield, f.Pure.Shield, f.Type.OnShields().Times(screen.Num, screen.Den), [...]say.Text{
		"%d from the shields", "%d, doubled, from the shields", "%d, halved, from the shields",
		"%d and %d pure from the shields", "%d, doubled, and %d pure from the shields", "%d, halved, and %d pure from the shields", "%d pure from the shields",
	})
	hull := f.layer(f.Hull, f.Pure.Hull, f.Type.OnHull(), [...]say.Text{
		"%d from the hull", "%d, doubled, from the hull", "%d, halved, from the hull",
		"%d and %d pure from the hull", "%d, doubled, and %d pure from the hull", "%d, halved, and %d pure from the hull", "%d pure from the hull",
	})
	switch {
	case f.Shield > 0 && f.Hull > 0:
		return say.Of("%S: %s takes %s and %s.", name, kind, shields, hull)
	case f.Shield > 0:
		return say.Of("%S: %s takes %s.", name, kind, shields)
	case f.Hull > 0:
		return say.Of("%S: %s takes %s.", name, kind, hull)
	}
	return say.Of("%S: %s does no harm.", name, kind)
}

// layer returns the text for what a layer loses to damage of the given worth against it. Its
// messages are for whole, doubled and halved damage, for each of these beside pure damage, and
// for pure damage alone.
func (f *Damaged) layer(n, pure int32, worth damage.Fraction, told [7]say.Text) say.Text {
	at := 0
	switch {
	case worth.Num > worth.Den:
		at = 1
	case worth.Num < worth.Den:
		at = 2
	}
	switch changed := at > 0 || f.Resists || f.Vulnerable; {
	case !changed || pure == 0:
		return say.Of(told[at], n)
	case pure == n:
		return say.Of(told[6], n)
	}
	return say.Of(told[3+at], n-pure, pure)
}

// ShieldsDown reports that shields have reached 0 and will not regenerate.
type ShieldsDown struct {
	Ship space.ID
}

func (*ShieldsDown) Kind() event.Kind { return KindShieldsDown }

// Fields describes a ShieldsDown.
func (f *ShieldsDown) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *ShieldsDown) Sentence() say.Text {
	return say.Of("The shields of %s are down.", f.Ship.Name())
}

// Reveal shows a hidden ship to everyone: it has fired, hit or miss, or rammed
// (SHIP-HIDE).
func (b *Battle) Reveal(s *Ship) {
	if s.Hidden {
		s.Hidden, s.Found = false, 0
		b.TellWatchers(s, &Revealed{s.ID})
	}
}

// Revealed reports that a hidden ship is no longer hidden.
type Revealed struct {
	Ship space.ID
}

func (*Revealed) Kind() event.Kind { return KindRevealed }

// Fields describes a Revealed.
func (f *Revealed) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Revealed) Sentence() say.Text {
	return say.Of("%S is no longer hidden.", f.Ship.Name())
}

// Attacked is one attack roll.
type Attacked struct {
	By            crew.Seat
	Mount         uint8
	Target        space.ID
	Roll          dice.Roll
	Need          int16 // AC with cover
	Cover         space.Cover
	Hit, Critical bool
}

func (*Attacked) Kind() event.Kind { return KindAttacked }

// Fields describes an Attacked.
func (f *Attacked) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, 0, shipyard.MaxMounts-1)
	ShipField(c, "target", &f.Target)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Int(c, "cover", &f.Cover, 0, int64(space.TotalCover))
	field.Bool(c, "hit", &f.Hit)
	field.Bool(c, "critical", &f.Critical)
}

func (f *Attacked) Sentence() say.Text {
	result := say.Text("a miss")
	switch {
	case f.Critical:
		result = "a critical hit"
	case f.Hit:
		result = "a hit"
	}
	if f.Cover != space.NoCover {
		return say.Of("%s fires the %s at %s: %s against AC %d with %s, %s.", f.By.Name(), f.Roll.Cause,
			f.Target.Name(), f.Roll.Text(), f.Need, f.Cover, result)
	}
	return say.Of("%s fires the %s at %s: %s against AC %d, %s.", f.By.Name(), f.Roll.Cause,
		f.Target.Name(), f.Roll.Text(), f.Need, result)
}

// Saved is a save of a ship against a weapon, or against a ram (Mount -1).
type Saved struct {
	Ship    space.ID
	By      crew.Seat
	Mount   int8
	Roll    dice.Roll
	Need    int16
	Success bool
	Fails   say.Text // the condition that makes it fail without a roll
}

func (*Saved) Kind() event.Kind { return KindSaved }

// Fields describes a Saved.
func (f *Saved) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, shipyard.MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
	field.Text(c, "fails", &f.Fails, crew.MaxName)
}

func (f *Saved) Sentence() say.Text {
	switch rams := f.Mount < 0; {
	case f.Fails != "" && rams:
		return say.Of("%s rams %s, which is %s and fails its %s.", f.By.Name(), f.Ship.Name(), f.Fails, f.Roll.Cause)
	case f.Fails != "":
		return say.Of("%s fires at %s, which is %s and fails its %s.", f.By.Name(), f.Ship.Name(), f.Fails, f.Roll.Cause)
	case rams:
		return say.Of("%s rams %s, whose %s: %s against %d, %s.", f.By.Name(), f.Ship.Name(),
			f.Roll.Cause, f.Roll.Text(), f.Need, event.Success(f.Success))
	}
	return say.Of("%s fires at %s, whose %s: %s against %d, %s.", f.By.Name(), f.Ship.Name(),
		f.Roll.Cause, f.Roll.Text(), f.Need, event.Success(f.Success))
}

// DamageRolled is the damage of a hit, before shields and hull. Mount -1 is a ram.
type DamageRolled struct {
	By       crew.Seat // no ship: somebody unknown
	Mount    int8
	Roll     dice.Roll
	Type     shipyard.DamageType
	Critical bool
	Factor   damage.Fraction // what the sum is multiplied by; none: 1
	Saved    bool            // its only target has saved and takes half
	Resists  bool            // a temporary effect resists it
}

func (*DamageRolled) Kind() event.Kind { return KindDamageRolled }

// Fields describes a DamageRolled.
func (f *DamageRolled) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, shipyard.MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Bool(c, "critical", &f.Critical)
	field.Int(c, "times", &f.Factor.Num, 0, 1<<20)
	field.Int(c, "over", &f.Factor.Den, 0, 1<<20)
	field.Bool(c, "saved", &f.Saved)
	field.Bool(c, "resists", &f.Resists)
}

func (f *DamageRolled) Sentence() say.Text {
	told := append([]say.Text{f.Roll.Text(), say.Amount(f.Amount(), f.Type)}, f.How()...)
	return say.Stop(say.Label(say.Capital(f.Roll.Cause), say.List(told)))
}

// Amount returns the result of the roll, before shields and hull.
func (f *DamageRolled) Amount() int32 {
	amount := max(0, f.Roll.Total)
	if f.Factor.Den > 0 {
		amount = f.Factor.Points(amount)
	}
	if f.Saved {
		amount /= 2
	}
	return amount
}

// How returns the texts of what was done to the roll.
func (f *DamageRolled) How() (all []say.Text) {
	switch {
	case f.Factor.Num < f.Factor.Den:
		all = append(all, "halved")
	case f.Factor.Num > f.Factor.Den:
		all = append(all, "doubled")
	}
	if f.Critical {
		all = append(all, "all dice twice")
	}
	if f.Saved {
		all = append(all, "half by the save")
	}
	if f.Resists {
		all = append(all, "resisted")
	}
	return all
}

// Forecast is the expected outcome of an attack, calculated before any die is thrown.
type Forecast struct {
	AimedShot
	Chance int      // in thousandths: to hit, or of a failed save
	Later  int      // the same for attacks after the first, without effects on one roll; 0 if there are none
	Shield int32    // expected damage of all the attacks to shields, in tenths
	Hull   int32    // the same for the hull
	May    say.Text // what the attacker's side can still do to the roll
}

// RamCourse returns the course of a run that rams a ship whose centre is at a point: a turn
// towards it, then straight to its centre, or, from within its space, a foot or a square ahead. On
// the grid it goes diagonally first, then straight.
func (c *Chart) RamCourse(p Pose, target space.ID, at space.Point) []Leg {
	if c.IsMetAt(p.At, target) {
		return []Leg{{Ahead: c.Stretch()}}
	}
	if c.Squares > 0 {
		return runSquares(p.onGrid(c.Squares), at)
	}
	way := (space.Distance(p.At, at) + space.Foot - 1) / space.Foot * space.Foot
	return []Leg{{Turn: space.Between(p.Heading, space.Bearing(p.At, at)), Ahead: way}}
}
