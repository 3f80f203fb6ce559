package kit

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"broadside/sim/say"
)

func fresh(t interface{ Fatal(...any) }) *UI {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	u.Begin(nil, 1280, 720, Input{}, 0)
	return u
}

func TestWrapLosesNothingAndFits(t *testing.T) {
	u := fresh(t)
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOfN(rapid.RuneFrom([]rune("ab- Wi\n")), 0, 80, -1).Draw(t, "text")
		width := rapid.Float64Range(20, 300).Draw(t, "width")
		lines := u.Wrap(say.Name(text), width, Type{})
		all := strings.Join(strings.Fields(strings.Join(lines, "")), "")
		if want := strings.Join(strings.Fields(text), ""); all != want {
			t.Fatalf("%q became %q", text, lines)
		}
		for _, line := range lines {
			if u.Width(say.Name(line), Type{}) > width+0.01 {
				t.Fatalf("%q is wider than %v", line, width)
			}
		}
	})
}

func TestFaultsAreFound(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	u.Text(Rect{10, 10, 30, 20}, "far too long for it", Type{})
	u.Text(Rect{10, 50, 200, 20}, "one", Type{})
	u.Text(Rect{12, 52, 200, 20}, "upon the other", Type{})
	u.Text(Rect{1270, 100, 200, 20}, "out of the window", Type{})
	u.Paragraph(Rect{300, 10, 80, 20}, "more lines than there is room for", Type{})
	u.Text(Rect{10, 200, 400, 20}, "well set", Type{})
	var found []string
	for _, f := range u.Faults() {
		found = append(found, f.String())
	}
	for _, want := range []string{"cut off", "lies on", "beyond the edge", "more lines"} {
		if !strings.Contains(strings.Join(found, "\n"), want) {
			t.Errorf("no fault says %q: %v", want, found)
		}
	}
	if strings.Contains(strings.Join(found, "\n"), "well set") {
		t.Errorf("a text that is well set is a fault: %v", found)
	}
}

func TestShortenedTextsFit(t *testing.T) {
	u := fresh(t)
	for _, width := range []float64{0, 5, 30, 100} {
		if s := u.shorten("The first attack of Fair Share", width, Type{}); u.Width(say.Name(s), Type{}) > width {
			t.Errorf("%q is wider than %v", s, width)
		}
	}
}

func TestNumbersHaveOneMinus(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text say.Text
		want string
	}{
		{say.Of("%+d against %d, or %+d", -5, 12, -6), "−5 against 12, or −6"},
		{say.Of("2d6%+d, d20%+d", -1, -4), "2d6−1, d20−4"},
		{say.Name("-3"), "−3"},
		{"d20 11 - 4 attacks before = 7", "d20 11 − 4 attacks before = 7"},
		{say.Name("armour (-2)"), "armour (−2)"},
		{say.Name("2026-11-24-150405-duel, X-7 and well-known"), "2026-11-24-150405-duel, X-7 and well-known"},
		{"−50 ft", "−50 ft"},
	} {
		if told := u.Told(c.text); told != c.want {
			t.Errorf("%q is told as %q, want %q", c.text, told, c.want)
		}
	}
}
