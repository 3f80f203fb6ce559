package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// SaveOf is a ship's save: its own ability, and its pilot's proficiency where
// the ship is proficient.
func SaveOf(b *ships.Battle, t *ships.Ship, a crew.Ability, cause string) dice.Roll {
	r := dice.Roll{Cause: a.String() + " save against " + cause}
	r.Add("ship "+a.String(), crew.Modifier(t.Score(a)))
	if p := b.Pilot(t); p != nil && b.ClassOf(t).Saves.Has(a) {
		r.Add("proficiency", int(p.Proficiency))
	}
	if t.System >= 3 {
		r.Disadvantage("system damage 3")
	}
	return r
}

// Saving is what changes are asked about a save of a ship.
func Saving(b *ships.Battle, t *ships.Ship, a crew.Ability) ships.Rolling {
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

// weighTrial is what a ship would roll.
func weighTrial(b *ships.Battle, t *ships.Ship, x *ships.Trial) dice.Roll {
	r := SaveOf(b, t, x.Save, x.Cause)
	if x.Helped != "" {
		r.Advantage(x.Helped)
	}
	if x.Hindered != "" {
		r.Disadvantage(x.Hindered)
	}
	r.Add(x.Cover.String(), x.Cover.Bonus())
	return r
}

// Resisting is what changes are asked about a trial.
func Resisting(b *ships.Battle, t *ships.Ship, x *ships.Trial) ships.Rolling {
	what := Saving(b, t, x.Save)
	what.Perils = x.Of
	return what
}

// TrialChance is the chance, in thousandths, that a ship fails, and its roll.
func TrialChance(b *ships.Battle, t *ships.Ship, x *ships.Trial) (int, dice.Roll) {
	r := weighTrial(b, t, x)
	Expected(b, &r, Resisting(b, t, x))
	if t.Fails(x.Save) != "" {
		return 1000, r
	}
	return 1000 - dice.Chance(&r, x.DC), r
}

// TrySave throws a ship's save, tells of it, and says whether it succeeds.
func TrySave(b *ships.Battle, t *ships.Ship, x *ships.Trial) bool {
	success, _ := tried(b, t, x)
	return success
}

// tried does the same, and says which number the die shows; 0: none was thrown.
func tried(b *ships.Battle, t *ships.Ship, x *ships.Trial) (success bool, natural int) {
	r := weighTrial(b, t, x)
	f := &ships.Tried{Ship: t.ID, By: x.By, Need: int16(x.DC), Fails: t.Fails(x.Save)}
	if f.Fails == "" {
		what := Resisting(b, t, x)
		heed(b, t, &r, &what)
		UseChanges(b, &r, what)
		if x.Attack != nil {
			Expected(b, &r, *x.Attack)
		}
		r.D20(&b.Tray)
		natural = r.Natural()
		Late(b, &r, x.DC, &what)
		f.Success = int(r.Total) >= x.DC
	}
	f.Roll = r
	to := b.Watchers(t)
	if by := b.Ship(x.By.Ship); by != nil {
		to &= b.Watchers(by)
	}
	b.Emit(to, f)
	if p := b.Pilot(t); p != nil {
		Strain(b, p, &f.Roll)
	}
	return f.Success, natural
}

// Retried is the affliction that a member can have their ship save against, or nil.
func Retried(b *ships.Battle, s *ships.Ship, by *crew.Member, k shipyard.Condition) *ships.Affliction {
	roles := b.RolesOf(by)
	for i := range s.Afflictions {
		a := &s.Afflictions[i]
		if a.Kind == k && (a.Retry == shipyard.ByMechanic && roles.Has(crew.Mechanic) || a.Retry == shipyard.ByPilot && roles.Has(crew.Pilot)) {
			return a
		}
	}
	return nil
}

// Resaves are the trials that a member could have their ship repeat now.
func Resaves(b *ships.Battle, by *crew.Member) (list []shipyard.Condition) {
	for _, k := range b.ShipOf(by).Conditions().List() {
		if Retried(b, b.ShipOf(by), by, k) != nil {
			list = append(list, k)
		}
	}
	return list
}

// ResaveTrial is the save that a member could have their ship repeat.
func ResaveTrial(b *ships.Battle, by *crew.Member, k shipyard.Condition) (ships.Trial, bool) {
	a := Retried(b, b.ShipOf(by), by, k)
	if a == nil {
		return ships.Trial{}, false
	}
	return ships.Again(a), true
}

// Struggle is the start of a pilot's turn for what holds the ship: the pull, and then
// a save.
func Struggle(b *ships.Battle, s *ships.Ship) {
	for _, a := range append([]ships.Affliction(nil), s.Afflictions...) {
		if a.Pull > 0 {
			draw(b, s, a.By, a.Pull)
		}
		if a.Retry == shipyard.EachTurn {
			if x := ships.Again(&a); TrySave(b, s, &x) {
				Sift(b, s, func(y *ships.Affliction) bool { return *y != a })
			}
		}
	}
}
