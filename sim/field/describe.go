package field

// A Description is what a field of a record may hold, as it is told to people.
type Description struct {
	Name   string
	Kind   DescriptionKind
	Lo, Hi int64         // of a number both, of the others Hi: bytes, or entries
	Each   []Description // the fields of an entry of a list
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
	d := describer{open: []*[]Description{{}}}
	r.Fields(&d)
	return *d.open[0]
}

// describer is the Coder that notes what it walks. It walks one entry of each list.
type describer struct {
	open []*[]Description // the fields of the record, and of each list that it is in
	err  error
}

func (d *describer) note(f Description) {
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

func (d *describer) enter(string, int) {
	at := *d.open[len(d.open)-1]
	d.open = append(d.open, &at[len(at)-1].Each)
}

func (d *describer) leave() { d.open = d.open[:len(d.open)-1] }

func (d *describer) Fail(err error) {
	if err != nil && d.err == nil {
		d.note(Description{Kind: OtherField})
		d.err = err
	}
}

func (d *describer) Err() error { return d.err }
