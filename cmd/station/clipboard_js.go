package main

import "broadside/cmd/station/kit"

// openClipboard returns none: browsers give the clipboard only to pages over https, and a table's
// page uses http.
func openClipboard() kit.Clipboard { return nil }
