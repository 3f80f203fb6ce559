// Package pseudo is a language for tests, in which every letter of English is an ø: what
// still has letters when it is told in it cannot be translated.
package pseudo

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"broadside/configs/language"
	"broadside/sim/say"
)

var (
	verb    = regexp.MustCompile(`%\+?[sSd%]`)
	letters = regexp.MustCompile(`[A-Za-z]`)
)

// Language returns the language as it is read from File.
func Language() (*say.Language, error) { return language.Read("pseudo.yaml", File()) }

// File returns the language as a translator would write it.
func File() []byte {
	var b strings.Builder
	b.WriteString("language: da\nmessages:\n")
	for _, message := range language.Messages() {
		fmt.Fprintf(&b, "  %s: %s\n", strconv.Quote(message), strconv.Quote(words(message)))
	}
	return []byte(b.String())
}

// words returns a message without its letters but with its verbs.
func words(message string) string {
	var b strings.Builder
	at := 0
	for _, v := range verb.FindAllStringIndex(message, -1) {
		b.WriteString(letters.ReplaceAllString(message[at:v[0]], "ø") + message[v[0]:v[1]])
		at = v[1]
	}
	return b.String() + letters.ReplaceAllString(message[at:], "ø")
}
