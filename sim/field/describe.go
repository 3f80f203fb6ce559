package field

import "reflect"

// A Description describes the permitted values of a field, for people.
type Description struct {
	Name   string
	Kind   DescriptionKind
	Lo, Hi int64         // for a number; for others Hi is the number of bytes or entries
	Each   []Description // the fields of an entry of a list
	Type   reflect.Type  // the field's Go type; nil if the record has another form
	Path   []StructField // from the record or the list entry; nil in the same cases
}

// StructField is a field of a Go struct.
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
	OtherField // fields that depend on the field before
)

// Describe lists the fields of a record, in order. The content of the record determines
// the fields that depend on others.
func Describe(r Record) []Description {
	d := describer{open: []*[]Description{{}}, in: []any{r}}
	r.Fields(&d)
	return *d.open[0]
}

// describer is the Coder that collects what it walks. It walks one entry of each list.
type describer struct {
	open   []*[]Description // fields of the record, and of each list being walked
	in     []any            // pointers to the record, and to an entry of each list
	walked any              // pointer to the field, if its walk knows it
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

// pathTo returns the path from a struct to a field of it, or of a struct embedded in it or pointed
// to by it.
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
