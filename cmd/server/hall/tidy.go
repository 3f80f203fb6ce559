package hall

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/netcode"
)

// tidyEvery is the interval at which a host looks for obsolete folders, besides whenever one
// of its tables ends.
const tidyEvery = time.Minute

// keepTidy removes obsolete folders until the context ends.
func (h *Host) keepTidy(ctx context.Context) {
	t := time.NewTicker(tidyEvery)
	defer t.Stop()
	for {
		h.tidy(ctx)
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		case <-h.ended:
		}
	}
}

// tidy removes the folders of spent tables that do not run here. If the hall cannot answer
// now, a folder stays until the next time.
func (h *Host) tidy(ctx context.Context) {
	folders, err := os.ReadDir(h.state)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		h.log.Warn("the folders of tables that have ended stay", "folder", h.state, "error", err)
	}
	for _, f := range folders {
		state := filepath.Join(h.state, f.Name())
		h.mu.Lock()
		runs := h.running[state]
		h.mu.Unlock()
		if runs || !f.IsDir() {
			continue
		}
		spent, err := h.hall.spent(ctx, state)
		if err == nil && spent {
			if err = os.RemoveAll(state); err == nil {
				h.log.Info("the folder of a table that has ended is removed", "folder", state)
			}
		}
		if ctx.Err() != nil {
			return
		}
		if err != nil {
			h.log.Warn("the folder of a table stays for now", "folder", state, "error", err)
		}
	}
}

// spent reports whether nobody will continue from a folder whose table does not run here: its
// lease was deleted, as at the end of a table, or another host has taken the table over from
// the hall's copy. It is not spent if the hall never had a lease, as when the table never
// reached it or the leases were lost.
func (h *Hall) spent(ctx context.Context, state string) (bool, error) {
	if _, err := os.Stat(netcode.IdentityPath(state)); errors.Is(err, fs.ErrNotExist) {
		return false, nil // never was a table
	}
	identity, err := netcode.LoadIdentity(state)
	if err != nil {
		return false, err
	}
	ctx, stop := context.WithTimeout(ctx, answerTime)
	defer stop()
	kv, err := h.kv(ctx, leaseBucket)
	if err != nil {
		return false, h.doubt(err)
	}
	told, err := kv.History(ctx, keyOf(identity.Fingerprint()))
	switch {
	case errors.Is(err, jetstream.ErrKeyNotFound):
		return false, nil
	case err != nil:
		return false, h.doubt(err)
	}
	last, ours := told[len(told)-1], fenceOf(state)
	if last.Operation() != jetstream.KeyValuePut {
		return ours > 0, nil
	}
	var now tenure
	if err := json.Unmarshal(last.Value(), &now); err != nil {
		return false, err
	}
	if now.Fence <= max(ours, 1) { // the first tenure continues from the folder itself
		return false, nil
	}
	// Without a copy in the hall nobody can have continued this battle.
	copied, err := h.lastOf(ctx, keyOf(identity.Fingerprint()))
	if err != nil {
		return false, h.doubt(err)
	}
	journals, err := os.ReadDir(filepath.Join(state, "journals"))
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return copied > 0 || len(journals) == 0, err
}

// fenceOf returns the fencing number with which a folder was last written, or 0.
func fenceOf(state string) uint64 {
	b, err := os.ReadFile(filepath.Join(state, fenceFile))
	if err != nil {
		return 0
	}
	n, err := strconv.ParseUint(strings.TrimSpace(string(b)), 10, 64)
	if err != nil {
		return 0
	}
	return n
}
