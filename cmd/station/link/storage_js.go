package link

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strconv"
	"strings"
	"syscall/js"
	"time"
)

// OpenTokens opens the tokens that the browser stores for the page's origin or, if it stores
// nothing, for this tab.
func OpenTokens(string) (*Tokens, error) {
	return &Tokens{kept: storage{}, used: map[wearer]*token{}}, nil
}

// storage is the browser's store, shared by all its tabs.
type storage struct{}

// prefix is the prefix of our names.
const prefix = "broadside:"

// callPage calls a method of one of the page's objects. A browser that is set to store nothing throws
// as soon as its store is named, which Go survives only through Reflect.
func callPage(object, method string, args ...any) (v js.Value, err error) {
	defer func() {
		switch why := recover().(type) {
		case nil:
		case js.Error:
			err = refused(why)
		default:
			panic(why)
		}
	}()
	return js.Global().Get("Reflect").Call("get", js.Global(), object).Call(method, args...), nil
}

// refused returns why the browser stores nothing, and the remedy.
func refused(why js.Error) error {
	if why.Get("name").String() == "QuotaExceededError" {
		return errors.New("the browser's storage for this page is full; delete this site's data, or make room on this device, and reload the page in this tab")
	}
	return fmt.Errorf("the browser stores nothing for this page (%v); allow that, and do not use a private window", why)
}

// ReadStored reads a text from the browser's store. The error is fs.ErrNotExist if there is none.
func ReadStored(name string) (string, error) {
	v, err := callPage("localStorage", "getItem", prefix+name)
	if err == nil && v.IsNull() {
		err = fs.ErrNotExist
	}
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

// WriteStored stores a text in the browser.
func WriteStored(name, text string) error {
	_, err := callPage("localStorage", "setItem", prefix+name, text)
	return err
}

func (storage) read(name string) (string, error) {
	if v := tabNotes().Get(prefix + name); v.Type() == js.TypeString {
		return v.String(), nil
	}
	return ReadStored(name)
}

// write stores a text or, if the browser refuses, notes it in the tab. The error says that it lasts
// no longer than that.
func (storage) write(name, text string) error {
	err := WriteStored(name, text)
	if err == nil {
		noteInTab(name, js.Undefined())
	} else {
		noteInTab(name, text)
	}
	return err
}

func (storage) remove(name string) error {
	noteInTab(name, js.Undefined())
	_, err := callPage("localStorage", "removeItem", prefix+name)
	return err
}

// tabNotes returns the notes in the tab's history entry: they survive reloading the page, and
// vanish with the tab.
func tabNotes() js.Value {
	if v := js.Global().Get("history").Get("state"); v.Type() == js.TypeObject {
		return v
	}
	return js.Global().Get("Object").New()
}

func noteInTab(name string, text any) {
	notes := tabNotes()
	notes.Set(prefix+name, text)
	_, _ = callPage("history", "replaceState", notes, "") // on failure they last until the page is reloaded
}

// A tab renews its lock at intervals. One that has not done so for a while is gone, or asleep.
const (
	sayLock  = 2 * time.Second
	keepLock = 3 * sayLock
)

// lock records in the store which tab uses a text, and when it last renewed that. A page reloaded
// in the same tab has the same lock.
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
	say := func() error { return WriteStored(at, fmt.Sprint(tab, " ", time.Now().UnixMilli())) }
	if say() != nil {
		return io.NopCloser(nil), true // nobody else sees what is noted in the tab
	}
	go func() {
		t := time.NewTicker(sayLock)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				_ = say() // nothing can be done about a failure
			case <-l.over:
				return
			}
		}
	}()
	return l, true
}

// thisTab returns a name that the tab keeps while it is open.
func thisTab() string {
	if v, err := callPage("sessionStorage", "getItem", prefix+"tab"); err == nil && !v.IsNull() {
		return v.String()
	}
	name := strconv.FormatInt(time.Now().UnixNano(), 36)
	_, _ = callPage("sessionStorage", "setItem", prefix+"tab", name) // on failure a reloaded page has to wait
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
