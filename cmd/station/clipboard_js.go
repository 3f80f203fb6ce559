package main

import "broadside/cmd/station/kit"

// openClipboard opens none: a browser gives its clipboard to pages of https alone, and
// a table's page is of http.
func openClipboard() kit.Clipboard { return nil }
