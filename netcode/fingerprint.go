package netcode

import (
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"fmt"
	"strings"
)

// Fingerprint is the SHA-256 of a table's public key, by which stations recognise the table.
type Fingerprint [sha256.Size]byte

var base = base32.StdEncoding.WithPadding(base32.NoPadding)

// String returns the fingerprint in groups of four letters and digits, to be read out and
// compared.
func (f Fingerprint) String() string {
	var b strings.Builder
	for i, r := range strings.ToLower(base.EncodeToString(f[:])) {
		if i > 0 && i%4 == 0 {
			b.WriteByte('-')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// ErrFingerprint means that a text is not a fingerprint.
var ErrFingerprint = errors.New("invalid table fingerprint")

// ParseFingerprint reads the output of String; dashes and spaces are ignored.
func ParseFingerprint(s string) (Fingerprint, error) {
	var f Fingerprint
	s = strings.ToUpper(strings.NewReplacer("-", "", " ", "").Replace(s))
	b, err := base.DecodeString(s)
	if err != nil || len(b) != len(f) {
		return f, fmt.Errorf("%w: a fingerprint has 52 letters and digits, in groups of four", ErrFingerprint)
	}
	copy(f[:], b)
	return f, nil
}

// signing is prepended to whatever a table signs, so that a signature cannot serve any other
// use of its key.
const signing = "broadside signature\n"

// Plain returns the fingerprint without dashes, as in a link.
func (f Fingerprint) Plain() string { return strings.ReplaceAll(f.String(), "-", "") }
