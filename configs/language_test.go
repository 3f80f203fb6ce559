package configs_test

import (
	"errors"
	"strings"
	"testing"

	"broadside/configs"
	"broadside/sim/say"
)

func TestALanguageIsAFile(t *testing.T) {
	l, err := configs.Language([]byte(`
language: pl
messages:
  pilot: pilot
  "%s arrives.": "Przybywa %s."
  "%d rounds": {by: 1, one: "%d runda", few: "%d rundy", other: "%d rund"}
`))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[say.Text]string{
		say.Of("%s arrives.", "Hesper"): "Przybywa Hesper.",
		say.Of("%d rounds", 1):          "1 runda",
		say.Of("%d rounds", 3):          "3 rundy",
		say.Of("%d rounds", 12):         "12 rund",
		"no turn":                       "no turn",
	} {
		if got := l.Tell(text, nil); got != want {
			t.Errorf("%s is told as %q, not %q", text, got, want)
		}
	}
}

func TestAMistakeInALanguageIsNamed(t *testing.T) {
	for file, want := range map[string]string{
		"language: 7\nmessages: {}":                                 `language "7"`,
		"messages: [":                                               "line 1",
		"language: de\nmessages: {a: {by: 1, one: b}}":              `"a" has no words`,
		"language: de\nmessages: {\"%d a\": {by: 2, other: b}}":     "by: 2 is none of its 1 values",
		"language: de\nmessages: {\"%d a\": {other: b}}":            "by: 0 is none",
		"language: de\nmessages: {\"%d a\": \"%[2]d b\"}":           "asks for value 2, and there are 1",
		"language: de\nmessages: {\"%d a\": {by: 1, dual: b}}":      `no form "dual"`,
		"language: de\nmessages: {\"%s, %s\": \"%[2]s, %[1]s %s\"}": "",
	} {
		_, err := configs.Language([]byte(file))
		switch {
		case want == "" && err != nil:
			t.Errorf("%q: %v", file, err)
		case want != "" && (!errors.Is(err, configs.ErrLanguage) || !strings.Contains(err.Error(), want)):
			t.Errorf("%q: %v, and not %s", file, err, want)
		}
	}
}
