package link

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
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

// wearer identifies the holder of a token: a name, at the table with a key.
type wearer struct {
	key  netcode.Fingerprint
	name string
}

// token is a token that this station uses.
type token struct {
	name  string // in the store; empty: only in memory
	value []byte
	lock  io.Closer
}

const (
	maxTokens = 32                  // for one table on one machine
	tokenAge  = 90 * 24 * time.Hour // after which a token is forgotten
)

// Of returns the token of a name at a table, or nil if there is none yet, and locks it, so that no
// other station uses it.
func (t *Tokens) Of(key netcode.Fingerprint, name string) []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.take(wearer{key, name}).value
}

// Keep stores the token that a table has given, in place of the previous one.
func (t *Tokens) Keep(key netcode.Fingerprint, name string, value []byte) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	k := t.take(wearer{key, name})
	k.value = value
	if k.name == "" {
		return nil
	}
	if err := t.kept.write(k.name, hex.EncodeToString(value)+"\n"+name+"\n"); err != nil {
		return fmt.Errorf("this station cannot remember your seat once it is closed: %w", err)
	}
	return nil
}

// Forget deletes a token that is of no more use.
func (t *Tokens) Forget(key netcode.Fingerprint, name string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	k := t.take(wearer{key, name})
	k.value = nil
	if k.name == "" {
		return nil
	}
	if err := t.kept.remove(k.name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Close lets other stations of this machine have the tokens.
func (t *Tokens) Close() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	var all error
	for _, k := range t.used {
		if k.lock != nil {
			all = errors.Join(all, k.lock.Close())
		}
	}
	clear(t.used)
	return all
}

// take returns the token of a name at a table: the one in use, or else the first unused one in the
// folder.
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
		return &token{}
	}
	for _, same := range []bool{true, false} { // first one of this name, then a free place
		for n := range maxTokens {
			at := fmt.Sprintf("%x-%d.token", w.key[:8], n+1)
			value, name, err := t.read(at)
			if same != (err == nil && name == w.name) || !same && err == nil {
				continue
			}
			if lock, mine := t.kept.lock(at); mine {
				return &token{at, value, lock}
			}
		}
	}
	return &token{} // too many stations, or a store that accepts nothing
}

// Wearer returns the name by which a table knows this station, or "". It ignores tokens that
// another station on this machine is using.
func (t *Tokens) Wearer(key netcode.Fingerprint) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	for w, k := range t.used {
		if w.key == key && k.value != nil {
			return w.name
		}
	}
	if t.kept == nil {
		return ""
	}
	for n := range maxTokens {
		at := fmt.Sprintf("%x-%d.token", key[:8], n+1)
		if _, name, err := t.read(at); err == nil {
			if lock, free := t.kept.lock(at); free {
				_ = lock.Close() // joining locks it again
				return name
			}
		}
	}
	return ""
}

// read reads a token and the name of its holder. An unreadable one counts as missing.
func (t *Tokens) read(at string) (value []byte, name string, err error) {
	text, err := t.kept.read(at)
	if err != nil {
		return nil, "", err
	}
	first, rest, _ := strings.Cut(text, "\n")
	if value, err = hex.DecodeString(first); err != nil || len(value) != netcode.TokenSize {
		return nil, "", fmt.Errorf("%s holds no token", at)
	}
	return value, strings.TrimSuffix(rest, "\n"), nil
}

// store stores small texts by name, for the stations of one machine or one browser.
type store interface {
	read(name string) (string, error)
	write(name, text string) error
	remove(name string) error

	// lock reserves a text until the result is closed, or until the station dies.
	lock(name string) (io.Closer, bool)
}
