package bridge

import (
	"broadside/sim/say"
	"fmt"

	"broadside/cmd/station/view"
)

// late is for how many seconds nothing may come from the table before it is said.
const late = 2.5

// notices returns what is wrong with the link or the table, or "".
func notices(v *view.View) (list []say.Text) {
	switch {
	case v.Trip.Lost != "":
		list = append(list, say.Of("No link. %s What you see may be out of date; this station keeps trying.", v.Trip.Lost))
	case v.Lag > late && v.Reel == nil:
		list = append(list, say.Of("Nothing has come from the table for %s s. What you see may be out of date.", say.Name(fmt.Sprintf("%.0f", v.Lag))))
	}
	if l := v.Table.Lobby; l != nil && l.Notice != "" {
		list = append(list, l.Notice)
	}
	return list
}
