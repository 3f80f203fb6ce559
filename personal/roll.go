package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/field"
)

// Degree is how a check came out, by the way of the book (strategy.go).
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

// Outcome is one outcome of a check, whatever a book makes of its dice.
type Outcome struct {
	Degree Degree
	Margin int16
	Roll   dice.Roll
}

// Good says whether the check succeeded.
func (o Outcome) Good() bool { return o.Degree >= Success }

// question is what modifiers are asked about a roll.
type question struct {
	kind    rulebook.RollKind
	tags    rulebook.Tags
	ability int8
	by, on  *Person // who rolls, and against whom; on may be nil
}

func fits(m *rulebook.Modifier, q *question, against, seen bool) bool {
	if m.Roll != q.kind || m.Against != against {
		return false
	}
	if m.Abilities != 0 && (q.ability < 0 || m.Abilities&(1<<q.ability) == 0) {
		return false
	}
	tags := q.tags
	if seen {
		tags |= rulebook.Seen
	}
	return m.When&^tags == 0
}

// weigh notes in a roll what the conditions of those concerned do to it
// (HOE-ADV: reasons for and against cancel, however many of each).
func (f *Fight) weigh(r *dice.Roll, q question) {
	book := f.Book()
	for _, side := range [2]struct {
		bearer, other *Person
		against       bool
	}{{q.by, q.on, false}, {q.on, q.by, true}} {
		if side.bearer == nil {
			continue
		}
		for i := range side.bearer.Conditions {
			c := &book.Conditions[side.bearer.Conditions[i].Condition]
			if c.Flags&rulebook.Cowed != 0 && !f.daunts(side.bearer, &side.bearer.Conditions[i]) {
				continue
			}
			for j := range c.Mods {
				m := &c.Mods[j]
				seen := m.When&rulebook.Seen != 0 && side.other != nil && f.Sees(side.bearer, side.other)
				if fits(m, &q, side.against, seen) && (m.Company == 0 || f.company(side.bearer, m.Company)) {
					note(r, m, c.Name)
				}
			}
		}
	}
}

// company says whether another person, who is no creature, is so near.
func (f *Fight) company(p *Person, within int16) bool {
	for i := range f.People {
		if o := &f.People[i]; o != p && !o.Out() && f.SheetOf(o).Kind == 0 && o.Deck == p.Deck && f.Distance(p, o) <= within {
			return true
		}
	}
	return false
}

func note(r *dice.Roll, m *rulebook.Modifier, why string) {
	for _, x := range r.Reasons {
		if m.Value == 0 && m.Edge != 0 && x.Name == why && x.Good == (m.Edge > 0) {
			return
		}
	}
	switch {
	case m.Edge > 0:
		r.Advantage(why)
	case m.Edge < 0:
		r.Disadvantage(why)
	}
	r.Add(why, int(m.Value))
	if m.Dice.Count > 0 {
		r.Die(why, int(m.Dice.Count), int(m.Dice.Faces), m.Minus)
	}
}

// value is the sum of what conditions add to a number that nobody rolls.
func (f *Fight) value(p *Person, kind rulebook.RollKind) (sum int) {
	book := f.Book()
	for i := range p.Conditions {
		c := &book.Conditions[p.Conditions[i].Condition]
		for j := range c.Mods {
			if m := &c.Mods[j]; m.Roll == kind && !m.Against {
				sum += int(m.Value)
			}
		}
	}
	return sum
}

// modifier is what one of a person's abilities adds.
func (f *Fight) modifier(p *Person, ability int8) int {
	if ability < 0 {
		return 0
	}
	if m := f.SheetOf(p).Modifiers; m != nil {
		return int(m[ability])
	}
	return f.Book().Modifier(f.SheetOf(p).Scores[ability])
}

// trial gathers what a check with a skill, or with a bare ability, would be
// rolled with.
func (f *Fight) trial(p *Person, ability, skill int8, cause string, on *Person) dice.Roll {
	book, sheet := f.Book(), f.SheetOf(p)
	if skill >= 0 {
		ability = book.Skills[skill].Ability
	}
	r := dice.Roll{Cause: cause}
	if ability >= 0 {
		r.Add(book.Abilities[ability], f.modifier(p, ability))
	}
	if n := sheet.Proficient(skill); n > 0 {
		r.Add(book.Skills[skill].Name+" proficiency", n*int(sheet.Proficiency))
	}
	if skill >= 0 && book.Skills[skill].Part == rulebook.SkillStealth {
		if name := f.loud(p); name != "" {
			r.Disadvantage(name)
		}
	}
	f.clumsy(&r, p, ability)
	f.weigh(&r, question{kind: rulebook.OnCheck, ability: ability, by: p, on: on})
	return r
}

// check throws a check against a number; need below 0 is a check that others
// compare with.
func (f *Fight) check(p *Person, ability, skill int8, need int, cause string) Outcome {
	r := f.trial(p, ability, skill, cause, nil)
	f.use(&r, edging{check: true, person: p.ID})
	r.D20(f.Tray)
	f.breakOff(p, rulebook.BreakRolls)
	o := outcome(f.Book(), r, need, false)
	if f.flags(p)&rulebook.FailChecks != 0 {
		o.Degree = Failure
	}
	f.inside(p, &Checked{By: p.ID, Roll: r, Need: int16(need), Success: o.Good(), Open: need < 0})
	f.jinx(p, &r)
	return o
}

// passive is 10 and what a Perception check would add.
func (f *Fight) passive(p *Person) int {
	skill := f.Book().SkillFor(rulebook.SkillPerception)
	if skill < 0 {
		return 10
	}
	r := f.trial(p, -1, skill, "", nil)
	return 10 + r.Bonus() + 5*r.Edge()
}

// saving is what a saving throw is made against.
type saving struct {
	ability int8
	dc      int
	cause   string
	cover   int  // what cover adds
	edge    bool // advantage, for the reason why
	why     string
	tags    rulebook.Tags // what it is made against: a spell, say
	fails   bool

	hindered string // disadvantage, for this reason
}

// saveRoll is a saving throw with what an ability adds to it; -1 adds nothing.
func (f *Fight) saveRoll(p *Person, ability int8, cause string) dice.Roll {
	r := dice.Roll{Cause: cause}
	if ability >= 0 {
		r.Add(f.Book().Abilities[ability], f.modifier(p, ability))
		if sheet := f.SheetOf(p); sheet.Saves&(1<<ability) != 0 {
			r.Add("proficiency", int(sheet.Proficiency))
		}
	}
	return r
}

// toSave is all that a saving throw would be rolled with.
func (f *Fight) toSave(p *Person, s saving) dice.Roll {
	r := f.saveRoll(p, s.ability, s.cause)
	r.Add("cover", s.cover)
	if s.edge {
		r.Advantage(s.why)
	}
	f.clumsy(&r, p, s.ability)
	if s.hindered != "" {
		r.Disadvantage(s.hindered)
	}
	q := question{kind: rulebook.OnSave, tags: s.tags, ability: s.ability, by: p}
	f.weigh(&r, q)
	if f.Book().Checks.Saves {
		q.kind = rulebook.OnCheck
		f.weigh(&r, q)
	}
	return r
}

// save throws a saving throw, or fails it without a die where a condition says so.
func (f *Fight) save(p *Person, s saving) Outcome {
	book := f.Book()
	r := f.toSave(p, s)
	ability := ""
	if s.ability >= 0 {
		ability = book.Abilities[s.ability]
	}
	if s.fails || f.failsSave(p, s.ability) {
		f.tell(p, &Saved{By: p.ID, Ability: ability, Roll: dice.Roll{Cause: s.cause}, Need: int16(s.dc), Degree: Failure, Sure: true})
		return Outcome{Degree: Failure, Roll: r}
	}
	f.use(&r, edging{save: true, check: book.Checks.Saves, person: p.ID})
	r.D20(f.Tray)
	f.breakOff(p, rulebook.BreakRolls)
	o := outcome(book, r, s.dc, false)
	f.tell(p, &Saved{By: p.ID, Ability: ability, Roll: r, Need: int16(s.dc), Degree: o.Degree})
	if book.Checks.Saves {
		f.jinx(p, &r)
	}
	return o
}

func (f *Fight) failsSave(p *Person, ability int8) bool {
	book := f.Book()
	if ability < 0 {
		return false
	}
	for i := range p.Conditions {
		c := &book.Conditions[p.Conditions[i].Condition]
		if c.FailSaves&(1<<ability) != 0 || c.Flags&rulebook.FailChecks != 0 {
			return true
		}
	}
	return false
}

// contest throws two checks, whoever asks first; a tie changes nothing.
func (f *Fight) contest(by, against *Person, skill, other int8, cause string) bool {
	a, b := f.trial(by, -1, skill, cause, against), f.trial(against, -1, other, cause, by)
	f.use(&a, edging{check: true, person: by.ID})
	f.use(&b, edging{check: true, person: against.ID})
	a.D20(f.Tray)
	b.D20(f.Tray)
	f.breakOff(by, rulebook.BreakRolls)
	f.breakOff(against, rulebook.BreakRolls)
	result := int8(0)
	switch {
	case f.flags(against)&rulebook.FailChecks != 0 || a.Total > b.Total:
		result = 1
	case a.Total < b.Total:
		result = -1
	}
	f.tell(by, &Contested{By: by.ID, Against: against.ID, Roll: a, Counter: b, Outcome: result})
	return result > 0
}

// Edge is advantage or disadvantage on the first roll that fits it.
type Edge struct {
	Good                   bool
	Checks, Attacks, Saves bool
	Person                 crew.ID // only their rolls; 0: anybody's
	Against                crew.ID // only attacks on them; 0: on anybody
	Side                   int8    // only rolls of this side; -1: of any
	Until                  crew.ID // gone when their turn starts; 0: when it is used
	Why                    string
}

// Fields describes an Edge.
func (e *Edge) Fields(c field.Coder) {
	field.Bool(c, "good", &e.Good)
	field.Bool(c, "checks", &e.Checks)
	field.Bool(c, "attacks", &e.Attacks)
	field.Bool(c, "saves", &e.Saves)
	idField(c, "person", &e.Person)
	idField(c, "against", &e.Against)
	field.Int(c, "side", &e.Side, -1, 8)
	idField(c, "until", &e.Until)
	field.Text(c, "why", &e.Why, rulebook.MaxName)
}

type edging struct {
	check, attack, save bool
	person, against     crew.ID
	side                int8
}

func (e *Edge) fits(q edging) bool {
	return (q.check && e.Checks || q.attack && e.Attacks || q.save && e.Saves) &&
		(e.Person == 0 || e.Person == q.person) &&
		(e.Against == 0 || e.Against == q.against) &&
		(e.Side < 0 || q.attack && e.Side == q.side && e.Person == 0 || e.Person != 0)
}

func (e *Edge) note(r *dice.Roll) {
	if e.Good {
		r.Advantage(e.Why)
	} else {
		r.Disadvantage(e.Why)
	}
}

// use notes in a roll the edges that fit it and takes them away.
func (f *Fight) use(r *dice.Roll, q edging) {
	kept := f.Edges[:0]
	for i := range f.Edges {
		if e := f.Edges[i]; e.fits(q) {
			e.note(r)
		} else {
			kept = append(kept, e)
		}
	}
	f.Edges = kept
}

// expected notes them without using them up.
func (f *Fight) expected(r *dice.Roll, q edging) {
	for i := range f.Edges {
		if f.Edges[i].fits(q) {
			f.Edges[i].note(r)
		}
	}
}

// Grant adds an edge, in place of an equal one.
func (f *Fight) Grant(e Edge) {
	for _, x := range f.Edges {
		if x == e {
			return
		}
	}
	if len(f.Edges) < maxEdges {
		f.Edges = append(f.Edges, e)
	}
}

func (f *Fight) dropEdges(until crew.ID) {
	kept := f.Edges[:0]
	for _, e := range f.Edges {
		if e.Until != until {
			kept = append(kept, e)
		}
	}
	f.Edges = kept
}

// damageDice throws damage dice, all of them times over, and adds what is added
// once (ME-DAMAGE, ME-CRIT).
func (f *Fight) damageDice(cause string, d dice.Dice, times int, add func(*dice.Roll)) dice.Roll {
	r := dice.Roll{Cause: "damage"}
	if cause != "" {
		r.Cause = cause
	}
	r.Add("weapon", int(d.Plus))
	if add != nil {
		add(&r)
	}
	if d.Count > 0 {
		r.Sum(f.Tray, int(d.Count)*times, int(d.Faces))
	} else {
		r.Sum(f.Tray, 0, 1)
	}
	r.Total = max(0, r.Total)
	return r
}
