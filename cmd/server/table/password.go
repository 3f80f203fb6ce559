package table

import (
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"strings"
	"time"
)

// hosts says whether a passphrase is the key of the host's own station.
func (t *Table) hosts(said string) bool { return t.HostKey != "" && equal(said, t.HostKey) }

// equal compares in the same time whatever the two are.
func equal(said, secret string) bool {
	a, b := sha256.Sum256([]byte(said)), sha256.Sum256([]byte(secret))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1
}

// challenge asks whoever comes for the GM's password or the table's PIN, and says
// whether they know the first, or why they are not let in. A guest who comes back is
// asked for nothing, and may say the password.
func (t *Table) challenge(g *guest, said, host string) (gm bool, why string) {
	switch {
	case g != nil && (g.knows || said == "" || t.Password == ""):
		return false, ""
	case said == "" && t.PIN == "", t.Password == "" && t.PIN == "":
		return false, ""
	case said == "":
		return false, "This table asks for a PIN. Ask the GM for it, or for the link, and say it where you join."
	}
	return t.tryPassword(said, host)
}

// tryPassword says whether a passphrase is the GM's password, or why it opens
// nothing. A PIN opens the table, and not the chair.
func (t *Table) tryPassword(said, host string) (gm bool, why string) {
	now := time.Now()
	g := t.guessesOf(host, now)
	if wait := g.next().Sub(now); wait > 0 {
		t.logOf(host, "password", "heard", false)
		return false, fmt.Sprintf("%s was wrong too often; wait %v.", t.asked(), wait.Round(time.Second)+time.Second)
	}
	gm = t.Password != "" && equal(said, t.Password)
	if gm || t.PIN != "" && equal(said, t.PIN) {
		*g = guesses{}
		return gm, ""
	}
	g.wrong++
	g.last = now
	t.logOf(host, "password", "heard", true, "wrong", g.wrong)
	t.alarm(fmt.Sprintf("Somebody at %s has guessed at %s, and was wrong (%d times so far).", host, strings.ToLower(t.asked()[:1])+t.asked()[1:], g.wrong))
	return false, t.asked() + " is wrong."
}

// asked is what the table asks for.
func (t *Table) asked() string {
	switch {
	case t.PIN == "":
		return "The GM's password"
	case t.Password == "":
		return "The table's PIN"
	}
	return "The PIN or the password"
}
