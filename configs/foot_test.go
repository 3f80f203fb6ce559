package configs

import (
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim"
)

const smallBook = `
house-rules:
  book: me5e
  sheets:
    bruno: {name: Bruno, size: medium, hp: 10, speed: {walk: 10}, scores: [10, 10, 10, 10, 10, 10]%s}
`

// plan is the file of a deck of one level.
func plan(rows ...string) string {
	return "shed:\n  name: Shed\n  size: small\n  levels:\n    - name: deck\n      map: |\n        " + strings.Join(rows, "\n        ") + "\n"
}

func TestFootDataThatIsWrongIsToldWithItsPlace(t *testing.T) {
	chapter := func(more string) string { return strings.Replace(smallBook, "%s", more, 1) }
	whole := []string{"#########", "#PGSEC..^", "#########"}
	shut := []string{"#########", "#PGSEC..^", "#########", "#..#.....", "#########"}
	for _, c := range []struct {
		name, file, text string
		line             int
		message, remedy  string
	}{
		{"a sealed room", "decks/a.yaml", plan("############", "#PGSEC..#..#", "#.......#..#", "####^#######"), 8, "square [9, 1]: this cannot be reached from [1, 1] of level 1", "door"},
		{"an open hull", "decks/a.yaml", plan(shut...), 10, "the hull is open", "close the hull"},
		{"a console outside", "decks/a.yaml", plan("########_", "#PGSE..^P", "########_"), 8, "a console stands outside", "close the hull"},
		{"a console missing", "decks/a.yaml", plan("#########", "#PGSE...^", "#########"), 7, "no console for the coordinator", "put it on the map"},
		{"an unknown symbol", "decks/a.yaml", plan("#########", "#PGSEC.?^", "#########"), 8, "'?' is not a symbol", "wall"},
		{"a ladder to nowhere", "decks/a.yaml", plan("#########", "#PGSEC.1^", "#########"), 8, "does not lead anywhere", "one other level"},
		{"a ladder with three ends", "decks/a.yaml", plan("#########", "#PGSEC11^", "#1......#", "#########"), 8, "ladder 1 does not lead", "one other level"},
		{"a shaft to nowhere", "decks/a.yaml", plan("#########", "#PGSEC.v^", "#########"), 8, "the shaft leads nowhere", "next level"},
		{"a row too short", "decks/a.yaml", plan("#########", "#PGSEC..^", "#......#", "#########"), 9, "the row has 8 squares, and the first of the map has 9", "equally long"},
		{"a row too long", "decks/a.yaml", plan("#########", "#PGSEC..^", "#.......##", "#########"), 9, "the row has 10 squares", "equally long"},
		{"no way in", "decks/a.yaml", plan("#########", "#PGSEC..#", "#########"), 7, "there is no hatch", "where boarders can come in"},
		{"nowhere to stand", "decks/a.yaml", plan("###", "###"), 7, "nowhere to stand", "draw a floor"},
		{"no map", "decks/a.yaml", strings.Replace(plan("#########", "#PGSEC..^", "#########"), "map: |", "map: >", 1), 6, "this is not a map", "`map: |`"},
		{"an unknown weapon", "chapters/a.yaml", chapter(", weapons: [{weapon: warden-rifel}]"), 5, "warden-rifel", "warden-rifle"},
		{"an unknown power", "chapters/a.yaml", chapter(", powers: [flinge]"), 5, "flinge", "fling"},
		{"nothing wrong", "chapters/a.yaml", chapter(""), 0, "", ""},
		{"a former end", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    hook: {name: hook, kind: k, damage: 1d6, type: slashing, rider: {condition: prone, ends: maker-falls}}\n", 4, "maker-falls", "`ends: let-go`"},
		{"an unknown condition", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    hook: {name: hook, kind: k, damage: 1d6, type: slashing, rider: {condition: prune}}\n", 4, "prune", "prone"},
		{"an unknown tag", "chapters/a.yaml", "x:\n  book: me5e\n  conditions:\n    odd: {name: odd, modifiers: [{roll: attack, edge: advantage, when: [close]}]}\n", 4, `no tag "close"`, "melee"},
		{"an unknown property", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    hook: {name: hook, kind: k, damage: 1d6, type: slashing, properties: [lite]}\n", 4, `no property "lite"`, "light"},
		{"an unknown occasion", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    hook: {name: hook, kind: k, damage: 1d6, type: slashing, adds: [{damage: 1d4, type: fire, when: crit}]}\n", 4, `no occasion "crit"`, "charged"},
		{"a charge without shots", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    hook: {name: hook, kind: k, damage: 1d6, type: slashing, adds: [{damage: 1d4, type: fire, when: charged}]}\n", 4, "charging takes shots", "shots:"},
		{"cooling without shots", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    hook: {name: hook, kind: k, damage: 1d6, type: slashing, properties: [cooling]}\n", 4, "cools only with shots", "shots:"},
		{"a shot without a range", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    hook: {name: hook, kind: k, damage: 1d6, type: slashing, fires: {aim: save, save: Dexterity}}\n", 4, "needs a range", "range:"},
		{"too many weapons", "chapters/a.yaml", chapter(", weapons: [{weapon: warden-rifle}, {weapon: warden-rifle}, {weapon: gauntlet-blade}, {weapon: tack-pistol}]"), 5, "take 5 slots, and the book gives 4", "at-hand"},
		{"as many as there are slots", "chapters/a.yaml", chapter(", weapons: [{weapon: warden-rifle}, {weapon: warden-rifle}, {weapon: gauntlet-blade}]"), 0, "", ""},
		{"an unknown moment", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: reaction, answers: missed}\n", 4, `no moment "missed"`, "struck, hurt"},
		{"damage of no type", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: action, effect: {range: 30, damage: 1d6}}\n", 4, "damage but no type", "`type:`"},
		{"nothing done", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: action, effect: {range: 30}}\n", 4, "does nothing to its target", "`damage:`"},
		{"no concentration", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: action, effect: {range: 30, aim: save, save: Wisdom, condition: prone, ends: concentration}}\n", 4, "ends with concentration, and the power takes none", "`concentration: true`"},
		{"half of no save", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: action, effect: {range: 30, aim: attack, half: true, damage: 1d6, type: fire}}\n", 4, "`helped-by` need a save", "`aim: save`"},
		{"the size of no area", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: action, effect: {range: 30, size: 4, damage: 1d6, type: fire}}\n", 4, "a size but no area", "`area:`"},
		{"a trade with oneself", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: action, effect: {own: true, swaps: true}}\n", 4, "a target other than the user", "`own:`"},
		{"a reaction to nothing", "chapters/a.yaml", "x:\n  book: me5e\n  powers:\n    fizz: {name: fizz, level: 0, casting: reaction}\n", 4, "has nothing to answer", "answers:"},
		{"a condition that nobody notices but in rolls", "chapters/a.yaml", "x:\n  book: me5e\n  conditions:\n    odd: {name: odd, flags: [unnoticed], modifiers: [{roll: save, value: 2}]}\n", 4, "an unnoticed condition cannot change rolls", "or the flag"},
		{"a circle of conditions", "chapters/a.yaml", "x:\n  book: me5e\n  conditions:\n    one: {name: one, implies: [two]}\n    two: {name: two, implies: [one]}\n", 4, "leads back to itself", "cut the circle"},
		{"a condition that comes back as it ends", "chapters/a.yaml", "x:\n  book: me5e\n  conditions:\n    one: {name: one, leaves: [two]}\n    two: {name: two, brings: [three]}\n    three: {name: three, leaves: [one]}\n", 4, "leads back to itself by leaves", "cut the circle"},
		{"heat and a reserve for a charge", "chapters/a.yaml", "x:\n  book: ether\n  weapons:\n    fizz: {name: fizz, kind: gun, damage: 1d6, type: physical, range: {near: 30}, shots: 4, abilities: [Might], adds: [{damage: 1d6, type: physical, when: charged}], traits: {charge: {reserve: stamina, amount: 2}}}\n", 4, "`charge` does nothing here", "without `shots:`"},
		{"a charge from what counts up", "chapters/a.yaml", "x:\n  book: lurasko\n  weapons:\n    fizz: {name: fizz, kind: blunt, damage: 6, drive: 8, type: blunt, abilities: [Melee], adds: [{damage: 6, type: electric, when: charged}], traits: {charge: {reserve: fatigue, amount: 2}}}\n", 4, "counts up from 0", "without `counts: true`"},
		{"a shot that leeches", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    fizz: {name: fizz, kind: rifle, damage: 1d6, type: fire, range: {near: 30, far: 60}, shots: 4, abilities: [Dexterity], fires: {aim: save, save: Dexterity, dc: 13, half: true}, traits: {leeches: true}}\n", 4, "`leeches` does nothing here", "under `fires:`"},
		{"a save without an ability", "chapters/a.yaml", "x:\n  book: me5e\n  devices:\n    fizz: {name: fizz, effect: {aim: save}}\n", 4, "a save but no ability", "save:"},
		{"an unknown book", "chapters/a.yaml", "x:\n  book: me5\n  weapons: {}\n", 2, "me5", "me5e"},
		{"a book missing", "chapters/a.yaml", "x:\n  weapons: {}\n", 2, "book is missing", "book"},
		{"one key twice", "chapters/a.yaml", "x:\n  book: me5e\n  weapons:\n    warden-rifle: {name: w, kind: k, damage: 1d6, type: slashing}\n", 4, "already", "another key"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.message == "" {
				if _, problems := Load(files(t, c.file, c.text)); Broken(problems) {
					t.Fatal(problems)
				}
				return
			}
			// The rest of the folder is read all the same: another deck, and another kind.
			_, problems := Load(files(t, c.file, c.text, "decks/b.yaml", strings.Replace(plan("#########", "#PGSEC.!^", "#########"), "shed:", "barn:", 1),
				"weapons/b.yaml", "later:\n  name: x\n  grade: none\n"))
			wantProblem(t, problems, c.file, c.line, c.message, c.remedy)
			wantProblem(t, problems, "decks/b.yaml", 8, "'!' is not a symbol", "wall")
			wantProblem(t, problems, "weapons/b.yaml", 3, `"none"`, "use primary")
		})
	}
	if _, problems := Load(files(t, "decks/a.yaml", plan(whole...))); Broken(problems) {
		t.Fatal(problems)
	}
}

// A book with a stage, a token, a part or a topic that there is not is refused
// where it stands.
func TestABookWithAnUnknownWordIsToldWithItsLine(t *testing.T) {
	text, err := shipped.ReadFile("books/me5e.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, to, message, remedy string }{
		{"stages: {hit: [immune, flat,", "stages: {hit: [immune, flate,", `no stage "flate"`, "flat"},
		{"stages: {hit: [immune,", "stages: {before: [flate], hit: [immune,", `no stage "flate"`, "use "},
		{"price: [interaction, action], rule: ME-FREE}", "price: [interactoin, action], rule: ME-FREE}", "interactoin", "interaction"},
		{"    prone: prone\n", "    prone: prune\n", "prune", "prone"},
		{"    turn: ME-TURN\n", "    turn: my turn\n", "not the id of a rule", "ME-TURN"},
		{"initiative: Dexterity", "initiative: Dexterty", "Dexterty", "Dexterity"},
		{"    dash: {price", "    dasch: {price", "dasch", "dash"},
		{"    ability: true\n", "    ability: true\n    thrown-by: nobody\n", `no word for who throws "nobody"`, "attacker or defender"},
		{"    ability: true\n", "    ability: true\n    thrown-by: defender\n", "the defender rolls", "defence-roll"},
		{"    ability: true\n", "    ability: true\n    critical: double\n", `no effect of a critical hit "double"`, "dice, total, drive or choice"},
		{"  initiative: D", "  checks: {degrees: three}\n  initiative: D", `no number of degrees "three"`, "two or four"},
		{"  initiative: D", "  toll: wounds\n  initiative: D", `no toll "wounds"`, "hit-points or injuries"},
		{"  initiative: D", "  toll: injuries\n  initiative: D", "needs a table of injuries", "injuries:"},
		{"stages: {hit: [immune,", "stages: {before: [flat], hit: [immune,", "not a stage of this phase", "under hit"},
		{"stages: {hit: [immune,", "stages: {after: [flat], hit: [immune,", `no key "after"`, "before"},
		{"stages: {hit: [immune, flat,", "stages: {hit: [immune, flat, flat,", "damage goes through flat twice", "keep one"},
		{"    - {from: 0, is: -5}\n", "", "scores below 2 have no modifier", "begin with `from: 0`"},
		{"vulnerable, layers]}", "vulnerable]}", "no stage reaches the layer barrier", "add layers"},
	} {
		changed := strings.Replace(string(text), c.from, c.to, 1)
		_, problems := Load(files(t, "books/me5e.yaml", changed, "weapons/other.yaml", "later:\n  name: x\n  grade: none\n"))
		wantProblem(t, problems, "books/me5e.yaml", lineOfChange(string(text), changed), c.message, c.remedy)
		wantProblem(t, problems, "weapons/other.yaml", 3, `"none"`, "use primary") // the rest of the folder is still read
	}
}

// So are a table with a hole, a track without an end, and a number where only dice can be
// thrown.
func TestABookThatCannotBePlayedIsToldWithItsLine(t *testing.T) {
	const book = "books/lurasko.yaml"
	for _, c := range []struct{ file, from, to, at, message, remedy string }{ // at: what stands in the line, where that is not the one that is changed
		{book, "toll: injuries", "toll: injury", "", `no toll "injury"`, "injuries"},
		{book, "stages: {before: [screens], hit: [immune,", "stages: {before: [drive], hit: [immune,", "", "not a stage of this phase", "under hit"},
		{book, "[limb-1, limb-1, core-1,", "[limb-1, core-1,", "", "the table has 5 rows", "write 4, 6, 8"},
		{book, "[limb-1, limb-1, core-1, core-1, perception-1, floored]", "[limb-1, limb-1, limb-1, floored, floored, floored]", "    base: 10\n    ability: Constitution\n    table", "no injury leads to one that fells", "`fells`"},
		{book, "defence-roll: {dice: 2d20", "defence-roll: {dice: 20", "", `"20" are not dice`, "2d6 or 1d8+1"},
		{book, "    success: {good: 1}\n    critical-success: {good: 1}", "    success: {}\n    critical-success: {}", "    good: 1", "no save adds to this track", "`good: 1`"},
		{book, "    good: 1\n", "", "    name: endurance", "which has no length", "add `good: 3`"},
		{book, "  toll: injuries\n", "", "    base: 10\n    ability: Constitution\n    table", "nobody suffers injuries", "add `toll: injuries`"},
		{"books/forge.yaml", "    failure: {bad: 1}\n    critical-failure: {bad: 2}\n", "    failure: {}\n    critical-failure: {}\n", "    bad: 4", "no save adds to this track", "`bad: 1`"},
		{"books/forge.yaml", "degrees: four", "degrees: five", "", `no number of degrees "five"`, "two or four"},
		{"books/ether.yaml", "        - {says: through the heart, fells: true, bad: 1}\n", "", "        - {says: a hand is lost", "the table has 11 rows", "write 4, 6, 8"},
	} {
		text := shippedText(t, c.file)
		changed := strings.Replace(text, c.from, c.to, 1)
		if changed == text {
			t.Errorf("%s has no %q", c.file, c.from)
			continue
		}
		line := lineOfChange(text, changed)
		if c.at != "" {
			above, _, _ := strings.Cut(changed, "\n"+c.at)
			line = strings.Count(above, "\n") + 2
		}
		_, problems := Load(files(t, c.file, changed, "weapons/other.yaml", "later:\n  name: x\n  grade: none\n"))
		wantProblem(t, problems, c.file, line, c.message, c.remedy)
		wantProblem(t, problems, "weapons/other.yaml", 3, `"none"`, "use primary") // the rest of the folder is still read
	}
}

// A device of a book that has no devices is refused where it stands.
func TestADeviceOfABookWithoutDevicesIsToldWithItsLine(t *testing.T) {
	text := shippedText(t, "books/lurasko.yaml")
	without := strings.Replace(text, "    use: {price: [action], rule: LOL-EXPLOSIVE}\n", "", 1)
	_, problems := Load(files(t, "books/lurasko.yaml", without, "chapters/a.yaml", "x:\n  book: lurasko\n  devices:\n    squib: {name: squib}\n    dud: {name: dud, dc: 99}\n"))
	wantProblem(t, problems, "chapters/a.yaml", 4, "Legends of Lurasko has no order use", "leave the device out")
	wantProblem(t, problems, "chapters/a.yaml", 5, "99 is out of range", "from 0 to 40")
}

// So is armour whose window or share of damage no stage of the book comes to.
func TestArmourOfNoStageIsToldWithItsLine(t *testing.T) {
	text := shippedText(t, "books/lurasko.yaml")
	for _, c := range []struct {
		stage, word string
		line        int
	}{
		{"drive", "drive, ", 6},
		{"percent", ", percent", 7},
	} {
		without := strings.Replace(text, c.word, "", 1)
		_, problems := Load(files(t, "books/lurasko.yaml", without, "chapters/a.yaml", "x:\n  book: lurasko\n  armour:\n    mail:\n      name: mail\n      window: {from: 8, to: 18}\n      percents: [{types: [frost], share: 50}]\n    rags: {name: rags, dc: 99}\n"))
		wantProblem(t, problems, "chapters/a.yaml", c.line, "does not go through "+c.stage, "among the `stages:`")
		wantProblem(t, problems, "chapters/a.yaml", 8, "99 is out of range", "from 0 to 10")
	}
}

// An action whose rules are missing elsewhere is told where it stands.
func TestAnActionWithoutItsRulesIsToldWithItsLine(t *testing.T) {
	text := shippedText(t, "books/me5e.yaml")
	_, problems := Load(files(t, "books/me5e.yaml", strings.Replace(text, "    dodge: dodging\n", "", 1)))
	above, _, _ := strings.Cut(text, "    dodge: {price")
	wantProblem(t, problems, "books/me5e.yaml", strings.Count(above, "\n")+1, "dodge can be ordered, but there is no condition for it", "add `dodge:`")
}

// lineOfChange returns the first line in which two texts differ.
func lineOfChange(was, is string) int {
	a, b := strings.Split(was, "\n"), strings.Split(is, "\n")
	n := 0
	for a[n] == b[n] {
		n++
	}
	return n + 1
}

// ofTheirBook are the scenarios that show what only one book has, with its own people.
var ofTheirBook = []string{"scenarios/ring.yaml", "scenarios/writ.yaml", "scenarios/undertow.yaml", "scenarios/tithe.yaml"}

// Everything else that is shipped to be played on foot is played by another book when
// the one line that names it says so.
func TestABookIsSwappedByOneLine(t *testing.T) {
	books := mustLoad(t).Persons.Books
	for i := range books {
		for n, figure := range rulebook.Figures.Words {
			if books[i].Figure(n) < 0 {
				t.Errorf("nobody in %s plays the %s", books[i].Key, figure)
			}
		}
	}
	swapped := 0
	for _, name := range scenarioFiles(t) {
		text := shippedText(t, name)
		for i := range books {
			line := "\n    book: " + books[i].Key + "\n"
			if !strings.Contains(text, line) || slices.Contains(ofTheirBook, name) {
				continue
			}
			other := books[(i+1)%len(books)].Key
			swapped++
			if _, problems := Load(files(t, name, strings.Replace(text, line, "\n    book: "+other+"\n", 1))); Broken(problems) {
				t.Error(problems)
			}
		}
	}
	if swapped < 6 {
		t.Errorf("%d scenarios name a book", swapped)
	}
}

// A scenario that names sheets of one book and is to be played by another is told
// so for each of them.
func TestSheetsOfAnotherBookAreTold(t *testing.T) {
	const name = "scenarios/crews.yaml"
	text := strings.Replace(shippedText(t, name), "book: me5e", "book: ether", 1)
	for _, c := range []struct{ sheet, message, remedy string }{
		{"kade-morrow", "kade-morrow belongs to the book me5e, but this battle uses ether", "a figure that every book has"},
		{"soldeir", `no person of ether "soldeir"`, "did you mean soldier?"},
	} {
		changed := strings.Replace(text, "sheet: soldier", "sheet: "+c.sheet, 1)
		_, problems := Load(files(t, name, changed))
		wantProblem(t, problems, name, lineOfChange(text, changed), c.message, c.remedy)
	}
	_, problems := Load(files(t, "books/third.yaml", strings.Replace(shippedText(t, "books/ether.yaml"), "\nether:\n", "\nthird:\n", 1),
		"chapters/third.yaml", strings.NewReplacer("\nether-", "\nthird-", "book: ether", "book: third", " plays: [soldier, veteran],", "").Replace(shippedText(t, "chapters/ether.yaml")), name, strings.Replace(text, "book: ether", "book: third", 1)))
	wantProblem(t, problems, name, lineOf(text, "sheet: soldier"), "nobody in the book third plays the soldier", "`plays`")
}

// A book or a deck that cannot be read is reported where it is, and not again wherever it is used.
func TestABrokenBookIsToldOnce(t *testing.T) {
	broken := strings.Replace(shippedText(t, "books/me5e.yaml"), "refill: turn", "refill: never", 1)
	_, problems := Load(files(t, "books/me5e.yaml", broken))
	if len(problems) != 1 || problems[0].File != "books/me5e.yaml" {
		t.Errorf("%d problems: %v", len(problems), problems)
	}
	sealed := strings.Replace(shippedText(t, "decks/generic.yaml"), "name:", "nome:", 1)
	_, problems = Load(files(t, "decks/generic.yaml", sealed))
	for _, p := range problems {
		if p.File != "decks/generic.yaml" {
			t.Error(p)
		}
	}
}

func lineOf(text, part string) int { return 1 + strings.Count(text[:strings.Index(text, part)], "\n") }

func shippedText(t *testing.T, name string) string {
	t.Helper()
	text, err := shipped.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func scenarioFiles(t *testing.T) (names []string) {
	t.Helper()
	list, err := shipped.ReadDir("scenarios")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		names = append(names, "scenarios/"+f.Name())
	}
	return names
}

// What is shipped holds as much as a table needs.
func TestShippedBooksAreFull(t *testing.T) {
	data := mustLoad(t)
	for _, c := range []struct {
		book                                 string
		weapons, powers, devices, conditions int
		units, characters, classes           int
	}{
		{"me5e", 30, 20, 13, 30, 25, 12, 6},
		{"ether", 14, 0, 3, 20, 15, 8, 7},
	} {
		b := &data.Persons.Books[data.Persons.Book(c.book)]
		units, characters, classes := 0, 0, map[string]bool{}
		for i := range b.Sheets {
			switch {
			case b.Sheets[i].Class != "":
				characters++
				classes[b.Sheets[i].Class] = true
			case !b.Sheets[i].Special:
				units++
			}
		}
		if len(b.Weapons) < c.weapons || len(b.Powers) < c.powers || len(b.Devices) < c.devices || len(b.Conditions) < c.conditions ||
			units < c.units || characters < c.characters || len(classes) < c.classes {
			t.Errorf("%s: %d weapons, %d powers, %d devices, %d conditions, %d units, %d characters of %d classes",
				c.book, len(b.Weapons), len(b.Powers), len(b.Devices), len(b.Conditions), units, characters, len(classes))
		}
	}
	if len(data.Persons.Plans) < 3 {
		t.Errorf("%d deck plans", len(data.Persons.Plans))
	}
}

// What a book can never bring about is refused where it is written.
func TestADeadlyWeaponIsRefusedWhereTheDefenderThrows(t *testing.T) {
	text, err := shipped.ReadFile("chapters/lurasko.yaml")
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), "{name: hatch pike, ", "{name: hatch pike, traits: {deadly: 4}, ", 1)
	_, problems := Load(files(t, "chapters/lurasko.yaml", changed, "weapons/other.yaml", "later:\n  name: x\n  grade: none\n"))
	wantProblem(t, problems, "chapters/lurasko.yaml", lineOfChange(string(text), changed), "`deadly` does nothing in this book", "leave `deadly` out")
}

// A broken book is reported where it is broken, and references to it are not.
func TestWhatNamesABrokenBookIsNoMistake(t *testing.T) {
	_, problems := Load(files(t, "chapters/a.yaml", "x:\n  book: me5e\n  conditions:\n    one: {name: one, flags: [clumzy]}\n",
		"scenarios/x.yaml", "fight:\n"+goodScene+"  foot:\n    book: me5e\n    decks: [{plan: tavern}]\n"))
	wantProblem(t, problems, "chapters/a.yaml", 4, `no flag "clumzy"`, "use")
	for _, p := range problems {
		if strings.Contains(p.Message, "me5e") {
			t.Errorf("the book is told of as if it were not there: %v", p)
		}
	}
}

// A mistake in a key is reported, but not its consequences for the whole.
func TestAMistakeIsToldOnce(t *testing.T) {
	_, problems := Load(files(t, "conditions/a.yaml", "k:\n  name: k\n  says: z\n  flags: [clumzy]\n"))
	if len(problems) != 1 {
		t.Errorf("one wrong word is told as %v", problems)
	}
}

// Only what a charge lacks is reported, even if the first reserve of its book counts up.
func TestAChargeIsToldWhatItLacks(t *testing.T) {
	book, err := shipped.ReadFile("books/lurasko.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const first, counts = "    - {key: charge, name: charge}\n", "    - {key: fatigue, name: fatigue, counts: true}\n"
	turned := strings.NewReplacer(first, counts, counts, first).Replace(string(book))
	for _, x := range []struct{ charge, message string }{
		{"{amount: 2}", "reserve is missing"},
		{"{reserve: charge}", "amount is missing"},
		{"{reserve: charge, amount: 0}", "0 is out of range"},
		{"{reserve: breath, amount: 2}", "breath"},
	} {
		_, problems := Load(files(t, "books/lurasko.yaml", turned, "chapters/a.yaml", "x:\n  book: lurasko\n  weapons:\n    fizz: {name: fizz, kind: blunt, damage: 6, drive: 8, type: blunt, abilities: [Melee], adds: [{damage: 6, type: electric, when: charged}], traits: {charge: "+x.charge+"}}\n"))
		if len(problems) != 1 || !strings.Contains(problems[0].Message, x.message) {
			t.Errorf("charge: %s has these problems: %v", x.charge, problems)
		}
	}
}

// A person without a name is called on a deck by their ship and seat: several ships have a pilot.
func TestNobodyOnADeckIsCalledByATitleAlone(t *testing.T) {
	data, problems := Load()
	if data == nil {
		t.Fatal(problems)
	}
	l := loader{persons: data.Crew}
	nameless := 0
	for i := range data.Scenarios {
		s := &data.Scenarios[i]
		if s.Foot == nil {
			continue
		}
		w, err := sim.New(data.Library, s, 1)
		if err != nil {
			t.Fatal(err)
		}
		for j := range w.Fight.People {
			p := &w.Fight.People[j]
			if l.isTitle(p.Name) {
				t.Errorf("%s: somebody on a deck is called %s", s.Key, p.Name)
			}
			if m := w.Member(p.ID); m.Name == "" {
				nameless++
			}
		}
	}
	if nameless == 0 {
		t.Error("everybody has a name of their own")
	}
}

// TestPersonWithoutNotesKeepsTheirNameOnADeck seats the crew that docs/writing.md begins with: of
// those without notes only a hand is called by ship and seat.
func TestPersonWithoutNotesKeepsTheirNameOnADeck(t *testing.T) {
	data, problems := loadOver(t, files(t,
		"crew/ours.yaml", "cricket: {name: Cricket, role: mechanic}\nstoker: {name: Stoker, hand: true, role: gunner}\n",
		"scenarios/ours.yaml", `
ours:
  title: Ours
  brief: Ours.
  tempo: rounds
  sides:
    us: {name: Us, players: true}
    them: {name: Them}
  ships:
    - {name: Wren, class: gunboat, side: us, at: [0, 0], crew: {mechanic: {person: cricket}, gunner: {person: stoker}}}
    - {name: Rook, class: gunboat, side: them, at: [0, 900]}
  foot:
    book: me5e
    decks:
      - {ship: Wren, hand: trooper}
  goals:
    - {side: us, kind: beat, text: Done.}
`))
	if Broken(problems) {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("ours"), 1)
	if err != nil {
		t.Fatal(err)
	}
	for role, want := range map[crew.Role]string{crew.Mechanic: "Cricket", crew.Gunner: ""} {
		m, id := w.HolderOf(crew.Seat{Ship: w.Ships[0].ID, Role: role, Number: 1})
		if m == nil || m.Name != want {
			t.Errorf("the %s is called %q, not %q", role, m.Name, want)
		}
		if p := w.Fight.Person(id); p == nil || want != "" && p.Name != want {
			t.Errorf("the %s has no place on the deck under the name %q", role, want)
		}
	}
}
