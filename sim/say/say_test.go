package say_test

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"broadside/sim/say"
)

// names calls ships by number.
type names struct{}

func (names) Call(t say.Thing) say.Text {
	switch {
	case t.Ship != nil && *t.Ship == 3:
		return say.Name("Hesper 100%s")
	case t.Seat != nil:
		return say.Of("%s's %s", say.Ship(t.Seat[0]), say.Text("gunner"))
	}
	return "somebody"
}

// cold is a number that has a word.
type cold int

func (cold) String() string { return "cold" }

func TestTextsAreTold(t *testing.T) {
	for _, c := range []struct {
		text say.Text
		want string
	}{
		{"", ""},
		{"it is not your turn", "it is not your turn"},
		{say.Name("["), "["},
		{say.Of("%s arrives.", say.Ship(3)), "Hesper 100%s arrives."},
		{say.Of("%S fires.", say.Seat(3, 2, 1)), "Hesper 100%s's gunner fires."},
		{say.Of("%S fires.", say.Person(9)), "Somebody fires."},
		{say.Of("%d %% of %d and %s", uint8(4), cold(3), cold(3)), "4 % of 3 and cold"},
		{say.Of("%d of %+d, %+d and %d %%", uint8(4), 5, -6, int16(7)), "4 of +5, -6 and 7 %"},
		{say.Of("%s", say.Of("%s \"%s\"", "a<b>&", say.Of("%d", 1))), `a<b>& "1"`},
		{say.List(say.Names([]string{"a", "b", "c"})), "a, b, c"},
		{say.Sentences("", "One.", "", "Two."), "One. Two."},
		{say.Stop(say.Label("Hull", say.Change("points", 9, say.Amount(4, "ft")))), "Hull: points 9 → 4 ft."},
		{say.Of("%s and %s", "one"), "one and %s"},
		{`["%s"`, `["%s"`},
		{`{"ship":"x"}`, `{"ship":"x"}`},
		{`["%[2]s %[1]s %[9]s %x",1,"b"]`, "b 1 %[9]s %x"},
	} {
		if got := say.English(c.text, names{}); got != c.want {
			t.Errorf("%s is told as %q, not %q", c.text, got, c.want)
		}
	}
}

func TestNamesStayWithAText(t *testing.T) {
	for _, text := range []say.Text{
		"", "has been seen", say.Name("{"), say.Ship(3), say.Seat(3, 2, 1),
		say.Of("%s hits %s for %d, %+d", say.Seat(3, 2, 1), say.Of("%s's shield [%s]", say.Ship(3), "{"), 4, -2),
	} {
		fixed := say.WithNames(text, names{})
		if got, want := fixed.String(), say.English(text, names{}); got != want {
			t.Errorf("%s becomes %s, told as %q and not as %q", text, fixed, got, want)
		}
	}
}

// Without a Namer, a thing is told without its number.
func TestAThingWithoutNamesIsTold(t *testing.T) {
	if got, want := say.Of("%S fires at %s", say.Seat(3, 2, 1), say.Ship(3)).String(), "Somebody fires at something"; got != want {
		t.Errorf("told as %q, not %q", got, want)
	}
}

func TestAnotherLanguageReplacesMessages(t *testing.T) {
	l := &say.Language{
		Lines: map[say.Text]say.Wording{
			"%s has %d rounds left": {Words: "%[1]s: %[2]d Runden", By: 2, Forms: map[string]say.Text{"one": "%[1]s: eine Runde"}},
			"gunner":                {Words: "Schütze"},
			"%s's %s":               {Words: "%[2]s der %[1]s"},
		},
		Forms: []string{"other", "one"},
	}
	for n, want := range []string{"Schütze der Hesper 100%s: 0 Runden", "Schütze der Hesper 100%s: eine Runde"} {
		if got := l.Tell(say.Of("%s has %d rounds left", say.Seat(3, 2, 1), n), names{}); got != want {
			t.Errorf("%d rounds are told as %q, not %q", n, got, want)
		}
	}
	if got := l.Tell("no such message", nil); got != "no such message" {
		t.Errorf("a message that the language lacks is told as %q", got)
	}
}

// Large numbers take the plural forms of the last hundred.
func TestLargeNumbersTakeTheFormsOfTheLastHundred(t *testing.T) {
	const message say.Text = "%d rounds left"
	l := &say.Language{Lines: map[say.Text]say.Wording{message: {Words: "%d other", By: 1, Forms: map[string]say.Text{"one": "%d one", "two": "%d two"}}}, Forms: make([]string, 2*say.FormsRepeat)}
	l.Forms[1], l.Forms[102] = "one", "two"
	for n, want := range map[int64]string{
		0: "0 other", 1: "1 one", -1: "-1 one", 2: "2 other", 102: "102 two", 202: "202 two", 201: "201 other", -70_002: "-70002 two",
		math.MaxInt64: "9223372036854775807 other", math.MinInt64: "-9223372036854775808 other",
	} {
		if got := l.Tell(say.Of(message, n), nil); got != want {
			t.Errorf("%d is told as %q, not %q", n, got, want)
		}
	}
	l.Forms = nil
	if got := l.Tell(say.Of(message, 1), nil); got != "1 other" {
		t.Errorf("without forms it is told as %q", got)
	}
}

// Texts from the network can neither nest nor repeat without limit.
func TestATextThatGrowsIsCut(t *testing.T) {
	text := say.Text("ha")
	for range 60 {
		text = say.Of("%[1]s%[1]s%[1]s", text)
	}
	if n := len(say.English(text, nil)); n > 10_000 {
		t.Errorf("it is told in %d bytes", n)
	}
	const long = 777 // not a divisor of the limit
	word := strings.Repeat("a", long)
	for _, part := range []string{`"=` + word + `"`, strings.Repeat("7", long)} {
		text = say.Text(`["` + strings.Repeat("%[1]s", 60) + `",["` + strings.Repeat("%[1]s", 60) + `",` + part + `]]`)
		if n := len(say.English(text, nil)); len(text) > say.Max || n > 30_000 {
			t.Errorf("%d bytes are told in %d", len(text), n)
		}
	}
	if got := say.English(say.Text(strings.Repeat(`["%s",`, 5000)), nil); got == "" {
		t.Error("what is no text is told as nothing")
	}
}

// Every letter of a name is kept, however JSON encodes it.
func TestNamesKeepTheirLetters(t *testing.T) {
	for r := range rune(0x2030) {
		name := "a" + string(r) + "b"
		text := say.Of("%s %d", name, 7)
		var parts []any
		if err := json.Unmarshal([]byte(text), &parts); err != nil || parts[1] != "="+name {
			t.Fatalf("%U: %s holds %v: %v", r, text, parts, err)
		}
		var w bytes.Buffer
		e := json.NewEncoder(&w)
		e.SetEscapeHTML(false)
		if err := e.Encode([]any{"%s %d", "=" + name, 7}); err != nil || strings.TrimSpace(w.String()) != string(text) {
			t.Fatalf("%U: %s, in JSON %s: %v", r, text, &w, err)
		}
	}
}

func FuzzTell(f *testing.F) {
	f.Add(`["%s takes %+d.",{"ship":3},-4]`)
	f.Add(`["%",["%[1]s"],"=x"]`)
	f.Add(`[""]`)
	f.Fuzz(func(t *testing.T, text string) {
		say.English(say.Text(text), names{})
		_ = say.Text(text).Message()
	})
}

// People's own words stay unchanged, even if they look like a message.
func TestOwnWordsAreNoMessage(t *testing.T) {
	const said = "%d%% of %[1]s, %s"
	if got := say.English(say.Text("="+said), nil); got != said {
		t.Errorf("%q is told as %q", said, got)
	}
}
