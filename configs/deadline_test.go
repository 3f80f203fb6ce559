package configs

import (
	"fmt"
	"strings"
	"testing"

	"broadside/sim/scenario"
)

// A brief names the round until which others have to last in order to win.
func TestBriefsNameTheLastRound(t *testing.T) {
	words := map[int32]string{40: "forty rounds"}
	data, problems := Load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	last := 0
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		for _, g := range sc.Goals {
			if g.Kind != scenario.Survive || g.Minor || g.Later || sc.Sides[g.Side].Players {
				continue
			}
			last++
			if !strings.Contains(sc.Brief, fmt.Sprintf("round %d", g.Round)) && (words[g.Round] == "" || !strings.Contains(sc.Brief, words[g.Round])) {
				t.Errorf("%s: players do not read that the others win after round %d", sc.Key, g.Round)
			}
		}
	}
	if last < 5 {
		t.Errorf("only %d battles end by a round", last)
	}
}
