package impact

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/space"
)

// conditionEdges notes how conditions help or hinder an attack of a ship on another. If
// saving is set, the roll is the target's save, which is helped by what hinders the
// attack.
func conditionEdges(b *ships.Battle, r *dice.Roll, s, t *ships.Ship, saving bool) {
	for k := range b.Library.Rules(s.Conditions()) {
		if k.Flags&shipyard.Unseen == 0 || scannerOf(b, t, s, shipyard.Invisibility) == nil {
			k.Weigh(r, shipyard.Attacks, tellCondition("attacker %s", k, !saving), saving)
		}
	}
	for k := range b.Library.Rules(t.Conditions()) {
		if k.Flags&shipyard.Unseen != 0 && scannerOf(b, s, t, shipyard.Invisibility) != nil {
			continue
		}
		k.Weigh(r, shipyard.Targeted, tellCondition("target %s", k, saving), saving)
	}
}

// tellCondition returns the text for a condition of the roller, or of the other ship.
func tellCondition(other say.Text, k *shipyard.Condition, own bool) say.Text {
	if own {
		return k.Name
	}
	return say.Of(other, k.Name)
}

// Afflict gives a ship a condition. One with the same cause and reason replaces the
// earlier one.
func Afflict(b *ships.Battle, s *ships.Ship, a ships.Affliction) {
	if s.State.Fallen() {
		return // lost by its own save
	}
	had, k := s.Has(a.Kind), b.Library.Rule(a.Kind)
	told := &ships.Afflicted{Ship: s.ID, Condition: k.Name, Says: k.Says, Rounds: a.Lasts.Left}
	for i := range s.Afflictions {
		if x := &s.Afflictions[i]; x.Kind == a.Kind && x.By == a.By {
			*x = a
			b.TellWatchers(s, told)
			return
		}
	}
	if len(s.Afflictions) == ships.MaxAfflictions {
		return
	}
	s.Afflictions = append(s.Afflictions, a)
	if by := b.Ship(a.By); by != nil && ships.Linked(b, by, s) {
		b.Find(by, s)
		b.Find(s, by)
	}
	b.NoteLasting(s)
	if !had || a.By != 0 {
		b.TellWatchers(s, told)
	}
	if k.Ends != 0 {
		SiftAfflictions(b, s, func(x *ships.Affliction) bool { return !k.Ends.Has(x.Kind) })
	}
	if s.FlyingSpeed() == 0 {
		b.Halt(s)
	}
}

// Relieve ends a condition of a ship, whatever caused it.
func Relieve(b *ships.Battle, s *ships.Ship, k shipyard.ConditionID) {
	SiftAfflictions(b, s, func(a *ships.Affliction) bool { return a.Kind != k })
}

// SiftAfflictions removes the afflictions that are not to stay, and emits which conditions
// have ended.
func SiftAfflictions(b *ships.Battle, s *ships.Ship, stays func(*ships.Affliction) bool) {
	if len(s.Afflictions) == 0 {
		return
	}
	had := s.Conditions()
	kept := s.Afflictions[:0]
	for i := range s.Afflictions {
		if a := s.Afflictions[i]; stays(&a) {
			kept = append(kept, a)
		}
	}
	s.Afflictions = kept
	for k := range b.Library.Rules(had &^ s.Conditions()) {
		b.TellWatchers(s, &ships.Relieved{Ship: s.ID, Condition: k.Name})
	}
}

// BeginRound counts down what lasts for rounds and is not counted by anybody's turns.
func BeginRound(b *ships.Battle) {
	endTimed(b, 0, false)
	for i := range b.Ships {
		b.Ships[i].Winding = max(0, b.Ships[i].Winding-1)
		b.Ships[i].Own.By = 0
	}
	ageScattered(b)
	removeSpent(b)
	MoveCharges(b, 0)
}

// orphan makes what a departed member would have counted in turns count in rounds, and
// ends conditions with repeated saves, whose DC is the member's.
func orphan(b *ships.Battle, id crew.ID) {
	for i := range b.Ships {
		s := &b.Ships[i]
		s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool {
			return e.By == id && e.Feature != 0 && b.FeatureOf(e.Feature).Retry != shipyard.NoRetry
		})
		for j := range s.Afflictions {
			s.Afflictions[j].Lasts.Orphan(id)
		}
		for j := range s.Effects {
			s.Effects[j].Lasts.Orphan(id)
		}
		if g := &s.Charge; g.By == id {
			g.By = 0
		}
	}
}

// ReleaseHeld releases ships held from too far away, or by a ship that is no longer able.
func ReleaseHeld(b *ships.Battle) {
	unmanned := b.Library.Known(shipyard.Hauling).Set() | b.Library.Known(shipyard.Laden).Set() // which nobody has to hold
	for i := range b.Ships {
		s := &b.Ships[i]
		SiftAfflictions(b, s, func(a *ships.Affliction) bool {
			if a.Reach == 0 {
				return true
			}
			by := b.Ship(a.By)
			return by != nil && by.State.Here() && s.State.Here() && (by.CanAct() || unmanned.Has(a.Kind)) && b.Range(by, s) <= a.Reach
		})
	}
	for i := range b.Ships {
		endHauling(b, &b.Ships[i])
	}
}

// HarpoonReach is the length of a harpoon's line: 100 ft.
const HarpoonReach = 100 * space.Foot

// harpooner reports whether a ship has a boarding harpoon that is ready (SHIP-HARPOON).
func harpooner(b *ships.Battle, s *ships.Ship) bool {
	return s.Winding == 0 && b.FeatureWith(s, shipyard.Harpoon) != nil && !s.Has(b.Library.Known(shipyard.Hauling))
}

// Harpoon holds a ship that has failed its save against a ram: it is towed by the rammer,
// and its pilot can save to break free.
func Harpoon(b *ships.Battle, s, t *ships.Ship) {
	if !harpooner(b, s) || t.State.Gone() {
		return
	}
	a := ships.Affliction{Kind: b.Library.Known(shipyard.Harpooned), By: s.ID, Reach: HarpoonReach, Retry: shipyard.ByPilot, Save: crew.Strength, DC: int16(lineDC(b, s))}
	var r dice.Roll
	NoteExpected(b, &r, RamSaving(b, s, t))
	a.Edge = int8(r.Edge())
	Afflict(b, t, a)
	b.Caught = append(b.Caught, ships.Catch{By: s.ID, Ship: t.ID, At: s.At})
	Afflict(b, s, ships.Affliction{Kind: b.Library.Known(shipyard.Hauling), By: t.ID, Reach: HarpoonReach})
}

// lineDC returns the DC of the save that frees a ship from a harpoon: 8 + the mechanic's proficiency
// + the ship's Strength, or without a mechanic the DC of the ram.
func lineDC(b *ships.Battle, s *ships.Ship) int {
	if m := b.Deployed(s, crew.Mechanic); m != nil {
		return 8 + int(m.Proficiency) + crew.Modifier(s.Str)
	}
	return RamDC(b, s)
}

// RamSaving returns the Rolling of a ship's save against the ram or harpoon of another.
func RamSaving(b *ships.Battle, s, t *ships.Ship) ships.Rolling {
	return ships.Rolling{Touch: shipyard.RamSaves, Ship: s.ID, Against: t.ID, Size: b.ClassOf(t).Size}
}

// endHauling ends the hauling of ships whose harpoon has come loose. It can be used again
// after a minute.
func endHauling(b *ships.Battle, s *ships.Ship) {
	was := s.Has(b.Library.Known(shipyard.Hauling))
	SiftAfflictions(b, s, func(a *ships.Affliction) bool {
		return a.Kind != b.Library.Known(shipyard.Hauling) || b.Hauls(s, b.Ship(a.By))
	})
	if was && !s.Has(b.Library.Known(shipyard.Hauling)) {
		s.Winding = ships.Minute
	}
}

// TowHooked makes ships tow those that they hold by harpoon or couplers and that are no
// larger. A ship caught in this tick is towed from where the catching ship was then.
func TowHooked(b *ships.Battle) {
	tows := b.Library.Known(shipyard.Hauling).Set() | b.Library.Known(shipyard.Laden).Set()
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Step == (space.Point{}) || len(s.Afflictions) == 0 {
			continue
		}
		for _, a := range s.Afflictions {
			t := b.Ship(a.By)
			if !tows.Has(a.Kind) || t == nil || b.ClassOf(t).Size > b.ClassOf(s).Size {
				continue
			}
			step := s.Step
			for _, h := range b.Caught {
				if h.By == s.ID && h.Ship == t.ID {
					step = s.At.Minus(h.At)
				}
			}
			next := t.At.Plus(step)
			c := b.Chart(t, space.Distance(t.At, next), nil)
			if z := c.Blocked(t.At, next); z == nil || z.Ship == s.ID {
				was := t.At
				b.MoveShip(t, next)
				t.Step = t.Step.Plus(step)
				b.ComeOut(t, was)
			}
		}
	}
}

// pullTowards pulls a ship straight towards another, until their spaces touch or
// something solid is in the way.
func pullTowards(b *ships.Battle, s *ships.Ship, by space.ID, feet space.Length) {
	t := b.Ship(by)
	if t == nil {
		return
	}
	gap := space.Distance(s.At, t.At) - b.Disc(s).Radius - b.Disc(t).Radius
	from, way := s.At, space.Bearing(s.At, t.At)
	c := b.Chart(s, feet, nil)
	moved := space.Length(0)
	for feet = min(feet, gap); moved < feet; {
		next := from.Ahead(way, min(moved+space.Foot, feet))
		if z := c.Blocked(s.At, next); z != nil {
			break
		}
		s.At = next
		moved = min(moved+space.Foot, feet)
	}
	if moved > 0 {
		b.MoveShip(s, s.At)
		b.HoldCourse(s)
		b.Emit(b.Watchers(s)&b.Watchers(t), &ships.Pulled{Ship: s.ID, By: by, Feet: moved})
		EnterMoved(b, s, from)
	}
}

// SaveOf returns a ship's save: its own ability, and its pilot's proficiency if the ship
// is proficient.
func SaveOf(b *ships.Battle, t *ships.Ship, a crew.Ability, cause say.Text, purpose Purpose) dice.Roll {
	r, own := dice.Roll{Weighed: purpose == Weighed}, say.Text("")
	if !r.Weighed {
		r.Cause, own = say.Of("%s save against %s", a, cause), say.Of("ship %s", a)
	}
	r.Add(own, crew.Modifier(t.Score(a)))
	if p := b.Pilot(t); p != nil && b.ClassOf(t).Saves.Has(a) {
		r.Add("proficiency", int(p.Proficiency))
	}
	if t.System >= 3 {
		r.Disadvantage("system damage 3")
	}
	for k := range b.Library.Rules(t.Conditions()) {
		k.Weigh(&r, shipyard.Saves, k.Name, false)
	}
	return r
}

// SaveAsked returns the Rolling of a ship's save.
func SaveAsked(b *ships.Battle, t *ships.Ship, a crew.Ability) ships.Rolling {
	r := ships.Rolling{Touch: shipyard.Saves, Ship: t.ID, Score: a}
	p := b.Pilot(t)
	if p != nil {
		r.Member = b.IDOf(p)
	}
	if p != nil && b.ClassOf(t).Saves.Has(a) {
		r.Skilled = int(p.Proficiency)
	}
	return r
}

// weighTrial returns the roll of a ship's trial.
func weighTrial(b *ships.Battle, t *ships.Ship, x *ships.Trial, purpose Purpose) dice.Roll {
	r := SaveOf(b, t, x.Save, x.Cause, purpose)
	if x.Helped != "" {
		r.Advantage(x.Helped)
	}
	if x.Hindered != "" {
		r.Disadvantage(x.Hindered)
	}
	r.Add(say.Text(x.Cover.String()), x.Cover.Bonus())
	return r
}

// Resisting returns the Rolling of a trial.
func Resisting(b *ships.Battle, t *ships.Ship, x *ships.Trial) ships.Rolling {
	what := SaveAsked(b, t, x.Save)
	what.Perils = x.Of
	return what
}

// TrialChance returns the chance, in thousandths, that a ship fails, and its roll.
func TrialChance(b *ships.Battle, t *ships.Ship, x *ships.Trial) (int, dice.Roll) {
	r := weighTrial(b, t, x, Weighed)
	NoteExpected(b, &r, Resisting(b, t, x))
	if t.WhyFails(x.Save) != "" {
		return 1000, r
	}
	return 1000 - dice.Chance(&r, x.DC), r
}

// TrySave throws a ship's save, emits it, and reports whether it succeeds.
func TrySave(b *ships.Battle, t *ships.Ship, x *ships.Trial) bool {
	success, _ := tried(b, t, x)
	return success
}

// tried does the same, and also returns the natural roll, or 0 if nothing was thrown.
func tried(b *ships.Battle, t *ships.Ship, x *ships.Trial) (success bool, natural int) {
	r := weighTrial(b, t, x, Thrown)
	f := &ships.Tried{Ship: t.ID, By: x.By, Need: int16(x.DC), Fails: t.WhyFails(x.Save)}
	if f.Fails == "" {
		what := Resisting(b, t, x)
		HelpSave(b, t, &r, &what)
		UseChanges(b, &r, what)
		if x.Attack != nil {
			NoteExpected(b, &r, *x.Attack)
		}
		r.ThrowD20(&b.Tray)
		ApplyLate(b, &r, x.DC, &what)
		natural = r.Natural()
		f.Success = int(r.Total) >= x.DC
	}
	f.Roll = r
	if by := b.Ship(x.By.Ship); by != nil {
		unnamed := *f
		unnamed.By = crew.Seat{}
		ships.TellDeed(b, by, b.Watchers(t), f, &unnamed)
	} else {
		b.TellWatchers(t, f)
	}
	if p := b.Pilot(t); p != nil {
		StrainShip(b, p, &f.Roll)
	}
	return f.Success, natural
}

// Retried returns the affliction that a member can repeat the ship's save against, or
// nil.
func Retried(b *ships.Battle, s *ships.Ship, by *crew.Member, k shipyard.ConditionID) *ships.Affliction {
	roles := b.RolesOf(by)
	for i := range s.Afflictions {
		a := &s.Afflictions[i]
		if a.Kind == k && (a.Retry == shipyard.ByMechanic && roles.Has(crew.Mechanic) || a.Retry == shipyard.ByPilot && roles.Has(crew.Pilot)) {
			return a
		}
	}
	return nil
}

// Resaves returns the conditions that a member could repeat the ship's save against now.
func Resaves(b *ships.Battle, by *crew.Member) (list []shipyard.ConditionID) {
	for _, k := range b.ShipOf(by).Conditions().List() {
		if Retried(b, b.ShipOf(by), by, k) != nil {
			list = append(list, k)
		}
	}
	return list
}

// ResaveTrial returns the save that a member could repeat for their ship.
func ResaveTrial(b *ships.Battle, by *crew.Member, k shipyard.ConditionID) (ships.Trial, bool) {
	a := Retried(b, b.ShipOf(by), by, k)
	if a == nil {
		return ships.Trial{}, false
	}
	return b.RepeatedSave(a), true
}

// StruggleFree applies, at the start or end of a pilot's turn, what holds the ship and its conditions:
// the pull, and then a save against each cause.
func StruggleFree(b *ships.Battle, s *ships.Ship, when shipyard.Retry) {
	for _, a := range append([]ships.Affliction(nil), s.Afflictions...) {
		if s.State.Fallen() { // lost by one of those saves
			return
		}
		if a.Pull > 0 && when == shipyard.EachTurn {
			pullTowards(b, s, a.By, a.Pull)
		}
		if a.Retry == when {
			if x := b.RepeatedSave(&a); TrySave(b, s, &x) {
				SiftAfflictions(b, s, func(y *ships.Affliction) bool { return *y != a })
			}
		}
	}
	shakeOff(b, s, when)
}

// shakeOff throws, at the start or the end of a pilot's turn, one save against each use of a feature
// whose changes to the ship can be ended then.
func shakeOff(b *ships.Battle, s *ships.Ship, when shipyard.Retry) {
	type use struct {
		feature crew.FeatureID
		by      crew.ID
	}
	var done []use
	for n := 0; n < len(s.Effects) && !s.State.Fallen(); n++ {
		e := s.Effects[n]
		this := use{e.Feature, e.By}
		if e.Feature == 0 || b.FeatureOf(e.Feature).Retry != when || b.FeatureOf(e.Feature).IsForMany() || slices.Contains(done, this) {
			continue
		}
		done = append(done, this)
		by := b.Member(e.By)
		if x := TrialOf(b, by, b.FeatureOf(e.Feature), s); TrySave(b, s, &x) {
			s.Effects = slices.DeleteFunc(s.Effects, func(o ships.Effect) bool { return this == use{o.Feature, o.By} })
			n = -1
		}
	}
}
