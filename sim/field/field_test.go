package field_test

import (
	"errors"
	"math"
	"runtime"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"broadside/sim/field"
)

// sample has a field of every kind.
type sample struct {
	small uint8
	wide  int64
	state uint64
	yes   bool
	name  string
	list  []int16
}

func (s *sample) Fields(c field.Coder) {
	field.Int(c, "small", &s.small, 3, 200)
	field.Int(c, "wide", &s.wide, math.MinInt64, math.MaxInt64)
	field.Uint64(c, "state", &s.state)
	field.Bool(c, "yes", &s.yes)
	field.Text(c, "name", &s.name, 10)
	field.List(c, "list", &s.list, 5, func(c field.Coder, n *int16) { field.Int(c, "n", n, -9, 9) })
}

func drawn(t *rapid.T) sample {
	return sample{
		small: rapid.Uint8Range(3, 200).Draw(t, "small"), wide: rapid.Int64().Draw(t, "wide"), state: rapid.Uint64().Draw(t, "state"),
		yes: rapid.Bool().Draw(t, "yes"), name: rapid.StringN(0, 3, 10).Draw(t, "name"),
		list: rapid.SliceOfN(rapid.Int16Range(-9, 9), 0, 5).Draw(t, "list"),
	}
}

func equal(a, b sample) bool {
	return a.small == b.small && a.wide == b.wide && a.state == b.state && a.yes == b.yes && a.name == b.name && slices.Equal(a.list, b.list)
}

func sum(s *sample) uint64 {
	var h field.Hash
	h.Reset()
	s.Fields(&h)
	return h.Sum()
}

func TestWhatIsPackedComesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := drawn(t)
		b := sample{list: make([]int16, rapid.IntRange(0, 9).Draw(t, "old"))}
		packed, err := field.Pack(&a)
		if err != nil {
			t.Fatal(err)
		}
		if err := field.Unpack(packed, &b); err != nil || !equal(a, b) {
			t.Fatalf("%+v came back as %+v: %v", a, b, err)
		}
		if sum(&a) != sum(&b) {
			t.Fatal("equal records have different hashes")
		}
		for cut := range packed {
			if err := field.Unpack(packed[:cut], &sample{}); !errors.Is(err, field.ErrShort) && !errors.Is(err, field.ErrRange) {
				t.Fatalf("cut at %d: %v", cut, err)
			}
		}
		if err := field.Unpack(append(packed, 0), &sample{}); err == nil {
			t.Fatal("a byte too many was accepted")
		}
	})
}

func TestEveryFieldCountsInTheHash(t *testing.T) {
	base := sample{small: 5, list: []int16{1, 2}}
	for i, change := range []func(*sample){
		func(s *sample) { s.small++ }, func(s *sample) { s.wide-- }, func(s *sample) { s.state = 1 << 63 },
		func(s *sample) { s.yes = true }, func(s *sample) { s.name = "a" },
		func(s *sample) { s.list = []int16{2, 1} }, func(s *sample) { s.list = []int16{1, 2, 0} },
	} {
		other := base
		if change(&other); sum(&base) == sum(&other) {
			t.Errorf("change %d leaves the hash as it was", i)
		}
	}
}

func TestNumbersOutsideTheirRangeAreRefused(t *testing.T) {
	for _, bad := range []sample{{small: 2}, {small: 201}, {small: 5, name: "eleven char"}, {small: 5, list: make([]int16, 6)}, {small: 5, list: []int16{10}}} {
		if _, err := field.Pack(&bad); !errors.Is(err, field.ErrRange) {
			t.Errorf("%+v was packed: %v", bad, err)
		}
	}
	// 300 into a byte must not become 44.
	wide := struct{ n int64 }{300}
	packed, err := field.Pack(record(func(c field.Coder) { field.Int(c, "small", &wide.n, 0, 1000) }))
	if err != nil {
		t.Fatal(err)
	}
	var small uint8
	err = field.Unpack(packed, record(func(c field.Coder) { field.Int(c, "small", &small, 0, 255) }))
	if !errors.Is(err, field.ErrRange) || small != 0 {
		t.Errorf("300 became %d: %v", small, err)
	}
}

type record func(field.Coder)

func (r record) Fields(c field.Coder) { r(c) }

func TestALyingLengthAllocatesLittle(t *testing.T) {
	lie := []byte{0xff, 0xff, 0xff, 0xff, 0x7f} // 34 thousand million elements
	var list []int64
	r := record(func(c field.Coder) {
		field.List(c, "list", &list, 1<<40, func(c field.Coder, n *int64) { field.Int(c, "n", n, 0, 1) })
	})
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	err := field.Unpack(lie, r)
	runtime.ReadMemStats(&after)
	if !errors.Is(err, field.ErrShort) || after.TotalAlloc-before.TotalAlloc > 64<<10 {
		t.Errorf("%v, %d bytes allocated", err, after.TotalAlloc-before.TotalAlloc)
	}
}

func TestRowsCarryFlatRecordsOnly(t *testing.T) {
	flat := record(func(c field.Coder) {
		n, s := int64(7), "seven"
		field.Int(c, "n", &n, 0, 9)
		field.Text(c, "s", &s, 9)
	})
	var w field.RowWriter
	flat.Fields(&w)
	r := field.RowReader{Row: w.Row}
	if flat.Fields(&r); w.Err() != nil || r.Err() != nil {
		t.Errorf("a flat record: %v, %v", w.Err(), r.Err())
	}
	if flat.Fields(&r); !errors.Is(r.Err(), field.ErrShort) {
		t.Errorf("reading on: %v", r.Err())
	}
	var list field.RowWriter
	if (&sample{small: 5}).Fields(&list); !errors.Is(list.Err(), field.ErrNotFlat) {
		t.Errorf("a record with a list: %v", list.Err())
	}
}

// A kept list records which walk of a hash has found a record changed.
func TestKeptTellsWhatHasChanged(t *testing.T) {
	var k field.Kept[counter]
	list := []counter{{lasts: 1}, {lasts: 2}}
	walk := func() { field.ListKept[counter](new(field.Hash), "list", &list, &k, 9) }
	if k.Changed(0) <= k.Walks() {
		t.Error("what has not been walked is said to be as it was")
	}
	walk()
	list[0].changes++
	walk()
	if k.Walks() != 2 || k.Changed(0) != 1 || k.Changed(1) != 1 || k.Latest() != 1 {
		t.Errorf("nothing lasting has changed, and it says %d, %d, latest %d of %d", k.Changed(0), k.Changed(1), k.Latest(), k.Walks())
	}
	list[1].lasts++
	walk()
	if k.Changed(0) != 1 || k.Changed(1) != 3 || k.Latest() != 3 {
		t.Errorf("the second has changed, and it says %d, %d, latest %d", k.Changed(0), k.Changed(1), k.Latest())
	}
	list = list[:1]
	walk()
	if k.Latest() != 4 {
		t.Errorf("one is gone, and it says %d", k.Latest())
	}
}

// counter is a record with one lasting and one changing field.
type counter struct{ lasts, changes int64 }

func (c *counter) LastingFields(k field.Coder)  { field.Int(k, "lasts", &c.lasts, 0, 9) }
func (c *counter) ChangingFields(k field.Coder) { field.Int(k, "changes", &c.changes, 0, 9) }
func (c *counter) Matches(o *counter) bool      { return c.lasts == o.lasts }
func (c *counter) Keep(o *counter)              { *c = *o }
