package bridge

import (
	"fmt"

	"broadside/cmd/station/view"
)

// late is for how many seconds nothing may come from the table before it is said.
const late = 2.5

// notices are what is wrong with the link or the table, or "".
func notices(v *view.View) (list []string) {
	switch {
	case v.Trip.Lost != "":
		list = append(list, "No link. "+v.Trip.Lost+" What you see is as it was; this station tries again and again.")
	case v.Lag > late && v.Reel == nil:
		list = append(list, fmt.Sprintf("Nothing has come from the table for %.0f s. What you see is as it was.", v.Lag))
	}
	if l := v.Table.Lobby; l != nil && l.Notice != "" {
		list = append(list, l.Notice)
	}
	return list
}
