package link

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/moby/sys/atomicwriter"

	"broadside/netcode"
)

// Known holds the keys of the tables that this station has been at, so that nobody can impersonate
// them. It is kept in a file.
type Known struct {
	path   string
	tables []known // in the order in which they were last met
}

type known struct {
	place string
	key   netcode.Fingerprint
	met   time.Time // last, to the second
}

// ReadKnown reads the tables from a file, which need not exist. It skips unreadable lines. If path
// is empty, nothing is stored.
func ReadKnown(path string) (*Known, error) {
	k := &Known{path: path}
	if path == "" {
		return k, nil
	}
	b, err := os.ReadFile(path)
	if os.IsNotExist(err) {
		return k, nil
	}
	if err != nil {
		return k, fmt.Errorf("the list of known tables: %w", err)
	}
	for _, line := range strings.Split(string(b), "\n") {
		words := strings.Fields(line)
		if len(words) < 2 {
			continue
		}
		key, err := netcode.ParseFingerprint(words[1])
		if err != nil {
			continue
		}
		met, _ := time.Parse(time.RFC3339, words[len(words)-1]) // if none is written, long ago
		k.tables = append(k.tables, known{words[0], key, met})
	}
	return k, nil
}

// maxKnown is how many tables are remembered, the latest ones.
const maxKnown = 100

// Remember stores the key of a table that has let the station in. Of the tables on this machine,
// whose ports are often chosen by chance, it keeps the last one.
func (k *Known) Remember(place string, key netcode.Fingerprint) error {
	if netcode.IsPage(place) {
		return nil
	}
	k.merge()
	kept := slices.DeleteFunc(k.tables, func(t known) bool { return t.place == place || here(t.place) && here(place) })
	k.tables = append(kept, known{place, key, time.Now()})
	k.tables = k.tables[max(0, len(k.tables)-maxKnown):]
	return k.write()
}

// lately is for how long a table is taken for one of this evening.
const lately = 12 * time.Hour

// Latest returns the table that this station has met last, if that was lately. It passes over one on
// this machine that has ended, as most do with the window that hosts them.
func (k *Known) Latest(now time.Time) (place string, key netcode.Fingerprint, found bool) {
	for _, t := range slices.Backward(k.tables) {
		if now.Sub(t.met) <= lately && (!here(t.place) || runs(t.place)) {
			return t.place, t.key, true
		}
	}
	return "", key, false
}

// merge adds what other stations of this machine have written to the file since it was read.
func (k *Known) merge() {
	others, err := ReadKnown(k.path)
	if err != nil {
		return // writing it will fail too, and report it
	}
	k.tables = append(slices.DeleteFunc(k.tables, func(t known) bool {
		return slices.ContainsFunc(others.tables, func(o known) bool { return o.place == t.place })
	}), others.tables...)
}

func (k *Known) write() error {
	if k.path == "" {
		return nil
	}
	var b strings.Builder
	for _, t := range k.tables {
		fmt.Fprintf(&b, "%s %s %s\n", t.place, t.key, t.met.UTC().Format(time.RFC3339))
	}
	if err := os.MkdirAll(filepath.Dir(k.path), 0o700); err != nil {
		return fmt.Errorf("the list of known tables: %w", err)
	}
	path := k.path
	if to, err := filepath.EvalSymlinks(path); err == nil {
		path = to // where a link leads
	}
	if err := atomicwriter.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		return fmt.Errorf("the list of known tables: %w", err)
	}
	return nil
}

// here reports whether a place is on this machine, where nobody else can answer.
func here(place string) bool {
	host, _, err := net.SplitHostPort(place)
	return err == nil && net.ParseIP(host).IsLoopback()
}

// unpinned reports whether a table at a place is not asked for its key: nobody else can answer
// there, or nothing could prove it.
func unpinned(place string) bool { return here(place) || netcode.IsPage(place) }

// Pin returns the key that the table at a place must show, or nil.
func (k *Known) Pin(place string) *netcode.Fingerprint {
	if unpinned(place) {
		return nil
	}
	for i := range k.tables {
		if k.tables[i].place == place {
			return &k.tables[i].key
		}
	}
	return nil
}
