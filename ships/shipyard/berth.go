package shipyard

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/schema"
)

// Keys describes the numbers of a crew member, on top of the values that they have.
func (b *Berth) Keys(c schema.Coder, lib *Library) {
	b.grade(c)
	schema.Text(c, "name", &b.Name, crew.MaxName, "of the person")
	Scores(c, b.Scores[:], "ability scores that differ")
	schema.Whole(c, "proficiency", &b.Proficiency, 0, 12, "bonus")
	schema.Truth(c, "gunnery", &b.Gunnery, "makes anybody a gunner")
	skillSet(c, "skills", &b.Skilled, "that proficiency helps with")
	skillSet(c, "expertise", &b.Expert, "that it helps with twice")
	b.career(c, lib)
}

// grade describes the grade of a machine.
func (b *Berth) grade(c schema.Coder) {
	grades := crew.GradeNames()
	grade := b.Mind.Grade
	schema.Among(c, "grade", &grade, grades, func(word string) (int8, error) {
		n := slices.Index(grades, word)
		switch {
		case n < 0:
			return 0, fmt.Errorf("there is no grade %q: use %s", word, schema.OrList(grades))
		case b.Mind.Kind == crew.NoMachine:
			return 0, fmt.Errorf("a %s is a person and has no grade: leave it out, or have a brain or a computer", b.Role)
		}
		return int8(n), nil
	}, "of a machine; the ship needs that tier, and the machine takes a slot and one more for each grade above basic")
	if c.Has("grade") && b.Mind.Kind != crew.NoMachine {
		b.Install(crew.Mind{Kind: b.Mind.Kind, Grade: grade})
	}
}

// Scores describes ability scores. A ship has the first three.
func Scores(c schema.Coder, to []int8, doc string) {
	schema.Record(c, "scores", "", doc, func(c schema.Coder) {
		for i := range to {
			schema.Whole(c, abilityWords.Words[i], &to[i], 1, 30, crew.Ability(i).String())
		}
	})
}

// career describes a deployment with its rank, and the chosen features.
func (b *Berth) career(c schema.Coder, lib *Library) {
	if b.Deployment == crew.NoRole {
		b.Deployment = b.Role
	}
	had := *b
	deployment(c, "deployment", &b.Deployment, "what they have learnt; by default their role, and pilot for a solo")
	schema.Whole(c, "rank", &b.Rank, 0, 5, "in that deployment; its features come with it")
	schema.Whole(c, "points", &b.PointsMax, 0, 60, "that powers take")
	schema.Pick(c, "craft", &b.Craft, abilityWords, "that powers are cast with")
	var chosen []crew.FeatureID
	if !c.Has("features") {
		chosen = lib.chosen(b.Features)
	}
	lib.FeatureList(c, "features", &chosen, crew.MaxHaves, "that they have chosen: tactics, gambits, styles, masteries, ventures, powers")
	if !c.Has("features") && b.Rank == had.Rank && b.Deployment == had.Deployment && len(b.Features) > 0 {
		return
	}
	b.Features = b.Features[:0]
	lib.Learn(&b.Member)
	for _, id := range chosen {
		b.Features = append(b.Features, crew.Have{Feature: id})
	}
	b.judgeCareer(c, lib, chosen)
}

// chosen returns the features that a member has by choice.
func (l *Library) chosen(has []crew.Have) (list []crew.FeatureID) {
	for _, h := range has {
		if l.Features[h.Feature-1].Kind != Deployed {
			list = append(list, h.Feature)
		}
	}
	return list
}

// most is how many features of a kind a rank may choose.
var most = [...][6]int{
	Venture: {0, 1, 2, 3, 4, 5},
	Gambit:  {0, 2, 2, 3, 3, 4},
	Tactic:  {0, 2, 2, 3, 3, 4},
	Style:   {0, 0, 1, 1, 2, 2},
	Mastery: {0, 0, 0, 0, 1, 1},
}

// judgeCareer refuses features that a member could not have learnt.
func (b *Berth) judgeCareer(c schema.Coder, lib *Library, chosen []crew.FeatureID) {
	var counts [len(most)]int
	wrong := func(message, remedy string) { c.Fault("features", message, remedy) }
	for n, id := range chosen {
		f := &lib.Features[id-1]
		switch {
		case slices.Contains(chosen[:n], id):
			wrong(f.Key+" is listed twice", "remove one of the two")
		case f.Kind.Fitted():
			wrong(f.Key+" is for ships, not for people", "write it under `features` or `modifications` of a class")
		case f.Kind == Deployed:
			wrong(f.Key+" comes automatically with its rank", "remove it")
		case f.Role != crew.NoRole && f.Role != b.Deployment:
			wrong(fmt.Sprintf("%s is for a %s", f.Key, f.Role), "remove it, or write another deployment")
		case f.Rank > b.Rank:
			wrong(fmt.Sprintf("%s needs rank %d, and this is rank %d", f.Key, f.Rank, b.Rank), "remove it, or raise the rank")
		case f.Kind == Power && b.PointsMax == 0 && f.Uses > 0:
			wrong(f.Key+" takes power points", "add `points:`")
		case int(f.Kind) < len(most):
			counts[f.Kind]++
		}
	}
	for kind, n := range counts {
		if limit := most[kind][b.Rank]; n > limit {
			wrong(fmt.Sprintf("%d %ss are more than the %d of rank %d", n, FeatureKind(kind), limit, b.Rank), "remove some, or raise the rank")
		}
	}
}
