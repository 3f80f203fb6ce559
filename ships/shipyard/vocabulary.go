package shipyard

import (
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
