package netcode

import (
	"errors"
	"net"
	"net/url"
	"strconv"
	"strings"
	"unicode"

	"broadside/sim/say"
)

// Invitation is the address of a table and the key that it must show.
type Invitation struct {
	Place string       // host:port
	Pin   *Fingerprint // nil if only the place is known
	Hall  string       // the http or https address of a hall that knows where the table is, if it moves; ""
	Pass  string       // what the table asks at its door, or ""
}

// scheme is the start of a join link.
const scheme = "broadside://"

// ErrInvitation means that a text is not an invitation.
var ErrInvitation = errors.New("this does not lead to a table")

// passMark precedes the passphrase or PIN in a link.
const passMark = "/pass:"

// String returns the join link, such as "broadside://192.168.1.20:7620/" and the fingerprint
// in 52 letters and digits, followed by "/pass:" and the words that the table asks for, if
// any. Without a pin it returns the place.
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

// hallMark precedes the hall in a link.
const hallMark = "?hall="

// parseHall reads the address of a hall.
func parseHall(s string) (string, error) {
	u, err := url.Parse(s)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || u.User != nil || u.RawQuery != "" || u.ForceQuery || u.Fragment != "" || u.Path != "" || u.String() != s {
		return "", &Fault{Of: ErrInvitation, Why: "this does not lead to a table: the link's hall is not an address; copy all of the link, or ask for it again"}
	}
	return s, nil
}

// ParseInvitation reads "host", "host:port" or a join link, in lower case or in the capitals
// of a QR code. The error wraps ErrInvitation.
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
		return i, &Fault{Of: ErrInvitation, Why: say.Of("this does not lead to a table: %s is not an address; write it as 192.168.1.20 or 192.168.1.20:%d, or paste the GM's link", strconv.Quote(CleanLine(s, 80)), DefaultPort)}
	}
	i.Place = net.JoinHostPort(host, port)
	return i, nil
}

// parseSecrets reads the part of a join link after the place.
func (i *Invitation) parseSecrets(s string) error {
	print, pass, asked := strings.Cut(s, passMark)
	pin, err := ParseFingerprint(print)
	if err != nil || asked && (pass == "" || pass != Sentence(pass) || len(pass) > MaxPassphrase || strings.ContainsAny(pass, "/?")) {
		return &Fault{Of: ErrInvitation, Why: "this does not lead to a table: the link is incomplete: it does not end with a fingerprint and what the table asks for; copy all of it, or ask the GM for it again"}
	}
	i.Pin, i.Pass = &pin, pass
	return nil
}

// foreign reports whether a character cannot occur in a host name.
func foreign(r rune) bool {
	return !unicode.IsGraphic(r) || unicode.IsSpace(r) || strings.ContainsRune("/[]", r)
}
