package bridge

import (
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/sim/say"
)

// The tables of a report are as wide as the page, in letters that can be read.
func TestTheTablesOfAReportFitThePage(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	defer u.End()
	line := say.Name(strings.Repeat("Second Helping  The Crew  40  12  9  4 (44 %)  ", 3))
	for _, c := range []struct {
		width, least, most float64
	}{{1400, kit.Small, kit.Small}, {1150, 11, kit.Small - 0.5}, {300, 11, 11}} {
		like := reportType(u, []say.Text{"short", line}, c.width)
		if like.Size < c.least || like.Size > c.most {
			t.Errorf("at %v the letters are %v high", c.width, like.Size)
		}
		if wide := u.Width(line, like); wide > c.width+0.5 && like.Size > 11 {
			t.Errorf("at %v the table is %v wide", c.width, wide)
		}
	}
}
