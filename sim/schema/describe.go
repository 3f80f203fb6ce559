package schema

import "slices"

// Description lists the keys of a record.
type Description struct {
	Type   string // its name; "": used in one place only
	Fields []Field
	OneOf  [][]string // lists of keys, one of each of which must be there
	Switch string     // the key whose word determines which keys there are; "": none
}

// Field is a key of a described record.
type Field struct {
	Key
	Needed bool
	For    []string     // words of the switch that it belongs to; nil: all
	Below  *Description // of a record

	neededFor []string
}

// NeededFor reports whether a key is required for a word of the switch.
func (f *Field) NeededFor(word string) bool { return f.Needed || slices.Contains(f.neededFor, word) }

// IsFor reports whether a record can have the key for a word of the switch.
func (f *Field) IsFor(word string) bool { return f.For == nil || slices.Contains(f.For, word) }

// Describe walks a record to describe it.
func Describe(of string, walk func(Coder)) *Description {
	types := map[string]*Description{}
	d := &Description{Type: of}
	types[of] = d
	d.walk(types, walk)
	return d
}

func (d *Description) walk(types map[string]*Description, walk func(Coder)) {
	x := &describer{Description: d, types: types, needed: map[string][]string{}}
	walk(x)
	for i := range d.Fields {
		f := &d.Fields[i]
		f.neededFor = x.needed[f.Name]
		f.Needed = slices.Contains(f.neededFor, "") || x.words > 0 && len(f.neededFor) == x.words
		if len(f.For) == x.words {
			f.For = nil
		}
	}
}

// describer is the Coder that finds nothing written, and collects what is asked for.
type describer struct {
	*Description
	types  map[string]*Description
	needed map[string][]string // the words of the switch for which a key is required, "" for all
	word   string              // of the switch, while its keys are walked
	words  int
}

// ask collects a key. A key of several words of a switch becomes one field, with the
// widest range.
func (d *describer) ask(k Key) *Field {
	if k.Name == "" {
		return &Field{} // of something that exists only when a file is read
	}
	for i := range d.Fields {
		f := &d.Fields[i]
		if f.Name == k.Name && f.Kind == k.Kind {
			switch {
			case d.word == "":
				f.For = nil
			case f.For != nil && !slices.Contains(f.For, d.word):
				f.For = append(f.For, d.word)
			}
			f.Low, f.High, f.Most = min(f.Low, k.Low), max(f.High, k.High), max(f.Most, k.Most)
			return f
		}
	}
	f := Field{Key: k}
	if d.word != "" {
		f.For = []string{d.word}
	}
	d.Fields = append(d.Fields, f)
	return &d.Fields[len(d.Fields)-1]
}

func (d *describer) below(k Key, walk func(Coder)) {
	at := len(d.Fields)
	if f := d.ask(k); len(d.Fields) == at && f.Below != nil {
		return
	}
	known := d.types[k.Type]
	if k.Type == "" || known == nil {
		known = &Description{Type: k.Type}
		if k.Type != "" {
			d.types[k.Type] = known
		}
		known.walk(d.types, walk)
	}
	d.ask(k).Below = known
}

func (d *describer) Text(k Key) (string, bool)            { d.ask(k); return "", false }
func (d *describer) Truth(k Key) (yes, ok bool)           { d.ask(k); return false, false }
func (d *describer) Number(k Key) (int, bool)             { d.ask(k); return 0, false }
func (d *describer) Choice(k Key) (int, bool)             { d.ask(k); return 0, false }
func (d *describer) Choices(k Key, _ func(int))           { d.ask(k) }
func (d *describer) Word(k Key, _ func(string) error)     { d.ask(k) }
func (d *describer) Words(k Key, _ func(string) error)    { d.ask(k) }
func (d *describer) Numbers(k Key, _ func(int)) bool      { d.ask(k); return false }
func (d *describer) Amounts(k Key, _ func(_, _ int))      { d.ask(k) }
func (d *describer) Pairs(k Key, _, _ func(string) error) { d.ask(k) }
func (d *describer) Block(k Key) (string, bool)           { d.ask(k); return "", false }
func (d *describer) Record(k Key, walk func(Coder))       { d.below(k, walk) }
func (d *describer) Records(k Key, walk func(Coder))      { d.below(k, walk) }
func (d *describer) Has(string) bool                      { return false }
func (d *describer) Fault(_, _, _ string)                 {}
func (d *describer) Entries(k Key, w func(string, Coder)) { d.below(k, func(c Coder) { w("", c) }) }

func (d *describer) Switch(k Key, choose func(int), walk func()) {
	d.ask(k)
	d.Description.Switch, d.words = k.Name, len(k.Words)
	for n, word := range k.Words {
		choose(n)
		d.word = word
		walk()
	}
	d.word = ""
}

func (d *describer) Need(keys ...string) {
	for _, key := range keys {
		if !slices.Contains(d.needed[key], d.word) {
			d.needed[key] = append(d.needed[key], d.word)
		}
	}
}

func (d *describer) NeedOne(keys ...string) {
	if d.word == "" {
		d.OneOf = append(d.OneOf, keys)
	}
}
