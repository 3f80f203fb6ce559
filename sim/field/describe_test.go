package field_test

import (
	"errors"
	"reflect"
	"testing"

	"broadside/sim/field"
)

// riddle is a record whose fields depend on what it holds.
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
	if got := field.Describe(&riddle{}); !reflect.DeepEqual(got, append(want, field.Description{Kind: field.OtherField})) {
		t.Errorf("it is described as %+v", got)
	}
	if got := field.Describe(&riddle{kind: 1}); !reflect.DeepEqual(got, append(want, field.Description{Name: "size", Hi: 3})) {
		t.Errorf("with a kind it is described as %+v", got)
	}
}
