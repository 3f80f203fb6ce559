package bridge

import "testing"

func TestASeatNamesNobodyWithoutAName(t *testing.T) {
	for who, want := range map[string]string{"": "Play it.", "Purser Dahl": "A bot plays Purser Dahl. Play it."} {
		if got := besideBot(who, "Play it.").String(); got != want {
			t.Errorf("%q: %q", who, got)
		}
	}
}
