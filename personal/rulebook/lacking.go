package rulebook

import (
	"fmt"
	"slices"

	"broadside/sim/schema"
)

// lacks is something that an action needs from the rest of a book, and a test for its absence.
type lacks struct {
	act     ActionKind
	missing func(*Book) bool
	what    string
	remedy  string
}

var lacking = [...]lacks{
	{ActDodge, noPart(PartDodge), "is no condition for it", "add `dodge:` and a condition to `parts:`"},
	{ActGrapple, noPart(PartHeld), "is no condition for it", "add `held:` and a condition to `parts:`"},
	{ActGrapple, noSkill(SkillGrapple), "is no skill for it", "give a skill `part: grapple`"},
	{ActShove, noSkill(SkillGrapple), "is no skill for it", "give a skill `part: grapple`"},
	{ActShove, noPart(PartProne), "is no condition for it", "add `prone:` and a condition to `parts:`"},
	{ActDrop, noPart(PartProne), "is no condition for it", "add `prone:` and a condition to `parts:`"},
	{ActTarget, func(b *Book) bool { return b.Roles[PartAiming] < 0 && b.Roles[PartSteady] < 0 }, "is no condition for it", "add `aiming:` or `steady:` and a condition to `parts:`"},
	{ActCover, noPart(PartCovered), "is no condition for it", "add `covered:` and a condition to `parts:`"},
	{ActCover, func(b *Book) bool { return b.Cover.Taken.Times == 0 }, "is no rule for it", "add `taken: {times: 2}` to `cover:`"},
	{ActUncover, noPart(PartCovered), "is no condition for it", "add `covered:` and a condition to `parts:`"},
	{ActHide, noSkill(SkillStealth), "is no skill for it", "give a skill `part: stealth`"},
	{ActStabilise, func(b *Book) bool { return b.Zero.Stabilise.DC == 0 }, "is no number for it", "add `stabilise: {skill: ..., dc: 10}` to `zero:`"},
	{ActRapid, func(b *Book) bool { return b.Clips.Rapid == 0 }, "is no number for it", "add `clips: {name: ..., rapid: 15}`"},
	{ActDisarm, func(b *Book) bool { return b.Mines.Disarm == 0 }, "is no number for it", "add `mines: {notice: 10, disarm: 13, defence: 10}`"},
	{ActCarry, func(b *Book) bool { return b.Movement.Strength < 0 }, "is no ability for it", "add `strength:` and an ability to `movement:`"},
}

func noPart(part Part) func(*Book) bool {
	return func(b *Book) bool { return b.Roles[part] < 0 }
}

func noSkill(part SkillPart) func(*Book) bool {
	return func(b *Book) bool {
		return !slices.ContainsFunc(b.Skills, func(s Skill) bool { return s.Part == part })
	}
}

// checkRules refuses actions whose rules are missing.
func (b *Book) checkRules(c schema.Coder) {
	for _, x := range lacking {
		if name := Acts.Words[x.act]; b.Actions[x.act].Has && x.missing(b) {
			c.Fault("actions."+name, fmt.Sprintf("%s can be ordered, but there %s", name, x.what), x.remedy+", or leave the action out")
		}
	}
}
