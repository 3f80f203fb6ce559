package picture

import (
	"cmp"
	"math/bits"
	"slices"

	"broadside/sim/field"
)

type record[T any] interface {
	*T
	field.Record
}

// Paper is memory for the rows of pictures, allocated in blocks. It is for use by one goroutine. A
// kept row keeps its block alive: numbers, texts and neighbours.
type Paper struct {
	field.RowWriter
	once     bool  // nothing is kept, so the lists may be referenced
	clock    int64 // the tick of the rows being written
	rows     []row
	lists    []*row
	sections []section // of all sheafs
	flats    []Flat

	changed []int32 // buffer: the indexes of changed records
	was     []int32 // buffer: the index of each row's record
	order   []place // buffer: see arrange
}

// place is the index in a list of the record with a key.
type place struct {
	key uint64
	at  int
}

// The sizes of new blocks: most ticks of a battle need none. For a picture of which nothing is kept,
// a block is as large as it needs.
const (
	roomForRows     = 512
	roomForNumbers  = 8192
	roomForTexts    = 2048
	roomForLists    = 8192 // rows of all lists together
	roomForSections = 4096
	roomForFlats    = 512
)

// newRoom returns the size of a new block: the usual, or, if nothing is kept, for what follows.
func (b *Paper) newRoom(usual, follow int) int {
	if b.once {
		return follow
	}
	return max(usual, follow)
}

// take takes a record from a block, or from a new block for more of them.
func take[T any](room *[]T, more int) *T {
	if len(*room) == 0 {
		*room = make([]T, more)
	}
	t := &(*room)[0]
	*room = (*room)[1:]
	return t
}

// list returns a section for count rows.
func (b *Paper) list(count int) section {
	if len(b.lists) < count {
		b.lists = make([]*row, b.newRoom(roomForLists, count))
	}
	rows := b.lists[:count:count]
	b.lists = b.lists[count:]
	return rows
}

// write writes a record as a row, the first of follow rows. If too little room is left,
// it starts a new block; earlier rows stay where they are.
func (b *Paper) write(key uint64, r field.Record, follow int) *row {
	const wide, words = 48, 8 // enough for most rows
	follow = min(follow, 16)
	if cap(b.Numbers)-len(b.Numbers) < wide {
		b.Numbers = make([]int64, 0, b.newRoom(roomForNumbers, wide+wide/2*follow))
	}
	if cap(b.Texts)-len(b.Texts) < words {
		b.Texts = make([]string, 0, b.newRoom(roomForTexts, words+5*follow))
	}
	numbers, texts := len(b.Numbers), len(b.Texts)
	r.Fields(&b.RowWriter)
	to := take(&b.rows, b.newRoom(roomForRows, follow))
	*to = row{key, b.clock, field.Row{Numbers: slices.Clip(b.Numbers[numbers:]), Texts: slices.Clip(b.Texts[texts:])}}
	return to
}

// kept is a list of records as last shown, and its rows.
type kept[T comparable] struct {
	list []T
	at   []int32 // the index of each record's row
	rows section
}

// Redrawn is what may have changed in a list since it was last shown.
type Redrawn struct {
	All bool    // anything, including its length and order
	At  []int32 // otherwise only the records at these indexes, not their keys
}

// Note notes that the record at an index of a list of length of may have changed.
func (r *Redrawn) Note(at, of int) {
	if r.At = append(r.At, int32(at)); len(r.At) > of { // the list has not been shown for long
		*r = Redrawn{All: true, At: r.At[:0]}
	}
}

// keepBut does the same as keep, for a list whose changes may be known.
func keepBut[T comparable, P record[T]](b *Paper, k *kept[T], list []T, key func(*T) uint64, now Redrawn) section {
	if now.All {
		return keep[T, P](b, k, list, key)
	}
	rewrite[T, P](b, k, list, now.At)
	return k.rows
}

// keep returns the section of a list, keeping the rows of unchanged records.
func keep[T comparable, P record[T]](b *Paper, k *kept[T], list []T, key func(*T) uint64) section {
	if len(list) != len(k.list) || !change[T, P](b, k, list, key) {
		arrange[T, P](b, k, list, key)
	}
	return k.rows
}

// change updates a list that has the same keys as before, in the same order. It reports
// whether that was so.
func change[T comparable, P record[T]](b *Paper, k *kept[T], list []T, key func(*T) uint64) bool {
	changed := b.changed[:0]
	for i := range list {
		if list[i] == k.list[i] {
			continue
		}
		if key(&list[i]) != k.rows[k.at[i]].key {
			return false
		}
		changed = append(changed, int32(i))
	}
	b.changed = changed
	rewrite[T, P](b, k, list, changed)
	return true
}

// rewrite writes the rows of records at some indexes of a list.
func rewrite[T comparable, P record[T]](b *Paper, k *kept[T], list []T, changed []int32) {
	if len(changed) == 0 {
		return
	}
	rows := b.list(len(k.rows))
	copy(rows, k.rows)
	for n, i := range changed {
		k.list[i] = list[i]
		at := k.at[i]
		rows[at] = b.write(rows[at].key, P(&k.list[i]), len(changed)-n)
	}
	k.rows = rows
}

// arrange updates any list.
func arrange[T comparable, P record[T]](b *Paper, k *kept[T], list []T, key func(*T) uint64) {
	order, was := slices.Grow(b.order[:0], len(list)), slices.Grow(b.was[:0], len(k.rows))[:len(k.rows)]
	for i := range list {
		order = append(order, place{key(&list[i]), i})
	}
	for i, at := range k.at {
		was[at] = int32(i)
	}
	inOrder := func(x, y place) int { return cmp.Or(cmp.Compare(x.key, y.key), x.at-y.at) }
	if !slices.IsSortedFunc(order, inOrder) {
		slices.SortFunc(order, inOrder)
	}
	rows, n := b.list(len(list)), 0
	for i, to := range order {
		for n < len(k.rows) && k.rows[n].key < to.key {
			n++
		}
		if n < len(k.rows) && k.rows[n].key == to.key && k.list[was[n]] == list[to.at] {
			rows[i] = k.rows[n]
			n++
			continue
		}
		rows[i] = b.write(to.key, P(&list[to.at]), len(list)-i)
	}
	b.order, b.was, k.rows = order, was, rows
	if b.once {
		return
	}
	k.list, k.at = append(k.list[:0], list...), slices.Grow(k.at[:0], len(list))[:len(list)]
	for i, to := range order {
		k.at[to.at] = int32(i)
	}
}

// sheaf returns the last sheaf of a set of sections if it is equal, or a new one.
func (b *Paper) sheaf(was sheaf, of uint64, now *[sectionCount]section) sheaf {
	same, count := was != nil, 0
	for left := of; left != 0; left &= left - 1 {
		same = same && now[bits.TrailingZeros64(left)].isSame(was[count])
		count++
	}
	if same {
		return was
	}
	if len(b.sections) < count {
		b.sections = make([]section, b.newRoom(roomForSections, count))
	}
	to := sheaf(b.sections[:0:count])
	b.sections = b.sections[count:]
	for left := of; left != 0; left &= left - 1 {
		to = append(to, now[bits.TrailingZeros64(left)])
	}
	return to
}
