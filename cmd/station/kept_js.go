package main

import (
	"fmt"
	"syscall/js"
)

// whereKept names the place of a text that is kept.
func whereKept(name string) string { return "this browser, as broadside:" + name }

// readKept reads a text that the browser keeps for the page, or "" where there is none or
// it keeps nothing.
func readKept(name string) (text string, err error) {
	defer func() { _ = recover() }() // a browser that is told to keep nothing throws
	if v := js.Global().Get("localStorage").Call("getItem", "broadside:"+name); !v.IsNull() {
		text = v.String()
	}
	return text, nil
}

// writeKept writes such a text.
func writeKept(name, text string) (err error) {
	defer func() {
		if why := recover(); why != nil {
			err = fmt.Errorf("the browser keeps nothing for this page (%v); allow it, and see that it is not a private window", why)
		}
	}()
	js.Global().Get("localStorage").Call("setItem", "broadside:"+name, text)
	return nil
}
