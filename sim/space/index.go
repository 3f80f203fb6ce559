package space

// cell is the width of a square of an Index.
const cell = 1024 * Foot

// Index finds what is near a point without asking everything. It is rebuilt
// each tick and keeps its room from tick to tick. The zero Index is empty.
type Index struct {
	heads []int32 // by hash of the square: the first entry, or -1
	next  []int32 // by entry: the next of the same hash, or -1
	discs []Disc
	wide  []int32 // entries too large for a square: always asked
	reach Length  // of the widest of the others
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
	x.next, x.discs, x.wide, x.reach = x.next[:0], x.discs[:0], x.wide[:0], 0
}

// Add puts the next entry in; entries are numbered from 0 as they come.
func (x *Index) Add(d Disc) {
	n := int32(len(x.discs))
	x.discs = append(x.discs, d)
	if d.Radius > cell {
		x.wide = append(x.wide, n)
		x.next = append(x.next, -1)
		return
	}
	x.reach = max(x.reach, d.Radius)
	h := x.hash(square(d.At.X), square(d.At.Y))
	x.next = append(x.next, x.heads[h])
	x.heads[h] = n
}

// Near appends to found the entries whose disc comes within r of p, in no
// order that means anything.
func (x *Index) Near(found []int32, p Point, r Length) []int32 {
	for _, n := range x.wide {
		if Within(x.discs[n].At, p, r+x.discs[n].Radius) {
			found = append(found, n)
		}
	}
	reach := r + x.reach
	lo, hi := p.Minus(Point{reach, reach}), p.Plus(Point{reach, reach})
	low, high := square(lo.Y), square(hi.Y)
	for sx, last := square(lo.X), square(hi.X); sx <= last; sx++ {
		for sy := low; sy <= high; sy++ {
			found = x.inSquare(found, sx, sy, p, r)
		}
	}
	return found
}

func (x *Index) inSquare(found []int32, sx, sy int64, p Point, r Length) []int32 {
	if len(x.heads) == 0 {
		return found
	}
	for n := x.heads[x.hash(sx, sy)]; n >= 0; n = x.next[n] {
		d := &x.discs[n]
		// Squares of the same hash share a chain: each entry is met in its own.
		if Within(d.At, p, r+d.Radius) && square(d.At.X) == sx && square(d.At.Y) == sy {
			found = append(found, n)
		}
	}
	return found
}

func square(l Length) int64 {
	if l < 0 {
		return -int64((-l + cell - 1) / cell)
	}
	return int64(l / cell)
}

func (x *Index) hash(sx, sy int64) int {
	h := uint64(sx)*0x9e3779b97f4a7c15 ^ uint64(sy)*0xc2b2ae3d27d4eb4f
	return int(h>>32) & (len(x.heads) - 1)
}
