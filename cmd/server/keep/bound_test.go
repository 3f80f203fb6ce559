package keep

// Bound limits the bytes that may wait to be written; the keeper drops what exceeds it.
func (k *Keeper) Bound(bytes int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.most = bytes
}
