// Package schema lets a record that people write be described once, and then read,
// documented and checked by that description.
//
// A record has a function that walks a Coder over its keys: the name of each, what it may
// hold, and a line of documentation. The reader of data files, the commands of stories,
// the tables of docs/data.md and the JSON schemas for editors are all that one walk with
// different Coders. What sim/field does for machines, this does for people: names are
// words, lengths are in feet, and errors have a place and a remedy.
package schema

import (
	"fmt"
	"slices"
)

// Coder is one purpose of a walk. What it returns is to be used only if it is ok: a key
// that is missing, or whose value is invalid, leaves the record unchanged.
type Coder interface {
	Text(k Key) (text string, ok bool)
	Truth(k Key) (yes, ok bool)
	Number(k Key) (n int, ok bool)
	// Choice reads one of the words of a key, as its index.
	Choice(k Key) (place int, ok bool)
	// Choices reads a list of them.
	Choices(k Key, each func(place int))
	// Word reads a word with a form of its own. The text of an error says what is wrong,
	// and after its last colon the remedy.
	Word(k Key, read func(word string) error)
	Words(k Key, each func(word string) error)
	// Numbers reads a list of numbers, and reports whether all of it could be read.
	Numbers(k Key, each func(n int)) bool
	// Amounts reads numbers by words of the key.
	Amounts(k Key, each func(place, n int))
	// Pairs reads words by words.
	Pairs(k Key, name, value func(word string) error)
	// Block reads lines that are kept as written.
	Block(k Key) (text string, ok bool)
	// Record walks a record below a key, Records a list of them, and Entries records with
	// keys of their own.
	Record(k Key, walk func(Coder))
	Records(k Key, walk func(Coder))
	Entries(k Key, walk func(key string, c Coder))
	// Switch reads one of the words of a key that determines which other keys there are,
	// and walks those.
	Switch(k Key, choose func(place int), walk func())

	// Has reports whether a key was written.
	Has(key string) bool
	// Need reports keys that are missing; NeedOne reports that all of a list are.
	Need(keys ...string)
	NeedOne(keys ...string)
	// Fault reports what is wrong with a key, or with the record if key is "". An empty
	// message means that it has been reported elsewhere.
	Fault(key, message, remedy string)
}

// Key describes a key of a record.
type Key struct {
	Name string
	Doc  string // what it is, in a line
	Kind KeyKind

	Low, High int    // of a number
	Unit      string // of a number
	Most      int    // bytes of a text, or items of a list

	Of      string   // the noun for a word: "weapon"
	Words   []string // the permitted words
	Closed  bool     // the words are the same for all files
	Form    string   // of a word with a form of its own: "dice"
	Refusal string   // its own message for a word outside a closed list, with %q
	Single  bool     // a single word may be written instead of a list

	Type    string             // of a record, if it is named: "effect"
	Short   func(string) error // reads a word that may be written instead of a record
	Default string             // without the key; "": not documented
}

// KeyKind is the kind of a key's value.
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

// Listed reports whether a key holds several values.
func (k KeyKind) Listed() bool { return k >= NumbersKind }

// Vocabulary is a closed list of words, with the noun for what they are.
type Vocabulary struct {
	Noun  string
	Words []string
}

// Find returns the index of a word, or an error.
func (v Vocabulary) Find(word string) (int, error) {
	if n := slices.Index(v.Words, word); n >= 0 {
		return n, nil
	}
	return 0, v.Miss(word)
}

// Miss returns the error for a word that is not in a vocabulary.
func (v Vocabulary) Miss(word string) error { return &UnknownWord{v, word} }

// UnknownWord is the error for a word outside a vocabulary. Readers of files add the nearest
// word of the vocabulary.
type UnknownWord struct {
	Vocabulary
	Word string
}

// Error lists the words of the vocabulary.
func (e *UnknownWord) Error() string {
	return fmt.Sprintf("there is no %s %q: use %s", e.Noun, e.Word, OrList(e.Words))
}

// FindNamed returns the value of a closed list whose name a word is, and whether there is one.
func FindNamed[T ~uint8](word string, names []string) (value T, found bool) {
	at := slices.Index(names, word)
	return T(max(at, 0)), at >= 0
}
