package say

import "testing"

func TestNamesAreMadeIntoTextsOnce(t *testing.T) {
	var n NameTexts
	for range 2 {
		for _, name := range []string{"", "Hesper", `the "Gate"`} {
			if n.Of(name) != Name(name) || n.In("%s damage", name) != Of("%s damage", name) || n.In("%s is lost", name) != Of("%s is lost", name) {
				t.Errorf("%q is %q, and %q or %q in a message", name, n.Of(name), n.In("%s damage", name), n.In("%s is lost", name))
			}
		}
	}
	if allocs := testing.AllocsPerRun(100, func() { n.Of("Hesper"); n.In("%s damage", "Hesper") }); allocs > 0 {
		t.Errorf("a text that was made allocates %v times", allocs)
	}
}
