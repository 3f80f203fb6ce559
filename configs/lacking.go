package configs

import (
	"fmt"
	"slices"

	"broadside/personal"
)

// lacks is what an action asks of the rest of a book, and whether that is missing.
type lacks struct {
	act     personal.Act
	missing func(*personal.Book) bool
	what    string
	remedy  string
}

var lacking = [...]lacks{
	{personal.ActDodge, noPart(personal.PartDodge), "is no condition for it", "add `dodge:` and a condition to `parts:`"},
	{personal.ActGrapple, noPart(personal.PartHeld), "is no condition for it", "add `held:` and a condition to `parts:`"},
	{personal.ActGrapple, noSkill(personal.SkillGrapple), "is no skill for it", "give a skill `part: grapple`"},
	{personal.ActShove, noSkill(personal.SkillGrapple), "is no skill for it", "give a skill `part: grapple`"},
	{personal.ActShove, noPart(personal.PartProne), "is no condition for it", "add `prone:` and a condition to `parts:`"},
	{personal.ActDrop, noPart(personal.PartProne), "is no condition for it", "add `prone:` and a condition to `parts:`"},
	{personal.ActTarget, noPart(personal.PartAiming), "is no condition for it", "add `aiming:` and a condition to `parts:`"},
	{personal.ActHide, noSkill(personal.SkillStealth), "is no skill for it", "give a skill `part: stealth`"},
	{personal.ActStabilise, func(b *personal.Book) bool { return b.Zero.Stabilise.DC == 0 }, "is no number for it", "add `stabilise: {skill: ..., dc: 10}` to `zero:`"},
	{personal.ActRapid, func(b *personal.Book) bool { return b.Clips.Rapid == 0 }, "is no number for it", "add `clips: {name: ..., rapid: 15}`"},
	{personal.ActDisarm, func(b *personal.Book) bool { return b.Mines.Disarm == 0 }, "is no number for it", "add `mines: {notice: 10, disarm: 13, defence: 10}`"},
	{personal.ActCarry, func(b *personal.Book) bool { return b.Movement.Strength < 0 }, "is no ability for it", "add `strength:` and an ability to `movement:`"},
}

func noPart(part personal.Part) func(*personal.Book) bool {
	return func(b *personal.Book) bool { return b.Roles[part] < 0 }
}

func noSkill(part personal.SkillPart) func(*personal.Book) bool {
	return func(b *personal.Book) bool {
		return !slices.ContainsFunc(b.Skills, func(s personal.Skill) bool { return s.Part == part })
	}
}

// lacking refuses actions whose rules are missing.
func (r *bookReader) lacking(m *mapping) {
	for _, x := range lacking {
		if name := personal.Acts.Words[x.act]; r.book.Actions[x.act].Has && x.missing(r.book) {
			at := m.page.mapping(m.find("actions"), m.at("actions"))
			m.say(at.lineOf(name), at.at(name), fmt.Sprintf("%s can be ordered, and there %s", name, x.what), x.remedy+", or leave the action out")
		}
	}
}
