package personal

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// The facts of a fight on foot. Those of ships have lower numbers, as have those
// of the table.
const (
	KindStruck ships.FactKind = iota + 128
	KindGuessed
	KindStrayed
	KindBattered
	KindBroke
	KindRolled
	KindHurt
	KindHealed
	KindLayered
	KindRegaining
	KindHasRested
	KindDied
	KindFell
	KindSteadied
	KindUnsteady
	KindWoke
	KindWaits
	KindCounted
	KindDeathSaved
	KindTried
	KindSaveThrown
	KindMatched
	KindBefell
	KindPassed
	KindMoved
	KindDropped
	KindSeen
	KindHides
	KindLooked
	KindDid
	KindWaitsFor
	KindMayReact
	KindLetItGo
	KindUsed
	KindUnfocused
	KindDoor
	KindEntered
	KindCaught
	KindSurprisedOne
	KindAltered
	KindKindled
	KindInjured
	KindDecided
	KindMineNoticed
	KindDisarmed
	KindWentOff
	KindRenewed
	lastKind = KindRenewed
)

// NewFact is an empty fact of a kind, or nil for one that is not of a fight on
// foot.
func NewFact(k ships.FactKind) ships.Fact {
	if k < KindStruck || k > lastKind {
		return nil
	}
	return [...]func() ships.Fact{
		func() ships.Fact { return &Attacked{} }, func() ships.Fact { return &Guessed{} }, func() ships.Fact { return &Strayed{} },
		func() ships.Fact { return &Battered{} }, func() ships.Fact { return &Broke{} }, func() ships.Fact { return &DamageRolled{} },
		func() ships.Fact { return &Damaged{} }, func() ships.Fact { return &Healed{} }, func() ships.Fact { return &Layered{} },
		func() ships.Fact { return &Regaining{} }, func() ships.Fact { return &HasRested{} }, func() ships.Fact { return &Died{} },
		func() ships.Fact { return &Fell{} }, func() ships.Fact { return &Steadied{} }, func() ships.Fact { return &Unsteady{} },
		func() ships.Fact { return &Woke{} }, func() ships.Fact { return &Waits{} }, func() ships.Fact { return &Counted{} },
		func() ships.Fact { return &DeathSaved{} }, func() ships.Fact { return &Checked{} }, func() ships.Fact { return &Saved{} },
		func() ships.Fact { return &Contested{} }, func() ships.Fact { return &Befell{} }, func() ships.Fact { return &Passed{} },
		func() ships.Fact { return &Moved{} }, func() ships.Fact { return &Dropped{} }, func() ships.Fact { return &Spotted{} },
		func() ships.Fact { return &Hid{} }, func() ships.Fact { return &Looked{} }, func() ships.Fact { return &Did{} },
		func() ships.Fact { return &HasReadied{} }, func() ships.Fact { return &MayReact{} }, func() ships.Fact { return &LetGo{} },
		func() ships.Fact { return &Used{} }, func() ships.Fact { return &Unfocused{} },
		func() ships.Fact { return &DoorMoved{} }, func() ships.Fact { return &Entered{} }, func() ships.Fact { return &Caught{} },
		func() ships.Fact { return &Surprised{} }, func() ships.Fact { return &SquareAltered{} },
		func() ships.Fact { return &Kindled{} }, func() ships.Fact { return &Injured{} },
		func() ships.Fact { return &Decided{} },
		func() ships.Fact { return &MineNoticed{} }, func() ships.Fact { return &Disarmed{} }, func() ships.Fact { return &WentOff{} },
		func() ships.Fact { return &Renewed{} },
	}[k-KindStruck]()
}

// success is a word for how a check came out.
func success(ok bool) string {
	if ok {
		return "success"
	}
	return "failure"
}

// Attacked is an attack roll.
type Attacked struct {
	By, Target crew.ID
	Weapon     string
	Roll       dice.Roll
	Need       int16
	Cover      space.Cover
	Degree     Degree
	Defended   bool // the target threw
}

func (*Attacked) Kind() ships.FactKind { return KindStruck }

// Fields describes an Attacked.
func (f *Attacked) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	idField(c, "target", &f.Target)
	field.Text(c, "weapon", &f.Weapon, maxName)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Int(c, "cover", &f.Cover, 0, int64(space.TotalCover))
	field.Int(c, "degree", &f.Degree, 0, int64(CriticalSuccess))
	field.Bool(c, "defended", &f.Defended)
}

func (f *Attacked) Sentence(n ships.Names) string {
	cover := ""
	if f.Cover != space.NoCover {
		cover = " with " + f.Cover.String()
	}
	how := [...]string{"a critical miss", "a miss", "a hit", "a critical hit"}[f.Degree]
	switch {
	case f.Defended:
		return fmt.Sprintf("%s defends against %s, %s: %s against %d%s, %s.", name(n, f.Target), name(n, f.By), f.Weapon, f.Roll.String(), f.Need, cover, how)
	case f.Degree == CriticalFailure && f.Roll.Natural() == 1:
		how = "a miss on a 1"
	}
	return fmt.Sprintf("%s attacks %s, %s: %s against %d%s, %s.", name(n, f.By), name(n, f.Target), f.Weapon, f.Roll.String(), f.Need, cover, how)
}

// Guessed is an attack on a square where nobody is.
type Guessed struct {
	By     crew.ID
	Weapon string
	Roll   dice.Roll
}

func (*Guessed) Kind() ships.FactKind { return KindGuessed }

// Fields describes a Guessed.
func (f *Guessed) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "weapon", &f.Weapon, maxName)
	f.Roll.Fields(c)
}

func (f *Guessed) Sentence(n ships.Names) string {
	return fmt.Sprintf("%s attacks where somebody may be, %s: %s, a miss.", name(n, f.By), f.Weapon, f.Roll.String())
}

// Strayed says whether a miss hit the friend in the way.
type Strayed struct {
	By, Target crew.ID
	Hit        bool
	Die        int8 // the d6 that decides; 0: the attack's own total
}

func (*Strayed) Kind() ships.FactKind { return KindStrayed }

// Fields describes a Strayed.
func (f *Strayed) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	idField(c, "target", &f.Target)
	field.Bool(c, "hit", &f.Hit)
	field.Int(c, "die", &f.Die, 0, 6)
}

func (f *Strayed) Sentence(n ships.Names) string {
	how, die := "passes", ""
	if f.Hit {
		how = "hits"
	}
	if f.Die > 0 {
		die = fmt.Sprintf(", d6 %d,", f.Die)
	}
	return fmt.Sprintf("The stray attack of %s%s %s %s.", name(n, f.By), die, how, name(n, f.Target))
}

// Battered is an attack on a door.
type Battered struct {
	By     crew.ID
	At     Square
	What   string // "": the door
	Roll   dice.Roll
	Need   int16
	Lost   int16
	Broken bool
}

func (*Battered) Kind() ships.FactKind { return KindBattered }

// Fields describes a Battered.
func (f *Battered) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	f.At.Fields(c)
	field.Text(c, "what", &f.What, maxName)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Int(c, "lost", &f.Lost, 0, 10_000)
	field.Bool(c, "broken", &f.Broken)
}

func (f *Battered) Sentence(n ships.Names) string {
	if f.What != "" {
		return fmt.Sprintf("%s attacks the %s at %s: %s against %d.", name(n, f.By), f.What, f.At, f.Roll.String(), f.Need)
	}
	s := fmt.Sprintf("%s attacks the door at %s: %s against %d; it loses %d.", name(n, f.By), f.At, f.Roll.String(), f.Need, f.Lost)
	if f.Broken {
		s += " It breaks."
	}
	return s
}

// Broke says that a weapon is broken.
type Broke struct {
	By     crew.ID
	Weapon string
}

func (*Broke) Kind() ships.FactKind { return KindBroke }

// Fields describes a Broke.
func (f *Broke) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "weapon", &f.Weapon, maxName)
}

func (f *Broke) Sentence(n ships.Names) string {
	return fmt.Sprintf("%s of %s misfires and breaks.", f.Weapon, name(n, f.By))
}

// DamageRolled is a roll of damage dice.
type DamageRolled struct {
	By    crew.ID
	Cause string
	Roll  dice.Roll
}

func (*DamageRolled) Kind() ships.FactKind { return KindRolled }

// Fields describes a DamageRolled.
func (f *DamageRolled) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "cause", &f.Cause, maxName)
	f.Roll.Fields(c)
}

func (f *DamageRolled) Sentence(ships.Names) string {
	switch f.Roll.Cause {
	case "healing":
		return fmt.Sprintf("Healing of %s: %s.", f.Cause, f.Roll.String())
	case "soak":
		return fmt.Sprintf("%s takes off: %s.", f.Cause, f.Roll.String())
	}
	if slices.ContainsFunc(uses[:], func(s string) bool { return strings.HasPrefix(f.Roll.Cause, s) }) {
		return fmt.Sprintf("%s by %s: %s.", f.Roll.Cause, f.Cause, f.Roll.String())
	}
	return fmt.Sprintf("Damage of %s: %s.", f.Cause, f.Roll.String())
}

// Damaged is what somebody lost, layer by layer.
type Damaged struct {
	Person crew.ID
	Type   string
	Cause  string
	Layers [MaxLayers]int32
	Names  [MaxLayers]string
	Lost   int32
	Points string // what the book calls what was lost; "": it adds to injuries
	Notes  []string
}

func (*Damaged) Kind() ships.FactKind { return KindHurt }

// Fields describes a Damaged.
func (f *Damaged) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Text(c, "type", &f.Type, maxName)
	field.Text(c, "cause", &f.Cause, maxName)
	for i := range f.Layers {
		field.Int(c, "layer", &f.Layers[i], 0, MaxPoints)
		field.Text(c, "layer name", &f.Names[i], maxName)
	}
	field.Int(c, "lost", &f.Lost, 0, MaxPoints)
	field.Text(c, "points", &f.Points, maxName)
	field.List(c, "notes", &f.Notes, 8, func(c field.Coder, s *string) { field.Text(c, "note", s, maxName) })
}

func (f *Damaged) Sentence(n ships.Names) string {
	var parts []string
	for i := range f.Layers {
		if f.Layers[i] > 0 {
			parts = append(parts, fmt.Sprintf("%d from %s", f.Layers[i], f.Names[i]))
		}
	}
	switch {
	case f.Points == "" && (f.Lost > 0 || parts == nil):
		parts = append(parts, fmt.Sprintf("%d suffered", f.Lost))
	case f.Lost > 0 || parts == nil:
		parts = append(parts, fmt.Sprintf("%d from %s", f.Lost, f.Points))
	}
	notes := ""
	if f.Notes != nil {
		notes = " (" + strings.Join(f.Notes, ", ") + ")"
	}
	return fmt.Sprintf("%s takes %s%s: %s.", name(n, f.Person), f.Type, notes, strings.Join(parts, ", "))
}

// Healed is what somebody regained.
type Healed struct {
	Person     crew.ID
	Amount, HP int32
}

func (*Healed) Kind() ships.FactKind { return KindHealed }

// Fields describes a Healed.
func (f *Healed) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "amount", &f.Amount, 0, MaxPoints)
	field.Int(c, "hp", &f.HP, 0, MaxPoints)
}

func (f *Healed) Sentence(n ships.Names) string {
	return fmt.Sprintf("%s regains %d, now %d.", name(n, f.Person), f.Amount, f.HP)
}

// Layered is what somebody gained in a layer or a reserve, or lost.
type Layered struct {
	Person         crew.ID
	Layer          string
	Amount, Points int32
}

func (*Layered) Kind() ships.FactKind { return KindLayered }

// Fields describes a Layered.
func (f *Layered) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Text(c, "layer", &f.Layer, maxName)
	field.Int(c, "amount", &f.Amount, -MaxPoints, MaxPoints)
	field.Int(c, "points", &f.Points, 0, MaxPoints)
}

func (f *Layered) Sentence(n ships.Names) string {
	return fmt.Sprintf("%s: %s %+d, now %d.", name(n, f.Person), f.Layer, f.Amount, f.Points)
}

// Regaining says that a layer may begin to regain, or no longer does.
type Regaining struct {
	Person crew.ID
	Layer  string
	On     bool
}

func (*Regaining) Kind() ships.FactKind { return KindRegaining }

// Fields describes a Regaining.
func (f *Regaining) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Text(c, "layer", &f.Layer, maxName)
	field.Bool(c, "on", &f.On)
}

func (f *Regaining) Sentence(n ships.Names) string {
	if f.On {
		return fmt.Sprintf("%s: %s will regain from the next turn on, unless hurt before it.", name(n, f.Person), f.Layer)
	}
	return fmt.Sprintf("%s: the regaining of %s has ended.", name(n, f.Person), f.Layer)
}

// HasRested says that somebody has rested.
type HasRested struct{ Person crew.ID }

func (*HasRested) Kind() ships.FactKind { return KindHasRested }

// Fields describes a HasRested.
func (f *HasRested) Fields(c field.Coder) { idField(c, "person", &f.Person) }

func (f *HasRested) Sentence(n ships.Names) string { return name(n, f.Person) + " has rested." }

// Checked is a check against a number, or one that others are compared with.
type Checked struct {
	By      crew.ID
	Roll    dice.Roll
	Need    int16
	Success bool
	Open    bool
}

func (*Checked) Kind() ships.FactKind { return KindTried }

// Fields describes a Checked.
func (f *Checked) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Bool(c, "success", &f.Success)
	field.Bool(c, "open", &f.Open)
}

func (f *Checked) Sentence(n ships.Names) string {
	if f.Open {
		return fmt.Sprintf("%s, %s: %s.", name(n, f.By), f.Roll.Cause, f.Roll.String())
	}
	return fmt.Sprintf("%s, %s: %s against %d, %s.", name(n, f.By), f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}

// Saved is a saving throw.
type Saved struct {
	By      crew.ID
	Ability string
	Roll    dice.Roll
	Need    int16
	Degree  Degree
	Sure    bool // failed without a die
}

func (*Saved) Kind() ships.FactKind { return KindSaveThrown }

// Fields describes a Saved.
func (f *Saved) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "ability", &f.Ability, maxName)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -100, 200)
	field.Int(c, "degree", &f.Degree, 0, int64(CriticalSuccess))
	field.Bool(c, "sure", &f.Sure)
}

func (f *Saved) Sentence(n ships.Names) string {
	if f.Sure {
		return fmt.Sprintf("%s cannot but fail the %s save against %s.", name(n, f.By), f.Ability, f.Roll.Cause)
	}
	return fmt.Sprintf("%s saves with %s against %s: %s against %d, %s.", name(n, f.By), f.Ability, f.Roll.Cause, f.Roll.String(), f.Need, f.Degree)
}

// Contested is a contest of two checks.
type Contested struct {
	By, Against   crew.ID
	Roll, Counter dice.Roll
	Outcome       int8 // above 0: won; 0: a tie, which changes nothing
}

func (*Contested) Kind() ships.FactKind { return KindMatched }

// Fields describes a Contested.
func (f *Contested) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	idField(c, "against", &f.Against)
	f.Roll.Fields(c)
	f.Counter.Fields(c)
	field.Int(c, "outcome", &f.Outcome, -1, 1)
}

func (f *Contested) Sentence(n ships.Names) string {
	return fmt.Sprintf("%s, %s: %s, against %s: %s, %s.", name(n, f.By), f.Roll.Cause, f.Roll.String(),
		name(n, f.Against), f.Counter.String(), [...]string{"lost", "a tie", "won"}[f.Outcome+1])
}

// Befell says that somebody is in a condition now.
type Befell struct {
	Person    crew.ID
	Condition int16
	Name      string
}

func (*Befell) Kind() ships.FactKind { return KindBefell }

// Fields describes a Befell.
func (f *Befell) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "condition", &f.Condition, 0, MaxConditions)
	field.Text(c, "name", &f.Name, maxName)
}

func (f *Befell) Sentence(n ships.Names) string {
	return fmt.Sprintf("%s is %s.", name(n, f.Person), f.Name)
}

// Passed says that a condition has ended.
type Passed struct {
	Person    crew.ID
	Condition int16
	Name      string
}

func (*Passed) Kind() ships.FactKind { return KindPassed }

// Fields describes a Passed.
func (f *Passed) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "condition", &f.Condition, 0, MaxConditions)
	field.Text(c, "name", &f.Name, maxName)
}

func (f *Passed) Sentence(n ships.Names) string {
	return fmt.Sprintf("%s is %s no longer.", name(n, f.Person), f.Name)
}
