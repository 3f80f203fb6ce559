package field

import (
	"fmt"
	"strconv"
	"strings"
)

// Difference is a field in which two records of one type differ.
type Difference struct {
	Field string // as in "ships 2, hull", lists counted from 1
	A, B  string // what each holds
}

func (d Difference) String() string { return fmt.Sprintf("%s: %s and %s", d.Field, d.A, d.B) }

// Differ finds the first field in which two records differ, and reports whether
// there is one.
func Differ(a, b Record) (Difference, bool) {
	var x, y listing
	a.Fields(&x)
	b.Fields(&y)
	for i := range x.entries {
		if i == len(y.entries) {
			return Difference{x.entries[i].field, x.entries[i].value, "nothing"}, true
		}
		if e, f := x.entries[i], y.entries[i]; e != f {
			if e.field != f.field { // the records differ in structure from here
				return Difference{e.field, e.value, f.field + " " + f.value}, true
			}
			return Difference{e.field, e.value, f.value}, true
		}
	}
	if n := len(x.entries); n < len(y.entries) {
		return Difference{y.entries[n].field, "nothing", y.entries[n].value}, true
	}
	return Difference{}, false
}

type entry struct{ field, value string }

// listing is the Coder that writes down every field with its path.
type listing struct {
	path    []string
	entries []entry
}

func (l *listing) note(name, value string) {
	l.entries = append(l.entries, entry{strings.Join(append(l.path, name), ", "), value})
}

func (l *listing) Number(name string, v, _, _ int64) int64 {
	l.note(name, strconv.FormatInt(v, 10))
	return v
}

func (l *listing) Text(name, s string, _ int) string {
	l.note(name, strconv.Quote(s))
	return s
}

func (l *listing) Bytes(name string, b []byte, _ int) []byte {
	l.note(name, fmt.Sprintf("%x", b))
	return b
}

func (l *listing) Count(name string, n, _ int) int {
	l.note(name, strconv.Itoa(n)+" of them")
	return n
}

func (l *listing) enter(name string, i int, _ any) {
	l.path = append(l.path, name+" "+strconv.Itoa(i+1))
}
func (l *listing) leave() { l.path = l.path[:len(l.path)-1] }

func (l *listing) Fail(error) {}
func (l *listing) Err() error { return nil }
