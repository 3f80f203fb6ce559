package main

import "broadside/cmd/station/link"

// keptPlace names the place of a text that is kept.
func keptPlace(name string) string { return "this browser, as broadside:" + name }

// readKept reads a text that the browser keeps for the page, or "" where there is none or
// it keeps nothing.
func readKept(name string) (string, error) {
	text, _ := link.ReadStored(name) // it is as if there were none
	return text, nil
}

// writeKept writes such a text.
func writeKept(name, text string) error { return link.WriteStored(name, text) }
