package field

// Kept has the hashes of a list's records from one walk to the next. It is no state:
// without it the hash of the list is the same, and takes longer.
type Kept[T any] struct {
	records []keptRecord[T]
	changed []int64 // by record, the walk that found it changed last
	count   int
	walks   int64
	latest  int64
}

type keptRecord[T any] struct {
	was T
	sum uint64 // 0: not known
}

// Walks is how many walks there have been with a Hash.
func (k *Kept[T]) Walks() int64 { return k.walks }

// Changed is the last walk that found a lasting field changed of the record at a place; what
// has not been walked yet will have.
func (k *Kept[T]) Changed(at int) int64 {
	if at >= len(k.changed) {
		return k.walks + 1
	}
	return k.changed[at]
}

// Latest is the last walk that found any record changed so, or another number of them.
func (k *Kept[T]) Latest() int64 { return k.latest }

// Lasting is a record of which most fields stay as they are from tick to tick.
type Lasting[T any] interface {
	*T
	LastingFields(Coder)
	ChangingFields(Coder)
	Matches(*T) bool // reports whether all lasting fields are the same
	Keep(*T)         // becomes a copy that shares no memory
}

// ListKept walks a list as List does, but a Hash walks the lasting fields only of
// records in which one has changed since its last walk.
func ListKept[T any, P Lasting[T]](c Coder, name string, p *[]T, k *Kept[T], max int) {
	h, ok := c.(*Hash)
	if !ok {
		List(c, name, p, max, func(c Coder, t *T) {
			P(t).LastingFields(c)
			P(t).ChangingFields(c)
		})
		return
	}
	h.mix(uint64(len(*p)))
	k.walks++
	if k.count != len(*p) {
		k.count, k.latest = len(*p), k.walks
	}
	for len(k.records) < len(*p) {
		k.records, k.changed = append(k.records, keptRecord[T]{}), append(k.changed, 0)
	}
	for i := range *p {
		now, kept := P(&(*p)[i]), &k.records[i]
		if kept.sum == 0 || !now.Matches(&kept.was) {
			P(&kept.was).Keep(&(*p)[i])
			before := h.sum
			h.Reset()
			now.LastingFields(h)
			kept.sum, h.sum = h.sum, before
			k.changed[i], k.latest = k.walks, k.walks
		}
		h.mix(kept.sum)
		now.ChangingFields(h)
	}
}
