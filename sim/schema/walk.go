package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// integer is any type of whole numbers, including large sets.
type integer interface {
	field.Integer | ~uint64
}

// Text walks a text of at most most bytes.
func Text(c Coder, name string, p *string, most int, doc string) {
	if text, ok := c.Text(Key{Name: name, Doc: doc, Kind: TextKind, Most: most, Default: *p}); ok {
		*p = text
	}
}

// Truth walks true or false.
func Truth(c Coder, name string, p *bool, doc string) {
	k := Key{Name: name, Doc: doc, Kind: TruthKind}
	if *p {
		k.Default = "true"
	}
	if yes, ok := c.Truth(k); ok {
		*p = yes
	}
}

// Whole walks a whole number within limits.
func Whole[T integer](c Coder, name string, p *T, low, high int, doc string) {
	scaled(c, name, p, 1, low, high, "", doc)
}

// Feet walks a length in feet.
func Feet(c Coder, name string, p *space.Length, low, high int, doc string) {
	scaled(c, name, p, space.Foot, low, high, "ft", doc)
}

// Degrees walks a bearing in degrees: 0 is north, or ahead.
func Degrees(c Coder, name string, p *space.Angle, doc string) {
	scaled(c, name, p, space.Degree, -359, 359, "degrees", doc)
	*p = p.Norm()
}

func scaled[T integer](c Coder, name string, p *T, unit T, low, high int, of, doc string) {
	k := Key{Name: name, Doc: doc, Kind: NumberKind, Low: low, High: high, Unit: of}
	if n := int(*p / unit); n != 0 && n >= low && n <= high {
		k.Default = strconv.Itoa(n)
	}
	if n, ok := c.Number(k); ok {
		*p = T(n) * unit
	}
}

// Point walks [x, y] in feet: x to the east, y to the north, each at most reach from the
// centre.
func Point(c Coder, name string, p *space.Point, reach int, doc string) {
	pair(c, Key{Name: name, Doc: doc, Low: -reach, High: reach, Unit: "ft", Form: "[east, north]"}, "a place needs two numbers", "write [feet east, feet north]", func(x, y int) {
		*p = space.Point{X: space.Length(x) * space.Foot, Y: space.Length(y) * space.Foot}
	})
}

// Pair walks two numbers, such as the column and the row of a square.
func Pair(c Coder, name string, high int, form, message, remedy, doc string, set func(x, y int)) {
	pair(c, Key{Name: name, Doc: doc, High: high, Form: form}, message, remedy, set)
}

func pair(c Coder, k Key, message, remedy string, set func(x, y int)) {
	k.Kind, k.Most = NumbersKind, 2
	var xy []int
	switch ok := c.Numbers(k, func(n int) { xy = append(xy, n) }); {
	case !ok:
	case len(xy) == 2:
		set(xy[0], xy[1])
	default:
		c.Fault(k.Name, message, remedy)
	}
}

// Numbers walks a list of at most most whole numbers.
func Numbers[T integer](c Coder, name string, p *[]T, most, low, high int, doc string) {
	c.Numbers(Key{Name: name, Doc: doc, Kind: NumbersKind, Low: low, High: high, Most: most}, func(n int) { *p = append(*p, T(n)) })
}

// Pick walks a word of a closed vocabulary, as its index.
func Pick[T integer](c Coder, name string, p *T, v Vocabulary, doc string) {
	choose(c, Key{Name: name, Doc: doc, Of: v.Noun, Words: v.Words, Closed: true}, p)
}

// PickWord walks a word of a closed vocabulary, as written.
func PickWord(c Coder, name string, p *string, v Vocabulary, doc string) {
	if n, ok := c.Choice(Key{Name: name, Doc: doc, Kind: WordKind, Of: v.Noun, Words: v.Words, Closed: true, Default: *p}); ok {
		*p = v.Words[n]
	}
}

// Named walks the name of something, as its index in a list of names.
func Named[T integer](c Coder, name string, p *T, noun string, names []string, doc string) {
	choose(c, Key{Name: name, Doc: doc, Of: noun, Words: names}, p)
}

func choose[T integer](c Coder, k Key, p *T) {
	k.Kind = WordKind
	if n := int(*p); k.Closed && n > 0 && n < len(k.Words) {
		k.Default = k.Words[n]
	}
	if n, ok := c.Choice(k); ok {
		*p = T(n)
	}
}

// Set walks a list of words of a closed vocabulary, as the set of their indexes.
func Set[T integer](c Coder, name string, p *T, v Vocabulary, doc string) {
	c.Choices(Key{Name: name, Doc: doc, Kind: WordsKind, Most: 64, Of: v.Noun, Words: v.Words, Closed: true}, func(n int) { *p |= 1 << n })
}

// SetOfNamed walks a list of names, as the set of their indexes.
func SetOfNamed[T integer](c Coder, name string, p *T, noun string, names []string, doc string) {
	c.Choices(Key{Name: name, Doc: doc, Kind: WordsKind, Most: 64, Of: noun, Words: names}, func(n int) { *p |= 1 << n })
}

// ListOfNamed walks a list of at most most names, as their indexes.
func ListOfNamed[T integer](c Coder, name string, p *[]T, most int, noun string, names []string, doc string) {
	c.Choices(Key{Name: name, Doc: doc, Kind: WordsKind, Most: most, Of: noun, Words: names}, func(n int) { *p = append(*p, T(n)) })
}

// Switch walks a word of a closed vocabulary that determines which other keys a record
// has, and then those.
func Switch[T integer](c Coder, name string, p *T, v Vocabulary, doc string, walk func()) {
	c.Switch(Key{Name: name, Doc: doc, Kind: WordKind, Of: v.Noun, Words: v.Words, Closed: true}, func(n int) { *p = T(n) }, walk)
}

// Word walks a word with a form of its own.
func Word[T any](c Coder, name string, p *T, form string, parse func(string) (T, error), doc string) {
	c.Word(Key{Name: name, Doc: doc, Kind: WordKind, Form: form}, into(p, parse))
}

// Among walks a word of a closed list that has its own documentation.
func Among[T any](c Coder, name string, p *T, words []string, parse func(string) (T, error), doc string) {
	c.Word(Key{Name: name, Doc: doc, Kind: WordKind, Words: words, Closed: true}, into(p, parse))
}

func into[T any](p *T, parse func(string) (T, error)) func(string) error {
	return func(word string) error {
		v, err := parse(word)
		if err == nil {
			*p = v
		}
		return err
	}
}

// Words walks a list of at most most words with a form of their own.
func Words(c Coder, name string, most int, form string, each func(string) error, doc string) {
	c.Words(Key{Name: name, Doc: doc, Kind: WordsKind, Most: most, Form: form}, each)
}

// Record walks a record below a key. Records that occur in several places, or in
// themselves, have a type; others have none.
func Record(c Coder, name, of, doc string, walk func(Coder)) {
	c.Record(Key{Name: name, Doc: doc, Kind: RecordKind, Type: of}, walk)
}

// Records walks a list of at most most records.
func Records(c Coder, name, of string, most int, doc string, walk func(Coder)) {
	c.Records(Key{Name: name, Doc: doc, Kind: RecordsKind, Most: most, Type: of}, walk)
}

// KeyForm is the form of a key by which others refer to a record.
const KeyForm = "key"

// Entries walks at most most records with keys of their own.
func Entries(c Coder, name, of string, most int, doc string, walk func(key string, c Coder)) {
	c.Entries(Key{Name: name, Doc: doc, Kind: EntriesKind, Most: most, Type: of, Form: KeyForm}, walk)
}

// Amounts walks numbers by the names of what they count.
func Amounts(c Coder, name, noun string, names []string, low, high int, doc string, each func(place, n int)) {
	c.Amounts(Key{Name: name, Doc: doc, Kind: AmountsKind, Of: noun, Words: names, Low: low, High: high}, each)
}

// Pairs walks pairs of words.
func Pairs(c Coder, name, form, doc string, key, value func(word string) error) {
	c.Pairs(Key{Name: name, Doc: doc, Kind: PairsKind, Form: form}, key, value)
}

// Dice walks dice as ships use them: 2d6, 1d8+1.
func Dice(c Coder, name string, p *dice.Dice, doc string) {
	Word(c, name, p, "dice", func(word string) (dice.Dice, error) {
		return parseDice(word, "2d6 or 1d8+1", "4, 6, 8, 10 or 12", 4, 6, 8, 10, 12)
	}, doc)
}

// Harm walks dice as people use them: 2d6, 1d8+1, or a number without dice.
func Harm(c Coder, name string, p *dice.Dice, doc string) {
	Word(c, name, p, "dice or a number", func(word string) (dice.Dice, error) {
		if n, err := strconv.Atoi(word); err == nil && n >= 0 && n <= 100 {
			return dice.Dice{Plus: int8(n)}, nil
		}
		return parseDice(word, "2d6, 1d8+1 or 3", "4, 6, 8, 10, 12 or 20", 4, 6, 8, 10, 12, 20)
	}, doc)
}

// Throw walks dice of people that must not be only a number: 2d6, 1d8+1.
func Throw(c Coder, name string, p *dice.Dice, doc string) {
	Word(c, name, p, "dice", func(word string) (dice.Dice, error) {
		return parseDice(word, "2d6 or 1d8+1", "4, 6, 8, 10, 12 or 20", 4, 6, 8, 10, 12, 20)
	}, doc)
}

func parseDice(word, like, faced string, faces ...int) (dice.Dice, error) {
	thrown, plus := word, 0
	signed := true
	if at := strings.IndexAny(word, "+-"); at >= 0 {
		thrown = word[:at]
		n, ok := digits(word[at+1:], 2)
		if plus, signed = n, ok; word[at] == '-' {
			plus = -n
		}
	}
	first, second, parted := strings.Cut(thrown, "d")
	count, counted := digits(first, 2)
	of, faceted := digits(second, 3)
	if !parted || !counted || !faceted || !signed {
		return dice.Dice{}, fmt.Errorf("%q are not dice: write them like %s", word, like)
	}
	if count < 1 || count > 40 || !slices.Contains(faces, of) {
		return dice.Dice{}, fmt.Errorf("%q cannot be rolled: use 1 to 40 dice of %s faces", word, faced)
	}
	return dice.Dice{Count: int8(count), Faces: int8(of), Plus: int8(plus)}, nil
}

// digits reads a number of at most most digits, without a sign.
func digits(s string, most int) (int, bool) {
	n, err := strconv.ParseUint(s, 10, 16)
	return int(n), err == nil && len(s) <= most
}

// KeysOf returns the keys of a list of things.
func KeysOf[T any](list []T, key func(*T) string) []string {
	keys := make([]string, len(list))
	for i := range list {
		keys[i] = key(&list[i])
	}
	return keys
}

// OrList lists words joined by "or".
func OrList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// Mover is a Coder that looks for keys in places that they had once, and where they do
// nothing.
type Mover interface {
	Moved(from, to string)
	Reworded(key string, words []Reword)
	Idle(key string)
}

// Moved declares where a key of the record is now: beside its old place, or in a record
// below, as in "range.near".
func Moved(c Coder, from, to string) {
	if m, ok := c.(Mover); ok {
		m.Moved(from, to)
	}
}

// Reword is a former word and the keys that express it now. Without any it can be left
// out.
type Reword struct {
	Word   string
	Beside string // only beside this key; "": always
	To     []Rewrite
}

// Itself stands, in the text of a Rewrite, for the key of the entry that has the word.
const Itself = "(itself)"

// Rewrite is a key that replaces a former word, with its value.
type Rewrite struct {
	Key     string
	Text    string
	Items   []string // of a list, instead of the text
	Instead string   // for an existing key: the value that the text replaces
}

// Reworded declares former words of a key. It is called before the key is read.
func Reworded(c Coder, key string, words []Reword) {
	if m, ok := c.(Mover); ok {
		m.Reworded(key, words)
	}
}
