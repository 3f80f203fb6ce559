package netcode

import (
	"errors"
	"net"
	"net/url"
	"strconv"
	"strings"

	"broadside/sim/say"
	"unicode"
)

// Invitation is where a table is, and the key that it must show there.
type Invitation struct {
	Place string       // host:port
	Pin   *Fingerprint // nil when only the place was told
	Hall  string       // the http or https address of a hall that knows where the table is, if it moves; ""
	Pass  string       // what the table asks at its door, or ""
}

// scheme is what a join link begins with.
const scheme = "broadside://"

// ErrInvitation means that a text leads to no table.
var ErrInvitation = errors.New("this leads to no table")

// passMark stands in a link before what the table asks.
const passMark = "/pass:"

// String is the join link, such as "broadside://192.168.1.20:7620/" and the
// fingerprint in 52 letters and digits; or the place when there is no pin. What the
// table asks follows as "/pass:" and the words.
func (i Invitation) String() string {
	if i.Pin == nil {
		return i.Place
	}
	link := scheme + i.Place + "/" + i.Pin.Plain()
	if i.Pass != "" {
		link += passMark + i.Pass
	}
	if i.Hall != "" {
		link += hallMark + i.Hall
	}
	return link
}

// hallMark stands before the hall in a link.
const hallMark = "?hall="

// parseHall reads the address of a hall.
func parseHall(s string) (string, error) {
	u, err := url.Parse(s)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" || u.Path != "" || u.String() != s {
		return "", &Fault{Of: ErrInvitation, Why: "this leads to no table: the link's hall is no address; copy all of the link, or ask for it again"}
	}
	return s, nil
}

// ParseInvitation reads a join link, in small letters or capitals as in a QR
// code, or "host" or "host:port". The error wraps ErrInvitation.
func ParseInvitation(s string) (Invitation, error) {
	s = strings.ToLower(strings.TrimSpace(s))
	at, link := strings.CutPrefix(s, scheme)
	var i Invitation
	if link {
		place, print, pinned := strings.Cut(at, "/")
		at = place
		if pinned {
			print, at, halled := strings.Cut(print, hallMark)
			if halled {
				var err error
				if i.Hall, err = parseHall(at); err != nil {
					return i, err
				}
			}
			if err := i.parseSecrets(print); err != nil {
				return i, err
			}
		}
	}
	host, port, err := net.SplitHostPort(at)
	if err != nil {
		host, port = strings.Trim(at, "[]"), strconv.Itoa(DefaultPort)
	}
	if n, err := strconv.ParseUint(port, 10, 16); err != nil || n == 0 || host == "" || strings.ContainsFunc(host, foreign) {
		return i, &Fault{Of: ErrInvitation, Why: say.Of("this leads to no table: %s is no address; write it as 192.168.1.20 or 192.168.1.20:%d, or paste the GM's link", strconv.Quote(CleanLine(s, 80)), DefaultPort)}
	}
	i.Place = net.JoinHostPort(host, port)
	return i, nil
}

// parseSecrets reads what follows the place in a join link.
func (i *Invitation) parseSecrets(s string) error {
	print, pass, asked := strings.Cut(s, passMark)
	pin, err := ParseFingerprint(print)
	if err != nil || asked && (pass == "" || pass != Sentence(pass) || len(pass) > MaxPassphrase || strings.ContainsAny(pass, "/?")) {
		return &Fault{Of: ErrInvitation, Why: "this leads to no table: the link is not whole, since it does not end with a fingerprint and what the table asks; copy all of it, or ask the GM for it again"}
	}
	i.Pin, i.Pass = &pin, pass
	return nil
}

// foreign reports whether no host's name has the character.
func foreign(r rune) bool {
	return !unicode.IsGraphic(r) || unicode.IsSpace(r) || strings.ContainsRune("/[]", r)
}
