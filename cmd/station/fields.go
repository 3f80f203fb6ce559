//go:build !js

package main

import "broadside/cmd/station/kit"

// openFields returns none: a keyboard types into the window.
func openFields(*hands) kit.Fields { return nil }
