package page

import (
	"strings"
	"testing"

	"broadside/sim/dice"
	"broadside/sim/schema"
)

// A record with moved keys is read, reported with the new places, and rewritten with its order, its
// comments and its columns unchanged.
func TestKeysThatMovedAreRewritten(t *testing.T) {
	const old = `# guns of the fleet
gun:
  calibre: 3   # was always so
  near: 30 # feet
  name: Gün
other: {name: x, calibre: 4, near: 7}
`
	const want = `# guns of the fleet
gun:
  bore: 3   # was always so
  range: {near: 30} # feet
  name: Gün
other: {name: x, bore: 4, range: {near: 7}}
`
	log := &Log{}
	read := func(text string) (bores, nears int) {
		p := &Page{Log: log, File: "guns.yaml"}
		root := p.Mapping(p.Parse([]byte(text)), "")
		for i, key := range root.Keys {
			m := p.Mapping(root.Value(i), key.Value)
			name, bore, near := "", 0, 0
			schema.Text(m, "name", &name, 10, "")
			schema.Whole(m, "bore", &bore, 0, 9, "")
			schema.Moved(m, "calibre", "bore")
			schema.Record(m, "range", "", "", func(c schema.Coder) { schema.Whole(c, "near", &near, 0, 99, "") })
			schema.Moved(m, "near", "range.near")
			m.Done()
			bores, nears = bores+bore, nears+near
		}
		return bores, nears
	}
	read(old)
	if len(log.Problems) != 4 || len(log.Moves) != 4 {
		t.Fatalf("%d problems and %d moves: %v", len(log.Problems), len(log.Moves), log.Problems)
	}
	if s := log.Problems[1].String(); !strings.Contains(s, "guns.yaml:4: gun.near: near is range.near now; write `range: {near: ...}`") {
		t.Error(s)
	}
	got, left := Rewrite([]byte(old), log.Moves)
	if string(got) != want || left != nil {
		t.Errorf("%v are left of\n%s", left, got)
	}
	*log = Log{}
	if bores, nears := read(string(got)); bores != 7 || nears != 37 || len(log.Problems) > 0 {
		t.Errorf("%d and %d are read, with %v", bores, nears, log.Problems)
	}
}

// A word that is now written another way is rewritten: as a key, or as the first item of a list,
// which may exist already. Only a line of its own is removed.
func TestWordsThatAreWrittenAnotherWayAreRewritten(t *testing.T) {
	const old = `first:
  trick: sight   # as ever
  name: a
second: {name: b, trick: reach}
third:
  trick: reach
  does:
    - {n: 3}
    - {n: 4}
fourth:
  does:
    - n: 5 # one
  trick: reach # two
fifth:
  trick: none
  name: e
sixth:
  does:
  - {n: 3}
  trick: two
seventh: {trick: two}
eighth:
  use: early # in the day
  trick: both # and more
ninth:
  trick: both
  does:
    - {n: 5}
tenth: {trick: both, name: t}
`
	const want = `first:
  sees: [dust]   # as ever
  name: a
second: {name: b, does: [{n: 9}]}
third:
  does:
    - {n: 9}
    - {n: 3}
    - {n: 4}
fourth:
  does:
    - {n: 9}
    - n: 5 # one
  # two
fifth:
  name: e
sixth:
  does:
  - {n: 1}
  - {n: 2}
  - {n: 3}
seventh: {sees: [ice]}
eighth:
  use: late # in the day
  sees: [ice]
  does: [{n: 2}] # and more
ninth:
  use: late
  sees: [ice]
  does:
    - {n: 2}
    - {n: 5}
tenth: {use: late, sees: [ice], does: [{n: 2}], name: t}
`
	words := []schema.Reword{
		{Word: "sight", To: []schema.Rewrite{{Key: "sees", Text: "[dust]"}}},
		{Word: "reach", To: []schema.Rewrite{{Key: "does", Items: []string{"{n: 9}"}}}},
		{Word: "two", Beside: "does", To: []schema.Rewrite{{Key: "does", Items: []string{"{n: 1}", "{n: 2}"}}}},
		{Word: "two", To: []schema.Rewrite{{Key: "sees", Text: "[ice]"}}},
		{Word: "both", To: []schema.Rewrite{{Key: "use", Text: "late", Instead: "early"}, {Key: "sees", Text: "[ice]"}, {Key: "does", Items: []string{"{n: 2}"}}}},
		{Word: "none"},
	}
	log := &Log{}
	read := func(text string) (sum int) {
		p := &Page{Log: log, File: "tricks.yaml"}
		root := p.Mapping(p.Parse([]byte(text)), "")
		for i, key := range root.Keys {
			m := p.Mapping(root.Value(i), key.Value)
			name, trick, sees := "", "", ""
			schema.Text(m, "name", &name, 10, "")
			schema.Text(m, "use", &name, 10, "")
			schema.Reworded(m, "trick", words)
			schema.PickWord(m, "trick", &trick, schema.Vocabulary{Noun: "trick", Words: []string{"other"}}, "")
			schema.Words(m, "sees", 1, "", func(word string) error { sees = word; return nil }, "")
			sum += len(sees)
			schema.Records(m, "does", "", 9, "", func(c schema.Coder) {
				n := 0
				schema.Whole(c, "n", &n, 0, 9, "")
				sum += n
			})
			m.Done()
		}
		return sum
	}
	read(old)
	if len(log.Problems) != 10 || len(log.Moves) != 10 {
		t.Fatalf("%d problems and %d moves: %v", len(log.Problems), len(log.Moves), log.Problems)
	}
	for i, want := range []string{
		"tricks.yaml:2: first.trick: `trick: sight` is written as `sees` now; write `sees: [dust]`, or have",
		"tricks.yaml:4: second.trick: `trick: reach` is written as `does` now; write `- {n: 9}` under `does:`, or have",
	} {
		if s := log.Problems[i].String(); !strings.Contains(s, want) {
			t.Error(s)
		}
	}
	if s, want := log.Problems[7].String(), "`trick: both` is written as `use`, `sees`, `does` now; write `use: late`, write `sees: [ice]`, write `- {n: 2}` under `does:`, or have"; !strings.Contains(s, want) {
		t.Error(s)
	}
	got, left := Rewrite([]byte(old), log.Moves)
	if string(got) != want || left != nil {
		t.Errorf("%v are left of\n%s", left, got)
	}
	*log = Log{}
	if sum := read(string(got)); sum != len("dust")+3*9+3+4+5+1+2+3+2+2+5+2+4*len("ice") || len(log.Problems) > 0 {
		t.Errorf("%d is read, with %v", sum, log.Problems)
	}
	const crowded = "{sees: [ice], trick: sight}\n"
	*log = Log{}
	p := &Page{Log: log, File: "tricks.yaml"}
	p.Mapping(p.Parse([]byte(crowded)), "").Reworded("trick", words)
	if len(log.Moves) > 0 || !strings.Contains(log.Problems[0].String(), "and that is here too; keep `sees:`") {
		t.Error(log.Problems)
	}
	const tight = "{does: [{n: 2}], trick: reach}\n"
	*log = Log{}
	p.Mapping(p.Parse([]byte(tight)), "").Reworded("trick", words)
	if got, left := Rewrite([]byte(tight), log.Moves); string(got) != tight || len(left) != 1 {
		t.Errorf("%v are left of\n%s", left, got)
	}
}

// What would need a new layout is left to its author, and so is a key whose new place is taken.
func TestWhatCannotBeMovedIsLeft(t *testing.T) {
	const text = "near:\n  - 3\n\"calibre\": 4\nbore: 5\n"
	log := &Log{}
	p := &Page{Log: log, File: "guns.yaml"}
	m := p.Mapping(p.Parse([]byte(text)), "")
	schema.Moved(m, "near", "range.near")
	schema.Moved(m, "calibre", "bore")
	if s := log.Problems[1].String(); !strings.Contains(s, "that is here too; keep `bore:`") {
		t.Error(s)
	}
	if got, left := Rewrite([]byte(text), log.Moves); string(got) != text || len(left) != 1 {
		t.Errorf("%v are left of\n%s", left, got)
	}
}

// Dice are still read as before.
func TestDice(t *testing.T) {
	for text, want := range map[string]dice.Dice{
		"2d6": {Count: 2, Faces: 6}, "1d8+1": {Count: 1, Faces: 8, Plus: 1}, "10d12-3": {Count: 10, Faces: 12, Plus: -3},
		"d6": {}, "2d": {}, "2x6": {}, "+2d6": {}, "2d6+": {}, "2d6+-1": {}, "2d6+100": {}, "99999999999d6": {}, "0d6": {}, "41d6": {}, "3d7": {}, "2d-6": {}, "2 d6": {},
	} {
		log := &Log{}
		p := &Page{Log: log}
		m := p.Mapping(p.Parse([]byte("dice: \""+text+"\"\n")), "")
		var got dice.Dice
		if schema.Dice(m, "dice", &got, ""); got != want || (len(log.Problems) == 0) != (want != dice.Dice{}) {
			t.Errorf("%q is %v with %v", text, got, log.Problems)
		}
	}
}
