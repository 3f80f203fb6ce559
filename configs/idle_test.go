package configs

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A key that has no effect is refused at its line, and the same entry is accepted with what the key
// needs.
func TestKeysThatDoNothingAreRefused(t *testing.T) {
	idle := []struct{ list, key, entry string }{
		{"powers", "bonus", "effect: {range: 5, aim: save, save: Dexterity, damage: 1d6, type: fire, bonus: 2}"},
		{"powers", "together", "effect: {range: 5, aim: attack, damage: 1d6, type: fire, together: true}"},
		{"powers", "save", "effect: {range: 5, damage: 1d6, type: fire, save: Dexterity}"},
		{"powers", "unaided", "effect: {range: 5, aim: save, save: Dexterity, dc: 12, damage: 1d6, type: fire, unaided: true}"},
		{"powers", "half", "effect: {range: 5, aim: save, save: Dexterity, condition: prone, half: true}"},
		{"powers", "whole", "effect: {range: 5, aim: save, save: Dexterity, damage: 1d6, type: fire, half: true, whole: true, condition: prone}"},
		{"powers", "core", "effect: {area: cone, size: 4, aim: save, save: Dexterity, damage: 1d6, type: fire, core: 2}"},
		{"powers", "type", "effect: {range: 5, condition: prone, type: fire}"},
		{"powers", "bypass", "effect: {range: 5, condition: prone, bypass: true}"},
		{"powers", "add-ability", "effect: {range: 5, condition: prone, add-ability: true}"},
		{"powers", "ends", "effect: {range: 5, damage: 1d6, type: fire, ends: end}"},
		{"powers", "rounds", "effect: {range: 5, condition: prone, rounds: 3}"},
		{"powers", "largest", "effect: {range: 5, damage: 1d6, type: fire, largest: medium}"},
		{"powers", "count", "effect: {range: 5, area: cone, size: 4, damage: 1d6, type: fire, count: 2}"},
		{"powers", "wider", "effect: {range: 5, area: leaps, size: 4, count: 2, wider: 1, damage: 1d6, type: fire}"},
		{"powers", "swells", "effect: {area: around, size: 4, swells: 1, damage: 1d6, type: fire}"},
		{"powers", "foes", "effect: {range: 5, condition: prone, foes: true}"},
		{"powers", "friends", "effect: {range: 5, heal: 1d4, friends: true}"},
		{"powers", "range", "effect: {range: 5, own: true, heal: 1d4}"},
		{"powers", "anyones", "effect: {range: 5, condition: prone, anyones: true}"},
		{"powers", "splash", "effect: {range: 5, condition: prone, splash: {size: 2, damage: 1d4}}"},
		{"powers", "drains-to", "effect: {range: 5, condition: prone, drains-to: shields}"},
		{"powers", "leeches", "effect: {range: 5, condition: prone, leeches: true}"},
		{"powers", "soak", "effect: {range: 5, soak: 1d4}"},
		{"powers", "gaze", "effect: {range: 5, condition: prone, gaze: prone}"},
		{"powers", "again", "effect: {range: 5, condition: prone, again: true}"},
		{"powers", "primes-all", "effect: {range: 5, primes: fire, primes-all: true}"},
		{"powers", "points", "effect: {range: 5, condition: prone, points: 1d4}"},
		{"powers", "layer", "effect: {range: 5, layer: temporary}"},
		{"powers", "throws", "effect: {range: 5, condition: prone, throws: 1d4}"},
		{"powers", "follows", "concentration: true, effect: {range: 5, area: sphere, size: 4, damage: 1d6, type: fire, stays: {enters: true, rolls: 2, follows: true}}"},
		{"powers", "starts", "concentration: true, effect: {range: 5, area: sphere, size: 4, stays: {starts: true, rough: true}}"},
		{"powers", "rounds", "concentration: true, effect: {range: 5, area: sphere, size: 4, stays: {rough: true, rounds: 4}}"},
		{"powers", "burden", "effect: {range: 5, area: sphere, size: 4, stays: {rough: true, rounds: 4, burden: prone}}"},
		{"powers", "stays", "effect: {range: 5, condition: prone, then: {area: around, size: 4, stays: {rough: true, rounds: 4}}}"},
		{"powers", "within", "within: 5, effect: {range: 5, condition: prone}"},
		{"powers", "against", "against: tech, effect: {range: 5, condition: prone}"},
		{"powers", "when", "when: [melee], effect: {range: 5, condition: prone}"},
		{"powers", "sure", "sure: true, effect: {range: 5, condition: prone}"},
		{"powers", "repeats", "repeats: action, effect: {range: 5, condition: prone}"},
		{"powers", "own-turn", "own-turn: true, effect: {range: 5, condition: prone}"},
		{"powers", "more", "more: 1d8, effect: {range: 5, damage: 1d6, type: fire}"},
		{"powers", "growing", "growing: true, effect: {range: 5, condition: prone}"},
		{"powers", "grows", "grows: 1d8, effect: {range: 5, damage: 1d6, type: fire}"},
		{"powers", "with", "with: Dexterity, effect: {range: 5, condition: prone}"},
		{"powers", "concentration", "concentration: true, effect: {range: 5, condition: prone, ends: end}"},
		{"powers", "ends", "concentration: true, effect: {own: true, layer: dome, points: 5, ends: concentration}"},
		{"weapons", "misfire", "kind: axe, damage: 1d6, type: slashing, misfire: 2"},
		{"weapons", "reach", "kind: gun, damage: 1d6, type: slashing, range: {near: 5, far: 10}, reach: 2"},
		{"weapons", "both-hands", "kind: axe, damage: 1d6, type: slashing, properties: [two-handed], both-hands: 1d8"},
		{"weapons", "guard", "kind: axe, damage: 1d6, type: slashing, guard: 2"},
		{"weapons", "loading", "kind: gun, damage: 1d6, type: slashing, range: {near: 5, far: 10}, loading: 2"},
		{"weapons", "bonus", "kind: gun, damage: 1d6, type: fire, range: {near: 5, far: 10}, fires: {aim: none}, bonus: 1"},
		{"weapons", "drive", "kind: axe, damage: 1d6, type: slashing, drive: 4"},
		{"weapons", "explodes", "kind: gun, damage: 1d6, type: fire, range: {near: 5, far: 10}, explodes: {size: 2, parts: [{damage: 1d6, type: fire}]}"},
		{"weapons", "damage", "kind: gun, damage: 1d6, type: fire, range: {near: 5, far: 10}, fires: {aim: none, damage: 1d6}"},
		{"weapons", "dc", "kind: axe, damage: 1d6, type: slashing, rider: {condition: prone, dc: 12}"},
		{"weapons", "rounds", "kind: axe, damage: 1d6, type: slashing, rider: {condition: prone, rounds: 2}"},
		{"devices", "dc", "dc: 12, effect: {range: 5, condition: prone}"},
		{"devices", "sticks", "dc: 12, sticks: Strength, effect: {range: 5, area: sphere, size: 2, aim: save, save: Dexterity, damage: 1d6, type: fire}"},
		{"devices", "critical", "critical: stunned, effect: {range: 5, condition: prone}"},
		{"devices", "lasts", "lasts: 3, effect: {range: 5, condition: prone}"},
		{"armour", "pieces", "defence: 1, pieces: 2"},
		{"armour", "whole", "defence: 1, whole: [fire]"},
		{"conditions", "edge", "modifiers: [{roll: defence, edge: advantage}]"},
		{"conditions", "when", "modifiers: [{roll: damage, value: 2, when: [melee]}]"},
		{"conditions", "skills", "modifiers: [{roll: save, value: 2, skills: [Stealth]}]"},
		{"conditions", "against", "modifiers: [{roll: save, value: 2, against: true}]"},
		{"conditions", "minus", "modifiers: [{roll: save, value: 2, minus: true}]"},
		{"conditions", "lot", "lot: 1d4"},
		{"conditions", "ability", "escape: {actions: 1, ability: Strength}"},
	}
	lists := []string{"conditions", "weapons", "devices", "powers", "armour"}
	chapter, lines := "mine:\n  book: me5e\n", make([]int, len(idle))
	for _, list := range lists {
		chapter += "  " + list + ":\n"
		for i, x := range idle {
			if x.list == list {
				more := map[string]string{"powers": "level: 0, casting: action, "}[list]
				if list == "powers" && strings.HasPrefix(x.entry, "more") {
					more = "level: 1, casting: action, "
				}
				chapter += fmt.Sprintf("    odd-%d: {name: Odd, %s%s}\n", i, more, x.entry)
				lines[i] = strings.Count(chapter, "\n")
			}
		}
	}
	feature := "  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: order\n  cost: action\n  target: foe\n"
	features, acts := "", []struct{ key, act string }{
		{"touch", "{do: mend, on: own-ship, dice: 1d6, touch: ac}"},
		{"turns-of", "{do: inflict, on: target, condition: stunned, turns: 1, turns-of: pilot}"},
		{"n", "{do: renew, on: target, n: 2}"},
		{"of", "{do: advance, on: own-ship, n: 1, of: tier}"},
		{"die", "{do: damage, on: target, dice: 1d6, die: d4}"},
		{"dice", "{do: renew, on: target, dice: 1d6}"},
		{"type", "{do: mend, on: own-ship, dice: 1d6, type: pulse}"},
		{"half", "{do: damage, on: target, dice: 1d6, half: true}"},
		{"if", "{do: damage, on: target, dice: 1d6, if: overcome}"},
		{"condition", "{do: damage, on: target, dice: 1d6, condition: stunned}"},
		{"skills", "{do: change, on: target, touch: attack, how: disadvantage, skills: [piloting]}"},
		{"saves", "{do: change, on: target, touch: attack, how: disadvantage, saves: [str]}"},
	}
	for i, x := range acts {
		features += fmt.Sprintf("odd-%d:\n%s  acts: [%s]\n", i, feature, x.act)
	}
	_, problems := Load(files(t, "chapters/x.yaml", chapter, "features/x.yaml", features))
	for i, x := range idle {
		told(t, problems, "chapters/x.yaml", lines[i], x.key, x.entry)
	}
	for i, x := range acts {
		told(t, problems, "features/x.yaml", 9*(i+1), x.key, x.act)
	}
}

// What only a stage of damage would apply is refused in a book whose damage never reaches that
// stage, and accepted in one whose damage does.
func TestKeysOfStagesThatABookHasNotAreRefused(t *testing.T) {
	sheet := "{name: Odd, size: medium, hp: 9, speed: {walk: 10}, scores: [2, 2, 2, 2, 2, 2], "
	for _, x := range []struct{ list, entry, key, remedy, in, out string }{
		{"conditions", "{name: odd, resists: [%s]}", "resists", "`percents:`", "forge fire", "lurasko heat"},
		{"conditions", "{name: odd, soaks: true}", "soaks", "`stages:`", "", "lurasko"},
		{"conditions", "{name: odd, percents: [{types: [%s], share: 50}]}", "percents", "`stages:`", "lurasko heat", "forge fire"},
		{"armour", "{name: odd, defence: 1, resists: [%s]}", "resists", "`percents:`", "ether fire", "lurasko heat"},
		{"armour", "{name: odd, defence: 1, soak: {dice: 2, types: [%s]}}", "soak", "`stages:`", "ether fire", "lurasko heat"},
		{"armour", "{name: odd, defence: 1, window: {from: 2, to: 8}}", "window", "`stages:`", "lurasko", "ether"},
		{"sheets", sheet + "vulnerable: [%s]}", "vulnerable", "`percents:`", "me5e fire", "lurasko heat"},
		{"sheets", sheet + "reduces: 2}", "reduces", "`stages:`", "forge", "lurasko"},
		{"sheets", sheet + "soak: {dice: 2}}", "soak", "`stages:`", "me5e", "lurasko"},
	} {
		chapter := func(of string) string {
			book, kind, _ := strings.Cut(of, " ")
			return "mine:\n  book: " + book + "\n  " + x.list + ":\n    odd: " + strings.ReplaceAll(x.entry, "%s", kind) + "\n"
		}
		_, problems := Load(files(t, "chapters/a.yaml", chapter(x.out)))
		wantProblem(t, problems, "chapters/a.yaml", 4, "`"+x.key+"` does nothing here", x.remedy)
		if x.in == "" {
			continue
		}
		if _, problems := Load(files(t, "chapters/a.yaml", chapter(x.in))); len(problems) > 0 {
			t.Errorf("%s in %s: %v", x.key, x.in, problems)
		}
	}
}

// told checks that a key is reported as having no effect.
func told(t *testing.T, problems []Problem, file string, line int, key, entry string) {
	t.Helper()
	if !slices.ContainsFunc(problems, func(p Problem) bool {
		return p.File == file && p.Line == line && strings.Contains(p.Message, "`"+key+"` does nothing here") && strings.Contains(p.Remedy, "leave `"+key+"` out")
	}) {
		t.Errorf("%s: nothing is said of %s in %s", file, key, entry)
		for _, p := range problems {
			if p.File == file && p.Line == line {
				t.Log(p)
			}
		}
	}
}
