package space

// Squares of an Index are 2^squareBits units wide: 524 ft.
const squareBits = 19

// Index finds what is near a place without checking everything. It reuses its memory
// after Reset. The zero Index is empty.
type Index struct {
	heads   []int32 // by hash of the square: the first entry, or -1
	entries []entry
	wide    []int32 // entries too large for a square, which are always checked
	reach   Length  // the greatest radius of the others
}

type entry struct {
	Disc
	name int32
	next int32 // the next entry of the same hash, or -1
}

// Reset empties the index for about n entries.
func (x *Index) Reset(n int) {
	size := 16
	for size < 2*n {
		size *= 2
	}
	if len(x.heads) != size {
		x.heads = make([]int32, size)
	}
	for i := range x.heads {
		x.heads[i] = -1
	}
	x.entries, x.wide, x.reach = x.entries[:0], x.wide[:0], 0
}

// Add adds a disc under a name. Several may have the same name.
func (x *Index) Add(name int32, d Disc) {
	n := int32(len(x.entries))
	if d.Radius > 1<<squareBits {
		x.entries = append(x.entries, entry{d, name, -1})
		x.wide = append(x.wide, n)
		return
	}
	x.reach = max(x.reach, d.Radius)
	h := x.hash(d.At.X>>squareBits, d.At.Y>>squareBits)
	x.entries = append(x.entries, entry{d, name, x.heads[h]})
	x.heads[h] = n
}

// AppendIn appends to found the names of the discs that reach into a box, in no particular
// order. Some may occur twice, since squares of the same hash share their entries.
func (x *Index) AppendIn(found []int32, box Box) []int32 {
	for _, n := range x.wide {
		if e := &x.entries[n]; box.Touches(e.Disc) {
			found = append(found, e.name)
		}
	}
	around := box.Wider(x.reach)
	left, right := around.lo.X>>squareBits, around.hi.X>>squareBits
	low, high := around.lo.Y>>squareBits, around.hi.Y>>squareBits
	if len(x.heads) == 0 || (right-left+1)*(high-low+1) > Length(len(x.entries)) {
		return x.inAll(found, box)
	}
	for sx := left; sx <= right; sx++ {
		for sy := low; sy <= high; sy++ {
			for n := x.heads[x.hash(sx, sy)]; n >= 0; n = x.entries[n].next {
				if e := &x.entries[n]; box.Touches(e.Disc) {
					found = append(found, e.name)
				}
			}
		}
	}
	return found
}

// inAll checks every entry but the wide ones, which is faster if they are fewer than the
// squares.
func (x *Index) inAll(found []int32, box Box) []int32 {
	for n := range x.entries {
		if e := &x.entries[n]; e.Radius <= 1<<squareBits && box.Touches(e.Disc) {
			found = append(found, e.name)
		}
	}
	return found
}

func (x *Index) hash(sx, sy Length) int {
	h := uint64(sx)*0x9e3779b97f4a7c15 ^ uint64(sy)*0xc2b2ae3d27d4eb4f
	return int(h>>32) & (len(x.heads) - 1)
}
