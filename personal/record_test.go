package personal_test

import (
	"reflect"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// fill gives every exported field of a record, except orders, a value that differs from
// its initial one.
func fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i))
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(v.Index(0))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString("x")
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(1)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(1)
	}
}

// reread packs a record and reads it into another that had other values, or none.
func reread[T any](t *testing.T, walk func(*T, field.Coder), sample, into T) {
	t.Helper()
	var p field.Packer
	was := sample
	if walk(&sample, &p); p.Err() != nil {
		t.Fatalf("%T: %v", sample, p.Err())
	}
	u := field.Unpacker{Buf: p.Buf}
	if walk(&into, &u); u.Err() != nil || len(u.Buf) > 0 {
		t.Fatalf("%T: %v, and %d bytes are left", sample, u.Err(), len(u.Buf))
	}
	if !reflect.DeepEqual(into, was) {
		t.Errorf("%T is read as\n%+v, and was\n%+v", sample, into, was)
	}
}

// A snapshot has every field of the state of a fight on foot.
func TestRecordsAreReadAsTheyWere(t *testing.T) {
	for _, lean := range []modifier.Modifier{modifier.Helps, modifier.Hinders} {
		for _, into := range []personal.Edge{{}, {Modifier: modifier.Helps}, {Modifier: modifier.Hinders}} {
			e := filled[personal.Edge]()
			e.Modifier = lean
			reread(t, (*personal.Edge).Fields, e, into)
		}
	}
	reread(t, (*personal.Plunge).Fields, filled[personal.Plunge](), personal.Plunge{})
	w := filled[personal.Wound]()
	w.Mask, w.Kin, w.Of, w.Inner, w.Outer, w.Crossed = 0, 0, 0, false, false, 0 // not kept between ticks
	reread(t, (*personal.Wound).Fields, w, personal.Wound{})
	reread(t, (*personal.Person).Fields, filled[personal.Person](), personal.Person{})
	reread(t, (*personal.Deck).Fields, filled[personal.Deck](), personal.Deck{})
	reread(t, func(b *personal.Blow, c field.Coder) { b.Fields(c, action.NewIntent) }, filled[personal.Blow](), personal.Blow{})
}

func filled[T any]() (x T) {
	fill(reflect.ValueOf(&x).Elem())
	return x
}

// A book may name its points with as many letters as a name has.
func TestTheMaximumOfPointsIsToldByItsLongestName(t *testing.T) {
	name := strings.Repeat("x", crew.MaxName)
	reread(t, (*personal.Shifted).Fields, personal.Shifted{Person: 1, What: say.Of("maximum of %s", name), From: 20, To: 10}, personal.Shifted{})
}
