package language_test

import (
	"errors"
	"strings"
	"testing"

	"broadside/configs/language"
	"broadside/sim/say"
)

func TestALanguageIsAFile(t *testing.T) {
	l, err := language.Read("pl.yaml", []byte(`
language: pl
messages:
  pilot: pilot
  "%s arrives.": "Przybywa %s."
  "each foot costs two, %d rounds": {by: 1, one: "%d runda", few: "%d rundy", other: "%d rund"}
`))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[say.Text]string{
		say.Of("%s arrives.", "Hesper"):              "Przybywa Hesper.",
		say.Of("each foot costs two, %d rounds", 1):  "1 runda",
		say.Of("each foot costs two, %d rounds", 3):  "3 rundy",
		say.Of("each foot costs two, %d rounds", 12): "12 rund",
		"no turn": "no turn",
	} {
		if got := l.Tell(text, nil); got != want {
			t.Errorf("%s is told as %q, not %q", text, got, want)
		}
	}
}

func TestAMistakeInALanguageIsNamed(t *testing.T) {
	for file, want := range map[string]string{
		"language: 7\nmessages: {}":                        `x.yaml:1: language "7"`,
		"messages: [":                                      "line 1",
		"language: de\nmessages:\n  pilto: b":              `x.yaml:3: "pilto" is no message; the nearest is "pilot"`,
		"language: de\nmessages: {pilot: {by: 1, one: b}}": `"pilot" has no words`,
		"language: de\nmessages: {\"each foot costs two, %d rounds\": {by: 2, other: b}}":                "by: 2, which is none of its 1 values",
		"language: de\nmessages: {\"each foot costs two, %d rounds\": {other: b}}":                       "by: 0, which is none",
		"language: de\nmessages: {\"each foot costs two, %d rounds\": \"%[2]d b\"}":                      "asks for value 2",
		"language: de\nmessages: {\"each foot costs two, %d rounds\": b}":                                "lacks value 1",
		"language: de\nmessages: {\"each foot costs two, %d rounds\": {by: 1, dual: b}}":                 `has a form "dual"`,
		"language: de\nmessages: {\"%s, %s\": \"%[2]s, %[1]s\"}":                                         "is no message",
		"language: de\nmessages: {\"each foot costs two, %d rounds\": {by: 1, one: b, other: \"%d c\"}}": "",
	} {
		_, err := language.Read("x.yaml", []byte(file))
		switch {
		case want == "" && err != nil:
			t.Errorf("%q: %v", file, err)
		case want != "" && (!errors.Is(err, language.ErrLanguage) || !strings.Contains(err.Error(), want)):
			t.Errorf("%q: %v, and not %s", file, err, want)
		}
	}
}
