package table

import (
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"time"
)

// hosts says whether a passphrase is the key of the host's own station.
func (t *Table) hosts(said string) bool { return t.HostKey != "" && equal(said, t.HostKey) }

// equal compares in the same time whatever the two are.
func equal(said, secret string) bool {
	a, b := sha256.Sum256([]byte(said)), sha256.Sum256([]byte(secret))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1
}

// tryPassword says why a passphrase does not open the GM's chair, or "".
func (t *Table) tryPassword(said, host string) string {
	now := time.Now()
	g := t.guessesOf(host, now)
	if wait := g.next().Sub(now); wait > 0 {
		t.logOf(host, "password", "heard", false)
		return fmt.Sprintf("The GM's password was wrong too often; wait %v.", wait.Round(time.Second)+time.Second)
	}
	if equal(said, t.Password) {
		*g = guesses{}
		return ""
	}
	g.wrong++
	g.last = now
	t.logOf(host, "password", "heard", true, "wrong", g.wrong)
	t.alarm(fmt.Sprintf("Somebody at %s has guessed at the GM's password, and was wrong (%d times so far).", host, g.wrong))
	return "The GM's password is another."
}
