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

// saveOf is a ship's save: its own ability, and its pilot's proficiency where
// the ship is proficient.
func (b *Battle) saveOf(t *Ship, a crew.Ability, cause string) dice.Roll {
	r := dice.Roll{Cause: a.String() + " save against " + cause}
	r.Add("ship "+a.String(), crew.Modifier(t.score(a)))
	if p := b.Pilot(t); p != nil && b.ClassOf(t).Saves.Has(a) {
		r.Add("proficiency", int(p.Proficiency))
	}
	if t.System >= 3 {
		r.Disadvantage("system damage 3")
	}
	return r
}

// saving is what changes are asked about a save of a ship.
func (b *Battle) saving(t *Ship, a crew.Ability) rolling {
	r := rolling{touch: shipyard.Saves, ship: t.ID, score: a}
	p := b.Pilot(t)
	if p != nil {
		r.member = b.IDOf(p)
	}
	if p != nil && b.ClassOf(t).Saves.Has(a) {
		r.skilled = int(p.Proficiency)
	}
	return r
}

// score is one of a ship's three abilities; it has no mind to have others with.
func (s *Ship) score(a crew.Ability) int8 {
	switch a {
	case crew.Strength:
		return s.Str
	case crew.Dexterity:
		return s.Dex
	case crew.Constitution:
		return s.Con
	}
	return 10
}

// fails names why a ship fails a save without a roll, or "".
func (s *Ship) fails(a crew.Ability) string {
	if s.Charge.Live {
		return "a bomb"
	}
	for _, k := range s.Conditions().List() {
		if shipyard.ConditionRules[k].Fails.Has(a) {
			return k.String()
		}
	}
	return ""
}

// Trial is a save that a ship is put to.
type Trial struct {
	By    crew.Seat // who brings it about; no ship: nobody does
	Save  crew.Ability
	DC    int
	Cause string          // what it is against
	Of    shipyard.Perils // the same, as features know it

	Helped, Hindered string // why it has advantage, and why disadvantage
	Cover            space.Cover

	attack *rolling // of whom it is brought about by, where an attack does; nil: none
}

// leans notes advantage above 0, and disadvantage below.
func (x *Trial) leans(edge int8, why string) {
	switch {
	case edge > 0:
		x.Helped = why
	case edge < 0:
		x.Hindered = why
	}
}

// edge is what is left of both.
func (x *Trial) edge() (edge int8) {
	if x.Helped != "" {
		edge++
	}
	if x.Hindered != "" {
		edge--
	}
	return edge
}

// weighTrial is what a ship would roll.
func (b *Battle) weighTrial(t *Ship, x *Trial) dice.Roll {
	r := b.saveOf(t, x.Save, x.Cause)
	if x.Helped != "" {
		r.Advantage(x.Helped)
	}
	if x.Hindered != "" {
		r.Disadvantage(x.Hindered)
	}
	r.Add(x.Cover.String(), x.Cover.Bonus())
	return r
}

// resisting is what changes are asked about a trial.
func (b *Battle) resisting(t *Ship, x *Trial) rolling {
	what := b.saving(t, x.Save)
	what.perils = x.Of
	return what
}

// TrialChance is the chance, in thousandths, that a ship fails, and its roll.
func (b *Battle) TrialChance(t *Ship, x *Trial) (int, dice.Roll) {
	r := b.weighTrial(t, x)
	b.expected(&r, b.resisting(t, x))
	if t.fails(x.Save) != "" {
		return 1000, r
	}
	return 1000 - dice.Chance(&r, x.DC), r
}

// try throws a ship's save, tells of it, and says whether it succeeds.
func (b *Battle) try(t *Ship, x *Trial) bool {
	success, _ := b.tried(t, x)
	return success
}

// tried does the same, and says which number the die shows; 0: none was thrown.
func (b *Battle) tried(t *Ship, x *Trial) (success bool, natural int) {
	r := b.weighTrial(t, x)
	f := &Tried{Ship: t.ID, By: x.By, Need: int16(x.DC), Fails: t.fails(x.Save)}
	if f.Fails == "" {
		what := b.resisting(t, x)
		b.heed(t, &r, &what)
		b.use(&r, what)
		if x.attack != nil {
			b.expected(&r, *x.attack)
		}
		r.D20(&b.Tray)
		natural = r.Natural()
		b.late(&r, x.DC, &what)
		f.Success = int(r.Total) >= x.DC
	}
	f.Roll = r
	to := b.Watchers(t)
	if by := b.Ship(x.By.Ship); by != nil {
		to &= b.Watchers(by)
	}
	b.Emit(to, f)
	if p := b.Pilot(t); p != nil {
		b.strain(p, &f.Roll)
	}
	return f.Success, natural
}

// Tried is a save of a ship against something that is no weapon's damage.
type Tried struct {
	Ship    space.ID
	By      crew.Seat // no ship: nobody
	Roll    dice.Roll // without dice where the save fails by itself
	Need    int16
	Success bool
	Fails   string // the condition by which it fails without a roll
}

func (*Tried) Kind() event.Kind { return KindTried }

// Fields describes a Tried.
func (f *Tried) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
	field.Text(c, "fails", &f.Fails, crew.MaxName)
}

func (f *Tried) Sentence(n event.Names) string {
	if f.Fails != "" {
		return fmt.Sprintf("%s, %s: it is %s and fails.", capital(n.ShipName(f.Ship)), f.Roll.Cause, f.Fails)
	}
	return fmt.Sprintf("%s, %s: %s against %d, %s.", capital(n.ShipName(f.Ship)), f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}

// Resave repeats a save against a condition, where its cause allows that
// (SHIP-CONDITION).
type Resave struct {
	Condition shipyard.Condition
}

func (*Resave) Verb() crew.Verb { return crew.Resave }

// Fields describes a Resave.
func (i *Resave) Fields(c field.Coder) {
	field.Int(c, "condition", &i.Condition, 0, int64(shipyard.LastCondition))
}

// retried is the affliction that a member can have their ship save against, or nil.
func (b *Battle) retried(s *Ship, by *crew.Member, k shipyard.Condition) *Affliction {
	roles := b.RolesOf(by)
	for i := range s.Afflictions {
		a := &s.Afflictions[i]
		if a.Kind == k && (a.Retry == shipyard.ByMechanic && roles.Has(crew.Mechanic) || a.Retry == shipyard.ByPilot && roles.Has(crew.Pilot)) {
			return a
		}
	}
	return nil
}

// Check refuses conditions that the ship does not have, or that cannot be ended
// in this way or by this member.
func (i *Resave) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	switch {
	case !s.Has(i.Condition):
		return crew.Refuse("SHIP-CONDITION", "%s is not %s", s.Name, i.Condition)
	case b.retried(s, by, i.Condition) == nil:
		return crew.Refuse("SHIP-CONDITION", "being %s does not end by a save that you could have %s make", i.Condition, s.Name)
	}
	return nil
}

// Do throws the save; a success ends the condition.
func (i *Resave) Do(b *Battle, by *crew.Member) {
	s := b.ship(by)
	a := *b.retried(s, by, i.Condition)
	if x := again(&a); b.try(s, &x) {
		b.sift(s, func(y *Affliction) bool { return *y != a })
	}
}

// again is the repeated save against an affliction.
func again(a *Affliction) Trial {
	x := Trial{Save: a.Save, DC: int(a.DC), Cause: "being " + a.Kind.String(), Of: 1 << a.Kind}
	x.leans(a.Edge, "its cause")
	return x
}

// Resaves are the trials that a member could have their ship repeat now.
func (b *Battle) Resaves(by *crew.Member) (list []shipyard.Condition) {
	for _, k := range b.ship(by).Conditions().List() {
		if b.retried(b.ship(by), by, k) != nil {
			list = append(list, k)
		}
	}
	return list
}

// ResaveTrial is the save that a member could have their ship repeat.
func (b *Battle) ResaveTrial(by *crew.Member, k shipyard.Condition) (Trial, bool) {
	a := b.retried(b.ship(by), by, k)
	if a == nil {
		return Trial{}, false
	}
	return again(a), true
}

// struggle is the start of a pilot's turn for what holds the ship: the pull, and then
// a save.
func (b *Battle) struggle(s *Ship) {
	for _, a := range append([]Affliction(nil), s.Afflictions...) {
		if a.Pull > 0 {
			b.draw(s, a.By, a.Pull)
		}
		if a.Retry == shipyard.EachTurn {
			if x := again(&a); b.try(s, &x) {
				b.sift(s, func(y *Affliction) bool { return *y != a })
			}
		}
	}
}
