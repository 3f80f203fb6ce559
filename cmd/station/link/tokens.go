package link

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"strconv"
	"strings"
	"sync"
	"time"

	"broadside/netcode"
	"broadside/netcode/returning"
)

// Tokens are what identifies this station to tables. They are kept in a folder, so that a station
// that was killed finds its seat again. Several stations on a machine share the folder: each locks
// the token that it uses for as long as it runs. Its methods may be called from any goroutine.
type Tokens struct {
	kept store // nil: only in memory
	mu   sync.Mutex
	used map[wearer]*token
	back returning.Way // to the latest table
}

// Forgetful returns tokens that are kept in memory only.
func Forgetful() *Tokens { return &Tokens{used: map[wearer]*token{}} }

// Table identifies a table. The tables of a machine share a key and have a port each; a table that
// moves, as those of a hall do, has a key of its own and no port.
type Table struct {
	Key  netcode.Fingerprint
	Port string
}

// TableAt returns the table with a key at a place.
func TableAt(place string, key netcode.Fingerprint) Table {
	if _, at, page := strings.Cut(place, "://"); page {
		place = at
	}
	_, port, _ := net.SplitHostPort(place) // a page without one has the port of its scheme
	return Table{key, port}
}

// wearer identifies the holder of a token: a name, at a table.
type wearer struct {
	Table
	name string
}

// token is a token of a holder.
type token struct {
	entry string // its name in the store; empty: only in memory
	of    wearer
	value []byte // nil: none yet
	kept  int64  // when it was stored, in Unix milliseconds; 0: unknown
	lock  io.Closer
	lent  *token // from another port, as the table may have moved
}

const (
	maxTokens = 32                  // for the tables of one key on one machine
	tokenAge  = 90 * 24 * time.Hour // after which a token is forgotten
)

// Of returns the token of a name at a table, and locks it, so that no other station uses it. If
// there is none yet, it lends the latest token of the tables with that key, since this may be one
// of them that has moved; any other does not know it. It returns nil if there is none either.
func (t *Tokens) Of(table Table, name string) []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	k := t.take(wearer{table, name})
	if k.lent = nil; k.value != nil {
		return k.value
	}
	if k.lent = t.lend(k.of); k.lent != nil {
		return k.lent.value
	}
	return nil
}

// Keep stores the token that a table has given, in place of the previous one. If own is set, the table
// has recognised the token that it was told, and the new one replaces that, even if it was lent.
func (t *Tokens) Keep(table Table, name string, value []byte, own bool) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	k := t.take(wearer{table, name})
	if k.lent != nil && own {
		k = t.adopt(k)
	}
	k.value, k.kept, k.lent = value, time.Now().UnixMilli(), nil
	if k.entry == "" {
		return nil
	}
	if err := t.write(k); err != nil {
		return fmt.Errorf("this station cannot remember your seat once it is closed: %w", err)
	}
	return nil
}

func (t *Tokens) write(k *token) error {
	return t.kept.write(k.entry, fmt.Sprintf("%x\n%s\n%s\n%d\n", k.value, k.of.name, k.of.Port, k.kept))
}

// moved precedes, in place of the port of a token, the port at which its table is no longer.
const moved = "-"

// Disown sets aside the token of a table that does not know it, for that table's own port: another
// table of the machine has it now. It reports whether there is another token to try, that of the
// table with which it may have changed places.
func (t *Tokens) Disown(table Table, name string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	w, aside := wearer{table, name}, wearer{Table{table.Key, moved + table.Port}, name}
	k := t.take(w)
	if k.value == nil || k.lent != nil || k.entry == "" || table.Port == "" {
		return false
	}
	other := false
	for _, o := range t.free(table.Key) {
		switch {
		case o.of == aside && o.entry != k.entry: // that one is older
			_ = t.kept.remove(o.entry) // else there are two
		case o.of.name == name && o.of != w:
			other = true
		}
	}
	if !other {
		return false
	}
	k.of = aside
	if t.write(k) != nil {
		k.of = w
		return false
	}
	delete(t.used, w)
	_ = k.release()
	return true
}

// Forget deletes the token that was last told to a table, and is of no more use.
func (t *Tokens) Forget(table Table, name string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	k := t.take(wearer{table, name})
	if k.lent != nil {
		k, k.lent = k.lent, nil
	}
	k.value = nil
	if k.entry == "" {
		return nil
	}
	if err := t.kept.remove(k.entry); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// adopt makes the token that a table was lent its own, and returns it. If another station uses that
// one, or if it is only in memory, the table keeps its place in the store.
func (t *Tokens) adopt(k *token) *token {
	lent := k.lent
	if t.used[lent.of] == lent {
		delete(t.used, lent.of)
	} else if lock, mine := t.kept.lock(lent.entry); mine {
		lent.lock = lock
	} else {
		return k
	}
	if lent.entry == "" {
		return k
	}
	_ = k.release()
	lent.of = k.of
	t.used[k.of] = lent
	return lent
}

// release lets other stations have a token.
func (k *token) release() error {
	if k.lock == nil {
		return nil
	}
	lock := k.lock
	k.lock = nil
	return lock.Close()
}

// Close lets other stations of this machine have the tokens.
func (t *Tokens) Close() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	var all error
	for _, k := range t.used {
		all = errors.Join(all, k.release())
	}
	clear(t.used)
	return all
}

// take returns the token of a name at a table: the one in use, or else the first unused one in the
// folder, or a free place for one.
func (t *Tokens) take(w wearer) *token {
	if k := t.used[w]; k != nil {
		return k
	}
	k := t.unused(w)
	t.used[w] = k
	return k
}

func (t *Tokens) unused(w wearer) *token {
	if t.kept == nil {
		return &token{of: w}
	}
	for _, same := range []bool{true, false} { // first one of this name there, then a free place
		for n := range maxTokens {
			at := entry(w.Key, n)
			k, err := t.read(at, w.Key)
			if same != (err == nil && k.of == w) || !same && err == nil {
				continue
			}
			if lock, mine := t.kept.lock(at); mine {
				return &token{entry: at, of: w, value: k.value, kept: k.kept, lock: lock}
			}
		}
	}
	return &token{of: w} // too many stations, or a store that accepts nothing
}

// lend returns the latest token of a name at any table with its key, or nil. One that was set aside
// comes first, but not at the port where it was not known.
func (t *Tokens) lend(w wearer) (latest *token) {
	homeless := func(k *token) bool { return strings.HasPrefix(k.of.Port, moved) }
	for _, k := range t.free(w.Key) {
		switch {
		case k.of.name != w.name || k.of.Port == moved+w.Port:
		case latest == nil, homeless(k) && !homeless(latest), homeless(k) == homeless(latest) && k.kept > latest.kept:
			latest = k
		}
	}
	return latest
}

// Wearer returns the name by which a table knows this station, and whether that is certain: a table
// of another port with its key may be this one, before it moved. The name is "" if there is none.
func (t *Tokens) Wearer(table Table) (name string, certain bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	latest := &token{}
	for _, k := range t.free(table.Key) {
		if k.of.Table == table {
			return k.of.name, true
		}
		if latest.value == nil || k.kept > latest.kept {
			latest = k
		}
	}
	return latest.of.name, false
}

// free returns the tokens of the tables with a key, except those that another station on this machine
// is using.
func (t *Tokens) free(key netcode.Fingerprint) (all []*token) {
	own := map[string]bool{}
	for w, k := range t.used {
		if own[k.entry] = true; w.Key == key && k.value != nil {
			all = append(all, k)
		}
	}
	for n := range maxTokens {
		at := entry(key, n)
		if t.kept == nil || own[at] {
			continue
		}
		k, err := t.read(at, key)
		if err != nil {
			continue
		}
		if lock, free := t.kept.lock(at); free {
			_ = lock.Close() // joining locks it again
			all = append(all, k)
		}
	}
	return all
}

// entry returns the name in the store of one of the tokens of a key.
func entry(key netcode.Fingerprint, n int) string { return fmt.Sprintf("%x-%d.token", key[:8], n+1) }

// read reads a token of a key. An unreadable one counts as missing.
func (t *Tokens) read(at string, key netcode.Fingerprint) (*token, error) {
	k := &token{entry: at}
	text, err := t.kept.read(at)
	if err != nil {
		return k, err
	}
	lines := append(strings.Split(text, "\n"), "", "", "") // those of earlier stations have a name alone
	if k.value, err = hex.DecodeString(lines[0]); err != nil || len(k.value) != netcode.TokenSize {
		return &token{}, fmt.Errorf("%s holds no token", at)
	}
	k.of = wearer{Table{key, lines[2]}, lines[1]}
	k.kept, _ = strconv.ParseInt(lines[3], 10, 64)
	return k, nil
}

// store stores small texts by name, for the stations of one machine or one browser.
type store interface {
	read(name string) (string, error)
	write(name, text string) error
	remove(name string) error

	// lock reserves a text until the result is closed, or until the station dies.
	lock(name string) (io.Closer, bool)
}
