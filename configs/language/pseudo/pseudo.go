// Package pseudo provides languages for tests. In one, every letter of English is an ø: text that
// still has letters in it cannot be translated. The other takes more room.
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
	word    = regexp.MustCompile(`[A-Za-z]+`)
)

// Language returns the language of File.
func Language() (*say.Language, error) { return language.Read("pseudo.yaml", File()) }

// Longer returns English with each word a third longer.
func Longer() (*say.Language, error) { return language.Read("longer.yaml", write(stretch)) }

// File returns the language as a translator would write it.
func File() []byte {
	return write(func(s string) string { return letters.ReplaceAllString(s, "ø") })
}

// write returns a language file in which tell changes the text between the verbs.
func write(tell func(string) string) []byte {
	var b strings.Builder
	b.WriteString("language: da\nmessages:\n")
	for _, message := range language.Messages() {
		told, at := "", 0
		for _, v := range verb.FindAllStringIndex(message, -1) {
			told += tell(message[at:v[0]]) + message[v[0]:v[1]]
			at = v[1]
		}
		fmt.Fprintf(&b, "  %s: %s\n", strconv.Quote(message), strconv.Quote(told+tell(message[at:])))
	}
	return []byte(b.String())
}

// stretch repeats the last letter of each word once for each three letters in it.
func stretch(s string) string {
	return word.ReplaceAllStringFunc(s, func(w string) string {
		return w + strings.Repeat(w[len(w)-1:], (len(w)+1)/3)
	})
}
