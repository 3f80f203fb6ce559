package picture

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"slices"

	"broadside/sim/field"
)

// Patch makes the next picture from an earlier one, which Patch has also made, and a frame, of which it trusts nothing.
// The earlier picture stays unchanged. The two share the lists in which nothing differs, so neither may be modified.
func Patch(from *Picture, f *Frame) (*Picture, error) {
	to, heads := &Picture{}, []Head(nil)
	if f.Base != 0 {
		if from == nil || from.Tick != f.Base {
			return nil, fmt.Errorf("%w: it is for tick %d", ErrFrame, f.Base)
		}
		*to, heads = *from, []Head{from.Head}
	}
	if f.Tick <= to.Tick {
		return nil, fmt.Errorf("%w: tick %d does not follow %d", ErrFrame, f.Tick, to.Tick)
	}
	r := &frameReader{reader: reader{b: f.Bits}, room: growth*len(f.Bits) + spare}
	r.flyOn(&to.Contacts, f.Tick-to.Tick)
	to.Tick = f.Tick
	if r.mask = r.uvarint(); r.mask >= 1<<sectionCount {
		return nil, fmt.Errorf("%w: there are %d sections", ErrFrame, sectionCount)
	}
	patch(r, headSection, &heads, func(*Head) uint64 { return 0 })
	to.Head = Head{}
	if len(heads) > 0 {
		to.Head = heads[0]
	}
	patch(r, textSection, &to.Texts, textKey)
	patch(r, goalSection, &to.Goals, goalKey)
	patch(r, contactSection, &to.Contacts, contactKey)
	patch(r, objectSection, &to.Objects, objectKey)
	patch(r, sheetSection, &to.Sheets, sheetKey)
	patch(r, mountSection, &to.Mounts, mountKey)
	patch(r, crewSection, &to.Crew, crewKey)
	patch(r, legSection, &to.Legs, legKey)
	patchTurns(r, &to.Turns)
	patch(r, optionSection, &to.Options, optionKey)
	patch(r, heldSection, &to.Held, heldKey)
	patch(r, classSection, &to.Classes, classKey)
	patch(r, triggerSection, &to.Triggers, triggerKey)
	patch(r, featureSection, &to.Features, featureKey)
	patch(r, deckSection, &to.Decks, deckKey)
	patch(r, lineSection, &to.Lines, lineKey)
	patch(r, consoleSection, &to.Consoles, consoleKey)
	patch(r, mineSection, &to.Mines, mineKey)
	patch(r, thingSection, &to.Things, thingKey)
	patch(r, personSection, &to.People, personKey)
	patch(r, selfSection, &to.Selves, selfKey)
	patch(r, stockSection, &to.Stocks, stockKey)
	patch(r, gearSection, &to.Gear, gearKey)
	patch(r, stepSection, &to.Steps, stepKey)
	patch(r, actSection, &to.Acts, actKey)
	patch(r, conditionSection, &to.Conditions, conditionKey)
	patch(r, reachedSection, &to.Reached, reachedKey)
	if r.err == nil && len(r.b) > 0 {
		r.fail("%d bytes are left over", len(r.b))
	}
	return to, r.err
}

// New records take memory, in proportion to the bytes that the table sends. With their texts, those of whole pictures
// take up to 3.4 times as much. A frame whose records would take more than this does not come from a table of ours.
const (
	growth = 4
	spare  = 2 << 10
)

// reader reads the parts of a frame. After the first error it reads zeros.
type reader struct {
	b   []byte
	err error
}

func (r *reader) fail(format string, args ...any) {
	r.stop(fmt.Errorf("%w: %s", ErrFrame, fmt.Sprintf(format, args...)))
}

func (r *reader) stop(err error) {
	if r.err == nil {
		r.err, r.b = err, nil
	}
}

func (r *reader) uvarint() uint64 {
	n, w := binary.Uvarint(r.b)
	switch {
	case w <= 0:
		r.fail("the bits end too soon")
		return 0
	case w > 1 && r.b[w-1] == 0:
		r.fail("a number is longer than it has to be")
		return 0
	}
	r.b = r.b[w:]
	return n
}

func (r *reader) varint() int64 {
	n := r.uvarint()
	return int64(n>>1) ^ -int64(n&1)
}

func (r *reader) text() string {
	n := r.uvarint()
	if n > uint64(len(r.b)) || n > MaxPassage {
		r.fail("a text of %d bytes does not fit", n)
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}

// count reads how many items follow, each of at least least bytes.
func (r *reader) count(least int) int {
	n := r.uvarint()
	if n > maxRows || n*uint64(least) > uint64(len(r.b)) {
		r.fail("%d rows are more than there can be", n)
		return 0
	}
	return int(n)
}

// frameReader reads the bits of a frame.
type frameReader struct {
	reader
	mask uint64 // of the sections that follow
	room int    // memory that new records and texts may still take, in bytes

	was     field.RowWriter // the row being overwritten
	is      field.RowReader // the record made of it
	numbers [64]int64       // a buffer for both, as long as a mask has bits
	texts   [16]string
}

// flyOn advances contacts as predicted.
func (r *frameReader) flyOn(contacts *[]Contact, ticks int64) {
	from := *contacts
	for i := range from {
		if !from[i].Moves() {
			continue
		}
		if &from[0] == &(*contacts)[0] {
			*contacts = slices.Clone(from)
		}
		k := &(*contacts)[i]
		k.Reckoning = k.Foretell(ticks)
		r.check(&k.Reckoning)
	}
}

// gone iterates over the keys of removed rows while they are read.
type gone struct {
	reader
	left int
	next uint64
}

// readGone skips the keys of removed rows, of which there are at most most.
func (r *frameReader) readGone(most int) (g gone) {
	g.left = r.count(1)
	if g.left > most {
		r.fail("%d rows are gone, of %d", g.left, most)
		g.left = 0
	}
	g.b = r.b
	for range g.left {
		r.uvarint()
	}
	g.step()
	return g
}

func (g *gone) step() {
	if g.left > 0 {
		g.next += g.uvarint()
	}
}

// takes reports whether a key is the next removed one.
func (g *gone) takes(key uint64) bool {
	if g.left == 0 || g.next != key {
		return false
	}
	g.left--
	g.step()
	return true
}

// patch reads the changes of a section, if it differs.
func patch[T any, P record[T]](r *frameReader, at int, list *[]T, key func(*T) uint64) {
	if r.mask&(1<<at) == 0 || r.err != nil {
		return
	}
	from, cost := *list, int(reflect.TypeFor[T]().Size())
	g := r.readGone(len(from))
	n := r.count(3)
	fresh := max(0, n-len(from)) // at least this many are new
	if !r.take(fresh * cost) {
		return
	}
	out, last := make([]T, 0, max(len(from)-g.left, n)), uint64(0)
	keep := func(below uint64) {
		for ; len(from) > 0 && key(&from[0]) < below; from = from[1:] {
			if !g.takes(key(&from[0])) {
				out = append(out, from[0])
			}
		}
	}
	for i := 0; i < n && r.err == nil; i++ {
		step := r.uvarint()
		if i > 0 && step == 0 {
			r.fail("row %d comes twice", last)
			return
		}
		last += step
		keep(last)
		switch {
		case len(from) > 0 && key(&from[0]) == last:
			out, from = append(out, from[0]), from[1:]
		case fresh > 0 || r.take(cost):
			out, fresh = append(out, *new(T)), fresh-1
		default:
			return
		}
		x := &out[len(out)-1]
		if r.row(P(x)); r.err == nil && key(x) != last {
			r.fail("row %d tells of %d", last, key(x))
		}
	}
	keep(math.MaxUint64)
	if g.left > 0 {
		r.fail("row %d is gone, but was not there", g.next)
	}
	if len(out) > maxRows {
		r.fail("%d rows are more than there can be", len(out))
	}
	*list = out
}

// take takes memory for something new, if there is enough. Allocations come in size classes, up to an eighth or a page
// larger than asked for.
func (r *frameReader) take(bytes int) bool {
	if r.room -= (bytes+15)&^15 + min(bytes/8, 8<<10); r.room < 0 {
		r.fail("what is new in it takes too much for its bytes")
	}
	return r.err == nil
}

// patchTurns patches turns. Rows are sent by key, and Place gives their order.
func patchTurns(r *frameReader, list *[]TurnRow) {
	if r.mask&(1<<turnSection) == 0 {
		return
	}
	*list = slices.Clone(*list)
	slices.SortFunc(*list, func(a, b TurnRow) int { return cmp.Compare(turnKey(&a), turnKey(&b)) })
	patch(r, turnSection, list, turnKey)
	slices.SortStableFunc(*list, func(a, b TurnRow) int { return cmp.Compare(a.Place, b.Place) })
}

// row reads the changes of a record.
func (r *frameReader) row(x field.Record) {
	w := &r.was
	w.Numbers, w.Texts = r.numbers[:0], r.texts[:0]
	x.Fields(w)
	mask := r.uvarint()
	if count := len(w.Numbers); count < 64 && mask >= 1<<count {
		r.fail("a row has %d numbers", count)
		return
	}
	for i := range w.Numbers {
		if mask&(1<<i) != 0 {
			w.Numbers[i] += r.varint()
		}
	}
	if mask = r.uvarint(); mask >= 1<<len(w.Texts) {
		r.fail("a row has %d texts", len(w.Texts))
		return
	}
	for i := range w.Texts {
		if mask&(1<<i) != 0 {
			w.Texts[i] = r.text()
			r.take(len(w.Texts[i]))
		}
	}
	o, _ := x.(*Option)
	silent := o != nil && o.Says == nil
	if r.read(x); silent && o.Says != nil {
		r.take(int(reflect.TypeFor[OptionTexts]().Size()))
	}
}

// check checks a record against its ranges.
func (r *frameReader) check(x field.Record) {
	r.was.Numbers, r.was.Texts = r.numbers[:0], r.texts[:0]
	x.Fields(&r.was)
	r.read(x)
}

// read reads a record from its row.
func (r *frameReader) read(x field.Record) {
	if r.err != nil {
		return
	}
	r.is = field.RowReader{Row: r.was.Row}
	x.Fields(&r.is)
	if err := r.is.Err(); err != nil {
		r.stop(err)
	}
}
