package keep

// Bound has a keeper leave out what is more than so many bytes that wait.
func (k *Keeper) Bound(bytes int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.most = bytes
}
