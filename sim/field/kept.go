package field

// Kept has the hashes of a list's records from one walk to the next. It is no state:
// without it the hash of the list is the same, and takes longer.
type Kept[T any] struct {
	records []keptRecord[T]
}

type keptRecord[T any] struct {
	was T
	sum uint64 // 0: not known
}

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
	for len(k.records) < len(*p) {
		k.records = append(k.records, keptRecord[T]{})
	}
	for i := range *p {
		now, kept := P(&(*p)[i]), &k.records[i]
		if kept.sum == 0 || !now.Matches(&kept.was) {
			P(&kept.was).Keep(&(*p)[i])
			before := h.sum
			h.Reset()
			now.LastingFields(h)
			kept.sum, h.sum = h.sum, before
		}
		h.mix(kept.sum)
		now.ChangingFields(h)
	}
}
