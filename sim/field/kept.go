package field

import "slices"

// Kept caches the hashes of a list's records between walks. It is not part of the state:
// without it the hash of the list is the same, only slower.
type Kept[T any] struct {
	records []keptRecord[T]
	changed []int64 // by record, the last walk that found it changed
	count   int
	walks   int64
	latest  int64
	total   uint64 // of all records
	hash    Hash
}

type keptRecord[T any] struct {
	was T
	sum uint64 // 0: not known
}

// Walks returns how many walks there have been with a Hash.
func (k *Kept[T]) Walks() int64 { return k.walks }

// Changed returns the last walk that found a lasting field of the record at an index
// changed. For a record that has not been walked it is the next walk.
func (k *Kept[T]) Changed(at int) int64 {
	if at >= len(k.changed) {
		return k.walks + 1
	}
	return k.changed[at]
}

// Latest returns the last walk that found any record, or the number of records, changed.
func (k *Kept[T]) Latest() int64 { return k.latest }

// Lasting is a record whose fields, or most of them, rarely change from tick to tick.
type Lasting[T any] interface {
	*T
	LastingFields(Coder)
	Matches(*T) bool // reports whether all lasting fields are the same
	Keep(*T)         // becomes a copy that shares no memory
}

// Changing is a Lasting record that also has fields that change often.
type Changing interface {
	ChangingFields(Coder)
	MixChanging(*Hash) // mixes those fields into a Hash, tightly packed
}

// Renew finds which records of a list have changed since the last call, and calls changed
// for each, with its index and the earlier record, or nil if there was none.
func Renew[T any, P Lasting[T]](list []T, k *Kept[T], changed func(at int, was *T)) {
	k.walks++
	if k.count != len(list) {
		k.latest = k.walks
	}
	for len(k.records) < len(list) {
		k.records, k.changed = append(k.records, keptRecord[T]{}), append(k.changed, 0)
	}
	for i := range list {
		now, kept := P(&list[i]), &k.records[i]
		switch {
		case kept.sum == 0:
			changed(i, nil)
		case now.Matches(&kept.was):
			continue
		default:
			changed(i, &kept.was)
		}
		P(&kept.was).Keep(&list[i])
		k.hash.Reset()
		now.LastingFields(&k.hash)
		k.total -= placed(kept.sum, i)
		kept.sum = k.hash.sum
		k.total += placed(kept.sum, i)
		k.changed[i], k.latest = k.walks, k.walks
	}
	if k.count != len(list) {
		k.count, k.total = len(list), 0
		for i := range list {
			k.total += placed(k.records[i].sum, i)
		}
	}
}

// placed returns the hash of a record at an index of a list.
func placed(sum uint64, at int) uint64 {
	h := Hash{sum: sum}
	h.mix(uint64(at))
	return h.sum
}

// Insert notes that a record has been inserted into the list at an index.
func (k *Kept[T]) Insert(at int) {
	if k.count = -1; at < len(k.records) {
		k.records, k.changed = slices.Insert(k.records, at, keptRecord[T]{}), slices.Insert(k.changed, at, 0)
	}
}

// Delete notes that the record at an index has been deleted from the list.
func (k *Kept[T]) Delete(at int) {
	if k.count = -1; at < len(k.records) {
		k.records, k.changed = slices.Delete(k.records, at, at+1), slices.Delete(k.changed, at, at+1)
	}
}

// ListKept walks a list as List does, but a Hash walks lasting fields only of records in
// which one has changed since its last walk.
func ListKept[T any, P Lasting[T]](c Coder, name string, p *[]T, k *Kept[T], max int) {
	_, changing := any(P(nil)).(Changing)
	h, ok := c.(*Hash)
	if !ok {
		List(c, name, p, max, func(c Coder, t *T) {
			if P(t).LastingFields(c); changing {
				any(P(t)).(Changing).ChangingFields(c)
			}
		})
		return
	}
	if !h.Renewed {
		Renew[T, P](*p, k, func(int, *T) {})
	}
	h.mix(uint64(len(*p)))
	h.mix(k.total)
	for i := 0; changing && i < len(*p); i++ {
		any(P(&(*p)[i])).(Changing).MixChanging(h)
	}
}
