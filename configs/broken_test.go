package configs

import (
	"slices"
	"strings"
	"testing"
)

const goodClass = `  name: Skiff
  shape: dart
  size: small
  space: 30
  crew: [{role: solo}]
`

const goodScene = `  title: A Fight
  brief: They meet.
  sides: {us: {name: Us, players: true}, them: {name: Them}}
`

// staged returns a scenario of two ships, eight lines long, with more lines.
func staged(more string) string {
	return "fight:\n" + goodScene + `  ships:
    - {name: Abel, class: fighter, side: us, at: [0, 0]}
    - {name: Cain, class: fighter, side: them,
       at: [900, 0]}
` + more
}

// Each file is broken in one way; the problem names the line, what is wrong, and
// the remedy.
func TestBrokenFiles(t *testing.T) {
	for _, c := range []struct {
		name, file, text string
		line             int
		message, remedy  string
	}{
		{"not yaml", "weapons/x.yaml", "gun:\n  name: [a\n", 2, "not YAML", "not shut"},
		{"not yaml, below", "weapons/x.yaml", "gun:\n  name: a\n  range: {\n    near: 1,\n    far: 2}\n  bonus: 1\n grade: primary\n", 7, "did not find expected key", "no line above begins in column 2"},
		{"text that is obeyed", "weapons/x.yaml", "gun:\n  name: \"a\\e[2J\"\n", 2, "the character U+001B, which cannot be seen", "remove it"},
		{"text turned round", "weapons/x.yaml", "gun:\n  name: a\u202eb\n", 2, "the character U+202E", "remove it"},
		{"tab", "weapons/x.yaml", "gun:\n\tname: a\n", 2, "not YAML", "a tab stands here"},
		{"colon in a text", "weapons/x.yaml", "gun:\n  name: You are: aboard\n  bonus: 1\n", 2, "not YAML", "in quotes, as it has a colon"},
		{"question in braces", "weapons/x.yaml", "gun: {name: Is it a gun?}\n", 1, "not YAML", "ends with a question mark"},
		{"braces forgotten", "classes/x.yaml", "skiff:\n  hardpoints:\n    - weapon: laser, mount: fore\n", 3, "not YAML", "into braces"},
		{"bracket open", "classes/x.yaml", "skiff:\n  hardpoints:\n    - {weapon: laser, mount: fore\n    - {weapon: ion, mount: fore}\n", 3, "not YAML", "not shut"},
		{"quote open", "weapons/x.yaml", "gun: {name: \"A gun}\nother: {}\n", 1, "not YAML", "write the other one"},
		{"too far right", "weapons/x.yaml", "gun:\n  name: a\n    bonus: 1\n", 3, "not YAML", "begin both in column 3"},
		{"too far left", "weapons/x.yaml", "gun:\n  name: a\n bonus: 1\n", 3, "not YAML", "no line above begins in column 2"},
		{"below a hyphen", "classes/x.yaml", "skiff:\n  hardpoints:\n    - weapon: laser\n    mount: fore\n", 4, "not YAML", "after the hyphen"},
		{"list of sides", "scenarios/x.yaml", "fight:\n  sides: [us, them]\n", 2, "a list, not a group of keys", "in place of each item"},
		{"feature's rank", "features/x.yaml", "trick:\n  name: a\n  says: b\n  kind: tactic\n  role: pilot\n  rank: 9\n", 6, "9 is out of range", "from 0 to 5"},
		{"less of a score", "features/x.yaml", "keel:\n  name: a\n  says: b\n  kind: modification\n  role: mechanic\n  use: passive\n  acts: [{do: change, touch: constitution, how: plus, n: -1}]\n", 7, "a score is raised permanently", "write `use: passive`, one score, `how: plus` and `n: 1`"},
		{"half of any damage", "features/x.yaml", "plate:\n  name: a\n  says: b\n  kind: modification\n  role: mechanic\n  use: passive\n  acts: [{do: change, touch: any-damage, how: times, n: 1}]\n", 7, "such damage can only be resisted", "write `how: resist`"},
		{"nowhere to fall back", "features/x.yaml", "jets:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  acts: [{do: fall-back, on: own-ship}]\n", 8, "the act needs an amount", "write `n`"},
		{"a foe's cargo", "features/x.yaml", "jets:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  target: foe\n  acts: [{do: spill, on: target}]\n", 9, "only the user's own ship does that", "write `on: own-ship`"},
		{"the second act's cargo", "features/x.yaml", "jets:\n  name: a\n  says: b\n  kind: modification\n  role: mechanic\n  use: order\n  cost: action\n  target: foe\n  acts:\n    - {do: burn, n: 1, on: own-ship}\n    - do: spill\n      on: target\n", 12, "only the user's own ship does that", "write `on: own-ship`"},
		{"a foe patched", "features/x.yaml", "glue:\n  name: a\n  says: b\n  kind: modification\n  role: mechanic\n  use: order\n  cost: action\n  target: foe\n  acts: [{do: patch, on: target}]\n", 9, "that is done to friends", "write `on: target` and `target: friend`"},
		{"bays for a minute", "features/x.yaml", "bays:\n  name: a\n  says: b\n  kind: modification\n  role: mechanic\n  use: order\n  cost: action\n  acts: [{do: change, on: own-ship, touch: docking-bays, how: plus, n: 1, turns: 10}]\n", 8, "a number that a ship is built with is raised permanently", "write `use: passive`"},
		{"a circle of needs", "features/x.yaml", "one:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  needs: two\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\ntwo:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  needs: three\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\nthree:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  needs: one\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\n", 1, "leads back to itself by needs", "cut the circle"},
		{"a circle of after", "features/x.yaml", "one:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: along\n  after: two\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\ntwo:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: along\n  after: three\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\nthree:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: along\n  after: one\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\n", 1, "leads back to itself by after", "cut the circle"},
		{"a circle of shares", "features/x.yaml", "one:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  shares: two\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\ntwo:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  shares: three\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\nthree:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  shares: one\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\n", 1, "leads back to itself by shares", "cut the circle"},
		{"a circle of replaces", "features/x.yaml", "one:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  replaces: two\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\ntwo:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  replaces: three\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\nthree:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  replaces: one\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\n", 1, "leads back to itself by replaces", "cut the circle"},
		{"a circle of needs and replaces", "features/x.yaml", "one:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  needs: two\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\ntwo:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  replaces: one\n  acts: [{do: change, on: own-ship, touch: ac, how: plus, n: 1}]\n", 1, "leads back to itself by needs and replaces", "cut the circle"},
		{"a look by order", "features/x.yaml", "eye:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: order\n  cost: action\n  sees: dust\n", 8, "works all the time", "write `use: passive`"},
		{"nothing off the damage", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: standing\n  when: hurt\n  acts: [{do: burn, n: 1, on: own-ship}]\n", 7, "it answers damage and does not change it", "`touch: suffered`"},
		{"a hit that stays", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: standing\n  when: hit\n  acts: [{do: burn, n: 1, on: own-ship}]\n", 7, "it answers a hit and does not change it", "`touch: ac`"},
		{"who fells nobody", "features/x.yaml", "arm:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: standing\n  when: fells\n  acts: [{do: mend, on: own-ship, hit-dice: 1}]\n", 7, "only gunners fire", "`role: gunner`"},
		{"nothing to a roll", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: standing\n  when: aimed\n  acts: [{do: burn, n: 1, on: own-ship}]\n", 7, "it answers a roll and does not change it", "`touch: attacked`"},
		{"nobody to act on", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: standing\n  when: drained\n  target: foe\n  acts: [{do: inflict, on: target, condition: blinded, turns: 1}]\n", 9, "that moment has no target", "`on: own-ship`"},
		{"along with Direct", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: gambit\n  role: coordinator\n  rank: 1\n  use: along\n  with: direct\n  acts: [{do: burn, n: 1, on: own-ship}]\n", 8, "no order \"direct\"", "interfere"},
		{"a tempo that is none", "scenarios/x.yaml", strings.Replace(staged(""), "fight:\n", "fight:\n  tempo: roundz\n", 1), 2, `no tempo "roundz"`, "did you mean rounds? Else use"},
		{"a veil that is none", "features/x.yaml", "eye:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: passive\n  sees: dusk\n", 7, "there is no veil \"dusk\"", "did you mean dust?"},
		{"nothing that runs out", "features/x.yaml", "fuse:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: order\n  cost: action\n  acts: [{do: explode, on: own-ship, lapse: true}]\n", 8, "need a change that runs out", "add an act with `do: change` and `turns`"},
		{"at least to hit", "features/x.yaml", "eye:\n  name: a\n  says: b\n  kind: modification\n  role: gunner\n  use: passive\n  acts: [{do: change, touch: attack, how: least, n: 10}]\n", 7, "`least` is for Hit Dice that mend", "`touch: mending`"},
		{"a reflex that misses", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: reflex\n  when: fails\n  acts: [{do: change, touch: check, how: reroll}]\n", 6, "somebody has to answer at that moment", "`use: standing`"},
		{"an order at 0", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: standing\n  when: beaten\n  acts: [{do: destruction-save, on: own-ship}]\n", 6, "nobody can answer at that moment", "`use: reflex`"},
		{"a reflex that costs", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: reflex\n  when: drained\n  cost: action\n  acts: [{do: renew, on: own-ship}]\n", 6, "a reflex has no user to pay", "leave out `cost`"},
		{"once for nobody", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: reflex\n  when: drained\n  once: true\n  acts: [{do: renew, on: own-ship}]\n", 8, "that moment has no target, and `once`", "leave `once` out"},
		{"hiding by another skill", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: passive\n  acts: [{do: change, touch: check, how: by-skill, skills: [technology], orders: [hide]}]\n", 7, "hiding has none", "`orders` without hide"},
		{"milder attacks", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: passive\n  acts: [{do: change, touch: attack, how: milder}]\n", 7, "only saves make damage milder", "`touch: save`"},
		{"slipping and more", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: standing\n  when: aimed\n  acts: [{do: slip, on: own-ship, n: 50}, {do: charge, on: own-ship, dice: 1d6}]\n", 8, "is the only act", "one act"},
		{"a check in place of an attack", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: standing\n  when: hit\n  acts: [{do: change, touch: ac, how: instead, skills: [piloting, technology]}]\n", 8, "can replace AC or a save only against a hit", "one of `skills`"},
		{"behind nothing", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: order\n  cost: action\n  target: foe\n  acts: [{do: damage, on: behind, dice: 2d6}]\n", 9, "only a shot goes on", "`reach`"},
		{"an order that is no check", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: pilot\n  use: passive\n  acts: [{do: change, touch: check, how: advantage, orders: [evad]}]\n", 7, "there is no order \"evad\"", "did you mean evade"},
		{"a lesson for nobody", "lessons/a.yaml", "l:\n  title: x\n  brief: y\n  lesson:\n    seat: pilott\n    steps: [{say: x}]\n", 5, "there is no seat \"pilott\"", "did you mean pilot"},
		{"a price in no coin", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    zap: {name: Zap, level: 1, casting: acton, effect: {own: true, heal: 1d4}}\n", 4, "there is no token \"acton\"", "did you mean action"},
		{"ground that does not last", "chapters/a.yaml", "x:\n  book: me5e\n  devices:\n    pan: {name: pan, effect: {area: sphere, size: 2, damage: 1d4, type: fire}, left-by: [claws]}\n", 4, "leaves no lasting area", "`lasts:`"},
		{"a wall that grows", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    zap: {name: Zap, level: 1, casting: action, effect: {range: 10, area: wall, size: 4, stays: {later: true, wall: true, rounds: 3, grows: 2}}}\n", 4, "a wall does not grow", "leave out `wall:`"},
		{"alike and alone", "features/x.yaml", "ink:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: order\n  cost: action\n  target: foe\n  acts: [{do: damage, on: target, dice: 2d6, alike: true}]\n", 9, "`alike` copies the type of other damage", "`when: hurt`"},
		{"directed for a turn", "features/x.yaml", "plan:\n  name: a\n  says: b\n  kind: modification\n  role: coordinator\n  use: order\n  cost: action\n  acts: [{do: change, touch: directed, how: reroll}]\n", 8, "adds a crewmate to Direct", "`use: passive`"},
		{"three directed", "features/x.yaml", "plan:\n  name: a\n  says: b\n  kind: modification\n  role: coordinator\n  use: passive\n  acts: [{do: change, touch: directed, how: plus, n: 2}]\n", 7, "only one more crewmate can be directed", "write `n: 1`"},
		{"Hit Dice of no patch", "features/x.yaml", "kit:\n  name: a\n  says: b\n  kind: modification\n  role: mechanic\n  use: passive\n  acts: [{do: change, touch: hit-dice, how: plus, n: 1}]\n", 7, "only a patch spends Hit Dice", "`with: patch`"},
		{"ends and is never used", "features/x.yaml", "plan:\n  name: a\n  says: b\n  kind: modification\n  role: mechanic\n  use: passive\n  ends: [reroute-engines]\n", 6, "`ends` takes effect when it is used", "write `use: order`"},
		{"saves again untested", "features/x.yaml", "net:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: order\n  cost: action\n  target: foe\n  retry: each-turn\n  acts: [{do: change, on: target, touch: ac, how: plus, n: -2, turns: 9}]\n", 9, "`retry` needs a save to repeat", "add a `test` with a save"},
		{"person's rank", "crew/x.yaml", "mo:\n  name: Mo\n  role: pilot\n  features: [skim]\n", 4, "skim needs rank 1, and this is rank 0", "raise the rank"},
		{"a list", "weapons/x.yaml", "- gun\n- other\n", 1, "a list, not a group of keys", "`key: value`"},
		{"a word", "weapons/x.yaml", "gun\n", 1, `"gun", not a group of keys`, "`key: value`"},
		{"two documents", "weapons/x.yaml", "---\na: 1\n---\nb: 2\n", 3, "goes on", "one document"},
		{"key", "weapons/x.yaml", "Big Gun:\n  name: a\n", 1, "not a key", "small letters"},
		{"key twice", "weapons/x.yaml", "gun:\n  name: a\n  name: b\n", 3, "twice", "remove one"},
		{"unknown key", "weapons/x.yaml", "gun:\n  name: a\n  rnage: {near: 3, far: 4}\n", 3, `no key "rnage"`, "`range`"},
		{"comma in a text", "weapons/x.yaml", "gun: {name: gun, of sorts, grade: primary}\n", 1, `no key "of sorts"`, "in quotes"},
		{"missing key", "weapons/x.yaml", "\ngun:\n  name: a\n", 3, "grade is missing", "add `grade:`"},
		{"alias", "weapons/x.yaml", "gun:\n  name: &n a\n  grade: *n\n", 3, "an alias, not a word", "one word"},
		{"dice", "weapons/x.yaml", "gun:\n  damage: {small: 3d7, huge: 2d6}\n", 2, "3d7", "4, 6, 8, 10 or 12"},
		{"no dice", "weapons/x.yaml", "gun:\n  damage: {small: lots, huge: 2d6}\n", 2, "lots", "2d6 or 1d8+1"},
		{"no bombs", "weapons/x.yaml", "gun:\n  name: a\n  grade: quaternary\n", 2, "needs ammunition", "ammunition: {"},
		{"condition of nothing", "conditions/x.yaml", "calm:\n  name: calm\n  says: nothing\n", 2, "does nothing", "add `speed`"},
		{"condition's flag", "conditions/x.yaml", "calm:\n  name: calm\n  says: a\n  flags: [clumzy]\n", 4, `no flag "clumzy"`, "did you mean clumsy?"},
		{"condition's touch", "conditions/x.yaml", "calm:\n  name: calm\n  says: a\n  changes: [{touch: upkeep, how: plus, n: 1}]\n", 4, `no roll or number that conditions change "upkeep"`, "flying-speed"},
		{"condition of both", "conditions/x.yaml", "calm:\n  name: calm\n  says: a\n  changes: [{touch: [ac, attack], how: plus, n: 1}]\n", 4, "rolls and numbers at once", "two changes"},
		{"condition's number", "conditions/x.yaml", "calm:\n  name: calm\n  says: a\n  changes: [{touch: ac, how: disadvantage}]\n", 4, "a number takes plus or times", "one of these"},
		{"condition's roll", "conditions/x.yaml", "calm:\n  name: calm\n  says: a\n  changes: [{touch: save, how: times, n: 1}]\n", 4, "a roll takes advantage", "one of these"},
		{"condition of 0", "conditions/x.yaml", "calm:\n  name: calm\n  says: a\n  changes: [{touch: ac, how: plus}]\n", 4, "adds nothing", "write `n`"},
		{"condition ends another", "conditions/x.yaml", "calm:\n  name: calm\n  says: a\n  speed: half\n  ends: [stuned]\n", 5, `no condition "stuned"`, "did you mean stunned?"},
		{"inflicts nothing", "features/x.yaml", "net:\n  name: a\n  says: b\n  kind: modification\n  role: operator\n  use: order\n  cost: action\n  target: foe\n  acts: [{do: inflict, on: target, turns: 1}]\n", 9, "condition is missing", "add `condition:`"},
		{"bomb of nothing", "bombs/x.yaml", "egg:\n  name: a\n  radius: 100\n  save: dex\n", 2, "does nothing", "damage, or a condition"},
		{"bomb like a ship", "bombs/x.yaml", "fighter:\n  name: a\n  radius: 100\n  save: dex\n  condition: stunned\n", 1, "ship class of this name", "another key"},
		{"bomb's save", "bombs/x.yaml", "egg:\n  name: a\n  radius: 100\n  save: wis\n  condition: stunned\n", 4, `no save "wis"`, "str, dex or con"},
		{"bomb's die", "bombs/x.yaml", "egg:\n  name: a\n  radius: 100\n  save: dex\n  type: energy\n  damage: {small: 2d4, huge: 4d10}\n", 2, "d4 has no die", "change its damage"},
		{"bomb's condition", "bombs/x.yaml", "egg:\n  name: a\n  radius: 100\n  save: dex\n  condition: sad\n", 5, `no condition "sad"`, "suppressed or tractored"},
		{"far before near", "weapons/x.yaml", "gun:\n  range:\n    near: 300\n    far: 200\n", 4, "nearer", "longer one as far"},
		{"no ammunition", "weapons/x.yaml", "gun:\n  grade: tertiary\n", 2, "needs ammunition", "ammunition: {"},
		{"range too long", "weapons/x.yaml", "gun:\n  range: {near: 300, far: 90000}\n", 2, "90000 is out of range", "from 1 to 20000"},
		{"not whole", "weapons/x.yaml", "gun:\n  attacks: 1.5\n", 2, `"1.5", not a whole number`, "from 1 to 10"},
		{"endless number", "weapons/x.yaml", "gun:\n  attacks: 99999999999999999999\n", 2, "not a whole number", "from 1 to 10"},
		{"number for a name", "weapons/x.yaml", "gun:\n  name: 42\n", 2, `"42", not a text`, "in quotes"},
		{"nothing for a name", "weapons/x.yaml", "gun:\n  name:\n", 2, "nothing, not a text", "write a text"},
		{"long name", "weapons/x.yaml", "gun:\n  name: " + strings.Repeat("x", 65) + "\n", 2, "65 bytes", "at most 64"},
		{"hidden text", "weapons/x.yaml", "gun:\n  name: \"a\\u202Eb\"\n", 2, "cannot be shown", "plain text"},
		{"large file", "weapons/x.yaml", strings.Repeat("# nothing\n", maxFile/10+1), 0, "too large", "at most"},

		{"shape", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "dart", "saucer", 1), 3, `no shape "saucer"`, "dart, wedge, hammer, barge, spine or disc"},
		{"size", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "small", "big", 1), 4, `no size "big"`, "use tiny, small"},
		{"space", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "30", "60", 1), 5, "60 ft does not fit a small ship", "25 to 50"},
		{"save", "classes/x.yaml", "skiff:\n" + goodClass + "  save: con\n", 7, `no save for a small ship, "con"`, "str or dex"},
		{"armour", "classes/x.yaml", "skiff:\n" + goodClass + "  armour: thick\n", 7, "thick", "deflection"},
		{"shield", "classes/x.yaml", "skiff:\n" + goodClass + "  shield: big\n", 7, "big", "fortress"},
		{"resists", "classes/x.yaml", "skiff:\n" + goodClass + "  resists: [fire]\n", 7, "fire", "thermite"},
		{"resists what", "classes/x.yaml", "skiff:\n" + goodClass + "  resists: pulse\n", 7, `"pulse", not a list`, "[a, b]"},
		{"weapon", "classes/x.yaml", "skiff:\n" + goodClass + "  hardpoints:\n    - {weapon: lite-laser, mount: fore}\n", 8, `no weapon "lite-laser"`, "did you mean light-laser?"},
		{"mount", "classes/x.yaml", "skiff:\n" + goodClass + "  hardpoints:\n    - {weapon: light-laser, mount: up}\n", 8, `"up" is not a mount`, "turret, fore"},
		{"no mount", "classes/x.yaml", "skiff:\n" + goodClass + "  hardpoints:\n    - {weapon: light-laser}\n", 8, "mount is missing", "add `mount:`"},
		{"hardpoints", "classes/x.yaml", "skiff:\n" + goodClass + "  scores: {str: 2}\n  hardpoints:\n" +
			strings.Repeat("    - {weapon: light-laser, mount: fore}\n", 3), 9, "3 hardpoints are more than its Strength score of 2", "raise its Strength"},
		{"too many", "classes/x.yaml", "skiff:\n" + goodClass + "  hardpoints:\n" +
			strings.Repeat("    - {weapon: light-laser, mount: fore}\n", 33), 8, "33 items", "at most 32"},
		{"tier", "classes/x.yaml", "skiff:\n" + goodClass + "  tier: 6\n", 7, "6 is out of range", "0 to 5"},
		{"raises", "classes/x.yaml", "skiff:\n" + goodClass + "  tier: 2\n  raises: [dex, dex]\n", 2, "tier 2 raises 3 scores by one, not 2", "list 3 under raises"},
		{"raises what", "classes/x.yaml", "skiff:\n" + goodClass + "  tier: 1\n  raises: [dex, int]\n", 8, `"int" is not a score of a ship`, "str, dex or con"},
		{"raised too far", "classes/x.yaml", "skiff:\n" + goodClass + "  scores: {str: 19}\n  tier: 1\n  raises: [str, str]\n", 2, "Strength of 21", "keep it to 20"},
		{"peak", "classes/x.yaml", "skiff:\n" + goodClass + "  tier: 5\n  raises: [dex, dex, con, con, str, str]\n", 2, "names 1 different scores as its peak", "list 1 under peak"},
		{"small station", "classes/x.yaml", "skiff:\n" + goodClass + "  station: true\n", 2, "not a space station", "large, huge or gargantuan"},
		{"off its formula", "classes/x.yaml", "skiff:\n" + goodClass + "  numbers:\n    ac: 9\n    hull: 15\n", 9, "hull 15 is off its formula", "write 14"},
		{"off its AC", "classes/x.yaml", "skiff:\n" + goodClass + "  numbers: {ac: 19}\n", 7, "fittings make it 9, before what its pilot adds", "write 9"},
		{"role", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "solo", "captain", 1), 6, `no role "captain"`, "solo, brain or computer"},
		{"two pilots", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "solo}", "pilot}, {role: pilot}", 1), 1, "2 seats for a pilot", "one of each"},
		{"skill", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "solo", "solo, skills: [flying]", 1), 6, `no skill "flying"`, "piloting"},
		{"score", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "solo", "solo, scores: {int: 31}", 1), 6, "31 is out of range", "from 1 to 30"},

		{"class", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fihgter, side: us, at: [0, 0]}\n", 6, `no class "fihgter"`, "did you mean fighter?"},
		{"side", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: me, at: [0, 0]}\n", 6, `no side "me"`, "them or us"},
		{"one number", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0]}\n", 6, "two numbers", "feet east"},
		{"far away", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 100001]}\n", 6, "out of range", "-100000 to 100000"},
		{"same name", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0]}\n" +
			"    - {name: A, class: fighter, side: us, at: [90, 0]}\n", 7, `named "A"`, "of its own"},
		{"overlap", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0]}\n" +
			"    - {name: B, class: fighter, side: us, at: [49, 0]}\n", 7, "B begins in the space of A", "50 ft apart"},
		{"wing of one", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0], wing: {count: 1}}\n", 6, `1 is out of range`, "2 to 256"},
		{"wing too large", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0], wing: {count: 257}}\n", 6, `257 is out of range`, "2 to 256"},
		{"wing's name", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0], wing: {count: 2}}\n" +
			"    - {name: A 2, class: fighter, side: us, at: [9000, 0]}\n", 7, `another ship is named "A 2"`, "of its own"},
		{"ships of wings", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0], wing: {count: 200}}\n" +
			"    - {name: B, class: fighter, side: us, at: [0, 900], wing: {count: 57}}\n", 7, "this makes 257 ships", "at most 256"},
		{"wing in a bay", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: carrier, side: us, at: [0, 0]}\n" +
			"    - {name: B, class: fighter, side: us, bay: A, wing: {count: 2}}\n", 7, "does not begin in a docking bay", "by at"},
		{"a wing that arrives", "scenarios/x.yaml", staged("  arrivals:\n    - {name: B, class: fighter, side: us, at: [0, 900], wing: {count: 2}}\n"), 10, "arrivals come one by one", "under `ships:`"},
		{"in a rock", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0]}\n" +
			"  objects:\n    - {kind: asteroid, at: [0, 100], radius: 80}\n", 6, "inside the asteroid at line 8", "105 ft from"},
		{"no bay", "scenarios/x.yaml", staged("    - {name: Seth, class: fighter, side: us, bay: Abel}\n"), 9, "Abel has no docking bay, as its class fighter has none", "modifications: [docking-bay]"},
		{"a full bay", "scenarios/x.yaml", staged("    - {name: Ark, class: carrier, side: us, at: [5000, 0]}\n    - {name: Twin, class: carrier, side: us, bay: Ark}\n"), 10, "the bays of Ark have no room for Twin", "smaller"},
		{"a foe's bay", "scenarios/x.yaml", staged("    - {name: Ark, class: carrier, side: them, at: [5000, 0]}\n    - {name: Seth, class: fighter, side: us, bay: Ark}\n"), 10, "Ark is on another side than Seth", "its own side"},
		{"crew", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: corvette, side: us, at: [0, 0], crew: {gunner-2: {name: B}}}\n", 6, `no key "gunner-2"`, "`gunner`"},
		{"object", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships: []\n  objects:\n    - {kind: moon, at: [0, 100], radius: 80}\n", 7, `"moon"`, "asteroid, field"},
		{"no radius", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships: []\n  objects:\n    - {kind: wreck, at: [0, 100]}\n", 7, "radius is missing", "add `radius:`"},
		{"tempo", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships: []\n  tempo: slow\n", 6, `"slow"`, "rounds, live or together"},
		{"initiative", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships: []\n  initiative: dice\n", 6, `"dice"`, "crew, each for themselves"},
		{"goal", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships: []\n  goals:\n    - {side: us, kind: win, text: We won.}\n", 7, `"win"`, "beat, reach"},
		{"goal's ship", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: Abel, class: fighter, side: us, at: [0, 0]}\n" +
			"  goals:\n    - {side: us, kind: protect, ship: Able, text: No.}\n", 8, `no ship "Able"`, "Abel"},
		{"goal without a ship", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships: []\n  goals:\n    - {side: us, kind: protect, text: No.}\n", 7, "ship is missing", "add `ship:`"},
		{"goal's place", "scenarios/x.yaml", staged("  places: {dock: {at: [0, 0], radius: 90}}\n  goals:\n    - {side: us, kind: hold, rounds: 2, zone: dcok, text: No.}\n"), 11, `no place "dcok"`, "did you mean dock?"},
		{"no places", "scenarios/x.yaml", staged("  goals:\n    - {side: us, kind: hold, rounds: 2, zone: dock, text: No.}\n"), 10, `no place "dock"`, "name places under places"},
		{"whom to bring", "scenarios/x.yaml", staged("  goals:\n    - {side: us, kind: reach, zone: {at: [9, 9], radius: 5}, text: No.}\n"), 10, "ship or ships is missing", "add `ship:`"},
		{"goal's key", "scenarios/x.yaml", staged("  goals:\n    - {side: us, kind: beat, key: a, text: No.}\n    - {side: us, kind: beat, key: a, text: No.}\n"), 11, `another goal has the key "a"`, "of its own"},
		{"trigger's ship", "scenarios/x.yaml", staged("  triggers:\n    t:\n      when: {kind: worn, ship: Able}\n      then: [{do: tell, text: Ha.}]\n"), 11, `no ship "Able"`, "did you mean Abel?"},
		{"trigger's kind", "scenarios/x.yaml", staged("  triggers:\n    t:\n      when: {kind: whenever}\n      then: [{do: tell, text: Ha.}]\n"), 11, `no kind of premise "whenever"`, "use round, within"},
		{"trigger does", "scenarios/x.yaml", staged("  triggers:\n    t:\n      when: {kind: by-hand}\n      then: [{do: sing, text: Ha.}]\n"), 12, `"sing" is not something that a trigger can do`, "use tell, arrive"},
		{"trigger without then", "scenarios/x.yaml", staged("  triggers:\n    t:\n      when: {kind: by-hand}\n"), 11, "then is missing", "add `then:`"},
		{"trigger's trigger", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: after, trigger: onne}\n      then: []\n"), 11, `no trigger "onne"`, "did you mean one?"},
		{"trigger's goal", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: goal, goal: bread, is: reached}\n      then: []\n"), 11, `no goal "bread"`, "give a goal this key"},
		{"goal's standing", "scenarios/x.yaml", staged("  goals:\n    - {side: us, kind: beat, key: a, text: No.}\n  triggers:\n    one:\n      when: {kind: goal, goal: a, is: won}\n      then: []\n"), 13, `never "won"`, "use open, reached, failed or shut"},
		{"two premises", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: worn, ship: Abel, side: us}\n      then: []\n"), 11, "a ship and a side", "keep the one"},
		{"arrives twice", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: by-hand}\n      then: [{do: arrive, ship: Abel}]\n"), 12, "Abel is there from the start", "under arrivals"},
		{"whom to tell", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: by-hand}\n      then: [{do: tell, to: her, text: Ha.}]\n"), 12, `nobody is called "her"`, "a side, gm or all"},
		{"a person of no book", "scenarios/x.yaml", staged("  foot:\n    book: me5\n    decks: [{plan: tavern}]\n    people: [{name: Jo, sheet: gard, side: us}]\n"), 12, `no person of any book "gard"`, "did you mean guard?"},
		{"several of several", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: any, of: [{kind: round, round: 2}, {kind: any, of: []}]}\n      then: []\n"), 11, "one of several, and has several itself", "in one list"},
		{"nobody on foot", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: person-down, person: Sef}\n      then: []\n"), 11, "no people on decks", "`people:` of `foot:`"},
		{"few of nobody", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: few-people, side: us, people: 2}\n      then: []\n"), 11, "no people on decks", "`people:` of `foot:`"},
		{"no such person", "scenarios/x.yaml", ashoreWith("when: {kind: person-down, person: Seff}", "do: put-out, deck: 2, from: [1, 3], to: [1, 3]"), 18, `no person "Seff"`, "did you mean Sef?"},
		{"nothing to seize", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: seized, ship: Abel}\n      then: []\n"), 11, "nobody can seize a console", "under `decks:`"},
		{"no odds", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: by-hand}\n      chance: {need: 21, cause: Why not}\n      then: []\n"), 12, "21 is out of range", "from 2 to 20"},
		{"nobody comes", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: by-hand}\n      then: [{do: enter, people: Relief}]\n"), 12, "nobody arrives on foot", "under `arrivals:` of `foot:`"},
		{"no door there", "scenarios/x.yaml", ashoreWith("when: {kind: by-hand}", "do: open-doors, deck: 2, from: [1, 3], to: [3, 4]"), 19, "no door of the deck prison", "count from 0"},
		{"nothing burns there", "scenarios/x.yaml", ashoreWith("when: {kind: by-hand}", "do: burn, deck: 2, from: [4, 0], to: [9, 0]"), 19, "only walls of the deck prison", "count from 0"},
		{"condition", "scenarios/x.yaml", staged("  triggers:\n    one:\n      when: {kind: by-hand}\n      then: [{do: condition, ship: Abel, condition: asleep, rounds: 2}]\n"), 12, "asleep", "blinded"},
		{"goal without a zone", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: Abel, class: fighter, side: us, at: [0, 0]}\n" +
			"  goals:\n    - {side: us, kind: reach, ship: Abel, text: No.}\n", 8, "zone is missing", "add `zone:`"},
		{"no end", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0]}\n", 1, "no end", "second side"},
		{"no lesson", "lessons/x.yaml", staged(""), 2, "lesson is missing", "add `lesson:`"},
		{"lesson's control", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Shoot., control: Fire, order: fly}\n"), 12, `no pilot's control "Fire"`, "Give the course"},
		{"lesson's order", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Shoot., order: fire}\n"), 12, `no order of the pilot "fire"`, "fly"},
		{"lesson's end", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., order: fly, until: read}\n"), 12, "ends in several ways", "keep one"},
		{"lesson's braces", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: \"Now {click it.\", until: read}\n"), 12, "braces do not close", "write {with mouse"},
		{"lesson's action", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., action: any.up pilot.evad, until: used}\n"), 12, `no action "pilot.evad"`, "did you mean pilot.evade?"},
		{"an action of another seat", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., action: gunner.fire, until: used}\n"), 12, "the station of the pilot does not hear gunner.fire", "an action of that seat"},
		{"an action of the GM", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., action: gm.players}\n"), 12, "the station of the pilot does not hear gm.players", "an action of that seat"},
		{"an action of no station", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., action: sails.up, until: used}\n"), 12, `no action "sails.up"`, "such as any.up"},
		{"lesson on no deck", "lessons/x.yaml", staged("  lesson:\n    seat: boots\n    steps:\n      - {say: Go., until: read}\n"), 10, "no people on decks", "another seat"},
		{"lesson against oneself", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., beat: Abel}\n"), 12, "the learner's own ship", "another side"},
		{"lesson of no side", "lessons/x.yaml", strings.Replace(staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., beat: Abel}\n"), "sides:", "sites:", 1), 4, `no key "sites"`, "`sides`"},
		{"no name", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "name: Skiff", "name: \"\"", 1), 2, "this text is empty", "leave `name` out"},
		{"no title", "scenarios/x.yaml", strings.Replace(staged(""), "title: ", "title: \" \" # ", 1), 2, "this text is empty", "write it"},
		{"nothing used", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., until: used}\n"), 12, "nothing to use", "add `control:`"},
		{"lesson's ship", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., beat: Cane}\n"), 12, `no ship "Cane"`, "Cain"},
		{"lesson's gun", "lessons/x.yaml", staged("  lesson:\n    seat: pilot\n    steps:\n      - {say: Go., bear: Cain}\n"), 12, "nothing brings a weapon to bear", "add `order: fly`"},
		{"lesson's seat", "lessons/x.yaml", staged("  lesson:\n    seat: screen\n    steps:\n      - {say: Go.}\n"), 10, "nothing is ordered at the main screen", "use pilot"},
		{"no steps", "lessons/x.yaml", staged("  lesson: {seat: pilot, steps: []}\n"), 9, "no steps", "at least one"},
		{"people", "scenarios/x.yaml", staged("  people: [5, 2]\n"), 9, "how many people", "[fewest, most]"},
		{"no such control", "scenarios/x.yaml", "fight:\n  title: T\n  brief: Hook her with the [Harpoon].\n", 3, `no control is called "Harpoon"`, "such as [Ram]"},
		{"long brief", "scenarios/x.yaml", "fight:\n  title: T\n  brief: " + strings.Repeat("word ", 300) + "\n", 3, "bytes of text", "at most 1000"},
		{"sides", "scenarios/x.yaml", "fight:\n  sides:\n    a: {name: A}\n    b: {name: A}\n    c: {name: A}\n    d: {name: A}\n    e: {name: A}\n" +
			"    f: {name: A}\n    g: {name: A}\n    h: {name: A}\n    i: {name: A}\n", 11, "too many sides", "at most 8"},
		{"players", "scenarios/x.yaml", "fight:\n" + strings.Replace(goodScene, "true", "maybe", 1) + "  ships: []\n", 4, "neither true nor false", "true or false"},
	} {
		t.Run(c.name, func(t *testing.T) {
			// A second broken file shows that the rest of the folder is still read.
			other := "weapons/other.yaml"
			data, problems := loadOver(t, files(t, c.file, c.text, other, "later:\n  name: x\n  grade: none\n"))
			if data != nil {
				t.Error("a broken folder gives data")
			}
			wantProblem(t, problems, c.file, c.line, c.message, c.remedy)
			wantProblem(t, problems, other, 3, `"none"`, "use primary")
			for _, p := range problems {
				if p.Message == "" || p.Remedy == "" {
					t.Errorf("a problem without words: %+v", p)
				}
			}
		})
	}
}

// What can be loaded but is doubtful comes back as a warning, with the data.
func TestDoubts(t *testing.T) {
	ship := func(extra string) string {
		return "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0]}\n" +
			"    - {name: B, class: fighter, side: them, at: [900, 0]}\n" + extra
	}
	for _, c := range []struct {
		name, file, text string
		line             int
		message, remedy  string
	}{
		{"unused weapon", "weapons/x.yaml", "\ngun: {name: gun, grade: primary, type: energy, damage: {small: 1d6, huge: 1d6}, range: {near: 1, far: 2}}\n",
			2, "no ship carries", "mount it"},
		{"no pilot", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "solo", "mechanic", 1), 1, "nobody can fly", "add a pilot"},
		{"no gunner", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "solo", "pilot", 1) + "  hardpoints: [{weapon: light-laser, mount: 45}]\n",
			1, "nobody can fire", "add a gunner"},
		{"named without a sheet", "scenarios/x.yaml", strings.Replace(ship(""), "side: us, at: [0, 0]", "side: us, at: [0, 0], crew: {pilot: {name: Tobin Sayre}}", 1), 6, "Tobin Sayre has a sheet", "person: tobin-sayre"},
		{"idle gunner", "classes/x.yaml", "skiff:\n" + strings.Replace(goodClass, "solo}", "pilot}, {role: gunner}", 1), 1, "nothing to do", "hardpoint"},
		{"not read", "classes/x.txt", "words", 0, "not read", ".yaml"},
		{"cut off by a comment", "scenarios/x.yaml", strings.Replace(ship(""), "title: ", "title: Dark #3 ", 1), 2, `the text ends before "#3`, "in quotes"},
		{"empty", "classes/x.yaml", "# nothing yet\n", 0, "holds nothing", "write an entry"},
		{"side without ships", "scenarios/x.yaml", strings.Replace(ship(""), "Us, players: true}", "Us, players: true}, none: {name: None}", 1), 1, "no ships", "give it one"},
		{"no players", "scenarios/x.yaml", strings.Replace(ship(""), ", players: true", "", 1), 1, "for players", "players: true"},
		{"no goal", "scenarios/x.yaml", staged(""), 1, "no goal ends this battle", "kind: beat"},
		{"nobody to beat", "scenarios/x.yaml", "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0]}\n" +
			"  goals:\n    - {side: us, kind: beat, text: Yes.}\n    - {side: us, kind: survive, round: 3, text: Yes.}\n", 8, "nobody to beat", "another side"},
		{"the other's ship", "scenarios/x.yaml", ship("  goals:\n    - {side: us, kind: protect, ship: B, text: Yes.}\n"), 9, "B is on another side", "own side"},
		{"in the zone", "scenarios/x.yaml", ship("  goals:\n    - {side: us, kind: reach, ship: A, zone: {at: [0, 50], radius: 50}, text: Yes.}\n"), 9, "begins in the zone", "move"},
		{"walled in", "scenarios/x.yaml", ship("  objects:\n    - {kind: asteroid, at: [0, 500], radius: 100}\n" +
			"  goals:\n    - {side: us, kind: reach, ship: A, zone: {at: [0, 500], radius: 110}, text: Yes.}\n"), 11, "no way to the zone", "gap"},
		{"group of two kinds", "scenarios/x.yaml", strings.ReplaceAll(ship(""), "at:", "group: g, at:"), 7, "share no initiative", "another group"},
		{"never arrives", "scenarios/x.yaml", ship("  arrivals:\n    - {name: C, class: fighter, side: us, at: [0, 900]}\n"), 9, "C never arrives", "do `arrive`"},
		{"never in force", "scenarios/x.yaml", ship("  goals:\n    - {side: us, kind: protect, ship: A, later: true, text: Yes.}\n"), 9, "into force", "remove `later`"},
		{"not known yet", "scenarios/x.yaml", ship("  arrivals:\n    - {name: C, class: fighter, side: us, at: [0, 900]}\n" +
			"  goals:\n    - {side: us, kind: survive, round: 9, ship: C, text: Yes.}\n" +
			"  triggers:\n    one:\n      when: {kind: round, round: 2}\n      then: [{do: arrive, ship: C}]\n"), 11, "C has yet to arrive", "open-goal"},
		{"waits for itself", "scenarios/x.yaml", ship("  triggers:\n    one:\n      when: {kind: after, trigger: one}\n      then: [{do: tell, text: Ha.}]\n"), 9, "waits for itself", "another trigger"},
		{"few from the start", "scenarios/x.yaml", ship("  triggers:\n    one:\n      when: {kind: few, side: them, ships: 1}\n      then: [{do: tell, text: Ha.}]\n"), 9, "so before the battle begins", "{kind: round, round: 1}"},
		{"up from the start", "scenarios/x.yaml", ship("  triggers:\n    one:\n      when: {kind: down, ship: B, not: true}\n      then: [{do: tell, text: Ha.}]\n"), 9, "so before the battle begins", "not so yet"},
		{"few people from the start", "scenarios/x.yaml", ashoreWith("when: {kind: few-people, side: them, people: 2}", "do: tell, text: Ha."), 17, "so before the battle begins", "not so yet"},
		{"one person twice", "scenarios/x.yaml", ship("    - {name: C, class: fighter, side: us, at: [0, 900], crew: {pilot: {person: tobin-sayre}}}\n" +
			"    - {name: D, class: corvette, side: us, at: [0, 1500], crew: {gunner: {person: tobin-sayre}}}\n"), 9, "has a seat at line 8", "somebody else"},
		{"another's post", "scenarios/x.yaml", ship("    - {name: D, class: corvette, side: us, at: [0, 1500], crew: {pilot: {person: tobin-sayre}}}\n"), 8, "is a gunner, and sits as pilot", "of that post"},
		{"far out", "scenarios/x.yaml", ship("    - {name: C, class: fighter, side: us, at: [0, 20901]}\n"), 8, "C begins more than 20000 ft from every other ship", "nearer"},
		{"idle place", "scenarios/x.yaml", ship("  places: {dock: {at: [0, 0], radius: 90}}\n"), 8, "no goal and no trigger uses this place", "zone"},
		{"no way to jump", "scenarios/x.yaml", ship("  goals:\n    - {side: us, kind: escape, ship: A, text: Yes.}\n"), 9, "A cannot jump, as its class fighter has no hyperdrive", "`reach` a zone"},
		{"captures a friend", "scenarios/x.yaml", ship("  goals:\n    - {side: us, kind: capture, ship: A, text: Yes.}\n"), 9, "on the goal's own side", "of another side"},
	} {
		t.Run(c.name, func(t *testing.T) {
			data, problems := loadOver(t, files(t, c.file, c.text))
			if data == nil {
				t.Error("a doubt stops the folder from being loaded")
			}
			wantProblem(t, problems, c.file, c.line, c.message, c.remedy)
			for _, p := range problems {
				if !p.Warning {
					t.Error(p)
				}
			}
		})
	}
}

// A folder whose files are all in the wrong place is an error, so that nobody takes it for a sound
// one; beside data they are doubtful.
func TestFilesOutsideTheFoldersOfData(t *testing.T) {
	const kinds = "weapons, bombs, features, crew, classes, scenarios, lessons, books, chapters or decks"
	data, problems := loadOver(t, files(t, "lugger.yaml", "words"))
	if data != nil {
		t.Error("a folder of which nothing is read can be used")
	}
	wantProblem(t, problems, ".", 0, "nothing in this folder is read", "name the folder above it, or put files into conditions, "+kinds)
	data, problems = loadOver(t, files(t, "ships", "words", "classes/x.yaml", "skiff:\n"+goodClass))
	if data == nil {
		t.Error("a file in no folder of data stops the rest from being loaded")
	}
	wantProblem(t, problems, "ships", 0, "not read", kinds)
}

// A side without a primary weapon disables nobody, and captures only ships whose decks are in play.
func TestCapturesNeedAWeaponThatDisables(t *testing.T) {
	scene := func(class string) string {
		return "fight:\n" + goodScene + "  ships:\n    - {name: A, class: " + class + ", side: us, at: [0, 0]}\n" +
			"    - {name: B, class: corvette, side: them, at: [900, 0]}\n  goals:\n    - {side: us, kind: capture, ship: B, text: Yes.}\n"
	}
	skiff := "skiff:\n" + goodClass + "  hardpoints: [{weapon: blast-missile, mount: fore}]\n"
	_, problems := Load(files(t, "classes/x.yaml", skiff, "scenarios/x.yaml", scene("skiff")))
	wantProblem(t, problems, "scenarios/x.yaml", 9, "no ship of the side has a primary weapon", "under `decks:` of `foot:`")
	for name, text := range map[string]string{
		"a laser":  scene("fighter"),
		"boarders": scene("skiff") + "  foot:\n    book: me5e\n    decks: [{ship: B, hand: trooper}]\n",
	} {
		if _, problems := Load(files(t, "classes/x.yaml", skiff, "scenarios/x.yaml", text)); len(problems) > 0 {
			t.Errorf("with %s: %v", name, problems)
		}
	}
}

// A way through a wall is found where there is a gap for the ship, and only there.
func TestRoutesNeedAGap(t *testing.T) {
	wall := func(gap string) string {
		return "fight:\n" + goodScene + "  ships:\n    - {name: A, class: fighter, side: us, at: [0, 0]}\n  objects:\n" +
			"    - {kind: asteroid, at: [500, 0], radius: 100}\n    - {kind: asteroid, at: [-500, 0], radius: 100}\n" +
			"    - {kind: asteroid, at: [350, 350], radius: 330}\n    - {kind: asteroid, at: [-350, -350], radius: 330}\n" +
			"    - {kind: asteroid, at: [-350, 350], radius: 330}\n" + gap +
			"  goals:\n    - {side: us, kind: reach, ship: A, zone: {at: [0, 3000], radius: 200}, text: Yes.}\n"
	}
	_, open := Load(files(t, "scenarios/x.yaml", wall("")))
	if i := slices.IndexFunc(open, func(p Problem) bool { return strings.Contains(p.Message, "no way") }); i >= 0 {
		t.Errorf("there is a gap to the south-east, and yet: %v", open[i])
	}
	_, problems := Load(files(t, "scenarios/x.yaml", wall("    - {kind: wreck, at: [350, -350], radius: 330}\n")))
	wantProblem(t, problems, "scenarios/x.yaml", 15, "no way to the zone", "gap")
}

// References to somebody in a file that could not be read are not reported: the file is.
func TestWhatFollowsFromAnUnreadFileIsNotTold(t *testing.T) {
	scene := strings.Replace(staged(""), "side: us, at: [0, 0]}", "side: us, at: [0, 0], crew: {pilot: {person: imre}}}", 1)
	_, problems := Load(files(t, "crew/x.yaml", "imre:\n\tname: Imre\n", "scenarios/x.yaml", scene))
	wantProblem(t, problems, "crew/x.yaml", 2, "not YAML", "a tab stands here")
	for _, p := range problems {
		if !p.Warning && p.File != "crew/x.yaml" {
			t.Error(p)
		}
	}
}

// Nor is what chapters, decks and scenarios of a book need from it, if the book itself could not be
// read.
func TestWhatFollowsFromABrokenBookIsNotTold(t *testing.T) {
	for book, block := range map[string]string{"lurasko": "topics", "ether": "topics", "me5e": "topics", "forge": "types"} {
		text, err := shipped.ReadFile("books/" + book + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		var kept []string
		inside := false
		for line := range strings.Lines(string(text)) {
			if inside = strings.HasPrefix(line, "  "+block+":") || inside && strings.HasPrefix(line, "    "); !inside {
				kept = append(kept, line)
			}
		}
		_, problems := Load(files(t, "books/"+book+".yaml", strings.Join(kept, "")))
		told := 0
		for _, p := range problems {
			switch {
			case p.Warning:
			case p.File != "books/"+book+".yaml":
				t.Errorf("%s without its %s: %v", book, block, p)
			case strings.Contains(p.Message, block+" is missing"):
				told++
			}
		}
		if told != 1 {
			t.Errorf("that %s has no %s is told %d times: %v", book, block, told, problems)
		}
	}
}
