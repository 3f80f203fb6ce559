package outsider_test

import (
	"fmt"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// spec is a field as described in the document.
type spec struct {
	name   string
	kind   string // number, text, bin, list, or what belongs to it
	lo, hi int    // of a number
	most   int    // bytes, or entries
	of     []spec // of each entry
}

// The kinds of fields.
const (
	number, text, bin, list, belongs = "number", "text", "bin", "list", "what belongs to it"
)

// entry is a row of the table of messages or of orders.
type entry struct {
	number int
	name   string
	who    string // who sends or gives it
	fields []spec
}

// entries reads a table of the document.
func entries(t *testing.T, table string) (all []entry) {
	t.Helper()
	b, err := os.ReadFile("../../docs/wire.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(b), "<!-- "+table+": written by")
	rest, _, _ = strings.Cut(rest, "<!-- "+table+" end. -->")
	for row := range strings.SplitSeq(rest, "\n") {
		cells := strings.Split(row, "|")
		if len(cells) < 6 {
			continue
		}
		n, err := strconv.Atoi(strings.TrimSpace(cells[1]))
		if err != nil {
			continue // the head of the table
		}
		fields, left := specs(t, strings.TrimSpace(cells[len(cells)-2]))
		if left != "" {
			t.Fatalf("%s %d: the document says %q", table, n, left)
		}
		all = append(all, entry{n, strings.TrimSpace(cells[2]), strings.TrimSpace(cells[3]), fields})
	}
	return all
}

var (
	named  = regexp.MustCompile("^`([^`]+)` ")
	ranged = regexp.MustCompile(`^(-?[0-9]+(?:\^[0-9]+)?)\.\.(\(2\^[0-9]+-1\)|-?[0-9]+(?:\^[0-9]+)?)`)
	sized  = regexp.MustCompile(`^(text|bin|list) ([0-9]+)(?: of \()?`)
)

// specs reads fields up to the end of the list that contains them, and returns the rest.
func specs(t *testing.T, s string) (all []spec, left string) {
	t.Helper()
	for s = strings.TrimLeft(s, ", "); s != "" && s[0] != ')'; s = strings.TrimLeft(s, ", ") {
		if rest, found := strings.CutPrefix(s, "and "+belongs); found {
			all, s = append(all, spec{kind: belongs}), rest
			continue
		}
		name := named.FindStringSubmatch(s)
		if name == nil {
			return all, s
		}
		f := spec{name: name[1]}
		s = s[len(name[0]):]
		if m := ranged.FindStringSubmatch(s); m != nil {
			f.kind, f.lo, f.hi, s = number, bound(t, m[1]), bound(t, m[2]), s[len(m[0]):]
		} else if m := sized.FindStringSubmatch(s); m != nil {
			f.kind, f.most, s = m[1], bound(t, m[2]), s[len(m[0]):]
			if f.kind == list {
				f.of, s = specs(t, s)
				s = strings.TrimPrefix(s, ")")
			}
		} else {
			return all, s
		}
		all = append(all, f)
	}
	return all, s
}

// bound parses a number such as 255, -2^63 or (2^32-1).
func bound(t *testing.T, s string) int {
	t.Helper()
	less := strings.HasPrefix(s, "(")
	base, power, raised := strings.Cut(strings.TrimSuffix(strings.Trim(s, "()"), "-1"), "^")
	if !less && !raised {
		base = s // which may end with -1
	}
	n, err := strconv.Atoi(base)
	if err != nil {
		t.Fatalf("the document has the number %q", s)
	}
	if !raised {
		return n
	}
	p, err := strconv.Atoi(power)
	switch {
	case err != nil || n*n != 4:
		t.Fatalf("the document has the number %q", s)
	case p == 63 && n < 0:
		return math.MinInt
	case p == 63:
		return math.MaxInt
	case less:
		return 1<<p - 1
	}
	return n / 2 << p
}

// low and high return fields at one end of their ranges. A text or a list is empty at the lower end
// and full at the other.
func low(all []spec) (m []any) {
	for _, f := range all {
		switch f.kind {
		case number:
			m = append(m, f.lo)
		case text:
			m = append(m, "")
		case bin:
			m = append(m, []byte{})
		case list:
			m = append(m, 0)
		}
	}
	return m
}

func high(all []spec) (m []any) {
	for _, f := range all {
		switch f.kind {
		case number:
			m = append(m, f.hi)
		case text:
			m = append(m, strings.Repeat("w", f.most))
		case bin:
			m = append(m, make([]byte, f.most))
		case list:
			m = append(m, f.most)
			for range f.most {
				m = append(m, high(f.of)...)
			}
		}
	}
	return m
}

// beyond returns messages with one field out of its range: each field, in each possible way.
func beyond(all []spec) (ways [][]any) {
	for i, f := range all {
		before, after := low(all[:i]), low(all[i+1:])
		put := func(v ...any) { ways = append(ways, slices.Concat(before, v, after)) }
		switch f.kind {
		case number:
			if f.lo > math.MinInt {
				put(f.lo - 1)
			}
			if f.hi < math.MaxInt {
				put(f.hi + 1)
			}
			put("a text")
		case text:
			put(strings.Repeat("w", f.most+1))
			put("\xff")
			put(1)
		case bin:
			put(make([]byte, f.most+1))
			put("a text")
		case list:
			put(f.most + 1)
			put(-1)
			for _, of := range beyond(f.of) {
				put(append([]any{1}, of...)...)
			}
		}
	}
	return ways
}

// The roles of a crew, by their numbers.
var crewRoles = []string{"", "pilot", "gunner", "operator", "mechanic", "coordinator"}

// seatFor returns the role of a crew that may give an order, or the pilot if none may.
func seatFor(who string) (role int, may bool) {
	who, _, _ = strings.Cut(who, ";")
	for _, name := range strings.Split(who, ", ") {
		if i := slices.Index(crewRoles, name); i > 0 {
			return i, true
		}
	}
	return 1, false
}

// TestDocumentsTablesAreRead checks the reading of fields, so that a test that reads none does not
// pass.
func TestDocumentsTablesAreRead(t *testing.T) {
	orders := entries(t, "orders")
	at := func(number int) entry {
		i := slices.IndexFunc(orders, func(e entry) bool { return e.number == number })
		if i < 0 {
			t.Fatalf("there is no order %d", number)
		}
		return orders[i]
	}
	if fly := at(1); len(fly.fields) != 1 || fly.fields[0].most != 16 || len(fly.fields[0].of) != 2 || len(high(fly.fields)) != 33 || len(beyond(fly.fields)) != 8 {
		t.Errorf("fly is %+v", fly)
	}
	if shoot := at(fire); len(low(shoot.fields)) != 7 || len(high(shoot.fields)) != 10 || fmt.Sprint(high(shoot.fields)) != "[31 65535 100 1 1 3 1023 1023 1023 1]" {
		t.Errorf("fire is %+v", shoot)
	}
	for s, want := range map[string]int{"(2^32-1)": 1<<32 - 1, "2^30": 1 << 30, "-1": -1, "-2^63": math.MinInt, "(2^63-1)": math.MaxInt, "-1000": -1000} {
		if n := bound(t, s); n != want {
			t.Errorf("%s is read as %d", s, n)
		}
	}
	if role, may := seatFor("pilot, mechanic; action"); role != 1 || !may {
		t.Error("a pilot may not order what a pilot may")
	}
	if _, may := seatFor("gm; free"); may {
		t.Error("a seat of a ship may order what the GM may")
	}
}
