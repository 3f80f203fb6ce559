package shipyard

import (
	"errors"
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/modifier"
)

// Words are the vocabulary of features in files. The index of a word in its list is the
// number of its value.
var Words = struct {
	Kinds, Usages, Pools, Targets, Scales, Moments, Tasks, Whom, Results, Touches, Hows, Whose, Retries, Grades, Veils, Hooks []string
	With                                                                                                                      []crew.Verb
}{
	Kinds:   []string{"feature", "venture", "gambit", "tactic", "style", "mastery", "tier", "role", "modification", "power"},
	Usages:  []string{"passive", "order", "along", "standing", "reflex"},
	Pools:   []string{"none", "deployment-dice", "tier-dice", "own", "points"},
	Targets: []string{"self", "friend", "foe", "crewmate", "foe-crew", "every-ship", "line", "crewmates", "foe-crews"},
	Scales: []string{
		"one", "proficient", "ship-strength", "ship-dexterity", "ship-constitution", "half-dexterity",
		"intelligence", "charisma", "technology", "craft", "rank", "tier", "proficiency", "ac", "points", "dexterity", "tier-uses", "intelligence-or-1", "die",
	},
	Moments: []string{"none", "fails", "succeeds", "aimed", "hit", "hurt", "drained", "wrecked", "opens", "fells", "crits", "nears", "tells", "beaten", "launches", "falters", "ambushed"},
	Tasks:   []string{"change", "damage", "mend", "charge", "burn", "attack", "inflict", "relieve", "compare", "fall-back", "advance", "rouse", "renew", "raise", "shore", "patch", "couple", "spill", "explode", "overload", "destruction-save", "alert", "start", "slip"},
	Whom:    []string{"user", "own-ship", "target", "target-member", "crew", "behind"},
	Results: []string{"either", "overcome", "withstood"},
	Touches: []string{
		"check", "attack", "save", "destruction-save", "damage", "attacked", "shield-damage", "ac", "flying-speed",
		"turning-speed", "regeneration", "shields", "ram-damage", "mending", "suffered", "bonus-attack", "ship-spaces", "reactions", "actions",
		"strength", "dexterity", "constitution", "fuel", "any-damage", "region-damage", "range", "docking-bays", "upkeep", "locks", "ram-save", "mishap",
		"directed", "past-shields", "hit-dice", "start", "slaved", "remote-fire",
	},
	Hows:    modifier.Ways[:],
	Whose:   []string{"user", "pilot", "target-member"},
	Retries: []string{"none", "mechanic", "pilot", "each-turn", "each-end"},
	Grades:  gradeNames[:],
	Veils:   []string{"hidden", "invisible", "dust"},
	Hooks:   []string{"none", "harpoon", "blanket"},
	With:    []crew.Verb{crew.Attack, crew.Ram, crew.Evade, crew.Interfere, crew.Patch},
}

func (k FeatureKind) String() string { return Words.Kinds[k] }

// ErrFeature means that the keys of a feature do not go together.
var ErrFeature = errors.New("the feature cannot work")

// FindFault returns the contradictory key of a feature, such as "acts[1].on", and the error; or
// nil.
func (f *Feature) FindFault() (key string, err error) {
	if key, err := f.checkMoment(); err != nil {
		return key, err
	}
	switch {
	case f.Usage == Along && (f.With == crew.NoVerb) == (f.After == 0):
		return "use", fmt.Errorf("%w, as `use: along` needs one order or one feature: write `with` or `after`, not both", ErrFeature)
	case f.Usage != Along && (f.With != crew.NoVerb || f.After != 0):
		return "with", fmt.Errorf("%w, as `with` and `after` are for `use: along`: write `use: along`", ErrFeature)
	case f.Kind == Power && f.Usage == Ordered && f.Cost == crew.Free:
		return "use", fmt.Errorf("%w, as a power that is ordered has a cost: add `cost: action`", ErrFeature)
	case f.Pool == Points && f.Kind != Power:
		return "pool", fmt.Errorf("%w, as only powers take points: write another pool", ErrFeature)
	case f.Built.Comes && f.Needs == 0:
		return "comes", fmt.Errorf("%w, as `comes` needs the feature that brings it: add `needs`", ErrFeature)
	case f.Work > 0 && (f.Usage != Ordered || f.Cost != crew.Action || f.Pool != NoPool):
		return "work", fmt.Errorf("%w, as `work` is for orders that cost an action and nothing else: write `use: order` and `cost: action` without `pool`", ErrFeature)
	case f.Wary && f.Target != Foe, f.Held != 0 && f.Target != Foe && f.Target != Friend:
		return "target", fmt.Errorf("%w, as `held` needs a ship and `wary` a foe as its target: write `target: foe`", ErrFeature)
	case f.Takes > 0 && f.Pool != Own:
		return "takes", fmt.Errorf("%w, as `takes` is for uses of its own pool: write `pool: own`", ErrFeature)
	case f.Pool == Own && f.Uses == 0 && f.Shares == 0:
		return "pool", fmt.Errorf("%w, as its own pool has no uses: add `uses`", ErrFeature)
	case !f.Kind.Fitted() && f.Kind != Venture && f.Kind != Power && (f.Role == crew.NoRole || f.Rank == 0):
		return "kind", fmt.Errorf("%w, as a %s is learnt in a deployment: add `role` and `rank`", ErrFeature, f.Kind)
	case f.Kind.Fitted() && f.Role == crew.NoRole && f.Usage == Passive:
		return "use", fmt.Errorf("%w, as nobody aboard operates it: add `role`, or write another `use`", ErrFeature)
	case f.Retry != NoRetry && (f.Test.Kind != Save || f.Retry != EachTurn && f.Retry != EachEnd):
		return "retry", fmt.Errorf("%w, as `retry` needs a save to repeat: add a `test` with a save, and write `retry: each-turn` or `each-end`", ErrFeature)
	case f.Lapses() && !f.lingers(), f.Lasts > 0 && !f.Tasks().Has(Modify):
		return "acts", fmt.Errorf("%w, as `lapse` and `lasts` need a change that runs out: add an act with `do: change` and `turns`", ErrFeature)
	case f.Sweeps() && f.Reach == 0:
		return "target", fmt.Errorf("%w, as `target: every-ship` and `target: line` need a reach: add `reach`", ErrFeature)
	case f.Target != Crewmates && f.Most != Most{}:
		return "most", fmt.Errorf("%w, as `most` and `most-of` are for crewmates: write `target: crewmates`", ErrFeature)
	case f.Target == Crewmates && f.Most.N == 0:
		return "target", fmt.Errorf("%w, as `target: crewmates` needs a number of them: add `most`, and `most-of` to multiply it", ErrFeature)
	case f.IsForMany() && slices.ContainsFunc(f.Acts, func(a Act) bool { return a.On != TheOther }):
		return "acts", fmt.Errorf("%w, as its acts are for each of its targets: write `on: target-member`", ErrFeature)
	case f.Sees != 0 && f.Usage != Passive:
		return "sees", fmt.Errorf("%w, as `sees` works all the time: write `use: passive`", ErrFeature)
	case len(f.Acts) == 0 && len(f.Ends) == 0 && f.Hook == NoHook && f.Sees == 0 && f.Moment != Wrecked && f.Weapon == "" && len(f.Brings) == 0 && f.Kind != TierRole:
		return "", fmt.Errorf("%w, as it does nothing: add `acts`", ErrFeature)
	case len(f.Ends) > 0 && f.Usage == Passive:
		return "use", fmt.Errorf("%w, as `ends` takes effect when it is used, and a passive feature never is: write `use: order`", ErrFeature)
	case (f.Asks != 0) != f.Tasks().Has(Compare):
		return "asks", fmt.Errorf("%w, as `asks` and `do: compare` go together: write both", ErrFeature)
	case f.Asks&^Comparable != 0, len(f.Asks.List()) == 1:
		return "asks", fmt.Errorf("%w, as `asks` needs two or more things to compare: write some of ship-strength, ship-dexterity, ship-constitution, ac, points, tier and rank", ErrFeature)
	case f.Test.Kind != NoTest && f.Target != Foe && f.Target != FoeCrew && f.Target != FoeCrews && !f.Sweeps():
		return "test", fmt.Errorf("%w, as only foes are tested: write `target: foe`", ErrFeature)
	}
	for i := range f.Acts {
		if key, err := f.Acts[i].findFault(f); err != nil {
			return fmt.Sprintf("acts[%d].%s", i, key), err
		}
	}
	return "", nil
}

// checkMoment refuses what does not suit the moment that a feature answers.
func (f *Feature) checkMoment() (key string, err error) {
	answers := f.Usage == Standing || f.Usage == Reflex
	switch {
	case answers && f.Moment == NoMoment:
		return "use", fmt.Errorf("%w, as it answers something and does not say what: add `when`", ErrFeature)
	case !answers && f.Moment != NoMoment:
		return "when", fmt.Errorf("%w, as `when` is for `use: standing` and `use: reflex`: write one of these", ErrFeature)
	case f.Usage == Reflex && !reflexMoments.Has(f.Moment):
		return "use", fmt.Errorf("%w, as somebody has to answer at that moment: write `use: standing`", ErrFeature)
	case f.Usage == Standing && deafMoments.Has(f.Moment):
		return "use", fmt.Errorf("%w, as nobody can answer at that moment: write `use: reflex`", ErrFeature)
	case f.Usage == Reflex && (f.Cost != crew.Free || f.Test.Kind != NoTest || f.Pool != NoPool && f.Pool != Own):
		return "use", fmt.Errorf("%w, as a reflex has no user to pay or to test: leave out `cost`, `test` and any pool but `own`", ErrFeature)
	case f.Usage == Reflex && f.Once && !targetMoments.Has(f.Moment):
		return "once", fmt.Errorf("%w, as that moment has no target, and `once` counts targets: leave `once` out, or limit it by `pool: own`", ErrFeature)
	case f.Moment == Hurt && !f.touches(Suffers) && !f.strikes():
		return "when", fmt.Errorf("%w, as it answers damage and does not change it: add an act with `touch: suffered`, or one on the target", ErrFeature)
	case f.Moment == Hit && !f.touches(ArmourAC):
		return "when", fmt.Errorf("%w, as it answers a hit and does not change it: add an act with `touch: ac`", ErrFeature)
	case f.Moment == Fells && f.Role != crew.NoRole && f.Role != crew.Gunner:
		return "when", fmt.Errorf("%w, as it answers a shot of its user, and only gunners fire: write `role: gunner`", ErrFeature)
	case f.Moment == Aimed && !f.touches(Saves|Targeted) && !f.Tasks().Has(Slip):
		return "when", fmt.Errorf("%w, as it answers a roll and does not change it: add an act with `touch: attacked`, `touch: save` or `do: slip`", ErrFeature)
	}
	return "", nil
}

// strikes reports whether a feature acts on a ship that it answers.
func (f *Feature) strikes() bool {
	return slices.ContainsFunc(f.Acts, func(a Act) bool { return a.On == TheShip && a.Do != Modify })
}

// touches reports whether a feature changes any of some rolls and numbers.
func (f *Feature) touches(t Touch) bool {
	return slices.ContainsFunc(f.Acts, func(a Act) bool { return a.Do == Modify && a.Touch&t != 0 })
}

// lingers reports whether a feature changes something for some turns.
func (f *Feature) lingers() bool {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Modify && !a.Lapse && (a.Turns > 0 || f.Lasts > 0) {
			return true
		}
	}
	return false
}

func (a *Act) findFault(f *Feature) (key string, err error) {
	if key, err := a.checkBearer(f); err != nil {
		return key, err
	}
	numeric := a.Touch&NumberTouches != 0
	switch {
	case f.Usage == Passive && a.Pooled, f.Usage == Passive && a.Versus:
		return "die", fmt.Errorf("%w, as a passive feature has no pool and no target: write a die such as `die: d4`, without `versus`", ErrFeature)
	case a.Do == Modify && a.Touch == 0 && f.Usage != Ordered:
		return "touch", fmt.Errorf("%w, as the change touches nothing: add `touch`", ErrFeature)
	case a.Do == Modify && numeric && a.Touch&^NumberTouches != 0:
		return "touch", fmt.Errorf("%w, as the change touches rolls and numbers at once: write two acts", ErrFeature)
	case a.Touch&scoresTouch != 0 && (f.Usage != Passive || a.How != modifier.Plus || a.N < 1 || a.Touch&(a.Touch-1) != 0):
		return "touch", fmt.Errorf("%w, as a score is raised permanently: write `use: passive`, one score, `how: plus` and `n: 1`", ErrFeature)
	case a.Touch&builtTouches != 0 && (f.Usage != Passive || a.How != modifier.Plus || a.N < 1 || a.N > 100):
		return "touch", fmt.Errorf("%w, as a number that a ship is built with is raised permanently: write `use: passive`, `how: plus` and `n` from 1 to 100", ErrFeature)
	case a.Touch&Directed != 0 && (a.Touch != Directed || a.How != modifier.Plus && !a.How.Late() || f.Usage != Passive):
		return "how", fmt.Errorf("%w, as `directed` permanently adds a crewmate to Direct, or changes its bonus: write `use: passive`, `touch: directed` alone, and `how: plus` or a way that changes a roll after it is made", ErrFeature)
	case a.Touch&Directed != 0 && a.How == modifier.Plus && a.N != 1:
		return "n", fmt.Errorf("%w, as only one more crewmate can be directed: write `n: 1`", ErrFeature)
	case a.Touch&HitDice != 0 && (f.With != crew.Patch || a.How != modifier.Plus || a.N < 1):
		return "touch", fmt.Errorf("%w, as only a patch spends Hit Dice: write `use: along`, `with: patch`, `how: plus` and `n: 1`", ErrFeature)
	case a.How == modifier.Instead && (f.Usage != Standing || f.Moment != Hit || a.Touch&^(ArmourAC|Saves) != 0 || a.Skills.Count() != 1):
		return "how", fmt.Errorf("%w, as a check can replace AC or a save only against a hit: write `use: standing`, `when: hit`, `touch: ac` or `touch: save`, and one of `skills`", ErrFeature)
	case a.How == modifier.BySkill && (f.Usage != Passive || a.Touch != Checks || a.Skills.Count() != 1 || a.Orders == 0 || a.Orders.Has(crew.Hide)):
		return "how", fmt.Errorf("%w, as `by-skill` permanently gives some orders one skill, and hiding has none: write `use: passive`, `touch: check`, one of `skills`, and `orders` without hide", ErrFeature)
	case a.How == modifier.Milder && (a.Touch != Saves || a.First || f.Usage != Passive && f.Usage != Ordered):
		return "how", fmt.Errorf("%w, as only saves make damage milder: write `use: passive` or `use: order`, and `touch: save` without `first`", ErrFeature)
	case a.Do == Modify && numeric && a.Touch != Directed && a.How != modifier.Instead && a.How != modifier.Plus && a.How != modifier.Times && a.How != modifier.Die:
		return "how", fmt.Errorf("%w, as numbers take plus, die or times: write one of these", ErrFeature)
	case a.How == modifier.Least && (f.Usage != Passive || a.Touch != Mending || a.N < 1):
		return "how", fmt.Errorf("%w, as `least` is for Hit Dice that mend: write `use: passive`, `touch: mending` and `n`", ErrFeature)
	case a.Touch&(Harmed|Braves) != 0 && a.How != modifier.Resist:
		return "how", fmt.Errorf("%w, as such damage can only be resisted: write `how: resist`, or `touch: suffered` for damage by attacks", ErrFeature)
	case a.Do == Modify && (a.How == modifier.Die || a.How == modifier.Less || a.How == modifier.Late) && a.Faces == 0 && !a.Pooled:
		return "die", fmt.Errorf("%w, as its die has no faces: add `die`", ErrFeature)
	case a.Pooled && f.Pool != DeploymentDice && f.Pool != TierDice && f.Faces == 0 && f.After == 0:
		return "die", fmt.Errorf("%w, as it rolls the die of a pool and has no pool: add `pool`, or write `die: d6`", ErrFeature)
	case a.Alike && (a.Do != Deal || f.Moment != Hurt && a.On != Behind):
		return "alike", fmt.Errorf("%w, as `alike` copies the type of other damage: write `do: damage`, and `when: hurt` or `on: behind`", ErrFeature)
	case a.Do == Deal && f.Moment == Beaten:
		return "do", fmt.Errorf("%w, as damage at `when: beaten` would answer itself without end: write another act", ErrFeature)
	case a.Do == Deal && a.Dice.Count == 0 && a.HitDice == 0 && !a.Pooled:
		return "dice", fmt.Errorf("%w, as its damage has no dice: add `dice`", ErrFeature)
	case (a.On == TheShip || a.On == TheOther) && f.Target == Nobody && f.With == crew.NoVerb && f.After == 0:
		return "on", fmt.Errorf("%w, as it acts on a target and the feature has none: add `target`", ErrFeature)
	case (a.On == TheShip || a.On == TheOther) && !f.IsForMany() && (f.Moment == Drained || f.Moment == Wrecked || f.Moment == Opens || f.Moment == Beaten || f.Moment == Ambushed):
		return "on", fmt.Errorf("%w, as that moment has no target: write `on: own-ship`, `on: user` or `on: crew`", ErrFeature)
	case f.Usage == Passive && (a.Do != Modify || a.Turns != 0 || a.First):
		return "do", fmt.Errorf("%w, as a passive feature works all the time: write `do: change` without `turns` and `first`", ErrFeature)
	}
	return "", nil
}

// checkBearer refuses an act whose object does not suit it.
func (a *Act) checkBearer(f *Feature) (key string, err error) {
	switch a.Do {
	case FallBack, Advance, Shore, Spill, Explode, Endure, Start, Slip:
		if a.On != OwnShip {
			return "on", fmt.Errorf("%w, as only the user's own ship does that: write `on: own-ship`", ErrFeature)
		}
	case Renew, Rouse, Overload:
		if a.On != OwnShip && a.On != TheShip && (a.On != User || a.Do != Rouse) {
			return "on", fmt.Errorf("%w, as that is done to ships: write `on: own-ship` or `on: target`", ErrFeature)
		}
	case Patch, Couple:
		if a.On != TheShip || f.Target != Friend {
			return "on", fmt.Errorf("%w, as that is done to friends: write `on: target` and `target: friend`", ErrFeature)
		}
	}
	switch {
	case a.On == Behind && (f.Usage != Along || f.With != crew.Attack || f.Reach == 0):
		return "on", fmt.Errorf("%w, as only a shot goes on to the ship behind its target: write `use: along`, `with: fire` and `reach`", ErrFeature)
	case a.Do == Slip && (f.Moment != Aimed || len(f.Acts) > 1):
		return "do", fmt.Errorf("%w, as `slip` answers an attack and is the only act: write `use: standing`, `when: aimed` and one act", ErrFeature)
	}
	if a.N < 1 && (a.Do == FallBack || a.Do == Advance || a.Do == Slip || a.Do == Raise || a.Do == Start || (a.Do == Rouse || a.Do == Alert) && a.On != User) {
		return "n", fmt.Errorf("%w, as the act needs an amount: write `n`", ErrFeature)
	}
	return "", nil
}

// Learn gives a member the features that come automatically with their deployment and
// rank.
func (l *Library) Learn(m *crew.Member) {
	for i := range l.Features {
		f := &l.Features[i]
		if f.Kind == Deployed && f.Role == m.Deployment && f.Rank <= m.Rank {
			m.Features = append(m.Features, crew.Have{Feature: crew.FeatureID(i + 1)})
		}
	}
}
