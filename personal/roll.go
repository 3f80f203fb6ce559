package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// Degree is the degree of success of a check, by the book's degrees.
type Degree uint8

// The degrees.
const (
	CriticalFailure Degree = iota
	Failure
	Success
	CriticalSuccess
)

var degreeNames = [...]string{"critical failure", "failure", "success", "critical success"}

func (d Degree) String() string { return degreeNames[d] }

// Outcome is the outcome of a check, in any book.
type Outcome struct {
	Degree  Degree
	Margin  int16
	Natural int16 // the die that counts; 0: not thrown
	Total   int32
}

// Good reports whether the check succeeded.
func (o Outcome) Good() bool { return o.Degree >= Success }

// Question describes a roll, so that modifiers can be matched with it.
type Question struct {
	Kind    rulebook.RollKind
	Tags    rulebook.Tags
	Ability int8
	Skills  uint32  // of the check
	By, On  *Person // who rolls, and against whom; on may be nil
}

func fits(m *rulebook.RollChange, q *Question, against, seen bool) bool {
	if m.Roll != q.Kind || m.Against != against {
		return false
	}
	if m.Abilities != 0 || m.Skills != 0 {
		if m.Skills&q.Skills == 0 && (q.Ability < 0 || m.Abilities&(1<<q.Ability) == 0) {
			return false
		}
	}
	tags := q.Tags
	if seen {
		tags |= rulebook.Seen
	}
	return m.When&^tags == 0
}

// NoteConditions adds to a roll what the conditions of the people concerned do to it
// (HOE-ADV: reasons for and against cancel, however many of each).
func (f *Fight) NoteConditions(r *dice.Roll, q Question) {
	book := f.Book()
	for _, side := range [2]struct {
		bearer, other *Person
		against       bool
	}{{q.By, q.On, false}, {q.On, q.By, true}} {
		if side.bearer == nil {
			continue
		}
		for a := range side.bearer.EachCondition {
			c := &book.Conditions[a.Condition]
			if !applies(f, side.bearer, a.Condition) {
				continue
			}
			for j := range c.Mods {
				m := &c.Mods[j]
				seen := m.When&rulebook.Seen != 0 && side.other != nil && f.Sees(side.bearer, side.other)
				if !fits(m, &q, side.against, seen) || m.Company != 0 && !company(f, side.bearer, m.Company) {
					continue
				}
				for _, x := range m.Does {
					x.Note(r, f.Names.Of(c.Name))
				}
			}
		}
	}
}

// company reports whether another person, as opposed to a creature, is within a distance.
func company(f *Fight, p *Person, within int16) bool {
	for i := range f.People {
		if o := &f.People[i]; o != p && !o.IsOut() && f.SheetOf(o).Kind == 0 && o.Deck == p.Deck && f.Distance(p, o) <= within {
			return true
		}
	}
	return false
}

// AddConditions adds to a person's number that is not rolled what each of their
// conditions does to it.
func AddConditions(f *Fight, r *dice.Roll, p *Person, kind rulebook.RollKind) {
	for a := range p.EachCondition {
		c := &f.Book().Conditions[a.Condition]
		var sum modifier.Tally
		c.Count(&sum, kind)
		r.Add(f.Names.Of(c.Name), int(sum.Of(0)))
	}
}

// Modifier returns the modifier of one of a person's abilities.
func (f *Fight) Modifier(p *Person, ability int8) int {
	if ability < 0 {
		return 0
	}
	if m := f.SheetOf(p).Modifiers; m != nil {
		return int(m[ability])
	}
	return f.Book().Modifier(f.SheetOf(p).Scores[ability])
}

// PrepareCheck returns the roll of a check with a skill or with a bare ability, without its
// d20.
func (f *Fight) PrepareCheck(p *Person, ability, skill int8, cause say.Text, on *Person) dice.Roll {
	book, sheet := f.Book(), f.SheetOf(p)
	if skill >= 0 {
		ability = book.Skills[skill].Ability
	}
	r := dice.Roll{Cause: cause}
	if ability >= 0 {
		r.Add(f.Names.Of(book.Abilities[ability]), f.Modifier(p, ability))
	}
	if n := sheet.ProficiencyIn(skill); n > 0 {
		r.Add(say.Of("%s proficiency", book.Skills[skill].Name), n*Proficiency(f, p))
	}
	if skill >= 0 && book.Skills[skill].Part == rulebook.SkillStealth {
		if name := loud(f, p); name != "" {
			r.Disadvantage(name)
		}
	}
	NoteClumsy(f, &r, p, ability)
	q := Question{Kind: rulebook.OnCheck, Ability: ability, By: p, On: on}
	if skill >= 0 {
		q.Skills = 1 << skill
	}
	f.NoteConditions(&r, q)
	return r
}

// Passive returns 10 plus the bonus of a Perception check.
func Passive(f *Fight, p *Person) int {
	skill := f.Book().SkillFor(rulebook.SkillPerception)
	if skill < 0 {
		return 10
	}
	r := f.PrepareCheck(p, -1, skill, "", nil)
	return 10 + r.Bonus() + 5*r.Edge()
}

// Saving is the terms of a saving throw.
type Saving struct {
	Ability  int8
	DC       int
	Cause    say.Text
	Cover    int  // what cover adds
	Edge     bool // advantage, for a reason
	Fails    bool
	Why      say.Text
	Tags     rulebook.Tags // what it is made against, such as a spell
	By       *Person       // who brings it about; nil: nobody
	Ends     *Affliction   // what a success ends; conditions that it brings do not fail the save
	Hindered say.Text      // disadvantage, for this reason
}

// saveRoll returns a saving throw with the modifier of an ability, or without one for -1.
func saveRoll(f *Fight, p *Person, ability int8, cause say.Text) dice.Roll {
	r := dice.Roll{Cause: cause}
	if ability >= 0 {
		r.Add(f.Names.Of(f.Book().Abilities[ability]), f.Modifier(p, ability))
		if sheet := f.SheetOf(p); sheet.Saves&(1<<ability) != 0 {
			r.Add("proficiency", Proficiency(f, p))
		}
	}
	return r
}

// ToSave returns the roll of a saving throw, with everything that affects it.
func ToSave(f *Fight, p *Person, s Saving) dice.Roll {
	r := saveRoll(f, p, s.Ability, s.Cause)
	r.Add("cover", s.Cover)
	if s.Edge {
		r.Advantage(s.Why)
	}
	NoteClumsy(f, &r, p, s.Ability)
	if s.Hindered != "" {
		r.Disadvantage(s.Hindered)
	}
	q := Question{Kind: rulebook.OnSave, Tags: s.Tags, Ability: s.Ability, By: p, On: s.By}
	f.NoteConditions(&r, q)
	if f.Book().Checks.Saves {
		q.Kind, q.On = rulebook.OnCheck, nil
		f.NoteConditions(&r, q)
	}
	return r
}

// FailsSave reports whether a condition makes somebody fail saves of an ability, other
// than conditions that the save would end.
func FailsSave(f *Fight, p *Person, ability int8, ends *Affliction) bool {
	book := f.Book()
	if ability < 0 {
		return false
	}
	for i := range p.Conditions {
		a := &p.Conditions[i]
		if ends != nil && a.By == ends.By && p.root(a) == ends.Condition {
			continue
		}
		c := &book.Conditions[a.Condition]
		if c.FailSaves&(1<<ability) != 0 || c.Flags&rulebook.FailChecks != 0 {
			return true
		}
	}
	return false
}

// Edge is advantage or disadvantage on the first roll that fits it.
type Edge struct {
	modifier.Modifier
	Checks, Attacks, Saves bool
	Person                 crew.ID       // only their rolls; 0: anybody's
	Against                crew.ID       // only attacks on them; 0: on anybody
	Side                   int8          // only rolls of this side; -1: of any
	Lasts                  duration.Span // zero: until it is used
	Why                    say.Text
}

// Fields describes an Edge.
func (e *Edge) Fields(c field.Coder) {
	good := e.How == modifier.Advantage
	if field.Bool(c, "good", &good); good != (e.How == modifier.Advantage) {
		e.Modifier = modifier.Lean(good)
	}
	field.Bool(c, "checks", &e.Checks)
	field.Bool(c, "attacks", &e.Attacks)
	field.Bool(c, "saves", &e.Saves)
	IDField(c, "person", &e.Person)
	IDField(c, "against", &e.Against)
	field.Int(c, "side", &e.Side, -1, 8)
	e.Lasts.Fields(c)
	field.Text(c, "why", &e.Why, say.Max)
}

type Edging struct {
	Check, Attack, Save bool
	Person, Against     crew.ID
	Side                int8
}

func (e *Edge) fits(q Edging) bool {
	return (q.Check && e.Checks || q.Attack && e.Attacks || q.Save && e.Saves) &&
		(e.Person == 0 || e.Person == q.Person) &&
		(e.Against == 0 || e.Against == q.Against) &&
		(e.Side < 0 || q.Attack && e.Side == q.Side && e.Person == 0 || e.Person != 0)
}

// UseEdges adds to a roll the edges that fit it, and uses them up.
func (f *Fight) UseEdges(r *dice.Roll, q Edging) {
	kept := f.Edges[:0]
	for i := range f.Edges {
		if e := f.Edges[i]; e.fits(q) {
			e.Note(r, e.Why)
		} else {
			kept = append(kept, e)
		}
	}
	f.Edges = kept
}

// NoteEdges adds to a roll the edges that fit it, without using them up.
func (f *Fight) NoteEdges(r *dice.Roll, q Edging) {
	for i := range f.Edges {
		if f.Edges[i].fits(q) {
			f.Edges[i].Note(r, f.Edges[i].Why)
		}
	}
}

// GrantEdge adds an edge, replacing an equal one.
func GrantEdge(f *Fight, e Edge) {
	for _, x := range f.Edges {
		if x == e {
			return
		}
	}
	if len(f.Edges) < maxEdges {
		f.Edges = append(f.Edges, e)
	}
}

// DamageDice throws damage dice, multiplied by times.
func (f *Fight) DamageDice(cause say.Text, d dice.Dice, times int) dice.Roll {
	var r dice.Roll
	PrepareDamage(&r, cause, d)
	throwDamage(f, &r, d, times)
	FloorDamage(&r)
	return r
}

// AddBase adds to a roll the number that comes with dice, by its name; without dice it
// needs none.
func AddBase(r *dice.Roll, d dice.Dice, name say.Text, n int) {
	if d.Count == 0 {
		name = ""
	}
	r.AddLate(name, n)
}

// PrepareDamage begins the roll of damage dice, to which additions are made once (ME-DAMAGE).
func PrepareDamage(r *dice.Roll, cause say.Text, d dice.Dice) {
	of := say.Text("weapon")
	r.Cause = "damage"
	if cause != "" {
		r.Cause, of = cause, cause
	}
	AddBase(r, d, of, int(d.Plus))
}

// throwDamage throws such a roll, with its dice multiplied by times (ME-CRIT).
func throwDamage(f *Fight, r *dice.Roll, d dice.Dice, times int) {
	if d.Count > 0 {
		r.ThrowSum(f.Tray, int(d.Count)*times, int(d.Faces))
	} else {
		r.ThrowSum(f.Tray, 0, 1)
	}
}

// FloorDamage raises thrown damage below 0 to 0.
func FloorDamage(r *dice.Roll) { r.AddLate("never less than 0", int(max(0, -r.Total))) }

// Decided reports the result of a table's die.
type Decided struct {
	Person crew.ID
	Table  string
	Die    int8
	Says   string
}

func (*Decided) Kind() event.Kind { return KindDecided }

// Fields describes a Decided.
func (f *Decided) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Text(c, "table", &f.Table, rulebook.MaxName)
	field.Int(c, "die", &f.Die, 0, 100)
	field.Text(c, "says", &f.Says, 2*rulebook.MaxName)
}

func (f *Decided) Sentence() say.Text {
	return say.Stop(say.Label(say.Pair(f.Person.Name(), f.Table), say.Pair(f.Die, f.Says)))
}
