package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Facts has a constructor for each fact of a fight on foot.
var Facts = event.Registry{
	KindAttacked:      event.Make[Attacked],
	KindGuessed:       event.Make[Guessed],
	KindStrayed:       event.Make[Strayed],
	KindBattered:      event.Make[Battered],
	KindBroke:         event.Make[Broke],
	KindDamageRolled:  event.Make[DamageRolled],
	KindDamaged:       event.Make[Damaged],
	KindHealed:        event.Make[Healed],
	KindLayered:       event.Make[Layered],
	KindRegaining:     event.Make[Regaining],
	KindHasRested:     event.Make[HasRested],
	KindDied:          event.Make[Died],
	KindFell:          event.Make[Fell],
	KindSteadied:      event.Make[Steadied],
	KindUnsteady:      event.Make[Unsteady],
	KindWoke:          event.Make[Woke],
	KindWaits:         event.Make[Waits],
	KindCounted:       event.Make[Counted],
	KindDeathSaved:    event.Make[DeathSaved],
	KindSaved:         event.Make[Saved],
	KindBefell:        event.Make[Befell],
	KindPassed:        event.Make[Passed],
	KindMoved:         event.Make[Moved],
	KindDropped:       event.Make[Dropped],
	KindSpotted:       event.Make[Spotted],
	KindDid:           event.Make[Did],
	KindUsed:          event.Make[Used],
	KindUnfocused:     event.Make[Unfocused],
	KindDoorMoved:     event.Make[DoorMoved],
	KindEntered:       event.Make[Entered],
	KindCaught:        event.Make[Caught],
	KindSquareAltered: event.Make[SquareAltered],
	KindKindled:       event.Make[Kindled],
	KindInjured:       event.Make[Injured],
	KindDecided:       event.Make[Decided],
	KindMineNoticed:   event.Make[MineNoticed],
	KindDisarmed:      event.Make[Disarmed],
	KindWentOff:       event.Make[WentOff],
	KindRenewed:       event.Make[Renewed],
	KindWarded:        event.Make[Warded],
	KindSmothered:     event.Make[Smothered],
	KindLifted:        event.Make[Lifted],
	KindConvalesced:   event.Make[Convalesced],
	KindShifted:       event.Make[Shifted],
}

// facts has buffers for the most frequent facts, and what they share.
type facts struct {
	attacks event.Block[Attacked]
	rolls   event.Block[DamageRolled]
	damages event.Block[Damaged]
	book    *rulebook.Book // whose layers these are
	layers  *[rulebook.MaxLayers]string
}

// Attacked is an attack roll.
type Attacked struct {
	By, Target crew.ID
	Weapon     string
	Roll       dice.Roll
	Need       int16
	Cover      say.Text // by the book's name; "": none
	Degree     Degree
	Defended   bool // the target threw
}

func (*Attacked) Kind() event.Kind { return KindAttacked }

// Fields describes an Attacked.
func (f *Attacked) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	IDField(c, "target", &f.Target)
	field.Text(c, "weapon", &f.Weapon, rulebook.MaxName)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Text(c, "cover", &f.Cover, say.Max)
	field.Int(c, "degree", &f.Degree, 0, int64(CriticalSuccess))
	field.Bool(c, "defended", &f.Defended)
}

func (f *Attacked) Sentence() say.Text {
	how := [...]say.Text{"a critical miss", "a miss", "a hit", "a critical hit"}[f.Degree]
	need := say.Of("against %d", f.Need)
	if f.Cover != "" {
		need = say.Of("against %d with %s", f.Need, f.Cover)
	}
	switch {
	case f.Defended:
		return say.Of("%s defends against %s, %s: %s %s, %s.", f.Target.Name(), f.By.Name(), f.Weapon, f.Roll.Text(), need, how)
	case f.Degree == CriticalFailure && f.Roll.Natural() == 1:
		how = "a miss on a 1"
	}
	return say.Of("%s attacks %s, %s: %s %s, %s.", f.By.Name(), f.Target.Name(), f.Weapon, f.Roll.Text(), need, how)
}

// Guessed is an attack on an empty square, or on somebody the attacker's side does not
// see.
type Guessed struct {
	By     crew.ID
	Weapon string
	Roll   dice.Roll // the dice and the modifiers
	Hit    bool
}

func (*Guessed) Kind() event.Kind { return KindGuessed }

// Fields describes a Guessed.
func (f *Guessed) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "weapon", &f.Weapon, rulebook.MaxName)
	f.Roll.Fields(c)
	field.Bool(c, "hit", &f.Hit)
}

func (f *Guessed) Sentence() say.Text {
	if f.Hit {
		return say.Of("%s attacks where somebody may be, %s: %s, a hit.", f.By.Name(), f.Weapon, f.Roll.Text())
	}
	return say.Of("%s attacks where somebody may be, %s: %s, a miss.", f.By.Name(), f.Weapon, f.Roll.Text())
}

// Strayed reports whether a miss has hit the friend in the way.
type Strayed struct {
	By, Target crew.ID
	Hit        bool
	Die        int8 // the d6 that decides; 0: the attack's own total
}

func (*Strayed) Kind() event.Kind { return KindStrayed }

// Fields describes a Strayed.
func (f *Strayed) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	IDField(c, "target", &f.Target)
	field.Bool(c, "hit", &f.Hit)
	field.Int(c, "die", &f.Die, 0, 6)
}

func (f *Strayed) Sentence() say.Text {
	by := f.By.Name()
	if f.Die > 0 {
		by = say.Of("%s, d6 %d,", by, f.Die)
	}
	if f.Hit {
		return say.Of("The stray attack of %s hits %s.", by, f.Target.Name())
	}
	return say.Of("The stray attack of %s passes %s.", by, f.Target.Name())
}

// Battered is an attack on a door.
type Battered struct {
	By     crew.ID
	At     deckplan.Square
	What   string // "": the door
	Roll   dice.Roll
	Need   int16
	Lost   int16
	Broken bool
}

func (*Battered) Kind() event.Kind { return KindBattered }

// Fields describes a Battered.
func (f *Battered) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	f.At.Fields(c)
	field.Text(c, "what", &f.What, rulebook.MaxName)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Int(c, "lost", &f.Lost, 0, 10_000)
	field.Bool(c, "broken", &f.Broken)
}

func (f *Battered) Sentence() say.Text {
	if f.What != "" {
		return say.Of("%s attacks the %s at %s: %s against %d.", f.By.Name(), f.What, f.At, f.Roll.Text(), f.Need)
	}
	if f.Broken {
		return say.Of("%s attacks the door at %s: %s against %d; it loses %d. It breaks.", f.By.Name(), f.At, f.Roll.Text(), f.Need, f.Lost)
	}
	return say.Of("%s attacks the door at %s: %s against %d; it loses %d.", f.By.Name(), f.At, f.Roll.Text(), f.Need, f.Lost)
}

// Broke reports that a weapon is broken.
type Broke struct {
	By     crew.ID
	Weapon string
}

func (*Broke) Kind() event.Kind { return KindBroke }

// Fields describes a Broke.
func (f *Broke) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "weapon", &f.Weapon, rulebook.MaxName)
}

func (f *Broke) Sentence() say.Text {
	return say.Of("%s of %s misfires and breaks.", f.Weapon, f.By.Name())
}

// DamageRolled is a roll of damage dice.
type DamageRolled struct {
	By    crew.ID
	Cause say.Text
	Roll  dice.Roll
}

func (*DamageRolled) Kind() event.Kind { return KindDamageRolled }

// Fields describes a DamageRolled.
func (f *DamageRolled) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "cause", &f.Cause, say.Max)
	f.Roll.Fields(c)
}

func (f *DamageRolled) Sentence() say.Text {
	switch f.Roll.Cause {
	case "healing":
		return say.Of("Healing of %s: %s.", f.Cause, f.Roll.Text())
	case "soak":
		return say.Of("%S takes off: %s.", f.Cause, f.Roll.Text())
	}
	if slices.Contains(uses[:], f.Roll.Cause.Message()) {
		return say.Of("%s by %s: %s.", f.Roll.Cause, f.Cause, f.Roll.Text())
	}
	return say.Of("Damage of %s: %s.", f.Cause, f.Roll.Text())
}

// TellRoll emits somebody's damage dice to a person's side.
func TellRoll(f *Fight, p *Person, by crew.ID, r *dice.Roll, cause say.Text) {
	f.TellOwnSide(p, damageRolled(f, by, r, cause))
}

// TellHarm emits the damage dice of somebody against another: to their own side, and to everyone
// else who learns the result.
func TellHarm(f *Fight, p, to *Person, by crew.ID, r *dice.Roll, cause say.Text) {
	var sides event.Sides
	if to != p { // dice against oneself are no more known than what they do
		sides = sides.With(p.Side)
	}
	if to != nil {
		sides |= ExceptUnaware(f, rulebook.Numb, to, f.Watchers(to))
	}
	f.Emit(sides, damageRolled(f, by, r, cause))
}

func damageRolled(f *Fight, by crew.ID, r *dice.Roll, cause say.Text) *DamageRolled {
	d := f.facts.rolls.New()
	d.By, d.Roll, d.Cause = by, *r, cause
	return d
}

// TellDamage emits what a wound has taken from somebody.
func TellDamage(f *Fight, to event.Sides, p *Person, w *Wound, a *Account) {
	d := f.facts.damages.New()
	d.Person, d.Type, d.Cause = p.ID, TypesOf(f, w), w.Cause
	d.Layers, d.Names, d.Lost, d.Points = a.Layers, LayerNames(f), a.Hp, pointsName(f)
	d.Notes, d.Changes = a.Notes, a.Changes
	f.Emit(to, d)
}

// Harms reports whether it is a roll of damage, as opposed to healing or anything else.
func (f *DamageRolled) Harms() bool {
	return f.Roll.Cause != "healing" && f.Roll.Cause != "soak" && !slices.Contains(uses[:], f.Roll.Cause.Message())
}

// Damaged is what somebody lost, layer by layer.
type Damaged struct {
	Person  crew.ID
	Type    say.Text
	Cause   say.Text
	Layers  [rulebook.MaxLayers]int32
	Names   *[rulebook.MaxLayers]string // of the layers, shared with other facts; nil: none has a name
	Lost    int32
	Points  say.Text // the book's name for what was lost; "": it adds to injuries
	Before  bool     // it was taken before the roll
	Notes   []say.Text
	Changes field.Few[dice.Mod] // of the rolled amount, until it was taken
}

func (*Damaged) Kind() event.Kind { return KindDamaged }

// Fields describes a Damaged.
func (f *Damaged) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Text(c, "type", &f.Type, say.Max)
	field.Text(c, "cause", &f.Cause, say.Max)
	names := f.Names
	if names == nil {
		names = new([rulebook.MaxLayers]string)
	}
	for i := range f.Layers {
		field.Int(c, "layer", &f.Layers[i], 0, MaxPoints)
		field.Text(c, "layer name", &names[i], rulebook.MaxName)
	}
	if f.Names == nil && *names != [rulebook.MaxLayers]string{} { // it has been read
		f.Names = names
	}
	field.Int(c, "lost", &f.Lost, 0, MaxPoints)
	field.Text(c, "points", &f.Points, say.Max)
	field.Bool(c, "before", &f.Before)
	field.List(c, "notes", &f.Notes, 8, func(c field.Coder, s *say.Text) { field.Text(c, "note", s, say.Max) })
	dice.ChangesField(c, &f.Changes)
}

// Taken returns the loss of all layers and of points.
func (f *Damaged) Taken() int32 {
	sum := f.Lost
	for _, n := range f.Layers {
		sum += n
	}
	return sum
}

func (f *Damaged) Sentence() say.Text {
	var parts []say.Text
	for i := range f.Layers {
		if f.Layers[i] > 0 {
			parts = append(parts, say.Of("%d from %s", f.Layers[i], f.Names[i]))
		}
	}
	switch {
	case f.Points == "" && (f.Lost > 0 || parts == nil):
		parts = append(parts, say.Of("%d suffered", f.Lost))
	case f.Lost > 0 || parts == nil:
		parts = append(parts, say.Of("%d from %s", f.Lost, f.Points))
	}
	var notes []say.Text
	if how := dice.ChangesText(f.Taken(), &f.Changes); f.Before { // what is left is not known yet
		for _, m := range f.Changes.All() {
			notes = append(notes, m.Name)
		}
	} else if how != "" {
		notes = append(notes, how)
	}
	notes = append(notes, f.Notes...)
	switch {
	case f.Before && f.Layers == [rulebook.MaxLayers]int32{}:
		return say.Of("%s is shielded against %s: %s.", f.Person.Name(), f.Type, say.List(notes))
	case f.Before:
		return say.Of("%s is shielded against %s: %s.", f.Person.Name(), f.Type, say.List(append(parts, notes...)))
	case notes != nil:
		return say.Of("%s takes %s (%s): %s.", f.Person.Name(), f.Type, say.List(notes), say.List(parts))
	}
	return say.Of("%s takes %s: %s.", f.Person.Name(), f.Type, say.List(parts))
}

// Healed is what somebody regained.
type Healed struct {
	Person     crew.ID
	Amount, HP int32
}

func (*Healed) Kind() event.Kind { return KindHealed }

// Fields describes a Healed.
func (f *Healed) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "amount", &f.Amount, 0, MaxPoints)
	field.Int(c, "hp", &f.HP, 0, MaxPoints)
}

func (f *Healed) Sentence() say.Text {
	return say.Of("%s regains %d, now %d.", f.Person.Name(), f.Amount, f.HP)
}

// Layered is what somebody gained in a layer or a reserve, or lost.
type Layered struct {
	Person         crew.ID
	Layer          string
	Amount, Points int32
}

func (*Layered) Kind() event.Kind { return KindLayered }

// Fields describes a Layered.
func (f *Layered) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Text(c, "layer", &f.Layer, rulebook.MaxName)
	field.Int(c, "amount", &f.Amount, -MaxPoints, MaxPoints)
	field.Int(c, "points", &f.Points, 0, MaxPoints)
}

func (f *Layered) Sentence() say.Text {
	return say.Of("%s: %s %+d, now %d.", f.Person.Name(), f.Layer, f.Amount, f.Points)
}

// Regaining reports that a layer may begin to regain, or no longer does.
type Regaining struct {
	Person crew.ID
	Layer  string
	On     bool
}

func (*Regaining) Kind() event.Kind { return KindRegaining }

// Fields describes a Regaining.
func (f *Regaining) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Text(c, "layer", &f.Layer, rulebook.MaxName)
	field.Bool(c, "on", &f.On)
}

func (f *Regaining) Sentence() say.Text {
	if f.On {
		return say.Of("%s: %s will regain from the next turn on, unless hurt before it.", f.Person.Name(), f.Layer)
	}
	return say.Of("%s: the regeneration of %s ends.", f.Person.Name(), f.Layer)
}

// HasRested reports that somebody has rested.
type HasRested struct{ Person crew.ID }

func (*HasRested) Kind() event.Kind { return KindHasRested }

// Fields describes a HasRested.
func (f *HasRested) Fields(c field.Coder) { IDField(c, "person", &f.Person) }

func (f *HasRested) Sentence() say.Text { return say.Of("%s has rested.", f.Person.Name()) }

// Saved is a saving throw.
type Saved struct {
	By      crew.ID
	Ability string
	Roll    dice.Roll
	Need    int16
	Degree  Degree
	Sure    bool // failed without a die
}

func (*Saved) Kind() event.Kind { return KindSaved }

// Fields describes a Saved.
func (f *Saved) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "ability", &f.Ability, rulebook.MaxName)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Int(c, "degree", &f.Degree, 0, int64(CriticalSuccess))
	field.Bool(c, "sure", &f.Sure)
}

func (f *Saved) Sentence() say.Text {
	if f.Sure {
		return say.Of("%s automatically fails the %s save against %s.", f.By.Name(), f.Ability, f.Roll.Cause)
	}
	return say.Of("%s saves with %s against %s: %s against %d, %s.", f.By.Name(), f.Ability, f.Roll.Cause, f.Roll.Text(), f.Need, f.Degree)
}

// Befell reports that somebody has got a condition.
type Befell struct {
	Person    crew.ID
	Condition int16
	Name      string
}

func (*Befell) Kind() event.Kind { return KindBefell }

// Fields describes a Befell.
func (f *Befell) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "condition", &f.Condition, 0, rulebook.MaxConditions)
	field.Text(c, "name", &f.Name, rulebook.MaxName)
}

func (f *Befell) Sentence() say.Text {
	return say.Of("%s is %s.", f.Person.Name(), f.Name)
}

// Passed reports that a condition has ended.
type Passed struct {
	Person    crew.ID
	Condition int16
	Name      string
}

func (*Passed) Kind() event.Kind { return KindPassed }

// Fields describes a Passed.
func (f *Passed) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "condition", &f.Condition, 0, rulebook.MaxConditions)
	field.Text(c, "name", &f.Name, rulebook.MaxName)
}

func (f *Passed) Sentence() say.Text {
	return say.Of("%s is no longer %s.", f.Person.Name(), f.Name)
}

// Gauge has the numbers of a person whose changes are told to their side.
type Gauge struct {
	Speed   int16 // on foot, in units
	Defence int16
	MaxHP   int32
	DC      int16 // of their powers; 0: they have none that are saved against
}

// The names of numbers that a book does not name.
const (
	SpeedGauge = say.Text("speed")
	DCGauge    = say.Text("DC of powers")
)

// Shifted reports that a number of a person has changed, and why.
type Shifted struct {
	Person   crew.ID
	What     say.Text
	From, To int32
	Unit     string   // or ""
	Why      say.Text // or ""
}

func (*Shifted) Kind() event.Kind { return KindShifted }

// Fields describes a Shifted.
func (f *Shifted) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Text(c, "what", &f.What, say.Max)
	field.Int(c, "from", &f.From, -MaxPoints, MaxPoints)
	field.Int(c, "to", &f.To, -MaxPoints, MaxPoints)
	field.Text(c, "unit", &f.Unit, crew.MaxName)
	field.Text(c, "why", &f.Why, say.Max)
}

func (f *Shifted) Sentence() say.Text {
	change := say.Change(f.What, f.From, f.To)
	if f.Unit != "" {
		change = say.Change(f.What, f.From, say.Amount(f.To, f.Unit))
	}
	if f.Why != "" {
		change = say.Aside(change, f.Why)
	}
	return say.Stop(say.Label(f.Person.Name(), change))
}
