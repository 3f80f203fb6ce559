// Package schema lets a record that people write be described once, and read,
// documented and checked by that description.
//
// A record has a function that walks a Coder over its keys: the name of each, what
// it may hold, and a line of documentation. The reader of data files, the commands
// of stories, the tables of docs/data.md and the JSON schemas for editors are all
// that one walk with another Coder. What sim/field does for machines, this does for
// people: names are words, lengths are feet, and what is wrong is told with its
// place and a remedy.
package schema

import (
	"fmt"
	"slices"
)

// Coder is one purpose of a walk. What it returns is to be kept only where it is ok:
// a key that is missing, or that holds what it may not, leaves the record as it was.
type Coder interface {
	Text(k Key) (text string, ok bool)
	Truth(k Key) (yes, ok bool)
	Number(k Key) (n int, ok bool)
	// Choice reads one of the words of a key, as its place among them.
	Choice(k Key) (place int, ok bool)
	// Choices reads a list of them.
	Choices(k Key, each func(place int))
	// Word reads a word with a form of its own. The text of an error is what is wrong,
	// and after its last colon the remedy.
	Word(k Key, read func(word string) error)
	Words(k Key, each func(word string) error)
	// Numbers reads a list of numbers, and reports whether all of it could be read.
	Numbers(k Key, each func(n int)) bool
	// Amounts reads numbers by words of the key.
	Amounts(k Key, each func(place, n int))
	// Pairs reads words by words.
	Pairs(k Key, name, value func(word string) error)
	// Block reads lines that are kept as they are written.
	Block(k Key) (text string, ok bool)
	// Record walks a record below a key, Records a list of them, and Entries records
	// by keys of their own.
	Record(k Key, walk func(Coder))
	Records(k Key, walk func(Coder))
	Entries(k Key, walk func(key string, c Coder))
	// Switch reads one of the words of a key on which it depends what other keys there
	// are, and walks those.
	Switch(k Key, choose func(place int), walk func())

	// Has reports whether a key was written.
	Has(key string) bool
	// Need reports keys that are missing, NeedOne that all of some are.
	Need(keys ...string)
	NeedOne(keys ...string)
	// Fault reports what is wrong with a key, or with the record where key is "".
	// Without a message it has been told elsewhere.
	Fault(key, message, remedy string)
}

// Key is a key of a record.
type Key struct {
	Name string
	Doc  string // what it is, in a line
	Kind KeyKind

	Low, High int    // of a number
	Unit      string // of a number
	Most      int    // bytes of a text, or items of a list

	Of      string   // what a word names: "weapon"
	Words   []string // that there are
	Closed  bool     // they are the same for all files
	Form    string   // of a word with a form of its own: "dice"
	Refusal string   // of a word that is none of a closed list, where it has words of its own, with %q
	Single  bool     // one word may stand for a list of it

	Type    string             // of a record, where it has a name: "effect"
	Short   func(string) error // reads a word that may stand for a record
	Default string             // without the key; "": nothing to speak of
}

// KeyKind is what a key holds.
type KeyKind uint8

// The kinds of keys.
const (
	TextKind KeyKind = iota
	TruthKind
	NumberKind
	WordKind
	BlockKind
	RecordKind
	NumbersKind
	WordsKind
	RecordsKind
	EntriesKind
	AmountsKind
	PairsKind
)

// Listed reports whether a key holds several of something.
func (k KeyKind) Listed() bool { return k >= NumbersKind }

// Vocabulary is a closed list of words, by what it names.
type Vocabulary struct {
	Noun  string
	Words []string
}

// Find returns the place of a word, or why it has none.
func (v Vocabulary) Find(word string) (int, error) {
	if n := slices.Index(v.Words, word); n >= 0 {
		return n, nil
	}
	return 0, v.Miss(word)
}

// Miss returns the error of a word that a vocabulary has not.
func (v Vocabulary) Miss(word string) error { return &UnknownWord{v, word} }

// UnknownWord is the error of a word outside a vocabulary. What reads files adds the nearest
// word that there is.
type UnknownWord struct {
	Vocabulary
	Word string
}

// Error lists the words that there are.
func (e *UnknownWord) Error() string {
	return fmt.Sprintf("there is no %s %q: use %s", e.Noun, e.Word, OrList(e.Words))
}
