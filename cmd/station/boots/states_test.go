package boots

import (
	"testing"

	"broadside/sim/picture"
	"broadside/sim/say"
)

// Whoever hides reads so beside their conditions.
func TestStatesTellThatOneHides(t *testing.T) {
	for _, c := range []struct {
		row  picture.PersonRow
		want say.Text
	}{
		{picture.PersonRow{}, ""},
		{picture.PersonRow{Conditions: "prone"}, "prone"},
		{picture.PersonRow{Hidden: true}, "hiding"},
		{picture.PersonRow{Hidden: true, Conditions: "prone"}, say.Pair("hiding", say.Text("prone"))},
	} {
		if got := states(&c.row); got != c.want {
			t.Errorf("%+v is in %q", c.row, got)
		}
	}
}
