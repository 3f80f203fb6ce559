package configs

import (
	"fmt"
	"slices"

	"broadside/personal/rulebook"
)

// lacks is what an action asks of the rest of a book, and whether that is missing.
type lacks struct {
	act     rulebook.Act
	missing func(*rulebook.Book) bool
	what    string
	remedy  string
}

var lacking = [...]lacks{
	{rulebook.ActDodge, noPart(rulebook.PartDodge), "is no condition for it", "add `dodge:` and a condition to `parts:`"},
	{rulebook.ActGrapple, noPart(rulebook.PartHeld), "is no condition for it", "add `held:` and a condition to `parts:`"},
	{rulebook.ActGrapple, noSkill(rulebook.SkillGrapple), "is no skill for it", "give a skill `part: grapple`"},
	{rulebook.ActShove, noSkill(rulebook.SkillGrapple), "is no skill for it", "give a skill `part: grapple`"},
	{rulebook.ActShove, noPart(rulebook.PartProne), "is no condition for it", "add `prone:` and a condition to `parts:`"},
	{rulebook.ActDrop, noPart(rulebook.PartProne), "is no condition for it", "add `prone:` and a condition to `parts:`"},
	{rulebook.ActTarget, noPart(rulebook.PartAiming), "is no condition for it", "add `aiming:` and a condition to `parts:`"},
	{rulebook.ActHide, noSkill(rulebook.SkillStealth), "is no skill for it", "give a skill `part: stealth`"},
	{rulebook.ActStabilise, func(b *rulebook.Book) bool { return b.Zero.Stabilise.DC == 0 }, "is no number for it", "add `stabilise: {skill: ..., dc: 10}` to `zero:`"},
	{rulebook.ActRapid, func(b *rulebook.Book) bool { return b.Clips.Rapid == 0 }, "is no number for it", "add `clips: {name: ..., rapid: 15}`"},
	{rulebook.ActDisarm, func(b *rulebook.Book) bool { return b.Mines.Disarm == 0 }, "is no number for it", "add `mines: {notice: 10, disarm: 13, defence: 10}`"},
	{rulebook.ActCarry, func(b *rulebook.Book) bool { return b.Movement.Strength < 0 }, "is no ability for it", "add `strength:` and an ability to `movement:`"},
}

func noPart(part rulebook.Part) func(*rulebook.Book) bool {
	return func(b *rulebook.Book) bool { return b.Roles[part] < 0 }
}

func noSkill(part rulebook.SkillPart) func(*rulebook.Book) bool {
	return func(b *rulebook.Book) bool {
		return !slices.ContainsFunc(b.Skills, func(s rulebook.Skill) bool { return s.Part == part })
	}
}

// lacking refuses actions whose rules are missing.
func (r *bookReader) lacking(m *mapping) {
	for _, x := range lacking {
		if name := rulebook.Acts.Words[x.act]; r.book.Actions[x.act].Has && x.missing(r.book) {
			at := m.page.mapping(m.find("actions"), m.at("actions"))
			m.say(at.lineOf(name), at.at(name), fmt.Sprintf("%s can be ordered, and there %s", name, x.what), x.remedy+", or leave the action out")
		}
	}
}
