package link

import (
	"fmt"
	"io"
	"io/fs"
	"strconv"
	"strings"
	"syscall/js"
	"time"
)

// OpenTokens opens the tokens that the browser keeps for the page's origin, or has them
// in memory alone where it keeps nothing.
func OpenTokens(string) (*Tokens, error) {
	t := &Tokens{used: map[wearer]*token{}}
	if s := (storage{}); s.write("trial", "") == nil {
		_ = s.remove("trial")
		t.kept = s
	}
	return t, nil
}

// storage is the browser's store, which all its tabs share.
type storage struct{}

// prefix begins the names of what is ours.
const prefix = "broadside:"

// call calls a method of a kind of storage. A browser that is told to keep nothing
// throws, as does one that is full.
func call(kind, method string, args ...any) (v js.Value, err error) {
	defer func() {
		if why := recover(); why != nil {
			err = fmt.Errorf("the browser keeps nothing for this page (%v); allow it, and see that it is not a private window", why)
		}
	}()
	return js.Global().Get(kind).Call(method, args...), nil
}

func (storage) read(name string) (string, error) {
	v, err := call("localStorage", "getItem", prefix+name)
	if err == nil && v.IsNull() {
		err = fs.ErrNotExist
	}
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

func (storage) write(name, text string) error {
	_, err := call("localStorage", "setItem", prefix+name, text)
	return err
}

func (storage) remove(name string) error {
	_, err := call("localStorage", "removeItem", prefix+name)
	return err
}

// A tab says every so often that it has a lock. One that has not for a while is gone,
// or asleep.
const (
	sayLock  = 2 * time.Second
	keepLock = 3 * sayLock
)

// lock notes in the store which tab has a text, and when it last said so. A page that
// is loaded again in the same tab has the same.
func (s storage) lock(name string) (io.Closer, bool) {
	tab, at := thisTab(), name+".lock"
	if held, err := s.read(at); err == nil {
		who, when, _ := strings.Cut(held, " ")
		said, err := strconv.ParseInt(when, 10, 64)
		if who != tab && err == nil && time.Since(time.UnixMilli(said)) < keepLock {
			return nil, false
		}
	}
	l := &tabLock{s, at, make(chan struct{})}
	say := func() error { return s.write(at, fmt.Sprint(tab, " ", time.Now().UnixMilli())) }
	if say() != nil {
		return nil, false
	}
	go func() {
		t := time.NewTicker(sayLock)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				_ = say() // nobody can do anything about it
			case <-l.over:
				return
			}
		}
	}()
	return l, true
}

// thisTab is a name that the tab keeps while it is open.
func thisTab() string {
	if v, err := call("sessionStorage", "getItem", prefix+"tab"); err == nil && !v.IsNull() {
		return v.String()
	}
	name := strconv.FormatInt(time.Now().UnixNano(), 36)
	_, _ = call("sessionStorage", "setItem", prefix+"tab", name) // without it a page loaded again waits
	return name
}

type tabLock struct {
	storage
	at   string
	over chan struct{}
}

func (l *tabLock) Close() error {
	close(l.over)
	return l.remove(l.at)
}
