package likeness

import "testing"

func TestNamesThatLookAlikeAreTold(t *testing.T) {
	for _, row := range []struct {
		a, b  string
		alike bool
	}{
		{"Ada", "ada", true}, {"Ada", "\u0410d\u0430", true}, {"Ada", "Ádâ", true}, {"Ada", "A d a.", true}, {"Ada", "Ａｄａ", true}, {"Ada", "𝔄da", true},
		{"Bill", "BiI1", true}, {"Bo", "B0", true}, {"Bo", "Βο", true}, {"Mara", "Marna", false}, {"Marn", "Mam", true}, {"Oxo", "Оxо", true},
		{"Ada", "Ida", false}, {"Mo", "Jo", false}, {"★", "★★", false}, {"李", "王", false}, {"Света", "Лена", false},
		{"Света", "СВЕТА", true}, {"Hana", "Ηаnа", true}, {"Bo", "Ᏼo", true}, {"Roy", "ᎡoУ", true}, {"Max", "Ⅿaх", true}, {"Gil", "Ԍi|", true}, {"vvil", "wil", true},
		{"Søren", "Soren", true}, {"Bo", "Ꭾo", false}, {"Ola", "O1a", true}, {"Ян", "Ин", false}, {"", "Ada", false},
	} {
		if got := Alike(row.a, row.b); got != row.alike || Alike(row.b, row.a) != got {
			t.Errorf("%q and %q: alike is %v (%q, %q)", row.a, row.b, got, likenesses(row.a), likenesses(row.b))
		}
	}
}
