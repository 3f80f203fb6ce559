package picture

import (
	"cmp"
	"slices"

	"broadside/sim/field"
)

type record[T any] interface {
	*T
	field.Record
}

// Paper is memory for the rows of pictures, which is made for many at once. It is for one goroutine. A
// row that is kept holds on to what was made with it: its numbers, texts and neighbours.
type Paper struct {
	field.RowWriter
	once   bool  // nothing is kept: the lists may be held on to
	clock  int64 // of the rows that are written
	rows   []row
	lists  []*row
	sheafs []sheaf
	flats  []Flat

	changed []int32 // room: the places of records that have changed
	was     []int32 // room: of each row, the place of its record
	order   []place // room: see arrange
}

// place is where in a list the record of a key is.
type place struct {
	key uint64
	at  int
}

// For how many there is new room. For those of a picture that nothing is kept of, there is as much
// as they take.
const (
	roomForRows    = 128
	roomForNumbers = 2048
	roomForTexts   = 512
	roomForLists   = 2048 // all their rows together
	roomForSheafs  = 32
	roomForFlats   = 128
)

// newRoom returns for how many there is new room: for those alone that follow, if nothing is kept.
func (b *Paper) newRoom(usual, follow int) int {
	if b.once {
		return follow
	}
	return max(usual, follow)
}

// take takes a record out of room, or out of new room for more of them.
func take[T any](room *[]T, more int) *T {
	if len(*room) == 0 {
		*room = make([]T, more)
	}
	t := &(*room)[0]
	*room = (*room)[1:]
	return t
}

// list returns a section for so many rows.
func (b *Paper) list(count int) section {
	if len(b.lists) < count {
		b.lists = make([]*row, b.newRoom(roomForLists, count))
	}
	rows := b.lists[:count:count]
	b.lists = b.lists[count:]
	return rows
}

// write writes a record down as a row, the first of so many that follow. Where too little
// room is left, the block goes on elsewhere: what has been written stays where it is.
func (b *Paper) write(key uint64, r field.Record, follow int) *row {
	const wide, words = 48, 8 // of most rows
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

// kept is a list of records as it was shown last, and its rows.
type kept[T comparable] struct {
	list []T
	at   []int32 // of each record, the place of its row
	rows section
}

// Redrawn has what may have changed in a list since it was last shown.
type Redrawn struct {
	All bool    // anything, its length and order too
	At  []int32 // else only the records at these places, whose keys have not
}

// Note notes that the record at a place of a list of so many may have changed.
func (r *Redrawn) Note(at, of int) {
	if r.At = append(r.At, int32(at)); len(r.At) > of { // it is long since the list was shown
		*r = Redrawn{All: true, At: r.At[:0]}
	}
}

// keepBut does what keep does, for a list whose changes may be known.
func keepBut[T comparable, P record[T]](b *Paper, k *kept[T], list []T, key func(*T) uint64, now Redrawn) section {
	if now.All {
		return keep[T, P](b, k, list, key)
	}
	rewrite[T, P](b, k, list, now.At)
	return k.rows
}

// keep shows a list: the rows of unchanged records stay.
func keep[T comparable, P record[T]](b *Paper, k *kept[T], list []T, key func(*T) uint64) section {
	if len(list) != len(k.list) || !change[T, P](b, k, list, key) {
		arrange[T, P](b, k, list, key)
	}
	return k.rows
}

// change keeps a list that has the keys of the last, in the same order; it reports
// whether it is one.
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

// rewrite writes the rows of records at some places of a list.
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

// arrange keeps any list.
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

// sheaf returns a sheaf of sections: the last one, if it has the same.
func (b *Paper) sheaf(was *sheaf, now *sheaf) *sheaf {
	if was != nil {
		same := true
		for i := range now {
			same = same && now[i].isSame(was[i])
		}
		if same {
			return was
		}
	}
	to := take(&b.sheafs, b.newRoom(roomForSheafs, 1))
	*to = *now
	return to
}
