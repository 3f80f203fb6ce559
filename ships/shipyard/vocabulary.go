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

// ErrFeature means that a feature contradicts itself.
var ErrFeature = errors.New("the feature contradicts itself")

// FindFault returns the contradictory key of a feature, such as "acts[1].on", and the error; or
// nil.
func (f *Feature) FindFault() (key string, err error) {
	if key, err := f.checkMoment(); err != nil {
		return key, err
	}
	switch {
	case f.Usage == Along && (f.With == crew.NoVerb) == (f.After == 0):
		return "use", fmt.Errorf("%w, it goes along with one thing: add `with` or `after`", ErrFeature)
	case f.Usage != Along && (f.With != crew.NoVerb || f.After != 0):
		return "with", fmt.Errorf("%w, it goes with another order and is not along: write `use: along`", ErrFeature)
	case f.Kind == Power && f.Usage == Ordered && f.Cost == crew.Free:
		return "use", fmt.Errorf("%w, casting takes something: add `cost: action`", ErrFeature)
	case f.Pool == Points && f.Kind != Power:
		return "pool", fmt.Errorf("%w, only powers take points: write another pool", ErrFeature)
	case f.Built.Comes && f.Needs == 0:
		return "comes", fmt.Errorf("%w, it comes with something and does not say with what: add `needs`", ErrFeature)
	case f.Work > 0 && (f.Usage != Ordered || f.Cost != crew.Action || f.Pool != NoPool):
		return "work", fmt.Errorf("%w, work of several actions is an order that takes an action and nothing else: write `use: order` and `cost: action`", ErrFeature)
	case f.Wary && f.Target != Foe, f.Held != 0 && f.Target != Foe && f.Target != Friend:
		return "target", fmt.Errorf("%w, only a ship is held, and only a foe is wary: write `target: foe`", ErrFeature)
	case f.Takes > 0 && f.Pool != Own:
		return "takes", fmt.Errorf("%w, it takes uses of a pool that is not its own: write `pool: own`", ErrFeature)
	case f.Pool == Own && f.Uses == 0 && f.Shares == 0:
		return "pool", fmt.Errorf("%w, it has a pool of its own and no uses: add `uses`", ErrFeature)
	case !f.Kind.Fitted() && f.Kind != Venture && f.Kind != Power && (f.Role == crew.NoRole || f.Rank == 0):
		return "kind", fmt.Errorf("%w, a %s is learnt in a deployment: add `role` and `rank`", ErrFeature, f.Kind)
	case f.Kind.Fitted() && f.Role == crew.NoRole && f.Usage == Passive:
		return "use", fmt.Errorf("%w, somebody aboard has to operate it: add `role`", ErrFeature)
	case f.Retry != NoRetry && (f.Test.Kind != Save || f.Retry != EachTurn && f.Retry != EachEnd):
		return "retry", fmt.Errorf("%w, its target saves again by itself: add a `test` with a save, and write `retry: each-turn` or `each-end`", ErrFeature)
	case f.Lapses() && !f.lingers(), f.Lasts > 0 && !f.Tasks().Has(Modify):
		return "acts", fmt.Errorf("%w, something happens as a change runs out and there is none that does: add one with `turns`", ErrFeature)
	case f.Sweeps() && f.Reach == 0:
		return "target", fmt.Errorf("%w, it strikes every ship within reach: add `reach`", ErrFeature)
	case f.Target != Crewmates && f.Most != Most{}:
		return "most", fmt.Errorf("%w, only crewmates are counted: write `target: crewmates`", ErrFeature)
	case f.Target == Crewmates && f.Most.N == 0:
		return "target", fmt.Errorf("%w, it is for so many of the side: add `most`, and with it `most-of`", ErrFeature)
	case f.IsForMany() && slices.ContainsFunc(f.Acts, func(a Act) bool { return a.On != TheOther }):
		return "acts", fmt.Errorf("%w, what it does is done to each of many: write `on: target-member`", ErrFeature)
	case f.Sees != 0 && f.Usage != Passive:
		return "sees", fmt.Errorf("%w, it sees always: write `use: passive`", ErrFeature)
	case len(f.Acts) == 0 && len(f.Ends) == 0 && f.Hook == NoHook && f.Sees == 0 && f.Moment != Wrecked && f.Weapon == "" && len(f.Brings) == 0 && f.Kind != TierRole:
		return "", fmt.Errorf("%w, it does nothing: add `acts`", ErrFeature)
	case len(f.Ends) > 0 && f.Usage == Passive:
		return "use", fmt.Errorf("%w, it ends others as it is used, and never is: write `use: order`", ErrFeature)
	case (f.Asks != 0) != f.Tasks().Has(Compare):
		return "asks", fmt.Errorf("%w, what compares asks for things, and nothing else does: write `asks` and `do: compare`", ErrFeature)
	case f.Asks&^Comparable != 0, len(f.Asks.List()) == 1:
		return "asks", fmt.Errorf("%w, it asks for what ships are not compared by: write two or more of ship-strength, ship-dexterity, ship-constitution, ac, points, tier and rank", ErrFeature)
	case f.Test.Kind != NoTest && f.Target != Foe && f.Target != FoeCrew && f.Target != FoeCrews && !f.Sweeps():
		return "test", fmt.Errorf("%w, only a foe is tested: write `target: foe`", ErrFeature)
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
		return "use", fmt.Errorf("%w, it answers by itself and does not say when: add `when`", ErrFeature)
	case !answers && f.Moment != NoMoment:
		return "when", fmt.Errorf("%w, it says when it answers and is not standing: write `use: standing`", ErrFeature)
	case f.Usage == Reflex && !reflexMoments.Has(f.Moment):
		return "use", fmt.Errorf("%w, somebody has to answer that: write `use: standing`", ErrFeature)
	case f.Usage == Standing && deafMoments.Has(f.Moment):
		return "use", fmt.Errorf("%w, nobody can answer that: write `use: reflex`", ErrFeature)
	case f.Usage == Reflex && (f.Cost != crew.Free || f.Test.Kind != NoTest || f.Pool != NoPool && f.Pool != Own):
		return "use", fmt.Errorf("%w, what works by itself has no user who pays for it or tests it: write neither `cost`, `test` nor a pool but `own`", ErrFeature)
	case f.Usage == Reflex && f.Once && !targetMoments.Has(f.Moment):
		return "once", fmt.Errorf("%w, at that moment there is no target for which it could work once: leave `once` out, or limit it by `pool: own`", ErrFeature)
	case f.Moment == Hurt && !f.touches(Suffers) && !f.strikes():
		return "when", fmt.Errorf("%w, it answers damage and takes nothing off it: add an act with `touch: suffered`, or one on the target", ErrFeature)
	case f.Moment == Hit && !f.touches(ArmourAC):
		return "when", fmt.Errorf("%w, it answers a hit and does not turn it: add an act with `touch: ac`", ErrFeature)
	case f.Moment == Fells && f.Role != crew.NoRole && f.Role != crew.Gunner:
		return "when", fmt.Errorf("%w, it answers a shot of its user's own, and only gunners fire: write `role: gunner`", ErrFeature)
	case f.Moment == Aimed && !f.touches(Saves|Targeted) && !f.Tasks().Has(Slip):
		return "when", fmt.Errorf("%w, it answers a roll that is to come and does nothing to it: add an act with `touch: attacked`, `touch: save` or `do: slip`", ErrFeature)
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
		return "die", fmt.Errorf("%w, what is passive has no die of a pool and no target: write `die: d4`", ErrFeature)
	case a.Do == Modify && a.Touch == 0 && f.Usage != Ordered:
		return "touch", fmt.Errorf("%w, a change touches nothing: add `touch`", ErrFeature)
	case a.Do == Modify && numeric && a.Touch&^NumberTouches != 0:
		return "touch", fmt.Errorf("%w, a change touches rolls and numbers at once: write two acts", ErrFeature)
	case a.Touch&scoresTouch != 0 && (f.Usage != Passive || a.How != modifier.Plus || a.N < 1 || a.Touch&(a.Touch-1) != 0):
		return "touch", fmt.Errorf("%w, a score grows by a number, always: write `use: passive`, one score, `how: plus` and `n: 1`", ErrFeature)
	case a.Touch&builtTouches != 0 && (f.Usage != Passive || a.How != modifier.Plus || a.N < 1 || a.N > 100):
		return "touch", fmt.Errorf("%w, what a ship is built with grows by a number, always: write `use: passive`, `how: plus` and `n` from 1 to 100", ErrFeature)
	case a.Touch&Directed != 0 && (a.Touch != Directed || a.How != modifier.Plus && !a.How.Late() || f.Usage != Passive):
		return "how", fmt.Errorf("%w, Direct helps one more, or more than by advantage, always: write `use: passive`, `touch: directed` alone, and `how: plus` or how a roll on the table is changed", ErrFeature)
	case a.Touch&Directed != 0 && a.How == modifier.Plus && a.N != 1:
		return "n", fmt.Errorf("%w, one more can be directed, and no others: write `n: 1`", ErrFeature)
	case a.Touch&HitDice != 0 && (f.With != crew.Patch || a.How != modifier.Plus || a.N < 1):
		return "touch", fmt.Errorf("%w, it is a patch that spends Hit Dice: write `use: along`, `with: patch`, `how: plus` and `n: 1`", ErrFeature)
	case a.How == modifier.Instead && (f.Usage != Standing || f.Moment != Hit || a.Touch&^(ArmourAC|Saves) != 0 || a.Skills.Count() != 1):
		return "how", fmt.Errorf("%w, a check takes the place of AC or of a save, as something hits: write `use: standing`, `when: hit`, `touch: ac` or `touch: save`, and one of `skills`", ErrFeature)
	case a.How == modifier.BySkill && (f.Usage != Passive || a.Touch != Checks || a.Skills.Count() != 1 || a.Orders == 0 || a.Orders.Has(crew.Hide)):
		return "how", fmt.Errorf("%w, checks of some orders are always of one skill, and it is the ship that hides: write `use: passive`, `touch: check`, one of `skills`, and `orders` without hide", ErrFeature)
	case a.How == modifier.Milder && (a.Touch != Saves || a.First || f.Usage != Passive && f.Usage != Ordered):
		return "how", fmt.Errorf("%w, it is a save that makes damage milder, always or for some turns: write `use: passive` or `use: order`, and `touch: save` without `first`", ErrFeature)
	case a.Do == Modify && numeric && a.Touch != Directed && a.How != modifier.Instead && a.How != modifier.Plus && a.How != modifier.Times && a.How != modifier.Die:
		return "how", fmt.Errorf("%w, a number takes plus, die or times: write one of these", ErrFeature)
	case a.How == modifier.Least && (f.Usage != Passive || a.Touch != Mending || a.N < 1):
		return "how", fmt.Errorf("%w, only a Hit Die that mends comes to something at least: write `use: passive`, `touch: mending` and `n`", ErrFeature)
	case a.Touch&(Harmed|Braves) != 0 && a.How != modifier.Resist:
		return "how", fmt.Errorf("%w, damage of any kind, and of regions, is resisted or not: write `how: resist`, or `touch: suffered` for that of attacks", ErrFeature)
	case a.Do == Modify && (a.How == modifier.Die || a.How == modifier.Less || a.How == modifier.Late) && a.Faces == 0 && !a.Pooled:
		return "die", fmt.Errorf("%w, a die without faces: add `die`", ErrFeature)
	case a.Pooled && f.Pool != DeploymentDice && f.Pool != TierDice && f.Faces == 0 && f.After == 0:
		return "die", fmt.Errorf("%w, it throws a die of a pool and has none: add `pool` or write `die: d6`", ErrFeature)
	case a.Alike && (a.Do != Deal || f.Moment != Hurt && a.On != Behind):
		return "alike", fmt.Errorf("%w, damage is like that which it answers or goes on from: write `do: damage`, and `when: hurt` or `on: behind`", ErrFeature)
	case a.Do == Deal && f.Moment == Beaten:
		return "do", fmt.Errorf("%w, damage that answers being beaten would never end: write another act", ErrFeature)
	case a.Do == Deal && a.Dice.Count == 0 && a.HitDice == 0 && !a.Pooled:
		return "dice", fmt.Errorf("%w, damage without dice: add `dice`", ErrFeature)
	case (a.On == TheShip || a.On == TheOther) && f.Target == Nobody && f.With == crew.NoVerb && f.After == 0:
		return "on", fmt.Errorf("%w, it acts on a target and has none: add `target`", ErrFeature)
	case (a.On == TheShip || a.On == TheOther) && !f.IsForMany() && (f.Moment == Drained || f.Moment == Wrecked || f.Moment == Opens || f.Moment == Beaten || f.Moment == Ambushed):
		return "on", fmt.Errorf("%w, at that moment nobody is there to act on: write `on: own-ship`, `on: user` or `on: crew`", ErrFeature)
	case f.Usage == Passive && (a.Do != Modify || a.Turns != 0 || a.First):
		return "do", fmt.Errorf("%w, what is passive changes something, always: write a change without `turns`", ErrFeature)
	}
	return "", nil
}

// checkBearer refuses an act whose object does not suit it.
func (a *Act) checkBearer(f *Feature) (key string, err error) {
	switch a.Do {
	case FallBack, Advance, Shore, Spill, Explode, Endure, Start, Slip:
		if a.On != OwnShip {
			return "on", fmt.Errorf("%w, only the own ship does that: write `on: own-ship`", ErrFeature)
		}
	case Renew, Rouse, Overload:
		if a.On != OwnShip && a.On != TheShip && (a.On != User || a.Do != Rouse) {
			return "on", fmt.Errorf("%w, that is done to a ship: write `on: own-ship` or `on: target`", ErrFeature)
		}
	case Patch, Couple:
		if a.On != TheShip || f.Target != Friend {
			return "on", fmt.Errorf("%w, that is done to a friend: write `on: target` and `target: friend`", ErrFeature)
		}
	}
	switch {
	case a.On == Behind && (f.Usage != Along || f.With != crew.Attack || f.Reach == 0):
		return "on", fmt.Errorf("%w, a shot goes on to who is behind its target, so far: write `use: along`, `with: fire` and `reach`", ErrFeature)
	case a.Do == Slip && (f.Moment != Aimed || len(f.Acts) > 1):
		return "do", fmt.Errorf("%w, a ship slips out of the reach of an attack, and does nothing else: write `use: standing`, `when: aimed` and one act", ErrFeature)
	}
	if a.N < 1 && (a.Do == FallBack || a.Do == Advance || a.Do == Slip || a.Do == Raise || a.Do == Start || (a.Do == Rouse || a.Do == Alert) && a.On != User) {
		return "n", fmt.Errorf("%w, it has no amount: write `n`, the feet, halves of the flying speed, people, rounds, or what a die gains", ErrFeature)
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
