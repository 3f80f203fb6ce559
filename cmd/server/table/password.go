package table

import (
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"time"
)

// tryPassword says why a passphrase does not open the GM's chair, or "".
func (t *Table) tryPassword(said, host string) string {
	now := time.Now()
	g := t.guessesOf(host, now)
	if wait := g.next().Sub(now); wait > 0 {
		t.logOf(host, "password", "heard", false)
		return fmt.Sprintf("The GM's password was wrong too often; wait %v.", wait.Round(time.Second)+time.Second)
	}
	a, b := sha256.Sum256([]byte(said)), sha256.Sum256([]byte(t.Password))
	if subtle.ConstantTimeCompare(a[:], b[:]) == 1 {
		*g = guesses{}
		return ""
	}
	g.wrong++
	g.last = now
	t.logOf(host, "password", "heard", true, "wrong", g.wrong)
	t.alarm(fmt.Sprintf("Somebody at %s has guessed at the GM's password, and was wrong (%d times so far).", host, g.wrong))
	return "The GM's password is another."
}
