package netcode

import (
	"errors"
	"strings"
	"testing"
)

func TestInvitations(t *testing.T) {
	pin := Fingerprint{1, 2, 3, 250}
	link := Invitation{Place: "192.168.1.20:7620", Pin: &pin}.String()
	for text, want := range map[string]string{
		link:                       "192.168.1.20:7620",
		strings.ToUpper(link):      "192.168.1.20:7620",
		" " + link + "\n":          "192.168.1.20:7620",
		"broadside://table.local":  "table.local:7620",
		"192.168.1.20":             "192.168.1.20:7620",
		"Table.Local:9000":         "table.local:9000",
		"::1":                      "[::1]:7620",
		"[::1]":                    "[::1]:7620",
		"broadside://[fe80::1]:80": "[fe80::1]:80",
	} {
		i, err := ParseInvitation(text)
		if err != nil || i.Place != want {
			t.Errorf("%q leads to %q: %v", text, i.Place, err)
		}
		if pinned := strings.EqualFold(strings.TrimSpace(text), link); pinned != (i.Pin != nil && *i.Pin == pin) {
			t.Errorf("%q has the pin %v", text, i.Pin)
		}
	}
	if i, err := ParseInvitation(link + "?hall=https://Hall.Example:7650"); err != nil || i.Pin == nil || *i.Pin != pin || i.Hall != "https://hall.example:7650" {
		t.Errorf("a link with a hall leads to %+v: %v", i, err)
	}
	host := Invitation{Place: "127.0.0.1:7620", Pin: &pin, Pass: "abc234"}
	if i, err := ParseInvitation(strings.ToUpper(host.String())); err != nil || i.Pass != host.Pass || i.Pin == nil {
		t.Errorf("the host's link leads to %+v: %v", i, err)
	}
	for _, text := range []string{link + "/pass:", link + "/pass:a/b", link + "?hall=ftp://hall", link + "?hall=http://a:b@hall", link + "?hall=hall:7650", link + "?hall=", link + "?hall=http://", link + "?hall=http://:7650", link + "?hall=http://hall/x", link + "?hall=http://hall?x=1", link + "?hall=http://hall?", link + "?hall=http://hall#x", link + "?hall=http://hall:%zz", link + "?hall=javascript://hall", "", ":7620", "host:0", "host:70000", "host:door", link[:len(link)-1], link + "/x", "broadside://", "http://host/x", "a b", "a\vb"} {
		if i, err := ParseInvitation(text); !errors.Is(err, ErrInvitation) {
			t.Errorf("%q leads to %+v: %v", text, i, err)
		}
	}
}

func FuzzInvitation(f *testing.F) {
	pin := Fingerprint{9}
	for _, s := range []string{Invitation{Place: "192.168.1.20:7620", Pin: &pin}.String(), Invitation{Place: "a:1", Pin: &pin, Pass: "k", Hall: "http://hall:7650"}.String(), "::1", "[::1]:9", "broadside://a/b", "a:1", "[\va"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		i, err := ParseInvitation(s)
		if err != nil {
			return
		}
		again, err := ParseInvitation(i.String())
		if err != nil || again.Place != i.Place || (again.Pin == nil) != (i.Pin == nil) || i.Pin != nil && (*again.Pin != *i.Pin || again.Hall != i.Hall || again.Pass != i.Pass) {
			t.Fatalf("%q leads to %v, and that to %v: %v", s, i, again, err)
		}
	})
}
