package table

import (
	"crypto/sha256"
	"crypto/subtle"
	"io"
	"slices"

	"broadside/netcode"
)

// Mark is what a table remembers of a token: half of its hash, from which the token cannot be
// derived.
type Mark [sha256.Size / 2]byte

func markOf(token []byte) (m Mark) {
	sum := sha256.Sum256(token)
	copy(m[:], sum[:])
	return m
}

// maxSpent is how many spent tokens of a guest are recognised.
const maxSpent = 16

// pass is what identifies a guest. A token is spent as soon as its successor is known to have
// arrived.
type pass struct {
	valid []Mark // the latest one, after one that may still be the latest at the station
	spent []Mark
}

func (p *pass) isValid(m Mark) bool  { return has(p.valid, m) }
func (p *pass) isLatest(m Mark) bool { return has(p.valid[max(0, len(p.valid)-1):], m) }
func (p *pass) isSpent(m Mark) bool  { return has(p.spent, m) }

func has(marks []Mark, m Mark) bool {
	return slices.ContainsFunc(marks, func(o Mark) bool { return subtle.ConstantTimeCompare(o[:], m[:]) == 1 })
}

// next makes the token that identifies the guest from here on. Of earlier tokens, only the one that
// was used last remains valid.
func (p *pass) next(random io.Reader) []byte {
	token := make([]byte, netcode.TokenSize)
	_, _ = io.ReadFull(random, token) // never fails
	p.valid = append(p.valid, markOf(token))
	return token
}

// use records the token with which the guest has joined: any other was never received.
func (p *pass) use(m Mark) { p.valid = append(p.valid[:0], m) }

// arrived records that the latest token has been received, and reports whether that spends another.
func (p *pass) arrived() bool {
	last := len(p.valid) - 1
	if last < 1 {
		return false
	}
	p.spent = append(p.spent, p.valid[:last]...)
	p.spent = slices.Clone(p.spent[max(0, len(p.spent)-maxSpent):])
	p.valid = slices.Clone(p.valid[last:])
	return true
}
