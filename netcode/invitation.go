package netcode

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"strings"
	"unicode"
)

// Invitation is where a table is, and the key that it must show there.
type Invitation struct {
	Place   string       // host:port
	Pin     *Fingerprint // nil when only the place was told
	Hall    string       // the http or https address of a hall that knows where the table is, if it moves; ""
	HostKey string       // opens the GM's chair, once; "" for everyone else
}

// scheme is what a join link begins with.
const scheme = "broadside://"

// ErrInvitation means that a text leads to no table.
var ErrInvitation = errors.New("this leads to no table")

// hostKey stands before a host key in a join link.
const hostKey = "gm:"

// String is the join link, such as "broadside://192.168.1.20:7620/" and the
// fingerprint in 52 letters and digits; or the place when there is no pin. A host
// key follows as "/gm:" and the key.
func (i Invitation) String() string {
	if i.Pin == nil {
		return i.Place
	}
	link := scheme + i.Place + "/" + i.Pin.Plain()
	if i.HostKey != "" {
		link += "/" + hostKey + i.HostKey
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
		return "", fmt.Errorf("%w: the link's hall is no address; copy all of the link, or ask for it again", ErrInvitation)
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
		return i, fmt.Errorf("%w: %q is no address; write it as 192.168.1.20 or 192.168.1.20:%d, or paste the GM's link", ErrInvitation, CleanLine(s, 80), DefaultPort)
	}
	i.Place = net.JoinHostPort(host, port)
	return i, nil
}

// parseSecrets reads what follows the place in a join link.
func (i *Invitation) parseSecrets(s string) error {
	print, more, _ := strings.Cut(s, "/")
	pin, err := ParseFingerprint(print)
	if err != nil {
		return fmt.Errorf("%w: the link is not whole, since what it ends with is no fingerprint; copy all of it, or ask the GM for it again", ErrInvitation)
	}
	i.Pin = &pin
	for part := range strings.SplitSeq(more, "/") {
		key, isKey := strings.CutPrefix(part, hostKey)
		switch {
		case isKey && key != "" && key == Sentence(key) && len(key) <= MaxPassphrase:
			i.HostKey = key
		case part != "":
			return fmt.Errorf("%w: %q at the end of the link says nothing; copy the link again", ErrInvitation, CleanLine(part, 80))
		}
	}
	return nil
}

// foreign says whether no host's name has the character.
func foreign(r rune) bool {
	return !unicode.IsGraphic(r) || unicode.IsSpace(r) || strings.ContainsRune("/[]", r)
}
