package main

import "broadside/cmd/station/link"

// keptPlace describes where a stored text is.
func keptPlace(name string) string { return "this browser, as broadside:" + name }

// readKept reads a text that the browser has stored for the page, or "" if there is none or it
// stores nothing.
func readKept(name string) (string, error) {
	text, _ := link.ReadStored(name) // it is as if there were none
	return text, nil
}

// writeKept stores a text in the browser.
func writeKept(name, text string) error { return link.WriteStored(name, text) }
