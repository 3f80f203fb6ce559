package field

import "slices"

// Few is a list that stores its first few elements inline, so that a short one takes no
// memory of its own and copies are independent.
type Few[T any] struct {
	first [3]T
	count int8 // elements in first
	all   []T  // all elements, once there are more
}

// FewOf returns a list of some elements.
func FewOf[T any](all ...T) (l Few[T]) {
	for _, x := range all {
		l.Add(x)
	}
	return l
}

// All returns the elements. They can be changed in place.
func (l *Few[T]) All() []T {
	if l.all != nil {
		return l.all
	}
	return l.first[:l.count]
}

// Len returns the number of elements.
func (l *Few[T]) Len() int {
	if l.all != nil {
		return len(l.all)
	}
	return int(l.count)
}

// Add appends an element.
func (l *Few[T]) Add(x T) {
	if l.all == nil && int(l.count) < len(l.first) {
		l.first[l.count] = x
		l.count++
		return
	}
	if l.all == nil {
		l.all = append(make([]T, 0, 2*len(l.first)), l.first[:]...)
	}
	l.all = append(l.all, x)
}

// Clip makes appends to a copy leave this list alone, and vice versa. It matters only for a list
// that has outgrown its array.
func (l *Few[T]) Clip() { l.all = slices.Clip(l.all) }

// Clear removes all elements.
func (l *Few[T]) Clear() { *l = Few[T]{} }

// Insert inserts an element at an index.
func (l *Few[T]) Insert(at int, x T) {
	l.Add(x)
	all := l.All()
	copy(all[at+1:], all[at:])
	all[at] = x
}

// ListFew walks a Few and then each of its elements.
func ListFew[T any](c Coder, name string, p *Few[T], max int, each func(Coder, *T)) {
	if d, ok := c.(*describer); ok {
		d.walked = p
	}
	all := p.All()
	walkList(c, name, &all, max, each)
	switch {
	case len(all) == p.Len(): // they were walked in place
	case len(all) > len(p.first):
		p.all = all
	default:
		p.count = int8(copy(p.first[:], all))
		p.all = nil
	}
}
