package field

// Hash is a Coder that mixes every field into 64 bits. Two records with the same fields
// have the same Sum on every machine.
type Hash struct {
	Renewed bool // every Kept is up to date
	sum     uint64
}

// Reset prepares the Hash for another record.
func (h *Hash) Reset() { h.sum = 0xcbf29ce484222325 }

// Sum returns the hash of everything walked since Reset.
func (h *Hash) Sum() uint64 { return h.sum }

func (h *Hash) mix(v uint64) {
	x := h.sum ^ v
	x *= 0x9e3779b97f4a7c15
	x ^= x >> 29
	h.sum = x
}

// Pair mixes two signed numbers of at most 32 bits.
func (h *Hash) Pair(a, b int64) { h.mix(uint64(a)<<32 | uint64(uint32(b))) }

func (h *Hash) Number(_ string, v, _, _ int64) int64 {
	h.mix(uint64(v))
	return v
}

func (h *Hash) Text(_, s string, _ int) string {
	h.mix(uint64(len(s)))
	for i := 0; i < len(s); i++ {
		h.mix(uint64(s[i]))
	}
	return s
}

func (h *Hash) Bytes(_ string, b []byte, _ int) []byte {
	h.mix(uint64(len(b)))
	for _, x := range b {
		h.mix(uint64(x))
	}
	return b
}

func (h *Hash) Count(_ string, n, _ int) int {
	h.mix(uint64(n))
	return n
}

func (h *Hash) Fail(error) {}
func (h *Hash) Err() error { return nil }
