package event

// Block allocates facts of one type, at first sixteen at a time and then up to 64, which costs
// less than one by one. They stay in memory as long as any one of them is referenced.
type Block[T any] struct {
	left []T
	made int // size of the block
}

// Put stores a fact, and returns a pointer to it.
func (b *Block[T]) Put(fact T) *T {
	kept := b.New()
	*kept = fact
	return kept
}

// New returns an empty fact to fill in, which spares a large one two copies.
func (b *Block[T]) New() *T {
	if len(b.left) == 0 {
		b.made = min(max(16, 2*b.made), 64)
		b.left = make([]T, b.made)
	}
	kept := &b.left[0]
	b.left = b.left[1:]
	return kept
}
