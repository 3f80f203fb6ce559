package discovery

import (
	"strings"
	"testing"

	"broadside/netcode"
	"broadside/sim/say"
)

func TestStandingSays(t *testing.T) {
	for want, s := range map[string]Standing{
		"not begun":                                             {Players: 3},
		"round 1, after 0 minutes":                              {State: netcode.Playing, Round: 1},
		"round 4, after 12 minutes":                             {State: netcode.Playing, Round: 4, Minutes: 12},
		"paused in round 4, after 1 minute":                     {State: netcode.Paused, Round: 4, Minutes: 1},
		"over in round 9, after 41 minutes; won by The Debtors": {State: netcode.Over, Round: 9, Minutes: 41, Won: "The Debtors"},
		"over in round 9, after 41 minutes; nobody has won":     {State: netcode.Over, Round: 9, Minutes: 41},
	} {
		if told := (*say.Language)(nil).Tell(s.Says(), nil); told != want {
			t.Errorf("%+v says %q, and not %q", s, told, want)
		}
	}
	lie := Standing{Players: -1, State: 99, Round: -7, Minutes: 1 << 40, Won: "\x1b[2J" + strings.Repeat("x", 5000)}
	if lie.Clean(); lie.Players != 0 || lie.State != netcode.Over || lie.Round != 0 || lie.Minutes != maxMinutes || len(lie.Won) > netcode.MaxNameBytes || strings.Contains(lie.Won, "\x1b") {
		t.Errorf("a lie is shown as %+v", lie)
	}
}
