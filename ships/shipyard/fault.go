package shipyard

import (
	"errors"
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/modifier"
)

// ErrFeature means that the keys of a feature do not go together.
var ErrFeature = errors.New("the feature cannot work")

// fault is a combination of keys with which a feature, or an act, cannot work.
type fault[T any] struct {
	key   string // the one to mend
	why   string // with the remedy
	found func(T) bool
}

// firstFault returns the key and the error of the first fault that something has.
func firstFault[T any](of T, faults []fault[T]) (key string, err error) {
	for _, x := range faults {
		if x.found(of) {
			return x.key, fmt.Errorf("%w, %s", ErrFeature, x.why)
		}
	}
	return "", nil
}

// FindFault returns the contradictory key of a feature, such as "acts[1].on", and the error; or
// nil.
func (f *Feature) FindFault() (key string, err error) {
	if key, err := firstFault(f, featureFaults); err != nil {
		return key, err
	}
	for i := range f.Acts {
		if key, err := firstFault(&actOf{&f.Acts[i], f}, actFaults); err != nil {
			return fmt.Sprintf("acts[%d].%s", i, key), err
		}
	}
	return "", nil
}

// featureFaults are looked for in this order, first those of the moment that a feature answers.
var featureFaults = []fault[*Feature]{
	{"use", "as it answers something and does not say what: add `when`", func(f *Feature) bool {
		return f.answers() && f.Moment == NoMoment
	}},
	{"when", "as `when` is for `use: standing` and `use: reflex`: write one of these", func(f *Feature) bool {
		return !f.answers() && f.Moment != NoMoment
	}},
	{"use", "as somebody has to answer at that moment: write `use: standing`", func(f *Feature) bool {
		return f.Usage == Reflex && !reflexMoments.Has(f.Moment)
	}},
	{"use", "as nobody can answer at that moment: write `use: reflex`", func(f *Feature) bool {
		return f.Usage == Standing && deafMoments.Has(f.Moment)
	}},
	{"use", "as a reflex has no user to pay or to test: leave out `cost`, `test` and any pool but `own`", func(f *Feature) bool {
		return f.Usage == Reflex && (f.Cost != crew.Free || f.Test.Kind != NoTest || f.Pool != NoPool && f.Pool != Own)
	}},
	{"once", "as that moment has no target, and `once` counts targets: leave `once` out, or limit it by `pool: own`", func(f *Feature) bool {
		return f.Usage == Reflex && f.Once && !targetMoments.Has(f.Moment)
	}},
	{"when", "as it answers damage and does not change it: add an act with `touch: suffered`, or one on the target", func(f *Feature) bool {
		return f.Moment == Hurt && !f.touches(Suffers) && !f.strikes()
	}},
	{"when", "as it answers a hit and does not change it: add an act with `touch: ac`", func(f *Feature) bool {
		return f.Moment == Hit && !f.touches(ArmourAC)
	}},
	{"when", "as it answers a shot of its user, and only gunners fire: write `role: gunner`", func(f *Feature) bool {
		return f.Moment == Fells && f.Role != crew.NoRole && f.Role != crew.Gunner
	}},
	{"when", "as it answers a roll and does not change it: add an act with `touch: attacked`, `touch: save` or `do: slip`", func(f *Feature) bool {
		return f.Moment == Aimed && !f.touches(Saves|Targeted) && !f.Tasks().Has(Slip)
	}},
	{"use", "as `use: along` needs one order or one feature: write `with` or `after`, not both", func(f *Feature) bool {
		return f.Usage == Along && (f.With == crew.NoVerb) == (f.After == 0)
	}},
	{"with", "as `with` and `after` are for `use: along`: write `use: along`", func(f *Feature) bool {
		return f.Usage != Along && (f.With != crew.NoVerb || f.After != 0)
	}},
	{"use", "as a power that is ordered has a cost: add `cost: action`", func(f *Feature) bool {
		return f.Kind == Power && f.Usage == Ordered && f.Cost == crew.Free
	}},
	{"pool", "as only powers take points: write another pool", func(f *Feature) bool {
		return f.Pool == Points && f.Kind != Power
	}},
	{"comes", "as `comes` needs the feature that brings it: add `needs`", func(f *Feature) bool {
		return f.Built.Comes && f.Needs == 0
	}},
	{"work", "as `work` is for orders that cost an action and nothing else: write `use: order` and `cost: action` without `pool`", func(f *Feature) bool {
		return f.Work > 0 && (f.Usage != Ordered || f.Cost != crew.Action || f.Pool != NoPool)
	}},
	{"target", "as `held` needs a ship and `wary` a foe as its target: write `target: foe`", func(f *Feature) bool {
		return f.Wary && f.Target != Foe || f.Held != 0 && f.Target != Foe && f.Target != Friend
	}},
	{"takes", "as `takes` is for uses of its own pool: write `pool: own`", func(f *Feature) bool {
		return f.Takes > 0 && f.Pool != Own
	}},
	{"pool", "as its own pool has no uses: add `uses`", func(f *Feature) bool {
		return f.Pool == Own && f.Uses == 0 && f.Shares == 0
	}},
	{"kind", "as it is learnt in a deployment: add `role` and `rank`", func(f *Feature) bool {
		return !f.Kind.Fitted() && f.Kind != Venture && f.Kind != Power && (f.Role == crew.NoRole || f.Rank == 0)
	}},
	{"use", "as nobody aboard operates it: add `role`, or write another `use`", func(f *Feature) bool {
		return f.Kind.Fitted() && f.Role == crew.NoRole && f.Usage == Passive
	}},
	{"retry", "as `retry` needs a save to repeat: add a `test` with a save, and write `retry: each-turn` or `each-end`", func(f *Feature) bool {
		return f.Retry != NoRetry && (f.Test.Kind != Save || f.Retry != EachTurn && f.Retry != EachEnd)
	}},
	{"acts", "as `lapse` and `lasts` need a change that runs out: add an act with `do: change` and `turns`", func(f *Feature) bool {
		return f.Lapses() && !f.lingers() || f.Lasts > 0 && !f.Tasks().Has(Modify)
	}},
	{"target", "as `target: every-ship` and `target: line` need a reach: add `reach`", func(f *Feature) bool {
		return f.Sweeps() && f.Reach == 0
	}},
	{"most", "as `most` and `most-of` are for crewmates: write `target: crewmates`", func(f *Feature) bool {
		return f.Target != Crewmates && f.Most != Most{}
	}},
	{"target", "as `target: crewmates` needs a number of them: add `most`, and `most-of` to multiply it", func(f *Feature) bool {
		return f.Target == Crewmates && f.Most.N == 0
	}},
	{"acts", "as its acts are for each of its targets: write `on: target-member`", func(f *Feature) bool {
		return f.IsForMany() && slices.ContainsFunc(f.Acts, func(a Act) bool { return a.On != TheOther })
	}},
	{"sees", "as `sees` works all the time: write `use: passive`", func(f *Feature) bool {
		return f.Sees != 0 && f.Usage != Passive
	}},
	{"", "as it does nothing: add `acts`", func(f *Feature) bool {
		return len(f.Acts) == 0 && len(f.Ends) == 0 && f.Hook == NoHook && f.Sees == 0 && f.Moment != Wrecked && f.Weapon == "" && len(f.Brings) == 0 && f.Kind != TierRole
	}},
	{"use", "as `ends` takes effect when it is used, and a passive feature never is: write `use: order`", func(f *Feature) bool {
		return len(f.Ends) > 0 && f.Usage == Passive
	}},
	{"asks", "as `asks` and `do: compare` go together: write both", func(f *Feature) bool {
		return (f.Asks != 0) != f.Tasks().Has(Compare)
	}},
	{"asks", "as `asks` needs two or more things to compare: write some of ship-strength, ship-dexterity, ship-constitution, ac, points, tier and rank", func(f *Feature) bool {
		return f.Asks&^Comparable != 0 || len(f.Asks.List()) == 1
	}},
	{"test", "as only foes are tested: write `target: foe`", func(f *Feature) bool {
		return f.Test.Kind != NoTest && f.Target != Foe && f.Target != FoeCrew && f.Target != FoeCrews && !f.Sweeps()
	}},
}

// Tasks by what they are done to, and those of which there is an amount.
const (
	ownTasks    = 1<<FallBack | 1<<Advance | 1<<Shore | 1<<Spill | 1<<Explode | 1<<Endure | 1<<Start | 1<<Slip
	shipTasks   = 1<<Renew | 1<<Rouse | 1<<Overload
	friendTasks = 1<<Patch | 1<<Couple
	amountTasks = 1<<FallBack | 1<<Advance | 1<<Slip | 1<<Raise | 1<<Start
)

// actFaults are looked for in this order, first those of what an act is done to.
var actFaults = []fault[*actOf]{
	{"on", "as only the user's own ship does that: write `on: own-ship`", func(a *actOf) bool {
		return a.does(ownTasks) && a.On != OwnShip
	}},
	{"on", "as that is done to ships: write `on: own-ship` or `on: target`", func(a *actOf) bool {
		return a.does(shipTasks) && a.On != OwnShip && a.On != TheShip && (a.On != User || a.Do != Rouse)
	}},
	{"on", "as that is done to friends: write `on: target` and `target: friend`", func(a *actOf) bool {
		return a.does(friendTasks) && (a.On != TheShip || a.of.Target != Friend)
	}},
	{"on", "as only a shot goes on to the ship behind its target: write `use: along`, `with: fire` and `reach`", func(a *actOf) bool {
		return a.On == Behind && (a.of.Usage != Along || a.of.With != crew.Attack || a.of.Reach == 0)
	}},
	{"do", "as `slip` answers an attack and is the only act: write `use: standing`, `when: aimed` and one act", func(a *actOf) bool {
		return a.Do == Slip && (a.of.Moment != Aimed || len(a.of.Acts) > 1)
	}},
	{"n", "as the act needs an amount: write `n`", func(a *actOf) bool {
		return a.N < 1 && (a.does(amountTasks) || a.does(1<<Rouse|1<<Alert) && a.On != User)
	}},
	{"die", "as a passive feature has no pool and no target: write a die such as `die: d4`, without `versus`", func(a *actOf) bool {
		return a.of.Usage == Passive && (a.Pooled || a.Versus)
	}},
	{"touch", "as the change touches nothing: add `touch`", func(a *actOf) bool {
		return a.Do == Modify && a.Touch == 0 && a.of.Usage != Ordered
	}},
	{"touch", "as the change touches rolls and numbers at once: write two acts", func(a *actOf) bool {
		return a.Do == Modify && a.isNumeric() && a.Touch&^NumberTouches != 0
	}},
	{"touch", "as a score is raised permanently: write `use: passive`, one score, `how: plus` and `n: 1`", func(a *actOf) bool {
		return a.Touch&scoresTouch != 0 && (a.of.Usage != Passive || a.How != modifier.Plus || a.N < 1 || a.Touch&(a.Touch-1) != 0)
	}},
	{"touch", "as a number that a ship is built with is raised permanently: write `use: passive`, `how: plus` and `n` from 1 to 100", func(a *actOf) bool {
		return a.Touch&builtTouches != 0 && (a.of.Usage != Passive || a.How != modifier.Plus || a.N < 1 || a.N > 100)
	}},
	{"how", "as `directed` permanently adds a crewmate to Direct, or changes its bonus: write `use: passive`, `touch: directed` alone, and `how: plus` or a way that changes a roll after it is made", func(a *actOf) bool {
		return a.Touch&Directed != 0 && (a.Touch != Directed || a.How != modifier.Plus && !a.How.Late() || a.of.Usage != Passive)
	}},
	{"n", "as only one more crewmate can be directed: write `n: 1`", func(a *actOf) bool {
		return a.Touch&Directed != 0 && a.How == modifier.Plus && a.N != 1
	}},
	{"touch", "as only a patch spends Hit Dice: write `use: along`, `with: patch`, `how: plus` and `n: 1`", func(a *actOf) bool {
		return a.Touch&HitDice != 0 && (a.of.With != crew.Patch || a.How != modifier.Plus || a.N < 1)
	}},
	{"how", "as a check can replace AC or a save only against a hit: write `use: standing`, `when: hit`, `touch: ac` or `touch: save`, and one of `skills`", func(a *actOf) bool {
		return a.How == modifier.Instead && (a.of.Usage != Standing || a.of.Moment != Hit || a.Touch&^(ArmourAC|Saves) != 0 || a.Skills.Count() != 1)
	}},
	{"how", "as `by-skill` permanently gives some orders one skill, and hiding has none: write `use: passive`, `touch: check`, one of `skills`, and `orders` without hide", func(a *actOf) bool {
		return a.How == modifier.BySkill && (a.of.Usage != Passive || a.Touch != Checks || a.Skills.Count() != 1 || a.Orders == 0 || a.Orders.Has(crew.Hide))
	}},
	{"how", "as only saves make damage milder: write `use: passive` or `use: order`, and `touch: save` without `first`", func(a *actOf) bool {
		return a.How == modifier.Milder && (a.Touch != Saves || a.First || a.of.Usage != Passive && a.of.Usage != Ordered)
	}},
	{"how", "as numbers take plus, die or times: write one of these", func(a *actOf) bool {
		return a.Do == Modify && a.isNumeric() && a.Touch != Directed && a.How != modifier.Instead && a.How != modifier.Plus && a.How != modifier.Times && a.How != modifier.Die
	}},
	{"how", "as `least` is for Hit Dice that mend: write `use: passive`, `touch: mending` and `n`", func(a *actOf) bool {
		return a.How == modifier.Least && (a.of.Usage != Passive || a.Touch != Mending || a.N < 1)
	}},
	{"how", "as such damage can only be resisted: write `how: resist`, or `touch: suffered` for damage by attacks", func(a *actOf) bool {
		return a.Touch&(Harmed|Braves) != 0 && a.How != modifier.Resist
	}},
	{"die", "as its die has no faces: add `die`", func(a *actOf) bool {
		return a.Do == Modify && (a.How == modifier.Die || a.How == modifier.Less || a.How == modifier.Late) && a.Faces == 0 && !a.Pooled
	}},
	{"die", "as it rolls the die of a pool and has no pool: add `pool`, or write `die: d6`", func(a *actOf) bool {
		return a.Pooled && a.of.Pool != DeploymentDice && a.of.Pool != TierDice && a.of.Faces == 0 && a.of.After == 0
	}},
	{"alike", "as `alike` copies the type of other damage: write `do: damage`, and `when: hurt` or `on: behind`", func(a *actOf) bool {
		return a.Alike && (a.Do != Deal || a.of.Moment != Hurt && a.On != Behind)
	}},
	{"do", "as damage at `when: beaten` would answer itself without end: write another act", func(a *actOf) bool {
		return a.Do == Deal && a.of.Moment == Beaten
	}},
	{"dice", "as its damage has no dice: add `dice`", func(a *actOf) bool {
		return a.Do == Deal && a.Dice.Count == 0 && a.HitDice == 0 && !a.Pooled
	}},
	{"on", "as it acts on a target and the feature has none: add `target`", func(a *actOf) bool {
		return (a.On == TheShip || a.On == TheOther) && a.of.Target == Nobody && a.of.With == crew.NoVerb && a.of.After == 0
	}},
	{"on", "as that moment has no target: write `on: own-ship`, `on: user` or `on: crew`", func(a *actOf) bool {
		return (a.On == TheShip || a.On == TheOther) && !a.of.IsForMany() && (a.of.Moment == Drained || a.of.Moment == Wrecked || a.of.Moment == Opens || a.of.Moment == Beaten || a.of.Moment == Ambushed)
	}},
	{"do", "as a passive feature works all the time: write `do: change` without `turns` and `first`", func(a *actOf) bool {
		return a.of.Usage == Passive && (a.Do != Modify || a.Turns != 0 || a.First)
	}},
}

// answers reports whether a feature answers a moment.
func (f *Feature) answers() bool { return f.Usage == Standing || f.Usage == Reflex }

// isNumeric reports whether an act changes numbers.
func (x *actOf) isNumeric() bool { return x.Touch&NumberTouches != 0 }

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
