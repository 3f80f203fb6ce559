package rulebook

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"broadside/sim/dice"
	"broadside/sim/schema"
)

// A journal begins with the book as data. The operations of an effect are read back as
// they were written.
func TestOperationsSurviveTheJournal(t *testing.T) {
	then := Effect{Contest: Contest{Aim: BySave, Ability: 2}, Do: Operations{&AfflictOp{Condition: 7, Again: true}}}
	e := Effect{Scope: Scope{Range: 20, Only: []int16{3}}, Type: 4, Do: Operations{
		&DamageOp{dice.Dice{Count: 2, Faces: 6}}, &GiveOp{Layer: 1, Grown: []Level{{3, 4}}}, &AfflictOp{Condition: 7}, &AfflictOp{Condition: 8}, &ThenOp{then},
	}}
	text, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	var read Effect
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(read, e) {
		t.Errorf("written: %s\nread: %+v", text, read)
	}
	if err := json.Unmarshal([]byte(strings.Replace(string(text), `"damage"`, `"dammage"`, 1)), &read); err == nil || !strings.Contains(err.Error(), "dammage") {
		t.Errorf("an unknown operation: %v", err)
	}
}

// Each operation has a key of its own in an effect.
func TestEachOperationHasItsWord(t *testing.T) {
	keys := map[string]bool{}
	for _, f := range schema.Describe("effect", func(c schema.Coder) { (&Effect{}).keys(c, &Book{}, setting{}) }).Fields {
		keys[f.Name] = true
	}
	had := map[string]bool{}
	for _, op := range vocabulary() {
		if w := op.word(); had[w] || !keys[w] {
			t.Errorf("%T: %q is another's word, or no key", op, w)
		} else {
			had[w] = true
		}
	}
}

// Altering one use of an effect leaves the book unchanged.
func TestAlterLeavesTheBookAlone(t *testing.T) {
	book := Operations{&HealOp{}, &DamageOp{dice.Dice{Count: 2, Faces: 6}}}
	more := Alter(book, func(x *DamageOp) { x.Dice.Count++ })
	if book[1].(*DamageOp).Dice.Count != 2 || more[1].(*DamageOp).Dice.Count != 3 {
		t.Errorf("the book has %v, the use %v", book[1], more[1])
	}
}

// Those who do not know a character read the figure that it plays.
func TestStrangersAreTheFirstFigures(t *testing.T) {
	for i, name := range Strangers() {
		if s := (&Sheet{Name: "Ada Finch", Plays: 1 << i}); s.Stranger() != name || !strings.EqualFold(name, Figures.Words[i]) {
			t.Errorf("who plays the %s is %q to strangers", Figures.Words[i], s.Stranger())
		}
	}
	if s := (&Sheet{Name: "Gate guard", Plays: 1 << len(strangers)}); s.Stranger() != s.Name {
		t.Errorf("a creature is %q to strangers", s.Stranger())
	}
}
