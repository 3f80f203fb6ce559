// Package impact holds what happens to ships: how rolls are made and changed, what damage
// and conditions do, and what features do.
package impact

import (
	"iter"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// prepareCheck returns the roll of a member's check with a skill, without dice. System
// damage affects every check of a deployment, since a deployed crew acts through the ship
// (SHIP-SYSDMG, level 1).
func prepareCheck(b *ships.Battle, m *crew.Member, skill crew.Skill, cause say.Text, purpose Purpose) dice.Roll {
	if skill == shipyard.NoSkill {
		return WeighTest(b, m, crew.Test(crew.Intelligence), cause, purpose)
	}
	return WeighTest(b, m, crew.Skilled(skill), cause, purpose)
}

// WeighTest returns the roll of a test of a skill, or of an ability alone, without dice.
func WeighTest(b *ships.Battle, m *crew.Member, t crew.Test, cause say.Text, purpose Purpose) dice.Roll {
	r := dice.Roll{Cause: cause, Weighed: purpose == Weighed}
	r.Add(say.Text(t.Ability().String()), m.Modifier(t.Ability()))
	switch skill, ok := t.Skill(); {
	case !ok:
	case r.Weighed:
		r.Add("", m.SkillBonus(skill))
	case m.Expert.Has(skill):
		r.Add(say.Of("%s expertise", skill), m.SkillBonus(skill))
	default:
		r.Add(say.Of("%s proficiency", skill), m.SkillBonus(skill))
	}
	if s := b.ShipOf(m); s != nil {
		s.NoteHindrances(&r)
		skill, ok := t.Skill()
		s.NoteMishap(&r, ok && (skill == crew.Technology && s.Hyperdrive.Trouble&ships.BadSensors != 0 || skill == crew.Piloting && s.Hyperdrive.Trouble&ships.BadHelm != 0))
	}
	return r
}

// Checking returns the Rolling of a member's check.
func Checking(b *ships.Battle, m *crew.Member, skill crew.Skill) ships.Rolling {
	return ships.Rolling{Touch: shipyard.Checks, By: m, Member: b.IDOf(m), Ship: m.Seat.Ship, Skill: skill, Skilled: m.SkillBonus(skill)}
}

// Trying returns the attempt of an order.
func Trying(order crew.Verb, skill crew.Skill, with []ships.Chosen) ships.Attempt {
	return ships.Attempt{Skill: skill, Order: order, Cause: crew.PermissionOf(order).Title, With: with}
}

// skillOf returns the skill of an attempt: its own, or that of a feature of the member or the
// ship that changes the skill of such checks.
func skillOf(b *ships.Battle, m *crew.Member, t ships.Attempt) crew.Skill {
	s := b.ShipOf(m)
	if t.Order == crew.NoVerb || s == nil {
		return t.Skill
	}
	for _, has := range [...][]crew.Have{m.Features, s.Features} {
		for i := range has {
			if x := b.FeatureOf(has[i].Feature).ActWith(modifier.BySkill, func(x *shipyard.Change) bool { return x.Orders.Has(t.Order) }); x != nil {
				return x.Skills.First()
			}
		}
	}
	return t.Skill
}

// attempting returns the Rolling of a member's attempt.
func attempting(b *ships.Battle, m *crew.Member, t ships.Attempt) ships.Rolling {
	what := Checking(b, m, skillOf(b, m, t))
	what.Order, what.Chosen = t.Order, t.With
	return what
}

// Check throws a member's check without a DC. The caller emits it, and then calls StrainShip.
func Check(b *ships.Battle, m *crew.Member, t ships.Attempt) dice.Roll {
	r, what := throwCheck(b, m, t), attempting(b, m, t)
	EndStored(b, &what)
	return r
}

func throwCheck(b *ships.Battle, m *crew.Member, t ships.Attempt) dice.Roll {
	r := prepareCheck(b, m, skillOf(b, m, t), t.Cause, Thrown)
	sharpenRoll(m, &r, t.Order)
	UseChanges(b, &r, attempting(b, m, t))
	r.ThrowD20(&b.Tray)
	return r
}

// sharpenRoll gives a high-grade machine advantage on what it does best.
func sharpenRoll(m *crew.Member, r *dice.Roll, order crew.Verb) {
	if m.Mind.HasAdvantage() && (m.Mind.Kind == crew.Brain && order == crew.Evade || m.Mind.Kind == crew.Computer && order == crew.Interfere) {
		r.Advantage(say.Name(m.Name))
	}
}

// Reach throws a check against a DC, and reports whether it succeeds.
func Reach(b *ships.Battle, m *crew.Member, t ships.Attempt, need int) (dice.Roll, bool) {
	r, what := throwCheck(b, m, t), attempting(b, m, t)
	ApplyLate(b, &r, need, &what)
	return r, int(r.Total) >= need
}

// CheckPreview returns the roll of a member's check if it were made now.
func CheckPreview(b *ships.Battle, m *crew.Member, order crew.Verb, skill crew.Skill) dice.Roll {
	t := ships.Attempt{Skill: skill, Order: order}
	r := prepareCheck(b, m, skillOf(b, m, t), "check", Weighed)
	sharpenRoll(m, &r, order)
	NoteExpected(b, &r, attempting(b, m, t))
	return r
}

// StrainShip applies level 5 of system damage: if one of the crew throws a 1, the ship makes a
// destruction save, and a failure costs a level (SHIP-SYSDMG).
func StrainShip(b *ships.Battle, m *crew.Member, r *dice.Roll) {
	s := b.ShipOf(m)
	if s == nil || s.System != 5 || s.State.Gone() || r.Natural() != 1 {
		return
	}
	save, ok := throwDestruction(b, s, "destruction save of a used ship")
	b.TellOwnSide(s, &event.Checked{By: event.Actor{Seat: m.Seat}, Roll: save, Need: destructionDC, Success: ok})
	if !ok {
		DamageSystems(b, s, 1)
	}
}

// Contest throws both checks, that of the active side first. Nothing comes of it, as of a tie, if a
// ship is lost by a 1 in it.
func Contest(b *ships.Battle, by, against *crew.Member, t ships.Attempt) event.ContestOutcome {
	f := &event.Contested{By: event.Actor{Seat: by.Seat}, Against: event.Actor{Seat: against.Seat}}
	f.Roll = throwCheck(b, by, t)
	answer := ships.Attempt{Skill: t.Skill, Cause: t.Cause}
	f.Counter = throwCheck(b, against, answer)
	mine, theirs := attempting(b, by, t), attempting(b, against, answer)
	ApplyLate(b, &f.Roll, int(f.Counter.Total)+1, &mine)
	ApplyLate(b, &f.Counter, int(f.Roll.Total), &theirs)
	switch {
	case f.Roll.Total > f.Counter.Total:
		f.Outcome = event.Won
	case f.Roll.Total < f.Counter.Total:
		f.Outcome = event.Lost
	}
	ships.TellDeed(b, b.ShipOf(by), b.Watchers(b.ShipOf(against)), f, &event.Checked{By: f.Against, Roll: f.Counter, Need: int16(f.Roll.Total), Success: f.Outcome != event.Won})
	StrainShip(b, by, &f.Roll)
	StrainShip(b, against, &f.Counter)
	if b.ShipOf(by).State.Fallen() || b.ShipOf(against).State.Fallen() {
		return event.Tie
	}
	return f.Outcome
}

// NoteExpected adds to a roll all that applies to it, without using anything up: what the
// crew and the fittings of its ship always add, and the effects on the ship.
func NoteExpected(b *ships.Battle, roll *dice.Roll, r ships.Rolling) {
	Changes(b, &r, func(x *shipyard.Change, name say.Text, owner *crew.Member) { noteChange(b, roll, x, &r, name, owner) })
}

// Changes walks every change that applies to a roll: of features chosen for it, what its
// crew and the fittings of its ship always add, and the effects on the ship.
func Changes(b *ships.Battle, r *ships.Rolling, each func(x *shipyard.Change, name say.Text, owner *crew.Member)) {
	s := b.Ship(r.Ship)
	if s == nil {
		return
	}
	for i := range r.Chosen {
		r.Chosen[i].EachChange(r, each)
	}
	if r.By != nil {
		passives(b, r.By.Features, r, r.By, nil, each)
	} else {
		for _, m := range b.AtConsoles(s) {
			passives(b, m.Features, r, m, s, each)
		}
	}
	passives(b, s.Features, r, r.By, nil, each)
	for e := range s.Counted() {
		if e.Fits(r) && !(r.Result == shipyard.Withstood && e.First && aims(b, e)) {
			each(&e.Change, b.CauseOf(e), b.Member(e.By))
		}
	}
}

// aims reports whether an effect comes from a feature that helps one attack, and adds to
// its damage only if it hits.
func aims(b *ships.Battle, e *ships.Effect) bool {
	return e.Feature != 0 && b.FeatureOf(e.Feature).Aims()
}

// passives walks what features always add. If several members aboard have the same feature,
// only the one to whom it gives most adds it.
func passives(b *ships.Battle, has []crew.Have, r *ships.Rolling, owner *crew.Member, aboard *ships.Ship, each func(*shipyard.Change, say.Text, *crew.Member)) {
	for i := range has {
		f := b.FeatureOf(has[i].Feature)
		if f.Usage != shipyard.Passive || f.Once && has[i].Done {
			continue
		}
		for a := range f.Acts {
			x := &f.Acts[a].Change
			if f.Acts[a].Do == shipyard.Modify && ships.ChangeFits(x, r) && (aboard == nil || !outdone(b, r, x, has[i].Feature, owner, aboard)) {
				each(x, say.Name(f.Name), owner)
			}
		}
	}
}

// outdone reports whether a member's feature gives no more to a roll than the same
// feature of another member aboard, who is earlier in the crew or has more.
func outdone(b *ships.Battle, r *ships.Rolling, x *shipyard.Change, feature crew.FeatureID, owner *crew.Member, aboard *ships.Ship) bool {
	earlier := true
	for _, o := range b.AtConsoles(aboard) {
		if o == owner {
			earlier = false
			continue
		}
		has := func(h crew.Have) bool { return h.Feature == feature && !(h.Done && b.FeatureOf(feature).Once) }
		if !slices.ContainsFunc(o.Features, has) {
			continue
		}
		if more := int(x.N) * (scaleValue(b, x.Of, r, o) - scaleValue(b, x.Of, r, owner)); more > 0 || more == 0 && earlier {
			return true
		}
	}
	return false
}

// UseChanges adds to a roll all that applies to it, as NoteExpected does, and removes effects on
// one roll.
func UseChanges(b *ships.Battle, roll *dice.Roll, r ships.Rolling) {
	NoteExpected(b, roll, r)
	s := b.Ship(r.Ship)
	if s == nil || len(s.Effects) == 0 {
		return
	}
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.Fits(&r) && !e.How.Late() {
			if e.First {
				continue
			}
			e.Spent = e.Every
		}
		kept = append(kept, e)
	}
	s.Effects = kept
}

// NoteAll adds to a roll all that applies to it.
func NoteAll(b *ships.Battle, roll *dice.Roll, r ships.Rolling, purpose Purpose) {
	if purpose == Thrown {
		UseChanges(b, roll, r)
	} else {
		NoteExpected(b, roll, r)
	}
}

// noteChange adds a change to a roll.
func noteChange(b *ships.Battle, roll *dice.Roll, x *shipyard.Change, r *ships.Rolling, name say.Text, owner *crew.Member) {
	m := x.Modifier
	if m.How == modifier.Plus {
		m.N *= int16(scaleValue(b, x.Of, r, owner))
	}
	if r.Turned {
		m, name = m.Reversed(), say.Of("%s (attack)", name)
	}
	m.Note(roll, name)
}

// GrantEffect adds an effect to a ship, replacing the one that it renews unless that one is greater.
func GrantEffect(b *ships.Battle, e ships.Effect) {
	s := b.Ship(e.Ship)
	if s == nil {
		return
	}
	for i := range s.Effects {
		if was := &s.Effects[i]; renews(e, *was) {
			if max(e.N, -e.N) >= max(was.N, -was.N) {
				*was = e
			}
			return
		}
	}
	if len(s.Effects) < ships.MaxEffects {
		s.Effects = append(s.Effects, e)
		b.NoteLasting(s)
	}
}

// renews reports whether an effect replaces an earlier one of the same cause. What two people do by
// one feature lasts side by side, each by their own turns or saves, and the greater counts; so does
// advantage or disadvantage that they give by an order.
func renews(e, earlier ships.Effect) bool {
	edge := e.How == modifier.Advantage || e.How == modifier.Disadvantage
	if edge && e.Lasts.Of != earlier.Lasts.Of {
		return false
	}
	e.N, e.Spent, e.Lasts = earlier.N, earlier.Spent, earlier.Lasts
	if e.Touch != 0 && e.Feature == 0 {
		e.By = earlier.By
	}
	return e == earlier
}

// EndAtTurnStart ends the effects and conditions that last until a member's turn starts.
func EndAtTurnStart(b *ships.Battle, id crew.ID) { endTimed(b, id, false) }

// EndAtTurnEnd ends the effects and conditions that last until a member's turn ends.
func EndAtTurnEnd(b *ships.Battle, id crew.ID) { endTimed(b, id, true) }

// endTimed ends what lasts until a member's turn starts or ends, or, for ID 0, until a round begins.
func endTimed(b *ships.Battle, id crew.ID, end bool) {
	for s := range b.Lasting {
		kept := s.Effects[:0]
		for _, e := range s.Effects {
			if e.Lasts.Of == id {
				e.Spent = e.Spent && end
			}
			if !e.Lasts.Pass(id, end) {
				kept = append(kept, e)
			}
		}
		s.Effects = kept
		SiftAfflictions(b, s, func(a *ships.Affliction) bool { return !a.Lasts.Pass(id, end) })
	}
}

// scaleValue returns a scale's number for a roll, or if m is nil that of its ship's
// pilot.
func scaleValue(b *ships.Battle, of shipyard.Scale, r *ships.Rolling, m *crew.Member) int {
	s := b.Ship(r.Ship)
	if m == nil {
		m = b.Pilot(s)
	}
	if m == nil {
		m = &crew.Member{Scores: [6]int8{10, 10, 10, 10, 10, 10}}
	}
	switch of {
	case shipyard.Proficiency:
		return r.Skilled
	case shipyard.ShipStrength:
		return crew.Modifier(s.Str)
	case shipyard.ShipDexterity:
		return crew.Modifier(s.Dex)
	case shipyard.ShipConstitution:
		return crew.Modifier(s.Con)
	case shipyard.HalfDexterity:
		return shipyard.HalveDexterity(s.Dex)
	case shipyard.CrewIntelligence:
		return m.Modifier(crew.Intelligence)
	case shipyard.AtLeastOne:
		return max(1, m.Modifier(crew.Intelligence))
	case shipyard.CrewDie:
		return int(m.Die())
	case shipyard.CrewCharisma:
		return m.Modifier(crew.Charisma)
	case shipyard.CrewTechnology:
		return m.Modifier(crew.Intelligence) + m.SkillBonus(crew.Technology)
	case shipyard.CrewCraft:
		return m.Modifier(m.Craft)
	case shipyard.CrewRank:
		return int(m.Rank)
	case shipyard.ShipTier:
		return max(1, int(b.ClassOf(s).Tier))
	case shipyard.CrewProficiency:
		return int(m.Proficiency)
	case shipyard.CrewDexterity:
		return m.Modifier(crew.Dexterity)
	case shipyard.TierUses:
		return b.ClassOf(s).TierDice()
	case shipyard.ShipAC:
		return b.ArmourClass(s)
	case shipyard.ShipPoints:
		return int(s.Hull + s.Shield)
	}
	return 1
}

// Owned finds a feature that a member can use: their own, or one of the ship's
// that their deployment works.
func Owned(b *ships.Battle, m *crew.Member, id crew.FeatureID) *crew.Have {
	h := findFeature(b, m, id)
	if s := b.ShipOf(m); h != nil && b.FeatureOf(id).Kind.Fitted() && !mayWork(b, m, s, b.FeatureOf(id)) {
		return nil
	}
	return h
}

// Unlearnt refuses a feature that a member does not have, and names who can have it.
func Unlearnt(b *ships.Battle, id crew.FeatureID) error {
	if id == 0 || int(id) > len(b.Library.Features) {
		return crew.Refuse("SHIP-FEATURE", "you have no such feature")
	}
	f := b.FeatureOf(id)
	switch {
	case f.Kind.Fitted():
		return crew.Refuse("SHIP-FEATURE", "%s is not yours to use aboard this ship", f.Name)
	case f.Role == crew.NoRole || f.Rank == 0:
		return crew.Refuse("SHIP-FEATURE", "you have not learnt %s", f.Name)
	}
	return crew.Refuse("SHIP-FEATURE", "you have not learnt %s (%s, from rank %d)", f.Name, f.Role, f.Rank)
}

// findFeature finds a feature that a member has learnt or that their ship has.
func findFeature(b *ships.Battle, m *crew.Member, id crew.FeatureID) *crew.Have {
	for i := range m.Features {
		if m.Features[i].Feature == id {
			return &m.Features[i]
		}
	}
	s := b.ShipOf(m)
	for i := 0; s != nil && i < len(s.Features); i++ {
		if s.Features[i].Feature == id {
			return &s.Features[i]
		}
	}
	return nil
}

// mayWork reports whether a member may work a feature of the ship. It belongs to the
// first member of the deployment that it names, and without one to nobody. Features
// ordered for guns are every gunner's, and those that name no deployment are everybody's.
func mayWork(b *ships.Battle, m *crew.Member, s *ships.Ship, f *shipyard.Feature) bool {
	switch {
	case !f.Kind.Fitted():
		return false
	case f.Role == crew.NoRole:
		return !m.Away && !m.Mind.Standby()
	case f.Role == crew.Gunner && f.Usage != shipyard.Standing && m.Roles.Has(crew.Gunner) && !m.Away && !m.Mind.Standby():
		return true
	}
	return b.Deployed(s, f.Role) == m
}

// Usable walks every feature that a member can use or profits from.
func Usable(b *ships.Battle, m *crew.Member) iter.Seq[*crew.Have] {
	return func(yield func(*crew.Have) bool) { eachUsable(b, m, yield) }
}

func eachUsable(b *ships.Battle, m *crew.Member, yield func(*crew.Have) bool) {
	for i := range m.Features {
		if !yield(&m.Features[i]) {
			return
		}
	}
	s := b.ShipOf(m)
	if s == nil {
		return
	}
	for i := range s.Features {
		if mayWork(b, m, s, b.FeatureOf(s.Features[i].Feature)) && !yield(&s.Features[i]) {
			return
		}
	}
}

// MayAdd returns what the roller's own side can still do to a thrown roll: "up to +d6
// Shake-off". What others may do is known to them only.
func MayAdd(b *ships.Battle, what *ships.Rolling) say.Text {
	var list []say.Text
	note := func(x *shipyard.Change, name say.Text) {
		if s := x.Promise(); s != "" && ships.ChangeFits(x, what) {
			list = append(list, say.Kind(s, name))
		}
	}
	s := b.Ship(what.Ship)
	if s == nil {
		return ""
	}
	for i := range what.Chosen {
		what.Chosen[i].EachChange(what, func(x *shipyard.Change, name say.Text, _ *crew.Member) { note(x, name) })
	}
	for e := range s.Counted() {
		if e.Fits(what) {
			note(&e.Change, b.CauseOf(e))
		}
	}
	Standing(b, s, shipyard.Fails, func(u ships.User) {
		for i := range u.Feature.Acts {
			a := &u.Feature.Acts[i]
			if a.Do != shipyard.Modify || a.On == shipyard.User && what.Member != b.IDOf(u.Member) {
				continue
			}
			x := a.Change
			if a.Pooled {
				x.Faces = FacesOf(b, u)
			}
			if x.How == modifier.Sure {
				x.N, x.Of = x.N*int16(scaleValue(b, x.Of, what, u.Member)), shipyard.One
			}
			note(&x, say.Name(u.Feature.Name))
		}
	})
	return say.List(slices.Compact(list))
}

// CheckMay returns what can still be done for a member's check once it is thrown.
func CheckMay(b *ships.Battle, m *crew.Member, order crew.Verb, skill crew.Skill) say.Text {
	what := attempting(b, m, ships.Attempt{Skill: skill, Order: order})
	return MayAdd(b, &what)
}
