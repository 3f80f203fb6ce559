package discovery

import (
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
)

// CodeSize is the length of a table's code, short enough to be called across a room; with 32
// letters there are a billion codes.
const CodeSize = 6

// letters omits 0, O, 1 and I, which look alike. There are 32, so five random bits choose one.
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

// ErrCode means that a text cannot be a table's code.
var ErrCode = errors.New("this is not a table code")

// NewCode returns a random code for a table.
func NewCode() string {
	b := make([]byte, CodeSize)
	_, _ = rand.Read(b) // never fails
	for i := range b {
		b[i] = letters[b[i]%32]
	}
	return string(b)
}

// ParseCode reads a code as people type it, lower case and spaces included.
func ParseCode(s string) (string, error) {
	code := strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(s))
	if len(code) != CodeSize || strings.Trim(code, letters) != "" {
		return "", fmt.Errorf("%w: %q; a code has %d letters and digits, without 0, O, 1 and I", ErrCode, s, CodeSize)
	}
	return code, nil
}
