package table

import (
	"broadside/crew"
	"broadside/netcode"
)

// Title is the title of a scenario as stations may show it: whole, unlike the names of
// people, for as long as a message has room.
func Title(s string) string {
	for most := crew.MaxName; ; most-- {
		if t := netcode.CleanLine(s, most); len(t) <= netcode.MaxNameBytes {
			return t
		}
	}
}
