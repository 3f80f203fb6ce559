package link

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"broadside/netcode"
)

// Tokens are what tables know this station by. They are kept in a folder, so
// that a station that was killed finds its seat again. Several stations of a
// machine share the folder: each locks the token that it uses for as long as it
// runs. Its methods may be called from any goroutine.
type Tokens struct {
	dir  string
	mu   sync.Mutex
	used map[wearer]*token
}

// wearer is who is known by a token: a name, at the table of a key.
type wearer struct {
	key  netcode.Fingerprint
	name string
}

// token is one that this station uses.
type token struct {
	path  string // of the file; empty: it is in memory alone
	value []byte
	lock  *flock.Flock
}

const (
	maxTokens = 32                  // of one table at one machine
	tokenAge  = 90 * 24 * time.Hour // after which one is forgotten
)

// OpenTokens opens the folder of tokens. With an empty one they are kept in
// memory alone.
func OpenTokens(dir string) (*Tokens, error) {
	t := &Tokens{dir: dir, used: map[wearer]*token{}}
	if dir == "" {
		return t, nil
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the folder of what tables know this station by: %w", err)
	}
	old, err := filepath.Glob(filepath.Join(dir, "*.token"))
	if err != nil {
		return nil, err
	}
	for _, path := range old {
		if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > tokenAge {
			_ = os.Remove(path) // it is of no use any more, and does no harm
		}
	}
	return t, nil
}

// Of is the token of a name at a table, or nil if there is none yet. It is
// locked from now on, so that no other station comes by it.
func (t *Tokens) Of(key netcode.Fingerprint, name string) []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.take(wearer{key, name}).value
}

// Keep keeps the token that a table has given, in place of the one before.
func (t *Tokens) Keep(key netcode.Fingerprint, name string, value []byte) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	k := t.take(wearer{key, name})
	k.value = value
	if k.path == "" {
		return nil
	}
	if err := write(k.path, hex.EncodeToString(value)+"\n"+name+"\n"); err != nil {
		return fmt.Errorf("your seat is not remembered if this station is closed: %w", err)
	}
	return nil
}

// Forget forgets a token that is of no use any more.
func (t *Tokens) Forget(key netcode.Fingerprint, name string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	k := t.take(wearer{key, name})
	k.value = nil
	if k.path == "" {
		return nil
	}
	if err := os.Remove(k.path); err != nil && !errors.Is(err, fs.ErrNotExist) {
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

// take is the token of a name at a table: the one that is used, or else the
// first in the folder that nobody uses.
func (t *Tokens) take(w wearer) *token {
	if k := t.used[w]; k != nil {
		return k
	}
	k := t.unused(w)
	t.used[w] = k
	return k
}

func (t *Tokens) unused(w wearer) *token {
	if t.dir == "" {
		return &token{}
	}
	for _, same := range []bool{true, false} { // one of this name, or else a free place
		for n := range maxTokens {
			path := filepath.Join(t.dir, fmt.Sprintf("%x-%d.token", w.key[:8], n+1))
			value, name, err := readToken(path)
			if same != (err == nil && name == w.name) || !same && err == nil {
				continue
			}
			lock := flock.New(path + ".lock")
			if mine, err := lock.TryLock(); err == nil && mine {
				return &token{path, value, lock}
			}
		}
	}
	return &token{} // so many stations, or a folder that cannot be written
}

// readToken reads a token and whose it is. One that cannot be read is none.
func readToken(path string) (value []byte, name string, err error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, "", err
	}
	first, rest, _ := strings.Cut(string(b), "\n")
	if value, err = hex.DecodeString(first); err != nil || len(value) != netcode.TokenSize {
		return nil, "", fmt.Errorf("%s holds no token", path)
	}
	return value, strings.TrimSuffix(rest, "\n"), nil
}

// write writes a file whole or not at all, for its owner's eyes alone.
func write(path, text string) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".*") // with mode 0600
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}
