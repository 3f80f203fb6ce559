package field

import "reflect"

// A Description is what a field of a record may hold, as it is told to people.
type Description struct {
	Name   string
	Kind   DescriptionKind
	Lo, Hi int64         // of a number both, of the others Hi: bytes, or entries
	Each   []Description // the fields of an entry of a list
	Type   reflect.Type  // as Go has it; nil where the record has it in another form
	Path   []StructField // from the record, or from the entry of a list; likewise
}

// StructField is a field of a struct of Go.
type StructField struct {
	Of   reflect.Type
	Name string
}

// DescriptionKind is the kind of a field.
type DescriptionKind uint8

// The kinds of fields.
const (
	NumberField DescriptionKind = iota
	TextField
	BytesField
	ListField
	OtherField // what follows depends on the field before
)

// Describe lists the fields of a record, in their order. What the record holds decides
// which fields those are that depend on others.
func Describe(r Record) []Description {
	d := describer{open: []*[]Description{{}}, in: []any{r}}
	r.Fields(&d)
	return *d.open[0]
}

// describer is the Coder that notes what it walks. It walks one entry of each list.
type describer struct {
	open   []*[]Description // the fields of the record, and of each list that it is in
	in     []any            // point to the record, and to an entry of each list
	walked any              // points to the field, if its walk is told to
	err    error
}

func (d *describer) note(f Description) {
	if d.walked != nil {
		at := reflect.ValueOf(d.walked)
		f.Type = at.Type().Elem()
		f.Path = pathTo(at, reflect.ValueOf(d.in[len(d.in)-1]).Elem())
		d.walked = nil
	}
	if at := d.open[len(d.open)-1]; d.err == nil {
		*at = append(*at, f)
	}
}

func (d *describer) Number(name string, v, lo, hi int64) int64 {
	d.note(Description{Name: name, Kind: NumberField, Lo: lo, Hi: hi})
	return v
}

func (d *describer) Text(name, s string, max int) string {
	d.note(Description{Name: name, Kind: TextField, Hi: int64(max)})
	return s
}

func (d *describer) Bytes(name string, b []byte, max int) []byte {
	d.note(Description{Name: name, Kind: BytesField, Hi: int64(max)})
	return b
}

func (d *describer) Count(name string, _, max int) int {
	d.note(Description{Name: name, Kind: ListField, Hi: int64(max)})
	return min(1, max)
}

// pathTo returns the way from a struct to a field of it, or of a struct in it or that it points to.
func pathTo(field, in reflect.Value) []StructField {
	if in.Kind() == reflect.Pointer {
		in = in.Elem()
	}
	if in.Kind() != reflect.Struct {
		return nil
	}
	for i := range in.NumField() {
		f, m := in.Field(i), StructField{in.Type(), in.Type().Field(i).Name}
		if f.Type() == field.Type().Elem() && f.UnsafeAddr() == field.Pointer() {
			return []StructField{m}
		}
		if rest := pathTo(field, f); rest != nil {
			return append([]StructField{m}, rest...)
		}
	}
	return nil
}

func (d *describer) enter(_ string, _ int, entry any) {
	at := *d.open[len(d.open)-1]
	d.open, d.in = append(d.open, &at[len(at)-1].Each), append(d.in, entry)
}

func (d *describer) leave() { d.open, d.in = d.open[:len(d.open)-1], d.in[:len(d.in)-1] }

func (d *describer) Fail(err error) {
	if err != nil && d.err == nil {
		d.note(Description{Kind: OtherField})
		d.err = err
	}
}

func (d *describer) Err() error { return d.err }
