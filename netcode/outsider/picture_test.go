package outsider_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// layout describes a section as the document does: the names of its numbers and texts.
type layout struct{ numbers, texts []string }

// layouts reads the document's table of sections.
func layouts(t *testing.T) (all []layout) {
	t.Helper()
	b, err := os.ReadFile("../../docs/wire.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(b), "| section | name |")
	table, _, _ := strings.Cut(rest, "<!--")
	cell := regexp.MustCompile(`[^\\]\|`)
	name := regexp.MustCompile("`([^`]+)`")
	for row := range strings.SplitSeq(table, "\n") {
		cells := cell.Split(row, -1)
		if len(cells) < 7 || strings.HasPrefix(row, "|---") {
			continue
		}
		names := func(s string) (list []string) {
			for _, m := range name.FindAllStringSubmatch(s, -1) {
				list = append(list, m[1])
			}
			return list
		}
		all = append(all, layout{names(cells[len(cells)-3]), names(cells[len(cells)-2])})
	}
	return all
}

// row is a row of a picture, by the document's names; the first of those with the same name.
type row struct {
	numbers []int64
	texts   []string
}

// screen is what a seat sees: the rows of each section, by key.
type screen struct {
	layouts  []layout
	tick     int64
	sections []map[uint64]row
}

// number returns a number of a row of a section by its name.
func (s *screen) number(section int, r row, name string) int64 {
	return r.numbers[slices.Index(s.layouts[section].numbers, name)]
}

func (s *screen) text(section int, r row, name string) string {
	return r.texts[slices.Index(s.layouts[section].texts, name)]
}

// rows returns the rows of a section, by ascending key.
func (s *screen) rows(section int) (all []row) {
	for _, key := range slices.Sorted(maps.Keys(s.sections[section])) {
		all = append(all, s.sections[section][key])
	}
	return all
}

// The sections used here.
const (
	headSection, contactSection, crewSection, optionSection = 0, 3, 7, 10
)

// bits reads the encoding of the document: varints and bytes.
type bits struct {
	b   []byte
	err error
}

func (b *bits) n() uint64 {
	v, size := binary.Uvarint(b.b)
	b.skip(size)
	return v
}

func (b *bits) z() int64 {
	v, size := binary.Varint(b.b)
	b.skip(size)
	return v
}

func (b *bits) skip(size int) {
	if size <= 0 || size > len(b.b) {
		b.b, b.err = nil, errors.New("the bits end too soon")
		return
	}
	b.b = b.b[size:]
}

func (b *bits) text() string {
	n := int(b.n())
	if n > len(b.b) {
		b.skip(n)
		return ""
	}
	s := string(b.b[:n])
	b.b = b.b[n:]
	return s
}

// after returns the picture that a frame makes from this one.
func (s *screen) after(tick int64, whole bool, raw []byte) (*screen, error) {
	next := &screen{layouts: s.layouts, tick: tick, sections: make([]map[uint64]row, len(s.layouts))}
	for i := range next.sections {
		next.sections[i] = map[uint64]row{}
		if !whole {
			for key, r := range s.sections[i] {
				next.sections[i][key] = row{slices.Clone(r.numbers), slices.Clone(r.texts)}
			}
		}
	}
	for _, r := range next.sections[contactSection] { // they fly on
		flyOn(r.numbers, tick-s.tick)
	}
	b := &bits{b: raw}
	mask := b.n()
	for i := range next.sections {
		if mask&(1<<i) != 0 {
			b.section(next.sections[i], s.layouts[i])
		}
	}
	if b.err == nil && (len(b.b) > 0 || mask>>len(s.layouts) != 0) {
		b.err = fmt.Errorf("%d bytes are left over, and the mask is %x", len(b.b), mask)
	}
	return next, b.err
}

// flyOn moves a contact as the document describes.
func flyOn(n []int64, ticks int64) {
	const x, y, heading, stepX, stepY, turn = 1, 2, 3, 4, 5, 6
	a := func(v int64) int64 { return (v*n[turn]*74961 + 1<<31) >> 32 }
	for i := range ticks {
		if n[turn] != 0 && i < 100 {
			mx, my := n[stepX]+a(n[stepY])/2, n[stepY]-a(n[stepX])/2
			n[stepX], n[stepY] = n[stepX]+a(my), n[stepY]-a(mx)
			n[heading] = (n[heading] + n[turn] + 360_000) % 360_000
		}
		n[x], n[y] = n[x]+n[stepX], n[y]+n[stepY]
	}
}

func (b *bits) section(rows map[uint64]row, l layout) {
	key := uint64(0)
	for n := b.n(); n > 0 && b.err == nil; n-- {
		key += b.n()
		delete(rows, key)
	}
	key = 0
	for n := b.n(); n > 0 && b.err == nil; n-- {
		key += b.n()
		r, there := rows[key]
		if !there {
			r = row{make([]int64, len(l.numbers)), make([]string, len(l.texts))}
		}
		for mask, i := b.n(), 0; i < len(r.numbers); i++ {
			if mask&(1<<i) != 0 {
				r.numbers[i] += b.z()
			}
		}
		for mask, i := b.n(), 0; i < len(r.texts); i++ {
			if mask&(1<<i) != 0 {
				r.texts[i] = b.text()
			}
		}
		rows[key] = r
	}
}

// bytesOf returns the bytes of a message of the document's example exchange.
func bytesOf(t *testing.T, page, says string) []byte {
	t.Helper()
	_, rest, found := strings.Cut(page, says)
	if !found {
		t.Fatalf("the document has no %q", says)
	}
	_, rest, _ = strings.Cut(rest, "\n\n")
	var b []byte
	for line := range strings.SplitSeq(rest, "\n") {
		if line == "" {
			break
		}
		for word := range strings.FieldsSeq(line) {
			v, err := strconv.ParseUint(word, 16, 8)
			if err != nil {
				return b // the padding
			}
			b = append(b, byte(v))
		}
	}
	return b
}
