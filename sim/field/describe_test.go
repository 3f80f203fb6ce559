package field_test

import (
	"errors"
	"reflect"
	"testing"

	"broadside/sim/field"
)

// riddle is a record whose fields depend on its content.
type riddle struct {
	fleet
	kind int
	key  []byte
}

func (r *riddle) Fields(c field.Coder) {
	r.fleet.Fields(c)
	r.key = c.Bytes("key", r.key, 16)
	field.Int(c, "kind", &r.kind, -1, 1)
	if r.kind == 0 {
		c.Fail(errors.New("no kind"))
	}
	field.Int(c, "size", &r.kind, 0, 3)
}

func TestRecordIsDescribed(t *testing.T) {
	want := []field.Description{
		{Name: "name", Kind: field.TextField, Hi: 40},
		{Name: "ships", Kind: field.ListField, Hi: 10, Each: []field.Description{
			{Name: "hull", Hi: 100},
			{Name: "decks", Kind: field.ListField, Hi: 10, Each: []field.Description{{Name: "deck", Hi: 9}}},
		}},
		{Name: "key", Kind: field.BytesField, Hi: 16},
		{Name: "kind", Lo: -1, Hi: 1},
	}
	if got := plain(field.Describe(&riddle{})); !reflect.DeepEqual(got, append(want, field.Description{Kind: field.OtherField})) {
		t.Errorf("it is described as %+v", got)
	}
	if got := plain(field.Describe(&riddle{kind: 1})); !reflect.DeepEqual(got, append(want, field.Description{Name: "size", Hi: 3})) {
		t.Errorf("with a kind it is described as %+v", got)
	}
}

// plain removes the Go types and paths.
func plain(all []field.Description) []field.Description {
	for i := range all {
		all[i].Type, all[i].Path = nil, nil
		plain(all[i].Each)
	}
	return all
}

func TestDescriptionLeadsToTheFieldOfTheStruct(t *testing.T) {
	all := field.Describe(&riddle{})
	name, hull := all[0], all[1].Each[0]
	riddle, fleet := reflect.TypeFor[riddle](), reflect.TypeFor[fleet]()
	if want := []field.StructField{{Of: riddle, Name: "fleet"}, {Of: fleet, Name: "name"}}; !reflect.DeepEqual(name.Path, want) || name.Type != reflect.TypeFor[string]() {
		t.Errorf("the name is a %v at %v", name.Type, name.Path)
	}
	if hull.Type != reflect.TypeFor[int]() || len(hull.Path) != 1 || hull.Path[0].Name != "points" {
		t.Errorf("of an entry, the hull is a %v at %v", hull.Type, hull.Path)
	}
	if deck, key := all[1].Each[1].Each[0], all[2]; deck.Path != nil || key.Type != nil {
		t.Errorf("a number that is an entry itself is at %v, and what is walked as bytes is a %v", deck.Path, key.Type)
	}
}
