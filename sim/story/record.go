package story

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"broadside/sim/schema"
)

// written is a record as a command writes it: keys and their values, as far as its
// description says where each ends. A list is written item by item.
type written struct {
	keys   []string
	values []value
}

// value is the value of a key: words, one unless it is a list, or records.
type value struct {
	words []string
	below []*written
}

// write reads keys and values to the end of a phrase. The function plain replaces words
// that stand for others, or handles them itself, which it reports.
func write(d *schema.Description, p *phrase, plain func(*phrase) (done bool, err error)) (*written, error) {
	r := &written{}
	for !p.done() {
		if p.take(",") {
			continue
		}
		done, err := plain(p)
		if err != nil {
			return nil, err
		}
		if done {
			continue
		}
		if err := r.write(d, p); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// write reads one key and its value.
func (r *written) write(d *schema.Description, p *phrase) error {
	word := p.next()
	f := fieldOf(d, word)
	if f == nil {
		return fmt.Errorf("%w: there is no %q here; there is %s", ErrName, word, strings.Join(wordsOf(d), ", "))
	}
	return r.give(f, p)
}

// fieldOf returns the key for a word: its name, or for a list that of one item.
func fieldOf(d *schema.Description, word string) *schema.Field {
	var found *schema.Field
	for i := range d.Fields {
		switch f := &d.Fields[i]; {
		case f.Name == word:
			return f
		case f.Kind.Listed() && f.Name == word+"s":
			found = f
		}
	}
	return found
}

// wordsOf returns the words for the keys of a record.
func wordsOf(d *schema.Description) (words []string) {
	for i := range d.Fields {
		words = append(words, d.Fields[i].Name)
	}
	return words
}

func (r *written) give(f *schema.Field, p *phrase) error {
	v := r.at(f.Name)
	switch f.Kind {
	case schema.TruthKind:
		v.words = []string{"true"}
		if p.take("no") || p.take("0") {
			v.words[0] = "false"
		} else if !p.take("yes") {
			p.take("1")
		}
	case schema.RecordKind:
		if len(v.below) == 0 {
			v.below = []*written{{}}
		}
		return v.below[0].write(f.Below, p)
	case schema.RecordsKind:
		item := &written{}
		v.below = append(v.below, item)
		return item.item(f.Below, p)
	case schema.NumbersKind:
		for _, err := strconv.Atoi(p.peek()); err == nil; _, err = strconv.Atoi(p.peek()) {
			v.words = append(v.words, p.next())
		}
	case schema.EntriesKind, schema.AmountsKind, schema.PairsKind, schema.BlockKind:
		return fmt.Errorf("%w: a story cannot write %s; write it in a file", ErrSyntax, f.Name)
	default:
		word, err := p.name()
		if err != nil {
			return err
		}
		if !f.Kind.Listed() {
			v.words = nil
		}
		v.words = append(v.words, word)
	}
	return nil
}

// item reads a record of a list: its required keys in order, and then further keys.
func (r *written) item(d *schema.Description, p *phrase) error {
	for i := range d.Fields {
		if f := &d.Fields[i]; f.Needed {
			if err := r.give(f, p); err != nil {
				return err
			}
		}
	}
	for fieldOf(d, p.peek()) != nil {
		if err := r.write(d, p); err != nil {
			return err
		}
	}
	return nil
}

func (r *written) has(key string) bool { return slices.Contains(r.keys, key) }

// at returns the value of a key, creating it if necessary.
func (r *written) at(key string) *value {
	i := slices.Index(r.keys, key)
	if i < 0 {
		i = len(r.keys)
		r.keys, r.values = append(r.keys, key), append(r.values, value{})
	}
	return &r.values[i]
}

// given is the Coder that reads what a command has written on top of an existing record.
type given struct {
	*written
	err *error // the first
}

var _ schema.Coder = given{}

// read walks a record over what was written.
func (r *written) read(walk func(schema.Coder)) error {
	var err error
	walk(given{r, &err})
	return err
}

func (g given) fail(format string, args ...any) {
	if *g.err == nil {
		*g.err = fmt.Errorf(format, args...)
	}
}

// look returns what was written for a key, or nil.
func (g given) look(key string) *value {
	if !g.Has(key) {
		return nil
	}
	return g.at(key)
}

// each calls read for the words of a key, until one is wrong.
func (g given) each(k schema.Key, read func(string) error) (ok bool) {
	v := g.look(k.Name)
	if v == nil {
		return false
	}
	for _, word := range v.words {
		if err := read(word); err != nil {
			if *g.err == nil {
				*g.err = err
			}
			return false
		}
	}
	return true
}

func (g given) Text(k schema.Key) (text string, ok bool) {
	ok = g.each(k, func(word string) error {
		if text = word; len(word) > k.Most {
			return fmt.Errorf("%w: %s takes at most %d bytes", ErrSyntax, k.Name, k.Most)
		}
		return nil
	})
	return text, ok
}

func (g given) Truth(k schema.Key) (yes, ok bool) {
	ok = g.each(k, func(word string) error { yes = word == "true"; return nil })
	return yes, ok
}

func (g given) Number(k schema.Key) (n int, ok bool) {
	ok = g.Numbers(k, func(x int) { n = x })
	return n, ok
}

func (g given) Numbers(k schema.Key, each func(int)) bool {
	return g.each(k, func(word string) error {
		n, err := strconv.Atoi(word)
		if err != nil || n < k.Low || n > k.High {
			return fmt.Errorf("%w: %q is not a whole number from %d to %d", ErrSyntax, word, k.Low, k.High)
		}
		each(n)
		return nil
	})
}

func (g given) Choice(k schema.Key) (place int, ok bool) {
	ok = g.choose(k, func(n int) { place = n })
	return place, ok
}

func (g given) Choices(k schema.Key, each func(int)) { g.choose(k, each) }

// choose finds words among the permitted ones, which stories write in lower case and with
// hyphens.
func (g given) choose(k schema.Key, each func(int)) bool {
	return g.each(k, func(word string) error {
		n := slices.IndexFunc(k.Words, func(w string) bool { return w == word || refer(w) == word })
		if n < 0 {
			names := make([]string, len(k.Words))
			for i, w := range k.Words {
				names[i] = refer(w)
			}
			return missing(k.Of, word, names)
		}
		each(n)
		return nil
	})
}

func (g given) Word(k schema.Key, read func(string) error) { g.Words(k, read) }

func (g given) Words(k schema.Key, each func(string) error) {
	g.each(k, func(word string) error {
		if err := each(word); err != nil {
			return fmt.Errorf("%w: %w", ErrName, err)
		}
		return nil
	})
}

func (g given) Record(k schema.Key, walk func(schema.Coder)) { g.Records(k, walk) }

func (g given) Records(k schema.Key, walk func(schema.Coder)) {
	if v := g.look(k.Name); v != nil {
		for _, r := range v.below {
			walk(given{r, g.err})
		}
	}
}

func (g given) Switch(k schema.Key, choose func(int), walk func()) {
	if n, ok := g.Choice(k); ok {
		choose(n)
	}
	walk()
}

func (g given) Has(key string) bool { return g.has(key) }

// Fault refuses what the command has written, not what was there before.
func (g given) Fault(key, message, remedy string) {
	if g.Has(key) {
		g.fail("%w: %s; %s", ErrSetUp, message, remedy)
	}
}

// Missing keys are as they were, and a story writes none of these.

func (g given) Need(...string)                                           {}
func (g given) NeedOne(...string)                                        {}
func (g given) Block(schema.Key) (string, bool)                          { return "", false }
func (g given) Amounts(schema.Key, func(_, _ int))                       {}
func (g given) Pairs(schema.Key, func(string) error, func(string) error) {}
func (g given) Entries(schema.Key, func(string, schema.Coder))           {}
