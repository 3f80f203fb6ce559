package configs

import (
	"slices"
	"testing"
)

// What the program calls by names that it makes can be worded as what data files name.
func TestNamesThatAreMadeCanBeWorded(t *testing.T) {
	all := Texts()
	for _, name := range []string{"unarmed strike", "Warden rifle butt", "primed with force detonation"} {
		if !slices.Contains(all, name) {
			t.Errorf("%q is not among the %d texts of the data", name, len(all))
		}
	}
}
