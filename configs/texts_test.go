package configs

import (
	"slices"
	"testing"
)

// Names that the program derives can be translated like those of data files.
func TestNamesThatAreMadeCanBeWorded(t *testing.T) {
	all := Texts()
	for _, name := range []string{"unarmed strike", "Warden rifle butt", "primed with force detonation", "Soldier"} {
		if !slices.Contains(all, name) {
			t.Errorf("%q is not among the %d texts of the data", name, len(all))
		}
	}
}
